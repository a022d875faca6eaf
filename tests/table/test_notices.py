"""Notices by e-mail and webhook, against real servers: one a turn, no secret in them, ended by one click."""

import asyncio
import json
import logging
import re
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from boomtown.table.limits import Limits
from boomtown.table.logs import set_up_logs
from boomtown.table.messengers import Messengers, Notice, NoticeOptions, Undelivered, check_options, payload
from boomtown.table.refusals import CannotServe, Refusal
from boomtown.table.safe_hosts import is_public
from boomtown.table.turn_notices import turn_began
from tests.table.harness import Doc, Player, Server
from tests.table.receivers import HookServer, MailBox, until
from tests.table.test_absence import seated
from tests.table.test_clocks import timed
from tests.table.test_keys import bearer

URL = "https://boomtown.example.org/play/"


class Post:
    """A server that tells people, and whatever they get."""

    def __init__(self, server: Server, mails: MailBox, hooks: HookServer) -> None:
        self.server, self.mails, self.hooks = server, mails, hooks


@pytest.fixture
def post(tmp_path: Path, database_url: str) -> Iterator[Post]:
    with MailBox() as mails, HookServer() as hooks:
        options = NoticeOptions(URL, mails.address, "boomtown@example.org", private_hooks=True)
        with Server(tmp_path, database=database_url, notice_options=options) as server:
            yield Post(server, mails, hooks)


def ask(server: Server, table: Doc, key: str, what: str = "", **body: object) -> Doc | list[Doc]:
    answer = server.http.post(f"/api/tables/{table['table']}/notices{what}", json=body, headers=bearer(key))
    assert answer.status_code == 200, answer.text
    found: Doc | list[Doc] = answer.json()
    return found


def refused(server: Server, table: Doc, key: str, **body: object) -> str:
    answer = server.http.post(f"/api/tables/{table['table']}/notices", json=body, headers=bearer(key))
    assert answer.status_code in (409, 422), answer.text
    return str(answer.json()["error"]["key"])


def play_a_turn(server: Server, table: Doc, key: str, seat: int) -> None:
    """Come, play until it is no longer one's turn, and leave."""
    with Player(server, table["table"], key) as player:
        player.my_turn(seat)
        while seat in player.state["pending"]:
            player.first(seat)


def check_no_secret(server: Server, table: Doc, text: str, *keys: str) -> None:
    for secret in (*keys, table["key"], table["invite"], table["watch"], table["invitations"][0]["key"]):
        assert secret not in text
    seed = server.rows("SELECT seed FROM tables WHERE id = :id", id=table["table"])[0][0]
    assert str(seed) not in text


def test_one_mail_a_turn_after_the_address_is_confirmed_and_none_after_one_click(post: Post) -> None:
    server, mails = post.server, post.mails
    table = timed(server, "wagons", "person", "open", kind="turn", seconds=3 * 86_400)
    guest = seated(server, table, 1)
    answer = ask(server, table, table["key"], kind="mail", target="anna@example.org")
    assert answer == [{"kind": "mail", "target": "anna@example.org", "confirmed": False}]
    asked = mails.wait(1)
    assert asked["To"] == "anna@example.org" and "confirm#" in asked.get_content()
    play_a_turn(server, table, guest, 1)
    time.sleep(2.5)
    assert len(mails.mails) == 1, "nothing is sent before it is confirmed"
    token = re.findall(r"/confirm#(\S+)", asked.get_content())[0]
    where = f"/api/tables/{table['table']}/notices"
    assert server.http.post(f"{where}/confirm", params={"token": token}).status_code == 204
    told = mails.wait(2)
    assert told["Subject"] == "Your turn: Circle the Wagons"
    content = told.get_content()
    assert "with Bea" in content and "Time left: 2 d 23 h" in content
    assert f"{URL}table/{table['table']}" in content.replace("\n", " ").split()
    time.sleep(2.5)
    assert len(mails.mails) == 2, "one a turn, however long it takes"
    play_a_turn(server, table, table["key"], 0)
    play_a_turn(server, table, guest, 1)
    mails.wait(3)
    for raw in mails.raw:
        check_no_secret(server, table, raw, guest)
    # Mail programs call the address of the header by POST.
    call = told["List-Unsubscribe"].strip("<>")
    assert f"\nList-Unsubscribe: <{call}>" in mails.raw[1].replace("\r", ""), "as it is, in one line"
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = urlsplit(call).path.removeprefix("/play")
    page = server.http.get(f"{path}?{urlsplit(call).query}")
    assert page.status_code == 303 and page.headers["Location"] == re.findall(r"\S+/stop#\S+", content)[0]
    body = {"List-Unsubscribe": "One-Click"}
    assert server.http.post(f"{path}?{urlsplit(call).query}", data=body).status_code == 204
    play_a_turn(server, table, table["key"], 0)
    play_a_turn(server, table, guest, 1)
    time.sleep(2.5)
    assert len(mails.mails) == 3
    assert server.http.get(where, headers=bearer(table["key"])).json() == []
    assert server.http.post(f"{path}?{urlsplit(call).query}").status_code == 404


@pytest.mark.parametrize("kind", ["discord", "ntfy", "matrix"])
def test_one_call_of_a_webhook_a_turn(post: Post, kind: str) -> None:
    server, hooks = post.server, post.hooks
    table = timed(server, "wagons", "person", "open", kind="turn", seconds=86_400)
    guest = seated(server, table, 1, "@everyone")
    ask(server, table, table["key"], kind=kind, target=f"{hooks.address}/hooks/boom")
    hooks.wait(1)
    play_a_turn(server, table, guest, 1)
    hooks.wait(2)
    time.sleep(2.5)
    assert len(hooks.calls) == 2
    path, body = hooks.calls[1]
    text = json.dumps(body)
    check_no_secret(server, table, text, guest)
    assert "Circle the Wagons" in text and f"{URL}table/{table['table']}" in text
    if kind == "discord":
        assert path == "/hooks/boom" and body["allowed_mentions"] == {"parse": []}
    elif kind == "ntfy":
        assert path == "/hooks/" and body["topic"] == "boom" and body["click"] == f"{URL}table/{table['table']}"
    else:
        assert path == "/hooks/boom" and body["msgtype"] == "m.text" and body["body"] == body["text"]
    # The server is started anew, and the turn is still the same.
    assert ask(server, table, table["key"], "/remove", kind=kind, target=f"{hooks.address}/hooks/boom") == []


def test_whoever_is_at_the_table_is_not_told(post: Post) -> None:
    server, hooks = post.server, post.hooks
    table = timed(server, "wagons", "person", "open", kind="turn", seconds=86_400)
    guest = seated(server, table, 1)
    ask(server, table, table["key"], kind="discord", target=f"{hooks.address}/a")
    with Player(server, table["table"], table["key"]) as host:
        host.arrive()
        play_a_turn(server, table, guest, 1)
        host.my_turn(0)
        time.sleep(2.5)
        assert len(hooks.calls) == 1
    # Who leaves at once may not have seen it: the connection of a sleeping phone dies slowly.
    hooks.wait(2)


def test_a_turn_is_told_once_over_a_restart(tmp_path: Path) -> None:
    with HookServer() as hooks:
        options = NoticeOptions(URL, private_hooks=True)
        with Server(tmp_path, notice_options=options) as server:
            table = timed(server, "wagons", "person", "open", kind="turn", seconds=86_400)
            guest = seated(server, table, 1)
            ask(server, table, table["key"], kind="matrix", target=f"{hooks.address}/a")
            play_a_turn(server, table, guest, 1)
            hooks.wait(2)
        with Server(tmp_path, notice_options=options) as server:
            server.state(table["table"], guest)
            time.sleep(2.5)
            assert len(hooks.calls) == 2


def test_a_reminder_comes_once_where_the_table_has_chosen_it(post: Post) -> None:
    server, hooks = post.server, post.hooks
    table = timed(server, "wagons", "person", "open", kind="turn", seconds=3, at_zero="remind")
    guest = seated(server, table, 1)
    ask(server, table, guest, kind="matrix", target=f"{hooks.address}/a")
    assert "Your turn" in hooks.wait(2)["text"]
    assert "Your time is up" in hooks.wait(3)["text"]
    time.sleep(2.5)
    assert len(hooks.calls) == 3


def test_the_operator_s_own_webhook_hears_of_every_turn_at_slow_tables(tmp_path: Path) -> None:
    with HookServer() as hooks:
        options = NoticeOptions(URL, hooks=(("discord", f"{hooks.address}/club"),))
        with Server(tmp_path, notice_options=options) as server:
            table = timed(server, "wagons", "person", "open", kind="turn", seconds=86_400)
            guest = seated(server, table, 1)
            assert "Bea" in hooks.wait(1)["content"]
            play_a_turn(server, table, guest, 1)
            text = hooks.wait(2)["content"]
            assert "It is the turn of Player 1" in text and "stop" not in text
            check_no_secret(server, table, text, guest)


# Where nothing is sent.


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "::1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "::", "fe80::1",
        "fc00::1", "fec0::1", "::ffff:127.0.0.1", "::127.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b:1::7f00:1",
        "64:ff9b::7f00:1", "2002:7f00:1::", "100.64.0.1", "224.0.0.1", "fe80::1%eth0",
    ],
)  # fmt: skip
def test_addresses_that_are_not_of_the_internet(address: str) -> None:
    assert not is_public(address)


def test_addresses_of_the_internet() -> None:
    assert is_public("93.184.215.14") and is_public("2606:2800:220:1:248:1893:25c8:1946")


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "10.0.0.1", "[::ffff:10.0.0.1]"]
)
def test_players_webhooks_in_private_networks_are_refused(tmp_path_factory: pytest.TempPathFactory, host: str) -> None:
    with Server(tmp_path_factory.mktemp("strict")) as server:
        table = server.new_table("wagons", "person", "open")
        for scheme in ("http", "https"):
            key = refused(server, table, table["key"], kind="discord", target=f"{scheme}://{host}:9/x")
            assert key in ("notice-private-host", "notice-unknown-host")


def test_a_name_that_leads_to_a_private_address_is_refused_when_something_is_sent_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The name is public when it is given and private later; nothing is ever connected to."""
    private = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 80))]

    async def send() -> None:
        async def getaddrinfo(*args: object, **more: object) -> object:
            return private

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo, raising=False)
        notice = Notice("title", "text", "link", "stop")
        await Messengers(NoticeOptions(URL)).send("discord", "http://hooks.example.org/x", notice)

    with pytest.raises(Refusal) as refusal:
        asyncio.run(send())
    assert refusal.value.key == "notice-private-host"


def test_redirects_are_not_followed() -> None:
    with HookServer() as hooks, HookServer() as inside:
        hooks.answer = (307, {"Location": f"{inside.address}/secret"})
        notice = Notice("title", "text", "link", "stop")
        messengers = Messengers(NoticeOptions(URL, private_hooks=True))
        with pytest.raises(Undelivered, match="307"):
            asyncio.run(messengers.send("matrix", f"{hooks.address}/x", notice))
        assert len(hooks.calls) == 1 and inside.calls == []


def test_what_makes_no_sense_is_refused_with_a_reason(post: Post) -> None:
    server, hooks = post.server, post.hooks
    table = server.new_table("wagons", "person", "open")
    key = table["key"]
    for target in (
        "anna",
        "anna@",
        "a b@example.org",
        "anna@example.org\nBcc: x@example.org",
        "@example.org",
        "a@[10.0.0.1]",
    ):
        assert refused(server, table, key, kind="mail", target=target) == "notice-bad-address"
    for target in ("ftp://example.org/x", "discord.com/api", "https://", "javascript:alert(1)"):
        assert refused(server, table, key, kind="discord", target=target) == "notice-bad-webhook"
    hooks.answer = (404, {})
    assert refused(server, table, key, kind="matrix", target=f"{hooks.address}/gone") == "notice-undelivered"
    hooks.answer = (204, {})
    for number in range(4):
        ask(server, table, key, kind="matrix", target=f"{hooks.address}/{number}")
    assert refused(server, table, key, kind="matrix", target=f"{hooks.address}/5") == "notice-too-many"
    spectator = server.http.get(f"/api/tables/{table['table']}/notices", headers=bearer(table["watch"]))
    assert spectator.status_code == 403
    assert server.http.get("/api/notices").json() == {"kinds": ["mail", "discord", "ntfy", "matrix"]}


def test_a_server_without_mail_says_so_and_everybody_has_a_budget(tmp_path: Path) -> None:
    limits = Limits()
    with Server(tmp_path, limits=limits) as server:
        table = server.new_table("wagons", "person", "open")
        assert server.http.get("/api/notices").json() == {"kinds": ["discord", "ntfy", "matrix"]}
        for _ in range(int(limits.notices.burst)):
            assert refused(server, table, table["key"], kind="mail", target="anna@example.org") == "notice-no-mail"
        where = f"/api/tables/{table['table']}/notices"
        body = {"kind": "mail", "target": "anna@example.org"}
        assert server.http.post(where, json=body, headers=bearer(table["key"])).status_code == 429


def test_a_guest_who_is_removed_is_told_nothing_more_and_a_rematch_tells_on(post: Post) -> None:
    server, hooks = post.server, post.hooks
    table = server.new_table("wagons", "person", "open")
    guest = seated(server, table, 1)
    for key, name in ((guest, "guest"), (table["key"], "host")):
        ask(server, table, key, kind="matrix", target=f"{hooks.address}/{name}")
    body = {"seat": 1, "deed": "remove"}
    answer = server.http.post(f"/api/tables/{table['table']}/guests", json=body, headers=bearer(table["key"]))
    assert answer.status_code == 200
    rows = server.rows('SELECT target FROM subscriptions WHERE "table" = :id', id=table["table"])
    assert [row[0] for row in rows] == [f"{hooks.address}/host"]
    with Player(server, table["table"], table["key"]) as host:
        host.arrive()
        host.send(type="resign", seat=0)
        host.until(lambda state: state["over"])
    link = server.http.post(f"/api/tables/{table['table']}/rematch", headers=bearer(table["key"]), json={}).json()
    rows = server.rows('SELECT seat, target FROM subscriptions WHERE "table" = :id', id=link["table"])
    assert rows == [(1, f"{hooks.address}/host")]


def test_options_of_the_operator_that_make_no_sense() -> None:
    for options in (
        NoticeOptions(mail="mail.example.org"),
        NoticeOptions(mail="smtp://mail.example.org", sender="Boomtown"),
        NoticeOptions(hooks=(("slack", "https://example.org/"),)),
        NoticeOptions(url="boomtown.example.org"),
    ):
        with pytest.raises(CannotServe):
            check_options(options)
    check_options(NoticeOptions(URL, "smtps://a:b@mail.example.org:465", "b@example.org", False, (("ntfy", URL),)))


def test_payloads_hold_the_notice_and_nothing_else() -> None:
    notice = Notice("T", "X", "L", "S", "C", "Stop", "Open")
    assert payload("matrix", "https://a/b", notice)[1]["body"] == "T\nX\nOpen: L\n\nStop: S"


def test_a_webhook_with_an_impossible_port_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        asyncio.run(Messengers(NoticeOptions()).check("discord", "https://example.org:99999/hook"))
    assert caught.value.key == "notice-bad-webhook"


def test_an_ntfy_address_keeps_its_query_and_gives_the_topic() -> None:
    notice = Notice("title", "text", "https://example.org/table/1", "")
    where, body = payload("ntfy", "https://ntfy.example.org/push/coloma?auth=secret", notice)
    assert where == "https://ntfy.example.org/push/?auth=secret"
    assert body["topic"] == "coloma"


def test_a_turn_begins_where_the_others_ended_theirs(server: Server) -> None:
    table = server.new_table("carson", "person", "person")
    with Player(server, table["table"], table["key"]) as both:
        both.arrive()
        loaded = server.tables.open_tables[table["table"]].table
        assert loaded is not None
        began = turn_began(loaded, 1)
        both.first(0)
        assert turn_began(loaded, 1) == began, "what another answers in secret changes nothing"
        both.first(1)
        until(lambda: loaded.ply >= 2)
        for seat in loaded.pending():
            assert turn_began(loaded, seat) > began


def test_whoever_has_seen_the_turn_is_still_reminded_when_the_time_is_up(post: Post) -> None:
    server, hooks = post.server, post.hooks
    table = timed(server, "wagons", "person", "open", kind="turn", seconds=4, at_zero="remind")
    guest = seated(server, table, 1)
    ask(server, table, guest, kind="matrix", target=f"{hooks.address}/a")
    with Player(server, table["table"], guest) as player:
        player.my_turn(1)
        # Long enough ago that the turn was seen.
        server.tables.open_tables[table["table"]].table.waiting_since -= 100  # type: ignore[union-attr]
    assert "Your time is up" in hooks.wait(2)["text"]
    time.sleep(2.5)
    assert len(hooks.calls) == 2


def test_a_turn_that_begins_anew_after_a_take_back_is_told_again(post: Post) -> None:
    server, hooks = post.server, post.hooks
    table = timed(server, "wagons", "person", "open", kind="turn", seconds=86_400)
    guest = seated(server, table, 1)
    ask(server, table, table["key"], kind="matrix", target=f"{hooks.address}/a")
    play_a_turn(server, table, guest, 1)
    hooks.wait(2)
    with Player(server, table["table"], table["key"]) as host, Player(server, table["table"], guest) as other:
        host.my_turn(0)
        ply = host.state["ply"]
        other.arrive()
        other.send(type="propose", seat=1, ply=ply, kind="take-back")
        host.until(lambda state: state["proposal"] is not None)
        host.send(type="vote", seat=0, kind="take-back", yes=True)
        host.until(lambda state: state["ply"] < ply)
    play_a_turn(server, table, guest, 1)
    assert server.state(table["table"], guest)["ply"] == ply, "the turn begins at the same ply"
    hooks.wait(3)


def test_a_webhook_that_never_ends_its_answer_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtown.table.messengers.SECONDS", 1.0)

    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
        with suppress(OSError):
            while True:
                writer.write(b"1\r\nx\r\n")
                await writer.drain()
                await asyncio.sleep(0.05)

    async def send() -> None:
        server = await asyncio.start_server(endless, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        notice = Notice("title", "text", "link", "stop")
        messengers = Messengers(NoticeOptions(URL, private_hooks=True))
        await asyncio.wait_for(messengers.send("matrix", f"http://127.0.0.1:{port}/x", notice), 5.0)
        server.close()

    asyncio.run(send())


def test_no_log_holds_the_address_of_a_webhook(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    set_up_logs("text")
    try:
        with HookServer() as hooks:
            notice = Notice("title", "text", "link", "stop")
            messengers = Messengers(NoticeOptions(URL, private_hooks=True))
            asyncio.run(messengers.send("matrix", f"{hooks.address}/hooks/secret-token", notice))
            assert len(hooks.calls) == 1
        assert "secret-token" not in capsys.readouterr().err
    finally:
        root.handlers[:] = before
        root.setLevel(level)
