"""Looking and being advised: the marshal's hint beside the preview, with mouse and keys."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.player import Player
from tests.web.wire import Message, Wire

LONG = 60_000  # milliseconds; the marshal thinks


def test_hint(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    player.page.mouse.move(5, 5)
    player.test("hint-button").click()
    expect(player.test("hint")).to_contain_text("%", timeout=LONG)


def test_a_hint_while_placing_moves_the_card_there(player: Player) -> None:
    wire = Wire(player.page)
    player.play_deputy("Circle the Wagons")
    player.until_placing()
    player.decide()
    player.until_placing()
    ghost, keyboard = player.test("ghost"), player.page.keyboard
    ghost.focus()
    keyboard.press("h")
    expect(player.test("hint")).to_be_visible(timeout=LONG)
    expect(player.test("changes")).to_be_visible()
    _, x, y, turn = wire.last("hint")["text"].split()

    def stands_there() -> None:
        expect(ghost).to_have_attribute("data-x", x)
        expect(ghost).to_have_attribute("data-y", y)
        expect(ghost).to_have_attribute("data-turned", str(turn == "turned").lower())

    stands_there()
    expect(ghost).to_be_focused()
    # Wherever the card has gone since, the hint leads it back and keeps the focus.
    keyboard.press("r")
    expect(ghost).not_to_have_attribute("data-turned", str(turn == "turned").lower())
    best = player.test("hint").get_by_role("button").first
    best.focus()
    keyboard.press("Enter")
    stands_there()
    expect(best).to_be_focused()


def test_the_hint_button_keeps_the_focus(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    player.test("hint-button").focus()
    player.page.keyboard.press("Enter")
    expect(player.test("hint")).to_be_visible(timeout=LONG)
    expect(player.test("hint-button")).to_be_focused()


@pytest.mark.parametrize("title", ["Circle the Wagons", "Carson City"])
def test_what_the_focus_shows_goes_with_it(player: Player, title: str) -> None:
    player.play_deputy(title)
    player.wait_turn()
    player.targets.first.focus()
    expect(player.test("changes")).to_be_visible()
    player.test("rules").focus()
    expect(player.test("changes")).to_have_count(0)


def test_a_hint_comes_though_others_choose_meanwhile(player: Player) -> None:
    def later(message: Message) -> None:
        if message["type"] == "hint":
            wire.tell(ply=wire.last("state")["ply"] + 1)

    wire = Wire(player.page)
    wire.change = later
    player.play_deputy("Carson City")
    player.wait_turn()
    player.test("hint-button").click()
    expect(player.test("hint")).to_be_visible(timeout=LONG)


def test_a_hint_that_was_worked_out_has_no_numbers(player: Player) -> None:
    def work_out(message: Message) -> None:
        if message["type"] == "hint":
            message["choices"] = [{**message["choices"][0], "visits": 0, "value": None}]

    Wire(player.page).change = work_out
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    player.test("hint-button").click()
    expect(player.test("hint")).to_contain_text("no doubt", timeout=LONG)
    expect(player.test("hint")).not_to_contain_text("%")


def test_a_hint_says_what_it_gives_stands_beside_the_board_and_is_closed(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.until_placing()
    player.decide()
    player.until_placing()
    player.test("hint-button").click()
    hint = player.test("hint")
    expect(hint).to_contain_text("this turn", timeout=LONG)
    place, board = hint.bounding_box(), player.page.locator("section.board").bounding_box()
    assert place and board and place["x"] >= board["x"] + board["width"]
    player.test("close-hint").click()
    expect(hint).to_have_count(0)


def test_a_hint_about_a_card_names_the_answer_of_the_rival(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    player.test("hint-button").click()
    expect(player.test("hint")).to_contain_text("Then Clem could make", timeout=LONG)


def test_hints_are_off_among_people_until_the_host_allows_them(player: Player) -> None:
    player.set_up("wagons", "person", "person")
    player.wait_turn()
    expect(player.test("hint-button")).to_be_disabled()
    player.test("aids").click()
    player.test("hints-for-all").check()
    player.page.keyboard.press("Escape")
    expect(player.test("hint-button")).to_be_enabled()
    player.test("hint-button").click()
    expect(player.test("hint")).to_be_visible(timeout=LONG)


def test_a_hint_on_a_phone_stands_above_the_question(phone: Page) -> None:
    player = Player(phone)
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    phone.locator("[data-opens=rival]").tap()
    player.test("hint-button").tap()
    expect(player.test("hint")).to_be_visible(timeout=LONG)
    # The part with what is advised is opened.
    expect(phone.locator("[data-opens=ring]")).to_have_attribute("aria-pressed", "true")
    player.test("close-hint").tap()
    expect(player.test("hint")).to_have_count(0)
