"""The log of the server: one line for each event, as text for people or as JSON for programs."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Literal

from boomtown.table.database import OUTAGES, cause

LogFormat = Literal["text", "json"]


def printable(text: str) -> str:
    """The text in one line: what others have sent us must not look like a line of ours."""
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


def outage(record: logging.LogRecord) -> BaseException | None:
    """The error of a record, if it only says that the database is away: then its place in our code tells nothing."""
    error = record.exc_info[1] if record.exc_info else None
    found = error if error is None or isinstance(error, OUTAGES) else error.__cause__
    return found if isinstance(found, OUTAGES) else None


def message_of(record: logging.LogRecord) -> str:
    """The message, with the reason where the database is away; a log full of tracebacks would hide what happened."""
    error = outage(record)
    return record.getMessage() if error is None else f"{record.getMessage()}: {cause(error)}"


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = f"{time} {record.levelname} {printable(message_of(record))}"
        if not record.exc_info or outage(record) is not None:
            return line
        # An exception may repeat what others have sent us, over several lines.
        traced = map(printable, self.formatException(record.exc_info).split("\n"))
        return "\n  ".join([line, *traced])


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message_of(record),
        }
        if record.exc_info and outage(record) is None:
            entry["exception"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=True)


def set_up_logs(style: LogFormat) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("httpx").setLevel(logging.WARNING)  # it would write the addresses of webhooks, which are secrets
