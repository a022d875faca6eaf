"""What the server sends over a live connection, as docs/table-protocol.md has it. messages.py makes these messages.

The browser's types are generated from these classes (`python -m boomtown.table.json_schema`).
"""

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from boomtown.kernel.lesson import StepKind
from boomtown.kernel.message import Cell, Params
from boomtown.kernel.state import Json, Options, View
from boomtown.table.clock import AtZero, ClockKind
from boomtown.table.planned import Dropped
from boomtown.table.store import ProposalKind

# Parts of the messages.


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


class ClockRules(TypedDict):
    """Seconds for the whole game and a few more for every turn ("bank"), or for every turn ("turn").

    When they are up a bot takes over, or people are only told ("remind").
    """

    kind: ClockKind
    seconds: int
    increment: int
    at_zero: AtZero


class SeatClock(TypedDict):
    """Milliseconds that somebody has left while their time stands still, or else when it is up, since 1970."""

    left: int
    until: int | None


class ClockInfo(ClockRules):
    """A clock, and by seat what it shows; null for bots."""

    seats: list[SeatClock | None]


class EndingInfo(TypedDict):
    """How a game ended before its rules said so, and who ended it."""

    how: Literal["resigned", "aborted"]
    seat: int


class PlanInfo(TypedDict):
    """What a seat has decided ahead: for each question the choices, the best first; and why a plan was dropped."""

    steps: list[list[int]]
    auto: bool  # questions with a single answer are answered at once
    dropped: Dropped | None


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

    `refs` names the things it is about, each as `kind:id`. What only some seats may know has these as `seats`, so that
    a screen shared by several people shows each of them their own.
    """

    ply: int
    seat: int
    key: str
    params: Params
    refs: list[str]
    seats: NotRequired[list[int]]


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

    `points` and `gives` tell what the own points would be at the end of the turn. Where all choose in
    secret, the choices of the others are `guessed`.
    """

    action: int
    text: str
    visits: int
    value: float | None
    points: int
    gives: list[LineGain]
    guessed: bool
    reply: HintReply | None


# The messages.


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
    clock: ClockInfo | None
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
    plans: dict[str, PlanInfo]  # of the own seats alone
    strict: bool  # nothing is taken back over a reveal
    practice: int  # how often something was taken back over a reveal
    aids: bool  # the boards may ask for aids
    hints: bool  # hints may be asked for
    host: bool  # the key is that of whoever made the table
    listed: bool  # everybody finds the table in the lobby
    club: str | None  # whose table it is
    muted: list[int | None]  # the seats that may not talk; null stands for the spectators
    lesson: LessonInfo | None  # none once it has ended
    chat: list[ChatEntry]
    rematch: TableLink | None
    began: NotRequired[int]  # the version of the rules that the game began with, if it goes on with another one


class StateMessage(StateWithoutLog):
    """The whole table as the seats of a key may see it; `log_from` counts the events before the first one in `log`."""

    log_from: int
    log: list[LogEntry]
    now: NotRequired[int]  # at a table with a clock, the time of the server when this was sent
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
    now: NotRequired[int]


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
