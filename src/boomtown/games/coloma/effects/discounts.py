"""Lower prices for the rest of the turn (K7.4)."""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.coloma.bot.average_value import AVERAGE_PURCHASES, average_off
from boomtown.games.coloma.effects.effect import AbilityReader, Effect
from boomtown.games.coloma.effects.fields import number, off_field, price_text, purchases_text, words_field
from boomtown.games.coloma.payments import PURCHASES, Cost, cost_of, purchase_bits
from boomtown.games.coloma.state import Position
from boomtown.kernel.faces import Say
from boomtown.kernel.schema import Document, Node

if TYPE_CHECKING:
    from boomtown.games.coloma.bot.appraiser import Appraiser


class Discount(Effect):
    """This turn the next `uses` purchases (0: every one) of what `on` names cost `off` less."""

    __slots__ = ("purchases", "off", "uses")

    kind: ClassVar[str] = "discount"
    fields: ClassVar[dict[str, Node]] = {"on": words_field(*PURCHASES), "off": off_field(), "uses": number(1)}
    urgency: ClassVar[float] = 40.0

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.purchases: int = purchase_bits(row["on"])
        self.off: Cost = cost_of(row["off"])
        self.uses: int = row["uses"]

    def run(self, state: Position, player: int) -> None:
        bucks, gold, dudes = self.off
        state.discounts.append((self.purchases, bucks, gold, dudes, self.uses))

    def sentence(self, say: Say) -> str:
        things, off = purchases_text(self.purchases, say), price_text(self.off, say)
        return say("coloma-fx-discount", {"count": self.uses, "things": things, "off": off})

    def worth(self, appraiser: "Appraiser") -> float:
        return appraiser.discount(self.purchases)

    def average_worth(self) -> float:
        bucks, gold, dudes = self.off
        uses = min(self.uses, AVERAGE_PURCHASES) if self.uses else AVERAGE_PURCHASES
        return average_off(bucks, gold, dudes) * uses


KINDS: tuple[type[Effect], ...] = (Discount,)
