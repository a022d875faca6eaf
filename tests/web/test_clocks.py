"""Clocks in the browser: chosen in the form, seen on the seats and in the prompt, and what happens when time is up."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support import GAMES
from tests.web.player import Player
from tests.web.test_shape import check_shape, serious


def with_clock(page: Page, **clock: object) -> None:
    """The tables that this page sets up have this clock, which no form offers."""

    def changed(route: Route) -> None:
        if route.request.method == "POST":
            wanted = json.loads(route.request.post_data or "{}")
            route.continue_(post_data=json.dumps({**wanted, "clock": clock}))
        else:
            route.continue_()

    page.route(re.compile("/api/tables$"), changed)


def test_a_clock_is_chosen_in_the_form_and_the_guest_is_told(player: Player, phone: Page) -> None:
    page = player.page
    page.goto("/new/wagons")
    player.test("seat-1-open").click()
    player.test("clock").select_option("turn")
    player.test("clock-seconds").select_option(label="5 days")
    expect(player.test("patience")).to_have_value(str(5 * 86_400))
    player.test("clock").select_option("bank")
    # The days of a turn are no good for a game of minutes.
    expect(player.test("patience")).to_have_value("120")
    player.test("clock-seconds").select_option(label="10 minutes")
    player.test("clock-increment").select_option(label="5 seconds more")
    player.test("clock-at-zero").select_option("remind")
    assert serious(page) == []
    player.test("start").click()
    expect(player.test("clock-rules")).to_contain_text("10 minutes for the whole game, and 5 seconds more")
    guest = Player(phone)
    link = player.test("invitation").input_value()
    guest.page.goto(link)
    expect(guest.test("invited-options")).to_contain_text("everybody sees that the time is up")
    expect(player.test("prompt-time-1")).to_have_text("10:00")
    guest.join(link)
    expect(guest.test("prompt-time-1")).to_contain_text(re.compile("9:5"))
    expect(player.test("time-0")).to_have_text("10:00")


def test_the_clock_runs_out_and_a_bot_takes_over_until_the_person_comes_back(player: Player, phone: Page) -> None:
    with_clock(player.page, kind="bank", seconds=4, increment=0)
    player.set_up("wagons", "person", "open")
    guest = Player(phone).join(player.test("invitation").input_value())
    expect(guest.test("stood-in")).to_contain_text("Your time is up. Deputy plays for you.")
    guest.test("return").tap()
    expect(guest.test("stood-in")).to_have_count(0)


def test_where_people_are_only_told_the_time_is_up_and_nothing_else_happens(player: Player, phone: Page) -> None:
    with_clock(player.page, kind="turn", seconds=2, at_zero="remind")
    player.set_up("wagons", "person", "open")
    guest = Player(phone).join(player.test("invitation").input_value())
    expect(player.test("time-1")).to_contain_text("time is up")
    expect(guest.test("prompt-time-1")).to_contain_text("time is up")
    assert guest.wait_turn()
    guest.decide_by_tapping()
    expect(guest.test("stood-in")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_clocks_stand_on_the_seats_and_in_the_prompt_of_every_game(player: Player, phone: Page, game: str) -> None:
    with_clock(player.page, kind="bank", seconds=600, increment=5)
    player.set_up(game, *(["person", "open"] if game != "sprawl" else ["person", "open", "open"]))
    link = player.test("invitation").input_value()
    guest = Player(phone).join(link)
    if game == "sprawl":
        player.test("bot-fill").click()
    for one in (player, guest):
        one.test("prompt-time-0").or_(one.test("prompt-time-1")).first.wait_for()
        one.page.locator("[data-test=time-0]").first.wait_for(state="attached")
        one.page.locator("[data-test=time-1]").first.wait_for(state="attached")
        assert serious(one.page) == []
    check_shape(guest.page)
