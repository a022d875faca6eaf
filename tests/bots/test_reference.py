"""The frozen contestant under bench/reference decides as marshal did at commit fd17a6f."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import boomtown
from boomtown.bots import Seat
from boomtown.kernel.rng import seeded

REFERENCE = Path(__file__).parents[2] / "bench" / "reference"
sys.path.append(str(REFERENCE))  # at the end, so that a compiled one that is installed comes first

from boomtown_reference import Marshal  # noqa: E402


def recorded(game_id: str) -> dict[str, Any]:
    """Games played on today's engine, and what the old code itself decided in positions of them."""
    document: dict[str, Any] = json.loads((REFERENCE / f"decisions_{game_id}.json").read_text("utf-8"))
    return document


@pytest.mark.parametrize("game_id", ["wagons", "carson"])
def test_the_reference_decides_as_the_old_code_did(game_id: str) -> None:
    document = recorded(game_id)
    game = boomtown.game(game_id)
    compared = 0
    different = []
    for played in document["games"]:
        state = game.new(played["seats"], played["seed"], document["options"])
        moves = [move.split(maxsplit=1) for move in played["moves"]]
        ply = 0
        for until, expected, visits in played["decisions"]:
            for seat, action in moves[ply:until]:
                state.apply(int(seat), game.actions.parse(action))
            ply = until
            mover = state.pending()[0]
            marshal = Marshal(seeded(ply, "bot"), None, document["iterations"])
            chosen = game.actions.format(marshal.choose(Seat(state, mover)))
            choice = marshal.root.choices[mover] if marshal.root else None
            counted = choice.visits[choice.most_visited()] if choice else 0
            compared += 1
            if (chosen, counted) != (expected, visits):
                different.append((played["seed"], ply, chosen, expected, counted, visits))
    assert compared == 500
    assert different == []
