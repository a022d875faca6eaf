"""The table behind a proxy that offers it below a path: every page, call and connection stays below it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, flawless
from tests.web.player import Player

PREFIX = "/games/boomtown"


@pytest.fixture
def guest(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Page, Server]]:
    server = Server(tmp_path_factory.mktemp("tables"), prefix=PREFIX)
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    with flawless(context, []) as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        yield page, server
        outside = [url for url in asked if url.startswith("http") and not url.startswith(f"{server.address}/")]
        assert outside == []
    server.stop()


def test_a_game_and_every_page(guest: tuple[Page, Server]) -> None:
    page, server = guest
    page.goto(f"{server.address}/")
    player = Player(page)
    page.locator("li", has_text="Circle the Wagons").locator(".button.primary").click()
    player.table.wait_for()
    player.play(2)
    ply = player.ply
    table = page.url
    assert table.startswith(f"{server.address}/table/")
    # Opened anew at its own address, as a bookmark is.
    page.goto("about:blank")
    page.goto(table)
    player.wait_turn()
    assert player.ply >= ply
    page.locator("header a[href$='/settings']").click()
    expect(page).to_have_url(f"{server.address}/settings")
    page.reload()
    page.locator("header a.logo").click()
    expect(page).to_have_url(f"{server.address}/")
    page.locator("li", has_text="Coloma").locator("a[href$='/rules/coloma']").click()
    expect(page.locator("h1").first).to_be_visible()
    page.reload()
    expect(page.get_by_text("K1.1").first).to_be_visible()
    page.go_back()
    # The lobby leads back to the table that is under way.
    page.locator(f"a[href^='{PREFIX}/table/']").first.click()
    player.wait_turn()
    player.decide()
