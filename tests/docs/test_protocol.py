"""The examples of docs/table-protocol.md are messages that the server's own models take and give, key by key."""

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from pydantic import TypeAdapter

from boomtown.table.client_messages import CLIENT_MESSAGES
from boomtown.table.club_documents import (
    AheadRequest,
    ClubInfo,
    ClubRequest,
    ClubSeat,
    ClubTableRequest,
    JoinedClub,
    LeaveRequest,
    ListingRequest,
    MemberRequest,
    OpenTables,
)
from boomtown.table.rest_models import (
    BranchRequest,
    CreatedTable,
    ErrorResponse,
    MyData,
    NewTableRequest,
    NoticeAddress,
    NoticeRequest,
)
from boomtown.table.server_messages import SERVER_MESSAGES
from boomtown.table.table_documents import TableSummary
from boomtown.text import catalogue
from tests.docs.blocks import blocks
from tests.support import ROOT

DOCUMENT = ROOT / "docs" / "table-protocol.md"

# The model of each heading, or one for each `type` that stands below it.
MODELS: dict[str, type | dict[str, Any]] = {
    "`POST /api/tables`, the request": NewTableRequest,
    "`POST /api/tables`, the answer": CreatedTable,
    "`POST /api/tables/{table}/branch`, the request": BranchRequest,
    "`POST /api/tables/{table}/ahead`, the request": AheadRequest,
    "`GET /api/open`": OpenTables,
    "`POST /api/tables/{table}/listing`": ListingRequest,
    "`POST /api/clubs`, the request": ClubRequest,
    "`POST /api/clubs`, the answer": JoinedClub,
    "`POST /api/clubs/{club}/members`, the request": MemberRequest,
    "`POST /api/clubs/{club}/leave`, the request": LeaveRequest,
    "`POST /api/tables/{table}/club`, the request": ClubTableRequest,
    "`POST /api/tables/{table}/club`, the answer": ClubSeat,
    "`GET /api/clubs/{club}`": ClubInfo,
    "`GET /api/tables/{table}/summary`": TableSummary,
    "`POST /api/tables` with a clock, the request": NewTableRequest,
    "`POST /api/tables/{table}/notices`, the request": NoticeRequest,
    "`POST /api/tables/{table}/notices`, an entry of the answer": NoticeAddress,
    "`GET /api/tables/{table}/me`, the answer": MyData,
    "An error of REST": ErrorResponse,
    "From the client": CLIENT_MESSAGES,
    "From the server": SERVER_MESSAGES,
}

# In the document it stands for the whole state message, which was shown before.
SHOWN_BEFORE = "as above"


def documents(text: str) -> Iterator[dict[str, Any]]:
    """The JSON documents of a block, one after the other."""
    decoder = json.JSONDecoder()
    while text := text.strip():
        doc, end = decoder.raw_decode(text)
        yield doc
        text = text[end:]


def examples() -> list[tuple[str, dict[str, Any]]]:
    """Every example with the heading above it."""
    lines = DOCUMENT.read_text("utf-8").splitlines()
    headings = [(number, line.lstrip("# ")) for number, line in enumerate(lines, 1) if line.startswith("#")]
    found: list[tuple[str, dict[str, Any]]] = []
    for (start, heading), (end, _) in pairwise([*headings, (len(lines) + 1, "")]):
        for block in blocks(DOCUMENT):
            if block.language == "json" and start < block.line < end:
                found += [(heading, doc) for doc in documents(block.text)]
    return found


EXAMPLES = examples()


@pytest.mark.parametrize(("heading", "doc"), EXAMPLES)
def test_an_example_is_a_message_of_the_server(heading: str, doc: dict[str, Any]) -> None:
    model: Any = MODELS[heading]
    if isinstance(model, dict):
        model = model[doc["type"]]
    adapter: TypeAdapter[Any] = TypeAdapter(model)
    if doc.get("state") == SHOWN_BEFORE:
        doc = {**doc, "state": next(other for _, other in EXAMPLES if "views" in other)}
    value = adapter.validate_json(json.dumps(doc))
    # What comes back lacks every key that the model does not know.
    assert adapter.dump_python(value, mode="json", exclude_unset=True) == doc


def test_every_message_has_an_example() -> None:
    shown = {heading: {doc.get("type") for other, doc in EXAMPLES if other == heading} for heading in MODELS}
    assert shown["From the client"] == set(CLIENT_MESSAGES)
    assert shown["From the server"] == set(SERVER_MESSAGES)
    assert all(shown.values())


@pytest.mark.parametrize(("heading", "doc"), EXAMPLES)
def test_the_sentences_are_those_of_the_catalogue(heading: str, doc: dict[str, Any]) -> None:
    said = doc.get("error") or doc.get("reason") or doc
    if "key" in said and "params" in said:
        assert said["text"] == catalogue("en").say(said["key"], said["params"])
