"""Playing with the file of somebody who owns the box."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from boomtown.games.carson import cards
from boomtown.games.carson.components import load
from boomtown.games.carson.state import Position
from boomtown.kernel.rng import Rng
from tests.cli.runner import ENVIRONMENT
from tests.games.carson.table import GAME, act, bid, card, deal, people, who
from tests.games.carson.test_components import TEXT, changed, line_of
from tests.support import rule

DEARER = changed('face = "N...", attr = 4', 'face = "N...", attr = 9')

# A round in which our own file makes the first virtual player take the Singer, and that of the owner the mine.
ROUND = """
from tests.games.carson.table import bid, card, deal
state = deal(2, character="singer", terrain=["N...", "R...", ".R..", "..R."], virtual_bids=[9, 8])
bid(state, 1, 2)
print(state.kept[2] == [card("N...")], state.game.edition != "")
"""

COMMAND = "from boomtown.cli import main; main()"

HERE = Path(__file__).parents[3]


def python(file: Path | None, code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """A process of its own, for a file is chosen when the game is loaded."""
    environment = {**os.environ, **ENVIRONMENT}
    environment.pop("BOOMTOWN_CARSON_COMPONENTS", None)
    if file is not None:
        environment["BOOMTOWN_CARSON_COMPONENTS"] = str(file)
    command = [sys.executable, "-c", code, *words]
    return subprocess.run(command, cwd=HERE, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "own.toml"


def test_the_environment_names_the_file_that_is_played_with(own: Path) -> None:
    own.write_text(DEARER, "utf-8")
    assert python(own, ROUND).stdout.split() == ["True", "True"]
    assert python(None, ROUND).stdout.split() == ["False", "False"]


def test_with_a_wrong_file_no_game_begins_and_the_fault_is_told(own: Path) -> None:
    own.write_text(changed('face = ".RR."', 'face = ".RX."'), "utf-8")
    done = python(own, COMMAND, "watch", "carson", "--players", "greenhorn,greenhorn")
    assert (done.returncode, done.stdout) == (2, "")
    start = f"The components file cannot be played with. Line {line_of(chr(34) + 'I-32' + chr(34))}: terrain I-32: “X”"
    assert done.stderr.startswith(start)


def test_with_a_missing_file_no_game_begins_and_the_file_is_named(own: Path) -> None:
    done = python(own, COMMAND, "watch", "carson", "--players", "greenhorn,greenhorn")
    assert (done.returncode, done.stdout) == (2, "")
    assert "".join(done.stderr.split()) == "".join(f"The components file {own} cannot be read.".split())


@pytest.fixture
def changed_cards() -> Iterator[None]:
    """Puts our own cards back when a test has played with others."""
    yield
    cards.use(load(TEXT))


@rule("C4.5")
def test_a_virtual_player_takes_what_the_owners_file_makes_most_attractive(changed_cards: None) -> None:
    for text, dearest in ((TEXT, False), (DEARER, True)):
        cards.use(load(text))
        state = deal(2, character="singer", terrain=["N...", "R...", ".R..", "..R."], virtual_bids=[9, 8])
        bid(state, 1, 2)
        assert (state.kept[2] == [card("N...")]) == dearest
        assert (state.owned[2] == people("singer")) != dearest


# What the check accepts can be played: more powers of every kind than the box has, with the largest numbers.
POWERFUL = (
    TEXT.replace("reveal = 1, take = 1, replaces_turn = false", "reveal = 0, take = 1, replaces_turn = true")
    .replace('kind = "boost", bid = 6', 'kind = "draft", reveal = 0, replaces_turn = true')
    .replace('kind = "boost", bid = 5', 'kind = "double", reveal = 1')
    .replace('kind = "boost", bid = 3', 'kind = "boost", bid = 16')
    .replace('kind = "sell", max = 3', 'kind = "sell", max = 0')
)


@pytest.mark.parametrize("seats", [2, 5, 6])
def test_a_file_that_is_accepted_can_be_played_to_the_end(seats: int, changed_cards: None) -> None:
    cards.use(load(POWERFUL))
    for seed in range(4):
        chance = random.Random(seed)
        state = GAME.new(seats, seed)
        while not state.over:
            seat = chance.choice(state.pending())
            state.apply(seat, wish(state, seat, chance))
        assert set(GAME.census(state).values()) == {1}


def wish(state: Position, seat: int, chance: random.Random) -> int:
    """Every power is used, and characters are taken where they lie; all else is chance."""
    legal = state.legal(seat)
    assert legal, "somebody is asked who can do nothing"
    assert {GAME.actions.verb(action).name for action in legal} <= set(state.question().verbs)
    eager = state.prompt(seat).key in ("carson-ask-power", "carson-ask-take")
    return legal[0] if eager else chance.choice(legal)


@rule("C7.9")
def test_a_turn_is_given_up_only_once(changed_cards: None) -> None:
    """With the owner's Gunsmith a second Lawyer, six seats would be one card short."""
    cards.use(load(POWERFUL))
    state = deal(6, owned={0: ["lawyer", "gunsmith"]})
    act(state, 0, "use lawyer", "take 0")
    assert len(state.pending()) == 6, "the second is not asked"


def test_a_power_after_the_last_bids_keeps_the_deck_unknown(changed_cards: None) -> None:
    """An owner's Mercenary may turn up a card that nobody can know."""
    for text, known in ((TEXT, True), (POWERFUL, False)):
        cards.use(load(text))
        state = deal(2, owned={0: ["mercenary"]}, number=17)
        state.characters.insert(0, who("mercenary"))
        state.top += 1
        bid(state, 1, 2)
        assert state.prompt(0).key == "carson-ask-power"
        assert GAME.certain(state) == known
        worlds = {tuple(state.imagine(0, Rng(seed)).terrain) for seed in range(9)}
        assert (worlds == {tuple(state.terrain)}) == known
