"""A game whose room brings no drawings is played on the plain board: that of docs/adding-a-game.md."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.docs.claims import write_claims
from tests.web.conftest import Server, flawless
from tests.web.player import Player


@pytest.fixture
def claims(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page of a server on which the game of the document is installed."""
    server = Server(tmp_path_factory.mktemp("tables"), write_claims(tmp_path_factory.mktemp("document")))
    with flawless(browser.new_context(base_url=server.address, locale="en-GB"), []) as page:
        yield page
    server.stop()


def test_a_whole_game_in_words_and_buttons(claims: Page) -> None:
    player = Player(claims).set_up("claims", "person", "bot")
    player.wait_turn()
    view = claims.locator(".view")
    for language in ("en", "de"):
        claims.locator("header select").select_option(language)
        faces: Any = claims.request.get(f"/api/games/claims/faces?lang={language}").json()["faces"]["claims"]
        _, table, key = claims.url.rsplit("/", 2)
        state: Any = claims.request.get(f"/api/tables/{table}?key={key}").json()
        # What the engine calls by an id has the name that stands on its face.
        hidden = state["views"]["0"]["hidden"]
        expect(view).to_contain_text(", ".join(faces[claim]["name"] for claim in hidden))
        assert not set(hidden) & set(view.inner_text().replace(",", " ").split())
    expect(player.targets).to_have_text(["1", "2", "3", "4", "5"])
    assert player.play(10) == 5 and player.over
    # An empty hand is a dash.
    expect(view).to_contain_text("\N{EN DASH}")
