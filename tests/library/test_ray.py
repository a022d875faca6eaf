"""Positions and errors travel through Ray, as they do between processes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boomtown
from boomtown.kernel.components import BadComponents
from boomtown.kernel.errors import IllegalAction
from boomtown.kernel.state import State
from tests.library.test_objects import after_a_move, illegal, owner_position, play_on

ray: Any = pytest.importorskip("ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        ray.init(
            address="local", num_cpus=1, object_store_memory=80_000_000, include_dashboard=False, log_to_driver=False
        )
        yield
        ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_positions_go_there_and_back(tmp_path: Path) -> None:
    positions = [boomtown.game(game_id).new(seed=4) for game_id in boomtown.game_ids()] + [owner_position(tmp_path)]
    answers = ray.get([ray.remote(after_a_move).remote(state) for state in positions])
    for state, (there, shown) in zip(positions, answers, strict=True):
        play_on(state, 1)
        assert type(there) is type(state) and there == state and repr(there) == shown
    # An object of the store is the position itself.
    assert ray.get(ray.put(positions[0])) == positions[0]


def cause(error: Any) -> Any:
    """Ray raises an error that is of the kind of the original, and has the original as its cause."""
    return error.cause


def spoilt(folder: str) -> State:
    file = Path(folder) / "spoilt.toml"
    file.write_text("rounds = 'many'\n", "utf-8")
    return boomtown.game("carson", components=file).new(seed=1)


@pytest.mark.usefixtures("cluster")
def test_errors_arrive_as_what_they_are(tmp_path: Path) -> None:
    with pytest.raises(IllegalAction) as caught:
        ray.get(ray.remote(illegal).remote(boomtown.game("wagons").new(seed=4)))
    assert cause(caught.value).reason.key in ("not-asked", "notation-code")
    with pytest.raises(BadComponents) as refused:
        ray.get(ray.remote(spoilt).remote(str(tmp_path)))
    assert cause(refused.value).faults
