"""Nothing appears, vanishes, is owed or passes its limit, at every step of random games with every set of options."""

import itertools
import random

import pytest

from boomtown.games.coloma.state import COUNTED_FIELDS, Position, census, gunmen_of
from boomtown.games.coloma.wheel import ALL_SITES
from tests.games.coloma.helpers import COMPONENTS, new
from tests.support import rule

BOARDS = ("a", "b")
HOTELS = (False, True)
SPECIALTIES = ("none", "base", "deluxe")
LEVELS = ("greenhorn", "prospector", "forty_niner", "legend")


def games() -> list[tuple[int, bool, str]]:
    """Seats, mule duel, level: everything that changes something."""
    return [
        *[(1, False, level) for level in LEVELS],
        (2, True, "prospector"),
        *[(seats, False, "prospector") for seats in range(2, 7)],
    ]


def check_step(state: Position, before: dict[str, int], full: tuple[int, int, int]) -> None:
    """What must hold after every decision."""
    gold, hotels, copies = full
    assert census(state) == before
    assert all(count >= 0 for name in COUNTED_FIELDS for count in getattr(state, name))
    assert 0 <= state.gold_supply <= gold and 0 <= state.gold_cart <= gold
    assert 0 <= state.hotel_stock <= hotels and state.outlaws >= 0
    assert all(stock <= copies for stock in state.bridge_stock)
    barrels = zip(state.pile, COMPONENTS.barrels, strict=True)
    assert all(count <= barrel.copies for count, barrel in barrels)
    for player in range(state.players):
        check_player(state, player)
    standing = [space for space in state.wagon if not COMPONENTS.spaces[space].boomtown]
    assert len(standing) == len(set(standing))


def check_carrots(state: Position, before: list[int], year: int) -> None:
    """A carrot goes only where the mule stands, and all come back with the next year."""
    for player, carrots in enumerate(before):
        if state.year > year:
            assert state.carrots[player] == (ALL_SITES if state.options["mules"] else 0)
        elif state.carrots[player] != carrots:
            assert carrots ^ state.carrots[player] == 1 << state.mules[player]
            assert state.carrots[player] < carrots


def check_player(state: Position, player: int) -> None:
    shade = player >= state.seats
    assert state.horses[player] <= (4 if shade else 6)
    assert state.dude_supply[player] <= 12 and state.tent_supply[player] <= 8
    assert state.guests[player] <= 2 * state.hotels[player]
    assert gunmen_of(state, player) <= 12
    assert state.carrots[player] in range(ALL_SITES + 1)
    if not shade:
        assert state.bridges[player].bit_count() <= state.rivers[player].bit_count() <= 4
        assert state.graves[player] <= 6
        assert 0 <= state.rivers[player] < 16


@rule("K3.1", "K3.2", "K3.3", "K6.7", "K7.7", "K8.5", "K12.2", "K14.2")
@pytest.mark.parametrize(("seats", "mules", "level"), games())
def test_pieces_are_conserved_and_limits_hold_at_every_step(seats: int, mules: bool, level: str) -> None:
    for number, (boards, hotels, specialties) in enumerate(itertools.product(BOARDS, HOTELS, SPECIALTIES)):
        chance = random.Random(100 * seats + number)
        lean = (0.0, 0.3, 0.7)[number % 3]
        state = new(seats, number, boards=boards, hotels=hotels, specialties=specialties, mules=mules, level=level)
        before = census(state)
        full = (len(state.prices) - 1, state.hotel_stock, max(state.bridge_stock))
        while not state.over:
            carrots, year = state.carrots[:], state.year
            seat = chance.choice(state.pending())
            legal = state.legal(seat)
            state.apply(seat, legal[0] if chance.random() < lean else chance.choice(legal))
            check_step(state, before, full)
            check_carrots(state, carrots, year)


def test_the_census_counts_what_a_player_owns() -> None:
    counts = census(new(2, mules=True))
    assert (counts["horses 0"], counts["dudes 0"], counts["tents 0"], counts["gold"]) == (6, 12, 8, 12)
    assert counts["least"] == 0
    alone = census(new(1))
    assert (alone["horses 1"], alone["dudes 1"], alone["tents 1"]) == (4, 12, 6)


@pytest.mark.parametrize("name", COUNTED_FIELDS)
def test_the_census_sees_what_is_owed(name: str) -> None:
    state = new(2)
    before = census(state)
    counts = getattr(state, name)
    counts[0], counts[1] = -1, counts[1] + counts[0] + 1
    assert census(state) != before
    assert census(state)["least"] == -1
