"""How good each card is: how often it is used, and how its users fare, counted from the games of a contest."""

import math
from collections import defaultdict
from typing import NamedTuple, cast

from boomtown.arena.game import PlayedGame
from boomtown.arena.tournament import NORMAL_95, Outcome, wilson
from boomtown.kernel import record as records
from boomtown.kernel.errors import BadSetup
from boomtown.kernel.faces import Face
from boomtown.kernel.game import Game
from boomtown.kernel.message import Deed, Event
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.state import State

# A card is out of balance when all of its interval lies further than this from the mean of its kind, in share of wins.
MOST_LIFT = 0.08


class Lift(NamedTuple):
    """How much better those who did something fared than the players of their games on average."""

    mean: float
    margin: float  # half of the 95 % interval


class ComponentBalance(NamedTuple):
    """What became of those who did one thing with one component."""

    deed: Deed
    id: str
    name: str
    source: str  # where its words come from, see Face
    seat_share: float  # of all players
    game_share: float  # of all games; in some of them it may not have been there at all
    wins: Lift  # over par, relative to all components with which the same was done
    points: Lift  # over the mean of the game, relative in the same way

    @property
    def unbalanced(self) -> bool:
        return abs(self.wins.mean) - self.wins.margin > MOST_LIFT


class SeatBalance(NamedTuple):
    """How often the players of one seat win."""

    wins: float
    interval: tuple[float, float]


class Balance(NamedTuple):
    """All that is told of a contest in which everybody plays alike."""

    seats: list[SeatBalance]
    components: list[ComponentBalance]  # by deed, the best first
    unused: list[str]  # the names of those with which nobody did anything


class Result(NamedTuple):
    """How a player fared in a game, over par and over the mean of the players."""

    game: int
    wins: float
    points: float


def check_balance(game: Game[State]) -> None:
    """Say before the first game is played that nothing could be counted."""
    if not game.deeds:
        raise BadSetup("balance-no-deeds", {"game": game.meta.title})


def balance(outcome: Outcome, language: str) -> Balance:
    """Count the deeds in all games of a contest."""
    contest = outcome.contest
    users: dict[tuple[Deed, str], list[Result]] = defaultdict(list)
    game = find_game(contest.game)
    for played in outcome.games:
        game, done = deeds_of(played)
        mean = sum(played.points) / len(played.points)
        for seat, deeds in enumerate(done):
            result = Result(played.number, played.wins[seat] - 1 / contest.seats, played.points[seat] - mean)
            for used in deeds:
                users[used].append(result)
    games = max(1, len(outcome.games))
    faces = cast(dict[str, dict[str, Face]], game.faces(language)["faces"])
    components = []
    for deed in game.deeds:
        results = {id: results for (other, id), results in users.items() if other == deed}
        everybody = [result for kind in results.values() for result in kind]
        usual = Result(0, *(mean_of([result[part] for result in everybody]) for part in (1, 2)))
        kind = [
            ComponentBalance(
                deed=deed,
                id=id,
                name=face["name"],
                source=face["source"],
                seat_share=len(own) / (games * contest.seats),
                game_share=len({result.game for result in own}) / games,
                wins=lift(own, 1, usual.wins),
                points=lift(own, 2, usual.points),
            )
            for id, face in faces[deed.group].items()
            if (own := results.get(id))
        ]
        components += sorted(kind, key=lambda component: -component.wins.mean)
    unused = [
        face["name"]
        for group in dict.fromkeys(deed.group for deed in game.deeds)
        for id, face in faces[group].items()
        if not any(deed.group == group and (deed, id) in users for deed in game.deeds)
    ]
    seats = [seat_balance(outcome.games, seat) for seat in range(contest.seats)]
    return Balance(seats, components, unused)


def deeds_of(played: PlayedGame) -> tuple[Game[State], list[set[tuple[Deed, str]]]]:
    """The game, and what each seat did with which component, by playing the record again."""
    record = records.from_text(played.record)
    events: list[Event] = []
    state = records.replay(record, listener=events.append)
    done: list[set[tuple[Deed, str]]] = [set() for _ in range(state.seats)]
    for event in events:
        for deed in state.game.deeds:
            if event.key == deed.event:
                ids = [ref.partition(":")[2] for ref in event.refs if ref.startswith(f"{deed.ref}:")]
                doer = event.params.get("seat")
                # Rivals without a seat are named by a word; nothing of theirs is counted.
                for seat in range(state.seats) if doer is None else [doer] if isinstance(doer, int) else []:
                    done[seat].update((deed, id) for id in ids)
    return state.game, done


def mean_of(values: list[float]) -> float:
    return sum(values) / max(1, len(values))


def lift(results: list[Result], part: int, usual: float) -> Lift:
    """The mean over what is usual. Players of one game do not fare independently, so the margin counts whole games."""
    mean = mean_of([result[part] for result in results])
    by_game: dict[int, float] = defaultdict(float)
    for result in results:
        by_game[result.game] += result[part] - mean
    games = len(by_game)
    if games < 2:
        return Lift(mean - usual, math.inf)
    spread = sum(total**2 for total in by_game.values()) * games / (games - 1)
    return Lift(mean - usual, NORMAL_95 * math.sqrt(spread) / len(results))


def seat_balance(games: list[PlayedGame], seat: int) -> SeatBalance:
    wins = sum(game.wins[seat] for game in games)
    return SeatBalance(wins / max(1, len(games)), wilson(wins, len(games)) if games else (0.0, 1.0))
