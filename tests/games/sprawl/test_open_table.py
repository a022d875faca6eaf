"""What players hold: open to all, as many cards as they like, nothing to be given away."""

import random

from boomtown.games.sprawl.constants import PERMITS
from boomtown.games.sprawl.state import Position
from tests.games.sprawl.support import bare, card, give, hold, new, offer, options, put, refresh, say, table, tile
from tests.support import play_on, rule


@rule("S3.11")
def test_everything_a_player_holds_lies_open_to_all() -> None:
    state = table()
    give(state, 1, "p07", "u2")
    tile(state, 1, "energy", 2)
    hold(state, 1, "mayor")
    state.favors[2] = card("t05")
    state.prestige[1] = 4
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        players = view["players"]
        assert isinstance(players, list)
        shown = players[1]
        assert (shown["wealth"], shown["prestige"], shown["cubes"]) == (20, 4, 35)
        assert (shown["hand"], shown["vocations"]) == (["p07", "u2"], {"energy": 2})
        assert shown["favors"][0] == "t05" and not shown["extra_favor"]
        assert view["offices"] == {"mayor": 1}


@rule("S3.11")
def test_any_number_of_planning_cards_may_be_held() -> None:
    state = table()
    state.hands[0] = [number for number in range(PERMITS) if number != card("p07")]
    state.planning_boxes[0] = card("p07")
    refresh(state)
    assert "take 1" in options(state)
    say(state, "take 1")
    assert len(state.hands[0]) == 36


@rule("S3.11")
def test_no_action_gives_anything_away() -> None:
    """The whole vocabulary: actions of one's own, and answers to questions that cards ask."""
    own = {"claim", "invest", "done", "take", "favor", "build", "end", "place", "use"}
    answers = {"choose", "split", "block", "building", "marker", "space", "row", "line", "kind", "vocation", "option"}
    assert {verb.name for verb in new().game.actions.verbs} == own | answers | {"pay", "pass"}


def held(state: Position) -> dict[int, int]:
    """The owner of each planning card and Favor that somebody holds."""
    owners = {number: seat for seat, hand in enumerate(state.hands) for number in hand}
    owners.update({number: place // 2 for place, number in enumerate(state.favors) if number >= 0})
    return owners


@rule("S3.11")
def test_cards_never_pass_from_hand_to_hand() -> None:
    for seed in range(3):
        state = new(3, seed, "short")
        before = held(state)
        for _ in play_on(state, random.Random(seed)):
            after = held(state)
            assert all(after[number] == seat for number, seat in before.items() if number in after)
            before = after


@rule("S4.2")
def test_cards_used_for_building_go_to_the_planning_discards() -> None:
    state = bare()
    put(state, "CIV", "r4c1.nw", 1)
    offer(state, "t04")
    give(state, 0, "p01", "p02", "u3", "p20")
    state.discards = []
    say(state, "build 1", "place r4c1.nw+ne", "use p01")
    assert state.discards == [card("p01"), card("p02"), card("u3")]
    assert state.hands[0] == [card("p20")]
