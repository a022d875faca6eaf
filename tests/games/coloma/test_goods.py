"""K3: goods, gold and cards."""

from boomtown.games.coloma.goods import deck_size, draw, gain, gold_price, put_back
from boomtown.games.coloma.payments import can_pay
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import EVENT_FOR
from boomtown.kernel.message import Event
from boomtown.text import catalogue
from tests.games.coloma.helpers import (
    CARD_IDS,
    at_barker,
    barrel,
    can,
    do,
    empty_deck,
    hold,
    offers,
    own,
    stock,
    table,
    turn,
    used,
)
from tests.support import rule


@rule("K3.1")
def test_no_more_than_twelve_dudes_and_eight_tents() -> None:
    state = table()
    stock(state, 0, dudes=5, graves=3, guests=2)
    gain(state, 0, [0, 0, 4, 0, 0, 0, 0])
    assert state.dudes[0] == 7
    stock(state, 0, tents=3, event_tents=0b11, land_tents=0b1)
    gain(state, 0, [0, 0, 0, 5, 0, 0, 0])
    assert state.tents[0] == 5


@rule("K3.2")
def test_no_more_than_six_horses() -> None:
    state = table()
    stock(state, 0, horses=5)
    gain(state, 0, [0, 0, 0, 0, 2, 0, 0])
    assert state.horses[0] == 6


@rule("K3.3")
def test_bucks_and_outlaws_never_run_out() -> None:
    state = table()
    gain(state, 0, [500, 0, 0, 0, 0, 0, 0])
    assert state.bucks[0] >= 500
    state.outlaws = 15
    at_barker(state, 0)
    do(state, "boom", "take 4")
    assert state.outlaws == 18


@rule("K3.4")
def test_gold_comes_from_the_supply_never_from_the_cart() -> None:
    state = table()
    state.gold_supply, state.gold_cart = 8, 3
    gain(state, 0, [0, 2, 0, 0, 0, 0, 0])
    assert (state.gold_supply, state.gold_cart) == (6, 3)


@rule("K3.6")
def test_an_empty_supply_gives_bucks() -> None:
    state = table()
    stock(state, 0, bucks=0, gold=0)
    state.gold_supply = 1
    gain(state, 0, [0, 3, 0, 0, 0, 0, 0])
    assert (state.gold[0], state.bucks[0]) == (1, 2)
    assert gold_price(state) == 1


@rule("K3.7")
def test_gold_replaces_bucks_but_not_the_other_way_round() -> None:
    state = table()
    state.gold_supply = 12  # three nuggets of the top pool are missing: $3
    stock(state, 0, bucks=1, gold=2, dudes=3)
    assert can_pay(state, 0, (7, 0, 1))
    assert not can_pay(state, 0, (8, 0, 1))
    stock(state, 0, bucks=50, gold=1)
    assert not can_pay(state, 0, (0, 2, 0))


@rule("K3.8")
def test_a_bridge_for_four_bucks_paid_with_two_nuggets_gives_no_change() -> None:
    state = table()
    state.gold_supply = 12
    stock(state, 0, bucks=0, gold=2, dudes=1, rivers=0b1)
    state.bridge_stock = [1] * 10
    turn(state, 0, 2)
    do(state, "common", "bridge corral")
    assert (state.bucks[0], state.gold[0], state.gold_cart) == (0, 0, 2)


@rule("K3.8")
def test_a_payment_that_wastes_a_whole_nugget_is_not_offered() -> None:
    state = table()
    state.gold_supply = 12
    stock(state, 0, bucks=4, gold=5, dudes=1, rivers=0b1)
    state.bridge_stock = [1] * 10
    turn(state, 0, 2)
    do(state, "common", "bridge corral")
    assert offers(state) == ["gold 0", "gold 1", "gold 2"]
    do(state, "gold 1")
    assert (state.bucks[0], state.gold[0]) == (3, 4)


@rule("K3.8")
def test_the_split_is_not_asked_when_there_is_only_one_way() -> None:
    state = table()
    stock(state, 0, bucks=4, gold=0, dudes=1, rivers=0b1)
    state.bridge_stock = [1] * 10
    turn(state, 0, 2)
    do(state, "common", "bridge corral")
    assert state.bucks[0] == 0
    assert can(state, "end")


@rule("K3.9")
def test_spent_gold_lies_in_the_cart_and_does_not_move_the_price() -> None:
    state = table()
    state.gold_supply = 10  # the top pool is just empty
    stock(state, 0, bucks=0, gold=3, dudes=2)
    turn(state, 0, 2)
    do(state, "boom", "river 3")
    assert gold_price(state) == 2  # the river gave a nugget of the middle pool
    assert (state.gold_supply, state.gold_cart) == (9, 1)


@rule("K3.10")
def test_missing_cards_score() -> None:
    state = table()
    hold(state, 0, "saloon", "stable")
    empty_deck(state, 0)
    state.top[0] = (0,)
    before = state.points[0]
    assert draw(state, 0, 4) == 1
    assert state.hand[0].bit_count() == 3
    assert state.points[0] == before + 3


@rule("K3.11")
def test_cards_go_on_top_or_to_the_bottom_and_come_back_in_that_order() -> None:
    state = table()
    hold(state, 0, "saloon", "stable", "theatre", "gazette")
    empty_deck(state, 0)
    for name, on_top in (("saloon", True), ("stable", False), ("theatre", True), ("gazette", False)):
        put_back(state, 0, CARD_IDS.index(name), on_top)
    order = []
    for _ in range(4):
        before = state.hand[0]
        draw(state, 0, 1)
        order.append(CARD_IDS[(state.hand[0] ^ before).bit_length() - 1])
    assert order == ["theatre", "saloon", "stable", "gazette"]


@rule("K3.12")
def test_a_seat_knows_its_own_cards_and_what_it_put_back() -> None:
    state = table()
    mine = state.view(0)["players"]
    assert isinstance(mine, list)
    assert mine[0]["hand"] is not None
    assert len(mine[0]["top"]) == 2
    assert mine[1]["hand"] is None
    assert mine[1]["top"] == 2
    assert mine[1]["unseen"] is None
    assert mine[1]["deck"] == deck_size(state, 1)


@rule("K3.12")
def test_barrels_that_have_been_taken_are_open_to_all() -> None:
    state = table()
    barrel(state, 1, "rifles", "ropes")
    used(state, 1, "nuggets")
    for looking in (None, 0, 1, 2):
        players = state.view(looking)["players"]
        assert isinstance(players, list)
        assert (players[1]["barrels"], players[1]["used_barrels"]) == (["rifles", "ropes"], ["nuggets"])
        assert players[0]["barrels"] == []


def told(state: Position, *texts: str) -> list[str]:
    """What is said in English of payments while seat 0 says these things."""
    events: list[Event] = []
    state.listener = events.append
    do(state, *texts)
    state.listener = None
    paid = [event for event in events if event.key in ("coloma-paid", "coloma-paid-for", "coloma-traded")]
    assert all(event.seats is None for event in paid)
    return [catalogue("en").say(event.key, {**event.params, "seat": "Ada"}) for event in paid]


@rule("K3.12", "K6.10")
def test_everybody_hears_what_is_paid_with_the_saw() -> None:
    state = table()
    hold(state, 0, "saloon")
    stock(state, 0, gold=1, dudes=1)
    turn(state, 0, 3)
    assert told(state, "boom", "build saloon") == ["Ada pays 1 nugget and 1 dude (Saloon)."]
    stock(state, 0, bucks=2, gold=0, dudes=2)
    turn(state, 0, 2)
    assert told(state, "common", "river 1") == ["Ada pays 1 dude (river).", "Ada pays $2."]


@rule("K3.12", "K4.3")
def test_everybody_hears_what_is_paid_at_events_and_for_abilities() -> None:
    state = table()
    stock(state, 0, gold=1)
    state.agenda = [(EVENT_FOR, 0, 4)]
    state._legal = [None] * 3
    state.advance()
    assert told(state, "yes") == ["Ada pays 1 nugget for 3 points."]
    state = table()
    own(state, 0, "theatre")
    stock(state, 0, dudes=2)
    turn(state, 0, 1)
    do(state, "boom")
    assert told(state, "use theatre", "yes", "yes") == ["Ada pays 1 dude for 2 points."] * 2
