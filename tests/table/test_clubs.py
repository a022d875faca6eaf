"""Open tables that everybody finds, and clubs with members, tables, results, ratings and duels."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from boomtown.table.app import create_app
from boomtown.table.club_documents import ClubPlayer, ClubResult
from boomtown.table.club_ratings import duels, ratings
from boomtown.table.clubs import places
from boomtown.table.maintenance import delete
from boomtown.table.store import Occupant
from tests.table.harness import Doc, Player, Server


def post(server: Server, path: str, key: str = "", **body: object) -> httpx.Response:
    return server.http.post(f"/api{path}", json=body, headers={"Authorization": f"Bearer {key or 'none'}"})


def listed(server: Server, table: str) -> Doc | None:
    answer = server.http.get("/api/open")
    assert answer.headers["cache-control"] == "no-store" and answer.json()["public"]
    return next((entry for entry in answer.json()["tables"] if entry["table"] == table), None)


def sit(server: Server, table: str, invitation: str, name: str, seat: int = 1) -> str:
    answer = post(server, f"/tables/{table}/seat", invitation, seat=seat, name=name)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["key"])


# Open tables.


def test_a_host_lists_a_table_and_a_stranger_joins_it(server: Server) -> None:
    made = server.new_table("wagons", "person", "open")
    assert listed(server, made["table"]) is None
    assert not server.state(made["table"], made["key"])["listed"]
    assert post(server, f"/tables/{made['table']}/listing", made["key"], open=True).status_code == 200
    assert server.state(made["table"], made["key"])["listed"]
    entry = listed(server, made["table"])
    assert (
        entry is not None and entry["game"] == "wagons" and [seat["free"] for seat in entry["seats"]] == [False, True]
    )
    sit(server, made["table"], entry["key"], "Bea")
    assert listed(server, made["table"]) is None, "nobody else could join"


def test_a_listing_that_ends_takes_its_invitation_along(server: Server) -> None:
    made = server.new_table("wagons", "person", "open")
    keys: list[str] = []
    for is_open in (True, True, False):
        assert post(server, f"/tables/{made['table']}/listing", made["key"], open=is_open).status_code == 200
        entry = listed(server, made["table"])
        keys += [entry["key"]] if entry else []
    assert listed(server, made["table"]) is None
    (key,) = set(keys)
    path = f"/api/tables/{made['table']}/invitation"
    assert server.http.get(path, params={"key": key}).status_code == 403
    assert server.http.get(path, params={"key": made["invite"]}).status_code == 200


def test_only_the_host_lists_and_only_where_a_seat_is_free(server: Server) -> None:
    made = server.new_table("wagons", "person", "open")
    refused = post(server, f"/tables/{made['table']}/listing", made["invitations"][0]["key"], open=True)
    assert refused.json()["error"]["key"] == "table-only-host"
    full = server.new_table("wagons", "person", "deputy")
    refused = post(server, f"/tables/{full['table']}/listing", full["key"], open=True)
    assert (refused.status_code, refused.json()["error"]["key"]) == (409, "table-no-free-seat")


def test_whoever_is_removed_does_not_come_back_by_the_list(server: Server) -> None:
    made = server.new_table("wagons", "person", "open")
    post(server, f"/tables/{made['table']}/listing", made["key"], open=True)
    entry = listed(server, made["table"])
    assert entry is not None
    sit(server, made["table"], entry["key"], "Bea")
    assert post(server, f"/tables/{made['table']}/guests", made["key"], seat=1, deed="remove").status_code == 200
    assert listed(server, made["table"]) is None
    assert not server.state(made["table"], made["key"])["listed"]


def test_a_list_shows_nothing_of_the_cards(server: Server) -> None:
    made = server.new_table("carson", "person", "open")
    post(server, f"/tables/{made['table']}/listing", made["key"], open=True)
    entry = listed(server, made["table"])
    assert entry is not None
    wanted = {"table", "key", "game", "edition", "options", "seats", "inviter", "ply", "at"}
    assert set(entry) == wanted and made["key"] not in str(entry)


def test_listed_tables_can_be_deleted(server: Server) -> None:
    made = server.new_table("wagons", "person", "open")
    post(server, f"/tables/{made['table']}/listing", made["key"], open=True)
    server.write("UPDATE tables SET owner = NULL WHERE id = :id", id=made["table"])
    delete(server.tables.engine, [made["table"]])
    assert listed(server, made["table"]) is None


@pytest.fixture
def private(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as running:
        running.app.state.private = True
        yield running


def test_a_private_server_has_neither_open_tables_nor_clubs(private: Server) -> None:
    assert private.http.get("/api/open").json() == {"public": False, "tables": []}
    made = private.new_table("wagons", "person", "open")
    for path, body in (
        (f"/tables/{made['table']}/listing", {"open": True}),
        ("/clubs", {"name": "Saloon", "member": "Anna"}),
        (f"/tables/{made['table']}/club", {"club": "x", "own": "y"}),
    ):
        answer = post(private, path, made["key"], **body)
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "table-private")


def test_the_switch_reaches_the_server(tmp_path: Path) -> None:
    assert create_app(tmp_path, private=True).state.private and not create_app(tmp_path).state.private


# Clubs.


def found(server: Server, member: str = "Anna") -> Doc:
    answer = post(server, "/clubs", name="Saloon", member=member)
    assert answer.status_code == 201, answer.text
    club: Doc = answer.json()
    return club


def info(server: Server, club: str, key: str) -> Doc:
    answer = server.http.get(f"/api/clubs/{club}", headers={"Authorization": f"Bearer {key}"})
    assert answer.status_code == 200, answer.text
    doc: Doc = answer.json()
    return doc


def test_whoever_has_the_link_joins_under_a_nickname_of_their_own(server: Server) -> None:
    anna = found(server)
    bea = post(server, f"/clubs/{anna['club']}/members", anna["key"], name="Bea").json()
    assert bea["name"] == "Saloon" and bea["own"] != anna["own"]
    taken = post(server, f"/clubs/{anna['club']}/members", anna["key"], name="bea")
    assert (taken.status_code, taken.json()["error"]["key"]) == (409, "club-name-taken")
    club = info(server, anna["club"], bea["own"])
    assert [member["name"] for member in club["members"]] == ["Anna", "Bea"]
    assert club["me"] == bea["member"] and info(server, anna["club"], anna["key"])["me"] is None
    stored = str(server.rows("SELECT * FROM clubs") + server.rows("SELECT * FROM members"))
    assert not any(secret in stored for secret in (anna["key"], anna["own"], bea["own"]))


def test_strangers_see_nothing_of_a_club(server: Server) -> None:
    anna = found(server)
    path = f"/api/clubs/{anna['club']}"
    assert server.http.get(path, params={"key": "wrong"}).json()["error"]["key"] == "club-wrong-key"
    assert server.http.get("/api/clubs/nowhere", params={"key": "wrong"}).status_code == 404
    assert post(server, f"/clubs/{anna['club']}/members", "wrong", name="Eve").status_code == 403
    assert post(server, "/clubs", name="", member="Anna").json()["error"]["key"] == "club-bad-name"


def test_a_table_of_a_club_is_joined_by_a_member_and_its_result_counts(server: Server) -> None:
    anna = found(server)
    club = anna["club"]
    bea = post(server, f"/clubs/{club}/members", anna["key"], name="Bea").json()
    made = server.new_table("wagons", "person", "open")
    wrong = post(server, f"/tables/{made['table']}/club", made["key"], club=club, own="wrong")
    assert (wrong.status_code, wrong.json()["error"]["key"]) == (403, "club-not-member")
    assert post(server, f"/tables/{made['table']}/club", made["key"], club=club, own=anna["own"]).status_code == 200
    assert server.state(made["table"], made["key"])["club"] == club
    assert listed(server, made["table"]) is None, "it is for members alone"
    (entry,) = info(server, club, bea["own"])["tables"]
    guest = sit(server, made["table"], entry["key"], "Bea")
    assert post(server, f"/tables/{made['table']}/club", guest, club=club, own=bea["own"]).json()["seat"] == 1
    assert info(server, club, anna["own"])["tables"][0]["key"] is None
    with Player(server, made["table"], guest) as player:
        player.send(type="resign", seat=1)
        player.until(lambda state: bool(state["over"]))
    after = info(server, club, anna["own"])
    assert after["tables"] == []
    (result,) = after["results"]
    assert [(player["member"], player["place"]) for player in result["players"]] == [
        (anna["member"], 1),
        (bea["member"], 2),
    ]
    first, second = after["ratings"]
    assert (first["member"], first["wins"], second["wins"]) == (anna["member"], 1, 0)
    assert first["rating"] > second["rating"]
    (duel,) = after["duels"]
    assert {duel["first"], duel["second"]} == {anna["member"], bea["member"]} and duel["wins"] + duel["losses"] == 1
    # Asked again it is the same, and it stays when the table is deleted.
    server.write("UPDATE tables SET owner = NULL WHERE id = :id", id=made["table"])
    delete(server.tables.engine, [made["table"]])
    assert info(server, club, anna["own"])["results"] == after["results"]


def test_a_rematch_stays_in_the_club(server: Server) -> None:
    anna = found(server)
    made = server.new_table("wagons", "person", "open")
    post(server, f"/tables/{made['table']}/club", made["key"], club=anna["club"], own=anna["own"])
    with Player(server, made["table"], made["key"]) as player:
        player.send(type="resign", seat=0)
        player.until(lambda state: bool(state["over"]))
    again = post(server, f"/tables/{made['table']}/rematch", made["key"]).json()
    assert server.state(again["table"], again["key"])["club"] == anna["club"]
    assert [entry["table"] for entry in info(server, anna["club"], anna["key"])["tables"]] == [again["table"]]


def test_a_game_that_is_called_off_is_no_result(server: Server) -> None:
    anna = found(server)
    made = server.new_table("wagons", "person", "open")
    post(server, f"/tables/{made['table']}/club", made["key"], club=anna["club"], own=anna["own"])
    with Player(server, made["table"], made["key"]) as player:
        player.send(type="abort", seat=0)
        player.until(lambda state: bool(state["over"]))
    assert info(server, anna["club"], anna["key"])["results"] == []


def test_only_the_host_brings_a_table_into_a_club(server: Server) -> None:
    anna = found(server)
    made = server.new_table("wagons", "person", "open")
    guest = made["invitations"][0]["key"]
    refused = post(server, f"/tables/{made['table']}/club", guest, club=anna["club"], own=anna["own"])
    assert (refused.status_code, refused.json()["error"]["key"]) == (409, "club-other-table")
    watching = post(server, f"/tables/{made['table']}/club", made["watch"], club=anna["club"], own=anna["own"])
    assert watching.status_code == 403


def test_whoever_leaves_is_a_guest_in_the_results(server: Server) -> None:
    anna = found(server)
    club = anna["club"]
    bea = post(server, f"/clubs/{club}/members", anna["key"], name="Bea").json()
    refused = post(server, f"/clubs/{club}/leave", bea["own"], member=anna["member"])
    assert refused.json()["error"]["key"] == "club-only-founder"
    assert post(server, f"/clubs/{club}/leave", anna["own"]).status_code == 200
    (left,) = info(server, club, bea["own"])["members"]
    assert left["name"] == "Bea" and left["founder"]
    assert post(server, f"/clubs/{club}/leave", bea["own"]).status_code == 200
    assert server.http.get(f"/api/clubs/{club}", params={"key": anna["key"]}).status_code == 404


# Ratings.


def game(number: int, *placed: tuple[str | None, int]) -> ClubResult:
    players: list[ClubPlayer] = [
        {"member": member, "bot": None, "points": 10 - place, "place": place} for member, place in placed
    ]
    return {"table": str(number), "game": "wagons", "at": f"2026-01-{number:02}", "players": players}


def test_ratings_follow_the_places_among_members() -> None:
    results = [game(1, ("anna", 1), ("bea", 2), (None, 3)), game(2, ("anna", 2), (None, 1), ("bea", 3))]
    best, other = ratings(results)
    assert (best["member"], best["games"], best["wins"]) == ("anna", 2, 2)
    assert other["rating"] < best["rating"]
    (duel,) = duels(results)
    assert (duel["first"], duel["wins"], duel["losses"], duel["ties"]) == ("anna", 2, 0, 0)


def test_a_game_without_two_members_rates_nobody() -> None:
    assert ratings([game(1, ("anna", 1), (None, 2))]) == [] == duels([game(1, ("anna", 1), (None, 2))])
    assert ratings([game(1, ("anna", 1), ("anna", 2))]) == []


def test_winners_come_first_and_who_gave_up_last() -> None:
    people = [Occupant("person"), Occupant("open", resigned=True), Occupant("open"), Occupant("bot", "deputy")]
    found_places = [player["place"] for player in places(people, [20, 50, 30, 30], [2])]
    assert found_places == [3, 4, 1, 2]
