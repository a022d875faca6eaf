"""Whole short games of Urban Sprawl against bots, by clicking what is lit."""

import statistics
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.sprawl_player import SprawlPlayer
from tests.web.stopwatch import REPAINTED, STOPWATCH, crowd


def finish(player: SprawlPlayer) -> int:
    """Plays to the end, every decision by a click, and tells how many there were."""
    made = 0
    while player.step():
        made += 1
    best = max(score["total"] for score in player.state["scores"])
    player.expect_sentence(f"{best} points")
    assert len(player.sent) == made
    # The game has a board of its own, and nothing of the plain one is left.
    assert player.page.locator(".view").count() == 0
    return made


def test_two_players(page: Page) -> None:
    player = SprawlPlayer(page).sit("person", "bot", length="short")
    assert finish(player) > 40
    assert player.verbs >= {"claim", "build", "place", "end", "take", "favor"}


@pytest.mark.alone
def test_four_players_and_how_soon_a_click_is_answered(
    page: Page, record_property: Callable[[str, object], None]
) -> None:
    page.add_init_script(STOPWATCH)
    player = SprawlPlayer(page, seed=2).sit("person", "bot", "bot", "bot", length="short")
    assert finish(player) > 20
    assert player.verbs >= {"claim", "end", "take"}
    repaints = page.evaluate("window.repaints")
    assert len(repaints) > 20
    median = round(statistics.median(repaints))
    record_property("click_to_repaint_ms", median)
    assert median <= REPAINTED * crowd(), f"{median} ms, with {crowd():.1f} programs for each processor"
