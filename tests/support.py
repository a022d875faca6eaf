"""What the tests share: the rule marker, the games under test and their folders, random play, towns from text."""

import json
import os
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

import boomtown
from boomtown.games.wagons.components import territory
from boomtown.games.wagons.town import AREA, Town, cell_at, empty_town
from boomtown.kernel import record as records
from boomtown.kernel.game import Game
from boomtown.kernel.registry import package
from boomtown.kernel.state import Json, Options, State

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"
SOURCE = ROOT / "src" / "boomtown"
FAILURES = ROOT / ".failures"

# BOOMTOWN_GAMES=wagons,carson narrows the contract suite while a room is under construction, or to one of a package.
GAMES: tuple[str, ...] = tuple(os.environ.get("BOOMTOWN_GAMES", ",".join(boomtown.game_ids())).split(","))

LANGUAGES = ("", ".it", ".de")
PARAGRAPH = re.compile(r"^\*\*([A-Z]\d+\.\d+)\*\*", re.MULTILINE)

# No game may need more decisions than this.
DECISIONS = 5000


def rule(*paragraphs: str) -> pytest.MarkDecorator:
    """Names the paragraphs of RULES.md that a test proves; tests/contract/test_rules_text.py reads it."""
    return pytest.mark.rule(*paragraphs)


def in_this_house(game_id: str) -> bool:
    """Whether a game's room is in our own sources, and not in a package of its own."""
    return package(game_id) == f"boomtown.games.{game_id}"


@cache
def room_folder(game_id: str) -> Path:
    """The folder of a game's room."""
    return SOURCE / "games" / game_id if in_this_house(game_id) else Path(str(files(package(game_id))))


def folders_of_tests() -> list[Path]:
    """Where tests of the games are: ours, and a folder `tests` in every room that comes from a package of its own."""
    return [TESTS, *(room_folder(game_id) / "tests" for game_id in boomtown.game_ids() if not in_this_house(game_id))]


def golden_folder(game_id: str) -> Path:
    """Where the recorded games of a game are."""
    return TESTS / "golden" if in_this_house(game_id) else room_folder(game_id) / "tests" / "golden"


def paragraphs(game_id: str, language: str = "") -> list[str]:
    """The numbers of a game's paragraphs, in the order of the text."""
    return PARAGRAPH.findall((room_folder(game_id) / f"RULES{language}.md").read_text("utf-8"))


def text(doc: object) -> str:
    """A document as bytes would carry it, so that two are equal only when they are identical."""
    return json.dumps(doc, sort_keys=True)


def whole(state: State) -> str:
    """The whole position as text."""
    return text(state.to_json())


@dataclass(frozen=True)
class Setup:
    """How a game begins."""

    game: Game[State]
    seats: int
    options: Options
    seed: int

    def start(self) -> State:
        return self.game.new(self.seats, self.seed, self.options)

    def __str__(self) -> str:
        return f"{self.game.id}, {self.seats} seats, seed {self.seed}, options {self.options}"

    def save(self, moves: Sequence[tuple[int, int]]) -> Path:
        """Keep a game that went wrong as a record, which `boomtown replay` and the lobby open."""
        record = records.start(self.game, self.seats, self.seed, self.options)
        record.seed = self.seed
        record.moves = list(moves)
        FAILURES.mkdir(exist_ok=True)
        path = FAILURES / f"{self.game.id}-{self.seats}-{self.seed}-{len(moves)}.txt"
        path.write_text(record.to_text(), "utf-8")
        return path


@dataclass(frozen=True)
class Moment:
    """A position of a random game and the way to it. Laws look at `state` and change only clones of it."""

    setup: Setup
    state: State
    moves: tuple[tuple[int, int], ...]

    def __str__(self) -> str:
        moves = "; ".join(f"{seat} {self.setup.game.actions.format(action)}" for seat, action in self.moves)
        return f"{self.setup}, after {len(self.moves)} moves: {moves}"


def single_options(game: Game[State]) -> list[Options]:
    """The usual options, and each value of each option by itself."""
    choices: list[Options] = [{}]
    for name, values in game.meta.options.items():
        choices += [{name: value} for value in values[1:]]
    return choices


# Arguments for the aids that need some, by game and name.
AID_ARGS: dict[tuple[str, str], tuple[Json, ...]] = {
    ("sprawl", "sites"): ({"card": "t19"}, {"card": "c05"}, {"card": "m09"}),
}


def aid_args(game: Game[State], name: str) -> tuple[Json, ...]:
    """Arguments with which an aid of one of our games can be asked."""
    return AID_ARGS[game.id, name] if game.aids[name].args else ({},)


def random_options(game: Game[State], chance: random.Random) -> Options:
    return {name: chance.choice(values) for name, values in game.meta.options.items()}


def decide(state: State, chance: random.Random, lean: float = 0.0) -> tuple[int, int]:
    """A random pending seat and a random action of it; some players lean towards the first that is offered."""
    seat = chance.choice(state.pending())
    legal = state.legal(seat)
    return seat, legal[0] if chance.random() < lean else chance.choice(legal)


def play_on(
    state: State, chance: random.Random, limit: int = DECISIONS, lean: float = 0.0
) -> Iterator[tuple[int, int]]:
    """Play a position on at random, in place, yielding each decision after it was made."""
    for _ in range(limit):
        if state.over:
            return
        seat, action = decide(state, chance, lean)
        state.apply(seat, action)
        yield seat, action
    assert limit < DECISIONS, "the game does not end"


def finish(state: State, chance: random.Random) -> State:
    """Play a position to its end at random, in place."""
    for _ in play_on(state, chance):
        pass
    return state


def sampled(setup: Setup, count: int, chance: random.Random) -> list[Moment]:
    """Some positions of one random game, each equally likely, the end not among them."""
    state = setup.start()
    lean = chance.choice((0.0, 0.6))
    moves: list[tuple[int, int]] = []
    positions: list[Moment] = []
    for ply in range(DECISIONS):
        if state.over:
            return positions
        slot = ply if ply < count else chance.randrange(ply + 1)
        if slot < count:
            positions[slot : slot + 1] = [Moment(setup, state.clone(), tuple(moves))]
        seat, action = decide(state, chance, lean)
        moves.append((seat, action))
        state.apply(seat, action)
    raise AssertionError(f"{setup}: the game does not end")


def town(*rows: str) -> Town:
    """A town of Circle the Wagons from rows such as "Dw Dg ..", its upper left corner at (0, 0)."""
    built = empty_town()
    cells = bytearray(AREA)
    for y, row in enumerate(rows):
        for x, part in enumerate(row.split()):
            if part != "..":
                cells[cell_at(x, y)] = territory(part)
                built.land.append(cell_at(x, y))
    built.cells = bytes(cells)
    return built
