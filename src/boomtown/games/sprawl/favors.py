"""Contracts that can be had, and Favors: contracts laid aside for a later turn (S3.5-S3.8)."""

from boomtown.games.sprawl.constants import FAVOR_PLACES_PER_SEAT
from boomtown.games.sprawl.stall import contract_moved, something_done
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import DECK_TOPS, FAVOR_PLACES


def source_card(state: Position, seat: int, source: int) -> int:
    """The contract to be had from a box, an active deck's face-up top, or a Favor of an earlier turn; -1 if none."""
    if source < DECK_TOPS:
        return state.contract_boxes[source]
    if source < FAVOR_PLACES:
        deck = source - DECK_TOPS
        open_top = state.active_decks & state.face_up
        return state.decks[deck][-1] if open_top >> deck & 1 else -1
    place = FAVOR_PLACES_PER_SEAT * seat + source - FAVOR_PLACES
    return -1 if state.fresh >> place & 1 else state.favors[place]  # S3.8


def source_cost(state: Position, source: int) -> int:
    """The AP of a source (S3.5, S3.8)."""
    return state.components.source_costs[source]


def take_out(state: Position, seat: int, source: int) -> int:
    """Remove the contract from its source. A box stays empty, the next deck card stays face down (S3.6)."""
    card = source_card(state, seat, source)
    if source < DECK_TOPS:
        state.contract_boxes[source] = -1
    elif source < FAVOR_PLACES:
        state.decks[source - DECK_TOPS].pop()
        state.face_up &= ~(1 << source - DECK_TOPS)
    else:
        state.favors[FAVOR_PLACES_PER_SEAT * seat + source - FAVOR_PLACES] = -1
    if source < FAVOR_PLACES:
        contract_moved(state)
    else:
        something_done(state)
    return card


def favor_place(state: Position, seat: int) -> int:
    """The place for another Favor, or -1 at the limit."""
    first = FAVOR_PLACES_PER_SEAT * seat
    if state.favors[first] < 0:
        return first
    if state.extra_favor == seat and state.favors[first + 1] < 0:
        return first + 1
    return -1


def take_favor(state: Position, seat: int, source: int) -> None:
    """Lay a contract aside."""
    place = favor_place(state, seat)
    card = take_out(state, seat, source)
    state.favors[place] = card
    state.fresh |= 1 << place
    if state.listener is not None:
        state.tell("sprawl-favored", {"seat": seat, "card": state.components.cards[card].name})


def favor_sources(state: Position, seat: int) -> list[int]:
    """Where a seat could take a Favor from."""
    if favor_place(state, seat) < 0:
        return []
    return [source for source in range(FAVOR_PLACES) if source_card(state, seat, source) >= 0]
