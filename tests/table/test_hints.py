"""Why a hint is given: what a move gives and risks, from what the seat may know; and where there are no hints."""

import random

import pytest

import boomtown
from boomtown.table import game_info
from boomtown.table.bot_worker import RankedAction
from boomtown.table.hints import explained
from tests.support import GAMES, play_on
from tests.table.harness import Player, Server

PLAYABLE = [game_id for game_id in GAMES if game_info.is_playable(game_id)]


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_a_hint_is_explained_by_what_the_seat_may_know(game_id: str) -> None:
    """The lines add up to the points, the position stays as it is, and another world that looks alike says the same."""
    game = boomtown.game(game_id)
    state = game.new(max(2, min(game.meta.seats)), 77)
    chance = random.Random(game_id)
    seen = 0
    for _ in play_on(state, chance, 40):
        if state.over or chance.random() > 0.5:
            continue
        seat = state.pending()[0]
        position = state.known_to(seat)
        before = position.to_json()
        ranking = [RankedAction(action, 10, 0.5) for action in state.legal(seat)[:2]]
        told = explained(position, seat, ranking)
        assert position.to_json() == before
        assert told == explained(state.known_to(seat), seat, ranking)
        for choice in told:
            assert choice["points"] == sum(line["points"] for line in choice["gives"])
            assert choice["reply"] is None or choice["reply"]["seat"] != seat
        seen += 1
    assert seen > 3


def test_a_secret_choice_is_explained_by_what_it_leads_to() -> None:
    """The bids of the others are guessed, and a high bid gets a better card than a low one."""
    state = boomtown.game("carson").new(2, 3)
    position = state.known_to(0)
    low, high = (state.game.actions.parse(f"bid {value}") for value in (1, 9))
    last, first = explained(position, 0, [RankedAction(low, 10, 0.4), RankedAction(high, 10, 0.6)])
    assert first["guessed"]
    assert first["gives"]
    assert first["points"] > last["points"]


def test_several_people_have_no_hints_until_the_host_allows_them(server: Server) -> None:
    table = server.new_table("wagons", "person", "open")
    with Player(server, table["table"], table["key"]) as host:
        state = host.arrive()
        assert state["hints"] is False
        seat = state["pending"][0]
        if seat == 0:
            host.send(type="hint", seat=0, ply=state["ply"])
            assert host.next("refused")["key"] == "table-hints-off"
        host.send(type="aids", on=True, what="hints")
        assert host.until(lambda state: bool(state["hints"]))["aids"] is True
    guest_key = table["invitations"][0]["key"]
    with Player(server, table["table"], guest_key) as guest:
        guest.arrive()
        guest.send(type="aids", on=False, what="hints")
        assert guest.next("error")["key"] == "table-only-host"
    alone = server.new_table("wagons", "person", "deputy")
    assert server.state(alone["table"], alone["key"])["hints"] is True
