"""The tables of one edition: every card, tile, space and number that its component file gives."""

from boomtown.games.coloma.actions import SITES, WORKDAY_TOOLS, Verbs
from boomtown.games.coloma.bot.average_value import BUSTED_VISITS, average_ability
from boomtown.games.coloma.counts import COUNTS
from boomtown.games.coloma.effects.effect import Effect
from boomtown.games.coloma.effects.kinds import KINDS
from boomtown.games.coloma.effects.wagons import BOOMTOWN, HORSESHOE, RideFurther
from boomtown.games.coloma.goods import GOODS
from boomtown.games.coloma.payments import TOOLS, Cost, cost_of
from boomtown.games.coloma.shade import ShadeTables
from boomtown.games.coloma.specialties import BASE_SET, PASSIVE, Specialty, no_specialty
from boomtown.games.coloma.wheel import ANY, BARKER, site_number, site_word
from boomtown.kernel import components as kernel
from boomtown.kernel.schema import Document

# The ranks of a shootout table: the last one is for players without gunmen.
RANKS = ("first", "second", "third", "none")

# A component as refs and questions name it: its kind and its id, such as ("card", "saloon").
Source = tuple[str, str]

# No game has more players, Shade included.
MOST_PLAYERS = 6


class Building:
    """A town building: a card of everybody's deck."""

    __slots__ = ("id", "name", "site", "when", "prices", "fx")

    def __init__(self, row: Document, name: str, fx: list[Effect]) -> None:
        self.id: str = row["id"]
        self.name = name
        self.site: int = site_number(row["site"])
        self.when: str = row["when"]
        self.prices: list[Cost] = _prices(row)
        self.fx = fx


class Barrel:
    """A kind of barrel."""

    __slots__ = ("id", "name", "copies", "fx")

    def __init__(self, row: Document, name: str, fx: list[Effect]) -> None:
        self.id: str = row["id"]
        self.name = name
        self.copies: int = row["n"]
        self.fx = fx


class Bridge:
    """A type of bridge: what it counts, the points for each, and the most it scores."""

    __slots__ = ("id", "name", "count", "rate", "most")

    def __init__(self, row: Document) -> None:
        self.id: str = row["id"]
        self.name = f"@coloma-bridge-{self.id}"
        self.count = COUNTS[row["count"]]
        self.rate: int = row["rate"]
        self.most: int = row["max"]

    def points(self, count: int) -> int:  # K11.6
        return min(self.rate * count, self.most)


class Board:
    """A player board: the benefit and the points of each river."""

    __slots__ = ("id", "name", "rivers", "river_points")

    def __init__(self, row: Document, rivers: list[list[Effect]]) -> None:
        self.id: str = row["id"]
        self.name = f"@coloma-board-{self.id}"
        self.rivers = rivers
        self.river_points: list[int] = [river["vp"] for river in row["rivers"]]


class ShootoutTable:
    """The rewards of a shootout by rank, when the town wins and when it loses."""

    __slots__ = ("id", "name", "printed", "won", "lost")

    def __init__(self, row: Document, won: list[list[Effect]], lost: list[list[Effect]]) -> None:
        self.id: str = row["id"]
        self.name = f"@coloma-table-{self.id}"
        self.printed: bool = row["printed"]  # on the board, for the last year
        self.won = won
        self.lost = lost


class Space:
    """A space of the frontier map. `fx` is what it gives on entry, or in a boomtown when it is passed."""

    __slots__ = ("id", "name", "boomtown", "horseshoe", "roads", "lands", "fx", "stop")

    def __init__(self, row: Document, name: str, roads: list[int], lands: int) -> None:
        self.id: str = row["id"]
        self.name = name
        self.boomtown: bool = row["kind"] == BOOMTOWN
        self.horseshoe: bool = row["kind"] == HORSESHOE
        self.roads = roads  # the neighbours
        self.lands = lands  # mask of the lands it touches
        self.fx: list[Effect] = []
        self.stop: list[Effect] = []


class Land:
    """A frontier land."""

    __slots__ = ("id", "name")

    def __init__(self, row: Document, name: str) -> None:
        self.id: str = row["id"]
        self.name = name


class Components(kernel.Components):
    """Everything that a component file fixes. Built once for each edition; nothing in it ever changes."""

    __slots__ = (
        "document", "shipped", "effects", "effect_rows", "effect_sources", "_source", "verbs", "item_words",
        "dude_limit", "tent_limit", "horse_limit", "river_limit", "all_rivers",
        "start", "start_draw", "start_put_back", "start_space", "start_barker", "bridge_types", "bridge_copies",
        "years", "rounds", "turns", "year_outlaws", "signpost_offset", "gold_prices", "empty_supply_bucks",
        "tent_price", "horse_price", "hideout_spaces", "hideout_outlaws", "missing_card_points",
        "tombs", "grave_losses", "events", "site_common", "site_boom", "mill", "boards",
        "buildings", "all_cards", "building_points", "workday_cards", "any_workday_cards", "site_cards", "bust_cards",
        "use_points", "event_points", "river_prices", "bridge_prices", "bridges", "barrels",
        "row_sizes", "tables", "printed_table",
        "spaces", "lands", "all_lands", "land_points",
        "hotels_each", "hotel_prices", "hotel_points", "hotel_beds", "guest_points", "neutral_row", "revealed_sites",
        "specialties", "base_specialties", "no_specialty", "ride_plus", "ride_shoe", "shade",
    )  # fmt: skip

    def __init__(self, document: Document, shipped: Document) -> None:
        self.document = document
        self.shipped = shipped  # our own file, for the names that the catalogues know
        self.effects: list[Effect] = []  # steps of the agenda hold places in this list
        self.effect_rows: list[Document] = []  # the same as the file writes them
        self.effect_sources: list[Source] = []  # and what each of them stands on
        self._source: Source = ("", "")
        self._read_limits(document)
        self._read_sites(document)
        self._read_cards(document)
        self._read_shootout(document)
        self._read_map(document)
        self._read_modules(document)
        self.shade = ShadeTables(document["solo"], [space.id for space in self.spaces])
        self.verbs = Verbs(
            [building.id for building in self.buildings],
            [barrel.id for barrel in self.barrels],
            [bridge.id for bridge in self.bridges],
            [space.id for space in self.spaces],
            [land.id for land in self.lands],
            [board.id for board in self.boards],
            [specialty.id for specialty in self.specialties[:-1]],
            self.river_limit,
            self.hideout_spaces,
            len(self.row_sizes),
            self.dude_limit,
        )
        # The items of a turn as the actions that open them are written.
        first, spell = self.verbs.use.base, self.verbs.vocabulary.format
        self.item_words: list[str] = [spell(first + item) for item in range(self.verbs.specialty_item + 1)]

    def ability_of(self, kind: str, id: str, rows: list[Document]) -> list[Effect]:
        """The effects of one ability, which stands on this component."""
        self._source = (kind, id)
        return self.ability(rows)

    def ability(self, rows: list[Document]) -> list[Effect]:
        """The effects of one ability, each with its place in `effects`; effects within an effect come before it."""
        ability = []
        for row in rows:
            effect = KINDS[row["do"]](row, self.ability)
            effect.index = len(self.effects)
            self.effects.append(effect)
            self.effect_rows.append(row)
            self.effect_sources.append(self._source)
            ability.append(effect)
        return ability

    def name_of(self, kind: str, family: str, row: Document) -> str:
        """What a row is called: a message of the catalogues, or a name that only an owner's file gives."""
        for ours in self.shipped[kind]:
            if ours["id"] == row["id"] and row.get("name", ours.get("name")) == ours.get("name"):
                return f"@coloma-{family}-{row['id']}"
        return str(row.get("name", row["id"]))

    def _read_limits(self, document: Document) -> None:
        limits, start, calendar, supply = [document[name] for name in ("limits", "start", "calendar", "gold_supply")]
        self.dude_limit: int = limits["dudes"]
        self.tent_limit: int = limits["tents"]
        self.horse_limit: int = limits["horses"]
        self.river_limit: int = limits["rivers"]
        self.all_rivers: int = (1 << self.river_limit) - 1
        self.start: list[int] = [start.get(name, 0) for name in GOODS]
        self.start_draw: int = start["draw"]
        self.start_put_back: int = start["put_back"]
        self.start_barker: int = start["barker_site"] - 1
        self.bridge_types: int = start["bridge_types"]
        # By the number of players, like all lists with a place for each number of them.
        self.bridge_copies: list[int] = [
            start["bridge_copies"].get(str(players), 0) for players in range(MOST_PLAYERS + 1)
        ]
        self.years: list[int] = calendar["years"]
        self.rounds: int = calendar["rounds"]
        self.turns: int = self.rounds * len(self.years)  # of each player in a game
        self.year_outlaws: list[int] = calendar["outlaws"]
        self.signpost_offset: int = document["wheel"]["signpost_offset"]
        self.gold_prices: list[list[int]] = [_gold_prices(supply, players) for players in range(MOST_PLAYERS + 1)]
        self.empty_supply_bucks: int = supply["empty_gain_bucks"]
        self.tent_price: int = document["barker"]["prices"]["tent"]
        self.horse_price: int = document["barker"]["prices"]["horse"]
        self.hideout_spaces: int = document["hideout"]["spaces"]
        self.hideout_outlaws: list[int] = document["hideout"]["outlaws"]
        self.missing_card_points: int = document["scoring"]["empty_deck_vp_per_card"]
        self.tombs: list[int] = document["graveyard"]["tombs"]
        self.grave_losses: list[int] = [sum(self.tombs[:graves]) for graves in range(len(self.tombs) + 1)]

    def _read_sites(self, document: Document) -> None:
        """Events and sites by number, the Barker's tile last; the mill by tool; side A first among the boards."""
        by_site = {site_number(row["site"]): row for row in document["site"]}
        events = {site_number(row["site"]): row for row in document["event"]}
        self.events: list[list[Effect]] = [
            self.ability_of("event", site_word(site), events[site]["fx"]) for site in range(SITES)
        ]
        self.site_common: list[list[Effect]] = [
            self.ability_of("site", site_word(site), by_site[site]["common"]) for site in range(SITES + 1)
        ]
        self.site_boom: list[list[Effect]] = [
            self.ability_of("site", site_word(site), by_site[site]["boom"]) for site in range(SITES + 1)
        ]
        self.mill: list[list[Effect]] = [
            self.ability_of("mill", tool, document["mill"][tool]) for tool in WORKDAY_TOOLS
        ]
        boards = sorted(document["board"], key=_board_side)
        self.boards: list[Board] = [
            Board(row, [self.ability_of("river", str(n), river["fx"]) for n, river in enumerate(row["rivers"], 1)])
            for row in boards
        ]

    def _read_cards(self, document: Document) -> None:
        """Town buildings, barrels, and what rivers, bridges and hotels cost. A mask of cards has one bit for each."""
        rows = document["building"]
        self.buildings: list[Building] = [
            Building(row, self.name_of("building", "card", row), self.ability_of("card", row["id"], row["fx"]))
            for row in rows
        ]
        self.building_points: int = document["town"]["vp"]
        self.all_cards: int = (1 << len(rows)) - 1
        self.workday_cards: list[int] = [self._cards_with(tool, ANY) for tool in WORKDAY_TOOLS]
        self.any_workday_cards: int = self.workday_cards[0] | self.workday_cards[1]
        self.site_cards: list[int] = [self._cards_with("site", site) for site in range(SITES + 1)]
        self.bust_cards: list[int] = [self._cards_with("bust", site) for site in range(SITES + 1)]
        # For the bots: what one visit to the site of each building brings on average, and each event.
        self.use_points: list[float] = [
            average_ability(building.fx) * (BUSTED_VISITS if building.when == "bust" else 1.0)
            for building in self.buildings
        ]
        self.event_points: list[float] = [average_ability(event) for event in self.events]
        self.river_prices: list[Cost] = _prices(document["works_costs"]["river"])
        self.bridge_prices: list[Cost] = _prices(document["works_costs"]["bridge"])
        self.bridges: list[Bridge] = [Bridge(row) for row in document["bridge"]]
        self.barrels: list[Barrel] = [
            Barrel(row, self.name_of("barrel", "barrel", row), self.ability_of("barrel", row["id"], row["fx"]))
            for row in document["barrel"]
        ]

    def _cards_with(self, when: str, site: int) -> int:
        """The mask of buildings that work on such an occasion."""
        mask = 0
        for card, building in enumerate(self.buildings):
            if building.when == when and site in (ANY, building.site):
                mask |= 1 << card
        return mask

    def _read_shootout(self, document: Document) -> None:
        self.row_sizes: list[int] = document["shootout"]["rows"]
        self.tables: list[ShootoutTable] = []
        for row in document["shootout_table"]:
            won = [self.ability_of("table", row["id"], row["win"][rank]) for rank in RANKS]
            lost = [self.ability_of("table", row["id"], row["lose"][rank]) for rank in RANKS]
            self.tables.append(ShootoutTable(row, won, lost))
        self.printed_table: int = [table.printed for table in self.tables].index(True)

    def _read_map(self, document: Document) -> None:
        ids = [row["id"] for row in document["space"]]
        edges = [(ids.index(start), ids.index(end)) for start, end in document["frontier"]["edges"]]
        self.lands: list[Land] = [Land(row, self.name_of("land", "land", row)) for row in document["land"]]
        self.all_lands: int = (1 << len(self.lands)) - 1
        self.land_points: list[int] = document["frontier"]["tent_vp"]
        self.spaces: list[Space] = []
        for number, row in enumerate(document["space"]):
            roads = sorted(end if start == number else start for start, end in edges if number in (start, end))
            lands = sum(1 << land for land, touched in enumerate(document["land"]) if row["id"] in touched["touches"])
            self.spaces.append(Space(row, self.name_of("space", "space", row), roads, lands))
        for space, row in zip(self.spaces, document["space"], strict=True):
            space.fx = self.ability_of("space", space.id, row["fx"])
        for space, row in zip(self.spaces, document["space"], strict=True):
            space.stop = self.ability_of("space", space.id, row["stop"])
        self.start_space: int = ids.index(document["start"]["wagon"])

    def _read_modules(self, document: Document) -> None:
        """Hotels, Buster, and specialties: those of the base set first, then the others, then none."""
        hotels = document["hotels"]
        self.hotels_each: int = hotels["per_player"]
        self.hotel_prices: list[Cost] = _prices(hotels)
        self.hotel_points: int = hotels["vp"]
        self.hotel_beds: int = hotels["guests"]
        self.guest_points: int = hotels["guest_vp"]
        self.neutral_row: int = document["buster"]["neutral_row"] - 1
        self.revealed_sites: int = document["buster"]["reveal"]
        base = [row for row in document["specialty"] if row["set"] == BASE_SET]
        rows = base + [row for row in document["specialty"] if row["set"] != BASE_SET]
        self.specialties: list[Specialty] = []
        for row in rows:
            name = self.name_of("specialty", "specialty", row)
            ability = self.ability_of("specialty", row["id"], row["fx"])
            self.specialties.append(Specialty(row["id"], name, row["on"], row["limit"], ability))
        self.base_specialties: int = len(base)
        self.no_specialty: int = len(rows)
        self.specialties.append(no_specialty())
        # What passive specialties add to wagon actions: further spaces, and goods for each horseshoe.
        self.ride_plus: list[int] = []
        self.ride_shoe: list[list[int]] = []
        for specialty in self.specialties:
            rides = [effect for effect in specialty.fx if isinstance(effect, RideFurther)]
            if specialty.timing != PASSIVE:
                rides = []
            self.ride_plus.append(sum(ride.plus for ride in rides))
            self.ride_shoe.append([sum(ride.shoe[good] for ride in rides) for good in range(len(GOODS))])


def _board_side(row: Document) -> str:
    side: str = row["side"]
    return side


def _prices(row: Document) -> list[Cost]:
    """What a purchase costs with each tool."""
    return [cost_of(row[tool]) for tool in TOOLS]


def _gold_prices(supply: Document, players: int) -> list[int]:
    """The price of gold by the number of nuggets in the supply (K3.5); the last place is the full supply."""
    pools: list[int] = supply["spaces"].get(str(players), [0, 0, 0])
    values: list[int] = supply["values"]
    prices = []
    for nuggets in range(sum(pools) + 1):
        missing = sum(pools) - nuggets
        lowest = 0 if missing <= pools[0] else 1 if missing <= pools[0] + pools[1] else 2
        prices.append(max(values[lowest], supply["min_value"]))
    return prices


assert BARKER == SITES  # the Barker's tile comes after the numbered sites in every list of sites
