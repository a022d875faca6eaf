"""A memory of payouts: bots ask for the same shares again and again."""

from boomtown.games.sprawl.payouts import shares_of


class ShareMemory:
    """The shares of rows, worked out once for each number of buildings of each seat."""

    __slots__ = ("payouts", "known")

    def __init__(self, payouts: list[list[int]]) -> None:
        self.payouts = payouts
        self.known: dict[int, list[int]] = {}

    def shares(self, seats: int, packed: int, number: int) -> list[int]:
        """Who gets what from the row with a number; `packed` has the buildings of each seat in six bits."""
        key = (packed * 16 + number) * 8 + seats
        shares = self.known.get(key)
        if shares is None:
            shares = shares_of(self.payouts[number], [packed >> 6 * seat & 63 for seat in range(seats)])
            self.known[key] = shares
        return shares
