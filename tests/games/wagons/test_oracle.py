"""Engine and oracle agree on every goal and terrain of many random towns."""

import random

import pytest

from boomtown.games.wagons.components import GOAL, TERRAINS, spell
from boomtown.games.wagons.scoring import town_lines
from boomtown.games.wagons.state import Position
from boomtown.games.wagons.town import Town, cell_at, empty_town
from tests.games.wagons import oracle
from tests.games.wagons.arrange import GAME, land
from tests.support import finish, town


def dense_town(chance: random.Random, kinds: str) -> Town:
    """A patch of few kinds of territory, so that the rare goals occur too."""
    side = chance.randint(2, 6)
    parts = [terrain + symbol for terrain in chance.sample("DFMPSW", 3) for symbol in kinds]
    rows = []
    for _ in range(side):
        rows.append(" ".join(".." if chance.random() < 0.15 else chance.choice(parts) for _ in range(side)))
    return town(*rows)


def compare(mine: Town, theirs: Town, scored: set[str]) -> None:
    first, second = ({cell: spell(part) for cell, part in land(built).items()} for built in (mine, theirs))
    lines = {line.key: line.points for line in town_lines(mine, theirs, GOAL, False)}
    for name, letter in zip(TERRAINS, "DFMPSW", strict=True):
        assert lines[name] == oracle.terrain_points(first, letter)
    for goal, expected in oracle.ORACLE.items():
        assert lines[goal] == expected(first, second), (goal, first, second)
        if lines[goal]:
            scored.add(goal)
    per_mine = town_lines(mine, theirs, ["boom_or_bust"], True)[-1].points
    assert per_mine == oracle.boom_or_bust_per_mine(first, second)


def test_oracle_knows_every_goal() -> None:
    assert list(oracle.ORACLE) == GOAL


def test_agreement_on_towns_of_random_games() -> None:
    scored: set[str] = set()
    for seed in range(500):
        state = finish(GAME.new(2, seed), random.Random(seed))
        assert isinstance(state, Position)
        compare(state.towns[0], state.towns[1], scored)
        compare(state.towns[1], state.towns[0], scored)
    assert len(scored) >= 16


@pytest.mark.parametrize("kinds", ["w", "wb", "fg", "bg", "mgc", "bcfgmw"])
def test_agreement_on_dense_towns(kinds: str) -> None:
    scored: set[str] = set()
    chance = random.Random(kinds)
    for _ in range(300):
        compare(dense_town(chance, kinds), dense_town(chance, kinds), scored)
    assert scored


def test_agreement_on_the_empty_town() -> None:
    compare(empty_town(), town("Pm Pb"), set())
    assert cell_at(0, 0) not in empty_town().land
