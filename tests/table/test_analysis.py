"""Where a finished game turned: marshal looks at a seat's decisions once more, in the bots' queue."""

import time

import pytest

from boomtown.table import analysis, bot_worker
from tests.table.harness import TIMEOUT, Doc, Server


def ask(server: Server, table: Doc, seat: int = 0) -> Doc:
    answer = server.http.post(
        f"/api/tables/{table['table']}/analysis", params={"key": table["key"], "seat": seat}, json={}
    )
    assert answer.status_code == 200, answer.text
    found: Doc = answer.json()
    return found


def test_every_decision_of_a_finished_game_is_looked_at(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MOST_DECISIONS", 3)
    table = server.finished_table("carson", "greenhorn", "greenhorn")  # everybody bids in each of its rounds
    first = ask(server, table)
    assert (first["all"], first["failed"]) == (3, False)
    begun = time.monotonic()
    while (found := ask(server, table))["done"] < found["all"]:
        assert time.monotonic() - begun < TIMEOUT and not found["failed"]
        time.sleep(0.2)
    moves = found["moves"]
    assert [move["ply"] for move in moves] == sorted(move["ply"] for move in moves)
    for move in moves:
        assert move["played_text"] and move["best_text"]
        if move["value"] is not None and move["best_value"] is not None:
            assert 0.0 <= move["value"] <= 1.0
        if move["played"] == move["best"]:
            assert move["value"] == move["best_value"]
    assert bot_worker.HINT_SECONDS > 0


def test_a_game_under_way_is_not_analysed(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    where = f"/api/tables/{table['table']}/analysis"
    key = {"key": table["key"]}
    assert server.http.post(where, params={**key, "seat": 0}, json={}).status_code == 409
    over = server.finished_table("wagons")
    where = f"/api/tables/{over['table']}/analysis"
    assert server.http.post(where, params={"key": over["key"], "seat": 9}, json={}).status_code == 422
