"""Looking back while a game is played: what a seat could know then, and nothing that came to light since."""

import json
import random

import pytest

import boomtown
from boomtown.table import game_info
from boomtown.table.history import Points, past_state_text, past_table
from boomtown.table.messages import Recipient, state_text
from boomtown.table.table import Table
from tests.support import GAMES
from tests.table.harness import Player, Server
from tests.table.test_secrets import Disguise, otherwise, secrets_of, table_of, whole_game

PLAYABLE = [game_id for game_id in GAMES if game_info.is_playable(game_id)]
MOMENTS = 6


def recipient(seat: int | None) -> Recipient:
    return Recipient(() if seat is None else (seat,), "key", frozenset())


def played(game_id: str, chance: random.Random) -> tuple[Table, list[dict[int | None, str]]]:
    """A game under way, and what everybody was told at each of its plies."""
    seats = max(2, min(boomtown.game(game_id).meta.seats))
    table = table_of(game_id, seats)
    told: list[dict[int | None, str]] = []
    for _ in whole_game(table, chance):
        told.append({seat: state_text(table, recipient(seat)) for seat in (None, *range(seats))})
        if len(told) > 60:
            break
    return table, told


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_the_past_is_what_everybody_was_told_then(game_id: str) -> None:
    chance = random.Random(game_id)
    table, told = played(game_id, chance)
    for ply in chance.sample(range(len(told)), MOMENTS):
        for seat, text in told[ply].items():
            then, now = json.loads(text), json.loads(past_state_text(past_table(table, ply), recipient(seat)))
            assert (now["legal"], now["undo"]) == ({}, {})
            for part in ("legal", "undo"):
                del then[part], now[part]
            assert now == then


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_the_past_tells_nothing_that_a_seat_cannot_see(game_id: str) -> None:
    """Two worlds that looked alike to a seat give the same past, and no seed is in it."""
    chance = random.Random(f"{game_id} past")
    table, told = played(game_id, chance)
    for ply in chance.sample(range(len(told)), MOMENTS):
        past = past_table(table, ply)
        for seat in (None, *range(len(table.occupants))):
            true = past_state_text(past, recipient(seat))
            assert not any(secret in true for secret in secrets_of(past.state))
            with Disguise(past, otherwise(past, 0 if seat is None else seat, chance)):
                if seat is not None:
                    assert past_state_text(past, recipient(seat)) == true


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_points_are_those_of_every_moment(game_id: str) -> None:
    chance = random.Random(f"{game_id} points")
    table, told = played(game_id, chance)
    for seat in (None, 0):
        points = Points(table, recipient(seat).seats).after(table.moves)["points"]
        assert len(points) == table.ply + 1
        for ply, moment in enumerate(told):
            assert points[ply] == [score["total"] for score in json.loads(moment[seat])["scores"]]


def test_the_past_of_a_table_over_rest(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    where = f"/api/tables/{table['table']}"
    with Player(server, table["table"], table["key"]) as person:
        state = person.arrive()
        for _ in range(5):
            seat = state["pending"][0]
            state = person.move(seat, state["legal"][str(seat)][0])
    key = {"key": table["key"]}
    past = server.http.get(f"{where}/past", params={**key, "ply": 2}).json()
    assert (past["ply"], past["legal"], past["mine"]) == (2, {}, [0, 1])
    assert all(entry["ply"] < 2 for entry in past["log"])
    assert len(server.http.get(f"{where}/points", params=key).json()["points"]) == 6
    assert server.http.get(f"{where}/past", params={**key, "ply": 7}).status_code == 422
    assert server.http.get(f"{where}/past", params={"key": "wrong", "ply": 1}).status_code == 403
