"""Compiles the kernel, the games and the bots with mypyc when that is possible; everything runs without it as well.

BOOMTOWN_COMPILE=0 leaves the compilation out, BOOMTOWN_COMPILE=1 makes a failure an error.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

WISH = os.environ.get("BOOMTOWN_COMPILE", "auto")
HERE = Path(__file__).parent

# Not worth compiling: classes of the standard library's making, data read once, modules that look themselves up.
PLAIN = {"__init__.py", "meta.py", "registry.py", "message.py", "errors.py", "record.py", "match.py", "compiled.py"}


def extensions() -> list[object]:
    if WISH == "0" or "editable_wheel" in sys.argv:
        return []
    try:
        from mypyc.build import mypycify

        os.environ.setdefault("MYPYPATH", str(HERE / "src"))
        sources = sorted(
            str(path.relative_to(HERE))
            for folder in ("kernel", "games", "bots")
            for path in (HERE / "src" / "boomtown" / folder).rglob("*.py")
            if path.name not in PLAIN
        )
        found = mypycify(["--strict", *sources], opt_level="3", debug_level="0")
    except (ImportError, SystemExit):
        if WISH == "1":
            raise
        return []
    for extension in found:
        extension.optional = WISH != "1"
    return list(found)


setup(ext_modules=extensions())
