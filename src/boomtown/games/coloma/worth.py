"""What goods, buildings, tents and gunmen are worth in points, by the turns that are left to use them."""

from boomtown.games.coloma.goods import counter
from boomtown.games.coloma.scoring import bridge_points
from boomtown.games.coloma.state import NEUTRAL, NOBODY, Position
from boomtown.games.coloma.tables import (
    BRIDGE_COUNT,
    BRIDGE_IDS,
    BURY_DUDES,
    CARD_IDS,
    LAND_POINTS,
    ROUNDS,
    ROWS,
    SHOOTOUT_FX,
    TOMBS,
    YEARS,
    Effect,
)
from boomtown.games.coloma.words import COUNTED

TURNS = ROUNDS * len(YEARS)

# How much of its full worth a good keeps by the number of turns left after this one.
LATE: list[float] = [0.04, 0.45, 0.7, 0.85, 0.95] + [1.0] * TURNS

# Money and dudes are spent together: each has a worth of its own, and both more when the other is there too.
BUCK, DUDE, TOGETHER = 0.5, 0.5, 1.05
BUCKS_PER_DUDE = 2.4
GOLD_EXTRA = 0.4

# Full worth of a tent and of a card; beyond this many a further one is worth only SPARE of it.
TENT, CARD = 2.3, 0.6
ENOUGH_TENTS, ENOUGH_CARDS = 3, 5
SPARE = 0.35

# The first horse, and by how much each further one is worth less; fully so with HORSE_TURNS turns to go.
HORSE, HORSE_LESS, HORSE_TURNS = 4.6, 0.5, 7

# A workday or another site is visited in this share of the turns that are left.
VISITS = 0.14

# Points one use of a building's ability brings; the workday ones are worked out from their goods.
USE_WORTH: dict[str, float] = {
    "sluice_works": 2.0,
    "bunkhouse": 1.7,
    "general_store": 1.6,
    "long_tom": 2.6,
    "outfitter": 2.2,
    "gazette": 1.7,
    "theatre": 2.2,
    "surveyors_office": 2.4,
    "sawmill": 3.0,
    "stable": 2.4,
    "undertaker": 2.4,
    "trading_post": 1.4,
    "saloon": 0.9,
    "ferry_landing": 0.9,
    "carpenters_hall": 1.2,
    "stage_depot": 1.0,
}
CARD_USE: list[float] = [USE_WORTH.get(name, 1.5) for name in CARD_IDS]


def turns_left(state: Position) -> int:
    """How many turns everybody has after the one of this round."""
    return TURNS - 1 - ROUNDS * state.year - (state.round if state.round > 0 else 0)


def weights(state: Position, player: int) -> list[float]:
    """What one more of each good is worth now: bucks, gold, dudes, tents, horses, cards, points."""
    late = LATE[turns_left(state)]
    price = state.prices[state.gold_supply]
    dudes = state.dudes[player] + 1.0
    money = (state.bucks[player] + price * state.gold[player] + 2.0) / BUCKS_PER_DUDE
    whole = (dudes + money) * (dudes + money)
    buck = BUCK + TOGETHER * 2.0 * dudes * dudes / whole / BUCKS_PER_DUDE
    dude = DUDE + TOGETHER * 2.0 * money * money / whole if state.dude_supply[player] else 0.0
    return [
        buck * late,
        (buck * 0.8 * price + GOLD_EXTRA) * late,
        dude * late,
        TENT * late * (1.0 if state.tents[player] < ENOUGH_TENTS else SPARE),
        horse_gain(state, player),
        CARD * late * (1.0 if state.hand[player].bit_count() < ENOUGH_CARDS else SPARE),
        1.0,
    ]


def stock_worth(state: Position, player: int) -> float:
    """All goods together, with less for what is more than enough."""
    late = LATE[turns_left(state)]
    gold = state.gold[player]
    bucks = state.bucks[player] + 0.8 * state.prices[state.gold_supply] * gold
    dudes = state.dudes[player] + 1.0
    money = (bucks + 2.0) / BUCKS_PER_DUDE
    points = BUCK * bucks + DUDE * dudes + TOGETHER * 2.0 * dudes * money / (dudes + money) + GOLD_EXTRA * gold
    points += TENT * _enough(state.tents[player], ENOUGH_TENTS)
    points += CARD * _enough(state.hand[player].bit_count(), ENOUGH_CARDS)
    return points * late + horses_worth(state, player)


def horse_gain(state: Position, player: int) -> float:
    """What one more horse is worth."""
    share = min(1.0, turns_left(state) / HORSE_TURNS)
    return max(0.0, HORSE - HORSE_LESS * state.horses[player]) * share


def horses_worth(state: Position, player: int) -> float:
    """All horses together."""
    horses = state.horses[player]
    share = min(1.0, turns_left(state) / HORSE_TURNS)
    return (HORSE * horses - HORSE_LESS * horses * (horses - 1) / 2.0) * share


def _enough(count: int, enough: int) -> float:
    return float(count) if count <= enough else enough + SPARE * (count - enough)


def goods_worth(effect: Effect, weight: list[float]) -> float:
    """The goods that an effect names."""
    points = 0.0
    for good, count in effect.parts:
        points += count * weight[good]
    return points


# What stands and works for the rest of the game.


def card_ability(card: int, left: int) -> float:
    """What a building's ability brings until the end."""
    return CARD_USE[card] * VISITS * left


def engine_worth(state: Position, player: int) -> float:
    left = turns_left(state)
    points = 0.0
    built = state.built[player]
    for card in range(len(CARD_IDS)):
        if built >> card & 1:
            points += card_ability(card, left)
    events = state.event_tents[player]
    for site in range(5):
        if events >> site & 1:
            points += event_tent(state, site)
    return points


# What each event brings once.
EVENT_WORTH: list[float] = [1.7, 2.0, 1.5, 1.9, 1.2]

# The next tent on a land also brings the dearer ones after it nearer.
LAND_EXTRA = 0.4

# By how much what each bridge counts grows in a turn.
BRIDGE_GROWTH: list[float] = [0.12, 0.1, 0.05, 0.12, 0.12, 0.15, 0.08, 0.12, 0.12, 0.1]


def event_tent(state: Position, site: int) -> float:
    """A tent on an event brings its benefit once more each time it comes."""
    times = len(YEARS) - 1 - state.year + (1 if site > state.barker and state.round < ROUNDS - 1 else 0)
    return EVENT_WORTH[site] * times


def land_gain(state: Position, player: int) -> float:
    """What the next tent on a land adds, counting that further ones get dearer."""
    count = state.land_tents[player].bit_count()
    if count >= len(LAND_POINTS) - 1:
        return 0.0
    return LAND_POINTS[count + 1] - LAND_POINTS[count] + LAND_EXTRA


def bridge_promise(state: Position, player: int, bridge: int) -> float:
    """What a bridge will score: what it counts now, and some growth."""
    left = turns_left(state)
    count = counter(state, player, BRIDGE_COUNT[bridge])
    growth = BRIDGE_GROWTH[bridge] * left
    low = bridge_points(bridge, count)
    high = bridge_points(bridge, count + 1)
    further = bridge_points(bridge, count + 2)
    if growth <= 1.0:
        return low + (high - low) * growth
    return high + (further - high) * min(1.0, growth - 1.0)


def bridges_growth(state: Position, player: int) -> float:
    """How much the own bridges may still grow."""
    points = 0.0
    bridges = state.bridges[player]
    for bridge in range(len(BRIDGE_IDS)):
        if bridges >> bridge & 1:
            points += bridge_promise(state, player, bridge) - bridge_points(
                bridge, counter(state, player, BRIDGE_COUNT[bridge])
            )
    return points


USED_BARRELS = COUNTED.index("used_barrels")


def used_gain(state: Position, player: int, more: int) -> int:
    """What that many more used barrels would add to the own bridges."""
    points = 0
    bridges = state.bridges[player]
    for bridge in range(len(BRIDGE_IDS)):
        if bridges >> bridge & 1 and BRIDGE_COUNT[bridge] == USED_BARRELS:
            count = counter(state, player, USED_BARRELS)
            points += bridge_points(bridge, count + more) - bridge_points(bridge, count)
    return points


# The shootout.


def fx_points(state: Position, player: int, effects: list[Effect], weight: list[float]) -> float:
    """A reward or penalty of the shootout in points."""
    points = 0.0
    for effect in effects:
        if effect.kind == BURY_DUDES:
            points -= burial(state, player, effect.n)
        else:
            points += goods_worth(effect, weight)
    return points


def burial(state: Position, player: int, count: int) -> float:
    graves = state.graves[player]
    return float(sum(TOMBS[graves : graves + count])) + 0.4 * count


def shootout_worth(state: Position, player: int, weight: list[float], more: int = 0, nearest: int = 9) -> float:
    """What the coming shootout brings a player who places `more` gunmen in row `nearest`."""
    totals = [0] * (NEUTRAL + 1)
    first = [9] * (NEUTRAL + 1)
    gunmen = more
    for row in range(len(ROWS) - 1, -1, -1):
        owner = state.rows[row]
        if owner != NOBODY:
            totals[owner] += ROWS[row]
            first[owner] = row
            gunmen += ROWS[row]
    mine = totals[player] + more
    nearest = min(nearest, first[player])
    left = ROUNDS - 1 - (state.round if state.round > 0 else 0)
    if left:
        chance = min(0.95, max(0.1, 0.5 + 0.12 * (gunmen - state.outlaws + 0.05 * left * state.players)))
    else:
        chance = 1.0 if gunmen > state.outlaws else 0.15
    table = SHOOTOUT_FX[state.tables[state.year]]
    if not mine:
        risk = 1.0 if left == 0 else 0.55 if left < 3 else 0.35
        return risk * _expected(state, player, table, 3, chance, weight)
    rank = 0
    for other in range(len(totals)):
        if other != player and (totals[other] > mine or (totals[other] == mine and first[other] < nearest)):
            rank += 1
    here = _expected(state, player, table, min(rank, 2), chance, weight)
    if not left or rank >= 2:
        return here
    slip = 0.12 * left
    return here * (1.0 - slip) + _expected(state, player, table, rank + 1, chance, weight) * slip


def _expected(
    state: Position, player: int, table: list[list[list[Effect]]], rank: int, chance: float, weight: list[float]
) -> float:
    """What a rank brings, won or lost."""
    lost = fx_points(state, player, table[1][rank], weight)
    return chance * fx_points(state, player, table[0][rank], weight) + (1.0 - chance) * lost
