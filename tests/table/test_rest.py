"""What REST gives, and how it says no."""

from pathlib import Path

import httpx
import pytest

import boomtown
from boomtown.table import game_info
from boomtown.table.schema import metadata
from tests.table.harness import Doc, Server

PEOPLE = [{"kind": "person"}, {"kind": "person"}]


def error(answer: httpx.Response, status: int) -> Doc:
    assert answer.status_code == status, answer.text
    found: Doc = answer.json()["error"]
    assert set(found) == {"key", "params", "text"}
    assert found["text"] and found["text"] != found["key"]
    return found


# The shelf.


def test_all_games_stand_on_the_shelf(server: Server) -> None:
    games = server.http.get("/api/games").json()
    assert [game["id"] for game in games] == list(boomtown.game_ids())
    wagons = next(game for game in games if game["id"] == "wagons")
    assert wagons["playable"] is True
    assert wagons["seats"] == [2]
    assert wagons["options"] == {"boom_per_mine": [False, True], "starter": ["first", "second", "drawn"]}


def test_a_game_shows_its_vocabulary(server: Server) -> None:
    game = server.http.get("/api/games/wagons").json()
    actions = boomtown.game("wagons").actions
    assert game["actions"] == actions.size
    assert [verb["name"] for verb in game["verbs"]] == [verb.name for verb in actions.verbs]
    assert [verb["base"] for verb in game["verbs"]] == [verb.base for verb in actions.verbs]
    assert game["verbs"][2]["arguments"][2]["words"] == ["upright", "turned"]


def test_a_game_names_its_aids(server: Server) -> None:
    for game_id in boomtown.game_ids():
        detail = server.http.get(f"/api/games/{game_id}").json()
        assert detail["aids"] == list(boomtown.game(game_id).aids)
    assert server.http.get("/api/games/coloma").json()["aids"] == ["outlook", "rides", "rows"]


def test_a_game_under_construction_cannot_be_played(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_info, "is_playable", lambda game_id: False)
    assert server.http.get("/api/games/wagons").json()["playable"] is False
    assert server.http.get("/api/games/wagons").json()["verbs"] == []
    answer = server.http.post("/api/tables", json={"game": "wagons", "seats": PEOPLE})
    assert error(answer, 409)["key"] == "table-game-coming"


def test_rules_come_in_the_language_asked_for(server: Server) -> None:
    italian = server.http.get("/api/games/wagons/rules", params={"lang": "it"})
    german = server.http.get("/api/games/wagons/rules", headers={"Accept-Language": "de-AT,en;q=0.5"})
    assert italian.headers["content-type"].startswith("text/markdown")
    assert "**W1.1**" in italian.text and "**W1.1**" in german.text
    assert italian.text != german.text
    error(server.http.get("/api/games/wagons/rules", params={"lang": "xx"}), 404)
    error(server.http.get("/api/games/monopoly/rules"), 404)


def test_the_words_of_a_language_are_one_text(server: Server) -> None:
    text = server.http.get("/api/text/de").text
    assert "table-unknown =" in text and "wagons-ask-take =" in text
    assert "help-" not in text  # what only the command line says
    error(server.http.get("/api/text/xx"), 404)


def test_errors_speak_the_language_of_the_reader(server: Server) -> None:
    for language, word in (("en", "no game"), ("it", "nessun gioco"), ("de", "gibt es nicht")):
        assert word in error(server.http.get("/api/games/monopoly", headers={"Accept-Language": language}), 404)["text"]


def test_an_id_that_looks_like_a_message_is_only_an_id(server: Server) -> None:
    assert "no game" in error(server.http.get("/api/games/@wagons-took"), 404)["text"]


# New tables.


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"game": "monopoly", "seats": PEOPLE}, 404, "unknown-game"),
        ({"game": "wagons", "seats": PEOPLE[:1]}, 422, "setup-seats"),
        ({"game": "wagons", "seats": []}, 422, "table-bad-field"),
        ({"game": "wagons", "seats": PEOPLE * 50}, 422, "table-bad-field"),
        ({"game": "wagons", "seats": PEOPLE, "options": {"speed": 1}}, 422, "setup-option"),
        ({"game": "wagons", "seats": PEOPLE, "options": {"boom_per_mine": "yes"}}, 422, "setup-value"),
        ({"game": "wagons", "seats": PEOPLE, "options": {"boom_per_mine": 1}}, 422, "setup-value"),
        ({"game": "wagons", "seats": [{"kind": "bot", "level": "sheriff"}] * 2}, 422, "table-unknown-bot"),
        ({"game": "wagons", "seats": [{"kind": "person", "name": "\u202e\x00 "}] * 2}, 422, "table-bad-name"),
        ({"game": "wagons", "seats": [{"kind": "person", "name": "x" * 25}] * 2}, 422, "table-bad-field"),
        ({"game": "wagons", "seats": PEOPLE, "seed": 7}, 422, "table-bad-field"),
        ({"seats": PEOPLE}, 422, "table-bad-field"),
        ([], 422, "table-bad-field"),
        (None, 422, "table-bad-field"),
    ],
)
def test_a_wrong_request_is_refused_in_words(server: Server, body: object, status: int, key: str) -> None:
    assert error(server.http.post("/api/tables", json=body), status)["key"] == key


def test_what_is_no_json_is_refused(server: Server) -> None:
    headers = {"Content-Type": "application/json"}
    for body in (b"{", b"\xff\xfe", b"[" * 20_000):
        answer = server.http.post("/api/tables", content=body, headers=headers)
        error(answer, answer.status_code if answer.status_code == 400 else 422)


def test_a_body_that_is_too_long_is_refused(server: Server) -> None:
    assert error(server.http.post("/api/tables", content=b" " * 100_000), 413)["key"] == "table-too-long"


def test_keys_open_their_seats(server: Server) -> None:
    table = server.new_table("wagons", "person", "open")
    assert server.state(table["table"], table["key"])["mine"] == [0]
    assert [one["seat"] for one in table["invitations"]] == [1]
    assert server.state(table["table"], table["invitations"][0]["key"])["mine"] == [1]
    assert server.state(table["table"], table["watch"])["mine"] == []


def test_no_key_is_stored(server: Server) -> None:
    table = server.new_table("wagons", "person", "open")
    stored = str([server.rows(f"SELECT * FROM {name}") for name in metadata.tables])
    assert table["table"] in stored
    for key in (table["key"], table["watch"], table["invitations"][0]["key"]):
        assert key not in stored


# Doors that stay closed.


@pytest.mark.parametrize("path", ["", "/record", "/replay"])
def test_a_wrong_key_opens_nothing(server: Server, path: str) -> None:
    table = server.new_table("wagons", "person", "person")
    other = server.new_table("wagons", "person", "person")
    for key in ("", "x", other["key"], table["key"] + "x"):
        answer = server.http.get(f"/api/tables/{table['table']}{path}", params={"key": key})
        assert error(answer, 403)["key"] == "table-wrong-key"
    missing = server.http.get(f"/api/tables/nowhere{path}", params={"key": table["key"]})
    assert error(missing, 404)["key"] == "table-unknown"


def test_a_game_under_way_gives_no_record(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    for path in ("record", "replay"):
        answer = server.http.get(f"/api/tables/{table['table']}/{path}", params={"key": table["key"]})
        assert error(answer, 409)["key"] == "table-not-over"
    for path, body in (("rematch", None), ("branch", {"ply": 0, "seat": 0})):
        address = f"/api/tables/{table['table']}/{path}"
        assert error(server.http.post(address, params={"key": table["key"]}, json=body), 409)["key"] == "table-not-over"


def test_unknown_addresses_are_refused(server: Server) -> None:
    error(server.http.get("/api/nothing"), 404)
    error(server.http.delete("/api/games"), 404)
    error(server.http.post("/"), 405)


def test_answers_about_tables_are_not_kept(server: Server) -> None:
    table = server.new_table("wagons", "person", "person")
    answer = server.http.get(f"/api/tables/{table['table']}", params={"key": table["key"]})
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["referrer-policy"] == "no-referrer"


# Pages.


def test_without_the_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with Server(tmp_path / "data", static=tmp_path / "none") as server:
        answer = server.http.get("/table/abc/def", headers={"Accept-Language": "it"})
        assert answer.status_code == 503
        assert "make play" in answer.text and "costruito" in answer.text


def test_every_route_of_the_client_gives_its_first_page(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>first page</p>")
    (static / "assets" / "main-1a2b.js").write_text("let x")
    (tmp_path / "secret.txt").write_text("secret")
    with Server(tmp_path / "data", static=static) as server:
        client = server.http
        for path in ("/", "/new/wagons", "/table/a.b/c.d", "/index.html"):
            assert client.get(path).text == "<p>first page</p>"
        script = client.get("/assets/main-1a2b.js")
        assert script.text == "let x" and "31536000" in script.headers["cache-control"]
        for path in ("/assets/other.js", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/x%00.js"):
            assert client.get(path).status_code == 404, path


def test_half_a_letter_is_refused_like_anything_else(server: Server) -> None:
    """A lone surrogate, which JSON can spell and no encoding knows, in whatever is repeated to the sender."""
    bodies = {
        "/api/score": '{"game": "\\ud800"}',
        "/api/tables": '{"game": "wagons", "seats": [{"kind": "person", "name": "\\ud800"}, {"kind": "\\udfff"}]}',
    }
    for path, body in bodies.items():
        answer = server.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422), answer.text
    named = '{"game": "wagons", "seats": [{"kind": "person", "name": "a\\ud800"}, {"kind": "person"}]}'
    answer = server.http.post("/api/tables", content=named, headers={"Content-Type": "application/json"})
    assert answer.status_code < 500
