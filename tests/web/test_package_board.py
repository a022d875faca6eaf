"""A game and a bot from a package of their own, played on the board that the package brings."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.examples.nuggets import install_nuggets
from tests.web.conftest import Server, flawless
from tests.web.player import Player


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_nuggets(tmp_path_factory.mktemp("examples"))


@pytest.fixture(scope="module")
def host(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which the example package is installed."""
    server = Server(tmp_path_factory.mktemp("tables"), package)
    yield server
    server.stop()


@pytest.fixture
def guest(browser: Browser, host: Server, provoked: list[str]) -> Iterator[Page]:
    context = browser.new_context(
        base_url=host.address, viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce"
    )
    with flawless(context, provoked) as page:
        yield page


def sit_down(page: Page) -> Player:
    """A table of Nuggets against the bot of the package, from the lobby on."""
    page.goto("/")
    page.locator("li", has_text="Nuggets").locator("a[href$='/new/nuggets']").click()
    player = Player(page)
    player.test("seat-1-bot").click()
    page.locator("select", has=page.locator("option", has_text="miner")).select_option("miner")
    player.test("start").click()
    player.table.wait_for()
    return player


def test_a_whole_game_against_the_bot_of_the_package(guest: Page) -> None:
    player = sit_down(guest)
    player.wait_turn()
    nuggets = guest.locator(".nuggets .pile button")
    expect(nuggets).to_have_count(15)
    expect(player.targets).to_have_count(3)
    expect(guest.locator(".nuggets .rivals")).to_contain_text("miner: 0")
    # A preview counts on the board, as it does on the score sheet.
    player.targets.first.hover()
    expect(guest.locator(".nuggets .meant")).to_have_count(3)
    expect(guest.locator(".nuggets .rivals li").first).to_contain_text("3")
    guest.locator("header select").select_option("de")
    expect(player.targets.first).to_have_attribute("aria-label", "Nimm 3")
    assert 3 <= player.play(15) <= 8 and player.over
    expect(nuggets).to_have_count(0)
    # Looking back shows earlier moments on the same board.
    guest.locator("a", has_text="Wiederholung").or_(guest.locator("a[href*='/replay/']")).first.click()
    expect(guest.locator("[data-test=package-board]")).to_be_visible()


FAILS_LATER = """
export default (element, table) => ({
  draw() {
    if (table.view.pile < 15) throw new Error('on purpose')
    const button = document.createElement('button')
    table.offer(button, table.action('take', 1))
    button.textContent = 'one'
    element.replaceChildren(button)
  },
})
"""


@pytest.mark.parametrize(
    "script",
    [
        "this is no script",
        "export const board = 1",
        "export default () => { throw new Error('on purpose') }",
        "export default () => ({ draw() { throw new Error('on purpose') } })",
        FAILS_LATER,
    ],
    ids=["no script", "no function", "fails at once", "fails to draw", "fails later"],
)
def test_a_broken_board_leaves_the_plain_one(guest: Page, script: str, provoked: list[str]) -> None:
    provoked += ["on purpose", "SyntaxError", "default export"]
    board = "**/api/games/nuggets/board/board.js"
    guest.route(board, lambda route: route.fulfill(body=script, content_type="text/javascript"))
    player = sit_down(guest)
    note = guest.get_by_role("status").filter(has_text="You can play on all the same")
    if script is FAILS_LATER:
        player.wait_turn()
        expect(note).to_have_count(0)
        player.decide()
    expect(note).to_be_visible()
    player.play(15)
    assert player.over


def test_the_other_games_are_as_they_were(guest: Page) -> None:
    player = Player(guest).play_deputy("Circle the Wagons")
    player.wait_turn()
    player.decide()
    expect(guest.locator("[data-test=package-board]")).to_have_count(0)
