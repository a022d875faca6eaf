"""What the server sends is what the types say: real messages of whole games, checked against the generated schema."""

import json
from typing import Any, get_args, get_type_hints

import jsonschema_rs
import pytest
from pydantic import TypeAdapter

import boomtown
from boomtown.bots import LEVELS
from boomtown.table.client_constants import client_constants
from boomtown.table.client_messages import CLIENT_MESSAGES, ClientMessage
from boomtown.table.json_schema import SchemaWriter, protocol_schema
from boomtown.table.server_messages import SERVER_MESSAGES, ServerMessage
from boomtown.table.user_text import CHAT_LENGTH, NAME_LENGTH
from boomtown.text import MANY_SEATS, ONE_SEAT, languages
from tests.support import GAMES
from tests.table.harness import Doc, Player, Server

SCHEMA: Doc = protocol_schema()


def check(document: Doc, name: str) -> None:
    """Raises when a document is not of the type of this name."""
    schema = {"$ref": f"#/definitions/{name}", "definitions": SCHEMA["definitions"]}
    jsonschema_rs.Draft7Validator(schema).validate(document)


def typed(part: str) -> dict[str, str]:
    """The names of the types of all games' views or faces, by game."""
    games: Doc = SCHEMA["properties"][part]["properties"]
    return {game_id: reference["$ref"].rpartition("/")[2] for game_id, reference in games.items()}


def check_view(game_id: str, view: Doc) -> None:
    if game_id in typed("views"):
        check(view, typed("views")[game_id])


def test_the_client_is_built_with_the_languages_levels_and_parameters_of_the_engine() -> None:
    constants = client_constants()
    assert constants["languageNames"] == {"en": "English", "de": "Deutsch", "it": "Italiano"}
    assert constants["botLevels"] == list(LEVELS)
    assert (constants["oneSeat"], constants["manySeats"]) == (list(ONE_SEAT), list(MANY_SEATS))
    assert (constants["nameLength"], constants["chatLength"]) == (NAME_LENGTH, CHAT_LENGTH)


def test_every_message_has_a_type_under_its_name() -> None:
    for messages, union in (
        (CLIENT_MESSAGES, ClientMessage),
        (SERVER_MESSAGES, ServerMessage),
    ):
        assert set(messages.values()) == set(get_args(union))
        for kind, cls in messages.items():
            assert kind in SCHEMA["definitions"][cls.__name__]["properties"]["type"]["enum"]
            assert TypeAdapter(cls).json_schema()["properties"].keys() == get_type_hints(cls).keys() - {"model_config"}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_message_of_a_game_is_of_its_type(server: Server, game_id: str) -> None:
    seats = min(count for count in boomtown.meta(game_id).seats if count > 1)
    table = server.new_table(game_id, *["person"] * seats)
    with Player(server, table["table"], table["key"]) as player:
        player.send(type="chat", text="hello")
        player.send(type="name", seat=0, name="Anna")
        state = player.until(lambda state: state["seats"][0]["name"] == "Anna")
        player.allow_hints()
        player.send(type="hint", seat=state["pending"][0], ply=0)
        player.next("hint")
        while not player.state["over"]:
            seat, ply = player.state["pending"][0], player.state["ply"]
            if ply % 10 == 0:
                player.send(type="preview", seat=seat, ply=ply, action=player.state["legal"][str(seat)][0])
                player.send(type="why", seat=seat, ply=ply, action=10**6)
            player.first(seat)
        player.send(type="move", seat=0, ply=0, action=0)
        player.next("refused")
        player.send(type="move", seat=99, ply=0, action=0)
        player.next("error")
    kinds = set()
    for text in player.received:
        message = json.loads(text)
        kinds.add(message["type"])
        check(message, SERVER_MESSAGES[message["type"]].__name__)
        for view in message.get("views", {}).values():
            check_view(game_id, view)
    assert kinds >= {"state", "preview", "why", "hint", "refused", "error"}


def test_rest_answers_are_of_their_types(server: Server) -> None:
    def get(path: str, **params: str) -> Any:
        return server.http.get(path, params=params).json()

    for info in get("/api/games"):
        check(info, "GameInfo")
        check(get(f"/api/games/{info['id']}"), "GameDetail")
    table = server.finished_table("wagons", "greenhorn", "greenhorn")
    check(table, "CreatedTable")
    replay = get(f"/api/tables/{table['table']}/replay", key=table["key"])
    check(replay, "Replay")
    for frame in replay["frames"]:
        check_view("wagons", frame["view"])
    check(get("/api/games/monopoly"), "ErrorResponse")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game_id", "name"), typed("faces").items())
def test_faces_are_of_their_type(game_id: str, name: str, language: str) -> None:
    check(json.loads(json.dumps(boomtown.game(game_id).faces(language))), name)


def test_a_type_without_schema_is_named() -> None:
    with pytest.raises(TypeError, match="complex"):
        SchemaWriter().schema(complex)
