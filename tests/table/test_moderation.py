"""The host can keep guests and spectators from talking and take their keys away; seats keep their place."""

import pytest

from tests.table.harness import Doc, Player, Server, two_people
from tests.table.test_keys import bearer


def manage(server: Server, table: Doc, seat: int | None, deed: str, key: str = "") -> Doc:
    where = f"/api/tables/{table['table']}/guests"
    answer = server.http.post(where, json={"seat": seat, "deed": deed}, headers=bearer(key or table["key"]))
    assert answer.status_code == 200, answer.text
    found: Doc = answer.json()
    return found


@pytest.mark.parametrize("seat", [1, None])
def test_whoever_is_muted_cannot_talk_until_the_host_allows_it_again(server: Server, seat: int | None) -> None:
    table, host, guest = two_people(server)
    with host, guest, Player(server, table["table"], table["watch"]) as spectator:
        muted, other = (guest, spectator) if seat == 1 else (spectator, guest)
        assert manage(server, table, seat, "mute") == {"key": None, "invite": None}
        assert host.until(lambda state: bool(state["muted"]))["muted"] == [seat]
        muted.send(type="chat", text="loud")
        assert muted.next("refused")["key"] == "table-muted"
        other.send(type="chat", text="quiet")
        host.until(lambda state: bool(state["chat"]))
        manage(server, table, seat, "unmute")
        muted.send(type="chat", text="sorry")
        assert [line["text"] for line in host.until(lambda state: len(state["chat"]) == 2)["chat"]] == [
            "quiet",
            "sorry",
        ]


def test_a_removed_guest_has_no_key_and_the_seat_waits_for_another(server: Server) -> None:
    table, host, guest = two_people(server)
    with host, guest:
        guest.send(type="name", seat=1, name="Rude")
        guest.until(lambda state: bool(state["seats"][1]["name"] == "Rude"))
        guest.first(1)
        before = guest.state["views"]["1"]
        fresh = manage(server, table, 1, "remove")["key"]
        assert guest.closed_with() == 1012
        assert host.until(lambda state: not state["seats"][1]["present"])["seats"][1]["name"] is None
    with Player(server, table["table"], table["invitations"][0]["key"]) as removed:
        assert removed.closed_with() == 4403
    assert server.http.get(f"/api/tables/{table['table']}/key", headers=bearer(fresh)).json()["invitation"] is True
    with Player(server, table["table"], fresh) as host:
        assert host.closed_with() == 4403, "whoever has removed a guest cannot look into the cards"
    own = server.http.post(f"/api/tables/{table['table']}/key", headers=bearer(fresh)).json()["key"]
    with Player(server, table["table"], own) as next_guest:
        state = next_guest.arrive()
        assert (state["mine"], state["ply"], state["views"]["1"]) == ([1], 1, before)


def test_removed_spectators_need_the_new_link_and_nobody_else_notices(server: Server) -> None:
    table, host, guest = two_people(server)
    with host, guest, Player(server, table["table"], table["watch"]) as spectator:
        spectator.arrive()
        fresh = manage(server, table, None, "remove")["key"]
        assert spectator.closed_with() == 1012
        guest.first(1)
        assert server.http.get(f"/api/tables/{table['table']}", headers=bearer(table["watch"])).status_code == 403
        assert server.state(table["table"], fresh)["mine"] == []


def test_only_the_host_may_and_only_about_guests(server: Server) -> None:
    table = server.new_table("wagons", "person", "open")
    where = f"/api/tables/{table['table']}/guests"
    wish = {"seat": 1, "deed": "remove"}
    for stranger in (table["invitations"][0]["key"], table["watch"]):
        answer = server.http.post(where, json=wish, headers=bearer(stranger))
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "table-only-host")
    for seat, status, key in ((0, 409, "table-no-guest"), (7, 422, "no-such-seat")):
        answer = server.http.post(where, json={"seat": seat, "deed": "mute"}, headers=bearer(table["key"]))
        assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)


def test_who_may_not_talk_may_not_talk_after_the_rematch_either(server: Server) -> None:
    table, host, guest = two_people(server)
    with host, guest:
        manage(server, table, 1, "mute")
        while not host.state["over"]:
            player, seat = (host, 0) if 0 in host.state["pending"] else (guest, 1)
            player.my_turn(seat)
            if not player.state["over"]:
                player.first(seat)
            ply = player.state["ply"]
            host.until(lambda state, ply=ply: bool(state["ply"] >= ply))  # type: ignore[misc]
    again = server.http.post(f"/api/tables/{table['table']}/rematch", headers=bearer(table["key"])).json()
    state = server.state(again["table"], again["key"])
    assert state["muted"] == [seat["seat"] for seat in state["seats"] if seat["kind"] == "open"] == [0]


def test_it_is_remembered_by_the_store(server: Server) -> None:
    table = server.new_table("wagons", "person", "open")
    manage(server, table, None, "mute")
    server.tables.open_tables.pop(table["table"])
    assert server.state(table["table"], table["key"])["muted"] == [None]


def test_the_next_guest_gets_no_plan_of_the_removed_one(server: Server) -> None:
    table, host, guest = two_people(server)
    with host, guest:
        guest.send(type="plan", seat=1, ply=0, steps=[], auto=True, id="p")
        guest.until(lambda state: bool(state["plans"]))
        fresh = manage(server, table, 1, "remove")["key"]
    assert server.rows('SELECT seat FROM plans WHERE "table" = :id', id=table["table"]) == []
    own = server.http.post(f"/api/tables/{table['table']}/key", headers=bearer(fresh)).json()["key"]
    assert server.state(table["table"], own)["plans"] == {}
