"""What happened: the strip of the last turns, the board as it was, the log in pictures."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.coloma_player import ColomaPlayer
from tests.web.player import Player, expect_value


def test_the_board_goes_back_and_the_game_stays(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.play(6)
    player.wait_turn()
    ply, sentence = player.ply, player.sentence()
    cards = player.page.locator("section.mine [data-ref^='card:']")
    now = cards.count()
    # Each step is fetched; one that is asked for before the last one has come counts for nothing.
    for _ in range(40):
        player.test("step-back").click()
        if cards.count() != now:
            break
    expect(player.page.locator("section.board.past")).to_be_visible()
    expect(cards).not_to_have_count(now)
    # Nothing can be decided there, and the game has not moved.
    expect(player.page.locator(".board [data-action]")).to_have_count(0)
    assert (player.ply, player.sentence()) == (ply, sentence)
    player.test("to-now").click()
    expect(cards).to_have_count(now)
    player.decide()


def test_keys_step_and_escape_leads_back(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.play(4)
    player.wait_turn()
    player.page.keyboard.press("[")
    expect(player.page.locator("section.board.past")).to_be_visible()
    player.page.keyboard.press("]")
    expect(player.page.locator("section.board.past")).to_have_count(0)
    player.page.keyboard.press("[")
    expect(player.page.locator("section.board.past")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("section.board.past")).to_have_count(0)


@pytest.mark.parametrize("title", ["Circle the Wagons", "Carson City"])
def test_the_strip_shows_pictures_and_points_and_since_when(player: Player, title: str) -> None:
    player.play_deputy(title)
    player.play(12)
    player.wait_turn()
    strip = player.test("strip")
    expect(strip.locator(".thumb svg").first).to_be_visible()
    expect(strip.locator("[data-test=gains]").first).to_be_visible()
    expect(strip.locator(".since")).to_have_count(1)
    expect(strip.locator(".since")).to_be_in_viewport()
    # Who cannot see the strip hears of it.
    expect(player.test("announced")).not_to_be_empty()


def test_points_are_there_after_reloading_too(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.play(8)
    player.wait_turn()
    gains = player.test("strip").locator("[data-test=gains]")
    before = gains.all_inner_texts()
    assert before
    player.page.reload()
    player.wait_turn()
    expect_value(player.page, gains.all_inner_texts, before)


def test_the_log_has_no_numbers_of_cards_and_no_coordinates(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.play(9)
    player.wait_turn()
    player.page.get_by_role("tab", name="Log").click()
    words = " ".join(player.test("log").locator(".line").all_inner_texts())
    assert re.search(r"card \d|\d \d", words) is None
    expect(player.test("log").locator(".line .thumb svg").first).to_be_visible()
    # The latest turn is the last one, and the mark of the own last turn stands once.
    expect(player.test("since")).to_have_count(1)
    # Pointing at a line lights the card on the board.
    player.test("log").locator("button.line").last.hover()
    expect(player.page.locator(".board [data-lit]").first).to_be_visible()


def test_the_strip_stands_in_the_bar_of_a_phone(phone: Page) -> None:
    player = Player(phone)
    player.play_deputy("Circle the Wagons")
    player.until_placing_by_tapping()
    player.decide_by_tapping()
    player.wait_turn()
    # What others have changed is in sight, however many pictures their turns have.
    fresh = player.test("strip").locator("li.since")
    pictures, gains = fresh.locator(".thumbs").first, fresh.locator("[data-test=gains]")
    expect(gains).to_be_in_viewport(ratio=1)
    player.wait_until(lambda: left(gains) < left(pictures), "that the points come first")
    player.test("undo").tap()
    if player.test("strip").count() == 0:
        phone.locator(".parts button").first.tap()
        phone.evaluate("document.activeElement?.blur()")
    player.test("undo").tap()
    expect(player.test("strip")).to_be_visible()
    player.test("step-back").tap()
    if player.ply:
        expect(phone.locator("section.board.past")).to_be_visible()
        player.test("to-now").tap()
    expect(phone.locator("section.board.past")).to_have_count(0)


def left(element: Locator) -> float:
    found = element.bounding_box()
    assert found is not None
    return found["x"]


def test_the_row_of_a_new_round_is_nobodys_doing(player: Player) -> None:
    """Only what the seats took stands beside their marks."""
    player.play_deputy("Carson City")
    player.wait_turn()
    while "round 2" not in player.page.locator("section.offer").inner_text():
        player.decide()
        player.wait_turn()
    turns = player.test("strip").locator("li")
    expect(turns.first.locator(".thumb").first).to_be_visible()
    # One card for each of the four seats.
    assert turns.locator(".thumb").count() == 4
    player.page.get_by_role("tab", name="Log").click()
    opened = player.test("log").locator("li", has_text="Era 1, round 2.")
    expect(opened).to_contain_text("Terrain in the row")
    expect(opened.get_by_role("heading")).to_have_count(0)


def test_coloma_and_urban_sprawl_look_back_too(page: Page) -> None:
    player = ColomaPlayer(page).sit("person", "bot")
    for _ in range(12):
        player.step()
    page.keyboard.press("Escape")
    expect(player.test("announced")).not_to_be_empty()
    expect(player.test("strip").locator(".thumb").first).to_be_visible()
    player.test("step-back").click()
    expect(page.locator("section.board.past")).to_be_visible()
    page.keyboard.press("Escape")
    city = Player(page).play_deputy("Urban Sprawl")
    city.wait_turn()
    expect(city.test("strip")).to_be_visible()
    expect(city.test("announced")).to_have_attribute("aria-live", "polite")
    if city.ply:
        city.test("step-back").click()
        expect(page.locator("section.board.past")).to_be_visible()
