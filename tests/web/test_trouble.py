"""When something is in the way: a table that is refused, a line that breaks, a position that is no longer there."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server
from tests.web.player import Player
from tests.web.test_records import record
from tests.web.wire import Wire

LONG = 60_000


def test_a_table_of_other_rules_is_told_in_words(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> None:
    own = Server(tmp_path_factory.mktemp("older"))
    context = browser.new_context(base_url=own.address, locale="en-GB")
    player = Player(context.new_page())
    player.play_deputy("Circle the Wagons")
    expect(player.page.locator("[data-ply]").first).not_to_have_attribute("data-ply", "0")
    own.stop()
    with closing(sqlite3.connect(own.folder / "boomtown.sqlite3")) as store, store:
        store.execute("UPDATE tables SET version = version + 1")
        store.execute("UPDATE moves SET question = 1")  # so that they no longer hold
    own.start()
    player.page.reload()
    expect(player.page.get_by_role("heading")).to_contain_text("cannot sit down")
    expect(player.page.locator("main")).to_contain_text("version")
    context.close()
    own.stop()


@pytest.mark.parametrize("code", [4400, 4409, 4429])
def test_who_is_refused_does_not_knock_again(page: Page, code: int) -> None:
    wire = Wire(page)
    wire.refuse = (code, "There is no room left.")
    page.goto("/table/some/key")
    expect(page.locator("main")).to_contain_text("There is no room left.")
    page.wait_for_timeout(1000)
    assert wire.opened == 1


def test_who_is_never_served_knocks_more_and_more_rarely(page: Page) -> None:
    wire = Wire(page)
    wire.broken = True
    page.goto("/table/some/key")
    page.wait_for_timeout(2500)
    # After 0, 0.3, 0.9 and 2.1 seconds.
    assert wire.opened <= 4


def test_a_table_whose_game_cannot_be_loaded(page: Page, player: Player, provoked: list[str]) -> None:
    player.play_deputy("Circle the Wagons")
    provoked.append("Failed to load resource")
    page.route("**/api/games/wagons", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("heading")).to_contain_text("does not answer")


def test_a_hint_is_asked_again_after_the_line_broke(player: Player) -> None:
    wire = Wire(player.page)
    player.play_deputy("Circle the Wagons")
    player.wait_turn()

    def cut(message: dict[str, Any]) -> bool:
        if message["type"] == "hint" and wire.opened == 1:
            wire.line.close()
            return False
        return True

    wire.passes = cut
    player.test("hint-button").click()
    expect(player.test("hint-button")).to_have_text("Hint")
    player.page.wait_for_function("document.querySelector('[data-test=hint-button]')?.ariaBusy !== 'true'")
    player.wait_until(lambda: wire.opened >= 2, "that the page connects again")
    expect(player.page.get_by_text("The connection was lost")).to_have_count(0)
    player.test("hint-button").click()
    expect(player.test("hint")).to_be_visible(timeout=LONG)


def test_chat_keeps_what_was_not_sent(player: Player) -> None:
    wire = Wire(player.page)
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    player.page.get_by_role("tab", name="Chat").click()
    wire.broken = True
    wire.line.close()
    expect(player.page.get_by_text("The connection was lost")).to_be_visible()
    field = player.page.get_by_placeholder("Say something")
    field.fill("Howdy")
    player.page.get_by_role("button", name="Send").click()
    expect(field).to_have_value("Howdy")


def lines(first: int) -> list[dict[str, Any]]:
    """As many as the server keeps."""
    return [{"seat": 1, "name": None, "text": f"line {n}", "at": f"at {n}"} for n in range(first, first + 200)]


def test_chat_shows_the_newest_line_and_marks_it_while_unread(player: Player) -> None:
    wire = Wire(player.page)
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    wire.tell(chat=lines(0))
    dot = player.page.get_by_role("tab", name="Chat").locator(".news-dot")
    expect(dot).to_be_visible()
    player.page.get_by_role("tab", name="Chat").click()
    expect(player.page.get_by_text("line 199")).to_be_in_viewport()
    wire.tell(chat=lines(1))
    expect(player.page.get_by_text("line 200")).to_be_in_viewport()
    player.page.get_by_role("tab", name="Score").click()
    expect(dot).to_have_count(0)
    wire.tell(chat=lines(2))
    expect(dot).to_be_visible()


def test_another_position_of_the_same_ply_is_looked_at_anew(player: Player) -> None:
    wire = Wire(player.page)
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    player.test("hint-button").click()
    expect(player.test("hint")).to_be_visible(timeout=LONG)
    target = player.targets.first
    target.focus()
    expect(player.test("changes")).to_be_visible()
    asked = [message["action"] for message in wire.sent if message["type"] == "preview"]
    wire.tell(rewinds=7)
    expect(player.test("hint")).to_have_count(0)
    expect(player.test("changes")).to_have_count(0)
    # What was known of the old position is asked again.
    target.blur()
    target.focus()
    player.wait_until(lambda: wire.sent[-1].get("rewinds") == 7, "that the page asks again")
    again = wire.sent[-1]
    assert again["type"] == "preview" and again["action"] in asked


def test_answers_about_what_was_taken_back_come_too_late(player: Player) -> None:
    wire = Wire(player.page)
    answers: list[str] = []

    def delay(message: dict[str, Any]) -> None:
        if message["type"] in ("preview", "hint"):
            message["rewinds"] -= 1
            answers.append(message["type"])

    wire.change = delay
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    player.targets.first.focus()
    player.wait_until(lambda: "preview" in answers, "that the preview is answered")
    player.test("hint-button").click()
    player.wait_until(lambda: "hint" in answers, "that the hint is answered")
    player.page.wait_for_timeout(300)
    expect(player.test("changes")).to_have_count(0)
    expect(player.test("hint")).to_have_count(0)


def test_only_news_of_the_log_is_sent_and_all_of_it_shown(player: Player) -> None:
    wire = Wire(player.page)
    player.play_deputy("Circle the Wagons")
    player.play(4)
    player.wait_turn()
    assert wire.last("state")["log_from"] > 0
    table, key = player.page.url.rsplit("/", 1)[1].split("#")
    whole: Any = player.page.request.get(f"/api/tables/{table}?key={key}").json()
    player.page.get_by_role("tab", name="Log").click()
    expect(player.test("log").locator(".line")).to_have_count(len(whole["log"]))


def test_a_spectator_is_told_of_the_rematch(page: Page, player: Player) -> None:
    made: Any = page.request.post("/api/records", data=record(), headers={"Content-Type": "text/plain"}).json()
    page.goto(f"/table/{made['table']}/{made['watch']}")
    player.table.wait_for()
    expect(player.test("rematch")).to_have_count(0)
    page.request.post(f"/api/tables/{made['table']}/rematch?key={made['key']}", data={})
    expect(player.test("rematch-asked")).to_contain_text("rematch")
    player.test("rematch").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()


def test_a_link_is_copied_over_plain_http_too(page: Page, player: Player) -> None:
    page.add_init_script("""
        Object.defineProperty(navigator, 'clipboard', {value: undefined})
        addEventListener('copy', () => { window.copied = getSelection().toString() })
    """)
    player.play_deputy("Circle the Wagons")
    page.get_by_role("tab", name="Seats").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("copied") == player.test("watch").input_value()
