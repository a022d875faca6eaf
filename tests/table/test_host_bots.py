"""Bots that the host adds: chosen by name, started by the host's configuration alone, and harmless when they fail."""

import sys
from collections.abc import Iterator

import pytest

from boomtown.bots import UnknownBot
from boomtown.table.host_bots import BadHostBot, read_host_bots
from tests.bots.test_external import ROGUE
from tests.table.harness import Player, Server


@pytest.fixture(scope="module")
def hosting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    entries = [
        f"Wyatt=cmd:{sys.executable} -m boomtown.bots deputy",
        f"Rogue=cmd:limit=1:{ROGUE} crash",
        "Quick marshal=marshal:iterations=4",
    ]
    running = Server(tmp_path_factory.mktemp("hosting"), host_bots=read_host_bots(entries))
    yield running
    running.close()


def test_the_lobby_learns_their_names_and_nothing_else(hosting: Server) -> None:
    answer = hosting.http.get("/api/bots")
    assert answer.json() == [{"name": "Wyatt"}, {"name": "Rogue"}, {"name": "Quick marshal"}]


@pytest.mark.parametrize("name", ["Wyatt", "Rogue", "Quick marshal"])
def test_a_game_with_one_of_them_comes_to_its_end(hosting: Server, name: str) -> None:
    table = hosting.new_table("wagons", name, "greenhorn")
    with Player(hosting, table["table"], table["watch"]) as spectator:
        state = spectator.until(lambda state: bool(state["over"]))
    assert state["seats"][0]["name"] == name


@pytest.mark.parametrize(
    "level", ["Doc", "cmd:touch /tmp/x", "boomtown.bots.deputy:Deputy", "wyatt", "marshal:seconds=9"]
)
def test_a_guest_can_name_no_other_bot(hosting: Server, level: str) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": level[:24]}]
    answer = hosting.http.post("/api/tables", json={"game": "wagons", "seats": seats})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "table-unknown-bot")
    assert "Wyatt" in answer.json()["error"]["text"]
    assert "rogue.py" not in answer.text


def test_a_branch_takes_the_same_bots_only(hosting: Server) -> None:
    table = hosting.finished_table()
    path = f"/api/tables/{table['table']}/branch?key={table['key']}"
    refused = hosting.http.post(path, json={"ply": 0, "seat": 0, "level": "cmd:true"})
    assert (refused.status_code, refused.json()["error"]["key"]) == (422, "table-unknown-bot")
    assert hosting.http.post(path, json={"ply": 0, "seat": 0, "level": "Wyatt"}).status_code == 201


@pytest.mark.parametrize("entry", ["Wyatt", "=marshal", "marshal=deputy", "Marshal=deputy", f"{'x' * 99}=deputy"])
def test_an_entry_that_gives_no_new_name_is_refused(entry: str) -> None:
    with pytest.raises(BadHostBot):
        read_host_bots([entry])


def test_an_entry_that_names_no_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        read_host_bots(["Wyatt=sheriff"])
    with pytest.raises(BadHostBot):
        read_host_bots(["Wyatt=deputy", "Wyatt=marshal"])
