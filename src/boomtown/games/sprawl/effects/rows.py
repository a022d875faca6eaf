"""Rows of the city: paying a chosen row out, and choosing the row or the column that a card means."""

from typing import ClassVar

from boomtown.games.sprawl.actions import LINE, ROW
from boomtown.games.sprawl.bot.effect_value import Valuation
from boomtown.games.sprawl.city import SHAPES
from boomtown.games.sprawl.constants import POINT_KINDS, WEALTH
from boomtown.games.sprawl.effects.effect import WHO, Effect, card_message, seat_question
from boomtown.games.sprawl.frame import Frame
from boomtown.games.sprawl.payouts import payout, row_blocks, row_index, row_of, rows_present
from boomtown.games.sprawl.players import PLAYERS
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ASK_LINE, ASK_ROW, PAY_ROW
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message
from boomtown.kernel.schema import Document, Node, Word, optional
from boomtown.kernel.state import Question


class Payout(Effect):
    """An ordinary payout of one row, chosen among those through this block or among all (S9.6)."""

    kind = "payout"
    fields: ClassVar[dict[str, Node]] = {
        "kind": Word(*POINT_KINDS),
        "row": optional(Word("here", "any"), "here"),
        "chooser": WHO,
    }
    __slots__ = ("points", "here")

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.who = PLAYERS[entry["chooser"]]
        self.points = POINT_KINDS.index(entry["kind"])  # whether the row pays wealth or prestige
        self.here: bool = entry["row"] == "here"

    def rows(self, state: Position, spot: int) -> list[int]:
        """The numbers of the rows to choose from."""
        if not self.here:
            return rows_present(state, self.points, -1)
        return rows_present(state, self.points, spot // SHAPES) if spot >= 0 else []

    def act(self, state: Position, seat: int, times: int, frame: Frame) -> None:
        rows = self.rows(state, frame.spot)
        if len(rows) == 1:
            state.push((PAY_ROW, self.points, rows[0]))
        elif rows:
            state.push((ASK_ROW, seat, *frame.numbers()))

    def prompt(self, state: Position, seat: int, times: int) -> Message:
        return card_message("sprawl-ask-row", self.card_name)

    def legal(self, state: Position, seat: int, frame: Frame) -> list[int]:
        return [ROW.base + row_index(self.points, number) for number in self.rows(state, frame.spot)]

    def apply(self, state: Position, seat: int, times: int, frame: Frame, action: int) -> None:
        points, number = row_of(action - ROW.base)
        state.push((PAY_ROW, points, number))

    def sentence(self, say: Say) -> str:
        where = "here" if self.here else "any"
        kind = f"@sprawl-kind-{POINT_KINDS[self.points]}"
        return say(f"sprawl-effect-payout-{where}", {"who": self.who_words(say), "kind": kind})

    def worth(self, state: Position, valuation: Valuation) -> float:
        """The row that brings the seat most over the average of the others."""
        best = 0.0
        block = valuation.spot // SHAPES if self.here else -1
        for number in rows_present(state, self.points, block):
            shares = payout(state, row_blocks(state, self.points, number), number)
            own = shares[valuation.seat]
            lead = own - (sum(shares) - own) / (state.seats - 1)
            best = max(best, lead * (valuation.wealth_value if self.points == WEALTH else 1.0))
        return best

    def depends_on_spot(self) -> bool:
        return self.here


class ChooseRow(Effect):
    """The builder picks the row or the column of this block; the card's later lines speak of it (S6.4)."""

    kind = "choose_row"

    def act(self, state: Position, seat: int, times: int, frame: Frame) -> None:
        if frame.spot >= 0:
            state.push((ASK_LINE, seat, *frame.numbers()))

    def prompt(self, state: Position, seat: int, times: int) -> Message:
        return card_message("sprawl-ask-line", self.card_name)

    def legal(self, state: Position, seat: int, frame: Frame) -> list[int]:
        return [LINE.base, LINE.base + 1]

    def apply(self, state: Position, seat: int, times: int, frame: Frame, action: int) -> None:
        state.chosen_line = action - LINE.base

    def sentence(self, say: Say) -> str:
        return say("sprawl-effect-choose-row", {})


KINDS: tuple[type[Effect], ...] = (Payout, ChooseRow)

QUESTIONS: dict[int, Question[Position]] = {
    ASK_ROW: seat_question("S9.6", "row"),
    ASK_LINE: seat_question("S6.4", "line"),
}
