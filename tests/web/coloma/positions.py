"""Positions of random games of Coloma that a test wants, as records from which a table goes on."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import boomtown
from boomtown.games.coloma.ask import KINDS
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import kind_of
from boomtown.kernel import record as records
from boomtown.kernel.state import Options

GAME = boomtown.game("coloma")
EVERYTHING: Options = {
    "boards": "chosen", "hotels": True, "specialties": "deluxe", "specialty_deal": "chosen", "sheriff": "chosen",
}  # fmt: skip
MULES: Options = {"mules": True}
# So many games are searched; the rarest question comes up in one of some dozens.
GAMES = 200


@dataclass(frozen=True)
class Prepared:
    """A position, the way to it, and what the seat that is asked may do."""

    record: str
    seat: int
    kind: str  # of the question
    legal: tuple[int, ...]


def walk(seats: int, options: Options, seed: int) -> Iterator[tuple[Position, records.Record]]:
    """The positions of a random game in which turns and questions are seldom closed early, so that much happens."""
    chance = random.Random(seed)
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Position)
    record = records.start(GAME, seats, seed, options)
    record.seed = seed
    while not state.over:
        yield state, record
        seat, legal = asked(state)
        doing = [action for action in legal if name_of(action) not in ("end", "done")]
        action = chance.choice(doing if doing and chance.random() < 0.9 else legal)
        state.apply(seat, action)
        record.moves.append((seat, action))
    yield state, record


def asked(state: Position) -> tuple[int, list[int]]:
    """The seat that the page asks, for people at one screen answer one after the other, and its legal actions."""
    seat = min(state.pending())
    return seat, state.legal(seat)


def prepared(state: Position, record: records.Record) -> Prepared:
    seat, legal = asked(state)
    return Prepared(record.to_text(), seat, KINDS[kind_of(state.agenda[-1])], tuple(legal))


@cache
def find(wanted: Callable[[Position], bool], seats: int = 3, mules: bool = False) -> Prepared:
    """The first position like this, in a game with everything or in the mule duel."""
    for seed in range(1, GAMES):
        for state, record in walk(seats, MULES if mules else EVERYTHING, seed):
            if not state.over and wanted(state):
                return prepared(state, record)
    raise AssertionError("no game has such a position")


@cache
def asking(kind: str, seats: int = 3) -> Prepared:
    """The first position with this kind of question."""
    return find(lambda state: KINDS[kind_of(state.agenda[-1])] == kind, seats, mules=kind == "duel")


@cache
def finished(seats: int = 3) -> str:
    """The record of a whole game."""
    return [record for _, record in walk(seats, EVERYTHING, 1)][-1].to_text()


# Actions

# Verbs whose word makes another action of them, on another object.
DIVIDED = ("common", "benefit", "buy", "mill")


@cache
def name_of(action: int) -> str:
    """The verb, with its word where that makes the difference."""
    words = GAME.actions.format(action).split()
    return " ".join(words[:2]) if words[0] in DIVIDED else words[0]


def for_every_action() -> dict[str, Prepared]:
    """By the name of an action, a position in which it is legal."""
    names = {name_of(action) for action in range(GAME.actions.size)}
    found: dict[str, Prepared] = {}
    for seats, options, wanted in ((3, EVERYTHING, names - {"duel"}), (2, MULES, names)):
        for seed in range(1, GAMES):
            for state, record in walk(seats, options, seed):
                fresh = set() if state.over else {name_of(action) for action in asked(state)[1]} - found.keys()
                if fresh:
                    found |= dict.fromkeys(fresh, prepared(state, record))
            if found.keys() >= wanted:
                break
    assert found.keys() == names
    return found
