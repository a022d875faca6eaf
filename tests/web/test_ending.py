"""The end of a game: who won by how much and where, the room of what is gone, and where it turned."""

from playwright.sync_api import Page, expect

from tests.web.player import Player
from tests.web.test_records import record

# Read in one frame.
SIDE_BY_SIDE = """() => {
  const box = (town) => document.querySelector(town).getBoundingClientRect()
  const [mine, rival] = [box('section.mine'), box('section.rival')]
  return mine.top === rival.top && rival.width > 400
}"""
LONG = 120_000  # milliseconds; the marshal looks at every decision once more


def ended(page: Page) -> Player:
    """A finished game, opened from its record."""
    made = page.request.post("/api/records", data=record(), headers={"Content-Type": "text/plain"}).json()
    page.goto(f"/table/{made['table']}/{made['key']}")
    player = Player(page)
    player.table.wait_for()
    return player


def test_the_end_says_who_won_by_how_much_and_where(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.play(60)
    assert player.over
    expect(player.test("end-summary")).to_contain_text(":")
    expect(player.test("end-where")).to_contain_text("decided")
    expect(player.test("end").locator("ol li")).to_have_count(2)
    # The circle is gone, and both towns stand side by side in its room.
    player.wait_until(lambda: player.page.evaluate(SIDE_BY_SIDE), "that the towns stand side by side")
    expect(player.page.locator(".goal")).to_have_count(3)


def test_where_it_turned_and_trying_it_again(page: Page) -> None:
    player = ended(page)
    player.test("analyse").click()
    expect(page.locator("[data-test=end] figure svg")).to_be_visible(timeout=LONG)
    told = player.test("costly").or_(page.get_by_text("played the same"))
    expect(told).to_be_visible(timeout=LONG)
    # It was asked once, and is still there after another sheet.
    page.get_by_role("tab", name="Score").click()
    page.get_by_role("tab", name="End").click()
    expect(told).to_be_visible()
    if player.test("try-again").count():
        address = page.url
        player.test("try-again").click()
        page.wait_for_url(lambda url: url != address)
        player.wait_turn()
        assert not player.over


def test_on_a_phone_the_end_is_a_drawer(phone: Page) -> None:
    """It tells where it turned as well, and stays open when the marshal has done."""
    ended(phone)
    end = phone.locator(".tools").get_by_text("End", exact=True)
    drawer = phone.get_by_role("dialog")
    end.tap()
    expect(drawer.locator("[data-test=end-summary]")).to_be_visible()
    drawer.locator("[data-test=analyse]").tap()
    told = drawer.locator("[data-test=costly]").or_(drawer.get_by_text("played the same"))
    expect(told).to_be_visible(timeout=LONG)
    show = drawer.locator("[data-test=show-costly]")
    if show.count():
        show.tap()
        expect(drawer).to_have_count(0)
        end.tap()
        expect(drawer.locator("[data-test=try-again]")).to_be_visible()
