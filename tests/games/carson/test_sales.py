"""C9: the Auctioneer and the Paperboy."""

import pytest

from boomtown.games.carson.grid import parcel_at
from boomtown.games.carson.scoring import city_points
from boomtown.games.carson.state import Position
from boomtown.games.carson.steps import ENDING
from boomtown.games.carson.view import city_rows
from tests.games.carson.table import (
    GAME,
    act,
    asks,
    bid,
    card,
    city,
    deal,
    offers,
    people,
    place_anywhere,
    points,
    restart,
    who,
)
from tests.games.carson.test_scoring import ALEX_CARDS
from tests.support import rule

ROW = ("H...@0,0", "T...@2,0", "N...@4,0", "R...@6,0")


def ending(owned: dict[int, list[str]], built: tuple[str, ...], gone: tuple[str, ...] = ("teacher",)) -> Position:
    """The end of a game, when the Paperboy and the Auctioneer are asked for the last time."""
    state = deal(2, number=17, owned=owned, cities={0: city(*built)})
    state.row = []
    state.gone = people(*gone)
    state.characters = [who(name) for name in ("prospector", "cowboy", "settler")]
    state.top = 0
    restart(state, (ENDING, 0))
    return state


@rule("C9.1", "C9.2")
def test_sales_are_offered_before_the_bid() -> None:
    state = deal(2, owned={0: ["auctioneer"]}, cities={0: city(*ROW)})
    assert asks(state) == (0, "carson-ask-sell")
    assert offers(state, 0) == ["sell 0 0", "sell 6 0", "pass"]
    act(state, 0, "sell 0 0")
    assert asks(state) == (0, "carson-ask-sell"), "several at once are allowed"
    act(state, 0, "pass")
    assert len(state.pending()) == 2
    assert state.sold[0] == [card("H...")]
    assert state.turned == 0, "the Auctioneer is not turned"


@rule("C9.2")
def test_sales_are_offered_before_the_choice_of_a_card_and_after_the_turn() -> None:
    state = deal(2, owned={0: ["auctioneer"]}, cities={0: city(*ROW)}, virtual_bids=[1, 2])
    act(state, 0, "pass")
    bid(state, 9, 8)
    assert offers(state, 0)[-2:] == ["sell 0 0", "sell 6 0"]
    act(state, 0, "sell 0 0")
    assert asks(state) == (0, "carson-ask-take")
    act(state, 0, "take 0")
    assert asks(state) == (0, "carson-ask-sell")
    act(state, 0, "pass")
    assert state.pending() == (1,)


@rule("C9.2", "C7.3", "C7.4")
@pytest.mark.parametrize("name", ["governor", "lawyer"])
def test_sales_are_offered_before_the_choice_of_governor_and_lawyer(name: str) -> None:
    state = deal(2, owned={0: ["auctioneer", name]}, cities={0: city(*ROW)})
    act(state, 0, f"use {name}")
    assert offers(state, 0)[-2:] == ["sell 0 0", "sell 6 0"]
    act(state, 0, "sell 0 0")
    assert asks(state) == (0, "carson-ask-take")
    assert state.sold[0] == [card("H...")]


@rule("C9.2")
def test_sales_are_offered_at_the_end() -> None:
    state = ending({0: ["auctioneer"]}, ROW)
    assert asks(state) == (0, "carson-ask-sell")
    act(state, 0, "sell 0 0", "pass")
    assert state.over
    assert [(line.key, line.points) for line in state.score(0).lines][-1] == ("character:auctioneer", 7)


@rule("C9.1")
def test_no_more_than_three_sales_in_the_whole_game() -> None:
    long = ("H...@0,0", "T...@2,0", "N...@4,0", "R...@6,0", "K...@6,2")
    state = deal(2, owned={0: ["auctioneer"]}, cities={0: city(*long)})
    for _ in range(3):
        act(state, 0, offers(state, 0)[0])
    assert len(state.pending()) == 2, "three are sold, nothing more is asked"
    bid(state, 9, 8)
    while state.pending() != (0,):
        state.apply(state.pending()[0], state.legal(state.pending()[0])[0])
    reason = state.why_not(0, GAME.actions.parse("sell 0 0"))
    assert reason is not None
    assert reason.key == "carson-sold-out"


@rule("C9.3")
def test_a_card_over_or_under_another_cannot_be_sold() -> None:
    built = city("H...@0,0", "T...@1,1", "N...@3,1")
    assert built.sellable() == [parcel_at(3, 1)]
    state = deal(2, owned={0: ["auctioneer"]}, cities={0: built})
    reason = state.why_not(0, GAME.actions.parse("sell 0 0"))
    assert reason is not None
    assert (reason.key, reason.rule, reason.cells) == ("carson-sale-layered", "C9.3", ((1, 1),))


@rule("C9.4")
def test_the_city_must_stay_in_one_piece() -> None:
    built = city("H...@0,0", "T...@2,0", "N...@4,0")
    assert built.sellable() == [parcel_at(0, 0), parcel_at(4, 0)]
    state = deal(2, owned={0: ["auctioneer"]}, cities={0: built})
    reason = state.why_not(0, GAME.actions.parse("sell 2 0"))
    assert reason is not None
    assert (reason.key, reason.rule) == ("carson-sale-splits", "C9.4")


@rule("C9.4")
def test_pieces_that_touch_at_a_corner_are_not_connected() -> None:
    built = city("H...@0,0", "T...@2,0", "N...@2,2")
    assert parcel_at(2, 0) not in built.sellable()


@rule("C9.4")
def test_the_last_card_cannot_be_sold() -> None:
    assert city("H...@0,0").sellable() == []


def test_the_sellable_cards_of_the_published_city() -> None:
    built = city(*ALEX_CARDS)
    names = {"...R": (1, 2, 102), "..DK": (3, 0, 93), "TOSH": (5, 0, 88)}
    assert sorted(built.sellable()) == sorted(parcel_at(x - 5, y - 5) for x, y, _ in names.values())
    for x, y, left in names.values():
        rest = built.without(parcel_at(x - 5, y - 5))
        scores = points(rest, "doctor", "teacher", "banker", "lawyer")
        assert sum(scores.values()) == left


@rule("C9.5")
def test_the_box_is_measured_anew_after_a_sale() -> None:
    built = city(*ROW)
    assert not built.spots(card(".M.."), False, False) >> parcel_at(7, 1) & 1
    smaller = built.without(parcel_at(0, 0))
    # The city moved in its frame, so that there is room on every side of it.
    assert city_rows(smaller) == ["T.N.R.", "......"]
    left, right, _, _ = smaller.box
    wide = [spot // 16 for spot in range(256) if smaller.spots(card(".M.."), False, False) >> spot & 1]
    assert (right - left + 1, min(wide), max(wide)) == (6, left - 2, right + 1)


@rule("C9.5")
def test_freed_parcels_may_be_built_on_again() -> None:
    built = city(*ROW).without(parcel_at(6, 0))
    assert built.spots(card("R..."), False, False) >> parcel_at(6, 0) & 1


@rule("C9.5")
def test_after_the_sale_of_the_last_prison_outlaws_cost_again_and_coverings_stay() -> None:
    built = city("OHTH@0,0", "P...@2,0", "OHTH@0,2", "...M@-1,-1")
    assert city_rows(built)[1] == ".MHP."
    assert city_points(built, False) == 0
    rest = built.without(parcel_at(2, 0))
    assert city_rows(rest)[1] == ".MH"
    assert city_points(rest, False) == -6, "one group is in sight, the other is covered"


@rule("C9.6")
def test_the_paperboy_chooses_first_among_what_nobody_holds() -> None:
    state = ending({0: ["paperboy", "auctioneer"], 1: ["singer"]}, ROW)
    assert asks(state) == (0, "carson-ask-recruit")
    open_cards = {text.removeprefix("recruit ") for text in offers(state, 0)} - {"pass"}
    assert "teacher" in open_cards, "it had left the game"
    assert len(open_cards) == 4
    assert "singer" not in open_cards
    seen = state.view(1)["candidates"]
    assert isinstance(seen, list)
    assert {entry["character"] for entry in seen} == open_cards
    act(state, 0, "recruit teacher")
    assert asks(state) == (0, "carson-ask-sell"), "the last sales follow"


@rule("C9.6")
def test_what_the_paperboy_left_stays_open_during_the_last_sales_and_after_them() -> None:
    state = ending({0: ["paperboy", "auctioneer"]}, ROW)
    act(state, 0, "recruit teacher")
    assert asks(state) == (0, "carson-ask-sell")
    for _ in range(2):
        seen = state.view(1)["candidates"]
        assert isinstance(seen, list)
        assert {entry["character"] for entry in seen} == {"prospector", "cowboy", "settler"}
        if not state.over:
            act(state, 0, "pass")
    assert state.over


@rule("C9.6")
def test_nothing_is_opened_before_the_end_or_without_a_person_who_has_the_paperboy() -> None:
    state = deal(2, number=17, owned={0: ["paperboy"]})
    assert state.view(0)["candidates"] == []
    for owned in ({1: ["banker"]}, {2: ["paperboy"]}):
        over = ending(owned, ROW)
        assert over.over
        assert over.view(0)["candidates"] == []


@rule("C9.6", "C4.7")
def test_the_paperboy_may_choose_a_character_that_nobody_took() -> None:
    state = deal(4, number=16, character="banker", owned={0: ["paperboy"]})
    bid(state, 9, 8, 7, 6)
    for seat in range(4):
        act(state, seat, offers(state, seat)[-1])
        place_anywhere(state)
    bid(state, 8, 7, 6, 5)
    while asks(state)[1] != "carson-ask-recruit":
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat)[0])
    act(state, 0, "recruit banker")
    assert state.over
    assert state.owns(0, who("banker"))


@rule("C9.6")
def test_the_paperboy_may_decline() -> None:
    state = ending({0: ["paperboy"]}, ROW)
    act(state, 0, "pass")
    assert state.over
    assert state.owned[0] == people("paperboy")


@rule("C9.7")
def test_a_recruit_counts_in_full() -> None:
    state = ending({0: ["paperboy", "undertaker"]}, ROW)
    act(state, 0, "recruit teacher")
    lines = {line.key: line.points for line in state.score(0).lines}
    assert lines["character:teacher"] == 3
    assert lines["character:undertaker"] == 6


@rule("C9.7")
def test_a_recruited_sheriff_cancels_outlaws_and_a_recruited_auctioneer_sells() -> None:
    state = ending({0: ["paperboy"]}, ("OHTH@0,0", "T...@2,0"), ("sheriff", "auctioneer"))
    other = state.clone()
    assert state.score(0).total == -6 + 3
    act(state, 0, "recruit sheriff")
    assert state.score(0).total == 3
    act(other, 0, "recruit auctioneer")
    assert asks(other) == (0, "carson-ask-sell")


@rule("C9.7", "C11.8")
def test_a_recruited_captain_enlarges_the_indians_area() -> None:
    state = ending({0: ["paperboy", "indian"]}, ("H...@0,0",), ("captain",))
    act(state, 0, "recruit captain")
    lines = {line.key: line.points for line in state.score(0).lines}
    assert lines["character:indian"] == (72 - 4) // 2


def test_without_anything_to_sell_nobody_is_asked() -> None:
    state = deal(2, owned={0: ["auctioneer"]})
    assert len(state.pending()) == 2


def test_a_card_taken_after_a_sale_is_laid_in_the_smaller_city() -> None:
    state = deal(2, terrain=[".M.."], owned={0: ["auctioneer"]}, cities={0: city(*ROW)}, virtual_bids=[1, 2])
    act(state, 0, "sell 0 0", "pass")
    bid(state, 9, 8)
    act(state, 0, "take 1")
    place_anywhere(state)
    assert len(state.cities[0].laid) == 8
