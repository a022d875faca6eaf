"""A lesson: a prepared game that a newcomer plays step by step, with the real engine.

It is data in the game's room, `lesson.toml`: the deal, and steps that point at something, ask for one move, play the
moves of the others, or leave the choice free. The sentences are in the catalogues, as `<game>-lesson-<name>`.
"""

from functools import cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple

from boomtown.kernel.components import BadComponents
from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.game import Game
from boomtown.kernel.message import Params
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.registry import package
from boomtown.kernel.schema import (
    Document,
    Flag,
    ListOf,
    Schema,
    TableOf,
    Text,
    Variant,
    Whole,
    Word,
    optional,
    optional_without_default,
)
from boomtown.kernel.state import Options, State

FILE = "lesson.toml"
MOST_STEPS = 80

# The kinds of steps. A script is split into one step for each of its moves, and a free choice that is answered has a
# step of its own for the answer.
StepKind = Literal["look", "play", "script", "bots", "free", "answer"]
LOOK: Final = "look"
PLAY: Final = "play"
SCRIPT: Final = "script"
BOTS: Final = "bots"
FREE: Final = "free"
ANSWER: Final = "answer"
# What waits until the learner has read it.
READ = (LOOK, ANSWER)


class LessonStep(NamedTuple):
    """One step. Only a learner's move, or having read it, leads from one to the next."""

    kind: StepKind
    say: str = ""  # the message; empty where nothing is said
    at: tuple[str, ...] = ()  # the objects it points at, as refs
    seat: int = -1  # who moves
    action: int = -1  # the move that is played or asked for
    instead: str = ""  # what a learner is told who does something else
    turn: bool = False  # a free choice lasts until the learner is not asked any more, not for one decision
    until: tuple[str, ...] = ()  # the others play until the learner may use one of these verbs; any will do if empty


class Lesson(NamedTuple):
    """The lesson of a game."""

    game: str
    minutes: int
    seats: int
    learner: int  # the learner's seat
    seed: int
    options: Options
    opening: tuple[tuple[int, int], ...]  # moves made before the lesson begins
    steps: tuple[LessonStep, ...]

    def new(self) -> State:
        """The position at which the lesson begins."""
        state = find_game(self.game).new(self.seats, self.seed, self.options)
        for seat, action in self.opening:
            state.apply(seat, action)
        return state

    def is_finished(self, step: int) -> bool:
        """After the last step the game is an ordinary one and may be played on."""
        return step >= len(self.steps)

    def allowed(self, step: int, seat: int, legal: list[int]) -> list[int]:
        """Which of the legal actions the lesson accepts now."""
        if self.is_finished(step):
            return legal
        now = self.steps[step]
        if now.kind == PLAY and seat == now.seat:
            return [action for action in legal if action == now.action]
        return legal if now.kind in (FREE, BOTS) and seat == self.learner else []

    def scripted(self, step: int, seat: int) -> int | None:
        """The move that the script has for a seat now."""
        now = None if self.is_finished(step) else self.steps[step]
        return now.action if now is not None and now.kind == SCRIPT and now.seat == seat else None

    def lets_bot_play(self, step: int, seat: int) -> bool:
        """Whether a seat other than the learner's may move now."""
        finished = self.is_finished(step) or self.steps[step].kind == BOTS
        return finished or self.scripted(step, seat) is not None

    def after_move(self, step: int, state: State) -> int:
        """The step that follows a move made at a step; `state` is the position after the move."""
        if not self.is_finished(step):
            now = self.steps[step]
            goes_on = now.kind == FREE and now.turn and state.pending() == (self.learner,)
            if now.kind != BOTS and not goes_on:
                step += 1
        return self.settled(step, state)

    def after_reading(self, step: int, state: State) -> int:
        """The step that follows one that was read."""
        is_read = not self.is_finished(step) and self.steps[step].kind in READ
        return self.settled(step + 1, state) if is_read else step

    def settled(self, step: int, state: State) -> int:
        """Leaves out what has nothing to do: others who have moved already, and all moves once the game is over."""
        while not self.is_finished(step):
            kind = self.steps[step].kind
            if kind in READ or not (state.over or (kind == BOTS and self._is_asked(self.steps[step], state))):
                return step
            # A choice that nobody makes is not answered either.
            step += 1
            if kind == FREE and not self.is_finished(step) and self.steps[step].kind == ANSWER:
                step += 1
        return step

    def _is_asked(self, bots: LessonStep, state: State) -> bool:
        """Whether the learner is asked what the others played on for."""
        if self.learner not in state.pending():
            return False
        verbs = {state.game.actions.verb(action).name for action in state.legal(self.learner)}
        return not bots.until or not verbs.isdisjoint(bots.until)

    def said(self, step: int) -> int:
        """How many steps up to this one say something."""
        return sum(bool(other.say) or other.kind == ANSWER for other in self.steps[:step])


Sentence = Text(r"[a-z0-9-]+", "components-id")
Move = Text(r"\d+ .+", "lesson-bad-move")
Refs = optional(ListOf(Text(r"[a-z]+:.+", "lesson-bad-ref"), 0, 8), ())

STEPS = Variant(
    "kind",
    {
        LOOK: TableOf({"say": Sentence, "at": Refs}),
        PLAY: TableOf({"say": Sentence, "at": Refs, "move": Text(), "instead": optional(Sentence, "")}),
        SCRIPT: TableOf({"moves": ListOf(Move, 1)}),
        BOTS: TableOf({"until": optional(ListOf(Text(r"[a-z]+")), ())}),
        FREE: TableOf(
            {"say": Sentence, "at": Refs, "lasts": optional(Word("decision", "turn"), "decision"),
             "answer": optional(Flag(), True)}
        ),
    },
)  # fmt: skip


def schema(game: Game[State]) -> Schema:
    """What the lesson of a game may hold."""
    choices = {name: optional_without_default(Word(*values)) for name, values in game.meta.options.items()}
    return Schema(
        TableOf(
            {
                "minutes": Whole(1, 20),
                "seats": Word(*game.meta.seats),
                "learner": Whole(0, max(game.meta.seats) - 1),
                "seed": Whole(0, 2**31),
                "options": optional(TableOf(choices), {}),
                "opening": optional(ListOf(Move), ()),
                "step": ListOf(STEPS, 1, MOST_STEPS),
            }
        )
    )


@cache
def lesson_of(game_id: str) -> Lesson | None:
    """The lesson of a game with our own components; None where its room has none."""
    file = files(package(game_id)).joinpath(FILE)
    return read_lesson(find_game(game_id), file.read_text("utf-8")) if file.is_file() else None


def read_lesson(game: Game[State], text: str) -> Lesson:
    """A lesson from the text of its file; raises with everything that is wrong with it."""
    document, faults = schema(game).read(text)
    if faults:
        raise BadComponents(f"{game.id}/{FILE}", faults)
    learner = int(document["learner"])
    if learner >= document["seats"]:
        raise BoomtownError("lesson-learner", {"game": game.id, "given": learner, "seats": document["seats"]})
    steps: list[LessonStep] = []
    for number, step in enumerate(document["step"], 1):
        steps += _steps(game, learner, number, step)
    opening = tuple(_move(game, 0, text) for text in document["opening"])
    options = game.check_options(document["options"])
    return Lesson(
        game.id, document["minutes"], document["seats"], learner, document["seed"], options, opening, tuple(steps)
    )


def _steps(game: Game[State], learner: int, number: int, step: Document) -> list[LessonStep]:
    kind = step["kind"]
    if kind == SCRIPT:
        moves = [_move(game, number, text) for text in step["moves"]]
        return [LessonStep(SCRIPT, seat=seat, action=action) for seat, action in moves]
    if kind == BOTS:
        return [LessonStep(BOTS, until=tuple(step["until"]))]
    say, at = f"{game.id}-lesson-{step['say']}", tuple(step["at"])
    if kind == LOOK:
        return [LessonStep(LOOK, say, at)]
    if kind == PLAY:
        instead = f"{game.id}-lesson-{step['instead']}" if step["instead"] else ""
        return [LessonStep(PLAY, say, at, learner, _action(game, number, step["move"]), instead)]
    free = LessonStep(FREE, say, at, learner, turn=step["lasts"] == "turn")
    return [free, LessonStep(ANSWER)] if step["answer"] else [free]


def _move(game: Game[State], number: int, text: str) -> tuple[int, int]:
    """A move as scripts write it: the seat, then the action."""
    seat, _, action = text.partition(" ")
    return int(seat), _action(game, number, action)


def _action(game: Game[State], number: int, text: str) -> int:
    try:
        return game.actions.parse(text)
    except BoomtownError as error:
        params: Params = {**error.params, "game": game.id, "step": number, "problem": f"@{error.key}"}
        raise BoomtownError("lesson-bad-action", params) from error
