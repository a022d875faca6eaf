"""What the view tells a board: buildings, rows, contests, rails, decks; and that it keeps the order of the decks."""

import random
from collections.abc import Iterator
from typing import cast

import boomtown
from boomtown.games.sprawl.actions import ROWS
from boomtown.games.sprawl.aids import tally
from boomtown.games.sprawl.constants import CITY, CONTRACT_DECKS, METROPOLIS, OFFICES, PLANNING, UNION, WEALTH
from boomtown.games.sprawl.payouts import row_of
from boomtown.games.sprawl.players import seats_in
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ASK_ELECT, ELECTION, PAY_ROW
from boomtown.games.sprawl.view import View
from boomtown.kernel.rng import Rng
from tests.games.sprawl.support import (
    COMPONENTS,
    bare,
    card,
    finish_turn,
    give,
    hold,
    mark,
    new,
    offer,
    put,
    run,
    say,
    table,
    tile,
)
from tests.support import play_on, text

POSITIONS = 200


def seen(state: Position, viewer: int | None = 0) -> View:
    return cast(View, state.view(viewer))


def positions(step: int = 7) -> Iterator[Position]:
    """Positions of random games, every so many decisions."""
    for seed in range(1000):
        state = new(2 + seed % 3, seed, ("normal", "short", "long")[seed % 3])
        for ply, _ in enumerate(play_on(state, random.Random(seed))):
            if ply % step == 0 and not state.over:
                yield state


def test_buildings_know_their_lots_and_their_contract() -> None:
    state = bare()
    put(state, "RES", "r1c2.se", 1)
    offer(state, "t31")  # Village Green
    give(state, 0, "p34", "p31")
    say(state, "build 1")
    spot = next(action for action in state.legal(0) if state.game.actions.format(action).startswith("place r2c1"))
    state.apply(0, spot)
    city = {building["first"]: building for building in seen(state)["city"]}
    assert city["r1c2.se"]["card"] is None and city["r1c2.se"]["lots"] == [(3, 1)]
    built = city["r2c1.nw"]
    assert built["card"] == "t31"
    assert [(x // 2, y // 2) for x, y in built["lots"]] == [(0, 1)] * len(built["lots"])


def test_every_building_of_random_games_is_as_large_as_its_contract() -> None:
    contracts = 0
    for state, _ in zip(positions(), range(100), strict=False):
        for building in seen(state)["city"]:
            if building["card"] is None:
                continue
            face = COMPONENTS.cards[card(building["card"])]
            assert (len(building["lots"]), building["zone"]) == (face.lots, ("CIV", "COM", "IND", "RES")[face.zone])
            contracts += 1
        again = boomtown.game("sprawl").from_json(state.to_json())
        assert again.view(None) == state.view(None)
    assert contracts > 100


def test_rows_are_the_next_payout() -> None:
    """For each row at the edge of 200 positions."""
    paid = 0
    for state, _ in zip(positions(), range(POSITIONS), strict=False):
        for row in seen(state)["rows"]:
            kind, number = row_of(ROWS.index(row["row"]))
            world = state.clone()
            world.agenda = []
            world.push((PAY_ROW, kind, number))
            world.advance()
            before, after = (state.wealth, world.wealth) if kind == WEALTH else (state.prestige, world.prestige)
            assert [new - old for old, new in zip(before, after, strict=True)] == row["shares"]
            inside = [state.owner[building] for building in state.city if building >> 2 in row["blocks"]]
            assert [inside.count(seat) for seat in range(state.seats)] == row["counts"]
            paid += sum(row["shares"])
    assert paid


def test_a_marker_makes_a_row() -> None:
    state = bare()
    assert [row["row"] for row in seen(state)["rows"]] == ["w1", "w2", "w3", "w4", "w5", "w6", "p1", "p2", "p3"]
    assert seen(state)["box"] == ["w7", "w8", "w9", "w10", "w11", "w12", "p4", "p5", "p6"]
    mark(state, "p5", "e2")
    view = seen(state)
    assert view["markers"] == {"e2": {"kind": "prestige", "number": 5}} and "p5" not in view["box"]
    row = view["rows"][-1]
    assert (row["row"], row["blocks"]) == ("p5", [6, 7, 8, 9, 10, 11])


def test_contests_are_the_next_election() -> None:
    """For each office of 200 positions: the only one who leads is elected, or the decider is asked about the tied."""
    ties = won = 0
    for state, _ in zip(positions(), range(POSITIONS), strict=False):
        for name, contest in seen(state)["contests"].items():
            office = OFFICES.index(name)
            if name == "contractor" or not contest["in_play"]:
                continue
            world = state.clone()
            world.agenda = []
            world.in_play &= ~(1 << OFFICES.index("contractor"))
            world.push((ELECTION, office, -1))
            world.advance()
            if len(contest["seats"]) == 1:
                assert world.offices[office] == contest["seats"][0]
                won += 1
            elif contest["seats"]:
                kind, decider, mask, voted = world.agenda[-1]
                assert (kind, decider, voted) == (ASK_ELECT, contest["decider"], office)
                assert seats_in(mask) == contest["seats"]
                ties += 1
            else:
                assert world.offices == state.offices
    assert ties and won


def test_the_standing_of_a_contest() -> None:
    state = bare()
    put(state, "COM", "r3c4.nw", 1)
    put(state, "COM", "r1c1.nw", 1)
    tile(state, 2, "media")
    state.prestige = [4, 0, 7]
    contests = seen(state)["contests"]
    best = max(state.value[15], state.value[0])
    assert contests["treasurer"]["standing"] == [[0, 0], [best, 2], [0, 0]]
    assert contests["treasurer"]["seats"] == [1] and not contests["treasurer"]["in_play"]
    assert (contests["mayor"]["standing"], contests["mayor"]["seats"]) == ([0, 0, 1], [2])
    assert (contests["contractor"]["standing"], contests["contractor"]["seats"]) == ([4, 0, 7], [1])
    assert contests["police"]["seats"] == []


def test_the_next_office_follows_the_pawn() -> None:
    state = table()
    assert (seen(state)["pawn"], seen(state)["next_office"]) == ("mayor", "attorney")
    state.pawn = UNION
    assert seen(state)["next_office"] == "mayor"


def test_rails_open_and_close_with_the_decks() -> None:
    state = table()
    assert seen(state)["links"] == {"5-4": True, "4-3": True, "3-2": True, "2-1": True}
    assert set(seen(state)["feeds"].values()) == {"town"}
    state.active_decks |= 1 << CITY
    assert seen(state)["links"] == {"5-4": False, "4-3": True, "3-2": True, "2-1": True}
    assert seen(state)["feeds"] == {"1": "city", "2": "city", "3": "city", "4": "city", "5": "town"}
    state.active_decks |= 1 << METROPOLIS
    assert seen(state)["links"]["4-3"] is False and seen(state)["feeds"]["3"] == "metropolis"
    state.decks = [[], [], state.decks[METROPOLIS], []]
    state.face_up = 0
    assert seen(state)["feeds"] == {"1": "metropolis", "2": "metropolis", "3": "metropolis", "4": None, "5": None}


def test_special_events_come_when_the_clock_says() -> None:
    """In whole games: never before the earliest, never after the latest card."""
    come = 0
    for seed in range(3):
        state = new(2, seed, ("normal", "short", "long")[seed % 3])
        for _ in play_on(state, random.Random(seed)):
            decks = seen(state)["decks"]
            for deck, name in enumerate(CONTRACT_DECKS):
                clock = decks[name]["special"]
                down = state.decks[deck][: len(state.decks[deck]) - (state.face_up >> deck & 1)]
                special = COMPONENTS.specials[deck]
                assert (clock is None) == (special not in down)
                if clock is not None:
                    drawn_as = len(down) - down.index(special)
                    assert clock["earliest"] <= drawn_as <= clock["latest"]
                    come += clock["earliest"] == 1
    assert come


def test_cards_still_to_come_are_told_without_their_order() -> None:
    state = table()
    before = seen(state)
    for deck in range(PLANNING + 1):
        down = len(state.decks[deck]) - (state.face_up >> deck & 1)
        random.Random(deck).shuffle(hidden := state.decks[deck][:down])
        state.decks[deck][:down] = hidden
    assert text(seen(state)) == text(before)
    assert len(before["decks"]["town"]["unseen"]) == before["decks"]["town"]["cards"] - 1
    assert before["decks"]["city"]["unseen"] == sorted(before["decks"]["city"]["unseen"], key=card)
    assert len(before["unseen_planning"]) == before["decks"]["planning"]["cards"] - 1
    assert before["decks"]["planning"]["special"] is None


def test_nothing_in_a_view_depends_on_the_order_of_the_decks() -> None:
    """Whole games: worlds that look the same to a seat show every viewer the same."""
    for state, number in zip(positions(31), range(60), strict=False):
        world = state.imagine(number % state.seats, Rng(number))
        assert world.decks != state.decks
        for viewer in (None, *range(state.seats)):
            assert text(world.view(viewer)) == text(state.view(viewer))


def test_ap_of_the_turn_so_far() -> None:
    state = bare()
    finish_turn(state)
    assert seen(state)["turn_ap"] == seen(state)["ap"] == 6
    state.planning_boxes[0] = card("p16")
    run(state, {"do": "gain_ap", "n": 2})
    while "take 1" not in [state.game.actions.format(action) for action in state.legal(state.pending()[0])]:
        state.apply(state.pending()[0], state.legal(state.pending()[0])[-1])
    say(state, "take 1")
    assert (seen(state)["turn_ap"], seen(state)["ap"]) == (8, 7)


def test_the_bonus_of_the_attorney_is_announced() -> None:
    state = table()
    assert not seen(state)["doubles"]
    hold(state, 0, "attorney")
    assert seen(state)["doubles"]
    state.built = 1
    assert not seen(state)["doubles"]


def test_the_most_and_the_least_valuable_blocks() -> None:
    state = bare()
    assert seen(state)["extremes"] == {"best": [], "worst": []}
    put(state, "RES", "r1c1.nw")
    put(state, "RES", "r3c4.nw")
    view = seen(state)
    assert view["values"][15] > view["values"][0]
    assert view["extremes"] == {"best": [15], "worst": [0]}


def test_pages_of_permits() -> None:
    state = table()
    give(state, 1, "p16", "p23", "u1")  # 2 for CIV or RES, 3 for CIV
    assert seen(state)["players"][1]["pages"] == {"CIV": 5, "COM": 0, "IND": 0, "RES": 2}


def test_what_a_preview_counts() -> None:
    state = table()
    tile(state, 0, "media")
    give(state, 0, "p16", "p23")  # 2 for CIV or RES, 3 for CIV
    assert tally(state, 0) == {"wealth": 20, "prestige": 0, "ap": 6, "permits": 5, "tiles": 1}
    assert tally(state, 1)["ap"] == 0
