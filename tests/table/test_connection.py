"""Playing over a live connection: what is answered to whom, and what is refused."""

import json

import pytest

import boomtown
from tests.table.harness import Doc, Player, Server, two_people


def stored_moves(server: Server, table: str) -> list[tuple[int, int, int]]:
    rows = server.rows('select ply, seat, action from moves where "table" = :table order by ply', table=table)
    return [(ply, seat, action) for ply, seat, action in rows]


# The state.


def test_the_first_message_is_the_whole_state(server: Server) -> None:
    table = server.new_table("wagons", "person", "deputy")
    with Player(server, table["table"], table["key"]) as player:
        state = player.arrive()
        assert set(state) == {
            "type", "table", "game", "edition", "options", "ply", "rewinds", "over", "winners", "commit", "pending",
            "seats", "mine", "views", "legal", "prompts", "scores", "undo", "strict", "practice", "aids", "hints",
            "host", "muted", "entropy", "lesson", "log_from", "log", "chat", "rematch", "ended", "adjourned",
            "abort", "patience", "proposal", "clock", "club", "listed", "plans",
        }  # fmt: skip
        assert state["table"] == table["table"] and state["game"] == "wagons"
        assert state["mine"] == [0] and list(state["views"]) == ["0"]
        assert state["seats"][1] == {
            "seat": 1, "kind": "bot", "level": "deputy", "name": "Clem", "present": True, "free": False,
            "bot": "deputy", "colour": 1, "gone": False, "resigned": False,
        }  # fmt: skip
        assert state["seats"][0]["present"] is True
        assert len(state["commit"]) == 64


def test_a_move_is_stored_before_it_is_acknowledged(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.arrive()
        for ply in range(6):
            seat = player.state["pending"][0]
            action = player.state["legal"][str(seat)][-1]
            assert player.move(seat, action)["ply"] == ply + 1
            assert stored_moves(server, table["table"])[-1] == (ply, seat, action)


def test_everybody_hears_of_a_move(server: Server) -> None:
    table, first, second = two_people(server)
    with first, second, Player(server, table["table"], table["watch"]) as spectator:
        spectator.arrive()
        second.first(1)
        assert first.until(lambda state: state["ply"] == 1)["log"][-1]["key"] == "wagons-started"
        watched = spectator.until(lambda state: state["ply"] == 1)
        assert watched["legal"] == {} and list(watched["views"]) == ["watch"] and watched["undo"] == {}
        assert watched["prompts"]["watch"] == {"key": "prompt-wait", "params": {"seats": "0"}}


def test_a_bot_answers_and_a_game_ends(server: Server) -> None:
    table = server.new_table("wagons", "person", "deputy")
    with Player(server, table["table"], table["key"]) as player:
        player.arrive()
        while not player.my_turn()["over"]:
            player.first()
        assert player.state["winners"]
        totals = [score["total"] for score in player.state["scores"]]
        assert max(totals) == totals[player.state["winners"][0]]
        assert player.state["legal"] == {"0": []} and player.state["pending"] == []
        assert player.state["prompts"]["0"]["key"] == "prompt-over"


def test_hot_seat_opens_all_persons_seats(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        state = player.arrive()
        assert state["mine"] == [0, 1] and set(state["views"]) == {"0", "1"}
        for _ in range(8):
            player.first(player.state["pending"][0])
        assert player.state["ply"] == 8


# Refusals.


def refusal(player: Player, key: str) -> Doc:
    message = player.next("refused")
    assert message["key"] == key, message
    assert message["text"] and message["text"] != key
    assert message["state"]["type"] == "state" and message["state"]["ply"] == message["ply"]
    return message


def test_a_stale_move_is_refused_with_the_fresh_state(server: Server) -> None:
    table, first, second = two_people(server)
    with first, second:
        start = second.state["legal"]["1"][0]
        second.move(1, start)
        second.send(type="move", seat=1, ply=0, action=start)
        message = refusal(second, "table-stale")
        assert message["of"] == {"type": "move", "seat": 1, "ply": 0, "action": start} and message["ply"] == 1
        second.send(type="move", seat=1, ply=99, action=start)
        refusal(second, "table-stale")
        assert len(stored_moves(server, table["table"])) == 1


def test_of_two_tabs_one_move_counts_and_the_other_is_told(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as one, Player(server, table["table"], table["key"]) as two:
        legal = one.arrive()["legal"]["1"]
        two.arrive()
        tabs = {"one": one, "two": two}
        sent = {
            name: {"type": "move", "id": name, "seat": 1, "ply": 0, "rewinds": 0, "action": action}
            for name, action in zip(tabs, legal, strict=False)
        }
        for name, tab in tabs.items():
            tab.send(**sent[name])
        answers = {}
        for name, tab in tabs.items():
            while (answer := tab.receive()).get("id") != name:
                pass
            answers[answer["type"]] = (name, answer)
        winner, loser = answers["done"][0], answers["refused"][0]
        assert answers["refused"][1]["key"] == "table-stale" and answers["refused"][1]["state"]["ply"] == 1
        states = [tab.until(lambda state: bool(state["ply"] == 1)) for tab in tabs.values()]
        assert states[0]["views"] == states[1]["views"] and states[0]["log"] == states[1]["log"]
        # Sent again, as after a lost connection, even by the other tab, it counts once.
        for tab in tabs.values():
            tab.send(**sent[winner])
            assert tab.next("done") == {"type": "done", "id": winner, "ply": 1, "rewinds": 0}
        tabs[winner].send(**sent[loser])
        assert tabs[winner].next("refused")["id"] == loser
        stored = server.rows('SELECT seat, action FROM moves WHERE "table" = :id', id=table["table"])
        assert stored == [(1, sent[winner]["action"])]


def test_an_illegal_move_is_refused_with_its_rule(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"], "it") as player:
        player.arrive()
        circle = {card["card"] for card in player.state["views"]["1"]["circle"]}
        missing = next(card for card in range(18) if card not in circle)
        player.send(type="move", seat=1, ply=0, action=missing)
        message = refusal(player, "wagons-not-in-circle")
        assert message["rule"] == "W2.3" and message["params"] == {"card": missing}
        assert "carta" in message["text"].lower()
        player.send(type="move", seat=0, ply=0, action=0)
        refusal(player, "not-asked")
        player.send(type="move", seat=1, ply=0, action=10**8)
        refusal(player, "notation-code")
        assert stored_moves(server, table["table"]) == []


def test_a_foreign_seat_is_refused(server: Server) -> None:
    table, first, second = two_people(server)
    with first, second, Player(server, table["table"], table["watch"]) as spectator:
        for player in (first, spectator):
            for kind in ("move", "preview", "why"):
                player.send(type=kind, seat=1, ply=0, action=second.state["legal"]["1"][0])
                assert player.next("error")["key"] == "table-foreign-seat"
            for kind in ("undo", "restart", "hint"):
                player.send(type=kind, seat=1, ply=0)
                assert player.next("error")["key"] == "table-foreign-seat"
            player.send(type="name", seat=1, name="Eve")
            assert player.next("error")["key"] == "table-foreign-seat"
        assert stored_moves(server, table["table"]) == []
        assert server.state(table["table"], table["key"])["seats"][1]["name"] is None


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", "7", '"move"', "[" * 3000, '{"type": "fly"}', '{"type": "move"}', '{"type": ["move"]}',
        '{"type": "move", "seat": 0, "ply": 0, "action": "0"}', '{"type": "move", "seat": 0, "ply": 0, "action": 1.0}',
        '{"type": "move", "seat": true, "ply": 0, "action": 0}', '{"type": "move", "seat": -1, "ply": 0, "action": 0}',
        '{"type": "move", "seat": 0, "ply": NaN, "action": 0}', '{"type": "chat"}', '{"type": "chat", "text": 7}',
        '{"type": "move", "seat": 0, "ply": 0, "action": ' + "9" * 2000 + "}", '{"type": "chat", "text": "\\ud800"}',
        b"\x00\xff", b'{"type": "chat", "text": "hello"}',
    ],
)  # fmt: skip
def test_what_is_no_message_gets_an_error(server: Server, text: str | bytes) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.socket.send(text)
        error = player.next("error")
        assert error["key"] == "table-bad-message" and error["text"] != error["key"]
        player.send(type="chat", text="still here")
        player.until(lambda state: [line["text"] for line in state["chat"]] == ["still here"])


def test_ten_bad_messages_close_the_connection(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        for _ in range(10):
            player.socket.send("nonsense")
        assert player.closed_with() == 4400
        assert sum(json.loads(text)["type"] == "error" for text in player.received) == 10


def test_a_long_message_is_refused_and_a_huge_one_cut_off(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.send(type="chat", text="x" * 5000)
        assert player.next("error")["key"] == "table-too-long"
        player.send(type="chat", text="x" * 1_000_000)
        assert player.closed_with() == 1009
    assert server.state(table["table"], table["key"])["chat"] == []


def test_a_flood_is_dropped_and_then_cut_off(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        try:
            for _ in range(600):
                player.send(type="why", seat=0, ply=0, action=0)
        except Exception:
            pass  # the other side has hung up
        assert player.closed_with() == 4429


def test_a_wrong_key_or_table_closes_the_connection(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], "wrong", "de") as player:
        assert player.closed_with() == 4403
        message = json.loads(player.received[0])
        assert message["type"] == "error" and "Link" in message["text"]
    with Player(server, "nowhere", table["key"]) as player:
        assert player.closed_with() == 4404


# Questions.


def test_a_preview_shows_what_the_move_then_brings(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.arrive()
        for _ in range(12):
            seat = player.state["pending"][0]
            action = player.state["legal"][str(seat)][0]
            before = [score["total"] for score in player.state["scores"]]
            player.send(type="preview", seat=seat, ply=player.state["ply"], action=action)
            shown = player.next("preview")
            after = player.move(seat, action)["scores"]
            assert shown["certain"] is True and shown["scores"] == after
            gains = [score["total"] - old for score, old in zip(after, before, strict=True)]
            assert [change["total"] for change in shown["changes"]] == gains
            for one in range(2):
                lines = [line for line in shown["lines"] if line["seat"] == one]
                assert sum(line["after"] - line["before"] for line in lines) == gains[one]
        assert len(stored_moves(server, table["table"])) == 12


def test_an_impossible_preview_is_refused(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.send(type="preview", seat=0, ply=0, action=0)
        assert refusal(player, "not-asked")["of"]["type"] == "preview"


def test_why_tells_the_reason_or_none(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"], "de") as player:
        legal = player.arrive()["legal"]["1"]
        player.send(type="why", seat=1, ply=0, action=legal[0])
        assert player.next("why")["reason"] is None
        place = boomtown.game("wagons").actions.parse("place 0 0")
        player.send(type="why", seat=1, ply=0, action=place)
        reason = player.next("why")["reason"]
        assert reason["key"] == "not-now" and reason["rule"] == "W2.3" and "Wähle" in reason["text"]


def test_a_hint_names_a_legal_move_with_its_numbers(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.arrive()
        player.first(1)
        player.send(type="hint", seat=0, ply=1)
        refusal(player, "table-hints-off")
        player.allow_hints()
        player.send(type="hint", seat=0, ply=1)
        player.send(type="hint", seat=0, ply=1)
        assert refusal(player, "table-hint-busy")["of"]["type"] == "hint"
        hint = player.next("hint")
        assert hint["action"] in player.state["legal"]["0"] and hint["text"].startswith("take ")
        assert hint["choices"][0]["action"] == hint["action"]
        assert all(0.0 <= choice["value"] <= 1.0 and choice["visits"] for choice in hint["choices"])
        player.send(type="hint", seat=1, ply=1)
        refusal(player, "table-not-asked")


# Recipient.


def test_chat_is_plain_text_and_stays(server: Server) -> None:
    table, first, second = two_people(server)
    with first, second, Player(server, table["table"], table["watch"]) as spectator:
        first.send(type="name", seat=0, name="  Anna\u202e <b> ")
        first.until(lambda state: state["seats"][0]["name"] is not None)
        first.send(type="chat", text="hello\n\t<script>\x07")
        spectator.send(type="chat", text="@wagons-took")
        chat = second.until(lambda state: len(state["chat"]) == 2)["chat"]
        said = {(line["seat"], line["name"], line["text"]) for line in chat}
        assert said == {(0, "Anna <b>", "hello <script>"), (None, None, "@wagons-took")}
    assert len(server.state(table["table"], table["watch"])["chat"]) == 2


def test_empty_and_long_words_are_refused(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        for text in ("", " \n ", "x" * 501):
            player.send(type="chat", text=text)
            assert player.next("error")["key"] == "table-bad-chat"
        for name in ("", "\u200b", "x" * 25):
            player.send(type="name", seat=0, name=name)
            assert player.next("error")["key"] == "table-bad-name"
        player.send(type="name", seat=0, name="x" * 24)
        player.until(lambda state: state["seats"][0]["name"] == "x" * 24)


def test_presence_follows_the_connections(server: Server) -> None:
    _, first, second = two_people(server)
    with first:
        first.until(lambda state: state["seats"][1]["present"])
        second.socket.close()
        first.until(lambda state: not state["seats"][1]["present"])
        assert first.state["seats"][0]["present"]


def test_names_stand_in_the_sentences(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    with Player(server, table["table"], table["key"]) as player:
        player.send(type="name", seat=1, name="Wyatt")
        player.until(lambda state: state["seats"][1]["name"] == "Wyatt")
        player.send(type="move", seat=0, ply=0, action=0)
        assert "Wyatt" in refusal(player, "not-asked")["text"]


def test_a_connection_may_ask_for_the_new_part_of_the_log_alone(server: Server) -> None:
    table = server.new_table("wagons", "person", "deputy")
    with (
        Player(server, table["table"], table["key"], log="new") as player,
        Player(server, table["table"], table["watch"]) as spectator,
    ):
        log: list[Doc] = []
        for turn in range(8):
            before = player.my_turn()["ply"]
            if turn == 5:
                player.send(type="undo", seat=0, ply=before)
                player.until(lambda state, before=before: bool(state["ply"] < before))  # type: ignore[misc]
            player.first()
        player.my_turn()
        for text in player.received:
            message = json.loads(text)
            if message["type"] == "state":
                log = log[: message["log_from"]] + message["log"]
        ply = player.state["ply"]
        whole = spectator.until(lambda state: bool(state["ply"] == ply))
        assert whole["log_from"] == 0 and whole["log"] == log
        assert any(json.loads(text).get("log_from") for text in player.received)
