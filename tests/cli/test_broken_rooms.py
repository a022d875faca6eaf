"""Rooms of strangers that are broken: the lobbies of terminal and server list the other games all the same."""

from collections.abc import Callable
from pathlib import Path

from tests.cli.runner import refused, run
from tests.table.harness import Server

META = """
from boomtown.kernel.meta import Meta
META = Meta("{id}", "Stranger", ("nobody",), 2026, (2,), 1, 1, "Z", {{"speed": (1, 2)}}, "published")
"""

InstallRoom = Callable[[str, dict[str, str]], str]


def test_the_terminal_lists_the_other_games_and_says_what_is_wrong(install_room: InstallRoom) -> None:
    without_facts = install_room("nofacts", {})
    without_rules = install_room("norules", {"meta": META.format(id="norules")})
    text = run("games").stdout
    assert "Circle the Wagons" in text and "Stranger" in text and "nofacts" not in text
    assert f"{without_facts}.meta" in refused("arena", "nofacts", "deputy", "deputy")
    assert f"{without_rules}.room" in refused("play", "norules")


def test_the_server_lists_the_other_games(install_room: InstallRoom, tmp_path: Path) -> None:
    install_room("nometa", {})
    install_room("noroom", {"meta": META.format(id="noroom")})
    with Server(tmp_path / "data") as server:
        playable = {info["id"]: info["playable"] for info in server.http.get("/api/games").json()}
    assert playable == {"carson": True, "coloma": True, "noroom": False, "sprawl": True, "wagons": True}
