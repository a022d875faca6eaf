"""Finished games as data: the rows are what was known and done, in both forms, from records and from a server."""

import json
import re
from pathlib import Path

import pyarrow.parquet
import pytest

import boomtown
from boomtown.kernel.errors import BadRecord, BadSetup
from boomtown.library.encodings import encoding_of
from boomtown.library.export import Row, export, records_in, rows_of
from tests.cli.runner import refused, run
from tests.postgres import Postgres
from tests.support import GAMES, ROOT
from tests.table.harness import Server


def finished(game_id: str, folder: Path, seed: int = 1) -> Path:
    play = boomtown.play(game_id, seed=seed)
    while not play.over:
        play.bot_move("random")
    path = folder / f"{game_id}-{seed}.txt"
    play.save(path)
    return path


@pytest.mark.parametrize("game_id", GAMES)
def test_rows_are_what_was_known_and_done(game_id: str, tmp_path: Path) -> None:
    (record,) = records_in(finished(game_id, tmp_path))
    rows = list(rows_of(record))
    assert [row["seat"] for row in rows] == [seat for seat, _ in record.moves]
    state = boomtown.game(game_id).new(record.seats, record.seed or 0, record.options)
    encoding = encoding_of(game_id, "")
    for row, (seat, action) in zip(rows, record.moves, strict=True):
        legal = encoding.legal(state, seat)
        assert legal[row["action"]] == action and row["legal"] == sorted(legal)
        assert state.game.actions.parse(row["move"]) == action and len(row["observation"]) == encoding.size
        state.apply(seat, action)
    assert rows[-1]["points"] == [state.score(rival).total for rival in state.rivals()]


def test_both_forms_hold_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    for seed in (1, 2):
        finished("wagons", folder, seed)
    finished("coloma", folder)
    (folder / "shopping.txt").write_text("bread, milk\n", "utf-8")
    lines, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    found = export([folder], lines, ["wagons"])
    assert export([folder], table, ["wagons"]) == found and found[0] == 2
    rows = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    assert len(rows) == found[1] and set(rows[0]) == set(Row.__annotations__)
    for row, other in zip(rows, pyarrow.parquet.read_table(table).to_pylist(), strict=True):
        assert row == other


def test_finished_tables_of_a_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.finished_table("wagons", "greenhorn", "greenhorn")
        server.new_table("wagons", "person", "deputy")  # not finished
        data = next(tmp_path.rglob("boomtown.sqlite3")).parent
        assert export([data], tmp_path / "games.jsonl")[0] == 1


def test_finished_tables_of_servers_that_share_a_database(tmp_path: Path) -> None:
    postgres = Postgres()
    try:
        address = postgres.new_database()
        with Server(tmp_path, database=address) as server:
            server.finished_table("wagons", "greenhorn", "greenhorn")
            server.finished_table("carson", "greenhorn", "greenhorn")
            server.new_table("wagons", "person", "deputy")  # not finished
            both, one = tmp_path / "both.jsonl", tmp_path / "one.jsonl"
            assert export([], both, database=address)[0] == 2
            shown = run("export", "wagons", "--database", address, "--to", one).stdout
            assert "one game" in shown
            rows = [json.loads(line) for line in one.read_text("utf-8").splitlines()]
            assert {row["game"] for row in rows} == {"wagons"} and rows[0]["ply"] == 0
            assert [json.dumps(row) for row in rows] == [
                json.dumps(row)
                for row in map(json.loads, both.read_text("utf-8").splitlines())
                if row["game"] == "wagons"
            ]
    finally:
        postgres.close()
    assert "cannot be read" in refused("export", "--database", address, "--to", tmp_path / "none.jsonl")


def test_a_game_under_way_is_left_out_and_a_bad_one_is_named(tmp_path: Path) -> None:
    play = boomtown.play("wagons", seed=1)
    path = tmp_path / "game.txt"
    path.write_text(play.record.to_text(), "utf-8")
    assert list(records_in(path)) == []
    play.save(path)
    (record,) = records_in(path)
    with pytest.raises(BadRecord):
        list(rows_of(record))
    for ending, refusal in (("csv", BadSetup), ("jsonl", BadRecord), ("parquet", BadRecord)):
        with pytest.raises(refusal):
            export([path], tmp_path / f"games.{ending}")
    path.write_bytes(b"\xb0\x00")
    with pytest.raises(BadRecord):
        export([path], tmp_path / "games.jsonl")
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]  # nothing is left of what failed


def test_the_command_says_what_it_wrote_and_never_writes_over_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = finished("wagons", tmp_path)
    target = tmp_path / "games.jsonl"
    assert "of one game" in run("export", "wagons", "--from", path, "--to", target).stdout
    assert "games.jsonl" in refused("export", "--from", path, "--to", target)
    assert "monopoly" in refused("export", "monopoly", "--from", path, "--to", tmp_path / "x.jsonl")
    assert "nowhere" in refused("export", "--from", tmp_path / "nowhere", "--to", tmp_path / "x.jsonl")
    assert "nowhere" in refused("export", "--from", path, "--to", tmp_path / "nowhere" / "x.jsonl")
    monkeypatch.setenv("HOME", str(tmp_path / "nobody"))
    assert "nobody" in refused("export", "--to", tmp_path / "x.jsonl")


def test_the_data_card_has_every_field() -> None:
    text = (ROOT / "docs" / "data.md").read_text("utf-8")
    assert re.findall(r"^\| `(\w+)`", text, re.MULTILINE) == list(Row.__annotations__)
