"""Nothing hidden leaves the server: every message of whole games, for every game there is."""

import json
import random
from collections.abc import Iterator

import pytest

import boomtown
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import Json, Options, State
from boomtown.table import game_info, messages
from boomtown.table.messages import Recipient
from boomtown.table.store import Occupant, StoredTable, TableSettings
from boomtown.table.table import Table, json_text
from tests.support import GAMES, aid_args
from tests.table.harness import Player, Server

SEED = 0xB00_7043_5EED_0000_1234_5678_9ABC_DEF1
# Positions of one game at which the costly comparison is made.
MOMENTS = 15
PLAYABLE = [game_id for game_id in GAMES if game_info.is_playable(game_id)]


def table_of(game_id: str, seats: int, options: Options | None = None) -> Table:
    game = boomtown.game(game_id)
    occupants = [Occupant("person") for _ in range(seats)]
    settings = TableSettings("table", game_id, game.meta.version, game.check_options(options or {}), SEED, occupants)
    return Table(StoredTable(settings, [], [], None))


def whole_game(table: Table, chance: random.Random) -> Iterator[None]:
    """Play at random to the end, stopping before every decision."""
    while not table.state.over:
        yield
        seat = chance.choice(table.state.pending())
        table.play(seat, chance.choice(table.state.legal(seat)))


def secrets_of(state: State) -> list[str]:
    """The seed and the generator in every way they might be written."""
    found = []
    for number in (SEED, state.rng.state):
        found += [str(number), f"{number:x}", f"{number:X}"]
    return found


def otherwise(table: Table, seat: int, chance: random.Random) -> State:
    """A position with other hidden facts that looks the same to the seat, other secret choices included."""
    world = table.state.imagine(seat, Rng(chance.getrandbits(64)))
    if table.is_simultaneous():
        for other, answer in enumerate(table.state.answers):
            if answer >= 0 and other != seat:
                world.apply(other, chance.choice(world.legal(other)))
    return world


class Disguise:
    """The table with another position in the place of the true one."""

    def __init__(self, table: Table, state: State) -> None:
        self.table = table
        self.state = state

    def __enter__(self) -> None:
        self.true = self.table.match.state
        self.table.match.state = self.state
        self.table._forget_position()

    def __exit__(self, *exception: object) -> None:
        self.table.match.state = self.true
        self.table._forget_position()


def all_messages(table: Table, seat: int | None, actions: list[int]) -> list[str]:
    """Everything a key for this seat could be sent now."""
    mine = () if seat is None else (seat,)
    sent = [messages.state_text(table, Recipient(mine, "key", frozenset()))]
    for action in actions:
        assert seat is not None
        reason = table.why_not(seat, action)
        if reason is None:
            sent.append(json_text(messages.preview_message(table, seat, action)))
        else:
            sent.append(json_text(messages.reason_json(table, reason, "en")))
    if seat is not None:
        for name in table.game.aids:
            for args in aid_args(table.game, name):
                sent.append(json_text(messages.aid_message(table, seat, name, args)))
    return sent


def setups(game_id: str) -> list[tuple[int, Options]]:
    """The smallest and the largest table, and with the last value of every option two seats and the largest table."""
    meta = boomtown.game(game_id).meta
    options: Options = {name: values[-1] for name, values in meta.options.items()}
    least, most = min(meta.seats), max(meta.seats)
    found: list[tuple[int, Options]] = [(least, {}), (max(2, least), options), (most, {}), (most, options)]
    return [setup for place, setup in enumerate(found) if setup not in found[:place]]


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_messages_depend_on_nothing_a_seat_cannot_see(game_id: str) -> None:
    """Two worlds that look alike to a seat get the same messages: states, previews, reasons, aids."""
    game = boomtown.game(game_id)
    for seats, options in setups(game_id):
        chance = random.Random(f"{game_id} {seats}")
        table = table_of(game_id, seats, options)
        length = sum(1 for _ in whole_game(table, chance))
        table = table_of(game_id, seats, options)
        for _ in whole_game(table, chance):
            if chance.random() * length > MOMENTS:
                continue
            for seat in (None, *range(seats)):
                legal = [] if seat is None else table.state.legal(seat)
                actions = chance.sample(legal, min(3, len(legal)))
                if seat is not None:
                    actions += [chance.randrange(game.actions.size) for _ in range(3)]
                true = all_messages(table, seat, actions)
                # A spectator knows no more than any seat, so nobody's own secrets may change what it is told.
                for dreamer in range(seats) if seat is None else (seat,):
                    with Disguise(table, otherwise(table, dreamer, chance)):
                        dreamt = all_messages(table, seat, actions)
                    assert dreamt == true


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_a_state_holds_the_views_of_its_key_and_no_other(game_id: str) -> None:
    game = boomtown.game(game_id)
    seats = max(game.meta.seats)
    chance = random.Random(game_id)
    table = table_of(game_id, seats)
    for number, _ in enumerate(whole_game(table, chance)):
        state = table.state
        if number % 20:
            continue
        for mine in ((), (0,), (seats - 1,), (0, seats - 1)):
            text = messages.state_text(table, Recipient(mine, "key", frozenset()))
            message = json.loads(text)
            keys = [str(seat) for seat in sorted(set(mine))] or ["watch"]
            views: Json = {key: state.view(None if key == "watch" else int(key)) for key in keys}
            assert message["views"] == json.loads(json_text(views))
            assert message["legal"] == {str(seat): state.legal(seat) for seat in mine}
            visible = [one for one in table.events if one.event.seats is None or set(one.event.seats) & set(mine)]
            assert [line["key"] for line in message["log"]] == [one.event.key for one in visible]
            assert not [secret for secret in secrets_of(state) if secret in text]


@pytest.mark.parametrize("game_id", PLAYABLE)
def test_every_message_of_a_whole_game_over_the_wire(server: Server, game_id: str) -> None:
    """Two browsers, a spectator and bots play to the end; everything they were sent is searched."""
    game = boomtown.game(game_id)
    seats = min((count for count in game.meta.seats if count >= 2), default=1)
    table = server.new_table(game_id, *(["person", "open", *["greenhorn"] * 6][:seats]))
    invitation = table["invitations"][0]["key"] if table["invitations"] else table["watch"]
    chance = random.Random(game_id)
    with (
        Player(server, table["table"], table["key"], log="new", state="changes") as first,
        Player(server, table["table"], invitation, log="new") as second,
        Player(server, table["table"], table["watch"], state="changes") as spectator,
        Player(server, table["table"], table["watch"]) as reader,
    ):
        people = {0: first, 1: second} if seats > 1 else {0: first}
        first.arrive()
        forbidden: set[str] = set()
        while not first.state["over"]:
            live = server.tables.open_tables[table["table"]].table
            assert live is not None
            forbidden |= {str(number) for number in (live.settings.seed, live.settings.deal, live.state.rng.state)}
            forbidden |= {f"{number:x}" for number in (live.settings.seed, live.settings.deal)}
            seat = next((seat for seat in people if seat in first.state["pending"]), None)
            if seat is None:
                first.next("state")
                continue
            player = people[seat]
            ply = first.state["ply"]
            player.until(lambda state, ply=ply: bool(state["ply"] >= ply))  # type: ignore[misc]
            legal = player.state["legal"][str(seat)]
            if legal:
                action = chance.choice(legal)
                if chance.random() < 0.2:
                    player.send(type="preview", seat=seat, ply=player.state["ply"], action=action)
                if game.aids and chance.random() < 0.1:
                    name = chance.choice(list(game.aids))
                    args = chance.choice(aid_args(game, name))
                    player.send(type="aid", seat=seat, ply=player.state["ply"], name=name, args=args)
                player.move(seat, action)
            reached = player.state["ply"]
            first.until(lambda state, reached=reached: bool(state["ply"] >= reached))  # type: ignore[misc]
        for player in (second, spectator, reader):
            player.until(lambda state: bool(state["over"]))
        assert any(json.loads(text)["type"] == "changes" for text in first.received)
        if game.aids:
            assert any(json.loads(text)["type"] == "aid" for player in people.values() for text in player.received)
        for player in (first, second, spectator, reader):
            said = "\n".join(player.received)
            assert not [secret for secret in forbidden if secret in said]
        for text in [*spectator.received, *reader.received]:
            message = json.loads(text)
            for change in message.get("changes", []):
                assert change["at"][0] not in ("legal", "undo", "mine")
                if change["at"][0] == "views":
                    assert change["at"][1] == "watch"
            if message["type"] == "state":
                assert list(message["views"]) == ["watch"] and message["legal"] == {} and message["undo"] == {}


def test_a_shared_screen_knows_who_may_see_a_line_of_the_log(server: Server) -> None:
    table = server.new_table("coloma", "person", "person")
    chance = random.Random(1)
    with Player(server, table["table"], table["key"]) as player:
        state = player.arrive()
        while not (private := [entry for entry in state["log"] if "seats" in entry]):
            seat = state["pending"][0]
            state = player.move(seat, chance.choice(state["legal"][str(seat)]))
    assert all(entry["seats"] in ([0], [1]) for entry in private)
