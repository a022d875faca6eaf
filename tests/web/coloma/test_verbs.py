"""Every verb of Coloma, each on the object that stands for it, at tables that are one click away from it."""

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.web.coloma.positions import GAME, for_every_action, name_of
from tests.web.coloma_player import ColomaPlayer
from tests.web.player import STILL


def test_every_verb_is_played_by_clicking_its_object(page: Page) -> None:
    player = ColomaPlayer(page).without_curtain()
    played: Counter[str] = Counter()
    for name, position in for_every_action().items():
        player.sit_at_record(position.record).asked()
        assert player.seat == position.seat and player.legal == list(position.legal), name
        player.check_shown()
        player.do(player.rng.choice([action for action in position.legal if name_of(action) == name]))
        played.update(player.verb(move["action"]) for move in player.sent)
        player.sent.clear()
    assert set(played) == {verb.name for verb in GAME.actions.verbs}


@pytest.mark.parametrize("name", ["row", "hotel"])
def test_what_is_looked_at_stays_under_the_pointer(page: Page, name: str) -> None:
    """A preview that moved its own object away would make the click miss it, or hit its neighbour."""
    position = for_every_action()[name]
    player = ColomaPlayer(page).without_curtain().sit_at_record(position.record)
    player.asked()
    for action in (action for action in position.legal if name_of(action) == name):
        page.mouse.move(0, 0)
        target = player.visible(page.locator(f'.board :not(.bar) > [data-action="{action}"]'))
        point = player.hit(target)
        before = target.bounding_box()
        assert before is not None and point is not None
        page.mouse.move(*point)
        # The preview and the forecast have come.
        expect(player.test("changes")).to_be_visible()
        if name == "row":
            expect(page.locator(".forecast")).to_contain_text("▸")
        page.wait_for_function(STILL)
        assert target.bounding_box() == before, player.vocabulary.format(action)
