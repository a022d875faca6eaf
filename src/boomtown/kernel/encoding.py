"""A position as numbers for learning programs: what a seat may know in one row of small ints, and compact actions."""

import math
import sys
from array import array
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Generic, TypeVar, cast

from boomtown.kernel.errors import IllegalAction
from boomtown.kernel.game import Game
from boomtown.kernel.message import Reason
from boomtown.kernel.state import State, Step

S = TypeVar("S", bound=State)

Buffer = array  # of 16-bit numbers, "h"

# Which of the two bytes of a number is the low one.
LOW: Final = 0 if sys.byteorder == "little" else 1


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

    Every block is written by one of the methods, always the same, which remembers what it was made from. So a row
    belongs to one seat of games with the same seats and options.
    """

    __slots__ = ("data", "zeros", "marks", "keys")

    def __init__(self, size: int) -> None:
        self.zeros = bytes(2 * size)
        self.data = bytearray(2 * size)  # two bytes for each number, which are set faster than items of an array
        # What was written last: the number of a place, or at the start of a block what all of it was made from.
        self.marks: list[int] = [0] * size
        self.keys: list[object] = [None] * size

    def put(self, place: int, number: int) -> None:
        """Write a number whatever was there before."""
        self.data[2 * place + LOW] = number & 255
        self.data[2 * place + 1 - LOW] = number >> 8 & 255

    def paste(self, start: int, numbers: bytes) -> None:
        """Write numbers that were packed before, by packed()."""
        self.data[2 * start : 2 * start + len(numbers)] = numbers

    def clear(self, start: int, size: int) -> None:
        self.paste(start, self.zeros[: 2 * size])

    def changed(self, start: int, size: int, key: int) -> bool:
        """Whether these numbers must be written, as their key is another one than last time. They are 0 then.

        For the key -1 there is nothing to be written.
        """
        mark = key + 1
        last = self.marks[start]
        if last == mark:
            return False
        self.marks[start] = mark
        if last:
            self.clear(start, size)
        return mark != 0

    def list_changed(self, start: int, size: int, key: tuple[int, ...]) -> bool:
        """The same for numbers that are made from several others; nothing is to be written without any."""
        last = self.keys[start]
        if last is key or last == key:
            return False
        self.keys[start] = key
        if last is not None:
            self.clear(start, size)
        return bool(key)

    def kept(self, start: int, numbers: list[int]) -> bool:
        """Whether a list is as it was last time; it is remembered under the place."""
        if self.keys[start] == numbers:
            return True
        self.keys[start] = numbers[:]
        return False

    def number(self, place: int, number: int) -> None:
        before = self.marks[place]
        if before != number:
            self.marks[place] = number
            self.data[2 * place + LOW] = number & 255
            if before >> 8 or number >> 8:
                self.data[2 * place + 1 - LOW] = number >> 8 & 255

    def numbers(self, start: int, numbers: list[int], more: int = 0) -> None:
        """These numbers, each with so many more; always as many as last time."""
        if self.kept(start, numbers):
            return
        for place in range(len(numbers)):
            self.number(start + place, numbers[place] + more)

    def bits(self, start: int, mask: int) -> None:
        """A 1 for every bit of a set."""
        before = self.marks[start]
        if before != mask:
            self.marks[start] = mask
            self.flip(start, before ^ mask, mask)

    def flip(self, start: int, changed: int, mask: int) -> None:
        """Write those bits of a set that have changed."""
        while changed:
            lowest = changed & -changed
            self.data[2 * (start + lowest.bit_length() - 1) + LOW] = 1 if mask & lowest else 0
            changed ^= lowest

    def ones(self, start: int, places: list[int], list_number: int = 0) -> None:
        """A 1 in each of these places, all of them different. Several lists may share a block, by numbers from 0."""
        key = start + list_number
        last = self.keys[key]
        if last == places:
            return
        self.keys[key] = places[:]
        same = 0
        if last is not None:
            before = cast(list[int], last)
            if before == places[: len(before)]:  # what is most frequent: something is added at the end
                same = len(before)
            both = min(len(before), len(places))
            while same < both and before[same] == places[same]:
                same += 1
            for index in range(same, len(before)):
                self.data[2 * (start + before[index]) + LOW] = 0
        for index in range(same, len(places)):
            self.data[2 * (start + places[index]) + LOW] = 1

    def orders(self, start: int, size: int, places: list[int]) -> None:
        """In each of these places, all of them different, its number in the list, from 1; at most 255."""
        last = self.keys[start]
        if last == places:
            return
        self.keys[start] = places[:]
        if last is not None:
            self.clear(start, size)
        for index in range(len(places)):
            self.data[2 * (start + places[index]) + LOW] = index + 1

    def one_hot(self, start: int, place: int) -> None:
        """A 1 in one place, or none for a place below 0."""
        before = self.marks[start] - 1
        if before != place:
            self.marks[start] = place + 1
            if before >= 0:
                self.data[2 * (start + before) + LOW] = 0
            if place >= 0:
                self.data[2 * (start + place) + LOW] = 1


def packed(numbers: list[int]) -> bytes:
    """Numbers as Row.paste() takes them."""
    return array("h", numbers).tobytes()


class Encoding(Generic[S]):
    """How the positions of a game become numbers, and which compact actions there are.

    `write` fills in a row for a seat, from what that seat may know. `table` has the compact number of each
    of the engine's actions, -1 for those that never occur; without it they are the same. Where two legal ones would
    share a number, the first keeps it and the other is not offered.
    """

    __slots__ = ("blocks", "size", "write", "actions", "table", "no_actions", "game")

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
        self.game: Game[State] | None = None  # whose it is, once it has been asked for by encoding_of()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: by the game, which pickles by its name and edition."""
        assert self.game is not None
        return unpickled_encoding, (self.game,)

    def buffer(self) -> "Buffer[int]":
        return array("h", bytes(2 * self.size))

    def new_row(self) -> Row:
        """A row to be written for one seat, and again for its later positions and further games."""
        return Row(self.size)

    def encode(self, state: S, seat: int, buffer: "Buffer[int]") -> None:
        """Write what the seat may know into a buffer of `size` numbers."""
        row = Row(self.size)
        self.write(state, seat, row)
        buffer[:] = array("h", bytes(row.data))

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
        legal = state.remembered_legal(seat)
        table: list[Any] | None = self.table  # whose numbers stay wrapped where compiled code only passes them on
        if table is None:
            wrapped: list[Any] = legal
            for number in wrapped:
                mask[number] = 1
        else:
            for action in legal:
                mask[table[action]] = 1
        return mask

    def observe(self, state: S, seat: int, row: Row) -> bytearray:
        """Write the row of the seat; its mask comes back."""
        self.write(state, seat, row)
        return self.mask(state, seat)

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

    def why_not(self, state: S, seat: int, compact: int) -> Reason | None:
        """Why a compact action is not allowed, in the words of the rules, or None when it is."""
        if not 0 <= compact < self.actions:
            return Reason("notation-code", "", {"code": compact, "size": self.actions})
        action = self.engine_action(state, seat, compact)
        if action < 0:
            action = compact if self.table is None else self.table.index(compact)
        return state.why_not(seat, action)

    def apply(self, state: S, seat: int, compact: int) -> None:
        """Carry out a compact action. An illegal one raises and changes nothing."""
        if self.table is None:
            state.apply(seat, compact)  # looks itself whether it is legal
            return
        action = self.engine_action(state, seat, compact)
        if action < 0:
            reason = self.why_not(state, seat, compact)
            assert reason is not None
            raise IllegalAction(reason)
        state.apply(seat, action)

    def play(self, state: S, seat: int, compact: int) -> int:
        """As apply(); the seat that is asked next comes back, -1 when the game is over."""
        self.apply(state, seat, compact)
        pending = state.pending()
        return pending[0] if pending else -1

    def block(self, name: str) -> Block:
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(name)


def unpickled_encoding(game: Game[State]) -> Encoding[State]:
    """The encoding of a game. Loaded by name: only what lies above the engine needs encodings."""
    encoding: object = import_module("boomtown.library.encodings").encoding_of(game.id, game.edition)
    return cast(Encoding[State], encoding)


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
    step: Step = state.agenda[-1] if state.is_pending(seat) else ()
    if row.keys[start] == step:
        return
    row.keys[start] = step
    kind = -1
    known = 2  # a step begins with its kind and the seat
    end = 2 + STEP
    before = start + len(kinds) - 2
    if step:
        kind = kinds[step[0]]
        known = min(len(step), end)
        for place in range(2, known):
            row.number(before + place, max(-HIGHEST, min(step[place], HIGHEST)))
    row.one_hot(start, kind)
    for place in range(known, end):
        row.number(before + place, 0)


def question_blocks(kinds: dict[int, int], says: str) -> list[Block]:
    """The blocks that put_question fills; the last of an observation."""
    numbers = "what the rules keep with the question, such as the card or the effect it comes from"
    return [Block("question", (len(kinds),), says), Block("step", (STEP,), numbers)]


def question_places(game: Game[S]) -> dict[int, int]:
    """The place of every kind of question, in the order of their numbers."""
    return {kind: place for place, kind in enumerate(sorted(game.questions))}
