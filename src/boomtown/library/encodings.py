"""The encoding of every game, and what a finished one is worth to each seat: for environments and for data."""

import importlib.util
from functools import cache
from typing import Literal

from boomtown.kernel.encoding import Block, Encoder, Encoding, Row
from boomtown.kernel.game import Game
from boomtown.kernel.registry import game_of_edition, package, room_part
from boomtown.kernel.state import State

Rewards = Literal["win", "points"]


@cache
def encoding_of(game_id: str, edition: str) -> Encoding[State]:
    """How a game is encoded; generically if its room has no encoding.py."""
    game = game_of_edition(game_id, edition)
    if importlib.util.find_spec(f"{package(game_id)}.encoding") is None:
        encoding = plain_encoding(game)
    else:
        encoding = room_part(game_id, "encoding", "ENCODER", Encoder).build(game)
    encoding.game = game
    return encoding


def plain_encoding(game: Game[State]) -> Encoding[State]:
    """For a game whose room says nothing: the points so far and the number of the question."""
    most = max(game.meta.seats)

    def write(state: State, seat: int, row: Row) -> None:
        position = state.known_to(seat)
        asked = state.agenda[-1][0] + 1 if state.is_pending(seat) else 0
        points = [position.score((seat + place) % state.seats).total for place in range(state.seats)]
        row.numbers(0, points)
        row.number(most, asked)

    blocks = [Block("points", (most,), "from the own seat on"), Block("question", (1,), "the kind of question, from 1")]
    return Encoding(blocks, write, game.actions.size)


def returns(state: State, rewards: Rewards) -> list[float]:
    """What each seat gets in the end.

    "win": 1 for a win, -1 shared by the others, and between for a shared win, so that the sum is 0 unless somebody
    without a seat has won. "points": the lead over the best rival in units of the game's swing, between -1 and 1.
    """
    if rewards == "points":
        points = [state.score(rival).total for rival in state.rivals()]
        leads = [points[seat] - max([*points[:seat], *points[seat + 1 :]], default=0) for seat in range(state.seats)]
        return [max(-1.0, min(1.0, lead / (2 * state.game.swing))) for lead in leads]
    winners = state.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    if state.seats == 1:
        return [2 * shares[0] - 1]
    return [(state.seats * share - 1) / (state.seats - 1) for share in shares]
