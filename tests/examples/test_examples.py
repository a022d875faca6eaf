"""The example package is built, installed beside Boomtown and played: game and bot by entry point."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.nuggets import install_nuggets
from tests.support import ROOT, SOURCE


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_nuggets(tmp_path_factory.mktemp("examples"))


def run(words: list[str], folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


def test_the_example_is_played_everywhere(installed: Path) -> None:
    path = os.pathsep.join([str(SOURCE.parent), str(installed), os.environ.get("PYTHONPATH", "")])
    run(["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/examples/play_nuggets.py"], ROOT, {"PYTHONPATH": path})


def test_the_example_is_typed(installed: Path) -> None:
    words = [
        "-m",
        "mypy",
        "--strict",
        "--config-file",
        str(ROOT / "pyproject.toml"),
        str(installed / "boomtown_nuggets"),
    ]
    run(words, ROOT, {"MYPYPATH": os.pathsep.join([str(SOURCE.parent), str(installed)])})
