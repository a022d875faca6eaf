"""Several browsers at one table: two tabs of one seat, a guest whom the host sends away, a common deal."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Server
from tests.web.player import Player
from tests.web.wire import Message, Wire

DESK = {"width": 1440, "height": 900}


@pytest.fixture
def other(browser: Browser, server: Server) -> Iterator[Player]:
    """Somebody at another machine."""
    context = browser.new_context(base_url=server.address, locale="en-GB", viewport=DESK)  # type: ignore[arg-type]
    yield Player(context.new_page())
    context.close()


def test_a_losing_tab_never_sees_its_move_counted(player: Player, other: Player) -> None:
    """Both tabs decide in the same position. The slower one is told so and shows what the other did."""
    player.set_up("wagons", "person", "bot")
    player.wait_turn()
    wire = Wire(other.page)
    held: list[Message] = []

    def hold(message: Message) -> bool:
        if message["type"] == "move":
            held.append(message)
        return bool(message["type"] != "move")

    wire.passes = hold
    other.page.goto(player.page.url)
    other.wait_turn()
    ply = player.ply
    assert other.ply == ply
    first, second = (other.targets.nth(number) for number in (0, 1))
    lost = second.get_attribute("data-action")
    second.click()
    other.wait_until(lambda: bool(held), "that the move is sent")
    assert str(held[0]["action"]) == lost and other.ply == ply
    assert first.get_attribute("data-action") != lost
    player.decide(0)
    other.wait_after(ply)
    # Now the move of the slower tab arrives.
    wire.send(held[0])
    expect(other.page.get_by_text("The game has gone on since you decided").first).to_be_visible()
    answers = [message for message in wire.heard if message.get("id") == held[0]["id"]]
    assert [answer["type"] for answer in answers] == ["refused"]
    expect(other.table).to_have_attribute("data-ply", str(player.ply))


def test_the_host_mutes_and_removes_a_guest_and_the_seat_stays(
    player: Player, other: Player, browser: Browser, server: Server
) -> None:
    player.set_up("wagons", "person", "open")
    link = player.test("invitation").input_value()
    other.join(link)
    player.page.get_by_role("tab", name="Seats").click()
    guest = player.page.locator(".seats li").nth(1)
    guest.locator("[data-test=mute]").click()
    expect(guest.locator("[data-test=mute]")).to_have_text("Switch chat on")
    other.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_label("Say something").fill("hello")
    other.page.keyboard.press("Enter")
    expect(other.page.get_by_text("has switched your chat off").first).to_be_visible()
    guest.locator("[data-test=remove]").click()
    guest.locator("[data-test=remove-sure]").click()
    player.test("invitation").wait_for()
    expect(player.test("invitation")).not_to_have_value(link)
    expect(other.page.get_by_role("heading").first).to_contain_text("does not open the table")
    expect(other.page.get_by_label("Language")).to_be_visible()
    context = browser.new_context(base_url=server.address, locale="en-GB", viewport=DESK)  # type: ignore[arg-type]
    successor = Player(context.new_page())
    successor.join(player.test("invitation").input_value())
    context.close()


def test_both_browsers_have_part_in_the_deal(player: Player, other: Player) -> None:
    wire = Wire(player.page)
    player.set_up("wagons", "person", "open")
    other.join(player.test("invitation").input_value())
    player.wait_until(lambda: wire.last("state")["entropy"].keys() == {"0", "1"}, "that both have added to the deal")
    added = wire.last("state")["entropy"]
    assert added["0"] != added["1"]


def test_a_guest_who_adds_to_the_deal_is_named_to_the_host(player: Player, other: Player) -> None:
    """The host may be looking at cards already, and other cards come without a move."""
    player.set_up("wagons", "person", "open")
    circle = player.page.locator("[data-part=ring] [data-ref^='card:']")
    circle.first.wait_for()
    refs = "cards => cards.map(card => card.dataset.ref)"
    before = circle.evaluate_all(refs)
    expect(player.test("dealt-anew")).to_have_count(0)
    other.join(player.test("invitation").input_value())
    told = "Bea sat down and added to the deal: the cards were dealt anew."
    expect(player.test("dealt-anew")).to_have_text(told)
    expect(player.test("announced")).to_contain_text(told)
    assert circle.evaluate_all(refs) != before
    # Whoever comes has seen no other cards.
    expect(other.test("dealt-anew")).to_have_count(0)
    lit = "[data-part=ring] [data-action]"
    mine, theirs = player.page.locator(lit), other.page.locator(lit)
    player.wait_until(lambda: (mine.count() > 0) != (theirs.count() > 0), "that one of them begins")
    (mine if mine.count() else theirs).first.click()
    expect(player.test("dealt-anew")).to_have_count(0)
