"""Opening a record from the lobby, by clicking."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import boomtown
from boomtown.kernel import record as records
from tests.support import DECISIONS, play_on
from tests.web.player import PATIENCE, Player

SEED = 4711


def record(decisions: int = DECISIONS) -> str:
    """A random game of Circle the Wagons with its seed."""
    game = boomtown.game("wagons")
    found = records.start(game, 2, SEED, {})
    found.seed = SEED
    found.moves = list(play_on(game.new(2, SEED), random.Random(SEED), decisions))
    return found.to_text()


def pick(page: Page, file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a saved game").click()
    chooser.value.set_files(file)


def test_a_finished_game_is_shown_as_a_replay(player: Player, tmp_path: Path) -> None:
    player.page.goto("/")
    pick(player.page, tmp_path / "GAME", record())
    last = len(records.from_text(record()).moves)
    expect(player.test("ply")).to_have_text(f"Move {last} of {last}", timeout=PATIENCE)


def test_a_game_under_way_is_played_on(player: Player, tmp_path: Path) -> None:
    player.page.goto("/")
    pick(player.page, tmp_path / "GAME", record(5))
    player.wait_turn()
    assert player.ply == 5
    player.decide()


@pytest.mark.parametrize(
    ("text", "sentence"), [("Dear diary,", "This is no record of a game"), ("#" * 5_000_000, "too long")]
)
def test_what_is_no_record_is_told_beside_the_button(
    phone: Page, tmp_path: Path, text: str, sentence: str, provoked: list[str]
) -> None:
    provoked.append("Failed to load resource")
    phone.goto("/")
    pick(phone, tmp_path / "diary.txt", text)
    told = phone.get_by_role("alert")
    expect(told).to_contain_text(sentence, timeout=PATIENCE)
    expect(told).to_be_in_viewport()
    # Mended, the same file can be chosen again.
    pick(phone, tmp_path / "diary.txt", record())
    expect(phone.locator("[data-test=ply]")).to_be_visible(timeout=PATIENCE)
