"""Clubs: a shared link, members by nickname, their tables and the results of these.

Nobody has an account: a member has a key of their own, as a seat has one. The results of finished games are worked out
when somebody looks at the club, so that no move waits for them.
"""

import asyncio
import json
import logging
from dataclasses import replace

import sqlalchemy as sql

from boomtown.kernel.errors import BoomtownError
from boomtown.table import store, tokens
from boomtown.table.archives import archived
from boomtown.table.club_documents import (
    CLUB_NAME_LENGTH,
    ClubInfo,
    ClubMember,
    ClubPlayer,
    ClubResult,
    ClubSeat,
    JoinedClub,
)
from boomtown.table.club_ratings import duels, ratings
from boomtown.table.listings import club_tables, has_room, list_table
from boomtown.table.refusals import Refusal
from boomtown.table.schema import CLUBS, MEMBERS, RESULTS, TABLES
from boomtown.table.store import Occupant
from boomtown.table.table import Table
from boomtown.table.tables import Tables
from boomtown.table.user_text import nickname, plain_text

LOGGER = logging.getLogger("boomtown.table")

# How many results are worked out for one request; the rest follows at the next one.
MOST_NEW_RESULTS = 20
# How many of the latest results count for ratings and duels, and how many of those are listed.
MOST_RESULTS = 2000
MOST_SHOWN = 100
MOST_MEMBERS = 200


def club_name(text: str) -> str:
    name = plain_text(text)
    if not 1 <= len(name) <= CLUB_NAME_LENGTH:
        raise Refusal(422, "club-bad-name", {"length": CLUB_NAME_LENGTH})
    return name


# Membership.


async def found_club(tables: Tables, name: str, member: str) -> JoinedClub:
    """A new club with its first member, who may remove others."""
    joined: JoinedClub = {
        "club": tokens.new_table_id(),
        "key": tokens.new_key(),
        "name": club_name(name),
        "member": tokens.new_table_id(),
        "own": tokens.new_key(),
    }
    nick = nickname(member)

    def change(database: sql.Connection) -> None:
        row = {"id": joined["club"], "name": joined["name"], "hash": tokens.hash_key(joined["key"])}
        database.execute(CLUBS.insert().values(**row, founder=joined["member"], created=store.now()))
        add_member(database, joined, nick)

    await tables.writer.write(change)
    return joined


def add_member(connection: sql.Connection, joined: JoinedClub, nick: str) -> None:
    row = {"id": joined["member"], "club": joined["club"], "name": nick, "hash": tokens.hash_key(joined["own"])}
    connection.execute(MEMBERS.insert().values(**row, joined=store.now()))


async def join(tables: Tables, club: str, key: str, name: str) -> JoinedClub:
    """Whoever has the link becomes a member, under a nickname that nobody else has there."""
    nick, member, own = nickname(name), tokens.new_table_id(), tokens.new_key()

    def change(database: sql.Connection) -> JoinedClub:
        row = database.execute(sql.select(CLUBS).where(CLUBS.c.id == club)).first()
        if row is None:
            raise Refusal(404, "club-unknown")
        if row.hash != tokens.hash_key(key):
            raise Refusal(403, "club-wrong-key")
        names = set(database.execute(sql.select(MEMBERS.c.name).where(MEMBERS.c.club == club)).scalars())
        if nick.casefold() in {taken.casefold() for taken in names}:
            raise Refusal(409, "club-name-taken", {"name": nick})
        if len(names) >= MOST_MEMBERS:
            raise Refusal(409, "club-full", {"count": MOST_MEMBERS})
        joined: JoinedClub = {"club": club, "key": key, "name": row.name, "member": member, "own": own}
        add_member(database, joined, nick)
        return joined

    try:
        return await tables.writer.write(change)
    except sql.exc.IntegrityError as error:  # at another server somebody took the name at the same moment
        raise Refusal(409, "club-name-taken", {"name": nick}) from error


async def leave(tables: Tables, club: str, key: str, member: str | None) -> None:
    """A membership ends. The games stay, without the name; a club without members is gone."""

    def change(database: sql.Connection) -> None:
        me = member_of_key(database, club, key)
        founder = database.execute(sql.select(CLUBS.c.founder).where(CLUBS.c.id == club)).scalar_one()
        leaving = me if member is None else member
        if leaving != me and me != founder:
            raise Refusal(403, "club-only-founder")
        database.execute(MEMBERS.delete().where(MEMBERS.c.club == club, MEMBERS.c.id == leaving))
        rest = sql.select(MEMBERS.c.id).where(MEMBERS.c.club == club).order_by(MEMBERS.c.joined, MEMBERS.c.id)
        heir = database.execute(rest).scalars().first()
        if heir is None:
            database.execute(RESULTS.delete().where(RESULTS.c.club == club))
            database.execute(TABLES.update().where(TABLES.c.club == club).values(club=None))
            database.execute(CLUBS.delete().where(CLUBS.c.id == club))
        elif leaving == founder:
            database.execute(CLUBS.update().where(CLUBS.c.id == club).values(founder=heir))

    await tables.writer.write(change)


def member_of_key(connection: sql.Connection, club: str, own: str) -> str:
    """The member whose key this is."""
    query = sql.select(MEMBERS.c.id).where(MEMBERS.c.club == club, MEMBERS.c.hash == tokens.hash_key(own))
    member = connection.execute(query).scalar()
    if member is None:
        exists = connection.execute(sql.select(CLUBS.c.id).where(CLUBS.c.id == club)).first()
        raise Refusal(403, "club-not-member") if exists else Refusal(404, "club-unknown")
    return str(member)


# Tables.


async def sit_for_club(tables: Tables, table_id: str, key: str, club: str, own: str) -> ClubSeat:
    """Say that a member plays the first seat of the key. If the host does so, the table becomes one of the club."""

    def find_member() -> str:
        with tables.engine.begin() as connection:
            return member_of_key(connection, club, own)

    member = await asyncio.to_thread(find_member)
    open_table, seats = await tables.authorize(table_id, key)
    if not seats:
        raise Refusal(403, "table-only-players")
    invitation = tokens.new_key()
    async with open_table.lock:
        table = await tables.load(open_table)
        table.check_not_over()
        settings = table.settings
        if settings.club != club and (settings.club or not table.is_host(key)):
            raise Refusal(409, "club-other-table")
        seat = seats[0]
        if settings.club == club and table.occupants[seat].member == member:
            return {"club": club, "seat": seat, "member": member}
        occupants = [
            replace(other, member=member if place == seat else other.member if other.member != member else None)
            for place, other in enumerate(table.occupants)
        ]
        changed = replace(settings, occupants=occupants, club=club)
        expected, column = table.stored_revision, changed.settings_column()

        def change(database: sql.Connection) -> None:
            store.write_settings(database, expected, column)
            store.set_columns(database, expected, club=club)
            if has_room(occupants):
                list_table(database, expected, invitation, settings.listed)

        await tables.commit(open_table, change)
        settings.occupants, settings.club = occupants, club
        open_table.changed()
    return {"club": club, "seat": seat, "member": member}


# Results.


async def club_info(tables: Tables, club: str, key: str) -> ClubInfo:
    """All about a club, for whoever has its link or is a member."""
    head = await asyncio.to_thread(read_club, tables.engine, club, key)
    await note_results(tables, club)
    return await asyncio.to_thread(with_results, tables.engine, head)


def read_club(engine: sql.Engine, club: str, key: str) -> ClubInfo:
    """The name and the members of a club; nothing of its games yet."""
    with engine.begin() as connection:
        row = connection.execute(sql.select(CLUBS).where(CLUBS.c.id == club)).first()
        if row is None:
            raise Refusal(404, "club-unknown")
        people = connection.execute(
            sql.select(MEMBERS).where(MEMBERS.c.club == club).order_by(MEMBERS.c.joined, MEMBERS.c.id)
        ).all()
    hashed = tokens.hash_key(key)
    me = next((person.id for person in people if person.hash == hashed), None)
    if me is None and row.hash != hashed:
        raise Refusal(403, "club-wrong-key")
    members: list[ClubMember] = [
        {"member": person.id, "name": person.name, "founder": person.id == row.founder, "joined": person.joined}
        for person in people
    ]
    return {
        "club": club, "name": row.name, "me": me, "members": members, "tables": [], "results": [], "ratings": [],
        "duels": [],
    }  # fmt: skip


def with_results(engine: sql.Engine, head: ClubInfo) -> ClubInfo:
    """The club with its tables, results, ratings and duels."""
    members = {member["member"] for member in head["members"]}
    results = read_results(engine, head["club"], members)
    return {
        **head,
        "tables": club_tables(engine, head["club"]),
        "results": results[:MOST_SHOWN],
        "ratings": ratings(results),
        "duels": duels(results),
    }


def read_results(engine: sql.Engine, club: str, members: set[str]) -> list[ClubResult]:
    """The latest first. Whoever has left the club is a guest in them."""
    query = sql.select(RESULTS).where(RESULTS.c.club == club).order_by(RESULTS.c.at.desc()).limit(MOST_RESULTS)
    with engine.begin() as connection:
        rows = connection.execute(query).all()
    results: list[ClubResult] = []
    for row in rows:
        players: list[ClubPlayer] = json.loads(row.players)
        for player in players:
            player["member"] = player["member"] if player["member"] in members else None
        if players:
            results.append({"table": row.table, "game": row.game, "at": row.at, "players": players})
    return results


async def note_results(tables: Tables, club: str) -> None:
    """Work out the results of games that have ended since somebody last looked."""
    for table_id, game, finished in await asyncio.to_thread(without_result, tables.engine, club):
        players = await players_of(tables, table_id)
        row = {"table": table_id, "club": club, "game": game, "at": finished, "players": json.dumps(players)}
        try:
            await tables.writer.write(lambda database, row=row: add_result(database, row))  # type: ignore[misc]
        except sql.exc.IntegrityError:
            continue  # another server was faster


def add_result(connection: sql.Connection, row: dict[str, str]) -> None:
    if not connection.execute(sql.select(RESULTS.c.table).where(RESULTS.c.table == row["table"])).first():
        connection.execute(RESULTS.insert().values(**row))


def without_result(engine: sql.Engine, club: str) -> list[tuple[str, str, str]]:
    is_noted = sql.select(RESULTS.c.table).where(RESULTS.c.table == TABLES.c.id).exists()
    query = sql.select(TABLES.c.id, TABLES.c.game, TABLES.c.finished).where(
        TABLES.c.club == club, TABLES.c.finished.is_not(None), ~is_noted
    )
    with engine.begin() as connection:
        return [tuple(row) for row in connection.execute(query.limit(MOST_NEW_RESULTS))]


async def players_of(tables: Tables, table_id: str) -> list[ClubPlayer]:
    """Who played, with points and places; empty where a game was called off or cannot be replayed any more."""
    stored = await asyncio.to_thread(store.load, tables.engine, table_id)
    if stored is None:
        return []
    settings = stored.settings
    if settings.ended is not None and settings.ended.how == "aborted":
        return []
    try:
        points, winners = await tables.heavy(outcome, stored)
    except BoomtownError:  # the rules have changed since
        text = await archived(tables, table_id, "replay")
        if not text:
            LOGGER.warning("table %s has no result for its club", table_id)
            return []
        replay = json.loads(text)
        points, winners = [score["total"] for score in replay["frames"][-1]["scores"]], replay["winners"]
    return places(settings.occupants, points, winners)


def outcome(stored: store.StoredTable) -> tuple[list[int], list[int]]:
    table = Table(stored)
    return [table.state.score(seat).total for seat in range(len(table.occupants))], table.winners()


def places(occupants: list[Occupant], points: list[int], winners: list[int]) -> list[ClubPlayer]:
    """The winners first, then by points; whoever has given up comes last."""
    ranks = [
        (not occupant.resigned, seat in winners, 0 if seat in winners else points[seat])
        for seat, occupant in enumerate(occupants)
    ]
    return [
        {
            "member": occupant.member,
            "bot": occupant.level if occupant.kind == "bot" else None,
            "points": points[seat],
            "place": 1 + sum(other > ranks[seat] for other in ranks),
        }
        for seat, occupant in enumerate(occupants)
    ]
