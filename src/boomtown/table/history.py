"""Looking back in a game that is still being played: the table as a key could see it then, and how the points went.

Whatever is told here was told before: each answer is made from the position of that ply by the same functions that made
the messages of that moment, for the same seats. What has come to light since is not in it.
"""

from collections.abc import Sequence
from dataclasses import replace

from boomtown.kernel.state import State
from boomtown.table.messages import Recipient, scores_known_to, state_without_log, with_log
from boomtown.table.refusals import Refusal
from boomtown.table.server_messages import StateWithoutLog
from boomtown.table.store import StoredTable
from boomtown.table.table import Table, json_text
from boomtown.table.table_documents import PointsHistory


def past_table(table: Table, ply: int) -> Table:
    """The table as it was after `ply` moves."""
    if not 0 <= ply <= table.ply:
        raise Refusal(422, "table-no-past", {"given": ply, "last": table.ply})
    settings = replace(table.settings, occupants=list(table.occupants), ended=None, adjourned=False, proposal=None)
    return Table(StoredTable(settings, table.moves[:ply], [], None))


def past_state_text(past: Table, recipient: Recipient) -> str:
    """The state message of that ply. Nothing can be done there any more."""
    state: StateWithoutLog = {**state_without_log(past, recipient), "legal": {}, "undo": {}}
    return with_log(json_text(state), past, recipient.seats)


class Points:
    """Everybody's points after each number of moves, as far as a key could know them then; worked out once per move."""

    def __init__(self, table: Table, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.rewinds = table.rewinds
        # A position of its own, so that the table can change meanwhile.
        self._state: State = table.game.new(len(table.occupants), table.settings.deal, table.settings.options)
        self._totals: list[list[int]] = [self._now()]

    def _now(self) -> list[int]:
        return [score.total for score in scores_known_to(self._state, self.seats)]

    def after(self, moves: Sequence[tuple[int, int]]) -> PointsHistory:
        """The points after each of these moves, which go on from those of the last call."""
        for seat, action in moves[len(self._totals) - 1 :]:
            self._state.apply(seat, action)
            self._totals.append(self._now())
        return {"rewinds": self.rewinds, "points": self._totals}
