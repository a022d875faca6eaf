"""States told by what has changed: whoever carries the changes out has exactly the whole state."""

import json
import random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boomtown
from boomtown.table.changes import apply_changes, changes_between
from boomtown.table.open_table import OpenTable, Shown
from boomtown.table.server_messages import DocumentChange
from boomtown.table.table import Table, json_text
from tests.support import GAMES
from tests.table.harness import Doc, Player, Server, two_people
from tests.table.test_secrets import setups, table_of, whole_game

SCALARS = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["a", "b"])
DOCUMENTS = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from("pqrst"), inner, max_size=5),
    max_leaves=30,
)


@given(old=DOCUMENTS, new=DOCUMENTS)
def test_the_changes_lead_from_any_document_to_any_other(old: object, new: object) -> None:
    before = json_text([old])
    told: list[DocumentChange] = json.loads(json_text(changes_between(old, new)))
    assert json.dumps(apply_changes(old, told), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json_text([old]) == before


def test_little_is_told_when_little_changes() -> None:
    old: Doc = {"ply": 1, "views": {"0": {"towns": [{"cells": [1, 2]}, {"cells": [3]}], "bank": 5}}, "legal": [1, 2, 3]}
    new: Doc = {"ply": 2, "views": {"0": {"towns": [{"cells": [1, 2]}, {"cells": [3, 4]}], "bank": 5}}, "legal": [1, 2]}
    assert changes_between(old, new) == [
        {"at": ["ply"], "set": 2},
        {"at": ["views", "0", "towns", 1, "cells"], "keep": 1, "add": [4]},
        {"at": ["legal"], "keep": 2, "add": []},
    ]


class Reader:
    """Somebody who is told only what has changed."""

    def __init__(self, open_table: OpenTable, seats: tuple[int, ...]) -> None:
        self.open_table, self.seats = open_table, seats
        self.number = 0
        self.state: object = None
        self.told = 0

    def read(self, table: Table) -> None:
        shown: Shown = self.open_table.shown(table, self.seats, "key")
        text = shown.text_since(self.number, True)
        message: Doc = json.loads(text)
        if message["type"] == "changes":
            assert message["base"] == self.number
            self.state = apply_changes(self.state, message["changes"])
            self.told += 1
        else:
            self.state = message
        self.number = message.pop("number")
        assert json.dumps(self.state, sort_keys=True) == json.dumps(json.loads(shown.text), sort_keys=True)


@pytest.mark.parametrize("game_id", GAMES)
def test_whole_games_can_be_followed_by_their_changes(game_id: str) -> None:
    """Take-backs included; somebody who reads seldom is told the whole state."""
    for seats, options in setups(game_id):
        chance = random.Random(f"{game_id} {seats}")
        table = table_of(game_id, seats, options)
        open_table = OpenTable("table")
        readers = [Reader(open_table, mine) for mine in ((), *((seat,) for seat in range(seats)))]
        for number, _ in enumerate(whole_game(table, chance)):
            open_table.changed()
            for reader in readers:
                if number % 10 or reader is readers[0]:
                    reader.read(table)
            if table.moves and number % 7 == 0 and table.can_take_back(table.moves[-1][0]):
                table.rewind(table.takeback_target(table.moves[-1][0]))
                open_table.changed()
                for reader in readers:
                    reader.read(table)
        assert all(reader.told > 5 for reader in readers)


def test_a_move_is_worked_out_once() -> None:
    """What was tried before it was stored is what is played: the same position, events and record as by playing."""
    for game_id in GAMES:
        chance = random.Random(game_id)
        seats = min(boomtown.game(game_id).meta.seats)
        tried, played = table_of(game_id, seats), table_of(game_id, seats)
        while not tried.state.over:
            seat = chance.choice(tried.state.pending())
            action = chance.choice(tried.state.legal(seat))
            before = tried.state
            trial = tried.check_move(seat, tried.revision, action)
            assert tried.state is before and tried.ply == played.ply
            tried.carry_out(trial)
            played.play(seat, action)
            assert tried.state == played.state and tried.undo_depths == played.undo_depths
        assert tried.events == played.events and tried.moves == played.moves
        assert tried.record().to_text() == played.record().to_text()


def test_only_the_first_state_is_whole(server: Server) -> None:
    table, first, second = two_people(server)
    with first, second, Player(server, table["table"], table["key"], log="new", state="changes") as tab:
        tab.arrive()
        second.first(1)
        first.until(lambda state: bool(state["ply"] == 1))
        tab.until(lambda state: bool(state["ply"] == 1))
        first.first(0)
        tab.until(lambda state: bool(state["ply"] == 2))
        kinds = [json.loads(text)["type"] for text in tab.received]
        assert kinds[0] == "state" and set(kinds[1:]) == {"changes"}
        whole = server.state(table["table"], table["key"])
        assert {key: value for key, value in tab.state.items() if key not in ("number", "log_from")} == {
            key: value for key, value in whole.items() if key != "log_from"
        }


def test_whoever_has_lost_track_gets_the_whole_state(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"], log="new", state="changes") as player:
        player.arrive()
        player.first(1)
        player.send(type="state", id="again")
        assert player.next("done")["id"] == "again"
        player.receive()
        again = cast(Doc, json.loads(player.received[-1]))
        assert again["type"] == "state" and again["log_from"] == 0 and again["log"]
        player.first(0)
        assert json.loads(player.received[-1])["type"] == "changes"


def test_a_refusal_has_the_whole_state_and_changes_go_on_from_it(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"], log="new", state="changes") as player:
        player.arrive()
        player.send(type="move", seat=0, ply=0, action=1)
        assert player.next("refused")["state"]["number"] == player.state["number"]
        player.first(1)
        assert json.loads(player.received[-1])["type"] == "changes"
