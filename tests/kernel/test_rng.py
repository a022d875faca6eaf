"""The generators: the published SplitMix64, SHA-256 in counter mode, fair ranges and shuffles, independent seeds."""

import hashlib
from itertools import pairwise

import boomtown
from boomtown.kernel.rng import MASK, DealRng, Rng, commitment, dealt_from, restored, seeded


def test_splitmix64_gives_the_published_numbers() -> None:
    # Steele, Lea and Flood's reference: the first numbers from state 1234567.
    rng = Rng(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_splitmix64_from_zero() -> None:
    assert Rng(0).next() == 0xE220A8397B1DCDAF


def about_to_give(output: int) -> Rng:
    """A generator whose next number is known: the mixing of SplitMix64, undone step by step."""
    mixed = output
    for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9), (30, 1)):
        undone = mixed
        for _ in range(64 // shift):
            undone = mixed ^ (undone >> shift)
        mixed = undone * pow(factor, -1, 1 << 64) & MASK
    return Rng((mixed - 0x9E3779B97F4A7C15) & MASK)


def test_below_draws_again_where_a_number_would_be_unfair() -> None:
    # 2^64 leaves a remainder of 1 when divided by 3, so the very last number is refused.
    for output in (0, 5, MASK - 1):
        rng = about_to_give(output)
        assert rng.below(3) == output % 3
        assert rng.state == about_to_give(output).state + 0x9E3779B97F4A7C15 & MASK
    refused = about_to_give(MASK)
    twice = about_to_give(MASK)
    assert twice.next() == MASK
    assert refused.below(3) == twice.next() % 3
    # A power of two leaves none, so nothing is refused.
    assert about_to_give(MASK).below(1 << 32) == MASK % (1 << 32)


def test_below_gives_every_number_equally_often() -> None:
    rng = seeded(1)
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    # Chi-square with 6 degrees of freedom; 22.5 is passed once in a thousand times.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 22.5


def test_below_one_is_zero() -> None:
    assert seeded(5).below(1) == 0


def test_shuffle_gives_every_order_equally_often() -> None:
    rng = seeded(2)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    # 23 degrees of freedom; 49.7 is passed once in a thousand times.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7


def test_clone_goes_its_own_way() -> None:
    rng = seeded(3)
    copy = rng.clone()
    first = [rng.next() for _ in range(3)]
    assert [copy.next() for _ in range(3)] == first


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    starts = [seeded(seed, use).state for seed in range(500) for use in ("boomtown", "bot")]
    assert len(set(starts)) == 1000
    assert all(bin(first ^ second).count("1") > 8 for first, second in pairwise(starts))


def test_state_stays_within_64_bits() -> None:
    rng = Rng(MASK)
    for _ in range(100):
        assert 0 <= rng.next() <= MASK
        assert 0 <= rng.state <= MASK


def test_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(42) == hashlib.sha256(b"42").hexdigest()
    assert commitment(42) != commitment(43)


# The real game is dealt from every bit of its seed.


def test_a_deal_is_the_sha256_of_key_and_counter() -> None:
    seed = 2**127 + 12345
    key = hashlib.sha256(f"boomtown deal {seed}".encode()).digest()
    blocks = [hashlib.sha256(key + counter.to_bytes(8, "big")).digest() for counter in range(5)]
    rng = dealt_from(seed)
    assert [rng.next() for _ in range(5)] == [int.from_bytes(block[:8], "big") for block in blocks]


def test_a_deal_has_more_states_than_64_bits_can_tell_apart() -> None:
    state = boomtown.game("wagons").new(seed=2**127)
    assert isinstance(state.rng, DealRng)
    assert state.rng.state > MASK**4, "a 256-bit key and the counter"
    assert state.rng.state & MASK == 17, "eighteen cards are shuffled with seventeen numbers"


def test_a_deal_cannot_be_told_from_its_commitment() -> None:
    key = f"{dealt_from(42).state >> 64:064x}"
    assert len(key) == 64 and key != commitment(42)


def test_neighbouring_seeds_of_any_length_deal_differently() -> None:
    keys = {dealt_from(base + step).state for base in (0, 2**63, 2**64, 2**127, 2**200) for step in range(40)}
    assert len(keys) == 200


def test_a_deal_clones_and_restores_to_the_same_numbers() -> None:
    rng = dealt_from(9)
    rng.next()
    copies = [rng.clone(), restored(rng.state)]
    wanted = [rng.next() for _ in range(4)]
    assert [[copy.next() for _ in range(4)] for copy in copies] == [wanted, wanted]


def test_a_deal_is_fair() -> None:
    rng = dealt_from(1)
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 22.5


def test_imagined_worlds_keep_the_fast_generator() -> None:
    state = boomtown.game("carson").new(seed=5)
    world = state.imagine(0, Rng(1))
    assert type(world.rng) is Rng and world.rng.state <= MASK
    assert type(state.game.from_json(world.to_json()).rng) is Rng
    assert type(state.game.from_json(state.to_json()).rng) is DealRng
