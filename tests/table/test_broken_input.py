"""Broken component files, records, sheets and messages: a sentence, never a traceback, and never more than a second.

`make fuzz` tries a hundred thousand of each; BOOMTOWN_FUZZ and BOOMTOWN_FUZZ_SEED choose others.
"""

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import cast

import pytest
from starlette.websockets import WebSocket

import boomtown
from boomtown.kernel import record as records
from boomtown.kernel.components import ComponentFile, shipped_text
from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.registry import package, room, takes_owner_files
from boomtown.sheet import result_of
from boomtown.sheet.reading import parse
from boomtown.table import new_tables
from boomtown.table.client_messages import CLIENT_MESSAGES
from boomtown.table.connection import MESSAGE_BYTES, Connection, Wish
from boomtown.table.database import Database
from boomtown.table.limits import Rate
from boomtown.table.open_table import OpenTable
from boomtown.table.refusals import Refusal
from boomtown.table.store import Occupant
from boomtown.table.tables import Tables
from tests.docs.blocks import blocks
from tests.support import GAMES, ROOT, TESTS, play_on
from tests.table.broken import broken
from tests.table.harness import Doc, Server, tables_over

COUNT = int(os.environ.get("BOOMTOWN_FUZZ", "150"))
SEED = int(os.environ.get("BOOMTOWN_FUZZ_SEED", "20261117"))
MOST_SECONDS = 1.0
HANGS = 20.0
OWNED = [game_id for game_id in GAMES if takes_owner_files(game_id)]


@contextmanager
def quick(text: str) -> Iterator[None]:
    """Fails when what is done takes more than a second of processor time, and ends it when it does not end."""

    def give_up(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"it hangs: {text[:2000]!r}")

    before = signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, HANGS)
    begun = time.process_time()
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    assert time.process_time() - begun < MOST_SECONDS, f"it takes too long: {text[:2000]!r}"


def try_all(count: int, sources: list[str], use: Callable[[str], None]) -> int:
    """Use so many broken texts; returns how many were taken all the same."""
    chance = random.Random(SEED)
    taken = 0
    for number in range(count):
        text = broken(sources[number % len(sources)], chance)
        try:
            with quick(text):
                use(text)
            taken += 1
        except BoomtownError:
            pass
        except AssertionError:
            raise
        except BaseException as error:
            error.add_note(f"number {number}: {text[:3000]!r}")
            raise
    print(f"{count} tried, {taken} of them taken")
    return taken


@pytest.mark.parametrize("game_id", OWNED)
def test_component_files(game_id: str) -> None:
    """What is taken can be built and played."""
    schema = room(game_id).schema
    assert schema is not None

    def use(text: str) -> None:
        document, faults = schema.read(text)
        if faults:
            assert all(fault.key and fault.line >= 0 for fault in faults)
            raise Refusal(422, faults[0].key)
        game = room(game_id).build(ComponentFile("broken", "0" * 16, document))
        for _ in play_on(game.new(game.meta.seats[-1], 1), random.Random(1), 12):
            pass

    try_all(-(-COUNT // len(OWNED)), [shipped_text(package(game_id))], use)


def test_records() -> None:
    files = sorted((TESTS / "golden").glob("*.txt"))
    sources = [text for file in files if (text := record_of(file))]
    assert len(sources) >= len(GAMES)

    def use(text: str) -> None:
        records.replay(records.from_text(text))

    try_all(COUNT, sources, use)


def record_of(file: Path) -> str:
    """A recorded game as the text of a record: short, so that many can be tried."""
    game_id = file.name.partition("-")[0]
    game = boomtown.game(game_id)
    match = records.start(game, game.meta.seats[0], 1, {})
    match.seed = 1
    state = game.new(match.seats, 1, match.options)
    match.moves = list(play_on(state, random.Random(file.name), 60))
    return match.to_text()


def test_sheets(server: Server) -> None:
    """As files in TOML, and as JSON for the server."""
    sheets = [block.text for block in blocks(ROOT / "docs" / "sheets.md") if block.language == "toml"]
    documents = [dict(parse(sheet)) for sheet in sheets]
    as_json = [json.dumps(document, indent=1) for document in documents]
    assert len(sheets) >= len(GAMES)
    try_all(COUNT // 2, sheets, lambda text: use_sheet(parse(text)))
    try_all(COUNT // 2, as_json, lambda text: use_sheet(parse(text)))
    chance = random.Random(SEED)
    for number in range(min(COUNT, 3000)):
        text = broken(as_json[number % len(as_json)], chance)
        answer = server.http.post("/api/score", content=text.encode("utf-8", "replace"))
        assert answer.status_code < 500, text[:3000]


def use_sheet(document: object) -> None:
    result_of(cast(dict[str, object], document))


class Sink:
    """In the place of a WebSocket."""

    async def send_text(self, text: str) -> None:
        json.loads(text)

    async def close(self, code: int = 1000) -> None:
        pass


def example_messages() -> list[Doc]:
    """The examples of the protocol document: every message that a client may send."""
    documented = blocks(ROOT / "docs" / "table-protocol.md")
    lines = [line for block in documented if block.language == "json" for line in block.text.splitlines()]
    examples = [json.loads(line) for line in lines if line.startswith('{"type"') and line.endswith("}")]
    examples = [example for example in examples if example["type"] in CLIENT_MESSAGES]
    assert {example["type"] for example in examples} == CLIENT_MESSAGES.keys()
    return examples


def test_messages(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Everything a connection may be sent, at a table that is being played."""
    database = Database(tmp_path)

    async def all_messages() -> None:
        async with tables_over(database) as tables:
            chance = random.Random(SEED)
            examples = example_messages()
            connections = [await connected(tables, game_id) for game_id in GAMES]
            for number in range(COUNT):
                connection = connections[number % len(connections)]
                message = dict(chance.choice(examples))
                table = await tables.table(connection.open_table)
                # Half of them fit to the position, so that breaking them reaches further.
                if chance.random() < 0.5 and "ply" in message and table.state.pending():
                    seat = table.state.pending()[0]
                    message |= {"ply": table.ply, "rewinds": table.rewinds, "seat": seat}
                    if "action" in message:
                        message["action"] = chance.choice(table.state.legal(seat))
                text = json.dumps(message)
                if chance.random() < 0.9:
                    text = broken(text, chance, 3)[: 2 * MESSAGE_BYTES]
                try:
                    with quick(text):
                        await connection.handle(text)
                except Refusal:
                    pass
                while connection._outbox:
                    (await connection._text(connection._outbox.popleft())).encode()
                if table.over:
                    connections[number % len(connections)] = await connected(tables, table.game.id)
            await tables.close()

    asyncio.run(all_messages())
    database.close()
    assert not [record for record in caplog.records if record.exc_info]
    print(f"{COUNT} messages")


async def connected(tables: Tables, game_id: str) -> Connection:
    enough = Rate(1e9, 1e9)
    tables.budgets.limits = tables.budgets.limits._replace(
        address_questions=enough, table_questions=enough, chat=enough, spectators_chat=enough
    )
    people = [Occupant("person") for _ in range(max(2, min(boomtown.game(game_id).meta.seats)))]
    made = await new_tables.create_table(tables, game_id, "", {}, people)
    open_table, seats = await tables.authorize(str(made["table"]), str(made["key"]))
    assert isinstance(open_table, OpenTable)
    socket = cast(WebSocket, Sink())
    return Connection(tables, open_table, socket, seats, str(made["key"]), Wish("en", True, True))
