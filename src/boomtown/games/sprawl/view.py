"""What each seat sees, which is everything but the face-down cards; and drawing those anew."""

from boomtown.games.sprawl.city import BLOCKS, SPACE_NAMES, SPOT_NAMES, ZONES
from boomtown.games.sprawl.components import (
    BOTTOM_PERMITS,
    CARD_ID,
    FIRST_EVENT,
    MARKER_VALUE,
    PERMITS,
    PLANNING_CARDS,
    SPECIALS,
)
from boomtown.games.sprawl.contracts import source_card
from boomtown.games.sprawl.spots import price
from boomtown.games.sprawl.state import VOCATION_COUNT, Position
from boomtown.games.sprawl.steps import ASK_CLAIM, ASK_SPOT
from boomtown.games.sprawl.words import DECKS, OFFICES, PLANNING, TOWN, VOCATIONS
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import Json

BOTTOM_PLANNING: int = BOTTOM_PERMITS + PLANNING_CARDS - FIRST_EVENT  # S2.4


def view(state: Position, seat: int | None) -> Json:
    """The same for everybody: all that players own lies open."""
    return {
        "city": [
            {"spot": SPOT_NAMES[state.spot[first]], "zone": ZONES[state.zone[first]], "owner": state.owner[first]}
            for first in state.city
        ],
        "values": state.value[:],
        "prices": prices(state),
        "markers": {
            SPACE_NAMES[space]: MARKER_VALUE[marker] for space, marker in enumerate(state.spaces) if marker >= 0
        },
        "players": [player_view(state, player) for player in range(state.seats)],
        "offices": {name: state.offices[office] for office, name in enumerate(OFFICES) if state.in_play >> office & 1},
        "pawn": OFFICES[state.pawn],
        "supply": {VOCATIONS[vocation]: tiles for vocation, tiles in enumerate(state.supply)},
        "planning": [card_id(card) for card in state.planning_boxes],
        "contracts": [card_id(card) for card in state.contract_boxes],
        "sections": state.sections[:],  # cards below, and below or in, the middle part of a contract deck at the start
        "decks": {name: deck_view(state, deck) for deck, name in enumerate(DECKS)},
        "discards": [CARD_ID[card] for card in state.discards],
        "gone": [CARD_ID[card] for card in state.gone],
        "returned": [CARD_ID[card] for card in state.returned],
        "revealed": [CARD_ID[card] for card in state.revealed],
        "shuffled": state.shuffled,
        "active": state.active,
        "turn": state.turn,
        "ap": state.ap,
        "built": state.built,
        "discount": state.discount,
        "idle": state.idle,
    }


def prices(state: Position) -> list[int]:
    """Per block what the building that is asked about costs; nothing when it is free or none is asked about."""
    step = state.agenda[-1] if state.agenda else (-1,)
    if step[0] == ASK_CLAIM:
        return state.value[:]
    if step[0] != ASK_SPOT:
        return []
    card = source_card(state, step[1], step[2])
    return [price(state, card, block) for block in range(BLOCKS)]


def player_view(state: Position, seat: int) -> Json:
    places = (2 * seat, 2 * seat + 1)
    tiles = state.tiles[VOCATION_COUNT * seat : VOCATION_COUNT * (seat + 1)]
    return {
        "wealth": state.wealth[seat],
        "prestige": state.prestige[seat],
        "cubes": state.cubes[seat],
        "hand": [CARD_ID[card] for card in state.hands[seat]],
        "favors": [card_id(state.favors[place]) for place in places],
        "fresh": [CARD_ID[state.favors[place]] for place in places if state.fresh >> place & 1],
        "extra_favor": state.extra_favor == seat,
        "vocations": {VOCATIONS[vocation]: count for vocation, count in enumerate(tiles) if count},
    }


def deck_view(state: Position, deck: int) -> Json:
    cards = state.decks[deck]
    top = CARD_ID[cards[-1]] if state.face_up >> deck & 1 else None
    return {"cards": len(cards), "top": top, "active": deck == PLANNING or bool(state.active_decks >> deck & 1)}


def card_id(card: int) -> str | None:
    return CARD_ID[card] if card >= 0 else None


# Imagining: everybody knows which cards are left and how the decks were stacked, nobody knows their order.


def imagine(state: Position, seat: int, rng: Rng) -> None:
    for deck in range(PLANNING):
        imagine_contracts(state, deck, rng)
    imagine_planning(state, rng)


def imagine_contracts(state: Position, deck: int, rng: Rng) -> None:
    """The special event stays in the middle part, returned events in the top part, the rest anywhere (S2.2, S2.8).

    Six contracts of the top part have been seen, so nothing more is known from the Town deck having been accepted.
    """
    cards = state.decks[deck]
    down = len(cards) - (state.face_up >> deck & 1)
    hidden = sorted(cards[:down])
    order = [-1] * down
    if SPECIALS[deck] in hidden:
        low, high = state.sections[0], min(state.sections[1], down)
        order[low + rng.below(high - low)] = SPECIALS[deck]
        hidden.remove(SPECIALS[deck])
    known = [card for card in state.returned if card in hidden] if deck == TOWN else []
    places = list(range(state.sections[1], down))
    rng.shuffle(places)
    for card, place in zip(known, places, strict=False):
        order[place] = card
        hidden.remove(card)
    rng.shuffle(hidden)
    for place in range(down):
        if order[place] < 0:
            order[place] = hidden.pop()
    cards[:down] = order


def imagine_planning(state: Position, rng: Rng) -> None:
    """Before the first reshuffle the upper part holds permits only (S2.4)."""
    cards = state.decks[PLANNING]
    down = len(cards) - (state.face_up >> PLANNING & 1)
    hidden = sorted(cards[:down])
    rng.shuffle(hidden)
    if not state.shuffled and down > BOTTOM_PLANNING:
        permits = [card for card in hidden if card < PERMITS]
        upper = permits[: down - BOTTOM_PLANNING]
        lower = permits[down - BOTTOM_PLANNING :] + [card for card in hidden if card >= FIRST_EVENT]
        rng.shuffle(lower)
        hidden = lower + upper
    cards[:down] = hidden


def certain(state: Position) -> bool:
    """Never: the next card always lies face down."""
    return False
