"""Invitations: what a guest may know before sitting down, the choice of a seat, and bots where nobody sits yet."""

import json

import pytest

from tests.table.harness import Doc, Player, Server
from tests.table.test_keys import bearer
from tests.table.test_moderation import manage
from tests.table.test_protocol import check

OWN = "9f1c6a0b5d3e4f77"


def look(server: Server, table: Doc, key: str) -> Doc:
    answer = server.http.get(f"/api/tables/{table['table']}/invitation", headers=bearer(key))
    assert answer.status_code == 200, answer.text
    found: Doc = answer.json()
    check(found, "InvitationInfo")
    return found


def sit(server: Server, table: Doc, key: str, **wish: object) -> tuple[int, Doc]:
    where = f"/api/tables/{table['table']}/seat"
    answer = server.http.post(where, json={"name": "Bea", **wish}, headers=bearer(key))
    return answer.status_code, answer.json()


def test_whoever_only_looks_has_no_seat_and_sees_no_card(server: Server) -> None:
    body = {"game": "carson", "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]}
    table = server.http.post("/api/tables", json=body).json()
    before = server.state(table["table"], table["key"])
    info = look(server, table, table["invite"])
    assert (info["game"], info["inviter"], info["seat"], info["ply"]) == ("carson", "Anna", None, 0)
    assert [seat["free"] for seat in info["seats"]] == [False, True, True]
    assert [seat["colour"] for seat in info["seats"]] == [0, 1, 2]
    assert info["options"] == before["options"]
    assert look(server, table, table["invitations"][1]["key"])["seat"] == 2
    after = server.state(table["table"], table["key"])
    assert after == before and not after["entropy"] and not after["seats"][1]["present"]
    # The invitation to any seat opens nothing else.
    for path in ("", "/past?ply=0", "/points", "/deal"):
        where = f"/api/tables/{table['table']}{path}"
        assert server.http.get(where, headers=bearer(table["invite"])).status_code == 403
    with Player(server, table["table"], table["invite"]) as nosy:
        assert nosy.closed_with() == 4403


def test_a_guest_chooses_seat_name_and_colour_and_the_cards_are_dealt_anew(server: Server) -> None:
    table = server.new_table("carson", "person", "open", "open", invites=True)
    before = server.state(table["table"], table["key"])
    status, made = sit(server, table, table["invite"], seat=2, name=" Bea ", colour=5, entropy=OWN)
    assert status == 200
    state = server.state(table["table"], made["key"])
    assert state["mine"] == [2] and state["entropy"] == {"2": OWN} and state["rewinds"] == before["rewinds"] + 1
    seat = state["seats"][2]
    assert (seat["name"], seat["colour"], seat["free"], seat["kind"]) == ("Bea", 5, False, "open")
    # The seat's own invitation is of no use any more, the common one is good for the other seat.
    assert server.http.get(f"/api/tables/{table['table']}", headers=bearer(table["invitations"][1]["key"])).status_code
    assert sit(server, table, table["invitations"][1]["key"], seat=2)[0] == 403
    assert sit(server, table, table["invite"], seat=1, name="Carl")[0] == 200
    assert not any(seat["free"] for seat in look(server, table, table["invite"])["seats"])
    server.tables.open_tables.pop(table["table"])
    kept = server.state(table["table"], made["key"])["seats"]
    assert [(seat["name"], seat["colour"]) for seat in kept] == [(None, 0), ("Carl", 1), ("Bea", 5)]


def test_a_free_seat_gives_its_colour_to_whoever_wishes_it(server: Server) -> None:
    """Else a guest at a table of six could only have the colour of the seat."""
    table = server.new_table("carson", "person", *["open"] * 5, invites=True)
    assert sit(server, table, table["invite"], seat=1, colour=4)[0] == 200
    assert [seat["colour"] for seat in look(server, table, table["invite"])["seats"]] == [0, 4, 2, 3, 1, 5]
    # Whoever wishes for nothing gets the colour that the seat has now.
    assert sit(server, table, table["invite"], seat=4, name="Carl")[0] == 200
    assert sit(server, table, table["invite"], seat=2, colour=4)[1]["error"]["key"] == "table-colour-taken"
    assert sit(server, table, table["invite"], seat=2, colour=1)[1]["error"]["key"] == "table-colour-taken"
    colours = [seat["colour"] for seat in look(server, table, table["invite"])["seats"]]
    assert colours == [0, 4, 2, 3, 1, 5]


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"seat": 0}, 409, "table-seat-taken"),
        ({"seat": 7}, 422, "no-such-seat"),
        ({"seat": 1, "colour": 0}, 409, "table-colour-taken"),
        ({"seat": 1, "name": " "}, 422, "table-bad-name"),
        ({"seat": 1, "colour": 6}, 422, "table-bad-field"),
        ({"seat": 1, "entropy": "bad!"}, 422, "table-bad-field"),
    ],
)
def test_a_choice_that_cannot_be_is_refused_with_its_reason(
    server: Server, wish: dict[str, object], status: int, key: str
) -> None:
    table = server.new_table("wagons", "person", "open", invites=True)
    found, answer = sit(server, table, table["invite"], **wish)
    assert (found, answer["error"]["key"]) == (status, key)
    assert server.state(table["table"], table["key"])["seats"][1]["free"]


def test_only_an_invitation_lets_anybody_sit_down(server: Server) -> None:
    table = server.new_table("wagons", "person", "open", invites=True)
    for key in (table["key"], table["watch"], "wrong"):
        assert sit(server, table, key, seat=1)[0] == 403
        assert server.http.get(f"/api/tables/{table['table']}/invitation", headers=bearer(key)).status_code == 403
    assert server.http.get("/api/tables/nowhere/invitation", headers=bearer("x")).status_code == 404


def test_an_invitation_to_one_seat_is_for_that_seat(server: Server) -> None:
    table = server.new_table("carson", "person", "open", "open", invites=True)
    own = table["invitations"][0]["key"]
    assert [seat["free"] for seat in look(server, table, own)["seats"]] == [False, True, False]
    assert sit(server, table, own, seat=2)[0] == 409
    assert sit(server, table, own, seat=1)[0] == 200
    assert sit(server, table, own, seat=1)[0] == 403


def test_after_the_first_move_a_guest_takes_the_seat_as_it_is(server: Server) -> None:
    table = server.new_table("carson", "person", "open", invites=True)
    with Player(server, table["table"], table["key"]) as host:
        host.my_turn(0)
        host.first(0)
        commit = host.state["rewinds"]
        status, made = sit(server, table, table["invite"], seat=1, entropy=OWN)
        state = host.until(lambda state: not state["seats"][1]["free"])
        assert status == 200 and (state["ply"], state["rewinds"], state["entropy"]) == (1, commit, {})
    assert server.state(table["table"], made["key"])["mine"] == [1]


def test_a_bot_fills_a_free_seat_until_a_guest_sits_down(server: Server) -> None:
    table = server.new_table("wagons", "person", "open", invites=True)
    with Player(server, table["table"], table["key"]) as host:
        host.arrive()
        assert host.state["pending"] == [1], "in wagons the second seat begins"
        host.send(type="stand-in", seat=1, level="greenhorn")
        state = host.until(lambda state: 0 in state["pending"])
        seat = state["seats"][1]
        assert (seat["bot"], seat["kind"], seat["free"]) == ("greenhorn", "open", True) and seat["name"]
        assert state["hints"], "against bots alone hints are on"
        status, made = sit(server, table, table["invite"], seat=1)
        state = host.until(lambda state: not state["seats"][1]["free"])
        assert status == 200 and state["seats"][1]["bot"] is None and not state["hints"]
        host.first(0)
    with Player(server, table["table"], made["key"]) as guest:
        assert guest.arrive()["mine"] == [1]


def test_the_host_takes_the_bot_away_again(server: Server) -> None:
    table = server.new_table("carson", "person", "open", invites=True)
    with Player(server, table["table"], table["key"]) as host:
        host.send(type="stand-in", seat=1, level="deputy")
        host.until(lambda state: state["seats"][1]["bot"] == "deputy")
        host.send(type="stand-in", seat=1, level=None)
        state = host.until(lambda state: state["seats"][1]["bot"] is None)
        assert state["seats"][1]["name"] is None and state["seats"][1]["free"]


def test_only_the_host_calls_bots_and_only_where_nobody_sits(server: Server) -> None:
    table = server.new_table("wagons", "person", "open", invites=True)
    guest_key = sit(server, table, table["invite"], seat=1)[1]["key"]
    with Player(server, table["table"], guest_key) as guest, Player(server, table["table"], table["key"]) as host:
        guest.send(type="stand-in", seat=0, level="deputy")
        assert guest.next("error")["key"] == "table-only-host"
        host.send(type="stand-in", seat=1, level="deputy")
        assert host.next("refused")["key"] == "table-not-gone"
        host.send(type="stand-in", seat=9, level="deputy")
        assert host.next("error")["key"] == "no-such-seat"
        host.send(type="stand-in", seat=1, level="cmd:sh")
        assert host.next("refused")["key"] == "table-unknown-bot"


def test_a_removed_guest_cannot_come_back_by_the_common_invitation(server: Server) -> None:
    table = server.new_table("wagons", "person", "open", invites=True)
    sit(server, table, table["invite"], seat=1, colour=4)
    fresh = manage(server, table, 1, "remove")
    assert sit(server, table, table["invite"], seat=1)[0] == 403
    assert look(server, table, fresh["invite"])["seats"][1]["free"]
    manage(server, table, None, "remove")
    assert sit(server, table, fresh["invite"], seat=1)[0] == 200, "spectators are others"


def test_the_rematch_keeps_invitations_invitations(server: Server) -> None:
    table = server.new_table("carson", "person", "open", "open", invites=True)
    guest = sit(server, table, table["invite"], seat=1)[1]["key"]
    with Player(server, table["table"], guest) as player:
        player.send(type="abort", seat=1)
        player.until(lambda state: bool(state["over"]))
    answer = sit(server, table, table["invite"], seat=2)[1]
    assert answer["error"]["key"] == "table-over"
    again = server.http.post(f"/api/tables/{table['table']}/rematch", headers=bearer(guest)).json()
    assert server.http.get(f"/api/tables/{again['table']}", headers=bearer(table["invite"])).status_code == 403
    assert [seat["free"] for seat in look(server, again, table["invite"])["seats"]] == [True, False, False]
    assert server.state(again["table"], guest)["mine"] == [2]
    assert sit(server, again, table["invite"], seat=0)[0] == 200


def test_a_link_becomes_a_picture_and_the_network_s_address_is_told_to_this_machine_alone(server: Server) -> None:
    link = f"http://127.0.0.1:{server.port}/table/x#{'k' * 40}"
    answer = server.http.post("/api/qr", json={"text": link})
    assert answer.headers["content-type"].startswith("image/svg+xml") and "<svg" in answer.text
    assert server.http.post("/api/qr", json={"text": "x" * 1201}).status_code == 422
    server.app.state.network = "http://192.168.1.7:8765/"
    assert server.http.get("/api/address").json() == {"network": "http://192.168.1.7:8765/"}
    assert server.http.get("/api/address", headers={"Host": "boomtown.example"}).json() == {"network": None}
    server.app.state.network = None


def test_what_is_stored_of_an_older_table_is_still_read(server: Server) -> None:
    table = server.new_table("wagons", "person", "open", invites=True)
    column = json.loads(server.rows("SELECT settings FROM tables WHERE id = :id", id=table["table"])[0][0])
    column["chairs"] = [{name: seat[name] for name in ("kind", "level", "name")} for seat in column["chairs"]]
    server.write(
        "UPDATE tables SET settings = :settings WHERE id = :id", settings=json.dumps(column), id=table["table"]
    )
    assert sit(server, table, table["invitations"][0]["key"], seat=1)[0] == 200
