"""End and scoring (chapter 5 of RULES.md)."""

import random

from boomtown.games.wagons.components import GOAL
from boomtown.games.wagons.scoring import total, town_lines
from boomtown.games.wagons.state import Position
from tests.games.wagons.arrange import GAME, GOALS, arranged, builder, line, points, say
from tests.support import play_on, rule, town


@rule("W5.1")
def test_game_goes_on_while_gifts_wait() -> None:
    state = say(arranged([7, 3]), "0 take 3", "0 place 0 0")
    assert not state.over
    assert say(state, "1 place 0 0").over


@rule("W5.1")
def test_game_ends_with_the_last_card_placed() -> None:
    state = say(arranged([7]), "0 take 7")
    assert not state.over
    assert say(state, "0 place 0 0").over


@rule("W5.2")
def test_what_is_covered_no_longer_counts() -> None:
    state = builder(0, 1)  # Pc Pf / Pm Fb, then Mf Mm / Db Mw on top of all of it
    say(state, "0 place 0 0")
    assert [entry.points for entry in state.score(0).lines[:6]] == [0, 1, 0, 3, 0, 0]
    say(state, "0 place 0 0")
    assert [entry.points for entry in state.score(0).lines[:6]] == [1, 0, 3, 0, 0, 0]


@rule("W5.2")
def test_what_is_covered_does_not_count_for_goals() -> None:
    state = arranged([], hands=([16, 0], []), goals=("wagon_train", "badlands", "fortified"))
    say(state, "0 place 0 0")  # Dw Fw / Wf Mw: one run of two in each direction
    assert state.score(0).lines[6].points == 2
    say(state, "0 place 0 0")
    assert state.score(0).lines[6].points == 0


@rule("W5.3")
def test_one_point_per_territory_of_the_largest_group() -> None:
    assert points("desert", "Dm Db .. Dm", "Dw .. .. Dg") == 3


@rule("W5.3")
def test_of_equal_groups_only_one_scores() -> None:
    assert points("water", "Wm Wb .. Wm", ".. .. .. Wg") == 2


@rule("W5.3")
def test_a_missing_terrain_scores_nothing() -> None:
    assert points("snow", "Dm Db") == 0


@rule("W5.3")
def test_every_terrain_has_its_own_line() -> None:
    lines = town_lines(town("Dm Fm Mm", "Pm Sm Wm"), town(), [], False)
    assert [(entry.key, entry.points, entry.rule) for entry in lines] == [
        (terrain, 1, "W5.3") for terrain in ("desert", "forest", "mountain", "plains", "snow", "water")
    ]


@rule("W5.4")
def test_groups_connect_by_edges_and_not_at_corners() -> None:
    assert points("forest", "Fm Dm", "Dm Fm") == 1
    assert points("forest", "Fm Fc", "Dm Fm") == 3


@rule("W5.4")
def test_symbols_do_not_matter_for_a_group_of_terrain() -> None:
    assert points("mountain", "Mb Mc Mf Mg Mm Mw") == 6


@rule("W5.4")
def test_an_empty_space_parts_a_group() -> None:
    assert points("plains", "Pm .. Pm Pm") == 2


@rule("W5.5")
def test_each_goal_is_scored_for_both_players_and_added() -> None:
    state = arranged([], hands=([9], [16]), goals=("boom_or_bust", "wagon_train", "rifles_ready"))
    say(state, "0 place 0 0", "1 place 0 0")
    # Mf Pf / Sf Dw: four terrains of 1, no mine. Dw Fw / Wf Mw: four terrains of 1, no mine, two trains of 2.
    assert [entry.points for entry in state.score(0).lines] == [1, 0, 1, 1, 1, 0, 5, 0, 0]
    assert [entry.points for entry in state.score(1).lines] == [1, 1, 1, 0, 0, 1, 5, 2, 0]
    assert [state.score(seat).total for seat in (0, 1)] == [9, 11]


@rule("W5.6")
def test_a_goal_and_even_a_total_may_be_negative() -> None:
    assert points("the_clearing", "Fm") == -1
    state = arranged([], hands=([17], [9]), goals=("bootleggers", "one_too_many", "the_clearing"))
    say(state, "0 place 0 0", "1 place 0 0")
    # Fc Wb / Mb Pb: 4 for terrains, three dry bottles -3, one forest -1; more bottles than the other, who has none.
    assert [entry.points for entry in state.score(0).lines[6:]] == [-3, 0, -1]
    assert state.score(0).total == 0
    # Five dry bottles on two terrains.
    lines = town_lines(town("Fb Wb Fb Wb Fb"), town(), ["bootleggers"], False)
    assert sum(entry.points for entry in lines) == 1 + 1 - 5


@rule("W5.7")
def test_highest_total_wins() -> None:
    state = say(arranged([], hands=([9], [0])), "0 place 0 0", "1 place 0 0")
    # Mf Pf / Sf Dw has four groups of 1; Pc Pf / Pm Fb has plains 3 and forest 1.
    assert [state.score(seat).total for seat in (0, 1)] == [4, 4]
    assert state.winners() == [0, 1]
    better = say(arranged([], hands=([9, 1], [0])), "0 place 0 0", "0 place 2 0", "1 place 0 0")
    assert better.score(0).total > better.score(1).total
    assert better.winners() == [0]


@rule("W5.7")
def test_equal_totals_share_the_victory() -> None:
    state = say(arranged([], hands=([9], [16])), "0 place 0 0", "1 place 0 0")
    assert state.score(0).total == state.score(1).total == 4
    assert state.winners() == [0, 1]


# The town of the rulebook's example, with the same points for each terrain, from cards of this deck.
EXAMPLE = (
    ".. .. .. .. Db Sw ..",
    ".. Mf Mm Mw Mw Df ..",
    ".. Db Mw Wf Mc Dw Dg",
    ".. .. .. Mc Pg Dc Mf",
    "Wm Wb Pc Pf Pc Sc ..",
    "Sw Wg Pm Fb Db Fc ..",
)


@rule("W5.3")
def test_rulebook_example_of_twenty_points() -> None:
    lines = town_lines(town(*EXAMPLE), town(), [], False)
    assert [entry.points for entry in lines] == [4, 1, 6, 5, 1, 3]
    assert sum(entry.points for entry in lines) == 20


@rule("W5.3")
def test_rulebook_example_desert_with_the_bottle_below_is_left_out() -> None:
    assert (4, 5) not in line("desert", *EXAMPLE).cells
    assert set(line("desert", *EXAMPLE).cells) == {(5, 1), (5, 2), (6, 2), (5, 3)}


def test_rulebook_example_can_be_built_card_by_card() -> None:
    state = builder(14, 13, 8, 1, 10, 4, 0, 2)
    say(
        state, "0 place 0 0", "0 place 0 -1", "0 place 1 -2 turned", "0 place -2 -1", "0 place 1 2", "0 place 2 0",
        "0 place -1 2", "0 place -3 2",
    )  # fmt: skip
    assert state.over
    assert [entry.points for entry in state.score(0).lines[:6]] == [4, 1, 6, 5, 1, 3]
    drawn = {(x - 3, y - 2): part for y, row in enumerate(EXAMPLE) for x, part in enumerate(row.split())}
    towns = state.view(0)["towns"]
    assert isinstance(towns, list)
    assert {(x, y): part for x, y, part in towns[0]["cells"]} == {
        cell: part for cell, part in drawn.items() if part != ".."
    }


def test_quick_total_is_the_sum_of_the_lines_at_every_step() -> None:
    for seed in range(60):
        state = GAME.new(2, seed, {"boom_per_mine": bool(seed % 2)})
        assert isinstance(state, Position)
        for seat in (0, 1):
            assert total(state, seat) == state.score(seat).total
        for _ in play_on(state, random.Random(seed), lean=0.4):
            for seat in (0, 1):
                assert total(state, seat) == state.score(seat).total


def test_goals_used_for_arranging_are_real() -> None:
    assert len(set(GOALS)) == 3 and set(GOALS) <= set(GOAL)
