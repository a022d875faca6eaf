"""Shade, the opponent of a seat that plays alone: no board, no deck, and no choices (K16)."""

from boomtown.games.coloma.barker import take_barrel
from boomtown.games.coloma.goods import gain_points
from boomtown.games.coloma.state import NOBODY, Position, gunmen_of, who
from boomtown.games.coloma.tables import (
    BARKER,
    BURY_DUDES,
    DOC,
    GOLD,
    HIDEOUT,
    HIDEOUT_OUTLAWS,
    LAND_IDS,
    LAND_POINTS,
    LANDS,
    NAMES,
    POINTS,
    ROWS,
    SITES,
    SPACE_IDS,
    TOUCHES,
    Effect,
    site_number,
)
from boomtown.games.coloma.wheel import busted, copied, signpost
from boomtown.games.coloma.words import DEEDS, LEVEL_FIELDS
from boomtown.kernel.message import Line, Params

_solo = DOC["solo"]
S_GOLD, S_RIVER, S_HOTEL, S_BUY_HOTEL, S_HORSE, S_BARREL, S_ROW, S_CAMP, S_WAGON, S_POINTS = range(10)

# What Shade does at each site, as pairs of step and number; the last site is the Barker.
Deeds = list[tuple[int, int]]


def _deeds(half: str) -> list[Deeds]:
    found: list[Deeds] = [[] for _ in range(SITES + 1)]
    for site, halves in _solo["actions"].items():
        number = site_number(int(site) if site.isdigit() else site)
        found[number] = [(DEEDS.index(deed[0]), deed[1] if len(deed) > 1 else 1) for deed in halves[half]]
    return found


SHADE_COMMON = _deeds("common")
SHADE_BOOM = _deeds("boom")
SHADE_DUDES: int = _solo["setup"]["dudes"]
SHADE_CAMPS: int = _solo["setup"]["camps"]
SHADE_EVENT_CAMPS: list[int] = [site - 1 for site in _solo["setup"]["event_camps"]]
SHADE_HORSES: int = _solo["setup"]["horses"]
SHADE_HORSE_LIMIT: int = _solo["setup"]["horse_limit"]
WAGON_CARDS: list[int] = [SPACE_IDS.index(town) for town in _solo["setup"]["wagon_cards"]]
NO_HOTEL_POINTS: int = _solo["no_hotel_vp"]
HOTEL_GOLD: int = _solo["hotel_gold"]
GRAVE_POINTS: int = _solo["grave_vp"]
GOLD_POINTS: int = _solo["gold_vp"]
EXTRA_HORSE_POINTS = 1
EVENT_TRADES, EVENT_POINTS = 2, 3

LEVELS: list[str] = [row["id"] for row in _solo["level"]]
# Per level: points at the start, nuggets each year; points for a river, hotel, barrel, horse.
LEVEL: list[list[int]] = [[row[name] for name in LEVEL_FIELDS] for row in _solo["level"]]


def level_of(state: Position) -> list[int]:
    return LEVEL[LEVELS.index(str(state.options["level"]))]


def shade_turn(state: Position, shade: int) -> None:
    """Common, then Boom unless it is busted (K16.3)."""
    pioneer = state.pioneers[shade]
    site = BARKER if pioneer == state.barker else pioneer
    for deed, number in SHADE_COMMON[site]:
        do(state, shade, deed, number)
    if not busted(state, pioneer):
        for deed, number in SHADE_BOOM[copied(state) if pioneer == signpost(state) else site]:
            do(state, shade, deed, number)


def do(state: Position, shade: int, deed: int, number: int) -> None:
    """One step of Shade's turn; each tells what it did, and nothing if it was left out (K16.3-K16.6)."""
    if deed == S_GOLD:
        take_gold(state, shade, number)
    elif deed == S_RIVER:
        for _ in range(number):
            state.rivers[shade] = state.rivers[shade] << 1 | 1
        tell(state, "coloma-shade-river", {"count": state.rivers[shade].bit_count()})
    elif deed == S_HOTEL:
        take_hotel(state, shade)
    elif deed == S_BUY_HOTEL:
        if state.gold[shade] >= HOTEL_GOLD:
            state.gold[shade] -= HOTEL_GOLD
            state.gold_cart += HOTEL_GOLD
            tell(state, "coloma-paid", {"seat": who(state, shade), "bucks": 0, "gold": HOTEL_GOLD})
            take_hotel(state, shade)
    elif deed == S_HORSE:
        take_horse(state, shade)
    elif deed == S_BARREL:
        rob_hideout(state, shade)
    elif deed == S_ROW:
        fill_row(state, shade)
    elif deed == S_CAMP:
        plant_camp(state, shade)
    elif deed == S_WAGON:
        turn_wagon_card(state, shade)
    else:
        gain_points(state, shade, number)


def tell(state: Position, key: str, params: Params) -> None:
    if state.listener is not None:
        state.tell(key, params)


def take_gold(state: Position, shade: int, count: int) -> None:  # K16.5
    taken = min(count, state.gold_supply)
    state.gold_supply -= taken
    state.gold[shade] += taken
    if taken:
        tell(state, "coloma-gained-gold", {"seat": who(state, shade), "count": taken})


def take_hotel(state: Position, shade: int) -> None:
    if state.hotel_stock:
        state.hotel_stock -= 1
        state.hotels[shade] += 1
        tell(state, "coloma-shade-hotel", {})
    else:
        tell(state, "coloma-shade-no-hotel", {})
        gain_points(state, shade, NO_HOTEL_POINTS)


def take_horse(state: Position, shade: int) -> None:
    if state.horse_supply[shade]:
        state.horses[shade] += 1
        state.horse_supply[shade] -= 1
        tell(state, "coloma-gained-horses", {"seat": who(state, shade), "count": 1})
    else:
        tell(state, "coloma-shade-no-horse", {})
        gain_points(state, shade, EXTRA_HORSE_POINTS)


def rob_hideout(state: Position, shade: int) -> None:
    """The face-up barrel with most outlaws, the rightmost of equals."""
    best = 0
    for space in range(1, HIDEOUT):
        if state.face_up[space] >= 0 and (not best or HIDEOUT_OUTLAWS[space] >= HIDEOUT_OUTLAWS[best]):
            best = space
    if best:
        take_barrel(state, shade, best)


def fill_row(state: Position, shade: int) -> None:
    """The open row nearest the outlaws, if the posse can fill it."""
    for row, owner in enumerate(state.rows):
        if owner == NOBODY:
            if state.dudes[shade] >= ROWS[row]:
                state.dudes[shade] -= ROWS[row]
                state.rows[row] = shade
                tell(state, "coloma-row", {"seat": who(state, shade), "row": row + 1, "count": ROWS[row]})
            return


def plant_camp(state: Position, shade: int) -> None:
    free = TOUCHES[state.wagon[shade]] & ~state.land_tents[shade]
    if state.tents[shade] and free:
        state.tents[shade] -= 1
        state.land_tents[shade] |= free & -free
        land = LAND_IDS[(free & -free).bit_length() - 1]
        tell(state, "coloma-shade-camp", {"land": NAMES["land"][land]})


def turn_wagon_card(state: Position, shade: int) -> None:
    """The next of four shuffled cards; all are shuffled again when the last was turned."""
    if not state.wagon_cards:
        state.wagon_cards = (1 << len(WAGON_CARDS)) - 1
    left = [number for number in range(len(WAGON_CARDS)) if state.wagon_cards >> number & 1]
    card = left[state.rng.below(len(left))]
    state.wagon_cards ^= 1 << card
    state.wagon[shade] = WAGON_CARDS[card]
    tell(state, "coloma-shade-wagon", {"space": NAMES["space"][SPACE_IDS[WAGON_CARDS[card]]]})


def shade_event(state: Position, shade: int, site: int) -> None:
    """Event 2 gives gold, event 5 points for gold, the others nothing (K16.7)."""
    if site == 1:
        take_gold(state, shade, 1)
    elif site == 4:
        trades = min(EVENT_TRADES, state.gold[shade])
        state.gold[shade] -= trades
        state.gold_cart += trades
        if trades:
            tell(state, "coloma-paid", {"seat": who(state, shade), "bucks": 0, "gold": trades})
            gain_points(state, shade, EVENT_POINTS * trades)


def shade_effect(state: Position, shade: int, effect: Effect) -> None:
    """A reward or penalty of the shootout: only gold, points and graves concern Shade (K16.8)."""
    if effect.kind == BURY_DUDES:
        buried = min(effect.n, state.dudes[shade])
        state.dudes[shade] -= buried
        state.removed += buried
        state.graves[shade] += buried
        if buried:
            tell(state, "coloma-shade-buried", {"count": buried})
    else:
        take_gold(state, shade, effect.goods[GOLD])
        gain_points(state, shade, effect.goods[POINTS])


def shade_year_end(state: Position, shade: int) -> None:
    """Shade's gunmen leave the game (K16.8)."""
    state.removed += gunmen_of(state, shade)


def shade_lines(state: Position, shade: int) -> list[Line]:
    """Shade's sheet (K16.9)."""
    _, _, river, hotel, barrel, horse = level_of(state)
    lands = state.land_tents[shade]
    planted = tuple([land for land in range(LANDS) if lands >> land & 1])
    return [
        Line("track", state.points[shade], rule="K11.4"),
        Line("rivers", river * state.rivers[shade].bit_count(), rule="K16.9"),
        Line("lands", LAND_POINTS[len(planted)], cards=planted, rule="K11.7"),
        Line("hotels", hotel * state.hotels[shade], rule="K16.9"),
        Line("barrels", barrel * len(state.barrels[shade]), rule="K16.9"),
        Line("horses", horse * state.horses[shade], rule="K16.9"),
        Line("gold", GOLD_POINTS * state.gold[shade], rule="K16.9"),
        Line("graveyard", GRAVE_POINTS * state.graves[shade], rule="K16.8"),
    ]
