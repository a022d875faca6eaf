"""The generators behind every shuffle: seeded, part of the position, one integer of state each.

The real game is dealt by `DealRng`, which uses every bit of the seed. Imagined worlds and bots use the fast `Rng`.
"""

import hashlib

MASK = (1 << 64) - 1

KEY_BYTES = 32
COUNTER_BYTES = 8


class Rng:
    """SplitMix64: fast, with 64 bits of state."""

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

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copies."""
        return type(self), (self.state,)


class DealRng(Rng):
    """SHA-256 in counter mode: nobody can work back from cards that were dealt to those still to come.

    The state is a 256-bit key followed by a 64-bit counter. Each number is the first 64 bits of the SHA-256 of both,
    big-endian; then the counter grows by 1.
    """

    __slots__ = ()

    def next(self) -> int:
        state = self.state
        self.state = state + 1
        return int.from_bytes(hashlib.sha256(state.to_bytes(KEY_BYTES + COUNTER_BYTES, "big")).digest()[:8], "big")

    def clone(self) -> Rng:
        return DealRng(self.state)


def seeded(seed: int, use: str = "boomtown") -> Rng:
    """A fast generator. Hashed, so that neighbouring seeds, and different uses of a seed, are independent."""
    digest = hashlib.sha256(f"{use} {seed}".encode()).digest()
    return Rng(int.from_bytes(digest[:8], "big"))


def dealt_from(seed: int) -> Rng:
    """The generator of a real game. Its key is a SHA-256 of the whole seed, but not the commitment."""
    key = hashlib.sha256(f"boomtown deal {seed}".encode()).digest()
    return DealRng(int.from_bytes(key, "big") << 8 * COUNTER_BYTES)


def restored(state: int) -> Rng:
    """The generator with a state that a position was saved with; only that of a real game is longer than 64 bits."""
    return DealRng(state) if state > MASK else Rng(state)


def commitment(seed: int) -> str:
    """The SHA-256 that binds the dealer to a seed before anybody may know it."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def mixed(seed: int, entropy: dict[int, str]) -> int:
    """The seed that a game is dealt from: the dealer's own, mixed with what the seats have added to it.

    The dealer is bound to the seed before the seats add anything, and they cannot know it; so nobody chooses the deal.
    """
    if not entropy:
        return seed
    added = " ".join([f"{seat}:{entropy[seat]}" for seat in sorted(entropy)])
    return int.from_bytes(hashlib.sha256(f"boomtown mixed {seed} {added}".encode()).digest(), "big")
