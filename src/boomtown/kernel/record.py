"""The record of a game: a header and one named action per line. The log is the game; replay checks every line."""

import re
from dataclasses import dataclass, field

from boomtown.kernel.errors import BadNotation, BadRecord, BadSetup, IllegalAction, UnknownGame
from boomtown.kernel.game import Game
from boomtown.kernel.message import Params
from boomtown.kernel.registry import UnknownEdition, game_of_edition, meta, takes_owner_files
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.rng import commitment
from boomtown.kernel.state import Options, State

FIRST_LINE = "boomtown record 1"
HEAD = ("game", "version", "seats", "option", "components", "commit", "seed")


@dataclass
class Record:
    """What is needed to play a game again, move by move."""

    game: str
    version: int
    seats: int
    options: Options
    commit: str  # SHA-256 of the seed, known from the start
    edition: str = ""  # the mark of an owner's component set
    seed: int | None = None  # told when the game is over
    moves: list[tuple[int, int]] = field(default_factory=list)  # seat and action

    def to_text(self) -> str:
        title = game_of_edition(self.game, self.edition)
        head = [
            FIRST_LINE,
            f"game: {self.game}",
            f"version: {self.version}",
            f"seats: {self.seats}",
            *(f"option: {name} = {_spell(value)}" for name, value in self.options.items()),
            *([f"components: {self.edition}"] if self.edition else []),
            f"commit: {self.commit}",
            *([] if self.seed is None else [f"seed: {self.seed}"]),
            "",
        ]
        return "\n".join(head + [f"{seat} {title.actions.format(action)}" for seat, action in self.moves]) + "\n"


def start(game: Game[State], seats: int, seed: int, options: Options) -> Record:
    """The record of a game that begins."""
    return Record(game.id, game.meta.version, seats, game.check_options(options), commitment(seed), game.edition)


def from_text(text: str) -> Record:
    """Read a record; a line that cannot be read raises BadRecord with its number."""
    lines = text.removeprefix("\ufeff").splitlines()  # the mark that some editors put before a text
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord("record-first-line", {"expected": FIRST_LINE})
    head: dict[str, str] = {}
    option_texts: dict[str, str] = {}
    first_move = len(lines)
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            first_move = number
            break
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or name not in HEAD or name in head:
            raise BadRecord("record-head", {"line": number, "text": line})
        if name == "option":
            option, _, choice = (part.strip() for part in value.partition("="))
            if option in option_texts:
                raise BadRecord("record-head", {"line": number, "text": line})
            option_texts[option] = choice
        else:
            head[name] = value
    for name in ("game", "version", "seats", "commit"):
        if name not in head:
            raise BadRecord("record-missing", {"name": name})
    record = _head(head, option_texts)
    title = _title(record)
    for number, line in enumerate(lines[first_move:], first_move + 1):
        if line.strip() and not line.lstrip().startswith("#"):
            record.moves.append(_move(title, number, line))
    return record


def replay(record: Record, seed: int | None = None) -> State:
    """Play a record again from its own seed, or from one kept elsewhere while the game goes on."""
    seed = record.seed if seed is None else seed
    if seed is None:
        raise BadRecord("record-no-seed")
    if commitment(seed) != record.commit:
        raise BadRecord("record-commit", {"commit": record.commit, "seed": str(seed)})
    title = _title(record)
    if record.version != title.meta.version:
        params: Params = {"version": record.version, "engine": title.meta.version, "game": title.meta.title}
        raise BadRecord("record-version", params)
    state = title.new(record.seats, seed, record.options)
    for number, (seat, action) in enumerate(record.moves, 1):
        try:
            state.apply(seat, action)
        except IllegalAction as error:
            text = f"{seat} {title.actions.format(action)}"
            raise BadRecord("record-illegal", {"move": number, "text": text, "reason": f"@{error.key}"}) from error
    return state


def verify(record: Record) -> State:
    """Check a finished game: the seed is the one promised, every move is legal and the game is over."""
    state = replay(record)
    if not state.over:
        raise BadRecord("record-unfinished", {"moves": len(record.moves)})
    return state


def _head(head: dict[str, str], option_texts: dict[str, str]) -> Record:
    try:
        title = find_game(head["game"])
        options: Options = {}
        for name, text in option_texts.items():
            spelled = {_spell(value): value for value in title.meta.options.get(name, ())}
            options[name] = spelled.get(text, text)
        seats = title.check_seats(_number(head, "seats"))
        options = title.check_options(options)
    except (UnknownGame, BadSetup) as error:
        raise BadRecord(error.key, error.params) from error
    seed = _number(head, "seed") if "seed" in head else None
    edition = head.get("components", "")
    return Record(head["game"], _number(head, "version"), seats, options, head["commit"], edition, seed)


def _number(head: dict[str, str], name: str) -> int:
    try:
        return int(head[name])
    except ValueError:
        raise BadRecord("record-number", {"name": name, "text": head[name]}) from None


def _move(title: Game[State], number: int, line: str) -> tuple[int, int]:
    seat, *action = line.split(maxsplit=1)
    if not re.fullmatch("[0-9]{1,9}", seat):
        raise BadRecord("record-seat", {"line": number, "text": line})
    try:
        return int(seat), title.actions.parse("".join(action))
    except BadNotation as error:
        raise BadRecord("record-action", {"line": number, "text": line, "reason": f"@{error.key}"}) from error


def _title(record: Record) -> Game[State]:
    """The game with the component set that the record was played with."""
    try:
        return game_of_edition(record.game, record.edition)
    except UnknownEdition as error:
        key = "record-components" if takes_owner_files(record.game) else "record-components-fixed"
        raise BadRecord(key, {"game": meta(record.game).title}) from error


def _spell(value: int | str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
