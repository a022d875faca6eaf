"""The whole game: a pile of nuggets, of which the seats take one to three by turns."""

from typing import Self, TypedDict, cast

from boomtown.kernel.actions import Argument, Verb, Vocabulary
from boomtown.kernel.components import ComponentFile
from boomtown.kernel.game import Game
from boomtown.kernel.message import Line, Message, Reason, Score, sheet
from boomtown.kernel.rng import Rng
from boomtown.kernel.room import Room
from boomtown.kernel.state import Json, Options, Question, State
from boomtown_nuggets.meta import META

MOST = 3
BONUS = 4  # for the last nugget (N1.3)

TAKE = Verb("take", Argument("nuggets", 1, MOST))
TURN = 0


class Position(State):
    """One position of Nuggets."""

    __slots__ = ("pile", "taken", "last")

    def __init__(self, game: Game[State], seats: int, options: Options, rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.pile = 0
        self.taken = [0, 0]
        self.last = -1  # who took the last nugget

    def clone(self) -> Self:
        copy = type(self)(self.game, self.seats, self.options, self.rng.clone())
        self.copy_base(copy)
        copy.pile = self.pile
        copy.taken = self.taken[:]
        copy.last = self.last
        return copy

    def to_json(self) -> Json:
        return self.base_json() | {"pile": self.pile, "taken": self.taken[:], "last": self.last}


class View(TypedDict):
    """Nothing is hidden."""

    pile: int
    taken: list[int]


def setup(state: Position) -> None:
    state.pile = int(state.options["pile"])  # N1.1
    state.push((TURN, 0))


def restore(state: Position, doc: Json) -> None:
    state.pile = cast(int, doc["pile"])
    state.taken = list(cast(list[int], doc["taken"]))
    state.last = cast(int, doc["last"])


# Take one to three (N1.2).


def prompt_take(state: Position, seat: int) -> Message:
    return Message("nuggets-ask-take", {"pile": state.pile})


def legal_take(state: Position, seat: int) -> list[int]:
    return [TAKE.code(count) for count in range(1, min(MOST, state.pile) + 1)]


def apply_take(state: Position, seat: int, action: int) -> None:
    (count,) = TAKE.values(action)
    state.pile -= count
    state.taken[seat] += count
    state.tell("nuggets-took", {"seat": seat, "count": count, "pile": state.pile})
    if state.pile:
        state.push((TURN, 1 - seat))
    else:
        state.last = seat
        state.tell("nuggets-last", {"seat": seat})


def why_take(state: Position, seat: int, action: int) -> Reason:
    return Reason("nuggets-too-many", "N1.2", {"pile": state.pile})


def score(state: Position, seat: int) -> Score:
    bonus = BONUS if state.last == seat else 0
    return sheet([Line("taken", state.taken[seat], rule="N1.2"), Line("last", bonus, rule="N1.3")])


def winners(state: Position) -> list[int]:
    points = [score(state, seat).total for seat in range(2)]
    return [seat for seat in range(2) if points[seat] == max(points)]


def view(state: Position, seat: int | None) -> View:
    return {"pile": state.pile, "taken": state.taken[:]}


def imagine(state: Position, seat: int, rng: Rng) -> None:
    """Nothing to draw anew."""


def nothing_hidden(state: Position) -> bool:
    return True


def census(state: Position) -> dict[str, int]:
    """No nugget is lost."""
    return {"nuggets": state.pile + sum(state.taken)}


def evaluate(state: Position, seat: int) -> float:
    """The points so far, and the bonus for whoever can leave a multiple of four each time."""
    if state.over:
        return float(score(state, seat).total)
    mover = state.pending()[0]
    favoured = mover if state.pile % (MOST + 1) else 1 - mover
    return state.taken[seat] + (BONUS if favoured == seat else 0)


def order(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Leaving a multiple of four comes first, then taking much."""
    counts = [TAKE.values(action)[0] for action in legal]
    return [count + (BONUS if (state.pile - count) % (MOST + 1) == 0 else 0) for count in counts]


def build(file: ComponentFile) -> Game[Position]:
    return Game(
        meta=META,
        actions=Vocabulary(TAKE),
        position=Position,
        setup=setup,
        restore=restore,
        questions={TURN: Question(("take",), "N1.2", prompt_take, legal_take, apply_take, why_take)},
        automatic={},
        score=score,
        winners=winners,
        view=view,
        imagine=imagine,
        nothing_hidden=nothing_hidden,
        census=census,
        evaluate=evaluate,
        order=order,
        swing=4.0,
    )


ROOM = Room(META, build)
