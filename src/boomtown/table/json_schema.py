"""Prints a JSON Schema of everything that server and browser exchange: `python -m boomtown.table.json_schema`.

The types are read from the classes that the code itself uses: the TypedDicts and models of this package, and `View` in
the view.py, `Faces` in the faces.py and `Aids` in the aids.py of every game. The browser client generates its types
from it.
"""

import importlib
import importlib.util
import inspect
import json
import sys
from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, cast, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from typing_extensions import is_typeddict

from boomtown.kernel.figures import RulesFigure
from boomtown.kernel.registry import game_ids, package
from boomtown.kernel.state import Json
from boomtown.table import client_messages, club_documents, rest_models, server_messages, table_documents

JSON_SCHEMA = "http://json-schema.org/draft-07/schema#"

# Documents of REST, beside the messages of a live connection.
REST_DOCUMENTS: tuple[type, ...] = (
    rest_models.NewTableRequest,
    rest_models.BranchRequest,
    rest_models.CreatedTable,
    rest_models.EntropyRequest,
    rest_models.GuestRequest,
    rest_models.KeyInfo,
    rest_models.InvitationInfo,
    rest_models.SitRequest,
    rest_models.QrRequest,
    rest_models.Address,
    rest_models.NoticeRequest,
    rest_models.NoticeOffer,
    rest_models.NoticeAddress,
    rest_models.MyData,
    RulesFigure,
    rest_models.SheetResult,
    rest_models.BotInfo,
    rest_models.GameInfo,
    rest_models.GameDetail,
    rest_models.ErrorResponse,
    club_documents.AheadRequest,
    club_documents.OpenTables,
    club_documents.JoinedClub,
    club_documents.ClubInfo,
    club_documents.ClubSeat,
    server_messages.TableLink,
    table_documents.Deal,
    table_documents.GuestAnswer,
    table_documents.Replay,
    table_documents.TableSummary,
    table_documents.PointsHistory,
    table_documents.Analysis,
)

SIMPLE_TYPES: dict[object, Json] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    object: {},
    Any: {},
}


class SchemaWriter:
    """Collects the definitions of all named types that a type leads to."""

    def __init__(self) -> None:
        self.definitions: dict[str, Json] = {}
        self._classes: dict[str, type] = {}

    def schema(self, hint: Any) -> Json:
        """The schema of a type; classes with fields become a reference to their definition."""
        if hint in SIMPLE_TYPES:
            return SIMPLE_TYPES[hint]
        if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, BaseModel)):
            return {"$ref": f"#/definitions/{self._define(hint)}"}
        origin, arguments = get_origin(hint), get_args(hint)
        if origin in (Annotated, NotRequired):
            return self.schema(arguments[0])
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema(argument) for argument in arguments]}
        if origin is tuple and arguments[-1] is not Ellipsis:
            items = [self.schema(argument) for argument in arguments]
            return {"type": "array", "items": items, "minItems": len(items), "maxItems": len(items)}
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return {"type": "object", "additionalProperties": self.schema(arguments[1])}
        if isinstance(origin, type) and issubclass(origin, Sequence):
            return {"type": "array", "items": self.schema(arguments[0])}
        raise TypeError(f"{hint!r} has no JSON Schema; use TypedDicts, lists, tuples, dicts, literals and plain values")

    def _define(self, cls: type) -> str:
        name = definition_name(cls)
        if self._classes.setdefault(name, cls) is not cls:
            raise TypeError(f"{cls.__module__} and {self._classes[name].__module__} both define {name}")
        if name not in self.definitions:
            self.definitions[name] = {}  # a type may contain itself
            fields = get_type_hints(cls, include_extras=True)
            required = required_fields(cls, fields)
            definition: Json = {
                "type": "object",
                "properties": {field: self.schema(hint) for field, hint in fields.items() if field != "model_config"},
                "required": required,
                "additionalProperties": False,
            }
            description = cls.__dict__.get("__doc__")
            self.definitions[name] = (
                {"description": inspect.cleandoc(description), **definition} if description else definition
            )
        return name


def required_fields(cls: type, fields: Mapping[str, Any]) -> list[str]:
    if issubclass(cls, BaseModel):
        return [name for name, field in cls.model_fields.items() if field.is_required()]
    keys: frozenset[str] = cls.__required_keys__  # type: ignore[attr-defined]
    return [name for name, hint in fields.items() if name in keys and get_origin(hint) is not NotRequired]


def definition_name(cls: type) -> str:
    """The name of a class; those of a game begin with the game's id, because every game has a `View`."""
    for game_id in game_ids():
        if cls.__module__.startswith(f"{package(game_id)}."):
            return game_id.title().replace("_", "") + cls.__name__
    return cls.__name__


def game_types(module: str, name: str) -> dict[str, type]:
    """The class of that name in that module of every game which has one."""
    classes: dict[str, type] = {}
    for game_id in game_ids():
        full_name = f"{package(game_id)}.{module}"
        if importlib.util.find_spec(full_name) is not None:
            cls = getattr(importlib.import_module(full_name), name, None)
            if isinstance(cls, type) and is_typeddict(cls):
                classes[game_id] = cls
    return classes


def protocol_schema() -> Json:
    """One document with all types; its own type lists the messages, and the views, faces and aids by game."""
    writer = SchemaWriter()
    unions = {"ClientMessage": client_messages.ClientMessage, "ServerMessage": server_messages.ServerMessage}
    for name, union in unions.items():
        writer.definitions[name] = writer.schema(union)
    for cls in REST_DOCUMENTS:
        writer.schema(cls)
    properties: Json = {
        "client": {"$ref": "#/definitions/ClientMessage"},
        "server": {"$ref": "#/definitions/ServerMessage"},
        "views": by_game(writer, game_types("view", "View")),
        "faces": by_game(writer, game_types("faces", "Faces")),
        "aids": by_game(writer, game_types("aids", "Aids")),
    }
    for cls in game_types("faces", "Faces").values():
        add_fields(writer, cls, rest_models.FacesHead)
    return {"$schema": JSON_SCHEMA, "title": "Protocol", **closed(properties), "definitions": writer.definitions}


def add_fields(writer: SchemaWriter, cls: type, head: type) -> None:
    """Rooms type their own part of a document; the server puts the fields of a head before it."""
    writer.schema(head)
    definition, extra = writer.definitions[definition_name(cls)], writer.definitions[definition_name(head)]
    definition["properties"] = {**cast(Json, extra["properties"]), **cast(Json, definition["properties"])}
    definition["required"] = [*cast(list[str], extra["required"]), *cast(list[str], definition["required"])]


def by_game(writer: SchemaWriter, classes: Mapping[str, type]) -> Json:
    return closed({game_id: writer.schema(cls) for game_id, cls in classes.items()})


def closed(properties: Json) -> Json:
    """An object with exactly these properties."""
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


def main() -> None:
    json.dump(protocol_schema(), sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
