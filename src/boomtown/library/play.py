"""A game in the hands of a program: moves as text, undo without bounds, files, bots and pictures.

The tables of people use `kernel.match`, whose undo stops where something came to light.
"""

import operator
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from boomtown.bots import Seat, bot, decision
from boomtown.kernel import record as records
from boomtown.kernel.errors import BadRecord, BadSetup, BoomtownError, IllegalAction
from boomtown.kernel.game import Game
from boomtown.kernel.match import CannotUndo
from boomtown.kernel.message import Event, Reason, Score
from boomtown.kernel.record import Record
from boomtown.kernel.state import State
from boomtown.library.analysis import Analysis, analyse
from boomtown.library.pictures import Form, drawing, viewpoint
from boomtown.text import catalogue, spoken

V = TypeVar("V")  # the room's View
F = TypeVar("F")  # the room's Faces
C = TypeVar("C")  # the room's Components

# The form of a picture by the ending of its file.
FORMS: dict[str, Form] = {".svg": "svg", ".html": "html", ".txt": "text"}


class Play(Generic[V, F, C]):
    """A game from its deal to the present position."""

    def __init__(self, record: Record, seed: int) -> None:
        """Play a record again, from its seed, up to where it ends."""
        self.state: State = records.replay(replace(record, moves=[]), seed)
        self.game: Game[Any] = self.state.game
        self.seed = seed
        self.record = replace(record, moves=[])
        # Before each move: the position, and the events that had led to it.
        self._earlier: list[tuple[State, list[Event]]] = []
        self._last_events: list[Event] = []
        for number, (seat, action) in enumerate(record.moves, 1):
            try:
                self.push(action, seat)
            except BoomtownError as error:
                text = f"{seat} {self.game.actions.format(action)}"
                params: dict[str, int | str] = {"move": number, "text": text, "reason": f"@{error.key}"}
                raise BadRecord("record-illegal", params) from error

    # What may be done.

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def turn(self) -> int | None:
        """The seat that decides next; the first of them when several decide at once, None when the game is over."""
        return next(iter(self.state.pending()), None)

    def moves(self, seat: int | None = None) -> list[str]:
        """What the seat (else the one whose turn it is) may do, as `push` takes it."""
        return [self.game.actions.format(action) for action in self.state.legal(self._seat(seat))]

    def push(self, move: str | int, seat: int | None = None) -> None:
        """Make a move of the seat (else of the one whose turn it is). An illegal one raises and changes nothing."""
        action = self.game.actions.parse(move) if isinstance(move, str) else operator.index(move)
        number = self._seat(seat)
        before = self.state.clone()
        events: list[Event] = []
        self.state.listener = events.append
        self.state.apply(number, action)
        self._earlier.append((before, self._last_events))
        self._last_events = events
        self.record.moves.append((number, action))

    def undo(self, count: int = 1) -> None:
        """Take back the last move or several, whoever made them and whatever came to light."""
        if not 0 < count <= len(self._earlier):
            raise CannotUndo("cannot-undo-moves", {"given": count, "moves": len(self._earlier)})
        self.state, self._last_events = self._earlier[-count]
        del self._earlier[-count:]
        del self.record.moves[-count:]

    def bot_move(self, level: str = "marshal", seconds: float | None = None, iterations: int | None = None) -> str:
        """Let a bot decide for the seat whose turn it is; what it chose. It is the same for the same budget of
        iterations."""
        if self.over:
            raise IllegalAction(Reason("game-over"))
        seat = self._seat(None)
        player = bot(level, seed=len(self.record.moves), seconds=seconds, iterations=iterations)
        action = decision(player, Seat(self.state, seat))
        self.push(action, seat)
        return self.game.actions.format(action)

    def analyse(self, seat: int | None = None, seconds: float | None = None, iterations: int | None = None) -> Analysis:
        """What marshal thinks of the moves of a seat, as `boomtown.analyse`."""
        return analyse(self.state, self._seat(seat), seconds, iterations)

    # What is to be seen.

    def view(self, seat: int | None = None) -> V:
        """All that a seat may know (None: a spectator)."""
        return cast(V, self.state.view(seat if seat is None else self._seat(seat)))

    def prompt(self, seat: int | None = None) -> str:
        """What is asked of the seat (else of the one whose turn it is), as a sentence."""
        message = self.state.prompt(self._seat(seat))
        return catalogue(spoken()).say(message.key, message.params)

    def last_events(self, seat: int | None = None) -> list[str]:
        """What happened in the last move, in sentences, as far as a seat (None: a spectator) may know it."""
        words = catalogue(spoken())
        events = [event for event in self._last_events if event.seats is None or seat in event.seats]
        return [words.say(event.key, event.params) for event in events]

    def score(self, seat: int) -> Score:
        """The seat's score sheet: exact at the end, before that as far as the whole position tells it."""
        return self.state.score(self._at_table(seat, len(self.state.rivals())))

    def scores(self) -> list[int]:
        """The points of all who score: the seats, then opponents without one."""
        return [self.state.score(rival).total for rival in self.state.rivals()]

    def winners(self) -> Sequence[int]:
        """Who has won, or leads."""
        return self.state.winners()

    def faces(self, language: str | None = None) -> F:
        """What every card says, in a language or in that of the process."""
        return cast(F, self.game.faces(language or spoken()))

    @property
    def components(self) -> C:
        """The tables that were made from the component file."""
        return cast(C, self.game.components)

    def draw(self, path: str | Path, seat: int | None = None) -> None:
        """Write a picture for a seat (else for the one whose turn it is) to a file: .svg, .html or .txt."""
        form = FORMS.get(Path(path).suffix.lower())
        if form is None:
            raise BadSetup("picture-ending", {"file": str(path), "known": ", ".join(FORMS)})
        shown = drawing(self.state, viewpoint(self.state) if seat is None else self._seat(seat), form)
        if shown is None:
            raise BadSetup("extra-missing", {"module": "rich", "extra": "cli"})
        Path(path).write_text(shown + "\n", "utf-8")

    # Files.

    def save(self, path: str | Path) -> None:
        """Write the record, with the seed of the deal: whoever reads the file can see what is hidden."""
        Path(path).write_text(replace(self.record, seed=self.seed).to_text(), "utf-8")

    # As a Python object.

    def __str__(self) -> str:
        return str(self.state)

    def __repr__(self) -> str:
        return f"<play of {repr(self.state)[1:-1]}, {len(self.record.moves)} moves>"

    def _repr_html_(self) -> str | None:
        return self.state._repr_html_()

    def _repr_svg_(self) -> str | None:
        return self.state._repr_svg_()

    def __reduce__(self) -> tuple[object, ...]:
        return Play, (self.record, self.seed)

    def _seat(self, seat: int | None) -> int:
        """The seat that is meant; one that is not asked gets its refusal from the rules."""
        return (self.turn or 0) if seat is None else self._at_table(seat, self.state.seats)

    def _at_table(self, seat: int, seats: int) -> int:
        if not 0 <= seat < seats:
            raise IllegalAction(Reason("no-such-seat", "", {"seat": seat, "seats": seats}))
        return seat
