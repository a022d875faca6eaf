"""What each seat sees: everything, for nothing is hidden once the cards are dealt."""

from typing import TypedDict

from boomtown.games.wagons.actions import PLACE
from boomtown.games.wagons.components import FRONT, GOAL, spell
from boomtown.games.wagons.state import Position
from boomtown.games.wagons.town import Town, cell_position
from boomtown.kernel.rng import Rng


class CardView(TypedDict):
    """A card in the circle or in a hand."""

    card: int
    front: list[str]  # four territories, row by row: terrain letter and symbol letter


class LaidCard(TypedDict):
    """A card of a town; x and y are those of its upper left territory."""

    card: int
    x: int
    y: int
    turned: bool


class TownView(TypedDict):
    laid: list[LaidCard]  # in the order of laying
    cells: list[tuple[int, int, str]]  # x, y and the territory that is visible there


class View(TypedDict):
    goals: list[str]
    circle: list[CardView]  # the next card first
    hands: list[list[CardView]]  # per seat the cards it must place, in order
    towns: list[TownView]  # per seat


def view(state: Position, seat: int | None) -> View:
    return {
        "goals": [GOAL[card] for card in state.goals],
        "circle": [card_view(card) for card in state.circle],
        "hands": [[card_view(card) for card in hand] for hand in state.hands],
        "towns": [town_view(town) for town in state.towns],
    }


def card_view(card: int) -> CardView:
    return {"card": card, "front": [spell(territory) for territory in FRONT[card]]}


def town_view(town: Town) -> TownView:
    laid: list[LaidCard] = []
    for index in range(0, len(town.laid), 2):
        x, y, turned = PLACE.values(town.laid[index + 1])
        laid.append({"card": town.laid[index], "x": x, "y": y, "turned": bool(turned)})
    cells: list[tuple[int, int, str]] = []
    for cell in town.land:
        x, y = cell_position(cell)
        cells.append((x, y, spell(town.cells[cell])))
    return {"laid": laid, "cells": cells}


def imagine(state: Position, seat: int, rng: Rng) -> None:
    """Nothing to resample: both seats know the whole position."""


def nothing_hidden(state: Position) -> bool:
    """After set-up there is no chance and no secret."""
    return True
