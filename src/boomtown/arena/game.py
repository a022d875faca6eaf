"""One game of a contest, played by its bots and kept as a record."""

import json
import operator
import time
from dataclasses import dataclass, field
from typing import Any

from boomtown.arena.contest import ScheduledGame
from boomtown.bots import Bot, Seat, bot, close
from boomtown.kernel import record as records
from boomtown.kernel.components import ComponentFile
from boomtown.kernel.errors import BadRecord
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.rng import Rng, seeded
from boomtown.kernel.state import State

PLAYERS = "# players:"
RESULT = "# arena:"


@dataclass
class PlayedGame:
    """What came of a game. All lists go by seat."""

    number: int
    contestants: tuple[int, ...]
    points: tuple[int, ...]
    wins: tuple[float, ...]  # a shared victory is shared
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # of thinking
    faults: tuple[int, ...] = ()  # moves lost by a mistake
    mistakes: list[str] = field(default_factory=list)  # what they were; the first few
    record: str = ""

    def to_text(self) -> str:
        """The record, which any client opens, with the result in its comments."""
        head, gap, moves = self.record.partition("\n\n")
        result = {name: value for name, value in vars(self).items() if name != "record"}
        return f"{head}{gap}{RESULT} {json.dumps(result)}\n{moves}"


def read_game(text: str) -> PlayedGame:
    """A game that to_text() wrote."""
    for line in text.splitlines():
        if line.startswith(RESULT):
            doc: dict[str, Any] = json.loads(line.removeprefix(RESULT))
            mistakes = doc.pop("mistakes")
            by_seat = {name: tuple(value) for name, value in doc.items() if isinstance(value, list)}
            return PlayedGame(**{**doc, **by_seat, "mistakes": mistakes, "record": text})
    raise BadRecord("arena-no-result")


# How many mistakes of a game are kept in words.
MOST_MISTAKES = 3


def play(scheduled: ScheduledGame) -> PlayedGame:
    """One whole game."""
    owner = scheduled.owner
    file = None if owner is None else ComponentFile(owner.name, owner.edition, owner.document)
    game = find_game(scheduled.game, file)
    seats = range(len(scheduled.bots))
    state = game.new(len(seats), scheduled.deal, scheduled.options)
    record = records.start(game, len(seats), scheduled.deal, scheduled.options)
    players = [
        bot(name, seed, scheduled.seconds, scheduled.iterations)
        for name, seed in zip(scheduled.bots, scheduled.bot_seeds, strict=True)
    ]
    chance = seeded(scheduled.deal, "arena")
    seconds = [0.0] * len(seats)
    decisions = [0] * len(seats)
    mistakes: list[tuple[int, str]] = []
    try:
        while not state.over:
            seat = state.pending()[0]
            begun = time.perf_counter()
            action, mistake = decide(players[seat], state, seat, chance)
            seconds[seat] += time.perf_counter() - begun
            decisions[seat] += 1
            mistakes += [(seat, mistake)] if mistake else []
            record.moves.append((seat, action))
            state.apply(seat, action)
    finally:
        for player in players:
            close(player)
    record.seed = scheduled.deal
    for seat, player in enumerate(players):
        mistakes += [(seat, reason) for reason in getattr(player, "faults", [])]
    winners = state.winners()
    head, gap, moves = record.to_text().partition("\n\n")
    return PlayedGame(
        number=scheduled.number,
        contestants=scheduled.contestants,
        points=tuple(state.score(seat).total for seat in seats),
        wins=tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        decisions=tuple(decisions),
        seconds=tuple(round(spent, 3) for spent in seconds),
        faults=tuple(sum(seat == other for other, _ in mistakes) for seat in seats),
        mistakes=[f"{scheduled.bots[seat]}: {reason}"[:200] for seat, reason in mistakes[:MOST_MISTAKES]],
        record=f"{head}{gap}{PLAYERS} {', '.join(scheduled.bots)}\n{moves}",
    )


def decide(player: Bot, state: State, seat: int, chance: Rng) -> tuple[int, str]:
    """A bot's action. A mistake costs it its move: a random legal action is played in its place."""
    legal = state.legal(seat)
    try:
        action = operator.index(player.choose(Seat(state, seat)))  # of NumPy, for example
        mistake = "" if action in legal else f"{action} is not legal"
    except Exception as error:  # whatever goes wrong in a stranger's code
        action, mistake = -1, f"{type(error).__name__}: {error}"
    return (legal[chance.below(len(legal))] if mistake else action), mistake
