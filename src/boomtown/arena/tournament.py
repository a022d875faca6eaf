"""Tournaments: every deal is played once from each rotation of the seats, so that the luck of the deal cancels out."""

import math
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from boomtown.bots import Seat, bot
from boomtown.kernel.components import ComponentFile
from boomtown.kernel.game import Game
from boomtown.kernel.registry import component_file, game_of_edition
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.schema import Document
from boomtown.kernel.state import Options, State

# Two-sided 95 % of the normal distribution.
NORMAL_95 = 1.96


class ScheduledGame(NamedTuple):
    """One game to be played: who sits where, and from which deal."""

    game: str
    edition: str  # the mark of an owner's component file
    levels: tuple[str, ...]  # by seat
    order: tuple[int, ...]  # the contestant on each seat
    seed: int
    options: Options
    seconds: float | None
    iterations: int | None


class Result(NamedTuple):
    order: tuple[int, ...]
    points: tuple[int, ...]  # by contestant
    wins: tuple[float, ...]  # by contestant; a shared victory is shared


class Standing(NamedTuple):
    """The result of a contestant with 95 % intervals: both ends for the share of wins, the half-width for the mean."""

    level: str
    games: int
    wins: float
    win_share: float
    win_interval: tuple[float, float]
    mean: float
    mean_margin: float


def tournament(
    game_id: str,
    levels: tuple[str, ...],
    games: int,
    *,
    components: str | Path | None = None,
    seed: int = 0,
    options: Options | None = None,
    seconds: float | None = None,
    iterations: int | None = None,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Standing]:
    """Play `games` games and sum them up. `progress` is called with the number of finished games after each.

    `components` is an owner's component file, for a game played with those cards.
    """
    file = None if components is None else component_file(game_id, Path(components))
    game = find_game(game_id, file)
    game.check_seats(len(levels))
    game.check_options(options or {})
    for level in levels:
        bot(level, 0)
    scheduled = schedule(game, levels, games, seed, options or {}, seconds, iterations)
    results = []
    for result in _play_all(scheduled, processes, file):
        results.append(result)
        if progress is not None:
            progress(len(results))
    return [_standing(level, contestant, results) for contestant, level in enumerate(levels)]


def schedule(
    game: Game[State],
    levels: tuple[str, ...],
    games: int,
    seed: int,
    options: Options,
    seconds: float | None,
    iterations: int | None,
) -> list[ScheduledGame]:
    """The games to be played: every deal once from each rotation of the seats."""
    seats = len(levels)
    scheduled = []
    for number in range(games):
        rotation = number % seats
        order = tuple((seat + rotation) % seats for seat in range(seats))
        seated = tuple(levels[contestant] for contestant in order)
        deal = seed + number // seats
        scheduled.append(ScheduledGame(game.id, game.edition, seated, order, deal, options, seconds, iterations))
    return scheduled


def _play_all(scheduled: list[ScheduledGame], processes: int, file: ComponentFile | None) -> Iterator[Result]:
    if processes <= 1:
        yield from map(play, scheduled)
        return
    # Compiled classes cannot be sent to another process, so the parts of the file are.
    parts = None if file is None else (scheduled[0].game, file.name, file.edition, file.document)
    with ProcessPoolExecutor(processes, initializer=_prepare_worker, initargs=(parts,)) as pool:
        yield from pool.map(play, scheduled)


def _prepare_worker(parts: tuple[str, str, str, Document] | None) -> None:
    if parts is not None:
        game_id, name, edition, document = parts
        find_game(game_id, ComponentFile(name, edition, document))


def play(scheduled: ScheduledGame) -> Result:
    """One whole game."""
    game = game_of_edition(scheduled.game, scheduled.edition)
    state = game.new(len(scheduled.levels), scheduled.seed, scheduled.options)
    bots = [
        bot(level, scheduled.seed * 1000 + contestant, scheduled.seconds, scheduled.iterations)
        for level, contestant in zip(scheduled.levels, scheduled.order, strict=True)
    ]
    while not state.over:
        seat = state.pending()[0]
        state.apply(seat, bots[seat].choose(Seat(state, seat)))
    winners = state.winners()
    points = [0] * len(scheduled.order)
    wins = [0.0] * len(scheduled.order)
    for seat, contestant in enumerate(scheduled.order):
        points[contestant] = state.score(seat).total
        wins[contestant] = 1 / len(winners) if seat in winners else 0.0
    return Result(scheduled.order, tuple(points), tuple(wins))


def _standing(level: str, contestant: int, results: list[Result]) -> Standing:
    games = len(results)
    wins = [result.wins[contestant] for result in results]
    points = [result.points[contestant] for result in results]
    mean = sum(points) / games
    spread = math.sqrt(sum((value - mean) ** 2 for value in points) / max(1, games - 1))
    return Standing(
        level=level,
        games=games,
        wins=sum(wins),
        win_share=sum(wins) / games,
        win_interval=wilson(sum(wins), games),
        mean=mean,
        mean_margin=NORMAL_95 * spread / math.sqrt(games),
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share, which is right near 0 and 1 too."""
    share = wins / games
    squared = NORMAL_95**2
    centre = (share + squared / (2 * games)) / (1 + squared / games)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / games + squared / (4 * games**2)) / (1 + squared / games)
    return max(0.0, centre - half), min(1.0, centre + half)
