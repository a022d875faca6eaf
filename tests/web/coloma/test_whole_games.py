"""Whole games of Coloma by clicking what is lit, in every kind of game there is."""

import re
import statistics
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.coloma_player import ColomaPlayer
from tests.web.stopwatch import REPAINTED, STOPWATCH, crowd


def finish(player: ColomaPlayer) -> int:
    """Plays to the end, every decision by a click, and tells how many there were."""
    made = 0
    while player.step():
        made += 1
    assert player.over
    player.expect_sentence("points")
    own = player.state["scores"][0]["total"]
    expect(player.test("points")).to_have_text(str(own).replace("-", "\N{MINUS SIGN}"))
    assert len(player.sent) == made
    return made


@pytest.mark.alone
def test_four_players_and_how_soon_a_click_is_answered(
    page: Page, record_property: Callable[[str, object], None]
) -> None:
    page.add_init_script(STOPWATCH)
    player = ColomaPlayer(page).sit("person", "bot", "bot", "bot")
    assert finish(player) > 60
    assert player.verbs >= {"top", "bottom", "site", "common", "boom", "end", "row", "ride", "take"}
    assert player.state["views"]["0"]["year"] == 1850
    repaints = page.evaluate("window.repaints")
    assert len(repaints) > 60
    median = round(statistics.median(repaints))
    record_property("click_to_repaint_ms", median)
    assert median <= REPAINTED * crowd(), f"{median} ms, with {crowd():.1f} programs for each processor"


def test_the_same_decisions_lead_to_the_same_game(page: Page) -> None:
    """Else a test of a whole game would see another one in each run."""
    courses = []
    for _ in range(2):
        player = ColomaPlayer(page).sit("person", "bot", "bot", "bot")
        assert player.play_on(12) == 12
        courses.append([move["action"] for move in player.sent])
    assert courses[0] == courses[1]


def test_two_players_with_buster(page: Page) -> None:
    player = ColomaPlayer(page, seed=2).sit("person", "bot")
    met = 0
    while player.step() and player.asked():
        buster = player.view["buster"]["site"]
        if buster:
            expect(player.site(buster)).to_have_attribute("aria-label", re.compile("Buster"))
            met += 1
    assert met > 10 and player.over


def test_the_mule_duel(page: Page) -> None:
    player = ColomaPlayer(page, seed=3).sit("person", "bot", mules=True)
    player.asked()
    while player.view["ask"]["kind"] != "duel":
        player.step()
        player.asked()
    # The site for the pioneer alone is no answer yet.
    made = len(player.sent)
    player.click(player.site(2))
    expect(page.locator("svg [data-action]")).to_have_count(5)
    assert len(player.sent) == made
    player.click(player.site(3))
    player.wait_until(lambda: len(player.sent) > made)
    assert player.vocabulary.format(player.sent[-1]["action"]) == "duel 2 3"
    player.wait_shown(player.sent[-1])
    while player.step():
        pass
    assert player.over and "site" not in player.verbs


def test_alone_against_shade(page: Page) -> None:
    player = ColomaPlayer(page, seed=4).sit("person", level="greenhorn")
    player.asked()
    expect(page.locator("section.rivals")).to_contain_text("Shade")
    assert finish(player) > 60
    assert len(player.state["scores"]) == 2


def test_hotels_specialties_chosen_boards_and_a_chosen_sheriff(page: Page) -> None:
    options = {
        "hotels": True,
        "specialties": "deluxe",
        "specialty_deal": "chosen",
        "boards": "chosen",
        "sheriff": "chosen",
    }
    player = ColomaPlayer(page, seed=5).sit("person", "bot", "bot", **options)
    assert finish(player) > 60
    assert player.verbs >= {"board", "pick"}
