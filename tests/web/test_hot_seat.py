"""Several people at one screen: whose turn it is, and who sees what."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.player import Player


def test_hot_seat(player: Player) -> None:
    player.set_up("wagons", "person", "person")
    seen = set()
    for _ in range(6):
        player.wait_turn()
        seen.add(player.sentence().split(":")[0])
        player.decide()
    assert seen == {"Player 1", "Player 2"}


def test_the_decision_that_ends_a_turn_is_taken_back(player: Player) -> None:
    player.set_up("wagons", "person", "person")
    player.wait_turn()
    sentence = player.sentence()
    player.decide()
    expect(player.test("prompt")).not_to_have_text(sentence)
    player.test("undo").click()
    expect(player.test("prompt")).to_have_text(sentence)
    assert player.ply == 0


def expect_hand(player: Player, seat: int) -> None:
    """Of the three hands at a table of Coloma the page shows the one of this person alone."""
    table, key = player.page.url.rsplit("/", 1)[1].split("#")
    state: Any = player.page.request.get(f"/api/tables/{table}?key={key}").json()
    held = state["views"][str(seat)]["players"][seat]["hand"]
    expect(player.page.locator("section.own h2")).to_have_text(f"Player {seat + 1}")
    cards = player.page.locator('[role=group][aria-label="Your hand"] [data-ref^="card:"]')
    expect(cards).to_have_count(len(held))
    assert cards.evaluate_all("all => all.map(card => card.dataset.ref)") == [f"card:{card}" for card in held]


def expect_no_hand(player: Player) -> None:
    """The page holds no card, dial or known end of a deck, not even behind the curtain."""
    expect(player.page.locator('[data-ref^="card:"], .own')).to_have_count(0)


def put_back(player: Player) -> None:
    """One of the first six cards goes back on top of the deck."""
    ply = player.ply
    player.page.locator('.hand [data-ref^="card:"]').first.click()
    player.page.locator("[data-end=top]").click()
    player.wait_after(ply)


def expect_curtain(player: Player, name: str) -> None:
    """Nothing behind the curtain is read aloud, reached or acted on."""
    expect(player.page.get_by_role("dialog")).to_contain_text(name)
    assert player.table.evaluate("element => element.inert")
    for key in ("?", "h", "u", "r"):
        player.page.keyboard.press(key)
    for _ in range(3):
        player.page.keyboard.press("Tab")
        assert player.table.locator(":focus").count() == 0
    expect(player.page.get_by_role("dialog")).to_have_count(1)


@pytest.mark.parametrize("third", ["open", "bot"])
def test_a_hand_is_seen_by_its_own_person_only(player: Player, third: str) -> None:
    player.set_up("coloma", "person", "person", third)
    for seat in (0, 1):
        expect_curtain(player, f"Player {seat + 1}")
        expect_no_hand(player)
        player.test("lift").click()
        expect_hand(player, seat)
        put_back(player)
    # Nobody here is asked while the guest does not come; the bot has answered at once.
    expect(player.test("lift")).to_have_count(0)
    expect_hand(player, 1)
    # Nobody knows who reloads the page.
    player.page.reload()
    expect_curtain(player, "Player 1")
    player.test("lift").click()
    expect_hand(player, 0)


def test_looking_from_another_seat_asks_for_its_person(player: Player) -> None:
    player.set_up("coloma", "person", "person", "open")
    player.test("lift").click()
    player.page.locator(".seat-choice select").select_option("1")
    expect_curtain(player, "Player 2")
    player.test("lift").click()
    expect_hand(player, 1)


def test_the_log_on_a_phone_is_behind_the_curtain_too(player: Player) -> None:
    player.page.set_viewport_size({"width": 390, "height": 844})
    player.set_up("carson", "person", "person")
    player.test("lift").click()
    player.decide(4)
    expect_curtain(player, "Player 2")


def test_a_card_to_place_shows_what_it_brings_when_the_curtain_is_lifted(player: Player) -> None:
    player.set_up("carson", "person", "person")
    while not player.placing:
        player.play(1)
    player.page.reload()
    player.test("lift").click()
    expect(player.test("changes")).to_be_visible()


def test_without_the_setting_there_is_no_curtain(player: Player) -> None:
    player.page.goto("/settings")
    player.page.get_by_label("Curtain between people").uncheck()
    player.set_up("carson", "person", "person")
    player.wait_turn()
    player.decide(4)
    expect(player.test("lift")).to_have_count(0)
