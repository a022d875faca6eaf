"""When a game is over: the record, the replay, the rematch, and playing on from an earlier move."""

import hashlib

from boomtown.kernel import record as records
from boomtown.kernel.rng import commitment
from tests.table.harness import Doc, Player, Server


def get(server: Server, table: Doc, path: str, key: str = "key") -> Doc:
    answer = server.http.get(f"/api/tables/{table['table']}/{path}", params={"key": table[key]})
    assert answer.status_code == 200, answer.text
    found: Doc = answer.json()
    return found


def post(server: Server, table: str, path: str, key: str, body: Doc | None = None) -> tuple[int, Doc]:
    answer = server.http.post(f"/api/tables/{table}/{path}", params={"key": key}, json=body)
    return answer.status_code, answer.json()


def finished_by_person(server: Server) -> Doc:
    table = server.new_table("wagons", "person", "greenhorn")
    with Player(server, table["table"], table["key"]) as player:
        while not player.my_turn()["over"]:
            player.first()
    return table


# Record and replay.


def test_the_record_verifies_and_its_seed_was_promised(server: Server) -> None:
    table = server.finished_table()
    state = server.state(table["table"], table["watch"])
    answer = server.http.get(f"/api/tables/{table['table']}/record", params={"key": table["watch"]})
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    record = records.from_text(answer.text)
    end = records.verify(record)
    assert record.seed is not None and commitment(record.seed) == state["commit"] == record.commit
    assert hashlib.sha256(str(record.seed).encode()).hexdigest() == state["commit"]
    assert len(record.moves) == state["ply"]
    assert [end.score(seat).total for seat in range(2)] == [score["total"] for score in state["scores"]]
    assert record.seed.bit_length() > 64, "a seed has 128 bits"


def test_the_replay_shows_every_ply(server: Server) -> None:
    table = server.finished_table()
    state = server.state(table["table"], table["watch"])
    replay = get(server, table, "replay")
    assert len(replay["frames"]) == state["ply"] + 1
    assert replay["frames"][-1]["view"] == state["views"]["watch"]
    assert replay["frames"][-1]["scores"] == state["scores"]
    assert replay["winners"] == state["winners"] and replay["log"] == state["log"]
    assert "action" not in replay["frames"][0] and replay["frames"][1]["text"].startswith("start ")
    assert [frame["pending"] for frame in replay["frames"]][-1] == []


# RematchTable.


def test_a_rematch_rotates_the_seats_and_keeps_the_keys(server: Server) -> None:
    table = finished_by_person(server)
    status, answer = post(server, table["table"], "rematch", table["key"])
    assert status == 200 and answer["key"] == table["key"] and answer["table"] != table["table"]
    again = server.state(answer["table"], table["key"])
    assert again["mine"] == [1]
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
    assert again["commit"] != server.state(table["table"], table["key"])["commit"]
    assert server.state(answer["table"], table["watch"])["mine"] == []


def test_a_rematch_asked_for_twice_is_the_same(server: Server) -> None:
    table = finished_by_person(server)
    with Player(server, table["table"], table["key"]) as player:
        assert player.arrive()["rematch"] is None
        _, first = post(server, table["table"], "rematch", table["key"])
        state = player.until(lambda state: state["rematch"] is not None)
        assert state["rematch"] == first
        assert post(server, table["table"], "rematch", table["key"]) == (200, first)
    with Player(server, table["table"], table["watch"]) as spectator:
        assert spectator.arrive()["rematch"] == {"table": first["table"], "key": table["watch"]}


def test_a_spectator_cannot_ask_for_a_rematch(server: Server) -> None:
    table = server.finished_table()
    status, answer = post(server, table["table"], "rematch", table["watch"])
    assert status == 403 and answer["error"]["key"] == "table-only-players"


def test_names_move_with_their_people(server: Server) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "greenhorn", "name": "Tin Can"}]
    table: Doc = server.http.post("/api/tables", json={"game": "wagons", "seats": seats}).json()
    with Player(server, table["table"], table["key"]) as player:
        while not player.my_turn()["over"]:
            player.first()
    _, answer = post(server, table["table"], "rematch", table["key"])
    again = server.state(answer["table"], table["key"])
    assert [seat["name"] for seat in again["seats"]] == ["Tin Can", "Anna"]


# Branch.


def test_one_plays_on_from_any_move_against_bots(server: Server) -> None:
    table = server.finished_table()
    replay = get(server, table, "replay")
    asked = [number for number, frame in enumerate(replay["frames"]) if frame["pending"] == [1]]
    ply = asked[len(asked) // 2]
    body = {"ply": ply, "seat": 1, "level": "greenhorn"}
    status, branch = post(server, table["table"], "branch", table["watch"], body)
    assert status == 201
    with Player(server, branch["table"], branch["key"]) as player:
        state = player.arrive()
        assert state["mine"] == [1] and state["ply"] == ply and state["undo"] == {"1": False}
        assert state["views"]["1"] == replay["frames"][ply]["view"]
        player.first(1)
        while not player.my_turn(1)["over"]:
            player.first(1)
    records.verify(records.from_text(server.http.get(
        f"/api/tables/{branch['table']}/record", params={"key": branch["key"]}).text))  # fmt: skip


def test_a_branch_needs_a_move_of_the_game(server: Server) -> None:
    table = server.finished_table()
    last = server.state(table["table"], table["key"])["ply"]
    for body, key in (
        ({"ply": last, "seat": 0}, "table-bad-ply"),
        ({"ply": 0, "seat": 2}, "no-such-seat"),
        ({"ply": -1, "seat": 0}, "table-bad-field"),
        ({"ply": 0, "seat": 0, "level": "sheriff"}, "table-unknown-bot"),
    ):
        status, answer = post(server, table["table"], "branch", table["key"], body)
        assert status == 422 and answer["error"]["key"] == key
