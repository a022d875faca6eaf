"""A contest on a real Ray cluster of two nodes, of which one dies in the middle."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from boomtown.arena import Tournament, contest

cluster_utils = pytest.importorskip("ray.cluster_utils")

GAMES = 10
# A node needs little: the games are sent back as short texts.
NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}


def test_no_game_is_lost_or_counted_twice_when_a_node_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    bots = ("random", "marshal:iterations=24")
    made, owner = contest("wagons", bots)
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args=NODE)
    try:
        second = cluster.add_node(**NODE)
        cluster.wait_for_nodes()
        kept: Counter[str] = Counter()
        killed: list[object] = []

        def progress(finished: int, count: int) -> None:
            kept.update(file.name for file in (tmp_path / "games").glob("*.txt") if file.name not in kept)
            if finished == 3 and not killed:
                cluster.remove_node(second, allow_graceful=False)  # its game is in the middle
                killed.append(second)

        outcome = Tournament(made, owner, GAMES, folder=tmp_path).run(ray=cluster.address, progress=progress)
    finally:
        cluster.shutdown()
    assert killed
    assert [game.number for game in outcome.games] == list(range(GAMES))
    assert sorted(kept) == [f"{number:06}.txt" for number in range(GAMES)]
    alone = Tournament(made, owner, GAMES).run()
    assert [game.points for game in outcome.games] == [game.points for game in alone.games]
