"""Deciding ahead of one's turn, on the board: carried out when it comes as expected, dropped when it does not."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.player import Player
from tests.web.test_shape import check_shape, serious
from tests.web.wire import Wire


def two(player: Player, phone: Page) -> tuple[Player, Player, Any]:
    """Two people at Circle the Wagons: who is asked to take a card, who plans to take one after that, and the
    position in which that one expects to be asked."""
    player.set_up("wagons", "person", "open")
    guest = Player(phone).join(player.test("invitation").input_value())
    expect(player.page.locator(".seats li").nth(1)).to_contain_text("Bea")
    for _ in range(40):
        if player.table.get_attribute("data-turn") == "true":
            player.decide()
            expect(guest.table).to_have_attribute("data-ply", str(player.ply))
            continue
        guest.wait_turn()
        if "Take the next card" in guest.sentence() and guest.ply > 0:
            with player.page.expect_response("**/ahead") as answer:
                player.test("plan").click()
            expect(player.test("plan-question")).to_be_visible()
            expected = answer.value.json()
            if expected["prompts"]["0"]["key"] == "wagons-ask-take":
                return guest, player, expected
            # The other one is expected to skip a card, which would have to be laid first.
            player.test("plan-close").click()
        guest.decide_by_tapping()
        expect(player.table).to_have_attribute("data-ply", str(guest.ply))
    raise AssertionError("the guest was never asked to take a card")


TAKE = 18  # the action that takes card number 0


def take(guest: Player, action: int) -> None:
    """The guest takes a card by two taps, and lays all that is then to be laid."""
    ply = guest.ply
    target = guest.page.locator(f".board button[data-action='{action}']")
    target.tap()
    expect(target).to_have_class(re.compile("picked"))
    target.tap()
    guest.wait_after(ply)
    while guest.table.get_attribute("data-turn") == "true":
        guest.decide_by_tapping()


def test_a_planned_move_is_carried_out_when_it_comes_as_expected(player: Player, phone: Page) -> None:
    wire = Wire(player.page)
    asked, waiting, position = two(player, phone)
    circle = [card["card"] for card in wire.last("state")["views"]["0"]["circle"]]
    expected = position["views"]["0"]["circle"][0]["card"]
    wanted = waiting.page.locator(".board button[data-action]:visible").first
    action = int(wanted.get_attribute("data-action") or 0)
    wanted.click()
    expect(waiting.test("plan-panel").locator("li")).to_have_count(1)
    # The board of the plan knows who is here.
    expect(waiting.test("absent-0").or_(waiting.test("absent-1"))).to_have_count(0)
    check_shape(waiting.page)
    assert serious(waiting.page) == []
    waiting.test("plan-save").click()
    expect(waiting.test("plan-kept")).to_have_text("One decision is planned.")
    # Whoever is asked does not see it.
    expect(asked.test("plan-panel")).to_have_count(0)
    # The card before the one that comes next in the expected position is the one that the other was expected to take.
    take(asked, TAKE + circle[circle.index(expected) - 1])
    expect(waiting.test("plan-kept")).to_have_count(0)
    waiting.wait_turn()
    assert wire.last("state")["views"]["0"]["hands"][0][0]["card"] == action - TAKE
    expect(waiting.test("plan-panel")).to_have_count(0)


def test_a_plan_that_is_surprised_is_dropped_and_says_so(player: Player, phone: Page) -> None:
    asked, waiting, _ = two(player, phone)
    wanted = waiting.page.locator(".board button[data-action]:visible").last
    action = int(wanted.get_attribute("data-action") or 0)
    wanted.click()
    waiting.test("plan-save").click()
    expect(waiting.test("plan-kept")).to_be_visible()
    take(asked, action)
    expect(waiting.test("plan-dropped")).to_contain_text("Your plan was dropped")
    assert waiting.wait_turn()
    waiting.test("plan-drop").click()
    expect(waiting.test("plan-panel")).to_have_count(0)
