"""Every figure of the rules stands at a paragraph that exists, and shows the points that the engine counts."""

from itertools import pairwise, product
from typing import Any, cast

import pytest

import boomtown
from boomtown.games.carson.city import NO_KIND, empty_city
from boomtown.games.carson.components import Components as CarsonComponents
from boomtown.games.carson.grid import parcel_at
from boomtown.games.coloma import wheel
from boomtown.games.coloma.goods import gold_price
from boomtown.games.coloma.state import Position
from boomtown.games.sprawl import sheet as sprawl_sheet
from boomtown.games.sprawl.city import BLOCK_NAMES, CROSS_BLOCKS, SPOT_CELLS, SPOT_NAMES, lot_at
from boomtown.games.sprawl.state import Position as SprawlPosition
from boomtown.games.sprawl.state import clear_position
from boomtown.games.wagons.components import spell
from boomtown.games.wagons.town import cell_at, empty_town, place_code
from boomtown.kernel.figures import RulesFigure, figures
from boomtown.sheet import score_sheet
from boomtown.text import catalogue
from tests.support import paragraphs

FIGURES = [(game_id, figure) for game_id in boomtown.game_ids() for figure in figures(game_id)]


def buildings(figure: RulesFigure) -> list[str]:
    """The buildings of a part of Urban Sprawl's city."""
    return [row for row in figure["rows"] if row.split()[0] not in ("MARKER", "VALUE")]


def sheet_of(game_id: str, figure: RulesFigure) -> dict[str, Any]:
    """The figure as the first player's part of a score sheet."""
    if game_id == "carson":
        characters = [ref.removeprefix("characters:") for ref in figure["beside"] if ref.startswith("characters:")]
        sold = sum(thing.endswith(" sold") for thing in figure["beside"])
        return {"game": "carson", "cities": [{"rows": figure["rows"], "characters": characters, "sold": sold}]}
    if game_id == "sprawl":
        offices = [figure["line"].removeprefix("office-")] if figure["line"].startswith("office-") else []
        players = [{"prestige": 0, "wealth": 0, "offices": offices}, {"prestige": 0, "wealth": 0}]
        return {"game": "sprawl", "players": players, "buildings": buildings(figure)}
    if game_id == "coloma":
        seat: dict[str, Any] = {}
        for word, *entries in (row.split() for row in figure["rows"]):
            numbers = [int(entry) for entry in entries if entry.isdigit()]
            seat[word] = numbers[0] if numbers and word != "rivers" else numbers or entries
        return {"game": "coloma", "seats": [seat]}
    others = [goal for goal in ("smalltown_charm", "one_too_many", "boom_or_bust") if goal != figure["line"]]
    goals = boomtown.game("wagons").faces("en")["faces"]
    is_goal = figure["line"] in goals["goals"]  # type: ignore[index]
    chosen = [figure["line"], *others[:2]] if is_goal else others
    return {"game": "wagons", "goals": chosen, "towns": [figure["rows"], figure["rival"]]}


def check_wheel(figure: RulesFigure) -> None:
    """Barker, Signpost and Bust of a figure lie where the engine would have them with these pioneers."""
    if not any(row.startswith("barker ") for row in figure["rows"]):
        return
    sites = {word: [int(site) - 1 for site in rest] for word, *rest in map(str.split, figure["rows"])}
    state = cast(Position, boomtown.game("coloma").new(max(len(sites.get("pioneers", [])), 3)))
    (state.barker,) = sites["barker"]
    assert sites["signpost"] == [wheel.signpost(state)]
    assert sites["copies"] == [wheel.copied(state)]
    if "pioneers" not in sites:
        assert sites["bust"] == sites["signpost"]
        return
    state.pioneers = sites["pioneers"]
    state.bust = wheel.bust_site(state)
    assert sites["bust"] == [state.bust]
    assert sites.get("busted", []) == [site for site in range(5) if wheel.busted(state, site)]


def check_goods(figure: RulesFigure) -> None:
    """Gold has its price, and rows of gunmen their lengths."""
    said = {word: list(map(int, rest)) for word, *rest in map(str.split, figure["rows"]) if word in ("worth", "gunmen")}
    state = cast(Position, boomtown.game("coloma").new(3))
    if "gunmen" in said:
        assert said["gunmen"] == state.components.row_sizes
    if "worth" in said:
        pools = [list(map(int, row.split()[1:])) for row in figure["rows"] if row.startswith("pool ")]
        state.gold_supply = sum(nuggets for _, nuggets, _ in pools)
        assert len(state.prices) == sum(spaces for *_, spaces in pools) + 1
        assert said["worth"] == [gold_price(state)]


def check_way(figure: RulesFigure) -> None:
    """A wagon goes from space to space along roads."""
    spaces = cast(Position, boomtown.game("coloma").new(2)).components.spaces
    numbers = {space.id: number for number, space in enumerate(spaces)}
    way = [numbers[thing.split()[0].removeprefix("space:")] for thing in figure["order"] if thing.startswith("space:")]
    assert all(there in spaces[here].roads for here, there in pairwise(way))


def check_values(figure: RulesFigure) -> None:
    """Blocks of Urban Sprawl have the values that a figure gives them."""
    rows = [row.split() for row in figure["rows"]]
    state = cast(SprawlPosition, boomtown.game("sprawl").new(2))
    clear_position(state)
    sprawl_sheet.read_markers(state, {space: marker for word, space, marker in rows if word == "MARKER"})
    for word, block, value in rows:
        if word == "VALUE":
            assert int(value) == state.value[BLOCK_NAMES.index(block)]


Laid = tuple[list[str], bool]
Place = tuple[int, int]


def town_of(figure: RulesFigure, below: Place, above: Place) -> Laid:
    """A town of one card on another, and whether the second may lie there."""
    first, second = (int(thing.split()[0].removeprefix("card:")) for thing in figure["order"])
    town = empty_town()
    town.lay(first, place_code(cell_at(*below)))
    place = place_code(cell_at(*above))
    allowed = place in town.places
    town.lay(second, place)
    columns = range(len(figure["rows"][0].split()))
    rows = range(len(figure["rows"]))
    return [" ".join([spell(town.cells[cell_at(x, y)]) for x in columns]) for y in rows], allowed


def city_of(figure: RulesFigure, below: Place, above: Place) -> Laid:
    """A city of one card on another, and whether the second may lie there or, where it is about that, be sold."""
    components = cast(CarsonComponents, boomtown.game("carson").components)
    ids = [card.id for card in components.terrain]
    first, second = (ids.index(thing.split()[0].removeprefix("terrain:")) for thing in figure["order"])
    before = empty_city(components).lay(first, parcel_at(*below))
    spot = parcel_at(*above)
    city = before.lay(second, spot)
    letters = {number: kind.letter for number, kind in enumerate(components.kinds)} | {NO_KIND: "-"}
    rows = [
        "".join([letters[city.kind_at(parcel_at(x, y))] for x in range(len(row))])
        for y, row in enumerate(figure["rows"])
    ]
    allowed = before.spots(second, sheriff=False, captain=False) >> spot & 1
    return rows, spot in city.sellable() if figure["rule"].startswith("C9.") else bool(allowed)


LAID = {"wagons": town_of, "carson": city_of}
OVERLAID = [(game_id, figure) for game_id, figure in FIGURES if game_id in LAID and figure["rows"] and figure["order"]]


@pytest.mark.parametrize(("game_id", "figure"), OVERLAID)
def test_a_card_lies_on_another_as_the_engine_says(game_id: str, figure: RulesFigure) -> None:
    lay = LAID[game_id]
    columns = len(figure["rows"][0].split()) if game_id == "wagons" else len(figure["rows"][0])
    places = list(product(range(columns - 1), range(len(figure["rows"]) - 1)))
    ways = [lay(figure, below, above) for below, above in product(places, repeat=2)]
    assert {allowed for rows, allowed in ways if rows == figure["rows"]} == {figure["allowed"] != "no"}


def test_the_figure_of_these_rows_marks_what_counts() -> None:
    (figure,) = (figure for figure in figures("sprawl") if figure["rule"] == "S6.4")
    spots = [row.split()[1] for row in figure["rows"]]
    lots = [lot for spot in spots for lot in SPOT_CELLS[SPOT_NAMES.index(spot)]]
    these_rows = CROSS_BLOCKS[lot_at(*lots[0]) >> 2]
    counted = [list(lot) for lot in lots if these_rows >> (lot_at(*lot) >> 2) & 1]
    assert sorted(figure["mark"]) == sorted(counted)


@pytest.mark.parametrize(("game_id", "figure"), FIGURES)
def test_a_figure_shows_what_its_paragraph_says(game_id: str, figure: RulesFigure) -> None:
    assert figure["rule"] in paragraphs(game_id)
    assert figure["rows"] or figure["order"] or figure["beside"]
    if figure["line"]:
        seats: Any = score_sheet(sheet_of(game_id, figure))["seats"]
        lines = {line["key"]: line["points"] for line in seats[0]["lines"]}
        assert lines[figure["line"]] == figure["points"]
    if game_id == "coloma":
        check_wheel(figure)
        check_goods(figure)
        check_way(figure)
        return
    if game_id == "sprawl":
        check_values(figure)
        built = {lot for row in buildings(figure) for lot in SPOT_CELLS[SPOT_NAMES.index(row.split()[1])]}
        assert all(tuple(lot) in built for lot in figure["mark"])
        return
    for x, y in figure["mark"]:
        row = figure["rows"][y]
        assert x < (len(row.split()) if game_id == "wagons" else len(row))


@pytest.mark.parametrize(("game_id", "figure"), FIGURES)
def test_what_stands_in_an_order_has_a_name_in_every_language(game_id: str, figure: RulesFigure) -> None:
    for language in ("en", "it", "de"):
        words = catalogue(language)
        for ref, *label in map(str.split, [*figure["order"], *figure["beside"]]):
            if label:
                assert words.has(f"{game_id}-figure-{label[0]}")
            else:
                assert not ref.startswith("sign:"), "a sign has no name of its own"


# Rules of timing, placing, adjacency and scoring that a figure can show, by their sections.
SHOWN = {
    "wagons": ["W3.1", "W3.2", "W3.3", "W3.4", "W4.2", "W4.3", "W4.4", "W4.5", "W4.6", "W5.2", "W5.3", "W5.4", "W5.6"]
    + [f"W6.{number}" for number in range(1, 19)],
    "carson": ["C2.4", "C3.4", "C3.5", "C7.2", "C8.1", "C9.2", "C9.3", "C9.4", "C9.6"]
    + [f"C6.{number}" for number in range(1, 13)]
    + [f"C10.{number}" for number in range(1, 13)]
    + [f"C11.{number}" for number in range(1, 11)],
    "coloma": [
        "K3.5",
        "K4.1",
        "K4.2",
        "K4.7",
        "K4.8",
        "K5.2",
        "K5.3",
        "K5.4",
        "K5.5",
        "K5.6",
        "K6.7",
        "K6.8",
        "K6.13",
        "K6.14",
        "K8.3",
        "K8.4",
        "K8.5",
        "K8.9",
        "K10.2",
        "K10.6",
    ]
    + [f"K11.{number}" for number in range(5, 9)]
    + ["K12.4"],
    "sprawl": [
        "S1.2",
        "S1.3",
        "S1.6",
        "S1.8",
        "S3.4",
        "S4.4",
        "S4.5",
        "S4.8",
        "S4.9",
        "S4.10",
        "S6.4",
        "S7.2",
        "S8.1",
        "S8.2",
        "S8.5",
    ]
    + [f"S9.{number}" for number in (2, 3, 4, 5)]
    + [f"S10.{number}" for number in (1, *range(7, 12))]
    + ["S12.3"],
}


@pytest.mark.parametrize("game_id", SHOWN)
def test_rules_of_timing_placing_adjacency_and_scoring_have_figures(game_id: str) -> None:
    drawn = {figure["rule"] for figure in figures(game_id)}
    assert [rule for rule in SHOWN[game_id] if rule not in drawn] == []
