"""What a client sends over a live connection, as docs/table-protocol.md has it: pydantic models, so that it is checked.

The browser's types are generated from these classes (`python -m boomtown.table.json_schema`).
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from boomtown.table.store import ProposalKind
from boomtown.table.table import Revision

Count = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=99)]
ActionCode = Annotated[int, Field(ge=-1_000_000_000, le=1_000_000_000)]

PlannedSteps = Annotated[list[Annotated[list[ActionCode], Field(min_length=1, max_length=6)]], Field(max_length=12)]

AidWord = Annotated[str, Field(max_length=40)]


class ClientModel(BaseModel):
    """Every message may have an id, which its answer names."""

    model_config = ConfigDict(strict=True)

    id: Annotated[str, Field(min_length=1, max_length=40)] | None = None


class PositionRequest(ClientModel):
    """A request about the position that the client has seen."""

    seat: SeatNumber
    ply: Count
    rewinds: Count | None = None

    @property
    def revision(self) -> Revision:
        return Revision(self.ply, self.rewinds)


class ActionRequest(PositionRequest):
    """Play an action, ask what it would do to the scores, or ask why it is not allowed."""

    type: Literal["move", "preview", "why"]
    action: ActionCode


class UndoRequest(PositionRequest):
    """Take back the last decision, or the last few that a person made with one click."""

    type: Literal["undo"]
    moves: Annotated[int, Field(ge=1, le=100)] = 1


class TurnRequest(PositionRequest):
    """Take back the whole turn, or ask for a hint."""

    type: Literal["restart", "hint"]


class AidRequest(PositionRequest):
    """Ask an aid of the game about the position."""

    type: Literal["aid"]
    name: AidWord
    args: Annotated[dict[AidWord, bool | ActionCode | AidWord], Field(max_length=8)] = {}


class AidsRequest(ClientModel):
    """Switch the aids or the hints of the table on or off, which only its host may do."""

    type: Literal["aids"]
    on: bool
    what: Literal["aids", "hints"] = "aids"


class StandInRequest(ClientModel):
    """Let a bot of a level decide for a seat where nobody is, or with null none any more."""

    type: Literal["stand-in"]
    seat: SeatNumber
    level: Annotated[str, Field(max_length=40)] | None


class ProposeRequest(PositionRequest):
    """Propose something that all people at the table must agree to; `about` and `level` belong to "stand-in"."""

    type: Literal["propose"]
    kind: ProposalKind
    about: SeatNumber | None = None
    level: Annotated[str, Field(max_length=40)] | None = None


class VoteRequest(ClientModel):
    """Agree to what is proposed, or not."""

    type: Literal["vote"]
    seat: SeatNumber
    kind: ProposalKind
    yes: bool


class SeatDeedRequest(ClientModel):
    """Take the seat back from a bot that stood in; give the game up; call it off before everybody has decided once."""

    type: Literal["return", "resign", "abort"]
    seat: SeatNumber


class PlanRequest(PositionRequest):
    """Decide ahead: for each of the next questions some choices, the best first; without any, no plan is kept.

    With `auto` questions with a single answer are answered at once.
    """

    type: Literal["plan"]
    steps: PlannedSteps
    auto: bool = False


class LessonRequest(PositionRequest):
    """Go on in a lesson after its step was read; with `to_end` leave the rest of it out."""

    type: Literal["lesson"]
    step: Count
    to_end: bool = False


class StateRequest(ClientModel):
    """Ask for the whole state, because what has changed does not fit to the one at hand."""

    type: Literal["state"]


class ChatRequest(ClientModel):
    """Say something to everybody at the table."""

    type: Literal["chat"]
    text: str


class NameRequest(ClientModel):
    """Give a seat a nickname."""

    type: Literal["name"]
    seat: SeatNumber
    name: str


ClientMessage = (
    ActionRequest
    | UndoRequest
    | TurnRequest
    | AidRequest
    | AidsRequest
    | StandInRequest
    | ProposeRequest
    | VoteRequest
    | SeatDeedRequest
    | PlanRequest
    | LessonRequest
    | StateRequest
    | ChatRequest
    | NameRequest
)
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])

CLIENT_MESSAGES: dict[str, type[ClientModel]] = {
    "move": ActionRequest,
    "preview": ActionRequest,
    "why": ActionRequest,
    "undo": UndoRequest,
    "restart": TurnRequest,
    "hint": TurnRequest,
    "aid": AidRequest,
    "aids": AidsRequest,
    "stand-in": StandInRequest,
    "propose": ProposeRequest,
    "vote": VoteRequest,
    "return": SeatDeedRequest,
    "resign": SeatDeedRequest,
    "abort": SeatDeedRequest,
    "plan": PlanRequest,
    "lesson": LessonRequest,
    "state": StateRequest,
    "chat": ChatRequest,
    "name": NameRequest,
}
