"""What is asked, as the view says it: every kind of question with its numbers, and nothing of them for others."""

import random
from typing import Any

import pytest

from boomtown.games.coloma.ask import KINDS, NUMBERS
from boomtown.games.coloma.state import Position
from tests.games.coloma.helpers import (
    ACTIONS,
    at_barker,
    barrel,
    be,
    bridges,
    do,
    hold,
    new,
    own,
    park,
    stock,
    table,
    turn,
    used,
)

Doc = dict[str, Any]

# The fields that everybody gets.
HEAD = {"seat", "kind", "source"}

# Questions to which all seats answer in secret.
TOGETHER = ("keep", "dial", "duel")


def asked(state: Position, viewer: int | None = None) -> Doc:
    """The question as the seat that is asked sees it, or as somebody else does."""
    view: Any = state.view(state.pending()[0] if viewer is None else viewer)
    question: Doc = view["ask"]
    return question


def numbers(state: Position) -> Doc:
    return {name: value for name, value in asked(state).items() if name not in HEAD}


def cost(bucks: int = 0, gold: int = 0, dudes: int = 0, **more: bool) -> Doc:
    return {"bucks": bucks, "gold": gold, "dudes": dudes, **more}


def test_six_cards_of_which_two_go_back() -> None:
    state = new(2)
    assert asked(state, 0) == {"seat": 0, "kind": "keep", "source": None, "left": 2}
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    assert asked(state, 1) == {"seat": 1, "kind": "keep", "source": None, "left": 1}


def test_while_all_choose_a_seat_hears_of_its_own_question_alone() -> None:
    state = table(3)
    watcher: Any = state.view(None)
    assert watcher["ask"] == {"seat": None, "kind": "dial", "source": None}
    assert asked(state, 1) == {"seat": 1, "kind": "dial", "source": None}
    state.apply(1, ACTIONS.parse("site 4"))
    seen: Any = state.view(1)
    assert seen["ask"] is None and seen["players"][1]["choice"] == 4
    other: Any = state.view(0)
    assert other["ask"]["seat"] == 0 and other["players"][1]["choice"] is None


def test_pioneer_and_mule_are_chosen_at_once() -> None:
    state = table(2, mules=True)
    assert asked(state, 0)["kind"] == "duel"
    state.apply(0, ACTIONS.parse("duel 2 5"))
    view: Any = state.view(0)
    assert view["players"][0]["choice"] == {"pioneer": 2, "mule": 5}


def test_the_menu_names_the_site_and_the_boom() -> None:
    state = turn(table(), 0, 2)
    assert asked(state) == {
        "seat": 0, "kind": "menu", "source": {"kind": "site", "id": "2"}, "site": "2", "boom_of": "2", "payable": {},
    }  # fmt: skip
    assert asked(at_barker(table(), 0))["site"] == "barker"


def test_the_menu_names_the_cards_that_each_open_half_could_build() -> None:
    """No more and no fewer than are legal once that half is open, and none for a half that is used."""
    state = table()
    hold(state, 0, "saloon", "theatre", "undertaker")
    stock(state, 0, bucks=4, gold=1, dudes=3)
    turn(state, 0, 3)
    payable = numbers(state)["payable"]
    for half, tool in (("common", "hammer"), ("boom", "saw")):
        opened = state.clone()
        do(opened, half)
        built = [ACTIONS.format(action).split() for action in opened.legal(0)]
        assert payable[tool] == [words[1] for words in built if words[0] == "build"]
    assert payable["hammer"] and payable["hammer"] != payable["saw"]
    do(state, "common", f"build {payable['hammer'][0]}")
    while asked(state)["kind"] != "menu":
        do(state, ACTIONS.format(state.legal(0)[0]))
    assert "hammer" not in numbers(state)["payable"]


def test_the_menu_says_how_many_gunmen_could_be_placed() -> None:
    state = table()
    stock(state, 0, dudes=3)
    assert numbers(turn(state, 0, 5))["strength"] == 3


def test_a_card_put_back_in_secret_is_known_to_its_owner_until_all_have_chosen() -> None:
    state = new(3)
    first = ACTIONS.format(state.legal(1)[0])
    state.apply(1, state.legal(1)[0])
    view: Any = state.view(1)
    end, card = first.split()
    assert view["players"][1]["put_back"] == {"card": card, "end": end}
    for seat in (0, 2):
        state.apply(seat, state.legal(seat)[0])
    view = state.view(1)
    assert view["players"][1]["put_back"] is None and card not in view["players"][1]["hand"]


def test_cards_to_put_back_are_counted() -> None:
    state = table()
    own(state, 0, "gazette")
    turn(state, 0, 1)
    do(state, "boom", "use gazette")
    assert asked(state)["source"] == {"kind": "card", "id": "gazette"}
    assert numbers(state) == {"left": 1}


def test_a_split_lists_every_way_to_pay() -> None:
    state = table()
    stock(state, 0, bucks=5, gold=3, tents=0)
    at_barker(state, 0)
    do(state, "common", "buy tent")
    price = state.prices[state.gold_supply]
    question = numbers(state)
    assert (question["bucks"], question["price"]) == (3, price)
    for offer in question["offers"]:
        assert offer["nuggets"] * price + offer["bucks"] - offer["lost"] == 3
    legal = [ACTIONS.parse(f"gold {offer['nuggets']}") for offer in question["offers"]]
    assert legal == state.legal(0)
    assert asked(state)["source"] == {"kind": "site", "id": "barker"}


def test_a_trade_names_cost_and_gain() -> None:
    state = table()
    own(state, 0, "theatre")
    stock(state, 0, dudes=3)
    turn(state, 0, 1)
    do(state, "boom", "use theatre")
    assert asked(state)["source"] == {"kind": "card", "id": "theatre"}
    assert numbers(state) == {"left": 2, "cost": {"dudes": 1}, "get": [{"do": "gain", "vp": 2}]}
    do(state, "yes")
    assert numbers(state)["left"] == 1


def test_options_are_open_or_not() -> None:
    state = table()
    own(state, 0, "outfitter")
    stock(state, 0, horses=6)
    turn(state, 0, 1)
    do(state, "boom", "use outfitter")
    options = numbers(state)["options"]
    assert [option["fx"] for option in options] == [[{"do": "gain", "tents": 1}], [{"do": "gain", "horses": 1}]]
    assert [ACTIONS.parse(f"choose {n}") in state.legal(0) for n in (1, 2)] == [option["open"] for option in options]


@pytest.mark.parametrize(
    ("name", "expected"), [("lantern", {"of": "action", "half": "boom"}), ("handbill", {"of": "event"})]
)
def test_the_action_or_the_event_of_a_site(name: str, expected: Doc) -> None:
    state = table()
    barrel(state, 0, name)
    turn(state, 0, 4)
    do(state, f"open {name}")
    assert asked(state)["source"] == {"kind": "barrel", "id": name}
    assert numbers(state) == expected


def test_every_card_in_hand_has_its_price() -> None:
    state = table(hotels=True)
    hold(state, 0, "saloon", "theatre")
    stock(state, 0, bucks=3, gold=0, dudes=2)
    turn(state, 0, 3)
    do(state, "common")
    question = numbers(state)
    assert question["tool"] == "hammer" and set(question["prices"]) == {"saloon", "theatre"}
    for card, price in question["prices"].items():
        assert price["open"] == (ACTIONS.parse(f"build {card}") in state.legal(0))
    assert question["hotel"]["open"] == (ACTIONS.parse("hotel") in state.legal(0))
    do(state, "done")
    assert asked(turn(table(), 0, 1, barker=3))["kind"] == "menu"


def test_river_and_bridge_have_their_prices() -> None:
    state = table()
    bridges(state, "corral")
    stock(state, 0, bucks=9, gold=3, dudes=5)
    turn(state, 0, 2)
    do(state, "common")
    question = numbers(state)
    assert question["tool"] == "hammer"
    assert question["river"]["open"] and not question["bridge"]["open"]  # no river yet
    assert state.view(0)["turn"]["prices"]["river"]["hammer"] == {  # type: ignore[index]
        name: count for name, count in question["river"].items() if name != "open"
    }


def test_a_row_tells_the_strength() -> None:
    state = table()
    stock(state, 0, dudes=3)
    barrel(state, 0, "rifles")
    turn(state, 0, 1)
    do(state, "open rifles")
    assert numbers(state) == {"strength": 5, "help": 2, "extra": True}


def test_places_for_a_tent() -> None:
    state = table()
    stock(state, 0, tents=2, event_tents=0b00010)
    park(state, 0, "coloma")
    turn(state, 0, 5)
    do(state, "common tents")
    question = numbers(state)
    assert question["events"] == [1, 3, 4, 5] and question["left"] == 0 and not question["remote"]
    plots = [f"event{site}" for site in question["events"]] + question["lands"]
    assert [ACTIONS.parse(f"plant {plot}") for plot in plots] == state.legal(0)[:-1]


def test_beds() -> None:
    state = table(hotels=True)
    stock(state, 0, dudes=3)
    state.hotels[0] = 1
    turn(state, 0, 5)
    do(state, "common guests")
    assert numbers(state) == {"beds": 2}


def test_the_market_has_prices() -> None:
    state = table()
    stock(state, 0, bucks=2, gold=0, tents=0)
    at_barker(state, 0)
    do(state, "common")
    assert numbers(state)["prices"] == {"tent": cost(3, open=False), "horse": cost(2, open=True)}


def test_a_barrel_from_the_boom_of_the_barker() -> None:
    state = at_barker(table(), 0)
    do(state, "boom")
    assert asked(state)["source"] == {"kind": "site", "id": "barker"}
    assert numbers(state) == {"left": 1}


def test_a_wagon_jumps_over_others() -> None:
    state = table()
    stock(state, 0, horses=3)
    park(state, 0, "coloma")
    near = state.components.spaces[state.wagon[0]].roads
    blocked = next(space for space in near if not state.components.spaces[space].boomtown)
    state.wagon[1] = blocked
    turn(state, 0, 4)
    do(state, "common")
    question = numbers(state)
    assert question["steps"] == 3 and question["entered"] == ["coloma"]
    assert [ACTIONS.parse(f"ride {space}") for space in question["jumps"]] == state.legal(0)[:-1]
    over = [space for space, way in question["jumps"].items() if way]
    assert over and all(question["jumps"][space] == [state.components.spaces[blocked].id] for space in over)
    do(state, f"ride {over[0]}")
    assert set(numbers(state)["entered"]) == {"coloma", over[0], state.components.spaces[blocked].id}


def test_a_boomtown_asks_for_its_benefit() -> None:
    state = table()
    park(state, 0, "lotus")
    stock(state, 0, horses=6)
    turn(state, 0, 4)
    do(state, "common")
    while "ride coloma" not in [ACTIONS.format(action) for action in state.legal(0)]:
        do(state, ACTIONS.format(state.legal(0)[0]))
    do(state, "ride coloma", "done")
    assert asked(state)["source"] == {"kind": "space", "id": "coloma"}
    assert numbers(state) == {"space": "coloma"}


def test_the_robber_is_asked_for_the_cart() -> None:
    state = table(specialties="deluxe")
    be(state, 0, "robber")
    state.gold_supply -= 2
    state.gold_cart = 2
    turn(state, 0, 4)
    do(state, "common")
    assert asked(state)["source"] == {"kind": "specialty", "id": "robber"}
    assert numbers(state) == {"gold": 2}


def test_what_a_table_chooses_before_the_first_cards() -> None:
    state = new(2, sheriff="chosen", boards="chosen", specialties="base", specialty_deal="chosen")
    kinds = []
    while asked(state)["kind"] != "keep":
        assert asked(state)["source"] is None and numbers(state) == {}
        kinds.append(asked(state)["kind"])
        state.apply(state.pending()[0], state.legal(state.pending()[0])[0])
    assert kinds == ["sheriff", "board", "board", "pick", "pick"]


def test_which_used_barrel_is_paid() -> None:
    state = table(specialties="deluxe")
    be(state, 0, "vigilante")
    used(state, 0, "nails", "ropes")
    stock(state, 0, dudes=3)
    turn(state, 0, 1)
    do(state, "specialty", "yes")
    assert asked(state)["kind"] == "discard" and asked(state)["source"] == {"kind": "specialty", "id": "vigilante"}


def test_others_hear_who_is_asked_what_and_no_number() -> None:
    """In random games, until every kind of question was asked."""
    kinds = set()
    for seed in range(60):
        state = random_game(seed)
        chance = random.Random(seed)
        while not state.over:
            seat = chance.choice(state.pending())
            question = asked(state, seat)
            assert question["seat"] == seat
            assert (len(question) > len(HEAD)) == (question["kind"] in NUMBERS)
            kinds.add(question["kind"])
            viewers = [None, *(other for other in range(state.seats) if other != seat)]
            for viewer in viewers if question["kind"] not in TOGETHER else []:
                view: Any = state.view(viewer)
                assert view["ask"] == {name: question[name] for name in HEAD}
            state.apply(seat, chance.choice(state.legal(seat)))
        over: Any = state.view(0)
        assert over["ask"] is None
        if kinds == set(KINDS.values()):
            return
    raise AssertionError(f"never asked: {set(KINDS.values()) - kinds}")


def random_game(seed: int) -> Position:
    """Every kind of table; one has a specialty that asks what is hardly ever asked."""
    options: dict[str, int | str | bool] = {
        "hotels": seed % 2 == 0, "specialties": "deluxe" if seed % 5 else "base", "boards": ("b", "chosen")[seed % 2],
        "sheriff": ("random", "chosen")[seed % 2], "specialty_deal": ("dealt", "chosen")[seed // 2 % 2],
        "mules": seed % 8 == 1,
    }  # fmt: skip
    state = new(1 + seed % 4, seed, **options)
    if seed % 8 == 5:
        be(state, 0, "vigilante")
        used(state, 0, "nails", "ropes")
    return state
