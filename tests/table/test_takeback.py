"""What may be taken back: never over a reveal, chance or another's decision, but freely among bots."""

import threading

import pytest

import boomtown
from boomtown.kernel.errors import IllegalAction
from boomtown.kernel.match import CannotUndo, Match
from boomtown.table.refusals import StaleRequest
from boomtown.table.store import Occupant, StoredTable, TableSettings
from boomtown.table.table import Revision, Table
from tests.table.harness import Doc, Player, Server, two_people

SEED = 2**127 + 12345


def table_of(game_id: str, *kinds: str, seed: int = SEED, base: int = 0, strict: bool = False) -> Table:
    """A table in memory; a seat is "person" or the level of a bot."""
    game = boomtown.game(game_id)
    occupants = [Occupant("person") if kind == "person" else Occupant("bot", kind) for kind in kinds]
    settings = TableSettings(
        "table", game_id, game.meta.version, game.check_options({}), seed, occupants, base, strict=strict
    )
    return Table(StoredTable(settings, [], [], None))


def play_some(table: Table, count: int) -> None:
    for _ in range(count):
        seat = table.state.pending()[-1]
        table.play(seat, table.state.legal(seat)[0])


def same(table: Table, moves: list[tuple[int, int]]) -> bool:
    """Whether a table stands exactly where a fresh one stands after these moves."""
    levels = [occupant.level or "person" for occupant in table.occupants]
    fresh = table_of(table.game.id, *levels, base=table.settings.base)
    for seat, action in moves:
        fresh.play(seat, action)
    return (
        fresh.state.to_json() == table.state.to_json()
        and fresh.moves == table.moves
        and fresh.events == table.events
        and fresh.undo_depths == table.undo_depths
    )


# In memory: every bound, by comparison with the kernel's own.


@pytest.mark.parametrize("game_id", ["wagons", "carson"])
def test_among_people_the_kernel_decides(game_id: str) -> None:
    table = table_of(game_id, "person", "person")
    match = Match(table.game, 2, SEED)
    while not table.state.over:
        seat = table.state.pending()[-1]
        action = table.state.legal(seat)[0]
        table.play(seat, action)
        match.apply(seat, action)
        if table.state.over:
            break
        for one in range(2):
            assert table.can_take_back(one) == match.can_undo(one)
            if not match.can_undo(one):
                with pytest.raises(CannotUndo):
                    table.takeback_target(one, None)
    for one in range(2):
        assert not table.can_take_back(one), "a finished game stays finished"


@pytest.mark.parametrize("turn", [False, True])
def test_a_table_rewinds_to_where_it_was(turn: bool) -> None:
    for length in range(1, 20):
        table = table_of("wagons", "person", "person")
        play_some(table, length)
        moves = list(table.moves)
        match = Match(table.game, 2, SEED)
        for seat, action in moves:
            match.apply(seat, action)
        seat = moves[-1][0]
        if not table.can_take_back(seat):
            assert not match.can_undo(seat)
            continue
        if turn:
            match.restart_turn(seat)
        else:
            match.undo(seat)
        target = table.takeback_target(seat, None if turn else 1)
        assert target == len(match.record.moves)
        table.rewind(target)
        assert same(table, moves[:target])


@pytest.mark.parametrize("game_id", ["wagons", "carson", "coloma"])
def test_several_decisions_go_back_as_far_as_the_kernel_lets_them(game_id: str) -> None:
    table = table_of(game_id, "person", "person")
    depths = set()
    for _ in range(30):
        play_some(table, 1)
        seat = table.moves[-1][0]
        match = Match(table.game, 2, SEED)
        for mover, action in table.moves:
            match.apply(mover, action)
        depth = 0
        while match.can_undo(seat):
            match.undo(seat)
            depth += 1
        depths.add(depth)
        for most in (1, 2, 3, 100) if depth else ():
            assert table.takeback_target(seat, most) == table.ply - min(most, depth)
    assert {1, 2} <= depths, "some decisions stood alone, others followed one of the same seat"


def test_among_bots_the_last_decision_comes_back_with_their_answers() -> None:
    table = table_of("wagons", "person", "deputy")
    while table.ply < 14:
        play_some(table, 1)
    moves = list(table.moves)
    last = max(ply for ply, (seat, _) in enumerate(moves) if seat == 0)
    assert table.takeback_target(0) == last
    first = table.takeback_target(0, None)
    assert first <= last and all(seat == 0 for seat, _ in moves[first : last + 1])
    table.rewind(last)
    assert same(table, moves[:last]) and table.state.pending() == (0,)


def test_a_branch_is_not_taken_back_beyond_its_root() -> None:
    table = table_of("wagons", "person", "deputy", base=5)
    play_some(table, 5)
    assert not table.can_take_back(0)
    while table.moves[-1][0] != 0 or table.ply == 5:
        play_some(table, 1)
    assert table.takeback_target(0, None) >= 5


def test_one_person_alone_may_take_back_freely() -> None:
    table = table_of("carson", "person")
    play_some(table, 9)
    assert table.takeback_target(0) == 8
    moves = list(table.moves)
    table.rewind(3)
    assert same(table, moves[:3])


# Over a reveal: for practice, and counted.


def test_taking_back_over_a_reveal_is_counted_in_table_and_record() -> None:
    table = table_of("carson", "person", "deputy")
    while table.ply < 2 or table.is_simultaneous():
        play_some(table, 1)
    assert table.is_over_reveal(0), "the bids are open"
    table.rewind(table.takeback_target(0))
    assert (table.ply, table.settings.practice, table.match.record.practice) == (1, 1, 1)
    while table.is_simultaneous():
        play_some(table, 1)
    table.rewind(table.takeback_target(0))
    assert table.settings.practice == table.match.record.practice == 2
    assert "practice: 2 take-backs over a reveal" in table.match.record.to_text()


def test_taking_back_what_brought_nothing_to_light_is_no_practice() -> None:
    table = table_of("wagons", "person", "deputy")
    play_some(table, 14)
    table.rewind(table.takeback_target(0, None))
    assert (table.rewinds, table.settings.practice, table.match.record.practice) == (1, 0, 0)


def test_a_strict_table_refuses_to_go_back_over_a_reveal() -> None:
    table = table_of("carson", "person", "deputy", strict=True)
    table.play(0, table.state.legal(0)[0])
    assert table.can_take_back(0), "the bid still lies face down"
    table.play(1, table.state.legal(1)[0])
    with pytest.raises(CannotUndo) as caught:
        table.takeback_target(0)
    assert caught.value.key == "cannot-undo-strict"
    assert table_of("wagons", "person", "deputy", strict=True).settings.strict


def test_a_strict_table_takes_back_where_nothing_is_hidden() -> None:
    table = table_of("wagons", "person", "deputy", strict=True)
    play_some(table, 14)
    assert table.can_take_back(0)


# Secret choices at once.


def test_answers_of_others_do_not_make_a_secret_choice_stale() -> None:
    table = table_of("carson", "person", "person", "person")
    assert len(table.state.pending()) == 3
    table.play(1, table.state.legal(1)[0])
    assert [table.is_current(0, Revision(ply)) for ply in range(3)] == [True, True, False]
    assert not table.is_current(1, Revision(0)), "it has answered, so what it saw at ply 0 is past"
    table.check_move(0, Revision(0), table.state.legal(0)[0])
    with pytest.raises(StaleRequest):
        table.check_move(1, Revision(0), table.state.legal(0)[0])
    with pytest.raises(IllegalAction):
        table.check_move(1, Revision(1), table.game.actions.parse("take 1"))
    table.play(2, table.state.legal(2)[0])
    table.play(0, table.state.legal(0)[0])
    assert not table.is_current(0, Revision(0)) and not table.is_current(0, Revision(2))


def test_a_secret_choice_may_be_changed_while_others_choose() -> None:
    table = table_of("carson", "person", "person", "person")
    first, second = table.state.legal(1)[:2]
    table.play(1, first)
    table.play(0, table.state.legal(0)[0])
    assert [table.is_current(1, Revision(ply)) for ply in range(4)] == [False, True, True, False]
    table.check_move(1, Revision(1), second)
    table.play(1, second)
    assert table.moves == [(1, second), (0, table.state.answers[0])]
    assert table.ply == 2 and table.undo_depths == [0, 1, 1]
    table.rewind(table.takeback_target(0))
    assert table.state.answers == [-1, second, -1]


# Over the wire.


def stored(server: Server, table: Doc) -> int:
    return int(server.rows('select count(*) from moves where "table" = :table', table=table["table"])[0][0])


def refused_takeback(player: Player, kind: str, seat: int) -> None:
    player.send(type=kind, seat=seat, ply=player.state["ply"])
    message = player.next("refused")
    assert message["key"] == "cannot-undo" and message["of"]["type"] == kind


def test_undo_and_restart_among_people(server: Server) -> None:
    table, first, second = two_people(server)
    with first, second:
        second.first(1)
        assert second.state["undo"] == {"1": True}
        second.send(type="undo", seat=1, ply=1)
        second.until(lambda state: state["ply"] == 0)
        assert stored(server, table) == 0 and second.state["log"] == []
        refused_takeback(second, "undo", 1)
        second.first(1)
        first.until(lambda state: state["pending"] == [0])
        assert first.state["undo"] == {"0": False}
        refused_takeback(first, "undo", 0)
        first.first()  # takes a card
        second.until(lambda state: state["ply"] == 2)
        refused_takeback(second, "undo", 1)
        second.send(type="undo", seat=1, ply=1)
        assert second.next("refused")["key"] == "table-stale"
        first.first()  # places it
        first.send(type="restart", seat=0, ply=3)
        first.until(lambda state: state["ply"] == 1)
        assert stored(server, table) == 1


def test_decisions_made_with_one_click_are_taken_back_at_once(server: Server) -> None:
    table, first, second = two_people(server)
    with first, second:
        second.first(1)
        first.until(lambda state: state["pending"] == [0])
        first.first()  # takes a card
        first.first()  # places it
        for moves in (0, 101, "2"):
            first.send(type="undo", seat=0, ply=3, moves=moves)
            assert first.next("error")["key"] == "table-bad-message"
        first.send(type="undo", seat=0, ply=3, moves=2)
        assert first.until(lambda state: state["ply"] == 1)["rewinds"] == 1, "one take-back, not two"
        assert stored(server, table) == 1
        first.first()
        first.first()
        first.send(type="undo", seat=0, ply=3, moves=5)
        assert first.until(lambda state: state["rewinds"] == 2)["ply"] == 1, "never the decision of another seat"


def test_the_same_ply_after_a_take_back_is_another_position(server: Server) -> None:
    table, first, second = two_people(server)
    with first, second:
        second.first(1)
        seen = first.until(lambda state: state["ply"] == 1)
        assert seen["rewinds"] == 0
        second.send(type="undo", seat=1, ply=1, rewinds=0)
        assert second.until(lambda state: state["ply"] == 0)["rewinds"] == 1
        second.move(1, second.state["legal"]["1"][-1])
        old = {"seat": 0, "ply": 1, "rewinds": 0}
        action = seen["legal"]["0"][0]
        for kind in ("move", "preview", "why"):
            message = {"type": kind, **old, "action": action}
            first.send(**message)
            refused = first.next("refused")
            assert refused["key"] == "table-stale" and refused["of"] == message and refused["state"]["rewinds"] == 1
            assert refused["rewinds"] == 1
        for kind in ("undo", "restart", "hint"):
            first.send(type=kind, **old)
            refused = first.next("refused")
            assert refused["key"] == "table-stale" and refused["of"]["type"] == kind
        assert stored(server, table) == 1
        first.allow_hints()
        new = {"seat": 0, "ply": 1, "rewinds": 1}
        for kind in ("preview", "why", "hint"):
            first.send(type=kind, **new, **({} if kind == "hint" else {"action": action}))
            assert first.next(kind).items() >= new.items()
        first.send(type="move", **new, action=first.state["legal"]["0"][0])
        assert first.until(lambda state: state["ply"] == 2)["rewinds"] == 1
        server.tables.open_tables[table["table"]].table = None  # as if the server had forgotten it
        assert server.state(table["table"], table["key"])["rewinds"] == 1


def test_free_take_back_among_bots_and_the_bot_answers_anew(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    replayed = Table.replayed

    def noted(table: Table, ply: int) -> Table:
        threads.append(threading.current_thread().name)
        return replayed(table, ply)

    monkeypatch.setattr(Table, "replayed", noted)
    table = server.new_table("wagons", "person", "deputy")
    with Player(server, table["table"], table["key"]) as player:
        player.my_turn()
        begun = player.state["ply"]
        while player.my_turn()["ply"] < begun + 4:
            player.first()
        before = player.state["ply"]
        player.send(type="undo", seat=0, ply=before)
        rewound = player.until(lambda state: state["ply"] < before)
        assert rewound["pending"] == [0]
        assert len(threads) == 1 and threads[0].startswith("boomtown-rewinding"), "nobody else waits for the replay"
        again = player.move(0, rewound["legal"]["0"][-1])
        assert again["ply"] > rewound["ply"] and again["log"][-1]["ply"] >= rewound["ply"]
        player.my_turn()
        assert stored(server, table) == player.state["ply"]


def test_a_finished_game_is_not_taken_back(server: Server) -> None:
    table = server.new_table("wagons", "person", "greenhorn")
    with Player(server, table["table"], table["key"]) as player:
        while not player.my_turn()["over"]:
            player.first()
        assert player.state["undo"] == {"0": False}
        count = stored(server, table)
        refused_takeback(player, "undo", 0)
        refused_takeback(player, "restart", 0)
        assert stored(server, table) == count


def test_a_changed_bid_is_stored_and_told_to_its_seat_alone(server: Server) -> None:
    table = server.new_table("carson", "person", "open", "open")
    keys = {invitation["seat"]: invitation["key"] for invitation in table["invitations"]}
    with (
        Player(server, table["table"], table["key"]) as first,
        Player(server, table["table"], keys[1]) as second,
        Player(server, table["table"], keys[2]) as third,
    ):
        old, new = first.my_turn()["legal"]["0"][:2]
        first.move(0, old)
        second.until(lambda state: state["pending"] == [1, 2])
        second.move(1, second.state["legal"]["1"][0])
        watched = third.until(lambda state: state["pending"] == [2])
        assert first.until(lambda state: state["ply"] == 2)["legal"]["0"]
        first.send(type="move", seat=0, ply=1, action=new)  # made before the other one chose
        changed = first.until(lambda state: state["views"]["0"]["seats"][0]["choice"] == "bid 2")
        assert changed["ply"] == 2 and changed["prompts"]["0"]["key"] == "prompt-answered"
        assert stored(server, table) == 2
        again = third.until(lambda state: state["ply"] == 2)
        assert (again["views"], again["log"]) == (watched["views"], watched["log"])
        server.tables.open_tables[table["table"]].table = None  # as if the server had forgotten it
        assert server.state(table["table"], table["key"])["views"]["0"]["seats"][0]["choice"] == "bid 2"
        third.move(2, third.state["legal"]["2"][0])
        assert first.until(lambda state: state["ply"] == 3)["views"]["0"]["seats"][0]["bid"] == 2


def test_practice_is_told_at_the_table_and_a_strict_table_refuses(server: Server) -> None:
    for strict in (False, True):
        body: Doc = {"game": "carson", "options": {}, "seats": [{"kind": "person"}], "strict": strict}
        table = server.http.post("/api/tables", json=body).json()
        with Player(server, table["table"], table["key"]) as player:
            assert (player.my_turn()["strict"], player.state["practice"]) == (strict, 0)
            player.first()
            player.send(type="undo", seat=0, ply=1)
            if strict:
                assert player.next("refused")["key"] == "cannot-undo-strict"
            else:
                assert player.until(lambda state: state["ply"] == 0)["practice"] == 1
                server.tables.open_tables[table["table"]].table = None
                assert server.state(table["table"], table["key"])["practice"] == 1
