"""What is asked, as the view says it: every kind of question with its numbers, and nothing of them for others."""

import random
from typing import cast

from boomtown.games.sprawl.acting import ActingView
from boomtown.games.sprawl.ask import KINDS, NUMBERS, Ask
from boomtown.games.sprawl.constants import PLANNING
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ASK_INVEST
from boomtown.games.sprawl.view import View
from tests.games.sprawl.support import (
    CARDS,
    bare,
    card,
    give,
    hold,
    mark,
    new,
    offer,
    options,
    play,
    put,
    refresh,
    run,
    say,
    table,
    tile,
)
from tests.support import play_on

# The fields that everybody gets.
HEAD = {"seat", "kind", "source"}


def question(state: Position, viewer: int | None = None) -> Ask:
    """The question as the seat that is asked sees it, or as somebody else does."""
    asked = cast(View, state.view(state.pending()[0] if viewer is None else viewer))["ask"]
    assert asked is not None
    return asked


def numbers(state: Position) -> dict[str, object]:
    return {name: value for name, value in question(state).items() if name not in HEAD}


def kind(state: Position) -> str:
    return question(state)["kind"]


def source(state: Position) -> dict[str, object] | None:
    return cast("dict[str, object] | None", question(state)["source"])


def acting(state: Position) -> ActingView:
    found = cast(View, state.view(None))["acting"]
    assert found is not None
    return found


def spelled(state: Position, verb: str) -> list[str]:
    """The arguments of the legal actions with a verb."""
    return [text.split()[1] for text in options(state) if text.split()[0] == verb]


def test_claims_have_prices() -> None:
    state = new()
    assert (kind(state), source(state), numbers(state)) == ("claim", None, {"prices": state.value})


def test_investing_needs_no_number() -> None:
    state = table()
    give(state, 0, "p01")
    state.agenda.append((ASK_INVEST, 0))
    refresh(state)
    assert (kind(state), numbers(state)) == ("invest", {})


def test_actions_list_the_open_cards_and_their_ap() -> None:
    state = table()
    offer(state, "t05", 2)
    offer(state, "m01", 4)
    give(state, 0, "p01")
    state.planning_boxes[0] = card("p16")
    state.favors[0] = card("c30")
    asked = question(state)
    contracts = [(build["source"], build["card"]) for build in asked["builds"]]
    town = CARDS[state.decks[0][-1]].id
    assert contracts == [("2", "t05"), ("4", "m01"), ("town", town), ("favor1", "c30")]
    for build in asked["builds"]:
        face = CARDS[card(build["card"])]
        pages = 1 if CARDS[card("p01")].zones >> face.zone & 1 else 0
        assert (build["pages"], build["missing"]) == (pages, face.lots - pages)
    assert asked["favors"] == []  # no place for another one
    assert [(take["box"], take["card"]) for take in asked["takes"]] == [
        ("1", "p16"), ("deck", CARDS[state.decks[PLANNING][-1]].id),
    ]  # fmt: skip
    assert all((f"take {take['box']}" in options(state)) == (take["ap"] <= state.ap) for take in asked["takes"])
    state.favors[0] = -1
    refresh(state)
    favors = question(state)["favors"]
    assert [place["box"] for place in favors if place["ap"] <= state.ap] == spelled(state, "favor")


def test_a_spot_knows_the_contract_and_its_prices() -> None:
    state = bare()
    offer(state, "c30")  # Housing Project, 4 less
    give(state, 0, "p26")
    say(state, "build 1")
    assert numbers(state) == {
        "card": "c30", "lots": 3, "origin": "1", "prices": [max(0, value - 4) for value in state.value],
    }  # fmt: skip
    assert source(state) == {"card": "c30", "line": None}
    assert acting(state) == {"card": "c30", "line": None, "spot": None, "seat": 0}


def test_permits_tick_off_pages() -> None:
    state = bare()
    offer(state, "c30")
    give(state, 0, "p16", "p03", "p15", "p05")
    say(state, "build 1", "place r1c1.nw+ne+sw")
    assert (kind(state), numbers(state)) == ("permit", {"card": "c30", "need": 3, "chosen": [], "pages": 0})
    say(state, "use p16")
    assert numbers(state) == {"card": "c30", "need": 3, "chosen": ["p16"], "pages": 2}
    assert acting(state)["spot"] == "r1c1.nw+ne+sw"


def test_a_renewal_knows_what_would_be_demolished() -> None:
    state = bare()
    put(state, "RES", "r1c1.ne", 1)
    offer(state, "c30")
    give(state, 0, "p26", "u1", "u2")
    say(state, "build 1", "place r1c1.nw+ne+sw")
    assert (kind(state), numbers(state)) == ("renewal", {"card": "c30", "covers": ["r1c1.ne"]})


def test_a_tile_from_an_opponent_and_what_it_scores() -> None:
    state = bare()
    tile(state, 1, "finance", state.supply[1])
    put(state, "COM", "r6c1", 0)
    play(state, "c16", "r6c1")  # Stock Exchange, finance 2
    assert numbers(state) == {"vocation": "finance", "value": 2, "tiles": 0, "seats": [1]}
    assert source(state) == {"card": "c16", "line": None}
    say(state, "choose 1", "choose 0")
    assert numbers(state) == {"vocation": "finance", "value": 2, "tiles": 1}


def test_the_building_of_the_contract_is_the_spot_of_its_vocations() -> None:
    state = bare()
    offer(state, "t10")  # Bank, finance
    give(state, 0, "p24")
    say(state, "build 1", "place r3c3.nw+ne")
    assert acting(state) == {"card": "t10", "line": None, "spot": "r3c3.nw+ne", "seat": 0}
    assert kind(state) == "split"


def test_tiles_that_an_effect_scores_name_its_line() -> None:
    state = bare()
    tile(state, 1, "tourism")
    tile(state, 2, "tourism")
    play(state, "c13")  # Advertising Agency: Media, then Tourism scores
    say(state, "split 0")
    assert (kind(state), source(state)) == ("order", {"card": "c13", "line": 0})
    assert numbers(state) == {"seats": [1, 2]}
    say(state, "choose 2")
    assert (kind(state), source(state)) == ("split", {"card": "c13", "line": 0})
    assert question(state)["seat"] == 2 and acting(state)["seat"] == 0


def test_tied_players_and_what_is_compared() -> None:
    state = bare()
    play(state, "e12")  # Relief Fund
    assert (kind(state), source(state)) == ("player", {"card": "e12", "line": 0})
    assert numbers(state) == {"seats": [0, 1, 2], "measure": "prestige", "standing": [0, 0, 0]}


def test_tied_receivers_are_compared_by_nothing() -> None:
    state = bare()
    run(state, {"do": "toll", "from": "self", "to": "others", "wealth": 1})
    assert numbers(state) == {"seats": [1, 2]}


def test_a_tied_election_tells_the_standing() -> None:
    state = bare()
    hold(state, -1, "attorney")
    hold(state, 2, "mayor")
    for seat, spot in ((0, "r1c1.nw"), (1, "r1c1.se")):
        put(state, "CIV", spot, seat)
    run(state, {"do": "hold_election", "office": "attorney"})
    value = state.value[0]
    assert question(state)["seat"] == 2 and source(state) == {"office": "attorney", "line": None}
    assert numbers(state) == {
        "seats": [0, 1], "office": "attorney", "measure": "CIV", "standing": [[value, 1], [value, 1], [0, 0]],
    }  # fmt: skip


def test_tied_blocks_and_buildings() -> None:
    state = bare()
    for spot in ("r3c3.nw", "r3c4.nw"):
        mark(state, *(("w7", "n2") if spot == "r3c3.nw" else ("w8", "n1")))
        put(state, "RES", spot, 1)
    state.value[15] = state.value[14]  # blocks of equal value
    run(state, {"do": "gain", "who": "controller", "prestige": 1, "per": {"where": "best_block"}})
    assert (kind(state), numbers(state)) == ("block", {})
    say(state, options(state)[0])
    run(state, {"do": "demolish", "who": "self", "what": {"owner": "others", "pick": "highest"}})
    assert (kind(state), numbers(state)) == ("tied", {"whose": None})
    assert len(spelled(state, "building")) == 2


def test_whose_building_a_disaster_hits() -> None:
    state = bare()
    for spot in ("r1c1.nw", "r1c1.se"):
        put(state, "RES", spot, 2)
    play(state, "te1")  # Fire
    while kind(state) != "target":
        say(state, options(state)[0])
    assert numbers(state) == {"whose": 2} and "card" in (source(state) or {})
    say(state, options(state)[0])
    asked = question(state)
    assert (asked["kind"], asked["seat"]) == ("save", 2)
    assert numbers(state) == {"wealth": 3, "prestige": 0, "first": "r1c1.nw"}


def test_what_happens_to_a_building() -> None:
    state = bare()
    for spot in ("r1c1.nw", "r1c1.se"):
        put(state, "RES", spot, 1)
    run(state, {"do": "remove_control", "what": {"zone": "RES"}, "n": 2, "optional": True})
    assert (kind(state), numbers(state)) == ("building", {"do": "remove_control", "optional": True, "left": 2})
    assert source(state) == {"office": "mayor", "line": 0}


def test_parks_and_free_buildings() -> None:
    state = bare()
    run(state, {"do": "place_park", "n": 2})
    assert (kind(state), numbers(state)) == ("place", {"zone": "PARK", "size": 1, "left": 2})
    say(state, "place r1c1.nw", "place r1c1.ne")
    run(state, {"do": "place_building", "zone": "IND", "size": 3})
    assert numbers(state) == {"zone": "IND", "size": 3, "left": 1}


def test_a_building_that_moves_keeps_its_contract() -> None:
    state = bare()
    offer(state, "t10")
    give(state, 0, "p24")
    say(state, "build 1", "place r3c3.nw+ne")
    say(state, "split 0")
    put(state, "COM", "r2c2.nw", 0)
    run(state, {"do": "move_building", "what": {"owner": "own"}})
    say(state, "building r3c3.nw")
    assert (kind(state), numbers(state)) == ("move", {"zone": "COM", "size": 2, "from": "r3c3.nw"})
    say(state, "place r5c5.nw+ne")
    city = cast(View, state.view(0))["city"]
    assert {building["first"]: building["card"] for building in city} == {"r2c2.nw": None, "r5c5.nw": "t10"}


def test_markers_and_where_they_may_act() -> None:
    state = bare()
    run(state, {"do": "place_marker", "kind": "wealth", "to": "here"}, spot="r2c3.nw")
    assert (kind(state), numbers(state)) == ("marker", {"here": "r2c3", "optional": False})
    say(state, "marker w9")
    assert (kind(state), numbers(state)) == ("space", {"here": "r2c3", "optional": False, "marker": "w9"})
    assert spelled(state, "space") == ["n2", "e2"]
    say(state, "space n2")
    run(state, {"do": "move_marker", "kind": "any", "to": "any", "optional": True})
    assert numbers(state) == {"here": None, "optional": True}


def test_rows_to_pay() -> None:
    state = bare()
    run(state, {"do": "payout", "kind": "prestige", "row": "any"})
    assert (kind(state), numbers(state)) == ("row", {"points": "prestige"})


def test_what_the_row_and_the_column_would_count() -> None:
    state = bare()
    put(state, "COM", "r3c1.nw")
    for spot in ("r1c4.nw", "r2c4.nw"):
        put(state, "RES", spot)
    play(state, "m24", "r3c4.nw+ne+sw")
    assert kind(state) == "line"
    # COM in the chosen line, RES in the other one.
    assert numbers(state) == {"counts": [[1, 2], [0, 0]]}
    assert acting(state)["spot"] == "r3c4.nw+ne+sw"
    say(state, "line row")
    assert cast(View, state.view(0))["line"] == "row"


def test_wealth_or_prestige() -> None:
    state = bare()
    state.prestige = [9, 9, 9]
    run(state, {"do": "gain", "wealth": 3, "prestige": 2, "either": True, "per": {"count": "offices"}})
    assert kind(state) == "action"  # nothing to gain
    hold(state, 0, "mayor")
    hold(state, 0, "union")
    run(state, {"do": "gain", "wealth": 3, "prestige": 2, "either": True, "per": {"count": "offices"}})
    assert numbers(state) == {"wealth": 6, "prestige": 4, "left": 1, "paying": False}
    say(state, "kind wealth")
    put(state, "RES", "r1c1.nw", 1)
    put(state, "RES", "r1c1.ne", 1)
    run(state, {"do": "toll", "from": "controller", "wealth": 4, "prestige": 4, "either": True, "per": {"zone": "RES"}})
    assert numbers(state) == {"wealth": 4, "prestige": 4, "left": 2, "paying": True}


def test_planning_cards_taken_and_lost() -> None:
    state = table()
    state.planning_boxes[:2] = [card("p01"), card("p02")]
    run(state, {"do": "take_permit", "n": 2, "from": "display"})
    assert (kind(state), numbers(state)) == ("display", {"left": 2})
    say(state, "take 1", "take 2")
    run(state, {"do": "take_permit", "from": "discard"})
    assert (kind(state), numbers(state)) == ("discard", {"left": 1})
    say(state, "use u1")
    run(state, {"do": "lose_permit", "n": 1})
    assert (kind(state), numbers(state)) == ("lose", {"left": 1})


def test_a_favor_and_a_tile_of_ones_choice() -> None:
    state = table()
    run(state, {"do": "take_favor"})
    assert (kind(state), numbers(state)) == ("favor", {})
    say(state, "pass")
    run(state, {"do": "take_vocation", "name": "any"})
    assert (kind(state), numbers(state)) == ("vocation", {})


def test_options_and_offers() -> None:
    state = bare()
    play(state, "m27")  # Apartment Towers
    assert (kind(state), source(state), numbers(state)) == ("option", {"card": "m27", "line": 0}, {})
    put(state, "RES", "r1c1.nw", 1)
    put(state, "RES", "r1c2.nw", 1)
    say(state, "option 2")
    assert (kind(state), source(state)) == ("building", {"card": "m27", "line": 0})  # inside the first line
    say(state, options(state)[0])
    run(state, {"do": "optional", "who": "self", "wealth": 8, "prestige": 0, "then": [{"do": "gain", "prestige": 1}]})
    assert (kind(state), numbers(state)) == ("offer", {"wealth": 8, "prestige": 0})


def test_an_office_names_the_line_behind_those_of_the_election() -> None:
    """Of an office the lines at the start of a turn follow those when elected."""
    state = table()
    effects = state.components.effects
    for office in state.components.offices:
        lines = [*office.on_elected, *office.on_turn_start]
        assert [(effects[number].ref, effects[number].line) for number in lines] == [
            (f"office:{office.word}", line) for line in range(len(lines))
        ]


def test_others_hear_who_is_asked_what_and_no_number() -> None:
    """In random games, until every kind of question was asked."""
    kinds: set[str] = set()
    for seed in range(60):
        state = new(2 + seed % 3, seed)
        for _ in play_on(state, random.Random(seed)):
            if state.over:
                break
            (seat,) = state.pending()
            asked = question(state)
            assert asked["seat"] == seat
            assert (len(asked) > len(HEAD)) == (asked["kind"] in NUMBERS) or asked["kind"] == "player"
            viewer = None if seed % 2 else (seat + 1) % state.seats
            assert question_of(state, viewer) == {name: value for name, value in asked.items() if name in HEAD}
            kinds.add(asked["kind"])
        assert cast(View, state.view(0))["ask"] is None and cast(View, state.view(0))["acting"] is None
        if kinds == set(KINDS.values()):
            return
    raise AssertionError(f"never asked: {set(KINDS.values()) - kinds}")


def question_of(state: Position, viewer: int | None) -> dict[str, object]:
    return dict(cast("dict[str, object]", cast(View, state.view(viewer))["ask"]))
