"""The smallest game there is: one question, asked as the test likes it, and points as the test gives them."""

from collections.abc import Callable
from typing import Self, cast

from boomtown.kernel.actions import Argument, Verb, Vocabulary
from boomtown.kernel.game import Game
from boomtown.kernel.message import Line, Message, Reason, Score, sheet
from boomtown.kernel.meta import Meta
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import Json, Options, Question, State, Step

RING = Verb("ring", Argument("bell", 0, 3))
ACTIONS = Vocabulary(RING)
ASK = 0

META = Meta("small", "Bells", ("nobody",), 2026, (2, 3, 4), 1, 1, "B", {}, "published")


class Bells(State):
    """One position: who rang which bell, and the question it answered."""

    __slots__ = ("points", "rung")

    def __init__(self, game: Game[State], seats: int, options: Options, rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.rung: list[tuple[int, int, Step]] = []
        self.points = [0] * seats

    def clone(self) -> Self:
        copy = type(self)(self.game, self.seats, self.options, self.rng.clone())
        self.copy_base(copy)
        copy.rung = self.rung[:]
        copy.points = self.points[:]
        return copy

    def to_json(self) -> Json:
        return self.base_json() | {"rung": [list(entry) for entry in self.rung], "points": list(self.points)}


def ring(state: Bells, seat: int, action: int) -> None:
    state.rung.append((seat, action, state.asked))


def legal(state: Bells, seat: int) -> list[int]:
    return list(range(ACTIONS.size))


def score(state: Bells, seat: int) -> Score:
    return sheet([Line("bells", state.points[seat])])


def winners(state: Bells) -> list[int]:
    return [seat for seat in range(state.seats) if state.points[seat] == max(state.points)]


def view(state: Bells, seat: int | None) -> Json:
    return {"points": list(state.points)}


def alike(state: Bells, seat: int, legal: list[int]) -> list[float]:
    return [0.0] * len(legal)


def bells(
    *steps: Step,
    apply: Callable[[Bells, int, int], None] = ring,
    legal: Callable[[Bells, int], list[int]] = legal,
    order: Callable[[Bells, int, list[int]], list[float]] = alike,
) -> Game[State]:
    """A game that asks these questions, the first one first."""
    question: Question[Bells] = Question(
        ("ring",), "B1.1",
        prompt=lambda state, seat: Message("bells-ask", {}),
        legal=legal,
        apply=apply,
        why=lambda state, seat, action: Reason("bells-no"),
    )  # fmt: skip
    game: Game[Bells] = Game(
        META, ACTIONS, Bells,
        setup=lambda state: state.push(*steps),
        restore=lambda state, doc: None,
        questions={ASK: question},
        automatic={},
        score=score,
        winners=winners,
        view=view,
        imagine=lambda state, seat, rng: None,
        nothing_hidden=lambda state: False,
        census=lambda state: {},
        evaluate=lambda state, seat: float(state.points[seat]),
        order=order,
        swing=6.0,
    )  # fmt: skip
    return cast(Game[State], game)


def begun(game: Game[State], seats: int = 2) -> Bells:
    return cast(Bells, game.new(seats, 1))
