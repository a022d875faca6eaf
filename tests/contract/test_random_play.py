"""Many random games of every title: nobody is ever stuck, nothing appears or vanishes, every game ends and adds up."""

import random
from pathlib import Path

import pytest

import boomtown
from boomtown.kernel import record as records
from boomtown.kernel.state import State
from tests.contract.laws import legal_is_open, sheet_adds_up
from tests.contract.plan import CHUNK, plain_games, plain_setup, setups
from tests.support import GAMES, Setup, play_on


def chunks() -> list[tuple[str, int]]:
    return [(game_id, first) for game_id in GAMES for first in range(0, plain_games(game_id), CHUNK)]


def follow(setup: Setup, chance: random.Random) -> int:
    """Play a game at random and check the cheap laws at every step; returns the number of decisions."""
    state = setup.start()
    census = state.game.census(state)
    legal_is_open(state)
    moves: list[tuple[int, int]] = []
    try:
        for move in play_on(state, chance, lean=chance.choice((0.0, 0.3, 0.7))):
            moves.append(move)
            legal_is_open(state)
            assert state.game.census(state) == census
        assert state.over
        sheet_adds_up(state)
    except Exception as error:
        error.add_note(f"in {setup}\nsaved as {setup.save(moves)}")
        raise
    return len(moves)


@pytest.mark.parametrize(("game_id", "first"), chunks())
def test_random_games_keep_the_laws(game_id: str, first: int) -> None:
    game = boomtown.game(game_id)
    for number in range(first, first + CHUNK):
        assert follow(plain_setup(game, number), random.Random(number)) > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_every_seat_count_and_option_value_is_played(game_id: str) -> None:
    game = boomtown.game(game_id)
    played = setups(game)
    for setup in played:
        assert follow(setup, random.Random(setup.seed)) > 0
    for seats in game.meta.seats:
        for name, values in game.meta.options.items():
            seen = {setup.options.get(name, values[0]) for setup in played if setup.seats == seats}
            assert seen == set(values)


@pytest.mark.parametrize("game_id", GAMES)
def test_same_seed_same_game(game_id: str) -> None:
    game = boomtown.game(game_id)
    first, second, other = (Setup(game, game.meta.seats[0], {}, seed).start() for seed in (11, 11, 12))
    assert first == second
    assert first != other


def does_not_add_up(state: State) -> None:
    raise AssertionError("it does not add up")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_that_goes_wrong_is_kept_as_a_record(
    game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.support.FAILURES", tmp_path)
    monkeypatch.setattr("tests.contract.test_random_play.sheet_adds_up", does_not_add_up)
    setup = plain_setup(boomtown.game(game_id), 0)
    with pytest.raises(AssertionError) as caught:
        follow(setup, random.Random(0))
    (saved,) = tmp_path.iterdir()
    assert str(saved) in caught.value.__notes__[0]
    record = records.from_text(saved.read_text("utf-8"))
    assert (record.seed, record.seats, record.options) == (setup.seed, setup.seats, setup.start().options)
    assert records.replay(record).over
