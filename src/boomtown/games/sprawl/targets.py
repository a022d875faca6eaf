"""Which buildings a card means, and how many of something there are: areas, filters and counts."""

from boomtown.games.sprawl.city import (
    ALL_BLOCKS,
    COLUMN_BLOCKS,
    CROSS_BLOCKS,
    EDGES,
    PARK,
    ROW_BLOCKS,
    SHAPES,
    SIDE,
    SPOT_AROUND,
    SPOT_EDGE,
    SPOT_SIZE,
    ZONES,
)
from boomtown.games.sprawl.constants import word_mask
from boomtown.games.sprawl.state import Position, buildings_on
from boomtown.kernel.faces import Say
from boomtown.kernel.schema import Document, Node, OneOrMore, TableOf, Whole, Word, optional, optional_without_default

ALL_ZONES = (1 << len(ZONES)) - 1
ALL_SIZES = 0b11110
NO_LIMIT = 9999
# No amount of the game comes near it.
HIGHEST_NUMBER = 99

ZONE_SET: Node = OneOrMore(Word(*ZONES))  # parks included
ZONE: Node = Word(*ZONES[:4])
AMOUNT = Whole(0, HIGHEST_NUMBER)
AT_LEAST_ONE = Whole(1, HIGHEST_NUMBER)


# Areas: where a filter looks.


class Area:
    """A part of the city."""

    __slots__ = ("word", "around_spot", "is_extreme", "highest", "adjacent")

    def __init__(self, word: str, around_spot: bool) -> None:
        self.word = word
        self.around_spot = around_spot  # lies around the building that was just placed
        self.is_extreme = False  # is the most or least valuable block, which may be tied (S6.6)
        self.highest = False  # of an extreme block: the most valuable one
        self.adjacent = False  # only the buildings beside the new one

    def blocks(self, state: Position, spot: int, block: int) -> int:
        """The mask of its blocks. `spot` is the new building's, `block` the one that a tie was settled on."""
        raise NotImplementedError


class Board(Area):
    def blocks(self, state: Position, spot: int, block: int) -> int:
        return ALL_BLOCKS


class ThisBlock(Area):
    def blocks(self, state: Position, spot: int, block: int) -> int:
        return 1 << spot // SHAPES if spot >= 0 else 0


class TheseRows(Area):
    """The row and the column through the new building's block."""

    def blocks(self, state: Position, spot: int, block: int) -> int:
        return CROSS_BLOCKS[spot // SHAPES] if spot >= 0 else 0


class TheseDoubleRows(Area):
    """The other reading of S6.4: the printed double row and the column through the new building's block."""

    def blocks(self, state: Position, spot: int, block: int) -> int:
        if spot < 0:
            return 0
        here = spot // SHAPES
        return state.components.double_rows[here // SIDE] | COLUMN_BLOCKS[here % SIDE]


class ChosenLine(Area):
    """After "choose the row or the column": the chosen line or the other one."""

    __slots__ = ("chosen", "double")

    def __init__(self, word: str, chosen: bool, double: bool) -> None:
        super().__init__(word, True)
        self.chosen = chosen
        self.double = double  # a row is the printed double row

    def blocks(self, state: Position, spot: int, block: int) -> int:
        if spot < 0 or state.chosen_line < 0:
            return 0
        here = spot // SHAPES
        if (state.chosen_line == 0) != self.chosen:
            return COLUMN_BLOCKS[here % SIDE]
        return state.components.double_rows[here // SIDE] if self.double else ROW_BLOCKS[here // SIDE]


class Adjacent(Area):
    def __init__(self) -> None:
        super().__init__("adjacent", True)
        self.adjacent = True

    def blocks(self, state: Position, spot: int, block: int) -> int:
        return ALL_BLOCKS if spot >= 0 else 0


class ExtremeBlock(Area):
    def __init__(self, word: str, highest: bool) -> None:
        super().__init__(word, False)
        self.is_extreme = True
        self.highest = highest

    def blocks(self, state: Position, spot: int, block: int) -> int:
        return 1 << block if block >= 0 else 0


AREA_LIST: list[Area] = [
    Board("board", False),
    ThisBlock("this_block", True),
    TheseRows("these_rows", True),
    ChosenLine("chosen_row", True, False),
    ChosenLine("other_row", False, False),
    Adjacent(),
    ExtremeBlock("best_block", True),
    ExtremeBlock("worst_block", False),
]
AREAS: dict[str, Area] = {area.word: area for area in AREA_LIST}
# What the areas that speak of rows become on a card with `rows = "double"`.
DOUBLE_AREAS: dict[str, Area] = {
    "these_rows": TheseDoubleRows("these_double_rows", True),
    "chosen_row": ChosenLine("chosen_double_row", True, True),
    "other_row": ChosenLine("other_double_row", False, True),
}
SINGLE, DOUBLE = "single", "double"


def read_area(entry: Document) -> Area:
    """The area that a filter names, in the reading of "these rows" that it asks for (S6.4)."""
    areas = DOUBLE_AREAS if entry.get("rows") == DOUBLE else AREAS
    return areas[entry["where"]]


# Whose buildings: own ones, those of other players, those without a cube.
OWNERS: dict[str, tuple[bool, bool, bool]] = {
    "any": (True, True, True),
    "own": (True, False, False),
    "others": (False, True, False),
    "none": (False, False, True),
    "some": (True, True, False),
}


# Filters: which buildings.

FILTER_FIELDS: dict[str, Node] = {
    "zone": optional_without_default(ZONE_SET),
    "size": optional_without_default(OneOrMore(Word(1, 2, 3, 4))),
    "owner": optional(Word(*OWNERS), "any"),
    "where": optional(Word(*AREAS), "board"),
    "rows": optional_without_default(Word(SINGLE, DOUBLE)),
    "edge": optional_without_default(Word(*EDGES)),
    "near": optional_without_default(ZONE_SET),
    "min_value": optional(AMOUNT, 0),
    "pick": optional(Word("all", "highest", "lowest", "own_lowest"), "all"),
}
FILTER: Node = TableOf(FILTER_FIELDS)


class Filter:
    """Selects buildings; everything it says must hold."""

    __slots__ = (
        "zones", "sizes", "owner", "own", "others", "unowned", "area", "edge", "near", "min_value", "pick", "single",
        "highest", "one_per_owner",
    )  # fmt: skip

    def __init__(self, entry: Document) -> None:
        self.zones = word_mask(ZONES, entry["zone"]) if "zone" in entry else ALL_ZONES
        self.sizes = _size_mask(entry["size"]) if "size" in entry else ALL_SIZES
        self.owner: str = entry["owner"]
        self.own, self.others, self.unowned = OWNERS[self.owner]
        self.area = read_area(entry)
        self.edge = EDGES[entry["edge"]] if "edge" in entry else 0
        self.near = word_mask(ZONES, entry["near"]) if "near" in entry else 0
        self.min_value: int = entry["min_value"]
        self.pick: str = entry["pick"]
        self.single = self.pick in ("highest", "lowest")  # only the most or least valuable building
        self.highest = self.pick == "highest"
        self.one_per_owner = self.pick == "own_lowest"  # the least valuable building of each player

    def buildings(self, state: Position, viewer: int, spot: int, block: int) -> list[int]:
        """The buildings selected, with `viewer` as "own"; picks are left to the caller."""
        blocks = self.area.blocks(state, spot, block)
        selected: list[int] = []
        if not blocks:
            return selected
        zones = self.zones
        sizes = self.sizes
        beside = adjacent_buildings(state, spot) if self.area.adjacent else None
        any_owner = self.own and self.others and self.unowned
        for building in state.city:
            if not zones >> state.zone[building] & 1 or not blocks >> (building >> 2) & 1:
                continue
            place = state.spot[building]
            if not sizes >> SPOT_SIZE[place] & 1:
                continue
            if not any_owner and not self._owner_fits(state.owner[building], viewer):
                continue
            if self.edge and not SPOT_EDGE[place] & self.edge:
                continue
            if state.value[building >> 2] < self.min_value:
                continue
            if beside is not None and building not in beside:
                continue
            if self.near and not is_near(state, building, self.near):
                continue
            selected.append(building)
        return selected

    def _owner_fits(self, owner: int, viewer: int) -> bool:
        if owner < 0:
            return self.unowned
        return self.own if owner == viewer else self.others

    def words(self, say: Say) -> str:
        """ "residential building, 1 lot, of another player, in these rows"."""
        parts = [building_words(say, self.zones)]
        if self.sizes != ALL_SIZES:
            sizes = [size for size in range(1, 5) if self.sizes >> size & 1]
            lots = sizes[0] if len(sizes) == 1 else either(say, [str(size) for size in sizes])
            parts.append(say("sprawl-size", {"lots": lots}))
        if self.owner != "any":
            parts.append(say(f"sprawl-owner-{self.owner}", {}))
        if self.area.word != "board":
            parts.append(say(f"sprawl-where-{self.area.word}", {}))
        if self.edge:
            parts.append(edge_words(say, self.edge))
        if self.near:
            parts.append(say("sprawl-near", {"zones": neighbour_words(say, self.near)}))
        if self.min_value:
            parts.append(say("sprawl-min-value", {"value": self.min_value}))
        if self.pick != "all":
            parts.append(say(f"sprawl-pick-{self.pick}", {}))
        return ", ".join(parts)


def building_words(say: Say, zones: int) -> str:
    """A building of one of these zones: "civic building or park"."""
    if zones == ALL_ZONES:
        return say("sprawl-what-any", {})
    if zones == ALL_ZONES & ~(1 << PARK):
        return say("sprawl-what-no-park", {})
    return either(say, [say(f"sprawl-one-{ZONES[zone].lower()}", {}) for zone in zones_in(zones)])


def neighbour_words(say: Say, zones: int) -> str:
    """Buildings of these zones, after "adjacent to"."""
    return either(say, [say(f"sprawl-many-{ZONES[zone].lower()}", {}) for zone in zones_in(zones)])


def zones_in(mask: int) -> list[int]:
    return [zone for zone in range(len(ZONES)) if mask >> zone & 1]


def either(say: Say, names: list[str]) -> str:
    """ "a, b or c"."""
    *others, last = names
    return say("sprawl-either", {"others": ", ".join(others), "last": last}) if others else last


def edge_words(say: Say, edge: int) -> str:
    """ "at the water"."""
    return say(f"sprawl-edge-{next(word for word, borders in EDGES.items() if borders == edge)}", {})


def _size_mask(sizes: int | list[int]) -> int:
    return sum([1 << size for size in ([sizes] if isinstance(sizes, int) else sizes)])


def adjacent_buildings(state: Position, spot: int) -> list[int]:
    """The buildings next to a spot, each once (S1.3)."""
    return buildings_on(state, SPOT_AROUND[spot])


def is_near(state: Position, building: int, zones: int) -> bool:
    """Whether a building is adjacent to another one of these zones."""
    for lot in SPOT_AROUND[state.spot[building]]:
        other = state.building[lot]
        if other >= 0 and zones >> state.zone[other] & 1:
            return True
    return False


def extreme_buildings(state: Position, buildings: list[int], highest: bool) -> list[int]:
    """Those of the most, or least, value; several when they are equal (S6.6)."""
    best = -1
    chosen: list[int] = []
    for building in buildings:
        value = state.value[building >> 2]
        if best < 0 or value == best:
            chosen.append(building)
            best = value
        elif (value > best) == highest:
            chosen = [building]
            best = value
    return chosen


def extreme_blocks(state: Position, highest: bool) -> list[int]:
    """The most, or least, valuable blocks that have a building."""
    blocks: list[int] = []
    for building in extreme_buildings(state, state.city, highest):
        if building >> 2 not in blocks:
            blocks.append(building >> 2)
    return sorted(blocks)
