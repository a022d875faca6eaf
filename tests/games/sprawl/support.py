"""Arranging small positions of Urban Sprawl: buildings, cards, a single effect, and typing actions."""

from typing import cast

import pytest

import boomtown
from boomtown.games.sprawl.city import LOT_NAMES, SPOT_FIRST, SPOT_NAMES, ZONES
from boomtown.games.sprawl.components import CARD_KIND, CARD_NUMBER, EFFECTS, Row, compile_effects
from boomtown.games.sprawl.contracts import aftermath
from boomtown.games.sprawl.payouts import place_marker
from boomtown.games.sprawl.state import Position, put_building, remove_building
from boomtown.games.sprawl.steps import ASK_ACTION, EFFECT, END, SHUT, SLIDE_PLANNING, TURN
from boomtown.games.sprawl.turn_end import run_card
from boomtown.games.sprawl.words import EVENT, OFFICES, VOCATIONS
from boomtown.kernel.message import Event


def ruling(*numbers: int) -> pytest.MarkDecorator:
    """Names the rulings of the design note that a test proves."""
    return pytest.mark.ruling(*numbers)


def new(seats: int = 3, seed: int = 1, length: str = "normal") -> Position:
    """A fresh game before the first claim."""
    return cast(Position, boomtown.game("sprawl").new(seats, seed, {"length": length}))


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
    state.turn = 1
    state.agenda = [(END, SLIDE_PLANNING), (SHUT, 0), (ASK_ACTION, 0)]
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
    return CARD_NUMBER[name]


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
    state.tiles[8 * seat + number] += count
    state.supply[number] -= count


def hold(state: Position, seat: int, office: str) -> None:
    """Give an office to a seat and bring it into play."""
    number = OFFICES.index(office)
    state.offices[number] = seat
    state.in_play |= 1 << number
    refresh(state)


def mark(state: Position, marker: str, space: str) -> None:
    """Lay a marker, such as p6 on e6."""
    names = ("w7", "w8", "w9", "w10", "w11", "w12", "p4", "p5", "p6")
    spaces = ("n1", "n2", "n3", "e1", "e2", "e3", "e4", "e5", "e6")
    place_marker(state, names.index(marker), spaces.index(space))
    refresh(state)


def run(state: Position, *lines: Row, seat: int = 0, spot: str | None = None) -> None:
    """Carry out effects as if they stood on a card."""
    numbers = compile_effects(-1, list(lines))
    where = SPOT_NAMES.index(spot) if spot else -1
    state.push(*[(EFFECT, number, seat, where, -1, -1, -1, -1) for number in numbers])
    refresh(state)
    state.advance()


def play(state: Position, name: str, spot: str = "r6c1") -> None:
    """Carry out a real card for seat 0: what follows the building of a contract on a spot, or an event."""
    if CARD_KIND[card(name)] == EVENT:
        run_card(state, card(name))
    else:
        state.push(*aftermath(0, card(name), SPOT_NAMES.index(spot)))
    refresh(state)
    state.advance()


def last_effect() -> int:
    return len(EFFECTS) - 1


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


def told(state: Position) -> list[Event]:
    """A list that fills with events from now on."""
    events: list[Event] = []
    state.listener = events.append
    return events


def gains(state: Position, *lines: Row, seat: int = 0, spot: str | None = None) -> list[tuple[int, int]]:
    """Change of wealth and prestige of each seat by effects that ask nothing."""
    before = list(zip(state.wealth, state.prestige, strict=True))
    run(state, *lines, seat=seat, spot=spot)
    after = zip(state.wealth, state.prestige, strict=True)
    return [(w2 - w1, p2 - p1) for (w1, p1), (w2, p2) in zip(before, after, strict=True)]
