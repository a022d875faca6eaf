"""The face-down cards: everybody knows which ones are left and how the decks were stacked, nobody knows their order."""

from boomtown.games.sprawl.constants import FIRST_EVENT, PERMITS, PLANNING, PLANNING_EVENTS, TOWN
from boomtown.games.sprawl.state import Position
from boomtown.kernel.rng import Rng


def unseen_cards(state: Position, deck: int) -> list[int]:
    """The cards of a deck that lie face down, sorted."""
    cards = state.decks[deck]
    return sorted(cards[: len(cards) - (state.face_up >> deck & 1)])


def special_places(state: Position, down: int) -> tuple[int, int]:
    """Between which places of a contract deck its special event lies, when `down` cards lie face down (S2.2)."""
    return state.sections[0], min(state.sections[1], down)


# Drawing them anew.


def imagine(state: Position, seat: int, rng: Rng) -> None:
    for deck in range(PLANNING):
        imagine_contracts(state, deck, rng)
    imagine_planning(state, rng)


def imagine_contracts(state: Position, deck: int, rng: Rng) -> None:
    """The special event stays in the middle part, returned events in the top part, the rest anywhere (S2.2, S2.8).

    Six contracts of the top part have been seen, so nothing more is known from the Town deck having been accepted.
    """
    cards = state.decks[deck]
    hidden = unseen_cards(state, deck)
    down = len(hidden)
    order = [-1] * down
    special = state.components.specials[deck]
    if special in hidden:
        low, high = special_places(state, down)
        order[low + rng.below(high - low)] = special
        hidden.remove(special)
    in_top_part = [card for card in state.returned if card in hidden] if deck == TOWN else []
    places = list(range(state.sections[1], down))
    rng.shuffle(places)
    for card, place in zip(in_top_part, places, strict=False):
        order[place] = card
        hidden.remove(card)
    rng.shuffle(hidden)
    for place in range(down):
        if order[place] < 0:
            order[place] = hidden.pop()
    cards[:down] = order


def imagine_planning(state: Position, rng: Rng) -> None:
    """Before the first reshuffle the upper part holds permits only (S2.4)."""
    hidden = unseen_cards(state, PLANNING)
    down = len(hidden)
    rng.shuffle(hidden)
    above = down - state.components.bottom_permits - PLANNING_EVENTS
    if not state.shuffled and above > 0:
        permits = [card for card in hidden if card < PERMITS]
        upper = permits[:above]
        lower = permits[above:] + [card for card in hidden if card >= FIRST_EVENT]
        rng.shuffle(lower)
        hidden = lower + upper
    state.decks[PLANNING][:down] = hidden


def nothing_hidden(state: Position) -> bool:
    """Never: the next card always lies face down."""
    return False
