"""kill -9 at random moments, on both stores: every acknowledged move is stored, none twice, and the games go on."""

import os
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.harness import TIMEOUT
from tests.table.witnesses import Victim, Witness, check_shown, check_store, replay_all

# In all, over both stores.
KILLS = int(os.environ.get("BOOMTOWN_KILLS", "50"))
# How long a server lives, at most, once it has begun to play.
LIFE = 0.35


@pytest.fixture
def victim(tmp_path: Path, database_url: str) -> Iterator[Victim]:
    found = Victim(tmp_path, database_url)
    found.start()
    yield found
    found.close()


def test_nothing_acknowledged_is_lost_and_nothing_counts_twice(victim: Victim) -> None:
    chance = random.Random(int(os.environ.get("BOOMTOWN_KILL_SEED", "20261115")))
    engine = victim.engine()
    witnesses = [
        Witness([victim], "wagons", ["person", "person"], 1),
        Witness([victim], "wagons", ["deputy", "person"], 2),
        Witness([victim], "carson", ["person", "greenhorn", "deputy"], 3),
        Witness([victim], "carson", ["greenhorn", "greenhorn", "greenhorn"], 4),
        Witness([victim], "wagons", ["greenhorn", "deputy"], 5),
    ]
    for witness in witnesses:
        witness.start()
    for _ in range(KILLS // 2):
        before = sum(witness.progress for witness in witnesses)
        begun = time.monotonic()
        while sum(witness.progress for witness in witnesses) == before:
            assert time.monotonic() - begun < TIMEOUT, [witness.fault for witness in witnesses]
            time.sleep(0.002)
        time.sleep(chance.random() * LIFE)
        victim.kill()
        check_store(engine, witnesses)
        check_shown(engine, witnesses)
        victim.start()
    # After the last restart every game comes to its end.
    target = [witness.finished + 1 for witness in witnesses]
    begun = time.monotonic()
    while any(witness.finished < goal for witness, goal in zip(witnesses, target, strict=True)):
        assert time.monotonic() - begun < 5 * TIMEOUT, [(witness.finished, witness.fault) for witness in witnesses]
        time.sleep(0.01)
    victim.kill()
    for witness in witnesses:
        witness.ends.set()
    check_store(engine, witnesses)
    check_shown(engine, witnesses)
    replay_all(engine, witnesses)
    engine.dispose()
    acknowledged = sum(len(witness.acknowledged) for witness in witnesses)
    print(f"{KILLS // 2} kills, {acknowledged} moves acknowledged, none lost, none doubled")
    assert acknowledged > KILLS // 2
