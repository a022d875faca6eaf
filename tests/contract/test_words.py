"""Everything a game says in random play has words in every language, and the terminal draws every position."""

import io
import random

import pytest
from rich.console import Console

import boomtown
from boomtown.kernel.message import Event, Line, Message, Reason
from boomtown.kernel.state import State
from boomtown.term import Scene, draw, label
from boomtown.text import catalogue, languages, line_key
from tests.contract.plan import moments, setups
from tests.support import GAMES, paragraphs, play_on

# How many actions of all that there are a seat asks about at each step.
QUESTIONS = 3
# And how many positions are drawn, with so many of their actions.
DRAWINGS = 10
LABELS = 20
NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve", "Fay"]

Said = tuple[dict[str, Message], list[Reason], dict[str, Line]]


def say_everything(game_id: str) -> Said:
    """Different messages, reasons and score lines of random games with every seat count and option."""
    chance = random.Random(game_id)
    messages: list[Message] = []
    reasons: list[Reason] = []
    lines: dict[str, Line] = {}

    def hear(event: Event) -> None:
        messages.append(Message(event.key, event.params))

    def look(state: State) -> None:
        for seat in range(state.seats):
            messages.append(state.prompt(seat))
        for seat in state.pending():
            for _ in range(QUESTIONS):
                reason = state.why_not(seat, chance.randrange(state.game.actions.size))
                if reason is not None:
                    reasons.append(reason)

    for setup in setups(boomtown.game(game_id)):
        state = setup.start()
        state.listener = hear
        look(state)
        for _ in play_on(state, chance):
            look(state)
        for rival in state.rivals():
            lines |= {line.key: line for line in state.score(rival).lines}
    messages += [Message(reason.key, reason.params) for reason in reasons]
    return {f"{message}": message for message in messages}, reasons, lines


@pytest.mark.parametrize("game_id", GAMES)
def test_everything_a_game_says_has_words_and_its_rules_exist(game_id: str) -> None:
    messages, reasons, lines = say_everything(game_id)
    numbers = set(paragraphs(game_id))
    assert {reason.rule for reason in reasons if reason.key.startswith(game_id)} <= numbers
    assert {line.rule for line in lines.values()} <= numbers
    for language in languages():
        words = catalogue(language)
        for option in boomtown.meta(game_id).options:
            assert words.say(f"{game_id}-option-{option}")
        for good in boomtown.game(game_id).tally(moments(game_id)[0].state, 0):
            assert words.say(f"{game_id}-goods-{good}", {"count": 2})
        for key in lines:
            assert words.say(line_key(game_id, key))
        for message in messages.values():
            assert words.say(message.key, message.params)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_the_terminal_draws_every_position(game_id: str, language: str) -> None:
    chance = random.Random(f"{game_id} {language}")
    for moment in chance.sample(moments(game_id), DRAWINGS):
        state = moment.state
        totals = [state.score(rival).total for rival in state.rivals()]
        for seat in (None, *state.pending()):
            legal = [] if seat is None else state.legal(seat)
            names = NAMES[: state.seats]
            scene = Scene(state.game, catalogue(language), names, state.options, totals, seat, legal)
            view = state.view(seat)
            console = Console(width=100, file=io.StringIO())
            console.print(draw(view, scene))
            for action in legal[:LABELS]:
                console.print(label(view, scene, action))
            assert isinstance(console.file, io.StringIO) and console.file.getvalue().strip()
