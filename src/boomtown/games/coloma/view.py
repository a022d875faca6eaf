"""What each seat sees, and worlds that fit it: hands, decks and the shootout tile to come are hidden (K2.4, K3.12)."""

from typing import NotRequired, TypedDict

from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.goods import deck_size, gold_price
from boomtown.games.coloma.state import AWAY, NEUTRAL, NOBODY, Position, alone, cards_in
from boomtown.games.coloma.steps import BUST
from boomtown.games.coloma.wheel import busted, copied, signpost
from boomtown.kernel.rng import Rng

# The year whose shootout tile is turned up only when the year before is over: 1849 (K2.4).
HIDDEN_TILE = 1


class GoldView(TypedDict):
    supply: int
    full: int  # nuggets in a full supply
    cart: int


class BusterView(TypedDict):
    avoids: list[int]
    site: int | None


class SupplyView(TypedDict):
    """What a player may still gain."""

    dudes: int
    tents: int
    horses: int


class PlayerView(TypedDict):
    """A player as one viewer sees it. Of others the hand and the known ends of the deck are only counted."""

    bucks: int
    gold: int
    dudes: int  # in the Lodge
    tents: int
    horses: int
    points: int  # scored on the way
    graves: int
    guests: int
    hotels: int
    supply: SupplyView
    wagon: str  # the id of a space
    cards: int
    hand: list[str] | None
    deck: int
    top: list[str] | int  # cards the owner put back, the next one last
    bottom: list[str] | int
    unseen: list[str] | None  # the cards of the deck whose order the owner does not know
    built: list[str]
    board: str
    rivers: list[int]
    bridges: list[str]
    events: list[int]
    lands: list[str]
    barrels: list[str]
    used_barrels: list[str]
    specialty: str | None
    specialty_used: bool
    pioneer: int | None
    mule: int | None
    carrots: list[int]


class TurnView(TypedDict):
    """What the turn under way has left; it means nothing between turns. Items are bits in the order of the verbs."""

    items: int
    aside: int  # of the items those that were opened and left
    looks: int
    used: int
    fresh: list[str]
    row_done: bool
    ride: int
    discounts: list[list[int]]
    unpaid: list[list[int]]  # trades that may be gone on with: item, effect, times left


class View(TypedDict):
    """The table. Sites count from 1."""

    year: int
    round: int
    barker: int
    signpost: int
    copies: int  # the site whose Boom the Signpost copies
    bust: int
    busted: list[int]
    sheriff: int
    gold: GoldView
    price: int
    prices: list[int]  # by nuggets in the supply
    outlaws: int
    rows: list[int | str | None]
    hideout: list[str | None]
    stack: dict[str, int]
    discarded: dict[str, int]
    bridges: dict[str, int]
    tables: list[str | None]
    hotels: int
    buster: BusterView
    players: list[PlayerView]
    turn: TurnView
    wagon_cards: NotRequired[list[str]]  # against Shade only


def view(state: Position, seat: int | None) -> View:
    components = state.components
    barrels = components.barrels
    seen: View = {
        "year": components.years[state.year],
        "round": state.round + 1,
        "barker": state.barker + 1,
        "signpost": signpost(state) + 1,
        "copies": copied(state) + 1,
        "bust": state.bust + 1,
        "busted": busted_sites(state),
        "sheriff": state.sheriff,
        "gold": {"supply": state.gold_supply, "full": len(state.prices) - 1, "cart": state.gold_cart},
        "price": gold_price(state),
        "prices": state.prices[:],
        "outlaws": state.outlaws,
        "rows": [None if owner == NOBODY else "neutral" if owner == NEUTRAL else owner for owner in state.rows],
        "hideout": [None if barrel < 0 else barrels[barrel].id for barrel in state.face_up],
        "stack": {barrels[kind].id: count for kind, count in enumerate(state.pile) if count},
        "discarded": {barrels[kind].id: count for kind, count in enumerate(state.discarded) if count},
        "bridges": {components.bridges[kind].id: count for kind, count in enumerate(state.bridge_stock)},
        "tables": tables_in_sight(state),
        "hotels": state.hotel_stock,
        "buster": {"avoids": sites(state.revealed), "site": state.buster + 1 or None},
        "players": [player_view(state, player, seat) for player in range(state.players)],
        "turn": turn_view(state),
    }
    if alone(state):
        seen["wagon_cards"] = turned_cards(state)
    return seen


def busted_sites(state: Position) -> list[int]:
    """The sites whose Boom is lost; until the crowd is counted the Bust only waits on the Signpost (K4.2)."""
    if state.pioneers.count(AWAY) == state.players or (BUST, 0) in state.agenda:
        return []
    return [site + 1 for site in range(SITES) if busted(state, site)]


def tables_in_sight(state: Position) -> list[str | None]:
    """The shootout table of each year, None for a tile that lies face down (K2.4)."""
    tables: list[str | None] = [state.components.tables[table].id for table in state.tables]
    if state.year < HIDDEN_TILE:
        tables[HIDDEN_TILE] = None
    return tables


def turned_cards(state: Position) -> list[str]:
    """Shade's wagon cards that lie open; after the last one all are shuffled again (K16.6)."""
    if not state.wagon_cards:
        return []
    components = state.components
    towns = enumerate(components.shade.wagon_cards)
    return [components.spaces[town].id for card, town in towns if not state.wagon_cards >> card & 1]


def player_view(state: Position, player: int, viewer: int | None) -> PlayerView:
    """A player as `viewer` sees it; only the owner knows the hand and the cards put back."""
    components = state.components
    mine = player == viewer
    top, bottom = state.top[player], state.bottom[player]
    specialty = state.specialty[player]
    return {
        "bucks": state.bucks[player],
        "gold": state.gold[player],
        "dudes": state.dudes[player],
        "tents": state.tents[player],
        "horses": state.horses[player],
        "points": state.points[player],
        "graves": state.graves[player],
        "guests": state.guests[player],
        "hotels": state.hotels[player],
        "supply": {
            "dudes": state.dude_supply[player],
            "tents": state.tent_supply[player],
            "horses": state.horse_supply[player],
        },
        "wagon": components.spaces[state.wagon[player]].id,
        "cards": state.hand[player].bit_count(),
        "hand": card_ids(state, state.hand[player]) if mine else None,
        "deck": deck_size(state, player),
        "top": [components.buildings[card].id for card in top] if mine else len(top),
        "bottom": [components.buildings[card].id for card in bottom] if mine else len(bottom),
        "unseen": card_ids(state, state.middle[player]) if mine else None,
        "built": card_ids(state, state.built[player]),
        "board": components.boards[state.board[player]].id,
        "rivers": rivers(state.rivers[player]),
        "bridges": [bridge.id for kind, bridge in enumerate(components.bridges) if state.bridges[player] >> kind & 1],
        "events": sites(state.event_tents[player]),
        "lands": [land.id for place, land in enumerate(components.lands) if state.land_tents[player] >> place & 1],
        "barrels": [components.barrels[barrel].id for barrel in state.barrels[player]],
        "used_barrels": [components.barrels[barrel].id for barrel in state.used_barrels[player]],
        "specialty": None if specialty == components.no_specialty else components.specialties[specialty].id,
        "specialty_used": bool(state.specialty_used[player]),
        "pioneer": state.pioneers[player] + 1 or None,
        "mule": state.mules[player] + 1 or None,
        "carrots": sites(state.carrots[player]),
    }


def turn_view(state: Position) -> TurnView:
    return {
        "items": state.items,
        "aside": state.aside,
        "looks": state.looks,
        "used": state.used,
        "fresh": card_ids(state, state.fresh),
        "row_done": bool(state.row_done),
        "ride": state.ride,
        "discounts": [list(discount) for discount in state.discounts],
        "unpaid": [list(payment) for payment in state.unpaid],
    }


def card_ids(state: Position, mask: int) -> list[str]:
    buildings = state.components.buildings
    return [buildings[card].id for card in cards_in(mask)]


def rivers(mask: int) -> list[int]:
    """The canyon spaces with a river; Shade's are only counted, and may be more than four (K16.4)."""
    return [space + 1 for space in range(mask.bit_length()) if mask >> space & 1]


def sites(mask: int) -> list[int]:
    return [site + 1 for site in range(SITES) if mask >> site & 1]


def imagine(state: Position, seat: int, rng: Rng) -> None:
    """Deal the cards of the others and the hidden tile anew. The order of a deck's middle and of the barrels is drawn
    only when needed."""
    if state.year < HIDDEN_TILE:
        components = state.components
        open_tables = (state.tables[0], components.printed_table)
        unused = [table for table in range(len(components.tables)) if table not in open_tables]
        tables = state.tables[:]  # clones share the list
        tables[HIDDEN_TILE] = unused[rng.below(len(unused))]
        state.tables = tables
    for other in range(state.seats):
        if other == seat:
            continue
        top, bottom = state.top[other], state.bottom[other]
        unknown = state.hand[other] | state.middle[other]
        for card in top + bottom:
            unknown |= 1 << card
        cards = cards_in(unknown)
        rng.shuffle(cards)
        held = state.hand[other].bit_count()
        state.hand[other] = mask_of(cards[:held])
        lower = held + len(top)
        state.top[other] = tuple(cards[held:lower])
        state.bottom[other] = tuple(cards[lower : lower + len(bottom)])
        state.middle[other] = mask_of(cards[lower + len(bottom) :])


def mask_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def nothing_hidden(state: Position) -> bool:
    """Hands stay hidden and barrels random to the end."""
    return state.over
