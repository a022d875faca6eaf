"""How good each card is: what is counted, and what the figures mean."""

import math
import random

import pytest

from boomtown import game as find_game
from boomtown.arena import tournament
from boomtown.arena.balance import Lift, Result, balance, check_balance, deeds_of, lift
from boomtown.kernel.errors import BadSetup
from tests.support import GAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_every_deed_names_a_face_of_the_game(game_id: str) -> None:
    """So that an event or a group that was renamed is noticed."""
    game = find_game(game_id)
    outcome = tournament(game_id, ("random",), 6, seed=3)
    seen = set()
    for played in outcome.games:
        for deeds in deeds_of(played)[1]:
            for deed, id in deeds:
                assert id in game.faces("en")["faces"][deed.group]  # type: ignore[index]
                seen.add(deed)
    assert seen == set(game.deeds)


def test_a_building_is_counted_for_whoever_built_it() -> None:
    outcome = tournament("coloma", ("deputy",), 3, seats=3, seed=5)
    (built, *_) = find_game("coloma").deeds
    towns = [deeds for played in outcome.games for deeds in deeds_of(played)[1]]
    report = balance(outcome, "en")
    for component in report.components:
        if component.deed == built:
            builders = sum((built, component.id) in deeds for deeds in towns)
            assert component.seat_share == pytest.approx(builders / 9)
    names = {component.name for component in report.components} | set(report.unused)
    assert names >= {face["name"] for face in find_game("coloma").faces("en")["faces"]["buildings"].values()}  # type: ignore[index]


def test_the_lifts_of_a_kind_cancel_out() -> None:
    """They are relative to the mean of all with whom the same was done, each counted once for each user."""
    outcome = tournament("coloma", ("random",), 8, seats=2)
    components = balance(outcome, "en").components
    for deed in find_game("coloma").deeds:
        kind = [component for component in components if component.deed == deed]
        assert sum(component.wins.mean * component.seat_share for component in kind) == pytest.approx(0, abs=1e-9)
        assert sum(component.points.mean * component.seat_share for component in kind) == pytest.approx(0, abs=1e-9)


def test_an_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    """Two users of one game never both win, so they must not count as two games."""
    chance = random.Random(1)
    held = 0
    for _ in range(300):
        results = []
        for number in range(200):
            winner = chance.choices(range(4), (0.35, 0.25, 0.2, 0.2))[0]
            results += [Result(number, (winner == seat) - 0.25, 0.0) for seat in (0, 1)]
        mean, margin = lift(results, 1, 0.0)
        held += abs(mean - 0.05) <= margin
    assert 0.92 <= held / 300 <= 0.98


def test_one_game_says_nothing() -> None:
    assert lift([Result(1, 0.5, 3.0)], 1, 0.0) == Lift(0.5, math.inf)


def test_a_game_that_names_no_deeds_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("wagons")
    monkeypatch.setattr(game, "deeds", ())
    with pytest.raises(BadSetup, match="names no deeds"):
        check_balance(game)
