"""S8.8: players who hold all permits do not keep the end of a turn going for ever."""

import pytest

from boomtown.games.sprawl.constants import EVENT, FIRST_EVENT, PLANNING, PLANNING_CARDS, TOWN
from boomtown.games.sprawl.state import Position, census
from boomtown.kernel.schema import Document
from tests.games.sprawl.support import CARDS, bare, card, effects, finish_turn, give, listen, new, options, say
from tests.support import rule

EVENTS = list(range(FIRST_EVENT, PLANNING_CARDS))


def hoard(deck: list[int], discards: list[int]) -> Position:
    """Two players in an empty city, all boxes empty, the planning deck face down."""
    state = bare(2)
    state.decks[PLANNING], state.discards = deck[:], discards[:]
    state.face_up = 1 << TOWN
    return state


def drawn(state: Position) -> list[str]:
    """The planning cards that the end of the turn reveals."""
    events = listen(state)
    finish_turn(state)
    return [str(event.params["card"]) for event in events if event.params.get("deck") == "@sprawl-deck-planning"]


@rule("S8.8")
def test_discards_with_nothing_but_events_are_not_shuffled() -> None:
    state = hoard([], EVENTS)
    assert drawn(state) == []
    assert state.planning_boxes == [-1] * 4 and state.discards == EVENTS and not state.shuffled
    assert state.active == 1


@rule("S8.8")
def test_a_deck_of_events_is_run_through_once() -> None:
    quiet = [card(name) for name in ("e04", "e05", "e06")]
    state = hoard(quiet, EVENTS[:3])
    assert len(drawn(state)) == 3
    assert state.planning_boxes == [-1] * 4 and state.decks[PLANNING] == [] and not state.shuffled


@rule("S8.8")
def test_the_only_permit_of_the_discards_is_shuffled_in_and_fills_one_box() -> None:
    state = hoard([], [card("e04"), card("p01"), card("e05")])
    assert sorted(drawn(state)) == ["@sprawl-card-e04", "@sprawl-card-e05", "@sprawl-card-p01"]
    assert state.planning_boxes == [card("p01"), -1, -1, -1]
    assert sorted(state.discards) == [card("e04"), card("e05")] and state.shuffled


@rule("S8.8")
def test_permits_that_events_throw_away_and_take_back_come_to_an_end() -> None:
    lines: list[Document] = [{"do": "lose_permit"}, {"do": "take_permit", "from": "display"}]
    thrown, taken = card("e04"), card("e05")
    printed = CARDS[thrown].effects, CARDS[taken].effects
    CARDS[thrown].effects, CARDS[taken].effects = [[effect.number] for effect in effects(*lines)]
    try:
        state = hoard([], [thrown, taken])
        give(state, 0, "p01", "p02", "p04", "p05", "p07", "p08")
        state.discards.append(state.hands[0].pop())
        say(state, "end")
        for _ in range(60):
            if state.active == 0:
                say(state, options(state)[-1])
    finally:
        CARDS[thrown].effects, CARDS[taken].effects = printed
    assert state.active == 1


def hoarder(state: Position) -> str:
    """Keep every planning card; let a contract go only once in three rounds."""
    said = options(state)
    if "end" not in said:
        return "done" if "done" in said else said[-1]
    contracts = [text for text in said if text.startswith("favor") or (text.startswith("build") and text[6:] < "f")]
    if state.turns_without_contract >= 3 * state.seats - 1 and contracts:
        return contracts[0]
    return next((text for text in said if text.startswith("take")), "end")


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("S8.8", "S12.5")
def test_a_game_of_hoarders_ends(seats: int) -> None:
    state = new(seats, 1, "long")
    whole, emptied, decisions = census(state), False, 0
    while not state.over:
        say(state, hoarder(state))
        left = [number for number in [*state.planning_boxes, *state.decks[PLANNING], *state.discards] if number >= 0]
        emptied = emptied or all([CARDS[number].kind == EVENT for number in left])
        decisions += 1
        assert decisions < 2000
    assert emptied and census(state) == whole
    assert state.view(0)["discards"]
