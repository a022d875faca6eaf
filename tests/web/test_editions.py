"""An owner's component set in the browser, beside our own: what it says and how it plays."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect
from rich.console import Console

import boomtown
from boomtown.kernel import record as records
from boomtown.kernel.components import shipped_text
from boomtown.kernel.game import Game
from boomtown.kernel.registry import package
from boomtown.kernel.state import State
from boomtown.table.editions import COMPONENTS
from boomtown.term import Scene, draw
from boomtown.text import catalogue
from tests.web.conftest import Server, flawless
from tests.web.player import PHONE, Player
from tests.web.test_shape import check_shape

NAME = "my-box"
OURS = 'effect = { kind = "boost", bid = 6 }'
OWNERS = 'effect = { kind = "boost", bid = 4 }'
# With this seed the Gunsmith is the first character, and the highest bid takes him.
SEED = 11
START: list[str] = []
WITH_GUNSMITH = ["0 bid 9", "1 bid 1", "0 take 0", "1 take 1", "1 place 0 0"]


class Edition(NamedTuple):
    game: Game[State]
    name: str
    bid: int  # what the Gunsmith adds


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with the file of an owner whose Gunsmith adds 4 to a bid; ours adds 6."""
    data = tmp_path_factory.mktemp("editions")
    text = shipped_text(package("carson"))
    assert text.count(OURS) == 1
    file = data / COMPONENTS / "carson" / f"{NAME}.toml"
    file.parent.mkdir(parents=True)
    file.write_text(text.replace(OURS, OWNERS), "utf-8")
    return data


@pytest.fixture(scope="module")
def editions(folder: Path) -> list[Edition]:
    owners = boomtown.game("carson", components=folder / COMPONENTS / "carson" / f"{NAME}.toml")
    return [Edition(boomtown.game("carson"), "", 6), Edition(owners, NAME, 4)]


@pytest.fixture(scope="module")
def both(folder: Path) -> Iterator[Server]:
    """A server that offers our set and the owner's."""
    server = Server(folder)
    yield server
    server.stop()


@pytest.fixture
def desk(browser: Browser, both: Server) -> Iterator[Page]:
    context = browser.new_context(base_url=both.address, viewport={"width": 1440, "height": 900}, locale="en-GB")
    with flawless(context, []) as page:
        yield page


def record(game: Game[State], moves: list[str]) -> records.Record:
    """The beginning of a game for two people at one screen."""
    begun = records.start(game, 2, SEED, {})
    begun.seed = SEED
    for move in moves:
        seat, _, action = move.partition(" ")
        begun.moves.append((int(seat), game.actions.parse(action)))
    return begun


def sit_down(page: Page, game: Game[State], moves: list[str]) -> Player:
    """At a table where these moves were made."""
    text = record(game, moves).to_text()
    made = page.request.post("/api/records", data=text, headers={"Content-Type": "text/plain"}).json()
    page.goto(f"/table/{made['table']}/{made['key']}")
    player = Player(page)
    player.test("lift").click()
    return player


def in_terminal(game: Game[State], moves: list[str]) -> str:
    """The same position as the terminal draws it."""
    state = records.replay(record(game, moves))
    scene = Scene(game, catalogue("en"), ["Ada", "Ben"], state.options, [0, 0], 0)
    console = Console(width=200, file=io.StringIO())
    console.print(draw(state.view(0), scene))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_browser_terminal_and_play_go_by_the_set_of_each_table(desk: Page, editions: list[Edition]) -> None:
    for game, name, bid in editions:
        sentence = f"adds {bid} to your bid"
        assert sentence in in_terminal(game, START)
        player = sit_down(desk, game, START)
        expect(player.test("edition")).to_have_text([name] if name else [])
        expect(desk.locator("[data-slot='0']")).to_contain_text(sentence)

        player = sit_down(desk, game, WITH_GUNSMITH)
        power = desk.get_by_role("button", name="Use the Gunsmith")
        for told in (power, desk.locator(".city .character")):
            told.hover()
            expect(player.test("reading")).to_contain_text(sentence)
            desk.mouse.move(0, 0)
            expect(player.test("reading")).to_be_hidden()
        power.click()
        for seat, card in enumerate([8, 2]):
            player.expect_sentence(f"Player {seat + 1}")
            desk.get_by_role("button", name=f"Bid {card}").click()
            player.test("lift").click()
        expect(desk.locator(".city .bid")).to_have_text(f"Bid: {8 + bid}")


def test_the_form_offers_both_sets(desk: Page) -> None:
    player = Player(desk)
    desk.goto("/new/carson")
    expect(player.test("edition").locator("option")).to_have_text(["Our own set", NAME])
    reconstructed = desk.get_by_text("our own reconstruction")
    expect(reconstructed).to_be_visible()
    player.test("edition").select_option(NAME)
    expect(reconstructed).to_have_count(0)
    player.test("start").click()
    expect(player.test("edition")).to_have_text(NAME)
    desk.goto("/")
    expect(desk.locator(".recent")).to_contain_text(f"Carson City: The Card Game · {NAME}")


def test_a_game_with_one_set_asks_for_none(desk: Page) -> None:
    desk.goto("/new/wagons")
    expect(desk.get_by_text("Who sits where?")).to_be_visible()
    expect(Player(desk).test("edition")).to_have_count(0)


def test_a_phone_names_the_set_too(browser: Browser, both: Server, editions: list[Edition]) -> None:
    context = browser.new_context(base_url=both.address, viewport=PHONE, locale="en-GB", has_touch=True, is_mobile=True)
    with flawless(context, []) as page:
        player = sit_down(page, editions[1].game, START)
        expect(player.test("edition")).to_be_visible()
        check_shape(page)


def test_a_log_line_names_the_card(desk: Page, editions: list[Edition]) -> None:
    game = editions[1].game
    sit_down(desk, game, WITH_GUNSMITH)
    desk.get_by_role("tab", name="Log").click()
    log = Player(desk).test("log")
    expect(log).to_contain_text("Player 1 takes Gunsmith.")
    # Terrain is called by what stands on it, not by its id and letters.
    expect(log).to_contain_text("takes [")
    expect(log).not_to_contain_text("I-")
