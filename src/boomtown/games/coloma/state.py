"""The position: one list per thing a player has, and the board in plain ints."""

from collections import Counter
from typing import TYPE_CHECKING, Self, cast

from boomtown.kernel.game import Game
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import Json, Options, State

if TYPE_CHECKING:
    from boomtown.games.coloma.components import Components

# The owner of an empty row, and of the neutral row (K13.1).
NOBODY, NEUTRAL = -1, 6

# Pioneer, mule or Buster is not on the board.
AWAY = -1

# A discount of the present turn: bits of what it is for; bucks, gold, dudes off; purchases left, 0 for all.
Discount = tuple[int, int, int, int, int]

# A trade of the present turn that was left before it was paid as often as it may be: item, effect, times left.
Unpaid = tuple[int, int, int]

# Fields that are one number per player, in the order of to_json().
PLAYER_FIELDS = [
    "bucks", "gold", "dudes", "dude_supply", "tents", "tent_supply", "horses", "horse_supply", "points", "graves",
    "guests", "hotels", "wagon", "hand", "middle", "built", "rivers", "bridges", "event_tents", "land_tents",
    "specialty_used", "pioneers", "mules", "carrots", "board", "specialty",
]  # fmt: skip
TUPLE_FIELDS = ["top", "bottom", "barrels", "used_barrels", "bridge_order"]
BOARD_LISTS = ["face_up", "pile", "discarded", "rows", "bridge_stock", "tables"]
BOARD_INTS = [
    "year", "round", "barker", "bust", "sheriff", "gold_supply", "gold_cart", "outlaws", "hotel_stock", "revealed",
    "buster", "wagon_cards", "removed", "site", "items", "opened_and_left", "looks", "used", "fresh", "row_done",
    "ride", "boom_of",
]  # fmt: skip


class Position(State):
    """One position of Coloma. Alone, the seat is player 0 and Shade is player 1."""

    __slots__ = (
        "components",
        "players",
        "prices",
        *PLAYER_FIELDS,
        *TUPLE_FIELDS,
        *BOARD_LISTS,
        *BOARD_INTS,
        "discounts",
        "unpaid",
    )

    def __init__(
        self, game: Game[State], seats: int, options: Options, rng: Rng, like: "Position | None" = None
    ) -> None:
        """A blank position for set-up to fill, or a copy of what another one holds, for clone()."""
        super().__init__(game, seats, options, rng)
        self.components: Components = cast("Components", game.components)
        self.players = seats if seats > 1 else 2  # with Shade
        if like is None:
            self.prices: list[int] = []  # the price of gold by nuggets in the supply
            # Per player.
            self.bucks: list[int] = []
            self.gold: list[int] = []
            self.dudes: list[int] = []  # in the Lodge
            self.dude_supply: list[int] = []  # of this colour in the general supply
            self.tents: list[int] = []  # in the Lodge
            self.tent_supply: list[int] = []
            self.horses: list[int] = []
            self.horse_supply: list[int] = []
            self.points: list[int] = []  # scored on the way
            self.graves: list[int] = []  # dudes in the graveyard
            self.guests: list[int] = []  # dudes in hotels
            self.hotels: list[int] = []
            self.wagon: list[int] = []  # the space it stands on
            self.hand: list[int] = []  # mask of cards
            self.middle: list[int] = []  # mask of the cards in the deck that nobody knows the order of
            self.built: list[int] = []  # mask of cards
            self.rivers: list[int] = []  # mask of canyon spaces; Shade sets one bit per river
            self.bridges: list[int] = []  # mask of bridge types
            self.event_tents: list[int] = []  # mask of sites
            self.land_tents: list[int] = []  # mask of lands
            self.specialty_used: list[int] = []  # 1 when used up for the turn or the year
            self.pioneers: list[int] = []  # the site chosen this round
            self.mules: list[int] = []
            self.carrots: list[int] = []  # mask of sites
            self.board: list[int] = []
            self.specialty: list[int] = []
            # A deck is top, middle, bottom: its owner put the outer cards back and knows them (K3.12).
            self.top: list[tuple[int, ...]] = []  # the next card last
            self.bottom: list[tuple[int, ...]] = []  # the last card of the deck last
            self.barrels: list[tuple[int, ...]] = []  # not used yet
            self.used_barrels: list[tuple[int, ...]] = []  # in the order of use
            self.bridge_order: list[tuple[int, ...]] = []  # the types of `bridges` in the order of building
            # The board.
            self.face_up: list[int] = []  # the barrel on each hideout space, -1 for a gap; space 0 is the stack
            self.pile: list[int] = []  # how many of each barrel are face down
            self.discarded: list[int] = []  # how many of each barrel are discarded
            self.rows: list[int] = []  # who holds each row of the shootout
            self.bridge_stock: list[int] = []  # tiles left of each type
            self.tables: list[int] = []  # the shootout table of each year
            self.year = 0
            self.round = -1
            self.barker = 0
            self.bust = 0
            self.sheriff = 0
            self.gold_supply = 0
            self.gold_cart = 0
            self.outlaws = 0
            self.hotel_stock = 0
            self.revealed = 0  # mask of the sites Buster avoids
            self.buster = AWAY
            self.wagon_cards = 0  # mask of Shade's wagon cards not yet turned
            self.removed = 0  # Shade's dudes that left the game
            # The turn under way.
            self.site = 0  # where the pioneer stands, BARKER on the covered site
            self.items = 0  # mask of what the menu still holds
            self.opened_and_left = 0  # mask of items of which nothing was done, until something happens
            self.looks = 0  # how often an item was opened and left, until something happens
            self.used = 0  # mask of abilities that worked this turn
            self.fresh = 0  # mask of cards built this turn
            self.row_done = 0
            self.ride = 0  # extra spaces for each wagon action
            self.boom_of = 0  # the site whose Boom the menu offers
            self.discounts: list[Discount] = []
            self.unpaid: list[Unpaid] = []
        else:
            self.prices = like.prices
            self.bucks = like.bucks[:]
            self.gold = like.gold[:]
            self.dudes = like.dudes[:]
            self.dude_supply = like.dude_supply[:]
            self.tents = like.tents[:]
            self.tent_supply = like.tent_supply[:]
            self.horses = like.horses[:]
            self.horse_supply = like.horse_supply[:]
            self.points = like.points[:]
            self.graves = like.graves[:]
            self.guests = like.guests[:]
            self.hotels = like.hotels[:]
            self.wagon = like.wagon[:]
            self.hand = like.hand[:]
            self.middle = like.middle[:]
            self.built = like.built[:]
            self.rivers = like.rivers[:]
            self.bridges = like.bridges[:]
            self.event_tents = like.event_tents[:]
            self.land_tents = like.land_tents[:]
            self.specialty_used = like.specialty_used[:]
            self.pioneers = like.pioneers[:]
            self.mules = like.mules[:]
            self.carrots = like.carrots[:]
            self.board = like.board  # these two and the tables are replaced, never changed in place
            self.specialty = like.specialty
            self.top = like.top[:]
            self.bottom = like.bottom[:]
            self.barrels = like.barrels[:]
            self.used_barrels = like.used_barrels[:]
            self.bridge_order = like.bridge_order[:]
            self.face_up = like.face_up[:]
            self.pile = like.pile[:]
            self.discarded = like.discarded[:]
            self.rows = like.rows[:]
            self.bridge_stock = like.bridge_stock[:]
            self.tables = like.tables
            self.year = like.year
            self.round = like.round
            self.barker = like.barker
            self.bust = like.bust
            self.sheriff = like.sheriff
            self.gold_supply = like.gold_supply
            self.gold_cart = like.gold_cart
            self.outlaws = like.outlaws
            self.hotel_stock = like.hotel_stock
            self.revealed = like.revealed
            self.buster = like.buster
            self.wagon_cards = like.wagon_cards
            self.removed = like.removed
            self.site = like.site
            self.items = like.items
            self.opened_and_left = like.opened_and_left
            self.looks = like.looks
            self.used = like.used
            self.fresh = like.fresh
            self.row_done = like.row_done
            self.ride = like.ride
            self.boom_of = like.boom_of
            self.discounts = like.discounts[:]
            self.unpaid = like.unpaid[:]

    def clone(self) -> Self:
        copy = type(self)(self.game, self.seats, self.options, self.rng.clone(), self)
        self.copy_base(copy)
        return copy

    def to_json(self) -> Json:
        doc = self.base_json()
        for name in PLAYER_FIELDS + BOARD_LISTS:
            doc[name] = list(getattr(self, name))
        for name in TUPLE_FIELDS:
            doc[name] = [list(items) for items in getattr(self, name)]
        for name in BOARD_INTS:
            doc[name] = getattr(self, name)
        doc["prices"] = list(self.prices)
        doc["discounts"] = [list(discount) for discount in self.discounts]
        doc["unpaid"] = [list(payment) for payment in self.unpaid]
        return doc


def restore(state: Position, doc: Json) -> None:
    """Fill a blank position from to_json()."""
    for name in PLAYER_FIELDS + BOARD_LISTS:
        setattr(state, name, list(cast(list[int], doc[name])))
    for name in TUPLE_FIELDS:
        setattr(state, name, [tuple(items) for items in cast(list[list[int]], doc[name])])
    for name in BOARD_INTS:
        setattr(state, name, doc[name])
    state.prices = list(cast(list[int], doc["prices"]))
    state.discounts = [cast(Discount, tuple(row)) for row in cast(list[list[int]], doc["discounts"])]
    state.unpaid = [cast(Unpaid, tuple(row)) for row in cast(list[list[int]], doc["unpaid"])]


def alone(state: Position) -> bool:
    """Whether one seat plays against Shade, who is player 1."""
    return state.seats == 1


def who(state: Position, player: int) -> int | str:
    """A player in an event: a seat, or Shade by name."""
    return player if player < state.seats else "@coloma-shade"


def table_ref(state: Position) -> str:
    """This year's shootout, as a thing that an event is about."""
    return f"table:{state.components.tables[state.tables[state.year]].id}"


def gunmen_of(state: Position, player: int) -> int:
    """How many gunmen a player has in the shootout; NEUTRAL is asked for like a player."""
    sizes = state.components.row_sizes
    total = 0
    for row, owner in enumerate(state.rows):
        if owner == player:
            total += sizes[row]
    return total


def numbers_in(mask: int) -> list[int]:
    """The cards, sites, lands or other numbers of a mask, lowest first."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


# Counts, which never fall below 0.
COUNTED_FIELDS = [
    "bucks", "gold", "dudes", "dude_supply", "tents", "tent_supply", "horses", "horse_supply", "points", "graves",
    "guests", "hotels", "pile", "discarded", "bridge_stock",
]  # fmt: skip


def census(state: Position) -> dict[str, int]:
    """How many of each piece there are, wherever they lie, and the lowest count of all, which is never below 0."""
    components = state.components
    board = (state.gold_supply, state.gold_cart, state.hotel_stock, state.outlaws, state.removed)
    counts = {
        "least": min(0, *board, *[min(getattr(state, name)) for name in COUNTED_FIELDS]),
        "gold": state.gold_supply + state.gold_cart + sum(state.gold),
        "hotels": state.hotel_stock + sum(state.hotels),
    }
    for bridge, stock in enumerate(state.bridge_stock):
        counts[f"bridge {components.bridges[bridge].id}"] = stock + sum([mask >> bridge & 1 for mask in state.bridges])
    tokens = Counter(state.face_up)
    for owned in state.barrels + state.used_barrels:
        tokens.update(owned)
    for number, barrel in enumerate(components.barrels):
        counts[f"barrel {barrel.id}"] = state.pile[number] + state.discarded[number] + tokens[number]
    for player in range(state.players):
        counts[f"dudes {player}"] = _dudes(state, player)
        planted = state.event_tents[player].bit_count() + state.land_tents[player].bit_count()
        counts[f"tents {player}"] = state.tents[player] + state.tent_supply[player] + planted
        counts[f"horses {player}"] = state.horses[player] + state.horse_supply[player]
        if player < state.seats:
            ends = [1 << card for card in [*state.top[player], *state.bottom[player]]]
            cards = [state.hand[player], state.middle[player], state.built[player], *ends]
            together = 0
            for mask in cards:
                together |= mask
            counts[f"cards {player}"] = sum([mask.bit_count() for mask in cards])
            counts[f"different cards {player}"] = together.bit_count()
    return counts


def _dudes(state: Position, player: int) -> int:
    standing = state.dudes[player] + gunmen_of(state, player)
    if player >= state.seats:  # Shade's dead have left the game
        return standing + state.removed
    return standing + state.dude_supply[player] + state.graves[player] + state.guests[player]
