"""Random games without end: `python -m tests.soak [--games 150000] [--processes 2] [--ray ADDRESS] [--folder .soak]`.

Plays all games with all numbers of seats and options at random. After every decision somebody is asked who has an
answer, and nothing has appeared or vanished; at a few moments of each game the views and the imagined worlds of all
seats are checked by the laws of the contract suite. Results are kept in the folder, so it can be stopped at any time
and goes on where it was. A game that breaks a law is kept as a record in `.failures`. Ends with code 1 if any did.
"""

import argparse
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import boomtown
from boomtown.arena.workers import in_processes, on_ray
from boomtown.kernel.state import State
from tests.contract.laws import (
    Law,
    imagined_world_depends_on_the_view_alone,
    imagined_world_looks_the_same,
    legal_is_open,
    seed_stays_inside,
    sheet_adds_up,
    view_is_json,
)
from tests.contract.plan import plain_setup
from tests.support import Moment, Setup, play_on

# Beyond those that the contract suite plays.
FIRST_NUMBER = 1_000_000
CHUNK = 50
# The costly laws look at the beginning of a game, and at about one moment more of the decisions that it usually has.
LENGTHS = {"wagons": 20, "carson": 190, "coloma": 280, "sprawl": 740}
LAWS: tuple[Law, ...] = (
    view_is_json,
    seed_stays_inside,
    imagined_world_looks_the_same,
    imagined_world_depends_on_the_view_alone,
)


class Chunk(NamedTuple):
    """Some games of one title in a row."""

    game: str
    first: int


class Result(NamedTuple):
    """What came of a chunk."""

    game: str
    first: int
    games: int
    decisions: int
    moments: int
    violations: list[str]


def play_chunk(chunk: Chunk) -> Result:
    game = boomtown.game(chunk.game)
    decisions = moments = 0
    violations: list[str] = []
    for number in range(chunk.first, chunk.first + CHUNK):
        setup = plain_setup(game, number)
        moves: list[tuple[int, int]] = []
        try:
            moments += soak_game(setup, moves, random.Random(number))
        except Exception as error:
            violations.append(f"{setup}: {type(error).__name__}: {error}; saved as {setup.save(moves)}")
        decisions += len(moves)
    return Result(chunk.game, chunk.first, CHUNK, decisions, moments, violations)


def soak_game(setup: Setup, moves: list[tuple[int, int]], chance: random.Random) -> int:
    """Play a game and check it; returns at how many moments the costly laws looked."""
    state = setup.start()
    census = state.game.census(state)
    share = 1 / LENGTHS.get(state.game.id, 100)
    moments = check_laws(setup, state, moves, chance)
    for move in play_on(state, chance, lean=chance.choice((0.0, 0.3, 0.7))):
        moves.append(move)
        legal_is_open(state)
        assert state.game.census(state) == census, "something has appeared or vanished"
        if chance.random() < share:
            moments += check_laws(setup, state, moves, chance)
    assert state.over
    sheet_adds_up(state)
    return moments


def check_laws(setup: Setup, state: State, moves: list[tuple[int, int]], chance: random.Random) -> int:
    moment = Moment(setup, state.clone(), tuple(moves))
    for law in LAWS:
        law(moment, random.Random(chance.getrandbits(32)))
    return 1


# What is kept.


def kept(file: Path) -> list[Result]:
    """All results so far; the last line may be torn when a run was cut off."""
    found = []
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        try:
            found.append(Result(*json.loads(line)))
        except (ValueError, TypeError):
            continue
    return found


def all_chunks(games: int, done: set[tuple[str, int]]) -> Iterator[Chunk]:
    titles = sorted(boomtown.game_ids())
    for number in range(-(-games // CHUNK)):
        chunk = Chunk(titles[number % len(titles)], FIRST_NUMBER + number // len(titles) * CHUNK)
        if tuple(chunk) not in done:
            yield chunk


def report(results: list[Result]) -> int:
    """Print what there is so far; returns the number of violations."""
    games, decisions, moments = Counter[str](), Counter[str](), Counter[str]()
    violations = [violation for result in results for violation in result.violations]
    for result in results:
        games[result.game] += result.games
        decisions[result.game] += result.decisions
        moments[result.game] += result.moments
    for title in sorted(games):
        print(f"{title:8} {games[title]:8,} games {decisions[title]:12,} decisions {moments[title]:10,} moments")
    print(f"in all   {games.total():8,} games {decisions.total():12,} decisions {moments.total():10,} moments")
    print(f"violations: {len(violations)}")
    for violation in violations[:20]:
        print(f"  {violation}")
    return len(violations)


def soak(games: int, processes: int, ray: str | None, folder: Path, seconds: float) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "results.jsonl"
    results = kept(file)
    chunks = all_chunks(games, {(result.game, result.first) for result in results})
    if ray is None:
        played = in_processes(play_chunk, chunks, processes)
    else:
        os.environ["PYTHONPATH"] = str(Path(__file__).resolve().parents[1])  # for the workers, which need the tests
        played = on_ray(play_chunk, chunks, ray)
    ends = time.monotonic() + seconds
    with file.open("a", encoding="utf-8") as out:
        for result in played:
            out.write(json.dumps(result) + "\n")
            out.flush()
            results.append(result)
            if result.violations:
                print("\n".join(result.violations), flush=True)
            if time.monotonic() > ends:
                break
    return 1 if report(results) else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=150_000)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", metavar="ADDRESS", help="a cluster instead of processes of this machine")
    parser.add_argument("--folder", type=Path, default=Path(".soak"))
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after this time")
    given = parser.parse_args()
    sys.exit(soak(given.games, given.processes, given.ray, given.folder, given.seconds))
