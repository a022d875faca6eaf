"""The fields of effects that several kinds share: how a component file writes them, and their words."""

from boomtown.games.coloma.goods import GOODS
from boomtown.games.coloma.payments import PRICED, PURCHASES, TOOLS, Cost
from boomtown.kernel.faces import Say
from boomtown.kernel.schema import ListOf, MapOf, Node, Whole, Word, optional

# The largest number a component file may hold, unless something else limits it.
MANY = 99


def number(default: int | None = None, low: int = 0) -> Node:
    """A whole number, needed or with a default."""
    node = Whole(low, MANY)
    return node if default is None else optional(node, default)


def goods_field() -> Node:
    """Goods by name: { bucks = 1, cards = 2 }."""
    return MapOf(GOODS, Whole(1, MANY))


def off_field() -> Node:
    """What is taken off a price: { bucks = 1 }."""
    return MapOf(PRICED, Whole(1, MANY))


def tool_field() -> Node:
    return Word(*TOOLS)


def words_field(*choices: str) -> Node:
    """One or more of some words."""
    return ListOf(Word(*choices), 1, len(choices), unique=True)


def goods_list(table: dict[str, int]) -> list[int]:
    """How many of each good, in the order of GOODS."""
    return [table.get(name, 0) for name in GOODS]


def goods_text(goods: list[int], say: Say) -> str:
    """Goods in words: "2 dudes and 1 card"."""
    counts = {f"coloma-goods-{name}": count for name, count in zip(GOODS, goods, strict=True)}
    return counted_text(counts, say)


def price_text(cost: Cost, say: Say) -> str:
    """A cost, or what is taken off one, in words."""
    counts = {f"coloma-goods-{name}": count for name, count in zip(PRICED, cost, strict=True)}
    return counted_text(counts, say)


def counted_text(counts: dict[str, int], say: Say) -> str:
    """The messages with a count that is not zero, joined."""
    return say("coloma-and", {}).join([say(key, {"count": count}) for key, count in counts.items() if count])


def purchases_text(bits: int, say: Say) -> str:
    """What a discount is for: "river or bridge"."""
    names = [name for bit, name in enumerate(PURCHASES) if bits >> bit & 1]
    return say("coloma-or", {}).join([say(f"coloma-thing-{name}", {}) for name in names])
