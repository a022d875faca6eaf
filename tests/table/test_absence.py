"""Absent players: who is gone, bots that stand in by the host's word or by vote, and taking the seat back."""

import pytest

from tests.table.harness import Doc, Player, Server
from tests.table.test_keys import bearer


def impatient(server: Server, game: str, *kinds: str, patience: int = 1, **more: object) -> Doc:
    """A table that waits for a second only."""
    body = {"game": game, "seats": [{"kind": kind} for kind in kinds], "patience": patience, **more}
    answer = server.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    found: Doc = answer.json()
    return found


def seated(server: Server, table: Doc, seat: int, name: str = "Bea") -> str:
    body = {"seat": seat, "name": name}
    where = f"/api/tables/{table['table']}/seat"
    return str(server.http.post(where, json=body, headers=bearer(table["invite"])).json()["key"])


def is_gone(seat: int, gone: bool = True):  # type: ignore[no-untyped-def]
    return lambda state: state["seats"][seat]["gone"] is gone


def test_somebody_is_away_at_once_and_gone_after_the_table_s_patience(server: Server) -> None:
    table = impatient(server, "wagons", "person", "open")
    guest_key = seated(server, table, 1)
    with Player(server, table["table"], table["key"]) as host:
        with Player(server, table["table"], guest_key) as guest:
            guest.arrive()
            host.until(lambda state: state["seats"][1]["present"])
        away = host.until(lambda state: not state["seats"][1]["present"])
        assert not away["seats"][1]["gone"], "away first"
        host.until(is_gone(1))
        with Player(server, table["table"], guest_key) as guest:
            guest.arrive()
            state = host.until(is_gone(1, False))
            assert state["seats"][1]["present"]


def test_the_host_lets_a_bot_play_on_and_the_person_takes_the_seat_back(server: Server) -> None:
    table = impatient(server, "wagons", "person", "open")
    guest_key = seated(server, table, 1)
    with Player(server, table["table"], table["key"]) as host:
        host.arrive()
        host.send(type="stand-in", seat=1, level="greenhorn")
        assert host.next("refused")["key"] == "table-not-gone"
        host.until(is_gone(1))
        host.send(type="stand-in", seat=1, level="greenhorn")
        state = host.until(lambda state: 0 in state["pending"])
        assert (state["seats"][1]["bot"], state["seats"][1]["name"]) == ("greenhorn", "Bea")
        assert not state["hints"], "a person who may come back is a person"
        with Player(server, table["table"], guest_key) as guest:
            guest.arrive()
            assert (guest.state["legal"]["1"], guest.state["undo"]["1"]) == ([], False), "the bot decides"
            guest.send(type="move", seat=1, ply=guest.state["ply"], action=0)
            assert guest.next("refused")["key"] == "table-stand-in"
            guest.send(type="return", seat=1)
            guest.until(lambda state: state["seats"][1]["bot"] is None)
            host.until(lambda state: state["seats"][1]["bot"] is None)
            while 0 in host.state["pending"]:
                host.first(0)
            guest.my_turn(1)
            guest.first(1)


def test_the_others_vote_when_the_host_is_gone(server: Server) -> None:
    table = impatient(server, "carson", "person", "open", "open")
    keys = [seated(server, table, seat) for seat in (1, 2)]
    with Player(server, table["table"], keys[0]) as one, Player(server, table["table"], keys[1]) as two:
        one.until(is_gone(0))
        one.send(type="stand-in", seat=0, level="deputy")
        assert one.next("error")["key"] == "table-only-host"
        ply = one.state["ply"]
        one.send(type="propose", seat=1, ply=ply, kind="stand-in", about=0, level="greenhorn")
        asked = two.until(lambda state: state["proposal"] is not None)["proposal"]
        assert (asked["by"], asked["seat"], asked["level"], asked["waits"]) == (1, 0, "greenhorn", [2])
        two.send(type="vote", seat=2, kind="stand-in", yes=True)
        state = one.until(lambda state: state["seats"][0]["bot"] == "greenhorn")
        assert state["proposal"] is None


def test_one_no_drops_a_proposal_and_nobody_waits_for_those_who_are_gone(server: Server) -> None:
    table = impatient(server, "carson", "person", "open", "open")
    key = seated(server, table, 1)
    with Player(server, table["table"], table["key"]) as host, Player(server, table["table"], key) as guest:
        host.arrive()
        host.send(type="propose", seat=0, ply=0, kind="adjourn")
        guest.until(lambda state: state["proposal"] is not None)
        guest.send(type="propose", seat=1, ply=0, kind="adjourn")
        assert guest.next("refused")["key"] == "table-proposed"
        guest.send(type="vote", seat=1, kind="take-back", yes=True)
        assert guest.next("refused")["key"] == "table-not-proposed"
        guest.send(type="vote", seat=1, kind="adjourn", yes=False)
        assert not host.until(lambda state: state["proposal"] is None)["adjourned"]
        host.send(type="propose", seat=0, ply=0, kind="adjourn")
        host.until(lambda state: state["proposal"] is not None)
    with Player(server, table["table"], table["key"]) as host:
        # The guest has left without an answer; when gone, it is not waited for any more.
        assert host.until(lambda state: state["adjourned"])["proposal"] is None
        host.send(type="move", seat=0, ply=0, action=host.state["legal"]["0"][0] if host.state["legal"]["0"] else 0)
        assert host.next("refused")["key"] == "table-adjourned"
        host.send(type="propose", seat=0, ply=0, kind="resume")
        host.until(lambda state: not state["adjourned"])
        host.first(0)


def adjourn(host: Player, guest: Player) -> None:
    guest.arrive()
    host.send(type="propose", seat=0, ply=0, kind="adjourn")
    guest.until(lambda state: state["proposal"] is not None)
    guest.send(type="vote", seat=1, kind="adjourn", yes=True)
    host.until(lambda state: state["adjourned"])


def test_whoever_wants_to_go_on_with_an_adjourned_game_cannot_be_refused_but_may_think_better_of_it(
    server: Server,
) -> None:
    table = impatient(server, "wagons", "person", "open", patience=600)
    key = seated(server, table, 1)
    with Player(server, table["table"], table["key"]) as host, Player(server, table["table"], key) as guest:
        adjourn(host, guest)
        host.send(type="propose", seat=0, ply=0, kind="resume")
        guest.until(lambda state: state["adjourned"] and state["proposal"] is not None)
        guest.send(type="vote", seat=1, kind="resume", yes=False)
        assert guest.next("refused")["key"] == "table-goes-on"
        host.send(type="vote", seat=0, kind="resume", yes=False)
        assert host.until(lambda state: state["proposal"] is None)["adjourned"]


def test_an_adjourned_game_goes_on_after_the_table_s_patience_whoever_is_silent(server: Server) -> None:
    table = impatient(server, "wagons", "person", "open")
    key = seated(server, table, 1)
    with Player(server, table["table"], table["key"]) as host, Player(server, table["table"], key) as guest:
        adjourn(host, guest)
        host.send(type="propose", seat=0, ply=0, kind="resume")
        assert host.until(lambda state: not state["adjourned"])["proposal"] is None


def test_an_adjourned_game_is_adjourned_after_a_restart_too(server: Server) -> None:
    table = impatient(server, "wagons", "person", "person", patience=60)
    with Player(server, table["table"], table["key"]) as people:
        people.arrive()
        people.send(type="propose", seat=0, ply=0, kind="resume")
        assert people.next("refused")["key"] == "table-resumed"
        people.send(type="propose", seat=0, ply=0, kind="adjourn")
        people.until(lambda state: state["adjourned"])
    server.tables.open_tables.pop(table["table"])
    state = server.state(table["table"], table["key"])
    assert state["adjourned"] and state["legal"] == {"0": [], "1": []} and state["patience"] == 60


def test_a_take_back_over_the_others_decisions_needs_everybody(server: Server) -> None:
    table = impatient(server, "carson", "person", "open", patience=60)
    key = seated(server, table, 1)
    with Player(server, table["table"], table["key"]) as host, Player(server, table["table"], key) as guest:
        guest.arrive()
        host.my_turn(0)
        host.first(0)
        guest.until(lambda state: state["ply"] == 1)
        guest.my_turn(1)
        guest.first(1)
        ply = guest.state["ply"]
        host.until(lambda state: state["ply"] == ply)
        assert not host.state["undo"]["0"], "the bids are open"
        host.send(type="propose", seat=0, ply=0, kind="take-back")
        assert host.next("refused")["key"] == "table-stale"
        host.send(type="propose", seat=0, ply=ply, rewinds=host.state["rewinds"], kind="take-back")
        guest.until(lambda state: state["proposal"] is not None)
        guest.send(type="vote", seat=1, kind="take-back", yes=True)
        state = host.until(lambda state: state["ply"] == 0)
        assert state["proposal"] is None and state["practice"] == 1 and 0 in state["pending"]


def test_a_proposal_lapses_when_the_game_goes_on(server: Server) -> None:
    table = impatient(server, "wagons", "person", "open", patience=60)
    key = seated(server, table, 1)
    with Player(server, table["table"], table["key"]) as host, Player(server, table["table"], key) as guest:
        guest.my_turn(1)
        guest.first(1)
        while 1 in guest.state["pending"]:
            guest.first(1)
        ply = guest.state["ply"]
        guest.send(type="propose", seat=1, ply=ply, kind="take-back")
        host.until(lambda state: state["proposal"] is not None)
        host.my_turn(0)
        host.first(0)
        assert host.state["proposal"] is None


@pytest.mark.parametrize("strict", [False, True])
def test_a_strict_table_takes_nothing_back_over_a_reveal_even_by_agreement(server: Server, strict: bool) -> None:
    table = impatient(server, "carson", "person", "person", patience=60, strict=strict)
    with Player(server, table["table"], table["key"]) as people:
        people.arrive()
        people.first(0)
        people.first(1)
        people.send(type="propose", seat=0, ply=2, kind="take-back")
        if strict:
            assert people.next("refused")["key"] == "cannot-undo-strict"
        else:
            people.until(lambda state: state["ply"] == 0)


def test_the_others_vote_for_a_bot_where_nobody_has_sat_down_when_the_host_is_gone(server: Server) -> None:
    table = impatient(server, "carson", "person", "open", "open", "open")
    keys = [seated(server, table, seat, name) for seat, name in ((1, "Bea"), (2, "Cora"))]
    with Player(server, table["table"], keys[0]) as one, Player(server, table["table"], keys[1]) as two:
        one.until(is_gone(0))
        one.send(type="propose", seat=1, ply=one.state["ply"], kind="stand-in", about=3, level="greenhorn")
        asked = two.until(lambda state: state["proposal"] is not None)["proposal"]
        assert (asked["seat"], asked["waits"]) == (3, [2])
        two.send(type="vote", seat=2, kind="stand-in", yes=True)
        assert one.until(lambda state: state["seats"][3]["bot"] == "greenhorn")["seats"][3]["free"]
