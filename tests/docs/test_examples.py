"""The documents are true: their examples run, their commands exist, their links lead somewhere."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest

import boomtown
from boomtown.bots import Bot, Seat, bot
from boomtown.kernel.state import State
from boomtown.sheet import score_sheet, sheet_games
from tests.cli.runner import run
from tests.support import ROOT, SOURCE

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
NAMES = [str(path.relative_to(ROOT)) for path in DOCUMENTS]

# How far the example bot plays each game.
DECISIONS = 60

LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")


def blocks(document: str, language: str) -> list[str]:
    """The examples of a document in a language; a block that is indented in the document is not here."""
    text = (ROOT / document).read_text("utf-8")
    found: list[str] = re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return found


def commands(document: str) -> list[list[str]]:
    """Every `boomtown ...` of the blocks of a document, word by word, without what explains it."""
    lines: list[str] = re.findall(
        r"^ *(?:\S*/)?boomtown ((?:\S+ ?)+)", (ROOT / document).read_text("utf-8"), re.MULTILINE
    )
    return [shlex.split(line) for line in lines]


def test_the_example_of_the_readme_plays_a_game() -> None:
    (example,) = blocks("README.md", "python")
    assert "seconds=0.5" in example
    # The same game with bots that think for less long.
    names: dict[str, object] = {}
    exec(example.replace("seconds=0.5", "iterations=10"), names)
    state = names["state"]
    assert isinstance(state, State) and state.over


def test_the_example_of_a_bot_plays_a_game() -> None:
    names: dict[str, object] = {}
    exec("\n".join(blocks("docs/writing-a-bot.md", "python")), names)
    state = names["state"]
    assert isinstance(state, State) and state.over


@pytest.mark.parametrize("game_id", boomtown.game_ids())
def test_the_example_bot_can_play_every_game(game_id: str) -> None:
    names: dict[str, type] = {}
    exec(blocks("docs/writing-a-bot.md", "python")[0], names)
    state = boomtown.game(game_id).new(seed=3)
    players: list[Bot] = [names["Cautious"](1), *(bot("greenhorn", seat) for seat in range(1, state.seats))]
    for _ in range(DECISIONS):
        if not state.over:
            seat = state.pending()[0]
            state.apply(seat, players[seat].choose(Seat(state, seat)))


def test_the_documented_calls_of_a_bots_seat_exist() -> None:
    calls = re.findall(r"^\| `seat\.(\w+)", (ROOT / "docs" / "writing-a-bot.md").read_text("utf-8"), re.MULTILINE)
    state = boomtown.game("wagons").new(seed=1)
    public = [name for name in dir(Seat(state, 0)) if not name.startswith("_")]
    assert sorted(calls) == sorted(public)


def test_every_sheet_of_the_document_is_scored() -> None:
    games = []
    for example in blocks("docs/sheets.md", "toml"):
        sheet = tomllib.loads(example)
        games.append(sheet["game"])
        assert score_sheet(sheet)["seats"]
    assert set(games) == set(sheet_games())


@pytest.mark.parametrize("document", [name for name in NAMES if commands(name)])
def test_the_commands_of_a_document_exist(document: str) -> None:
    common = run("--help").stdout
    for name, *words in commands(document):
        result = run(name, "--help")
        assert result.exit_code == 0, f"boomtown {name}"
        for word in words:
            assert not word.startswith("--") or word in result.stdout + common, f"boomtown {name} {word}"


@pytest.mark.parametrize("document", NAMES)
def test_the_links_of_a_document_lead_somewhere(document: str) -> None:
    path = ROOT / document
    targets = [target for target in LINK.findall(path.read_text("utf-8")) if "://" not in target]
    assert [target for target in targets if not (path.parent / target).exists()] == []


def test_the_architecture_lists_every_file_of_the_kernel() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    section = text[text.index("\n## Kernel\n") : text.index("\n## Rooms\n")]
    listed = re.findall(r"^\| `(\w+\.py)` \|", section, re.MULTILINE)
    assert sorted(listed) == sorted(path.name for path in (SOURCE / "kernel").glob("*.py") if path.stem != "__init__")


def test_the_picture_names_files_that_exist() -> None:
    text = (ROOT / "docs" / "pictures" / "a-clicks-way.svg").read_text("utf-8")
    names = set(re.findall(r"[\w/.]+\.(?:py|ts|svelte)\b", text.replace("games/&lt;game&gt;/", "")))
    files = {path.name for folder in (SOURCE, ROOT / "web" / "src") for path in folder.rglob("*") if path.is_file()}
    assert names and {name for name in names if Path(name).name not in files} == set()
