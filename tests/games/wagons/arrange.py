"""Small positions of Circle the Wagons, arranged by hand."""

import boomtown
from boomtown.games.wagons.actions import ACTIONS
from boomtown.games.wagons.components import CARDS, GOAL
from boomtown.games.wagons.rules import TURN
from boomtown.games.wagons.scoring import town_lines
from boomtown.games.wagons.state import Position
from boomtown.games.wagons.town import Town, cell_position
from boomtown.kernel.message import Cell, Line
from tests.support import town

GAME = boomtown.game("wagons")

# Three goals that score nothing by themselves in most small towns.
GOALS = ("badlands", "fortified", "undiscovered")


def arranged(
    circle: list[int],
    turn: int = 0,
    hands: tuple[list[int], list[int]] = ([], []),
    goals: tuple[str, ...] = GOALS,
) -> Position:
    """A position at the beginning of a seat's turn, both towns empty."""
    doc = {
        "seats": 2,
        "options": {"boom_per_mine": False},
        "rng": 1,
        "agenda": [[TURN, turn]],
        "answers": [-1, -1],
        "reveals": 0,
        "goals": [GOAL.index(goal) for goal in goals],
        "circle": list(circle),
        "hands": [list(hand) for hand in hands],
        "towns": [[], []],
    }
    state = GAME.from_json(doc)
    assert isinstance(state, Position)
    state.advance()
    return state


def dealt(seed: int = 1) -> Position:
    """A fresh game."""
    state = GAME.new(2, seed)
    assert isinstance(state, Position)
    return state


def say(state: Position, *moves: str) -> Position:
    """Carry out moves such as "0 take 7"."""
    for move in moves:
        seat, _, action = move.partition(" ")
        state.apply(int(seat), ACTIONS.parse(action))
    return state


def builder(*cards: int) -> Position:
    """Seat 0 has these cards to place, and takes none."""
    return arranged([], hands=(list(cards), []))


def can(state: Position, move: str) -> bool:
    seat, _, action = move.partition(" ")
    return ACTIONS.parse(action) in state.legal(int(seat))


def land(built: Town) -> dict[Cell, int]:
    """The visible territories by position."""
    return {cell_position(cell): built.cells[cell] for cell in built.land}


def line(key: str, *rows: str, rival: tuple[str, ...] = (), per_mine: bool = False) -> Line:
    """One line of the sheet of a town given in rows; the key is a terrain or a goal."""
    goals = [key] if key in GOAL else []
    found = town_lines(town(*rows), town(*rival), goals, per_mine)
    return next(entry for entry in found if entry.key == key)


def points(key: str, *rows: str, rival: tuple[str, ...] = (), per_mine: bool = False) -> int:
    return line(key, *rows, rival=rival, per_mine=per_mine).points


def all_cards() -> list[int]:
    return list(range(CARDS))
