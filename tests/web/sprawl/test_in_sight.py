"""What a player of Urban Sprawl must not lose sight of: the chosen place, what happened, what is asked, what is new."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boomtown.games.sprawl.ask import KINDS
from tests.web.sprawl.positions import Moment, Prepared, asking, find, verb, walk
from tests.web.sprawl.test_care import several_permits, sit
from tests.web.sprawl_player import SprawlPlayer
from tests.web.wire import Wire

# Whether all of an element is seen: nothing around it that scrolls or clips cuts it off, nor the window.
WHOLE = """element => {
  const { top, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue
    const box = around.getBoundingClientRect()
    if (around !== document.documentElement && (top < box.top - 1 || bottom > box.bottom + 1)) return false
  }
  return top >= -1 && bottom <= innerHeight + 1
}"""

# Whether the left part of an element is not covered by anything that is not part of the same button.
SEEN = """element => {
  const { left, top, height } = element.getBoundingClientRect()
  const found = document.elementFromPoint(left + 14, top + height / 2)
  return found !== null && element.closest('button').contains(found)
}"""


# The place of a building


def test_the_chosen_place_stays_in_sight_while_its_permits_are_asked_for(page: Page) -> None:
    player = sit(page, asking("permit", seats=4))
    spot = player.view["acting"]["spot"]
    site = player.test("site")
    expect(site).to_have_count(1)
    # It lies in its block.
    block = spot.partition(".")[0]
    inside = player.middle(site)
    city = player.test("city").bounding_box()
    assert city is not None
    row, column = int(block[1]) - 1, int(block[3]) - 1
    for place, start, line in ((inside[0], city["x"], column), (inside[1], city["y"], row)):
        corner = start + city["width"] * (42.5 + 87 * line) / 600
        assert corner <= place <= corner + city["width"] * 80 / 600
    # Once everything is paid it stands there.
    while player.view["ask"]["kind"] == "permit":
        player.do(player.legal[0])
        player.asked()
    expect(site).to_have_count(0)
    assert player.view["city"][-1]["spot"] == spot


def test_a_place_that_is_still_to_be_chosen_is_not_marked(page: Page) -> None:
    expect(sit(page, asking("spot", seats=4)).test("site")).to_have_count(0)


# What has happened


def telling_end(moment: Moment) -> bool:
    """The turn ends with an event whose lines are many."""
    return verb(moment.action) == "end" and "sprawl-event" in [event.key for event in moment.events]


def test_an_event_is_told_whole_on_a_phone(phone: Page) -> None:
    position = find(telling_end)
    player = SprawlPlayer(phone, touch=True).without_curtain().sit_at_record(position.record)
    player.asked()
    player.do(position.action)
    told = player.test("story").locator("li", has_text="Event (")
    told.wait_for()
    assert len(told.inner_text()) > 100
    assert told.evaluate(WHOLE)


def paying_nobody(moment: Moment) -> bool:
    """The turn ends, and a row is paid in which nobody gets anything."""
    keys = [event.key for event in moment.events]
    paid = [keys[place + 1 : place + 2] for place, key in enumerate(keys) if key == "sprawl-payout"]
    return verb(moment.action) == "end" and any(following != ["sprawl-gained"] for following in paid)


def test_a_turn_is_told_again_from_the_log(page: Page) -> None:
    position = find(paying_nobody, 4)
    player = sit(page, position)
    player.do(position.action)
    player.asked()
    story = player.test("story")
    expect(story).to_contain_text("pays: nobody gets anything")
    page.keyboard.press("Shift")
    expect(story).to_have_attribute("data-how", "silent")
    page.get_by_role("tab", name="Log").click()
    player.test("tell-turn").last.click()
    expect(story).to_have_attribute("data-how", "list")
    expect(story).to_contain_text("pays")


# What is asked


def asks(kind: str) -> Callable[[Moment], bool]:
    """The turn ends, and a card puts this question."""
    return lambda moment: (
        verb(moment.action) == "end" and not moment.then.over and KINDS[moment.then.agenda[-1][0]] == kind
    )


@pytest.mark.parametrize("kind", ["player", "offer"])
def test_a_phone_shows_a_card_that_asks_from_its_title_on(phone: Page, kind: str) -> None:
    position = find(asks(kind), 3)
    player = SprawlPlayer(phone, touch=True).without_curtain().sit_at_record(position.record)
    player.asked()
    phone.locator(".parts [data-opens=cards]").tap()
    phone.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    player.do(position.action)
    player.asked()
    title = player.test("acting").locator("h3")
    expect(title).to_be_in_viewport(ratio=1)


def test_other_questions_leave_the_city_to_what_answers_them(page: Page) -> None:
    painted = page.locator(".map :is(.tint, .closed)")
    player = sit(page, asking("space", seats=4))
    page.locator('.rails [data-source="1"]').focus()
    expect(player.test("reading")).to_be_visible()
    page.wait_for_timeout(300)
    expect(painted).to_have_count(0)
    sit(page, asking("action", seats=4))
    page.locator('.rails [data-source="1"]').focus()
    expect(painted).not_to_have_count(0)


def drawing_pass(moment: Moment) -> bool:
    """To pass lets the end of the turn go on, so that more cards are turned up."""
    return verb(moment.action) == "pass" and "sprawl-revealed" in [event.key for event in moment.events]


def test_one_imagined_draw_of_cards_is_no_preview(page: Page) -> None:
    wire = Wire(page)
    position = find(drawing_pass)
    player = sit(page, position)
    page.locator(f'[data-action="{position.action}"]:visible').first.hover()
    player.wait_until(lambda: any(message["type"] == "preview" for message in wire.heard))
    assert wire.last("preview")["action"] == position.action and not wire.last("preview")["certain"]
    page.wait_for_timeout(100)
    expect(player.test("changes")).to_have_count(0)
    expect(player.test("gain")).to_have_count(0)
    expect(page.locator(".change")).to_have_count(0)


def test_a_permit_stays_under_the_pointer(page: Page) -> None:
    """What it would bring is shown beside it, and takes no room."""
    sit(page, find(several_permits))
    card = page.locator(".permits .planning.lit").first
    before = card.bounding_box()
    card.focus()
    expect(page.locator(".tray .change")).to_be_visible()
    after = card.bounding_box()
    assert before is not None and after is not None and after["x"] == before["x"]


def many_permits(moment: Moment) -> bool:
    return moment.kind in ("invest", "action") and len(moment.state.hands[moment.seat]) > 6


def test_what_every_card_of_a_large_hand_brings_is_seen(page: Page) -> None:
    player = sit(page, find(many_permits, 2))
    hand = player.view["players"][player.seat]["hand"]
    expect(page.locator(".permits .planning")).to_have_count(len(hand))
    for part in page.locator(".permits .coin, .permits .pages").all():
        assert part.evaluate(SEEN), part.evaluate("element => element.outerHTML")


def full_tray(moment: Moment) -> bool:
    """Two Favors beside more offices and vocations than one line holds, while a place is asked for."""
    if moment.kind != "spot" or verb(moment.action) != "place":
        return False
    view: Any = moment.state.view(moment.seat)
    player = view["players"][moment.seat]
    return all(player["favors"]) and len(player["vocations"]) + list(view["offices"].values()).count(moment.seat) > 6


def test_both_favors_of_a_full_tray_are_seen(page: Page) -> None:
    player = sit(page, find(full_tray))
    favors = page.locator(".favors .face")
    expect(favors).to_have_count(2)
    # What a place would bring takes its room in the tray too.
    page.mouse.move(*player.middle(page.locator(".pin[data-action]").first))
    page.locator(".tray .change").first.wait_for()
    button = player.test("build-here").bounding_box()
    last = favors.last.bounding_box()
    assert button is not None and last is not None and last["x"] + last["width"] <= button["x"]


# What can still be done


def free_favor(moment: Moment) -> bool:
    return moment.kind == "action" and moment.state.ap == 0 and len(moment.state.legal(moment.seat)) > 1


def test_without_ap_a_favor_can_still_be_built(page: Page) -> None:
    player = sit(page, find(free_favor))
    expect(player.test("advice")).to_contain_text("A Favor costs no AP")
    expect(page.locator(".favors .lit")).not_to_have_count(0)


# What is new


def rounds_of_two() -> Iterator[tuple[Prepared, list[int]]]:
    """Ends of turns of the first player of two, each with all that is done until that player is asked again."""
    for seed in range(1, 40):
        begun: Prepared | None = None
        done: list[int] = []
        for moment in walk(2, seed):
            if begun and moment.seat == 0:
                yield begun, done
                begun = None
            elif begun:
                done.append(moment.action)
            if not begun and verb(moment.action) == "end" and moment.seat == 0 and moment.then.pending() == (1,):
                begun, done = moment.prepared(), [moment.action]


def test_what_others_built_since_the_last_turn_is_marked(page: Page) -> None:
    position, done = next(
        (position, done)
        for position, done in rounds_of_two()
        if [verb(action) for action in done].count("build") == 1 and len(done) < 9
    )
    player = sit(page, position)
    expect(page.locator(".map .fresh")).to_have_count(0)
    for action in done:
        player.do(action)
        player.asked()
    assert player.seat == 0
    expect(page.locator(".map .fresh")).not_to_have_count(0)
