"""Commands that begin a game or carry it on: new, move, play, watch."""

import secrets
from pathlib import Path

import boomtown
from boomtown.cli import files
from boomtown.cli.desk import Desk
from boomtown.cli.play import play
from boomtown.cli.players import PERSON, USUAL_BOT, Budget, read_options, read_players, seat_of, seats_and_players
from boomtown.cli.sitting import Sitting, watch
from boomtown.kernel.errors import BadSetup, UnknownGame
from boomtown.kernel.match import Match

SEED_BITS = 64


def fresh_match(game_id: str, seats: int, seed: int | None, options: list[str]) -> Match:
    """A new game, from a seed that nobody knows unless one is given."""
    game = boomtown.game(game_id)
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    return Match(game, seats, seed, read_options(game, options))


def new_game(
    desk: Desk, game_id: str, path: Path, seats: int | None, players: str | None, seed: int | None, options: list[str]
) -> None:
    """Persons sit everywhere unless it is said otherwise; bots that are asked first decide at once."""
    count, named = seats_and_players(boomtown.game(game_id), seats, players, others=PERSON)
    seated = read_players(named, desk.catalogue, Budget())
    match = fresh_match(game_id, count, seed, options)
    files.refuse_existing(path)
    sitting = Sitting(desk, match, seated, path)
    sitting.bots_decide()
    sitting.save()
    sitting.show_news(None)
    desk.tell("new-written", {"file": str(path), "seed_file": str(files.seed_file(path))})


def make_move(desk: Desk, path: Path, words: list[str], seat: int | None) -> None:
    """One action and the answers of the bots, written to the record; anything wrong leaves the file as it was."""
    saved = files.load(path)
    match = saved.match()
    sitting = Sitting(desk, match, read_players(saved.seated, desk.catalogue, Budget()), path)
    named = seat_of(seat, match.state.seats)
    sitting.bots_decide()
    acting = next(iter(match.state.pending()), 0) if named is None else named
    sitting.decide(acting, match.game.actions.parse(" ".join(words)))
    sitting.bots_decide()
    sitting.save()
    sitting.show_news(acting)


def play_game(
    desk: Desk,
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
        seated = read_players(named, desk.catalogue, budget)
        match = fresh_match(what, count, seed, options)
        if file is not None:
            files.refuse_existing(file)
        play(Sitting(desk, match, seated, file))
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
    play(Sitting(desk, match, read_players(named, desk.catalogue, budget), path))


def watch_game(
    desk: Desk,
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
    seated = read_players(named, desk.catalogue, budget)
    if any(player.bot is None for player in seated):
        raise BadSetup("watch-bots")
    match = fresh_match(game_id, count, seed, options)
    if file is not None:
        files.refuse_existing(file)
    watch(Sitting(desk, match, seated, file), delay, boards)
