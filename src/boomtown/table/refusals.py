"""Requests that the server refuses, each with its message in the catalogues and its HTTP status."""

from boomtown.bots import UnknownBot
from boomtown.kernel.errors import BadRecord, BadSetup, BoomtownError, UnknownGame
from boomtown.kernel.match import CannotUndo
from boomtown.kernel.message import Params
from boomtown.kernel.registry import UnknownEdition
from boomtown.text import UnknownLanguage, UnknownParagraph


class Refusal(BoomtownError):
    """A request that cannot be carried out."""

    def __init__(self, status: int, key: str, params: Params | None = None) -> None:
        super().__init__(key, params)
        self.status = status


class CannotServe(BoomtownError):
    """The port is taken, or a folder or a database cannot be used."""


class StaleRequest(BoomtownError):
    """A request made for a position that is no longer the current one."""


# The close codes of a live connection.
CLOSE_AGAIN = 1012  # the table goes on at another server, and whoever connects again finds it there
CLOSE_BAD_MESSAGES = 4400
CLOSE_WRONG_KEY = 4403
CLOSE_NO_TABLE = 4404
CLOSE_CONFLICT = 4409
CLOSE_TOO_MANY = 4429


def unknown_table() -> Refusal:
    return Refusal(404, "table-unknown")


MOVING = "table-moving"


def moving_table() -> Refusal:
    """Another server plays the table; whoever asks again is passed on to it."""
    return Refusal(503, MOVING)


def database_away() -> Refusal:
    return Refusal(503, "table-database-away")


def wrong_key() -> Refusal:
    return Refusal(403, "table-wrong-key")


def foreign_seat(seat: int) -> Refusal:
    return Refusal(403, "table-foreign-seat", {"number": seat + 1})


def http_status(error: BoomtownError) -> int:
    """The HTTP status of an error that the engine or the catalogues raised."""
    if isinstance(error, Refusal):
        return error.status
    if isinstance(error, UnknownGame | UnknownEdition | UnknownLanguage | UnknownParagraph):
        return 404
    if isinstance(error, BadSetup | UnknownBot):
        return 422
    if isinstance(error, BadRecord | CannotUndo | StaleRequest):
        return 409
    return 400


def close_code(error: BoomtownError) -> int:
    """The close code for a connection that is refused."""
    codes = {403: CLOSE_WRONG_KEY, 404: CLOSE_NO_TABLE, 409: CLOSE_CONFLICT, 429: CLOSE_TOO_MANY, 503: CLOSE_AGAIN}
    return codes.get(http_status(error), CLOSE_BAD_MESSAGES)
