"""K2.4, K3.12: what a seat knows, and the worlds it may imagine."""

import random
from typing import Any

import pytest

from boomtown.games.coloma.goods import draw
from boomtown.games.coloma.state import Position, numbers_in
from boomtown.games.coloma.steps import YEAR_END
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import Options
from tests.games.coloma.helpers import (
    BARREL_IDS,
    COMPONENTS,
    TABLE_IDS,
    VERBS,
    at_barker,
    barrel,
    be,
    do,
    hold,
    new,
    offers,
    stock,
    table,
    turn,
)
from tests.support import rule


def midgame(seed: int) -> Position:
    state = new(3, seed, specialties="deluxe")
    chance = random.Random(seed)
    for _ in range(90):
        if state.over:
            break
        seat = state.pending()[0]
        state.apply(seat, chance.choice(state.legal(seat)))
    return state


@rule("K3.12")
@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_world_keeps_what_the_seat_put_back(seed: int) -> None:
    state = midgame(seed)
    for seat in range(3):
        world = state.imagine(seat, Rng(seed))
        assert world.hand[seat] == state.hand[seat]
        assert world.top[seat] == state.top[seat]
        assert world.bottom[seat] == state.bottom[seat]
        assert world.middle[seat] == state.middle[seat]
        for other in range(3):
            cards = world.hand[other] | world.middle[other] | world.built[other]
            for card in (*world.top[other], *world.bottom[other]):
                cards |= 1 << card
            assert cards == COMPONENTS.all_cards
            assert len(world.top[other]) == len(state.top[other])


@rule("K3.12")
def test_imagined_hands_of_the_others_differ() -> None:
    state = table(2)
    hands = {state.imagine(0, Rng(seed)).hand[1] for seed in range(30)}
    assert len(hands) > 20
    assert all(hand.bit_count() == 4 for hand in hands)


@rule("K2.4", "K3.12")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_tile_of_1849_is_hidden_until_1848_is_over(seats: int) -> None:
    state = table(seats)
    first, second, printed = state.tables
    for seat in (None, 0):
        assert state.view(seat)["tables"] == [TABLE_IDS[first], None, TABLE_IDS[printed]]
    worlds = [state.imagine(0, Rng(seed)) for seed in range(30)]
    assert {world.tables[1] for world in worlds} == {0, 1, 2, 3} - {first}
    assert all((world.tables[0], world.tables[2]) == (first, COMPONENTS.printed_table) for world in worlds)
    assert state.tables == [first, second, printed]
    reveals = state.reveals
    state.agenda = [(YEAR_END, 0)]
    state.advance()
    assert state.reveals > reveals  # nobody may take back what turned it up
    assert state.view(0)["tables"] == [TABLE_IDS[number] for number in (first, second, printed)]
    assert state.imagine(0, Rng(1)).tables == [first, second, printed]


@rule("K3.12", "K9.1")
def test_nobody_knows_the_face_down_barrels() -> None:
    state = table(3)
    at_barker(state, 0)
    do(state, "boom")
    seen = [kind for kind in state.face_up if kind >= 0]
    copies = [barrel.copies for barrel in COMPONENTS.barrels]
    lying = {BARREL_IDS[kind]: count - seen.count(kind) for kind, count in enumerate(copies)}
    drawn = set()
    for seed in range(300):
        for seat in range(3):
            world = state.imagine(seat, Rng(seed))
            for looking in (None, 0, 1, 2):
                # The stack is told by what may lie in it, never by its order.
                assert world.view(looking)["stack"] == {name: count for name, count in lying.items() if count}
            world.apply(0, VERBS.take.base)
            drawn.add(world.barrels[0][0])
    assert drawn == {kind for kind, count in enumerate(state.pile) if count}
    worlds = [state.clone() for _ in range(2)]
    worlds[1].rng = Rng(99)
    assert worlds[0].view(0) == worlds[1].view(0)


def test_the_middle_of_a_deck_is_drawn_fairly() -> None:
    counts = dict.fromkeys(range(16), 0)
    for seed in range(800):
        for card in numbers_in(new(2, seed).hand[0]):
            counts[card] += 1
    assert min(counts.values()) > 220 and max(counts.values()) < 380  # 300 expected


def test_cards_put_on_top_come_back_first() -> None:
    state = table(2)
    top = state.top[0]
    assert len(top) == 2
    before = state.hand[0]
    draw(state, 0, 2)
    assert state.hand[0] ^ before == (1 << top[0]) | (1 << top[1])


@rule("K6.9")
@pytest.mark.parametrize("specialty", [False, True])
def test_the_menu_tells_nothing_of_the_hand(specialty: bool) -> None:
    menus = []
    for card in ("saloon", "theatre"):  # one that can be paid for, and one that cannot
        state = table()
        if specialty:
            be(state, 0, "homesteader")
        hold(state, 0, card)
        stock(state, 0, bucks=3, gold=1, dudes=1, tents=1)
        turn(state, 0, 3)
        menus.append(offers(state))
    assert menus[0] == menus[1] == ["common action", "boom", *(["specialty"] if specialty else []), "end"]
    do(state, "common")
    assert offers(state) == [*(["specialty"] if specialty else []), "done"]


@rule("K6.9", "K9.4")
def test_a_barrel_that_builds_asks_whatever_the_hand_holds() -> None:
    for card in ("saloon", "theatre"):
        state = table()
        hold(state, 0, card)
        stock(state, 0, bucks=2, gold=0, dudes=1)
        barrel(state, 0, "nails")
        turn(state, 0, 1)
        do(state, "open nails")
        assert offers(state)[-1] == "done"


@pytest.mark.parametrize("options", [{"specialties": "deluxe", "hotels": True}, {"mules": True}])
def test_nothing_of_anothers_hand_deck_or_dial_is_in_a_view(options: Options) -> None:
    """Not a name of a card, not a choice, and nothing of the menu that tells what the hand could do."""
    seats = 2 if "mules" in options else 4
    state = new(seats, 7, **options)
    chance = random.Random(7)
    chosen = put_back = useless = 0
    while not state.over:
        for viewer in (None, *range(seats)):
            view: Any = state.view(viewer)
            for player, shown in enumerate(view["players"]):
                if player == viewer:
                    chosen += shown["choice"] is not None
                    put_back += shown["put_back"] is not None
                    continue
                assert shown["hand"] is shown["unseen"] is shown["choice"] is shown["put_back"] is None
                assert isinstance(shown["top"], int) and isinstance(shown["bottom"], int)
            states = [entry["state"] for entry in view["turn"]["menu"]]
            useless += "useless" in states
            assert "useless" not in states or view["acting"] == viewer
        seat = chance.choice(state.pending())
        state.apply(seat, chance.choice(state.legal(seat)))
    assert chosen and put_back and useless
