"""What a bot may see of a game."""

from boomtown.kernel.message import Message
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import State, View


class Seat:
    """A position as one seat knows it: its view, its legal actions, and whole positions that fit both."""

    __slots__ = ("_state", "number")

    def __init__(self, state: State, number: int) -> None:
        self._state = state
        self.number = number

    def view(self) -> View:
        return self._state.view(self.number)

    def legal(self) -> list[int]:
        return self._state.legal(self.number)

    def prompt(self) -> Message:
        return self._state.prompt(self.number)

    def nothing_hidden(self) -> bool:
        """Whether nothing is hidden from the seat, so that all imagined positions are the same."""
        return self._state.game.nothing_hidden(self._state)

    def imagine(self, rng: Rng) -> State:
        return self._state.imagine(self.number, rng)
