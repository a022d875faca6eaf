"""Positions, games and errors as Python objects: copies, pickles here and in another process, equality, pictures."""

import copy
import multiprocessing
import pickle
import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

import boomtown
from boomtown.kernel.components import BadComponents, shipped_text
from boomtown.kernel.errors import BadRecord, IllegalAction, UnknownGame
from boomtown.kernel.message import Event
from boomtown.kernel.record import from_text
from boomtown.kernel.registry import package
from boomtown.kernel.state import State
from boomtown.library import pictures
from boomtown.library.outline import outline
from boomtown.text import languages, speak
from tests.contract.plan import moments
from tests.support import GAMES, whole

POSITIONS = 40


def some_positions(game_id: str) -> list[State]:
    return [moment.state for moment in random.Random(game_id).sample(moments(game_id), POSITIONS)]


def owner_position(tmp_path: Path) -> State:
    """A position of a game with a component file of its own."""
    file = tmp_path / "mine.toml"
    file.write_text("# My box.\n" + shipped_text(package("carson")), "utf-8")
    return boomtown.game("carson", components=file).new(3, seed=5)


def play_on(state: State, moves: int) -> None:
    for _ in range(moves):
        if not state.over:
            seat = state.pending()[0]
            state.apply(seat, state.legal(seat)[0])


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_a_pickled_position_is_the_same_and_plays_on(game_id: str, protocol: int) -> None:
    for state in some_positions(game_id):
        again = pickle.loads(pickle.dumps(state, protocol))
        assert type(again) is type(state) and again.game is state.game
        assert whole(again) == whole(state) and again == state and hash(again) == hash(state)
        assert [again.legal(seat) for seat in range(state.seats)] == [state.legal(seat) for seat in range(state.seats)]
        original = state.clone()
        play_on(again, 5)
        play_on(original, 5)
        assert whole(again) == whole(original)


@pytest.mark.parametrize("game_id", GAMES)
def test_copies_are_independent_and_leave_the_listener_behind(game_id: str) -> None:
    for state in some_positions(game_id):
        if state.over:
            continue
        state = state.clone()
        heard: list[Event] = []
        state.listener = heard.append
        before = whole(state)
        for copied in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert copied == state and copied is not state and copied.game is state.game
            play_on(copied, 3)
            assert whole(state) == before and not heard
            assert copied != state


@pytest.mark.parametrize("game_id", GAMES)
def test_equal_positions_are_one_in_a_set(game_id: str) -> None:
    first, second = boomtown.game(game_id).new(seed=1), boomtown.game(game_id).new(seed=1)
    other = boomtown.game(game_id).new(seed=2)
    assert first == second and first != other and first != "something else"
    assert len({first, second, other}) == 2
    play_on(second, 1)
    assert first != second


def after_a_move(state: State) -> tuple[State, str]:
    play_on(state, 1)
    return state, repr(state)


def illegal(state: State) -> None:
    state.apply(0, -1)


def test_positions_and_errors_travel_between_processes(tmp_path: Path) -> None:
    positions = [boomtown.game(game_id).new(seed=4) for game_id in boomtown.game_ids()] + [owner_position(tmp_path)]
    # A fresh interpreter, which has loaded neither games nor the owner's component file.
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        for state, (there, shown) in zip(positions, pool.map(after_a_move, positions), strict=True):
            play_on(state, 1)
            assert there == state and repr(there) == shown
        with pytest.raises(IllegalAction) as caught:
            pool.apply(illegal, (positions[0],))
    assert caught.value.reason.key == "not-asked" or caught.value.reason.key == "notation-code"


def test_a_game_is_pickled_by_name_and_edition(tmp_path: Path) -> None:
    for game in (boomtown.game("wagons"), owner_position(tmp_path).game):
        assert pickle.loads(pickle.dumps(game)) is game
        assert copy.deepcopy(game) is game and copy.copy(game) is game


def test_the_representation_is_one_line(tmp_path: Path) -> None:
    state = boomtown.game("wagons").new(seed=1)
    assert repr(state) == "<wagons: 2 seats, asks 1>"
    assert repr(state.game) == "<game wagons>"
    owner = owner_position(tmp_path)
    assert repr(owner) == f"<carson {owner.game.edition}: 3 seats, asks 0, 1, 2>"
    play_on(state, 100)
    assert repr(state) == "<wagons: 2 seats, over>"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_printed_position_shows_what_the_seat_that_decides_sees(game_id: str) -> None:
    for state in some_positions(game_id)[:10]:
        seat = state.pending()[0] if len(state.pending()) == 1 else None
        text = str(state)
        assert len(text.splitlines()) > 5 and "\x1b" not in text
        # An imagined world that looks the same to the seat is drawn the same.
        if seat is not None:
            assert pictures.drawing(state.known_to(seat), seat) == text
        svg, page = state._repr_svg_(), state._repr_html_()
        assert svg is not None and page is not None and page.startswith("<pre")
        assert ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"
        assert "http" not in svg.replace("http://www.w3.org/2000/svg", "") + page


def test_a_position_is_drawn_in_the_language_of_the_process() -> None:
    state = boomtown.game("wagons").new(seed=1)
    try:
        texts = []
        for language in languages():
            speak(language)
            texts.append(str(state))
        assert len(set(texts)) == len(languages())
    finally:
        speak(None)


def test_without_the_library_of_the_terminal_there_is_an_outline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "can_draw", lambda: False)
    for game_id in boomtown.game_ids():
        state = boomtown.game(game_id).new(seed=1)
        seat = pictures.viewpoint(state)
        assert str(state) == outline(state.view(seat))
        page = state._repr_html_()
        assert page is not None and page.startswith("<pre>") and state._repr_svg_() is None
    wagons = str(boomtown.game("wagons").new(seed=1))
    assert wagons.startswith("goals: ") and "    front: " in wagons


def test_errors_are_sentences_in_the_language_of_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownGame) as caught:
        boomtown.game("monopoly")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "monopoly" in str(caught.value) and "carson, coloma, sprawl, wagons" in str(caught.value)
    english = str(caught.value)
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert str(caught.value) != english and "monopoly" in str(caught.value)
    try:
        speak("en")
        assert str(caught.value) == english
        with pytest.raises(IllegalAction, match="Player 1"):
            boomtown.game("wagons").new(seed=1).apply(0, 3)
    finally:
        speak(None)


def test_an_error_without_words_shows_its_key() -> None:
    assert str(UnknownGame("no-such-message", {"given": "x"})) == "no-such-message (given=x)"
    assert str(UnknownGame("no-such-message")) == "no-such-message"


def test_errors_survive_pickling_with_what_caused_them(tmp_path: Path) -> None:
    text = "boomtown record 1\ngame: wagons\nversion: 2\nseats: 2\ncommit: x\nseed: 1\n\n0 frobnicate 3\n"
    with pytest.raises(BadRecord) as record:
        from_text(text)
    file = tmp_path / "mine.toml"
    file.write_text("nonsense = 1\n", "utf-8")
    with pytest.raises(BadComponents) as components:
        boomtown.game("carson", components=file)
    for error in (record.value, components.value):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error) and str(again) == str(error) and again.params == error.params
    assert pickle.loads(pickle.dumps(components.value)).faults == components.value.faults
