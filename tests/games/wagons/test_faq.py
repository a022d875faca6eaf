"""The publisher's official answers (chapter 7 of RULES.md)."""

from boomtown.games.wagons.components import FRONT
from tests.games.wagons.arrange import builder, line, points, say
from tests.support import rule


@rule("W7.1")
def test_a_territory_is_a_single_space_of_a_card() -> None:
    state = say(builder(0), "0 place 0 0")
    assert len(state.towns[0].land) == len(FRONT[0]) == 4
    # Three plains side by side are three territories, not one area.
    assert points("prairie_life", "Pm Pb Pf", "Pm .. ..") == 2


@rule("W7.2")
def test_a_group_is_matching_territories_that_are_connected() -> None:
    assert set(line("snow", "Sm Dm Sc", "Sb Dm Dm").cells) == {(0, 0), (0, 1)}


@rule("W7.3")
def test_the_x_of_undiscovered_is_an_empty_space_of_one_territory() -> None:
    assert points("undiscovered", "Pm Pm Pm", "Pm .. Pm", "Pm Pm Pm") == 5
    assert points("undiscovered", "Pm Pm Pm", "Pm Pm Pm", "Pm Pm Pm") == 0
    assert points("undiscovered", "Pm Pm Pm", "Pm .. Pm", "Pm .. Pm", "Pm Pm Pm") == 0


@rule("W7.4")
def test_any_territories_may_surround_the_space() -> None:
    assert points("undiscovered", "Db Fc Mf", "Pg .. Sm", "Ww Db Fc") == 5
