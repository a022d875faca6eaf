"""Playing with people: invitations to a phone, names, seats and colours; absent people, agreements, endings."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.support import GAMES
from tests.web.conftest import Server
from tests.web.player import Player, expect_value
from tests.web.test_shape import check_shape, serious
from tests.web.wire import Wire


def test_an_invitation_leads_a_phone_to_a_seat_with_name_and_colour(player: Player, phone: Page) -> None:
    player.set_up("carson", "person", "open", "open")
    card = player.test("invite-card")
    expect(card).to_contain_text("2 seats are free")
    # This server listens to this machine alone, which is no good for a phone.
    expect(player.test("alone")).to_contain_text("--host 0.0.0.0")
    wire = Wire(phone)
    guest = Player(phone)
    guest.page.goto(player.test("invitation").input_value())
    expect(guest.test("invited")).to_contain_text("Carson City")
    expect(guest.test("invited-options")).to_be_visible()
    expect(guest.test("invited-lesson")).to_be_visible()
    # Whoever only looks is not connected, has no seat and adds nothing to the deal.
    assert wire.heard == []
    expect(player.page.locator(".seats li").nth(2)).to_contain_text("Free seat")
    guest.test("sit-0").wait_for()
    assert guest.test("sit-0").is_disabled()
    guest.test("guest-name").fill("Bea")
    guest.test("sit-2").tap()
    expect(guest.test("colour-0")).to_have_count(0)
    guest.test("colour-4").tap()
    guest.test("sit-down").tap()
    guest.table.wait_for()
    state = wire.last("state")
    assert state["mine"] == [2] and (state["seats"][2]["name"], state["seats"][2]["colour"]) == ("Bea", 4)
    assert "2" in state["entropy"]
    expect(player.page.locator(".seats li").nth(2)).to_contain_text("Bea")
    expect(card).to_contain_text("One seat is free")
    worn = "getComputedStyle(document.documentElement).getPropertyValue('--seat-2')"
    wished = player.page.evaluate(worn.replace("--seat-2", "--tint-4"))
    assert wished
    expect_value(player.page, lambda: player.page.evaluate(worn), wished)
    # The address now has the guest's own key, and a reload finds the seat again.
    guest.page.reload()
    guest.table.wait_for()
    # So does the invitation, which a guest who comes back may still have at hand.
    guest.page.goto(player.test("invitation").input_value())
    guest.test("invited-own").tap()
    guest.table.wait_for()
    assert wire.last("state")["mine"] == [2]


def test_at_a_table_of_six_a_guest_still_chooses_a_colour(player: Player, phone: Page) -> None:
    player.set_up("carson", "person", *["open"] * 5)
    guest = Player(phone)
    guest.page.goto(player.test("invitation").input_value())
    guest.test("sit-1").wait_for()
    expect(guest.test("colour-0")).to_have_count(0)
    guest.test("guest-name").fill("Bea")
    guest.test("colour-5").tap()
    worn = "seat => getComputedStyle(seat.querySelector('span')).color"
    assert guest.test("sit-5").evaluate(worn) != guest.test("sit-1").evaluate(worn)
    guest.test("sit-down").tap()
    guest.table.wait_for()
    guest.page.goto(player.test("invitation").input_value())
    guest.test("sit-5").wait_for()
    expect(guest.test("colour-5")).to_have_count(0)
    expect(guest.test("colour-1")).to_be_visible()


def test_a_full_table_says_so(player: Player, phone: Page) -> None:
    player.set_up("wagons", "person", "open")
    link = player.test("invitation").input_value()
    Player(phone).join(link)
    expect(player.test("invite-card")).to_have_count(0)
    late = Player(phone)
    late.page.goto("/")
    late.page.goto(link)
    expect(late.test("invited-full")).to_be_visible()


def test_the_address_of_the_network_is_offered_with_a_code_to_scan(player: Player, server: Server) -> None:
    player.page.route("**/api/address", lambda route: route.fulfill(json={"network": "http://192.168.1.7:8765/"}))
    player.set_up("wagons", "person", "open")
    expect(player.test("network")).to_be_visible()
    link = player.test("invitation").input_value()
    assert link.startswith("http://192.168.1.7:8765/table/") and "#" in link
    expect(player.test("qr")).to_be_visible()
    player.wait_until(lambda: player.test("qr").evaluate("picture => picture.naturalWidth > 0"))
    expect(player.test("alone")).to_have_count(0)
    expect(player.test("watch")).to_have_value(re.compile(r"http://192\.168\.1\.7:8765/table/"))


def test_the_host_lets_a_bot_play_and_a_guest_takes_the_seat_over(player: Player, phone: Page) -> None:
    player.set_up("wagons", "person", "open")
    link = player.test("invitation").input_value()
    player.test("bot-level").select_option("greenhorn")
    player.test("bot-fill").click()
    assert player.wait_turn()
    assert player.ply >= 1
    expect(player.test("bot-off")).to_be_visible()
    guest = Player(phone)
    guest.page.goto(link)
    expect(guest.test("invited")).to_contain_text("The game has begun")
    guest.test("guest-name").fill("Bea")
    guest.test("sit-down").tap()
    guest.table.wait_for()
    expect(player.test("bot-off")).to_have_count(0)
    player.decide()
    expect(player.page.locator(".seats li").nth(1)).to_contain_text("Bea")


def test_sharing_uses_what_the_device_has(player: Player) -> None:
    player.page.add_init_script("navigator.share = (what) => { window.shared = what; return Promise.resolve() }")
    player.set_up("wagons", "person", "open")
    player.test("share").click()
    shared = player.page.wait_for_function("window.shared").json_value()
    assert shared["url"] == player.test("invitation").input_value() and "Circle the Wagons" in shared["text"]


def wait_only_a_second(page: Page) -> None:
    """The tables that this page sets up have the patience of a test."""

    def shortened(route: Route) -> None:
        if route.request.method == "POST":
            wanted = json.loads(route.request.post_data or "{}")
            route.continue_(post_data=json.dumps({**wanted, "patience": 1}))
        else:
            route.continue_()

    page.route(re.compile("/api/tables$"), shortened)


def test_a_bot_plays_on_for_somebody_who_has_left_until_they_come_back(player: Player, phone: Page) -> None:
    wait_only_a_second(player.page)
    player.set_up("wagons", "person", "open")
    guest = Player(phone).join(player.test("invitation").input_value())
    guest.wait_turn()
    where = guest.page.url
    guest.page.goto("about:blank")
    expect(player.test("absent-1")).to_be_visible()
    player.expect_sentence("Bea is gone")
    expect(player.test("gone")).to_contain_text("A bot can play on meanwhile")
    player.test("gone-level").select_option("greenhorn")
    player.test("gone-let").click()
    assert player.wait_turn() and player.ply >= 1
    guest.page.goto(where)
    expect(guest.test("stood-in")).to_contain_text("Greenhorn plays for you")
    guest.test("return").tap()
    expect(guest.test("stood-in")).to_have_count(0)
    expect(player.test("absent-1")).to_have_count(0)
    while player.table.get_attribute("data-turn") == "true":
        player.decide()
    assert guest.wait_turn()
    guest.decide_by_tapping()


@pytest.mark.parametrize("game", GAMES)
def test_every_board_marks_the_seat_of_somebody_who_is_away(player: Player, phone: Page, game: str) -> None:
    player.set_up(game, "person", "open")
    guest = Player(phone).join(player.test("invitation").input_value())
    expect(player.page.locator(".seats li").nth(1)).to_contain_text("Bea")
    expect(player.test("absent-1")).to_have_count(0)
    guest.page.goto("about:blank")
    expect(player.test("absent-1").first).to_be_visible()


def test_three_people_vote_for_a_bot_when_the_host_has_left(
    player: Player, phone: Page, browser: Browser, server: Server
) -> None:
    wait_only_a_second(player.page)
    player.set_up("carson", "person", "open", "open", "open")
    link = player.test("invitation").input_value()
    bea = Player(phone).join(link)
    context = browser.new_context(base_url=server.address, locale="en-GB", service_workers="block")
    carl = Player(context.new_page()).join(link, "Carl")
    player.page.goto("about:blank")
    expect(bea.test("gone")).to_contain_text("If the others agree")
    bea.test("gone-ask").tap()
    expect(bea.test("proposal")).to_contain_text("Waiting for the answer of Carl")
    carl.test("agree").click()
    expect(carl.test("proposal")).to_have_count(0)
    carl.page.get_by_role("tab", name="Seats").click()
    expect(carl.page.locator(".seats li").first).to_contain_text("Deputy plays on")
    # Nobody but the host could fill the seat that is still free.
    expect(bea.test("gone")).to_contain_text("Nobody has taken seat 4 yet")
    bea.test("gone-ask").tap()
    carl.test("agree").click()
    expect(carl.test("proposal")).to_have_count(0)
    expect(carl.page.locator(".seats li").nth(3)).to_contain_text("Deputy")
    context.close()


def test_a_take_back_is_asked_for_and_agreed_to(player: Player, phone: Page) -> None:
    player.set_up("carson", "person", "open")
    guest = Player(phone).join(player.test("invitation").input_value())
    for one in (player, guest):
        one.wait_turn()
    player.decide()
    guest.decide_by_tapping()
    player.page.locator('[data-test=table][data-ply="2"]').wait_for()
    player.test("ask-take-back").click()
    guest.test("agree").tap()
    player.page.locator('[data-test=table][data-ply="0"]').wait_for()
    expect(player.test("practice")).to_be_visible()


def test_a_game_is_adjourned_and_goes_on(player: Player, phone: Page) -> None:
    player.set_up("wagons", "person", "open")
    guest = Player(phone).join(player.test("invitation").input_value())
    player.test("ask-adjourn").click()
    guest.test("disagree").tap()
    expect(player.test("proposal")).to_have_count(0)
    player.test("ask-adjourn").click()
    guest.test("agree").tap()
    player.expect_sentence("The game is adjourned")
    expect(player.test("adjourned")).to_contain_text("the clocks stand still")
    expect(guest.targets).to_have_count(0)
    guest.test("resume").tap()
    expect(player.test("proposal")).to_contain_text("in any case after 2 minutes")
    expect(player.test("disagree")).to_have_count(0)
    player.test("agree").click()
    # Whose turn it is was known all the time.
    expect(guest.targets).not_to_have_count(0)
    assert guest.wait_turn()
    guest.decide_by_tapping()


def test_whoever_gives_up_has_lost_where_two_play(player: Player, phone: Page) -> None:
    player.set_up("wagons", "person", "open")
    guest = Player(phone).join(player.test("invitation").input_value())
    guest.wait_turn()
    guest.decide_by_tapping()
    player.test("resign").click()
    expect(player.page.get_by_text("the other side has won")).to_be_visible()
    player.test("sure").click()
    guest.expect_sentence("Player 1 has given the game up")
    player.wait_until(lambda: player.over, "that the game is over")
    expect(player.test("rematch")).to_be_visible()


def test_a_game_is_called_off_before_everybody_has_moved(player: Player, phone: Page) -> None:
    player.set_up("wagons", "person", "open")
    guest = Player(phone).join(player.test("invitation").input_value())
    player.test("abort").click()
    player.test("sure").click()
    guest.expect_sentence("has called the game off")


def test_axe_finds_nothing_serious_in_what_people_see_of_each_other(player: Player, phone: Page, lying: Page) -> None:
    wait_only_a_second(player.page)
    player.set_up("carson", "person", "open", "open")
    player.test("invite-card").wait_for()
    assert serious(player.page) == []
    guest = Player(phone)
    link = player.test("invitation").input_value()
    guest.page.goto(link)
    guest.test("invited-options").wait_for()
    assert serious(guest.page) == []
    check_shape(guest.page)
    guest.join(link)
    player.test("ask-adjourn").click()
    guest.test("agree").wait_for()
    assert serious(guest.page) == []
    guest.test("disagree").tap()
    player.test("proposal").wait_for(state="detached")
    guest.page.goto("about:blank")
    Player(lying).join(link, "Carl")
    for page in (player.page, lying):
        page.locator("[data-test=gone]").wait_for()
        assert serious(page) == []
    player.test("gone-later").click()
    expect(player.test("gone")).to_have_count(0)


def test_axe_finds_nothing_serious_in_a_pause_a_stand_in_and_a_game_given_up(player: Player, phone: Page) -> None:
    wait_only_a_second(player.page)
    player.set_up("wagons", "person", "open")
    guest = Player(phone).join(player.test("invitation").input_value())
    phone.emulate_media(color_scheme="dark")
    player.test("ask-adjourn").click()
    guest.test("agree").tap()
    guest.test("resume").wait_for()
    assert serious(phone) == []
    guest.test("resume").tap()
    player.test("agree").click()
    where = phone.url
    phone.goto("about:blank")
    player.test("gone-let").click()
    phone.goto(where)
    guest.test("return").wait_for()
    check_shape(phone)
    assert serious(phone) == []
    guest.test("return").tap()
    guest.test("return").wait_for(state="detached")
    phone.get_by_role("button", name="Seats").tap()
    guest.test("resign").tap()
    guest.test("sure").wait_for()
    check_shape(phone)
    assert serious(phone) == []
    guest.test("sure").tap()
    for page in (player.page, phone):
        page.locator("[data-test=table][data-over=true]").wait_for()
        assert serious(page) == []
