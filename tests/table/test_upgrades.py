"""A new version of the rules: what was played stays readable, and what still holds goes on."""

import asyncio
from pathlib import Path

import pytest

from boomtown.kernel import record as records
from boomtown.kernel import registry
from boomtown.table import archives, maintenance, store
from boomtown.table.database import Database
from boomtown.table.table import Table
from tests.table.harness import TIMEOUT, Doc, Player, Server


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Circle the Wagons gets the next version; its rules stay the same."""
    game = registry.game("wagons")
    monkeypatch.setattr(game, "meta", game.meta._replace(version=game.meta.version + 1))


def under_way(server: Server) -> Doc:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.arrive()
        for _ in range(5):
            player.first(player.state["pending"][0])
    return table


def forget(server: Server, *tables: Doc) -> None:
    for table in tables:
        server.tables.open_tables.pop(table["table"], None)


def archive(server: Server) -> None:
    loop = asyncio.new_event_loop()

    async def run() -> None:
        await asyncio.wait_for(archives.archive_some(server.tables), TIMEOUT)

    loop.run_until_complete(run())
    loop.close()


def test_a_game_whose_questions_stay_the_same_goes_on_and_says_so(
    server: Server, request: pytest.FixtureRequest
) -> None:
    table = under_way(server)
    before = server.state(table["table"], table["key"])
    assert "began" not in before
    request.getfixturevalue("newer_rules")
    forget(server, table)
    with Player(server, table["table"], table["key"]) as player:
        state = player.arrive()
        assert state["began"] == registry.game("wagons").meta.version - 1
        assert {**state, "seats": 0, "began": 0} == {**before, "seats": 0, "began": 0}
        player.first(state["pending"][0])
    stored = store.load(server.tables.engine, table["table"])
    assert stored is not None and stored.settings.version == registry.game("wagons").meta.version
    assert Table(stored).ply == 6


def test_a_game_that_no_longer_holds_is_played_on_from_where_it_does(
    server: Server, request: pytest.FixtureRequest
) -> None:
    table = under_way(server)
    server.write('update moves set question = 1 where "table" = :table and ply = 3', table=table["table"])
    request.getfixturevalue("newer_rules")
    forget(server, table)
    where, key = f"/api/tables/{table['table']}", {"key": table["key"]}
    answer = server.http.get(where, params=key)
    assert answer.status_code == 409
    assert answer.json()["error"]["key"] == "table-version" and answer.json()["error"]["params"]["moves"] == 3
    assert server.http.post(f"{where}/salvage", params={"key": table["watch"]}).status_code == 403
    assert server.http.post(f"{where}/salvage", params={"key": "wrong"}).status_code == 403
    link = server.http.post(f"{where}/salvage", params=key).json()
    assert link == server.http.post(f"{where}/salvage", params=key).json(), "asked again, the answer is the same"
    with Player(server, link["table"], link["key"]) as player:
        state = player.arrive()
        assert state["ply"] == 3 and state["mine"] == [0, 1] and not any(state["undo"].values())
        player.first(state["pending"][0])
    stored = store.load(server.tables.engine, table["table"])
    assert stored is not None and len(stored.moves) == 5, "the old table stays as it was"


def test_a_game_that_holds_needs_no_rescue(server: Server) -> None:
    table = under_way(server)
    answer = server.http.post(f"/api/tables/{table['table']}/salvage", params={"key": table["key"]})
    assert answer.status_code == 409 and answer.json()["error"]["key"] == "table-holds"


def test_a_finished_game_stays_readable_whatever_the_rules_say(server: Server, request: pytest.FixtureRequest) -> None:
    table = server.finished_table()
    where, key = f"/api/tables/{table['table']}", {"key": table["watch"]}
    before = [server.http.get(f"{where}/{kind}", params=key).text for kind in ("record", "replay")]
    archive(server)
    server.write("update moves set question = 1")
    request.getfixturevalue("newer_rules")
    forget(server, table)
    answer = server.http.get(where, params=key)
    assert answer.status_code == 409 and answer.json()["error"]["key"] == "table-version-over"
    with Player(server, table["table"], table["watch"]) as player:
        assert player.closed_with() == 4409
    assert [server.http.get(f"{where}/{kind}", params=key).text for kind in ("record", "replay")] == before
    assert server.http.get(f"{where}/replay", params={"key": "wrong"}).status_code == 403


def test_a_game_that_ended_before_games_were_archived_keeps_its_record(
    server: Server, request: pytest.FixtureRequest
) -> None:
    table = server.finished_table()
    where, key = f"/api/tables/{table['table']}", {"key": table["watch"]}
    before = server.http.get(f"{where}/record", params=key).text
    server.write('delete from archives where "table" = :table', table=table["table"])
    server.write("update moves set question = 1")
    request.getfixturevalue("newer_rules")
    forget(server, table)
    assert server.http.get(f"{where}/record", params=key).text == before
    answer = server.http.get(f"{where}/replay", params=key)
    assert answer.status_code == 409 and answer.json()["error"]["key"] == "table-version-over"


def test_whoever_looks_after_tables_reads_games_of_other_rules(server: Server, request: pytest.FixtureRequest) -> None:
    over, open_one = server.finished_table(), under_way(server)
    archive(server)
    server.write("update moves set question = 1")
    request.getfixturevalue("newer_rules")
    engine = server.tables.engine
    assert maintenance.check(engine)[1] == [], "nothing is wrong with a game only because its rules have changed"
    shown = records.from_text(maintenance.record_text(engine, open_one["table"]))
    assert shown.seed is None and len(shown.moves) == 4, "the last may be an answer that nobody else knows yet"
    exported = maintenance.export(engine, over["table"])
    kept = store.archive(engine, over["table"])
    forget(server, over)
    server.write("update tables set owner = null")
    maintenance.delete(engine, [over["table"]])
    assert maintenance.import_table(engine, exported) == over["table"]
    assert kept is not None and store.archive(engine, over["table"]) == kept


def test_a_game_that_has_just_ended_is_kept_when_the_server_stops(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = server.finished_table()
    database = Database(tmp_path)
    kept = store.archive(database.engine, table["table"])
    database.close()
    assert kept is not None and kept[0].startswith("boomtown record")
