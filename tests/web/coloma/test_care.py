"""What Coloma's board owes its people: keyboards, curtains, nothing serious for axe, aids that can be switched off."""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from boomtown.games.coloma.state import Position
from tests.web.coloma.positions import GAME, asked, asking, find, finished
from tests.web.coloma_player import ColomaPlayer
from tests.web.conftest import Server, flawless
from tests.web.player import Player, expect_value
from tests.web.test_hot_seat import expect_curtain
from tests.web.test_shape import serious

# The keyboard


def test_a_whole_turn_by_keyboard_alone(page: Page) -> None:
    """The first cards, the dial and everything of a turn, without the mouse and without losing the focus."""
    player = ColomaPlayer(page).sit("person", "bot", "bot", "bot")
    keyboard = page.keyboard

    def tab_to(target: Locator) -> None:
        for _ in range(150):
            if target.evaluate_all("all => all.includes(document.activeElement)"):
                return
            keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {target}")

    # A card goes to an end of the deck by its key, or by Enter on the card and then on the end.
    player.asked()
    tab_to(page.locator('.hand [data-ref^="card:"]'))
    player.press("b")
    player.asked()
    tab_to(page.locator('.hand [data-ref^="card:"]'))
    keyboard.press("Enter")
    tab_to(page.locator("[data-end=top]"))
    player.press("Enter")
    # A number looks at a site, the arrows go round the wheel, Enter chooses.
    player.asked()
    assert player.view["ask"]["kind"] == "dial"
    keyboard.press("2")
    expect(page.locator("aside.outlook:visible")).to_be_visible()
    keyboard.press("ArrowRight")
    expect(player.site(3)).to_be_focused()
    made = len(player.sent)
    player.press("Enter")
    assert player.vocabulary.format(player.sent[made]["action"]) == "site 3"
    player.asked()
    assert player.view["ask"]["kind"] == "menu"
    # Whatever is asked in the turn, Tab leads to what is lit and Enter does it.
    for _ in range(30):
        player.asked()
        ask = player.view["ask"]
        if ask["kind"] == "dial":
            break
        if ask["kind"] == "menu" and len(player.sent) > made + 4:
            player.press("e")
            continue
        if player.verb(player.legal[0]) in ("top", "bottom"):
            tab_to(page.locator('.hand [data-ref^="card:"]'))
            player.press("t")
            continue
        tab_to(page.locator(f'.board [data-action="{player.legal[0]}"]:visible'))
        player.press("Enter")
    assert player.verbs >= {"top", "bottom", "site", "end"}
    assert player.view["round"] == 2


# What lies over what


def test_answers_over_the_canyon_take_their_clicks_at_once(page: Page) -> None:
    """With reduced motion what is hidden stays for some frames; it must not be hit in place of the answers."""
    player = ColomaPlayer(page).without_curtain().sit_at_record(asking("split").record)
    player.asked()
    hidden = page.locator(".canyon.covered")
    expect(hidden).to_have_css("visibility", "hidden")
    hidden.evaluate("element => element.style.visibility = 'visible'")
    coin = page.locator(".asking [data-action]").first
    assert player.hit(coin) is not None


def test_nothing_is_read_out_under_a_mouse_at_rest(page: Page) -> None:
    """The click that opens a table leaves the mouse somewhere; only where it goes afterwards something is read."""
    page.mouse.move(700, 700)
    player = ColomaPlayer(page).sit("person", "bot")
    player.asked()
    page.wait_for_timeout(600)
    expect(page.locator("[data-test=reading]")).to_be_hidden()
    box = page.locator("[data-plate]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("[data-test=reading]")).to_contain_text("2 dudes")


def test_what_the_mouse_has_left_is_looked_at_no_longer(page: Page) -> None:
    player = ColomaPlayer(page).without_curtain().sit_at_record(asking("works").record)
    player.asked()
    space = page.locator("[data-river][data-action]").first
    box = space.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    expect(player.test("changes")).to_be_visible()
    page.mouse.move(5, 5)
    expect(player.test("changes")).to_have_count(0)


# What is hit in the middle of each of these.
BELOW = """shapes => shapes.map(shape => {
  const box = shape.getBoundingClientRect()
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return found.closest('[data-ref]')?.dataset.ref
})"""


def test_a_click_on_the_rim_chooses_the_site_below_it(page: Page) -> None:
    player = ColomaPlayer(page).without_curtain().sit_at_record(asking("dial").record)
    player.asked()
    made = len(player.sent)
    # So does one on a stall of the Barker, from which nothing can be bought now.
    barker = f"site:{player.view['barker']}"
    expect_value(page, lambda: page.locator("svg .stall rect").evaluate_all(BELOW), [barker, barker])
    rim = page.locator('svg [data-ref="event:1"]')
    box = rim.bounding_box()
    assert box is not None
    rim.click(position={"x": box["width"] / 2, "y": 8})
    player.wait_until(lambda: len(player.sent) > made)
    assert player.vocabulary.format(player.sent[made]["action"]) == "site 1"


# Several people at one screen


def test_a_site_is_chosen_behind_the_curtain(page: Page) -> None:
    player = ColomaPlayer(page).sit_at_record(asking("dial").record)
    chosen: dict[int, int] = {}
    for seat in range(3):
        expect_curtain(player, f"Player {seat + 1}")
        # Nothing of anybody's is in the page while one person gives it to the next.
        expect(page.locator('.hand [data-ref^="card:"], .dial')).to_have_count(0)
        player.test("lift").click()
        player.asked()
        assert player.seat == seat
        hand = page.locator('.hand [data-ref^="card:"]')
        cards = player.view["players"][seat]["hand"]
        expect(hand).to_have_count(len(cards))
        assert hand.evaluate_all("all => all.map(card => card.dataset.ref)") == [f"card:{card}" for card in cards]
        # No dial, token or word tells what the others have chosen.
        assert page.locator(".own .dial").count() == 0
        assert [player.view["players"][other]["choice"] for other in range(3)] == [None] * 3
        site = 5 - seat
        player.do(player.vocabulary.parse(f"site {site}"))
        chosen[seat] = site
    player.wait_until(lambda: player.state["views"]["0"]["players"][0]["pioneer"] == chosen[0])
    places = [rival["pioneer"] for rival in player.state["views"]["0"]["players"]]
    assert places == [chosen[seat] for seat in range(3)]


def test_a_spectator_sees_nobodys_hand_and_can_do_nothing(
    page: Page, browser: Browser, server: Server, provoked: list[str]
) -> None:
    host = ColomaPlayer(page).sit("person", "bot", "bot")
    host.asked()
    context = browser.new_context(base_url=server.address, viewport={"width": 1440, "height": 900})
    with flawless(context, provoked) as found:
        guest = ColomaPlayer(found)
        guest.open({**host.links, "key": host.links["watch"]})
        for _ in range(12):
            guest.wait_until(lambda: guest.ply == host.ply)
            expect(found.locator("section.own")).to_be_visible()
            assert found.locator("[data-action], .hand, .own .dial").count() == 0
            for rival in guest.state["views"]["watch"]["players"]:
                assert rival["hand"] is rival["unseen"] is rival["choice"] is None and isinstance(rival["top"], int)
            host.step()


def test_plates_show_who_is_away(player: Player, phone: Page) -> None:
    player.set_up("coloma", "person", "bot", "open")
    guest = Player(phone).join(player.test("invitation").input_value())
    expect(player.page.locator("[data-plate]")).to_have_count(2)
    away = player.page.locator("[data-plate='2'] [data-test=absent-2]")
    expect(away).to_have_count(0)
    guest.page.goto("about:blank")
    expect(away).to_have_attribute("data-says", "away")
    # A bot is always there.
    expect(player.test("absent-1")).to_have_count(0)


# What a click with several steps leads to


def test_a_tag_of_a_card_says_what_it_builds_and_shows_it_in_the_town(page: Page) -> None:
    player = ColomaPlayer(page).without_curtain().sit_at_record(find(can_build).record)
    player.asked()
    tag = page.locator(".hand [data-chain]").first
    card = str(tag.get_attribute("data-chain")).split()[1]
    tag.hover()
    faces: Any = GAME.faces("en")["faces"]
    name = faces["buildings"][card]["name"]
    expect(page.locator(".prompt .words")).to_contain_text(f"Build {name}")
    expect(page.locator(".town .stamp")).to_have_text("+6")


def can_build(state: Position) -> bool:
    ask: Any = GAME.view(state, asked(state)[0])["ask"]
    return ask is not None and any(ask.get("payable", {}).values())


# What everybody can read


QUESTIONS = (
    "keep", "dial", "duel", "menu", "put_back", "split", "pay", "choose", "site", "build", "works", "row", "tent",
    "guests", "barrel", "market", "drive", "benefit", "rob", "sheriff", "board", "pick", "discard",
)  # fmt: skip
STATES = ("keep", "dial", "menu", "build", "works", "drive", "tent", "barrel", "split", "pick")


@pytest.mark.parametrize("kind", [*STATES, "end", "replay"])
def test_axe_finds_nothing_serious(page: Page, kind: str) -> None:
    record = asking(kind).record if kind in STATES else finished()
    player = ColomaPlayer(page).without_curtain().sit_at_record(record)
    player.wait_turn()
    if kind == "replay":
        page.get_by_role("link", name="Replay").click()
        page.get_by_role("button", name="One move back").click()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        page.reload()
        expect(page.locator("section.own")).to_be_visible()
        if kind == "dial":
            page.keyboard.press("3")
            expect(page.locator("aside.outlook:visible .risk")).to_be_visible()
        assert serious(page) == [], theme


@pytest.mark.parametrize("language", ["it", "de"])
def test_every_question_has_its_words(page: Page, language: str) -> None:
    page.add_init_script(
        f"localStorage.setItem('boomtown-settings', JSON.stringify({{curtain: false, language: '{language}'}}))"
    )
    player = ColomaPlayer(page)
    for kind in QUESTIONS:
        player.sit_at_record(asking(kind, 2 if kind == "duel" else 3).record).asked()
        said = page.locator("body").inner_text()
        labels = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        assert re.findall(r"\b(?:web|coloma)-[\w-]+", " ".join([said, *labels])) == [], kind


# Aids


def switch_aids_off(player: ColomaPlayer) -> None:
    player.test("aids").click()
    player.test("aids-for-all").uncheck()
    expect(player.test("aid-outlook")).to_be_disabled()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_without_aids_the_wheel_tells_nothing_but_what_is_printed(page: Page) -> None:
    player = ColomaPlayer(page).without_curtain().sit_at_record(asking("dial").record)
    player.asked()
    page.keyboard.press("3")
    card = page.locator("aside.outlook:visible")
    expect(card.locator(".risk")).to_be_visible()
    expect(card.locator("li.can, li.cannot, li.empty")).not_to_have_count(0)
    expect(page.locator("svg .risk")).to_have_count(5)
    switch_aids_off(player)
    page.keyboard.press("3")
    expect(card.locator("h3")).to_be_visible()
    expect(card.locator(".risk, li")).to_have_count(0)
    expect(page.locator("svg .risk")).to_have_count(0)


def test_without_aids_the_map_lights_the_next_spaces_alone(page: Page) -> None:
    player = ColomaPlayer(page).without_curtain().sit_at_record(asking("drive").record)
    player.asked()
    expect(page.locator(".step .far")).not_to_have_count(0)
    switch_aids_off(player)
    expect(page.locator(".step .far")).to_have_count(0)
    rides = [action for action in player.legal if player.verb(action) == "ride"]
    expect(page.locator("svg .step")).to_have_count(len(rides))
    player.check_shown()


def test_without_aids_a_row_shows_no_other_ranks(page: Page) -> None:
    player = ColomaPlayer(page).without_curtain().sit_at_record(asking("row").record)
    player.asked()
    row = page.locator(".rows [data-action]").first
    row.hover()
    expect(page.locator(".forecast")).to_contain_text("▸")
    page.mouse.move(0, 0)
    switch_aids_off(player)
    row.hover()
    expect(player.test("changes")).to_be_visible()
    expect(page.locator(".forecast")).not_to_contain_text("▸")


# Newcomers


def test_a_year_ends_with_a_poster_of_its_shootout(page: Page) -> None:
    """It tells what everybody got, keeps nobody from choosing the next site, and goes with that choice."""
    player = ColomaPlayer(page, seed=8).sit("person", "bot", "bot")
    poster = player.test("shootout")
    # One's other device, where nothing is decided.
    other = ColomaPlayer(page.context.new_page())
    other.page.goto(page.url)
    while player.asked() and player.view["year"] == 1848:
        expect(poster).to_have_count(0)
        player.step()
    expect(poster).to_contain_text("1848")
    expect(poster).to_contain_text(re.compile("town (wins|loses)"))
    expect(poster.locator("li")).not_to_have_count(0)
    while player.view["ask"]["kind"] != "dial":
        player.step()
        player.asked()
    expect(other.test("shootout")).to_contain_text("1848")
    player.step()
    expect(poster).to_have_count(0)
    expect(other.test("shootout")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_a_question_of_the_first_year_says_what_it_is_about(page: Page, language: str) -> None:
    page.add_init_script(
        f"localStorage.setItem('boomtown-settings', JSON.stringify({{curtain: false, language: '{language}'}}))"
    )
    player = ColomaPlayer(page)
    for kind in ("keep", "dial", "menu"):
        player.sit_at_record(asking(kind, seats=4).record).asked()
        expect(player.test("advice")).to_have_text(re.compile(r"^\w.{30,}\.$"))
        # One line: what lies below stays in sight.
        assert player.test("advice").evaluate("line => line.getClientRects().length === 1 && line.offsetHeight < 32")


def ends_within(inner: Locator, outer: Locator) -> bool:
    one, other = inner.bounding_box(), outer.bounding_box()
    assert one is not None and other is not None
    return one["y"] + one["height"] <= other["y"] + other["height"] + 1


def test_nothing_of_the_stores_is_cut_off(page: Page) -> None:
    """Gold, bridges and hideout share the height of the wheel, which the strip of what happened makes lower."""
    for kind in ("keep", "menu"):
        player = ColomaPlayer(page).without_curtain().sit_at_record(asking(kind, seats=6).record)
        player.asked()
        hideout, stores = page.locator(".hideout:visible"), page.locator("section.stores")
        expect_value(page, partial(ends_within, hideout, stores), True)


@pytest.mark.parametrize("held", ["phone", "lying"])
def test_on_a_phone_the_whole_advice_is_in_sight(request: pytest.FixtureRequest, held: str) -> None:
    page: Page = request.getfixturevalue(held)
    player = ColomaPlayer(page, touch=True).without_curtain().sit_at_record(asking("dial").record)
    player.asked()
    player.wait_until(lambda: ends_within(player.test("advice"), page.locator(".prompt .words")))
