"""Keys: in headers, exchanged and renewed, and of no use to other sites."""

import base64

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from boomtown.table import tokens
from tests.table.harness import TIMEOUT, Player, Server


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def test_a_key_may_be_in_a_header(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    where = f"/api/tables/{table['table']}"
    assert server.http.get(where, headers=bearer(table["key"])).json()["mine"] == [0, 1]
    assert server.http.get(where, headers=bearer("wrong")).status_code == 403
    assert server.http.get(where).status_code == 403


@pytest.mark.parametrize("wrong", [False, True])
def test_a_key_may_be_a_subprotocol(server: Server, wrong: bool) -> None:
    table = server.new_table("wagons", "person", "person")
    coded = base64.urlsafe_b64encode(b"wrong" if wrong else table["key"].encode()).decode().rstrip("=")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/live"
    with connect(address, subprotocols=["boomtown", f"key.{coded}"], max_size=None) as line:  # type: ignore[list-item]
        assert line.subprotocol == "boomtown"
        first = line.recv(TIMEOUT)
        assert ("table-wrong-key" in str(first)) is wrong


def test_an_invitation_is_exchanged_once_and_the_host_stays_outside(server: Server) -> None:
    table = server.new_table("wagons", "person", "open", invites=True)
    where, invitation = f"/api/tables/{table['table']}", table["invitations"][0]["key"]
    assert server.http.get(where, headers=bearer(invitation)).status_code == 403, "the host has the invitation too"
    with Player(server, table["table"], invitation) as host:
        assert host.closed_with() == 4403
    assert server.http.get(f"{where}/key", headers=bearer(invitation)).json()["invitation"] is True
    own = server.http.post(f"{where}/key", headers=bearer(invitation)).json()["key"]
    assert server.http.get(f"{where}/key", headers=bearer(own)).json()["invitation"] is False
    assert server.state(table["table"], own)["mine"] == [1]
    assert server.http.get(where, headers=bearer(invitation)).status_code == 403
    assert server.http.get(f"{where}/key", headers=bearer(invitation)).json()["invitation"] is False
    assert server.http.get("/api/tables/nowhere/key").json()["invitation"] is False
    assert server.http.post(f"{where}/key", headers=bearer(invitation)).status_code == 403
    assert server.http.get(f"{where}/key", headers=bearer(table["key"])).json()["invitation"] is False
    with Player(server, table["table"], own) as guest:
        assert guest.arrive()["mine"] == [1]


def test_a_key_can_be_renewed_by_whoever_plays(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    where = f"/api/tables/{table['table']}"
    with Player(server, table["table"], table["key"]) as stolen:
        stolen.arrive()
        new = server.http.post(f"{where}/key", headers=bearer(table["key"])).json()["key"]
        assert stolen.closed_with() == 1012
    with Player(server, table["table"], table["key"]) as stolen:
        assert stolen.closed_with() == 4403
    state = server.state(table["table"], new)
    assert state["host"] and state["mine"] == [0, 1], "the host stays the host"
    assert server.http.post(f"{where}/key", headers=bearer(table["watch"])).status_code == 403


def test_other_sites_change_nothing_here(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    body = {"game": "wagons", "seats": [{"kind": "person"}, {"kind": "person"}]}
    for origin, status in (("http://evil.example", 403), ("null", 403), (f"http://127.0.0.1:{server.port}", 201)):
        assert server.http.post("/api/tables", json=body, headers={"Origin": origin}).status_code == status
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/live?key={table['key']}"
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers={"Origin": "http://evil.example"}).close()


def test_only_the_named_hosts_are_served(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("site"), sites=("boomtown.example",)) as server:
        assert server.http.get("/api/games").status_code == 403
        assert server.http.get("/healthz").status_code == 200
        headers = {"Host": "Boomtown.example"}
        assert server.http.get("/api/games", headers=headers).status_code == 200
        body = {"game": "wagons", "seats": [{"kind": "person"}, {"kind": "person"}]}
        for origin, status in (("https://boomtown.example", 201), ("https://evil.example", 403)):
            answer = server.http.post("/api/tables", json=body, headers={**headers, "Origin": origin})
            assert answer.status_code == status


def test_the_name_of_a_table_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """`boomtown tables show` gets it from the command line."""
    drawn = iter(["-begins", "--both", "no-dash"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert tokens.new_table_id() == "no-dash"
