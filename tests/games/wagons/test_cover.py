"""The random games of the contract suite meet everything the game has."""

from collections import Counter

from boomtown.games.wagons.components import GOAL
from boomtown.games.wagons.state import Position
from tests.contract.plan import plain_games, plain_setup
from tests.games.wagons.arrange import GAME


def test_five_thousand_random_games_with_every_goal_and_both_options() -> None:
    assert plain_games("wagons") == 5000
    goals: Counter[str] = Counter()
    options: Counter[bool] = Counter()
    for number in range(5000):
        state = plain_setup(GAME, number).start()
        assert isinstance(state, Position)
        goals.update(GOAL[card] for card in state.goals)
        options[bool(state.options["boom_per_mine"])] += 1
    assert set(goals) == set(GOAL)
    # Each goal is expected in a sixth of the games.
    assert min(goals.values()) > 700
    assert min(options.values()) > 1000
