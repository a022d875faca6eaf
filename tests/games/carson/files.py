"""Component files for tests: ours, and ours with everything that a file may repeat of the rules."""

from pathlib import Path
from typing import cast

import boomtown
from boomtown.games.carson.schema import SCHEMA
from boomtown.games.carson.state import Position
from boomtown.kernel.components import shipped_text
from boomtown.kernel.game import Game
from boomtown.kernel.message import Fault

OURS = shipped_text("boomtown.games.carson")

SETUP = """[setup]
suits = ["hat", "star", "cactus", "boot", "horseshoe", "cattle"]
min_seats = 4
max_seats = 6
rounds_per_era = 9
hand = [1, 2, 3, 4, 5, 6, 7, 8, 9]
virtual_decks = { beginner = [1, 9], intermediate = [2, 10], expert = [3, 11] }
characters_per_round = 1
terrain_per_round = { 4 = 4, 5 = 5, 6 = 5 }
box = [8, 8]
adjacency = 8

"""

COVER = """[cover]
always = ["empty"]
when_lawful = ["outlaws"]
identical = true
identical_except = ["outlaws"]
"""

# What a file may repeat of the rules, and the entries of ours that it stands beside.
REPEATED = [
    ("[cover]\n", SETUP + COVER),
    ('code = "H"', 'code = "H", class = "home"'),
    ("count = [1, 3]", "lawful = true, count = [1, 3]"),
    ("penalty = 6", "penalty = 6, empty_when_lawful = true"),
    ('id = "governor"\n', 'id = "governor"\nname = "Governor"\nuses = "game"\n'),
    ('id = "lawyer"\n', 'id = "lawyer"\nname = "Lawyer"\nuses = "era"\n'),
    ('id = "auctioneer"\n', 'id = "auctioneer"\nslot = { phase = "any" }\nuses = "game"\n'),
    ('id = "paperboy"\n', 'id = "paperboy"\nslot = { phase = "end", order = 1 }\nuses = "game"\n'),
    ('id = "captain"\n', 'id = "captain"\nslot = { phase = "permanent" }\n'),
    ('id = "banker"\n', 'id = "banker"\nslot = { phase = "score" }\neffect = { kind = "none" }\n'),
    ('kind = "draft", reveal = 1', 'kind = "draft", take = 1, reveal = 1'),
    ('kind = "draft", reveal = 0', 'kind = "draft", take = 1, reveal = 0'),
    ('kind = "double", reveal = 1', 'kind = "double", reveal = 1, take_on_turn = 2'),
    ('kind = "recruit"', 'kind = "recruit", count = 1, from = ["removed", "undrawn"]'),
    ('kind = "area"', 'kind = "area", extra = 1'),
    ("uncovered = { vp = 1, per = 2", 'uncovered = { vp = 1, per = 2, round = "up"'),
]


def replaced(text: str, old: str, new: str) -> str:
    """The text with the first occurrence of something changed, which must be there."""
    assert old in text, old
    return text.replace(old, new, 1)


def _with_everything() -> str:
    text = OURS
    for old, new in REPEATED:
        text = replaced(text, old, new)
    return text


TEXT = _with_everything()


def changed(old: str, new: str) -> str:
    return replaced(TEXT, old, new)


def line_of(part: str, text: str = TEXT) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def check(text: str) -> list[Fault]:
    """Everything that is wrong with a file, in the order of its lines."""
    return SCHEMA.read(text)[1]


def owners_game(folder: Path, text: str, name: str = "own") -> Game[Position]:
    """The game of somebody who plays with this file."""
    file = folder / f"{name}.toml"
    file.write_text(text, "utf-8")
    return cast(Game[Position], boomtown.game("carson", components=file))
