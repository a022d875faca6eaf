"""What Urban Sprawl's board owes its people: keyboards, take-backs, curtains, nothing serious for axe, honest aids."""

import re
from typing import cast

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from boomtown.games.sprawl.acting import acting
from boomtown.games.sprawl.ask import KINDS
from boomtown.games.sprawl.constants import CONTRACTOR
from tests.web.conftest import Server, flawless
from tests.web.sprawl.positions import GAME, Moment, Prepared, asking, find, finished, verb
from tests.web.sprawl_player import SprawlPlayer
from tests.web.test_hot_seat import expect_curtain
from tests.web.test_shape import serious
from tests.web.wire import Wire


def builder(moment: Moment) -> bool:
    """A contract can be built in the middle of a game, and whoever builds it has to choose nothing but its place."""
    return moment.kind == "spot" and moment.state.turn > 3 and len(moment.state.legal(moment.seat)) > 12


def paying_end(moment: Moment) -> bool:
    """The turn ends, and the cards that it turns up pay something."""
    return verb(moment.action) == "end" and any(event.key == "sprawl-payout" for event in moment.events)


def several_permits(moment: Moment) -> bool:
    invests = [action for action in moment.state.legal(moment.seat) if verb(action) == "invest"]
    return moment.kind == "invest" and len(invests) > 1


def sit(page: Page, position: Prepared) -> SprawlPlayer:
    player = SprawlPlayer(page).without_curtain().sit_at_record(position.record)
    player.asked()
    return player


# The keyboard


def test_a_whole_turn_by_keyboard_alone(page: Page) -> None:
    """Claims, actions, a building and the end of the turn, without the mouse and without losing the focus."""
    player = SprawlPlayer(page).sit("person", "bot")
    keyboard = page.keyboard

    def tab_to(target: Locator) -> None:
        for _ in range(150):
            if target.evaluate_all("all => all.includes(document.activeElement)"):
                return
            keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {target}")

    def decide() -> None:
        """Arrows and Enter in the city, Tab and Enter elsewhere."""
        if player.verb(player.legal[0]) == "place":
            tab_to(player.test("ghost"))
            before = player.test("ghost").get_attribute("data-spot")
            keyboard.press("r")
            keyboard.press("ArrowLeft")
            keyboard.press("ArrowDown")
            if len(player.legal) > 8:
                expect(player.test("ghost")).not_to_have_attribute("data-spot", before or "")
        else:
            builds = [action for action in player.legal if player.verb(action) == "build"]
            action = (builds or player.legal)[0]
            tab_to(page.locator(f'.board [data-action="{action}"]:visible'))
        player.press("Enter")

    player.asked()
    # Arrows lead from one building to the next.
    tab_to(page.locator("svg [data-action]"))
    first = page.evaluate("document.activeElement.dataset.action")
    keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.action") not in (None, first)
    while player.asked() and player.view["ask"]["kind"] == "claim":
        decide()
    # A number goes to a contract, with Shift to a planning card.
    while player.asked() and player.view["ask"]["kind"] != "action":
        decide()
    keyboard.press("1")
    expect(page.locator('[data-source="1"]')).to_be_focused()
    keyboard.press("Shift+Digit1")
    expect(page.locator('[data-box="1"]')).to_be_focused()
    for _ in range(40):
        if not player.asked() or player.verbs >= {"build", "place", "end"}:
            break
        takes = [action for action in player.legal if player.verb(action) not in ("end", "favor")]
        if player.view["ask"]["kind"] == "action" and not takes:
            player.press("e")
        else:
            decide()
    assert player.verbs >= {"claim", "build", "place", "end"}


# Taking back


def test_a_chain_is_taken_back_by_one_click(page: Page) -> None:
    """I gives away all permits, one after the other; Undo brings them all back."""
    player = sit(page, find(several_permits))
    hand = player.view["players"][player.seat]["hand"]
    invests = [action for action in player.legal if player.verb(action) == "invest"]
    page.keyboard.press("i")
    player.wait_until(lambda: len(player.sent) == len(invests))
    player.wait_shown(player.sent[-1])
    assert not set(player.view["players"][player.seat]["hand"]) & {
        player.vocabulary.format(move["action"]).split()[1] for move in player.sent
    }
    page.get_by_role("button", name="Undo").click()
    player.wait_until(lambda: player.view["players"][player.seat]["hand"] == hand)


def test_back_gives_up_a_building_site(page: Page) -> None:
    player = sit(page, find(lambda moment: moment.kind == "action" and verb(moment.action) == "build"))
    player.do(next(action for action in player.legal if player.verb(action) == "build"))
    player.asked()
    assert player.view["ask"]["kind"] == "spot"
    player.test("back").click()
    player.wait_until(lambda: player.view["ask"]["kind"] == "action")
    expect(player.test("end")).to_be_visible()


# The pointer


def test_the_pointer_reaches_every_spot_and_builds_what_the_ghost_shows(page: Page) -> None:
    player = sit(page, find(builder))
    point = (0.0, 0.0)
    for action in player.legal:
        spot = player.vocabulary.format(action).split()[1]
        point = player.middle(page.locator(f'.pin[data-action="{action}"]'))
        page.mouse.move(*point)
        expect(player.test("ghost")).to_have_attribute("data-spot", spot)
    made = len(player.sent)
    page.mouse.click(*point)
    player.wait_until(lambda: len(player.sent) > made)
    assert player.sent[made]["action"] == action


def test_the_end_of_a_turn_asks_no_preview(page: Page) -> None:
    """It would draw cards. The forecast speaks of imagined worlds instead."""
    wire = Wire(page)
    player = sit(page, find(paying_end, 4))
    end = next(action for action in player.legal if player.verb(action) == "end")
    player.test("end").hover()
    expect(page.locator(".actions [role=note]")).to_be_visible()
    player.test("end").focus()
    page.wait_for_timeout(200)
    page.keyboard.press("e")
    player.wait_until(lambda: [move["action"] for move in player.sent] == [end])
    player.asked()
    asked = [message for message in wire.sent if message["type"] == "preview"]
    assert end not in [message["action"] for message in asked]
    assert "forecast" in [message["name"] for message in wire.sent if message["type"] == "aid"]
    # Nothing that the page hears has a deck in its order: what may still come is listed as the faces are.
    faces = cast(dict[str, dict[str, object]], GAME.faces("en")["faces"])
    order = [*faces["cards"]]
    for message in wire.heard:
        for view in message.get("views", {}).values():
            for deck in view["decks"].values():
                assert deck["unseen"] == sorted(deck["unseen"], key=order.index)
                assert deck.keys() == {"cards", "top", "active", "special", "unseen"}
            assert view["unseen_planning"] == sorted(view["unseen_planning"], key=order.index)


# What is compared


def tied_for_contractor(moment: Moment) -> bool:
    return moment.kind == "elect" and moment.state.agenda[-1][3] == CONTRACTOR


def test_tied_players_are_compared_by_what_the_office_asks_for(page: Page) -> None:
    """The Contractor is whoever has least prestige; for the other offices buildings or vocation tiles count."""
    player = sit(page, find(tied_for_contractor, 2))
    prestige = player.view["ask"]["standing"][0]
    expect(player.test("acting").locator("small").first).to_have_text(f"{prestige} prestige")


# Several people


def test_people_at_one_screen_take_turns_behind_the_curtain(page: Page) -> None:
    player = SprawlPlayer(page).sit_at_record(asking("claim").record)
    for seat in (0, 1):
        expect_curtain(player, f"Player {seat + 1}")
        player.test("lift").click()
        player.asked()
        assert player.seat == seat
        expect(page.locator("section.tray")).to_have_attribute("aria-label", f"Player {seat + 1}")
        player.do(player.legal[0])


def test_a_spectator_sees_the_board_and_can_do_nothing(
    page: Page, browser: Browser, server: Server, provoked: list[str]
) -> None:
    host = SprawlPlayer(page).sit("person", "bot", length="short")
    host.asked()
    context = browser.new_context(base_url=server.address, viewport={"width": 1440, "height": 900})
    with flawless(context, provoked) as found:
        guest = SprawlPlayer(found)
        guest.open({**host.links, "key": host.links["watch"]})
        for _ in range(8):
            guest.wait_until(lambda: guest.ply == host.ply)
            expect(found.locator("section.tray")).to_be_visible()
            assert found.locator("[data-action]").count() == 0
            # The numbers of a question are for whoever is asked.
            ask = guest.state["views"]["watch"]["ask"]
            assert ask is None or ask.keys() == {"seat", "kind", "source"}
            host.step()


# What everybody can read

STATES = ("claim", "invest", "action", "spot", "split", "elect", "marker", "space", "save")


@pytest.mark.parametrize("kind", [*STATES, "end", "replay"])
def test_axe_finds_nothing_serious(page: Page, kind: str) -> None:
    record = asking(kind, 4).record if kind in STATES else finished(4)
    player = SprawlPlayer(page).without_curtain().sit_at_record(record)
    player.wait_turn()
    if kind == "replay":
        page.get_by_role("link", name="Replay").click()
        page.get_by_role("button", name="One move back").click()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        page.reload()
        expect(page.locator("section.tray")).to_be_visible()
        assert serious(page) == [], theme


@pytest.mark.parametrize(("language", "first"), [("it", 0), ("de", 1)])
def test_every_question_has_its_words(page: Page, language: str, first: int) -> None:
    """Half of the questions in each language; that no language lacks a key, other tests say."""
    page.add_init_script(
        f"localStorage.setItem('boomtown-settings', JSON.stringify({{curtain: false, language: '{language}'}}))"
    )
    player = SprawlPlayer(page)
    for kind in [*KINDS.values()][first::2]:
        player.sit_at_record(asking(kind).record).asked()
        said = page.locator("body").inner_text()
        labels = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        assert re.findall(r"\b(?:web|sprawl)-[\w-]+", " ".join([said, *labels])) == [], kind


def test_without_aids_the_city_shows_prices_alone(page: Page) -> None:
    player = sit(page, find(builder))
    expect(page.locator("svg .score")).not_to_have_count(0)
    player.test("aids").click()
    player.test("aids-for-all").uncheck()
    expect(player.test("aid-sites")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.locator("svg .score")).to_have_count(0)
    expect(page.locator("svg .closed")).to_have_count(0)
    expect(page.locator("svg .priced")).not_to_have_count(0)
    player.check_shown()


# What a newcomer needs


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_a_question_says_in_one_line_what_it_is_about(page: Page, language: str) -> None:
    page.add_init_script(
        f"localStorage.setItem('boomtown-settings', JSON.stringify({{curtain: false, language: '{language}'}}))"
    )
    page.set_viewport_size({"width": 1440, "height": 900})
    player = SprawlPlayer(page)
    for kind in ("claim", "invest", "action", "vocation"):
        player.sit_at_record(asking(kind, seats=4).record).asked()
        page.mouse.move(700, 20)
        expect(player.test("advice")).to_have_text(re.compile(r"^\w.{30,}\.$"))
        # What lies below stays in sight.
        assert player.test("advice").evaluate("line => line.offsetHeight < 32"), kind


def test_a_second_click_after_investing_does_not_end_the_turn(page: Page) -> None:
    player = sit(page, asking("invest"))
    done = player.test("done").bounding_box()
    assert done is not None
    page.mouse.click(done["x"] + done["width"] / 2, done["y"] + done["height"] / 2)
    player.wait_until(lambda: player.view["ask"]["kind"] == "action")
    end = player.test("end").bounding_box()
    assert end is not None and end["y"] >= done["y"] + done["height"]


def test_what_lies_on_the_table_says_what_it_is_good_for(page: Page) -> None:
    player = sit(page, asking("action", seats=2))
    reading = player.test("reading")
    for thing, said in {
        ".cards .planning[data-card^=p]": "one permit of its zone for each lot",
        ".contract .favor": "from your next turn on you build it for 0 AP",
        ".supply .tile": "takes a tile",
        ".tray .pips": "this turn only",
        ".place .closed": "opens with",
        ".map .building": "It lies in",
        ".office.later": "It comes with Airport",
        ".cards .planning:has(.ballot)": "the election for the next office",
    }.items():
        page.locator(thing).first.hover()
        expect(reading).to_contain_text(said)


def of_somebody_else(moment: Moment) -> bool:
    """Tiles pay because of a contract that somebody else builds."""
    source = acting(moment.state)
    return moment.kind == "split" and source is not None and "card" in source and source["seat"] != moment.seat


def parks_as_mayor(moment: Moment) -> bool:
    source = acting(moment.state)
    return moment.kind == "place" and source is not None and source.get("office") == "mayor"


def test_a_card_that_asks_says_whose_it_is_and_what_an_office_is_good_for(page: Page) -> None:
    player = sit(page, find(of_somebody_else))
    expect(player.test("builder")).to_have_text(f"Player {player.view['acting']['seat'] + 1}")
    sit(page, find(parks_as_mayor))
    expect(player.test("acting")).to_contain_text("adjacent to parks")
    player.expect_sentence("Mayor: choose a free spot for a new park")


# What people read


def test_no_coordinates_are_read(page: Page) -> None:
    """Places have words, and a light shows which one is meant; only screen readers hear of rows and columns."""
    coordinates = re.compile(r"\br\dc\d|\b(?:row|column) \d, ")
    player = sit(page, asking("claim"))
    page.locator("svg [data-action]").first.hover()
    expect(player.test("changes")).to_contain_text(re.compile(r"Claim [a-z ]+, in the "))
    player.do(player.legal[0])
    player.asked()
    taken = next(building["first"] for building in player.view["city"] if building["owner"] >= 0)
    page.locator(f'[data-ref="building:{taken}"]').click()
    expect(player.test("reason")).to_contain_text("has claimed that building already")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text(re.compile(r"claims a building in the [\w-]+ for \d+ wealth")).last).to_be_visible()
    assert not coordinates.findall(page.locator("body").inner_text())


def test_the_others_show_who_is_away(page: Page, phone: Page) -> None:
    player = SprawlPlayer(page)
    player.set_up("sprawl", "person", "open")
    guest = SprawlPlayer(phone)
    guest.join(player.test("invitation").input_value())
    expect(player.test("absent-1")).to_have_count(0)
    guest.page.goto("about:blank")
    expect(player.test("absent-1")).to_be_visible()
