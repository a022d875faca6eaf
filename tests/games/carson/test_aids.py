"""What the board is told about the cards on offer, and what is said when bids turn over."""

import random
from typing import cast

import boomtown
from boomtown.games.carson.aids import Offer, offers
from boomtown.games.carson.state import Position
from boomtown.kernel.message import Event
from tests.support import play_on


def positions(seed: int) -> list[Position]:
    """Positions of a random game in which a seat takes a card."""
    state = boomtown.game("carson").new(3, seed)
    found = []
    for _ in play_on(state, random.Random(seed), 250):
        if not state.over and state.prompt(state.pending()[0]).key == "carson-ask-take":
            found.append(cast(Position, state.clone()))
    return found


def test_an_offer_is_worth_what_the_best_place_brings() -> None:
    checked = 0
    for state in positions(5):
        seat = state.pending()[0]
        parse = state.game.actions.parse
        for found in offers(state, seat, {}):
            after = state.clone()
            after.apply(seat, parse(f"take {found['slot']}"))
            before = state.score(seat).total
            totals = [after.score(seat).total]
            if after.prompt(seat).key == "carson-ask-place":
                totals = []
                for action in after.legal(seat):
                    laid = after.clone()
                    laid.apply(seat, action)
                    totals.append(laid.score(seat).total)
            assert found["points"] == max(totals) - before
            assert sum(line["points"] for line in found["lines"]) == found["points"]
            checked += 1
    assert checked > 50


def test_outlaws_cost_what_they_cost() -> None:
    """A card with outlaws is no gift: its offer says so in a line of its own."""
    costly: list[Offer] = [
        offer
        for seed in range(6)
        for state in positions(seed)
        for offer in offers(state, state.pending()[0], {})
        if any(line["key"] == "outlaws" and line["points"] < 0 for line in offer["lines"])
    ]
    assert costly
    assert all(offer["fits"] for offer in costly)


def events_of(seed: int) -> list[Event]:
    state = boomtown.game("carson").new(4, seed)
    told: list[Event] = []
    state.listener = told.append
    for _ in play_on(state, random.Random(seed), 300):
        pass
    return told


def test_a_tie_is_told_with_its_reason_and_the_order_follows() -> None:
    told = events_of(3)
    ties = [event for event in told if event.key == "carson-tie"]
    assert ties
    for event in ties:
        assert len(str(event.params["seats"]).split(",")) >= 2
        assert event.params["first"] != event.params["last"]
    orders = [index for index, event in enumerate(told) if event.key == "carson-taking-order"]
    assert orders
    for index in orders:
        assert any(event.key == "carson-bid" for event in told[max(0, index - 12) : index])


def test_events_name_the_cards_they_are_about() -> None:
    for event in events_of(4):
        if event.key in ("carson-took", "carson-placed", "carson-arrives"):
            assert len(event.refs) == 1
            assert event.refs[0].split(":")[0] in ("terrain", "characters")
