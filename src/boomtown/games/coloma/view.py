"""What each seat sees, and worlds that fit it: hands, decks and the shootout tile to come are hidden (K2.4, K3.12)."""

from typing import Literal, NotRequired, TypedDict

from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.ask import Ask, ask
from boomtown.games.coloma.forecast import ShootoutView, shootout_view
from boomtown.games.coloma.goods import deck_size, gold_price
from boomtown.games.coloma.state import AWAY, NEUTRAL, NOBODY, Position, alone, numbers_in
from boomtown.games.coloma.steps import BUST, DIAL, DUEL_DIAL, KEEP, kind_of
from boomtown.games.coloma.turn_view import TurnView, acting, coming_turns, turn_view
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


class PoolView(TypedDict):
    """A line of the gold supply. Nuggets leave the uppermost line first."""

    price: int
    spaces: int
    nuggets: int


class DuelChoice(TypedDict):
    pioneer: int
    mule: int


class CardPutBack(TypedDict):
    """A card that goes back to the deck as soon as all have chosen theirs."""

    card: str
    end: Literal["top", "bottom"]


class SupplyView(TypedDict):
    """What a player may still gain."""

    dudes: int
    tents: int
    horses: int


class PlayerView(TypedDict):
    """A player as one viewer sees it. Of others the hand and the known ends of the deck are only counted, and the
    choice of a dial is seen when all have chosen."""

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
    rivers: list[int]  # canyon spaces; Shade's are only counted, and may be more than four (K16.4)
    bridges: list[str]  # in the order of building
    bridge_points: dict[str, int]  # what a bridge scores the player now: own ones, and all that are left
    events: list[int]
    lands: list[str]
    barrels: list[str]
    used_barrels: list[str]
    specialty: str | None
    specialty_used: bool
    choice: int | DuelChoice | None  # the site on the own dial, while others choose
    put_back: CardPutBack | None  # the own one, while others choose
    pioneer: int | None
    mule: int | None
    carrots: list[int]


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
    ask: Ask | None
    acting: int | None  # the seat whose turn is under way
    turns: list[int]  # who is still to act in this round, the next one first
    gold: GoldView
    pools: list[PoolView]  # from top to bottom
    price: int
    prices: list[int]  # by nuggets in the supply
    outlaws: int
    shootout: ShootoutView  # if it were held now
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
        "ask": ask(state, seat),
        "acting": acting(state),
        "turns": coming_turns(state),
        "gold": {"supply": state.gold_supply, "full": len(state.prices) - 1, "cart": state.gold_cart},
        "pools": pools(state),
        "price": gold_price(state),
        "prices": state.prices[:],
        "outlaws": state.outlaws,
        "shootout": shootout_view(state),
        "rows": [None if owner == NOBODY else "neutral" if owner == NEUTRAL else owner for owner in state.rows],
        "hideout": [None if barrel < 0 else barrels[barrel].id for barrel in state.face_up],
        "stack": {barrels[kind].id: count for kind, count in enumerate(state.pile) if count},
        "discarded": {barrels[kind].id: count for kind, count in enumerate(state.discarded) if count},
        "bridges": {components.bridges[kind].id: count for kind, count in enumerate(state.bridge_stock)},
        "tables": tables_in_sight(state),
        "hotels": state.hotel_stock,
        "buster": {"avoids": counted_from_one(state.revealed), "site": state.buster + 1 or None},
        "players": [player_view(state, player, seat) for player in range(state.players)],
        "turn": turn_view(state, seat),
    }
    if alone(state):
        seen["wagon_cards"] = turned_cards(state)
    return seen


def pools(state: Position) -> list[PoolView]:
    """The three lines of the gold supply (K3.4)."""
    supply = state.components.document["gold_supply"]
    missing = len(state.prices) - 1 - state.gold_supply
    lines: list[PoolView] = []
    for price, spaces in zip(supply["values"], supply["spaces"][str(state.players)], strict=True):
        gaps = min(missing, spaces)
        missing -= gaps
        lines.append({"price": price, "spaces": spaces, "nuggets": spaces - gaps})
    return lines


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
        "rivers": counted_from_one(state.rivers[player]),
        "bridges": [components.bridges[kind].id for kind in bridges_built(state, player)],
        "bridge_points": bridge_points(state, player),
        "events": counted_from_one(state.event_tents[player]),
        "lands": [components.lands[land].id for land in numbers_in(state.land_tents[player])],
        "barrels": [components.barrels[barrel].id for barrel in state.barrels[player]],
        "used_barrels": [components.barrels[barrel].id for barrel in state.used_barrels[player]],
        "specialty": None if specialty == components.no_specialty else components.specialties[specialty].id,
        "specialty_used": bool(state.specialty_used[player]),
        "choice": own_choice(state, player) if mine else None,
        "put_back": own_put_back(state, player) if mine else None,
        "pioneer": state.pioneers[player] + 1 or None,
        "mule": state.mules[player] + 1 or None,
        "carrots": counted_from_one(state.carrots[player]),
    }


def bridges_built(state: Position, player: int) -> list[int]:
    """The types of a player's bridges, in the order of building."""
    mask, order = state.bridges[player], state.bridge_order[player]
    return [kind for kind in order if mask >> kind & 1] + [kind for kind in numbers_in(mask) if kind not in order]


def bridge_points(state: Position, player: int) -> dict[str, int]:
    points = {}
    for kind, bridge in enumerate(state.components.bridges):
        if state.bridge_stock[kind] or state.bridges[player] >> kind & 1:
            points[bridge.id] = bridge.points(bridge.count.amount(state, player))
    return points


def own_choice(state: Position, player: int) -> int | DuelChoice | None:
    """What a seat has chosen in secret for the present round, before all dials are open (K4.6, K14.2)."""
    answer = state.answers[player]
    if answer < 0:
        return None
    verbs = state.components.verbs
    kind = kind_of(state.agenda[-1])
    if kind == DUEL_DIAL:
        pioneer, mule = verbs.duel.values(answer)
        return {"pioneer": pioneer, "mule": mule}
    return verbs.site.values(answer)[0] if kind == DIAL else None


def own_put_back(state: Position, player: int) -> CardPutBack | None:
    """The card that a seat has put back in secret at the beginning, before all have."""
    answer = state.answers[player]
    if answer < 0 or kind_of(state.agenda[-1]) != KEEP:
        return None
    verbs = state.components.verbs
    on_top = verbs.top.owns(answer)
    card = (verbs.top if on_top else verbs.bottom).values(answer)[0]
    return {"card": state.components.buildings[card].id, "end": "top" if on_top else "bottom"}


def card_ids(state: Position, mask: int) -> list[str]:
    buildings = state.components.buildings
    return [buildings[card].id for card in numbers_in(mask)]


def counted_from_one(mask: int) -> list[int]:
    """The sites or canyon spaces of a mask, as people number them."""
    return [number + 1 for number in numbers_in(mask)]


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
        cards = numbers_in(unknown)
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
