"""Taking barrels from the hideout (K9.1-K9.3)."""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.coloma.effects.effect import AbilityReader, Effect
from boomtown.games.coloma.effects.fields import number
from boomtown.games.coloma.hideout import STACK, barrels_left, take_barrel
from boomtown.games.coloma.opened import mark_done
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import PICK_BARREL
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Reason
from boomtown.kernel.schema import Document, Node
from boomtown.kernel.state import Question

if TYPE_CHECKING:
    from boomtown.games.coloma.bot.appraiser import Appraiser


class TakeBarrels(Effect):
    """Take `n` barrels; each brings the outlaws of its space."""

    __slots__ = ("barrels",)

    kind: ClassVar[str] = "barrel"
    asks: ClassVar[bool] = True
    fields: ClassVar[dict[str, Node]] = {"n": number(1, low=1)}
    urgency: ClassVar[float] = 8.0

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.barrels: int = row["n"]

    def can(self, state: Position, player: int) -> bool:
        return barrels_left(state)

    def lacks(self, state: Position, player: int) -> str:
        return "coloma-lacks-barrel"

    def run(self, state: Position, player: int) -> None:
        state.agenda.append((PICK_BARREL, player, self.barrels))

    def sentence(self, say: Say) -> str:
        return say("coloma-fx-barrel", {"count": self.barrels})

    def worth(self, appraiser: "Appraiser") -> float:
        if not barrels_left(appraiser.state):
            return 0.0
        return max([appraiser.hideout(space) for space in range(len(appraiser.state.face_up))])


def prompt_barrel(state: Position, seat: int) -> Message:
    return Message("coloma-ask-barrel", {})


def legal_barrel(state: Position, seat: int) -> list[int]:
    first = state.components.verbs.take.base
    actions = [first + STACK] if sum(state.pile) else []
    for space in range(1, len(state.face_up)):
        if state.face_up[space] >= 0:
            actions.append(first + space)
    return actions


def apply_barrel(state: Position, seat: int, action: int) -> None:
    _, _, barrels = state.asked
    mark_done(state)
    take_barrel(state, seat, action - state.components.verbs.take.base)
    if barrels > 1 and barrels_left(state):
        state.agenda.append((PICK_BARREL, seat, barrels - 1))


def why_barrel(state: Position, seat: int, action: int) -> Reason:
    return Reason("coloma-no-barrel-there", "K9.1", {"space": action - state.components.verbs.take.base})


KINDS: tuple[type[Effect], ...] = (TakeBarrels,)

QUESTIONS: dict[int, Question[Position]] = {
    PICK_BARREL: Question(("take",), "K9.1", prompt_barrel, legal_barrel, apply_barrel, why_barrel),
}
