"""Planning cards changing hands: out of the display, out of the discard pile, and given up (S3.6, S6.11)."""

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.constants import EVENT, PLANNING, PLANNING_BOXES
from boomtown.games.sprawl.stall import something_done
from boomtown.games.sprawl.state import Position


def planning_card(state: Position, box: int) -> int:
    """The face-up card in a planning box, or on the deck (the box after the last one); -1 if there is none."""
    if box < PLANNING_BOXES:
        return state.planning_boxes[box]
    return state.decks[PLANNING][-1] if state.face_up >> PLANNING & 1 else -1


def take_planning(state: Position, seat: int, box: int) -> None:
    """Move a face-up planning card into a hand. The box stays empty, the next deck card face down (S3.6)."""
    card = planning_card(state, box)
    if box < PLANNING_BOXES:
        state.planning_boxes[box] = -1
    else:
        state.decks[PLANNING].pop()
        state.face_up &= ~(1 << PLANNING)
    state.hands[seat].append(card)
    something_done(state)
    tell_card(state, "sprawl-took", seat, card, refs.PLANNING_PLACE[box])


def discarded_permits(state: Position) -> list[int]:
    """The permits and Urban Renewal cards in the discard pile."""
    cards = state.components.cards
    return sorted([card for card in state.discards if cards[card].kind != EVENT])


def recover(state: Position, seat: int, card: int) -> None:
    """Take a card out of the discard pile."""
    state.discards.remove(card)
    state.hands[seat].append(card)
    something_done(state)
    tell_card(state, "sprawl-took", seat, card)


def discard(state: Position, seat: int, card: int) -> None:
    """Give up a card of one's own."""
    state.hands[seat].remove(card)
    state.discards.append(card)
    something_done(state)
    tell_card(state, "sprawl-discarded", seat, card)


def tell_card(state: Position, key: str, seat: int, card: int, *places: str) -> None:
    """Report what a seat does with a card."""
    if state.listener is not None:
        face = state.components.cards[card]
        state.tell(key, {"seat": seat, "card": face.name}, refs=(refs.SEAT[seat], face.ref, *places))
