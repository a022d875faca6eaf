"""Every sentence that the engine can say exists in every language, and the terminal draws every position."""

import io
import random

import pytest
from rich.console import Console

from boomtown.games.carson.state import Position
from boomtown.kernel.message import Event, Reason
from boomtown.term import Scene, draw, label
from boomtown.text import catalogue, languages, line_key
from tests.games.carson.table import GAME
from tests.support import rule

NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve", "Fay"]


def said(state: Position, chance: random.Random) -> tuple[list[Event], list[Reason]]:
    """Play to the end; everything that was told and some reasons why not."""
    events: list[Event] = []
    reasons: list[Reason] = []
    state.listener = events.append
    while not state.over:
        seat = chance.choice(state.pending())
        for action in chance.sample(range(GAME.actions.size), 12):
            reason = state.why_not(seat, action)
            if reason is not None and reason.key.startswith("carson"):
                reasons.append(reason)
        prompt = state.prompt(seat)
        events.append(Event(prompt.key, prompt.params))
        state.apply(seat, chance.choice(state.legal(seat)))
    return events, reasons


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_everything_that_is_told_has_words_in_every_language(seats: int) -> None:
    for seed in range(4):
        state = GAME.new(seats, seed)
        events, reasons = said(state, random.Random(seed))
        for language in languages():
            speak = catalogue(language)
            for event in events:
                assert speak.say(event.key, event.params, NAMES)
            for reason in reasons:
                assert speak.say(reason.key, reason.params, NAMES)
            for seat in range(state.table):
                for line in state.score(seat).lines:
                    assert speak.say(line_key("carson", line.key))


@rule("C5.3")
def test_the_second_era_is_told_with_its_exception() -> None:
    for language in languages():
        speak = catalogue(language)
        assert speak.say("carson-character-governor") in speak.say("carson-second-era")


@pytest.mark.parametrize("language", languages())
def test_the_terminal_draws_every_position(language: str) -> None:
    chance = random.Random(language)
    state = GAME.new(2, 11)
    while True:
        for seat in (None, 0, 1):
            legal = state.legal(seat) if seat is not None else []
            totals = [state.score(other).total for other in range(state.seats)]
            scene = Scene("carson", catalogue(language), GAME.actions, NAMES[:2], state.options, totals, seat, legal)
            paper = io.StringIO()
            console = Console(width=100, file=paper)
            view = state.view(seat)
            console.print(draw(view, scene))
            for action in legal[:5]:
                console.print(label(view, scene, action))
            assert paper.getvalue()
        if state.over:
            return
        mover = chance.choice(state.pending())
        state.apply(mover, chance.choice(state.legal(mover)))
