"""Compiles the kernel, the games and the bots with mypyc when that is possible; everything runs without it as well.

BOOMTOWN_COMPILE=0 leaves the compilation out, BOOMTOWN_COMPILE=1 makes a failure an error. BOOMTOWN_REFERENCE=1
compiles the frozen contestant of bench/reference along, which is no part of the product.
"""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.sdist import sdist

REFERENCE = os.environ.get("BOOMTOWN_REFERENCE") == "1"
WISH = os.environ.get("BOOMTOWN_COMPILE", "auto")
HERE = Path(__file__).parent
CLIENT = "src/boomtown/table/static/index.html"

# Not worth compiling: data read once, texts, classes of the standard library's making.
PLAIN = {
    "__init__.py", "meta.py", "registry.py", "message.py", "errors.py", "record.py", "match.py", "compiled.py",
    "schema.py", "lines.py", "lesson.py", "figures.py", "room.py", "faces.py", "terminal.py", "sheet.py", "names.py",
    "protocol.py", "external.py", "__main__.py",
}  # fmt: skip


def sources(folder: str) -> list[str]:
    found = (HERE / "src" / "boomtown" / folder).rglob("*.py")
    return sorted(str(path.relative_to(HERE)) for path in found if path.name not in PLAIN)


def groups() -> list[tuple[list[str], str]]:
    """One shared library for the kernel and the bots and one per game, so that no C file becomes huge."""
    games = sorted(path.name for path in (HERE / "src" / "boomtown" / "games").iterdir() if (path / "meta.py").exists())
    core = [*sources("kernel"), *sources("bots")]
    parts = [(core, "boomtown_core"), *((sources(f"games/{game}"), f"boomtown_{game}") for game in games)]
    if REFERENCE:
        found = (HERE / "bench" / "reference" / "boomtown_reference").rglob("*.py")
        parts.append((sorted(str(path.relative_to(HERE)) for path in found), "boomtown_reference"))
    return parts


def extensions() -> list[object]:
    if WISH == "0" or "editable_wheel" in sys.argv:
        return []
    try:
        from mypyc.build import mypycify

        os.environ.setdefault("MYPYPATH", f"{HERE / 'src'}{os.pathsep}{HERE / 'bench' / 'reference'}")
        parts = groups()
        files = [source for group, _ in parts for source in group]
        # What is not compiled may need libraries that are not there while we build; `make lint` checks it.
        flags = ["--strict", "--follow-imports=silent"]
        found = mypycify([*flags, *files], opt_level="2", debug_level="0", separate=parts)
    except (ImportError, SystemExit):
        if WISH == "1":
            raise
        return []
    for extension in found:
        extension.optional = WISH != "1"
    return list(found)


class Wheel(bdist_wheel):
    """A wheel in which nothing could be compiled fits every machine, and says so."""

    def get_tag(self) -> tuple[str, str, str]:
        if not any(path.suffix in (".so", ".pyd") for path in Path(self.bdist_dir).rglob("*")):
            self.root_is_pure = True
        tag: tuple[str, str, str] = super().get_tag()
        return tag


class SourceDistribution(sdist):
    """The browser client is built by Node, which whoever installs the package need not have."""

    def run(self) -> None:
        if not (HERE / CLIENT).is_file():
            sys.exit(f"{CLIENT} is missing: build the browser client first, with `make {CLIENT}`.")
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"bdist_wheel": Wheel, "sdist": SourceDistribution},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
