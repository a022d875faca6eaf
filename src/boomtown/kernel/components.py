"""The components a game is played with: the set that comes with it, or the file of somebody who owns the box."""

import hashlib
import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from boomtown.kernel.compiled import mypyc_attr
from boomtown.kernel.errors import BoomtownError, UnreadableFile
from boomtown.kernel.message import Fault, Params

if TYPE_CHECKING:
    from boomtown.kernel.schema import Document, Schema

# How many hex digits of a hash mark an edition in records.
MARK_LENGTH = 16

# In characters. Our largest file has 70,000; a file of millions is refused before it is read to the end.
LONGEST_FILE = 500_000

# What Python reads in place of a byte that is not UTF-8; the expression knows the letters itself, mypyc does not.
SURROGATE = re.compile(r"[\udc80-\udcff]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """The tables that a room makes from a component file, once for each edition. Nothing in them ever changes."""


class ComponentFile:
    """A component file that was checked and can be played with."""

    __slots__ = ("name", "edition", "document")

    def __init__(self, name: str, edition: str, document: "Document") -> None:
        self.name = name  # what people call an owner's set; empty for ours
        self.edition = edition  # marks an owner's set in records and tables; empty for ours
        self.document = document  # the entries of the file, with the defaults of those that were left out


class BadComponents(BoomtownError):
    """A component file that cannot be played with. The message names the first fault; `faults` holds all of them."""

    def __init__(self, name: str, faults: list[Fault]) -> None:
        first = faults[0]
        params: Params = {**first.params, "file": name, "line": first.line, "problem": f"@{first.key}"}
        super().__init__("components-bad-file", params)
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        return BadComponents, (self.params["file"], self.faults)


def shipped_text(package: str) -> str:
    """The component file in a game's room."""
    return files(package).joinpath("components.toml").read_text("utf-8")


def shipped_document(schema: "Schema", file: ComponentFile, package: str) -> "Document":
    """What our own file says, beside that of an owner: the catalogues know the names of its cards."""
    return schema.read(shipped_text(package))[0] if file.edition else file.document


def owner_text(path: Path) -> str:
    """The text of an owner's file. One that is too long is cut off just beyond the limit; the schema refuses it."""
    try:
        # Some editors put a mark of the encoding first. Bytes that are no letters become surrogates.
        with path.open(encoding="utf-8-sig", errors="surrogateescape") as file:
            text = file.read(LONGEST_FILE + 1)
    except FileNotFoundError:
        raise UnreadableFile("components-no-file", {"file": str(path)}) from None
    except IsADirectoryError:
        raise UnreadableFile("components-folder", {"file": str(path)}) from None
    except OSError as error:
        raise UnreadableFile("components-unreadable", {"file": str(path), "detail": error.strerror or ""}) from None
    wrong = SURROGATE.search(text)
    if wrong is not None:
        line = text.count("\n", 0, wrong.start()) + 1
        raise UnreadableFile("components-not-text", {"file": str(path), "line": line})
    return text


def edition_mark(text: str) -> str:
    """The mark of an owner's set, so that a record is replayed only with the cards it was played with."""
    return hashlib.sha256(text.encode()).hexdigest()[:MARK_LENGTH]
