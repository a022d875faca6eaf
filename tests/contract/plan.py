"""Which games the contract suite plays: every seat count and option value, and many games at random."""

import random
from functools import cache

import boomtown
from boomtown.kernel.game import Game
from boomtown.kernel.state import State
from tests.support import DECISIONS, Moment, Setup, finish, play_on, random_options, sampled, single_options

# Long enough that a seed cannot stand in a view by accident.
FIRST_SEED = 7_000_000_000_000

# How many random games are played of titles that need up to so many decisions.
PLAIN_GAMES = {60: 5000, 300: 3000, DECISIONS: 2000}
CHUNK = 250

# Positions at which the costly laws are checked.
MOMENTS = 240
# Of them, the bots think about this many.
THOUGHTS = 40
# And at so many it is looked for what a view hides.
GUESSES = 60
# Whole matches with undo.
MATCHES = 24


def setups(game: Game[State]) -> list[Setup]:
    """Every seat count with every single option value, and some combinations at random."""
    chance = random.Random(f"setups {game.id}")
    plans: list[Setup] = []
    for seats in game.meta.seats:
        for options in single_options(game):
            plans.append(Setup(game, seats, options, FIRST_SEED + len(plans)))
        if len(game.meta.options) > 1:
            for _ in range(4):
                plans.append(Setup(game, seats, random_options(game, chance), FIRST_SEED + len(plans)))
    return plans


def plain_setup(game: Game[State], number: int) -> Setup:
    """The set-up of one of the many random games; every second one has options at random."""
    chance = random.Random(f"plain {game.id} {number}")
    seats = game.meta.seats[number % len(game.meta.seats)]
    return Setup(game, seats, random_options(game, chance) if chance.random() < 0.5 else {}, FIRST_SEED + number)


@cache
def plain_games(game_id: str) -> int:
    """How many random games are played: fewer of the long ones."""
    game = boomtown.game(game_id)
    chance = random.Random(game_id)
    lengths = [sum(1 for _ in play_on(plain_setup(game, number).start(), chance)) for number in range(5)]
    return next(games for decisions, games in PLAIN_GAMES.items() if sorted(lengths)[2] <= decisions)


@cache
def moments(game_id: str) -> tuple[Moment, ...]:
    """Positions from random games of every set-up, and one finished game of each seat count."""
    game = boomtown.game(game_id)
    chance = random.Random(f"moments {game_id}")
    positions: list[Moment] = []
    plans = setups(game)
    for round_number in range(-(-MOMENTS // (2 * len(plans)))):
        for setup in plans:
            seed = setup.seed + round_number * len(plans)
            positions += sampled(Setup(game, setup.seats, setup.options, seed), 2, chance)
    for seats in game.meta.seats:
        setup = Setup(game, seats, {}, FIRST_SEED)
        positions.append(Moment(setup, finish(setup.start(), chance), ()))
    return tuple(positions)
