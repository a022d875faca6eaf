"""What is stored of a table: its settings and its moves; positions are never stored. See schema.py for the tables.

Every write names the epoch and the revision of the table that it was decided on. If the table has another one in the
store, because a second server has taken it over, nothing of the write is stored.
"""

import json
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

import sqlalchemy as sql

from boomtown.kernel.rng import mixed
from boomtown.kernel.state import Options
from boomtown.table.clock import Clock, clock_from_json
from boomtown.table.schema import ARCHIVES, CHAT, KEYS, LINKS, LISTINGS, MOVES, PLANS, SUBSCRIPTIONS, TABLES
from boomtown.table.subscriptions import Subscription, of_table
from boomtown.table.subscriptions import add as add_subscriptions
from boomtown.table.tokens import hash_key, new_key

# The seats of an invitation that is for whichever seat is free. It opens nothing else.
ANY_SEAT = "[]"
# Every state message carries these lines of chat, and nobody scrolls back further.
CHAT_KEPT = 200

Kind = Literal["person", "open", "bot"]
ProposalKind = Literal["take-back", "stand-in", "adjourn", "resume"]

# Seconds after which somebody who is away is gone, where a table does not say so itself.
PATIENCE = 120


class StaleWriter(Exception):
    """The table has another owner, or others have written to it."""


class StoredRevision(NamedTuple):
    """Which epoch and revision of a table a server takes to be the stored one; a write fails if it is not."""

    table: str
    epoch: int
    ply: int
    rewinds: int


@dataclass
class Occupant:
    """Who sits on a seat."""

    kind: Kind
    level: str | None = None  # of a bot
    name: str | None = None
    free: bool = False  # an open seat that nobody has taken yet
    stand_in: str | None = None  # the level of a bot that decides while nobody does
    colour: int | None = None  # which of the seats' colours; usually the one of its number
    resigned: bool = False  # the bot that stands in stays
    member: str | None = None  # of the table's club

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides here: one that sits here, or one that stands in."""
        return (self.level or "greenhorn") if self.kind == "bot" else self.stand_in

    @property
    def is_person(self) -> bool:
        """Whether somebody plays here, or may come to do so at any time. A person may be absent."""
        return self.kind != "bot" and not (self.free and self.stand_in is not None)

    def to_json(self) -> dict[str, str | int | None]:
        doc: dict[str, str | int | None] = {"kind": self.kind, "level": self.level, "name": self.name}
        more = {
            "free": self.free or None, "stand_in": self.stand_in, "colour": self.colour,
            "resigned": self.resigned or None, "member": self.member,
        }  # fmt: skip
        return doc | {name: value for name, value in more.items() if value is not None}


def occupant_from_json(doc: dict[str, Any]) -> Occupant:
    return Occupant(
        doc["kind"],
        doc["level"],
        doc["name"],
        doc.get("free", False),
        doc.get("stand_in"),
        doc.get("colour"),
        doc.get("resigned", False),
        doc.get("member"),
    )


@dataclass
class Proposal:
    """What somebody has proposed to the others, and who has agreed so far."""

    kind: ProposalKind
    by: int
    seat: int | None = None  # of a bot that is to stand in
    level: str | None = None
    yes: list[int] = field(default_factory=list)
    ply: int = 0
    rewinds: int = 0
    since: float = 0.0  # when it was made, by the clock of the machine


@dataclass
class Ending:
    """How a game ended before its rules said so."""

    how: Literal["resigned", "aborted"]
    seat: int


@dataclass
class TableSettings:
    """Everything about a table except its moves, its chat and its rematch."""

    id: str
    game: str
    version: int
    options: Options
    seed: int
    occupants: list[Occupant]
    base: int = 0  # the ply this table started at, as a branch or from a record; nothing before it can be taken back
    finished: bool = False
    edition: str = ""  # the mark of an owner's component set
    rewinds: int = 0  # how often something was taken back; the same ply may then mean another position
    strict: bool = False  # nothing is taken back over a reveal, not even among bots
    practice: int = 0  # how often something was taken back over a reveal
    aids: bool = True  # the boards may ask for aids
    host: str = ""  # the hash of the key of whoever made the table
    # Only at a lesson: at which of its steps each move was made, and last the step it is at now.
    lesson: list[int] | None = None
    hints: bool = False  # hints may be asked for although several people play
    began: int | None = None  # the version of the rules that the game began with, if it goes on with another one
    muted: list[int | None] = field(default_factory=list)  # seats that may not talk; None stands for the spectators

    entropy: dict[int, str] = field(default_factory=dict)  # by seat, what players have added to the seed
    dealt: bool = False  # the cards are those of another game or a record, and stay
    patience: int = PATIENCE  # seconds after which somebody who is away is gone
    proposal: Proposal | None = None
    adjourned: bool = False  # nobody decides until everybody has agreed to go on
    ended: Ending | None = None
    listed: bool = False  # everybody finds the table in the lobby
    club: str = ""  # whose table it is
    clock: Clock | None = None

    @property
    def deal(self) -> int:
        """The seed that the cards are dealt from."""
        return mixed(self.seed, self.entropy)

    def settings_column(self) -> str:
        """What has no column of its own, as JSON."""
        occupants = [occupant.to_json() for occupant in self.occupants]
        doc = {
            "chairs": occupants, "base": self.base, "components": self.edition,
            "strict": self.strict, "practice": self.practice, "aids": self.aids, "hints": self.hints, "host": self.host,
            "lesson": self.lesson, "began": self.began, "muted": self.muted,
            "entropy": sorted(self.entropy.items()), "dealt": self.dealt, "patience": self.patience,
            "proposal": None if self.proposal is None else asdict(self.proposal), "adjourned": self.adjourned,
            "ended": None if self.ended is None else asdict(self.ended), "listed": self.listed,
            "clock": None if self.clock is None else self.clock.to_json(),
        }  # fmt: skip
        return json.dumps(doc)


@dataclass
class ChatLine:
    """A line of chat."""

    number: int
    seat: int | None
    text: str
    at: str


@dataclass
class StoredTable:
    """A table as the store has it."""

    settings: TableSettings
    moves: list[tuple[int, int]]
    chat: list[ChatLine]
    rematch: str | None
    owner: str | None = None  # the server that plays the table
    epoch: int = 0  # how often the table got an owner
    requests: dict[int, str] = field(default_factory=dict)  # by ply, the id of the message that asked for the move
    questions: dict[int, int] = field(
        default_factory=dict
    )  # by ply, the fingerprint of the question that the move answered
    changed: str = ""  # when the last move was made, or the table
    plans: dict[int, dict[str, Any]] = field(default_factory=dict)  # by seat, see plans.py
    subscriptions: list[Subscription] = field(default_factory=list)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


# Reading.


def load(engine: sql.Engine, table: str) -> StoredTable | None:
    """A table as it is at one moment, whoever writes to it meanwhile."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with engine.begin() as connection:
        row = connection.execute(sql.select(TABLES).where(TABLES.c.id == table)).mappings().first()
        if row is None:
            return None
        column = json.loads(row["settings"])
        occupants = [occupant_from_json(seat) for seat in column["chairs"]]
        settings = TableSettings(
            row["id"], row["game"], row["version"], json.loads(row["options"]), int(row["seed"]), occupants,
            column["base"], row["finished"] is not None, column.get("components", ""), row["rewinds"],
            column.get("strict", False), column.get("practice", 0), column["aids"], column["host"],
            column.get("lesson"), column.get("hints", False), column.get("began"), column.get("muted", []),
            dict(column.get("entropy", [])), column.get("dealt", False), column.get("patience", PATIENCE),
            Proposal(**column["proposal"]) if column.get("proposal") else None, column.get("adjourned", False),
            Ending(**column["ended"]) if column.get("ended") else None,
            listed=column.get("listed", False), club=row["club"] or "",
            clock=clock_from_json(column["clock"]) if column.get("clock") else None,
        )  # fmt: skip
        columns = sql.select(MOVES.c.seat, MOVES.c.action, MOVES.c.request, MOVES.c.question, MOVES.c.at)
        moves = connection.execute(columns.where(MOVES.c.table == table).order_by(MOVES.c.ply)).all()
        chat_lines = connection.execute(
            sql.select(CHAT.c.number, CHAT.c.seat, CHAT.c.text, CHAT.c.at)
            .where(CHAT.c.table == table)
            .order_by(CHAT.c.number.desc())
            .limit(CHAT_KEPT)
        ).all()
        rematch = connection.execute(sql.select(LINKS.c.rematch).where(LINKS.c.table == table)).scalar()
        plan_rows = connection.execute(sql.select(PLANS.c.seat, PLANS.c.plan).where(PLANS.c.table == table)).all()
        subscriptions = of_table(connection, table)
    chat = [ChatLine(*line) for line in reversed(chat_lines)]
    requests = {ply: move.request for ply, move in enumerate(moves) if move.request is not None}
    questions = {ply: move.question for ply, move in enumerate(moves) if move.question is not None}
    played = [(move.seat, move.action) for move in moves]
    changed = moves[-1].at if moves else row["created"]
    plans = {seat: json.loads(plan) for seat, plan in plan_rows}
    return StoredTable(
        settings, played, chat, rematch, row["owner"], row["epoch"], requests, questions, changed, plans, subscriptions
    )


def exists(engine: sql.Engine, table: str) -> bool:
    with engine.begin() as connection:
        return connection.execute(sql.select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None


def seats_of_key(engine: sql.Engine, table: str, key: str) -> tuple[int, ...] | None:
    """The seats a key opens, none for a spectator's; None when it opens nothing at this table.

    An invitation opens nothing before it is exchanged: whoever made it could look into the cards of the seat.
    """
    query = sql.select(KEYS.c.seats).where(KEYS.c.table == table, KEYS.c.hash == hash_key(key), ~KEYS.c.invitation)
    with engine.begin() as connection:
        seats = connection.execute(query).scalar()
    return None if seats is None else tuple(json.loads(seats))


def archive(engine: sql.Engine, table: str) -> tuple[str, bytes] | None:
    """The record and the replay of a finished game, as they were shown."""
    query = sql.select(ARCHIVES.c.record, ARCHIVES.c.replay).where(ARCHIVES.c.table == table)
    with engine.begin() as connection:
        row = connection.execute(query).first()
    return None if row is None else (row.record, row.replay)


def not_archived(engine: sql.Engine, versions: dict[str, int], count: int) -> list[str]:
    """Some finished games of these versions of the rules that are not in the archive yet."""
    current = sql.or_(*(sql.and_(TABLES.c.game == game, TABLES.c.version == now) for game, now in versions.items()))
    is_archived = sql.select(ARCHIVES.c.table).where(ARCHIVES.c.table == TABLES.c.id).exists()
    query = sql.select(TABLES.c.id).where(TABLES.c.finished.is_not(None), current, ~is_archived).limit(count)
    with engine.begin() as connection:
        return list(connection.execute(query).scalars())


def is_invitation(engine: sql.Engine, table: str, key: str) -> bool:
    """Whether a key is an invitation that was not exchanged yet."""
    query = sql.select(KEYS.c.invitation).where(KEYS.c.table == table, KEYS.c.hash == hash_key(key))
    with engine.begin() as connection:
        return bool(connection.execute(query).scalar())


def invited_to(engine: sql.Engine, table: str, key: str) -> tuple[int, ...] | None:
    """The seat that an invitation is for, none when it is for any free one; None when the key is no invitation."""
    query = sql.select(KEYS.c.seats).where(KEYS.c.table == table, KEYS.c.hash == hash_key(key), KEYS.c.invitation)
    with engine.begin() as connection:
        seats = connection.execute(query).scalar()
    return None if seats is None else tuple(json.loads(seats))


# Writing. These run inside the writer's transaction.


def add_table(
    connection: sql.Connection,
    settings: TableSettings,
    keys: list[tuple[str, list[int]]],
    moves: list[tuple[int, int]],
    owner: str | None = None,
    invitations: frozenset[str] = frozenset(),
) -> None:
    """A new table with the hashes of its keys, and the moves it starts with as a branch or from a record."""
    connection.execute(
        TABLES.insert().values(
            id=settings.id, game=settings.game, version=settings.version, seats=len(settings.occupants),
            seed=str(settings.seed), options=json.dumps(settings.options), settings=settings.settings_column(),
            created=now(),
            finished=now() if settings.finished else None,
            owner=owner, epoch=0 if owner is None else 1, ply=len(moves), rewinds=settings.rewinds,
            club=settings.club or None,
        )
    )  # fmt: skip
    if keys:
        rows = [
            {
                "table": settings.id, "hash": key_hash, "seats": json.dumps(seats),
                "invitation": key_hash in invitations,
            }
            for key_hash, seats in keys
        ]  # fmt: skip
        connection.execute(KEYS.insert(), rows)
    if moves:
        played = [move_row(settings.id, ply, seat, action) for ply, (seat, action) in enumerate(moves)]
        connection.execute(MOVES.insert(), played)


def move_row(
    table: str, ply: int, seat: int, action: int, request: str | None = None, question: int | None = None
) -> dict[str, int | str | None]:
    return {
        "table": table, "ply": ply, "seat": seat, "action": action, "at": now(), "request": request,
        "question": question,
    }  # fmt: skip


# These statements are made once, because nothing is written as often.
UPDATE_IF_UNCHANGED = (
    TABLES.update()
    .where(
        TABLES.c.id == sql.bindparam("old_id"),
        TABLES.c.epoch == sql.bindparam("old_epoch"),
        TABLES.c.ply == sql.bindparam("old_ply"),
        TABLES.c.rewinds == sql.bindparam("old_rewinds"),
    )
    .values(ply=sql.bindparam("new_ply"), rewinds=sql.bindparam("new_rewinds"))
)
INSERT_MOVE = MOVES.insert()
UPDATE_WITH_CLOCK = UPDATE_IF_UNCHANGED.values(settings=sql.bindparam("new_settings"), due=sql.bindparam("new_due"))


def update_if_unchanged(
    connection: sql.Connection,
    expected: StoredRevision,
    ply: int | None = None,
    rewinds: int | None = None,
    clock: tuple[str, float | None] | None = None,
) -> None:
    """The first step of every write: give the table its new revision, or fail if the stored one is not as expected.

    The row is locked from here to the end of the transaction, so that nobody can take the table over in between.
    `clock` is the settings column and when the table is due, for what is written as often as moves.
    """
    values: dict[str, object] = {
        "old_id": expected.table, "old_epoch": expected.epoch, "old_ply": expected.ply, "old_rewinds": expected.rewinds,
        "new_ply": expected.ply if ply is None else ply,
        "new_rewinds": expected.rewinds if rewinds is None else rewinds,
    }  # fmt: skip
    if clock is not None:
        values["new_settings"], values["new_due"] = clock
    statement = UPDATE_IF_UNCHANGED if clock is None else UPDATE_WITH_CLOCK
    if connection.execute(statement, values).rowcount != 1:
        raise StaleWriter(f"table {expected.table} is no longer at epoch {expected.epoch}, ply {expected.ply}")


def set_columns(connection: sql.Connection, expected: StoredRevision, **values: object) -> None:
    connection.execute(TABLES.update().where(TABLES.c.id == expected.table).values(**values))


def append_move(
    connection: sql.Connection,
    expected: StoredRevision,
    seat: int,
    action: int,
    ends_game: bool,
    request: str | None = None,
    settings_column: str | None = None,
    question: int | None = None,
    due: float | None = None,
) -> None:
    """Add a move; the settings column changes with it at a lesson, whose step it has, and at a table with a clock."""
    clock = None if settings_column is None else (settings_column, due)
    update_if_unchanged(connection, expected, ply=expected.ply + 1, clock=clock)
    connection.execute(INSERT_MOVE, move_row(expected.table, expected.ply, seat, action, request, question))
    if ends_game:
        set_columns(connection, expected, finished=now())


def change_move(
    connection: sql.Connection, expected: StoredRevision, ply: int, seat: int, action: int, request: str | None = None
) -> None:
    """Replace a secret answer that nobody else knows yet."""
    update_if_unchanged(connection, expected)
    row = MOVES.update().where(MOVES.c.table == expected.table, MOVES.c.ply == ply, MOVES.c.seat == seat)
    changed = connection.execute(row.values(action=action, at=now(), request=request))
    if changed.rowcount != 1:
        raise ValueError(f"table {expected.table}: seat {seat} has no move at ply {ply}")


def take_back(connection: sql.Connection, expected: StoredRevision, ply: int, settings_column: str) -> None:
    """Delete the moves from `ply` on. The settings column counts those that went over a reveal."""
    update_if_unchanged(connection, expected, ply=ply, rewinds=expected.rewinds + 1)
    deleted = connection.execute(MOVES.delete().where(MOVES.c.table == expected.table, MOVES.c.ply >= ply))
    if deleted.rowcount != expected.ply - ply:
        raise ValueError(
            f"table {expected.table}: {deleted.rowcount} moves from ply {ply} on instead of {expected.ply - ply}"
        )
    set_columns(connection, expected, settings=settings_column)


def write_settings(connection: sql.Connection, expected: StoredRevision, settings_column: str) -> None:
    update_if_unchanged(connection, expected)
    set_columns(connection, expected, settings=settings_column)


def write_clock(connection: sql.Connection, expected: StoredRevision, settings_column: str, due: float | None) -> None:
    update_if_unchanged(connection, expected, clock=(settings_column, due))


def end_table(connection: sql.Connection, expected: StoredRevision, settings_column: str) -> None:
    """The game is over though its rules do not say so."""
    update_if_unchanged(connection, expected)
    row = TABLES.update().where(TABLES.c.id == expected.table)
    connection.execute(row.values(settings=settings_column, finished=now(), due=None))


def deal_anew(connection: sql.Connection, expected: StoredRevision, settings_column: str) -> None:
    """Other cards at the same ply, so whatever was decided on the old ones is stale."""
    update_if_unchanged(connection, expected, rewinds=expected.rewinds + 1)
    set_columns(connection, expected, settings=settings_column)


def exchange_key(
    connection: sql.Connection, expected: StoredRevision, old: str, new: str, settings_column: str
) -> None:
    """Another key takes the place of one, which is then known to nobody but its holder."""
    update_if_unchanged(connection, expected)
    row = KEYS.update().where(KEYS.c.table == expected.table, KEYS.c.hash == old)
    if connection.execute(row.values(hash=new, invitation=False)).rowcount != 1:
        raise ValueError(f"table {expected.table}: the key to be exchanged is gone")
    set_columns(connection, expected, settings=settings_column)


def sit_down(
    connection: sql.Connection, expected: StoredRevision, seat: int, new: str, settings_column: str, deals: bool
) -> None:
    """A guest's own key in the place of the invitation to the seat. Before the first move the cards are dealt anew."""
    update_if_unchanged(connection, expected, rewinds=expected.rewinds + deals)
    seats = json.dumps([seat])
    connection.execute(KEYS.delete().where(KEYS.c.table == expected.table, KEYS.c.seats == seats, KEYS.c.invitation))
    connection.execute(KEYS.insert().values(table=expected.table, hash=new, seats=seats, invitation=False))
    connection.execute(TABLES.update().where(TABLES.c.id == expected.table).values(settings=settings_column))


def seats_of(guest: int | None) -> tuple[int, ...]:
    """The seats that the key of a guest opens; None stands for a spectator."""
    return () if guest is None else (guest,)


def replace_keys(
    connection: sql.Connection,
    expected: StoredRevision,
    guest: int | None,
    host: str,
    new: str,
    invite: str | None,
    settings_column: str,
) -> None:
    """One new key in the place of all that a guest's seat, or the spectators, have; the host's stays.

    A guest who is removed knows the invitation to any seat too, so that is replaced by `invite`.
    """
    update_if_unchanged(connection, expected)
    seats = json.dumps(seats_of(guest))
    theirs = sql.and_(KEYS.c.table == expected.table, KEYS.c.seats == seats, KEYS.c.hash != host)
    to_any_seat = sql.and_(KEYS.c.table == expected.table, KEYS.c.seats == ANY_SEAT, KEYS.c.invitation)
    connection.execute(KEYS.delete().where(theirs, ~to_any_seat))
    if guest is not None:
        for part in (SUBSCRIPTIONS, PLANS):
            connection.execute(part.delete().where(part.c.table == expected.table, part.c.seat == guest))
    if invite is not None:
        connection.execute(KEYS.delete().where(to_any_seat))
        connection.execute(LISTINGS.delete().where(LISTINGS.c.table == expected.table))
        row = {"table": expected.table, "hash": invite, "seats": ANY_SEAT, "invitation": True}
        connection.execute(KEYS.insert().values(**row))
    row = {"table": expected.table, "hash": new, "seats": seats, "invitation": guest is not None}
    connection.execute(KEYS.insert().values(**row))
    set_columns(connection, expected, settings=settings_column)


def add_chat_line(connection: sql.Connection, expected: StoredRevision, line: ChatLine) -> None:
    """Append a line of chat and delete those that are not shown any more."""
    update_if_unchanged(connection, expected)
    connection.execute(CHAT.insert().values(table=expected.table, **asdict(line)))
    connection.execute(CHAT.delete().where(CHAT.c.table == expected.table, CHAT.c.number <= line.number - CHAT_KEPT))


def write_version(connection: sql.Connection, expected: StoredRevision, version: int, settings_column: str) -> None:
    """The game goes on with another version of the rules."""
    update_if_unchanged(connection, expected)
    set_columns(connection, expected, version=version, settings=settings_column)


def link_table(
    connection: sql.Connection,
    expected: StoredRevision,
    settings: TableSettings,
    owner: str,
    moves: list[tuple[int, int]],
    shift: int,
) -> None:
    """A table that follows another one; everybody's key opens it as well, `shift` seats further on."""
    update_if_unchanged(connection, expected)
    columns = sql.select(KEYS.c.hash, KEYS.c.seats, KEYS.c.invitation)
    rows = connection.execute(columns.where(KEYS.c.table == expected.table)).all()
    count = len(settings.occupants)
    keys = [(key_hash, sorted((seat + shift) % count for seat in json.loads(seats))) for key_hash, seats, _ in rows]
    invitations = frozenset(key_hash for key_hash, _, invitation in rows if invitation)
    add_table(connection, settings, keys, moves, owner, invitations)
    connection.execute(LINKS.insert().values(table=expected.table, rematch=settings.id))
    subscriptions = [
        replace(row, id=new_key(), seat=(row.seat + shift) % count, told=-1, warned=-1)
        for row in of_table(connection, expected.table)
    ]
    add_subscriptions(connection, settings.id, subscriptions)
