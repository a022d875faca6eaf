"""Commands that begin a game or carry it on: new, move, play, watch."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path

import boomtown
from boomtown.cli import files
from boomtown.cli.console import CliConsole
from boomtown.cli.play import play
from boomtown.cli.players import (
    PERSON,
    USUAL_BOT,
    Budget,
    Player,
    read_options,
    read_players,
    seat_of,
    seats_and_players,
)
from boomtown.cli.session import Session, watch
from boomtown.kernel.errors import BadSetup, UnknownGame
from boomtown.kernel.match import Match

SEED_BITS = 128


@dataclass
class Setup:
    """How a new game begins, as far as the command line says."""

    seats: int | None = None
    players: str | None = None
    seed: int | None = None
    options: list[str] = field(default_factory=list)
    components: Path | None = None  # an owner's component file

    def begin(
        self, console: CliConsole, game_id: str, budget: Budget, first: str = PERSON, others: str = USUAL_BOT
    ) -> tuple[Match, list[Player]]:
        """A new game, from a seed that nobody knows unless one is given, and its players."""
        game = boomtown.game(game_id, self.components)
        count, named = seats_and_players(game, self.seats, self.players, first, others)
        players = read_players(named, console.catalogue, budget)
        seed = secrets.randbits(SEED_BITS) if self.seed is None else self.seed
        return Match(game, count, seed, read_options(game, self.options)), players


def new_game(console: CliConsole, game_id: str, path: Path, setup: Setup) -> None:
    """Persons on all seats unless others are named; bots that are asked first decide at once."""
    match, players = setup.begin(console, game_id, Budget(), others=PERSON)
    files.refuse_existing(path)
    session = Session(console, match, players, path)
    session.bots_decide()
    session.save()
    session.show_news(None)
    console.print_message("new-written", {"file": str(path), "seed_file": str(files.seed_file(path))})


def make_move(console: CliConsole, path: Path, words: list[str], seat: int | None, components: Path | None) -> None:
    """One action and the answers of the bots, written to the record; after an error the file is as it was."""
    saved = files.load(path, components)
    match = saved.match()
    session = Session(console, match, read_players(saved.seated, console.catalogue, Budget()), path)
    named = seat_of(seat, match.state.seats)
    session.bots_decide()
    acting = next(iter(match.state.pending()), 0) if named is None else named
    session.decide(acting, match.game.actions.parse(" ".join(words)))
    session.bots_decide()
    session.save()
    session.show_news(acting)
    if match.state.can_change(acting):
        console.print_message("choice-kept", {})


def play_game(console: CliConsole, what: str, file: Path | None, setup: Setup, budget: Budget) -> None:
    """A new game when `what` names one, else the game saved in that file."""
    if what in boomtown.game_ids():
        match, players = setup.begin(console, what, budget)
        if file is not None:
            files.refuse_existing(file)
        play(Session(console, match, players, file))
        return
    path = Path(what)
    if not files.exists(path):
        raise UnknownGame("play-what", {"given": what, "known": ", ".join(boomtown.game_ids())})
    only_new = {"--seats": setup.seats, "--file": file, "--option": setup.options or None, "--seed": setup.seed}
    for name, given in only_new.items():
        if given is not None:
            raise BadSetup("play-settled", {"name": name})
    saved = files.load(path, setup.components)
    match = saved.match()
    _, named = seats_and_players(match.game, saved.record.seats, setup.players or ",".join(saved.seated))
    play(Session(console, match, read_players(named, console.catalogue, budget), path))


def watch_game(
    console: CliConsole, game_id: str, file: Path | None, setup: Setup, budget: Budget, delay: float, boards: bool
) -> None:
    match, players = setup.begin(console, game_id, budget, first=USUAL_BOT)
    if any(player.bot is None for player in players):
        raise BadSetup("watch-bots")
    if file is not None:
        files.refuse_existing(file)
    watch(Session(console, match, players, file), delay, boards)
