"""The rules page: figures, search, and a list of everything with its face."""

import pytest
from playwright.sync_api import Page, expect


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
    assert 0 < entries.count() < all_entries
