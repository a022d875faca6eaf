"""Players add something of their own to the seed, so that not even the server chooses the cards; records prove it."""

import hashlib
from dataclasses import replace

import pytest

from boomtown.kernel import record as records
from boomtown.kernel.errors import BadRecord
from boomtown.kernel.rng import commitment, mixed
from tests.table.harness import Doc, Player, Server, two_people
from tests.table.test_keys import bearer

OWN = "9f1c6a0b5d3e4f77"


def add(server: Server, table: str, key: str, text: str = OWN) -> tuple[int, Doc]:
    answer = server.http.post(f"/api/tables/{table}/deal", json={"entropy": text}, headers=bearer(key))
    return answer.status_code, answer.json()


def may_add(server: Server, table: str, key: str) -> bool:
    return bool(server.http.get(f"/api/tables/{table}/key", headers=bearer(key)).json()["entropy"])


def test_without_anything_added_the_seed_is_the_deal() -> None:
    assert mixed(7, {}) == 7


def test_what_is_added_is_hashed_with_the_seed_in_the_order_of_the_seats() -> None:
    expected = hashlib.sha256(b"boomtown mixed 7 0:abcdefgh 2:ijklmnop").digest()
    assert mixed(7, {2: "ijklmnop", 0: "abcdefgh"}) == int.from_bytes(expected, "big")


def test_both_add_and_the_record_of_the_whole_game_proves_it(server: Server) -> None:
    table = server.new_table("wagons", "person", "open")
    name, keys = table["table"], (table["key"], table["invitations"][0]["key"])
    promised = server.http.get(f"/api/tables/{name}/deal", headers=bearer(keys[0])).json()
    assert promised["entropy"] == {}
    assert [may_add(server, name, key) for key in (*keys, table["watch"], "wrong")] == [True, True, False, False]
    circles = []
    for seat, key in enumerate(keys):
        status, deal = add(server, name, key, f"{OWN}{seat}")
        assert (status, deal["commit"]) == (200, promised["commit"])
        assert not may_add(server, name, key)
        circles.append(server.state(name, key)["views"][str(seat)]["circle"])
    assert circles[0] != circles[1]
    with Player(server, name, keys[0]) as first, Player(server, name, keys[1]) as second:
        people = (first, second)
        for player in people:
            assert player.arrive()["entropy"] == {"0": f"{OWN}0", "1": f"{OWN}1"}
        while not first.state["over"]:
            seat = first.state["pending"][0]
            people[seat].my_turn(seat)
            people[seat].first(seat)
            ply = people[seat].state["ply"]
            first.until(lambda state, ply=ply: bool(state["ply"] >= ply))  # type: ignore[misc]
    text = server.http.get(f"/api/tables/{name}/record", headers=bearer(keys[0])).text
    record = records.from_text(text)
    assert record.entropy == {0: f"{OWN}0", 1: f"{OWN}1"} and record.commit == promised["commit"]
    assert record.to_text() == text and records.verify(record).over
    for wrong in ({}, {0: f"{OWN}0"}, {0: f"{OWN}0", 1: f"{OWN}2"}):
        with pytest.raises(BadRecord):
            records.verify(replace(record, entropy=wrong))
    assert record.seed is not None and record.deal != record.seed
    with pytest.raises(BadRecord, match="promised"):
        records.verify(replace(record, seed=record.seed + 1))
    again = server.http.post("/api/records", content=text).json()
    replayed = server.state(again["table"], again["key"])
    assert replayed["over"] and replayed["commit"] == commitment(record.seed)


def test_each_seat_adds_once_and_nobody_after_the_first_move(server: Server) -> None:
    table, first, second = two_people(server)
    with first, second:
        key, guest = table["key"], table["invitations"][0]["key"]
        assert add(server, table["table"], key)[0] == 200
        status, answer = add(server, table["table"], key)
        assert (status, answer["error"]["key"]) == (409, "table-entropy-given")
        assert add(server, table["table"], table["watch"])[0] == 403
        assert add(server, table["table"], guest, "too bad!")[0] == 422
        second.until(lambda state: bool(state["entropy"]))
        second.first(1)
        status, answer = add(server, table["table"], guest)
        assert (status, answer["error"]["key"]) == (409, "table-begun")


def test_what_was_decided_on_the_old_cards_is_stale(server: Server) -> None:
    table, first, second = two_people(server)
    with first, second:
        old = second.state
        add(server, table["table"], table["key"])
        move = {"seat": 1, "ply": 0, "rewinds": old["rewinds"], "action": old["legal"]["1"][0]}
        second.send(type="move", **move)
        assert second.next("refused")["key"] == "table-stale"


def test_the_deal_survives_the_server_s_memory(server: Server) -> None:
    table = server.new_table("carson", "person", "person")
    add(server, table["table"], table["key"])
    before = server.state(table["table"], table["key"])
    server.tables.open_tables.pop(table["table"])
    after = server.state(table["table"], table["key"])
    assert after == before and after["entropy"] == {"0": OWN}


def test_a_branch_keeps_the_cards_of_its_game(server: Server) -> None:
    table = server.finished_table()
    body = {"ply": 0, "seat": 0, "level": "greenhorn"}
    made = server.http.post(f"/api/tables/{table['table']}/branch", json=body, headers=bearer(table["key"])).json()
    status, answer = add(server, made["table"], made["key"])
    assert (status, answer["error"]["key"]) == (409, "table-begun")


def test_a_bad_line_of_a_record_is_named() -> None:
    text = "boomtown record 1\ngame: wagons\nversion: 2\nseats: 2\ncommit: x\nentropy: 0 short\n\n"
    with pytest.raises(BadRecord) as found:
        records.from_text(text)
    assert (found.value.key, found.value.params["line"]) == ("record-head", 6)
