"""Open tables in the lobby, and clubs with their tables, results and ratings."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import Server
from tests.web.player import Player
from tests.web.test_shape import check_shape, serious


@pytest.fixture
def third(browser: Browser, server: Server) -> Iterator[Page]:
    """A desk of somebody else."""
    context: BrowserContext = browser.new_context(base_url=server.address, locale="en-GB", service_workers="block")
    yield context.new_page()
    context.close()


def set_up_open(player: Player, game: str, name: str = "Anna") -> None:
    """A table with a free seat that the lobby shows."""
    player.page.goto(f"/new/{game}")
    player.test("seat-1-open").click()
    player.page.get_by_label("Nickname").fill(name)
    player.test("listed").select_option("true")
    player.test("start").click()
    player.table.wait_for()


def test_an_open_table_is_joined_from_the_lobby_which_shows_it_live(player: Player, phone: Page) -> None:
    guest = Player(phone)
    phone.goto("/")
    expect(guest.test("open-tables")).to_be_visible()
    # The lobby is open already when the table comes, and it is not loaded anew.
    phone.evaluate("window.before = true")
    set_up_open(player, "wagons", "Cassidy")
    entry = guest.test("join-open").filter(has_text="Cassidy looks for players")
    expect(entry).to_contain_text("Circle the Wagons")
    expect(entry).to_contain_text("one of 2 seats is free")
    assert phone.evaluate("window.before")
    check_shape(phone)
    assert serious(phone) == []
    # The list is far down, and the bar leads there.
    guest.test("to-open").tap()
    expect(entry).to_be_in_viewport()
    entry.tap()
    guest.test("guest-name").fill("Bea")
    guest.test("sit-down").tap()
    guest.table.wait_for()
    expect(player.page.locator(".seats li").nth(1)).to_contain_text("Bea")
    phone.goto("/")
    expect(guest.test("open-tables")).to_be_visible()
    expect(entry).to_have_count(0)


def test_the_host_takes_a_table_off_the_list(player: Player, third: Page) -> None:
    set_up_open(player, "wagons", "Butch")
    other = Player(third)
    third.goto("/")
    entry = other.test("join-open").filter(has_text="Butch")
    expect(entry).to_be_visible()
    player.test("list-table").click()
    expect(player.page.get_by_text("Only invited people find this table.")).to_be_visible()
    expect(entry).to_have_count(0)
    player.test("list-table").click()
    expect(entry).to_be_visible()


def test_a_club_from_its_founding_to_its_result_table(
    player: Player, phone: Page, third: Page, provoked: list[str]
) -> None:
    provoked.append("409 (Conflict)")  # a nickname that is taken
    player.page.goto("/club")
    player.test("club-name").fill("Saloon")
    player.test("club-nick").fill("Anna")
    player.test("club-enter").click()
    link = player.test("club-link").input_value()
    assert "#" in link
    bea = Player(phone)
    phone.goto(link)
    bea.test("club-nick").fill("anna")
    bea.test("club-enter").tap()
    expect(phone.get_by_role("alert")).to_contain_text("called anna already")
    bea.test("club-nick").fill("Bea")
    bea.test("club-enter").tap()
    expect(phone.get_by_text("2 members")).to_be_visible()
    # Nobody plays alone in a club, though Coloma could be.
    player.test("club-new-coloma").click()
    expect(player.test("seat-1-open")).to_have_attribute("aria-pressed", "true")
    player.page.goto(link)
    # Anna sets up a table of the club, which Bea finds on its page.
    player.test("club-new-wagons").click()
    expect(player.test("for-club")).to_contain_text("Saloon")
    player.test("start").click()
    player.table.wait_for()
    phone.reload()
    bea.test("club-sit").tap()
    bea.test("guest-name").fill("Bea")
    bea.test("sit-down").tap()
    bea.table.wait_for()
    with phone.expect_response("**/club") as noted:
        phone.reload()
    assert noted.value.ok
    player.page.get_by_role("tab", name="Seats").click()
    expect(player.page.locator(".seats li").nth(1)).to_contain_text("Bea")
    player.test("resign").click()
    player.test("sure").click()
    player.page.locator("[data-test=table][data-over=true]").wait_for()
    player.page.goto(link)
    results = player.test("club-results")
    expect(results).to_contain_text("Circle the Wagons")
    expect(results.locator(".first")).to_contain_text("1. Bea")
    ratings = player.test("ratings-wagons").locator("tbody tr")
    expect(ratings.first).to_contain_text("Bea")
    expect(ratings).to_have_count(2)
    expect(player.test("duels")).to_contain_text(re.compile("1.0"))
    check_shape(phone)
    for page in (player.page, phone):
        page.goto(link)
        page.locator("[data-test=club-results]").wait_for()
        check_shape(page)
        assert serious(page) == []
    # Strangers see nothing, and whoever leaves is nobody in the results.
    third.goto(link.partition("#")[0] + "#wrong")
    expect(third.get_by_role("alert")).to_contain_text("does not open the club")
    expect(third.get_by_role("link", name="To the games", exact=True)).to_be_visible()
    # Who was removed is a stranger again, who may look and ask.
    third.goto(link)
    carl = Player(third)
    carl.test("club-nick").fill("Carl")
    carl.test("club-enter").click()
    carl.test("club-link").wait_for()
    player.page.reload()
    carls = player.page.get_by_role("listitem").filter(has_text="Carl")
    carls.get_by_role("button", name="Remove").click()
    carls.get_by_role("button", name="Yes, remove").click()
    expect(player.page.get_by_text("2 members")).to_be_visible()
    third.reload()
    expect(carl.test("club-nick")).to_be_visible()
    bea.test("club-leave").tap()
    bea.test("club-leave-yes").tap()
    phone.wait_for_url("**/")
    player.page.reload()
    expect(player.test("club-results").locator(".first")).to_contain_text("a guest")
    expect(player.page.get_by_text("One member")).to_be_visible()


def test_a_membership_comes_along_to_another_device(player: Player, third: Page) -> None:
    player.page.goto("/club")
    player.test("club-name").fill("Corral")
    player.test("club-nick").fill("Anna")
    player.test("club-enter").click()
    player.test("club-link").wait_for()
    player.page.goto("/mine")
    player.test("hand-over").click()
    third.goto(player.test("personal-link").input_value())
    Player(third).test("added").wait_for()
    third.goto("/")
    third.get_by_role("link", name="Corral").click()
    expect(third.get_by_text("(You)").or_(third.get_by_text("(you)"))).to_be_visible()


def test_a_private_server_shows_none_of_this(player: Player) -> None:
    player.page.route("**/api/open", lambda route: route.fulfill(json={"public": False, "tables": []}))
    player.page.goto("/")
    player.page.locator("main li").first.wait_for()
    expect(player.test("open-tables")).to_have_count(0)
    player.page.goto("/new/wagons")
    player.test("seat-1-open").click()
    expect(player.test("patience")).to_be_visible()
    expect(player.test("listed")).to_have_count(0)
