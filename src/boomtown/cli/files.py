"""Records on disk. A game under way keeps its seed in FILE.seed, so that anybody may see the record."""

import contextlib
import os
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from boomtown.kernel import record as records
from boomtown.kernel.errors import BadRecord, BoomtownError
from boomtown.kernel.match import Match, resume
from boomtown.kernel.record import Record


class BadFile(BoomtownError):
    """A file that is not there, cannot be read or cannot be written."""


@dataclass
class Saved:
    """What the disk knows of a game."""

    record: Record
    seed: int | None  # None when the game goes on and the seed is not here
    players: list[str] = field(default_factory=list)  # as given to --players; empty when nobody said

    def match(self) -> Match:
        """The game, ready to go on."""
        if self.seed is None:
            raise BadRecord("record-no-seed")
        return resume(self.record, self.seed)


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise BadFile("file-missing", {"file": str(path)}) from None
    except UnicodeDecodeError:
        raise BadFile("file-not-text", {"file": str(path)}) from None
    except OSError as error:
        raise BadFile("file-unreadable", {"file": str(path), "detail": error.strerror or ""}) from None


def write_text(path: Path, text: str) -> None:
    """All of the text or nothing: written beside the file, then put in its place."""
    beside = ""
    try:
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        # mkstemp makes files that only their owner can read; a record is for everybody.
        Path(beside).chmod(0o666 & ~_umask())
        Path(beside).replace(path)
    except OSError as error:
        if beside:
            with contextlib.suppress(OSError):
                Path(beside).unlink()
        raise BadFile("file-unwritable", {"file": str(path), "detail": error.strerror or ""}) from None


def refuse_existing(path: Path) -> None:
    """A new game never replaces a file."""
    for taken in (path, seed_file(path)):
        if taken.exists():
            raise BadFile("file-exists", {"file": str(taken)})


def seed_file(path: Path) -> Path:
    return path.with_name(path.name + ".seed")


def load(path: Path) -> Saved:
    """A record with its seed: its own when the game is over, else the one kept beside it."""
    record = records.from_text(read_text(path))
    beside = seed_file(path)
    if record.seed is not None or not beside.exists():
        return Saved(record, record.seed)
    lines = dict(line.split(": ", 1) for line in read_text(beside).splitlines() if ": " in line)
    try:
        seed = int(lines["seed"])
    except (KeyError, ValueError):
        raise BadFile("file-seed", {"file": str(beside)}) from None
    players = [player.strip() for player in lines.get("players", "").split(",") if player.strip()]
    return Saved(record, seed, players)


def save(path: Path, match: Match, seed: int, players: list[str]) -> None:
    """Write the record. The seed stays beside it until the game is over and the record itself tells it."""
    beside = seed_file(path)
    if match.record.seed is None:
        kept = f"seed: {seed}\nplayers: {', '.join(players)}\n"
        if not beside.exists() or read_text(beside) != kept:
            write_text(beside, kept)
    write_text(path, match.record.to_text())
    if match.record.seed is not None:
        beside.unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
