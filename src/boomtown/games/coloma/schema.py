"""What a component file of Coloma may hold.

The ranges come from the rules, and from what a seat can say: `gold` counts to nine and `choose` to four.
"""

from boomtown.games.coloma.actions import MOST_NUGGETS, PARTS, SITES, WORKDAY_TOOLS
from boomtown.games.coloma.components import MOST_PLAYERS, RANKS
from boomtown.games.coloma.counts import COUNTS
from boomtown.games.coloma.effects.fields import MANY
from boomtown.games.coloma.effects.kinds import ability_node
from boomtown.games.coloma.effects.sites import HALVES, SITE_NUMBERS
from boomtown.games.coloma.effects.wagons import BOOMTOWN, SPACE_KINDS
from boomtown.games.coloma.meta import OPTIONS
from boomtown.games.coloma.payments import PRICED, TOOLS
from boomtown.games.coloma.shade import DEEDS
from boomtown.games.coloma.specialties import BASE_SET, DELUXE_SET, FOR_WAGON, LIMITS, TIMINGS
from boomtown.kernel.faces import SOURCES
from boomtown.kernel.lines import Place
from boomtown.kernel.message import Params
from boomtown.kernel.schema import (
    Complain,
    Document,
    Flag,
    Id,
    ListOf,
    MapOf,
    MustEqual,
    Node,
    Reader,
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
)

PLAYERS = tuple(str(players) for players in range(2, MOST_PLAYERS + 1))
YEARS = 3

# When a building works: in a workday, or while the pioneer stands on its site, its Boom busted or not.
TRIGGERS = (*WORKDAY_TOOLS, "site", "bust")

# Boards, bridges and shootout tables are known to the catalogues by their ids, so an owner's file keeps them.
BOARDS = ("a", "b1", "b2", "b3", "b4", "b5", "b6")
BRIDGES = (
    "corral", "planners", "memorial", "coopers", "workers", "merchants", "campground", "homestead", "canyon", "golden",
)  # fmt: skip
TABLES = ("high_noon", "payroll_raid", "siege", "rustlers", "last_stand")

# The paragraphs on specialties; the first is about all of them.
SPECIALTY_RULES = tuple(f"K15.{number}" for number in range(1, 10))

# `plant event1` is no land.
ID = r"(?!event[1-5]$)[a-z0-9_]+"


def amount() -> Node:
    return Whole(0, MANY)


def at_least_one() -> Node:
    return Whole(1, MANY)


class KnownId(Word):
    """An id out of those that the catalogues know, for one table of its family."""

    def __init__(self, family: str, *choices: str) -> None:
        super().__init__(*choices)
        self.family = family

    def read(self, value: object, place: Place, reader: Reader) -> object:
        if value in self.choices:
            reader.declare(self.family, str(value), place)
        return super().read(value, place, reader)


class DeedField(ListOf):
    """A deed of Shade, with a number if it can be done more than once: ["row"] or ["gold", 2]."""

    def __init__(self) -> None:
        super().__init__(Remark(), 1, 2)

    def read(self, value: object, place: Place, reader: Reader) -> object:
        deed = super().read(value, place, reader)
        assert isinstance(deed, list)
        for name in deed[:1]:
            Word(*DEEDS).read(name, (*place, 0), reader)
        for times in deed[1:2]:
            repeated = isinstance(deed[0], str) and deed[0] in DEEDS and DEEDS[deed[0]].repeatable
            Whole(1, MANY if repeated else 1).read(times, (*place, 1), reader)
        return deed


def own_id(family: str) -> Node:
    return Id(family, ID, "coloma-components-id")


def section(**entries: Node) -> TableOf:
    """A section says where its numbers come from, and for single ones where else."""
    return TableOf({"source": Word(*SOURCES), "sources": Remark(), **entries})


def row(**entries: Node) -> TableOf:
    """A row of a list; it may have a name for people and sources of its own."""
    common: dict[str, Node] = {
        "name": optional_without_default(Text()),
        "source": optional_without_default(Word(*SOURCES)),
        "sources": Remark(),
    }
    return TableOf({**common, **entries})


def rows(entry: TableOf, low: int = 1, high: int = MANY) -> Node:
    return ListOf(entry, low, high)


def price() -> Node:
    """Bucks, gold and dudes, each more than nothing where it stands at all."""
    highest = dict.fromkeys(PRICED, MANY) | {"bucks": MOST_NUGGETS}
    return TableOf({name: optional_without_default(Whole(1, high)) for name, high in highest.items()})


def prices() -> dict[str, Node]:
    return {tool: price() for tool in TOOLS}


def site(*words: str) -> Node:
    return Word(*SITE_NUMBERS, *words)


def numbers(low: int, high: int, length: int = 0) -> Node:
    """A list of whole numbers, of one length or of any but none."""
    return ListOf(Whole(low, high), length or 1, length or MANY)


SOLO = section(
    steps=MustEqual(list(DEEDS)),
    setup=TableOf(
        {
            "dudes": amount(),
            "camps": amount(),
            "event_camps": numbers(1, SITES),
            "horses": amount(),
            "horse_limit": amount(),
            "wagon_cards": ListOf(Reference("space"), 1, MANY),
        }
    ),
    no_hotel_vp=amount(),
    hotel_gold=amount(),
    grave_vp=Whole(-MANY, 0),
    gold_vp=amount(),
    actions=MapOf(
        [str(number) for number in SITE_NUMBERS] + ["barker"],
        TableOf({half: ListOf(DeedField()) for half in HALVES}),
        complete=True,
    ),
    level=ListOf(
        TableOf(
            {
                "id": KnownId("level", *[str(level) for level in OPTIONS["level"]]),
                "name": optional_without_default(Text()),
                "start_vp": amount(),
                "year_gold": amount(),
                "river_vp": amount(),
                "hotel_vp": amount(),
                "barrel_vp": amount(),
                "horse_vp": amount(),
            }
        ),
        len(OPTIONS["level"]),
        len(OPTIONS["level"]),
    ),
)

ENTRIES = TableOf(
    {
        "schema": MustEqual(1),
        "game": MustEqual("coloma"),
        "title": Remark(),
        "players": MustEqual([1, 2, 3, 4, 5, 6]),
        "supply": Remark(),
        # Files of version 0.1.0 describe the effect language here; version 1.0 need not know these any more.
        "effects": Remark(),
        "costs": Remark(),
        "counters": Remark(),
        "limits": section(dudes=at_least_one(), tents=at_least_one(), horses=at_least_one(), rivers=Whole(1, 9)),
        "start": section(
            bucks=amount(),
            gold=amount(),
            dudes=amount(),
            tents=amount(),
            horses=amount(),
            wagon=Reference("space"),
            draw=at_least_one(),
            put_back=amount(),
            bridge_types=Whole(1, len(BRIDGES)),
            bridge_copies=MapOf(PLAYERS, Whole(1, 9), complete=True),
            barker_site=Whole(1, SITES),
        ),
        "calendar": section(years=numbers(1, 9999, YEARS), rounds=Whole(1, SITES), outlaws=numbers(0, MANY, YEARS)),
        "gold_supply": section(
            values=numbers(1, MANY, 3),
            empty_gain_bucks=amount(),
            min_value=at_least_one(),
            spaces=MapOf(PLAYERS, numbers(0, MANY, 3), complete=True),
        ),
        # The Signpost never copies the Barker's site (K5.3).
        "wheel": section(sites=Whole(SITES, SITES), signpost_offset=Whole(2, SITES - 1)),
        "bust": section(),
        "barker": section(prices=TableOf({"tent": Whole(1, MOST_NUGGETS), "horse": Whole(1, MOST_NUGGETS)})),
        "hideout": section(spaces=Whole(2, 9), outlaws=numbers(0, MANY)),
        "mill": section(name=optional_without_default(Text()), **{tool: ability_node() for tool in WORKDAY_TOOLS}),
        "works_costs": section(river=TableOf(prices()), bridge=TableOf(prices())),
        "graveyard": section(tombs=numbers(0, MANY)),
        "town": section(size=Whole(1, 40), vp=amount()),
        "bridges": section(types=Whole(len(BRIDGES), len(BRIDGES))),
        "barrels": section(total=at_least_one()),
        "shootout": section(rows=numbers(1, 9)),
        "frontier": section(tent_vp=numbers(0, MANY), edges=ListOf(ListOf(Reference("space"), 2, 2), 1, MANY)),
        "hotels": section(per_player=amount(), vp=amount(), guests=amount(), guest_vp=amount(), **prices()),
        "buster": section(reveal=Whole(1, SITES - 1), neutral_row=Whole(1, 9), neutral_gunmen=at_least_one()),
        "mule_duel": section(),
        "specialties": section(),
        "solo": SOLO,
        "scoring": section(empty_deck_vp_per_card=amount()),
        "event": rows(row(site=site(), fx=ability_node()), SITES, SITES),
        "site": rows(
            row(site=site("barker"), common=ability_node(1, len(PARTS)), boom=ability_node(1)), SITES + 1, SITES + 1
        ),
        "board": rows(
            row(
                side=Word("A", "B"),
                id=KnownId("board", *BOARDS),
                rivers=ListOf(TableOf({"vp": amount(), "fx": ability_node()}), 1, 9),
            )
        ),
        "building": rows(
            row(id=own_id("building"), site=site("barker"), when=Word(*TRIGGERS), fx=ability_node(), **prices())
        ),
        "bridge": rows(
            row(id=KnownId("bridge", *BRIDGES), count=Word(*COUNTS), rate=at_least_one(), max=at_least_one())
        ),
        "barrel": rows(row(id=own_id("barrel"), n=at_least_one(), fx=ability_node())),
        "shootout_table": rows(
            row(
                id=KnownId("shootout_table", *TABLES),
                printed=Flag(),
                win=MapOf(RANKS, ability_node(), complete=True),
                lose=MapOf(RANKS, ability_node(), complete=True),
            )
        ),
        "space": rows(
            row(
                id=own_id("space"),
                kind=Word(*SPACE_KINDS),
                x=optional_without_default(Whole(0, 100)),
                y=optional_without_default(Whole(0, 100)),
                fx=optional(ability_node(), []),
                stop=optional(ability_node(), []),
            )
        ),
        "land": rows(
            row(
                id=own_id("land"),
                touches=ListOf(Reference("space")),
                x=optional_without_default(Whole(0, 100)),
                y=optional_without_default(Whole(0, 100)),
            )
        ),
        "specialty": rows(
            row(
                id=own_id("specialty"),
                rule=optional(Word(*SPECIALTY_RULES), SPECIALTY_RULES[0]),
                set=Word(BASE_SET, DELUXE_SET),
                on=Word(*TIMINGS),
                limit=Word(*LIMITS),
                fx=ability_node(1),
            )
        ),
    }
)


def check_counts(document: Document, complain: Complain) -> None:
    """The numbers of pieces that the rules or other entries fix."""
    lengths: list[tuple[Place, int, int]] = [
        (("building",), len(document["building"]), document["town"]["size"]),
        (("bridge",), len(document["bridge"]), document["bridges"]["types"]),
        (("hideout", "outlaws"), len(document["hideout"]["outlaws"]), document["hideout"]["spaces"]),
        (("frontier", "tent_vp"), len(document["frontier"]["tent_vp"]), len(document["land"]) + 1),
    ]
    for place, board in enumerate(document["board"]):
        lengths.append((("board", place, "rivers"), len(board["rivers"]), document["limits"]["rivers"]))
    for where, given, expected in lengths:
        if given != expected:
            complain(where, "components-length", {"given": given, "expected": str(expected)})


def check_sums(document: Document, complain: Complain) -> None:
    """How many rows of a list have some value, or what its numbers add up to."""
    sides = [board["side"] for board in document["board"]]
    printed = [table["printed"] for table in document["shootout_table"]]
    base = [specialty["set"] for specialty in document["specialty"]].count(BASE_SET)
    barrels = sum(barrel["n"] for barrel in document["barrel"])
    sums: list[tuple[Place, str, int, int]] = [
        (("barrel",), "n", barrels, document["barrels"]["total"]),
        (("board",), 'side = "A"', sides.count("A"), 1),
        (("board",), 'side = "B"', sides.count("B"), len(BOARDS) - 1),
        (("shootout_table",), "printed = false", printed.count(False), len(TABLES) - 1),
        (("shootout_table",), "printed = true", printed.count(True), 1),
        (("specialty",), f'set = "{BASE_SET}"', base, MOST_PLAYERS),
    ]
    row_sizes, neutral = document["shootout"]["rows"], document["buster"]["neutral_row"] - 1
    if neutral < len(row_sizes):
        place: Place = ("shootout", "rows", neutral)
        sums.append((place, "buster.neutral_gunmen", row_sizes[neutral], document["buster"]["neutral_gunmen"]))
    for where, what, given, expected in sums:
        if given != expected:
            params: Params = {"what": what, "given": given, "expected": expected}
            complain(where, "coloma-components-sum", params)


def check_sites(document: Document, complain: Complain) -> None:
    """Every site has one row."""
    for kind in ("event", "site"):
        sites = [entry["site"] for entry in document[kind]]
        for place, given in enumerate(sites):
            if given in sites[:place]:
                complain((kind, place, "site"), "components-twice", {"given": str(given)})


def check_bounds(document: Document, complain: Complain) -> None:
    """Numbers that must not be greater, or less, than another one of the file."""
    start, limits = document["start"], document["limits"]
    bounds: list[tuple[Place, int, int, int]] = [
        (("start", name), start[name], 0, limits[name]) for name in ("dudes", "tents", "horses")
    ]
    bounds.append((("start", "draw"), start["draw"], 1, document["town"]["size"]))
    bounds.append((("start", "put_back"), start["put_back"], 0, start["draw"]))
    bounds.append((("buster", "neutral_row"), document["buster"]["neutral_row"], 1, len(document["shootout"]["rows"])))
    for players, pools in document["gold_supply"]["spaces"].items():
        place = ("gold_supply", "spaces", players)
        bounds.append((place, sum(pools), start["gold"] * int(players), len(pools) * MANY))
    for where, given, low, high in bounds:
        if not low <= given <= high:
            complain(where, "components-whole", {"given": str(given), "low": low, "high": high})


def check_map(document: Document, complain: Complain) -> None:
    """Every space can be reached, lands touch boomtowns, wagons start and stop in them."""
    kinds = {space["id"]: space["kind"] for space in document["space"]}
    towns: list[tuple[Place, str]] = [(("start", "wagon"), document["start"]["wagon"])]
    for number, town in enumerate(document["solo"]["setup"]["wagon_cards"]):
        towns.append((("solo", "setup", "wagon_cards", number), town))
    for place, land in enumerate(document["land"]):
        towns += [(("land", place, "touches", number), town) for number, town in enumerate(land["touches"])]
    for where, town in towns:
        if kinds[town] != BOOMTOWN:
            complain(where, "coloma-components-boomtown", {"given": town})
    reached = {document["start"]["wagon"]}
    for _ in kinds:
        for road in document["frontier"]["edges"]:
            if reached.intersection(road):
                reached.update(road)
    for place, space in enumerate(document["space"]):
        if space["id"] not in reached:
            complain(("space", place), "coloma-components-unreached", {})


def check_robbers(document: Document, complain: Complain) -> None:
    """A specialty that works on wagons is a trade: the wagon action for gold of the cart (K15.6)."""
    example = '{ do = "pay", cost = { wagon = 1 }, get = [{ do = "cart", n = 3 }] }'
    for place, specialty in enumerate(document["specialty"]):
        trade = specialty["fx"][0]
        gets = [effect["do"] for effect in trade.get("get", [])]
        traded = "wagon" in trade.get("cost", {}) and gets == ["cart"]
        if specialty["on"] == FOR_WAGON and not traded:
            complain(("specialty", place, "fx"), "coloma-components-trade", {"expected": example})


def check_loops(document: Document, complain: Complain) -> None:
    """What a site, an event or a river does must not set off the same thing again without end."""
    parts: list[tuple[Place, object, tuple[str, ...]]] = []
    for number, site in enumerate(document["site"]):
        parts += [(("site", number, half), site[half], ("action", "event")) for half in ("common", "boom")]
    for number, event in enumerate(document["event"]):
        parts.append((("event", number, "fx"), event["fx"], ("action", "event")))
    for number, board in enumerate(document["board"]):
        parts.append((("board", number, "rivers"), board["rivers"], ("works",)))
    for start, part, kinds in parts:
        for place in places_saying(part, start, "do", kinds):
            complain(place, "coloma-components-loop", {"choices": ", ".join(kinds)})


SCHEMA = Schema(
    ENTRIES,
    (check_counts, check_sums, check_sites, check_bounds, check_map, check_robbers, check_loops),
)
