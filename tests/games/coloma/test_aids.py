"""The aids of the board agree with the engine: outlook of the sites, rides, one more row."""

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

import boomtown
from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.aids import Aids, OutlookLine, SiteOutlook
from boomtown.games.coloma.rides import Ride
from boomtown.games.coloma.state import NOBODY, Position
from boomtown.games.coloma.steps import DIAL, DUEL_DIAL, MENU, TURN, kind_of
from boomtown.games.coloma.wheel import signpost
from boomtown.kernel.rng import Rng
from tests.games.coloma.helpers import (
    ACTIONS,
    VERBS,
    do,
    hold,
    new,
    own,
    park,
    stock,
    table,
    turn,
)

# Positions at which the outlook is compared with the menu of each site.
POSITIONS = 200

# Answers to a question that do nothing of what was opened.
LEAVING = ("done", "open", "specialty")


def ask(state: Position, seat: int, name: str) -> Any:
    return boomtown.game("coloma").aid(state.known_to(seat), seat, name, {})


def outlook(state: Position, seat: int) -> list[SiteOutlook]:
    return cast(Aids, {"outlook": ask(state, seat, "outlook")})["outlook"]


def rides(state: Position, seat: int) -> list[Ride]:
    return cast(Aids, {"rides": ask(state, seat, "rides")})["rides"]


def dials() -> Iterator[Position]:
    """Positions of random games at which the dials are turned."""
    for seed in range(1000):
        options: dict[str, int | str | bool] = {
            "hotels": seed % 2 == 0, "specialties": ("none", "base", "deluxe")[seed % 3], "mules": seed % 12 == 1,
        }  # fmt: skip
        state = new(1 + seed % 6, seed, **options)
        chance = random.Random(seed)
        while not state.over:
            if kind_of(state.agenda[-1]) in (DIAL, DUEL_DIAL) and len(state.pending()) == state.seats:
                yield state
            seat = chance.choice(state.pending())
            state.apply(seat, chance.choice(state.legal(seat)))


def gone_to(state: Position, seat: int, site: int, bust: int) -> Position:
    """The seat's turn at a site, with the Bust elsewhere or there."""
    world = state.clone()
    world.pioneers = [site] * world.players
    world.bust = bust
    world.agenda = [(TURN, seat)]
    world._legal = [None] * world.seats
    world.advance()
    assert world.agenda[-1] == (MENU, seat)
    return world


def menu(state: Position, seat: int) -> list[str]:
    return [ACTIONS.format(action) for action in state.legal(seat)]


def test_the_ticks_of_the_outlook_are_the_menu_after_going_there() -> None:
    chance = random.Random(1)
    positions = dials()
    lines = 0
    for _ in range(POSITIONS):
        state = next(positions)
        seat = chance.randrange(state.seats)
        sites = outlook(state, seat)
        assert [site["site"] for site in sites] == [1, 2, 3, 4, 5]
        for number, site in enumerate(sites):
            full = gone_to(state, seat, number, (number + 2) % SITES)
            offered = menu(full, seat)
            for part, line in zip(("action", "tents", "guests"), site["common"], strict=False):
                assert (line["state"] != "cannot") == (f"common {part}" in offered), (part, line)
                check_line(full, seat, f"common {part}", line)
                lines += 1
            assert any(line["state"] != "cannot" for line in site["boom"]) == ("boom" in offered)
            at_once = {f"use {card}" for card in site["cards"]} & set(offered)
            assert at_once == {item for item in offered if item.startswith("use")}
            broken = menu(gone_to(state, seat, number, number), seat)
            assert "boom" not in broken
            only_broken = {item for item in broken if item.startswith("use")} - set(offered)
            assert {f"use {card}" for card in site["busted_cards"]} == only_broken
    assert lines > POSITIONS


def check_line(state: Position, seat: int, item: str, line: OutlookLine) -> None:
    """What can be done can be done, what is empty can only be left, and the goods come without a question."""
    assert (line["why"] is None) == (line["state"] == "can")
    if line["state"] == "cannot":
        return
    after = state.clone()
    after.apply(seat, ACTIONS.parse(item))
    if after.agenda[-1] != (MENU, seat):
        answers = [text for text in menu(after, seat) if not text.startswith(LEAVING)]
        assert bool(answers) == (line["state"] == "can"), (item, line)
    elif line["fx"]["do"] == "gain":
        assert state.game.changed_goods(state, after, seat) == line["goods"]


def test_a_workday_counts_what_all_its_abilities_give() -> None:
    state = table()
    state.barker = 1
    own(state, 0, "sluice_works", "bunkhouse", "theatre")
    common = outlook(state, 0)[0]["common"][0]
    before = turn(state.clone(), 0, 1)
    after = before.clone()
    do(after, "common", "mill shovel", "use sluice_works", "use bunkhouse")
    assert common["goods"] == before.game.changed_goods(before, after, 0)
    # The theatre works in the Boom, if there is a dude to pay with.
    assert outlook(state, 0)[0]["cards"] == ["sluice_works", "bunkhouse", "theatre"]
    stock(state, 0, dudes=0)
    assert outlook(state, 0)[0]["cards"] == ["sluice_works", "bunkhouse"]


def test_the_outlook_says_what_is_missing() -> None:
    state = table(hotels=True)
    state.barker, state.bust = 0, 2
    hold(state, 0, "theatre")
    stock(state, 0, bucks=0, gold=0, dudes=0, tents=0)
    sites = outlook(state, 0)
    assert [line["why"] for line in sites[0]["common"]] == ["coloma-lacks-money"]  # the market
    assert [line["why"] for line in sites[1]["common"]] == ["coloma-lacks-money"]
    assert [(line["state"], line["why"]) for line in sites[2]["common"]] == [("empty", "coloma-lacks-money")]
    lacking = ["coloma-lacks-row", "coloma-lacks-tent", "coloma-lacks-guest"]
    assert [line["why"] for line in sites[4]["common"]] == lacking
    hold(state, 0)
    assert outlook(state, 0)[2]["common"][0]["why"] == "coloma-lacks-card"


def test_there_is_no_outlook_but_while_the_dials_are_turned() -> None:
    assert outlook(new(3), 0) == []
    assert outlook(turn(table(), 0, 3), 0) == []
    assert len(outlook(table(), 0)) == SITES


def test_buster_comes_where_his_cards_do_not_lie() -> None:
    state = table(2)
    view: Any = state.view(0)
    free = [site["site"] for site in outlook(state, 0) if site["buster"]]
    assert sorted(free + view["buster"]["avoids"]) == [1, 2, 3, 4, 5]
    assert not any(site["buster"] for site in outlook(table(3), 0))


def test_a_risk_is_a_share_and_grows_with_the_crowd() -> None:
    states = [table(2, seed) for seed in range(12)] + [table(5, seed) for seed in range(12)]
    risks = [[site["risk"] for site in outlook(state, 0)] for state in states]
    assert all(0.0 <= risk <= 1.0 for row in risks for risk in row)
    assert len({risk for row in risks for risk in row}) > 10
    for state, row in zip(states, risks, strict=True):
        # The Bust waits on the Signpost and stays there in a tie.
        assert row[signpost(state)] > 0.0


@pytest.mark.parametrize("seed", range(20))
def test_the_outlook_is_the_same_in_every_world_that_looks_alike(seed: int) -> None:
    state = table(2 + seed % 3, seed)
    other = state.imagine(0, Rng(seed + 100))
    assert outlook(state, 0) == outlook(other, 0)
    answered = state.clone()
    answered.apply(1, VERBS.site.base + seed % SITES)
    assert outlook(answered, 0) == outlook(state, 0), "it tells what another has chosen"


# Rides.


def check_rides(state: Position, seat: int) -> int:
    """Every ride can be played and gives the goods it promises."""
    found = rides(state, seat)
    assert len(found) <= 40
    assert len({ride["path"][-1] for ride in found}) == len(found)
    for ride in found:
        world = state.clone()
        for space in ride["path"]:
            do(world, f"ride {space}")
        assert state.game.changed_goods(state, world, seat) == ride["goods"], ride
        end = world.components.spaces[world.wagon[seat]]
        assert ride["stop"] == end.boomtown
        free = end.lands & ~state.land_tents[seat]
        assert len(ride["lands"]) == free.bit_count()
    return len(found)


def test_rides_can_be_played_and_give_what_they_promise() -> None:
    chance = random.Random(2)
    ridden = 0
    for seed in range(40):
        state = table(2 + seed % 4, seed)
        for player in range(state.players):
            state.wagon[player] = chance.randrange(len(state.components.spaces))
        stock(state, 0, horses=1 + seed % 6, dudes=chance.randrange(12), land_tents=chance.randrange(64))
        turn(state, 0, 4)
        do(state, "common")
        ridden += check_rides(state, 0)
        do(state, menu(state, 0)[0])
        if state.agenda[-1][0] != MENU and any(text.startswith("ride") for text in menu(state, 0)):
            ridden += check_rides(state, 0)
    assert ridden > 400


def test_rides_that_bring_more_come_first() -> None:
    state = table()
    stock(state, 0, horses=2)
    park(state, 0, "coloma")
    goods = [ride["goods"] for ride in rides(state, 0)]
    assert goods[0] == {"gold": 1, "cards": 2}  # Pilot Hill and Rattlesnake Bar
    assert goods.index({"gold": 1}) < goods.index({"bucks": 1})


def test_rides_are_shown_before_the_wagon_is_asked() -> None:
    state = table()
    park(state, 0, "coloma")
    stock(state, 0, horses=2)
    planned = rides(state, 0)
    turn(state, 0, 4)
    do(state, "common")
    assert planned == rides(state, 0)


# One more row.


def test_one_more_row_changes_the_forecast() -> None:
    state = table(3)
    state.rows[0] = 1
    state.outlaws = 6
    found = ask(state, 0, "rows")
    assert [entry["row"] for entry in found] == [row + 1 for row, owner in enumerate(state.rows) if owner == NOBODY]
    for entry in found:
        world = state.clone()
        world.rows[entry["row"] - 1] = 0
        view: Any = world.view(None)
        assert entry["shootout"] == view["shootout"]
        assert 0 in [rank["seat"] for rank in entry["shootout"]["ranks"]]
