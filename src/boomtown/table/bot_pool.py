"""All bots of a server: quick levels are thought here at once, searches wait in a queue that all servers work on."""

import asyncio
import json
import logging
import os
from typing import Literal, NamedTuple, Protocol

from boomtown.table import bot_worker, tokens
from boomtown.table.bot_worker import BotTask, OwnerEdition, RankedAction
from boomtown.table.host_bots import HostBots
from boomtown.table.lesson_answers import LessonAnswer
from boomtown.table.refusals import Refusal
from boomtown.table.workers import WorkerPool, WorkersFail

LOGGER = logging.getLogger("boomtown.table")

# Levels that answer at once do not queue behind those that search.
QUICK = ("greenhorn", "cowhand", "deputy")
FALLBACK = "random"
# All hints share one lane of the queue, so that many of them do not slow the bots of tables down.
HINTS = ""
MOST_HINTS = 24


class Search(NamedTuple):
    """What marshal plays, or how it ranks the actions for a hint."""

    kind: Literal["choose", "rank"]
    level: str
    task: BotTask

    @property
    def lane(self) -> str:
        """Tables take turns, and so do all hints together."""
        return self.task.table if self.kind == "choose" else HINTS

    def to_json(self) -> str:
        return json.dumps(self)

    @staticmethod
    def from_json(text: str) -> "Search":
        kind, level, (table, game, edition, seats, options, seed, moves, seat) = json.loads(text)
        task = BotTask(table, game, edition, seats, options, seed, tuple((by, what) for by, what in moves), seat)
        return Search(kind, level, task)


Ranking = list[RankedAction]


class Searches(Protocol):
    """Where searches are carried out."""

    async def search(self, request: Search) -> Ranking:
        """The actions, the best first; a choice is a ranking of one."""
        ...


class OwnSearches:
    """The searches of a server that is alone."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def search(self, request: Search) -> Ranking:
        return await carry_out(self._pool, request)


async def carry_out(pool: WorkerPool, request: Search) -> Ranking:
    seed = tokens.new_bot_seed()
    if request.kind == "rank":
        return await pool.run(request.lane, bot_worker.rank, request.task, seed)
    action = await pool.run(request.lane, bot_worker.choose, request.task, request.level, seed)
    return [RankedAction(action, 0, None)]


class BotPool:
    def __init__(
        self,
        workers: int | None = None,
        owner_editions: tuple[OwnerEdition, ...] = (),
        host_bots: HostBots | None = None,
    ) -> None:
        count = workers or os.cpu_count() or 1
        self.host_bots = host_bots or {}
        self.quick = WorkerPool(max(1, count // 2), owner_editions, self.host_bots)
        self.searching = WorkerPool(max(1, count - 1), owner_editions, self.host_bots)
        self.searches: Searches = OwnSearches(self.searching)
        self.hints = 0  # being worked out or waiting

    async def choose(self, task: BotTask, level: str) -> int:
        """A bot's action. If the bot fails, a simpler one plays for it: a game must not stop for our mistake."""
        try:
            if level in QUICK:
                return await self._choose_quickly(task, level)
            return (await self.searches.search(Search("choose", level, task)))[0].action
        except asyncio.CancelledError:
            raise
        except Exception:
            LOGGER.exception("%s failed at table %s, ply %d", level, task.table, len(task.moves))
            return await self._choose_quickly(task, FALLBACK)

    async def _choose_quickly(self, task: BotTask, level: str) -> int:
        return await self.quick.run(task.table, bot_worker.choose, task, level, tokens.new_bot_seed())

    async def judge(self, task: BotTask, moves: tuple[tuple[int, int], ...]) -> LessonAnswer:
        """What a learner's choice is worth."""
        return await self.quick.run(task.table, bot_worker.judge, task, moves)

    async def rank(self, task: BotTask) -> Ranking:
        """Marshal's best actions, for a hint. The number worked out at a time is limited."""
        if self.hints >= MOST_HINTS:
            raise Refusal(429, "table-hints-busy")
        self.hints += 1
        try:
            return await self.searches.search(Search("rank", "marshal", task))
        except WorkersFail as error:
            raise Refusal(409, "table-no-hint") from error
        finally:
            self.hints -= 1

    def close(self) -> None:
        self.quick.close()
        self.searching.close()
