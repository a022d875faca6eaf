"""The laws of laws.py and undo.py at positions of random games of every title."""

import random

import pytest

import boomtown
from tests.contract.hidden import what_is_hidden_is_imagined_anew
from tests.contract.laws import LAWS, Law, bots_decide_alike_in_every_world
from tests.contract.plan import FIRST_SEED, GUESSES, MATCHES, THOUGHTS, moments, setups
from tests.contract.undo import follow_match
from tests.support import GAMES, Setup, whole


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, game_id: str) -> None:
    positions = moments(game_id)
    if law is bots_decide_alike_in_every_world:
        positions = tuple(random.Random(game_id).sample(positions, THOUGHTS))
    for number, moment in enumerate(positions):
        before = whole(moment.state)
        try:
            law(moment, random.Random(number))
            assert whole(moment.state) == before, "the law itself changed the position"
        except (Exception, pytest.fail.Exception) as error:
            error.add_note(f"at {moment}\nsaved as {moment.setup.save(moment.moves)}")
            raise


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_hidden_is_imagined_anew(game_id: str) -> None:
    positions = random.Random(game_id).sample(moments(game_id), GUESSES)
    hidden = what_is_hidden_is_imagined_anew(positions, random.Random(game_id))
    game = boomtown.game(game_id)
    assert hidden or all(moment.state.over or game.nothing_hidden(moment.state) for moment in positions)


@pytest.mark.parametrize("game_id", GAMES)
def test_undo(game_id: str) -> None:
    game = boomtown.game(game_id)
    plans = setups(game)
    chance = random.Random(game_id)
    possible = 0
    for number in range(MATCHES):
        plan = plans[number * len(plans) // MATCHES] if len(plans) > MATCHES else plans[number % len(plans)]
        setup = Setup(game, plan.seats, plan.options, FIRST_SEED + number)
        try:
            possible += follow_match(setup, chance)
        except Exception as error:
            error.add_note(f"in {setup}")
            raise
    assert possible > 0, "no decision of any match could be taken back"
