"""The points a seat may expect at the end of the game."""

from boomtown.games.sprawl.bot.holdings import (
    OFFICE_VALUE_PER_TURN,
    favor_value,
    planning_card_value,
    tile_value,
    turns_left,
    wealth_value,
)
from boomtown.games.sprawl.bot.row_value import packed_counts, point_value, rows
from boomtown.games.sprawl.constants import CONTRACTOR, FAVOR_PLACES_PER_SEAT, PRESTIGE, WEALTH
from boomtown.games.sprawl.players import office_count, vocation_count
from boomtown.games.sprawl.scoring import office_bonus
from boomtown.games.sprawl.state import Position
from boomtown.kernel.judgement import added
from boomtown.kernel.skill import Skill

# A lead of this many points usually decides the game.
SWING = 45.0
SKILL = Skill(greenhorn=0.27, cowhand=0.11, ranger=16, marshal=100)


def evaluate(state: Position, seat: int) -> float:
    """Prestige so far, and what everything else will probably become."""
    return added(parts(state, seat))


def parts(state: Position, seat: int) -> list[float]:
    """Prestige, payouts to come by kind, bonuses of offices, wealth, offices, vocations, planning cards, favors."""
    over = not state.agenda
    turns = 0.0 if over else turns_left(state)
    own_turns = turns / state.seats
    components = state.components
    packed = packed_counts(state)
    cache = components.share_cache
    payouts = [0.0, 0.0]
    for kind, number, blocks in rows(state):
        counts = 0
        for block in blocks:
            counts += packed[block]
        if counts:
            payouts[kind] += cache.shares(state.seats, counts, number)[seat] * point_value(kind, turns)
    bonus = 0.0
    for office in range(CONTRACTOR):
        if state.offices[office] == seat:
            bonus += office_bonus(state, office, seat)
    wealth = state.wealth[seat]
    counted = [float(state.prestige[seat]), payouts[PRESTIGE], payouts[WEALTH], bonus]
    if over:
        return [*counted, float(wealth // components.wealth_per_prestige)]
    cards = favors = 0.0
    for card in state.hands[seat]:
        cards += planning_card_value(components.cards[card], own_turns)
    for place in range(FAVOR_PLACES_PER_SEAT * seat, FAVOR_PLACES_PER_SEAT * (seat + 1)):
        if state.favors[place] >= 0:
            favors += favor_value(components.cards[state.favors[place]], own_turns)
    return [
        *counted,
        wealth_value(state, wealth, own_turns),
        OFFICE_VALUE_PER_TURN * own_turns * office_count(state, seat),
        tile_value(turns) * vocation_count(state, seat),
        cards,
        favors,
    ]
