"""Boards come with their table: the lobby does without them, and a board that is on its way is announced."""

import re

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.web.player import PATIENCE, Player, wait_until

BOARD = "**/assets/Board-*.js"
MOST = 290 * 1024  # bytes
# What is fetched ahead, some seconds after the lobby, never comes.
NOT_AHEAD = """const begin = window.setTimeout
window.setTimeout = (run, wait, ...given) => (wait >= 1500 ? 0 : begin(run, wait, ...given))"""


def test_the_lobby_loads_no_board(player: Player) -> None:
    scripts: list[str] = []
    player.page.on("request", lambda request: scripts.append(request.url) if request.url.endswith(".js") else None)
    player.page.add_init_script(NOT_AHEAD)
    player.page.goto("/")
    player.page.locator("main li").first.wait_for()
    player.page.wait_for_load_state("networkidle")
    page = player.page.request.get("/").text()
    assert {script[script.index("/assets/") :] for script in scripts} == set(re.findall(r"/assets/[^\"]+\.js", page))
    assert not any("/Board-" in script for script in scripts)
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    assert any("/Board-" in script for script in scripts)
    assert any("/wagons-" in script for script in scripts), "its icons"
    assert not any("/carson-" in script for script in scripts)


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_first_load_of_the_lobby_is_small(page: Page, language: str) -> None:
    """All that comes, compressed as it is sent: scripts, styles, fonts, pictures, texts, and what is fetched ahead."""
    come: list[Request] = []
    page.on("requestfinished", lambda request: come.append(request))
    page.add_init_script(f"localStorage.setItem('boomtown-settings', JSON.stringify({{language: '{language}'}}))")
    page.goto("/")
    page.locator("main li").first.wait_for()
    page.evaluate("document.fonts.ready")
    # The page of a table is fetched ahead, on a busy machine some time later.
    wait_until(page, lambda: any("/TablePage-" in request.url for request in come), "that a table is fetched ahead")
    page.wait_for_load_state("networkidle")
    sizes = {request.url: request.sizes()["responseBodySize"] for request in come}
    assert {request.resource_type for request in come} >= {"document", "script", "stylesheet", "font", "fetch"}
    assert sum(sizes.values()) < MOST, sizes


def test_a_board_on_its_way_is_announced(player: Player) -> None:
    waiting: list[Route] = []
    player.page.route(BOARD, lambda route: waiting.append(route))
    player.play_deputy("Circle the Wagons")
    expect(player.test("skeleton")).to_have_attribute("aria-label", "The board is coming …")
    expect(player.test("prompt")).to_be_visible()
    for route in waiting:
        route.continue_()
    player.wait_turn()
    expect(player.targets.first).to_be_visible()


def test_a_board_that_cannot_be_loaded_says_so(page: Page, provoked: list[str]) -> None:
    provoked += ["Failed to load resource", "error loading dynamically imported module", "Failed to fetch"]
    player = Player(page)
    page.route(BOARD, lambda route: route.abort())
    player.play_deputy("Circle the Wagons")
    again = page.get_by_role("button", name="Try again")
    again.wait_for()
    page.unroute(BOARD)
    again.click()
    player.wait_turn()
    expect(player.targets.first).to_be_visible(timeout=PATIENCE)
