"""What marshal thinks of a position: the moves it has looked at, with their numbers."""

from typing import NamedTuple

from boomtown.bots import Seat
from boomtown.bots.marshal import Marshal, estimates, results
from boomtown.bots.tree import Node
from boomtown.kernel.errors import IllegalAction
from boomtown.kernel.rng import seeded
from boomtown.kernel.state import State

SECONDS = 1.0

# How many moves a line shows at most.
LONGEST_LINE = 8


class Candidate(NamedTuple):
    """One move: how good it is, how much of the search went into it, and how the game may go on."""

    move: str
    action: int
    chance: float  # to win, from 0 to 1
    visits: int  # 0 where the end of the game was solved exactly
    line: tuple[str, ...]  # the move and what is likely to follow, each as "seat move"


class Analysis(NamedTuple):
    """The moves that were looked at, the best first."""

    seat: int
    exact: bool  # the rest of the game was solved, so the first move is the best for certain
    candidates: list[Candidate]

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    def __str__(self) -> str:
        return "\n".join(f"{move.chance:6.1%} {move.visits:7} {', '.join(move.line)}" for move in self.candidates)


def analyse(
    state: State, seat: int | None = None, seconds: float | None = None, iterations: int | None = None, seed: int = 0
) -> Analysis:
    """Search from what a seat knows (else the one whose turn it is). The same for the same seed and iterations."""
    number = (next(iter(state.pending()), 0)) if seat is None else seat
    legal = state.legal(number)
    if not legal:
        reason = state.why_not(number, 0)
        assert reason is not None
        raise IllegalAction(reason)
    player = Marshal(
        seeded(seed, "analysis"), SECONDS if seconds is None and iterations is None else seconds, iterations
    )
    chosen = player.choose(Seat(state, number))
    if player.root is None:
        return Analysis(number, len(legal) > 1, _without_search(state, number, chosen, legal))
    choice = player.root.choices[number]
    order = sorted(
        range(len(choice.actions)), key=lambda index: (choice.actions[index] != chosen, -choice.visits[index])
    )
    candidates = []
    for index in order:
        if choice.visits[index]:
            action = choice.actions[index]
            line = tuple(_line(state, player.root, number, action))
            text = state.game.actions.format(action)
            candidates.append(Candidate(text, action, choice.mean(index), choice.visits[index], line))
    return Analysis(number, False, candidates)


def _without_search(state: State, seat: int, chosen: int, legal: list[int]) -> list[Candidate]:
    """For a forced move, and for the end of a game that was solved: every move by what is known right after it."""
    candidates = []
    for action in legal:
        after = state.known_to(seat)
        after.apply(seat, action)
        chance = (results(after) if after.over else estimates(after))[seat]
        text = state.game.actions.format(action)
        candidates.append(Candidate(text, action, chance, 0, (f"{seat} {text}",)))
    return sorted(candidates, key=lambda candidate: (candidate.action != chosen, -candidate.chance))


def _line(state: State, root: Node, seat: int, action: int) -> list[str]:
    """The move and the moves that the search followed most after it."""
    actions = state.game.actions
    moves: list[str] = []
    node: Node | None = root
    while node is not None and node.choices and len(moves) < LONGEST_LINE:
        key = 0
        for mover in sorted(node.choices):
            choice = node.choices[mover]
            if node is root and mover == seat:
                taken = action
            elif choice.total:
                taken = choice.actions[choice.most_visited()]
            else:
                return moves
            # What others choose in secret at the same time is no part of the line.
            if node is not root or mover == seat:
                moves.append(f"{mover} {actions.format(taken)}")
            key = key * actions.size + taken
        node = node.children.get(key)
    return moves
