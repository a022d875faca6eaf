"""Every verb of Coloma, each on the object that stands for it, at tables that are one click away from it."""

from collections import Counter

from playwright.sync_api import Page

from tests.web.coloma.positions import GAME, for_every_action, name_of
from tests.web.coloma_player import ColomaPlayer


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
