"""Score sheets of Coloma: the same lines as the engine's, and every mistake with its place."""

import random
from typing import cast

import pytest

from boomtown.kernel.errors import BadSheet
from boomtown.sheet import score_sheet
from boomtown.text import catalogue, languages, line_key
from tests.games.coloma.helpers import BOARD_IDS, BRIDGE_IDS, CARD_IDS, LAND_IDS, new
from tests.support import rule

PLAYER: dict[str, object] = {
    "points": 21,
    "buildings": ["saloon", "sluice_works", "gazette"],
    "rivers": [1, 3],
    "bridges": ["workers", "golden"],
    "lands": ["bear_river", "cosumnes", "mormon_island"],
    "gold": 3,
    "graves": 2,
}


def lines(player: dict[str, object]) -> dict[str, int]:
    seats = cast(list[dict[str, object]], score_sheet({"game": "coloma", "seats": [player]})["seats"])
    found = cast(list[dict[str, object]], seats[0]["lines"])
    assert seats[0]["total"] == sum(cast(int, line["points"]) for line in found)
    return {cast(str, line["key"]): cast(int, line["points"]) for line in found}


def test_a_sheet() -> None:
    assert lines(PLAYER) == {
        "track": 21,
        "buildings": 18,
        "rivers": 7,
        "bridge-workers": 6,
        "bridge-golden": 6,
        "lands": 12,
        "hotels": 0,
        "graveyard": -3,
    }


def test_an_empty_player_has_nothing() -> None:
    assert sum(lines({}).values()) == 0


def test_side_b_boards_have_their_own_rivers() -> None:
    assert lines({"board": "b1", "rivers": [1, 4]})["rivers"] == 8


@pytest.mark.parametrize("seed", range(8))
def test_the_sheet_agrees_with_the_engine(seed: int) -> None:
    state = new(3, seed, hotels=True, boards="b")
    chance = random.Random(seed)
    while not state.over:
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat)[0] if chance.random() < 0.6 else chance.choice(state.legal(seat)))
    players = []
    for seat in range(3):
        player: dict[str, object] = {
            "points": state.points[seat],
            "buildings": [name for card, name in enumerate(CARD_IDS) if state.built[seat] >> card & 1],
            "rivers": [space + 1 for space in range(4) if state.rivers[seat] >> space & 1],
            "bridges": [name for kind, name in enumerate(BRIDGE_IDS) if state.bridges[seat] >> kind & 1],
            "lands": [name for land, name in enumerate(LAND_IDS) if state.land_tents[seat] >> land & 1],
            "board": BOARD_IDS[state.board[seat]],
            "graves": state.graves[seat],
            "hotels": state.hotels[seat],
            "horses": state.horses[seat],
            "hand": state.hand[seat].bit_count(),
            "used_barrels": len(state.used_barrels[seat]),
            "event_tents": state.event_tents[seat].bit_count(),
            "gold": state.gold[seat],
            "bucks": state.bucks[seat],
            "dudes": state.dudes[seat],
            "tents": state.tents[seat],
        }
        players.append(player)
        assert lines(player) == {line.key: line.points for line in state.score(seat).lines}
    assert winners(*players) == state.winners()


def winners(*players: dict[str, object], **more: object) -> object:
    return score_sheet({"game": "coloma", "seats": list(players), **more})["winners"]


RICH: dict[str, object] = {"points": 9, "gold": 2, "bucks": 1, "dudes": 2, "tents": 3, "horses": 4}


@rule("K11.9")
def test_gold_breaks_a_tie_and_then_all_that_is_left() -> None:
    assert winners({"points": 10}, RICH) == [0]
    assert winners(RICH, RICH | {"gold": 3}) == [1]
    for name in ("bucks", "dudes", "tents", "horses"):
        assert winners(RICH, RICH | {name: 5}, RICH | {"points": 8, "gold": 9}) == [1]
    assert winners(RICH, RICH | {"bucks": 2, "dudes": 1}, {"points": 9, "gold": 1}) == [0, 1]


@rule("K11.9")
def test_a_tie_stays_where_the_sheet_does_not_say_what_breaks_it() -> None:
    assert winners({"points": 9}, {"points": 9, "gold": 3}) == [0, 1]
    assert winners({"points": 9, "gold": 3}, {"points": 9, "gold": 3, "horses": 6}) == [0, 1]
    assert winners({name: RICH[name] for name in RICH if name != "gold"}, RICH) == [0, 1]
    # Whoever is not tied need not say anything.
    assert winners({"points": 9, "gold": 1}, {"points": 9, "gold": 3}, {"points": 8}) == [1]


@rule("K16.11")
def test_alone_the_player_must_beat_shade() -> None:
    assert [winners({"points": 9}, shade=points) for points in (8, 9, 10)] == [[0], [1], [1]]
    assert winners({"points": 9}) == []
    seats = cast(list[dict[str, object]], score_sheet({"game": "coloma", "seats": [{}], "shade": 64})["seats"])
    assert seats[1] == {"total": 64, "lines": [{"key": "sum", "points": 64}]}
    for language in languages():
        assert catalogue(language).say(line_key("coloma", "sum"))


@pytest.mark.parametrize(
    ("doc", "told"),
    [
        ({"seats": []}, "“seats” must be a list of 1 to 6 players; this one has 0."),
        ({"seats": [3]}, "Player 1 must be an object with names and values."),
        ({"seats": [{}, {"cows": 1}]}, "The sheet has an unknown key “cows”"),
        ({"seats": [{"graves": 9}]}, "Player 1: “graves” must be a whole number from 0 to 6, not “9”."),
        ({"seats": [{"lands": "all"}]}, "Player 1: “lands” must be a list."),
        ({"seats": [{}, {"rivers": [1, 5]}]}, "Player 2, “rivers”, entry 2: “5” is unknown. Possible are: 1, 2, 3, 4."),
        ({"seats": [{"rivers": [2, 2]}]}, "Player 1, “rivers”, entry 2: “2” stands there twice."),
        ({"seats": [{"rivers": [2], "bridges": ["corral", "canyon"]}]}, "Player 1 has 2 bridges but only 1 rivers."),
        ({"seats": [{}], "shade": -1}, "“shade” holds Shade's points, a whole number from 0 to 1,000,"),
        ({"seats": [{}], "shade": True}, "“shade” holds Shade's points"),
        ({"seats": [{}, {}], "shade": 64}, "“shade” holds Shade's points"),
        ({}, "The sheet has no “seats”."),
    ],
)
def test_mistakes_are_named_with_their_place(doc: dict[str, object], told: str) -> None:
    with pytest.raises(BadSheet) as caught:
        score_sheet({"game": "coloma", **doc})
    assert catalogue("en").explain(caught.value).startswith(told)
    for language in ("it", "de"):
        assert catalogue(language).explain(caught.value)
