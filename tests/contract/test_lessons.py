"""Every game has a lesson that can be played to its end, whatever a learner chooses where the choice is free."""

import random
from collections.abc import Callable

import pytest

import boomtown
from boomtown.bots import Seat, bot
from boomtown.kernel.lesson import ANSWER, BOTS, FREE, LOOK, PLAY, READ, SCRIPT, Lesson, lesson_of
from boomtown.kernel.registry import package
from boomtown.kernel.state import State
from boomtown.table.lesson_answers import judge
from boomtown.text import catalogue, languages
from tests.support import GAMES
from tests.text.messages import parameters

Policy = Callable[[State, int], int]
# Lessons are left to the person after so many moves at most; more would be no lesson but a game.
MOST_MOVES = 120


def chosen_at_random(seed: int) -> Policy:
    chance = random.Random(seed)
    return lambda state, seat: chance.choice(state.legal(seat))


def chosen_by(level: str) -> Policy:
    player = bot(level, 1)
    return lambda state, seat: player.choose(Seat(state, seat))


POLICIES = {
    "first": lambda state, seat: state.legal(seat)[0],
    "last": lambda state, seat: state.legal(seat)[-1],
    "deputy": chosen_by("deputy"),
    **{f"random {seed}": chosen_at_random(seed) for seed in range(6)},
}


# A game may have a lesson; each of ours must.
LEARNT = [game_id for game_id in GAMES if lesson_of(game_id) is not None]


def test_every_game_of_ours_has_a_lesson() -> None:
    assert set(LEARNT) >= {game_id for game_id in GAMES if package(game_id).startswith("boomtown.games.")}


def found(game_id: str) -> Lesson:
    lesson = lesson_of(game_id)
    assert lesson is not None, f"{game_id} has no lesson"
    return lesson


def play(lesson: Lesson, choose: Policy) -> list[str]:
    """Play a lesson as the table does; the kinds of steps that it came by."""
    state = lesson.new()
    others = chosen_by("deputy")
    step = lesson.settled(0, state)
    kinds: list[str] = []
    moves = 0
    while not lesson.is_finished(step):
        now = lesson.steps[step]
        kinds.append(now.kind)
        if now.kind in READ:
            step = lesson.after_reading(step, state)
            continue
        assert not state.over, f"step {step} asks for a move after the end of the game"
        moves += 1
        assert moves < MOST_MOVES
        seat = now.seat if now.kind in (PLAY, SCRIPT, FREE) else state.pending()[0]
        assert seat in state.pending(), f"step {step}: seat {seat} is not asked"
        if now.kind in (PLAY, SCRIPT):
            spelled = state.game.actions.format(now.action)
            assert now.action in state.legal(seat), f"step {step}: {spelled} is not legal"
            state.apply(seat, now.action)
        else:
            state.apply(seat, choose(state, seat) if seat == lesson.learner else others(state, seat))
        step = lesson.after_move(step, state)
    return kinds


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("game_id", LEARNT)
def test_a_lesson_is_played_to_its_end(game_id: str, policy: str) -> None:
    kinds = play(found(game_id), POLICIES[policy])
    assert {LOOK, PLAY, FREE, ANSWER} <= set(kinds)
    assert set(kinds) & {SCRIPT, BOTS}
    # The last word is one that is read.
    assert kinds[-1] == LOOK


@pytest.mark.parametrize("game_id", LEARNT)
def test_a_lesson_takes_five_to_ten_minutes(game_id: str) -> None:
    lesson = found(game_id)
    assert 5 <= lesson.minutes <= 10
    assert lesson.seats in boomtown.meta(game_id).seats


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", LEARNT)
def test_a_lesson_has_words_in_every_language(game_id: str, language: str) -> None:
    words = catalogue(language)
    for step in found(game_id).steps:
        for key in filter(None, (step.say, step.instead)):
            assert 10 < len(words.say(key)) < 420, key


@pytest.mark.parametrize("game_id", LEARNT)
def test_no_sentence_of_a_lesson_is_left_over(game_id: str) -> None:
    said = {key for step in found(game_id).steps for key in (step.say, step.instead)}
    start = f"{game_id}-lesson-"
    assert {key for key in parameters("en") if key.startswith(start)} <= said


@pytest.mark.parametrize("game_id", LEARNT)
def test_a_free_choice_is_answered_from_the_engine(game_id: str) -> None:
    """At the first free decision of each lesson the best choice is told to be the best, and no choice beats it."""
    lesson = found(game_id)
    state = lesson.new()
    step = lesson.settled(0, state)
    while lesson.steps[step].kind != FREE or lesson.steps[step + 1].kind != ANSWER:
        now = lesson.steps[step]
        if now.kind in READ:
            step = lesson.after_reading(step, state)
            continue
        seat = now.seat if now.kind != BOTS else state.pending()[0]
        action = now.action if now.kind in (PLAY, SCRIPT) else chosen_by("deputy")(state, seat)
        state.apply(seat, action)
        step = lesson.after_move(step, state)
    seat = lesson.learner
    for action in state.legal(seat)[:5]:
        answer = judge(state, seat, [(seat, action)])
        assert answer.gained <= answer.best
        best = judge(state, seat, [(seat, answer.action)])
        assert best.gained == best.best == answer.best
