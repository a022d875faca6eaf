"""Whole games and the ways to come to a table, by clicking."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server
from tests.web.player import Player


def test_the_lobby_shows_a_box_for_every_game(page: Page) -> None:
    page.goto("/")
    boxes = page.locator(".shelf li")
    expect(boxes).to_have_count(4)
    for title in ("Circle the Wagons", "Carson City", "Coloma", "Urban Sprawl"):
        expect(boxes.filter(has_text=title)).to_have_count(1)


def test_one_click_starts_a_game_against_the_deputy(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    assert player.wait_turn()
    expect(player.page.locator(".rival h2")).to_contain_text("Clem")


def test_a_whole_game_of_circle_the_wagons(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    made = player.play(60, choice=1)
    assert player.over and made >= 8
    player.expect_sentence("points")
    total = int(player.test("points").inner_text())
    player.page.get_by_role("tab", name="Score").click()
    assert player.test("total-0").inner_text().strip() == str(total).replace("-", "\N{MINUS SIGN}")


def test_a_whole_game_of_carson_city(player: Player) -> None:
    player.page.set_viewport_size({"width": 1440, "height": 650})
    player.play_deputy("Carson City")
    made = player.play(140, choice=1)
    assert player.over and made >= 40
    player.expect_sentence("points")
    # Long columns scroll by themselves; the page around them stands still.
    assert player.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_click_into_the_town_places_the_card_there(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.until_placing()
    player.decide()
    player.until_placing()
    town = player.test("town")
    cell = int(town.get_attribute("data-cell") or 0)
    left, top = int(town.get_attribute("data-left") or 0), int(town.get_attribute("data-top") or 0)
    ply = player.ply
    # The middle of a card whose upper left territory lies two columns to the right of the first card.
    town.click(position={"x": (2 - left + 1) * cell, "y": (0 - top + 1) * cell})
    player.wait_after(ply)
    player.page.get_by_role("tab", name="Log").click()
    expect(player.test("log")).to_contain_text(re.compile(r"Player 1 places it to the east"))


def test_looking_at_a_place_shows_the_change_of_points(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.until_placing()
    player.test("ghost").hover()
    expect(player.test("stamp")).to_be_visible()
    expect(player.test("changes")).to_be_visible()


def test_two_browsers_by_invitation(browser: Browser, server: Server, player: Player) -> None:
    player.set_up("wagons", "person", "open")
    player.page.get_by_role("tab", name="Seats").click()
    link = player.test("invitation").first.input_value()
    context = browser.new_context(base_url=server.address)
    other = Player(context.new_page())
    other.join(link)
    for _ in range(8):
        turn = player if player.table.get_attribute("data-turn") == "true" else other
        turn.wait_turn()
        ply = turn.ply
        turn.decide()
        player.wait_after(ply)
        other.wait_after(ply)
    assert player.ply == other.ply
    # They talk.
    other.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_placeholder("Say something").fill("Howdy")
    other.page.get_by_role("button", name="Send").click()
    player.page.get_by_role("tab", name="Chat").click()
    expect(player.page.get_by_text("Howdy")).to_be_visible()
    context.close()


def test_a_spectator_sees_and_cannot_act(browser: Browser, server: Server, player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.page.get_by_role("tab", name="Seats").click()
    link = player.test("watch").input_value()
    context = browser.new_context(base_url=server.address)
    guest = Player(context.new_page())
    guest.page.goto(link)
    guest.table.wait_for()
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    assert guest.targets.count() == 0
    context.close()


@pytest.mark.parametrize(
    ("address", "told"), [("/table/nowhere/nothing", "no such table"), ("/rules/100%", "nothing here")]
)
def test_a_wrong_link_is_told_in_words(page: Page, address: str, told: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading")).to_contain_text(told)
