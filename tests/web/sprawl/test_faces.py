"""The faces of Urban Sprawl's cards: nothing on them is cut off, however long the words of a language are."""

from typing import cast

import pytest
from playwright.sync_api import Page

from boomtown.games.sprawl.faces import CardFace
from tests.web.player import STILL
from tests.web.sprawl.positions import GAME, asking
from tests.web.sprawl_player import SprawlPlayer
from tests.web.wire import Message, Wire

# The contracts with more on them than there is room for, or with signs over their words, by name; dots tell that
# there is more to read.
CUT_OFF = """() => [...document.querySelectorAll('.rails .contract .body')]
  .filter(body => {
    const words = body.querySelector('.lines').getBoundingClientRect()
    const over = words.height && [...body.querySelectorAll('.signs *')].some(sign =>
      sign.getBoundingClientRect().bottom > words.top + 3)
    return over || body.scrollHeight > body.clientHeight + 1 || body.scrollWidth > body.clientWidth + 1
  })
  .map(body => [body.querySelector('strong').textContent, body.querySelector('.more') !== null])"""
# So many contracts may have more signs than there is room for at the smallest desk.
DOTTED = 1

DECKS = {"t": "town", "c": "city", "m": "metropolis"}


@pytest.mark.parametrize(("language", "seats"), [("en", 4), ("it", 4), ("de", 4), ("de", 3)])
def test_no_contract_is_cut_off_at_a_desk(page: Page, language: str, seats: int) -> None:
    page.add_init_script(
        f"localStorage.setItem('boomtown-settings', JSON.stringify({{curtain: false, language: '{language}'}}))"
    )
    faces = cast(dict[str, dict[str, CardFace]], GAME.faces(language)["faces"])["cards"]
    contracts = [card for card, face in faces.items() if face["kind"] == "contract"]
    assert len(contracts) == 92
    wire = Wire(page)
    player = SprawlPlayer(page).sit_at_record(asking("action", seats=seats).record)
    player.asked()
    cut_off: list[tuple[str, bool]] = []
    for first in range(0, len(contracts), 5):
        cards = contracts[first : first + 5]
        views = wire.last("state")["views"]
        for view in views.values():
            lay_out(view, cards)
        wire.tell(views=views)
        page.locator(f'.rails [data-card="{cards[0]}"]').first.wait_for()
        page.wait_for_function(STILL)
        cut_off += page.evaluate(CUT_OFF)
    assert [name for name, dotted in cut_off if not dotted] == []
    assert len(cut_off) <= DOTTED, cut_off


def lay_out(view: Message, cards: list[str]) -> None:
    """These contracts in the boxes, and the last of them on its deck."""
    view["contracts"] = [*cards, *[None] * (5 - len(cards))]
    for deck in DECKS.values():
        view["decks"][deck] |= {"active": True, "top": None}
    view["decks"][DECKS[cards[-1][0]]]["top"] = cards[-1]
