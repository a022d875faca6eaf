"""The record of a game: a header and one action per line. A record is enough to play the game again, move by move."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from boomtown.kernel.errors import BadNotation, BadRecord, BadSetup, IllegalAction, UnknownGame
from boomtown.kernel.game import Game
from boomtown.kernel.message import Event, Params
from boomtown.kernel.registry import UnknownEdition, game_of_edition, meta, takes_owner_files
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.rng import commitment, mixed
from boomtown.kernel.state import Options, State

FIRST_LINE = "boomtown record 1"
HEADER = ("game", "version", "seats", "option", "components", "commit", "entropy", "seed", "practice")
ENTROPY = re.compile("([0-9]{1,2}) ([0-9A-Za-z_-]{8,64})")  # a seat, and what it has added to the seed
PRACTICE = "take-backs over a reveal"


@dataclass
class Record:
    """What is needed to play a game again, move by move."""

    game: str
    version: int
    seats: int
    options: Options
    commit: str  # SHA-256 of the seed, known from the start
    edition: str = ""  # the mark of an owner's component set
    seed: int | None = None  # None until the game is over
    moves: list[tuple[int, int]] = field(default_factory=list)  # seat and action
    practice: int = 0  # how often somebody took back a decision after it had brought something to light
    entropy: dict[int, str] = field(default_factory=dict)  # by seat, what it has added to the seed before the deal

    @property
    def deal(self) -> int:
        """The seed that the cards are dealt from, once the dealer's own is known."""
        if self.seed is None:
            raise BadRecord("record-no-seed")
        return mixed(self.seed, self.entropy)

    def lines(self) -> list[str]:
        """The moves as they are written, such as "0 bid 9"."""
        game = game_of_edition(self.game, self.edition)
        return [f"{seat} {game.actions.format(action)}" for seat, action in self.moves]

    def to_text(self) -> str:
        header = [
            FIRST_LINE,
            f"game: {self.game}",
            f"version: {self.version}",
            f"seats: {self.seats}",
            *(f"option: {name} = {_spell(value)}" for name, value in self.options.items()),
            *([f"components: {self.edition}"] if self.edition else []),
            f"commit: {self.commit}",
            *(f"entropy: {seat} {text}" for seat, text in sorted(self.entropy.items())),
            *([] if self.seed is None else [f"seed: {self.seed}"]),
            *([f"practice: {self.practice} {PRACTICE}"] if self.practice else []),
            "",
        ]
        return "\n".join(header + self.lines()) + "\n"


def start(game: Game[State], seats: int, seed: int, options: Options) -> Record:
    """The record of a game that begins."""
    return Record(game.id, game.meta.version, seats, game.check_options(options), commitment(seed), game.edition)


def from_text(text: str) -> Record:
    """Read a record; a line that cannot be read raises BadRecord with its number."""
    lines = text.removeprefix("\ufeff").splitlines()  # the byte order mark that some editors put first
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord("record-first-line", {"expected": FIRST_LINE})
    header: dict[str, str] = {}
    option_texts: dict[str, str] = {}
    entropy: dict[int, str] = {}
    first_move = len(lines)
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            first_move = number
            break
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or name not in HEADER or name in header:
            raise BadRecord("record-head", {"line": number, "text": line})
        if name == "option":
            option, _, choice = (part.strip() for part in value.partition("="))
            if option in option_texts:
                raise BadRecord("record-head", {"line": number, "text": line})
            option_texts[option] = choice
        elif name == "entropy":
            added = ENTROPY.fullmatch(value)
            if added is None or int(added[1]) in entropy:
                raise BadRecord("record-head", {"line": number, "text": line})
            entropy[int(added[1])] = added[2]
        else:
            header[name] = value
    for name in ("game", "version", "seats", "commit"):
        if name not in header:
            raise BadRecord("record-missing", {"name": name})
    record = _read_header(header, option_texts)
    record.entropy = entropy
    game = _game_of(record)
    for number, line in enumerate(lines[first_move:], first_move + 1):
        if line.strip() and not line.lstrip().startswith("#"):
            record.moves.append(_read_move(game, number, line))
    return record


def read_move(record: Record, line: str) -> tuple[int, int]:
    """The seat and the action of a line such as "0 bid 9"."""
    return _read_move(_game_of(record), 1, line)


def replay(record: Record, seed: int | None = None, listener: Callable[[Event], None] | None = None) -> State:
    """Play a record again from its own seed, or from one kept elsewhere while the game goes on.

    The listener is told what happens after the deal.
    """
    seed = record.seed if seed is None else seed
    if seed is None:
        raise BadRecord("record-no-seed")
    if commitment(seed) != record.commit:
        raise BadRecord("record-commit", {"commit": record.commit, "seed": str(seed)})
    game = _game_of(record)
    if record.version != game.meta.version:
        params: Params = {"version": record.version, "engine": game.meta.version, "game": game.meta.title}
        raise BadRecord("record-version", params)
    state = game.new(record.seats, mixed(seed, record.entropy), record.options)
    state.listener = listener
    for number, (seat, action) in enumerate(record.moves, 1):
        try:
            state.apply(seat, action)
        except IllegalAction as error:
            text = f"{seat} {game.actions.format(action)}"
            raise BadRecord("record-illegal", {"move": number, "text": text, "reason": f"@{error.key}"}) from error
    return state


def verify(record: Record) -> State:
    """Check a finished game: the seed fits its commitment, every move is legal, and the game is over."""
    state = replay(record)
    if not state.over:
        raise BadRecord("record-unfinished", {"moves": len(record.moves)})
    return state


def _read_header(header: dict[str, str], option_texts: dict[str, str]) -> Record:
    try:
        game = find_game(header["game"])
        options: Options = {}
        for name, text in option_texts.items():
            spelled = {_spell(value): value for value in game.meta.options.get(name, ())}
            options[name] = spelled.get(text, text)
        seats = game.check_seats(_number(header, "seats"))
        options = game.check_options(options)
    except (UnknownGame, BadSetup) as error:
        raise BadRecord(error.key, error.params) from error
    seed = _number(header, "seed") if "seed" in header else None
    edition = header.get("components", "")
    record = Record(header["game"], _number(header, "version"), seats, options, header["commit"], edition, seed)
    if "practice" in header:
        header["practice"] = header["practice"].removesuffix(PRACTICE).strip()
        record.practice = _number(header, "practice")
    return record


def _number(header: dict[str, str], name: str) -> int:
    try:
        return int(header[name])
    except ValueError:
        raise BadRecord("record-number", {"name": name, "text": header[name]}) from None


def _read_move(game: Game[State], number: int, line: str) -> tuple[int, int]:
    seat, *action = line.split(maxsplit=1)
    if not re.fullmatch("[0-9]{1,9}", seat):
        raise BadRecord("record-seat", {"line": number, "text": line})
    try:
        return int(seat), game.actions.parse("".join(action))
    except BadNotation as error:
        raise BadRecord("record-action", {"line": number, "text": line, "reason": f"@{error.key}"}) from error


def _game_of(record: Record) -> Game[State]:
    """The game with the component set that the record was played with."""
    try:
        return game_of_edition(record.game, record.edition)
    except UnknownEdition as error:
        key = "record-components" if takes_owner_files(record.game) else "record-components-fixed"
        raise BadRecord(key, {"game": meta(record.game).title}) from error


def _spell(value: int | str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
