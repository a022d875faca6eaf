"""What a sheet comes to."""

from typing import NamedTuple

from boomtown.kernel.message import Score


class Result(NamedTuple):
    """Everybody's score, and who wins."""

    scores: list[Score]  # of the seats, then of opponents without one
    winners: list[int]  # places in `scores`; several when they share, none when the sheet cannot tell
    opponents: int = 0  # how many of the scores are those of opponents


def best(scores: list[Score]) -> list[int]:
    """All with the highest total."""
    highest = max(score.total for score in scores)
    return [place for place, score in enumerate(scores) if score.total == highest]
