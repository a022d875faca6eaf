"""The rules page: figures, search, and a list of everything with its face."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.player import wait_until


@pytest.mark.parametrize(
    ("game", "rule"), [("wagons", "W6.1"), ("carson", "C10.3"), ("sprawl", "S9.2"), ("coloma", "K11.7")]
)
def test_a_rule_has_a_figure(page: Page, game: str, rule: str) -> None:
    page.goto(f"/rules/{game}")
    figure = page.locator(f'[data-test=figure][data-rule="{rule}"]')
    expect(figure.locator("svg use").first).to_be_attached()
    expect(figure.locator("figcaption")).to_contain_text("+")


@pytest.mark.parametrize(
    ("game", "word"), [("wagons", "Badlands"), ("carson", "Prospector"), ("coloma", "Sawmill"), ("sprawl", "Town Hall")]
)
def test_the_reference_list_is_searched(page: Page, game: str, word: str) -> None:
    page.goto(f"/rules/{game}")
    entries = page.locator("[data-test=reference] li")
    entries.first.wait_for()
    all_entries = entries.count()
    page.locator("[data-test=rules-search]").fill(word)
    expect(entries.filter(has_text=word).first).to_be_visible()
    wait_until(page, lambda: 0 < entries.count() < all_entries, "that only what was searched for is shown")


@pytest.mark.parametrize("game", ["wagons", "carson", "coloma", "sprawl"])
def test_every_entry_of_the_reference_list_has_a_face(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    page.locator("[data-test=reference] li .face").first.wait_for()
    bare = page.locator("[data-test=reference] li").filter(has_not=page.locator(".face > *"))
    expect(bare).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "rule", "things"),
    [("wagons", "W3.3", 4), ("carson", "C7.2", 5), ("coloma", "K4.1", 5), ("sprawl", "S8.1", 3)],
)
def test_a_rule_of_timing_shows_what_comes_after_what(page: Page, game: str, rule: str, things: int) -> None:
    page.goto(f"/rules/{game}")
    shown = page.locator(f'[data-test=figure][data-rule="{rule}"] li')
    expect(shown).to_have_count(things)
    expect(shown.first).to_contain_text("1")
    expect(shown.locator(".picture > *")).to_have_count(things)


def test_the_value_of_a_block_is_shown_as_a_sum(page: Page) -> None:
    page.goto("/rules/sprawl")
    figure = page.locator('[data-test=figure][data-rule="S1.6"]')
    expect(figure.get_by_role("img", name="1 + 4 + 7 + 5 = 17")).to_be_visible()
