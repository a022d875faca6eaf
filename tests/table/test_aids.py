"""Aids over a live connection: what is answered to whom, what is refused, and who may switch them off."""

from collections.abc import Iterator

import pytest

import boomtown
from boomtown.kernel.errors import BadAid
from boomtown.kernel.game import Aid
from boomtown.kernel.state import Json, State
from tests.table.harness import Doc, Player, Server, two_people

ASKED: list[int] = []


def count_cards(state: State, seat: int, args: Json) -> Json:
    ASKED.append(seat)
    return {"seat": seat, "ply": len(state.legal(seat))}


def look_at(state: State, seat: int, args: Json) -> Json:
    if args["card"] not in range(18):
        raise BadAid("aid-args", {"name": "card", "given": str(args["card"]), "expected": "0 to 17"})
    return {"card": args["card"]}


def tally(state: State, rival: int) -> dict[str, int]:
    return {"cards": len(state.view(None)["towns"][rival]["laid"]), "mules": 2}  # type: ignore[index]


@pytest.fixture(autouse=True)
def wagons_has_aids(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    game = boomtown.game("wagons")
    monkeypatch.setattr(game, "aids", {"count": Aid(count_cards), "card": Aid(look_at, "card")})
    monkeypatch.setattr(game, "tally", tally)
    ASKED.clear()
    yield


def refusal(player: Player, key: str) -> Doc:
    message = player.next("refused")
    assert message["key"] == key, message
    assert message["text"] and message["text"] != key
    assert message["of"]["type"] == "aid" and message["state"]["type"] == "state"
    return message


def test_an_aid_answers_a_seat_whether_it_is_asked_or_not(server: Server) -> None:
    _, first, second = two_people(server)
    with first, second:
        second.send(type="aid", seat=1, ply=0, rewinds=0, name="count", args={})
        answer = second.next("aid")
        assert answer == {
            "type": "aid", "ply": 0, "rewinds": 0, "seat": 1, "name": "count", "args": {},
            "result": {"seat": 1, "ply": len(second.state["legal"]["1"])},
        }  # fmt: skip
        first.send(type="aid", seat=0, ply=0, name="count")
        assert first.next("aid")["result"] == {"seat": 0, "ply": 0}
        first.send(type="aid", seat=0, ply=0, name="card", args={"card": 7})
        assert first.next("aid")["result"] == {"card": 7}


def test_an_aid_is_worked_out_once_for_a_position(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.arrive()
        for _ in range(3):
            player.send(type="aid", seat=0, ply=0, name="count")
            player.next("aid")
        assert ASKED == [0]
        player.first(1)
        player.send(type="aid", seat=0, ply=1, name="count")
        player.next("aid")
        assert ASKED == [0, 0]


def test_what_cannot_be_answered_is_refused(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.arrive()
        player.send(type="aid", seat=0, ply=0, name="fortune")
        assert refusal(player, "aid-unknown")["params"] == {"given": "fortune", "known": "count, card"}
        player.send(type="aid", seat=0, ply=0, name="count", args={"card": 1})
        assert refusal(player, "aid-args")["params"] == {"name": "count", "given": "card", "expected": "-"}
        player.send(type="aid", seat=0, ply=0, name="card", args={})
        refusal(player, "aid-args")
        player.send(type="aid", seat=0, ply=0, name="card", args={"card": 18})
        refusal(player, "aid-args")
        player.send(type="aid", seat=0, ply=5, name="count")
        refusal(player, "table-stale")


def test_a_foreign_seat_gets_no_answer(server: Server) -> None:
    table, first, second = two_people(server)
    with first, second, Player(server, table["table"], table["watch"]) as spectator:
        for player in (first, spectator):
            player.send(type="aid", seat=1, ply=0, name="count")
            assert player.next("error")["key"] == "table-foreign-seat"
    assert ASKED == []


@pytest.mark.parametrize(
    "message",
    [
        {"name": "count", "args": []}, {"name": "count", "args": {"card": None}},
        {"name": "count", "args": {"card": 0.5}},
        {"name": "count", "args": {"card": [1]}}, {"name": "x" * 41}, {"name": 7},
        {"name": "count", "args": {str(number): number for number in range(9)}},
    ],
)  # fmt: skip
def test_what_is_no_question_is_not_understood(server: Server, message: Doc) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.send(type="aid", seat=0, ply=0, **message)
        assert player.next("error")["key"] == "table-bad-message"


def test_the_host_switches_the_aids_for_everybody(server: Server) -> None:
    table, first, second = two_people(server)
    with first, second:
        assert first.state["aids"] and first.state["host"] and not second.state["host"]
        first.send(type="aids", on=False)
        for player, seat in ((first, 0), (second, 1)):
            player.until(lambda state: not state["aids"])
            player.send(type="aid", seat=seat, ply=0, name="count")
            refusal(player, "table-aids-off")
        assert ASKED == []
        # The store has it too.
        open_table = server.tables.open_tables[table["table"]]
        open_table.table = None
        assert server.state(table["table"], table["watch"])["aids"] is False
        first.send(type="aids", on=True)
        second.until(lambda state: bool(state["aids"]))
        second.send(type="aid", seat=1, ply=0, name="count")
        assert second.next("aid")["result"]["seat"] == 1


def test_nobody_but_the_host_switches_them(server: Server) -> None:
    table, first, second = two_people(server)
    with first, second, Player(server, table["table"], table["watch"]) as spectator:
        for player in (second, spectator):
            player.send(type="aids", on=False)
            assert player.next("error")["key"] == "table-only-host"
        assert server.state(table["table"], table["key"])["aids"] is True


def test_whoever_made_a_table_is_its_host_without_a_seat(server: Server) -> None:
    table = server.new_table("wagons", "open", "open")
    assert server.state(table["table"], table["key"])["host"] is True
    assert server.state(table["table"], table["watch"])["host"] is False
    with Player(server, table["table"], table["key"]) as host:
        host.send(type="aids", on=False)
        host.until(lambda state: not state["aids"])


def test_a_table_may_begin_without_aids(server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    answer = server.http.post("/api/tables", json={"game": "wagons", "seats": seats, "aids": False})
    table = answer.json()
    assert server.state(table["table"], table["key"])["aids"] is False


def test_host_and_aids_stay_in_a_rematch(server: Server) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "greenhorn"}]
    table = server.http.post("/api/tables", json={"game": "wagons", "seats": seats, "aids": False}).json()
    with Player(server, table["table"], table["key"]) as player:
        while not player.my_turn()["over"]:
            player.first()
    answer = server.http.post(f"/api/tables/{table['table']}/rematch", params={"key": table["key"]})
    again = server.state(answer.json()["table"], table["key"])
    assert again["host"] is True and again["aids"] is False


def test_a_preview_counts_the_goods_that_change(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.arrive()
        player.first(1)
        player.first(0)
        action = player.state["legal"]["0"][0]
        player.send(type="preview", seat=0, ply=2, action=action)
        assert player.next("preview")["tally"] == [{"seat": 0, "goods": {"cards": 1}}]
