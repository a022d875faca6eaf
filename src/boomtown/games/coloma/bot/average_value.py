"""What goods and effects bring on average in a game, in points: for buildings and events, which work many times."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from boomtown.games.coloma.effects.effect import Effect

# One of each good, in the order of GOODS: bucks, gold, dudes, tents, horses, cards, points.
AVERAGE_GOODS: list[float] = [0.8, 2.0, 0.85, 2.2, 2.2, 0.75, 1.0]

# An effect whose kind has no average of its own.
AVERAGE_EFFECT: Final = 1.5

# A buried dude: its tomb and the dude itself.
AVERAGE_BURIAL: Final = 2.4

# The chance to build, to survey or to bridge, at the full price.
AVERAGE_PURCHASE: Final = 1.4

# How many purchases of a turn a discount makes cheaper, if it holds for all of them.
AVERAGE_PURCHASES: Final = 1.7

# The action of a site.
AVERAGE_ACTION: Final = 3.0

# A wagon action as far as the horses go, and each further space.
AVERAGE_WAGON: Final = 1.3
FURTHER_SPACE: Final = 1.2

# The share of its visits in which a pioneer finds the site busted, for buildings that work only then.
BUSTED_VISITS: Final = 0.4


def average_goods(goods: list[int]) -> float:
    """Goods in the order of GOODS."""
    points = 0.0
    for good, count in enumerate(goods):
        points += count * AVERAGE_GOODS[good]
    return points


def average_ability(ability: "list[Effect]") -> float:
    points = 0.0
    for effect in ability:
        points += effect.average_worth()
    return points


def average_off(bucks: int, gold: int, dudes: int) -> float:
    """What a lower price saves in one purchase, which costs bucks with one tool and gold with the other."""
    parts = [count * worth for count, worth in zip((bucks, gold), AVERAGE_GOODS, strict=False) if count]
    money = sum(parts) / len(parts) if parts else 0.0
    return money + average_goods([0, 0, dudes])
