"""Where the printed rules leave something open: what RULES.md decides, each test with its paragraph."""

from boomtown.games.wagons.actions import PLACE
from boomtown.games.wagons.goals import smalltown_charm
from tests.games.wagons.arrange import GAME, arranged, builder, can, dealt, points, say
from tests.support import rule


@rule("W5.7")
def test_equal_totals_share_the_victory() -> None:
    state = say(arranged([], hands=([9], [16])), "0 place 0 0", "1 place 0 0")
    assert state.score(0).total == state.score(1).total
    assert state.winners() == [0, 1]


@rule("W5.4")
def test_adjacent_means_sharing_an_edge_everywhere_but_in_undiscovered() -> None:
    corner = ("{} Pm", "Pm {}")
    for goal, one, other, expected in (
        ("happy_cows", "Pc", "Sb", 2),
        ("gold_country", "Pm", "Mb", 0),
        ("bootleggers", "Pb", "Dw", -1),
        ("rifles_ready", "Pf", "Pg", 0),
        ("the_herd", "Pc", "Fc", 2),
        ("cool_water", "Wb", "Dw", 0),
    ):
        rows = (corner[0].format(one), corner[1].format(other))
        if goal == "gold_country":
            rows = ("Pm Pb", "Pb Mb")
        assert points(goal, *rows) == expected, goal
    assert points("undiscovered", "Pm Pm ..", "Pm .. Pm", "Pm Pm Pm") == 0


@rule("W6.2", "W6.6", "W6.8")
def test_on_means_the_symbols_own_territory() -> None:
    assert points("happy_cows", "Sc") == 0
    assert points("gold_country", "Mm") == 2
    assert points("cool_water", "Ww") == 3


@rule("W6.1")
def test_badlands_pays_a_gun_once_whatever_its_own_terrain() -> None:
    assert points("badlands", ".. Dm ..", "Dm Wg Dm", ".. Dm ..") == 4
    assert points("badlands", "Dm Pg Dm Sg Dm") == 8
    assert points("badlands", "Dm Pg Pm Dm") == 0


@rule("W6.10")
def test_boom_or_bust_is_flat_and_per_mine_by_option() -> None:
    row = " ".join(["Pm"] * 8)
    assert points("boom_or_bust", row) == 8
    assert points("boom_or_bust", row, per_mine=True) == 64
    assert GAME.meta.options["boom_per_mine"] == (False, True)


@rule("W6.10")
def test_option_reaches_the_sheet_of_a_game() -> None:
    for per_mine, expected in ((False, 5), (True, 10)):
        state = arranged([], hands=([15, 6], [16]), goals=("boom_or_bust", "badlands", "fortified"))
        state.options = {"boom_per_mine": per_mine}
        # Wm Mg / Pm Sm, covered by Wg Sm / Fm Wf: two mines are left. Dw Fw / Wf Mw has none.
        say(state, "0 place 0 0", "0 place 0 0", "1 place 0 0")
        assert state.score(0).lines[6].points == expected
        assert state.score(1).lines[6].points == (0 if per_mine else 5)


@rule("W6.17")
def test_target_practice_counts_territories_to_the_closest_gun() -> None:
    assert points("target_practice", "Pb Pw Pc Pg") == 2  # other symbols do not block
    assert points("target_practice", "Pb .. Pm Pg") == 1  # a hole neither blocks nor counts
    assert points("target_practice", "Pg .. Pb Pm Pg") == 1  # equally close: the better one
    assert points("target_practice", "Pb Pg Pm Pg") == 0  # an adjacent gun is the closest
    assert points("target_practice", "Pb Pm", "Pm Pg") == 0  # none in line


@rule("W6.11")
def test_wagon_train_counts_whole_runs_in_both_directions() -> None:
    assert points("wagon_train", "Dw Dw", "Dw Dw") == 4
    assert points("wagon_train", "Dw Dw Dw") == 2
    assert points("wagon_train", "Dw") == 0


@rule("W6.15")
def test_fort_blocks_overlap() -> None:
    assert points("fortified", "Pf Pf Pf", "Pf Pf Pf") == 14


@rule("W6.4")
def test_circle_needs_a_territory_in_the_middle() -> None:
    for middle, expected in ((".. ", 0), ("Pm ", 6), ("Dw ", 6)):
        assert points("circle_the_wagons", ".. Dw ..", f"Dw {middle} Dw", ".. Dw ..") == expected


@rule("W6.14")
def test_undiscovered_is_one_space_with_all_eight_around_it() -> None:
    assert points("undiscovered", "Pm Pm Pm", "Pm .. Pm", "Pm Pm Pm") == 5
    assert points("undiscovered", "Pm Pm Pm", "Pm .. Pm", "Pm Pm ..") == 0
    assert points("undiscovered", "Pm Pm Pm Pm", "Pm .. .. Pm", "Pm Pm Pm Pm") == 0


@rule("W6.12")
def test_equal_bottles_and_sober_rivals_cost_nothing() -> None:
    assert points("one_too_many", "Pb", rival=("Db",)) == 0
    assert points("one_too_many", "Pb Pb", rival=("Dm",)) == 0


@rule("W6.9")
def test_five_of_the_nine_change_hands_only_when_nine_are_won_and_guns_differ() -> None:
    assert points("claim_jumpers", "Pm Pg", rival=("Pb Pg",)) == 9
    assert points("claim_jumpers", "Pb Pg", rival=("Pm Pg",)) == 0
    assert points("claim_jumpers", "Pm", rival=("Pg",)) == 4
    assert points("claim_jumpers", "Pg", rival=("Pm",)) == 5
    assert points("claim_jumpers", "Pm Pg Pg", rival=("Pm",)) == 0


@rule("W6.5")
def test_smalltown_charm_counts_visible_spaces() -> None:
    small = say(builder(0, 1), "0 place 0 0", "0 place 0 0").towns[0]
    large = say(builder(0, 1), "0 place 0 0", "0 place 2 0").towns[0]
    assert smalltown_charm(small, large)[0] == 4
    assert smalltown_charm(large, small)[0] == 0
    assert smalltown_charm(small, small)[0] == 0


@rule("W6.7")
def test_a_cow_on_plains_counts_twice_and_all_plains_count() -> None:
    assert points("prairie_life", "Pc") == 1
    assert points("prairie_life", "Pm Dm Pm") == 1


@rule("W6.8")
def test_cool_water_pays_each_wagon_once_and_chooses_the_better_lake() -> None:
    assert points("cool_water", "Wm Dw", "Wm Wm") == 3
    assert points("cool_water", "Wm Dm Wm Dw") == 3
    assert points("cool_water", "Dw Fw") == 0


@rule("W6.16")
def test_cows_make_the_herd_not_terrain() -> None:
    assert points("the_herd", "Pc Fc Mc") == 6
    assert points("the_herd", "Pc Pm Pc") == 2


@rule("W5.6")
def test_negative_results_stand() -> None:
    assert points("the_clearing", "Fm Fm") == -2
    assert points("bootleggers", "Pb") == -1
    assert points("one_too_many", "Pb Pb Pb", rival=("Pb Pb",)) == -2


@rule("W3.4", "W3.5")
def test_gifts_change_hands_at_once_and_are_placed_in_order_before_taking() -> None:
    state = say(arranged([7, 3, 11, 2]), "0 take 11")
    assert state.hands[1] == [7, 3]
    say(state, "0 place 0 0", "1 place 0 0", "1 place 0 0", "1 take 2")
    assert state.towns[1].laid[::2] == [7, 3]
    last = say(arranged([7, 3]), "0 take 3", "0 place 0 0", "1 place 0 0")
    assert last.over
    assert can(arranged(list(range(15))), "0 take 14")


@rule("W4.2", "W4.7")
def test_a_card_may_cover_four_territories_even_of_one_card() -> None:
    state = say(builder(0, 1, 2), "0 place 0 0")
    assert PLACE.code(0, 0, 0) in state.legal(0)
    assert len(say(state, "0 place 0 0").towns[0].land) == 4
    assert can(state, "0 place 0 0 turned")


@rule("W2.1")
def test_sixty_of_seventy_two_territories_take_part() -> None:
    for seed in range(20):
        state = dealt(seed)
        assert 4 * len(state.circle) == 60
        assert len(state.goals) == 3
        assert not set(state.circle) & set(state.goals)
