"""The shootout as it stands: how it would end if it were held now (K10)."""

from typing import Literal, TypedDict

from boomtown.games.coloma.rounds import from_sheriff
from boomtown.games.coloma.shootout import THIRD, all_gunmen, ranking, town_wins
from boomtown.games.coloma.state import NEUTRAL, Position, gunmen_of


class Rank(TypedDict):
    """One who has gunmen; `reward` is the part of the shootout table that pays, though never for the neutral row."""

    seat: int | Literal["neutral"]
    gunmen: int
    place: int
    reward: Literal["first", "second", "third"]


class ShootoutView(TypedDict):
    gunmen: int
    outlaws: int
    wins: bool  # the town does
    ranks: list[Rank]
    without: list[int]  # those without gunmen, from the Sheriff on
    sheriff: int  # who would have the badge


REWARDS: tuple[Literal["first"], Literal["second"], Literal["third"]] = ("first", "second", "third")


def shootout_view(state: Position) -> ShootoutView:
    owners = ranking(state)
    ranks: list[Rank] = [
        {
            "seat": "neutral" if owner == NEUTRAL else owner,
            "gunmen": gunmen_of(state, owner),
            "place": place + 1,
            "reward": REWARDS[min(place, THIRD)],
        }
        for place, owner in enumerate(owners)
    ]
    return {
        "gunmen": all_gunmen(state),
        "outlaws": state.outlaws,
        "wins": town_wins(state),
        "ranks": ranks,
        "without": [player for player in from_sheriff(state) if player not in owners],
        "sheriff": owners[0] if owners and owners[0] != NEUTRAL else state.sheriff,
    }
