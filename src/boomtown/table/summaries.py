"""A table in a few words, for the list of somebody's tables: whose turn it is, since when, and how it stands."""

from datetime import UTC, datetime

from boomtown.table.messages import WATCH, colour_of, ending_info, known_scores, seat_info
from boomtown.table.server_messages import TableLink
from boomtown.table.table import Table
from boomtown.table.table_documents import TableSummary


def summary_of(table: Table, seats: tuple[int, ...], key: str, read: str) -> TableSummary:
    """What somebody with these seats may know; `read` is the time of the line of chat that they read last."""
    rematch: TableLink | None = None if table.rematch is None else {"table": table.rematch, "key": key}
    return {
        "table": table.id,
        "game": table.game.id,
        "edition": table.game.edition,
        "seats": [
            {**seat_info(seat, occupant), "free": occupant.free, "colour": colour_of(seat, occupant)}
            for seat, occupant in enumerate(table.occupants)
        ],
        "mine": list(seats),
        "pending": table.pending(),
        "since": datetime.fromtimestamp(table.waiting_since, UTC).isoformat(timespec="milliseconds"),
        "ply": table.ply,
        "over": table.over,
        "winners": table.winners(),
        "ended": None if table.settings.ended is None else ending_info(table.settings.ended),
        "adjourned": table.settings.adjourned,
        "lesson": table.lesson_step is not None,
        "points": [score.total for score in known_scores(table, seats)],
        "unread": sum(line.at > read and line.seat not in (seats or (None,)) for line in table.chat),
        "seen": WATCH if not seats else str(seats[0]),
        "view": table.state.view(seats[0] if seats else None),
        "rematch": rematch,
    }
