"""docs/adding-a-game.md is followed to the letter: its files make a game that passes the suite and can be played."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.docs.claims import DOCUMENT, files_of_the_document, write_claims
from tests.support import ROOT, SOURCE

SHELL_BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)

# How the document calls the folder of the game, as seen from a checkout.
FOLDER = "../claims"


def commands_of_the_document() -> list[str]:
    blocks: list[str] = SHELL_BLOCK.findall(DOCUMENT.read_text("utf-8"))
    return [line for block in blocks for line in block.splitlines()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_claims(tmp_path_factory.mktemp("document"))


def run(folder: Path, words: Sequence[str], **environment: str) -> None:
    """Run something in a fresh Python process in which the game is installed."""
    path = os.pathsep.join([str(SOURCE.parent), str(folder), os.environ.get("PYTHONPATH", "")])
    result = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, f"{' '.join(words)}\n{result.stdout}\n{result.stderr}"


def follow(folder: Path, start: str) -> None:
    """Run the one command of the document that begins like this, in the test's own environment."""
    (command,) = [line for line in commands_of_the_document() if line.startswith(start)]
    words = [
        str(folder) + word.removeprefix(FOLDER) if word.startswith(FOLDER) else word for word in shlex.split(command)
    ]
    environment = dict(word.split("=") for word in words if re.match(r"[A-Z_]+=", word))
    program, *arguments = words[len(environment) :]
    tool = Path(program).name
    run(folder, arguments if tool == "python" else ["-m", tool, *arguments], **environment)


def test_the_document_has_every_file_of_a_room() -> None:
    from tests.contract.test_house import FURNITURE

    names = files_of_the_document()
    assert {f"boomtown_claims/{name}" for name in FURNITURE} <= set(names)
    assert all(text.strip() for text in names.values())


def test_the_game_passes_the_contract_suite(folder: Path) -> None:
    follow(folder, ".venv/bin/python -m tests.golden")
    follow(folder, "BOOMTOWN_GAMES=claims .venv/bin/python -m pytest")


def test_the_code_of_the_document_is_typed_and_tidy(folder: Path) -> None:
    follow(folder, ".venv/bin/mypy")
    # Which imports are our own cannot be seen from where the folder lies.
    run(folder, ["-m", "ruff", "check", "--ignore", "I001", "--config", "pyproject.toml", "--no-cache", str(folder)])
    run(folder, ["-m", "ruff", "format", "--check", "--config", "pyproject.toml", "--no-cache", str(folder)])


def test_the_game_is_played_in_the_terminal_and_on_the_server(folder: Path) -> None:
    run(folder, ["-m", "pytest", "-p", "no:cacheprovider", "tests/docs/play_claims.py"], BOOMTOWN_GAMES="claims")
