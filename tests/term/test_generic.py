"""A game without a drawing of its own, and the table of scores."""

import io

from rich.console import Console, RenderableType

import boomtown
from boomtown.kernel.message import Line, Score
from boomtown.kernel.state import Json
from boomtown.term import Scene, score_table
from boomtown.term.generic import draw_anything
from boomtown.text import catalogue


def printed(thing: RenderableType) -> str:
    file = io.StringIO()
    Console(file=file, width=100, color_system=None).print(thing)
    return file.getvalue()


def test_any_view_can_be_drawn() -> None:
    view: Json = {"round": 3, "row": [1, 2], "cities": [{"cells": [[0, 1]], "name": ""}], "nothing": None, "none": []}
    game = boomtown.game("wagons")
    text = printed(draw_anything(view, Scene(game, catalogue("en"), ["A"], {}, [0])))
    for name in ("round", "row", "cities", "cells", "nothing"):
        assert name in text
    assert "1 2" in text


def test_scores_stand_in_columns_with_a_star_for_the_winner() -> None:
    scores = [Score(5, (Line("desert", 5, rule="W5.3"),)), Score(-2, (Line("the_clearing", -2, rule="W6.3"),))]
    rows = printed(score_table("wagons", scores, ["Anna", "Bert"], catalogue("en"), [0])).splitlines()
    assert rows[0].split() == ["Line", "Anna", "Bert", "Rule"]
    assert rows[1].split() == ["Desert", "5", "·", "W5.3"]
    assert rows[2].split() == ["The", "Clearing", "·", "-2", "W6.3"]
    assert rows[3].split() == ["Total", "★", "5", "-2"]
