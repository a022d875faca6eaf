"""What the view tells a board: whose turn it is, the menu, prices, bridges, the gold supply, the shootout so far."""

import random
from typing import Any

import pytest

from boomtown.games.coloma.components import RANKS
from boomtown.games.coloma.shootout import THIRD, WITHOUT
from boomtown.games.coloma.state import NEUTRAL, Position
from boomtown.games.coloma.steps import SHOOTOUT, TURN, YEAR_END
from boomtown.kernel.message import Event
from tests.games.coloma.helpers import (
    ACTIONS,
    BARREL_IDS,
    BRIDGE_IDS,
    CARD_IDS,
    COMPONENTS,
    LAND_IDS,
    SPACE_IDS,
    SPECIALTY_IDS,
    TABLE_IDS,
    bridges,
    can,
    do,
    hold,
    new,
    own,
    stock,
    table,
    turn,
)

Doc = dict[str, Any]


def seen(state: Position, viewer: int | None = 0) -> Doc:
    view: Any = state.view(viewer)
    found: Doc = view
    return found


def menu(state: Position, viewer: int | None = 0) -> dict[str, str]:
    return {entry["item"]: entry["state"] for entry in seen(state, viewer)["turn"]["menu"]}


def test_who_acts_and_who_comes_next() -> None:
    state = turn(table(), 1, 3)
    state.agenda[:0] = [(TURN, 0), (TURN, 2)]
    for viewer in (None, 0, 1, 2):
        assert seen(state, viewer)["acting"] == 1
        assert seen(state, viewer)["turns"] == [2, 0]
    assert seen(table())["acting"] is None and seen(table())["turns"] == []


def test_the_menu_says_what_is_open_used_and_under_way() -> None:
    state = table()
    own(state, 0, "sluice_works", "theatre")
    stock(state, 0, dudes=0)
    turn(state, 0, 1)
    assert menu(state) == {"common action": "open", "boom": "open"}
    do(state, "common")
    assert menu(state) == {"use sluice_works": "open", "mill shovel": "open", "common action": "used", "boom": "open"}
    do(state, "use sluice_works", "boom")
    assert menu(state)["use sluice_works"] == "used"
    # No dude to pay with: its own player sees that it is of no use, the others only that it is there.
    assert menu(state)["use theatre"] == "useless"
    assert menu(state, 1)["use theatre"] == menu(state, None)["use theatre"] == "open"


def test_what_was_opened_and_left_is_aside() -> None:
    state = table()
    hold(state, 0, "saloon")
    stock(state, 0, bucks=9, dudes=5, gold=2)
    turn(state, 0, 3)
    do(state, "common")
    assert menu(state)["common action"] == "under_way"
    do(state, "done")
    assert menu(state)["common action"] == "aside" and can(state, "common action")


def test_only_the_owner_of_a_hand_sees_that_nothing_can_be_built() -> None:
    states = []
    for card in ("saloon", "theatre"):  # one that can be paid for, and one that cannot
        state = table()
        hold(state, 0, card)
        stock(state, 0, bucks=3, gold=0, dudes=1)
        states.append(turn(state, 0, 3))
    assert [menu(state)["common action"] for state in states] == ["open", "useless"]
    for viewer in (1, None):
        assert seen(states[0], viewer) == seen(states[1], viewer)


def test_prices_follow_the_discounts_of_the_turn() -> None:
    state = table()
    own(state, 0, "surveyors_office")
    turn(state, 0, 2)
    before = seen(state)["turn"]["prices"]
    do(state, "use surveyors_office")
    after = seen(state)["turn"]["prices"]
    for thing in ("river", "bridge"):
        for tool in ("hammer", "saw"):
            old, new_price = before[thing][tool], after[thing][tool]
            assert new_price["bucks"] == max(0, old["bucks"] - 1) and new_price["gold"] == max(0, old["gold"] - 1)
    assert after["hotel"] == before["hotel"] and after["tent"] == before["tent"]


def test_bridges_stand_in_the_order_of_building() -> None:
    ids = [bridge.id for bridge in table().components.bridges]
    state = table()
    bridges(state, ids[4], ids[1])
    stock(state, 0, bucks=20, gold=6, dudes=8)
    state.rivers[0] = 0b0011
    turn(state, 0, 2)
    do(state, "common", f"bridge {ids[4]}")
    while seen(state)["ask"]["kind"] == "split":
        do(state, ACTIONS.format(state.legal(0)[0]))
    do(state, "boom", f"bridge {ids[1]}")
    assert seen(state, 1)["players"][0]["bridges"] == [ids[4], ids[1]]


def test_bridges_say_what_they_score_now() -> None:
    state = table()
    kinds = state.components.bridges
    bridges(state, *[kind.id for kind in kinds[:6]])
    stock(state, 0, horses=4, gold=3, graves=2)
    points = seen(state, 2)["players"][0]["bridge_points"]
    assert list(points) == [kind.id for kind in kinds[:6]]
    for number, kind in enumerate(kinds[:6]):
        state.bridges[0] = 1 << number
        (line,) = [line for line in state.score(0).lines if line.key == f"bridge-{kind.id}"]
        assert points[kind.id] == line.points


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_the_lines_of_the_gold_supply_add_up(seats: int) -> None:
    state = new(seats)
    full = len(state.prices) - 1
    for supply in range(full + 1):
        state.gold_supply = supply
        lines = seen(state)["pools"]
        assert sum(line["nuggets"] for line in lines) == supply
        assert sum(line["spaces"] for line in lines) == full
        # The price is that of the lowest line with a gap.
        gaps = [line["price"] for line in lines if line["nuggets"] < line["spaces"]]
        assert seen(state)["price"] == (gaps[-1] if gaps else lines[0]["price"])


# The shootout.


def random_position(seed: int) -> Position:
    state = new(1 + seed % 6, seed)
    chance = random.Random(seed)
    for _ in range(chance.randrange(20, 200)):
        if state.over:
            break
        seat = chance.choice(state.pending())
        state.apply(seat, chance.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize("seed", range(60))
def test_the_forecast_is_what_a_shootout_held_at_once_does(seed: int) -> None:
    state = random_position(seed)
    chance = random.Random(seed)
    state.rows = [owner if owner == NEUTRAL else chance.randrange(-1, state.players) for owner in state.rows]
    state.outlaws = chance.randrange(16)
    forecast = seen(state, None)["shootout"]
    table_now = state.components.tables[state.tables[state.year]]
    rewards = table_now.won if forecast["wins"] else table_now.lost
    events: list[Event] = []
    held = state.clone()
    held.listener = events.append
    held.agenda = [(YEAR_END, 0), (SHOOTOUT, 0)]
    step = held.agenda.pop()
    held.game.automatic[step[0]](held, step)
    told = events[0]
    assert told.key == ("coloma-shootout-won" if forecast["wins"] else "coloma-shootout-lost")
    assert (told.params["gunmen"], told.params["outlaws"]) == (forecast["gunmen"], forecast["outlaws"])
    expected = []
    for rank in forecast["ranks"]:
        if rank["seat"] != "neutral":
            reward = RANKS.index(rank["reward"])
            assert reward == min(rank["place"] - 1, THIRD)
            expected += [(rank["seat"], effect.index) for effect in rewards[reward]]
    for player in forecast["without"]:
        expected += [(player, effect.index) for effect in rewards[WITHOUT]]
    assert [(player, index) for _, player, index in reversed(held.agenda[1:])] == expected
    held.agenda = [(YEAR_END, 0)]
    step = held.agenda.pop()
    held.game.automatic[step[0]](held, step)
    assert held.sheriff == forecast["sheriff"]


# What a line of the log is about.

REF_IDS = {
    "site": {str(site) for site in range(1, 6)},
    "event": {str(site) for site in range(1, 6)},
    "mill": {"shovel", "wheelbarrow"},
    "card": set(CARD_IDS),
    "barrel": set(BARREL_IDS),
    "bridge": set(BRIDGE_IDS),
    "space": set(SPACE_IDS),
    "land": set(LAND_IDS),
    "table": set(TABLE_IDS),
    "specialty": set(SPECIALTY_IDS),
    "row": {str(row + 1) for row in range(len(COMPONENTS.row_sizes))},
    "seat": {str(seat) for seat in range(6)},
    "river": {f"{seat}-{space + 1}" for seat in range(6) for space in range(COMPONENTS.river_limit)},
}


def test_every_event_names_things_that_there_are() -> None:
    kinds = set()
    silent = set()
    for seed in range(30):
        state = new(1 + seed % 6, seed, hotels=True, specialties="deluxe", boards="b", mules=seed % 6 == 1)
        events: list[Event] = []
        state.listener = events.append
        chance = random.Random(seed)
        while not state.over:
            seat = chance.choice(state.pending())
            state.apply(seat, chance.choice(state.legal(seat)))
        for event in events:
            silent |= set() if event.refs else {event.key}
            for ref in event.refs:
                kind, _, name = ref.partition(":")
                assert name in REF_IDS[kind], event
                kinds.add(kind)
    assert kinds == set(REF_IDS)
    assert silent == {"coloma-ended"}
