"""Commands that begin a game or carry it on: new, move, play, watch."""

import secrets
from pathlib import Path

import boomtown
from boomtown.cli import files
from boomtown.cli.console import CliConsole
from boomtown.cli.play import play
from boomtown.cli.players import PERSON, USUAL_BOT, Budget, read_options, read_players, seat_of, seats_and_players
from boomtown.cli.session import Session, watch
from boomtown.kernel.errors import BadSetup, UnknownGame
from boomtown.kernel.match import Match

SEED_BITS = 64


def new_match(game_id: str, seats: int, seed: int | None, options: list[str]) -> Match:
    """A new game, from a seed that nobody knows unless one is given."""
    game = boomtown.game(game_id)
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    return Match(game, seats, seed, read_options(game, options))


def new_game(
    console: CliConsole,
    game_id: str,
    path: Path,
    seats: int | None,
    players: str | None,
    seed: int | None,
    options: list[str],
) -> None:
    """Persons on all seats unless others are named; bots that are asked first decide at once."""
    count, named = seats_and_players(boomtown.game(game_id), seats, players, others=PERSON)
    seated = read_players(named, console.catalogue, Budget())
    match = new_match(game_id, count, seed, options)
    files.refuse_existing(path)
    session = Session(console, match, seated, path)
    session.bots_decide()
    session.save()
    session.show_news(None)
    console.print_message("new-written", {"file": str(path), "seed_file": str(files.seed_file(path))})


def make_move(console: CliConsole, path: Path, words: list[str], seat: int | None) -> None:
    """One action and the answers of the bots, written to the record; anything wrong leaves the file as it was."""
    saved = files.load(path)
    match = saved.match()
    session = Session(console, match, read_players(saved.seated, console.catalogue, Budget()), path)
    named = seat_of(seat, match.state.seats)
    session.bots_decide()
    acting = next(iter(match.state.pending()), 0) if named is None else named
    session.decide(acting, match.game.actions.parse(" ".join(words)))
    session.bots_decide()
    session.save()
    session.show_news(acting)


def play_game(
    console: CliConsole,
    what: str,
    file: Path | None,
    seats: int | None,
    players: str | None,
    seed: int | None,
    options: list[str],
    budget: Budget,
) -> None:
    """A new game when `what` names one, else the game kept in that file."""
    if what in boomtown.game_ids():
        count, named = seats_and_players(boomtown.game(what), seats, players)
        seated = read_players(named, console.catalogue, budget)
        match = new_match(what, count, seed, options)
        if file is not None:
            files.refuse_existing(file)
        play(Session(console, match, seated, file))
        return
    path = Path(what)
    if not files.exists(path):
        raise UnknownGame("play-what", {"given": what, "known": ", ".join(boomtown.game_ids())})
    for name, given in {"--seats": seats, "--file": file, "--option": options or None, "--seed": seed}.items():
        if given is not None:
            raise BadSetup("play-settled", {"name": name})
    saved = files.load(path)
    match = saved.match()
    _, named = seats_and_players(match.game, saved.record.seats, players or ",".join(saved.seated))
    play(Session(console, match, read_players(named, console.catalogue, budget), path))


def watch_game(
    console: CliConsole,
    game_id: str,
    file: Path | None,
    players: str | None,
    seed: int | None,
    options: list[str],
    budget: Budget,
    delay: float,
    boards: bool,
) -> None:
    count, named = seats_and_players(boomtown.game(game_id), None, players, first=USUAL_BOT)
    seated = read_players(named, console.catalogue, budget)
    if any(player.bot is None for player in seated):
        raise BadSetup("watch-bots")
    match = new_match(game_id, count, seed, options)
    if file is not None:
        files.refuse_existing(file)
    watch(Session(console, match, seated, file), delay, boards)
