"""Shade, the opponent of a seat that plays alone: no board, no deck, and no choices (K16)."""

from collections.abc import Callable

from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.goods import gain_points, take_from_supply, tell_gain
from boomtown.games.coloma.hideout import take_barrel
from boomtown.games.coloma.state import NOBODY, Position, gunmen_of, numbers_in, who
from boomtown.games.coloma.wheel import BARKER, busted, copied, signpost, site_number
from boomtown.kernel.message import Line, Params
from boomtown.kernel.schema import Document

# Shade is the second player when one seat plays alone.
SHADE = 1

# For a horse it cannot have (K16.5), and for each nugget that it trades at event 5 (K16.7).
EXTRA_HORSE_POINTS = 1
EVENT_TRADES, EVENT_POINTS = 2, 3

# Shade as a thing that an event is about.
SHADE_REF = (f"seat:{SHADE}",)

# The sites whose events concern Shade (K16.7).
GOLD_EVENT, TRADE_EVENT = 1, 4


class Deed:
    """One step of Shade's turn. It tells what it did, and nothing if it was left out (K16.3)."""

    __slots__ = ("word", "carry_out", "repeatable")

    def __init__(self, word: str, carry_out: Callable[[Position, int], None], repeatable: bool = False) -> None:
        self.word = word  # what a component file calls it
        self.carry_out = carry_out  # takes how often it is done: once unless it is repeatable
        self.repeatable = repeatable


def take_gold(state: Position, count: int) -> None:  # K16.5
    take_from_supply(state, SHADE, count)


def take_rivers(state: Position, count: int) -> None:
    for _ in range(count):
        state.rivers[SHADE] = state.rivers[SHADE] << 1 | 1
    if state.listener is not None:
        state.tell("coloma-shade-river", {"count": state.rivers[SHADE].bit_count()}, refs=SHADE_REF)


def take_hotel(state: Position, count: int) -> None:
    if state.hotel_stock:
        state.hotel_stock -= 1
        state.hotels[SHADE] += 1
        if state.listener is not None:
            state.tell("coloma-shade-hotel", {}, refs=SHADE_REF)
    else:
        if state.listener is not None:
            state.tell("coloma-shade-no-hotel", {}, refs=SHADE_REF)
        gain_points(state, SHADE, state.components.shade.no_hotel_points)


def buy_hotel(state: Position, count: int) -> None:
    price = state.components.shade.hotel_gold
    if state.gold[SHADE] >= price:
        pay_gold(state, price)
        take_hotel(state, 1)


def pay_gold(state: Position, count: int) -> None:
    state.gold[SHADE] -= count
    state.gold_cart += count
    if state.listener is not None:
        state.tell("coloma-paid", {"seat": who(state, SHADE), "bucks": 0, "gold": count}, refs=SHADE_REF)


def take_horse(state: Position, count: int) -> None:
    if state.horse_supply[SHADE]:
        state.horses[SHADE] += 1
        state.horse_supply[SHADE] -= 1
        tell_gain(state, SHADE, "coloma-gained-horses", 1)
    else:
        if state.listener is not None:
            state.tell("coloma-shade-no-horse", {}, refs=SHADE_REF)
        gain_points(state, SHADE, EXTRA_HORSE_POINTS)


def rob_hideout(state: Position, count: int) -> None:
    """The face-up barrel with most outlaws, the rightmost of equals."""
    outlaws = state.components.hideout_outlaws
    best = 0
    for space in range(1, len(state.face_up)):
        if state.face_up[space] >= 0 and (not best or outlaws[space] >= outlaws[best]):
            best = space
    if best:
        take_barrel(state, SHADE, best)


def fill_row(state: Position, count: int) -> None:
    """The open row nearest the outlaws, if the posse can fill it (K16.6)."""
    for row, owner in enumerate(state.rows):
        if owner == NOBODY:
            size = state.components.row_sizes[row]
            if state.dudes[SHADE] >= size:
                state.dudes[SHADE] -= size
                state.rows[row] = SHADE
                if state.listener is not None:
                    params: Params = {"seat": who(state, SHADE), "row": row + 1, "count": size}
                    state.tell("coloma-row", params, refs=(f"row:{row + 1}",))
            return


def plant_camp(state: Position, count: int) -> None:
    """A camp on the first free land that the wagon's town touches."""
    components = state.components
    free = components.spaces[state.wagon[SHADE]].lands & ~state.land_tents[SHADE]
    if state.tents[SHADE] and free:
        lowest = free & -free
        state.tents[SHADE] -= 1
        state.land_tents[SHADE] |= lowest
        if state.listener is not None:
            land = components.lands[lowest.bit_length() - 1]
            state.tell("coloma-shade-camp", {"land": land.name}, refs=(f"land:{land.id}",))


def turn_wagon_card(state: Position, count: int) -> None:
    """The next of the shuffled cards; all are shuffled again when the last was turned (K16.6)."""
    towns = state.components.shade.wagon_cards
    if not state.wagon_cards:
        state.wagon_cards = (1 << len(towns)) - 1
    left = numbers_in(state.wagon_cards)
    card = left[state.rng.below(len(left))]
    state.wagon_cards ^= 1 << card
    state.wagon[SHADE] = towns[card]
    if state.listener is not None:
        space = state.components.spaces[towns[card]]
        state.tell("coloma-shade-wagon", {"space": space.name}, refs=(f"space:{space.id}",))


def score_points(state: Position, count: int) -> None:
    gain_points(state, SHADE, count)


DEEDS: dict[str, Deed] = {
    deed.word: deed
    for deed in (
        Deed("gold", take_gold, repeatable=True),
        Deed("river", take_rivers, repeatable=True),
        Deed("hotel", take_hotel),
        Deed("buy_hotel", buy_hotel),
        Deed("horse", take_horse),
        Deed("barrel", rob_hideout),
        Deed("row", fill_row),
        Deed("camp", plant_camp),
        Deed("wagon", turn_wagon_card),
        Deed("vp", score_points, repeatable=True),
    )
}


class Level:
    """How strong Shade is (K16.9, K16.10)."""

    __slots__ = ("start_points", "year_gold", "river_points", "hotel_points", "barrel_points", "horse_points")

    def __init__(self, row: Document) -> None:
        self.start_points: int = row["start_vp"]
        self.year_gold: int = row["year_gold"]
        self.river_points: int = row["river_vp"]
        self.hotel_points: int = row["hotel_vp"]
        self.barrel_points: int = row["barrel_vp"]
        self.horse_points: int = row["horse_vp"]


class ShadeTables:
    """What a component file says about Shade."""

    __slots__ = (
        "common", "boom", "dudes", "camps", "event_camps", "horses", "horse_limit", "wagon_cards",
        "no_hotel_points", "hotel_gold", "grave_points", "gold_points", "levels",
    )  # fmt: skip

    def __init__(self, solo: Document, spaces: list[str]) -> None:
        # What Shade does at each site, the Barker's tile last.
        self.common: list[list[tuple[Deed, int]]] = _deeds(solo, "common")
        self.boom: list[list[tuple[Deed, int]]] = _deeds(solo, "boom")
        setup = solo["setup"]
        self.dudes: int = setup["dudes"]
        self.camps: int = setup["camps"]
        self.event_camps: list[int] = [site - 1 for site in setup["event_camps"]]
        self.horses: int = setup["horses"]
        self.horse_limit: int = setup["horse_limit"]
        self.wagon_cards: list[int] = [spaces.index(town) for town in setup["wagon_cards"]]
        self.no_hotel_points: int = solo["no_hotel_vp"]
        self.hotel_gold: int = solo["hotel_gold"]
        self.grave_points: int = solo["grave_vp"]
        self.gold_points: int = solo["gold_vp"]
        self.levels: dict[str, Level] = {row["id"]: Level(row) for row in solo["level"]}


def _deeds(solo: Document, half: str) -> list[list[tuple[Deed, int]]]:
    deeds: list[list[tuple[Deed, int]]] = [[] for _ in range(SITES + 1)]
    for site, halves in solo["actions"].items():
        number = site_number(int(site) if site.isdigit() else site)
        deeds[number] = [(DEEDS[deed[0]], deed[1] if len(deed) > 1 else 1) for deed in halves[half]]
    return deeds


def level_of(state: Position) -> Level:
    return state.components.shade.levels[str(state.options["level"])]


def shade_turn(state: Position) -> None:
    """Common, then Boom unless it is busted (K16.3)."""
    shade = state.components.shade
    pioneer = state.pioneers[SHADE]
    site = BARKER if pioneer == state.barker else pioneer
    for deed, times in shade.common[site]:
        deed.carry_out(state, times)
    if not busted(state, pioneer):
        for deed, times in shade.boom[copied(state) if pioneer == signpost(state) else site]:
            deed.carry_out(state, times)


def shade_event(state: Position, site: int) -> None:
    """Event 2 gives gold, event 5 points for gold, the others nothing (K16.7)."""
    if site == GOLD_EVENT:
        take_gold(state, 1)
    elif site == TRADE_EVENT:
        trades = min(EVENT_TRADES, state.gold[SHADE])
        if trades:
            pay_gold(state, trades)
            gain_points(state, SHADE, EVENT_POINTS * trades)


def shade_year_end(state: Position) -> None:
    """Shade's gunmen leave the game (K16.8)."""
    state.removed += gunmen_of(state, SHADE)


def shade_lines(state: Position) -> list[Line]:
    """Shade's sheet (K16.9)."""
    components = state.components
    level = level_of(state)
    planted = tuple(numbers_in(state.land_tents[SHADE]))
    return [
        Line("track", state.points[SHADE], rule="K11.4"),
        Line("rivers", level.river_points * state.rivers[SHADE].bit_count(), rule="K16.9"),
        Line("lands", components.land_points[len(planted)], cards=planted, rule="K11.7"),
        Line("hotels", level.hotel_points * state.hotels[SHADE], rule="K16.9"),
        Line("barrels", level.barrel_points * len(state.barrels[SHADE]), rule="K16.9"),
        Line("horses", level.horse_points * state.horses[SHADE], rule="K16.9"),
        Line("gold", components.shade.gold_points * state.gold[SHADE], rule="K16.9"),
        Line("graveyard", components.shade.grave_points * state.graves[SHADE], rule="K16.8"),
    ]
