"""Clocks: whose time runs, what happens when it is up, pauses, take-backs, restarts, and who runs them."""

import time
from pathlib import Path

import pytest

from boomtown.table.clock import LEAST_ON_RETURN, Clock, clock_from_json
from tests.table.harness import Doc, Player, Server
from tests.table.test_absence import impatient, seated
from tests.table.test_keys import bearer

HOUR = 3600


def timed(server: Server, game: str, *kinds: str, patience: int = 120, **clock: object) -> Doc:
    return impatient(server, game, *kinds, patience=patience, clock=clock)


def running(state: Doc) -> list[int]:
    return [seat for seat, shown in enumerate(state["clock"]["seats"]) if shown and shown["until"] is not None]


def left(state: Doc, seat: int) -> int:
    """Milliseconds, as a client works them out."""
    shown = state["clock"]["seats"][seat]
    return int(shown["left"] if shown["until"] is None else shown["until"] - state["now"])


# The clock alone.


def test_a_bank_gives_a_little_more_for_every_turn() -> None:
    clock = Clock("bank", 60, 5).fresh(2).after_change((0,), 1000, 0)
    after = clock.after_move((1,), 11_000)
    assert after.left == (55_000, 60_000) and after.running == (1,)
    same_turn = clock.after_move((0,), 11_000)
    assert same_turn.left == (50_000, 60_000), "the turn goes on"


def test_a_turn_clock_begins_anew_with_every_turn() -> None:
    clock = Clock("turn", 60).fresh(2).after_change((0,), 0, 0)
    assert clock.after_move((0,), 10_000).left == (50_000, 60_000)
    after = clock.after_move((1,), 10_000)
    assert after.left == (60_000, 60_000) and after.due() == 70.0


def test_whoever_answers_in_secret_has_ended_a_turn_even_when_asked_again_at_once() -> None:
    clock = Clock("turn", 60).fresh(2).after_change((1,), 0, 0)
    assert clock.after_move((0, 1), 10_000, ended=1).left == (60_000, 60_000)
    bank = Clock("bank", 60, 5).fresh(2).after_change((1,), 0, 0)
    assert bank.after_move((0, 1), 10_000, ended=1).left == (60_000, 55_000)


def test_a_pause_costs_and_gives_nothing() -> None:
    clock = Clock("bank", 60, 5).fresh(2).after_change((0,), 0, 0).after_change((), 10_000, 0)
    assert clock.due() is None
    assert clock.after_change((0,), 99_000, 0).left == (50_000, 60_000)


def test_taking_back_gives_no_time() -> None:
    clock = Clock("bank", 60, 5).fresh(2).after_change((0,), 0, 0)
    again = clock
    for times in range(3):
        again = again.after_move((1,), 0).after_change((0,), 0, times + 1)
    assert again.left == clock.left
    dealt_anew = clock.after_change((1,), 0, 1)
    assert dealt_anew.left == clock.left, "nothing was rewarded yet"


def test_time_that_is_up_is_told_once_and_whoever_comes_back_has_some() -> None:
    clock = Clock("bank", 60).fresh(2).after_change((0,), 0, 0)
    assert clock.expired(59_999) == () and clock.expired(60_000) == (0,)
    gone = clock.after_change((), 61_000, 0)
    assert gone.left == (0, 60_000)
    assert gone.after_change((0,), 70_000, 0).left == (LEAST_ON_RETURN, 60_000)
    asked_later = gone.after_change((1,), 62_000, 0).after_move((0,), 70_000)
    assert asked_later.left == (LEAST_ON_RETURN, 52_000), "whose turn comes only after the return has as much"
    told = Clock("bank", 60, told=(0,), left=(0, 9), running=(0,), turns=(0, 0))
    assert told.expired(10**9) == () and told.due() is None
    assert clock_from_json(told.to_json()) == told


# At the table.


def test_the_clock_waits_until_everybody_has_sat_down(server: Server) -> None:
    table = timed(server, "wagons", "person", "open", kind="bank", seconds=HOUR, increment=10)
    with Player(server, table["table"], table["key"]) as host:
        assert running(host.arrive()) == []
        assert left(host.state, 0) == HOUR * 1000
        key = seated(server, table, 1)
        state = host.until(lambda state: running(state) == [1])
        assert HOUR * 1000 - 60_000 < left(state, 1) <= HOUR * 1000
        with Player(server, table["table"], key) as guest:
            guest.my_turn(1)
            guest.first(1)
            state = host.until(lambda state: 0 in state["pending"])
            assert running(state) == [0], "at once, with the move"
            assert left(state, 1) > HOUR * 1000 - 50_000


@pytest.mark.parametrize("kind", ["bank", "turn"])
def test_a_bot_takes_over_when_the_time_is_up_and_the_person_comes_back(server: Server, kind: str) -> None:
    table = timed(server, "wagons", "person", "open", kind=kind, seconds=2)
    key = seated(server, table, 1)
    with Player(server, table["table"], key) as guest:
        state = guest.until(lambda state: state["seats"][1]["bot"] == "deputy")
        assert state["seats"][1]["present"], "though somebody is there"
        assert 1 not in running(state)
        guest.send(type="return", seat=1)
        back = guest.until(lambda state: state["seats"][1]["bot"] is None)
        if 1 in back["pending"]:
            state = guest.until(lambda state: 1 in running(state))
            assert left(state, 1) > 0


def test_people_are_only_told_where_the_table_has_chosen_so(server: Server) -> None:
    table = timed(server, "wagons", "person", "open", kind="turn", seconds=1, at_zero="remind")
    seated(server, table, 1)
    with Player(server, table["table"], table["key"]) as host:
        state = host.until(lambda state: running(state) == [1])
        while server.rows("SELECT due FROM tables WHERE id = :id", id=table["table"])[0][0] is not None:
            time.sleep(0.1)
        state = server.state(table["table"], table["key"])
        assert state["seats"][1]["bot"] is None and running(state) == [1]
        assert left(state, 1) <= 0, "everybody sees that it is up"


def test_time_stands_still_for_a_secret_choice_already_made(server: Server) -> None:
    table = timed(server, "carson", "person", "open", kind="bank", seconds=HOUR)
    key = seated(server, table, 1)
    with Player(server, table["table"], table["key"]) as host, Player(server, table["table"], key) as guest:
        host.until(lambda state: running(state) == [0, 1])
        host.my_turn(0)
        host.first(0)
        state = guest.until(lambda state: state["pending"] == [1])
        assert running(state) == [1]
        standing = state["clock"]["seats"][0]["left"]
        guest.my_turn(1)
        assert host.until(lambda state: state["pending"] == [1])["clock"]["seats"][0]["left"] == standing
        guest.first(1)
        state = host.until(lambda state: state["ply"] == 2)
        assert running(state) == state["pending"]


def test_an_adjourned_game_pauses_the_clock_by_agreement(server: Server) -> None:
    table = timed(server, "wagons", "person", "open", kind="bank", seconds=HOUR)
    key = seated(server, table, 1)
    with Player(server, table["table"], table["key"]) as host, Player(server, table["table"], key) as guest:
        host.until(lambda state: running(state) == [1])
        host.send(type="propose", seat=0, ply=0, kind="adjourn")
        guest.until(lambda state: state["proposal"] is not None)
        guest.send(type="vote", seat=1, kind="adjourn", yes=True)
        paused = host.until(lambda state: state["adjourned"] and not running(state))
        standing = left(paused, 1)
        host.send(type="propose", seat=0, ply=0, kind="resume")
        guest.until(lambda state: state["proposal"] is not None)
        guest.send(type="vote", seat=1, kind="resume", yes=True)
        again = host.until(lambda state: running(state) == [1])
        assert standing - 20_000 < left(again, 1) <= standing


def test_clocks_survive_a_restart_and_days_run_out_though_nobody_looks(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        bank = timed(server, "wagons", "person", "open", kind="bank", seconds=HOUR, increment=0)
        days = timed(server, "wagons", "person", "open", kind="turn", seconds=HOUR)
        for table in (bank, days):
            key = seated(server, table, 1)
            with Player(server, table["table"], key) as guest:
                guest.until(lambda state: running(state) == [1])
                guest.first(1)
        column = server.rows("SELECT settings, due FROM tables WHERE id = :id", id=days["table"])[0]
        # An hour has passed when the next server starts.
        changed = str(column[0]).replace(f'"seconds": {HOUR}', '"seconds": 1').replace("3600000", "1000")
        server.write("UPDATE tables SET settings = :s, due = 1 WHERE id = :id", s=changed, id=days["table"])
    with Server(tmp_path) as server:
        with Player(server, bank["table"], bank["key"]) as host:
            state = host.arrive()
            assert running(state) == [0]
            assert HOUR * 1000 - 60_000 < left(state, 0) <= HOUR * 1000
        # Nobody opens the other table. Its time is up, a bot plays on, and it is the guest's turn again.
        while True:
            ply, settings = server.rows("SELECT ply, settings FROM tables WHERE id = :id", id=days["table"])[0]
            if ply > 1 and '"stand_in": "deputy"' in str(settings):
                break
            time.sleep(0.2)


def test_only_the_owner_of_a_table_runs_its_clock(postgres, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    database = postgres.new_database()
    with Server(tmp_path / "a", database=database) as one, Server(tmp_path / "b", database=database) as other:
        table = timed(one, "wagons", "person", "open", kind="bank", seconds=2, increment=0)
        key = seated(one, table, 1)
        with Player(other, table["table"], key) as guest:
            guest.until(lambda state: state["seats"][1]["bot"] == "deputy")
        assert table["table"] in one.tables.open_tables and table["table"] not in other.tables.open_tables


def test_bots_play_on_though_nobody_is_connected(server: Server) -> None:
    body = {
        "game": "carson",
        "seats": [{"kind": "person"}, {"kind": "bot", "level": "greenhorn"}],
        "clock": {"kind": "turn", "seconds": HOUR},
    }
    table = server.http.post("/api/tables", json=body).json()
    server.state(table["table"], table["key"])  # somebody looks, and does not stay
    while not server.rows("SELECT ply FROM tables WHERE id = :id", id=table["table"])[0][0]:
        time.sleep(0.1)


def test_a_guest_is_told_of_the_clock_before_sitting_down_and_a_rematch_has_it_too(server: Server) -> None:
    table = timed(server, "wagons", "person", "open", kind="bank", seconds=600, increment=5, at_zero="remind")
    where = f"/api/tables/{table['table']}/invitation"
    agreed = server.http.get(where, headers=bearer(table["invite"])).json()["clock"]
    assert agreed == {"kind": "bank", "seconds": 600, "increment": 5, "at_zero": "remind"}
    key = seated(server, table, 1)
    with Player(server, table["table"], key) as guest:
        guest.arrive()
        guest.send(type="resign", seat=1)
        guest.until(lambda state: state["over"])
    link = server.http.post(f"/api/tables/{table['table']}/rematch", headers=bearer(key), json={}).json()
    clock = server.state(link["table"], key)["clock"]
    assert clock["seconds"] == 600 and [seat["left"] for seat in clock["seats"]] == [600_000, 600_000]


def test_a_clock_that_makes_no_sense_is_refused(server: Server) -> None:
    for wrong in ({"kind": "bank"}, {"kind": "sand", "seconds": 9}, {"kind": "turn", "seconds": 0}):
        body = {"game": "wagons", "seats": [{"kind": "person"}, {"kind": "open"}], "clock": wrong}
        answer = server.http.post("/api/tables", json=body)
        assert answer.status_code == 422 and "clock" in answer.json()["error"]["text"]


def test_a_vote_ends_when_a_bot_takes_over(server: Server) -> None:
    """Whoever did not answer in time has not agreed."""
    table = timed(server, "wagons", "person", "open", kind="bank", seconds=3)
    key = seated(server, table, 1)
    with Player(server, table["table"], table["key"]) as host, Player(server, table["table"], key) as guest:
        guest.my_turn(1)
        host.send(type="propose", seat=0, ply=host.state.get("ply", 0), kind="adjourn")
        guest.until(lambda state: state["proposal"] is not None)
        host.until(lambda state: state["seats"][1]["bot"] == "deputy")
        state = host.until(lambda state: state["proposal"] is None)
        time.sleep(2.5)
        assert not server.state(table["table"], key)["adjourned"]
        assert state["proposal"] is None
