"""What each seat sees, and worlds that fit it: hands, decks and the shootout tile to come are hidden (K2.4, K3.12)."""

from boomtown.games.coloma.goods import deck_size, gold_price
from boomtown.games.coloma.shade import WAGON_CARDS
from boomtown.games.coloma.state import AWAY, NEUTRAL, NOBODY, Position, alone, cards_in
from boomtown.games.coloma.tables import (
    BARREL_IDS,
    BOARD_IDS,
    BRIDGE_IDS,
    CARD_IDS,
    LAND_IDS,
    LANDS,
    NO_SPECIALTY,
    PRINTED_TABLE,
    SITES,
    SPACE_IDS,
    SPECIALTY_IDS,
    TABLE_IDS,
    YEARS,
)
from boomtown.games.coloma.wheel import busted, copied, signpost
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import Json

# The year whose shootout tile is turned up only when the year before is over: 1849 (K2.4).
HIDDEN_TILE = 1


def view(state: Position, seat: int | None) -> Json:
    seen: Json = {
        "year": YEARS[state.year],
        "round": state.round + 1,
        "barker": state.barker + 1,
        "signpost": signpost(state) + 1,
        "copies": copied(state) + 1,  # the site whose Boom the Signpost copies
        "bust": state.bust + 1,
        "busted": busted_sites(state),
        "sheriff": state.sheriff,
        "gold": {"supply": state.gold_supply, "full": len(state.prices) - 1, "cart": state.gold_cart},
        "price": gold_price(state),
        "prices": state.prices[:],  # by nuggets in the supply
        "outlaws": state.outlaws,
        "rows": [None if owner == NOBODY else "neutral" if owner == NEUTRAL else owner for owner in state.rows],
        "hideout": [None if barrel < 0 else BARREL_IDS[barrel] for barrel in state.face_up],
        "stack": {BARREL_IDS[kind]: count for kind, count in enumerate(state.pile) if count},
        "discarded": {BARREL_IDS[kind]: count for kind, count in enumerate(state.discarded) if count},
        "bridges": {BRIDGE_IDS[kind]: count for kind, count in enumerate(state.bridge_stock)},
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
    """The sites whose Boom is lost; before the dials are open the Bust only waits on the Signpost (K4.2)."""
    if state.pioneers.count(AWAY) == state.players:
        return []
    return [site + 1 for site in range(SITES) if busted(state, site)]


def tables_in_sight(state: Position) -> list[str | None]:
    """The shootout table of each year, None for a tile that lies face down (K2.4)."""
    tables: list[str | None] = [TABLE_IDS[table] for table in state.tables]
    if state.year < HIDDEN_TILE:
        tables[HIDDEN_TILE] = None
    return tables


def turned_cards(state: Position) -> list[str]:
    """Shade's wagon cards that lie open; after the last one all are shuffled again (K16.6)."""
    if not state.wagon_cards:
        return []
    return [SPACE_IDS[town] for card, town in enumerate(WAGON_CARDS) if not state.wagon_cards >> card & 1]


def player_view(state: Position, player: int, viewer: int | None) -> Json:
    """A player as `viewer` sees it; only the owner knows the hand and the cards put back."""
    mine = player == viewer
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
        "wagon": SPACE_IDS[state.wagon[player]],
        "cards": state.hand[player].bit_count(),
        "hand": names(state.hand[player]) if mine else None,
        "deck": deck_size(state, player),
        "top": [CARD_IDS[card] for card in state.top[player]] if mine else len(state.top[player]),
        "bottom": [CARD_IDS[card] for card in state.bottom[player]] if mine else len(state.bottom[player]),
        "unseen": names(state.middle[player]) if mine else None,
        "built": names(state.built[player]),
        "board": BOARD_IDS[state.board[player]],
        "rivers": rivers(state.rivers[player]),
        "bridges": [name for kind, name in enumerate(BRIDGE_IDS) if state.bridges[player] >> kind & 1],
        "events": sites(state.event_tents[player]),
        "lands": [LAND_IDS[land] for land in range(LANDS) if state.land_tents[player] >> land & 1],
        "barrels": [BARREL_IDS[barrel] for barrel in state.barrels[player]],
        "used_barrels": [BARREL_IDS[barrel] for barrel in state.used_barrels[player]],
        "specialty": None if state.specialty[player] == NO_SPECIALTY else SPECIALTY_IDS[state.specialty[player]],
        "specialty_used": bool(state.specialty_used[player]),
        "pioneer": state.pioneers[player] + 1 or None,
        "mule": state.mules[player] + 1 or None,
        "carrots": sites(state.carrots[player]),
    }


def turn_view(state: Position) -> Json:
    """What the turn under way has left; it means nothing between turns."""
    return {
        "items": state.items,
        "aside": state.aside,
        "used": state.used,
        "fresh": names(state.fresh),
        "row_done": bool(state.row_done),
        "ride": state.ride,
        "discounts": [list(discount) for discount in state.discounts],
    }


def names(mask: int) -> list[str]:
    return [CARD_IDS[card] for card in cards_in(mask)]


def rivers(mask: int) -> list[int]:
    """The canyon spaces with a river; Shade's are only counted, and may be more than four (K16.4)."""
    return [space + 1 for space in range(mask.bit_length()) if mask >> space & 1]


def sites(mask: int) -> list[int]:
    return [site + 1 for site in range(SITES) if mask >> site & 1]


def imagine(state: Position, seat: int, rng: Rng) -> None:
    """Deal the cards of the others and the hidden tile anew. The order of a deck's middle and of the barrels is drawn
    only when needed."""
    if state.year < HIDDEN_TILE:
        unused = [table for table in range(len(TABLE_IDS)) if table not in (state.tables[0], PRINTED_TABLE)]
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


def certain(state: Position) -> bool:
    """Hands stay hidden and barrels random to the end."""
    return state.over
