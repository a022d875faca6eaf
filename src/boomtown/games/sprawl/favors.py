"""Contracts that can be had, and Favors: contracts laid aside for a later turn (S3.5-S3.8)."""

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.constants import FAVOR_PLACES_PER_SEAT
from boomtown.games.sprawl.stall import contract_moved, something_done
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import DECK_TOPS, FAVOR_PLACES


def origin_card(state: Position, seat: int, origin: int) -> int:
    """The contract to be had from a box, an active deck's face-up top, or a Favor of an earlier turn; -1 if none."""
    if origin < DECK_TOPS:
        return state.contract_boxes[origin]
    if origin < FAVOR_PLACES:
        deck = origin - DECK_TOPS
        open_top = state.active_decks & state.face_up
        return state.decks[deck][-1] if open_top >> deck & 1 else -1
    place = FAVOR_PLACES_PER_SEAT * seat + origin - FAVOR_PLACES
    return -1 if state.fresh >> place & 1 else state.favors[place]  # S3.8


def origin_cost(state: Position, origin: int) -> int:
    """The AP that an origin costs (S3.5, S3.8)."""
    return state.components.origin_costs[origin]


def take_out(state: Position, seat: int, origin: int) -> int:
    """Remove the contract from its origin. A box stays empty, the next deck card stays face down (S3.6)."""
    card = origin_card(state, seat, origin)
    if origin < DECK_TOPS:
        state.contract_boxes[origin] = -1
    elif origin < FAVOR_PLACES:
        state.decks[origin - DECK_TOPS].pop()
        state.face_up &= ~(1 << origin - DECK_TOPS)
    else:
        state.favors[FAVOR_PLACES_PER_SEAT * seat + origin - FAVOR_PLACES] = -1
    if origin < FAVOR_PLACES:
        contract_moved(state)
    else:
        something_done(state)
    return card


def favor_place(state: Position, seat: int) -> int:
    """The place for another Favor, or -1 at the limit."""
    first_place = FAVOR_PLACES_PER_SEAT * seat
    if state.favors[first_place] < 0:
        return first_place
    if state.extra_favor == seat and state.favors[first_place + 1] < 0:
        return first_place + 1
    return -1


def take_favor(state: Position, seat: int, origin: int) -> None:
    """Lay a contract aside."""
    place = favor_place(state, seat)
    card = take_out(state, seat, origin)
    state.favors[place] = card
    state.fresh |= 1 << place
    if state.listener is not None:
        face = state.components.cards[card]
        state.tell("sprawl-favored", {"seat": seat, "card": face.name}, refs=(refs.SEAT[seat], face.ref))


def favor_origins(state: Position, seat: int) -> list[int]:
    """Where a seat could take a Favor from."""
    if favor_place(state, seat) < 0:
        return []
    return [origin for origin in range(FAVOR_PLACES) if origin_card(state, seat, origin) >= 0]
