"""The points a seat may expect at the end of the game."""

from boomtown.games.sprawl.constants import CONTRACTOR, FAVOR_PLACES_PER_SEAT
from boomtown.games.sprawl.players import office_count, vocation_count
from boomtown.games.sprawl.scoring import office_bonus
from boomtown.games.sprawl.state import Position
from boomtown_reference.sprawl.holdings import (
    OFFICE_VALUE_PER_TURN,
    favor_value,
    planning_card_value,
    tile_value,
    turns_left,
    wealth_value,
)
from boomtown_reference.sprawl.row_value import packed_counts, point_value, rows

# A lead of this many points usually decides the game.
SWING = 45.0


def evaluate(state: Position, seat: int) -> float:
    """Prestige so far, and what everything else will probably become."""
    over = not state.agenda
    turns = 0.0 if over else turns_left(state)
    own_turns = turns / state.seats
    components = state.components
    packed = packed_counts(state)
    cache = components.share_cache
    points = float(state.prestige[seat])
    for kind, number, blocks in rows(state):
        counts = 0
        for block in blocks:
            counts += packed[block]
        if counts:
            points += cache.shares(state.seats, counts, number)[seat] * point_value(kind, turns)
    for office in range(CONTRACTOR):
        if state.offices[office] == seat:
            points += office_bonus(state, office, seat)
    if over:
        return points + state.wealth[seat] // components.wealth_per_prestige
    points += wealth_value(state, state.wealth[seat], own_turns)
    points += OFFICE_VALUE_PER_TURN * own_turns * office_count(state, seat)
    points += tile_value(turns) * vocation_count(state, seat)
    for card in state.hands[seat]:
        points += planning_card_value(components.cards[card], own_turns)
    for place in range(FAVOR_PLACES_PER_SEAT * seat, FAVOR_PLACES_PER_SEAT * (seat + 1)):
        if state.favors[place] >= 0:
            points += favor_value(components.cards[state.favors[place]], own_turns)
    return points
