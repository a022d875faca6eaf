"""The aids of the board agree with the engine: sites of a contract, what rows bring, what the end of a turn may do."""

import random
from collections.abc import Iterator
from typing import cast

import pytest

import boomtown
from boomtown.games.sprawl.actions import BUILD, ORIGIN_NAMES, PLACE
from boomtown.games.sprawl.aids import Forecast
from boomtown.games.sprawl.city import BLOCKS, SHAPES, SPOT_NAMES
from boomtown.games.sprawl.favors import origin_card
from boomtown.games.sprawl.scoring import totals
from boomtown.games.sprawl.sites import Sites, answer
from boomtown.games.sprawl.state import Position, put_building
from boomtown.games.sprawl.steps import ASK_ACTION, ASK_PERMIT, ASK_RENEWAL
from boomtown.games.sprawl.view import View
from boomtown.kernel.errors import BadAid
from boomtown.kernel.rng import Rng
from tests.games.sprawl.support import (
    CARDS,
    COMPONENTS,
    bare,
    card,
    give,
    hold,
    listen,
    new,
    offer,
    put,
    say,
    table,
)
from tests.support import play_on, text

POSITIONS = 200


def ask(state: Position, seat: int, name: str, **args: object) -> object:
    return boomtown.game("sprawl").aid(state.known_to(seat), seat, name, args)


def sites(state: Position, seat: int, name: str) -> Sites:
    return cast(Sites, ask(state, seat, "sites", card=name))


def gain(state: Position, seat: int) -> list[int]:
    return cast("list[int]", ask(state, seat, "gain"))


def forecast(state: Position, seat: int) -> Forecast:
    return cast(Forecast, ask(state, seat, "forecast"))


def turns(builders: bool) -> Iterator[Position]:
    """Positions of random games in which a seat may act; with `builders` contracts are built when that is possible."""
    for seed in range(1000):
        state = new(2 + seed % 3, seed)
        chance = random.Random(seed)
        while not state.over:
            (seat,) = state.pending()
            legal = state.legal(seat)
            if state.agenda[-1][0] == ASK_ACTION:
                yield state
                legal = [action for action in legal if builders and BUILD.owns(action)] or legal
            state.apply(seat, chance.choice(legal))


# Sites.


def test_sites_are_the_legal_spots_after_build() -> None:
    """In 200 positions, for every contract that can be built."""
    compared = covering = 0
    for state, _ in zip(turns(builders=True), range(POSITIONS), strict=False):
        (seat,) = state.pending()
        for action in state.legal(seat):
            if not BUILD.owns(action):
                continue
            contract = CARDS[origin_card(state, seat, action - BUILD.base)]
            world = state.clone()
            world.apply(seat, action)
            legal = [SPOT_NAMES[place - PLACE.base] for place in world.legal(seat)]
            answered = sites(state, seat, contract.id)
            assert [site["spot"] for site in answered["spots"]] == legal
            open_blocks = {SPOT_NAMES.index(spot) // SHAPES for spot in legal}
            assert [entry["block"] for entry in answered["blocks"]] == sorted(set(range(BLOCKS)) - open_blocks)
            compared += 1
            covering += any(world.occupied[block] for block in open_blocks)
    assert compared > POSITIONS / 2 and covering


def test_a_site_brings_what_building_there_brings() -> None:
    """One site in each of 240 positions, against building there, where nothing is asked on the way."""
    chance = random.Random(7)
    compared = 0
    for state, _ in zip(turns(builders=True), range(240), strict=False):
        (seat,) = state.pending()
        origins = [action - BUILD.base for action in state.legal(seat) if BUILD.owns(action)]
        if not origins:
            continue
        origin = chance.choice(origins)
        world = state.clone()
        events = listen(world)
        site = chance.choice(sites(state, seat, CARDS[origin_card(state, seat, origin)].id)["spots"])
        say(world, f"build {ORIGIN_NAMES[origin]}", f"place {site['spot']}")
        while world.agenda[-1][0] in (ASK_PERMIT, ASK_RENEWAL):
            world.apply(seat, world.legal(seat)[0])
        (built,) = [event for event in events if event.key == "sprawl-built"]
        assert built.params["price"] == site["price"]
        if world.agenda[-1][0] == ASK_ACTION:
            assert world.wealth[seat] - state.wealth[seat] == site["wealth"]
            assert totals(world)[seat] - totals(state)[seat] == site["score"]
            compared += 1
    assert compared > 20


def test_a_neighbour_counts_and_the_attorney_doubles_it() -> None:
    state = bare()
    put(state, "RES", "r1c1.nw", 1)
    offer(state, "t24")
    spots = {site["spot"]: site for site in sites(state, 0, "t24")["spots"]}
    near = next(spot for spot in spots if spot.startswith("r1c1"))
    assert spots[near]["bonus"] == 1
    hold(state, 0, "attorney")
    again = {site["spot"]: site for site in sites(state, 0, "t24")["spots"]}
    assert again[near]["bonus"] == COMPONENTS.attorney_factor
    assert again[near]["score"] == spots[near]["score"] + COMPONENTS.attorney_factor - 1
    assert {site["bonus"] for site in sites(state, 1, "t24")["spots"]} == {0, 1}


def test_every_closed_block_says_why() -> None:
    state = bare()
    put(state, "IND", "r1c1", 1)
    state.wealth[0] = 5
    why = {entry["block"]: entry["why"] for entry in sites(state, 0, "t24")["blocks"]}
    assert why[0] == "not-free"
    assert all(why[block] == "too-dear" for block in range(BLOCKS) if state.value[block] > 5)
    state.wealth[0] = 99
    why = {entry["block"]: entry["why"] for entry in sites(state, 0, "c28")["blocks"]}  # at the water
    assert why[28] == "edge" and why[6] == "zoning"


def test_reasons_in_random_games_are_all_known() -> None:
    words = set()
    for state, number in zip(turns(builders=False), range(80), strict=False):
        contract = COMPONENTS.cards[card("t01") + number % 31]
        words |= {entry["why"] for entry in sites(state, state.pending()[0], contract.id)["blocks"]}
    known = {"too-dear", "not-free", "zoning", "edge", "no-neighbour", "bad-neighbour", "low-value", "high-value"}
    assert {"not-free", "zoning"} <= words <= known | {"not-empty", "not-own", "unmarked", "partly-covered"}


def test_the_tile_supply_can_be_used_up() -> None:
    state = bare()
    state.components = COMPONENTS
    limited, COMPONENTS.tiles_limited = COMPONENTS.tiles_limited, True
    supply = COMPONENTS.tile_supply
    COMPONENTS.tile_supply = [[0] * 5 for _ in supply]
    try:
        answered = sites(state, 0, "t24")
    finally:
        COMPONENTS.tiles_limited, COMPONENTS.tile_supply = limited, supply
    assert answered["spots"] == [] and {entry["why"] for entry in answered["blocks"]} == {"no-tile"}


def test_permits_that_would_be_used() -> None:
    state = table()
    assert sites(state, 0, "c30")["permits"] == []
    give(state, 0, "p16", "p03", "p05", "p24")  # three pages for RES and three for COM
    used = sites(state, 0, "c30")["permits"]
    assert set(used) == {"p16", "p05"}  # the third page is worth least as an investment
    assert sum(CARDS[card(name)].pages for name in used) >= 3


def test_a_discount_is_the_active_seats() -> None:
    state = bare()
    state.discount = 3
    prices = [{site["spot"]: site["price"] for site in sites(state, seat, "t24")["spots"]} for seat in (0, 1)]
    spot = "r1c1.nw"
    block = state.value[0]
    found = [next(price for name, price in known.items() if name.startswith("r1c1")) for known in prices]
    assert found == [max(0, block - 3), block] and spot in SPOT_NAMES


@pytest.mark.parametrize("given", ["p01", "nothing", 7, None])
def test_only_contracts_have_sites(given: object) -> None:
    with pytest.raises(BadAid) as refused:
        ask(table(), 0, "sites", card=given)
    assert refused.value.key == "sprawl-aid-contract"


# Rows.


def test_gain_is_what_one_more_building_would_earn() -> None:
    """In each free block of some positions, against the shares of the view with a building more."""
    for state, number in zip(turns(builders=True), range(0, 60), strict=False):
        seat = number % state.seats
        answered = gain(state, seat)
        before = rows(state, seat)
        for block in range(BLOCKS):
            if state.occupied[block] & 1 or state.cubes[seat] == 0:
                continue
            world = state.clone()
            put_building(world, SHAPES * block, 0, seat)
            assert answered[block] == rows(world, seat) - before


def rows(state: Position, seat: int) -> int:
    """What a seat would get if every row were paid once."""
    return sum(row["shares"][seat] for row in cast(View, state.view(seat))["rows"])


# The end of the turn.


def test_the_forecast_is_only_for_the_end_of_a_turn() -> None:
    assert ask(new(), 0, "forecast") is None


def test_the_forecast_covers_what_happens() -> None:
    """The first of its worlds, played to the next turn: changes lie within the range, what came had a chance."""
    changed = elections = 0
    for state, number in zip(turns(builders=True), range(160), strict=False):
        if number % 4:
            continue
        (seat,) = state.pending()
        foreseen = forecast(state, seat)
        assert set(foreseen["ballots"]) == set(cast(View, state.view(0))["offices"]) - {"contractor"}
        world = state.known_to(seat).imagine(seat, Rng(0))
        events = listen(world)
        say(world, "end")
        while world.turn == state.turn and not world.over:
            answer(world)
        for event in events:
            if event.key == "sprawl-election":
                elections += 1
                assert foreseen["ballots"][str(event.params["office"]).rpartition("-")[2]] > 0
        for other in range(state.seats):
            change = world.prestige[other] - state.prestige[other]
            mean, low, high = foreseen["seats"][other]["prestige"]
            assert low <= change <= high and low <= mean <= high
            changed += change != 0
    assert changed and elections


def test_the_forecast_knows_what_is_certain() -> None:
    state = table()
    state.planning_boxes = [card("p01"), card("p02"), card("p03"), card("p04")]
    state.contract_boxes = [card("t01"), card("t02"), card("t03"), card("t04"), card("t05")]
    for deck in state.decks:
        for known in (*state.planning_boxes, *state.contract_boxes):
            if known in deck:
                deck.remove(known)
    hold(state, 1, "treasurer")  # what he gets at the start of his turn does not count
    foreseen = forecast(state, 0)
    assert foreseen["turned"] == 0 and foreseen["special"] == 0  # every box is full and both tops lie open
    assert foreseen["ballots"] == {"mayor": 0, "treasurer": 0}
    assert foreseen["seats"][0] == foreseen["seats"][1] == {"wealth": (0, 0, 0), "prestige": (0, 0, 0)}


def test_a_special_event_that_must_come_is_foreseen() -> None:
    state = table()
    special = COMPONENTS.specials[0]
    town = state.decks[0]
    town.remove(special)
    down = state.sections[0]
    state.decks[0] = [*town[:down], special]  # the last place in which it can lie
    state.face_up &= ~1
    state.planning_boxes = [card("p01"), card("p02"), card("p03"), card("p04")]
    assert forecast(state, 0)["special"] == 1


# Nothing hidden, nothing changed.


def test_aids_depend_on_nothing_hidden() -> None:
    for state, number in zip(turns(builders=True), range(120), strict=False):
        if number % 12:
            continue
        (seat,) = state.pending()
        world = state.imagine(seat, Rng(number))
        assert world.decks != state.decks
        shown = origin_card(state, seat, 0)
        for name, args in (("gain", {}), ("forecast", {}), ("sites", {"card": CARDS[shown].id})):
            if shown < 0 and name == "sites":
                continue
            assert text(ask(state, seat, name, **args)) == text(ask(world, seat, name, **args)), name


def test_aids_change_nothing() -> None:
    state = next(turns(builders=True)).known_to(0)
    for _ in zip(play_on(state, random.Random(1)), range(60), strict=False):
        pass
    before = text(state.to_json())
    for name, args in (("gain", {}), ("forecast", {}), ("sites", {"card": "t10"})):
        boomtown.game("sprawl").aid(state, 0, name, dict(args))
        assert text(state.to_json()) == before
