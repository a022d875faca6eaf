"""What the sheets of all games have in common: files in JSON or TOML, checks of their keys and values."""

import json
import tomllib
from collections.abc import Mapping

from boomtown.kernel.errors import BadSheet

# In characters. No sheet needs as many, and the TOML reader of Python takes minutes for long keys with dots.
LONGEST = 20_000
# How deep tables and lists may be nested; sheets need four levels.
DEEPEST = 10
# No count in any game comes near it.
HIGHEST = 10**9


def check_keys(doc: Mapping[str, object], required: dict[str, str], optional: dict[str, str]) -> None:
    """Refuse unknown keys and missing ones. Both tables give an example of a value for every key."""
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
    """Read a sheet in JSON or TOML. A JSON sheet begins with a brace, which no TOML file does."""
    text = text.removeprefix("\ufeff")  # the byte order mark that some editors put first
    if len(text) > LONGEST:
        raise BadSheet("sheet-long", {"given": len(text), "most": LONGEST})
    try:
        doc = json.loads(text) if text.lstrip().startswith(("{", "[{")) else tomllib.loads(text)
    except json.JSONDecodeError as error:
        raise BadSheet("sheet-json", {"line": error.lineno, "column": error.colno}) from None
    except tomllib.TOMLDecodeError as error:
        raise BadSheet("sheet-toml", {"detail": str(error)}) from None
    except ValueError:  # Python reads no number of thousands of digits
        raise BadSheet("sheet-number", {"most": HIGHEST}) from None
    except RecursionError:
        raise BadSheet("sheet-deep") from None
    if not isinstance(doc, Mapping):
        raise BadSheet("sheet-no-table")
    return doc


def check_values(doc: Mapping[str, object]) -> None:
    """Refuse a sheet that is nested too deep or holds a number too large to be shown."""
    level: list[object] = [doc]
    for _ in range(DEEPEST):
        level = [part for whole in level for part in parts(whole)]
        if any(isinstance(part, int) and abs(part) > HIGHEST for part in level):
            raise BadSheet("sheet-number", {"most": HIGHEST})
    if level:
        raise BadSheet("sheet-deep")


def parts(doc: object) -> list[object]:
    """What lies directly within a table or a list."""
    if isinstance(doc, Mapping):
        return list(doc.values())
    return doc if isinstance(doc, list) else []
