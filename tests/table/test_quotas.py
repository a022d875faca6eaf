"""How many tables are kept and for how long, where the operator says so; by default nothing is bounded or deleted."""

import pytest

from boomtown.table.quotas import Quotas, delete_expired
from boomtown.table.refusals import Refusal
from tests.table.harness import Server


def test_by_default_there_is_no_limit(server: Server) -> None:
    assert Quotas() == (None, None) and server.tables.quotas == Quotas()
    server.new_table("wagons", "person", "person")
    Quotas().check_room(server.tables.engine)


def test_beyond_the_quota_no_table_is_made(server: Server) -> None:
    server.new_table("wagons", "person", "person")
    count = server.rows("SELECT count(*) FROM tables")[0][0]
    Quotas(count + 1).check_room(server.tables.engine)
    with pytest.raises(Refusal) as refused:
        Quotas(count).check_room(server.tables.engine)
    assert refused.value.params == {"count": count}
    server.tables.quotas = Quotas(count)
    try:
        body = {"game": "wagons", "seats": [{"kind": "person"}, {"kind": "person"}]}
        answer = server.http.post("/api/tables", json=body)
    finally:
        server.tables.quotas = Quotas()
    assert (answer.status_code, answer.json()["error"]["key"]) == (503, "table-quota")


def test_only_what_nobody_plays_expires(server: Server) -> None:
    old, played, young = (server.new_table("wagons", "person", "person")["table"] for _ in range(3))
    for table in (old, played):
        server.write("UPDATE tables SET created = '2020-01-01T00:00:00.000+00:00' WHERE id = :table", table=table)
    server.write("UPDATE tables SET owner = NULL WHERE id = :table", table=old)
    assert delete_expired(server.tables.engine, 30) == 1
    left = {row[0] for row in server.rows("SELECT id FROM tables")}
    assert old not in left and {played, young} <= left
