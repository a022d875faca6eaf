"""Compiles the kernel, the games and the bots with mypyc when that is possible; everything runs without it as well.

BOOMTOWN_COMPILE=0 leaves the compilation out, BOOMTOWN_COMPILE=1 makes a failure an error.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

WISH = os.environ.get("BOOMTOWN_COMPILE", "auto")
HERE = Path(__file__).parent

# Not worth compiling: data read once, texts, classes of the standard library's making.
PLAIN = {
    "__init__.py", "meta.py", "registry.py", "message.py", "errors.py", "record.py", "match.py", "compiled.py",
    "schema.py", "lines.py", "room.py", "faces.py", "terminal.py", "sheet.py",
}  # fmt: skip


def sources(folder: str) -> list[str]:
    found = (HERE / "src" / "boomtown" / folder).rglob("*.py")
    return sorted(str(path.relative_to(HERE)) for path in found if path.name not in PLAIN)


def groups() -> list[tuple[list[str], str]]:
    """One shared library for the kernel and the bots and one per game, so that no C file becomes huge."""
    games = sorted(path.name for path in (HERE / "src" / "boomtown" / "games").iterdir() if (path / "meta.py").exists())
    core = [*sources("kernel"), *sources("bots")]
    return [(core, "boomtown_core"), *((sources(f"games/{game}"), f"boomtown_{game}") for game in games)]


def extensions() -> list[object]:
    if WISH == "0" or "editable_wheel" in sys.argv:
        return []
    try:
        from mypyc.build import mypycify

        os.environ.setdefault("MYPYPATH", str(HERE / "src"))
        parts = groups()
        files = [source for group, _ in parts for source in group]
        found = mypycify(["--strict", *files], opt_level="2", debug_level="0", separate=parts)
    except (ImportError, SystemExit):
        if WISH == "1":
            raise
        return []
    for extension in found:
        extension.optional = WISH != "1"
    return list(found)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
