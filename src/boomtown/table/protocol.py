"""The messages of a live connection and the documents that REST gives of a table, as docs/table-protocol.md has them.

The browser's types are generated from these classes (`python -m boomtown.table.json_schema`).
"""

from collections.abc import Sequence
from typing import Annotated, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict

from boomtown.kernel.lesson import StepKind
from boomtown.kernel.message import Cell, Params
from boomtown.kernel.state import Json, Options, View
from boomtown.table.store import ProposalKind
from boomtown.table.table import Revision

# From the client. These are checked, so they are pydantic models.

Count = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=99)]
ActionCode = Annotated[int, Field(ge=-1_000_000_000, le=1_000_000_000)]

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
    "lesson": LessonRequest,
    "state": StateRequest,
    "chat": ChatRequest,
    "name": NameRequest,
}


# Parts of the server's messages.


class MessageText(TypedDict):
    """A message of the catalogues and its parameters."""

    key: str
    params: Params


class SeatInfo(TypedDict):
    """Who sits on a seat."""

    seat: int
    kind: Literal["person", "open", "bot"]
    level: str | None
    name: str | None


class SeatPresence(SeatInfo):
    """Who sits on a seat, and whether somebody is connected for it.

    `free`: an open seat that nobody has taken. `bot`: the level of the bot that decides here, for a person too.
    """

    present: bool
    free: bool
    bot: str | None
    colour: int
    gone: bool  # away for longer than the table waits
    resigned: bool


class ProposalInfo(TypedDict):
    """What `by` has proposed to the others, who has agreed and who has not answered yet.

    Where a bot is to stand in, `seat` and `level` say where and which.
    """

    kind: ProposalKind
    by: int
    seat: int | None
    level: str | None
    yes: list[int]
    waits: list[int]


class EndingInfo(TypedDict):
    """How a game ended before its rules said so, and who ended it."""

    how: Literal["resigned", "aborted"]
    seat: int


class ScoreLine(TypedDict):
    """One line of a score sheet, with the cells and cards its points come from."""

    key: str
    points: int
    cells: Sequence[Cell]
    cards: Sequence[int]
    rule: str


class ScoreSheet(TypedDict):
    total: int
    lines: list[ScoreLine]


class LogEntry(TypedDict):
    """An event: `ply` counts the moves before the one that caused it, `seat` made that move.

    `refs` names the things it is about, each as `kind:id`.
    """

    ply: int
    seat: int
    key: str
    params: Params
    refs: list[str]


class ChatEntry(TypedDict):
    """A line of chat; a spectator has no seat and no name."""

    seat: int | None
    name: str | None
    text: str
    at: str


class TableLink(TypedDict):
    """A table and the key that opens it."""

    table: str
    key: str


class ReasonInfo(TypedDict):
    """Why an action is not allowed: the message, its text, the paragraph of the rules, the cells at fault."""

    key: str
    params: Params
    text: str
    rule: str
    cells: Sequence[Cell]


class Answer(TypedDict):
    """Names the message that it answers, if that had an id."""

    id: NotRequired[str]


class PositionAnswer(Answer):
    """An answer about one position of the table."""

    ply: int
    rewinds: int


class ScoreChange(TypedDict):
    seat: int
    total: int


class LineChange(TypedDict):
    seat: int
    key: str
    before: int
    after: int


class GoodsChange(TypedDict):
    """What a rival would have more or less, by the name of the goods."""

    seat: int
    goods: dict[str, int]


class LessonAnswerInfo(TypedDict):
    """What a free choice brought, and what would have brought most; `by_bot`: deputy would have made it of the turn."""

    gained: int
    best: int
    action: int
    text: str
    by_bot: bool


class LessonInfo(TypedDict):
    """Where a lesson is: `number` of `count` things that are said, the sentence, and the objects it points at.

    `action` is the one that is asked for. An answer to a free choice comes a moment after it.
    """

    step: int
    number: int
    count: int
    kind: StepKind
    say: str
    at: list[str]
    action: int | None
    answer: LessonAnswerInfo | None


class LineGain(TypedDict):
    """By how much a line of the own score sheet would change."""

    key: str
    points: int


class HintReply(TypedDict):
    """What the rival who is asked next could gain at once, and by how much the own points would change by it."""

    seat: int
    points: int
    own: int


class HintAction(TypedDict):
    """An action marshal considered; no value where the move is forced or worked out to the end.

    `points` and `gives` tell what the own points would be at the end of the turn.
    """

    action: int
    text: str
    visits: int
    value: float | None
    points: int
    gives: list[LineGain]
    reply: HintReply | None


# From the server.


class StateWithoutLog(TypedDict):
    type: Literal["state"]
    ply: int
    rewinds: int
    table: str
    game: str
    edition: str
    options: Options
    over: bool
    winners: list[int]
    ended: EndingInfo | None  # how, if people have ended it
    adjourned: bool  # nobody decides until all have agreed to go on
    abort: bool  # the game may still be called off
    patience: int  # seconds after which somebody who is away is gone
    proposal: ProposalInfo | None
    commit: str
    entropy: dict[str, str]  # by seat, what it has added to the seed
    pending: list[int]
    seats: list[SeatPresence]
    mine: list[int]
    views: dict[str, View]
    legal: dict[str, list[int]]
    prompts: dict[str, MessageText]
    scores: list[ScoreSheet]
    undo: dict[str, bool]
    strict: bool  # nothing is taken back over a reveal
    practice: int  # how often something was taken back over a reveal
    aids: bool  # the boards may ask for aids
    hints: bool  # hints may be asked for
    host: bool  # the key is that of whoever made the table
    muted: list[int | None]  # the seats that may not talk; null stands for the spectators
    lesson: LessonInfo | None  # none once it has ended
    chat: list[ChatEntry]
    rematch: TableLink | None
    began: NotRequired[int]  # the version of the rules that the game began with, if it goes on with another one


class StateMessage(StateWithoutLog):
    """The whole table as the seats of a key may see it; `log_from` counts the events before the first one in `log`."""

    log_from: int
    log: list[LogEntry]
    number: NotRequired[int]  # for connections that are then told only what changes


class DocumentChange(TypedDict):
    """One change of a document, at a path of keys and places in it.

    `set` is what stands there now. Of a list the first `keep` entries stay and those of `add` follow. Without either,
    the key is gone.
    """

    at: list[str | int]
    set: NotRequired[object]
    keep: NotRequired[int]
    add: NotRequired[list[object]]


class ChangesWithoutLog(TypedDict):
    type: Literal["changes"]
    base: int
    number: int
    changes: list[DocumentChange]


class ChangesMessage(ChangesWithoutLog):
    """What has changed since the state with the number `base`; the log goes on as in a state message."""

    log_from: int
    log: list[LogEntry]


class PreviewMessage(PositionAnswer):
    """What an action would do to the scores and to the goods."""

    type: Literal["preview"]
    seat: int
    action: int
    certain: bool
    scores: list[ScoreSheet]
    changes: list[ScoreChange]
    lines: list[LineChange]
    tally: list[GoodsChange]


class WhyMessage(PositionAnswer):
    """Why an action is not allowed; no reason when it is."""

    type: Literal["why"]
    seat: int
    action: int
    reason: ReasonInfo | None


class HintMessage(PositionAnswer):
    """What marshal would do, best first."""

    type: Literal["hint"]
    seat: int
    action: int
    text: str
    choices: list[HintAction]


class AidMessage(PositionAnswer):
    """What an aid answers; every game types its own results as `Aids` in its aids.py."""

    type: Literal["aid"]
    seat: int
    name: str
    args: Json
    result: object


class DoneMessage(PositionAnswer):
    """A message was carried out and is stored; the state follows. It is sent only for messages with an id."""

    type: Literal["done"]


class ThinkingMessage(TypedDict):
    """A bot is at work."""

    type: Literal["thinking"]
    seat: int


class RefusedWithoutState(ReasonInfo, Answer):
    type: Literal["refused"]
    of: Json


class RefusedMessage(RefusedWithoutState):
    """A request that was stale, illegal or could not be stored, with the state as it is now."""

    ply: int
    rewinds: int
    state: StateMessage


class ErrorMessage(Answer):
    """A message that was not understood, came from a foreign seat or came too fast."""

    type: Literal["error"]
    key: str
    params: Params
    text: str


ServerMessage = (
    StateMessage
    | ChangesMessage
    | RefusedMessage
    | PreviewMessage
    | WhyMessage
    | HintMessage
    | AidMessage
    | DoneMessage
    | ThinkingMessage
    | ErrorMessage
)

SERVER_MESSAGES: dict[str, type] = {
    "state": StateMessage,
    "changes": ChangesMessage,
    "refused": RefusedMessage,
    "preview": PreviewMessage,
    "why": WhyMessage,
    "hint": HintMessage,
    "aid": AidMessage,
    "done": DoneMessage,
    "thinking": ThinkingMessage,
    "error": ErrorMessage,
}


# Documents of REST.


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
