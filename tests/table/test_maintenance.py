"""`boomtown tables`: what an operator does with stored tables, on both stores, with a running server or without."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from boomtown.kernel import record as records
from boomtown.kernel.errors import BoomtownError
from boomtown.table import maintenance
from boomtown.table.database import FILE, Database
from boomtown.table.schema import MOVES
from tests.table.harness import TIMEOUT, Doc, Player, Server

CLI = "from boomtown.cli import main; main()"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", CLI, "tables", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT)


@pytest.fixture
def played(tmp_path: Path, database_url: str) -> tuple[Path, str, Doc, Doc]:
    """A folder or database with a finished game and one under way, whose server has ended."""
    with Server(tmp_path, database=database_url) as server:
        over = server.finished_table()
        open_one = server.new_table("wagons", "person", "person")
        with Player(server, open_one["table"], open_one["key"]) as player:
            player.arrive()
            player.first(1)
            player.send(type="chat", text="hello")
            player.until(lambda state: bool(state["chat"]))
    return tmp_path, database_url, over, open_one


def test_tables_are_listed_shown_and_checked(played: tuple[Path, str, Doc, Doc]) -> None:
    folder, url, over, open_one = played
    where = ["--data", str(folder), *(["--database", url] if url else [])]
    listed = run("list", *where)
    assert listed.returncode == 0 and over["table"] in listed.stdout and open_one["table"] in listed.stdout
    assert "2 tables" in listed.stdout
    record = records.from_text(run("show", over["table"], *where).stdout)
    assert records.verify(record).over
    unfinished = records.from_text(run("show", open_one["table"], *where).stdout)
    assert unfinished.seed is None and len(unfinished.moves) == 1, "the seed of a game under way stays secret"
    checked = run("check", *where)
    assert checked.returncode == 0 and "nothing is wrong" in checked.stdout
    engine = maintenance.open_store(folder, url)
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(MOVES.delete().where(MOVES.c.table == over["table"], MOVES.c.ply == 3))
    engine.dispose()
    checked = run("check", *where)
    assert checked.returncode == 2 and over["table"] in checked.stdout and "1 of 2" in checked.stderr


def test_an_exported_table_comes_back_with_its_keys(played: tuple[Path, str, Doc, Doc], tmp_path: Path) -> None:
    folder, url, _, open_one = played
    engine = maintenance.open_store(folder, url)
    text = maintenance.export(engine, open_one["table"])
    with pytest.raises(BoomtownError) as refused:
        maintenance.import_table(engine, text)
    assert refused.value.key == "tables-exists"
    maintenance.delete(engine, [open_one["table"]])
    assert maintenance.import_table(engine, text) == open_one["table"]
    engine.dispose()
    with Server(folder, database=url) as server, Player(server, open_one["table"], open_one["key"]) as player:
        state = player.arrive()
        assert state["ply"] == 1 and state["chat"][0]["text"] == "hello"
        player.first(state["pending"][0])


@pytest.mark.parametrize("damage", ["", "[]", "{}", '{"format": "boomtown table 1", "tables": [{"id": 1}]}', "moves"])
def test_what_is_no_export_changes_nothing(played: tuple[Path, str, Doc, Doc], damage: str) -> None:
    folder, url, _, open_one = played
    engine = maintenance.open_store(folder, url)
    if damage == "moves":
        doc = json.loads(maintenance.export(engine, open_one["table"]))
        doc["tables"][0] |= {"id": "other", "ply": 7}
        damage = json.dumps(doc)
    before = len(maintenance.facts(engine))
    with pytest.raises(BoomtownError) as refused:
        maintenance.import_table(engine, damage)
    assert refused.value.key == "tables-no-export"
    assert len(maintenance.facts(engine)) == before
    engine.dispose()


def test_old_tables_expire_only_when_told(played: tuple[Path, str, Doc, Doc]) -> None:
    folder, url, over, open_one = played
    engine = maintenance.open_store(folder, url)
    assert maintenance.expired(engine, 1, finished_only=False) == []
    old = "2020-01-01T00:00:00.000+00:00"
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(MOVES.update().values(at=old))
    assert maintenance.expired(engine, 1, finished_only=True) == [over["table"]]
    assert set(maintenance.expired(engine, 1, finished_only=False)) == {over["table"], open_one["table"]}
    maintenance.delete(engine, maintenance.expired(engine, 1, finished_only=True))
    assert [table.id for table in maintenance.facts(engine)] == [open_one["table"]]
    engine.dispose()


def test_a_table_that_is_being_played_is_not_deleted(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    server.state(table["table"], table["key"])
    engine = server.tables.engine
    with pytest.raises(BoomtownError) as refused:
        maintenance.delete(engine, [table["table"]])
    assert refused.value.key == "tables-in-use"
    with pytest.raises(BoomtownError) as refused:
        maintenance.delete(engine, ["nowhere"])
    assert refused.value.key == "tables-unknown"
    assert server.state(table["table"], table["key"])["ply"] == 0


def test_a_backup_is_whole_and_private(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        table = server.finished_table()
        done = run("backup", str(tmp_path / "copy.sqlite3"), "--data", str(tmp_path / "data"))
        assert done.returncode == 0, done.stderr
        again = run("backup", str(tmp_path / "copy.sqlite3"), "--data", str(tmp_path / "data"))
        assert again.returncode == 2 and "exists" in again.stderr
    assert (tmp_path / "copy.sqlite3").stat().st_mode & 0o777 == 0o600
    (tmp_path / "restored").mkdir()
    (tmp_path / "copy.sqlite3").rename(tmp_path / "restored" / FILE)
    with Server(tmp_path / "restored") as server:
        assert server.state(table["table"], table["watch"])["over"]


@pytest.mark.parametrize("damage", ["pages", "settings", "newer", "older"])
def test_what_is_damaged_is_told_in_a_sentence(tmp_path: Path, damage: str) -> None:
    with Server(tmp_path) as server:
        tables = [server.finished_table()["table"] for _ in range(2)]
    file = tmp_path / FILE
    words = {"newer": "newer version", "older": "another version", "pages": str(file), "settings": tables[1]}
    if damage == "pages":
        content = file.read_bytes()
        file.write_bytes(content[:8192] + b"\x5a" * (len(content) - 8192))
    else:
        database = Database(tmp_path)
        with database.engine.execution_options(writes=True).begin() as connection:
            if damage == "settings":
                chairs = '{"chairs": [{"kind": "person"}]}'
                connection.exec_driver_sql("UPDATE tables SET settings = ? WHERE id = ?", (chairs, tables[1]))
            else:
                version = "9999" if damage == "newer" else "0006"
                connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{version}'")
        database.close()
    done = run("check", "--data", str(tmp_path))
    assert done.returncode == 2 and "Traceback" not in done.stderr, done.stderr
    assert words[damage] in (done.stdout + done.stderr).replace("\n", " ")


def test_an_older_version_gets_the_data_back(played: tuple[Path, str, Doc, Doc]) -> None:
    """What it knows of them stays; whoever goes forward again finds the games as they were."""
    folder, url, _, open_one = played
    where = ["--data", str(folder), *(["--database", url] if url else [])]
    with Server(folder, database=url):
        running = run("downgrade", "0006", *where)
        assert running.returncode == 2 and "Stop" in running.stderr and "Traceback" not in running.stderr
    for step in ("base", "9999", "-1"):
        wrong = run("downgrade", *where, "--", step)
        assert wrong.returncode == 2 and "0006" in wrong.stderr, wrong.stderr
    done = run("downgrade", "0006", *where)
    assert done.returncode == 0 and "0006" in done.stdout, done.stderr
    assert "another version" in run("list", *where).stderr.replace("\n", " ")
    with Server(folder, database=url) as server:
        assert server.state(open_one["table"], open_one["key"])["ply"] == 1


def test_what_is_missing_is_told_in_a_sentence(tmp_path: Path) -> None:
    for words in (["list", "--data", str(tmp_path)], ["show", "--data", str(tmp_path)], ["wrong"]):
        done = run(*words)
        assert done.returncode == 2 and done.stderr and "Traceback" not in done.stderr
    Database(tmp_path / "data").close()
    for words in (["show", "nowhere"], ["expire"], ["delete", "nowhere"], ["import", "no file"]):
        done = run(*words, "--data", str(tmp_path / "data"))
        assert done.returncode == 2 and done.stderr and "Traceback" not in done.stderr, done.stderr
