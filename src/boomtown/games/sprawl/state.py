"""The position: the city, what each seat owns, the cards, the offices, the turn."""

from typing import TYPE_CHECKING, Self, cast

from boomtown.games.sprawl.city import (
    BLOCKS,
    LOTS,
    NEIGHBOURS,
    SPACE_BLOCKS,
    SPACES,
    SPOT_AROUND,
    SPOT_FIRST,
    SPOT_LOTS,
    SPOT_MASK,
)
from boomtown.games.sprawl.constants import (
    CONTRACT_BOXES,
    DECKS,
    FAVOR_PLACES_PER_SEAT,
    MARKER_NUMBER,
    MARKERS,
    OFFICE_COUNT,
    PLANNING_BOXES,
    VOCATION_COUNT,
)
from boomtown.kernel.game import Game
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import Json, Options, State

if TYPE_CHECKING:  # components hold effects, and effects act on positions
    from boomtown.games.sprawl.components import Components


class Position(State):
    """One position of Urban Sprawl."""

    __slots__ = (
        "components",
        "building", "zone", "owner", "spot", "contract", "city", "occupied", "around", "value", "spaces",
        "unplaced_markers", "bank", "wealth", "prestige", "cubes", "tiles", "supply", "favors", "fresh", "hands",
        "extra_favor", "offices", "in_play", "pawn", "planning_boxes", "contract_boxes", "decks", "face_up",
        "active_decks", "discards", "gone", "returned", "revealed", "shuffled", "sections", "active", "turn", "ap",
        "turn_ap", "boss_ap_due", "built", "discount", "chosen_line", "idle", "turns_without_contract",
    )  # fmt: skip

    def __init__(self, game: Game[State], seats: int, options: Options, rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.components = cast("Components", game.components)
        # The city. A building is known by its first lot. The four lists per building are never changed in place.
        self.building: list[int] = []  # per lot the building on it, -1 where it is free
        self.zone: list[int] = []  # per building its zone, -1 where no building begins
        self.owner: list[int] = []  # per building the seat that controls it, -1 for nobody
        self.spot: list[int] = []  # per building the spot it covers
        self.contract: list[int] = []  # per building the contract that built it, else -1
        self.city: list[int] = []  # all buildings, in the order they were placed
        self.occupied: list[int] = []  # per block the mask of covered corners
        self.around: list[int] = []  # per lot the mask of zones on the neighbouring lots
        self.value: list[int] = []  # per block its value with all markers
        self.spaces: list[int] = []  # per grey space the marker on it, -1 when free
        self.unplaced_markers = 0  # mask of the markers that are not in the city
        # What each seat owns.
        self.bank = 0  # wealth the bank has taken in less what it has given out
        self.wealth: list[int] = []
        self.prestige: list[int] = []
        self.cubes: list[int] = []  # cubes not on the board
        self.tiles: list[int] = []  # vocation tiles, `8 * seat + vocation`
        self.supply: list[int] = []  # vocation tiles nobody has
        self.favors: list[int] = []  # two places per seat, -1 when empty
        self.fresh = 0  # mask of Favor places filled this turn
        self.hands: list[list[int]] = []  # planning cards
        self.extra_favor = -1  # the seat with the Extra Favor tile
        self.offices: list[int] = []  # the holders of the six offices, -1 for nobody
        self.in_play = 0  # mask of offices in play
        self.pawn = 0  # the office the election pawn stands on
        # The cards. Boxes are counted from box 1; decks have their top at the end of the list.
        self.planning_boxes: list[int] = []
        self.contract_boxes: list[int] = []
        self.decks: list[list[int]] = []  # in the order of DECKS
        self.face_up = 0  # mask of decks whose top lies face up
        self.active_decks = 0  # mask of contract decks that are open
        self.discards: list[int] = []  # planning cards
        self.gone: list[int] = []  # contract cards out of the game
        self.returned: list[int] = []  # Town events everybody saw going back into the top part (S2.8)
        self.revealed: list[int] = []  # cards turned up by the latest end of turn, in order; never changed in place
        self.shuffled = False  # the planning deck has been reshuffled at least once
        self.sections: list[int] = []  # cards below and below or in the middle part of a contract deck
        # The turn.
        self.active = 0
        self.turn = 0  # turns begun so far
        self.ap = 0
        self.turn_ap = 0  # AP that the turn has had so far, spent ones included
        self.boss_ap_due = False  # the active seat gets more AP if it becomes Union Boss now (S3.2)
        self.built = 0  # contracts built this turn
        self.discount = 0  # on the next contract built this turn
        self.chosen_line = -1  # after "choose the row or the column" (S6.4): 0 the row, 1 the column
        self.idle = 0  # turns in a row in which nothing was done (S12.5)
        self.turns_without_contract = 0  # turns in a row in which no contract left a box or deck

    def clone(self) -> Self:
        copy = type(self)(self.game, self.seats, self.options, self.rng.clone())
        self.copy_base(copy)
        copy.components = self.components
        copy.building = self.building[:]
        copy.zone = self.zone
        copy.owner = self.owner
        copy.spot = self.spot
        copy.contract = self.contract
        copy.city = self.city[:]
        copy.occupied = self.occupied[:]
        copy.around = self.around[:]
        copy.value = self.value[:]
        copy.spaces = self.spaces[:]
        copy.unplaced_markers = self.unplaced_markers
        copy.bank = self.bank
        copy.wealth = self.wealth[:]
        copy.prestige = self.prestige[:]
        copy.cubes = self.cubes[:]
        copy.tiles = self.tiles[:]
        copy.supply = self.supply[:]
        copy.favors = self.favors[:]
        copy.fresh = self.fresh
        copy.hands = [hand[:] for hand in self.hands]
        copy.extra_favor = self.extra_favor
        copy.offices = self.offices[:]
        copy.in_play = self.in_play
        copy.pawn = self.pawn
        copy.planning_boxes = self.planning_boxes[:]
        copy.contract_boxes = self.contract_boxes[:]
        copy.decks = [deck[:] for deck in self.decks]
        copy.face_up = self.face_up
        copy.active_decks = self.active_decks
        copy.discards = self.discards[:]
        copy.gone = self.gone[:]
        copy.returned = self.returned  # never changed after set-up
        copy.revealed = self.revealed
        copy.shuffled = self.shuffled
        copy.sections = self.sections  # never changed after set-up
        copy.active = self.active
        copy.turn = self.turn
        copy.ap = self.ap
        copy.turn_ap = self.turn_ap
        copy.boss_ap_due = self.boss_ap_due
        copy.built = self.built
        copy.discount = self.discount
        copy.chosen_line = self.chosen_line
        copy.idle = self.idle
        copy.turns_without_contract = self.turns_without_contract
        return copy

    def to_json(self) -> Json:
        """Everything that restore() cannot recompute from the city."""
        return self.base_json() | {
            "city": [
                [self.spot[building], self.zone[building], self.owner[building], self.contract[building]]
                for building in self.city
            ],
            "spaces": self.spaces[:],
            "bank": self.bank,
            "wealth": self.wealth[:],
            "prestige": self.prestige[:],
            "tiles": self.tiles[:],
            "favors": self.favors[:],
            "fresh": self.fresh,
            "hands": [hand[:] for hand in self.hands],
            "extra_favor": self.extra_favor,
            "offices": self.offices[:],
            "in_play": self.in_play,
            "pawn": self.pawn,
            "planning_boxes": self.planning_boxes[:],
            "contract_boxes": self.contract_boxes[:],
            "decks": [deck[:] for deck in self.decks],
            "face_up": self.face_up,
            "active_decks": self.active_decks,
            "discards": self.discards[:],
            "gone": self.gone[:],
            "returned": self.returned[:],
            "revealed": self.revealed[:],
            "shuffled": self.shuffled,
            "sections": self.sections[:],
            "active": self.active,
            "turn": self.turn,
            "ap": self.ap,
            "turn_ap": self.turn_ap,
            "boss_ap_due": self.boss_ap_due,
            "built": self.built,
            "discount": self.discount,
            "line": self.chosen_line,
            "idle": self.idle,
            "turns_without_contract": self.turns_without_contract,
        }


def clear_position(state: Position) -> None:
    """An empty city, empty boxes, nobody owning anything."""
    seats = state.seats
    state.building = [-1] * LOTS
    state.zone = [-1] * LOTS
    state.owner = [-1] * LOTS
    state.spot = [-1] * LOTS
    state.contract = [-1] * LOTS
    state.city = []
    state.occupied = [0] * BLOCKS
    state.around = [0] * LOTS
    state.value = [0] * BLOCKS
    state.spaces = [-1] * SPACES
    state.unplaced_markers = (1 << MARKERS) - 1
    state.wealth = [0] * seats
    state.prestige = [0] * seats
    state.cubes = [state.components.cubes] * seats
    state.tiles = [0] * (VOCATION_COUNT * seats)
    state.supply = state.components.vocation_tiles[:]
    state.favors = [-1] * (FAVOR_PLACES_PER_SEAT * seats)
    state.hands = [[] for _ in range(seats)]
    state.offices = [-1] * OFFICE_COUNT
    state.planning_boxes = [-1] * PLANNING_BOXES
    state.contract_boxes = [-1] * CONTRACT_BOXES
    state.decks = [[] for _ in DECKS]


def put_building(state: Position, spot: int, zone: int, seat: int, contract: int = -1) -> int:
    """Stand a building on free lots, with a cube of the seat if it has one left (S1.9). Gives back the building.

    `contract` is the card that it was built by.
    """
    building = SPOT_FIRST[spot]
    bit = 1 << zone
    around = state.around
    for lot in SPOT_LOTS[spot]:
        state.building[lot] = building
        for near in NEIGHBOURS[lot]:
            around[near] |= bit
    state.occupied[building >> 2] |= SPOT_MASK[spot]
    state.zone = replaced(state.zone, building, zone)
    state.spot = replaced(state.spot, building, spot)
    state.contract = replaced(state.contract, building, contract)
    state.city.append(building)
    set_owner(state, building, seat)
    return building


def replaced(numbers: list[int], place: int, number: int) -> list[int]:
    """The list with another number in one place. Clones share it: positions are copied far more often than built in."""
    if numbers[place] == number:
        return numbers
    copy = numbers[:]
    copy[place] = number
    return copy


def buildings_on(state: Position, lots: list[int]) -> list[int]:
    """The buildings that stand on some lots, each once."""
    buildings: list[int] = []
    building_on = state.building
    for lot in lots:
        building = building_on[lot]
        if building >= 0 and building not in buildings:
            buildings.append(building)
    return buildings


def remove_building(state: Position, building: int) -> None:
    """Take a building off the board; its cube goes home."""
    set_owner(state, building, -1)
    spot = state.spot[building]
    for lot in SPOT_LOTS[spot]:
        state.building[lot] = -1
    state.occupied[building >> 2] &= ~SPOT_MASK[spot]
    state.zone = replaced(state.zone, building, -1)
    state.spot = replaced(state.spot, building, -1)
    state.contract = replaced(state.contract, building, -1)
    state.city.remove(building)
    for lot in SPOT_LOTS[spot]:
        _recompute_neighbour_zones(state, lot)
    for lot in SPOT_AROUND[spot]:
        _recompute_neighbour_zones(state, lot)


def _recompute_neighbour_zones(state: Position, lot: int) -> None:
    zones = 0
    for near in NEIGHBOURS[lot]:
        building = state.building[near]
        if building >= 0:
            zones |= 1 << state.zone[building]
    state.around[lot] = zones


def set_owner(state: Position, building: int, seat: int) -> None:
    """Put a seat's cube on a building in place of any other, or none (-1)."""
    before = state.owner[building]
    if before >= 0:
        state.cubes[before] += 1
    if seat >= 0:
        if state.cubes[seat] > 0:
            state.cubes[seat] -= 1
        else:
            seat = -1
    state.owner = replaced(state.owner, building, seat)


def recompute_block_values(state: Position) -> None:
    """All block values, from the printed numbers and the markers (S1.6)."""
    value = state.components.printed_values[:]
    for space, marker in enumerate(state.spaces):
        if marker >= 0:
            for block in range(BLOCKS):
                if SPACE_BLOCKS[space] >> block & 1:
                    value[block] += MARKER_NUMBER[marker]
    state.value = value


def restore(state: Position, doc: Json) -> None:
    """Fill a blank position from to_json()."""
    clear_position(state)
    for spot, zone, owner, contract in cast(list[list[int]], doc["city"]):
        put_building(state, spot, zone, owner, contract)
    state.spaces = _ints(doc["spaces"])
    for marker in state.spaces:
        if marker >= 0:
            state.unplaced_markers &= ~(1 << marker)
    recompute_block_values(state)
    state.bank = cast(int, doc["bank"])
    state.wealth = _ints(doc["wealth"])
    state.prestige = _ints(doc["prestige"])
    state.tiles = _ints(doc["tiles"])
    for place, count in enumerate(state.tiles):
        state.supply[place % VOCATION_COUNT] -= count
    state.favors = _ints(doc["favors"])
    state.fresh = cast(int, doc["fresh"])
    state.hands = [_ints(hand) for hand in cast(list[object], doc["hands"])]
    state.extra_favor = cast(int, doc["extra_favor"])
    state.offices = _ints(doc["offices"])
    state.in_play = cast(int, doc["in_play"])
    state.pawn = cast(int, doc["pawn"])
    state.planning_boxes = _ints(doc["planning_boxes"])
    state.contract_boxes = _ints(doc["contract_boxes"])
    state.decks = [_ints(deck) for deck in cast(list[object], doc["decks"])]
    state.face_up = cast(int, doc["face_up"])
    state.active_decks = cast(int, doc["active_decks"])
    state.discards = _ints(doc["discards"])
    state.gone = _ints(doc["gone"])
    state.returned = _ints(doc["returned"])
    state.revealed = _ints(doc["revealed"])
    state.shuffled = cast(bool, doc["shuffled"])
    state.sections = _ints(doc["sections"])
    state.active = cast(int, doc["active"])
    state.turn = cast(int, doc["turn"])
    state.ap = cast(int, doc["ap"])
    state.turn_ap = cast(int, doc["turn_ap"])
    state.boss_ap_due = cast(bool, doc["boss_ap_due"])
    state.built = cast(int, doc["built"])
    state.discount = cast(int, doc["discount"])
    state.chosen_line = cast(int, doc["line"])
    state.idle = cast(int, doc["idle"])
    state.turns_without_contract = cast(int, doc["turns_without_contract"])


def _ints(numbers: object) -> list[int]:
    return list(cast(list[int], numbers))


def census(state: Position) -> dict[str, int]:
    """How many cards, cubes, vocation tiles, markers and how much wealth there are, wherever they lie."""
    cards = [*state.planning_boxes, *state.contract_boxes, *state.favors, *state.discards, *state.gone]
    for pile in (*state.decks, *state.hands):
        cards += pile
    cards = [card for card in cards if card >= 0]
    markers = [marker for marker in state.spaces if marker >= 0]
    markers += [marker for marker in range(MARKERS) if state.unplaced_markers >> marker & 1]
    totals = {"cards": len(cards), "different cards": len(set(cards))}
    totals["markers"] = len(markers)
    totals["different markers"] = len(set(markers))
    totals["wealth"] = state.bank + sum(state.wealth)
    placed = [0] * (state.seats + 1)
    for building in state.city:
        placed[state.owner[building]] += 1
    for seat in range(state.seats):
        totals[f"cubes of seat {seat}"] = state.cubes[seat] + placed[seat]
    for vocation in range(VOCATION_COUNT):
        held = sum([state.tiles[VOCATION_COUNT * seat + vocation] for seat in range(state.seats)])
        totals[f"vocation {vocation}"] = state.supply[vocation] + held
    return totals
