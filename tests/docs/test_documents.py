"""The documents are true: what they list exists, their links lead somewhere, their bot and their sheets work."""

import re
import tomllib
from pathlib import Path

import pytest

import boomtown
from boomtown.bots import Bot, Seat, bot
from boomtown.kernel.rng import seeded
from boomtown.sheet import score_sheet, sheet_games
from tests.docs.blocks import DOCUMENTS, blocks
from tests.support import ROOT, SOURCE

# How far the example bot plays each game.
DECISIONS = 60

LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")


def texts(document: str, language: str) -> list[str]:
    """The blocks of a document in a language."""
    return [block.text for block in blocks(ROOT / document) if block.language == language]


@pytest.mark.parametrize("game_id", boomtown.game_ids())
def test_the_example_bot_can_play_every_game(game_id: str) -> None:
    names: dict[str, type] = {}
    exec(texts("docs/writing-a-bot.md", "python")[0], names)
    state = boomtown.game(game_id).new(seed=3)
    players: list[Bot] = [names["Cautious"](seeded(1)), *(bot("random", seat) for seat in range(1, state.seats))]
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
    for example in texts("docs/sheets.md", "toml"):
        sheet = tomllib.loads(example)
        games.append(sheet["game"])
        assert score_sheet(sheet)["seats"]
    assert set(games) == set(sheet_games())


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_links_of_a_document_lead_somewhere(document: Path) -> None:
    targets = [target for target in LINK.findall(document.read_text("utf-8")) if "://" not in target]
    assert [target for target in targets if not (document.parent / target).exists()] == []


@pytest.mark.parametrize("part", ["src/boomtown", "web/src"])
def test_the_architecture_lists_every_folder_of_the_sources(part: str) -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    block = re.search(rf"^{part}/.*\n((?:  .*\n)+)", text, re.MULTILINE)
    assert block is not None
    listed = re.findall(r"^  (\w+)/", block[1], re.MULTILINE)
    folders = [path.name for path in (ROOT / part).iterdir() if path.is_dir() and path.name != "__pycache__"]
    assert sorted(listed) == sorted(folders)


def test_every_word_of_the_glossary_is_found_by_the_alphabet() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    words = re.findall(r"^\| (?!word \|)([^|-][^|]*) \|", text, re.MULTILINE)
    assert words == sorted(words, key=str.lower) and len(set(words)) == len(words) > 50


def test_the_architecture_lists_every_file_of_the_kernel() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    section = text[text.index("\n## Kernel\n") : text.index("\n## Rooms\n")]
    listed = re.findall(r"^\| `(\w+\.py)` \|", section, re.MULTILINE)
    assert sorted(listed) == sorted(path.name for path in (SOURCE / "kernel").glob("*.py") if path.stem != "__init__")


def test_the_architecture_names_every_file_of_the_server() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    files = [path for path in (SOURCE / "table").glob("*.py") if path.stem != "__init__"]
    assert [path.name for path in files if path.name not in text and f"boomtown.table.{path.stem}`" not in text] == []
    section = text[text.index("\n## Server\n") : text.index("\n## Lessons, figures, score pad\n")]
    named = re.findall(r"`(\w+\.py)`", section)
    assert named and set(named) <= {path.name for path in files}


def test_the_picture_names_files_that_exist() -> None:
    text = (ROOT / "docs" / "pictures" / "a-clicks-way.svg").read_text("utf-8")
    names = set(re.findall(r"[\w/.]+\.(?:py|ts|svelte)\b", text.replace("games/&lt;game&gt;/", "")))
    files = {path.name for folder in (SOURCE, ROOT / "web" / "src") for path in folder.rglob("*") if path.is_file()}
    assert names and {name for name in names if Path(name).name not in files} == set()
