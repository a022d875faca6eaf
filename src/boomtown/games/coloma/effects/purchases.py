"""What all effects have that buy something with a hammer or a saw (K6.5, K6.10, K12.1)."""

from typing import ClassVar

from boomtown.games.coloma.bot.average_value import AVERAGE_PURCHASE, average_off
from boomtown.games.coloma.effects.effect import AbilityReader, Effect, effect_of
from boomtown.games.coloma.effects.fields import off_field, price_text, tool_field, words_field
from boomtown.games.coloma.payments import TOOLS, Cost, cost_of, price_after, purchase_bits
from boomtown.games.coloma.state import Position
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Params
from boomtown.kernel.schema import Document, Node, optional


class Purchase(Effect):
    """Buy one thing out of `what` at the price of a tool, reduced by `off`. A kind says what there is to buy."""

    __slots__ = ("tool", "bought", "off")

    asks: ClassVar[bool] = True

    # The kind of step that asks which thing is bought. It holds the player and this effect.
    question: ClassVar[int] = -1

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.tool: int = TOOLS.index(row["tool"])
        self.bought: int = purchase_bits(row["what"])
        self.off: Cost = cost_of(row["off"])

    def buys(self, purchase: int) -> bool:
        return self.bought & purchase != 0

    def price(self, state: Position, purchase: int, prices: list[Cost]) -> Cost:
        """What a thing with these prices costs now."""
        return price_after(state, purchase, prices[self.tool], self.off)

    def run(self, state: Position, player: int) -> None:
        state.agenda.append((self.question, player, self.index))

    def tool_params(self, say: Say) -> Params:
        """The tool and the reduction, for the sentence of a kind."""
        tool = say(f"coloma-tool-{TOOLS[self.tool]}", {})
        return {"tool": tool, "off": price_text(self.off, say), "reduced": int(any(self.off))}

    def average_worth(self) -> float:
        bucks, gold, dudes = self.off
        return AVERAGE_PURCHASE + average_off(bucks, gold, dudes)


def purchase_fields(*things: str) -> dict[str, Node]:
    return {
        "tool": tool_field(),
        "what": optional(words_field(*things), list(things)),
        "off": optional(off_field(), {}),
    }


def prompt_purchase(state: Position, seat: int) -> Message:
    effect = effect_of(state, state.agenda[-1], Purchase)
    return Message(f"coloma-ask-{effect.kind}", {"tool": f"@coloma-tool-{TOOLS[effect.tool]}"})
