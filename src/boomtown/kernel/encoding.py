"""A position as numbers for learning programs: what a seat may know in one row of small ints, and compact actions."""

import math
from array import array
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from boomtown.kernel.game import Game
from boomtown.kernel.state import State

S = TypeVar("S", bound=State)

Buffer = array  # of 16-bit numbers, "h"


class Block:
    """Numbers that belong together, such as the planes of a town. `start` is where they begin in the row."""

    __slots__ = ("name", "shape", "says", "start", "size")

    def __init__(self, name: str, shape: tuple[int, ...], says: str) -> None:
        self.name = name
        self.shape = shape
        self.says = says
        self.start = 0
        self.size = math.prod(shape)


def laid_out(blocks: list[Block]) -> list[Block]:
    """The blocks, each beginning where the one before it ends."""
    start = 0
    for block in blocks:
        block.start = start
        start += block.size
    return blocks


class Row:
    """The numbers of a position. Written again for another one, only what has changed is written.

    The numbers from each start on are written together, with what they were made from as their key. So a row belongs to
    one seat of games with the same seats and options.
    """

    __slots__ = ("buffer", "keys", "zeros")

    def __init__(self, size: int) -> None:
        self.zeros: array[int] = array("h", bytes(2 * size))
        self.buffer: array[int] = self.zeros[:]
        self.keys: list[object] = [None] * size

    def changed(self, start: int, size: int, key: object) -> bool:
        """Whether these numbers must be written, as their key is another one than last time. They are 0 then."""
        last = self.keys[start]
        if last == key:
            return False
        self.keys[start] = key
        if last is not None:
            self.clear(start, size)
        return True

    def clear(self, start: int, size: int) -> None:
        self.buffer[start : start + size] = self.zeros[:size]

    def numbers(self, start: int, numbers: list[int]) -> None:
        """These numbers, always as many as last time."""
        last = self.keys[start]
        if last == numbers:
            return
        self.keys[start] = numbers[:]
        if not isinstance(last, list):
            self.buffer[start : start + len(numbers)] = array("h", numbers)
            return
        before: list[int] = last
        for place in range(len(numbers)):
            if numbers[place] != before[place]:
                self.buffer[start + place] = numbers[place]

    def bits(self, start: int, mask: int) -> None:
        """A 1 for every bit of a set."""
        last = self.keys[start]
        before = last if isinstance(last, int) else 0
        if before != mask:
            self.keys[start] = mask
            self.flip(start, before ^ mask, mask)

    def flip(self, start: int, changed: int, mask: int) -> None:
        """Write those bits of a set that have changed."""
        while changed:
            lowest = changed & -changed
            self.buffer[start + lowest.bit_length() - 1] = 1 if mask & lowest else 0
            changed ^= lowest

    def ones(self, start: int, places: list[int]) -> None:
        """A 1 in each of these places, all of them different."""
        for index in range(self._kept(start, places), len(places)):
            self.buffer[start + places[index]] = 1

    def orders(self, start: int, places: list[int]) -> None:
        """In each of these places, all of them different, its number in the list, from 1."""
        for index in range(self._kept(start, places), len(places)):
            self.buffer[start + places[index]] = index + 1

    def _kept(self, start: int, places: list[int]) -> int:
        """How many places are the same as last time, counted from the first. All others are 0 then."""
        last = self.keys[start]
        if last == places:
            return len(places)
        self.keys[start] = places[:]
        if not isinstance(last, list):
            return 0
        before: list[int] = last
        both = min(len(before), len(places))
        same = 0
        while same < both and before[same] == places[same]:
            same += 1
        for index in range(same, len(before)):
            self.buffer[start + before[index]] = 0
        return same

    def one_hot(self, start: int, place: int) -> None:
        """A 1 in one place, or none for a place below 0."""
        last = self.keys[start]
        before = last if isinstance(last, int) else -1
        if before != place:
            self.keys[start] = place
            if before >= 0:
                self.buffer[start + before] = 0
            if place >= 0:
                self.buffer[start + place] = 1


class Encoding(Generic[S]):
    """How the positions of a game become numbers, and which compact actions there are.

    `write` fills in a row for a seat, from what that seat may know. `table` has the compact number of each
    of the engine's actions, -1 for those that never occur; without it they are the same. Where two legal ones would
    share a number, the first keeps it and the other is not offered.
    """

    __slots__ = ("blocks", "size", "write", "actions", "table", "no_actions")

    def __init__(
        self,
        blocks: list[Block],
        write: Callable[[S, int, Row], None],
        actions: int,
        table: list[int] | None = None,
    ) -> None:
        self.blocks = laid_out(blocks)
        self.size = blocks[-1].start + blocks[-1].size
        self.write = write
        self.actions = actions  # how many compact actions there are
        self.table = table
        self.no_actions = bytes(actions)

    def buffer(self) -> "Buffer[int]":
        return array("h", bytes(2 * self.size))

    def new_row(self) -> Row:
        """A row to be written for one seat, and again for its later positions and further games."""
        return Row(self.size)

    def encode(self, state: S, seat: int, buffer: "Buffer[int]") -> None:
        """Write what the seat may know into a buffer of `size` numbers."""
        row = Row(self.size)
        self.write(state, seat, row)
        buffer[:] = row.buffer

    def compact(self, action: int) -> int:
        """The compact number of one of the engine's actions."""
        return action if self.table is None else self.table[action]

    def legal(self, state: S, seat: int) -> dict[int, int]:
        """The seat's legal actions: the engine's by compact number, in the engine's order."""
        compact: dict[int, int] = {}
        for action in state.remembered_legal(seat):
            compact.setdefault(self.compact(action), action)
        return compact

    def numbers(self, state: S, seat: int) -> list[int]:
        """The compact actions that are legal, in ascending order."""
        table = self.table
        if table is None:
            return sorted(state.remembered_legal(seat))
        numbers = [table[action] for action in state.remembered_legal(seat)]
        numbers.sort()
        for place in range(1, len(numbers)):
            if numbers[place] == numbers[place - 1]:
                return sorted(set(numbers))
        return numbers

    def mask(self, state: S, seat: int) -> bytearray:
        """A 1 for each compact action that is legal."""
        mask = bytearray(self.no_actions)
        table = self.table
        if table is None:
            for action in state.remembered_legal(seat):
                mask[action] = 1
        else:
            for action in state.remembered_legal(seat):
                mask[table[action]] = 1
        return mask

    def engine_action(self, state: S, seat: int, compact: int) -> int:
        """The engine's action of a compact one, -1 when it is not legal."""
        legal = state.remembered_legal(seat)
        table = self.table
        if table is None:
            return compact if compact in legal else -1
        for action in legal:
            if table[action] == compact:
                return action
        return -1

    def block(self, name: str) -> Block:
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(name)


class Encoder:
    """What a room's encoding.py offers, as ENCODER: makes the encoding of the game with one component set."""

    __slots__ = ("build",)

    def __init__(self, build: Callable[[Game[S]], Encoding[S]]) -> None:
        self.build: Callable[..., Encoding[State]] = build  # type: ignore[assignment]


# How many numbers of a question's step are written after its kind.
STEP: Final = 6
HIGHEST: Final = (1 << 15) - 1


def put_question(row: Row, start: int, state: State, seat: int, kinds: dict[int, int]) -> None:
    """What the seat is asked now: a 1 in the place of the kind, then the numbers of the step. 0 while it waits."""
    kind = -1
    numbers = [0] * STEP
    if state.is_pending(seat):
        step = state.agenda[-1]
        kind = kinds[step[0]]
        for place in range(2, min(len(step), 2 + STEP)):
            numbers[place - 2] = max(-HIGHEST, min(step[place], HIGHEST))
    row.one_hot(start, kind)
    row.numbers(start + len(kinds), numbers)


def question_blocks(kinds: dict[int, int], says: str) -> list[Block]:
    """The blocks that put_question fills; the last of an observation."""
    numbers = "what the rules keep with the question, such as the card or the effect it comes from"
    return [Block("question", (len(kinds),), says), Block("step", (STEP,), numbers)]


def question_places(game: Game[S]) -> dict[int, int]:
    """The place of every kind of question, in the order of their numbers."""
    return {kind: place for place, kind in enumerate(sorted(game.questions))}
