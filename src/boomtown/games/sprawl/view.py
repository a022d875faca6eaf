"""What each seat sees, which is everything but the face-down cards; and drawing those anew."""

from typing import TypedDict

from boomtown.games.sprawl.city import BLOCKS, SPACE_NAMES, SPOT_NAMES, ZONES
from boomtown.games.sprawl.constants import (
    DECKS,
    FAVOR_PLACES_PER_SEAT,
    FIRST_EVENT,
    MARKER_NUMBER,
    OFFICES,
    PERMITS,
    PLANNING,
    PLANNING_EVENTS,
    TOWN,
    VOCATION_COUNT,
    VOCATIONS,
)
from boomtown.games.sprawl.favors import origin_card
from boomtown.games.sprawl.frame import frame_of
from boomtown.games.sprawl.spots import price
from boomtown.games.sprawl.stall import stall_reason, stall_threatens, turns_to_stall
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import (
    ASK_CLAIM,
    ASK_ORDER,
    ASK_SAVE,
    ASK_SPOT,
    ASK_TARGET,
    EACH_SEAT,
    FRAMED_QUESTIONS,
    PAY_OR_LOSE,
)
from boomtown.kernel.rng import Rng


class BuildingView(TypedDict):
    spot: str
    zone: str
    owner: int  # -1 for nobody


class PlayerView(TypedDict):
    wealth: int
    prestige: int
    cubes: int  # not on the board
    hand: list[str]
    favors: list[str | None]  # two places, the second only for the owner of the Extra Favor tile
    fresh: list[str]  # Favors taken this turn
    extra_favor: bool
    vocations: dict[str, int]  # tiles of each vocation the player has


class DeckView(TypedDict):
    cards: int
    top: str | None  # None when it lies face down
    active: bool


class StallView(TypedDict):
    reason: str  # idle: nothing at all is done | contracts: no contract leaves a box or a deck
    turns: int  # until the game ends, the present one included


class View(TypedDict):
    city: list[BuildingView]  # in the order of building
    values: list[int]  # per block
    prices: list[int]  # per block what the building that is asked about costs; empty if none is
    markers: dict[str, int]  # the numbers of the markers by grey space
    players: list[PlayerView]
    offices: dict[str, int]  # the holders of the offices in play, -1 for nobody
    pawn: str
    supply: dict[str, int]  # vocation tiles that nobody has
    planning: list[str | None]  # box 1 first
    contracts: list[str | None]
    sections: list[int]  # cards below, and below or in, the middle part of a contract deck at the start
    decks: dict[str, DeckView]
    discards: list[str]
    gone: list[str]
    returned: list[str]  # Town events that went back into the top part at the start
    revealed: list[str]  # by the latest end of turn
    shuffled: bool  # the planning deck, at least once
    active: int
    turn: int
    ap: int
    built: int
    discount: int
    idle: int  # turns in a row, the present one included, in which nothing was done
    turns_without_contract: int  # the same for turns in which no contract left a box or deck
    stall: StallView | None  # only when the safety net is a round away
    effect: str | None  # of a card or office that asks now, by its number in the faces


def view(state: Position, seat: int | None) -> View:
    """The same for everybody: all that players own lies open."""
    ids = state.components.card_ids
    return {
        "city": [
            {
                "spot": SPOT_NAMES[state.spot[building]],
                "zone": ZONES[state.zone[building]],
                "owner": state.owner[building],
            }
            for building in state.city
        ],
        "values": state.value[:],
        "prices": prices(state),
        "markers": {
            SPACE_NAMES[space]: MARKER_NUMBER[marker] for space, marker in enumerate(state.spaces) if marker >= 0
        },
        "players": [player_view(state, player) for player in range(state.seats)],
        "offices": {name: state.offices[office] for office, name in enumerate(OFFICES) if state.in_play >> office & 1},
        "pawn": OFFICES[state.pawn],
        "supply": {VOCATIONS[vocation]: tiles for vocation, tiles in enumerate(state.supply)},
        "planning": [ids[card] if card >= 0 else None for card in state.planning_boxes],
        "contracts": [ids[card] if card >= 0 else None for card in state.contract_boxes],
        "sections": state.sections[:],
        "decks": {name: deck_view(state, deck) for deck, name in enumerate(DECKS)},
        "discards": [ids[card] for card in state.discards],
        "gone": [ids[card] for card in state.gone],
        "returned": [ids[card] for card in state.returned],
        "revealed": [ids[card] for card in state.revealed],
        "shuffled": state.shuffled,
        "active": state.active,
        "turn": state.turn,
        "ap": state.ap,
        "built": state.built,
        "discount": state.discount,
        "idle": state.idle,
        "turns_without_contract": state.turns_without_contract,
        "stall": stall_view(state),
        "effect": asking_effect(state),
    }


def asking_effect(state: Position) -> str | None:
    """The effect behind the question that is asked now."""
    if not state.agenda:
        return None
    step = state.agenda[-1]
    kind, *rest = step
    if kind == ASK_ORDER:  # the step that it goes on with names the effect, unless tiles score
        _, _, next_kind, number, *_ = rest
        if next_kind == PAY_OR_LOSE:
            return str(number)
        return str(frame_of(step).effect) if next_kind == EACH_SEAT else None
    if kind in (ASK_TARGET, ASK_SAVE):
        _, effect, *_ = rest
        return str(effect)
    if kind in FRAMED_QUESTIONS:
        return str(frame_of(step).effect)
    return None


def stall_view(state: Position) -> StallView | None:
    """The warning that the safety net is about to end the game (S12.5)."""
    if not stall_threatens(state):
        return None
    return {"reason": stall_reason(state), "turns": turns_to_stall(state) + 1}


def prices(state: Position) -> list[int]:
    """Per block what the building that is asked about costs; nothing when it is free or none is asked about."""
    if not state.agenda:
        return []
    kind, *rest = state.agenda[-1]
    if kind == ASK_CLAIM:
        return state.value[:]
    if kind != ASK_SPOT:
        return []
    seat, origin = rest
    card = origin_card(state, seat, origin)
    return [price(state, card, block) for block in range(BLOCKS)]


def player_view(state: Position, seat: int) -> PlayerView:
    ids = state.components.card_ids
    first_place = FAVOR_PLACES_PER_SEAT * seat
    favors = state.favors[first_place : first_place + FAVOR_PLACES_PER_SEAT]
    tiles = state.tiles[VOCATION_COUNT * seat : VOCATION_COUNT * (seat + 1)]
    return {
        "wealth": state.wealth[seat],
        "prestige": state.prestige[seat],
        "cubes": state.cubes[seat],
        "hand": [ids[card] for card in state.hands[seat]],
        "favors": [ids[card] if card >= 0 else None for card in favors],
        "fresh": [ids[card] for place, card in enumerate(favors, first_place) if state.fresh >> place & 1],
        "extra_favor": state.extra_favor == seat,
        "vocations": {VOCATIONS[vocation]: count for vocation, count in enumerate(tiles) if count},
    }


def deck_view(state: Position, deck: int) -> DeckView:
    cards = state.decks[deck]
    top = state.components.card_ids[cards[-1]] if state.face_up >> deck & 1 else None
    return {"cards": len(cards), "top": top, "active": deck == PLANNING or bool(state.active_decks >> deck & 1)}


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
    special = state.components.specials[deck]
    if special in hidden:
        low, high = state.sections[0], min(state.sections[1], down)
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
    cards = state.decks[PLANNING]
    down = len(cards) - (state.face_up >> PLANNING & 1)
    hidden = sorted(cards[:down])
    rng.shuffle(hidden)
    above = down - state.components.bottom_permits - PLANNING_EVENTS
    if not state.shuffled and above > 0:
        permits = [card for card in hidden if card < PERMITS]
        upper = permits[:above]
        lower = permits[above:] + [card for card in hidden if card >= FIRST_EVENT]
        rng.shuffle(lower)
        hidden = lower + upper
    cards[:down] = hidden


def nothing_hidden(state: Position) -> bool:
    """Never: the next card always lies face down."""
    return False
