"""The hideout: barrels on the board, those a player takes, and those that are paid and come back (K9)."""

from boomtown.games.coloma.state import Position, who
from boomtown.kernel.message import Params

# Where a barrel may be taken blind; the further spaces hold one barrel each, face up.
STACK = 0


def barrels_left(state: Position) -> bool:
    """Whether a barrel can be taken at all (K9.2)."""
    if sum(state.pile):
        return True
    for space in range(1, len(state.face_up)):
        if state.face_up[space] >= 0:
            return True
    return False


def take_barrel(state: Position, player: int, space: int) -> None:
    """The player has the barrel, the outlaws come, the gap is filled (K9.1, K9.3)."""
    barrel = state.face_up[space] if space else _from_pile(state)
    outlaws = state.components.hideout_outlaws[space]
    state.barrels[player] = (*state.barrels[player], barrel)
    state.outlaws += outlaws
    if state.listener is not None:
        kind = state.components.barrels[barrel]
        params: Params = {"seat": who(state, player), "barrel": kind.name, "count": outlaws}
        state.tell("coloma-took-barrel", params, refs=(f"barrel:{kind.id}",))
    if space != STACK:
        state.face_up[space] = -1
        fill_gap(state, space)
    elif not sum(state.pile):
        _turn_discards(state)


def fill_gap(state: Position, space: int) -> None:
    """Turn a barrel of the stack face up on an empty space, if there is one."""
    if not sum(state.pile):
        _turn_discards(state)
    if sum(state.pile):
        state.face_up[space] = _from_pile(state)
    if not sum(state.pile):
        _turn_discards(state)


def _from_pile(state: Position) -> int:
    """A random barrel of the stack, for nobody knows its order."""
    skip = state.rng.below(sum(state.pile))
    barrel = 0
    while skip >= state.pile[barrel]:
        skip -= state.pile[barrel]
        barrel += 1
    state.pile[barrel] -= 1
    state.reveals += 1
    return barrel


def _turn_discards(state: Position) -> None:
    """The discarded barrels become the new stack (K9.3)."""
    state.pile = state.discarded
    state.discarded = [0] * len(state.pile)


def discard_used(state: Position, player: int, barrel: int) -> None:
    """A used barrel is paid for an ability (K9.5)."""
    held = state.used_barrels[player]
    place = held.index(barrel)
    state.used_barrels[player] = held[:place] + held[place + 1 :]
    state.discarded[barrel] += 1
    if state.listener is not None:
        kind = state.components.barrels[barrel]
        state.tell("coloma-discarded-barrel", {"seat": player, "barrel": kind.name}, refs=(f"barrel:{kind.id}",))
    if not sum(state.pile):
        _turn_discards(state)
        for space in range(1, len(state.face_up)):
            if state.face_up[space] < 0:
                fill_gap(state, space)
