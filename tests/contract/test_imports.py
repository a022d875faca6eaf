"""Imports point inwards: games -> kernel; everything else -> kernel and the registry, never a game."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import boomtown
from boomtown.kernel import registry
from tests.support import GAMES, SOURCE, room_folder

# From the inside out; a package may import itself and what lies further in.
LAYERS = {
    "version": 0, "kernel": 1, "games": 2, "": 3, "extras": 3, "text": 4, "bots": 5, "sheet": 5, "arena": 6, "term": 7,
    "table": 7, "learning": 7, "library": 8, "rl": 9, "cli": 10, "__main__": 11,
}  # fmt: skip


def imports(path: Path, typing_too: bool = True) -> Iterator[str]:
    """The full names of all modules a file imports, those inside functions included, and those for the type checker."""
    package = package_of(path)
    for node in walk(ast.parse(path.read_text("utf-8")), typing_too):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            # `from package import module` imports the module as well.
            names = [f"{module}.{alias.name}" for alias in node.names]
            modules = [name for name in names if is_module(name)]
            yield from modules
            if len(modules) < len(names):
                yield module


def package_of(path: Path) -> tuple[str, ...]:
    """The package that a file of ours or of a room elsewhere is in, part by part."""
    if path.is_relative_to(SOURCE):
        return ("boomtown", *path.relative_to(SOURCE).parts[:-1])
    game_id = next(game_id for game_id in boomtown.game_ids() if path.is_relative_to(room_folder(game_id)))
    return (*registry.package(game_id).split("."), *path.relative_to(room_folder(game_id)).parts[:-1])


def walk(tree: ast.AST, typing_too: bool) -> Iterator[ast.AST]:
    """All nodes, with or without what stands under `if TYPE_CHECKING`."""
    yield tree
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            for part in (child.body if typing_too else []) + child.orelse:
                yield from walk(part, typing_too)
        else:
            yield from walk(child, typing_too)


def is_module(name: str) -> bool:
    path = SOURCE.joinpath(*name.split(".")[1:])
    return name.startswith("boomtown.") and (path.is_dir() or path.with_suffix(".py").is_file())


def part_of(module: str) -> str:
    """The part of the house a boomtown module belongs to."""
    return module.split(".")[1] if "." in module else ""


def sources() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(("boomtown", *(part for part in parts if part != "__init__")))


def test_the_walk_sees_the_whole_house() -> None:
    names = {name_of(path) for path in sources()}
    assert {"boomtown", "boomtown.kernel.state", "boomtown.games.wagons.rules"} <= names
    assert set(imports(SOURCE / "kernel" / "registry.py")) >= {"boomtown.kernel.game", "boomtown.games"}


# What a room brings for one client. It may import that client's part of the house; the engine never imports it.
CLIENT_FILES = {"terminal.py": ("term", "text"), "sheet.py": ("sheet", "text")}

# Exceptions, each for a reason that stands beside the import.
ALLOWED = {
    "boomtown.kernel.registry imports boomtown.games": "it scans the folder of the games",
    "boomtown imports boomtown.library.analysis": "the front door opens what lies further out when it is asked for",
    "boomtown imports boomtown.library.front": "the same",
    "boomtown imports boomtown.text": "the same",
}


def test_every_part_imports_only_what_lies_further_in() -> None:
    wrong = set()
    for path in sources():
        part = part_of(name_of(path))
        assert part in LAYERS, f"{path}: a part of the house without a layer"
        allowed = CLIENT_FILES.get(path.name, ()) if part == "games" else ()
        for module in imports(path):
            other = part_of(module)
            if module.split(".")[0] == "boomtown" and other not in (part, *allowed) and LAYERS[other] >= LAYERS[part]:
                wrong.add(f"{name_of(path)} imports {module}")
    assert wrong == set(ALLOWED)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_imports_the_kernel_and_itself_alone(game_id: str) -> None:
    folder = room_folder(game_id)
    for path in folder.rglob("*.py"):
        if path.name in CLIENT_FILES or path.is_relative_to(folder / "tests"):
            continue
        for module in imports(path):
            inside = module.startswith(("boomtown.kernel", registry.package(game_id)))
            assert inside or module.split(".")[0] in sys.stdlib_module_names, f"{path} imports {module}"
            assert not module.endswith((".terminal", ".sheet")), f"{path} imports {module}, which is for one client"


def test_nobody_else_imports_a_game() -> None:
    for path in sources():
        if path.relative_to(SOURCE).parts[0] != "games":
            # Types by title are for the type checker alone.
            typing_too = path != SOURCE / "library" / "front.py"
            assert [module for module in imports(path, typing_too) if module.startswith("boomtown.games.")] == [], path


def test_kernel_needs_the_standard_library_alone() -> None:
    for path in (SOURCE / "kernel").glob("*.py"):
        for module in imports(path, typing_too=False):
            top = module.split(".")[0]
            assert top == "boomtown" or top in sys.stdlib_module_names, f"{path} imports {module}"


def test_the_facts_of_a_game_load_nothing_else() -> None:
    for game_id in boomtown.game_ids():
        assert list(imports(room_folder(game_id) / "meta.py")) == ["boomtown.kernel.meta"]
