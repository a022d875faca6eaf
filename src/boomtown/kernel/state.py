"""One position of any game: the agenda of what must still happen, and the calls every client makes."""

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final, Generic, Self, TypeVar, cast

from boomtown.kernel.compiled import mypyc_attr
from boomtown.kernel.errors import IllegalAction
from boomtown.kernel.message import Event, Message, Params, Reason, Score
from boomtown.kernel.rng import Rng

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

# A step of the agenda: its kind first, then what it needs. The second number of a question is the seat asked.
Step = tuple[int, ...]

# In the place of the seat: several seats decide secretly at once, and the step's third number is the mask of seats.
TOGETHER: Final = -1

Options = dict[str, int | str | bool]
Json = dict[str, object]
View = Mapping[str, object]  # every room types its own as a TypedDict


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, mutable and cheap to clone. Each game derives its `Position` from this class."""

    __slots__ = ("game", "seats", "options", "rng", "agenda", "asked", "answers", "reveals", "listener", "_legal")

    def __init__(self, game: "Game[State]", seats: int, options: Options, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.options = options  # never changed after set-up, so clones share it
        self.rng = rng
        self.agenda: list[Step] = []  # a stack, the next step last; empty when the game is over
        self.asked: Step = ()  # the step of the question being answered; only valid while `apply` runs
        self.answers: list[int] = [-1] * seats  # secret choices given so far for a step asked TOGETHER
        self.reveals = 0  # grows whenever hidden information comes to light; undo never crosses it
        self.listener: Callable[[Event], None] | None = None
        self._legal: list[list[int] | None] = [None] * seats  # what legal() returned for this position

    # For every client.

    @property
    def over(self) -> bool:
        return not self.agenda

    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision now: none when the game is over, several when they choose secretly at once."""
        if not self.agenda:
            return ()
        step = self.agenda[-1]
        if step[1] != TOGETHER:
            return (step[1],)
        return tuple([seat for seat in range(self.seats) if self.is_pending(seat)])

    def is_pending(self, seat: int) -> bool:
        """Whether a seat owes a decision now."""
        if not self.agenda:
            return False
        step = self.agenda[-1]
        if step[1] != TOGETHER:
            return step[1] == seat
        return bool(step[2] >> seat & 1) and self.answers[seat] < 0

    def answered(self) -> tuple[int, ...]:
        """The seats that have answered a question asked TOGETHER, while others still owe their answers."""
        return tuple([seat for seat in range(self.seats) if self.answers[seat] >= 0])

    def can_change(self, seat: int) -> bool:
        """Whether a seat has answered in secret and may still answer anew."""
        return 0 <= seat < self.seats and self.answers[seat] >= 0 and self.question().changeable

    def legal(self, seat: int) -> list[int]:
        """The actions open to a seat; empty when it is asked nothing."""
        return self.remembered_legal(seat)[:]

    def remembered_legal(self, seat: int) -> list[int]:
        """As legal(), without a copy: for callers that only read the list."""
        if not 0 <= seat < self.seats:
            return []
        actions = self._legal[seat]
        if actions is None:
            asked = self.is_pending(seat) or self.can_change(seat)
            actions = self.question().legal(self, seat) if asked else []
            self._legal[seat] = actions
        return actions

    def apply(self, seat: int, action: int) -> None:
        """Carry out a seat's action and all that follows by itself. An illegal one raises and changes nothing.

        A seat that can_change() its secret answer replaces it.
        """
        if action not in self.remembered_legal(seat):
            reason = self.why_not(seat, action)
            assert reason is not None
            raise IllegalAction(reason)
        self._legal = [None] * self.seats
        step = self.asked = self.agenda[-1]
        question = self.question()
        if step[1] != TOGETHER:
            self.agenda.pop()
            question.apply(self, seat, action)
        else:
            self.answers[seat] = action
            if self.pending():
                return
            self.agenda.pop()
            self._open_answers(question, step[2])
        self.advance()

    def why_not(self, seat: int, action: int) -> Reason | None:
        """Why an action is not allowed, or None when it is."""
        if not 0 <= seat < self.seats:
            return Reason("no-such-seat", "", {"seat": seat, "seats": self.seats})
        if not self.agenda:
            return Reason("game-over")
        pending = self.pending()
        if seat not in pending and not self.can_change(seat):
            return Reason("not-asked", "", {"seat": seat, "pending": ", ".join([str(other) for other in pending])})
        if not 0 <= action < self.game.actions.size:
            return Reason("notation-code", "", {"code": action, "size": self.game.actions.size})
        if action in self.remembered_legal(seat):
            return None
        question = self.question()
        if self.game.actions.verb(action).name not in question.verbs:
            prompt = question.prompt(self, seat)
            params: Params = {**prompt.params, "text": self.game.actions.format(action), "question": f"@{prompt.key}"}
            return Reason("not-now", question.rule, params)
        return question.why(self, seat, action)

    def prompt(self, seat: int) -> Message:
        """What is asked of a seat now, or whom it waits for and whether it may still answer anew."""
        if not self.agenda:
            return Message("prompt-over", {})
        pending = self.pending()
        if seat in pending:
            return self.question().prompt(self, seat)
        key = "prompt-answered" if self.can_change(seat) else "prompt-wait"
        return Message(key, {"seats": ", ".join([str(other) for other in pending])})

    def score(self, seat: int) -> Score:
        """The seat's sheet: a live estimate during the game, the exact result at the end."""
        return self.game.score(self, seat)

    def winners(self) -> list[int]:
        """Who wins, or leads while the game goes on; several when they share. May name rivals without a seat."""
        return self.game.winners(self)

    def rivals(self) -> range:
        """All who score: the seats, then opponents that owe no decisions, such as virtual players."""
        return range(self.seats + self.game.opponents(self))

    def view(self, seat: int | None) -> View:
        """All that a seat may know (None: a spectator), ready for JSON."""
        return self.game.view(self, seat)

    def imagine(self, seat: int, rng: Rng) -> Self:
        """A whole position drawn among those that look the same to `seat`.

        It depends on nothing but the seat's view and `rng`. Secret choices that others have already made for the
        present question are taken back, so that a search may think about them.
        """
        world = self.clone()
        world.listener = None
        world._legal = [None] * self.seats  # what others may do follows from what they hold
        if self.agenda and self.agenda[-1][1] == TOGETHER:
            world.answers = [answer if other == seat else -1 for other, answer in enumerate(self.answers)]
        world.rng = Rng(rng.next())
        self.game.imagine(world, seat, rng)
        return world

    def known_to(self, seat: int | None) -> Self:
        """One position that shows no more than the seat's view (None: a spectator's), for scores and previews."""
        world = self.imagine(seat or 0, Rng(0))
        # Resample from seat 1 too, so that nothing private to seat 0 remains.
        return world.imagine(1, Rng(1)) if seat is None and self.seats > 1 else world

    def clone(self) -> Self:
        """An independent copy. The listener stays with the original."""
        raise NotImplementedError

    def to_json(self) -> Json:
        """The whole position, hidden parts included: for tests and tools only."""
        raise NotImplementedError

    # As a Python object. Copies and pickles are independent of the original and leave its listener behind.

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        """That of the position as it is now, so put a clone into a set and play on with the original."""
        return hash((self.game.id, self.game.edition, json.dumps(self.to_json(), sort_keys=True)))

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: the game, which pickles by its name and edition, and the position as plain data."""
        return unpickled_state, (self.game, self.to_json())

    def __repr__(self) -> str:
        waits = f"asks {', '.join([str(seat) for seat in self.pending()])}" if self.agenda else "over"
        edition = f" {self.game.edition}" if self.game.edition else ""
        return f"<{self.game.id}{edition}: {self.seats} seats, {waits}>"

    def __str__(self) -> str:
        """The table drawn as text, as the seat that is asked sees it; a spectator's when several are asked or none."""
        return drawn(self, "text") or repr(self)

    def _repr_html_(self) -> str | None:
        """For notebooks."""
        return drawn(self, "html")

    def _repr_svg_(self) -> str | None:
        """For notebooks that prefer pictures; None without the library that makes them."""
        return drawn(self, "svg")

    def learned_since(self, before: "State") -> bool:
        """Whether something came to light, or chance decided, on the way here from an earlier position."""
        return self.rng.state != before.rng.state or self.reveals != before.reveals

    # For the rules of a game.

    def question(self) -> "Question[State]":
        """The decision on top of the agenda."""
        return self.game.questions[self.agenda[-1][0]]

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda so that the first one given comes next."""
        for index in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[index])

    def advance(self) -> None:
        """Run the steps that need nobody, up to the next question or the end."""
        automatic = self.game.automatic
        agenda = self.agenda
        while agenda and agenda[-1][0] in automatic:
            step = agenda.pop()
            automatic[step[0]](self, step)

    def tell(self, key: str, params: Params, seats: tuple[int, ...] | None = None, refs: tuple[str, ...] = ()) -> None:
        """Report an event to the listener, if there is one."""
        if self.listener is not None:
            self.listener(Event(key, params, seats, refs))

    def drop_agenda(self) -> None:
        """Forget all that is asked and still to come, so that something else can be tried on a copy."""
        self.agenda = []
        self._legal = [None] * self.seats

    def copy_base(self, copy: "State") -> None:
        """The kernel's part of clone()."""
        copy.agenda = self.agenda[:]
        copy.answers = self.answers[:]
        copy.reveals = self.reveals
        copy._legal = self._legal[:]

    def base_json(self) -> Json:
        """The kernel's part of to_json()."""
        return {
            "game": self.game.id,
            "seats": self.seats,
            "options": dict(self.options),
            "rng": self.rng.state,
            "agenda": [list(step) for step in self.agenda],
            "answers": list(self.answers),
            "reveals": self.reveals,
        }

    def _open_answers(self, question: "Question[State]", mask: int) -> None:
        answers = self.answers
        self.answers = [-1] * self.seats
        for seat in range(self.seats):
            if mask >> seat & 1:
                question.apply(self, seat, answers[seat])
        self.reveals += 1


def unpickled_state(game: "Game[State]", doc: Json) -> State:
    """The position that `State.__reduce__` has taken apart."""
    return game.from_json(doc)


def drawn(state: State, form: str) -> str | None:
    """A picture of a position. Loaded by name: only these calls need words and drawings, the engine needs neither."""
    picture: object = import_module("boomtown.library.pictures").picture(state, form)
    return cast(str | None, picture)


S = TypeVar("S", bound=State)


class Question(Generic[S]):
    """A kind of decision. A game's rules.py keeps the functions of one decision next to each other."""

    __slots__ = ("verbs", "rule", "prompt", "legal", "apply", "why", "changeable")

    def __init__(
        self,
        verbs: tuple[str, ...],
        rule: str,
        prompt: Callable[[S, int], Message],
        legal: Callable[[S, int], list[int]],
        apply: Callable[[S, int, int], None],
        why: Callable[[S, int, int], Reason],
        changeable: bool = False,
    ) -> None:
        self.verbs = verbs  # the verbs an answer may have
        self.rule = rule  # the paragraph of RULES.md that asks it
        self.prompt = prompt
        self.legal = legal
        self.apply = apply
        self.why = why  # explains an action of these verbs that is not legal
        self.changeable = changeable  # asked TOGETHER, an answer may be changed until the last one is in
