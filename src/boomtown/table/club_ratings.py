"""Ratings of a club's members per game, and how they stand against each other, from the results of their games."""

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from boomtown.table.club_documents import ClubDuel, ClubPlayer, ClubRating, ClubResult

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

# The rating of a newcomer, and how many points of ours one point of the model is.
START = 1000
SCALE = 40


def members_of(result: ClubResult) -> list[tuple[str, ClubPlayer]]:
    """The members who played; nobody if one of them had two seats, because such a game is not rated."""
    players = {player["member"]: player for player in result["players"] if player["member"] is not None}
    member_seats = sum(player["member"] is not None for player in result["players"])
    return [(member, player) for member, player in players.items() if member] if member_seats == len(players) else []


def ratings(results: Sequence[ClubResult]) -> list[ClubRating]:
    """The best of each game first. Only places among members count, in the order in which the games ended."""
    from openskill.models import PlackettLuce  # part of the extra `server`

    model = PlackettLuce()
    rows: dict[tuple[str, str], ClubRating] = {}
    model_ratings: dict[tuple[str, str], PlackettLuceRating] = {}
    for result in sorted(results, key=lambda result: result["at"]):
        played = members_of(result)
        if len(played) < 2:
            continue
        keys = [(result["game"], member) for member, _ in played]
        teams = [[model_ratings.get(key) or model.rating()] for key in keys]
        best = min(player["place"] for _, player in played)
        rated = model.rate(teams, ranks=[player["place"] for _, player in played])
        for key, (member, player), team in zip(keys, played, rated, strict=True):
            model_ratings[key] = team[0]
            last = rows.get(key)
            rows[key] = {
                "game": result["game"],
                "member": member,
                "rating": START + round(SCALE * team[0].ordinal()),
                "games": 1 + (last["games"] if last else 0),
                "wins": (player["place"] == best) + (last["wins"] if last else 0),
            }
    return sorted(rows.values(), key=lambda rating: (rating["game"], -rating["rating"]))


def duels(results: Sequence[ClubResult]) -> list[ClubDuel]:
    """For every game and every two members who have played it together."""
    rows: dict[tuple[str, str, str], ClubDuel] = {}
    for result in results:
        for (first_id, first), (second_id, second) in combinations(sorted(members_of(result)), 2):
            key = (result["game"], first_id, second_id)
            duel = rows.setdefault(
                key,
                {"game": result["game"], "first": first_id, "second": second_id, "wins": 0, "losses": 0, "ties": 0},
            )
            duel["wins"] += first["place"] < second["place"]
            duel["losses"] += first["place"] > second["place"]
            duel["ties"] += first["place"] == second["place"]
    return [rows[key] for key in sorted(rows)]
