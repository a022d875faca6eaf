"""What gets in nobody's way at a first game: keys, drawers, a hot seat, dragging, a phone, a line that breaks."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.conftest import Server
from tests.web.lesson_player import LessonPlayer
from tests.web.player import PATIENCE, STILL, Player
from tests.web.stopwatch import crowd
from tests.web.test_shape import settle
from tests.web.wire import Wire


def box(element: Locator) -> dict[str, float]:
    found: Any = element.bounding_box()
    assert found is not None
    return {side: round(float(found[side])) for side in ("x", "y", "width", "height")}


# Keys


def test_keys_work_though_nothing_is_in_focus(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    page = player.page
    page.evaluate("document.activeElement?.blur()")
    ply = player.ply
    page.keyboard.press("ArrowRight")
    expect(page.locator("button[data-action]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    player.wait_after(ply)
    player.until_placing()
    page.evaluate("document.activeElement?.blur()")
    ghost = player.test("ghost")
    column, left = int(ghost.get_attribute("data-x") or "0"), box(ghost)["x"]
    # Already the first arrow moves the card that is to be placed.
    page.keyboard.press("ArrowRight")
    expect(ghost).to_have_attribute("data-x", str(column + 1))
    player.wait_until(lambda: box(ghost)["x"] > left, "that the card moves")


def test_arrows_walk_the_ring_as_it_lies_and_never_wrap(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    page = player.page
    page.locator("button[data-card]").first.focus()
    for _ in range(8):
        page.keyboard.press("ArrowUp")
    top = box(page.locator("button[data-card]:focus"))
    highest = min(box(card)["y"] for card in page.locator("button[data-card]").all())
    # Drawn in a little where it is a corner.
    assert top["y"] <= highest + 14


# Drawers


def test_back_closes_a_drawer_and_stays_at_the_table(phone: Page) -> None:
    player = Player(phone)
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    address = phone.url
    phone.get_by_role("button", name="Log").tap()
    expect(phone.get_by_role("dialog")).to_be_visible()
    phone.go_back()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    assert phone.url == address
    expect(player.table).to_be_visible()
    # A drawer that was closed by hand leaves nothing behind: Back leads to the lobby again.
    phone.get_by_role("button", name="Log").tap()
    phone.get_by_role("button", name="Close").tap()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    phone.wait_for_function("!history.state?.over")
    phone.go_back()
    expect(phone.locator(".shelf")).to_be_visible()


def test_the_focus_is_where_it_was_after_a_drawer(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    player.test("rules").focus()
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("dialog")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    expect(player.test("rules")).to_be_focused()


# Several people at one screen


def test_look_from_shows_the_table_from_that_seat(player: Player) -> None:
    player.set_up("wagons", "person", "person")
    player.wait_turn()
    shown = player.page.locator("section.mine h2")
    asked = shown.inner_text()
    other = "1" if asked == "Player 1" else "0"
    player.test("look-from").select_option(other)
    expect(shown).to_have_text(f"Player {int(other) + 1}")
    expect(player.test("look-from")).to_have_value(other)
    player.test("look-from").select_option("0" if other == "1" else "1")
    expect(shown).to_have_text(asked)
    player.decide()


# Dragging


def test_a_card_is_dragged_from_the_ring_to_the_town(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    while not player.page.locator("[data-drop]").is_visible():
        player.decide()
        player.wait_turn()
    ply = player.ply
    player.targets.first.drag_to(player.page.locator("[data-drop]"))
    player.wait_after(ply)


def test_a_drag_that_ends_nowhere_does_nothing(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    ply = player.ply
    player.targets.first.drag_to(player.page.locator(".goal").first)
    player.page.wait_for_timeout(300)
    assert player.ply == ply


def test_a_finger_drags_the_card_that_is_placed(phone: Page) -> None:
    """It lies where it is let go, to be looked at; only a tap places it."""
    player = Player(phone)
    player.play_deputy("Circle the Wagons")
    player.until_placing_by_tapping()
    ghost = player.test("ghost")
    ghost.scroll_into_view_if_needed()
    phone.wait_for_function(STILL)
    ply = player.ply
    finger = phone.context.new_cdp_session(phone)
    start, column = box(ghost), int(ghost.get_attribute("data-x") or "0")
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in (1, 2, 3, 4):
        moved = {"x": x - step * start["width"] / 8, "y": y}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [moved]})
    expect(ghost).to_have_attribute("data-x", str(column - 1))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.wait_for_timeout(300)
    expect(ghost).to_have_attribute("data-x", str(column - 1))
    assert player.ply == ply


def test_the_card_waits_where_it_was_while_the_mouse_goes_to_the_button(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.until_placing()
    ghost, place = player.test("ghost"), player.test("place")
    before = box(ghost)
    # The first card has one place, and a mouse does not take it away from there.
    middle = box(player.test("town"))
    player.page.mouse.move(middle["x"] + 5, middle["y"] + 5)
    player.page.mouse.move(middle["x"] + 9, middle["y"] + 9)
    assert box(ghost) == before
    expect(place).to_have_attribute("aria-disabled", "false")
    player.decide()
    player.until_placing()
    before = box(ghost)
    town, button = box(player.test("town")), box(place)
    player.page.mouse.move(town["x"] + 5, town["y"] + 5)
    player.wait_until(lambda: box(ghost) != before, "that the card follows the mouse")
    player.page.mouse.move(button["x"] + 9, button["y"] + 9, steps=10)
    player.wait_until(lambda: box(ghost) == before, "that the card goes back")
    ply = player.ply
    place.click()
    player.wait_after(ply)


def test_the_button_says_why_a_card_may_not_lie_there(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.until_placing()
    player.test("ghost").focus()
    for _ in range(6):
        player.page.keyboard.press("ArrowLeft")
    expect(player.test("place")).to_have_attribute("aria-disabled", "true")
    # By keyboard, for a mouse would look at the places on its way.
    player.test("place").focus()
    player.page.keyboard.press("Enter")
    expect(player.test("reason")).to_contain_text("lies in the middle")


# What happened


def test_a_move_of_the_strip_is_told_in_words_and_by_whom(player: Player) -> None:
    """A card that was skipped stands beside the mark of whoever gets it."""
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    ply = player.ply
    player.targets.nth(2).click()
    player.wait_after(ply)
    mine = player.test("strip").locator("li button").last
    expect(mine.locator(".thumbs")).to_have_count(2)
    mine.hover()
    reading = player.test("reading")
    expect(reading).to_contain_text("skips 2 cards and takes this one.")
    expect(reading).to_contain_text("gets this card as a gift.")


# The phone


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_nothing_shifts_between_two_taps(phone: Page, language: str) -> None:
    phone.add_init_script(f"localStorage.setItem('boomtown-settings', JSON.stringify({{language: '{language}'}}))")
    player = Player(phone)
    player.play_deputy("Circle the Wagons")
    # The mouse that clicked in the lobby would look at the card under it, which no finger does.
    phone.mouse.move(2, 2)
    settle(phone)
    controls = box(phone.locator(".controls"))
    for _ in range(3):
        player.wait_turn()
        phone.wait_for_function(STILL)
        # Whose turn it is and what is asked takes the same room.
        assert box(phone.locator(".controls")) == controls
        if player.placing:
            ghost = player.test("ghost")
            before = box(ghost)
            ghost.tap()
            expect(player.test("changes")).to_be_visible()
            phone.wait_for_function(STILL)
            assert box(ghost) == before
            break
        card = phone.locator("button[data-action]:visible").nth(3)
        before = box(card.locator("svg").first)
        card.tap()
        expect(player.test("changes")).to_be_visible()
        phone.wait_for_function(STILL)
        # A picked card is drawn larger around its middle.
        after = box(card.locator("svg").first)
        for corner, size in (("x", "width"), ("y", "height")):
            assert abs(before[corner] + before[size] / 2 - after[corner] - after[size] / 2) <= 1
        ply = player.ply
        card.tap()
        player.wait_after(ply)


def test_the_bar_of_a_phone_has_words_and_no_keys(phone: Page) -> None:
    player = Player(phone)
    player.play_deputy("Circle the Wagons")
    player.until_placing_by_tapping()
    for word in ("Undo", "Restart", "Hint", "Score", "Log", "Chat", "Seats"):
        expect(phone.locator(".tools").get_by_text(word, exact=True)).to_be_visible()
    assert player.test("turn").inner_text().strip() == "Turn"


# Where the words of the tools begin and end.
WORDS = """tools => tools.filter((tool) => tool.offsetParent).map((tool) => {
  const words = document.createRange()
  words.selectNodeContents(tool)
  const { left, right } = words.getBoundingClientRect()
  return { left, right, bottom: tool.getBoundingClientRect().bottom }
})"""


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_words_of_the_bar_stand_side_by_side_in_one_line(phone: Page, language: str) -> None:
    player = Player(phone)
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    phone.locator("header select").select_option(language)
    expect(phone.locator("html")).to_have_attribute("lang", language)
    words = phone.locator(".tools .button").evaluate_all(WORDS)
    bottoms = [word["bottom"] for word in words]
    assert len(words) == 7 and max(bottoms) - min(bottoms) < 10
    assert all(first["right"] < second["left"] for first, second in pairwise(words))


@pytest.mark.parametrize("held", ["phone", "lying"])
def test_the_icons_at_the_top_of_a_phone_have_words(request: pytest.FixtureRequest, held: str) -> None:
    page: Page = request.getfixturevalue(held)
    Player(page).play_deputy("Carson City").wait_turn()
    for word in ("Aids", "Sound", "Rules"):
        expect(page.locator("header").get_by_text(word, exact=True)).to_be_visible()
    expect_tools_on_the_screen(page)


def expect_tools_on_the_screen(page: Page) -> None:
    width = page.evaluate("innerWidth")
    for tool in page.locator("header .more :is(a, button)").all():
        assert box(tool)["x"] >= 0 and box(tool)["x"] + box(tool)["width"] <= width


@pytest.mark.parametrize("held", ["phone", "lying"])
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_tools_of_a_lesson_fit_a_phone(request: pytest.FixtureRequest, held: str, language: str) -> None:
    page: Page = request.getfixturevalue(held)
    LessonPlayer(page, touch=True).begin("carson", language).test("skeleton").wait_for(state="detached")
    expect_tools_on_the_screen(page)


@pytest.mark.parametrize(("width", "height"), [(844, 390), (720, 450), (960, 540)])
@pytest.mark.parametrize("title", ["Circle the Wagons", "Carson City", "Coloma", "Urban Sprawl"])
def test_the_board_keeps_most_of_a_low_screen(
    browser: Browser, server: Server, title: str, width: int, height: int
) -> None:
    """A phone on its side, and screens of 1440 by 900 and 1920 by 1080 at 200 %."""
    context = browser.new_context(base_url=server.address, locale="en-GB", viewport={"width": width, "height": height})
    player = Player(context.new_page())
    player.play_deputy(title)
    player.wait_turn()
    assert box(player.page.locator("section.board"))["height"] >= 0.6 * height
    assert player.page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()


def test_the_points_of_a_move_cover_no_word_of_the_question(phone: Page) -> None:
    player = Player(phone)
    player.play_deputy("Circle the Wagons")
    player.until_placing_by_tapping()
    stamp = player.test("gain")
    stamp.wait_for()
    # It is turned a little, and the lines of the question have room above their letters.
    player.wait_until(lambda: box(stamp)["y"] + box(stamp)["height"] <= box(player.test("prompt"))["y"] + 6)


# What is drawn


def test_the_next_card_is_marked_from_the_first_turn_on(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    if "start" in player.sentence():
        player.decide()
        player.wait_turn()
    expect(player.test("next-card")).to_be_visible()


def test_the_flag_of_the_next_card_lies_over_all_cards(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    player.page.mouse.move(5, 5)
    levels = "cards => cards.map(card => Number(getComputedStyle(card).zIndex) || 0)"
    first, *others = player.page.locator("button[data-card]").evaluate_all(levels)
    assert first > max(others)


def test_gifts_never_cover_a_name(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    if player.targets.count() == 15 and not player.placing:
        player.decide(11)
        player.wait_turn()
    for header in player.page.locator("section.mine header, section.rival header").all():
        name, tray = header.locator("h2"), header.locator(".tray")
        if tray.count():
            assert box(name)["x"] + box(name)["width"] <= box(tray)["x"] + 1


def test_a_large_screen_has_large_cards_and_readable_goals(browser: Browser, server: Server) -> None:
    context = browser.new_context(
        base_url=server.address, locale="en-GB", viewport={"width": 1920, "height": 1080}, reduced_motion="reduce"
    )
    player = Player(context.new_page())
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    assert box(player.page.locator("button[data-card]").last)["width"] > 90
    sizes = player.page.locator(".goal p").evaluate_all("all => all.map(p => parseFloat(getComputedStyle(p).fontSize))")
    assert min(sizes) >= 15
    context.close()


def test_the_row_of_carson_city_is_wide(player: Player) -> None:
    player.play_deputy("Carson City")
    player.wait_turn()
    assert box(player.page.locator("section.offer"))["width"] > 700
    assert box(player.page.locator("[data-slot='1']"))["width"] >= 100


# What is said


def test_moves_of_a_bot_are_announced(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    name = player.page.locator(".rival h2").inner_text().strip()
    player.until_placing()
    player.decide()
    player.wait_turn()
    expect(player.test("announced")).to_contain_text(name)
    expect(player.test("announced")).to_have_attribute("aria-live", "polite")


def test_an_illegal_click_is_answered_in_players_words(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.until_placing()
    player.page.locator("button[data-card]").first.click()
    reason = player.test("reason")
    expect(reason).to_contain_text("Not now. Place")
    assert "take" not in reason.inner_text() and "“" not in reason.inner_text()


def test_a_first_bid_is_explained_and_a_card_laid_leaves_nothing_to_chance(player: Player) -> None:
    player.play_deputy("Carson City")
    player.wait_turn()
    player.page.mouse.move(5, 5)
    expect(player.test("advice")).to_contain_text("spent for this era")
    player.until_placing()
    expect(player.test("changes")).to_be_visible()
    expect(player.test("changes")).not_to_contain_text("chance")


def test_bots_have_names_that_differ(player: Player) -> None:
    player.set_up("carson", "person", "bot", "bot", "bot", "bot", "bot")
    others = player.page.locator("section.others h3")
    expect(others).to_have_count(5)
    assert len({name.strip() for name in others.all_inner_texts()}) == 5


@pytest.mark.parametrize(("bots", "decisions"), [(1, 36), (2, 36), (5, 20)])
def test_all_rivals_are_in_sight_with_cities_that_have_grown(player: Player, bots: int, decisions: int) -> None:
    """Two people have two virtual players beside them."""
    player.set_up("carson", "person", *["bot"] * bots)
    player.play(decisions, choice=3)
    player.wait_turn()
    rivals = player.page.locator("section.others")
    assert rivals.evaluate("rivals => rivals.scrollHeight - rivals.clientHeight") <= 1
    lowest = max(box(rival)["y"] + box(rival)["height"] for rival in rivals.locator("article").all())
    assert lowest <= player.page.evaluate("innerHeight")


# The lobby


def test_only_the_options_that_matter_are_shown(page: Page) -> None:
    page.goto("/new/carson")
    page.locator("[data-test=start]").wait_for()
    levels = page.locator(".option", has_text="Level of the")
    expect(levels).to_have_count(2)
    many = page.locator(".counts").get_by_role("button")
    many.get_by_text("4", exact=True).click()
    expect(levels).to_have_count(0)
    page.goto("/new/coloma")
    mules, shade = page.locator(".option", has_text="Mule duel"), page.locator(".option", has_text="Strength of Shade")
    expect(mules).to_be_visible()
    expect(shade).to_have_count(0)
    expect(page.locator(".option", has_text="Specialties are")).to_have_count(0)
    many.get_by_text("1", exact=True).click()
    expect(shade).to_be_visible()
    expect(mules).to_have_count(0)


def test_a_box_is_opened_by_clicking_it(page: Page) -> None:
    page.goto("/")
    page.locator("[data-test=box]").first.click()
    Player(page).table.wait_for()


def test_your_tables_say_when_how_it_stands_and_whose_turn_it_is(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.until_placing()
    player.page.goto("/")
    entry = player.page.locator(".recent li").first
    expect(entry).to_contain_text("your turn")
    expect(entry.locator("time")).to_be_visible()
    assert any(character.isdigit() for character in entry.locator("span").first.inner_text())


# The line


@pytest.mark.alone
def test_a_dead_line_is_noticed_and_the_click_is_not_lost(player: Player) -> None:
    wire = Wire(player.page)
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    ply = player.ply
    wire.passes = lambda message: wire.opened > 1
    player.targets.first.click()
    # What comes without being the answer does not tell that the click has arrived.
    wire.tell()
    expect(player.test("lost")).to_be_visible(timeout=2500 * crowd())
    wire.line.close()
    player.page.locator(f'[data-test=table]:not([data-ply="{ply}"])').wait_for(timeout=PATIENCE)


@pytest.mark.alone
def test_being_offline_is_noticed_at_once(player: Player, provoked: list[str]) -> None:
    provoked.append("ERR_INTERNET_DISCONNECTED")
    player.play_deputy("Circle the Wagons")
    player.wait_turn()
    player.page.context.set_offline(True)
    expect(player.test("lost")).to_be_visible(timeout=2000 * crowd())
    player.page.context.set_offline(False)
    expect(player.test("lost")).to_have_count(0, timeout=PATIENCE)


# The replay


@pytest.mark.alone
def test_a_replay_looks_like_the_table_and_has_a_speed(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.play(60)
    board = box(player.page.locator("section.board"))["width"]
    player.page.get_by_role("link", name="Replay").click()
    player.test("ply").wait_for()
    expect(player.page.get_by_role("tab", name="Log")).to_be_visible()
    player.wait_until(lambda: box(player.page.locator("section.board"))["width"] == board, "that it is as wide")
    player.page.get_by_role("button", name="To the start").click()
    player.test("speed").select_option("fast")
    player.page.get_by_role("button", name="Run").click()
    expect(player.test("ply")).to_contain_text(re.compile(r"Move ([3-9]|\d\d) "), timeout=5000 * crowd())
