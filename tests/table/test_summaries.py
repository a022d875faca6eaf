"""A table in a few words, for the list of somebody's tables."""

from tests.table.harness import Player, Server


def test_a_summary_tells_whose_turn_it_is_and_since_when(server: Server) -> None:
    created = server.new_table("wagons", "person", "open")
    answer = server.http.get(
        f"/api/tables/{created['table']}/summary", headers={"Authorization": f"Bearer {created['key']}"}
    )
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    summary = answer.json()
    state = server.state(created["table"], created["key"])
    assert summary["pending"] == state["pending"] and summary["mine"] == [0] and not summary["over"]
    assert summary["since"] <= answer.json()["since"] and summary["since"].startswith("20")
    assert summary["points"] == [score["total"] for score in state["scores"]]
    assert summary["view"] == state["views"]["0"] and summary["seats"][1]["free"]


def test_a_summary_counts_what_others_have_said_since(server: Server) -> None:
    created = server.new_table("wagons", "person", "open")
    host, guest = created["key"], created["invitations"][0]["key"]
    with Player(server, created["table"], host) as anna, Player(server, created["table"], guest) as bea:
        bea.send(type="chat", text="hello")
        anna.until(lambda state: len(state["chat"]) == 1)
        anna.send(type="chat", text="hi")
        state = anna.until(lambda state: len(state["chat"]) == 2)

    def unread(key: str, read: str = "") -> int:
        answer = server.http.get(f"/api/tables/{created['table']}/summary", params={"key": key, "read": read})
        return int(answer.json()["unread"])

    assert (unread(host), unread(guest), unread(created["watch"])) == (1, 1, 2)
    assert unread(host, state["chat"][0]["at"]) == 0


def test_a_summary_shows_no_more_than_its_key_may_know(server: Server) -> None:
    created = server.new_table("carson", "person", "person", "open")
    guest = created["invitations"][0]["key"]
    seen = server.http.get(f"/api/tables/{created['table']}/summary", params={"key": guest}).json()
    assert seen["seen"] == "2" and seen["view"] == server.state(created["table"], guest)["views"]["2"]
    watched = server.http.get(f"/api/tables/{created['table']}/summary", params={"key": created["watch"]}).json()
    assert watched["view"] == server.state(created["table"], created["watch"])["views"]["watch"]
    assert server.http.get(f"/api/tables/{created['table']}/summary", params={"key": "wrong"}).status_code == 403


def test_a_finished_game_has_its_result(server: Server) -> None:
    table = server.finished_table()
    summary = server.http.get(f"/api/tables/{table['table']}/summary", params={"key": table["key"]}).json()
    assert summary["over"] and summary["winners"] and summary["pending"] == []
