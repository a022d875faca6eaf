"""The safety net: a game in which nothing happens any more ends, and the players are warned a round before (S12.5)."""

from typing import Final

from boomtown.games.sprawl.state import Position

# Full rounds in which nothing at all is done, and in which no contract leaves a box or a deck.
IDLE_ROUNDS: Final = 3
ROUNDS_WITHOUT_CONTRACT: Final = 20

# Which of the two ends the game, as the view and the catalogues call it.
IDLE = "idle"
NO_CONTRACT = "contracts"


def something_done(state: Position) -> None:
    """A Favor was built, or a planning card was taken or spent."""
    state.idle = 0


def contract_moved(state: Position) -> None:
    """A contract left a box or a deck."""
    state.idle = 0
    state.turns_without_contract = 0


def begin_turn(state: Position) -> None:
    """A new turn, in which nothing has been done yet."""
    state.idle += 1
    state.turns_without_contract += 1


def turns_left_idle(state: Position) -> int:
    """The turns after the present one that the players can still let pass without doing anything."""
    return IDLE_ROUNDS * state.seats - state.idle


def turns_left_without_contract(state: Position) -> int:
    """The turns after the present one that may still pass without a contract leaving its place."""
    return ROUNDS_WITHOUT_CONTRACT * state.seats - state.turns_without_contract


def stall_reason(state: Position) -> str:
    """What will end the game first if the players go on like this."""
    return IDLE if turns_left_idle(state) <= turns_left_without_contract(state) else NO_CONTRACT


def turns_to_stall(state: Position) -> int:
    """The turns after the present one until the net ends the game; 0 when it does so now."""
    return min(turns_left_idle(state), turns_left_without_contract(state))


def stall_threatens(state: Position) -> bool:
    """Whether the net ends the game within a round, the present turn included, unless something is done."""
    return bool(state.agenda) and turns_to_stall(state) < state.seats


def stalled(state: Position) -> bool:
    """At the end of a turn: whether the game is over. Warns a round before."""
    turns = turns_to_stall(state)
    if state.listener is not None:
        if turns <= 0:
            state.tell(f"sprawl-stalled-{stall_reason(state)}", {})
        elif turns == state.seats:
            state.tell(f"sprawl-stall-warning-{stall_reason(state)}", {"turns": turns})
    return turns <= 0
