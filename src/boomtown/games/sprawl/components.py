"""The tables that are made from a component file, once for each edition. Only the cache of the bots ever changes."""

from boomtown.games.sprawl.actions import Verbs
from boomtown.games.sprawl.bot.share_cache import ShareCache
from boomtown.games.sprawl.cards import Card, Office
from boomtown.games.sprawl.city import BLOCKS, LOT_NAMES, SIDE, SPACE_BLOCKS, ZONES, blocks_of, printed_values
from boomtown.games.sprawl.constants import (
    CONTRACT,
    CONTRACT_DECKS,
    EVENT,
    FAVOR_PLACES_PER_SEAT,
    FIRST_EVENT,
    HIGHEST_ROW,
    OFFICES,
    PAYOUT_PLACES,
    PERMIT,
    PERMITS,
    PLANNING,
    PRESTIGE,
    RENEWAL,
    VOCATIONS,
    WEALTH,
)
from boomtown.games.sprawl.effects.effect import Effect
from boomtown.games.sprawl.effects.kinds import make_effects
from boomtown.kernel import components as kernel
from boomtown.kernel.schema import Document


class Components(kernel.Components):
    """Every card, office and number of one component set."""

    __slots__ = (
        "cards", "card_ids", "specials", "effects", "offices", "verbs", "south_wealth", "west_prestige",
        "printed_values", "printed_rows", "printed_row_list", "row_block_lists", "double_rows", "payouts",
        "share_cache", "start_buildings", "start_money", "media_lot", "cubes", "vocation_tiles", "tiles_limited",
        "tile_supply", "turn_ap", "union_ap", "planning_costs", "contract_costs", "favor_cost", "origin_costs",
        "attorney_factor", "wealth_per_prestige", "recipes", "bottom_permits",
    )  # fmt: skip

    def __init__(self, document: Document, shipped: Document) -> None:
        """`shipped` is the document of our own file, which tells the cards that our catalogues know."""
        # The cards, and the effects of cards and offices, numbered through.
        self.effects: list[Effect] = []
        self.cards: list[Card] = []
        shipped_entries = [entry for _, _, entry in card_entries(shipped)]
        for (deck, kind, entry), shipped_entry in zip(card_entries(document), shipped_entries, strict=True):
            card = Card(len(self.cards), deck, kind, entry, shipped_entry)
            card.effects = self._numbers(card.name, card.ref, entry.get("fx", []))
            self.cards.append(card)
        self.card_ids: list[str] = [card.id for card in self.cards]
        # The special event of each contract deck, which is its last card.
        self.specials: list[int] = [max([card.number for card in self.cards if card.deck == deck]) for deck in range(3)]
        offices: Document = document["offices"]
        self.offices: list[Office] = [Office(number, offices[word]) for number, word in enumerate(OFFICES)]
        for office in self.offices:
            office.on_elected = self._office_numbers(office, office.entry["on_elected"], 0)
        for office in self.offices:
            office.on_turn_start = self._office_numbers(office, office.entry["on_turn_start"], len(office.on_elected))

        # The board.
        board: Document = document["board"]
        self.south_wealth: list[int] = board["south_wealth"]  # per column
        self.west_prestige: list[int] = board["west_prestige"]  # per row
        self.printed_values: list[int] = printed_values(self.south_wealth, self.west_prestige)
        # printed_rows[kind][number]: the blocks of the printed row with that number, 0 where there is none.
        self.printed_rows: list[list[int]] = [
            blocks_by_number([self.south_wealth[block % SIDE] for block in range(BLOCKS)]),
            blocks_by_number([self.west_prestige[block // SIDE] for block in range(BLOCKS)]),
        ]
        # Kind, number and blocks of each printed row.
        self.printed_row_list: list[tuple[int, int, list[int]]] = [
            (kind, number, blocks_of(blocks))
            for kind in (WEALTH, PRESTIGE)
            for number, blocks in enumerate(self.printed_rows[kind])
            if blocks
        ]
        # The blocks of every mask that a row, printed or of a marker, can have.
        self.row_block_lists: dict[int, list[int]] = {
            blocks: blocks_of(blocks)
            for blocks in [*self.printed_rows[WEALTH], *self.printed_rows[PRESTIGE], *SPACE_BLOCKS]
        }
        # Per row of blocks the printed prestige row that it is part of, which is a double row (S1.5).
        self.double_rows: list[int] = [self.printed_rows[PRESTIGE][number] for number in self.west_prestige]
        # payouts[number]: what the first place of a row, the second and so on bring.
        self.payouts: list[list[int]] = [[0] * PAYOUT_PLACES, *document["payout"]["rows"]]
        self.share_cache = ShareCache(self.payouts)

        # The start of a game.
        setup: Document = document["setup"]
        self.start_buildings: list[tuple[int, int]] = [  # lot and zone
            (LOT_NAMES.index(entry["lot"]), ZONES.index(entry["zone"])) for entry in board["start"]
        ]
        self.start_money: list[int] = [setup["money"].get(str(seats), 0) for seats in range(5)]
        self.media_lot: int = LOT_NAMES.index(setup["media"]["tie_controller_of"])
        self.cubes: int = setup["cubes"]
        self.recipes: dict[str, tuple[int, int, int]] = {
            length: (recipe["bottom"], recipe["middle"], recipe["top"])
            for length, recipe in document["recipe"]["contract"].items()
        }
        self.bottom_permits: int = document["recipe"]["planning"]["bottom_permits"]
        self.vocation_tiles: list[int] = [document["vocations"][name] for name in VOCATIONS]

        # Building tiles by zone and size; only parks of one lot exist.
        tiles: Document = document["tiles"]
        self.tiles_limited: bool = tiles["limited"]
        self.tile_supply: list[list[int]] = [
            *[[0, *tiles["by_size"][zone]] for zone in ZONES[:4]],
            [0, tiles["parks"], 0, 0, 0],
        ]

        # Action points: planning boxes 1 to 4 and the deck top; contract boxes 1 to 5 and the three deck tops.
        ap: Document = document["ap"]
        self.turn_ap: int = ap["per_turn"]
        self.union_ap: int = offices["union"]["modifier"]["ap"]
        self.planning_costs: list[int] = [*reversed(ap["planning"]["boxes"]), ap["planning"]["deck"]]
        self.contract_costs: list[int] = [
            *reversed(ap["contract"]["boxes"]),
            *[ap["contract"][deck] for deck in CONTRACT_DECKS],
        ]
        self.favor_cost: int = ap["build_favor"]
        self.origin_costs = self.contract_costs + [self.favor_cost] * FAVOR_PLACES_PER_SEAT  # of a contract to build

        self.attorney_factor: int = offices["attorney"]["modifier"]["adjacency_factor"]
        self.wealth_per_prestige: int = document["final"]["wealth_per_prestige"]

        lots = [LOT_NAMES[lot] for lot, _ in self.start_buildings]
        self.verbs = Verbs(lots, self.card_ids[:PERMITS], self.card_ids[PERMITS:FIRST_EVENT])

    def _numbers(self, card_name: str, ref: str, entries: list[Document], first_line: int = 0) -> list[int]:
        """The numbers of effects that are made from the entries of a card or office."""
        return [effect.number for effect in make_effects(self.effects, card_name, ref, entries, first_line)]

    def _office_numbers(self, office: Office, entries: list[Document], first_line: int) -> list[int]:
        return self._numbers(f"@sprawl-office-{office.word}", f"office:{office.word}", entries, first_line)


def blocks_by_number(numbers: list[int]) -> list[int]:
    """For each number that a row can have the mask of the blocks beside which it is printed."""
    return [
        sum([1 << block for block in range(BLOCKS) if numbers[block] == number])
        for number in range(HIGHEST_ROW[WEALTH] + 1)
    ]


def card_entries(document: Document) -> list[tuple[int, int, Document]]:
    """Deck, kind and table of all cards in the order of their numbers."""
    planning: Document = document["planning"]
    entries: list[tuple[int, int, Document]] = []
    for kind, key in ((PERMIT, "permits"), (RENEWAL, "renewals"), (EVENT, "events")):
        entries += [(PLANNING, kind, entry) for entry in planning[key]]
    for deck, name in enumerate(CONTRACT_DECKS):
        cards: Document = document[name]
        entries += [(deck, CONTRACT, entry) for entry in cards["contracts"]]
        entries += [(deck, EVENT, entry) for entry in [*cards["events"], cards["special"]]]
    return entries
