"""What Coloma's board owes its people: keyboards, curtains, nothing serious for axe, aids that can be switched off."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.coloma.positions import asking, finished
from tests.web.coloma_player import ColomaPlayer
from tests.web.conftest import Server
from tests.web.test_hot_seat import expect_curtain
from tests.web.test_shape import serious
from tests.web.wire import Wire


# The keyboard


def test_a_whole_turn_by_keyboard_alone(page: Page) -> None:
    """The first cards, the dial and everything of a turn, without the mouse and without losing the focus."""
    player = ColomaPlayer(page).sit("person", "bot", "bot", "bot")
    keyboard = page.keyboard

    def tab_to(target: Locator) -> None:
        for _ in range(150):
            if target.evaluate_all("all => all.includes(document.activeElement)"):
                return
            keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {target}")

    def press(key: str) -> None:
        """A key that decides."""
        made = len(player.sent)
        keyboard.press(key)
        player.wait_until(lambda: len(player.sent) > made)
        player.wait_until(lambda: player.ply > int(player.sent[made]["ply"]))

    # A card goes to an end of the deck by its key, or by Enter on the card and then on the end.
    player.asked()
    tab_to(page.locator('.hand [data-ref^="card:"]'))
    press("b")
    player.asked()
    tab_to(page.locator('.hand [data-ref^="card:"]'))
    keyboard.press("Enter")
    tab_to(page.locator("[data-end=top]"))
    press("Enter")
    # A number looks at a site, the arrows go round the wheel, Enter chooses.
    player.asked()
    assert player.view["ask"]["kind"] == "dial"
    keyboard.press("2")
    expect(page.locator("aside.outlook:visible")).to_be_visible()
    keyboard.press("ArrowRight")
    expect(player.site(3)).to_be_focused()
    made = len(player.sent)
    press("Enter")
    assert player.vocabulary.format(player.sent[made]["action"]) == "site 3"
    player.asked()
    assert player.view["ask"]["kind"] == "menu"
    # Whatever is asked in the turn, Tab leads to what is lit and Enter does it.
    for _ in range(30):
        player.asked()
        ask = player.view["ask"]
        if ask["kind"] == "dial":
            break
        if ask["kind"] == "menu" and len(player.sent) > made + 4:
            press("e")
            continue
        # What needs two steps is known from the first cards.
        action = next(action for action in player.legal if player.verb(action) not in player.in_steps)
        tab_to(page.locator(f'.board [data-action="{action}"]:visible'))
        press("Enter")
    assert player.verbs >= {"top", "bottom", "site", "end"}
    assert player.view["round"] == 2


# Several people at one screen


def test_a_site_is_chosen_behind_the_curtain(page: Page) -> None:
    player = ColomaPlayer(page).sit_at_record(asking("dial").record)
    chosen: dict[int, int] = {}
    for seat in range(3):
        expect_curtain(player, f"Player {seat + 1}")
        # Nothing of anybody's is in the page while one person gives it to the next.
        assert page.locator('.hand [data-ref^="card:"], .dial').count() == 0
        player.test("lift").click()
        player.asked()
        assert player.seat == seat
        hand = page.locator('.hand [data-ref^="card:"]')
        cards = player.view["players"][seat]["hand"]
        expect(hand).to_have_count(len(cards))
        assert hand.evaluate_all("all => all.map(card => card.dataset.ref)") == [f"card:{card}" for card in cards]
        # No dial, token or word tells what the others have chosen.
        assert page.locator(".own .dial").count() == 0
        assert [player.view["players"][other]["choice"] for other in range(3)] == [None] * 3
        site = 5 - seat
        made = len(player.sent)
        player.click(player.site(site))
        player.wait_until(lambda made=made: len(player.sent) > made)  # type: ignore[misc]
        chosen[seat] = site
    player.wait_until(lambda: player.state["views"]["0"]["players"][0]["pioneer"] == chosen[0])
    places = [rival["pioneer"] for rival in player.state["views"]["0"]["players"]]
    assert places == [chosen[seat] for seat in range(3)]
