"""Section 7: markers."""

from boomtown.games.sprawl.constants import MARKER_KIND, MARKER_NUMBER
from boomtown.games.sprawl.state import census
from tests.games.sprawl.support import asked, bare, mark, options, run, say
from tests.support import rule


@rule("S7.1")
def test_markers() -> None:
    assert MARKER_NUMBER == [7, 8, 9, 10, 11, 12, 4, 5, 6]
    assert MARKER_KIND == [0] * 6 + [1] * 3
    state = bare()
    run(state, {"do": "place_marker", "kind": "prestige", "pick": "any", "to": "any"})
    assert options(state) == ["marker p4", "marker p5", "marker p6"]
    say(state, "marker p5")
    assert len(options(state)) == 9
    say(state, "space n3")
    assert state.spaces[2] == 7 and state.value[4] == 11


def test_a_marker_that_vanishes_is_missed() -> None:
    state = bare()
    mark(state, "w7", "n1")
    mark(state, "w7", "e1")
    assert (census(state)["markers"], census(state)["different markers"]) == (9, 9)
    state.spaces[3] = -1
    assert census(state)["markers"] == 8
    state.spaces[3:5] = [0, 0]
    assert (census(state)["markers"], census(state)["different markers"]) == (10, 9)


@rule("S7.2")
def test_lowest_and_highest() -> None:
    state = bare()
    mark(state, "w7", "n1")
    run(state, {"do": "place_marker", "kind": "wealth", "pick": "lowest", "to": "any"})
    say(state, "space e1")
    run(state, {"do": "place_marker", "kind": "wealth", "pick": "highest", "to": "any"})
    say(state, "space e2")
    assert state.spaces[3:5] == [1, 5]
    assert state.value[0] == 4 + 7 + 8


@rule("S7.3")
def test_moved_marker_goes_to_a_different_free_space() -> None:
    state = bare()
    mark(state, "w7", "n1")
    mark(state, "p4", "n2")
    run(state, {"do": "move_marker", "kind": "wealth", "to": "any"})
    assert asked(state) == (0, "sprawl-ask-space")
    assert "space n1" not in options(state) and "space n2" not in options(state)
    say(state, "space e6")
    assert state.spaces[0] == -1 and state.spaces[8] == 0
    assert state.value[0] == 4 and state.value[30] == 10


@rule("S7.3")
def test_full_board_moves_nothing() -> None:
    state = bare()
    spaces = ("n1", "n2", "n3", "e1", "e2", "e3", "e4", "e5", "e6")
    for marker, space in zip(("w7", "w8", "w9", "w10", "w11", "w12", "p4", "p5", "p6"), spaces, strict=True):
        mark(state, marker, space)
    run(state, {"do": "move_marker", "kind": "any", "to": "any"})
    assert asked(state) == (0, "sprawl-ask-action")


@rule("S7.3")
def test_optional_move_may_be_declined() -> None:
    state = bare()
    mark(state, "w7", "n1")
    mark(state, "p4", "e1")
    run(state, {"do": "move_marker", "kind": "any", "to": "any", "optional": True})
    assert options(state) == ["marker w7", "marker p4", "pass"]
    say(state, "pass")
    assert state.spaces[0] == 0


@rule("S7.4")
def test_here_means_the_two_spaces_of_the_block() -> None:
    state = bare()
    run(state, {"do": "place_marker", "kind": "wealth", "pick": "lowest", "to": "here"}, spot="r3c4.nw")
    assert options(state) == ["space n2", "space e3"]
    say(state, "space n2")
    run(state, {"do": "place_marker", "kind": "wealth", "pick": "lowest", "to": "here"}, spot="r3c4.nw")
    assert state.spaces[5] == 1
    run(state, {"do": "place_marker", "kind": "wealth", "pick": "lowest", "to": "here"}, spot="r3c4.nw")
    assert sorted(state.spaces) == [-1] * 7 + [0, 1]


@rule("S7.4")
def test_the_named_player_chooses_and_an_empty_box_gives_nothing() -> None:
    state = bare()
    state.prestige = [5, 0, 5]
    line = {"do": "place_marker", "kind": "prestige", "pick": "highest", "to": "any", "chooser": "least:prestige"}
    run(state, line)
    assert asked(state) == (1, "sprawl-ask-space")
    say(state, "space e1")
    mark(state, "p4", "e2")
    mark(state, "p5", "e3")
    run(state, line)
    assert asked(state) == (0, "sprawl-ask-action")
