"""The drawing for a terminal shows every position of a game in every language."""

import io
import random

import pytest
from rich.console import Console

import boomtown
from boomtown.term import Scene, draw, label
from boomtown.text import Catalogue
from tests.support import play_on


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_positions_of_a_game_can_be_drawn(language: str) -> None:
    game = boomtown.game("sprawl")
    state = game.new(3, 8)
    catalogue = Catalogue(language)
    console = Console(width=140, record=True, file=io.StringIO())
    for ply, _ in enumerate(play_on(state, random.Random(2))):
        if ply % 25 or state.over:
            continue
        seat = state.pending()[0]
        totals = [state.score(other).total for other in range(3)]
        scene = Scene("sprawl", catalogue, game.actions, ("Anna", "Bruno", "Clara"), state.options, totals, seat)
        scene.legal = state.legal(seat)
        console.print(draw(state.view(seat), scene))
        for action in scene.legal[:12]:
            label(state.view(seat), scene, action)
    text = console.export_text()
    assert "Anna" in text and "E6" in text and catalogue.say("sprawl-office-mayor") in text
