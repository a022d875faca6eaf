"""What a table owes its people: undo, reasons, keyboards, languages, reloading, coming back."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server
from tests.web.player import Player


def test_reload_in_the_middle_of_a_turn(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.until_placing()
    ply, sentence = player.ply, player.sentence()
    player.page.reload()
    player.table.wait_for()
    assert player.wait_turn()
    assert (player.ply, player.sentence()) == (ply, sentence)
    assert player.placing


def test_undo_takes_back_one_decision(player: Player) -> None:
    player.set_up("wagons", "person", "person")
    player.wait_turn()
    player.decide()
    player.until_placing()
    ply = player.ply
    player.test("undo").click()
    player.wait_after(ply)
    assert player.ply == ply - 1
    assert not player.placing


def test_restart_takes_the_whole_turn_back(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    first = player.ply
    player.until_placing()
    assert player.ply > first
    ply = player.ply
    player.test("restart").click()
    player.wait_after(ply)
    assert player.ply <= first


def test_an_illegal_click_shows_its_reason_and_rule(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.until_placing()
    player.decide()
    player.until_placing()
    ply = player.ply
    # The corner of the drawn ground touches the town at a corner only, if at all.
    player.test("town").click(position={"x": 4, "y": 4})
    expect(player.test("reason")).to_contain_text("a corner alone is not enough")
    assert player.ply == ply
    player.test("reason").get_by_role("button", name="W4").click()
    expect(player.page.locator(".marked")).to_be_visible()


def test_a_reason_follows_a_change_of_language(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.until_placing()
    player.decide()
    player.until_placing()
    player.test("town").click(position={"x": 4, "y": 4})
    expect(player.test("reason")).to_contain_text("a corner alone is not enough")
    player.page.locator("header select").select_option("de")
    expect(player.test("reason")).to_contain_text("Ecke")


def test_a_turn_by_keyboard_alone(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    keyboard = player.page.keyboard

    def tab_to(selector: str) -> None:
        for _ in range(60):
            keyboard.press("Tab")
            if player.page.locator(f"{selector}:focus").count():
                return
        raise AssertionError(f"Tab never reaches {selector}")

    ply = player.ply
    tab_to("button[data-action]")
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    player.wait_after(ply)
    player.wait_turn()
    assert player.placing
    ply = player.ply
    tab_to("[data-test=ghost]")
    before = player.test("ghost").get_attribute("data-turned")
    keyboard.press("r")
    expect(player.test("ghost")).not_to_have_attribute("data-turned", before or "")
    for key in ("ArrowRight", "ArrowLeft"):
        keyboard.press(key)
    keyboard.press("Enter")
    player.wait_after(ply)
    # The rules are one key away, and Escape leads back.
    keyboard.press("?")
    expect(player.page.get_by_role("dialog")).to_contain_text("W1.1")
    keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_a_score_line_lights_its_cells(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.until_placing()
    player.decide()
    player.wait_turn()
    lines = player.page.locator("td button").filter(has_not_text="0")
    lines.first.hover()
    expect(player.page.locator(".light").first).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "begin", "asks"),
    [("it-IT", "Gioca contro", "cerchio"), ("de-DE", "Spielen gegen", "Kreis")],
)
def test_italian_and_german(browser: Browser, server: Server, locale: str, begin: str, asks: str) -> None:
    context = browser.new_context(base_url=server.address, locale=locale)
    player = Player(context.new_page())
    player.page.goto("/")
    player.page.locator("li", has_text="Circle the Wagons").get_by_role("button", name=begin).click()
    player.table.wait_for()
    player.wait_turn()
    player.expect_sentence(asks)
    player.until_placing()
    assert "web-" not in player.page.locator("body").inner_text()
    context.close()


def test_the_language_can_be_changed_at_the_table(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    player.page.locator("header select").select_option("de")
    player.expect_sentence("Kreis")


def test_the_page_reconnects_by_itself(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> None:
    own = Server(tmp_path_factory.mktemp("restarted"))
    context = browser.new_context(base_url=own.address)
    player = Player(context.new_page())
    player.play_deputy("Circle the Wagons")
    player.until_placing()
    ply = player.ply
    own.stop()
    expect(player.page.get_by_text("The connection was lost")).to_be_visible()
    own.start()
    expect(player.page.get_by_text("The connection was lost")).to_have_count(0, timeout=20_000)
    assert player.ply == ply
    player.decide()
    context.close()
    own.stop()


def test_replay_and_playing_on(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.play(60)
    assert player.over
    player.page.get_by_role("link", name="Replay").click()
    player.test("ply").wait_for()
    player.page.get_by_role("button", name="To the start").click()
    expect(player.test("ply")).to_contain_text("Move 0")
    for _ in range(3):
        player.test("next").click()
    expect(player.test("ply")).to_contain_text("Move 3")
    player.page.reload()
    expect(player.test("ply")).to_contain_text("Move 3")
    # Alt and an arrow belong to the browser.
    free = player.page.evaluate(
        "alt => dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', altKey: alt, cancelable: true}))", True
    )
    assert free
    expect(player.test("ply")).to_contain_text("Move 3")
    player.test("branch").click()
    player.table.wait_for()
    player.wait_turn()
    assert player.ply >= 3


def test_the_rules_page_leads_to_a_paragraph(page: Page) -> None:
    page.goto("/rules/wagons#W4.3")
    marked = page.locator(".marked")
    expect(marked).to_contain_text("corner only")
    expect(marked).to_be_in_viewport()
