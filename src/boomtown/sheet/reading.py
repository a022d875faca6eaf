"""What the sheets of all games have in common: known keys, files in JSON or TOML."""

import json
import tomllib
from collections.abc import Mapping

from boomtown.kernel.errors import BadSheet


def check_keys(doc: Mapping[str, object], required: dict[str, str], optional: dict[str, str]) -> None:
    """Every key must be known and no required one missing; each comes with an example of what would be right."""
    for name in doc:
        if name not in required and name not in optional:
            raise BadSheet("sheet-key", {"name": str(name), "known": ", ".join([*required, *optional])})
    for name, example in required.items():
        if name not in doc:
            raise BadSheet("sheet-missing", {"name": name, "example": example})


def flag(doc: Mapping[str, object], name: str) -> bool:
    """An optional key that is true or false, false when it is not there."""
    value = doc.get(name, False)
    if not isinstance(value, bool):
        raise BadSheet("sheet-flag", {"name": name, "given": str(value)})
    return value


def parse(text: str) -> Mapping[str, object]:
    """A sheet in JSON or TOML. A JSON sheet opens with a brace, which no TOML file can."""
    try:
        doc = json.loads(text) if text.lstrip().startswith(("{", "[{")) else tomllib.loads(text)
    except json.JSONDecodeError as error:
        raise BadSheet("sheet-json", {"line": error.lineno, "column": error.colno}) from None
    except tomllib.TOMLDecodeError as error:
        raise BadSheet("sheet-toml", {"detail": str(error)}) from None
    if not isinstance(doc, Mapping):
        raise BadSheet("sheet-no-table")
    return doc
