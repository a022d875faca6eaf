"""How many of something there are: the kinds of counts that an amount "per" something can name."""

from boomtown.games.sprawl.city import SHAPES, SPOT_AROUND, SPOT_SIZE
from boomtown.games.sprawl.constants import VOCATION_COUNT, VOCATIONS
from boomtown.games.sprawl.players import office_count, vocation_count
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.targets import AT_LEAST_ONE, FILTER_FIELDS, NO_LIMIT, Filter
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Params
from boomtown.kernel.schema import Document, Node, TableOf, Word, optional, optional_without_default


class Count:
    """Counts buildings, or what a subclass says, and cuts the number down by a divisor and a limit."""

    __slots__ = ("word", "filter", "divisor", "limit", "depends_on_spot")

    def __init__(self, entry: Document) -> None:
        self.word: str = entry["count"]
        self.filter = Filter(entry)
        self.divisor: int = entry["div"]
        self.limit: int = entry.get("max", NO_LIMIT)
        self.depends_on_spot = self.filter.area.around_spot  # whether the place of the new building changes it

    def amount(self, state: Position, seat: int, spot: int, block: int, building: int) -> int:
        """How often an effect applies to a seat. `block` and `building` are what ties were settled on."""
        return self.cut(self.whole_amount(state, seat, spot, block, building))

    def whole_amount(self, state: Position, seat: int, spot: int, block: int, building: int) -> int:
        """The number before it is cut down."""
        buildings = self.filter.buildings(state, seat, spot, block)
        if self.filter.one_per_owner:
            return 1 if any([state.owner[other] == seat for other in buildings]) else 0
        if self.filter.single:
            buildings = [building] if building in buildings else []
        total = 0
        for counted in buildings:
            total += self.units(state, counted)
        return total

    def amounts(self, state: Position, me: int, spot: int, block: int, building: int) -> list[int]:
        """Per seat, how often an effect for the controllers of certain buildings applies (S6.3)."""
        totals = [0] * state.seats
        buildings = self.filter.buildings(state, me, spot, block)
        if self.filter.one_per_owner:
            for seat in range(state.seats):
                totals[seat] = 1 if any([state.owner[other] == seat for other in buildings]) else 0
            return totals
        if self.filter.single:
            buildings = [building] if building in buildings else []
        for counted in buildings:
            seat = state.owner[counted]
            if seat >= 0:
                totals[seat] += self.units(state, counted)
        return [self.cut(total) for total in totals]

    def units(self, state: Position, building: int) -> int:
        """What one building counts."""
        return 1

    def cut(self, total: int) -> int:
        return min(total // self.divisor, self.limit)

    def words(self, say: Say) -> str:
        """ " per RES, in these rows (at most 3)"."""
        params: Params = {"what": self.unit_words(say), "div": self.divisor}
        text = say("sprawl-per-div" if self.divisor > 1 else "sprawl-per", params)
        return text + (say("sprawl-per-max", {"max": self.limit}) if self.limit < NO_LIMIT else "")

    def unit_words(self, say: Say) -> str:
        """What is counted."""
        return self.filter.words(say)

    def thing_words(self, say: Say) -> str:
        """What is counted, for things that are no buildings; only their place is said."""
        area = self.filter.area.word
        where = "" if area == "board" else say(f"sprawl-where-{area}", {})
        return " ".join([say(f"sprawl-count-{self.word}", {}), where]).strip()


class LotCount(Count):
    """The lots of the selected buildings."""

    def units(self, state: Position, building: int) -> int:
        return SPOT_SIZE[state.spot[building]]

    def unit_words(self, say: Say) -> str:
        return say("sprawl-count-lots", {"what": self.filter.words(say)})


class FreeLotCount(Count):
    def __init__(self, entry: Document) -> None:
        super().__init__(entry)
        self.depends_on_spot = True

    def whole_amount(self, state: Position, seat: int, spot: int, block: int, building: int) -> int:
        if self.filter.area.adjacent:
            return sum([1 for lot in SPOT_AROUND[spot] if state.building[lot] < 0]) if spot >= 0 else 0
        blocks = self.filter.area.blocks(state, spot, block)
        return sum([1 for lot, building in enumerate(state.building) if building < 0 and blocks >> (lot >> 2) & 1])

    def unit_words(self, say: Say) -> str:
        return self.thing_words(say)


class VocationCount(Count):
    """The seat's vocation tiles, all of them or those of one vocation."""

    __slots__ = ("vocation",)

    def __init__(self, entry: Document) -> None:
        super().__init__(entry)
        self.vocation = VOCATIONS.index(entry["name"]) if "name" in entry else -1

    def whole_amount(self, state: Position, seat: int, spot: int, block: int, building: int) -> int:
        if self.vocation < 0:
            return vocation_count(state, seat)
        return state.tiles[VOCATION_COUNT * seat + self.vocation]

    def unit_words(self, say: Say) -> str:
        if self.vocation < 0:
            return self.thing_words(say)
        return say("sprawl-count-vocation", {"vocation": f"@sprawl-vocation-{VOCATIONS[self.vocation]}"})


class OfficeCount(Count):
    """The politicians a seat holds."""

    def whole_amount(self, state: Position, seat: int, spot: int, block: int, building: int) -> int:
        return office_count(state, seat)

    def unit_words(self, say: Say) -> str:
        return self.thing_words(say)


class BlockValueCount(Count):
    """The value of the new building's block."""

    def __init__(self, entry: Document) -> None:
        super().__init__(entry)
        self.depends_on_spot = True

    def whole_amount(self, state: Position, seat: int, spot: int, block: int, building: int) -> int:
        return state.value[spot // SHAPES] if spot >= 0 else 0

    def unit_words(self, say: Say) -> str:
        return self.thing_words(say)


COUNTS: dict[str, type[Count]] = {
    "buildings": Count,
    "lots": LotCount,
    "free_lots": FreeLotCount,
    "vocations": VocationCount,
    "offices": OfficeCount,
    "block_value": BlockValueCount,
}

COUNT: Node = TableOf(
    {
        **FILTER_FIELDS,
        "count": optional(Word(*COUNTS), "buildings"),
        "name": optional_without_default(Word(*VOCATIONS)),
        "div": optional(AT_LEAST_ONE, 1),
        "max": optional_without_default(AT_LEAST_ONE),
    }
)


def read_count(entry: Document) -> Count:
    """The count that a table of a component file describes."""
    return COUNTS[entry["count"]](entry)
