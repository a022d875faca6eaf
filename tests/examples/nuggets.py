"""The example package of examples/, built and installed into a folder of its own."""

import subprocess
import sys
from pathlib import Path

from tests.support import ROOT

EXAMPLE = ROOT / "examples" / "boomtown-nuggets"


def install_nuggets(folder: Path) -> Path:
    """The folder into which pip has installed the package, built from a copy of it."""
    for path in EXAMPLE.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            copy = folder / "source" / path.relative_to(EXAMPLE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    words = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(folder / "there")]
    done = subprocess.run(
        [sys.executable, *words, str(folder / "source")], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return folder / "there"
