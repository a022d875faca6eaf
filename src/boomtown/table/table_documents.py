"""What REST gives of one table beside its state: how its cards are dealt, its past, its analysis, its replay.

The browser's types are generated from these classes (`python -m boomtown.table.json_schema`).
"""

from typing import NotRequired

from typing_extensions import TypedDict

from boomtown.kernel.state import Options, View
from boomtown.table.rest_models import InvitedSeat
from boomtown.table.server_messages import EndingInfo, LogEntry, MessageText, ScoreSheet, SeatInfo, TableLink


class Deal(TypedDict):
    """What the server is bound to, and what the seats have added to it."""

    commit: str
    entropy: dict[str, str]


class GuestAnswer(TypedDict):
    """What came of it: the new invitation to a seat that was freed, or the spectators' new key.

    `invite` is the new invitation to any free seat, because the one who was removed knows the old one.
    """

    key: str | None
    invite: str | None


class PointsHistory(TypedDict):
    """Everybody's points after each number of moves, as the key could know them then; opponents follow the seats."""

    rewinds: int
    points: list[list[int]]


class TableSummary(TypedDict):
    """A table in the list of somebody's tables.

    `since` is when it began to wait for the next move, or ended; `unread` counts the lines of chat by others after the
    one that was read last; `view` is what seat `seen` sees, or a spectator.
    """

    table: str
    game: str
    edition: str
    seats: list[InvitedSeat]
    mine: list[int]
    pending: list[int]
    since: str
    ply: int
    over: bool
    winners: list[int]
    ended: EndingInfo | None
    adjourned: bool
    lesson: bool
    points: list[int]
    unread: int
    seen: str
    view: View
    rematch: TableLink | None


class AnalysedMove(TypedDict):
    """A decision that marshal looked at once more: its chance to win with what was played, and with what is best."""

    ply: int
    played: int
    played_text: str
    best: int
    best_text: str
    value: float | None
    best_value: float | None


class Analysis(TypedDict):
    """The decisions of a seat in a finished game; `done` of them have been looked at so far."""

    done: int
    all: int
    failed: bool
    moves: list[AnalysedMove]


class ReplayFrame(TypedDict):
    """The table after a number of moves, as a spectator saw it; the move that led there is missing in the first one."""

    view: View
    pending: list[int]
    prompt: MessageText
    scores: list[ScoreSheet]
    seat: NotRequired[int]
    action: NotRequired[int]
    text: NotRequired[str]


class ReplayWithoutLog(TypedDict):
    table: str
    game: str
    edition: str
    options: Options
    seats: list[SeatInfo]
    winners: list[int]
    practice: int  # how often something was taken back over a reveal
    frames: list[ReplayFrame]


class Replay(ReplayWithoutLog):
    """A finished game move by move."""

    log: list[LogEntry]
