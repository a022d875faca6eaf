"""Somebody's tables: what waits for them, what is over, and the same list on a second device."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server
from tests.web.player import PHONE, Player
from tests.web.test_shape import check_shape, serious


def begin(player: Player, phone: Page, game: str = "wagons") -> Player:
    """A table with a guest on a phone; who is to move first is left open."""
    player.set_up(game, "person", "open")
    return Player(phone).join(player.test("invitation").input_value())


def test_the_list_tells_turn_score_picture_and_unread_chat(player: Player, phone: Page) -> None:
    guest = begin(player, phone)
    player.page.goto("/mine")
    row = player.test("my-table")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Circle the Wagons")
    expect(row).to_contain_text("Bea")
    expect(row.locator(".picture svg").first).to_be_visible()
    expect(row.locator("time")).to_have_text(re.compile("now|second|minute"))
    expect(player.test("unread")).to_have_count(0)
    guest.page.get_by_role("button", name="Chat").tap()
    guest.page.locator("form input").fill("Howdy")
    guest.page.locator("form input").press("Enter")
    expect(guest.page.get_by_text("Howdy")).to_be_visible()
    player.page.reload()
    expect(player.test("unread")).to_have_text("1 new message")
    row.locator("a.open").click()
    player.table.wait_for()
    player.page.get_by_role("tab", name="Chat").click()
    expect(player.page.get_by_text("Howdy")).to_be_visible()
    player.page.goto("/mine")
    expect(player.test("my-status")).not_to_be_empty()
    expect(player.test("unread")).to_have_count(0)


def test_one_key_leads_to_the_next_game_that_waits(player: Player) -> None:
    player.play_deputy("Circle the Wagons").wait_turn()
    first = player.page.url
    player.play_deputy("Carson City").wait_turn()
    second = player.page.url
    player.page.goto("/")
    expect(player.test("to-mine")).to_contain_text("2 games wait for you")
    player.test("to-mine").click()
    expect(player.test("next-game")).to_contain_text("2 games")
    player.page.keyboard.press("n")
    player.page.wait_for_url(first)
    player.wait_turn()
    player.page.keyboard.press("n")
    player.page.wait_for_url(second)
    player.wait_turn()
    # Nothing else waits once the first one is left out.
    player.page.goto("/mine")
    player.page.locator(f"[data-table='{table_of(first)}'] [data-test=forget]").click()
    player.page.goto(second)
    player.wait_turn()
    player.page.keyboard.press("n")
    expect(player.page.get_by_text("No other game waits for you.")).to_be_visible()


def table_of(address: str) -> str:
    return address.partition("/table/")[2].partition("#")[0]


def test_finished_games_have_a_result_and_a_review(player: Player) -> None:
    player.set_up("wagons", "person", "open")
    player.page.get_by_role("tab", name="Seats").click()
    player.test("resign").click()
    player.test("sure").click()
    player.page.locator("[data-test=table][data-over=true]").wait_for()
    player.play_deputy("Carson City").wait_turn()
    player.page.goto("/mine")
    expect(player.page.get_by_role("heading", name="Finished games")).to_be_visible()
    over = player.test("my-table").filter(has_text="Circle the Wagons")
    expect(over.locator("[data-test=my-status]")).to_contain_text("won")
    player.test("filter").select_option("over")
    expect(player.test("my-table")).to_have_count(1)
    player.test("filter").select_option("due")
    expect(player.test("my-table")).to_contain_text("Carson City")
    player.test("filter").select_option("all")
    player.test("filter-game").select_option("wagons")
    expect(player.test("my-table")).to_have_count(1)
    player.test("review").click()
    expect(player.test("ply")).to_be_visible()


def test_a_second_device_gets_the_tables_by_the_code(
    player: Player, phone: Page, browser: Browser, server: Server
) -> None:
    begin(player, phone)
    player.play_deputy("Carson City").wait_turn()
    # A code that leads other devices to themselves is not shown.
    player.page.goto("/mine")
    player.test("hand-over").click()
    expect(player.test("personal-link")).to_be_visible()
    expect(player.page.get_by_text("--host 0.0.0.0")).to_be_visible()
    expect(player.test("device-qr")).to_have_count(0)
    player.page.route("**/api/address", lambda route: route.fulfill(json={"network": f"{server.address}/"}))
    player.page.reload()
    player.test("hand-over").click()
    expect(player.test("device-qr")).to_be_visible()
    player.wait_until(lambda: player.test("device-qr").evaluate("picture => picture.naturalWidth > 0"))
    scanned = player.test("device-qr").get_attribute("data-link") or ""
    assert scanned.startswith(f"{server.address}/mine#") and len(scanned) <= 1200
    asked: list[str] = []
    context = browser.new_context(
        base_url=server.address, viewport=PHONE, locale="en-GB", has_touch=True, is_mobile=True, service_workers="block"
    )
    second = Player(context.new_page())
    second.page.on("request", lambda request: asked.append(request.url))
    second.page.goto(scanned)
    expect(second.test("added")).to_have_text("2 tables were added to this device.")
    expect(second.test("my-table")).to_have_count(2)
    # The keys are gone from the address, and no request has ever named them.
    assert second.page.url == f"{server.address}/mine"
    keys = re.findall(r"&t=[^.]+\.([\w-]+)", scanned)
    assert len(keys) == 2 and not any(key in address.partition("#")[0] for key in keys for address in asked)
    second.test("my-table").filter(has_text="Carson City").locator("a.open").tap()
    second.wait_turn()
    assert second.table.get_attribute("data-turn") == "true"
    # Opened once more nothing is there twice.
    second.page.goto("/")
    second.page.goto(scanned)
    expect(second.test("added")).to_have_text("Your tables were here already.")
    context.close()


def test_my_tables_are_in_good_shape(player: Player, phone: Page, lying: Page) -> None:
    begin(player, phone)
    for page in (player.page, phone, lying):
        page.goto("/mine")
        page.locator("[data-test=hand-over]").click()
        page.locator("[data-test=personal-link]").wait_for()
        check_shape(page)
        assert serious(page) == []


def test_my_tables_speak_three_languages(player: Player) -> None:
    player.play_deputy("Circle the Wagons").wait_turn()
    player.page.goto("/mine")
    for language, heading in (("de", "Meine Tische"), ("it", "I miei tavoli"), ("en", "My tables")):
        player.page.locator("header select").select_option(language)
        expect(player.page.locator("main h1")).to_have_text(heading)
