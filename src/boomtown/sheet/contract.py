"""What a room's sheet.py offers: how a finished position that was typed in by hand is scored."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from boomtown.kernel.game import Game
from boomtown.kernel.message import Score
from boomtown.kernel.state import State


class Result(NamedTuple):
    """Everybody's score, and who wins."""

    scores: list[Score]  # of the seats, then of opponents without one
    winners: list[int]  # places in `scores`; several when they share, none when the sheet cannot tell
    opponents: int = 0  # how many of the scores are those of opponents


class Sheet(NamedTuple):
    """One per game, as SHEET in its sheet.py."""

    result: Callable[[Game[State], Mapping[str, object]], Result]


def best(scores: list[Score]) -> list[int]:
    """All with the highest total."""
    highest = max(score.total for score in scores)
    return [place for place, score in enumerate(scores) if score.total == highest]
