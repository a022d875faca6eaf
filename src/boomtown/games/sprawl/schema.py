"""What a component file may hold."""

from boomtown.games.sprawl.actions import SPLIT
from boomtown.games.sprawl.cards import BEST
from boomtown.games.sprawl.city import BORDERS, CORNERS, LOT_NAMES, SIDE, SPACES_DESCRIBED, ZONES, printed_values
from boomtown.games.sprawl.constants import (
    CONTRACT_BOXES,
    CONTRACT_DECKS,
    CONTRACTOR,
    DECK_CARDS,
    HIGHEST_ROW,
    OFFICES,
    OPENING_CONTRACTS,
    PAYOUT_PLACES,
    PERMITS,
    PLANNING_BOXES,
    PLANNING_EVENTS,
    PRESTIGE,
    PRESTIGE_MARKERS,
    RENEWALS,
    START_BUILDINGS,
    VOCATIONS,
    WEALTH,
    WEALTH_MARKERS,
)
from boomtown.games.sprawl.counts import COUNT
from boomtown.games.sprawl.effects.effect import PLAYER
from boomtown.games.sprawl.effects.kinds import EFFECT
from boomtown.games.sprawl.meta import OPTIONS
from boomtown.games.sprawl.rails import RAILS
from boomtown.games.sprawl.restrictions import BUILD
from boomtown.games.sprawl.targets import AMOUNT, AT_LEAST_ONE, DOUBLE_AREAS, ZONE, ZONE_SET
from boomtown.kernel.faces import SOURCES
from boomtown.kernel.lines import Place
from boomtown.kernel.message import Params
from boomtown.kernel.schema import (
    Complain,
    Document,
    Flag,
    Id,
    ListOf,
    ListWith,
    MapOf,
    MustEqual,
    Node,
    Reference,
    Remark,
    Schema,
    TableOf,
    Text,
    Whole,
    Word,
    optional,
    optional_without_default,
    places_saying,
    spelled,
)

# Entries that must equal ours describe what the rules play anyway. Files that owners made from ours of version 0.1.0
# repeat them; version 1.0 need not know them any more.

LENGTHS = [str(length) for length in OPTIONS["length"]]
SEATS = ("2", "3", "4")
ZONE_NAMES = ZONES[:4]
# Permits dealt or laid open at the start of a game of four; no event may lie among them.
OPENING_PERMITS = 15
RICHEST_START = 990

EFFECTS: Node = ListOf(EFFECT)
CARD_FIELDS: dict[str, Node] = {
    "id": Id("card"),
    "name": optional_without_default(Text()),
    "src": optional(Word(*SOURCES), "reconstructed"),
    "known": Remark(),
}
BALLOT: Node = optional(Flag(), False)
PERMIT_CARD: Node = TableOf(
    {
        **CARD_FIELDS,
        "lv": Whole(1, 4),
        "zones": ZONE_SET,
        "pay": Whole(1, HIGHEST_ROW[WEALTH]),
        "ballot": BALLOT,
    }
)
RENEWAL_CARD: Node = TableOf({**CARD_FIELDS, "pay": optional(Whole(0, HIGHEST_ROW[WEALTH]), 0), "ballot": BALLOT})
EVENT_CARD: Node = TableOf({**CARD_FIELDS, "fx": EFFECTS})
CONTRACT_CARD: Node = TableOf(
    {
        **CARD_FIELDS,
        "zone": ZONE,
        "lots": Whole(1, 4),
        "build": optional(BUILD, {}),
        "voc": optional(ListOf(ListWith(Word(*VOCATIONS), AMOUNT)), []),
        "fx": optional(EFFECTS, []),
        "pay": optional(Whole(0, HIGHEST_ROW[PRESTIGE]), 0),
    }
)
CONTRACT_DECK: Node = TableOf(
    {
        "special": TableOf({**CARD_FIELDS, "fx": optional(EFFECTS, [])}),
        "events": ListOf(TableOf({**CARD_FIELDS, "fx": optional(EFFECTS, [])})),
        "contracts": ListOf(CONTRACT_CARD),
    }
)


def office(wins: Node, modifier: Node | None = None, bonus: bool = True) -> Node:
    """The description of an office tile; `modifier` is what the office changes for its holder."""
    entries: dict[str, Node] = {
        "wins": wins,
        "tie": PLAYER,
        "on_elected": optional(EFFECTS, []),
        "on_turn_start": optional(EFFECTS, []),
    }
    if modifier is not None:
        entries["modifier"] = modifier
    if bonus:
        entries["bonus"] = optional_without_default(
            TableOf({"prestige": AMOUNT, "per": optional(COUNT, EVERY_BUILDING)})
        )
    return TableOf(entries)


EVERY_BUILDING: Document = {
    "owner": "any",
    "where": "board",
    "min_value": 0,
    "pick": "all",
    "count": "buildings",
    "div": 1,
}
BEST_OF_ZONE: Node = Word(*[BEST + zone for zone in ZONE_NAMES])
LOT: Node = Id("start building", rf"r[1-{SIDE}]c[1-{SIDE}]\.({'|'.join(CORNERS)})", "sprawl-file-lot")


def boxes(number: int) -> Node:
    return ListOf(AMOUNT, number, number)


TABLES: dict[str, Node] = {
    "format": MustEqual(1),
    "game": MustEqual("urban_sprawl"),
    "schema": Remark(),  # files of version 0.1.0 describe the language of the cards here
    "board": TableOf(
        {
            "rows": MustEqual(SIDE),
            "cols": MustEqual(SIDE),
            "south_wealth": ListOf(Whole(1, 6), SIDE, SIDE),
            "west_prestige": ListOf(Whole(1, 3), SIDE, SIDE),
            "wealth_markers": MustEqual(list(WEALTH_MARKERS)),
            "prestige_markers": MustEqual(list(PRESTIGE_MARKERS)),
            "edges": MustEqual(BORDERS),
            "spaces": MustEqual(SPACES_DESCRIBED),
            "start": ListOf(TableOf({"zone": ZONE, "lot": LOT}), START_BUILDINGS, START_BUILDINGS),
        }
    ),
    "ap": TableOf(
        {
            "per_turn": AT_LEAST_ONE,
            "planning": TableOf({"deck": AMOUNT, "boxes": boxes(PLANNING_BOXES)}),
            "contract": TableOf({**dict.fromkeys(CONTRACT_DECKS, AMOUNT), "boxes": boxes(CONTRACT_BOXES)}),
            "build_favor": AMOUNT,
        }
    ),
    "rails": MustEqual(RAILS),
    "setup": TableOf(
        {
            "money": MapOf(SEATS, Whole(0, RICHEST_START), complete=True),
            "cubes": AT_LEAST_ONE,
            "planning_cards_by_seat": MustEqual([1, 2, 3, 4]),
            "media": TableOf({"to": MustEqual("most:wealth"), "tie_controller_of": Reference("start building")}),
            "pawn": MustEqual("mayor"),
            "offices_in_play": MustEqual(["mayor"]),
        }
    ),
    "recipe": TableOf(
        {
            "contract": MapOf(
                LENGTHS,
                TableOf(
                    {
                        "bottom": Whole(0, DECK_CARDS),
                        "middle": Whole(0, DECK_CARDS),
                        "top": Whole(OPENING_CONTRACTS, DECK_CARDS),
                    }
                ),
                complete=True,
            ),
            "planning": TableOf(
                {
                    "bottom_permits": Whole(0, PERMITS - OPENING_PERMITS),
                    "bottom_events": MustEqual(PLANNING_EVENTS),
                }
            ),
        }
    ),
    "payout": TableOf({"rows": ListOf(boxes(PAYOUT_PLACES), HIGHEST_ROW[WEALTH], HIGHEST_ROW[WEALTH])}),
    # As many as a seat can name when they score.
    "vocations": MapOf(VOCATIONS, Whole(1, SPLIT.size - 1), complete=True),
    "tiles": TableOf(
        {
            "limited": Flag(),
            "by_size": MapOf(ZONE_NAMES, boxes(4), complete=True),
            "parks": AMOUNT,
            "other": MustEqual({"extra_favor": 1, "active_player": 1, "block_value_markers": 3}),
        }
    ),
    "offices": TableOf(
        {
            "ring": MustEqual(list(OFFICES[:CONTRACTOR])),
            "mayor": office(MustEqual("most:vocations")),
            "attorney": office(
                BEST_OF_ZONE,
                TableOf({"adjacency_factor": AT_LEAST_ONE, "first_contract_of_turn": MustEqual(True)}),
            ),
            "treasurer": office(BEST_OF_ZONE),
            "police": office(BEST_OF_ZONE, MustEqual({"vocation_both": True})),
            "union": office(BEST_OF_ZONE, TableOf({"ap": AT_LEAST_ONE})),
            "contractor": office(
                MustEqual("least:prestige"),
                MustEqual({"may_demolish": True, "immune_to_demolition": True}),
                bonus=False,
            ),
        }
    ),
    "final": TableOf(
        {
            "order": MustEqual(["prestige_rows", "wealth", "office_bonuses"]),
            "wealth_per_prestige": AT_LEAST_ONE,
            "tie": MustEqual(["wealth", "shared"]),
        }
    ),
    "planning": TableOf(
        {
            "permits": ListOf(PERMIT_CARD, PERMITS, PERMITS),
            "renewals": ListOf(RENEWAL_CARD, RENEWALS, RENEWALS),
            "events": ListOf(EVENT_CARD, PLANNING_EVENTS, PLANNING_EVENTS),
        }
    ),
    **dict.fromkeys(CONTRACT_DECKS, CONTRACT_DECK),
}

# The special events carry the game from deck to deck and end it.
DUTIES: dict[str, Document] = {
    "town": {"do": "open_deck", "deck": "city"},
    "city": {"do": "open_deck", "deck": "metropolis"},
    "metropolis": {"do": "end_game"},
}


def check_decks(document: Document, complain: Complain) -> None:
    """Decks have as many cards as the recipes share out, enough contracts to open with, and their special event."""
    for deck in CONTRACT_DECKS:
        cards = document[deck]
        number = len(cards["contracts"]) + len(cards["events"])
        if number != DECK_CARDS:
            complain((deck,), "sprawl-file-cards", {"expected": DECK_CARDS, "given": number})
        if DUTIES[deck] not in cards["special"]["fx"]:
            complain((deck, "special", "fx"), "sprawl-file-special", {"expected": spelled(DUTIES[deck])})
    contracts = len(document["town"]["contracts"])
    if contracts < OPENING_CONTRACTS:
        expected = f"{OPENING_CONTRACTS} - {DECK_CARDS}"
        complain(("town", "contracts"), "components-length", {"expected": expected, "given": contracts})
    for length, parts in document["recipe"]["contract"].items():
        number = sum(parts.values())
        if number != DECK_CARDS:
            complain(("recipe", "contract", length), "sprawl-file-cards", {"expected": DECK_CARDS, "given": number})


def check_money(document: Document, complain: Complain) -> None:
    """The start money suffices for the dearest claims (S2.10)."""
    board = document["board"]
    values = printed_values(board["south_wealth"], board["west_prestige"])
    prices = sorted([values[LOT_NAMES.index(start["lot"]) >> 2] for start in board["start"]])
    for seats in SEATS:
        dearest = sum(prices[-(START_BUILDINGS // int(seats)) :])
        money = document["setup"]["money"][seats]
        if money < dearest:
            place = ("setup", "money", seats)
            complain(place, "components-whole", {"low": dearest, "high": RICHEST_START, "given": str(money)})


def check_rows(document: Document, complain: Complain) -> None:
    """A filter says which reading of "these rows" it means only where it speaks of them (S6.4)."""
    _check_rows_in(document, (), complain)


def _check_rows_in(value: object, place: Place, complain: Complain) -> None:
    if isinstance(value, list):
        for number, entry in enumerate(value):
            _check_rows_in(entry, (*place, number), complain)
    elif isinstance(value, dict):
        # Other tables have rows too, but numbers and lists.
        if isinstance(value.get("rows"), str) and value["where"] not in DOUBLE_AREAS:
            params: Params = {"expected": ", ".join(DOUBLE_AREAS), "given": value["where"]}
            complain((*place, "rows"), "sprawl-file-rows", params)
        for name, entry in value.items():
            _check_rows_in(entry, (*place, name), complain)


def check_loops(document: Document, complain: Complain) -> None:
    """An election that followed from an election might never end."""
    for name in OFFICES:
        effects = document["offices"][name].get("on_elected", [])
        for loop in places_saying(effects, ("offices", name, "on_elected"), "do", ("hold_election",)):
            complain(loop, "sprawl-file-loop", {})


SCHEMA = Schema(TableOf(TABLES), (check_decks, check_money, check_rows, check_loops))
