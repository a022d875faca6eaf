"""My data: what the server keeps of a person, and what is left when it is deleted."""

import asyncio
import json
import zlib
from pathlib import Path

from boomtown.table.archives import archive_some
from boomtown.table.messengers import NoticeOptions
from tests.table.harness import Doc, Player, Server
from tests.table.receivers import HookServer
from tests.table.test_absence import seated
from tests.table.test_keys import bearer

NAME = "Beatrice"
SAID = "I live in Deadwood"


def mine(server: Server, table: Doc, key: str) -> Doc:
    answer = server.http.get(f"/api/tables/{table['table']}/me", headers=bearer(key))
    assert answer.status_code == 200, answer.text
    found: Doc = answer.json()
    return found


def forget(server: Server, table: Doc, key: str) -> None:
    answer = server.http.delete(f"/api/tables/{table['table']}/me", headers=bearer(key))
    assert answer.status_code == 204, answer.text


def everything(server: Server, *tables: str) -> str:
    """All that the store holds, kept replays too."""
    found: list[str] = []
    for name in ("tables", "keys", "moves", "chat", "subscriptions", "archives"):
        for row in server.rows(f"SELECT * FROM {name}"):
            found += [zlib.decompress(part).decode() if isinstance(part, bytes) else str(part) for part in row]
    return "\n".join(found)


def spoken(server: Server, table: Doc, key: str, seat: int) -> None:
    with Player(server, table["table"], key) as player:
        player.arrive()
        player.send(type="chat", text=SAID)
        player.until(lambda state: any(line["text"] == SAID for line in state["chat"]))


def test_a_person_sees_what_is_kept_and_deletes_it(tmp_path: Path, database_url: str) -> None:
    with (
        HookServer() as hooks,
        Server(tmp_path, database=database_url, notice_options=NoticeOptions(private_hooks=True)) as server,
    ):
        table = server.new_table("carson", "person", "open", "greenhorn")
        key = seated(server, table, 1, NAME)
        spoken(server, table, key, 1)
        where = f"/api/tables/{table['table']}"
        body = {"kind": "matrix", "target": f"{hooks.address}/beatrice"}
        assert server.http.post(f"{where}/notices", json=body, headers=bearer(key)).status_code == 200
        kept = mine(server, table, key)
        assert (kept["names"], [line["text"] for line in kept["chat"]]) == ([NAME], [SAID])
        assert kept["notices"] == [{**body, "confirmed": True}] and not kept["host"] and not kept["over"]
        assert mine(server, table, table["key"])["chat"] == [], "nobody else's"
        forget(server, table, key)
        assert server.http.get(where, headers=bearer(key)).status_code == 403
        left = everything(server)
        for secret in (NAME, SAID, "/beatrice"):
            assert secret not in left
        state = server.state(table["table"], table["key"])
        assert state["seats"][1]["name"] is None and state["chat"] == []
        assert state["seats"][1]["resigned"] and not state["over"], "the others play on"


def test_a_finished_game_stays_for_the_others_without_the_name(server: Server) -> None:
    table = server.new_table("wagons", "person", "open")
    key = seated(server, table, 1, NAME)
    spoken(server, table, key, 1)
    with Player(server, table["table"], key) as guest:
        guest.arrive()
        guest.send(type="resign", seat=1)
        guest.until(lambda state: state["over"])
    asyncio.run_coroutine_threadsafe(archive_some(server.tables), loop_of(server)).result(60)
    rows = server.rows('SELECT replay FROM archives WHERE "table" = :id', id=table["table"])
    assert NAME in zlib.decompress(rows[0][0]).decode()
    forget(server, table, key)
    rows = server.rows('SELECT replay FROM archives WHERE "table" = :id', id=table["table"])
    kept = json.loads(zlib.decompress(rows[0][0]))
    assert kept["seats"][1]["name"] is None and kept["frames"]
    replay = server.http.get(f"/api/tables/{table['table']}/replay", headers=bearer(table["key"])).json()
    assert replay["seats"][1]["name"] is None
    assert server.http.get(f"/api/tables/{table['table']}/record", headers=bearer(table["key"])).status_code == 200


def loop_of(server: Server) -> asyncio.AbstractEventLoop:
    task = next(iter(server.tables._tasks))
    return task.get_loop()


def test_rematches_are_named_and_spectators_have_nothing_of_their_own(server: Server) -> None:
    table = server.new_table("wagons", "person", "open")
    key = seated(server, table, 1, NAME)
    with Player(server, table["table"], key) as guest:
        guest.arrive()
        guest.send(type="resign", seat=1)
        guest.until(lambda state: state["over"])
    link = server.http.post(f"/api/tables/{table['table']}/rematch", headers=bearer(key), json={}).json()
    assert mine(server, table, key)["tables"] == [link["table"]]
    watching = server.http.get(f"/api/tables/{table['table']}/me", headers=bearer(table["watch"]))
    assert watching.status_code == 403
    assert server.http.delete(f"/api/tables/{table['table']}/me", headers=bearer(table["watch"])).status_code == 403


def test_who_deletes_all_of_a_hot_seat_leaves_no_name(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as both:
        both.arrive()
        both.send(type="name", seat=0, name=NAME)
        both.until(lambda state: state["seats"][0]["name"] == NAME)
    forget(server, table, table["key"])
    state = server.state(table["table"], table["watch"])
    assert state["over"] and [seat["name"] for seat in state["seats"]] == [None, None]
    assert mine_refused(server, table)


def mine_refused(server: Server, table: Doc) -> bool:
    return server.http.get(f"/api/tables/{table['table']}/me", headers=bearer(table["key"])).status_code == 403
