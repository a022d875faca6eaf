"""What each seat sees, which is everything but the order of the face-down cards."""

from typing import Literal, TypedDict

from boomtown.games.sprawl.acting import ActingView, acting, asking_effect
from boomtown.games.sprawl.actions import BOXES, LINES, MARKER_NAMES
from boomtown.games.sprawl.ask import Ask, ask
from boomtown.games.sprawl.city import LOT_NAMES, PARK, SPACE_NAMES, SPOT_CELLS, SPOT_NAMES, ZONES
from boomtown.games.sprawl.constants import (
    CONTRACT_BOXES,
    DECKS,
    FAVOR_PLACES_PER_SEAT,
    MARKER_KIND,
    MARKER_NUMBER,
    MARKERS,
    OFFICES,
    PLANNING,
    POINT_KINDS,
    VOCATION_COUNT,
    VOCATIONS,
    PointKind,
)
from boomtown.games.sprawl.contracts import bonus_factor
from boomtown.games.sprawl.elections import next_office
from boomtown.games.sprawl.hidden import special_places, unseen_cards
from boomtown.games.sprawl.permits import pages_for
from boomtown.games.sprawl.rails import feeding_deck, open_links
from boomtown.games.sprawl.stall import stall_reason, stall_threatens, turns_to_stall
from boomtown.games.sprawl.standings import ContestView, RowView, contest_views, row_views
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.targets import extreme_blocks
from boomtown.games.sprawl.turn_end import flowing_decks
from boomtown.kernel.message import Cell


class BuildingView(TypedDict):
    spot: str
    zone: str
    owner: int  # -1 for nobody
    card: str | None  # the contract that built it; None for start buildings, parks and all that was placed free
    first: str  # its first lot, by which the action `building` names it
    lots: list[Cell]  # columns and rows of the grid of 12 x 12


class MarkerView(TypedDict):
    kind: PointKind
    number: int


class PlayerView(TypedDict):
    wealth: int
    prestige: int
    cubes: int  # not on the board
    hand: list[str]
    favors: list[str | None]  # two places, the second only for the owner of the Extra Favor tile
    fresh: list[str]  # Favors taken this turn
    extra_favor: bool
    vocations: dict[str, int]  # tiles of each vocation the player has
    pages: dict[str, int]  # of permits for each zone


class SpecialView(TypedDict):
    """When the special event of a deck comes, counted in cards that are turned up."""

    earliest: int
    latest: int


class DeckView(TypedDict):
    cards: int
    top: str | None  # None when it lies face down
    active: bool
    special: SpecialView | None  # None when it is gone, and for the planning deck
    unseen: list[str]  # cards of a contract deck that may still come, sorted; their order is hidden


class ExtremesView(TypedDict):
    """The most and the least valuable blocks with a building."""

    best: list[int]
    worst: list[int]


class StallView(TypedDict):
    reason: str  # idle: nothing at all is done | contracts: no contract leaves a box or a deck
    turns: int  # until the game ends, the present one included


class View(TypedDict):
    city: list[BuildingView]  # in the order of building
    values: list[int]  # per block
    extremes: ExtremesView
    rows: list[RowView]
    markers: dict[str, MarkerView]  # by grey space
    box: list[str]  # markers that are not in the city
    players: list[PlayerView]
    offices: dict[str, int]  # the holders of the offices in play, -1 for nobody
    pawn: str
    next_office: str  # that the next ballot votes on, in play or not
    contests: dict[str, ContestView]
    supply: dict[str, int]  # vocation tiles that nobody has
    planning: list[str | None]  # box 1 first
    contracts: list[str | None]
    links: dict[str, bool]  # "5-4": whether a contract slides from box 5 to box 4
    feeds: dict[str, str | None]  # by box the deck that fills it
    sections: list[int]  # cards below, and below or in, the middle part of a contract deck at the start
    decks: dict[str, DeckView]
    unseen_planning: list[str]  # planning cards that may still come before the next shuffle, sorted
    discards: list[str]
    gone: list[str]
    returned: list[str]  # Town events that went back into the top part at the start
    revealed: list[str]  # by the latest end of turn
    shuffled: bool  # the planning deck, at least once
    active: int
    turn: int
    ap: int
    turn_ap: int  # that the turn has had so far, spent ones included
    built: int
    discount: int
    doubles: bool  # the adjacency bonus of the active player's next contract is multiplied
    line: Literal["row", "column"] | None  # chosen by the card that acts
    idle: int  # turns in a row, the present one included, in which nothing was done
    turns_without_contract: int  # the same for turns in which no contract left a box or deck
    stall: StallView | None  # only when the safety net is a round away
    effect: str | None  # of a card or office that asks now, by its number in the faces
    acting: ActingView | None
    ask: Ask | None


def view(state: Position, seat: int | None) -> View:
    """The same for everybody but for the numbers of what is asked: all that players own lies open."""
    ids = state.components.card_ids
    effect = asking_effect(state)
    return {
        "city": [building_view(state, building) for building in state.city],
        "values": state.value[:],
        "extremes": {"best": extreme_blocks(state, True), "worst": extreme_blocks(state, False)},
        "rows": row_views(state),
        "markers": {
            SPACE_NAMES[space]: {"kind": POINT_KINDS[MARKER_KIND[marker]], "number": MARKER_NUMBER[marker]}
            for space, marker in enumerate(state.spaces)
            if marker >= 0
        },
        "box": [MARKER_NAMES[marker] for marker in range(MARKERS) if state.unplaced_markers >> marker & 1],
        "players": [player_view(state, player) for player in range(state.seats)],
        "offices": {name: state.offices[office] for office, name in enumerate(OFFICES) if state.in_play >> office & 1},
        "pawn": OFFICES[state.pawn],
        "next_office": OFFICES[next_office(state)],
        "contests": contest_views(state),
        "supply": {VOCATIONS[vocation]: tiles for vocation, tiles in enumerate(state.supply)},
        "planning": [ids[card] if card >= 0 else None for card in state.planning_boxes],
        "contracts": [ids[card] if card >= 0 else None for card in state.contract_boxes],
        "links": links(state),
        "feeds": feeds(state),
        "sections": state.sections[:],
        "decks": {name: deck_view(state, deck) for deck, name in enumerate(DECKS)},
        "unseen_planning": [ids[card] for card in unseen_cards(state, PLANNING)],
        "discards": [ids[card] for card in state.discards],
        "gone": [ids[card] for card in state.gone],
        "returned": [ids[card] for card in state.returned],
        "revealed": [ids[card] for card in state.revealed],
        "shuffled": state.shuffled,
        "active": state.active,
        "turn": state.turn,
        "ap": state.ap,
        "turn_ap": state.turn_ap,
        "built": state.built,
        "discount": state.discount,
        "doubles": bonus_factor(state, state.active) > 1,
        "line": LINES[state.chosen_line] if state.chosen_line >= 0 else None,
        "idle": state.idle,
        "turns_without_contract": state.turns_without_contract,
        "stall": stall_view(state),
        "effect": None if effect is None else str(effect.number),
        "acting": acting(state),
        "ask": ask(state, seat),
    }


def building_view(state: Position, building: int) -> BuildingView:
    spot = state.spot[building]
    contract = state.contract[building]
    return {
        "spot": SPOT_NAMES[spot],
        "zone": ZONES[state.zone[building]],
        "owner": state.owner[building],
        "card": state.components.card_ids[contract] if contract >= 0 else None,
        "first": LOT_NAMES[building],
        "lots": SPOT_CELLS[spot],
    }


def links(state: Position) -> dict[str, bool]:
    opened = open_links(flowing_decks(state))
    return {f"{box + 2}-{box + 1}": opened[box] for box in reversed(range(len(opened)))}


def feeds(state: Position) -> dict[str, str | None]:
    fed = [feeding_deck(flowing_decks(state), box) for box in range(CONTRACT_BOXES)]
    return {BOXES[box]: DECKS[deck] if deck >= 0 else None for box, deck in enumerate(fed)}


def stall_view(state: Position) -> StallView | None:
    """The warning that the safety net is about to end the game (S12.5)."""
    if not stall_threatens(state):
        return None
    return {"reason": stall_reason(state), "turns": turns_to_stall(state) + 1}


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
        "pages": {word: pages_for(state, seat, zone) for zone, word in enumerate(ZONES[:PARK])},
    }


def deck_view(state: Position, deck: int) -> DeckView:
    cards = state.decks[deck]
    ids = state.components.card_ids
    unseen = [] if deck == PLANNING else unseen_cards(state, deck)
    return {
        "cards": len(cards),
        "top": ids[cards[-1]] if state.face_up >> deck & 1 else None,
        "active": deck == PLANNING or bool(state.active_decks >> deck & 1),
        "special": special_view(state, deck, unseen),
        "unseen": [ids[card] for card in unseen],
    }


def special_view(state: Position, deck: int, unseen: list[int]) -> SpecialView | None:
    """Between which cards the special event of a contract deck must come, which was laid into its middle part."""
    if deck == PLANNING or state.components.specials[deck] not in unseen:
        return None
    low, high = special_places(state, len(unseen))
    return {"earliest": len(unseen) - high + 1, "latest": len(unseen) - low}
