"""Your turn: when the browser asks whether it may tell, what it tells, and the marks on the page's icon and title."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.player import Player, expect_value

# Notes the notices of the page, which the browser shows as well.
NOTED = """
window.told = []
const Real = window.Notification
window.Notification = class extends Real {
  constructor(title, options) { super(title, options); window.told.push({ title, ...options }) }
}
// Once the page has a worker, the notice comes by way of it.
const show = ServiceWorkerRegistration.prototype.showNotification
ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
  window.told.push({ title, ...options })
  return show.call(this, title, options)
}
"""
# A browser that has not been asked yet, and whose person says yes.
UNASKED = """
let answer = 'default'
Object.defineProperty(Notification, 'permission', { get: () => answer })
Notification.requestPermission = () => Promise.resolve((answer = 'granted'))
"""
ELSEWHERE = """
Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
document.hasFocus = () => false
"""


def told(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.page.evaluate("window.told")
    return found


def expect_notices(player: Player, *titles: str) -> None:
    """The browser is told some moments after the page knows whose turn it is."""
    expect_value(player.page, lambda: [notice["title"] for notice in told(player)], [*titles])


def expect_icon(player: Player, name: str) -> None:
    expect(player.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile(f"/{name}$"))


def play_turn(player: Player) -> None:
    assert player.wait_turn()
    while player.table.get_attribute("data-turn") == "true":
        player.decide()


def test_the_browser_asks_while_one_waits_and_tells_once_a_turn(player: Player, phone: Page) -> None:
    phone.add_init_script(UNASKED)
    phone.add_init_script(NOTED)
    player.set_up("wagons", "person", "open")
    guest = Player(phone).join(player.test("invitation").input_value())
    guest.wait_turn()
    expect(guest.test("turn-question")).to_have_count(0)
    while guest.table.get_attribute("data-turn") == "true":
        guest.decide_by_tapping()
    expect(guest.test("turn-question")).to_contain_text("when it is your turn again")
    guest.test("turn-yes").tap()
    expect(guest.test("turn-question")).to_have_count(0)
    guest.page.evaluate(ELSEWHERE)
    play_turn(player)
    guest.wait_turn()
    expect(guest.page).to_have_title(re.compile("^● "))
    expect_notices(guest, "It is your turn")
    notices = told(guest)
    assert notices[0]["body"] == "Circle the Wagons, with Player 1"
    key = guest.page.url.partition("#")[2]
    assert key and key not in str(notices)
    # The next decision of the same turn is no news.
    guest.decide_by_tapping()
    assert len(told(guest)) == 1


def test_the_icon_is_marked_for_as_long_as_it_is_ones_turn(player: Player, phone: Page) -> None:
    player.set_up("wagons", "person", "open")
    guest = Player(phone).join(player.test("invitation").input_value())
    guest.wait_turn()
    expect_icon(guest, "favicon-turn.svg")
    expect_icon(player, "favicon.svg")
    while guest.table.get_attribute("data-turn") == "true":
        guest.decide_by_tapping()
    player.wait_turn()
    expect_icon(player, "favicon-turn.svg")
    expect_icon(guest, "favicon.svg")
    player.page.goto("/")
    expect_icon(player, "favicon.svg")


def test_nobody_who_said_no_is_asked_again_and_settings_change_it(player: Player, phone: Page) -> None:
    phone.add_init_script(UNASKED)
    player.set_up("wagons", "person", "open")
    guest = Player(phone).join(player.test("invitation").input_value())
    guest.wait_turn()
    while guest.table.get_attribute("data-turn") == "true":
        guest.decide_by_tapping()
    guest.test("turn-no").tap()
    expect(guest.test("turn-question")).to_have_count(0)
    guest.page.reload()
    guest.table.wait_for()
    expect(guest.test("turn-question")).to_have_count(0)
    guest.page.goto("/settings")
    expect(guest.test("set-notify")).not_to_be_checked()
    guest.test("set-notify").tap()
    expect(guest.test("set-notify")).to_be_checked()
