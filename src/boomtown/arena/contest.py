"""A contest: who plays what how often. Every deal is played from all rotations, so that its luck cancels out."""

import hashlib
import math
import platform
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from boomtown.bots import check_bot
from boomtown.kernel import state as kernel_state
from boomtown.kernel.components import ComponentFile
from boomtown.kernel.errors import BadSetup
from boomtown.kernel.registry import component_file
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.schema import Document
from boomtown.kernel.state import Json, Options
from boomtown.version import VERSION

# Bots of different tables and seats get seeds that are so far apart.
SEED_STRIDE = 1000


class OwnerParts(NamedTuple):
    """An owner's component file as plain values. Compiled classes cannot be sent to another process."""

    name: str
    edition: str
    document: Document


class ScheduledGame(NamedTuple):
    """One game to be played, with all that a process elsewhere must know."""

    number: int
    game: str
    owner: OwnerParts | None
    options: Options
    deal: int  # the seed of the game
    bots: tuple[str, ...]  # by seat
    bot_seeds: tuple[int, ...]  # by seat
    contestants: tuple[int, ...]  # by seat
    seconds: float | None
    iterations: int | None


@dataclass(frozen=True)
class Contest:
    """Everything that determines the games of a contest, except how many of them are played."""

    game: str
    version: int
    edition: str
    options: Options
    contestants: tuple[str, ...]  # different bots, by name
    lineups: tuple[tuple[int, ...], ...]  # the contestants that sit at one table, once for each kind of table
    seed: int
    seconds: float | None
    iterations: int | None
    engine: str
    commit: str  # of the checkout that the engine runs from; empty where there is none
    code: str  # a hash of the engine's code: games of different code are never mixed
    build: str  # plain or compiled
    python: str

    @property
    def seats(self) -> int:
        return len(self.lineups[0])

    def tables(self) -> Iterator[tuple[int, ...]]:
        """The games of one deal: the numbers of each line-up in all its rotations, as places in the line-up."""
        for number in range(len(self.lineups)):
            for rotation in self.rotations(number):
                yield (number, *rotation)

    def rotations(self, number: int) -> list[tuple[int, ...]]:
        """The places of a line-up by seat, once for each rotation; rotations that look the same are played once."""
        lineup = self.lineups[number]
        by_bots: dict[tuple[int, ...], tuple[int, ...]] = {}
        for shift in range(len(lineup)):
            places = tuple((seat + shift) % len(lineup) for seat in range(len(lineup)))
            by_bots.setdefault(tuple(lineup[place] for place in places), places)
        return list(by_bots.values())

    @property
    def games_per_deal(self) -> int:
        return len(list(self.tables()))

    def whole_deals(self, games: int) -> int:
        """The number of deals that make at least this number of games."""
        return math.ceil(games / self.games_per_deal)

    def schedule(self, games: int, owner: OwnerParts | None) -> Iterator[ScheduledGame]:
        """At least `games` games, in whole deals."""
        number = 0
        for deal in range(self.seed, self.seed + self.whole_deals(games)):
            for lineup, *places in self.tables():
                seated = tuple(self.lineups[lineup][place] for place in places)
                yield ScheduledGame(
                    number=number,
                    game=self.game,
                    owner=owner,
                    options=self.options,
                    deal=deal,
                    bots=tuple(self.contestants[contestant] for contestant in seated),
                    bot_seeds=tuple(deal * SEED_STRIDE + place for place in places),
                    contestants=seated,
                    seconds=self.seconds,
                    iterations=self.iterations,
                )
                number += 1

    def deal_of(self, number: int) -> int:
        """Which deal a game belongs to, counted from 0."""
        return number // self.games_per_deal

    def to_json(self) -> Json:
        doc = asdict(self)
        doc["contestants"] = list(self.contestants)
        doc["lineups"] = [list(lineup) for lineup in self.lineups]
        return doc


def contest(
    game_id: str,
    bots: tuple[str, ...],
    *,
    seats: int | None = None,
    components: str | Path | None = None,
    seed: int = 0,
    options: Options | None = None,
    seconds: float | None = None,
    iterations: int | None = None,
) -> tuple[Contest, OwnerParts | None]:
    """A contest between bots, with everything checked that can be wrong.

    As many bots as seats sit at one table. Of more bots every selection plays, and with fewer the last one fills the
    table. Without a number of seats it is the number of bots, if the game has it, and else the usual one.
    """
    file: ComponentFile | None = None if components is None else component_file(game_id, Path(components))
    game = find_game(game_id, file)
    if len(bots) < 1:
        raise BadSetup("arena-no-bots")
    count = game.check_seats(seats if seats is not None or len(bots) not in game.meta.seats else len(bots))
    specs = [check_bot(bot).spec for bot in bots]
    contestants = tuple(dict.fromkeys(specs))
    if len(specs) <= count:
        filled = specs + [specs[-1]] * (count - len(specs))
        lineups = [tuple(contestants.index(spec) for spec in filled)]
    else:
        lineups = list(combinations([contestants.index(spec) for spec in dict.fromkeys(specs)], count))
        if not lineups:  # the same bots were named several times
            lineups = [tuple(contestants.index(spec) for spec in specs[:count])]
    owner = None if file is None or not file.edition else OwnerParts(file.name, file.edition, file.document)
    checked = Contest(
        game=game.id,
        version=game.meta.version,
        edition=game.edition,
        options=game.check_options(options or {}),
        contestants=contestants,
        lineups=tuple(lineups),
        seed=seed,
        seconds=seconds,
        iterations=iterations,
        engine=VERSION,
        commit=commit(),
        code=code_hash(),
        build="plain" if str(kernel_state.__file__).endswith(".py") else "compiled",
        python=f"{platform.python_implementation()} {platform.python_version()}",
    )
    return checked, owner


def engine_folder() -> Path:
    return Path(sys.modules["boomtown"].__file__ or "").parent


def code_hash() -> str:
    """A hash of all code and cards that decide what happens in a game."""
    digest = hashlib.sha256()
    for part in ("kernel", "games", "bots"):
        for path in sorted((engine_folder() / part).rglob("*")):
            if path.suffix in (".py", ".so", ".toml", ".json"):
                digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def commit() -> str:
    """The commit of our checkout that the engine runs from or was built in, with a + when files were changed since."""
    try:
        root = Path(git(engine_folder(), "rev-parse", "--show-toplevel"))
        if not (root / "src" / "boomtown" / "version.py").is_file():
            return ""  # installed within a checkout of something else
        changed = git(root, "status", "--short", "--", "src", "bench")
        return git(root, "rev-parse", "--short", "HEAD") + ("+" if changed else "")
    except (OSError, subprocess.CalledProcessError):
        return ""


def git(folder: Path, *words: str) -> str:
    return subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, check=True).stdout.strip()
