"""S12.5: a game in which nothing happens any more ends, and the players are warned."""

import io

import pytest
from rich.console import Console

from boomtown.games.sprawl.constants import TOWN
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import END, PASS_ON, SLIDE_CONTRACTS
from boomtown.kernel.message import Event
from boomtown.term import Scene, draw
from boomtown.text import catalogue
from tests.games.sprawl.support import bare, begin, card, give, listen, new, offer, options, refresh, run, say, table
from tests.support import rule

WARNINGS = ("sprawl-stall-warning-idle", "sprawl-stall-warning-contracts")


def claimed(seats: int) -> Position:
    """A game at its first turn."""
    state = new(seats)
    for _ in range(12):
        state.apply(state.pending()[0], state.legal(state.pending()[0])[0])
    return state


def do_nothing(state: Position) -> None:
    """Let a turn pass; whatever its end asks is answered by the last choice."""
    turn = state.turn
    while state.turn == turn and not state.over:
        said = options(state)
        say(state, "done" if "done" in said else "end" if "end" in said else said[-1])


def only_permits(state: Position) -> None:
    """Take one planning card and nothing else; invest them all at the start of the turn."""
    turn, taken = state.turn, False
    while state.turn == turn and not state.over:
        said = options(state)
        permit = next((text for text in said if text.startswith("take")), "end")
        if "done" in said:
            say(state, said[0])
        elif "end" in said:
            say(state, "end" if taken else permit)
            taken = True
        else:
            say(state, said[-1])


def warnings(events: list[Event]) -> list[tuple[str, object]]:
    return [(event.key, event.params["turns"]) for event in events if event.key in WARNINGS]


@rule("S12.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_of_nothing_end_the_game(seats: int) -> None:
    state = claimed(seats)
    events = listen(state)
    while not state.over:
        do_nothing(state)
    assert state.turn == 3 * seats and events[-1].key == "sprawl-stalled-idle"
    assert warnings(events) == [("sprawl-stall-warning-idle", seats)]
    assert state.view(None)["stall"] is None


@rule("S12.5")
def test_two_players_who_only_take_permits_play_on_for_twenty_rounds() -> None:
    state = claimed(2)
    events = listen(state)
    while state.turn <= 38:
        assert state.view(None)["stall"] is None
        only_permits(state)
    assert state.turn == 39 and warnings(events) == [("sprawl-stall-warning-contracts", 2)]
    assert state.view(0)["stall"] == {"reason": "contracts", "turns": 2}
    only_permits(state)
    assert state.view(0)["stall"] == {"reason": "contracts", "turns": 1}
    only_permits(state)
    assert state.over and state.turn == 40 and events[-1].key == "sprawl-stalled-contracts"


@rule("S12.5")
def test_the_warning_goes_away_when_something_is_done() -> None:
    state = claimed(3)
    for _ in range(6):
        assert state.view(0)["stall"] is None
        do_nothing(state)
    assert state.view(0)["stall"] == {"reason": "idle", "turns": 3}
    do_nothing(state)
    assert state.view(None)["stall"] == {"reason": "idle", "turns": 2}
    only_permits(state)
    assert state.view(0)["stall"] is None
    for _ in range(6):
        do_nothing(state)
    assert not state.over and state.view(0)["stall"] is not None


@rule("S12.5")
def test_a_favor_that_is_built_is_something_done_but_no_contract_left_its_place() -> None:
    state = bare(2)
    give(state, 0, "p31")
    state.favors[0] = card("t02")
    state.idle = state.turns_without_contract = 4
    refresh(state)
    say(state, "build favor1", "place r3c1.nw")
    assert card("t02") in state.gone
    assert (state.idle, state.turns_without_contract) == (0, 4)


@rule("S12.5")
def test_a_contract_that_leaves_its_box_starts_both_counts_anew() -> None:
    for action in ("favor 1", "build 1"):
        state = table(2)
        give(state, 0, "p31")
        offer(state, "t02")
        state.idle = state.turns_without_contract = 6
        say(state, action)
        if action == "build 1":
            say(state, options(state)[0])
        assert (state.idle, state.turns_without_contract) == (0, 0)
        state.agenda = [(END, PASS_ON)]
        refresh(state)
        state.advance()
        assert not state.over


@rule("S12.5")
def test_planning_cards_taken_or_spent_are_something_done() -> None:
    state = table(2)
    state.planning_boxes[0] = card("p01")
    state.idle = state.turns_without_contract = 4
    refresh(state)
    say(state, "take 1")
    assert (state.idle, state.turns_without_contract) == (0, 4)
    begin(state, 0)
    assert (state.idle, state.turns_without_contract) == (1, 5)
    say(state, "invest p01")
    assert (state.idle, state.turns_without_contract) == (0, 5)
    for line in ({"do": "take_permit", "from": "discard"}, {"do": "lose_permit"}):
        state.idle = 3
        state.hands[0] = [card("p02")]
        state.discards = [card("p03")]
        run(state, line)
        assert state.idle == 0


@rule("S12.5", "S8.2")
def test_contracts_that_slide_or_come_from_a_deck_have_moved() -> None:
    for boxes in ([-1, card("t02")], [card("t02"), -1]):
        state = bare(2)
        state.contract_boxes = [*boxes, card("t03"), card("t05"), card("t06")]
        state.idle = state.turns_without_contract = 5
        state.decks[TOWN] = [card("t07"), card("t08")]
        state.agenda = [(END, SLIDE_CONTRACTS)]
        refresh(state)
        state.advance()
        assert (state.idle, state.turns_without_contract) == (1, 1)  # the next turn has begun


@rule("S12.5")
@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize(("counter", "rounds"), [("idle", 3), ("turns_without_contract", 20)])
def test_the_warning_stands_on_the_table(language: str, counter: str, rounds: int) -> None:
    state = claimed(2)
    words = catalogue(language)
    scene = Scene(state.game, words, ("Anna", "Bruno"), state.options, [0] * 2, 0)
    reason = "idle" if counter == "idle" else "contracts"
    for turns in (1, 2, 3):
        setattr(state, counter, 2 * rounds + 1 - turns)
        console = Console(width=160, record=True, file=io.StringIO())
        console.print(draw(state.view(0), scene))
        sentence = words.say(f"sprawl-table-stall-{reason}", {"turns": turns})
        assert (sentence in console.export_text()) == (turns <= 2)
        assert words.say(f"sprawl-stall-warning-{reason}", {"turns": 2})


@rule("S12.5")
def test_counts_survive_saving() -> None:
    state = claimed(2)
    only_permits(state)
    do_nothing(state)
    again = state.game.from_json(state.to_json())
    assert again.view(0) == state.view(0) and again.to_json() == state.to_json()
