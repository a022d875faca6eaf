"""A cache of payouts: bots ask for the same shares again and again."""

from typing import Final

from boomtown.games.sprawl.payouts import shares_of

# A few megabytes. A long tournament would otherwise fill the memory of the process.
MOST_ENTRIES: Final = 20_000


class ShareCache:
    """The shares of rows, worked out once for each number of buildings of each seat; emptied when it is full."""

    __slots__ = ("payouts", "entries", "most_entries")

    def __init__(self, payouts: list[list[int]], most_entries: int = MOST_ENTRIES) -> None:
        self.payouts = payouts
        self.entries: dict[int, list[int]] = {}
        self.most_entries = most_entries

    def shares(self, seats: int, packed: int, number: int) -> list[int]:
        """Who gets what from the row with a number; `packed` has the buildings of each seat in six bits."""
        key = (packed * 16 + number) * 8 + seats
        shares = self.entries.get(key)
        if shares is None:
            shares = shares_of(self.payouts[number], [packed >> 6 * seat & 63 for seat in range(seats)])
            if len(self.entries) >= self.most_entries:
                self.entries.clear()
            self.entries[key] = shares
        return shares
