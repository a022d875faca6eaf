"""What an operator relies on: health, figures, logs, a quiet end, and no acknowledgement into nowhere."""

import json
import logging
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import httpx
import pytest

from boomtown.table import leases
from boomtown.table.database import FILE, Database
from boomtown.table.logs import JsonLines, TextLines
from boomtown.table.operators import is_near
from boomtown.table.refusals import CannotServe, Refusal
from tests.support import ROOT
from tests.table.harness import TIMEOUT, Player, Server
from tests.table.witnesses import Victim

CLI = "from boomtown.cli import main; main()"


def test_a_server_that_can_store_is_well(server: Server) -> None:
    answer = server.http.get("/healthz")
    assert answer.status_code == 200 and answer.json()["well"] is True
    assert server.http.head("/healthz").status_code == 200


def test_a_server_that_can_only_read_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "STORE_SECONDS", 0.3)
    monkeypatch.setattr(leases, "TRY_SECONDS", 0.0)
    with Server(tmp_path) as server:
        with server.tables.engine.execution_options(writes=True).begin():  # nobody else can write meanwhile
            assert server.http.get("/healthz").json()["well"] is False
            assert server.http.head("/healthz").status_code == 503
        begun = time.monotonic()
        while server.http.get("/healthz").status_code != 200:
            assert time.monotonic() - begun < TIMEOUT


def test_a_folder_that_vanishes_stops_acknowledgements_at_once(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        table = server.new_table("wagons", "person", "person")
        with Player(server, table["table"], table["key"]) as player:
            player.arrive()
            player.first(1)
            shutil.rmtree(tmp_path / "data")
            action = player.state["legal"][str(player.state["pending"][0])][0]
            player.send(type="move", id="lost", seat=player.state["pending"][0], ply=1, action=action)
            while True:
                try:
                    message = player.receive()
                except Exception:
                    break  # the table cannot be read again, so the connection is closed
                assert message["type"] != "done" and message.get("ply", 0) <= 1
        assert server.http.get("/healthz").status_code == 503
        address = f"/api/tables/{table['table']}"
        assert server.http.get(address, params={"key": table["key"]}).status_code == 503
        body = {"game": "wagons", "seats": [{"kind": "person"}, {"kind": "person"}]}
        assert server.http.post("/api/tables", json=body).status_code == 503


def test_metrics_count_and_name_nobody(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.arrive()
        player.first(1)
        player.send(type="move", seat=1, ply=77, action=0)
        player.next("refused")
        answer = server.http.get("/metrics")
    assert answer.status_code == 200
    for line in answer.text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) \w+ .+|\w+(\{\w+="[\w.+-]+"\})? [\d.e+-]+', line), line
    figures = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert float(figures["boomtown_tables_open"]) >= 1 and float(figures["boomtown_players_connected"]) >= 1
    assert float(figures['boomtown_changes_total{kind="move"}']) >= 1
    assert float(figures['boomtown_refusals_total{key="table-stale"}']) >= 1
    assert float(figures["boomtown_move_seconds_count"]) >= 1
    secrets = [table["table"], table["key"], server.tables.leases.secret, server.tables.leases.server]
    assert not any(secret in answer.text for secret in secrets)


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("127.0.0.1", True),
        ("10.1.2.3", True),
        ("::1", True),
        ("8.8.8.8", False),
        ("::ffff:8.8.8.8", False),
        ("", False),
    ],
)
def test_figures_are_for_neighbours_only(address: str, near: bool) -> None:
    assert is_near(address) is near


def test_no_line_of_the_log_can_be_forged() -> None:
    record = logging.LogRecord(
        "boomtown.table", logging.INFO, "", 0, "GET %s", ("/x\n2026 INFO all is well\x1b[2J",), None
    )
    line = TextLines().format(record)
    assert "\n" not in line and "\x1b" not in line and "\\n2026" in line
    entry = json.loads(JsonLines().format(record))
    assert entry["message"].startswith("GET /x\n") and entry["level"] == "info"
    assert "\n" not in JsonLines().format(record)


def test_no_exception_forges_a_line_of_the_log_either() -> None:
    try:
        raise ValueError("not understood: \n2026 INFO all is well\x1b[2J")
    except ValueError:
        record = logging.LogRecord("boomtown.table", logging.ERROR, "", 0, "trouble", (), sys.exc_info())
    first, *others = TextLines().format(record).splitlines()
    assert first.endswith("ERROR trouble") and len(others) > 2
    assert all(line.startswith("  ") and line.isprintable() for line in others)


def test_an_outage_is_one_line_of_the_log() -> None:
    try:
        try:
            raise FileNotFoundError("the file is gone")
        except OSError as error:
            raise Refusal(503, "table-not-stored") from error
    except Refusal:
        record = logging.LogRecord("boomtown.table", logging.ERROR, "", 0, "table x", (), sys.exc_info())
    assert TextLines().format(record).endswith("ERROR table x: the file is gone")
    entry = json.loads(JsonLines().format(record))
    assert entry["message"] == "table x: the file is gone" and "exception" not in entry


def test_a_server_ends_quietly_while_people_play(tmp_path: Path, database_url: str) -> None:
    victim = Victim(tmp_path, database_url)
    victim.start()
    try:
        wait_for(victim)
        body = {"game": "wagons", "seats": [{"kind": "person"}, {"kind": "bot", "level": "deputy"}]}
        table = httpx.post(f"http://{victim.address}/api/tables", json=body, timeout=TIMEOUT).json()
        fake = type("Where", (), {"port": victim.port})()
        with Player(fake, table["table"], table["key"]) as player:
            player.my_turn()
            player.first(0)
            begun = time.monotonic()
            victim.end(signal.SIGTERM)
            assert player.closed_with() == 1012, "the client comes back by itself"
        assert time.monotonic() - begun < TIMEOUT / 2
        lines = victim.log.read_text().splitlines()
        assert [line for line in lines if "INFO" not in line and not line.startswith("Boomtown:")] == []
        victim.start()
        wait_for(victim)
        state = httpx.get(f"http://{victim.address}/api/tables/{table['table']}", params={"key": table["key"]})
        assert state.json()["ply"] >= 1
    finally:
        victim.close()


def test_nothing_is_left_behind_while_bots_think(tmp_path: Path) -> None:
    """Python warns of what the worker processes leave, after the server itself has ended."""
    command = [sys.executable, "-c", CLI, "serve", "--port", "0", "--no-browser", "--data", str(tmp_path)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        where = type("Where", (), {"port": int(server.stdout.readline().rstrip("/\n").rpartition(":")[2])})()
        body = {"game": "carson", "seats": [{"kind": "bot", "level": level} for level in ("deputy", "marshal")]}
        address = f"http://127.0.0.1:{where.port}/api/tables"
        table = httpx.post(address, json=body, timeout=TIMEOUT).json()
        with Player(where, table["table"], table["watch"]) as spectator:
            spectator.until(lambda state: bool(state["ply"] >= 2))
            server.terminate()
            _, errors = server.communicate(timeout=TIMEOUT)
    finally:
        server.kill()
    assert server.returncode == 0 and [line for line in errors.splitlines() if " INFO " not in line] == []


def wait_for(victim: Victim) -> None:
    begun = time.monotonic()
    while True:
        try:
            assert httpx.get(f"http://{victim.address}/healthz", timeout=TIMEOUT).status_code == 200
            return
        except httpx.HTTPError:
            assert time.monotonic() - begun < TIMEOUT, victim.log.read_text()
            time.sleep(0.05)


# What cannot be used is told in a sentence.


def started(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", CLI, "serve", "--port", "0", "--no-browser", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT)


@pytest.mark.parametrize("damage", ["no database", "newer", "half"])
def test_a_file_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path, damage: str) -> None:
    database = Database(tmp_path)
    with database.engine.execution_options(writes=True).begin() as connection:
        if damage == "newer":
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    file = tmp_path / FILE
    if damage == "no database":
        file.write_bytes(b"this is no database at all, only some text\n" * 100)
    elif damage == "half":
        content = file.read_bytes()
        file.write_bytes(content[: len(content) // 2])
    before = file.read_bytes()
    done = started("--data", str(tmp_path))
    assert done.returncode == 2 and "Traceback" not in done.stderr, done.stderr
    assert ("newer version" if damage == "newer" else str(file)) in done.stderr.replace("\n", " ")
    assert file.read_bytes() == before


def test_a_folder_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/boomtown")):
        done = started("--data", str(folder))
        assert done.returncode == 2 and "Traceback" not in done.stderr, done.stderr
        assert str(folder) in done.stderr.replace("\n", " ")


@pytest.mark.parametrize(
    ("url", "word"),
    [
        ("mysql://x", "PostgreSQL"),
        ("nonsense", "PostgreSQL"),
        ("postgresql+psycopg://u:hush@127.0.0.1:1/x", "cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_without_its_password(tmp_path: Path, url: str, word: str) -> None:
    with pytest.raises(CannotServe):
        Database(tmp_path, url)
    done = started("--data", str(tmp_path), "--database", url)
    assert done.returncode == 2 and "Traceback" not in done.stderr and "hush" not in done.stderr
    assert word in done.stderr


def test_the_files_for_operators_name_options_that_exist() -> None:
    text = "".join(
        (ROOT / "deploy" / name).read_text() for name in ("boomtown.service", "Containerfile", "compose.yaml")
    )
    known = subprocess.run([sys.executable, "-c", CLI, "serve", "--help"], capture_output=True, text=True).stdout
    lines = [line for line in text.splitlines() if re.search(r'boomtown serve|"serve"|command:', line)]
    used = {word for line in lines for word in re.findall(r"--[a-z-]+", line)}
    assert used and all(option in known for option in used), used
    assert "postgres" in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
