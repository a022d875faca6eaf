"""The drawing for a terminal shows every position of a game in every language."""

import io
import random

import pytest
from rich.console import Console

import boomtown
from boomtown.games.sprawl.state import Position
from boomtown.term import Scene, draw, label
from boomtown.text import catalogue
from tests.games.sprawl.support import bare, give, new, offer, run, say, table
from tests.support import play_on


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_positions_of_a_game_can_be_drawn(language: str) -> None:
    game = boomtown.game("sprawl")
    state = game.new(3, 8)
    words = catalogue(language)
    console = Console(width=140, record=True, file=io.StringIO())
    for ply, _ in enumerate(play_on(state, random.Random(2))):
        if ply % 25 or state.over:
            continue
        seat = state.pending()[0]
        totals = [state.score(other).total for other in range(3)]
        scene = Scene(game, words, ("Anna", "Bruno", "Clara"), state.options, totals, seat)
        scene.legal = state.legal(seat)
        console.print(draw(state.view(seat), scene))
        for action in scene.legal[:12]:
            label(state.view(seat), scene, action)
    text = console.export_text()
    assert "Anna" in text and "E6" in text and words.say("sprawl-office-mayor") in text


def labelled(state: Position, text: str) -> str:
    scene = Scene(state.game, catalogue("en"), ("Anna", "Bruno", "Clara"), state.options, [0] * 3, 0)
    return label(state.view(0), scene, state.game.actions.parse(text)).plain


def test_spots_are_labelled_with_what_they_cost() -> None:
    assert labelled(new(), "claim r1c1.se") == "price 4"
    state = table()
    offer(state, "c30")  # Housing Project, 4 less
    give(state, 0, "p26")
    say(state, "build 1")
    assert labelled(state, "place r1c2.nw+ne+sw") == "price 3"


def test_spots_for_what_is_free_are_not() -> None:
    state = bare()
    run(state, {"do": "place_park"})
    assert labelled(state, "place r1c2.nw") == ""
