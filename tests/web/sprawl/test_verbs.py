"""Every verb, every question and every kind of effect of Urban Sprawl, at tables that are one click away from it."""

from collections import Counter

from playwright.sync_api import Page

from tests.web.sprawl.positions import EVERYTHING, verb, with_everything
from tests.web.sprawl_player import SprawlPlayer


def test_everything_occurs_and_has_its_objects_on_the_board(page: Page) -> None:
    """A card of every kind of effect is built or turned up by a click, every question comes up, every verb is sent."""
    player = SprawlPlayer(page).without_curtain()
    seen: Counter[str] = Counter()
    for position, names in with_everything():
        player.sit_at_record(position.record).asked()
        assert player.seat == position.seat and player.legal == list(position.legal)
        player.check_shown()
        kind, ply = player.view["ask"]["kind"], player.state["ply"]
        player.do(position.action)
        (sent,) = [player.verb(move["action"]) for move in player.sent]
        player.sent.clear()
        seen.update([f"verb {sent}", f"ask {kind}"])
        effects = {name for name in names if name.startswith("effect")}
        if effects:
            told = {entry["key"] for entry in player.state["log"] if entry["ply"] >= ply}
            assert told & {"sprawl-built", "sprawl-event"}, verb(position.action)
            seen.update(effects)
        # What the cards ask next has its objects too.
        if player.asked():
            player.check_shown()
    assert set(seen) == EVERYTHING
