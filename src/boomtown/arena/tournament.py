"""Paired games: every deal is played once from each rotation of the seats, so that luck of the deal cancels out."""

import math
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from boomtown.bots import Seat, bot
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.state import Options

# Two-sided 95 % of the normal distribution.
NORMAL_95 = 1.96


class Setting(NamedTuple):
    """One game to be played: who sits where, and from which deal."""

    game: str
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
    """What a contestant reached, with 95 % intervals: from and to for the wins, the half-width for the mean."""

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
    seed: int = 0,
    options: Options | None = None,
    seconds: float | None = None,
    iterations: int | None = None,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Standing]:
    """Play `games` games and sum them up. `progress` hears of every finished game."""
    game = find_game(game_id)
    game.check_seats(len(levels))
    game.check_options(options or {})
    for level in levels:
        bot(level, 0)
    settings = pairings(game_id, levels, games, seed, options or {}, seconds, iterations)
    results = []
    for result in _played(settings, processes):
        results.append(result)
        if progress is not None:
            progress(len(results))
    return [_standing(level, contestant, results) for contestant, level in enumerate(levels)]


def pairings(
    game_id: str,
    levels: tuple[str, ...],
    games: int,
    seed: int,
    options: Options,
    seconds: float | None,
    iterations: int | None,
) -> list[Setting]:
    """The games to be played: every deal once from each rotation of the seats."""
    seats = len(levels)
    settings = []
    for number in range(games):
        rotation = number % seats
        order = tuple((seat + rotation) % seats for seat in range(seats))
        seated = tuple(levels[contestant] for contestant in order)
        settings.append(Setting(game_id, seated, order, seed + number // seats, options, seconds, iterations))
    return settings


def _played(settings: list[Setting], processes: int) -> Iterator[Result]:
    if processes <= 1:
        yield from map(play, settings)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play, settings)


def play(setting: Setting) -> Result:
    """One whole game."""
    state = find_game(setting.game).new(len(setting.levels), setting.seed, setting.options)
    bots = [
        bot(level, setting.seed * 1000 + contestant, setting.seconds, setting.iterations)
        for level, contestant in zip(setting.levels, setting.order, strict=True)
    ]
    while not state.over:
        seat = state.pending()[0]
        state.apply(seat, bots[seat].choose(Seat(state, seat)))
    winners = state.winners()
    points = [0] * len(setting.order)
    wins = [0.0] * len(setting.order)
    for seat, contestant in enumerate(setting.order):
        points[contestant] = state.score(seat).total
        wins[contestant] = 1 / len(winners) if seat in winners else 0.0
    return Result(setting.order, tuple(points), tuple(wins))


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
    """The 95 % interval of a share; honest also near 0 and 1."""
    share = wins / games
    squared = NORMAL_95**2
    centre = (share + squared / (2 * games)) / (1 + squared / games)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / games + squared / (4 * games**2)) / (1 + squared / games)
    return max(0.0, centre - half), min(1.0, centre + half)
