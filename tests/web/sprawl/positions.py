"""Positions of random games of Urban Sprawl that a test wants, as records from which a table goes on."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice

import boomtown
from boomtown.games.sprawl.ask import KINDS
from boomtown.games.sprawl.effects.kinds import KINDS as EFFECTS
from boomtown.games.sprawl.state import Position
from boomtown.kernel import record as records
from boomtown.kernel.message import Event

GAME = boomtown.game("sprawl")
# So many games are searched; the rarest question comes up in one of a dozen.
GAMES = 200
# Verbs that close a turn or give something up.
CLOSING = ("end", "done", "invest", "pass")


@dataclass(frozen=True)
class Prepared:
    """A position, the way to it, and what the seat that is asked may do."""

    record: str
    seat: int
    kind: str  # of the question
    legal: tuple[int, ...]
    action: int  # that the random game goes on with


@dataclass(frozen=True)
class Moment:
    """A position of a random game, what the game goes on with, and what that brings about."""

    state: Position
    record: records.Record
    action: int
    events: list[Event]
    then: Position

    @property
    def seat(self) -> int:
        return min(self.state.pending())

    @property
    def kind(self) -> str:
        return KINDS[self.state.agenda[-1][0]]

    def prepared(self) -> Prepared:
        legal = tuple(self.state.legal(self.seat))
        return Prepared(self.record.to_text(), self.seat, self.kind, legal, self.action)


def verb(action: int) -> str:
    return GAME.actions.named(action)[0]


def walk(seats: int, seed: int, length: str = "short") -> Iterator[Moment]:
    """A random game in which much is built and turns and questions are seldom closed early."""
    chance = random.Random(seed)
    state = GAME.new(seats, seed, {"length": length})
    assert isinstance(state, Position)
    record = records.start(GAME, seats, seed, {"length": length})
    record.seed = seed
    while not state.over:
        (seat,) = state.pending()
        legal = state.legal(seat)
        doing = [action for action in legal if verb(action) not in CLOSING]
        building = [action for action in doing if verb(action) == "build"]
        dice = chance.random()
        action = chance.choice(building if building and dice < 0.6 else doing if doing and dice < 0.9 else legal)
        events: list[Event] = []
        then = state.clone()
        then.listener = events.append
        then.apply(seat, action)
        yield Moment(state, record, action, events, then)
        state = then
        record.moves.append((seat, action))


@cache
def find(wanted: Callable[[Moment], bool], seats: int = 3, length: str = "short") -> Prepared:
    """The first position like this."""
    for seed in range(1, GAMES):
        for moment in walk(seats, seed, length):
            if wanted(moment):
                return moment.prepared()
    raise AssertionError("no game has such a position")


@cache
def asking(kind: str, seats: int = 3) -> Prepared:
    """The first position with this kind of question."""
    return find(lambda moment: moment.kind == kind, seats)


@cache
def finished(seats: int = 3) -> str:
    """The record of a whole game."""
    *_, last = walk(seats, 1)  # its record has grown up to the last move
    return last.record.to_text()


# Everything that occurs.

EVERYTHING = frozenset(
    [f"verb {verb.name}" for verb in GAME.actions.verbs]
    + [f"ask {kind}" for kind in KINDS.values()]
    + [f"effect {kind}" for kind in EFFECTS]
)


def occurring(moment: Moment) -> set[str]:
    """The verb, the question and the kinds of effects that occur when the game goes on."""
    effects = {f"effect {kind}" for kind in effects_in(moment)}
    return {f"verb {verb(moment.action)}", f"ask {moment.kind}"} | effects


def with_everything() -> list[tuple[Prepared, set[str]]]:
    """As few positions of games for 2, 3 and 4 seats as are needed for everything to occur, each with what occurs."""
    found: list[tuple[Prepared, set[str]]] = []
    missing = set(EVERYTHING)
    candidates: list[tuple[set[str], int, int]] = []
    for seed in range(1, GAMES):
        for ply, moment in enumerate(walk(2 + seed % 3, seed)):
            names = occurring(moment)
            if names & missing:
                candidates.append((names, seed, ply))
        if set().union(*[names for names, _, _ in candidates]) == EVERYTHING:
            break
    while missing:
        names, seed, ply = max(candidates, key=lambda candidate: len(candidate[0] & missing))
        assert names & missing, f"no game has {missing}"
        moment = next(islice(walk(2 + seed % 3, seed), ply, None))
        found.append((moment.prepared(), names))
        missing -= names
    return found


def effects_in(moment: Moment) -> set[str]:
    """The kinds of effects of the cards that the action builds or turns up."""
    refs = {ref for event in moment.events if event.key in ("sprawl-built", "sprawl-event") for ref in event.refs}
    components = moment.state.components
    kinds: set[str] = set()
    effects = [components.effects[number] for card in components.cards if card.ref in refs for number in card.effects]
    while effects:
        effect = effects.pop()
        kinds.add(effect.kind)
        effects += [inner for part in effect.parts for inner in part]
    return kinds
