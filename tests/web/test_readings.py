""" "What does this do?" for every object of every board, by mouse, by touch and by keyboard."""

import re

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.support import ROOT
from tests.web.board_player import HIT
from tests.web.lesson_player import LessonPlayer
from tests.web.player import PATIENCE, Player

GAMES = ("wagons", "carson", "coloma", "sprawl")
# Notes of the lesson that are followed first, so that there is something on the board.
NOTES = {"wagons": 13, "carson": 12, "coloma": 14, "sprawl": 8}

# Every object in sight that has a ref; parts of the board are no objects.
OBJECTS = """() => [...document.querySelectorAll('.board [data-ref]')]
  .filter(element => element.checkVisibility({visibilityProperty: true}) && !element.dataset.ref.startsWith('part:'))
  .map(element => element.dataset.ref)"""
# The same with what has no ref, each with what tells it from others; its number finds it again.
ALL_OBJECTS = """() => [...document.querySelectorAll('.board :is([data-ref], [data-reads], [data-says])')]
  .filter((element, number) => {
    element.dataset.number = number
    const isPart = element.dataset.ref?.startsWith('part:')
    return element.checkVisibility({visibilityProperty: true}) && !isPart
  })
  .map(element => {
    const {number, ref, says} = element.dataset
    return [number, ref ?? says ?? element.getAttribute('aria-label') ?? element.textContent.trim()]
  })"""
# What stands for a move and neither has words nor belongs to something that is read.
WORDLESS = """() => [...document.querySelectorAll('.board [data-action]')]
  .filter(element => element.checkVisibility({visibilityProperty: true}))
  .filter(element => !(element.innerText ?? element.textContent).trim())
  .filter(element => !element.closest('[data-ref]:not([data-ref^="part:"]), [data-reads], [data-says]'))
  .map(element => element.outerHTML.slice(0, 120))"""
# Those of these refs whose object does not hold one that was walked to.
UNREAD = """refs => refs.filter(
  ref => !document.querySelector(`.board [data-ref="${CSS.escape(ref)}"] [data-walked]`))"""
# More than any board shows.
MOST_OBJECTS = 600
TITLE = "[data-test=reading] h3"
# What a board shows beside some of its objects in the place of a card to read.
BESIDE = ".coloma aside.outlook:visible, .coloma .sum:visible"

# On a phone, what opens all that another player has.
RIVALS = {"coloma": ".plate.paper.choice:visible", "sprawl": ".player.choice:visible"}


def table(page: Page, game: str, touch: bool = False) -> Player:
    """A table where something has been built: the lesson of the game, left after some notes."""
    player = LessonPlayer(page, touch).begin(game)
    player.follow(NOTES[game])
    player.press(player.test("lesson-leave"))
    expect(player.note).to_have_count(0)
    player.test("skeleton").wait_for(state="detached")
    # While a card is placed it follows the pointer and lies over everything else.
    while player.wait_turn() and player.placing:
        player.decide_once()
    return player


def test_a_ruling_that_is_quoted_is_explained(player: Player) -> None:
    player.play_deputy("Carson City")
    player.wait_turn()
    player.page.locator("[data-ref='bid:1']:visible").first.hover()
    expect(player.test("reading-rule")).to_contain_text("(Ruling")
    expect(player.test("reading-ruling")).to_contain_text("we decided it")


@pytest.mark.parametrize(("title", "rival"), [("Circle the Wagons", ".rival h2"), ("Carson City", ".others h3")])
def test_a_rival_says_that_the_computer_plays_and_how(player: Player, title: str, rival: str) -> None:
    player.play_deputy(title)
    player.wait_turn()
    player.page.locator(rival).first.hover()
    expect(player.test("reading")).to_contain_text("Played by the computer, at the level Deputy.")
    expect(player.test("reading")).to_contain_text("without thinking ahead")


@pytest.mark.parametrize("game", GAMES)
def test_every_object_is_read_by_mouse(page: Page, game: str) -> None:
    player = table(page, game)
    player.wait_turn()
    silent: list[str] = []
    refs = page.evaluate(OBJECTS)
    assert len(refs) > 10
    seen: set[str] = set()
    for ref in refs:
        if ref in seen:
            continue
        seen.add(ref)
        element = page.locator(f'.board [data-ref="{ref}"]:visible').first
        point = element.evaluate(HIT)
        if point is None:
            continue  # another object lies over it, and is read itself
        page.mouse.move(2, 2)
        page.mouse.move(*point)
        try:
            page.locator(f"{TITLE}, {BESIDE}").first.wait_for(timeout=PATIENCE / 2)
        except TimeoutError:
            silent.append(ref)
    assert silent == []


@pytest.mark.parametrize("game", GAMES)
def test_every_object_is_read_by_keyboard(page: Page, game: str) -> None:
    player = table(page, game)
    player.wait_turn()
    page.mouse.move(2, 2)
    wanted = set(page.evaluate(OBJECTS))
    page.keyboard.press("w")
    inspected = page.locator("[data-inspected]")
    expect(inspected).to_have_count(1)
    read: set[str] = set()
    for _ in range(MOST_OBJECTS):
        assert page.locator(TITLE).inner_text()
        ref, before = inspected.evaluate(
            "element => { const walked = element.dataset.walked; element.dataset.walked = 'yes';"
            " return [element.dataset.ref ?? '', walked] }"
        )
        if before:
            break
        read.add(ref)
        page.keyboard.press("ArrowRight")
    # What only holds other objects, as a box holds a card, is read by way of them.
    assert page.evaluate(UNREAD, sorted(wanted - read)) == []
    page.keyboard.press("Escape")
    expect(inspected).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_object_is_read_by_touch_and_not_played(phone: Page, game: str) -> None:
    sent: list[str] = []
    phone.on("websocket", lambda socket: socket.on("framesent", lambda message: sent.append(str(message))))
    player = table(phone, game, touch=True)
    player.wait_turn()
    sent.clear()
    walk = TouchWalk(phone)
    # A phone shows one part of the board at a time.
    parts = phone.locator("[data-opens]:visible")
    for part in range(max(1, parts.count())):
        if parts.count():
            parts.nth(part).tap()
        walk.read_all()
    if game in RIVALS:
        phone.locator(RIVALS[game]).first.tap()
        phone.get_by_role("dialog").wait_for()
        walk.read_all("dialog ")
    assert walk.silent == []
    assert walk.covered <= walk.read
    assert len(walk.read) > 10
    assert [message for message in sent if '"move"' in message] == []


class TouchWalk:
    """Rests a finger on one object after the other."""

    def __init__(self, phone: Page) -> None:
        self.phone = phone
        self.finger = phone.context.new_cdp_session(phone)
        self.read: set[str] = set()
        self.silent: list[str] = []
        self.covered: set[str] = set()  # wherever a finger rests on it, it touches something else

    def read_all(self, within: str = "") -> None:
        # Twice, because some objects are drawn anew while others are read.
        for number, ref in (entry for _ in range(2) for entry in self.phone.evaluate(ALL_OBJECTS)):
            element = self.phone.locator(f'{within}[data-number="{number}"]')
            if ref in self.read or not element.count():
                continue
            point = element.evaluate(HIT)
            if point is None:
                self.covered.add(ref)
                continue
            touch = [{"x": point[0], "y": point[1]}]
            self.finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": touch})
            try:
                self.phone.locator(TITLE).wait_for(timeout=PATIENCE / 2)
                self.read.add(ref)
            except TimeoutError:
                self.silent.append(ref)
            self.finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            self.phone.locator(TITLE).wait_for(state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_chosen_says_what_it_is(page: Page, game: str) -> None:
    """Whatever stands for a move has words on it, or is read as the object it is."""
    table(page, game).wait_turn()
    assert page.locator(".board [data-action]:visible").count() > 0
    assert page.evaluate(WORDLESS) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_board_has_titles_of_the_browser(page: Page, game: str) -> None:
    table(page, game)
    assert page.locator(".board [title]").count() == 0


def test_no_page_has_titles_of_the_browser() -> None:
    """No finger and no key opens them. What a component calls its title is another thing, and so is that of a page."""
    of_drawing = re.compile(r"(?<!<svelte:head>)<title>")
    sources = {source: source.read_text() for source in (ROOT / "web" / "src").rglob("*.svelte")}
    assert len(sources) > 100
    for name, text in sources.items():
        assert not of_drawing.search(text), name
        for title in re.finditer(r"\stitle=", text):
            *_, tag = re.findall(r"<[A-Za-z]", text[: title.start()]) or ["<A"]
            assert tag.isupper(), name


def test_a_reading_tells_the_rule_and_what_it_scores_now(page: Page) -> None:
    player = table(page, "wagons")
    player.wait_turn()
    page.mouse.move(2, 2)
    page.locator('[data-ref="goal:the_herd"]').hover()
    sheet = page.locator("[data-test=reading]")
    expect(sheet).to_contain_text("The Herd")
    expect(sheet).to_contain_text("Scores now: ")
    expect(page.locator("[data-test=reading-rule]")).to_contain_text("W6.16")
