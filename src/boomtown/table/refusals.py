"""Everything the server refuses, each with its sentence in the catalogues and its HTTP status."""

from boomtown.bots import UnknownBot
from boomtown.kernel.errors import BadRecord, BadSetup, BoomtownError, UnknownGame
from boomtown.kernel.match import CannotUndo
from boomtown.kernel.message import Params
from boomtown.text import UnknownLanguage, UnknownParagraph


class Refusal(BoomtownError):
    """A request that cannot be met."""

    def __init__(self, status: int, key: str, params: Params | None = None) -> None:
        super().__init__(key, params)
        self.status = status


class Stale(BoomtownError):
    """A message made for a position that is no longer there."""


# The close codes of a live connection.
CLOSE_BAD = 4400
CLOSE_KEY = 4403
CLOSE_TABLE = 4404
CLOSE_VERSION = 4409
CLOSE_FLOOD = 4429


def no_table() -> Refusal:
    return Refusal(404, "table-unknown")


def wrong_key() -> Refusal:
    return Refusal(403, "table-wrong-key")


def foreign_seat(seat: int) -> Refusal:
    return Refusal(403, "table-foreign-seat", {"number": seat + 1})


def status_of(error: BoomtownError) -> int:
    """The HTTP status of a mistake that the engine or the texts found."""
    if isinstance(error, Refusal):
        return error.status
    if isinstance(error, UnknownGame | UnknownLanguage | UnknownParagraph):
        return 404
    if isinstance(error, BadSetup | UnknownBot):
        return 422
    if isinstance(error, BadRecord | CannotUndo | Stale):
        return 409
    return 400


def close_code(error: BoomtownError) -> int:
    """The close code for somebody who cannot sit down at a table."""
    return {403: CLOSE_KEY, 404: CLOSE_TABLE, 409: CLOSE_VERSION, 429: CLOSE_FLOOD}.get(status_of(error), CLOSE_BAD)
