"""Coloma on a phone, upright and on its side, by tapping: nothing is too wide, too small or out of reach."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.web.coloma.positions import asking
from tests.web.coloma_player import ColomaPlayer
from tests.web.conftest import Server, flawless
from tests.web.player import PHONE
from tests.web.test_shape import SMALL_CONTROLS, check_shape

LYING: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}


@pytest.fixture
def lying(browser: Browser, server: Server, provoked: list[str]) -> Iterator[Page]:
    """A phone on its side: 844 by 390."""
    context = browser.new_context(
        base_url=server.address, viewport=LYING, locale="en-GB", has_touch=True, is_mobile=True
    )
    with flawless(context, provoked) as found:
        yield found


@pytest.mark.parametrize("held", ["phone", "lying"])
def test_the_first_year_by_tapping(request: pytest.FixtureRequest, held: str) -> None:
    page: Page = request.getfixturevalue(held)
    player = ColomaPlayer(page, seed=6, touch=True).sit("person", "bot", "bot")
    decisions = 0
    while player.asked() and player.view["year"] == 1848:
        player.step()
        decisions += 1
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), decisions
        assert page.evaluate(SMALL_CONTROLS) == [], decisions
    assert decisions > 20


@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("kind", ["keep", "dial", "menu", "build", "drive", "pick"])
def test_every_part_fits_a_phone_in_every_language(phone: Page, kind: str, language: str) -> None:
    phone.add_init_script(
        f"localStorage.setItem('boomtown-settings', JSON.stringify({{curtain: false, language: '{language}'}}))"
    )
    player = ColomaPlayer(phone, touch=True).sit_at_record(asking(kind, seats=6).record)
    player.asked()
    for part in ("wheel", "map", "mine", "others"):
        phone.locator(f".parts [data-opens={part}]").tap()
        check_shape(phone)
        assert "web-" not in phone.locator("body").inner_text()
