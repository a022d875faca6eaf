"""The drawing of Circle the Wagons can be read without colour and without the rulebook."""

import io

import pytest
from rich.console import Console, RenderableType

import boomtown
from boomtown.kernel.state import State
from boomtown.term import Scene, draw, label
from boomtown.text import catalogue, languages

GAME = boomtown.game("wagons")


def printed(thing: RenderableType, width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(thing)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def scene(state: State, seat: int | None, language: str = "en", *, letters: bool = False) -> Scene:
    totals = [state.score(other).total for other in range(2)]
    found = Scene(GAME, catalogue(language), ["Anna", "Bert"], state.options, totals, seat)
    found.legal = state.legal(seat) if seat is not None else []
    found.letters = letters
    return found


def played(*moves: str) -> State:
    """A game from seed 7 in which the moves follow the choice of the start."""
    state = GAME.new(2, 7)
    state.apply(1, GAME.actions.parse(f"start {circle(state)[0]}"))
    for move in moves:
        state.apply(state.pending()[0], GAME.actions.parse(move))
    return state


def circle(state: State) -> list[int]:
    cards = state.view(None)["circle"]
    assert isinstance(cards, list)
    return [card["card"] for card in cards]


@pytest.fixture
def placing() -> State:
    """Anna has laid a card and took another, which she must place."""
    first, second, third = circle(GAME.new(2, 7))[:3]
    return played(f"take {first}", "place 0 0", f"take {second}", "place 0 0", f"take {third}")


def test_goals_are_explained() -> None:
    state = played()
    text = printed(draw(state.view(0), scene(state, 0)))
    for goal in state.view(0)["goals"]:  # type: ignore[attr-defined]
        assert catalogue("en").say(f"wagons-goal-{goal}") in text
        assert catalogue("en").say(f"wagons-explain-{goal}") in text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [60, 80, 200])
def test_everything_is_drawn_in_every_language_and_width(placing: State, language: str, width: int) -> None:
    for seat in (None, 0, 1):
        text = printed(draw(placing.view(seat), scene(placing, seat, language)), width)
        assert all(len(line) <= width for line in text.splitlines())
        assert "Anna" in text and "Bert" in text


def test_every_card_of_the_circle_is_shown_and_the_next_one_marked() -> None:
    state = played()
    text = printed(draw(state.view(None), scene(state, None)), 200)
    assert f"▸{circle(state)[0]}" in text
    numbers = next(line for line in text.splitlines() if "▸" in line).replace("▸", " ").split()
    assert [int(number) for number in numbers] == circle(state)


def test_terrains_are_letters_and_symbols_are_glyphs() -> None:
    state = played()
    text = printed(draw(state.view(None), scene(state, None, letters=True)), 200)
    glyphs = printed(draw(state.view(None), scene(state, None)), 200)
    front = state.view(None)["circle"][0]["front"]  # type: ignore[index]
    assert f" {front[0]}  {front[1]} " in text
    assert f" {front[0][0]}" in glyphs and front[0] not in glyphs.splitlines()[-6]


def test_the_town_has_the_coordinates_of_the_notation(placing: State) -> None:
    text = printed(draw(placing.view(0), scene(placing, 0)))
    assert any(line.split()[:5] == ["-2", "-1", "0", "1", "2"] for line in text.splitlines())


def test_open_spots_are_marked_with_what_they_win(placing: State) -> None:
    looking = scene(placing, 0)
    looking.gains = {GAME.actions.parse("place 2 0"): 4}
    rows = [line for line in printed(draw(placing.view(0), looking)).splitlines() if line.startswith("  0 ")]
    assert "+4" in rows[0] and "·" in rows[0]


def test_spots_are_open_to_the_looking_seat_only(placing: State) -> None:
    assert "·" in printed(draw(placing.view(0), scene(placing, 0)))
    assert "·" not in printed(draw(placing.view(1), scene(placing, 1)))


def test_the_last_card_laid_stands_in_brackets(placing: State) -> None:
    text = printed(draw(placing.view(None), scene(placing, None)))
    assert text.count("][") == 4


def test_the_card_to_place_is_shown_both_ways_round(placing: State) -> None:
    text = printed(draw(placing.view(0), scene(placing, 0)))
    assert "upright" in text and "turned" in text
    assert "turned" not in printed(draw(placing.view(1), scene(placing, 1)))


def test_the_card_shown_turned_is_turned(placing: State) -> None:
    text = printed(draw(placing.view(0), scene(placing, 0, letters=True)))
    first, second, third, fourth = placing.view(0)["hands"][0][0]["front"]  # type: ignore[index]
    lines = text.splitlines()
    title = next(number for number, line in enumerate(lines) if "upright" in line and "turned" in line)
    assert lines[title + 1].split() == [first, second, fourth, third]
    assert lines[title + 2].split() == [third, fourth, second, first]


@pytest.mark.parametrize(
    ("seat", "first", "second"), [(0, "Anna", "Bert"), (1, "Bert", "Anna"), (None, "Anna", "Bert")]
)
def test_the_own_town_comes_first(placing: State, seat: int | None, first: str, second: str) -> None:
    text = printed(draw(placing.view(seat), scene(placing, seat)))
    assert text.index(f"Town of {first}") < text.index(f"Town of {second}")


def test_a_choice_of_a_card_tells_its_face_and_what_it_gives_away() -> None:
    state = played()
    cards = circle(state)
    looking = scene(state, 0, letters=True)
    front = state.view(0)["circle"][2]["front"]  # type: ignore[index]
    told = label(state.view(0), looking, GAME.actions.parse(f"take {cards[2]}")).plain
    assert front[0] in told and "gives 2 cards to Bert" in told
    assert "the next card" in label(state.view(0), looking, GAME.actions.parse(f"take {cards[0]}")).plain


def test_a_choice_of_a_place_tells_what_it_covers(placing: State) -> None:
    looking = scene(placing, 0)
    assert label(placing.view(0), looking, GAME.actions.parse("place 1 1")).plain == "covers 1"
    assert label(placing.view(0), looking, GAME.actions.parse("place 2 0")).plain == ""


def test_the_option_changes_the_explanation() -> None:
    for seed in range(40):
        state = GAME.new(2, seed, {"boom_per_mine": True})
        if "boom_or_bust" in state.view(None)["goals"]:  # type: ignore[operator]
            break
    assert "Per mine" in printed(draw(state.view(None), scene(state, None)))
