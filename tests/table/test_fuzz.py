"""Every REST route, with whatever schemathesis can think of: no answer is a failure of ours."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.specs.openapi.schemas import OpenApiSchema

from tests.table.harness import Doc, Server

EXAMPLES = 25


def operations(server: Server) -> list[str]:
    schema: Doc = server.http.get("/api/openapi.json").json()
    return [f"{method.upper()} {path}" for path, methods in schema["paths"].items() for method in methods]


def test_the_document_describes_every_route(server: Server) -> None:
    assert set(operations(server)) == {
        "GET /api/games",
        "GET /api/games/{game}",
        "GET /api/games/{game}/faces",
        "GET /api/games/{game}/rules",
        "GET /api/games/{game}/figures",
        "POST /api/games/{game}/lesson",
        "POST /api/score",
        "GET /api/bots",
        "GET /api/address",
        "POST /api/qr",
        "GET /api/tables/{table}/invitation",
        "POST /api/tables/{table}/seat",
        "GET /api/text/{lang}",
        "POST /api/tables",
        "POST /api/records",
        "GET /api/tables/{table}",
        "GET /api/tables/{table}/record",
        "GET /api/tables/{table}/replay",
        "POST /api/tables/{table}/rematch",
        "POST /api/tables/{table}/branch",
        "POST /api/tables/{table}/salvage",
        "POST /api/tables/{table}/analysis",
        "GET /api/tables/{table}/past",
        "GET /api/tables/{table}/points",
        "POST /api/tables/{table}/key",
        "POST /api/tables/{table}/guests",
        "GET /api/tables/{table}/deal",
        "POST /api/tables/{table}/deal",
        "GET /api/tables/{table}/key",
        "GET /api/open",
        "GET /api/notices",
        "POST /api/clubs",
        "GET /api/clubs/{club}",
        "POST /api/clubs/{club}/members",
        "POST /api/clubs/{club}/leave",
        "POST /api/tables/{table}/club",
        "POST /api/tables/{table}/listing",
        "GET /api/tables/{table}/summary",
        "POST /api/tables/{table}/ahead",
        "GET /api/tables/{table}/notices",
        "POST /api/tables/{table}/notices",
        "POST /api/tables/{table}/notices/remove",
        "POST /api/tables/{table}/notices/stop",
        "POST /api/tables/{table}/notices/confirm",
        "GET /api/tables/{table}/me",
        "DELETE /api/tables/{table}/me",
    }


def test_no_route_fails_whatever_it_is_asked(server: Server) -> None:
    """Strangers at first, then with a real table and its key in hand."""
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")
    finished = server.finished_table()
    under_way = server.new_table("wagons", "person", "person")
    for table in (None, finished, under_way):
        for operation in operations(server):
            fuzz(server, schema, operation, table)


def fuzz(server: Server, schema: OpenApiSchema, operation: str, table: Doc | None) -> None:
    method, path = operation.split()
    strategy = schema[path][method].as_strategy()

    @settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy, mine=st.booleans())
    def ask(case: Case[Any], mine: bool) -> None:
        if table is not None and "{table}" in path:
            case.path_parameters = {**(case.path_parameters or {}), "table": table["table"]}
            if mine:
                case.query = {**(case.query or {}), "key": table["key"]}
        answer = case.call(base_url=f"http://127.0.0.1:{server.port}")
        assert answer.status_code < 500, f"{operation}: {answer.status_code} {answer.text}"
        if answer.status_code >= 400:
            error = answer.json()["error"]
            assert set(error) == {"key", "params", "text"}

    ask()
