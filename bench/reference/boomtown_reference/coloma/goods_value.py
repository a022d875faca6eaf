"""What goods are worth in points, by the turns that are left to use them."""

from typing import Final

from boomtown.games.coloma.goods import gold_price
from boomtown.games.coloma.state import Position

# The share of its full worth that a good keeps, by the number of turns left after this one; later ones keep all.
LATE = (0.04, 0.45, 0.7, 0.85, 0.95)

# Bucks and dudes are spent together: what one of each is worth by itself, and both more when the other is there too.
BUCK_ALONE: Final = 0.5
DUDE_ALONE: Final = 0.5
SPENT_TOGETHER: Final = 1.05

# How many bucks are usually spent with one dude, and the bucks and dudes that are about to come.
BUCKS_PER_DUDE: Final = 2.4
BUCKS_TO_COME: Final = 2.0
DUDES_TO_COME: Final = 1.0

# The share of its price at which a nugget counts as bucks, and what it is worth beyond that, for saws and event 5.
GOLD_AS_BUCKS: Final = 0.8
GOLD_EXTRA: Final = 0.4

# Full worth of a tent and of a card in hand.
TENT: Final = 2.3
CARD: Final = 0.6

# Beyond so many, a further tent or card is worth only this share.
ENOUGH_TENTS: Final = 3
ENOUGH_CARDS: Final = 5
SURPLUS_SHARE: Final = 0.35

# The first horse, by how much each further one is worth less, and the turns to go that make use of it all.
FIRST_HORSE: Final = 4.6
HORSE_LESS: Final = 0.5
HORSE_TURNS: Final = 7

# Goods values of one player: a point value for one more of each good, in the order of GOODS.
Values = list[float]


def turns_left(state: Position) -> int:
    """How many turns everybody has after the one of this round."""
    components = state.components
    return components.turns - 1 - components.rounds * state.year - (state.round if state.round > 0 else 0)


def late_share(turns: int) -> float:
    """The share of its worth that a good keeps with so many turns to go."""
    return LATE[turns] if turns < len(LATE) else 1.0


def goods_values(state: Position, player: int, turns: int) -> Values:
    """What one more of each good is worth now, with so many turns left."""
    late = late_share(turns)
    price = gold_price(state)
    dudes = state.dudes[player] + DUDES_TO_COME
    money = (state.bucks[player] + price * state.gold[player] + BUCKS_TO_COME) / BUCKS_PER_DUDE
    whole = (dudes + money) * (dudes + money)
    buck = BUCK_ALONE + SPENT_TOGETHER * 2.0 * dudes * dudes / whole / BUCKS_PER_DUDE
    dude = DUDE_ALONE + SPENT_TOGETHER * 2.0 * money * money / whole if state.dude_supply[player] else 0.0
    return [
        buck * late,
        (buck * GOLD_AS_BUCKS * price + GOLD_EXTRA) * late,
        dude * late,
        TENT * late * (1.0 if state.tents[player] < ENOUGH_TENTS else SURPLUS_SHARE),
        next_horse(state, player, turns),
        CARD * late * (1.0 if state.hand[player].bit_count() < ENOUGH_CARDS else SURPLUS_SHARE),
        1.0,
    ]


def stock_value(state: Position, player: int, turns: int) -> float:
    """All goods together; surplus goods count less."""
    late = late_share(turns)
    gold = state.gold[player]
    bucks = state.bucks[player] + GOLD_AS_BUCKS * gold_price(state) * gold
    dudes = state.dudes[player] + DUDES_TO_COME
    money = (bucks + BUCKS_TO_COME) / BUCKS_PER_DUDE
    together = SPENT_TOGETHER * 2.0 * dudes * money / (dudes + money)
    points = BUCK_ALONE * bucks + DUDE_ALONE * dudes + together + GOLD_EXTRA * gold
    points += TENT * _with_surplus(state.tents[player], ENOUGH_TENTS)
    points += CARD * _with_surplus(state.hand[player].bit_count(), ENOUGH_CARDS)
    return points * late + horses_value(state, player, turns)


def _with_surplus(count: int, enough: int) -> float:
    return float(count) if count <= enough else enough + SURPLUS_SHARE * (count - enough)


def next_horse(state: Position, player: int, turns: int) -> float:
    """What one more horse is worth."""
    return max(0.0, FIRST_HORSE - HORSE_LESS * state.horses[player]) * _horse_share(turns)


def horses_value(state: Position, player: int, turns: int) -> float:
    """All horses together."""
    horses = state.horses[player]
    return (FIRST_HORSE * horses - HORSE_LESS * horses * (horses - 1) / 2.0) * _horse_share(turns)


def _horse_share(turns: int) -> float:
    return min(1.0, turns / HORSE_TURNS)
