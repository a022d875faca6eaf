"""Records on disk. While a game goes on, FILE.seed holds what nobody may know yet, so that anybody may read the record:
the seed, and secret answers to a question that others have not answered.

The players are in the record itself, in a comment line: "# players: person:Anna, deputy".
"""

import contextlib
import os
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path

import boomtown
from boomtown.cli.players import PERSON, is_player, split_players
from boomtown.kernel import record as records
from boomtown.kernel.errors import BadRecord, BoomtownError
from boomtown.kernel.match import Match, resume
from boomtown.kernel.record import Record

PLAYERS = "# players:"


class BadFile(BoomtownError):
    """A file that is not there, cannot be read or cannot be written."""


@dataclass
class SavedGame:
    """A game as its files hold it."""

    record: Record
    seed: int | None  # None if the game is not over and FILE.seed is missing
    players: list[str] = field(default_factory=list)  # as given to --players; empty when the file names none

    @property
    def seated(self) -> list[str]:
        """The players of the seats; persons where the file names none."""
        return self.players or [PERSON] * self.record.seats

    def match(self, moves: int | None = None) -> Match:
        """The game, ready to go on, or as it stood after some of its moves."""
        if self.seed is None:
            raise BadRecord("record-no-seed")
        return resume(replace(self.record, moves=self.record.moves[:moves]), self.seed)


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")
    except FileNotFoundError:
        raise BadFile("file-missing", {"file": str(path)}) from None
    except UnicodeDecodeError:
        raise BadFile("file-not-text", {"file": str(path)}) from None
    except OSError as error:
        raise BadFile("file-unreadable", {"file": str(path), "detail": error.strerror or ""}) from None


def write_text(path: Path, text: str, *, secret: bool = False) -> None:
    """All of the text or nothing: written beside the file, then put in its place. A secret is for its owner only."""
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        # mkstemp makes files that only their owner can read; a record is for everybody.
        if not secret:
            Path(temporary).chmod(0o666 & ~_umask())
        Path(temporary).replace(path)
    except (OSError, ValueError) as error:  # ValueError: letters that no file name can hold
        if temporary:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
        detail = getattr(error, "strerror", None) or str(error)
        raise BadFile("file-unwritable", {"file": str(path), "detail": detail}) from None


def exists(path: Path) -> bool:
    """Whether there is such a file. Where that cannot be found out, reading or writing it will say why."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def refuse_existing(path: Path) -> None:
    """A new game never replaces a file."""
    if not path.name or (exists(path) and path.is_dir()):
        raise BadFile("file-folder", {"file": str(path)})
    for taken in (path, seed_file(path)):
        if exists(taken):
            raise BadFile("file-exists", {"file": str(taken)})


def seed_file(path: Path) -> Path:
    return path.with_name(path.name + ".seed")


def load(path: Path, components: Path | None = None) -> SavedGame:
    """A record with its seed: its own when the game is over, else the one kept beside it.

    A record of an owner's edition needs the component file that it was played with.
    """
    text = read_text(path)
    if components is not None:
        load_components(text, path, components)
    record = records.from_text(text)
    players = named_players(text, record.seats)
    secret_file = seed_file(path)
    if record.seed is not None or not exists(secret_file):
        return SavedGame(record, record.seed, players)
    secrets = [line.partition(": ")[::2] for line in read_text(secret_file).splitlines()]
    lines = dict(secrets)
    try:
        seed = int(lines["seed"])
        # Answers that follow another number of moves were opened meanwhile, and the record has them.
        if lines.get("after") == str(len(record.moves)):
            answers = [answer for name, answer in secrets if name == "answer"]
            record.moves += [records.read_move(record, answer) for answer in answers]
    except (KeyError, ValueError, BadRecord):
        raise BadFile("file-seed", {"file": str(secret_file)}) from None
    # The players of a game begun by an earlier version stand beside its seed.
    return SavedGame(record, seed, players or known_players(lines.get("players", ""), record.seats))


def load_components(record: str, path: Path, components: Path) -> None:
    """Load the component file that a record was played with; any other file is refused."""
    head = dict(line.partition(":")[::2] for line in record.partition("\n\n")[0].splitlines())
    game_id = head.get("game", "").strip()
    if game_id not in boomtown.game_ids():
        return  # reading the record will say what is wrong with it
    if boomtown.game(game_id, components).edition != head.get("components", "").strip():
        raise BadFile("file-components", {"file": str(path), "components": str(components)})


def named_players(text: str, seats: int) -> list[str]:
    """The players in the comment of a record. Anybody may write comments, so one without valid players is ignored."""
    for line in text.splitlines():
        if line.startswith(PLAYERS):
            return known_players(line.removeprefix(PLAYERS), seats)
    return []


def known_players(text: str, seats: int) -> list[str]:
    """The players that a file names, if all of them may sit down."""
    players = split_players(text)
    return players if len(players) == seats and all(is_player(player) for player in players) else []


def save(path: Path, match: Match, seed: int, players: list[str]) -> None:
    """Write the record. What nobody may know yet goes to FILE.seed, until the record itself holds it."""
    secret_file = seed_file(path)
    record = match.record
    open_moves = len(record.moves) - match.hidden_moves()
    answers = [f"answer: {line}" for line in record.lines()[open_moves:]]
    secrets = "\n".join([f"seed: {seed}", *([f"after: {open_moves}"] if answers else []), *answers, ""])
    if record.seed is None and not exists(secret_file):
        write_text(secret_file, secrets, secret=True)
    # The record comes first: answers that are in both files count once, but answers in neither would be lost.
    write_text(path, _with_players(replace(record, moves=record.moves[:open_moves]).to_text(), players))
    if record.seed is None and read_text(secret_file) != secrets:
        write_text(secret_file, secrets, secret=True)
    if record.seed is not None:
        # A seed file that stays behind does no harm now: the record holds the seed too.
        with contextlib.suppress(OSError):
            secret_file.unlink(missing_ok=True)


def _with_players(text: str, players: list[str]) -> str:
    """The text of a record with a comment that names the players, between its head and its moves."""
    head, gap, moves = text.partition("\n\n")
    comment = f"{PLAYERS} {', '.join(players)}\n" if players else ""
    return f"{head}{gap}{comment}{moves}"


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
