"""The shapes of what REST takes and gives, for the OpenAPI document."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from boomtown.bots import LEVELS
from boomtown.table.words import NAME_LENGTH

MOST_SEATS = 12
MOST_OPTIONS = 40

OptionName = Annotated[str, Field(max_length=40)]
OptionValue = StrictBool | Annotated[StrictInt, Field(ge=-1000, le=1000)] | Annotated[StrictStr, Field(max_length=40)]
LevelName = Literal["greenhorn", "deputy", "marshal"]
assert LevelName.__args__ == LEVELS  # type: ignore[attr-defined]


class Wish(BaseModel):
    """What a request may hold; an unknown field is a mistake, and better told than ignored."""

    model_config = ConfigDict(extra="forbid")


class SeatWish(Wish):
    kind: Literal["person", "open", "bot"]
    level: LevelName | None = None
    name: Annotated[str, Field(max_length=NAME_LENGTH)] | None = None


class TableWish(Wish):
    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[OptionName, OptionValue], Field(max_length=MOST_OPTIONS)] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]


class BranchWish(Wish):
    ply: Annotated[StrictInt, Field(ge=0, le=1_000_000)]
    seat: Annotated[StrictInt, Field(ge=0, le=MOST_SEATS)]
    level: LevelName = "deputy"


class Invitation(BaseModel):
    seat: int
    key: str


class NewTable(BaseModel):
    table: str
    key: str
    invitations: list[Invitation]
    watch: str


class Rematch(BaseModel):
    table: str
    key: str


class GameFacts(BaseModel):
    id: str
    title: str
    designers: list[str]
    year: int
    seats: list[int]
    minutes: int
    version: int
    rules_prefix: str
    options: dict[str, list[bool | int | str]]
    provenance: Literal["published", "reconstructed"]
    playable: bool


class ArgumentShape(BaseModel):
    name: str
    low: int
    high: int
    words: list[str]


class VerbShape(BaseModel):
    name: str
    base: int
    size: int
    arguments: list[ArgumentShape]


class GameWords(GameFacts):
    actions: int
    verbs: list[VerbShape]


class ErrorBody(BaseModel):
    key: str
    params: dict[str, int | str]
    text: str


class ErrorAnswer(BaseModel):
    error: ErrorBody
