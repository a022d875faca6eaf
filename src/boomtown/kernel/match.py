"""A game being played: the record, the position it leads to, and undo within its bounds."""

from collections.abc import Callable

from boomtown.kernel import record as records
from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.game import Game
from boomtown.kernel.message import Event
from boomtown.kernel.rng import mixed
from boomtown.kernel.state import Options, State


class CannotUndo(BoomtownError):
    """There is nothing the seat may take back."""


class Match:
    """Keeps the record in step with the position. The record holds the seed only when the game is over."""

    def __init__(
        self,
        game: Game[State],
        seats: int | None,
        seed: int,
        options: Options | None = None,
        entropy: dict[int, str] | None = None,
    ) -> None:
        seats = game.check_seats(seats)
        self.game = game
        self.record = records.start(game, seats, seed, options or {})
        self.seed = seed  # for whoever keeps the game; no view and no message knows it
        self.record.entropy = dict(entropy or {})
        self.state = game.new(seats, mixed(seed, self.record.entropy), self.record.options)
        self._earlier: list[State] = []  # positions that may be taken back to, the latest last
        self._listener: Callable[[Event], None] | None = None

    def listen(self, listener: Callable[[Event], None] | None) -> None:
        """Report the events from now on to this function."""
        self._listener = listener
        self.state.listener = listener

    def apply(self, seat: int, action: int) -> None:
        if self.state.can_change(seat):
            self._answer_anew(seat, action)
            return
        before = self.state.clone()
        self.state.apply(seat, action)
        self._follow(before, seat, action)

    def adopt(self, seat: int, action: int, after: State) -> None:
        """Go on with a position that was made from this one by trying the action on a copy."""
        before = self.state
        self.state = after
        before.listener, after.listener = None, self._listener
        self._follow(before, seat, action)

    def _follow(self, before: State, seat: int, action: int) -> None:
        """Keep up with the action that led here from an earlier position."""
        if self.record.moves and self.record.moves[-1][0] != seat:
            self._earlier.clear()
        self.record.moves.append((seat, action))
        self._earlier.append(before)
        if self.state.learned_since(before):
            self._earlier.clear()
        if self.state.over:
            self.record.seed = self.seed
            self._earlier.clear()

    def _answer_anew(self, seat: int, action: int) -> None:
        """Replace a secret answer: the record keeps the last one only, in the place of the first."""
        self.state.apply(seat, action)
        moves = self.record.moves
        place = max(ply for ply, (mover, _) in enumerate(moves) if mover == seat)
        moves[place] = (seat, action)
        for earlier in self._earlier:
            if earlier.answers[seat] >= 0:
                earlier.answers[seat] = action

    def hidden_moves(self) -> int:
        """How many of the last moves are answers that nobody else may know yet."""
        return len(self.state.answered())

    def can_undo(self, seat: int) -> bool:
        """Whether the seat made the last decision and learned nothing by it."""
        return bool(self._earlier) and self.record.moves[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take the seat's last decision back."""
        if not self.can_undo(seat):
            raise CannotUndo("cannot-undo", {"seat": seat})
        self.state = self._earlier.pop()
        self.state.listener = self._listener
        self.record.moves.pop()

    def restart_turn(self, seat: int) -> None:
        """Take back everything the seat may take back."""
        self.undo(seat)
        while self.can_undo(seat):
            self.undo(seat)


def resume(record: records.Record, seed: int) -> Match:
    """The match that a record and its seed lead to. The moves of the record cannot be taken back."""
    state = records.replay(record, seed)
    match = Match(state.game, record.seats, seed, record.options, record.entropy)
    match.state = state
    match.record.moves = list(record.moves)
    match.record.practice = record.practice
    if match.state.over:
        match.record.seed = seed
    return match
