"""What each seat sees, and worlds that look the same to it."""

from boomtown.games.carson.cards import (
    AFTER_BIDS,
    APPEAL,
    ARROW,
    BACK,
    CARD_APPEAL,
    CARD_ID,
    CODE,
    DOLLAR,
    FACE,
    PAPERBOY,
    REVEALS,
    SKULL,
)
from boomtown.games.carson.city import City, parcel_position
from boomtown.games.carson.components import CHARACTERS, ERA_CARDS, SUITS
from boomtown.games.carson.rules import BIDDING, candidates
from boomtown.games.carson.scoring import held, total
from boomtown.games.carson.state import FULL_HAND, NO_CARD, ROUNDS, Position
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import Json


def view(state: Position, seat: int | None) -> Json:
    return {
        "era": state.era() + 1,
        "round": state.round % ROUNDS + 1,
        "row": [row_view(state, slot) for slot in range(len(state.row))],
        "held": None if state.held == NO_CARD else card_view(state.held),
        "turns": state.turns[::-1],
        "seats": [seat_view(state, other, other == seat) for other in range(state.table)],
        "terrain_deck": deck_size(state),
        "characters": deck_view(state),
        "removed": [card_view(card) for card in state.removed],
        "removed_characters": [character_view(character) for character in held(state.gone)],
        "candidates": [character_view(character) for character in candidates(state)] if shows_deck(state) else [],
    }


def row_view(state: Position, slot: int) -> Json | None:
    card = state.row[slot]
    if card == NO_CARD:
        return None
    return card_view(card) if slot else character_view(card)


def card_view(card: int) -> Json:
    face = "".join([CODE[kind] for kind in FACE[card]])
    return {"card": card, "id": CARD_ID[card], "face": face, "attractiveness": CARD_APPEAL[card]}


def character_view(character: int) -> Json:
    return {
        "character": CHARACTERS[character],
        "attractiveness": APPEAL[character],
        "dollar": DOLLAR[character],
        "arrow": ARROW[character],
    }


def seat_view(state: Position, seat: int, own: bool) -> Json:
    """One place at the table; the hand and the chosen card only for the seat itself."""
    shown: Json = {
        "suit": SUITS[seat],
        "virtual": seat >= state.seats,
        "bid": state.bids[seat] or None,
        "added": state.added[seat],
        "sits_out": bool(state.sits_out >> seat & 1),
        "doubled": bool(state.doubled >> seat & 1),
        "characters": [
            {**character_view(character), "turned": bool(state.turned >> character & 1)}
            for character in held(state.owned[seat])
        ],
    }
    if seat >= state.seats:
        index = seat - state.seats
        first = state.era() * ROUNDS
        return shown | {
            "level": state.options[f"virtual_{index + 1}"],
            "spent": sorted(state.virtual_bids[index][first : first + bids_shown(state)]),
            "cards": [card_view(card) for card in state.kept[seat]],
            "points": total(state, seat),
        }
    shown["spent"] = cards_in(FULL_HAND & ~state.hands[seat])
    shown["city"] = city_view(state.cities[seat])
    shown["sold"] = [card_view(card) for card in state.sold[seat]]
    shown["set_aside"] = [card_view(card) for card in state.kept[seat]]
    if own:
        shown["hand"] = cards_in(state.hands[seat])
        shown["choice"] = state.game.actions.format(state.answers[seat]) if state.answers[seat] >= 0 else None
    return shown


def city_view(city: City) -> Json:
    laid = []
    for index in range(0, len(city.laid), 2):
        x, y = parcel_position(city.laid[index + 1])
        laid.append({**card_view(city.laid[index]), "x": x, "y": y})
    left, right, top, bottom = city.box
    x, y = parcel_position(16 * left + top)
    return {"x": x, "y": y, "width": right - left + 1, "height": bottom - top + 1, "rows": city.rows(), "laid": laid}


def deck_view(state: Position) -> Json:
    """The character deck: how many, the back on top, and what was put under it for all to see (C2.2)."""
    left = state.characters[state.top :]
    back = BACK[left[0]] if left else []
    return {
        "left": len(left),
        "back": [SUITS[back.index(rank)] for rank in range(len(back))],
        "skull": bool(left) and SKULL[left[0]],
        "under": [CHARACTERS[character] for character in state.characters[max(state.top, len(CHARACTERS)) :]],
    }


def deck_size(state: Position) -> int:
    return (ERA_CARDS if state.era() == 0 else 2 * ERA_CARDS) - state.next_terrain


def bids_shown(state: Position) -> int:
    """How many cards of this era each virtual player has turned over."""
    return state.round % ROUNDS + (1 if state.bids[-1] else 0)


def cards_in(hand: int) -> list[int]:
    return [card for card in range(1, 10) if hand >> card & 1]


def shows_deck(state: Position) -> bool:
    """After the last round a person's Paperboy opens all characters that are left, for good (C9.6)."""
    finished = state.round == 2 * ROUNDS - 1 and not state.row
    return finished and 0 <= state.owner(PAPERBOY) < state.seats


def imagine(state: Position, seat: int, rng: Rng) -> None:
    """Redraw what no seat can know: both decks and the coming cards of the virtual players."""
    if certain(state):  # what lies in the decks will never be seen
        return
    era = state.era()
    first = state.terrain[:ERA_CARDS]
    second = state.terrain[ERA_CARDS:]
    redraw(first, state.first_end if era else state.next_terrain, ERA_CARDS, rng)
    redraw(second, state.next_terrain - ERA_CARDS if era else 0, ERA_CARDS, rng)
    state.terrain = first + second
    imagine_characters(state, rng)
    shown = ROUNDS * era + bids_shown(state)
    state.virtual_bids = [bids[:] for bids in state.virtual_bids]
    for bids in state.virtual_bids:
        redraw(bids, shown, ROUNDS * (era + 1), rng)
        if era == 0:
            redraw(bids, ROUNDS, 2 * ROUNDS, rng)


def imagine_characters(state: Position, rng: Rng) -> None:
    """The back on top is in sight, and the cards put under the deck are known."""
    top = state.top
    end = len(CHARACTERS)  # from here on the deck is known
    if top >= end:
        return
    deck = state.characters[:]
    redraw(deck, top, end, rng)
    seen = state.characters[top]
    alike = [place for place in range(top, end) if same_back(deck[place], seen)]
    chosen = alike[rng.below(len(alike))]
    deck[top], deck[chosen] = deck[chosen], deck[top]
    state.characters = deck


def same_back(one: int, other: int) -> bool:
    return BACK[one] == BACK[other] and SKULL[one] == SKULL[other]


def redraw(cards: list[int], start: int, end: int, rng: Rng) -> None:
    """Put the cards from start to end into a new random order."""
    unknown = sorted(cards[start:end])
    rng.shuffle(unknown)
    cards[start:end] = unknown


def certain(state: Position) -> bool:
    """In the last round, once the bids are shown, nothing is hidden and no card can come up any more."""
    if state.over:
        return True
    if state.round < 2 * ROUNDS - 1 or any([step[0] == BIDDING for step in state.agenda]):
        return False
    # With an owner's cards a power that is used after the bids may still turn one up.
    return not any([REVEALS[character] and not state.turned >> character & 1 for character in AFTER_BIDS])
