"""Setting up: seats and options are taken exactly, and what is left out has its usual value."""

import pytest

import boomtown
from boomtown.kernel.errors import BadSetup
from boomtown.kernel.match import Match
from boomtown.text import catalogue, languages
from tests.kernel.toy import TOY


def test_seats_left_out_are_the_first_number_of_the_game() -> None:
    assert TOY.new().seats == 2


@pytest.mark.parametrize(("seats", "given"), [(7, 7), (2.0, "2.0"), (2.5, "2.5"), (True, "True")])
def test_a_number_of_seats_the_game_does_not_have_is_refused(seats: int | float, given: int | str) -> None:
    with pytest.raises(BadSetup) as caught:
        TOY.new(seats)
    assert caught.value.key == "setup-seats"
    assert caught.value.params == {"game": "Lanterns", "given": given, "allowed": "2, 3"}
    for language in languages():
        assert str(given) in catalogue(language).explain(caught.value)


def test_the_numbers_of_seats_are_named_in_order() -> None:
    """Though the usual one is first in the list of the game."""
    with pytest.raises(BadSetup) as caught:
        boomtown.game("carson").new(7)
    assert caught.value.params["allowed"] == "1, 2, 3, 4, 5, 6"


@pytest.mark.parametrize(
    "options", [{"thrift": 1}, {"thrift": 0}, {"thrift": "true"}, {"die": 6.0}, {"die": "6"}, {"die": True}]
)
def test_an_option_is_taken_exactly_and_not_by_what_equals_it(options: dict[str, int | str | bool]) -> None:
    with pytest.raises(BadSetup) as caught:
        TOY.new(2, 1, options)
    assert caught.value.key == "setup-value"


def test_no_record_is_begun_with_an_option_it_could_not_read_back() -> None:
    with pytest.raises(BadSetup) as caught:
        Match(boomtown.game("wagons"), 2, 1, {"boom_per_mine": 1})
    params = {"option": "boom_per_mine", "given": "1", "allowed": "false, true"}
    assert (caught.value.key, caught.value.params) == ("setup-value", params)
