"""Where a finished game turned: marshal looks at the decisions of a seat once more and says what each was worth.

It is worked out in the bots' queue, a decision at a time, and kept while the table is in memory. Whoever asks is told
how far it is.
"""

import asyncio
import logging

from boomtown.table.bot_pool import BotPool, Ranking
from boomtown.table.bot_worker import BotTask
from boomtown.table.refusals import Refusal
from boomtown.table.table import Table
from boomtown.table.table_documents import AnalysedMove, Analysis

LOGGER = logging.getLogger("boomtown.table")

# How many decisions of a long game are looked at, spread over the whole of it.
MOST_DECISIONS = 24
# Seconds until a queue that is full is tried again, and how often.
RETRY_SECONDS = 2.0
MOST_RETRIES = 60


class SeatAnalysis:
    """The decisions of one seat, as far as they have been looked at."""

    def __init__(self, table: Table, seat: int, plies: list[int]) -> None:
        self._table = table
        self._seat = seat
        self._plies = plies
        self._moves: list[AnalysedMove] = []
        self._failed = False

    def result(self) -> Analysis:
        done = len(self._moves)
        return {"done": done, "all": len(self._plies), "failed": self._failed, "moves": sorted(self._moves, key=by_ply)}

    async def run(self, bots: BotPool) -> None:
        for ply in self._plies:
            try:
                self._moves.append(await self._look_at(bots, ply))
            except asyncio.CancelledError:
                raise
            except Exception:
                LOGGER.exception("table %s: ply %d could not be analysed", self._table.id, ply)
                self._failed = True
                return

    async def _look_at(self, bots: BotPool, ply: int) -> AnalysedMove:
        settings = self._table.settings
        task = BotTask(
            settings.id, settings.game, settings.edition, len(settings.occupants), settings.options, settings.deal,
            tuple(self._table.moves[:ply]), self._seat,
        )  # fmt: skip
        ranking = await self._rank(bots, task)
        _, played = self._table.moves[ply]
        spell = self._table.game.actions.format
        values = {ranked.action: ranked.value for ranked in ranking}
        best = ranking[0]
        # An action that marshal hardly looked at is worth no more than the worst it looked at.
        judged = [value for value in values.values() if value is not None]
        value = values.get(played, min(judged, default=None))
        return {
            "ply": ply,
            "played": played,
            "played_text": spell(played),
            "best": best.action,
            "best_text": spell(best.action),
            "value": best.value if played == best.action else value,
            "best_value": best.value,
        }

    async def _rank(self, bots: BotPool, task: BotTask) -> Ranking:
        for _ in range(MOST_RETRIES):
            try:
                return await bots.rank(task)
            except Refusal as refusal:
                # Hints of people who play go first.
                if refusal.status != 429:
                    raise
                await asyncio.sleep(RETRY_SECONDS)
        return await bots.rank(task)


def by_ply(move: AnalysedMove) -> int:
    return move["ply"]


def decisions(table: Table, seat: int) -> list[int]:
    """The plies at which the seat had a choice, at most MOST_DECISIONS of them, spread over the game."""
    state = table.game.new(len(table.occupants), table.settings.deal, table.settings.options)
    plies = []
    for ply, (mover, action) in enumerate(table.moves):
        if mover == seat and len(state.legal(seat)) > 1:
            plies.append(ply)
        state.apply(mover, action)
    if len(plies) <= MOST_DECISIONS:
        return plies
    return [plies[index * len(plies) // MOST_DECISIONS] for index in range(MOST_DECISIONS)]
