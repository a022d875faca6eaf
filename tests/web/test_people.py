"""Playing with people: invitations to a phone, names, seats and colours, bots where nobody sits."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Server
from tests.web.player import Player
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
    assert player.page.evaluate(worn) == player.page.evaluate(worn.replace("--seat-2", "--tint-4")) != ""
    # The address now has the guest's own key, and a reload finds the seat again.
    guest.page.reload()
    guest.table.wait_for()


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
    assert player.test("qr").evaluate("picture => picture.naturalWidth") > 0
    expect(player.test("alone")).to_have_count(0)


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
    shared = player.page.evaluate("window.shared")
    assert shared["url"] == player.test("invitation").input_value() and "Circle the Wagons" in shared["text"]
