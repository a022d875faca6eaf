"""Your turn: when the browser asks whether it may tell, what it tells, and the marks on the page's icon and title."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, flawless
from tests.web.player import PHONE, Player, expect_value
from tests.web.test_shape import serious

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
# A browser that asks its person and waits for the answer.
ASKING = "Notification.requestPermission = () => new Promise((answer) => (window.answer = answer))"
# What the browser shows at this moment.
SHOWN = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((notices) =>
  notices.map(({ title, body, tag }) => ({ title, body, tag })))"""
ELSEWHERE = """
Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
document.hasFocus = () => false
"""


def told(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.page.evaluate("window.told")
    return found


def shown(player: Player) -> list[dict[str, str]]:
    found: list[dict[str, str]] = player.page.evaluate(SHOWN)
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


def take_turn_by_tapping(player: Player) -> None:
    while player.table.get_attribute("data-turn") == "true":
        player.decide_by_tapping()


@pytest.fixture
def installed(whole_browser: Browser, server: Server) -> Iterator[Page]:
    """A phone whose browser allows notices and has the worker of the page, which alone shows them on phones."""
    context = whole_browser.new_context(
        base_url=server.address, viewport=PHONE, locale="en-GB", has_touch=True, is_mobile=True
    )
    context.grant_permissions(["notifications"], origin=server.address)
    with flawless(context, []) as found:
        yield found


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
    assert serious(guest.page) == []
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


def test_a_switch_is_on_only_when_the_browser_has_agreed(phone: Page) -> None:
    """Whoever leaves while the browser still asks has not agreed to anything, and was not shown that they had."""
    phone.add_init_script(ASKING)
    guest = Player(phone)
    guest.page.goto("/settings")
    for answer in ("denied", "denied", "granted"):
        guest.test("set-notify").tap()
        expect_value(guest.page, lambda: guest.page.evaluate("typeof window.answer"), "function")
        expect(guest.test("set-notify")).not_to_be_checked()
        guest.page.evaluate("said => { window.answer(said); window.answer = null }", answer)
        expect(guest.page.get_by_text("The browser does not allow")).to_have_count(1 if answer == "denied" else 0)
        expect(guest.test("set-notify")).to_be_checked(checked=answer == "granted")
    guest.page.reload()
    expect(guest.test("set-notify")).to_be_checked()


def test_with_the_browser_s_own_permission_a_notice_is_shown(player: Player, installed: Page) -> None:
    """Nothing of the browser's notices is stood in for: the worker's list tells what the browser shows."""
    player.set_up("wagons", "person", "open")
    guest = Player(installed)
    guest.page.goto("/settings")
    assert guest.page.evaluate("Notification.permission") == "granted"
    guest.test("set-notify").tap()
    expect(guest.test("set-notify")).to_be_checked()
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    guest.join(player.test("invitation").input_value())
    guest.wait_turn()
    take_turn_by_tapping(guest)
    play_turn(player)
    guest.wait_turn()
    expect_icon(guest, "favicon-turn.svg")
    assert shown(guest) == [], "whoever looks at the table needs no notice"
    take_turn_by_tapping(guest)
    guest.page.evaluate(ELSEWHERE)
    play_turn(player)
    guest.wait_turn()
    table = re.search("/table/([^#]+)", guest.page.url)
    assert table
    notice = {"title": "It is your turn", "body": "Circle the Wagons, with Player 1", "tag": f"turn-{table[1]}"}
    expect_value(guest.page, lambda: shown(guest), [notice])
    # The notice of the next turn takes the place of this one.
    take_turn_by_tapping(guest)
    play_turn(player)
    guest.wait_turn()
    expect_icon(guest, "favicon-turn.svg")
    expect_value(guest.page, lambda: shown(guest), [notice])


def test_without_the_browser_s_permission_none_is_shown_and_the_reason_is_said(phone: Page) -> None:
    phone.context.clear_permissions()
    guest = Player(phone)
    guest.page.goto("/settings")
    guest.test("set-notify").tap()
    expect(guest.page.get_by_text("The browser does not allow")).to_be_visible()
    expect(guest.test("set-notify")).not_to_be_checked()
