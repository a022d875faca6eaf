"""Arranging small positions of Urban Sprawl: buildings, cards, a single effect, and typing actions."""

from typing import cast

import boomtown
from boomtown.games.sprawl.actions import MARKER_NAMES
from boomtown.games.sprawl.cards import Card
from boomtown.games.sprawl.city import LOT_NAMES, SPACE_NAMES, SPOT_FIRST, SPOT_NAMES, ZONES
from boomtown.games.sprawl.components import Components
from boomtown.games.sprawl.constants import EVENT, OFFICES, VOCATION_COUNT, VOCATIONS
from boomtown.games.sprawl.contracts import aftermath
from boomtown.games.sprawl.counts import COUNT, Count, read_count
from boomtown.games.sprawl.effects.effect import Effect
from boomtown.games.sprawl.effects.kinds import EFFECT, make_effects
from boomtown.games.sprawl.frame import effect_step
from boomtown.games.sprawl.payouts import place_marker
from boomtown.games.sprawl.schema import SCHEMA
from boomtown.games.sprawl.state import Position, put_building, remove_building
from boomtown.games.sprawl.steps import ASK_ACTION, CLOSE_ACTIONS, END, SLIDE_PLANNING, TURN
from boomtown.games.sprawl.targets import FILTER, Filter
from boomtown.games.sprawl.turn_end import run_card
from boomtown.kernel.components import shipped_text
from boomtown.kernel.message import Event
from boomtown.kernel.schema import Document, Node, Reader

SHIPPED = shipped_text("boomtown.games.sprawl")
DOCUMENT: Document = SCHEMA.read(SHIPPED)[0]
# A set of our own, so that effects of tests may be added to it and nobody else meets them.
COMPONENTS = Components(DOCUMENT, DOCUMENT)
CARDS: list[Card] = COMPONENTS.cards


def new(seats: int = 3, seed: int = 1, length: str = "normal") -> Position:
    """A fresh game before the first claim."""
    state = cast(Position, boomtown.game("sprawl").new(seats, seed, {"length": length}))
    state.components = COMPONENTS
    return state


def table(seats: int = 3) -> Position:
    """Seat 0 has 6 AP; nobody controls anything, has cards, tiles or prestige; everybody has 20 wealth.

    The start buildings stand without cubes. The boxes are empty.
    """
    state = new(seats)
    state.wealth = [20] * seats
    state.hands = [[] for _ in range(seats)]
    state.planning_boxes = [-1] * 4
    state.contract_boxes = [-1] * 5
    state.ap = 6
    state.boss_ap_due = True
    state.turn = 1
    state.agenda = [(END, SLIDE_PLANNING), (CLOSE_ACTIONS, 0), (ASK_ACTION, 0)]
    refresh(state)
    return state


def bare(seats: int = 3) -> Position:
    """The same with an empty city."""
    state = table(seats)
    for first in state.city[:]:
        remove_building(state, first)
    return state


def refresh(state: Position) -> None:
    """Forget remembered legal actions after a change by hand."""
    state._legal = [None] * state.seats


def put(state: Position, zone: str, spot: str, seat: int = -1) -> int:
    """Stand a building; gives back the building."""
    refresh(state)
    return put_building(state, SPOT_NAMES.index(spot), ZONES.index(zone), seat)


def lot(name: str) -> int:
    return LOT_NAMES.index(name)


def at(state: Position, spot: str) -> int:
    """The building that begins on a spot."""
    return SPOT_FIRST[SPOT_NAMES.index(spot)]


def card(name: str) -> int:
    return COMPONENTS.card_ids.index(name)


def give(state: Position, seat: int, *names: str) -> None:
    """Planning cards for a hand."""
    state.hands[seat] += [card(name) for name in names]
    refresh(state)


def offer(state: Position, name: str, box: int = 1) -> None:
    """Lay a contract into a box."""
    state.contract_boxes[box - 1] = card(name)
    refresh(state)


def tile(state: Position, seat: int, vocation: str, count: int = 1) -> None:
    number = VOCATIONS.index(vocation)
    state.tiles[VOCATION_COUNT * seat + number] += count
    state.supply[number] -= count


def hold(state: Position, seat: int, office: str) -> None:
    """Give an office to a seat and bring it into play."""
    number = OFFICES.index(office)
    state.offices[number] = seat
    state.in_play |= 1 << number
    refresh(state)


def mark(state: Position, marker: str, space: str) -> None:
    """Lay a marker, such as p6 on e6."""
    place_marker(state, MARKER_NAMES.index(marker), SPACE_NAMES.index(space))
    refresh(state)


def read(node: Node, entry: Document) -> Document:
    """An entry of a component file with its defaults."""
    reader = Reader("", {})
    row = node.read(entry, (), reader)
    assert reader.faults == []
    return cast(Document, row)


def effects(*lines: Document) -> list[Effect]:
    """New effects as if they stood on the Mayor's tile."""
    return make_effects(
        COMPONENTS.effects, "@sprawl-office-mayor", "office:mayor", [read(EFFECT, line) for line in lines]
    )


def building_filter(entry: Document) -> Filter:
    return Filter(read(FILTER, entry))


def count(entry: Document) -> Count:
    return read_count(read(COUNT, entry))


def run(state: Position, *lines: Document, seat: int = 0, spot: str | None = None) -> None:
    """Carry out effects as if they stood on a card."""
    where = SPOT_NAMES.index(spot) if spot else -1
    state.push(*[effect_step(effect.number, seat, where) for effect in effects(*lines)])
    refresh(state)
    state.advance()


def play(state: Position, name: str, spot: str = "r6c1") -> None:
    """Carry out a real card for seat 0: what follows the building of a contract on a spot, or an event."""
    if CARDS[card(name)].kind == EVENT:
        run_card(state, card(name))
    else:
        state.push(*aftermath(state, 0, card(name), SPOT_NAMES.index(spot)))
    refresh(state)
    state.advance()


def say(state: Position, *texts: str) -> None:
    """Type actions for whoever is asked."""
    for text in texts:
        state.apply(state.pending()[0], state.game.actions.parse(text))


def begin(state: Position, seat: int) -> None:
    """Start a seat's turn."""
    state.agenda = [(TURN, seat)]
    refresh(state)
    state.advance()


def finish_turn(state: Position) -> None:
    """End the turn and answer whatever the revealed cards ask, until the next seat is active."""
    before = state.turn
    say(state, "end")
    while state.turn == before and not state.over:
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat)[-1])


def options(state: Position) -> list[str]:
    """What the asked seat may say."""
    return [state.game.actions.format(action) for action in state.legal(state.pending()[0])]


def asked(state: Position) -> tuple[int, str]:
    """Who is asked and the message of the question."""
    seat = state.pending()[0]
    return seat, state.prompt(seat).key


def why(state: Position, text: str) -> tuple[str, str]:
    """The message and the paragraph against an action of the asked seat."""
    reason = state.why_not(state.pending()[0], state.game.actions.parse(text))
    assert reason is not None
    return reason.key, reason.rule


def listen(state: Position) -> list[Event]:
    """A list that fills with events from now on."""
    events: list[Event] = []
    state.listener = events.append
    return events


def gains(state: Position, *lines: Document, seat: int = 0, spot: str | None = None) -> list[tuple[int, int]]:
    """Change of wealth and prestige of each seat by effects that ask nothing."""
    before = list(zip(state.wealth, state.prestige, strict=True))
    run(state, *lines, seat=seat, spot=spot)
    after = zip(state.wealth, state.prestige, strict=True)
    return [(w2 - w1, p2 - p1) for (w1, p1), (w2, p2) in zip(before, after, strict=True)]
