"""Drawing cards and putting some back (K7.5)."""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.coloma.bot.average_value import AVERAGE_GOODS
from boomtown.games.coloma.effects.effect import AbilityReader, Effect
from boomtown.games.coloma.effects.fields import number
from boomtown.games.coloma.goods import CARDS, draw, put_back
from boomtown.games.coloma.state import Position, numbers_in
from boomtown.games.coloma.steps import PUT_BACK
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Reason
from boomtown.kernel.schema import Document, Node
from boomtown.kernel.state import Question

if TYPE_CHECKING:
    from boomtown.games.coloma.bot.appraiser import Appraiser

# The share of a card's worth that is lost when one is put back: it is the worst of the hand.
PUT_BACK_LOSS = 0.6


class Sift(Effect):
    """Draw `draw` cards, then put `back` cards from the hand on the own deck."""

    __slots__ = ("drawn", "returned")

    kind: ClassVar[str] = "sift"
    fields: ClassVar[dict[str, Node]] = {"draw": number(), "back": number()}

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.drawn: int = row["draw"]
        self.returned: int = row["back"]

    def run(self, state: Position, player: int) -> None:
        drawn = draw(state, player, self.drawn)
        for _ in range(min(self.returned, drawn)):
            state.agenda.append((PUT_BACK, player))

    def sentence(self, say: Say) -> str:
        return say("coloma-fx-sift", {"count": self.drawn, "back": self.returned})

    def worth(self, appraiser: "Appraiser") -> float:
        return (self.drawn - PUT_BACK_LOSS * self.returned) * appraiser.values[CARDS]

    def average_worth(self) -> float:
        return (self.drawn - PUT_BACK_LOSS * self.returned) * AVERAGE_GOODS[CARDS]


# Which card goes back (K3.11).


def prompt_put_back(state: Position, seat: int) -> Message:
    return Message("coloma-ask-put-back", {})


def legal_put_back(state: Position, seat: int) -> list[int]:
    verbs = state.components.verbs
    top, bottom = verbs.top.base, verbs.bottom.base
    cards = numbers_in(state.hand[seat])
    return [top + card for card in cards] + [bottom + card for card in cards]


def apply_put_back(state: Position, seat: int, action: int) -> None:
    verbs = state.components.verbs
    if action < verbs.bottom.base:
        put_back(state, seat, action - verbs.top.base, True)
    else:
        put_back(state, seat, action - verbs.bottom.base, False)


def why_put_back(state: Position, seat: int, action: int) -> Reason:
    verbs = state.components.verbs
    card = action - (verbs.top.base if action < verbs.bottom.base else verbs.bottom.base)
    return Reason("coloma-not-in-hand", "K3.11", {"card": state.components.buildings[card].name})


KINDS: tuple[type[Effect], ...] = (Sift,)

QUESTIONS: dict[int, Question[Position]] = {
    PUT_BACK: Question(("top", "bottom"), "K3.11", prompt_put_back, legal_put_back, apply_put_back, why_put_back),
}
