"""The generator behind every shuffle: small, seeded, part of the position."""

import hashlib

MASK = (1 << 64) - 1


class Rng:
    """SplitMix64: one 64-bit integer of state, so that a position stays plain data."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        # A number above this is drawn again, because it would make small remainders more likely than large ones.
        largest = MASK - (MASK + 1) % limit
        while True:
            drawn = self.next()
            if drawn <= largest:
                return drawn % limit

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def clone(self) -> "Rng":
        return Rng(self.state)


def seeded(seed: int, use: str = "boomtown") -> Rng:
    """The generator of a seed. Hashed, so that neighbouring seeds, and different uses of a seed, are independent."""
    digest = hashlib.sha256(f"{use} {seed}".encode()).digest()
    return Rng(int.from_bytes(digest[:8], "big"))


def commitment(seed: int) -> str:
    """The SHA-256 that binds the dealer to a seed before anybody may know it."""
    return hashlib.sha256(str(seed).encode()).hexdigest()
