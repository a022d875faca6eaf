"""Rows of gunmen for the shootout (K6.13, K7.11)."""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.coloma.effects.effect import AbilityReader, Effect, effect_of
from boomtown.games.coloma.effects.fields import number
from boomtown.games.coloma.interludes import offer_question
from boomtown.games.coloma.opened import mark_done
from boomtown.games.coloma.state import NOBODY, Position
from boomtown.games.coloma.steps import PICK_ROW
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Reason
from boomtown.kernel.schema import Document, Flag, Node, optional
from boomtown.kernel.state import Question

if TYPE_CHECKING:
    from boomtown.games.coloma.bot.appraiser import Appraiser


class FillRow(Effect):
    """Fill one row; up to `help` gunmen come from the supply. An `extra` one is not the turn's single row."""

    __slots__ = ("helpers", "extra")

    kind: ClassVar[str] = "row"
    asks: ClassVar[bool] = True
    fields: ClassVar[dict[str, Node]] = {"help": number(0), "extra": optional(Flag(), False)}

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.helpers: int = row["help"]
        self.extra: bool = row["extra"]

    def strength(self, state: Position, player: int) -> int:
        """How many gunmen the player could place."""
        return state.dudes[player] + min(self.helpers, state.dude_supply[player])

    def helpers_in(self, state: Position, player: int, row: int) -> int:
        """How many gunmen of a row would come from the supply."""
        return min(self.helpers, state.dude_supply[player], state.components.row_sizes[row])

    def open_rows(self, state: Position, player: int) -> list[int]:
        """The rows that could be filled; none if the turn's single row is filled already (K6.13)."""
        if state.row_done and not self.extra:
            return []
        strength = self.strength(state, player)
        sizes = state.components.row_sizes
        return [row for row, owner in enumerate(state.rows) if owner == NOBODY and sizes[row] <= strength]

    def can(self, state: Position, player: int) -> bool:
        if state.row_done and not self.extra:
            return False
        strength = self.strength(state, player)
        sizes = state.components.row_sizes
        for row, owner in enumerate(state.rows):
            if owner == NOBODY and sizes[row] <= strength:
                return True
        return False

    def lacks(self, state: Position, player: int) -> str:
        return "coloma-lacks-row"

    def run(self, state: Position, player: int) -> None:
        state.agenda.append((PICK_ROW, player, self.index))

    def sentence(self, say: Say) -> str:
        return say("coloma-fx-row", {"help": self.helpers, "extra": int(self.extra)})

    def worth(self, appraiser: "Appraiser") -> float:
        state, player = appraiser.state, appraiser.player
        if state.row_done and not self.extra:
            return 0.0
        sizes = state.components.row_sizes
        without = appraiser.shootout()
        best = without
        seen = 0  # of rows of one size only the nearest to the outlaws is looked at
        for row in self.open_rows(state, player):
            if not seen >> sizes[row] & 1:
                seen |= 1 << sizes[row]
                best = max(best, appraiser.shootout_with(row, self.helpers_in(state, player, row)))
        return best - without

    def answer_worth(self, appraiser: "Appraiser", action: int) -> float:
        row = action - appraiser.state.components.verbs.row.base
        helpers = self.helpers_in(appraiser.state, appraiser.player, row)
        return appraiser.shootout_with(row, helpers) - appraiser.shootout()


def prompt_row(state: Position, seat: int) -> Message:
    effect = effect_of(state, state.agenda[-1], FillRow)
    return Message("coloma-ask-row", {"dudes": effect.strength(state, seat)})


def legal_row(state: Position, seat: int) -> list[int]:
    verbs = state.components.verbs
    first = verbs.row.base
    actions = [first + row for row in effect_of(state, state.agenda[-1], FillRow).open_rows(state, seat)]
    return actions


def apply_row(state: Position, seat: int, action: int) -> None:
    verbs = state.components.verbs
    effect = effect_of(state, state.asked, FillRow)
    row = action - verbs.row.base
    size = state.components.row_sizes[row]
    helpers = effect.helpers_in(state, seat, row)
    state.dude_supply[seat] -= helpers
    state.dudes[seat] -= size - helpers
    state.rows[row] = seat
    if not effect.extra:
        state.row_done = 1
    if state.listener is not None:
        state.tell("coloma-row", {"seat": seat, "row": row + 1, "count": size}, refs=(f"row:{row + 1}",))
    mark_done(state)


def why_row(state: Position, seat: int, action: int) -> Reason:
    row = action - state.components.verbs.row.base
    if state.rows[row] != NOBODY:
        return Reason("coloma-row-taken", "K6.13", {"row": row + 1})
    if state.row_done and not effect_of(state, state.agenda[-1], FillRow).extra:
        return Reason("coloma-row-done", "K6.13")
    return Reason("coloma-row-dudes", "K6.13", {"row": row + 1, "count": state.components.row_sizes[row]})


KINDS: tuple[type[Effect], ...] = (FillRow,)

QUESTIONS: dict[int, Question[Position]] = {
    PICK_ROW: offer_question(("row",), "K6.13", prompt_row, legal_row, apply_row, why_row),
}
