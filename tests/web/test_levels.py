"""The lobby and the form of a new table say how a level plays, and the lobby keeps the level that was chosen."""

from playwright.sync_api import Page, expect

from tests.web.player import Player


def test_the_level_that_the_lobby_names_sits_at_the_table(player: Player) -> None:
    page = player.page
    page.goto("/")
    expect(player.test("level")).to_have_value("deputy")
    player.test("level").select_option("cowhand")
    expect(player.test("level-ways")).to_have_text(
        "Knows the trade, but is often wrong about what pays in the long run."
    )
    page.reload()
    expect(player.test("level")).to_have_value("cowhand")
    with page.expect_request(lambda request: request.url.endswith("/api/tables")) as asked:
        page.get_by_role("button", name="Play against: Cowhand").first.click()
    body = asked.value.post_data_json
    assert body and body["seats"][1]["level"] == "cowhand"
    player.table.wait_for()


def test_a_new_table_says_how_each_level_plays(phone: Page) -> None:
    player = Player(phone)
    phone.goto("/new/carson")
    seen = set()
    for level in ("greenhorn", "cowhand", "deputy", "ranger", "marshal"):
        player.test("seat-1-level").select_option(level)
        seen.add(player.test("seat-1-level-ways").inner_text())
    assert len(seen) == 5 and all(sentence.endswith(".") for sentence in seen)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
