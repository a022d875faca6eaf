"""When a game is over: the record, the replay, the rematch, and playing on from an earlier move."""

import hashlib

from boomtown.kernel import record as records
from boomtown.kernel.rng import commitment
from tests.table.harness import Doc, House, Player


def get(house: House, table: Doc, path: str, key: str = "key") -> Doc:
    answer = house.http.get(f"/api/tables/{table['table']}/{path}", params={"key": table[key]})
    assert answer.status_code == 200, answer.text
    found: Doc = answer.json()
    return found


def post(house: House, table: str, path: str, key: str, body: Doc | None = None) -> tuple[int, Doc]:
    answer = house.http.post(f"/api/tables/{table}/{path}", params={"key": key}, json=body)
    return answer.status_code, answer.json()


def finished_by_person(house: House) -> Doc:
    table = house.new_table("wagons", "person", "greenhorn")
    with Player(house, table["table"], table["key"]) as player:
        while not player.my_turn()["over"]:
            player.first()
    return table


# Record and replay.


def test_the_record_verifies_and_its_seed_was_promised(house: House) -> None:
    table = house.finished_table()
    state = house.state(table["table"], table["watch"])
    answer = house.http.get(f"/api/tables/{table['table']}/record", params={"key": table["watch"]})
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    record = records.from_text(answer.text)
    end = records.verify(record)
    assert record.seed is not None and commitment(record.seed) == state["commit"] == record.commit
    assert hashlib.sha256(str(record.seed).encode()).hexdigest() == state["commit"]
    assert len(record.moves) == state["ply"]
    assert [end.score(seat).total for seat in range(2)] == [score["total"] for score in state["scores"]]
    assert record.seed.bit_length() > 64, "a seed has 128 bits"


def test_the_replay_shows_every_ply(house: House) -> None:
    table = house.finished_table()
    state = house.state(table["table"], table["watch"])
    replay = get(house, table, "replay")
    assert len(replay["frames"]) == state["ply"] + 1
    assert replay["frames"][-1]["view"] == state["views"]["watch"]
    assert replay["frames"][-1]["scores"] == state["scores"]
    assert replay["winners"] == state["winners"] and replay["log"] == state["log"]
    assert "action" not in replay["frames"][0] and replay["frames"][1]["text"].startswith("start ")
    assert [frame["pending"] for frame in replay["frames"]][-1] == []


# Rematch.


def test_a_rematch_rotates_the_seats_and_keeps_the_keys(house: House) -> None:
    table = finished_by_person(house)
    status, answer = post(house, table["table"], "rematch", table["key"])
    assert status == 200 and answer["key"] == table["key"] and answer["table"] != table["table"]
    again = house.state(answer["table"], table["key"])
    assert again["mine"] == [1]
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
    assert again["commit"] != house.state(table["table"], table["key"])["commit"]
    assert house.state(answer["table"], table["watch"])["mine"] == []


def test_a_rematch_asked_for_twice_is_the_same(house: House) -> None:
    table = finished_by_person(house)
    with Player(house, table["table"], table["key"]) as player:
        assert player.arrive()["rematch"] is None
        _, first = post(house, table["table"], "rematch", table["key"])
        told = player.until(lambda state: state["rematch"] is not None)
        assert told["rematch"] == first
        assert post(house, table["table"], "rematch", table["key"]) == (200, first)
    with Player(house, table["table"], table["watch"]) as spectator:
        assert spectator.arrive()["rematch"] == {"table": first["table"], "key": table["watch"]}


def test_a_spectator_cannot_ask_for_a_rematch(house: House) -> None:
    table = house.finished_table()
    status, answer = post(house, table["table"], "rematch", table["watch"])
    assert status == 403 and answer["error"]["key"] == "table-only-players"


def test_names_move_with_their_people(house: House) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "greenhorn", "name": "Tin Can"}]
    table: Doc = house.http.post("/api/tables", json={"game": "wagons", "seats": seats}).json()
    with Player(house, table["table"], table["key"]) as player:
        while not player.my_turn()["over"]:
            player.first()
    _, answer = post(house, table["table"], "rematch", table["key"])
    again = house.state(answer["table"], table["key"])
    assert [seat["name"] for seat in again["seats"]] == ["Tin Can", "Anna"]


# Branch.


def test_one_plays_on_from_any_move_against_bots(house: House) -> None:
    table = house.finished_table()
    replay = get(house, table, "replay")
    asked = [number for number, frame in enumerate(replay["frames"]) if frame["pending"] == [1]]
    ply = asked[len(asked) // 2]
    wish = {"ply": ply, "seat": 1, "level": "greenhorn"}
    status, branch = post(house, table["table"], "branch", table["watch"], wish)
    assert status == 201
    with Player(house, branch["table"], branch["key"]) as player:
        state = player.arrive()
        assert state["mine"] == [1] and state["ply"] == ply and state["undo"] == {"1": False}
        assert state["views"]["1"] == replay["frames"][ply]["view"]
        player.first(1)
        while not player.my_turn(1)["over"]:
            player.first(1)
    records.verify(records.from_text(house.http.get(
        f"/api/tables/{branch['table']}/record", params={"key": branch["key"]}).text))  # fmt: skip


def test_a_branch_needs_a_move_of_the_game(house: House) -> None:
    table = house.finished_table()
    last = house.state(table["table"], table["key"])["ply"]
    for body, key in (
        ({"ply": last, "seat": 0}, "table-bad-ply"),
        ({"ply": 0, "seat": 2}, "no-such-seat"),
        ({"ply": -1, "seat": 0}, "table-bad-field"),
        ({"ply": 0, "seat": 0, "level": "sheriff"}, "table-bad-field"),
    ):
        status, answer = post(house, table["table"], "branch", table["key"], body)
        assert status == 422 and answer["error"]["key"] == key
