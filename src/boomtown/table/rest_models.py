"""What REST takes and gives, apart from what is in server_messages.py and table_documents.py."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr
from typing_extensions import TypedDict

from boomtown.kernel.message import Params
from boomtown.kernel.state import Json, Options
from boomtown.table.clock import AtZero, ClockKind
from boomtown.table.server_messages import ClockRules, ScoreSheet, SeatInfo
from boomtown.table.store import PATIENCE, Kind
from boomtown.table.user_text import NAME_LENGTH

MOST_SEATS = 12
MOST_OPTIONS = 40
MOST_PATIENCE = 30 * 24 * 3600  # seconds
MOST_SECONDS = 30 * 24 * 3600  # on a clock
MOST_INCREMENT = 3600  # seconds
COLOURS = 6  # that seats can be told apart by
ENTROPY_PATTERN = "^[0-9A-Za-z_-]{8,64}$"

# Requests.

OptionName = Annotated[str, Field(max_length=40)]
OptionValue = StrictBool | Annotated[StrictInt, Field(ge=-1000, le=1000)] | Annotated[StrictStr, Field(max_length=40)]
BotLevel = Annotated[str, Field(max_length=NAME_LENGTH)]  # one of ours, or a bot that the host has added


class RequestModel(BaseModel):
    """The body of a request. An unknown field is an error, so that a misspelt one is not silently ignored."""

    model_config = ConfigDict(extra="forbid")


class SeatRequest(RequestModel):
    kind: Kind
    level: BotLevel | None = None
    name: Annotated[str, Field(max_length=NAME_LENGTH)] | None = None


class ClockRequest(RequestModel):
    """Seconds for the whole game and a few more for every turn ("bank"), or seconds for every turn ("turn").

    When they are up a bot takes over, which is the usual thing, or people are only told.
    """

    kind: ClockKind
    seconds: Annotated[StrictInt, Field(ge=1, le=MOST_SECONDS)]
    increment: Annotated[StrictInt, Field(ge=0, le=MOST_INCREMENT)] = 0
    at_zero: AtZero = "bot"


class NewTableRequest(RequestModel):
    game: Annotated[str, Field(max_length=40)]
    edition: Annotated[str, Field(max_length=64)] = ""
    options: Annotated[dict[OptionName, OptionValue], Field(max_length=MOST_OPTIONS)] = {}
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=MOST_SEATS)]
    strict: StrictBool = False
    aids: StrictBool = True
    patience: Annotated[StrictInt, Field(ge=1, le=MOST_PATIENCE)] = PATIENCE
    clock: ClockRequest | None = None


class NoticeRequest(RequestModel):
    """Where somebody is told that it is their turn: an e-mail address, or that of a webhook."""

    kind: Literal["mail", "discord", "ntfy", "matrix"]
    target: Annotated[str, Field(min_length=3, max_length=400)]


class BranchRequest(RequestModel):
    ply: Annotated[StrictInt, Field(ge=0, le=1_000_000)]
    seat: Annotated[StrictInt, Field(ge=0, le=MOST_SEATS)]
    level: BotLevel = "deputy"


class EntropyRequest(RequestModel):
    """Random letters of a player's own."""

    entropy: Annotated[str, Field(pattern=ENTROPY_PATTERN)]


class QrRequest(RequestModel):
    """The text of a QR code: a link of this server."""

    text: Annotated[str, Field(min_length=1, max_length=1200)]


class SitRequest(RequestModel):
    """What a guest chooses: a free seat, a name, one of the seats' colours; and random letters for the deal."""

    seat: Annotated[StrictInt, Field(ge=0, le=MOST_SEATS)]
    name: Annotated[str, Field(max_length=NAME_LENGTH)]
    colour: Annotated[StrictInt, Field(ge=0, lt=COLOURS)] | None = None
    entropy: Annotated[str, Field(pattern=ENTROPY_PATTERN)] | None = None


class GuestRequest(RequestModel):
    """About whoever sits on an invited seat, or with null about all spectators."""

    seat: Annotated[StrictInt, Field(ge=0, le=MOST_SEATS)] | None
    deed: Literal["mute", "unmute", "remove"]


# Answers.


class Invitation(TypedDict):
    """A seat and the key that opens it."""

    seat: int
    key: str


class CreatedTable(TypedDict):
    """A new table: the key of its persons, the invitations to its open seats, the key of spectators.

    `invite` is for whichever open seat is still free, and for as many guests as there are such seats.
    """

    table: str
    key: str
    invitations: list[Invitation]
    invite: str | None
    watch: str


class BotInfo(TypedDict):
    """A bot that the host has added to the levels."""

    name: str


class KeyInfo(TypedDict):
    """Whether a key is an invitation, to be exchanged for one that nobody else knows, and may still add entropy."""

    invitation: bool
    entropy: bool


class InvitedSeat(SeatInfo):
    """A seat as a guest sees it before choosing one."""

    free: bool
    colour: int


class InvitationInfo(TypedDict):
    """What somebody who is invited may know before sitting down: nothing of the cards.

    `seat` is the one that the invitation is for, or null for any free one; `inviter` is the name of the host.
    """

    table: str
    game: str
    edition: str
    options: Options
    strict: bool
    aids: bool
    patience: int
    clock: ClockRules | None
    inviter: str | None
    seats: list[InvitedSeat]
    seat: int | None
    ply: int
    over: bool


class NoticeOffer(TypedDict):
    """In which ways this server can tell people that it is their turn."""

    kinds: list[str]


class NoticeAddress(TypedDict):
    """Where somebody is told; an e-mail address must be confirmed before anything is sent there."""

    kind: str
    target: str
    confirmed: bool


class MyLine(TypedDict):
    """A line of chat that somebody wrote."""

    text: str
    at: str


class MyData(TypedDict):
    """What the server keeps of the person with a key at a table; `tables` are others that the same key opens."""

    table: str
    game: str
    over: bool
    host: bool
    names: list[str]
    chat: list[MyLine]
    notices: list[NoticeAddress]
    tables: list[str]


class Address(TypedDict):
    """Where others in the network reach this server; null when they cannot, or need no other address than this one."""

    network: str | None


class EditionInfo(TypedDict):
    """A component set of a game: its mark and the name of the owner's file; both are empty for ours."""

    edition: str
    name: str


class GameInfo(TypedDict):
    """What the lobby shows of a game; the first value of an option is the usual one."""

    id: str
    title: str
    designers: list[str]
    year: int
    seats: list[int]
    minutes: int
    version: int
    rules_prefix: str
    options: dict[str, list[bool | int | str]]
    provenance: str
    playable: bool
    editions: list[EditionInfo]
    lesson: int | None  # the minutes that its lesson takes
    board: bool  # its package brings a board for the browser


class ArgumentInfo(TypedDict):
    """An argument of a verb: a number from low to high, spelled by words where there are some."""

    name: str
    low: int
    high: int
    words: list[str]


class VerbInfo(TypedDict):
    """A kind of action; its ints are base to base + size - 1, the last argument running fastest."""

    name: str
    base: int
    size: int
    arguments: list[ArgumentInfo]


class SheetResult(TypedDict):
    """What a score sheet of a physical game comes to; opponents without a seat come last."""

    seats: list[ScoreSheet]
    winners: list[int]
    opponents: int


class GameDetail(GameInfo):
    """A game with the vocabulary that it has in one of its editions, and the names of its aids."""

    edition: str
    aids: list[str]
    actions: int
    verbs: list[VerbInfo]


class OptionFace(TypedDict):
    """An option of a game and what its values are called."""

    name: str
    text: str
    source: str
    rule: str
    values: dict[str, str]


class FacesHead(TypedDict):
    """Which faces these are: the game, the edition of its components and the language."""

    game: str
    edition: str
    language: str
    options: dict[str, OptionFace]


class GameFaces(FacesHead):
    """What every card, tile and office of a game says; every game has its own type for `faces` and `facts`."""

    faces: Json
    facts: Json


class ErrorInfo(TypedDict):
    key: str
    params: Params
    text: str


class ErrorResponse(TypedDict):
    error: ErrorInfo
