"""Observations and actions as arrays, by the encoding of each game."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from boomtown.kernel.encoding import Encoding, Row
from boomtown.kernel.game import Game
from boomtown.kernel.state import State
from boomtown.library.encodings import encoding_of

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
Observation = dict[str, Any]  # "observation": Numbers, "action_mask": Mask

LOW, HIGH = -(1 << 15), (1 << 15) - 1
MASK_TYPE = np.dtype(np.int8)


class RowArray:
    """A row of numbers to be written for one seat again and again, and the same numbers as an array."""

    def __init__(self, size: int) -> None:
        self.row = Row(size)
        self.array: Numbers = np.frombuffer(self.row.data, np.int16)

    def __reduce__(self) -> tuple[type["RowArray"], tuple[int]]:
        """Copies begin anew: those of the row and of the array would not share their numbers."""
        return RowArray, (self.array.size,)


class Coding:
    """Turns the positions of a game into arrays, and compact actions into those of the engine."""

    def __init__(self, game: Game[Any], encoding: Encoding[State], extra_actions: int = 0) -> None:
        self.game = game
        self.encoding = encoding
        self.size = encoding.size
        self.actions = encoding.actions + extra_actions
        self._extra = bytes(extra_actions)

    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(LOW, HIGH, (self.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def new_row(self) -> RowArray:
        return RowArray(self.size)

    def numbers(self, state: State, seat: int, row: RowArray | None = None) -> Numbers:
        """What a seat may know; every call gives an array of its own.

        A row that was written for the seat before saves time: only what has changed is written.
        """
        row = row or self.new_row()
        self.encoding.write(state, seat, row.row)
        return row.array.copy()

    def mask(self, state: State, seat: int) -> Mask:
        mask = self.encoding.mask(state, seat)
        if self._extra:
            mask.extend(self._extra)
        return np.frombuffer(mask, MASK_TYPE)

    def observe(self, state: State, seat: int, row: RowArray | None = None) -> Observation:
        """Numbers and mask in one; every call gives arrays of its own, which may be kept and changed."""
        row = row or self.new_row()
        mask = self.encoding.observe(state, seat, row.row)
        if self._extra:
            mask.extend(self._extra)
        return {"observation": row.array.copy(), "action_mask": np.frombuffer(mask, MASK_TYPE)}

    def named(self, numbers: Numbers) -> dict[str, Numbers]:
        """The blocks of an observation by name, each in its shape."""
        return {
            block.name: numbers[..., block.start : block.start + block.size].reshape(*numbers.shape[:-1], *block.shape)
            for block in self.encoding.blocks
        }


def coding(game: Game[Any], extra_actions: int = 0) -> Coding:
    """The coding of a game."""
    return Coding(game, encoding_of(game.id, game.edition), extra_actions)
