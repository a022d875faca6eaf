"""What every kind of effect has: parameters, who carries it out, the question it asks, its sentence, its worth."""

from typing import ClassVar

from boomtown.games.sprawl.bot.effect_value import Valuation
from boomtown.games.sprawl.frame import Frame, frame_of
from boomtown.games.sprawl.players import PLAYERS, YOU, Players, single_seat
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import COUNTED_QUESTIONS, EACH_SEAT
from boomtown.games.sprawl.targets import AT_LEAST_ONE, Filter
from boomtown.kernel.compiled import mypyc_attr
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.schema import Document, Flag, Node, Word, optional
from boomtown.kernel.state import Question, Step

# Fields that many kinds have.
PLAYER: Node = Word(*PLAYERS)
WHO: Node = optional(PLAYER, "self")
TIMES: Node = optional(AT_LEAST_ONE, 1)
MAY_PASS: Node = optional(Flag(), False)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing that a card does. A kind derives from this class and overrides what is different about it."""

    kind: ClassVar[str] = ""  # the word behind "do" in a component file
    fields: ClassVar[dict[str, Node]] = {}  # what may stand beside "do": its parameters
    harms: ClassVar[bool] = False  # the seats that carry it out lose by it
    flat_worth: ClassVar[float] = 0.0  # what a bot takes it for, in points, where that does not depend on the position

    __slots__ = (
        "number",
        "card_name",
        "ref",
        "line",
        "who",
        "receiver",
        "selects",
        "chooses_building",
        "parts",
        "entry",
    )

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        self.number = number
        self.card_name = card_name  # the name of its card or office, as a parameter of messages
        self.ref = ""  # its card or office as events name it: "card:c10", "office:mayor"
        self.line = 0  # its place among the effects of the card or office; parts of it have the same
        self.entry = entry  # as the file has it, defaults filled in
        self.who: Players | None = PLAYERS[entry["who"]] if "who" in entry else YOU
        self.receiver: Players | None = None  # of a toll
        self.selects: Filter | None = None  # buildings; ties among them are settled before the effect runs
        self.chooses_building = False  # whoever carries it out chooses one of those buildings
        self.parts: list[list[Effect]] = []  # effects inside this one

    def part_entries(self, entry: Document) -> list[list[Document]]:
        """The tables of the effects inside this one."""
        return []

    # Carrying out (S6.1). When this begins, players, blocks and buildings that were tied are settled.

    def run(self, state: Position, frame: Frame) -> None:
        """Do it. By default each seat concerned does its own part."""
        state.push((EACH_SEAT, frame.who, *frame.numbers()))

    def viewpoint(self, frame: Frame) -> int:
        """From whom "own" and "others" are seen: the one who chooses a building, -1 for several, else "you" (S6.3)."""
        return single_seat(frame.who) if self.chooses_building else frame.me

    # The part of one seat.

    def has_choice(self, state: Position, seat: int, frame: Frame) -> bool:
        """Whether the effect leaves a seat anything to decide."""
        return True

    def times(self, state: Position, seat: int, frame: Frame) -> int:
        """How often a seat acts."""
        return 1

    def act(self, state: Position, seat: int, times: int, frame: Frame) -> None:
        """Do the only thing possible, or ask the seat."""
        raise NotImplementedError

    # The question to a seat; see seat_question().

    def prompt(self, state: Position, seat: int, times: int) -> Message:
        raise NotImplementedError

    def legal(self, state: Position, seat: int, frame: Frame) -> list[int]:
        raise NotImplementedError

    def apply(self, state: Position, seat: int, times: int, frame: Frame, action: int) -> None:
        raise NotImplementedError

    def refusal_rule(self, state: Position) -> str:
        """The paragraph against an answer that is not offered."""
        return state.question().rule

    # Words and worth.

    def sentence(self, say: Say) -> str:
        """Its sentence on a card."""
        raise NotImplementedError

    def voluntary(self, say: Say, text: str, optional: bool) -> str:
        """A sentence, marked as voluntary if it is."""
        return say("sprawl-effect-voluntary", {"text": text}) if optional else text

    def addressed(self, key: str) -> str:
        """The message of this key that speaks of "you", or the one that names whoever carries the effect out."""
        return f"{key}-self" if self.who is not None and self.who.is_you else key

    def who_words(self, say: Say) -> str:
        return "" if self.who is None else self.who.words(say)

    def worth(self, state: Position, valuation: Valuation) -> float:
        """What it brings a seat in a bot's eyes, less what it brings the others on average."""
        return self.flat_worth

    def depends_on_spot(self) -> bool:
        """Whether the place of the building changes what the effect is worth."""
        return False


# One question of an effect to one seat. Its step is (kind, seat, *frame) or (kind, seat, times, *frame).


def effect_of(state: Position, step: Step) -> Effect:
    """The effect in whose frame a step stands."""
    return state.components.effects[frame_of(step).effect]


def times_in(step: Step) -> int:
    """How often the seat still has to act."""
    kind, _, times, *_ = step
    return times if kind in COUNTED_QUESTIONS else 1


def prompt_seat(state: Position, seat: int) -> Message:
    step = state.agenda[-1]
    return effect_of(state, step).prompt(state, seat, times_in(step))


def legal_seat(state: Position, seat: int) -> list[int]:
    step = state.agenda[-1]
    return effect_of(state, step).legal(state, seat, frame_of(step))


def apply_seat(state: Position, seat: int, action: int) -> None:
    step = state.asked
    effect_of(state, step).apply(state, seat, times_in(step), frame_of(step), action)


def why_seat(state: Position, seat: int, action: int) -> Reason:
    return Reason("sprawl-not-offered", effect_of(state, state.agenda[-1]).refusal_rule(state))


def seat_question(rule: str, *verbs: str) -> Question[Position]:
    """A question whose prompt, legal answers and consequences the effect itself knows."""
    return Question(verbs, rule, prompt_seat, legal_seat, apply_seat, why_seat)


def card_message(key: str, card_name: str) -> Message:
    """A question that names the card or office behind it."""
    return Message(key, {"card": card_name})


def counted_message(key: str, card_name: str, times: int) -> Message:
    """The same with the number of answers still due."""
    params: Params = {"card": card_name, "left": times}
    return Message(key, params)
