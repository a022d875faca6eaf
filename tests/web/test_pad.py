"""The score pad: a physical game of each title is laid out by tapping and scored by the engine."""

import tomllib
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boomtown.sheet import score_sheet
from tests.docs.blocks import blocks
from tests.support import ROOT

MANUAL = ROOT / "docs" / "sheets.md"


def example(game: str) -> dict[str, Any]:
    """The sheet of the manual."""
    block = next(block for block in blocks(MANUAL) if f'game = "{game}"' in block.text)
    return tomllib.loads(block.text)


def check(page: Page, sheet: dict[str, Any]) -> None:
    """The totals on the page are those of `boomtown score`, and the link brings the same sheet again."""
    seats: Any = score_sheet(sheet)["seats"]
    for seat, score in enumerate(seats):
        minus = str(score["total"]).replace("-", "\N{MINUS SIGN}")
        expect(page.locator(f"[data-test=pad-total-{seat}]")).to_contain_text(minus)
    kinds = {line["key"] for score in seats for line in score["lines"]}
    expect(page.locator("[data-test=pad-result] tbody tr")).to_have_count(len(kinds))
    link = page.url
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(link)
    first = str(seats[0]["total"]).replace("-", "\N{MINUS SIGN}")
    expect(page.locator("[data-test=pad-total-0]")).to_contain_text(first)


def choose(page: Page, label: str, *ids: str) -> None:
    for choice in ids:
        page.locator(f'[role=group][aria-label="{label}"] [data-choice="{choice}"]').first.click()


def test_paper_has_the_game_and_what_was_chosen_but_no_tools(page: Page) -> None:
    page.goto("/pad/wagons")
    choose(page, "The three goals:", *example("wagons")["goals"])
    page.emulate_media(media="print")
    expect(page.get_by_text("Circle the Wagons", exact=True).first).to_be_visible()
    expect(page.get_by_role("group", name="The three goals:").get_by_role("button")).to_have_count(3)
    expect(page.get_by_role("group", name="Terrain:")).to_have_count(0)


@pytest.mark.parametrize("device", ["page", "phone"])
def test_two_towns_of_circle_the_wagons(request: pytest.FixtureRequest, device: str) -> None:
    page: Page = request.getfixturevalue(device)
    page.goto("/")
    page.locator("[data-test=pad-wagons]").click()
    sheet = example("wagons")
    choose(page, "The three goals:", *sheet["goals"])
    for number, town in enumerate(sheet["towns"]):
        for row, line in enumerate(town):
            for column, cell in enumerate(line.split()):
                if cell == "..":
                    continue
                choose(page, "Terrain:", cell[0])
                choose(page, "Symbol:", cell[1])
                page.locator(f'[data-test=pad-town-{number}] [data-cell="{row}-{column}"]').click()
                # What is laid down next is chosen beside the town, wherever that stands.
                expect(page.get_by_role("group", name="Terrain:")).to_be_in_viewport(ratio=1)
    check(page, sheet)


def test_cities_of_carson_city(page: Page) -> None:
    page.goto("/pad/carson")
    sheet: dict[str, Any] = {
        "game": "carson",
        "cities": [{"rows": ["MN", "HT"], "characters": ["prospector"]}, {"rows": ["OH", ".R"]}],
        "virtual": [42],
    }
    for number, city in enumerate(sheet["cities"]):
        for row, line in enumerate(city["rows"]):
            for column, letter in enumerate(line):
                choose(page, "Parcel:", letter)
                page.locator(f'[data-test=pad-city-{number}] [data-cell="{row}-{column}"]').click()
    first = page.locator("[data-test=pad-city-0]")
    first.locator("summary").click()
    first.locator("[data-choice=prospector]").click()
    page.locator("[data-test=pad-virtual]").click()
    page.locator('[data-number="0"]').last.fill("42")
    check(page, sheet)


def test_a_player_of_coloma(page: Page) -> None:
    page.goto("/pad/coloma")
    sheet = example("coloma")
    for number, seat in enumerate(sheet["seats"]):
        part = page.locator(f"[data-test=pad-seat-{number}]")
        for key, value in seat.items():
            if isinstance(value, int):
                part.locator(f"[data-number={key}]").fill(str(value))
                continue
            for entry in value:
                part.locator(f'[data-choice="{entry}"]').first.click()
    sheet["seats"] += [{}] * (2 - len(sheet["seats"]))
    check(page, sheet)


def test_a_player_of_coloma_alone_against_shade_on_the_other_side(page: Page) -> None:
    page.goto("/pad/coloma")
    page.locator("[data-test=pad-fewer]").click()
    seat = page.locator("[data-test=pad-seat-0]")
    seat.locator("[data-choice=b4]").click()
    seat.locator("[data-number=points]").fill("30")
    for river in ("1", "2", "3"):
        seat.locator(f'[aria-label="Rivers:"] [data-choice="{river}"]').click()
    page.locator("[data-number=shade]").fill("41")
    sheet: dict[str, Any] = {
        "game": "coloma",
        "seats": [{"points": 30, "board": "b4", "rivers": [1, 2, 3]}],
        "shade": 41,
    }
    usual: Any = score_sheet({**sheet, "seats": [{"points": 30, "rivers": [1, 2, 3]}]})
    sides: Any = score_sheet(sheet)
    assert usual["seats"][0] != sides["seats"][0], "the boards do not differ, so the test would see nothing"
    check(page, sheet)
    expect(page.locator("[data-test=pad-total-1]")).to_contain_text("41")


def test_boom_or_bust_for_each_mine(page: Page) -> None:
    page.goto("/pad/wagons")
    sheet: dict[str, Any] = {
        "game": "wagons",
        "goals": ["boom_or_bust", "badlands", "the_herd"],
        "towns": [["Dm Dm"], ["Wm Wb"]],
        "boom_per_mine": True,
    }
    assert score_sheet(sheet) != score_sheet({**sheet, "boom_per_mine": False})
    choose(page, "The three goals:", *sheet["goals"])
    choose(page, "Boom or Bust counts for each mine:", "true")
    for number, town in enumerate(sheet["towns"]):
        for column, cell in enumerate(town[0].split()):
            choose(page, "Terrain:", cell[0])
            choose(page, "Symbol:", cell[1])
            page.locator(f'[data-test=pad-town-{number}] [data-cell="0-{column}"]').click()
    check(page, sheet)


def test_buildings_of_urban_sprawl(page: Page) -> None:
    page.goto("/pad/sprawl")
    sheet = example("sprawl")
    assert sheet["markers"]
    for number, seat in enumerate(sheet["players"]):
        part = page.locator(f"[data-test=pad-seat-{number}]")
        part.locator("[data-number=prestige]").fill(str(seat["prestige"]))
        part.locator("[data-number=wealth]").fill(str(seat["wealth"]))
        for office in seat["offices"]:
            part.locator(f"[data-choice={office}]").click()
    buildings = page.locator("[data-test=pad-buildings]")
    for building in sheet["buildings"]:
        zone, spot, owner = building.split()
        block, _, lots = spot.partition(".")
        buildings.locator(f"[data-choice={zone}]").click()
        buildings.locator("[data-number=row]").fill(block[1])
        buildings.locator("[data-number=column]").fill(block[3])
        wanted = set(lots.split("+")) if lots else {"nw", "ne", "sw", "se"}
        for lot in ("nw", "ne", "sw", "se"):
            button = buildings.locator(f"[data-choice={lot}]")
            if (button.get_attribute("aria-pressed") == "true") != (lot in wanted):
                button.click()
        buildings.locator(f'[data-choice="{owner}"]').click()
        buildings.locator("[data-test=pad-add]").click()
    # The list speaks in words, not in the code of the file.
    expect(buildings.locator("li").first).to_contain_text("row 1, column 1 (south-east), Player 1")
    expect(buildings.locator("li").nth(1)).to_contain_text("(whole block), Player 2")
    for space, marker in sheet["markers"].items():
        page.locator(f"[data-space={space}]").select_option(marker)
        # A marker is there once.
        other = "n1" if space != "n1" else "n2"
        expect(page.locator(f"[data-space={other}] option[value={marker}]")).to_have_count(0)
    check(page, sheet)


def test_a_mistake_is_told_in_words(page: Page, provoked: list[str]) -> None:
    provoked.append("400")
    page.goto("/pad/wagons")
    page.locator('[data-test=pad-town-0] [data-cell="0-0"]').click()
    expect(page.locator("[data-test=pad-trouble]")).to_contain_text("goals")
