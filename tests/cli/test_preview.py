"""What a menu promises is what the action brings, and nothing the seat may not know."""

import io
import random

from rich.console import Console

import boomtown
from boomtown.cli.menu import PAGE, SHORT, Menu
from boomtown.cli.preview import ActionPreview, action_previews
from boomtown.kernel.state import State
from boomtown.term import Scene
from boomtown.text import catalogue
from tests.support import play_on

GAME = boomtown.game("wagons")


def midgame(verb: str) -> State:
    """A position of a random game in which somebody with a town must do this."""
    state = GAME.new(2, 8)
    for ply, _ in enumerate(play_on(state, random.Random(3))):
        if ply > 12 and state.pending() and state.question().verbs == (verb,):
            return state
    raise AssertionError


def scene(state: State) -> Scene:
    totals = [0] * state.seats
    return Scene(GAME, catalogue("en"), ["Anna", "Bert"], state.options, totals, state.pending()[0])


def test_a_placement_wins_what_the_preview_says() -> None:
    state = midgame("place")
    seat = state.pending()[0]
    before = state.score(seat).total
    for preview in action_previews(state, seat):
        after = state.clone()
        after.apply(seat, preview.action)
        assert preview.gain == after.score(seat).total - before
        assert sum(change for _, change in preview.lines) == preview.gain


def test_a_card_wins_what_its_best_place_wins() -> None:
    state = midgame("take")
    seat = state.pending()[0]
    preview = action_previews(state, seat)[0]
    after = state.clone()
    after.apply(seat, preview.action)
    places = action_previews(after, seat)
    assert preview.later and preview.gain == max(place.gain for place in places if place.gain is not None)


def test_looking_changes_nothing() -> None:
    state = midgame("take")
    before = state.to_json()
    action_previews(state, state.pending()[0])
    state.known_to(0)
    assert state.to_json() == before


def test_every_legal_action_is_in_the_menu_once() -> None:
    state = midgame("place")
    seat = state.pending()[0]
    menu = Menu(action_previews(state, seat), state.view(seat), scene(state))
    picked = [menu.pick(number) for number in range(1, menu.size + 1)]
    assert sorted(action for action in picked if action is not None) == sorted(state.legal(seat))
    assert menu.pick(0) is None and menu.pick(menu.size + 1) is None


def test_pages_stop_at_both_ends() -> None:
    state = midgame("place")
    seat = state.pending()[0]
    menu = Menu(action_previews(state, seat), state.view(seat), scene(state))
    assert menu.size > SHORT
    menu.turn(-1)
    assert menu.footing().startswith(f"1 to {PAGE} of")
    for _ in range(99):
        menu.turn(1)
    assert f"to {menu.size} of {menu.size}" in menu.footing()


def test_numbers_stay_with_their_entries_when_a_page_is_turned() -> None:
    state = midgame("place")
    seat = state.pending()[0]
    menu = Menu(action_previews(state, seat), state.view(seat), scene(state))
    before = [menu.pick(number) for number in range(1, menu.size + 1)]
    menu.turn(1)
    assert [menu.pick(number) for number in range(1, menu.size + 1)] == before
    console = Console(file=io.StringIO(), width=200, color_system=None)
    with console.capture() as capture:
        console.print(menu.table())
    number, *words = capture.get().split()[:4]
    picked = menu.pick(PAGE + 1)
    assert int(number) == PAGE + 1 and picked is not None
    assert GAME.actions.format(picked).startswith(" ".join(words))


def test_unknown_gains_come_last_in_a_long_menu() -> None:
    state = midgame("place")
    seat = state.pending()[0]
    legal = state.legal(seat)
    entries = [ActionPreview(action, None if number % 2 else number) for number, action in enumerate(legal)]
    menu = Menu(entries, state.view(seat), scene(state))
    assert menu.pick(1) == max(entries, key=lambda entry: -1 if entry.gain is None else entry.gain).action
    assert menu.pick(menu.size) in [entry.action for entry in entries if entry.gain is None]
