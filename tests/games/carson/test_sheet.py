"""The score sheet of a physical game."""

from pathlib import Path

import pytest

from boomtown.kernel.errors import BadSheet
from boomtown.sheet import score_sheet
from boomtown.sheet.reading import parse
from boomtown.text import catalogue, languages, line_key
from tests.games.carson.test_scoring import ALEX_CHARACTERS, ALEX_ROWS
from tests.support import rule

ROOT = Path(__file__).parents[3]

ALEX = {"rows": ALEX_ROWS, "characters": list(ALEX_CHARACTERS), "sold": 0}


def test_the_published_city() -> None:
    result = score_sheet({"game": "carson", "cities": [ALEX]})
    seats = result["seats"]
    assert isinstance(seats, list)
    assert seats[0]["total"] == 109
    assert {"key": "character:banker", "points": 8} in seats[0]["lines"]
    assert {"key": "mine", "points": 28} in seats[0]["lines"]


def test_rows_may_end_early_and_sales_count() -> None:
    city = {"rows": ["H", "HS"], "characters": ["auctioneer"], "sold": 2}
    seats = score_sheet({"game": "carson", "cities": [city, {"rows": []}]})["seats"]
    assert isinstance(seats, list)
    assert [seat["total"] for seat in seats] == [4 + 14, 0]


@rule("C12.2")
def test_virtual_players_follow_the_cities_with_the_attractiveness_of_their_cards() -> None:
    virtual = [["I-41", "singer", "II-47", "sheriff"], 64, []]
    seats = score_sheet({"game": "carson", "cities": [{"rows": ["L"]}], "virtual": virtual})["seats"]
    assert isinstance(seats, list)
    assert [seat["total"] for seat in seats] == [3, 20 + 8, 64, 0]
    assert seats[1]["lines"] == [{"key": "terrain", "points": 20}, {"key": "characters", "points": 8}]
    assert seats[2]["lines"] == [{"key": "cards", "points": 64}]
    for language in languages():
        assert all(catalogue(language).say(line_key("carson", line["key"])) for line in seats[1]["lines"])
        assert catalogue(language).say(line_key("carson", "cards"))


@rule("C12.3")
def test_a_virtual_player_may_win_and_equal_results_share() -> None:
    def winners(*virtual: object) -> object:
        doc = {"game": "carson", "cities": [{"rows": ["L"]}, {"rows": []}], "virtual": list(virtual)}
        return score_sheet(doc)["winners"]

    assert [winners(), winners(2, 64), winners(3)] == [[0], [3], [0, 2]]


def test_the_sheet_of_the_documentation_is_scored() -> None:
    text = (ROOT / "docs" / "sheets.md").read_text("utf-8")
    example = text.split("```toml carson.toml\n")[1].split("```")[0]
    seats = score_sheet(parse(example))["seats"]
    assert isinstance(seats, list)
    assert [seat["total"] for seat in seats] == [2 + 2 + 1 + 7, 2, 7 + 10 + 5, 64]


BAD_VIRTUAL: list[tuple[object, str, dict[str, int | str]]] = [
    ("I-41", "carson-sheet-virtual", {"most": 6}),
    ([[], [], [], [], []], "carson-sheet-virtual", {"most": 6}),
    ([[], "I-41"], "carson-sheet-virtual-player", {"number": 2}),
    ([-1], "carson-sheet-virtual-player", {"number": 1}),
    ([True], "carson-sheet-virtual-player", {"number": 1}),
    ([["III-1"]], "carson-sheet-virtual-card", {"number": 1, "given": "III-1"}),
    ([[7]], "carson-sheet-virtual-card", {"number": 1, "given": "7"}),
    ([["I-41"], ["I-41"]], "carson-sheet-virtual-twice", {"number": 2, "given": "I-41"}),
    ([["banker"]], "carson-sheet-virtual-twice", {"number": 1, "given": "banker"}),
]


@pytest.mark.parametrize(("virtual", "key", "params"), BAD_VIRTUAL)
def test_malformed_virtual_players_are_refused(virtual: object, key: str, params: dict[str, int | str]) -> None:
    with pytest.raises(BadSheet) as caught:
        score_sheet({"game": "carson", "cities": [ALEX, {"rows": []}], "virtual": virtual})
    assert caught.value.key == key
    assert params.items() <= caught.value.params.items()
    for language in languages():
        assert catalogue(language).say(caught.value.key, caught.value.params)


BAD: list[tuple[object, str, dict[str, int | str]]] = [
    ([], "carson-sheet-cities", {}),
    ("x", "carson-sheet-cities", {}),
    ([3], "carson-sheet-city", {"city": 1}),
    ([{"rows": [], "mayor": 1}], "carson-sheet-city", {"city": 1}),
    ([{"rows": "NM"}], "carson-sheet-rows", {"city": 1}),
    ([{"rows": ["NM", 3]}], "carson-sheet-rows", {"city": 1}),
    ([ALEX, {"rows": ["NM", ".x"]}], "carson-sheet-parcel", {"city": 2, "row": 2, "column": 2, "given": "x"}),
    ([{"rows": ["........."]}], "carson-sheet-wide", {"row": 1, "column": 9}),
    ([{"rows": ["H-", "-H"]}], "carson-sheet-apart", {"row": 2, "column": 2}),
    ([{"rows": ["--H-", "H---"]}], "carson-sheet-apart", {"row": 1, "column": 3}),
    ([{"rows": ["H"], "characters": "banker"}], "carson-sheet-characters", {"city": 1}),
    ([{"rows": ["H"], "characters": ["mayor"]}], "carson-sheet-character", {"given": "mayor"}),
    ([{"rows": ["H"], "characters": ["banker", "banker"]}], "carson-sheet-character-twice", {"given": "banker"}),
    ([ALEX, {"rows": ["H"], "characters": ["banker"]}], "carson-sheet-character-twice", {"city": 2}),
    ([{"rows": ["H"], "sold": 1}], "carson-sheet-sold", {"city": 1}),
    ([{"rows": ["H"], "characters": ["auctioneer"], "sold": 4}], "carson-sheet-sold", {"most": 3}),
]


@pytest.mark.parametrize(("cities", "key", "params"), BAD)
def test_a_malformed_sheet_is_refused_with_its_place(cities: object, key: str, params: dict[str, int | str]) -> None:
    with pytest.raises(BadSheet) as caught:
        score_sheet({"game": "carson", "cities": cities})
    assert caught.value.key == key
    assert params.items() <= caught.value.params.items()
    for language in languages():
        assert catalogue(language).say(caught.value.key, caught.value.params)


def test_the_captain_allows_nine() -> None:
    assert score_sheet({"game": "carson", "cities": [{"rows": ["........."], "characters": ["captain"]}]})
