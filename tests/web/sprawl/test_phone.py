"""Urban Sprawl on a phone, upright and on its side, by tapping: nothing is too wide, too small or out of reach."""

import pytest
from playwright.sync_api import Page, expect

from boomtown.games.sprawl.ask import KINDS
from tests.web.sprawl.positions import Moment, asking, find, verb
from tests.web.sprawl_player import SprawlPlayer
from tests.web.test_shape import check_controls, check_shape


@pytest.mark.parametrize("held", ["phone", "lying"])
def test_the_first_two_rounds_by_tapping(request: pytest.FixtureRequest, held: str) -> None:
    page: Page = request.getfixturevalue(held)
    player = SprawlPlayer(page, seed=4, touch=True).sit("person", "bot", "bot")
    decisions = 0
    # Three seats take one turn each in a round.
    while player.asked() and player.view["turn"] <= 6:
        player.step()
        decisions += 1
        check_controls(page)
    assert player.view["turn"] > 6
    assert decisions >= 6  # four claims and two ends of turns
    assert player.verbs >= {"claim", "take", "end"}


@pytest.mark.parametrize("held", ["phone", "lying"])
def test_every_question_is_answered_by_tapping(request: pytest.FixtureRequest, held: str) -> None:
    """What a random game answers next, but there the last one of its verb: for places that is the southernmost."""
    player = SprawlPlayer(request.getfixturevalue(held), touch=True).without_curtain()
    for kind in KINDS.values():
        position = asking(kind)
        player.sit_at_record(position.record).asked()
        assert player.view["ask"]["kind"] == kind
        player.do(max(action for action in position.legal if verb(action) == verb(position.action)))


@pytest.mark.parametrize(
    ("language", "kind"),
    [
        ("en", "action"),
        ("en", "spot"),
        ("it", "claim"),
        ("it", "elect"),
        ("de", "action"),
        ("de", "save"),
        ("de", "spot"),
    ],
)
def test_every_part_fits_a_phone_in_every_language(phone: Page, kind: str, language: str) -> None:
    phone.add_init_script(
        f"localStorage.setItem('boomtown-settings', JSON.stringify({{curtain: false, language: '{language}'}}))"
    )
    player = SprawlPlayer(phone, touch=True).sit_at_record(asking(kind, seats=4).record)
    player.asked()
    for part in ("city", "cards", "mine", "offices"):
        phone.locator(f".parts [data-opens={part}]").tap()
        check_shape(phone)


def test_a_building_is_chosen_through_the_lens(phone: Page) -> None:
    """A tap on a block brings it near; there every shape of the block can be had."""
    player = SprawlPlayer(phone, touch=True).without_curtain().sit_at_record(asking("spot", seats=4).record)
    player.asked()
    spots = {player.vocabulary.format(action).split()[1] for action in player.legal}
    block = min(spot.partition(".")[0] for spot in spots)
    shapes = {spot for spot in spots if spot.partition(".")[0] == block}
    player.tap_block(block)
    seen = set()
    for _ in shapes:
        spot = player.test("lens-ghost").get_attribute("data-spot") or ""
        seen.add(spot)
        player.test("next-shape").tap()
        if len(shapes) > 1:
            expect(player.test("lens-ghost")).not_to_have_attribute("data-spot", spot)
    assert seen == shapes
    made = len(player.sent)
    player.test("build-here").tap()
    player.wait_until(lambda: len(player.sent) > made)
    assert player.vocabulary.format(player.sent[made]["action"]).split()[1] in shapes


def test_the_next_shape_is_in_sight_on_its_side(lying: Page) -> None:
    """Beside the map nothing has room below the lens, so the button stands in the bar at the top."""
    player = SprawlPlayer(lying, touch=True).without_curtain().sit_at_record(asking("spot", seats=4).record)
    player.asked()
    spot = player.test("lens-ghost").get_attribute("data-spot")
    expect(player.test("next-shape")).to_be_in_viewport(ratio=1)
    expect(player.test("lens")).to_be_in_viewport(ratio=1)
    player.test("next-shape").tap()
    expect(player.test("lens-ghost")).not_to_have_attribute("data-spot", spot or "")


def within_words(page: Page, test: str) -> bool:
    """Whether what the prompt says is seen whole, without scrolling."""
    words, said = page.locator(".prompt .words").bounding_box(), page.locator(f"[data-test={test}]").bounding_box()
    assert words is not None and said is not None
    return words["y"] - 1 <= said["y"] and said["y"] + said["height"] <= words["y"] + words["height"] + 1


def test_the_advice_is_in_sight_whatever_the_others_did(phone: Page) -> None:
    player = SprawlPlayer(phone, seed=4, touch=True).sit("person", "bot", "bot")
    while player.asked() and player.view["turn"] < 4:
        player.step()
    player.asked()
    phone.keyboard.press("Shift")  # the story of what they did is over
    expect(player.test("advice")).to_be_visible()
    expect(player.test("strip")).to_have_count(0)
    player.wait_until(lambda: within_words(phone, "advice"))


def wasting(moment: Moment) -> bool:
    return moment.kind == "action" and moment.state.ap > 1


def test_the_first_tap_on_end_says_what_lapses(phone: Page) -> None:
    position = find(wasting)
    player = SprawlPlayer(phone, touch=True).without_curtain().sit_at_record(position.record)
    player.asked()
    player.click(player.test("end"))
    expect(phone.locator(".prompt .changes")).to_contain_text("AP lapse")


def test_a_first_tap_says_that_a_second_one_does_it(phone: Page) -> None:
    player = SprawlPlayer(phone, touch=True).sit("person", "bot", "bot")
    player.asked()
    player.prepare(player.legal[0])
    player.click(phone.locator(f'.board [data-action="{player.legal[0]}"]:visible').first)
    expect(player.test("changes")).to_contain_text("wealth")
    player.wait_until(lambda: within_words(phone, "tap-again"))
