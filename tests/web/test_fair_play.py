"""Secret bids, chosen suits, take-backs over a reveal, and the warning that a game is about to end."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.player import Player
from tests.web.wire import Wire

PERSON = {"kind": "person"}
OPEN = {"kind": "open"}
DEPUTY = {"kind": "bot", "level": "deputy"}


def sit_down(player: Player, game: str, *seats: dict[str, str], **settings: Any) -> None:
    """At a new table, on the seats of this browser."""
    made = player.page.request.post("/api/tables", data={"game": game, "seats": list(seats), **settings}).json()
    player.page.goto(f"/table/{made['table']}/{made['key']}")
    player.table.wait_for()


def auction_card(player: Player, number: int) -> Locator:
    return player.page.get_by_role("group", name="Your auction cards").get_by_role("button").nth(number - 1)


def test_a_secret_bid_may_be_changed_until_the_last_one_is_in(player: Player) -> None:
    sit_down(player, "carson", PERSON, OPEN)
    player.wait_turn()
    for number in (9, 2):
        auction_card(player, number).click()
        for other in (2, 9):
            chosen = expect(auction_card(player, other))
            (chosen.to_contain_class if other == number else chosen.not_to_contain_class)("chosen")
        expect(player.test("prompt")).to_contain_text("Player 2")


def test_spent_bids_show_in_which_round_they_were_spent(player: Player) -> None:
    def spend(message: Any) -> None:
        if message["type"] == "state":
            mine, other, *_ = message["views"]["0"]["seats"]
            mine["spent"], other["spent"] = [9, 2], [7, 4]
            message["legal"]["0"] = []

    wire = Wire(player.page)
    wire.change = spend
    sit_down(player, "carson", PERSON, OPEN)
    for number, turn in ((9, 1), (2, 2)):
        expect(auction_card(player, number)).to_have_accessible_name(f"Auction card {number}, spent in round {turn}")
        expect(auction_card(player, number)).to_have_attribute("data-round", str(turn))
    expect(player.page.get_by_text("Spent: 7 4")).to_be_attached()


def test_people_choose_their_suits(player: Player) -> None:
    sit_down(player, "carson", PERSON, DEPUTY, options={"suits": "chosen"})
    player.wait_turn()
    player.expect_sentence("Choose your suit")
    player.page.locator("button[data-action]", has_text="boot").click()
    player.page.get_by_role("tab", name="Log").click()
    expect(player.test("log").get_by_text("plays the suit boot")).to_be_visible()


@pytest.mark.parametrize("strict", [False, True])
def test_a_take_back_over_a_reveal_is_counted_or_refused(player: Player, strict: bool) -> None:
    sit_down(player, "carson", PERSON, DEPUTY, strict=strict)
    player.wait_turn()
    auction_card(player, 9).click()
    player.wait_after(0)
    player.wait_after(1)  # the deputy has bid as well, so both bids are open
    undo = player.test("undo")
    if strict:
        expect(undo).to_be_disabled()
        return
    undo.click()
    player.page.get_by_role("tab", name="Seats").click()
    expect(player.test("practice")).to_have_text("Practice: one take-back over a reveal")


def test_a_replay_says_how_often_it_was_taken_back(player: Player) -> None:
    player.play_deputy("Circle the Wagons")
    player.play(60)
    address = player.page.url.replace("/table/", "/replay/")
    table, key = player.page.url.rsplit("/", 1)[1].split("#")
    replay = player.page.request.get(f"/api/tables/{table}/replay?key={key}").json()
    replay["practice"] = 2
    player.page.route("**/api/tables/*/replay", lambda route: route.fulfill(json=replay))
    player.page.goto(address)
    expect(player.test("practice")).to_contain_text("2")


def test_a_game_that_is_about_to_end_for_want_of_play_says_so(player: Player) -> None:
    wire = Wire(player.page)
    sit_down(player, "sprawl", PERSON, DEPUTY)
    player.wait_turn()
    expect(player.test("warning")).to_have_count(0)
    state = wire.last("state")
    stalling = {**state["views"]["0"], "stall": {"reason": "idle", "turns": 2}}
    wire.tell(views={"0": stalling}, ply=state["ply"] + 1)
    expect(player.test("warning")).to_contain_text("the game ends after 2 turns")
