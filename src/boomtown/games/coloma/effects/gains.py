"""Effects that happen at once and ask nothing: goods, dudes in the graveyard, gold from the cart, outlaws."""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.coloma.bot.average_value import AVERAGE_BURIAL, average_goods
from boomtown.games.coloma.counts import COUNTS
from boomtown.games.coloma.effects.effect import AbilityReader, Effect
from boomtown.games.coloma.effects.fields import MANY, goods_field, goods_list, goods_text, number
from boomtown.games.coloma.goods import (
    GOLD,
    GOODS,
    POINTS,
    gain,
    gain_points,
    take_from_cart,
    take_from_supply,
)
from boomtown.games.coloma.graveyard import bury
from boomtown.games.coloma.state import Position, table_ref
from boomtown.kernel.faces import Say
from boomtown.kernel.schema import Document, Node, Whole, Word, optional_without_default

if TYPE_CHECKING:
    from boomtown.games.coloma.bot.appraiser import Appraiser


class Gain(Effect):
    """Gain goods: { do = "gain", bucks = 1, dudes = 2 }."""

    __slots__ = ("goods", "parts")

    kind: ClassVar[str] = "gain"
    gives: ClassVar[bool] = True
    fields: ClassVar[dict[str, Node]] = {good: optional_without_default(Whole(0, MANY)) for good in GOODS}
    urgency: ClassVar[float] = 12.0

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.goods: list[int] = goods_list(row)
        # The goods that are there at all, each with its place in GOODS.
        self.parts: list[tuple[int, int]] = [(good, count) for good, count in enumerate(self.goods) if count]

    def run(self, state: Position, player: int) -> None:
        gain(state, player, self.goods)

    def run_at_once(self, state: Position, player: int) -> bool:
        gain(state, player, self.goods)
        return True

    def run_for_shade(self, state: Position, shade: int) -> None:
        take_from_supply(state, shade, self.goods[GOLD])
        gain_points(state, shade, self.goods[POINTS])

    def sentence(self, say: Say) -> str:
        return say("coloma-fx-gain", {"goods": goods_text(self.goods, say)})

    def reward(self) -> tuple[str, int]:
        for good, count in self.parts:
            return f"coloma-get-{GOODS[good]}", count
        return "coloma-get-gain", 0

    def worth(self, appraiser: "Appraiser") -> float:
        return self.flat_worth(appraiser)

    def flat_worth(self, appraiser: "Appraiser") -> float:
        values = appraiser.values
        points = 0.0
        for good, count in self.parts:
            points += count * values[good]
        return points

    def average_worth(self) -> float:
        return average_goods(self.goods)


class GainPer(Effect):
    """Gain goods for every `each` of what `count` names, at most `max` times."""

    __slots__ = ("count", "each", "most", "once")

    kind: ClassVar[str] = "per"
    gives: ClassVar[bool] = True
    fields: ClassVar[dict[str, Node]] = {
        "count": Word(*COUNTS),
        "each": number(1, low=1),
        "max": number(),
        "goods": goods_field(),
    }
    urgency: ClassVar[float] = 12.0

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.count = COUNTS[row["count"]]
        self.each: int = row["each"]
        self.most: int = row["max"]
        self.once = Gain(row["goods"], ability)

    def times(self, state: Position, player: int) -> int:
        return min(self.count.amount(state, player) // self.each, self.most)

    def can(self, state: Position, player: int) -> bool:
        return self.count.amount(state, player) >= self.each

    def run(self, state: Position, player: int) -> None:
        times = self.times(state, player)
        gain(state, player, [times * count for count in self.once.goods])

    def sentence(self, say: Say) -> str:
        counted = say(f"coloma-count-{self.count.word}", {})
        goods = goods_text(self.once.goods, say)
        return say("coloma-fx-per", {"each": self.each, "counted": counted, "goods": goods, "count": self.most})

    def worth(self, appraiser: "Appraiser") -> float:
        return self.times(appraiser.state, appraiser.player) * self.once.worth(appraiser)

    def average_worth(self) -> float:
        return min(self.count.usual / self.each, self.most) * self.once.average_worth()


class TakeFromCart(Effect):
    """Take up to `n` nuggets from the mine cart (K7.9)."""

    __slots__ = ("nuggets",)

    kind: ClassVar[str] = "cart"
    gives: ClassVar[bool] = True
    fields: ClassVar[dict[str, Node]] = {"n": number()}

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.nuggets: int = row["n"]

    def can(self, state: Position, player: int) -> bool:
        return state.gold_cart > 0

    def run(self, state: Position, player: int) -> None:
        take_from_cart(state, player, self.nuggets)

    def sentence(self, say: Say) -> str:
        return say("coloma-fx-cart", {"goods": say("coloma-goods-gold", {"count": self.nuggets})})

    def worth(self, appraiser: "Appraiser") -> float:
        return min(self.nuggets, appraiser.state.gold_cart) * appraiser.values[GOLD]


class Bury(Effect):
    """Bury `n` own dudes (K7.7)."""

    __slots__ = ("dudes",)

    kind: ClassVar[str] = "bury"
    fields: ClassVar[dict[str, Node]] = {"n": number()}

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.dudes: int = row["n"]

    def run(self, state: Position, player: int) -> None:
        bury(state, player, self.dudes)

    def run_for_shade(self, state: Position, shade: int) -> None:
        """Dudes of the posse leave the game."""
        buried = min(self.dudes, state.dudes[shade])
        state.dudes[shade] -= buried
        state.removed += buried
        state.graves[shade] += buried
        if state.listener is not None and buried:
            state.tell("coloma-shade-buried", {"count": buried}, refs=(f"seat:{shade}",))

    def sentence(self, say: Say) -> str:
        return say("coloma-fx-bury", {"count": self.dudes})

    def worth(self, appraiser: "Appraiser") -> float:
        return -appraiser.burial(self.dudes)

    def flat_worth(self, appraiser: "Appraiser") -> float:
        return -appraiser.burial(self.dudes)

    def average_worth(self) -> float:
        return -AVERAGE_BURIAL * self.dudes


class ChangeOutlaws(Effect):
    """Change the number of outlaws in the shootout by `n`, never below none."""

    __slots__ = ("change",)

    kind: ClassVar[str] = "outlaws"
    fields: ClassVar[dict[str, Node]] = {"n": Whole(-MANY, MANY)}

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.change: int = row["n"]

    def run(self, state: Position, player: int) -> None:
        state.outlaws = max(0, state.outlaws + self.change)
        if state.listener is not None:
            state.tell("coloma-outlaws", {"seat": player, "count": state.outlaws}, refs=(table_ref(state),))

    def sentence(self, say: Say) -> str:
        return say("coloma-fx-outlaws", {"count": abs(self.change), "come": int(self.change > 0)})

    def worth(self, appraiser: "Appraiser") -> float:
        return appraiser.outlaws(self.change)


KINDS: tuple[type[Effect], ...] = (Gain, GainPer, TakeFromCart, Bury, ChangeOutlaws)
