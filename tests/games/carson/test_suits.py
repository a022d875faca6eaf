"""Suits: they belong to the seats, or people choose them; and the order in which bids were spent stays in sight."""

from typing import cast

from boomtown.games.carson.constants import SUITS
from boomtown.games.carson.state import Position
from boomtown.games.carson.view import view
from boomtown.kernel.message import Event
from boomtown.kernel.state import Options
from tests.games.carson.table import GAME, act, asks, bid, city, deal, finish_round, offers
from tests.support import rule

CHOSEN: Options = {"suits": "chosen"}


def suits(state: Position) -> list[str]:
    return [place["suit"] for place in view(state, None)["seats"]]


@rule("C1.2")
def test_usually_the_suits_belong_to_the_seats_in_their_order() -> None:
    state = GAME.new(2, 5)
    assert suits(state) == list(SUITS[:4])
    assert asks(state) == (0, "carson-ask-bid")


@rule("C1.2")
def test_people_choose_their_suits_in_the_order_of_the_seats() -> None:
    state = GAME.new(3, 5, CHOSEN)
    assert asks(state) == (0, "carson-ask-suit")
    assert offers(state, 0) == [f"suit {suit}" for suit in SUITS]
    assert not state.row, "the first row is dealt afterwards"
    events: list[Event] = []
    state.listener = events.append
    act(state, 0, "suit cattle")
    assert [(event.key, event.params) for event in events] == [
        ("carson-chose-suit", {"seat": 0, "suit": "@carson-suit-cattle"})
    ]
    assert asks(state) == (1, "carson-ask-suit")
    assert "suit cattle" not in offers(state, 1)
    reason = state.why_not(1, GAME.actions.parse("suit cattle"))
    assert reason is not None and (reason.key, reason.rule) == ("carson-suit-taken", "C1.2")
    act(state, 1, "suit boot")
    act(state, 2, "suit hat")
    assert suits(state) == ["cattle", "boot", "hat", "star"], "the virtual player has what is left"
    assert asks(state)[1] == "carson-ask-bid" and len(state.row) == 5


@rule("C1.2")
def test_no_two_seats_ever_share_a_suit() -> None:
    for seats in range(1, 7):
        state = GAME.new(seats, 5, {"suits": "chosen", "more_virtual": 2})
        while asks(state)[1] == "carson-ask-suit":
            seat = state.pending()[0]
            state.apply(seat, state.legal(seat)[-1])
            assert len(set(suits(state))) == state.player_count
    assert len(state.suits) == 6, "the sixth person had no choice left and was not asked"


@rule("C1.2", "C3.5")
def test_a_chosen_suit_decides_ties() -> None:
    for chosen in (("hat", "star"), ("star", "hat")):
        state = GAME.new(2, 5, CHOSEN)
        act(state, 0, f"suit {chosen[0]}")
        act(state, 1, f"suit {chosen[1]}")
        ties = view(state, None)["characters"]["back"]
        stronger = min((0, 1), key=lambda seat: ties.index(chosen[seat]))
        bid(state, 9, 9)
        order = [seat for seat in view(state, None)["turns"] if seat < 2]
        assert order == [stronger, 1 - stronger] or order == [1 - stronger], "whoever is first may be deciding now"
        if len(order) == 1:
            assert state.pending() == (stronger,)


@rule("C3.3")
def test_spent_cards_lie_in_the_order_in_which_they_were_bid() -> None:
    state = GAME.new(2, 5)
    for cards in ((7, 1), (2, 9), (5, 3)):
        bid(state, *cards)
        if cards != (5, 3):
            finish_round(state)
    seats = view(state, None)["seats"]
    assert [place["spent"] for place in seats[:2]] == [[7, 2, 5], [1, 9, 3]]
    assert [place["spent"] for place in seats[2:]] == [bids[:3] for bids in state.virtual_bids]


@rule("C5.2")
def test_in_the_second_era_nothing_is_spent_yet() -> None:
    state = deal(2, number=8)
    bid(state, 4, 6)
    assert state.spent == [[4], [6]]
    finish_round(state)
    assert state.spent == [[], []] and view(state, None)["seats"][0]["spent"] == []


@rule("C9.2")
def test_the_question_for_a_card_says_that_the_auctioneer_may_sell_now() -> None:
    built = city("R...@0,0", ".R..@2,0")
    state = deal(2, owned={0: ["auctioneer"]}, cities={0: built, 1: built})
    act(state, 0, "pass")
    state.virtual_bids[0][0], state.virtual_bids[1][0] = 1, 2
    bid(state, 9, 8)
    assert asks(state) == (0, "carson-ask-take-sell")
    assert cast(int, state.prompt(0).params["left"]) == 3
    act(state, 0, "sell 2 0")
    assert asks(state) == (0, "carson-ask-take"), "the last card of a city is not sold"
