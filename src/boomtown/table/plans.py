"""Plans: a seat decides ahead of its turn, and the server answers for it as long as everything comes as expected.

A plan is made on an imagined position, from nothing but what the seat knows: the others play there as the game's own
heuristic would. What is expected, the question and what the seat owns then, is kept beside each answer. If anything is
different when the seat is really asked, the plan is dropped and the person decides.
"""

import asyncio
import copy
import json
import logging
import time
from collections.abc import Callable
from dataclasses import replace

import sqlalchemy as sql

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.state import State
from boomtown.table import store
from boomtown.table.messages import Recipient, state_without_log, with_log
from boomtown.table.open_table import OpenTable
from boomtown.table.planned import Dropped, Plan, PlanStep
from boomtown.table.refusals import Refusal, foreign_seat
from boomtown.table.schema import PLANS
from boomtown.table.store import StoredRevision
from boomtown.table.table import Revision, Table, json_text
from boomtown.table.tables import NOBODY, Request, Tables

LOGGER = logging.getLogger("boomtown.table")

# How far others are played ahead: decisions and seconds.
MOST_AHEAD = 400
AHEAD_SECONDS = 3.0


class Lookahead:
    """An imagined position that goes on from what a seat knows now."""

    def __init__(self, table: Table, seat: int, auto: bool) -> None:
        self.seat = seat
        self.auto = auto
        self.state: State = table.known_position(seat).clone()

    def until_asked(self) -> None:
        """Play for the others until the seat is asked something to which there is more than one answer."""
        state, until = self.state, time.monotonic() + AHEAD_SECONDS
        for _ in range(MOST_AHEAD):
            if state.over or time.monotonic() > until:
                break
            pending = state.pending()
            other = self.seat if self.seat in pending else pending[0]
            legal = state.legal(other)
            if other == self.seat and not (self.auto and len(legal) == 1):
                return
            ratings = state.game.order(state, other, legal)
            state.apply(other, legal[ratings.index(max(ratings))])
        raise Refusal(409, "plan-too-far")

    def answer(self, choices: list[int]) -> PlanStep:
        """Answer the next question by the first of these choices; all of them must be possible."""
        self.until_asked()
        state, seat = self.state, self.seat
        legal = state.legal(seat)
        if not choices or any(choice not in legal for choice in choices):
            raise Refusal(409, "plan-impossible")
        step = PlanStep(state.prompt(seat).key, state.game.tally(state, seat), choices)
        state.apply(seat, choices[0])
        return step


def check_plannable(table: Table, seat: int) -> None:
    """Raises when the seat is asked now, or cannot play at all."""
    table.check_running()
    if table.lesson is not None or table.is_bot(seat):
        raise Refusal(409, "plan-nothing")
    if seat in table.pending():
        raise Refusal(409, "plan-asked")


def ahead_text(table: Table, seat: int, wanted: list[list[int]], auto: bool) -> str:
    """The state message of the position in which the seat is asked next, after these answers."""
    check_plannable(table, seat)
    lookahead = Lookahead(table, seat, auto)
    for choices in wanted:
        lookahead.answer(choices)
    lookahead.until_asked()
    imagined = copy.copy(table)
    imagined.match = copy.copy(table.match)
    imagined.match.state = lookahead.state
    imagined._forget_position()
    return with_log(json_text(state_without_log(imagined, Recipient((seat,), "", frozenset()))), table, (seat,))


def make_plan(table: Table, seat: int, wanted: list[list[int]], auto: bool) -> Plan:
    """A plan with what is expected at each of its steps."""
    if wanted:
        check_plannable(table, seat)
    lookahead = Lookahead(table, seat, auto)
    return Plan(moves_of(table, seat), table.rewinds, [lookahead.answer(choices) for choices in wanted], auto)


def moves_of(table: Table, seat: int) -> int:
    return sum(mover == seat for mover, _ in table.moves)


async def look_ahead(tables: Tables, table_id: str, key: str, seat: int, wanted: list[list[int]], auto: bool) -> str:
    open_table, seats = await tables.authorize(table_id, key)
    if seat not in seats:
        raise foreign_seat(seat)
    return await tables.look_back(open_table, lambda now: ahead_text(now, seat, wanted, auto))


# Changing plans.


async def set_plan(
    tables: Tables,
    open_table: OpenTable,
    seat: int,
    revision: Revision,
    wanted: list[list[int]],
    auto: bool,
    request: Request = NOBODY,
) -> None:
    """Keep what a seat has decided ahead; without steps and `auto` nothing is kept."""
    plan = await tables.look_back(open_table, lambda now: make_plan(now, seat, wanted, auto))

    async def change() -> None:
        async with open_table.lock:
            table = await tables.load(open_table)
            table.check_current(seat, revision)
            await keep(tables, open_table, table, seat, plan if plan.steps or plan.auto else None)
            request.done(table)
            tables.announce_change(open_table)

    await tables.complete(change())


async def keep(tables: Tables, open_table: OpenTable, table: Table, seat: int, plan: Plan | None) -> None:
    """Store a plan, or that there is none. The lock must be held."""
    expected = table.stored_revision
    await tables.commit(open_table, lambda database: write_plan(database, expected, seat, plan))
    if plan is None:
        table.plans.pop(seat, None)
    else:
        table.plans[seat] = plan


def write_plan(connection: sql.Connection, expected: StoredRevision, seat: int, plan: Plan | None) -> None:
    store.update_if_unchanged(connection, expected)
    connection.execute(PLANS.delete().where(PLANS.c.table == expected.table, PLANS.c.seat == seat))
    if plan is not None:
        row = {"table": expected.table, "seat": seat, "plan": json.dumps(plan.to_json())}
        connection.execute(PLANS.insert().values(**row))


# Following them.


def follower(tables: Tables) -> Callable[[OpenTable], None]:
    """What is called after each change of a table."""

    def follow(open_table: OpenTable) -> None:
        table = open_table.table
        if table is not None and table.plans and not open_table.following and due_seat(table) is not None:
            open_table.following = True
            tables.start(follow_plans(tables, open_table))

    return follow


def due_seat(table: Table) -> int | None:
    """A seat that is asked now and has a plan. Whether the plan still fits is for `unexpected` to say."""
    if not table.is_running:
        return None
    pending = set(table.pending())
    return next(
        (
            seat
            for seat, plan in table.plans.items()
            if not table.is_bot(seat) and seat in pending and (plan.steps or is_forced(table, seat, plan))
        ),
        None,
    )


def is_forced(table: Table, seat: int, plan: Plan) -> bool:
    return plan.auto and len(table.legal(seat)) == 1


async def follow_plans(tables: Tables, open_table: OpenTable) -> None:
    """Answer for the seats that have a plan, one after the other, until somebody without one is asked."""
    try:
        while (table := open_table.table) is not None and (seat := due_seat(table)) is not None:
            plan, revision = table.plans[seat], table.revision
            action, rest = next_answer(table, seat, plan)
            if action is not None:
                await tables.move(open_table, seat, revision, action)
            async with open_table.lock:
                now = await tables.load(open_table)
                if now.plans.get(seat) is not plan:
                    continue  # the person has changed it meanwhile
                await keep(tables, open_table, now, seat, rest if rest.steps or rest.auto or rest.dropped else None)
                open_table.changed()
            await asyncio.sleep(0)
    except BoomtownError as error:
        LOGGER.info("table %s: a plan was not followed: %s", open_table.id, error.key)
    finally:
        open_table.following = False


def next_answer(table: Table, seat: int, plan: Plan) -> tuple[int | None, Plan]:
    """What the plan answers now, and what is left of it; no answer when something is not as it was expected."""
    legal = table.legal(seat)
    if plan.steps:
        reason = unexpected(table, seat, plan)
        if reason is not None:
            return None, replace(plan, steps=[], dropped=reason)
    if is_forced(table, seat, plan):
        return legal[0], replace(plan, moves=plan.moves + 1)
    step, *rest = plan.steps
    action = next(choice for choice in step.choices if choice in legal)
    return action, replace(plan, steps=rest, moves=plan.moves + 1)


def unexpected(table: Table, seat: int, plan: Plan) -> Dropped | None:
    """Why the plan does not fit what is asked now."""
    step, legal = plan.steps[0], table.legal(seat)
    if plan.rewinds != table.rewinds or plan.moves != moves_of(table, seat):
        return "rewind"
    if is_forced(table, seat, plan):
        return None
    if table.state.prompt(seat).key != step.question:
        return "question"
    if not any(choice in legal for choice in step.choices):
        return "choice"
    return None if table.game.tally(table.state, seat) == step.goods else "goods"
