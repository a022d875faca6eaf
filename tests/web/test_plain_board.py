"""The game of docs/adding-a-game.md: on the board of the document, and without it on the plain board."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.docs.claims import write_claims
from tests.web.conftest import Server, flawless
from tests.web.player import Player


@pytest.fixture
def document(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game of the document, installed."""
    return write_claims(tmp_path_factory.mktemp("document"))


@pytest.fixture
def claims(browser: Browser, document: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page of a server on which the game is installed."""
    server = Server(tmp_path_factory.mktemp("tables"), document)
    with flawless(browser.new_context(base_url=server.address, locale="en-GB"), []) as page:
        yield page
    server.stop()


def test_a_whole_game_on_the_board_of_the_document(claims: Page) -> None:
    player = Player(claims).set_up("claims", "person", "bot")
    player.wait_turn()
    expect(claims.locator(".claims h2")).to_have_text(re.compile("Creek|Gulch|Hill|Mine|Lode"))
    # By keyboard: what is looked at keeps the focus while its preview comes.
    player.targets.first.focus()
    expect(player.test("changes")).to_have_count(1)
    ply = player.ply
    claims.keyboard.press("Enter")
    player.wait_after(ply)
    assert player.play(10) == 4 and player.over
    expect(claims.locator(".claims button")).to_have_count(0)


@pytest.fixture
def boardless(document: Path) -> None:
    shutil.rmtree(document / "boomtown_claims" / "board")


@pytest.mark.usefixtures("boardless")
def test_without_it_a_whole_game_in_words_and_buttons(claims: Page) -> None:
    player = Player(claims).set_up("claims", "person", "bot")
    player.wait_turn()
    view = claims.locator(".view")
    for language in ("en", "de"):
        claims.locator("header select").select_option(language)
        faces: Any = claims.request.get(f"/api/games/claims/faces?lang={language}").json()["faces"]["claims"]
        table, key = claims.url.rsplit("/", 1)[1].split("#")
        state: Any = claims.request.get(f"/api/tables/{table}?key={key}").json()
        # What the engine calls by an id has the name that stands on its face.
        hidden = state["views"]["0"]["hidden"]
        expect(view).to_contain_text(", ".join(faces[claim]["name"] for claim in hidden))
        assert not set(hidden) & set(view.inner_text().replace(",", " ").split())
    expect(player.targets).to_have_text(["1", "2", "3", "4", "5"])
    assert player.play(10) == 5 and player.over
    # An empty hand is a dash.
    expect(view).to_contain_text("\N{EN DASH}")
