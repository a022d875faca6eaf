"""What Coloma's board tells before a click and after it, so that nobody has to guess or to look it up."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boomtown.games.coloma.state import Position
from boomtown.kernel import record as records
from tests.web.coloma.positions import GAME, asked, find, finished
from tests.web.coloma.test_care import ends_within
from tests.web.coloma_player import ColomaPlayer


def own_view(state: Position) -> Mapping[str, Any]:
    return GAME.view(state, asked(state)[0])


def words(state: Position) -> set[str]:
    """The legal actions as text."""
    return {GAME.actions.format(action) for action in asked(state)[1]}


def stands_at(site: str, state: Position) -> bool:
    """In the menu of a site, with its Common half open."""
    ask = own_view(state)["ask"]
    return ask["kind"] == "menu" and ask["site"] == site and "common action" in words(state)


# Before a click


def test_collect_all_says_what_it_collects(page: Page) -> None:
    player = ColomaPlayer(page).without_curtain().sit_at_record(find(partial(stands_at, "1")).record)
    player.asked()
    collect = page.locator("[data-chain=collect]:visible")
    collect.hover()
    expect(page.locator(".prompt .words")).to_contain_text("Collect: Sutter's Mill: shovel")
    expect(page.locator(".prompt .words")).to_contain_text("$1")
    made = len(player.sent)
    collect.click()
    player.wait_until(lambda: "mill" in {player.verb(move["action"]) for move in player.sent[made:]})


def test_a_row_tells_in_the_menu_how_the_shootout_would_end_with_it(page: Page) -> None:
    player = ColomaPlayer(page).without_curtain().sit_at_record(find(can_fill_a_row).record)
    player.asked()
    page.locator(".rows .soft").first.hover()
    expect(page.locator(".prompt .words")).to_contain_text("gunm")
    expect(page.locator(".forecast")).to_contain_text("▸")


def can_fill_a_row(state: Position) -> bool:
    view = own_view(state)
    return stands_at("5", state) and view["ask"]["strength"] > 2 and None in view["rows"][4:]


def test_a_card_with_two_prices_asks_for_one_of_them(page: Page) -> None:
    """A click on the card itself, beside the prices that are lit, is not left without an answer."""
    player = ColomaPlayer(page).without_curtain().sit_at_record(find(can_pay_both).record)
    player.asked()
    card = next(iter(both_payable(player.view)))
    page.locator(f'.hand button[data-ref="card:{card}"]').click(position={"x": 60, "y": 8})
    expect(page.locator(".prompt .words")).to_contain_text("Use what is lit")
    assert player.sent == []


def both_payable(view: Mapping[str, Any]) -> set[str]:
    payable = view["ask"].get("payable", {})
    return set(payable.get("hammer", [])) & set(payable.get("saw", []))


def can_pay_both(state: Position) -> bool:
    return stands_at("3", state) and "boom" in words(state) and bool(both_payable(own_view(state)))


def test_a_choice_of_events_tells_the_event_alone(page: Page) -> None:
    """The halves of its site have nothing to do with it."""
    player = ColomaPlayer(page).without_curtain().sit_at_record(find(chooses_an_event).record)
    player.asked()
    player.site(4).hover()
    words = page.locator(".prompt .words")
    expect(words).to_contain_text("Site 4, Payday: Gain $2.")
    expect(words).not_to_contain_text("Boom")
    expect(page.locator("aside.outlook")).to_have_count(0)


def chooses_an_event(state: Position) -> bool:
    return bool(own_view(state)["ask"].get("of") == "event")


def test_a_space_of_the_canyon_shows_what_surveying_it_brings(page: Page) -> None:
    player = ColomaPlayer(page).without_curtain().sit_at_record(find(partial(stands_at, "2")).record)
    player.asked()
    space = page.locator("[data-river].soft.lit").first
    space.hover()
    expect(page.locator(".prompt .words")).to_contain_text(f"Survey river {space.get_attribute('data-river')}")
    expect(space.locator(".stamp")).to_have_text(re.compile(r"\+\d"))


@pytest.mark.parametrize("board", ["b3", "b5"])
def test_what_a_river_gives_is_not_cut_off(page: Page, board: str) -> None:
    """Four spaces share the width of the canyon, and some give what takes several signs."""
    player = ColomaPlayer(page).without_curtain().sit_at_record(find(partial(dials_with, board)).record)
    player.asked()
    benefits = page.locator(".own .benefit")
    expect(benefits).not_to_have_count(0)
    assert benefits.evaluate_all("all => all.every(one => one.scrollWidth <= one.parentElement.clientWidth)")


def dials_with(board: str, state: Position) -> bool:
    view = own_view(state)
    return bool(view["ask"]["kind"] == "dial" and view["players"][asked(state)[0]]["board"] == board)


def test_lower_prices_of_many_cards_can_be_read(page: Page) -> None:
    """A card shows one price for each tool: the lower one of this turn in place of the printed one."""
    player = ColomaPlayer(page).without_curtain().sit_at_record(find(lowers_many_prices).record)
    player.asked()
    expect(page.locator(".hand .price.lower")).not_to_have_count(0)
    assert page.locator(".hand .price").evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")


def lowers_many_prices(state: Position) -> bool:
    ask = own_view(state)["ask"]
    if ask["kind"] != "build" or ask["tool"] != "hammer" or len(ask["prices"]) < 12:
        return False
    faces: Any = GAME.faces("en")["faces"]
    printed = {card: faces["buildings"][card]["hammer"].get("bucks", 0) for card in ask["prices"]}
    return any(price["bucks"] < printed[card] for card, price in ask["prices"].items())


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_a_touch_screen_says_how_things_are_read(phone: Page, language: str) -> None:
    phone.add_init_script(
        f"localStorage.setItem('boomtown-settings', JSON.stringify({{curtain: false, language: '{language}'}}))"
    )
    player = ColomaPlayer(phone, touch=True).sit_at_record(find(keeps_the_last).record)
    player.asked()
    expect(player.test("advice")).to_contain_text(re.compile("finger|dito", re.IGNORECASE))
    player.wait_until(lambda: ends_within(player.test("advice"), phone.locator(".prompt .words")))


def keeps_the_last(state: Position) -> bool:
    ask = own_view(state)["ask"]
    return bool(ask["kind"] == "keep" and ask["left"] == 1)


# After a click


def test_the_story_says_why_a_copied_boom_is_lost(page: Page) -> None:
    """Whoever stands on the Signpost loses the Boom, too, when the site that it copies goes bust."""
    position = find(lambda state: busting_the_copied(state) is not None)
    player = ColomaPlayer(page).without_curtain().sit_at_record(position.record)
    player.asked()
    state = records.replay(records.from_text(position.record))
    assert isinstance(state, Position)
    action = busting_the_copied(state)
    assert action is not None
    player.do(action)
    expect(page.locator(".prompt .words")).to_contain_text("and so is the copy of it on site")


def test_a_crowd_on_the_signpost_is_told_as_one(page: Page) -> None:
    """Where most pioneers are on the Signpost's own site, the Bust has not stayed there for want of a crowd."""
    position = find(lambda state: crowding_the_signpost(state) is not None)
    player = ColomaPlayer(page).without_curtain().sit_at_record(position.record)
    player.asked()
    state = records.replay(records.from_text(position.record))
    assert isinstance(state, Position)
    action = crowding_the_signpost(state)
    assert action is not None
    player.do(action)
    expect(page.locator(".prompt .words")).to_contain_text("Most pioneers are on site")


def crowding_the_signpost(state: Position) -> int | None:
    """The last choice of a site that brings everybody together at the Signpost."""
    seat, legal = asked(state)
    if len(state.pending()) > 1 or own_view(state)["ask"]["kind"] != "dial":
        return None
    for action in legal:
        after = state.clone()
        after.apply(seat, action)
        view: Any = GAME.view(after, seat)
        places = [rival["pioneer"] for rival in view["players"]]
        if view["bust"] == view["signpost"] and places.count(view["signpost"]) * 2 > len(places):
            return action
    return None


def busting_the_copied(state: Position) -> int | None:
    """The last choice of a site that makes the one go bust that the Signpost copies."""
    seat, legal = asked(state)
    if len(state.pending()) > 1 or own_view(state)["ask"]["kind"] != "dial":
        return None
    for action in legal:
        after = state.clone()
        after.apply(seat, action)
        view: Any = GAME.view(after, seat)
        if view["copies"] in view["busted"] and view["signpost"] in view["busted"]:
            return action
    return None


def test_the_poster_of_a_shootout_tells_what_burials_cost(page: Page) -> None:
    player = ColomaPlayer(page).without_curtain().sit_at_record(find(ends_with_burials).record)
    player.asked()
    player.do(player.vocabulary.parse("end"))
    buried = player.test("shootout").locator("li", has_text="buries")
    expect(buried.first).to_contain_text(re.compile("\N{MINUS SIGN}\\d"))


def ends_with_burials(state: Position) -> bool:
    """The last turn of a year, after which somebody has more graves."""
    if "end" not in words(state) or own_view(state)["year"] != 1848:
        return False
    after = state.clone()
    after.apply(asked(state)[0], GAME.actions.parse("end"))
    return bool(GAME.view(after, 0)["year"] != 1848 and sum(after.graves) > sum(state.graves))


def test_bridges_stand_below_the_rivers_on_the_score_sheet(page: Page) -> None:
    """Also those that the first player has not."""
    player = ColomaPlayer(page).without_curtain().sit_at_record(finished())
    player.wait_turn()
    page.get_by_role("tab", name="Score").click()
    lines = page.locator(".sheet tbody tr").evaluate_all("all => all.map(line => line.dataset.ref)")
    kinds = [line.removeprefix("line:").split("-")[0] for line in lines]
    assert list(dict.fromkeys(kinds)) == ["track", "buildings", "rivers", "bridge", "lands", "hotels", "graveyard"]


def test_a_turn_with_nothing_left_lights_no_other_part(phone: Page) -> None:
    player = ColomaPlayer(phone, touch=True).without_curtain().sit_at_record(find(can_only_end).record)
    player.asked()
    expect(phone.locator(".parts [data-opens=mine]")).not_to_have_class(re.compile("asks"))


def can_only_end(state: Position) -> bool:
    return words(state) == {"end"}


def test_a_ride_lights_nothing_on_the_own_board(phone: Page) -> None:
    player = ColomaPlayer(phone, touch=True).without_curtain().sit_at_record(find(can_only_drive).record)
    player.asked()
    expect(phone.locator(".parts [data-opens=wheel]")).to_have_class(re.compile("asks"))
    expect(phone.locator(".parts [data-opens=mine]")).not_to_have_class(re.compile("asks"))


def can_only_drive(state: Position) -> bool:
    return own_view(state)["ask"].get("site") == "4" and words(state) == {"common action", "end"}


def test_a_lower_price_is_said_before_it_is_used(phone: Page) -> None:
    player = ColomaPlayer(phone, touch=True).without_curtain().sit_at_record(find(can_use_the_sawmill).record)
    player.asked()
    phone.locator(".bar .open", has_text="Use Sawmill").first.tap()
    expect(phone.locator(".prompt .words")).to_contain_text("every building or hotel costs $2 and 1 nugget less")
    player.wait_until(lambda: ends_within(player.test("tap-again"), phone.locator(".prompt .words")))


def can_use_the_sawmill(state: Position) -> bool:
    return "use sawmill" in words(state)


def test_a_second_tap_finds_the_card_that_the_first_one_showed(phone: Page) -> None:
    """What it costs stands at the corners of the goods, where it moves nothing."""
    player = ColomaPlayer(phone, touch=True).without_curtain().sit_at_record(find(builds_for_several_goods).record)
    player.asked()
    card = phone.locator(".own .hand .lit").first
    before = card.locator("xpath=ancestor::ul").bounding_box()
    card.tap()
    expect(phone.locator(".own header [data-good] .change").first).to_be_visible()
    assert card.locator("xpath=ancestor::ul").bounding_box() == before


def builds_for_several_goods(state: Position) -> bool:
    ask = own_view(state)["ask"]
    return bool(ask["kind"] == "build" and ask["tool"] == "saw")


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_in_good_time_the_advice_warns_of_the_outlaws(page: Page, language: str) -> None:
    page.add_init_script(
        f"localStorage.setItem('boomtown-settings', JSON.stringify({{curtain: false, language: '{language}'}}))"
    )
    player = ColomaPlayer(page).sit_at_record(find(second_round).record)
    player.asked()
    expect(player.test("advice")).to_contain_text(re.compile("buries|seppellisce|begräbt"))
    assert player.test("advice").evaluate("line => line.getClientRects().length === 1 && line.offsetHeight < 32")


def second_round(state: Position) -> bool:
    view = own_view(state)
    return view["ask"]["kind"] == "dial" and view["round"] == 2 and asked(state)[0] not in view["rows"]
