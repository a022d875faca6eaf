"""What a learned judgement of Coloma goes by."""

from boomtown.games.coloma.bot.evaluate import parts
from boomtown.games.coloma.bot.goods_value import turns_left
from boomtown.games.coloma.goods import gold_price
from boomtown.games.coloma.state import Position, gunmen_of
from boomtown.kernel.judgement import Features

PARTS = (
    "points", "goods", "engine", "growth of bridges", "shootout", "wagon", "turn", "effects", "barrels", "question",
)  # fmt: skip
MORE = (
    "bucks", "gold", "dudes", "tents", "horses", "cards", "unused barrels", "used barrels", "buildings", "rivers",
    "bridges", "tents on events", "tents on lands", "hotels", "guests", "graves", "gunmen", "carrots",
)  # fmt: skip


def values(state: Position, seat: int) -> list[float]:
    features = parts(state, seat)
    features += [
        float(state.bucks[seat]),
        float(gold_price(state) * state.gold[seat]),
        float(state.dudes[seat]),
        float(state.tents[seat]),
        float(state.horses[seat]),
        float(state.hand[seat].bit_count()),
        float(len(state.barrels[seat])),
        float(len(state.used_barrels[seat])),
        float(state.built[seat].bit_count()),
        float(state.rivers[seat].bit_count()),
        float(state.bridges[seat].bit_count()),
        float(state.event_tents[seat].bit_count()),
        float(state.land_tents[seat].bit_count()),
        float(state.hotels[seat]),
        float(state.guests[seat]),
        float(state.graves[seat]),
        float(gunmen_of(state, seat)),
        float(state.carrots[seat].bit_count()),
    ]
    return features


def left(state: Position) -> float:
    return (turns_left(state) + 1) / state.components.turns


FEATURES: Features[Position] = Features("boomtown.games.coloma.bot", PARTS, MORE, values, left)
