"""The log is the game: a record, written and read, leads to the same position."""

import random

import pytest

import boomtown
from boomtown.kernel import record as records
from boomtown.kernel.match import Match, resume
from tests.contract.plan import setups
from tests.support import GAMES, decide, whole


@pytest.mark.parametrize("game_id", GAMES)
def test_record_replays_to_the_same_position(game_id: str) -> None:
    for setup in setups(boomtown.game(game_id)):
        chance = random.Random(setup.seed)
        match = Match(setup.game, setup.seats, setup.seed, setup.options)
        while not match.state.over:
            if chance.random() < 0.02:
                written = match.record.to_text()
                assert str(setup.seed) not in written
                assert "seed:" not in written
                assert whole(records.replay(records.from_text(written), setup.seed)) == whole(match.state)
                assert whole(resume(records.from_text(written), setup.seed).state) == whole(match.state)
            match.apply(*decide(match.state, chance))
        written = match.record.to_text()
        read = records.from_text(written)
        assert read == match.record
        assert read.to_text() == written
        assert whole(records.verify(read)) == whole(match.state)
        finished = resume(read, setup.seed)
        assert finished.record == match.record
