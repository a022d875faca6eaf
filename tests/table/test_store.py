"""The store: migrations, commits, and tables that are nothing but their log."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import boomtown
from boomtown.kernel.errors import BadRecord
from boomtown.table import schema, store
from boomtown.table.database import FILE, Database
from boomtown.table.migrate import downgrade, migrate
from boomtown.table.store import ChatLine, Occupant, StoredRevision, TableSettings
from boomtown.table.table import Table
from boomtown.table.writer import Writer
from tests.table.harness import Player, Server


@pytest.fixture
def engine(tmp_path: Path, database_url: str) -> Iterator[sql.Engine]:
    database = Database(tmp_path / "a folder with % and 'quotes'", database_url)
    yield database.engine
    database.close()


def settings_of(table: str = "one", version: int = 2) -> TableSettings:
    return TableSettings(
        table, "wagons", version, {"boom_per_mine": False}, 2**100 + 7, [Occupant("person"), Occupant("bot", "deputy")]
    )


def add(engine: sql.Engine, settings: TableSettings, moves: list[tuple[int, int]]) -> None:
    with engine.execution_options(writes=True).begin() as connection:
        store.add_table(connection, settings, [], moves)


def first_moves(count: int) -> list[tuple[int, int]]:
    state = boomtown.game("wagons").new(2, 2**100 + 7)
    moves = []
    for _ in range(count):
        seat = state.pending()[0]
        moves.append((seat, state.legal(seat)[0]))
        state.apply(*moves[-1])
    return moves


def test_migrations_lead_to_the_tables_we_use(engine: sql.Engine) -> None:
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    migrate(engine)  # once more changes nothing


def test_migrations_lead_back(engine: sql.Engine) -> None:
    settings = settings_of()
    settings.rewinds = 3
    add(engine, settings, first_moves(4))
    downgrade(engine, "0002")
    with engine.connect() as connection:
        column = json.loads(connection.execute(sql.text("select settings from tables")).scalar() or "")
        assert column["rewinds"] == 3
    migrate(engine)
    saved = store.load(engine, "one")
    assert saved is not None and saved.settings == settings and saved.moves == first_moves(4)
    downgrade(engine, "base")
    with engine.connect() as connection:
        assert sql.inspect(connection).get_table_names() == ["alembic_version"]


def test_a_folder_and_its_files_are_private_whatever_they_were(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / FILE).touch(0o644)
    database = Database(folder)
    add(database.engine, settings_of(), [])
    with database.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}
    database.close()


def test_what_is_written_is_read(engine: sql.Engine) -> None:
    add(engine, settings_of(), first_moves(5))
    saved = store.load(engine, "one")
    assert saved is not None
    assert saved.settings == settings_of() and saved.moves == first_moves(5)
    assert store.load(engine, "two") is None


def test_nobody_appends_the_same_ply_twice(engine: sql.Engine) -> None:
    add(engine, settings_of(), first_moves(2))

    async def both() -> list[BaseException | None]:
        writer = Writer(engine)
        attempts = [
            writer.write(lambda connection: store.append_move(connection, StoredRevision("one", 0, 2, 0), 0, 5, False)),
            writer.write(lambda connection: store.append_move(connection, StoredRevision("one", 0, 2, 0), 1, 6, False)),
            writer.write(lambda connection: store.append_move(connection, StoredRevision("one", 0, 3, 0), 1, 7, False)),
        ]
        try:
            return await asyncio.gather(*attempts, return_exceptions=True)
        finally:
            writer.close()

    done, refused, after = asyncio.run(both())
    assert done is None and after is None
    assert isinstance(refused, store.StaleWriter)
    saved = store.load(engine, "one")
    assert saved is not None and saved.moves == [*first_moves(2), (0, 5), (1, 7)]


def test_a_move_and_its_clock_are_written_together_or_not_at_all(engine: sql.Engine) -> None:
    add(engine, settings_of(), first_moves(2))
    column = json.loads(settings_of().settings_column())
    clocks = [json.dumps({**column, "clock": {"kind": "turn", "seconds": seconds}}) for seconds in (60, 70)]
    row = sql.select(schema.TABLES.c.ply, schema.TABLES.c.settings, schema.TABLES.c.due, schema.TABLES.c.finished)
    with engine.execution_options(writes=True).begin() as connection:
        store.append_move(connection, StoredRevision("one", 0, 2, 0), 0, 5, False, None, clocks[0], None, 12.5)
    with (
        pytest.raises(store.StaleWriter),
        engine.execution_options(writes=True).begin() as connection,
    ):
        store.append_move(connection, StoredRevision("one", 0, 2, 0), 1, 6, True, None, clocks[1], None, 99.5)
    with engine.begin() as connection:
        assert tuple(connection.execute(row).one()) == (3, clocks[0], 12.5, None)
        assert connection.execute(sql.select(sql.func.count()).select_from(schema.MOVES)).scalar() == 3


def test_a_failed_change_leaves_nothing_behind(engine: sql.Engine) -> None:
    add(engine, settings_of(), first_moves(3))

    async def wrong() -> None:
        writer = Writer(engine)
        try:
            await writer.write(
                lambda connection: store.change_move(connection, StoredRevision("one", 0, 3, 0), 7, 0, 5)
            )
        finally:
            writer.close()

    with pytest.raises(ValueError, match="no move at ply 7"):
        asyncio.run(wrong())
    saved = store.load(engine, "one")
    assert saved is not None and len(saved.moves) == 3


def test_no_error_names_what_was_to_be_stored(engine: sql.Engine) -> None:
    add(engine, settings_of(), [])
    with pytest.raises(sql.exc.IntegrityError) as refused:
        add(engine, settings_of(), [])
    assert str(settings_of().seed) not in str(refused.value) and "INSERT" in str(refused.value)


def test_a_table_begun_with_other_rules_is_not_touched(engine: sql.Engine) -> None:
    add(engine, settings_of(version=99), first_moves(1))
    saved = store.load(engine, "one")
    assert saved is not None
    with pytest.raises(BadRecord) as caught:
        Table(saved)
    assert caught.value.key == "table-version"


def test_a_table_begun_with_other_components_is_not_touched(engine: sql.Engine) -> None:
    settings = settings_of()
    settings.edition = "0123456789abcdef"
    add(engine, settings, first_moves(1))
    saved = store.load(engine, "one")
    assert saved is not None and saved.settings == settings
    with pytest.raises(BadRecord) as caught:
        Table(saved)
    assert caught.value.key == "table-components"


def test_the_last_move_finishes_a_game(engine: sql.Engine) -> None:
    add(engine, settings_of(), [])
    for ply, last in enumerate((False, True)):
        with engine.execution_options(writes=True).begin() as connection:
            store.append_move(connection, StoredRevision("one", 0, ply, 0), 1, 3, last)
        saved = store.load(engine, "one")
        assert saved is not None and saved.settings.finished is last


def test_a_table_keeps_the_last_lines_of_its_chat(engine: sql.Engine) -> None:
    add(engine, settings_of(), [])
    with engine.execution_options(writes=True).begin() as connection:
        for number in range(store.CHAT_KEPT + 5):
            store.add_chat_line(
                connection, StoredRevision("one", 0, 0, 0), ChatLine(number, None, f"line {number}", "now")
            )
        assert connection.execute(sql.select(sql.func.count()).select_from(schema.CHAT)).scalar() == store.CHAT_KEPT
        # As servers wrote it that kept everything.
        connection.execute(schema.CHAT.insert().values(table="one", number=0, seat=None, text="old", at="then"))
    saved = store.load(engine, "one")
    assert saved is not None
    assert [line.number for line in saved.chat] == list(range(5, store.CHAT_KEPT + 5))
    table = Table(saved)
    table.chat.append(ChatLine(store.CHAT_KEPT + 5, None, "one more", "now"))
    assert len(table.chat) == store.CHAT_KEPT


def test_a_table_is_rebuilt_from_its_log(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.arrive()
        for _ in range(9):
            player.first(player.state["pending"][0])
        player.send(type="chat", text="before")
        player.until(lambda state: len(state["chat"]) == 1)
        before = player.state
        server.tables.open_tables[table["table"]].table = None  # as if the server had forgotten it
        player.send(type="chat", text="after")
        after = player.until(lambda state: len(state["chat"]) == 2)
        assert {**after, "chat": []} == {**before, "chat": []}


def test_another_writer_is_noticed_and_nothing_is_lost(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        legal = player.arrive()["legal"]["1"]
        which = {"table": table["table"], "action": legal[3]}
        row = 'insert into moves ("table", ply, seat, action, at) values (:table, 0, 1, :action, :at)'
        server.write(row, at="now", **which)
        server.write("update tables set ply = 1, epoch = epoch + 1 where id = :table", table=table["table"])
        player.send(type="move", seat=1, ply=0, action=legal[0])
        message = player.next("refused")
        assert message["key"] == "table-elsewhere" and message["ply"] == 1
        assert message["state"]["log"][0]["params"]["card"] == legal[3]
        player.first(0)


def test_a_table_of_other_rules_is_closed_to_the_browser(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.arrive()
        player.first(1)
    server.tables.open_tables.pop(table["table"])
    server.write("update tables set version = 99 where id = :table", table=table["table"])
    server.write('update moves set question = 1 where "table" = :table', table=table["table"])
    answer = server.http.get(f"/api/tables/{table['table']}", params={"key": table["key"]})
    assert answer.status_code == 409 and answer.json()["error"]["key"] == "table-version"
    with Player(server, table["table"], table["key"]) as player:
        assert player.closed_with() == 4409


def test_tables_of_an_older_server_get_a_host(engine: sql.Engine) -> None:
    downgrade(engine, "0001")
    occupants = [{"kind": kind, "level": None, "name": None} for kind in ("person", "open", "person")]
    column = json.dumps({"chairs": occupants, "base": 0})
    facts = {
        "id": "old",
        "game": "wagons",
        "version": 2,
        "seats": 3,
        "options": "{}",
        "seed": "7",
        "created": store.now(),
    }
    keys = {"invited": [1], "host": [0, 2], "watch": []}
    with engine.execution_options(writes=True).begin() as connection:
        names = ", ".join(["settings", *facts])
        marks = ", ".join(f":{name}" for name in ["settings", *facts])
        connection.execute(sql.text(f"insert into tables ({names}) values ({marks})"), {"settings": column, **facts})
        for key_hash, seats in keys.items():
            connection.execute(schema.KEYS.insert().values(table="old", hash=key_hash, seats=json.dumps(seats)))
    migrate(engine)
    saved = store.load(engine, "old")
    assert saved is not None and saved.settings.host == "host" and saved.settings.aids
