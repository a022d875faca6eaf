"""Which players a card means: "self", "others", "office:mayor", "vocation:media", "most:RES", "least:wealth"."""

from boomtown.games.sprawl.city import ZONES
from boomtown.games.sprawl.constants import CONTRACTOR, OFFICES, VOCATION_COUNT, VOCATIONS
from boomtown.games.sprawl.state import Position
from boomtown.kernel.faces import Say

# Sets of seats are masks.


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(4) if mask >> seat & 1]


def single_seat(mask: int) -> int:
    """The only seat of a mask, or -1."""
    for seat in range(4):
        if mask == 1 << seat:
            return seat
    return -1


def tile_holders(state: Position, vocation: int) -> int:
    """The seats that have a tile of a vocation."""
    mask = 0
    for seat in range(state.seats):
        if state.tiles[VOCATION_COUNT * seat + vocation]:
            mask |= 1 << seat
    return mask


def vocation_count(state: Position, seat: int) -> int:
    """The vocation tiles of a seat."""
    total = 0
    for vocation in range(VOCATION_COUNT):
        total += state.tiles[VOCATION_COUNT * seat + vocation]
    return total


def office_count(state: Position, seat: int) -> int:
    """The politicians a seat holds; the Contractor is none (S10.12)."""
    total = 0
    for office in range(CONTRACTOR):
        if state.offices[office] == seat:
            total += 1
    return total


# What players are compared by.


class Measure:
    """Something of which one player has most or least."""

    __slots__ = ("word", "needs_some")

    def __init__(self, word: str, needs_some: bool) -> None:
        self.word = word
        self.needs_some = needs_some  # whoever has none cannot have most (S6.5)

    def amount(self, state: Position, seat: int) -> int:
        raise NotImplementedError

    def most(self, state: Position) -> int:
        """The seats that have most."""
        return self._extreme(state, True)

    def least(self, state: Position) -> int:
        """The seats that have least."""
        return self._extreme(state, False)

    def _extreme(self, state: Position, most: bool) -> int:
        best = -1
        mask = 0
        for seat in range(state.seats):
            amount = self.amount(state, seat)
            if most and amount == 0 and self.needs_some:
                continue
            if best < 0 or amount == best:
                mask |= 1 << seat
                best = amount
            elif (amount > best) == most:
                mask = 1 << seat
                best = amount
        return mask


class PrestigeMeasure(Measure):
    def amount(self, state: Position, seat: int) -> int:
        return state.prestige[seat]


class WealthMeasure(Measure):
    def amount(self, state: Position, seat: int) -> int:
        return state.wealth[seat]


class VocationMeasure(Measure):
    def amount(self, state: Position, seat: int) -> int:
        return vocation_count(state, seat)


class PlanningCardMeasure(Measure):
    def amount(self, state: Position, seat: int) -> int:
        return len(state.hands[seat])


class BuildingMeasure(Measure):
    """Buildings of one zone, or of any (-1)."""

    __slots__ = ("zone",)

    def __init__(self, word: str, zone: int) -> None:
        super().__init__(word, True)
        self.zone = zone

    def amount(self, state: Position, seat: int) -> int:
        total = 0
        zone = self.zone
        for building in state.city:
            if state.owner[building] == seat and (zone < 0 or state.zone[building] == zone):
                total += 1
        return total


BY_PRESTIGE: Measure = PrestigeMeasure("prestige", False)
BY_WEALTH: Measure = WealthMeasure("wealth", False)
BY_VOCATIONS: Measure = VocationMeasure("vocations", True)

MEASURES: list[Measure] = [
    *[BuildingMeasure(word, zone) for zone, word in enumerate(ZONES[:4])],
    BY_PRESTIGE,
    BY_WEALTH,
    BuildingMeasure("buildings", -1),
    BY_VOCATIONS,
    PlanningCardMeasure("permits", True),
]


# Player expressions.


class Players:
    """One way of naming players. The flags say what an effect must know beyond the seats."""

    __slots__ = ("spelling", "is_you", "is_contest", "by_building")

    def __init__(self, spelling: str) -> None:
        self.spelling = spelling  # as component files write it
        self.is_you = False  # means whoever carries out the card
        self.is_contest = False  # means one player among those who may be tied
        self.by_building = False  # counts for each building that the effect selects

    def seats(self, state: Position, me: int) -> int:
        """The mask of the seats meant; `me` is the seat the card calls "you" (S6.3)."""
        raise NotImplementedError

    def words(self, say: Say) -> str:
        return say(f"sprawl-who-{self.spelling}", {})


class You(Players):
    def __init__(self) -> None:
        super().__init__("self")
        self.is_you = True

    def seats(self, state: Position, me: int) -> int:
        return 1 << me


class ActivePlayer(Players):
    def seats(self, state: Position, me: int) -> int:
        return 1 << state.active


class Everybody(Players):
    def seats(self, state: Position, me: int) -> int:
        return (1 << state.seats) - 1


class Others(Players):
    def seats(self, state: Position, me: int) -> int:
        return (1 << state.seats) - 1 & ~(1 << me)


class Controllers(Players):
    """Whoever controls the buildings that an effect counts, once for each of them."""

    def __init__(self) -> None:
        super().__init__("controller")
        self.by_building = True

    def seats(self, state: Position, me: int) -> int:
        return (1 << state.seats) - 1


class OfficeHolder(Players):
    __slots__ = ("office",)

    def __init__(self, office: int) -> None:
        super().__init__(f"office:{OFFICES[office]}")
        self.office = office

    def seats(self, state: Position, me: int) -> int:
        holder = state.offices[self.office]
        return 1 << holder if holder >= 0 else 0

    def words(self, say: Say) -> str:
        return say("sprawl-who-office", {"office": f"@sprawl-office-{OFFICES[self.office]}"})


class VocationHolders(Players):
    __slots__ = ("vocation",)

    def __init__(self, vocation: int) -> None:
        super().__init__(f"vocation:{VOCATIONS[vocation]}")
        self.vocation = vocation

    def seats(self, state: Position, me: int) -> int:
        return tile_holders(state, self.vocation)

    def words(self, say: Say) -> str:
        return say("sprawl-who-vocation", {"vocation": f"@sprawl-vocation-{VOCATIONS[self.vocation]}"})


class PlayerWith(Players):
    """All that are tied for having most or least; the active player chooses among them (S6.5, S6.7)."""

    __slots__ = ("measure", "most_or_least")

    def __init__(self, most_or_least: str, measure: Measure) -> None:
        super().__init__(f"{most_or_least}:{measure.word}")
        self.most_or_least = most_or_least
        self.measure = measure
        self.is_contest = True

    def seats(self, state: Position, me: int) -> int:
        return self.measure.most(state) if self.most_or_least == "most" else self.measure.least(state)

    def words(self, say: Say) -> str:
        return say(f"sprawl-who-{self.most_or_least}", {"compared": f"@sprawl-measure-{self.measure.word}"})


EXPRESSIONS: list[Players] = [
    You(),
    ActivePlayer("active"),
    Everybody("each"),
    Others("others"),
    Controllers(),
    *[OfficeHolder(office) for office in range(len(OFFICES))],
    *[VocationHolders(vocation) for vocation in range(len(VOCATIONS))],
    *[PlayerWith("most", measure) for measure in MEASURES],
    *[PlayerWith("least", measure) for measure in MEASURES],
]
PLAYERS: dict[str, Players] = {players.spelling: players for players in EXPRESSIONS}
YOU: Players = PLAYERS["self"]
