"""Plans: a seat decides ahead, the server answers for it, and anything unexpected drops the plan."""

import json
from collections.abc import Iterator

import pytest

from boomtown.table.plans import Lookahead
from tests.table.harness import Doc, Player, Server

GAMES = ("wagons", "carson", "coloma", "sprawl")


def ahead(server: Server, table: str, key: str, seat: int, **body: object) -> Doc:
    answer = server.http.post(
        f"/api/tables/{table}/ahead", json={"seat": seat, **body}, headers={"Authorization": f"Bearer {key}"}
    )
    assert answer.status_code == 200, answer.text
    doc: Doc = answer.json()
    return doc


class Pair:
    """Two people at a table: who is asked, and who can plan meanwhile."""

    def __init__(self, server: Server, game: str, *at: Server) -> None:
        """With further servers each of them is at one of these."""
        self.server = server
        self.made = server.new_table(game, "person", "open")
        self.keys = [self.made["key"], self.made["invitations"][0]["key"]]
        places = at or (server, server)
        self.players = [Player(place, self.made["table"], key) for place, key in zip(places, self.keys, strict=True)]
        for player in self.players:
            player.until(lambda state: bool(state))

    def settle(self) -> None:
        """Play until exactly one of them is asked."""
        for _ in range(60):
            pending = self.players[0].state["pending"]
            if len(pending) == 1:
                return
            self.play(pending[0])
        raise AssertionError("both are always asked")

    @property
    def asked(self) -> int:
        return int(self.players[0].state["pending"][0])

    def play(self, seat: int, action: int | None = None) -> None:
        player = self.players[seat]
        state = player.state
        chosen = player.state["legal"][str(seat)][0] if action is None else action
        player.send(type="move", seat=seat, ply=state["ply"], action=chosen, id=f"m{state['ply']}")
        player.next("done")
        for other in self.players:
            other.until(lambda now: now["ply"] > state["ply"])

    def plan(self, seat: int, steps: list[list[int]], auto: bool = False) -> Doc:
        player = self.players[seat]
        player.send(type="plan", seat=seat, ply=player.state["ply"], steps=steps, auto=auto, id="p")
        return player.until(lambda state: str(seat) in state["plans"])

    def close(self) -> None:
        for player in self.players:
            player.__exit__()


@pytest.fixture
def pair(server: Server) -> Iterator[Pair]:
    found = Pair(server, "wagons")
    yield found
    found.close()


def planned(pair: Pair) -> tuple[int, int, Doc]:
    """Who plans, who is asked, and the position in which the planner is asked next."""
    pair.settle()
    rival = pair.asked
    seat = 1 - rival
    return seat, rival, ahead(pair.server, pair.made["table"], pair.keys[seat], seat)


@pytest.mark.parametrize("game", GAMES)
def test_looking_ahead_shows_a_position_in_which_the_seat_is_asked(server: Server, game: str) -> None:
    pair = Pair(server, game)
    seat, _, state = planned(pair)
    assert seat in state["pending"] and state["legal"][str(seat)] and state["mine"] == [seat]
    # Further on, after an answer of one's own.
    further = ahead(server, pair.made["table"], pair.keys[seat], seat, steps=[[state["legal"][str(seat)][0]]])
    assert seat in further["pending"]
    # Nothing has happened at the table itself.
    assert server.state(pair.made["table"], pair.keys[seat])["ply"] == pair.players[0].state["ply"]
    pair.close()


def test_a_plan_is_carried_out_when_the_turn_comes_as_expected(pair: Pair) -> None:
    seat, rival, state = planned(pair)
    wanted = state["legal"][str(seat)]
    pair.plan(seat, [wanted[:3]])
    # The rival does what was expected: the position that was looked at follows.
    expected = expected_moves(pair)
    ply = pair.players[seat].state["ply"]
    for action in expected:
        pair.play(rival, action)
    after = pair.players[seat].until(lambda now: now["ply"] > ply + len(expected) and not now["plans"])
    moves = pair.server.rows('SELECT seat, action FROM moves WHERE "table" = :id ORDER BY ply', id=after["table"])
    assert (seat, wanted[0]) in moves[ply:]


def expected_moves(pair: Pair) -> list[int]:
    """The moves of the rival that lead to the position that was looked at."""
    rival = pair.asked
    table = pair.server.tables.open_tables[pair.made["table"]].table
    assert table is not None
    line = Lookahead(table, 1 - rival, False)
    state = line.state
    actions: list[int] = []
    while list(state.pending()) == [rival]:
        legal = state.legal(rival)
        ratings = state.game.order(state, rival, legal)
        actions.append(legal[ratings.index(max(ratings))])
        state.apply(rival, actions[-1])
    return actions


def takes(state: Doc, seat: int) -> bool:
    """Whether the seat is asked which card it takes."""
    return bool(state["prompts"][str(seat)]["key"] == "wagons-ask-take")


def test_anything_unexpected_drops_the_plan_and_says_why(pair: Pair) -> None:
    seat, rival, state = planned(pair)
    while not (takes(pair.players[rival].state, rival) and takes(state, seat)):
        pair.play(rival)
        seat, rival, state = planned(pair)
    wanted = state["legal"][str(seat)][-1]
    pair.plan(seat, [[wanted]])
    # The rival takes that very card, and gives all before it to the planner.
    pair.play(rival, wanted)
    while pair.asked == rival:
        pair.play(rival)
    dropped = pair.players[seat].until(lambda now: now["plans"].get(str(seat), {}).get("dropped") is not None)
    assert dropped["plans"][str(seat)]["dropped"] in ("question", "choice")
    assert dropped["pending"] == [seat] and dropped["plans"][str(seat)]["steps"] == []


def test_nobody_else_sees_a_plan(pair: Pair) -> None:
    seat, rival, state = planned(pair)
    pair.plan(seat, [state["legal"][str(seat)][:2]])
    for key in (pair.keys[rival], pair.made["watch"]):
        assert pair.server.state(pair.made["table"], key)["plans"] == {}
    pair.play(rival)
    said = "".join(pair.players[rival].received)
    assert all(not json.loads(text).get("plans") for text in pair.players[rival].received)
    assert '"dropped"' not in said


def test_a_plan_outlives_the_memory_of_the_server(pair: Pair) -> None:
    seat, _, state = planned(pair)
    pair.plan(seat, [state["legal"][str(seat)][:2]], auto=True)
    pair.server.tables.open_tables[pair.made["table"]].table = None
    again = pair.server.state(pair.made["table"], pair.keys[seat])
    assert again["plans"][str(seat)] == {"steps": [state["legal"][str(seat)][:2]], "auto": True, "dropped": None}


def test_a_plan_is_taken_back(pair: Pair) -> None:
    seat, _, state = planned(pair)
    pair.plan(seat, [state["legal"][str(seat)][:1]])
    player = pair.players[seat]
    player.send(type="plan", seat=seat, ply=player.state["ply"], steps=[], id="none")
    player.until(lambda now: not now["plans"])
    assert pair.server.rows('SELECT * FROM plans WHERE "table" = :id', id=pair.made["table"]) == []


def test_what_cannot_be_planned_is_refused(pair: Pair) -> None:
    seat, rival, state = planned(pair)
    player = pair.players[seat]
    player.send(type="plan", seat=seat, ply=player.state["ply"], steps=[[999999]], id="p")
    assert player.next("refused")["key"] == "plan-impossible"
    asked = pair.players[rival]
    asked.send(type="plan", seat=rival, ply=asked.state["ply"], steps=[[0]], id="p")
    assert asked.next("refused")["key"] == "plan-asked"
    foreign = pair.server.http.post(
        f"/api/tables/{pair.made['table']}/ahead", json={"seat": rival}, params={"key": pair.keys[seat]}
    )
    assert foreign.status_code == 403
    assert state["legal"]


def test_forced_questions_are_answered_at_once(server: Server) -> None:
    """In Urban Sprawl, Coloma or Carson City somebody is asked sooner or later with a single answer."""
    pair = Pair(server, "carson")
    for seat, player in enumerate(pair.players):
        player.send(type="plan", seat=seat, ply=player.state["ply"], steps=[], auto=True, id="auto")
        player.until(lambda state, seat=seat: str(seat) in state["plans"])  # type: ignore[misc]
    for _ in range(80):
        state = server.state(pair.made["table"], pair.keys[0])
        if state["over"]:
            break
        for seat, player in enumerate(pair.players):
            now = server.state(pair.made["table"], pair.keys[seat])
            if seat in now["pending"] and len(now["legal"][str(seat)]) > 1:
                player.send(
                    type="move", seat=seat, ply=now["ply"], action=now["legal"][str(seat)][0], id=f"{now['ply']}"
                )
                player.until(lambda later, now=now: later["ply"] > now["ply"])  # type: ignore[misc]
                break
    table = server.tables.open_tables[pair.made["table"]].table
    assert table is not None
    alone = table.game.new(2, table.settings.deal, table.settings.options)
    forced = 0
    for mover, action in table.moves:
        forced += len(alone.legal(mover)) == 1
        alone.apply(mover, action)
    assert forced, "no question had a single answer"
    pair.close()
