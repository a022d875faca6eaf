"""Runs a contest to its end, or until its question is answered, and sums it up."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from boomtown.arena.contest import Contest, OwnerParts, ScheduledGame, contest
from boomtown.arena.folder import ContestFolder
from boomtown.arena.game import PlayedGame, play
from boomtown.arena.ratings import Ratings, ratings
from boomtown.arena.sprt import Answer, Question, ask
from boomtown.arena.workers import MissingExtra, in_processes, on_ray
from boomtown.kernel.errors import BadSetup
from boomtown.kernel.state import Options

# Two-sided 95 % of the normal distribution.
NORMAL_95 = 1.96


class Standing(NamedTuple):
    """The result of a contestant with 95 % intervals: both ends for the share of wins, half of it for the others."""

    name: str
    games: int
    wins: float  # by its seats; a shared victory is shared
    win_share: float  # of one seat
    win_interval: tuple[float, float]
    mean: float  # points of one seat
    mean_margin: float
    elo: float | None  # None without the library that rates
    elo_margin: float | None
    faults: int  # moves lost by a mistake
    seconds: float  # of thinking in a decision


@dataclass
class Outcome:
    """All that a contest has brought so far."""

    contest: Contest
    games: list[PlayedGame]  # in the order of their numbers
    standings: list[Standing]
    ratings: Ratings | None
    question: Question | None
    answer: Answer | None


class Tournament:
    """A contest that is being played."""

    def __init__(
        self,
        contest: Contest,
        owner: OwnerParts | None,
        games: int,
        *,
        folder: Path | None = None,
        question: Question | None = None,
    ) -> None:
        if question is not None and len(contest.contestants) != 2:
            raise BadSetup("arena-sprt-two", {"given": len(contest.contestants)})
        self.contest = contest
        self.owner = owner
        self.count = contest.whole_deals(games) * contest.games_per_deal
        self.question = question
        self.folder = None if folder is None else ContestFolder(folder, contest)
        self.played = {} if self.folder is None else self.folder.played()

    def left(self) -> Iterator[ScheduledGame]:
        """The games that are still to be played."""
        for scheduled in self.contest.schedule(self.count, self.owner):
            if scheduled.number not in self.played:
                yield scheduled

    def run(
        self, processes: int = 1, ray: str | None = None, progress: Callable[[int, int], None] | None = None
    ) -> Outcome:
        """Play what is left. `progress` gets the number of finished games, and of all, after each."""
        if progress is not None:
            progress(self.finished(), self.count)
        if not self.answered():
            games = in_processes(play, self.left(), processes) if ray is None else on_ray(play, self.left(), ray)
            try:
                for game in games:
                    if game.number in self.played:
                        continue  # a worker that was taken for dead has finished after all
                    if self.folder is not None:
                        self.folder.keep(game)
                    self.played[game.number] = game
                    if progress is not None:
                        progress(self.finished(), self.count)
                    if self.answered():
                        break
            finally:
                games.close()  # type: ignore[attr-defined]
        return self.outcome()

    def finished(self) -> int:
        return sum(number < self.count for number in self.played)

    def whole_deals(self) -> list[list[PlayedGame]]:
        """The games of each deal that was played completely."""
        deals: dict[int, list[PlayedGame]] = {}
        for number, game in sorted(self.played.items()):
            deals.setdefault(self.contest.deal_of(number), []).append(game)
        return [games for games in deals.values() if len(games) == self.contest.games_per_deal]

    def answered(self) -> bool:
        answer = self.answer()
        return answer is not None and answer.better is not None

    def answer(self) -> Answer | None:
        """What the whole deals so far say about the question."""
        if self.question is None:
            return None
        lineup = self.contest.lineups[0]
        shares = [
            sum(seat_wins(game, 0) for game in games) / sum(game.contestants.count(0) for game in games)
            for games in self.whole_deals()
        ]
        return ask(self.question, shares, lineup.count(0), lineup.count(1))

    def outcome(self) -> Outcome:
        games = [self.played[number] for number in sorted(self.played) if number < self.count]
        try:
            rated = ratings(self.contest, games)
        except MissingExtra:
            rated = None
        names = range(len(self.contest.contestants))
        standings = [standing(self.contest, number, games, rated) for number in names]
        return Outcome(self.contest, games, standings, rated, self.question, self.answer())


def tournament(
    game_id: str,
    bots: tuple[str, ...],
    games: int,
    *,
    seats: int | None = None,
    components: str | Path | None = None,
    seed: int = 0,
    options: Options | None = None,
    seconds: float | None = None,
    iterations: int | None = None,
    folder: Path | None = None,
    question: Question | None = None,
    processes: int = 1,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Outcome:
    """Play at least `games` games in whole deals, or as many as the question needs, and sum them up."""
    planned, owner = contest(
        game_id,
        bots,
        seats=seats,
        components=components,
        seed=seed,
        options=options,
        seconds=seconds,
        iterations=iterations,
    )
    return Tournament(planned, owner, games, folder=folder, question=question).run(processes, ray, progress)


def seat_wins(game: PlayedGame, contestant: int) -> float:
    return sum(won for won, other in zip(game.wins, game.contestants, strict=True) if other == contestant)


def standing(contest: Contest, contestant: int, games: list[PlayedGame], rated: Ratings | None) -> Standing:
    own = [game for game in games if contestant in game.contestants]
    seated = [(game, seat) for game in own for seat, other in enumerate(game.contestants) if other == contestant]
    seats = max(1, len(seated))
    wins = sum(game.wins[seat] for game, seat in seated)
    points = [game.points[seat] for game, seat in seated]
    mean = sum(points) / seats
    spread = math.sqrt(sum((value - mean) ** 2 for value in points) / max(1, seats - 1))
    decisions = sum(game.decisions[seat] for game, seat in seated)
    return Standing(
        name=contest.contestants[contestant],
        games=len(own),
        wins=wins,
        win_share=wins / seats,
        win_interval=wilson(wins * len(own) / seats, len(own)) if own else (0.0, 1.0),
        mean=mean,
        mean_margin=NORMAL_95 * spread / math.sqrt(seats),
        elo=None if rated is None else rated.elo[contestant],
        elo_margin=None if rated is None else rated.margin[contestant],
        faults=sum(game.faults[seat] for game, seat in seated),
        seconds=sum(game.seconds[seat] for game, seat in seated) / max(1, decisions),
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share, which is right near 0 and 1 too."""
    share = wins / games
    squared = NORMAL_95**2
    centre = (share + squared / (2 * games)) / (1 + squared / games)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / games + squared / (4 * games**2)) / (1 + squared / games)
    return max(0.0, centre - half), min(1.0, centre + half)
