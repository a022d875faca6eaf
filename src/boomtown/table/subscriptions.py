"""The stored addresses, e-mail or webhook, at which people are told that it is their turn."""

from dataclasses import dataclass

import sqlalchemy as sql

from boomtown.table.schema import SUBSCRIPTIONS

# The kind of the rows that count what the operator's own webhooks were told.
OPERATOR = "operator"


@dataclass
class Subscription:
    id: str
    seat: int
    kind: str
    target: str  # an e-mail address, or that of a webhook
    language: str
    token: str  # ends the notices, and nothing else
    confirmed: bool
    told: int = -1  # the ply at which the last turn began that a notice was sent for
    warned: int = -1  # the same for the notice that the time is up


def of_table(connection: sql.Connection, table: str) -> list[Subscription]:
    columns = [column for column in SUBSCRIPTIONS.c if column.name != "table"]
    rows = connection.execute(sql.select(*columns).where(SUBSCRIPTIONS.c.table == table)).mappings()
    return [Subscription(**row) for row in rows]


def add(connection: sql.Connection, table: str, rows: list[Subscription]) -> None:
    for row in rows:
        connection.execute(SUBSCRIPTIONS.insert().values(table=table, **vars(row)))


def remove(connection: sql.Connection, ids: list[str]) -> None:
    connection.execute(SUBSCRIPTIONS.delete().where(SUBSCRIPTIONS.c.id.in_(ids)))


def confirm(connection: sql.Connection, ids: list[str]) -> None:
    connection.execute(SUBSCRIPTIONS.update().where(SUBSCRIPTIONS.c.id.in_(ids)).values(confirmed=True))


def begin_anew(connection: sql.Connection, table: str, seats: list[int]) -> None:
    """Turns of these seats were taken back: whatever follows is a turn that nobody was told of."""
    of_seats = sql.and_(SUBSCRIPTIONS.c.table == table, SUBSCRIPTIONS.c.seat.in_(seats))
    connection.execute(SUBSCRIPTIONS.update().where(of_seats).values(told=-1, warned=-1))


def note(connection: sql.Connection, row: str, what: str, ply: int) -> bool:
    """Count a notice before it is sent; False when another server has sent it already."""
    column = SUBSCRIPTIONS.c[what]
    update = SUBSCRIPTIONS.update().where(SUBSCRIPTIONS.c.id == row, column != ply).values({what: ply})
    return connection.execute(update).rowcount == 1
