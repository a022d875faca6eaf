"""What the frame of a table gives every board, tried on Coloma: chains, stories, lights between log and board, aids."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import boomtown
from boomtown.kernel import record as records
from boomtown.kernel.state import State
from tests.support import play_on
from tests.web.conftest import Server
from tests.web.player import PATIENCE, Player
from tests.web.wire import Message, Wire

SEED = 4711


def record_until(wanted: Callable[[State], bool]) -> str:
    """A random game of Coloma for two, up to the first position of this kind."""
    game = boomtown.game("coloma")
    found = records.start(game, 2, SEED, {})
    found.seed = SEED
    state = game.new(2, SEED)
    for move in play_on(state, random.Random(SEED), 500):
        found.moves.append(move)
        if wanted(state):
            return found.to_text()
    raise AssertionError("there is no such position in this game")


def opens_a_workday(state: State) -> bool:
    """Whether the seat that is asked can open a workday and use its mill, which was closed before."""
    seat, parse = state.pending()[0], state.game.actions.parse
    day, shovel = parse("common action"), parse("mill shovel")
    if day not in state.legal(seat) or shovel in state.legal(seat):
        return False
    after = state.clone()
    after.apply(seat, day)
    return after.pending() == (seat,) and shovel in after.legal(seat)


@pytest.fixture(scope="module")
def workday() -> str:
    return record_until(opens_a_workday)


def open_record(page: Page, text: str) -> Player:
    """A table that goes on from a record, with all seats at this screen."""
    made = page.request.post("/api/records", data=text, headers={"Content-Type": "text/plain"}).json()
    page.goto(f"/table/{made['table']}/{made['key']}")
    player = Player(page)
    player.wait_turn()
    if player.test("lift").is_visible():
        player.test("lift").click()
    return player


def put_back(player: Player) -> None:
    """Puts back one of the cards that are too many at the start."""
    player.wait_turn()
    sentence = player.sentence()
    player.page.locator("[data-ref^='card:']:visible").first.click()
    player.page.locator("[data-end=top]").click()
    # The others put their cards back meanwhile, so that the number of moves says nothing.
    expect(player.test("prompt")).not_to_have_text(sentence, timeout=PATIENCE)


def until_dial(*players: Player) -> None:
    """Until a site is to be chosen in secret. Everybody puts a card back, then everybody another one."""
    for player in players * 2:
        put_back(player)
    for player in players:
        player.expect_sentence("Choose in secret")


def choose_site(player: Player) -> None:
    player.page.locator("[data-action]:visible").first.click()
    expect(player.test("prompt")).not_to_contain_text("Choose in secret", timeout=PATIENCE)


def story(player: Player, how: str) -> Locator:
    found = player.test("story")
    expect(found).to_have_attribute("data-how", how, timeout=PATIENCE)
    return found


# Chains


def moves_sent(wire: Wire) -> list[Message]:
    return [message for message in wire.sent if message["type"] == "move"]


def test_a_chain_is_played_with_one_click_and_taken_back_as_one(page: Page, workday: str) -> None:
    wire = Wire(page)
    player = open_record(page, workday)
    ply = player.ply
    page.locator("[data-chain=collect]:visible").click()
    page.locator(f"[data-test=table][data-ply='{ply + 2}']").wait_for()
    # The page goes on with the chain as soon as it has a position, so the last one is the one after all that was sent.
    player.wait_until(lambda: player.ply == ply + len(moves_sent(wire)), "that the chain ends")
    moves = moves_sent(wire)
    assert [message["ply"] for message in moves] == list(range(ply, ply + len(moves))) and len(moves) >= 2
    player.test("undo").click()
    page.locator(f"[data-test=table][data-ply='{ply}']").wait_for()
    assert wire.sent[-1].items() >= {"type": "undo", "moves": len(moves)}.items()
    assert wire.last("state")["rewinds"] == 1


def test_a_chain_stops_silently_where_something_else_is_asked(page: Page, workday: str) -> None:
    wire = Wire(page)
    player = open_record(page, workday)
    ply = player.ply

    def nothing_else_is_legal(message: dict[str, object]) -> None:
        if message["type"] == "state" and message["ply"] == ply + 1:
            message["legal"] = {seat: [] for seat in ("0", "1")}

    wire.change = nothing_else_is_legal
    page.locator("[data-chain=collect]:visible").click()
    player.wait_after(ply)
    page.wait_for_timeout(500)
    assert player.ply == ply + 1
    assert len(moves_sent(wire)) == 1
    expect(player.test("reason")).not_to_be_visible()


def test_a_chain_needs_two_taps_on_a_phone(phone: Page, workday: str) -> None:
    player = open_record(phone, workday)
    ply = player.ply
    collect = phone.locator("[data-chain=collect]:visible")
    collect.tap()
    expect(player.test("tap-again")).to_be_visible()
    assert player.ply == ply
    collect.tap()
    phone.locator(f"[data-test=table][data-ply='{ply + 2}']").wait_for()


# Stories


def test_a_story_is_told_beat_by_beat_skipped_and_shown_again(player: Player) -> None:
    page = player.page
    page.emulate_media(reduced_motion="no-preference")
    player.set_up("coloma", "person", "bot")
    until_dial(player)
    choose_site(player)
    told = story(player, "beats")
    expect(told.locator("li")).to_have_count(1)
    expect(page.locator("[data-lit]"), "what is told is lit").not_to_have_count(0)
    page.keyboard.press("Escape")
    story(player, "silent")
    again = player.test("story-again")
    again.click()
    story(player, "beats")
    # Nothing is blocked: the next decision is made while the story runs, and ends it.
    if player.wait_turn():
        choose_site(player)
    expect(again).not_to_be_visible()


def test_a_story_ends_by_itself(player: Player) -> None:
    player.page.emulate_media(reduced_motion="no-preference")
    player.set_up("coloma", "person", "bot")
    until_dial(player)
    choose_site(player)
    story(player, "beats")
    story(player, "silent")
    expect(player.test("story-again")).to_be_visible()


def test_without_movement_a_story_is_a_list(player: Player) -> None:
    player.set_up("coloma", "person", "bot")
    until_dial(player)
    choose_site(player)
    told = story(player, "list")
    expect(told.locator("li")).not_to_have_count(0)
    player.page.wait_for_timeout(2500)
    story(player, "list")
    # A click anywhere puts it away.
    player.test("prompt").click()
    story(player, "silent")
    player.test("story-again").click()
    story(player, "list")


# Log and board


def test_what_is_looked_at_is_not_hidden_by_a_list(player: Player) -> None:
    """Five rivals have much to tell, and the list of it lies over the row of cards."""
    player.set_up("carson", "person", "bot", "bot", "bot", "bot", "bot")
    story, cards = player.page.locator("[data-test=story][data-how=list]"), player.page.locator("[data-slot].lit")
    # The lowest bid takes last, after everybody else has taken something.
    while not (cards.count() and not player.placing and story.is_visible()):
        player.decide()
        player.wait_turn()
    card = cards.last.bounding_box()
    assert card is not None
    for share in (0.9, 0.5, 0.1):
        player.page.mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] * share)
        expect(story).to_be_hidden()
        expect(player.test("changes")).to_be_visible()
    ply = player.ply
    player.page.mouse.down()
    player.page.mouse.up()
    player.wait_after(ply)


def test_a_line_of_the_log_lights_its_objects_and_an_object_marks_its_lines(player: Player) -> None:
    page = player.page
    player.set_up("coloma", "person", "bot")
    until_dial(player)
    choose_site(player)
    player.wait_turn()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Log").click()
    line = player.test("log").locator("button.line").first
    line.hover()
    lit = page.locator(".board [data-lit]")
    expect(lit.first).to_be_visible()
    ref = lit.first.get_attribute("data-ref")
    page.mouse.move(2, 2)
    expect(lit).to_have_count(0)
    line.focus()
    expect(lit.first).to_be_visible()
    line.blur()
    marked = player.test("log").locator(".marked")
    expect(marked).to_have_count(0)
    page.locator(f".board [data-ref='{ref}']:visible").first.hover()
    expect(marked.first).to_be_in_viewport()


def test_on_a_phone_a_tap_on_a_line_opens_the_part_of_its_object(phone: Page) -> None:
    player = Player(phone)
    player.set_up("coloma", "person", "bot")
    until_dial(player)
    choose_site(player)
    player.wait_turn()
    phone.locator(".parts").get_by_role("button", name="Map").tap()
    phone.get_by_role("button", name="Log").tap()
    player.test("log").get_by_role("button", name=re.compile("Clem.*site")).first.tap()
    expect(player.test("log")).not_to_be_visible()
    expect(phone.locator(".board [data-lit]").first).to_be_in_viewport()
    expect(phone.locator(".parts").get_by_role("button", pressed=True)).not_to_have_text("Map")


# Aids


def aids_asked(wire: Wire, name: str) -> int:
    return sum(message["type"] == "aid" and message["name"] == name for message in wire.sent)


def test_an_aid_is_asked_once_for_a_position_and_not_when_it_is_switched_off(player: Player) -> None:
    page = player.page
    wire = Wire(page)
    player.set_up("coloma", "person", "bot")
    until_dial(player)
    player.wait_until(lambda: aids_asked(wire, "outlook") > 0, "that the aid is asked for")
    page.wait_for_timeout(500)
    assert aids_asked(wire, "outlook") == 1
    player.test("aids").click()
    player.test("aid-outlook").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    player.wait_turn()
    page.wait_for_timeout(500)
    assert aids_asked(wire, "outlook") == 1
    player.test("aids").click()
    player.test("aid-outlook").check()
    player.wait_until(lambda: aids_asked(wire, "outlook") == 2, "that the aid is asked for again")


def test_the_host_switches_the_aids_off_for_everybody(player: Player, browser: Browser, server: Server) -> None:
    player.set_up("coloma", "person", "open")
    link = player.test("invitation").input_value()
    context = browser.new_context(base_url=server.address, locale="en-GB", viewport={"width": 1440, "height": 900})
    guest = Player(context.new_page())
    wire = Wire(guest.page)
    # Whoever sits down adds to the seed, and the cards are dealt anew.
    guest.join(link).wait_turn()
    until_dial(player, guest)
    guest.wait_until(lambda: aids_asked(wire, "outlook") >= 1, "that the aid is asked for")
    guest.page.wait_for_timeout(500)
    asked = aids_asked(wire, "outlook")
    player.test("aids").click()
    player.test("aids-for-all").uncheck()
    guest.test("aids").click()
    expect(guest.test("aids-off")).to_be_visible(timeout=PATIENCE)
    expect(guest.test("aid-outlook")).to_be_disabled()
    expect(guest.test("aids-for-all")).to_have_count(0)
    guest.page.reload()
    guest.wait_turn()
    guest.page.wait_for_timeout(500)
    assert aids_asked(wire, "outlook") == asked
    player.test("aids-for-all").check()
    guest.wait_until(lambda: aids_asked(wire, "outlook") > asked, "that the aid is asked for again")
    context.close()


def test_a_board_has_the_height_of_a_phone_on_its_side(browser: Browser, server: Server) -> None:
    context = browser.new_context(
        base_url=server.address, locale="en-GB", viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True
    )
    player = Player(context.new_page())
    for title in ("Circle the Wagons", "Carson City", "Coloma"):
        player.play_deputy(title)
        player.wait_turn()
        board = player.page.locator("section.board").bounding_box()
        assert board and board["height"] >= 380 and board["y"] == 0
        assert player.page.evaluate("document.documentElement.scrollHeight") <= 390
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 844
        expect(player.test("prompt")).to_be_in_viewport()
        expect(player.test("undo")).to_be_in_viewport()
    context.close()
