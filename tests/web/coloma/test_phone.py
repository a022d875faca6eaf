"""Coloma on a phone, upright and on its side, by tapping: nothing is too wide, too small or out of reach."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.coloma.positions import asking
from tests.web.coloma_player import ColomaPlayer
from tests.web.test_shape import check_controls, check_shape


@pytest.mark.parametrize("held", ["phone", "lying"])
def test_the_first_year_by_tapping(request: pytest.FixtureRequest, held: str) -> None:
    page: Page = request.getfixturevalue(held)
    player = ColomaPlayer(page, seed=6, touch=True).sit("person", "bot", "bot")
    decisions = 0
    while player.asked() and player.view["year"] == 1848:
        player.step()
        decisions += 1
        check_controls(page)
    assert player.view["year"] == 1849
    assert decisions >= 12  # two cards, five sites, five ends of turns


@pytest.mark.parametrize(
    ("language", "kind"),
    [("en", "dial"), ("en", "build"), ("it", "keep"), ("it", "menu"), ("de", "menu"), ("de", "drive"), ("de", "pick")],
)
def test_every_part_fits_a_phone_in_every_language(phone: Page, kind: str, language: str) -> None:
    phone.add_init_script(
        f"localStorage.setItem('boomtown-settings', JSON.stringify({{curtain: false, language: '{language}'}}))"
    )
    player = ColomaPlayer(phone, touch=True).sit_at_record(asking(kind, seats=6).record)
    player.asked()
    for part in ("wheel", "map", "mine", "others"):
        phone.locator(f".parts [data-opens={part}]").tap()
        check_shape(phone)


def test_a_first_tap_says_that_a_second_one_does_it(phone: Page) -> None:
    player = ColomaPlayer(phone, touch=True).sit("person", "bot")
    player.asked()
    while player.view["ask"]["kind"] != "dial":
        player.step()
        player.asked()
    made = len(player.sent)
    player.click(player.site(4))
    expect(player.test("tap-again")).to_be_visible()
    assert len(player.sent) == made
    player.click(player.site(4))
    player.wait_until(lambda: len(player.sent) > made)
    expect(player.test("tap-again")).to_have_count(0)
