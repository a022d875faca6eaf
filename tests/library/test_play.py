"""A game in the hands of a program: `boomtown.play`, `load`, `analyse`."""

import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, cast

import numpy as np
import pytest

import boomtown
from boomtown.bots import BadDecision, Seat, UnknownBot
from boomtown.kernel.errors import BadNotation, BadRecord, BadSetup, IllegalAction
from boomtown.kernel.match import CannotUndo
from boomtown.kernel.record import from_text, verify
from boomtown.kernel.rng import Rng
from boomtown.library.play import Play
from tests.docs.blocks import blocks
from tests.support import GAMES, ROOT, whole

ITERATIONS = 30
GUIDE = ROOT / "docs" / "library.md"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_of_text_moves_is_saved_loaded_and_taken_back(game_id: str, tmp_path: Path) -> None:
    play = boomtown.play(game_id, seed=5)
    positions = [whole(play.state)]
    for _ in range(12):
        play.push(play.moves()[-1])
        positions.append(whole(play.state))
    path = tmp_path / "game.txt"
    play.save(path)
    loaded = boomtown.load(path)
    assert loaded.state == play.state and loaded.record.moves == play.record.moves
    assert pickle.loads(pickle.dumps(play)).state == play.state
    for position in reversed(positions[:-1]):
        loaded.undo()
        assert whole(loaded.state) == position
    play.undo(12)
    assert whole(play.state) == positions[0] and play.record.moves == []


@pytest.mark.parametrize("game_id", GAMES)
def test_a_finished_game_is_a_record_that_can_be_verified(game_id: str, tmp_path: Path) -> None:
    play = boomtown.play(game_id)
    while not play.over:
        assert play.prompt()
        play.bot_move("random")
    play.save(tmp_path / "game.txt")
    state = verify(from_text((tmp_path / "game.txt").read_text("utf-8")))
    assert [state.score(rival).total for rival in state.rivals()] == play.scores()
    assert play.turn is None and play.winners() == state.winners() and play.moves() == []


def test_what_is_wrong_is_a_sentence(tmp_path: Path) -> None:
    play = boomtown.play("wagons", seed=1)
    before = whole(play.state)
    for move, kind in (("sing", BadNotation), ("take 3", IllegalAction), (10**9, IllegalAction)):
        with pytest.raises(kind):
            play.push(move)
    with pytest.raises(IllegalAction):
        play.push("start 3", seat=0)
    with pytest.raises(CannotUndo):
        play.undo()
    with pytest.raises(BadSetup):
        boomtown.play("wagons", seats=5)
    with pytest.raises(BadSetup):
        boomtown.play("wagons", boom_per_mine="perhaps")
    with pytest.raises(BadSetup):
        play.draw(tmp_path / "board.bmp")
    calls: list[Callable[[int], object]] = [play.moves, play.view, play.prompt, play.score, play.analyse]
    for call in calls:
        for nobody in (-1, 2):
            with pytest.raises(IllegalAction, match="sit at this table"):
                call(nobody)
    with pytest.raises(TypeError):
        play.push(1.0)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        boomtown.play("wagons", seed=1.5)  # type: ignore[call-overload]
    assert whole(play.state) == before and play.record.moves == []


def test_a_game_that_is_over_asks_no_bot() -> None:
    play = boomtown.play("wagons", seed=1)
    while not play.over:
        play.bot_move("random")
    with pytest.raises(IllegalAction, match="over"):
        play.bot_move("random")


class NumbersOfAnotherLibrary:
    """A bot that answers as NumPy's choice() does, or, told so, with something that is no action."""

    SETTINGS: ClassVar = {"wrong": int}

    def __init__(self, rng: Rng, wrong: int = 0) -> None:
        self.wrong = wrong

    def choose(self, seat: Seat) -> object:
        return None if self.wrong else np.int64(seat.legal()[0])


class NoBot:
    """A class that has forgotten what every bot must have."""

    def __init__(self, rng: Rng) -> None:
        pass


def test_bots_of_others_may_answer_with_numbers_of_other_libraries() -> None:
    play = boomtown.play("wagons", seed=1)
    assert play.bot_move(f"{__name__}:NumbersOfAnotherLibrary") == play.game.actions.format(play.record.moves[0][1])
    assert type(play.record.moves[0][1]) is int
    play.push(cast(int, np.int64(play.state.legal(play.state.pending()[0])[0])))
    with pytest.raises(BadDecision, match="NumbersOfAnotherLibrary answered None"):
        play.bot_move(f"{__name__}:NumbersOfAnotherLibrary:wrong=1")
    with pytest.raises(UnknownBot, match="no method choose"):
        play.bot_move(f"{__name__}:NoBot")


def test_a_game_whose_seed_is_kept_elsewhere_needs_it(tmp_path: Path) -> None:
    play = boomtown.play("wagons", seed=1)
    path = tmp_path / "game.txt"
    path.write_text(play.record.to_text(), "utf-8")
    with pytest.raises(BadRecord):
        boomtown.load(path)
    assert boomtown.load(path, seed=1).state == play.state
    path.write_bytes(b"\xb0\x00")
    with pytest.raises(BadRecord):
        boomtown.load(path)
    path.write_text(play.record.to_text() + "0 take 3\n", "utf-8")
    with pytest.raises(BadRecord) as caught:
        boomtown.load(path, seed=1)
    assert caught.value.key == "record-illegal"


def test_pictures_are_files(tmp_path: Path) -> None:
    play = boomtown.play("wagons", seed=1)
    for name, start in (("a.svg", "<svg"), ("a.html", "<pre"), ("a.txt", "Largest groups")):
        play.draw(tmp_path / name)
        assert (tmp_path / name).read_text("utf-8").startswith(start)


@pytest.mark.parametrize("game_id", GAMES)
def test_analysis_names_the_move_of_marshal_and_its_numbers(game_id: str) -> None:
    play = boomtown.play(game_id, seed=2)
    for _ in range(6):
        play.push(play.moves()[0])
    while len(play.moves()) < 2:
        play.push(play.moves()[0])
    before = whole(play.state)
    analysis = play.analyse(iterations=ITERATIONS)
    again = play.analyse(iterations=ITERATIONS)
    assert analysis == again and whole(play.state) == before
    assert {found.move for found in analysis.candidates} <= set(play.moves())
    assert all(0 <= found.chance <= 1 and found.line[0].endswith(found.move) for found in analysis.candidates)
    assert sum(found.visits for found in analysis.candidates) in (0, ITERATIONS)
    assert len(str(analysis).splitlines()) == len(analysis.candidates)


def test_analysis_of_a_solved_end_is_exact() -> None:
    play = boomtown.play("wagons", seed=1)
    while not play.over:
        play.bot_move("deputy")
    play.undo()
    analysis = play.analyse(iterations=5000)
    assert analysis.exact and len(analysis.candidates) == len(play.moves())


def test_analysis_knows_no_more_than_the_seat() -> None:
    play = boomtown.play("carson", seats=2, seed=3)
    play.push("bid 9")  # in secret
    assert play.analyse(1, iterations=ITERATIONS) == boomtown.analyse(play.state.known_to(1), 1, iterations=ITERATIONS)


def test_nothing_to_decide_is_refused() -> None:
    play = boomtown.play("wagons", seed=1)
    with pytest.raises(IllegalAction):
        play.analyse(0)


def test_what_the_package_offers_is_found_by_completion() -> None:
    assert set(boomtown.__all__) <= set(dir(boomtown))


def test_the_guide_lists_every_call() -> None:
    listed = re.findall(r"^\| `play\.(\w+)", GUIDE.read_text("utf-8"), re.MULTILINE)
    public = [name for name in dir(boomtown.play("wagons")) if not name.startswith("_")]
    assert sorted(listed) == sorted(public) and isinstance(boomtown.play("wagons"), Play)


def test_first_things_are_short() -> None:
    text = GUIDE.read_text("utf-8")
    section = text[text.index("## Ten first things") : text.index("## A game in play")]
    for code in re.findall(r"```python\n(.*?)```", section, re.DOTALL):
        lines = [line for line in code.splitlines() if line and not line.startswith("import")]
        assert len(lines) <= 3


def test_code_of_users_needs_no_cast(tmp_path: Path) -> None:
    """The examples of the guide, and what they infer, under mypy --strict."""
    examples = [block.text for block in blocks(GUIDE) if block.language == "python"]
    code = tmp_path / "user.py"
    wrong = '\nwrong: int = boomtown.play("wagons").view()["circle"]  # must be an error\n'
    code.write_text("\n".join(examples) + wrong, "utf-8")
    words = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(code)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert re.findall(r"user\.py:(\d+): error", done.stdout) == [str(code.read_text("utf-8").count("\n"))], done.stdout
