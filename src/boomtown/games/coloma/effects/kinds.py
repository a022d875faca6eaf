"""All kinds of effects, by the name with which a component file calls them."""

from boomtown.games.coloma.effects import (
    barrels,
    canyon,
    cards,
    construction,
    discounts,
    gains,
    guests,
    gunmen,
    market,
    sites,
    tents,
    trades,
    wagons,
)
from boomtown.games.coloma.effects.effect import Effect
from boomtown.games.coloma.effects.fields import MANY
from boomtown.games.coloma.state import Position
from boomtown.kernel.schema import ListOf, Node, TableOf, Variant
from boomtown.kernel.state import Question

MODULES = (gains, cards, trades, barrels, wagons, construction, canyon, discounts, gunmen, tents, guests, market, sites)

KINDS: dict[str, type[Effect]] = {kind.kind: kind for module in MODULES for kind in module.KINDS}

# What effects ask, by the kind of step on the agenda.
QUESTIONS: dict[int, Question[Position]] = {}
for asking in (cards, trades, barrels, wagons, construction, canyon, gunmen, tents, guests, market, sites):
    QUESTIONS |= asking.QUESTIONS


def ability_node(low: int = 0, high: int = MANY) -> Node:
    """How a component file writes an ability: a list of effects."""
    return ListOf(Variant("do", {name: TableOf(kind.fields) for name, kind in KINDS.items()}), low, high)
