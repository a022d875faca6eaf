"""Section 1: the city and its geometry."""

import pytest

from boomtown.games.sprawl.city import (
    LOT_EDGE,
    LOT_NAMES,
    NEIGHBOURS,
    PARK,
    RES,
    SHAPES,
    SPOT_LOTS,
    SPOT_NAMES,
    SPOTS,
    WATER,
    WILDERNESS,
    ZONES,
    lot_place,
)
from boomtown.games.sprawl.constants import ATTORNEY
from boomtown.games.sprawl.elections import candidates
from boomtown.games.sprawl.spots import adjacency_bonus, build_spots, tile_left
from boomtown.games.sprawl.state import Position, recompute_block_values
from boomtown.games.sprawl.targets import adjacent_buildings
from tests.games.sprawl.support import (
    COMPONENTS,
    bare,
    card,
    gains,
    give,
    lot,
    mark,
    new,
    offer,
    put,
    run,
    say,
    table,
)
from tests.support import rule


@rule("S1.1")
def test_city_is_six_by_six_blocks_of_four_lots() -> None:
    assert lot_place(lot("r1c1.nw")) == (0, 0)
    assert lot_place(lot("r3c4.sw")) == (6, 5)
    assert lot_place(lot("r6c6.se")) == (11, 11)


@rule("S1.2")
def test_lots_touch_across_streets_and_by_corners() -> None:
    near = NEIGHBOURS[lot("r3c4.se")]
    assert len(near) == 8
    assert lot("r4c5.nw") in near and lot("r3c5.sw") in near and lot("r4c4.ne") in near
    assert len(NEIGHBOURS[lot("r1c1.nw")]) == 3


@rule("S1.3")
def test_adjacent_building_counts_once() -> None:
    state = bare()
    put(state, "CIV", "r3c4", 0)
    assert len(adjacent_buildings(state, SPOT_NAMES.index("r3c5.nw+sw"))) == 1


@rule("S1.4")
def test_edges_of_the_city() -> None:
    both = WATER | WILDERNESS
    assert LOT_EDGE[lot("r1c1.nw")] == both and LOT_EDGE[lot("r6c6.se")] == both
    assert LOT_EDGE[lot("r1c6.ne")] == WATER
    assert LOT_EDGE[lot("r6c1.sw")] == WILDERNESS
    assert LOT_EDGE[lot("r1c1.se")] == 0


@rule("S1.5", "S1.6")
def test_block_values_of_the_start() -> None:
    state = table()
    values = sorted([state.value[first >> 2] for first in state.city], reverse=True)
    assert values == [7, 7, 7, 6, 6, 6, 6, 5, 5, 4, 4, 3]
    assert sum(values) == 66
    assert [sum(values[: 12 // n]) for n in (2, 3, 4)] == [39, 27, 21]
    assert state.value[lot("r6c1.ne") >> 2] == 3


@rule("S1.6")
def test_markers_add_to_the_value() -> None:
    state = table()
    mark(state, "w8", "n2")
    mark(state, "w10", "e4")
    assert state.value[lot("r4c4.nw") >> 2] == 25


@rule("S1.7")
def test_park_is_a_building_without_zone() -> None:
    state = bare()
    put(state, "PARK", "r3c4.nw", 0)
    assert gains(state, {"do": "gain", "who": "controller", "prestige": 1, "per": {}})[0] == (0, 1)
    assert candidates(state, ATTORNEY) == 0
    offer(state, "t02")
    give(state, 0, "p31")
    assert SPOT_NAMES.index("r3c4.ne") in build_spots(state, 0, card("t02"), False)


@rule("S1.7", "S11.2")
def test_disasters_hit_parks_too() -> None:
    state = bare()
    put(state, "PARK", "r3c4.nw", 0)
    run(state, {"do": "disaster", "what": {}, "wealth": 3, "per": "building"})
    say(state, "pass")
    assert state.city == []


@rule("S1.8")
def test_shapes_stay_inside_a_block() -> None:
    assert SPOTS == 36 * SHAPES == 468
    assert all(len({lot >> 2 for lot in lots}) == 1 for lots in SPOT_LOTS)
    sizes = [len(lots) for lots in SPOT_LOTS[:13]]
    assert [sizes.count(size) for size in (1, 2, 3, 4)] == [4, 4, 4, 1]
    assert "r1c1.nw+se" not in SPOT_NAMES


@rule("S1.9")
def test_without_cubes_a_building_stands_without_control() -> None:
    state = bare()
    state.cubes[0] = 0
    first = put(state, "RES", "r1c1.nw", 0)
    assert state.owner[first] == -1


@rule("S1.10")
def test_uncontrolled_building_counts_for_all_but_belongs_to_nobody() -> None:
    state = bare()
    put(state, "CIV", "r3c4.nw")
    assert adjacency_bonus(state, SPOT_NAMES.index("r3c4.ne"), 0) == 1
    assert gains(state, {"do": "gain", "prestige": 1, "per": {"zone": "CIV"}})[0] == (0, 1)
    assert gains(state, {"do": "gain", "who": "controller", "prestige": 1, "per": {"zone": "CIV"}}) == [(0, 0)] * 3


@rule("S1.11")
def test_tiles_run_out_only_where_the_file_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    state = bare()
    for number in range(12):
        put(state, "PARK", f"r{number % 6 + 1}c{number // 6 + 1}.nw")
    assert tile_left(state, PARK, 1)
    monkeypatch.setattr(COMPONENTS, "tiles_limited", True)
    assert not tile_left(state, PARK, 1)
    assert tile_left(state, RES, 1)
    run(state, {"do": "place_park", "where": "any"})
    assert len(state.city) == 12


@rule("S2.1")
def test_start_buildings_stand_where_they_should() -> None:
    state = new()
    found = {(zone, name) for zone, name in _standing(state)}
    assert found == {
        *[("RES", name) for name in ("r1c1.se", "r1c6.sw", "r6c1.ne", "r6c6.nw")],
        *[("IND", name) for name in ("r2c2.se", "r3c3.se")],
        *[("CIV", name) for name in ("r4c4.nw", "r5c5.nw")],
        *[("COM", name) for name in ("r2c5.sw", "r3c4.sw", "r4c3.ne", "r5c2.ne")],
    }


def _standing(state: Position) -> list[tuple[str, str]]:
    return [(ZONES[state.zone[first]], LOT_NAMES[first]) for first in state.city]


@rule("S7.2")
def test_rulebook_example_of_a_moving_marker() -> None:
    state = bare()
    com = put(state, "COM", "r6c4")
    res = put(state, "RES", "r1c6.sw")
    civ = put(state, "CIV", "r1c5.nw+ne+sw")
    ind = put(state, "IND", "r2c2.nw+ne")
    assert [state.value[first >> 2] for first in (com, res, civ, ind)] == [8, 5, 6, 7]
    mark(state, "p6", "e6")
    assert state.value[com >> 2] == 14
    mark(state, "p6", "e1")
    assert [state.value[first >> 2] for first in (com, res, civ, ind)] == [8, 11, 12, 7]
    recompute_block_values(state)
    assert state.value[com >> 2] == 8


@rule("S7.2")
def test_same_example_over_the_north_spaces() -> None:
    state = bare()
    com, res = put(state, "COM", "r6c4"), put(state, "RES", "r1c6.sw")
    civ, ind = put(state, "CIV", "r1c5.nw+ne+sw"), put(state, "IND", "r2c2.nw+ne")
    mark(state, "p6", "n2")
    assert state.value[com >> 2] == 14
    mark(state, "p6", "n3")
    assert [state.value[first >> 2] for first in (com, res, civ, ind)] == [8, 11, 12, 7]
