"""The laws of undo, checked along a whole match."""

import copy
import random

import pytest

from boomtown.kernel.match import CannotUndo, Match
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import State
from tests.contract.laws import applied, visible
from tests.support import DECISIONS, Setup, decide, text, whole

WORLDS = 2

# The costly checks are made at about this many of the first decisions, then more and more rarely.
OFTEN = 10


def follow_match(setup: Setup, chance: random.Random) -> int:
    """Play a match at random, taking decisions back wherever that is possible; returns how many could be."""
    match = Match(setup.game, setup.seats, setup.seed, setup.options)
    turn: list[tuple[State, int, int]] = []  # the decisions that should be possible to take back
    possible = 0
    for ply in range(DECISIONS):
        if match.state.over:
            assert match.record.seed == setup.seed
            return possible
        assert match.record.seed is None
        before = match.state.clone()
        seat, action = decide(before, chance)
        if turn and turn[-1][1] != seat:
            turn.clear()
        match.apply(seat, action)
        turn.append((before, seat, action))
        learned = match.state.rng.state != before.rng.state or match.state.reveals != before.reveals
        # At the end of the game the seed is published, and with it everything that was hidden.
        if learned or match.record.seed is not None:
            turn.clear()
        possible += bool(turn)
        for other in range(setup.seats):
            assert match.can_undo(other) == (bool(turn) and other == seat)
        if chance.random() < OFTEN / (OFTEN + ply):
            refuses_all_others(match, seat if turn else -1)
            if turn:
                learned_nothing(before, seat, action, chance)
                takes_back_one(match, before, seat, action)
                takes_back_the_turn(match, turn)
    raise AssertionError(f"{setup}: the game does not end")


def refuses_all_others(match: Match, allowed: int) -> None:
    """Nobody else takes anything back, and trying changes nothing."""
    before = whole(match.state), copy.deepcopy(match.record)
    for seat in range(-1, match.state.seats + 1):
        if seat < 0 or seat != allowed:
            for refused in (match.undo, match.restart_turn):
                with pytest.raises(CannotUndo):
                    refused(seat)
    assert (whole(match.state), match.record) == before


def learned_nothing(before: State, seat: int, action: int, chance: random.Random) -> None:
    """In every world that looked the same to the seat, the action leads to what it sees now."""
    seen, events = applied(before, seat, action)
    for _ in range(WORLDS):
        world = before.imagine(seat, Rng(chance.getrandbits(64)))
        imagined, imagined_events = applied(world, seat, action)
        assert text(imagined.view(seat)) == text(seen.view(seat)), "undo is open, yet the seat learned something"
        assert visible(imagined_events, seat) == visible(events, seat)


def takes_back_one(match: Match, before: State, seat: int, action: int) -> None:
    after = whole(match.state)
    record = copy.deepcopy(match.record)
    match.undo(seat)
    assert whole(match.state) == whole(before)
    assert match.record.moves == record.moves[:-1]
    assert match.record.seed is None
    match.apply(seat, action)
    assert whole(match.state) == after
    assert match.record == record


def takes_back_the_turn(match: Match, turn: list[tuple[State, int, int]]) -> None:
    after = whole(match.state)
    record = copy.deepcopy(match.record)
    match.restart_turn(turn[0][1])
    assert whole(match.state) == whole(turn[0][0])
    assert match.record.moves == record.moves[: -len(turn)]
    assert not match.can_undo(turn[0][1])
    for _, seat, action in turn:
        match.apply(seat, action)
    assert whole(match.state) == after
    assert match.record == record
