"""Games that people end: resigning where two play and where more do, and calling a game off before it has begun."""

from tests.table.harness import Doc, Player, Server
from tests.table.test_absence import seated
from tests.table.test_keys import bearer


def get(server: Server, table: Doc, what: str, key: str = "") -> tuple[int, str]:
    answer = server.http.get(f"/api/tables/{table['table']}/{what}", headers=bearer(key or table["key"]))
    return answer.status_code, answer.text


def test_where_two_play_whoever_resigns_has_lost(server: Server) -> None:
    table = server.new_table("wagons", "person", "open")
    key = seated(server, table, 1)
    with Player(server, table["table"], table["key"]) as host, Player(server, table["table"], key) as guest:
        guest.my_turn(1)
        guest.first(1)
        assert get(server, table, "record")[0] == 409
        guest.send(type="resign", seat=0)
        assert guest.next("error")["key"] == "table-foreign-seat"
        guest.send(type="resign", seat=1)
        state = host.until(lambda state: state["over"])
        assert state["winners"] == [0] and state["ended"] == {"how": "resigned", "seat": 1}
        assert (state["pending"], state["legal"]) == ([], {"0": []})
        host.send(type="move", seat=0, ply=1, action=0)
        assert host.next("refused")["key"] in ("table-over", "not-your-turn", "not-asked")
        host.send(type="resign", seat=0)
        assert host.next("refused")["key"] == "table-over"
    server.tables.open_tables.pop(table["table"])
    state = server.state(table["table"], table["key"])
    assert state["over"] and state["winners"] == [0], "the store knows it"
    status, record = get(server, table, "record")
    assert status == 200 and "seed: " in record
    status, replay = get(server, table, "replay")
    assert status == 200 and '"winners":[0]' in replay
    past = server.http.get(f"/api/tables/{table['table']}/past?ply=0", headers=bearer(table["key"])).json()
    assert not past["over"]
    again = server.http.post(f"/api/tables/{table['table']}/rematch", headers=bearer(table["key"])).json()
    assert not server.state(again["table"], again["key"])["over"]


def test_where_more_play_a_bot_plays_on_for_good(server: Server) -> None:
    table = server.new_table("carson", "person", "open", "open")
    keys = [seated(server, table, seat) for seat in (1, 2)]
    with Player(server, table["table"], keys[0]) as one, Player(server, table["table"], keys[1]) as two:
        one.arrive()
        one.send(type="resign", seat=1)
        state = two.until(lambda state: state["seats"][1]["resigned"])
        assert not state["over"] and state["seats"][1]["bot"] == "deputy"
        for message in ({"type": "return", "seat": 1}, {"type": "resign", "seat": 1}):
            one.send(**message)
            assert one.next("refused")["key"] == "table-resigned"
        two.until(lambda state: 1 not in state["pending"])  # the bot has bid


def test_a_game_is_called_off_until_everybody_has_decided_something(server: Server) -> None:
    table = server.new_table("carson", "person", "open")
    key = seated(server, table, 1)
    with Player(server, table["table"], table["key"]) as host, Player(server, table["table"], key) as guest:
        host.my_turn(0)
        assert host.first(0)["abort"]
        guest.until(lambda state: state["ply"] == 1)
        guest.send(type="abort", seat=1)
        state = host.until(lambda state: state["over"])
        assert state["winners"] == [] and state["ended"] == {"how": "aborted", "seat": 1}
    begun = server.new_table("carson", "person", "person")
    with Player(server, begun["table"], begun["key"]) as people:
        people.arrive()
        people.first(0)
        assert not people.first(1)["abort"]
        people.send(type="abort", seat=0)
        assert people.next("refused")["key"] == "table-begun-all"


def test_a_lesson_is_left_not_given_up(server: Server) -> None:
    made = server.http.post("/api/games/wagons/lesson").json()
    with Player(server, made["table"], made["key"]) as learner:
        state = learner.arrive()
        assert not state["abort"]
        learner.send(type="resign", seat=state["mine"][0])
        assert learner.next("refused")["key"] == "table-lesson-ends"
