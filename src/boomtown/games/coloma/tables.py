"""The components as tables of small ints, built once at import."""

from boomtown.games.coloma.components import load
from boomtown.games.coloma.schema import FAMILIES, OURS, Table
from boomtown.games.coloma.words import COSTS, GOODS, KINDS, LIMITS, OFF, PURCHASES, RANKS, SPACE_KINDS, WHEN

DOC = load()


def _names(kind: str, family: str) -> dict[str, str]:
    """What the rows of a kind are called: a message of the catalogues, or a name that only an owner's file gives."""
    ours = {str(row["id"]): row.get("name") for row in OURS[kind]}
    found = {}
    for row in DOC[kind]:
        name: str = row["id"]
        catalogued = name in ours and row.get("name", ours[name]) == ours[name]
        found[name] = f"@coloma-{family}-{name}" if catalogued else row.get("name", name)
    return found


# By family of messages and id.
NAMES: dict[str, dict[str, str]] = {family: _names(kind, family) for kind, family in FAMILIES.items()}

# Goods, in the order of every list of goods.
BUCKS, GOLD, DUDES, TENTS, HORSES, CARDS, POINTS = range(7)

# The further positions of a cost.
BURY, USED_BARRELS, GIVE_WAGON = range(6, 9)

# Kinds of effects, in the order of KINDS.
(
    GAIN, PAY, CHOOSE, PER, SIFT, BARREL, WAGON, RIDE, BUILD, WORKS, DISCOUNT,
    ROW, TENT, GUESTS, MARKET, WORKDAY, ACTION, EVENT, OUTLAWS, BURY_DUDES, EXHUME, CART,
) = range(22)  # fmt: skip

# What can be bought, as bits in the order of PURCHASES.
BUY_BUILDING, BUY_HOTEL, BUY_RIVER, BUY_BRIDGE, BUY_TENT, BUY_HORSE = 1, 2, 4, 8, 16, 32

BOOM = 1  # the half of a site; 0 is Common
ON_EVENT, ON_LAND = 1, 2

# Sites are 0 to 4; these stand for the others.
SITES = 5
ALL_EVENTS = (1 << SITES) - 1
BARKER, HERE, ANY = 5, 6, 7

COUNTERS = tuple(DOC["counters"])


class Effect:
    """One effect of an ability; only the fields of its kind mean something."""

    __slots__ = (
        "index",
        "kind",
        "goods",
        "parts",
        "cost",
        "get",
        "options",
        "count",
        "each",
        "n",
        "more",
        "tool",
        "what",
        "off",
        "flag",
        "site",
    )

    def __init__(self, row: Table) -> None:
        self.index = -1  # its place in EFFECTS, which is what a step of the agenda holds
        self.kind: int = KINDS.index(row["do"])
        named = row.get("goods") or row.get("shoe") or row
        self.goods: list[int] = [named.get(name, 0) for name in GOODS]  # gain, per, and ride for each horseshoe
        self.parts: list[tuple[int, int]] = [(good, count) for good, count in enumerate(self.goods) if count]
        self.cost: list[int] = [row.get("cost", {}).get(name, 0) for name in COSTS]
        self.get: list[Effect] = compiled(row.get("get", []))
        self.options: list[list[Effect]] = [compiled(option) for option in row.get("of", [])]
        self.count: int = COUNTERS.index(row["count"]) if "count" in row else 0
        self.each: int = row.get("each", 1)
        # The number of the kind: times of a pay, max of a per, cards drawn, barrels, extra spaces, tents, guests, uses.
        self.n: int = _number(row)
        self.more: int = row["back"] if "back" in row else row.get("help", 0)  # cards put back; helpers in a row
        self.tool: int = _tool(row)
        self.what: int = _bits(row)
        self.off: list[int] = [row.get("off", {}).get(name, 0) for name in OFF]
        self.flag: bool = row.get("extra", False) or row.get("remote", False)
        self.site: int = site_number(row.get("site", "here"))


def _number(row: Table) -> int:
    names = {"pay": ("times", 1), "per": ("max", 0), "sift": ("draw", 0), "discount": ("uses", 1), "barrel": ("n", 1)}
    names |= {"wagon": ("plus", 0), "ride": ("plus", 0)}
    name, default = names.get(row["do"], ("n", 0))
    number: int = row.get(name, default)
    return number


def _tool(row: Table) -> int:
    """The second of each pair is 1: saw, wheelbarrow, and the Boom half of an action."""
    return int(row.get("tool", row.get("half", "hammer")) in ("saw", "wheelbarrow", "boom"))


def _bits(row: Table) -> int:
    if row["do"] == "tent":
        return sum(1 << ("event", "land").index(word) for word in row.get("on", ["event", "land"]))
    usual = {"build": ["building", "hotel"], "works": ["river", "bridge"], "discount": row.get("on", [])}
    words: list[str] = row.get("what", usual.get(row["do"], []))
    return sum(1 << PURCHASES.index(word) for word in words)


def site_number(site: int | str) -> int:
    """0 to 4 for the numbered sites; BARKER, HERE or ANY."""
    if isinstance(site, int):
        return site - 1
    return {"barker": BARKER, "here": HERE, "any": ANY}[site]


EFFECTS: list[Effect] = []


def compiled(rows: list[Table]) -> list[Effect]:
    """The effects of one ability, each with its number in EFFECTS."""
    ability = []
    for row in rows:
        effect = Effect(row)
        effect.index = len(EFFECTS)
        EFFECTS.append(effect)
        ability.append(effect)
    return ability


def _cost(row: Table) -> tuple[int, int, int]:
    return row.get("bucks", 0), row.get("gold", 0), row.get("dudes", 0)


# Limits and set-up.
MAX_DUDES: int = DOC["limits"]["dudes"]
MAX_TENTS: int = DOC["limits"]["tents"]
MAX_HORSES: int = DOC["limits"]["horses"]
RIVERS: int = DOC["limits"]["rivers"]
START: list[int] = [DOC["start"].get(name, 0) for name in GOODS]
START_DRAW: int = DOC["start"]["draw"]
PUT_BACK: int = DOC["start"]["put_back"]
BRIDGE_TYPES: int = DOC["start"]["bridge_types"]
BRIDGE_COPIES: list[int] = [DOC["start"]["bridge_copies"].get(str(players), 0) for players in range(7)]
YEARS: list[int] = DOC["calendar"]["years"]
ROUNDS: int = DOC["calendar"]["rounds"]
YEAR_OUTLAWS: list[int] = DOC["calendar"]["outlaws"]
SIGNPOST_OFFSET: int = DOC["wheel"]["signpost_offset"]
TENT_PRICE: int = DOC["barker"]["prices"]["tent"]
HORSE_PRICE: int = DOC["barker"]["prices"]["horse"]
HIDEOUT: int = DOC["hideout"]["spaces"]
HIDEOUT_OUTLAWS: list[int] = DOC["hideout"]["outlaws"]
TOMBS: list[int] = DOC["graveyard"]["tombs"]
MISSING_CARD_POINTS: int = DOC["scoring"]["empty_deck_vp_per_card"]
EMPTY_SUPPLY_BUCKS: int = DOC["gold_supply"]["empty_gain_bucks"]


def _prices(players: int) -> list[int]:
    """The price of gold by the number of nuggets in the supply (K3.5)."""
    pools: list[int] = DOC["gold_supply"]["spaces"].get(str(players), [0, 0, 0])
    values: list[int] = DOC["gold_supply"]["values"]
    prices = []
    for supply in range(sum(pools) + 1):
        missing = sum(pools) - supply
        lowest = 0 if missing <= pools[0] else 1 if missing <= pools[0] + pools[1] else 2
        prices.append(max(values[lowest], DOC["gold_supply"]["min_value"]))
    return prices


# PRICES[players][nuggets in the supply]; the last place is the full supply.
PRICES: list[list[int]] = [_prices(players) for players in range(7)]

# Events and sites.
_sites = {site_number(row["site"]): row for row in DOC["site"]}
EVENT_FX: list[list[Effect]] = [compiled(row["fx"]) for row in sorted(DOC["event"], key=lambda row: int(row["site"]))]
SITE_COMMON: list[list[Effect]] = [compiled(_sites[site]["common"]) for site in range(SITES + 1)]
SITE_BOOM: list[list[Effect]] = [compiled(_sites[site]["boom"]) for site in range(SITES + 1)]
MILL_FX: list[list[Effect]] = [compiled(DOC["mill"]["shovel"]), compiled(DOC["mill"]["wheelbarrow"])]

# Boards: 0 is side A, 1 to 6 are side B.
_boards: list[Table] = sorted(DOC["board"], key=lambda row: str(row["side"]))
BOARD_IDS: list[str] = [row["id"] for row in _boards]
BOARD_RIVERS: list[list[list[Effect]]] = [[compiled(river["fx"]) for river in row["rivers"]] for row in _boards]
RIVER_POINTS: list[list[int]] = [[river["vp"] for river in row["rivers"]] for row in _boards]

# Town buildings. A mask of cards has one bit for each.
DECK: int = DOC["town"]["size"]
CARD_IDS: list[str] = [row["id"] for row in DOC["building"]]
CARD_FX: list[list[Effect]] = [compiled(row["fx"]) for row in DOC["building"]]
CARD_COST: list[list[tuple[int, int, int]]] = [[_cost(row["hammer"]), _cost(row["saw"])] for row in DOC["building"]]
CARD_POINTS: int = DOC["town"]["vp"]


def _cards_with(when: str, site: int) -> int:
    rows = enumerate(DOC["building"])
    return sum(1 << card for card, row in rows if row["when"] == when and site in (ANY, site_number(row["site"])))


ALL_CARDS: int = (1 << DECK) - 1
WORKDAY_CARDS: list[int] = [_cards_with("shovel", ANY), _cards_with("wheelbarrow", ANY)]
SITE_CARDS: list[int] = [_cards_with("site", site) for site in range(SITES + 1)]
BUST_CARDS: list[int] = [_cards_with("bust", site) for site in range(SITES + 1)]

# Rivers and bridges.
RIVER_COST: list[tuple[int, int, int]] = [_cost(DOC["works_costs"]["river"][tool]) for tool in ("hammer", "saw")]
BRIDGE_COST: list[tuple[int, int, int]] = [_cost(DOC["works_costs"]["bridge"][tool]) for tool in ("hammer", "saw")]
BRIDGE_IDS: list[str] = [row["id"] for row in DOC["bridge"]]
BRIDGE_COUNT: list[int] = [COUNTERS.index(row["count"]) for row in DOC["bridge"]]
BRIDGE_RATE: list[int] = [row["rate"] for row in DOC["bridge"]]
BRIDGE_MAX: list[int] = [row["max"] for row in DOC["bridge"]]

# Barrels.
BARREL_IDS: list[str] = [row["id"] for row in DOC["barrel"]]
BARREL_COUNT: list[int] = [row["n"] for row in DOC["barrel"]]
BARREL_FX: list[list[Effect]] = [compiled(row["fx"]) for row in DOC["barrel"]]

# Shootout. SHOOTOUT_FX[table][side][rank]: side 0 won, 1 lost; rank 0 to 2, and 3 for no gunmen.
ROWS: list[int] = DOC["shootout"]["rows"]
TABLE_IDS: list[str] = [row["id"] for row in DOC["shootout_table"]]
PRINTED_TABLE: int = [row["printed"] for row in DOC["shootout_table"]].index(True)
SHOOTOUT_FX: list[list[list[list[Effect]]]] = [
    [[compiled(row[side][rank]) for rank in RANKS] for side in ("win", "lose")] for row in DOC["shootout_table"]
]

# The frontier. ROADS[space] lists the neighbours; TOUCHES[space] is the mask of lands.
SPACE_IDS: list[str] = [row["id"] for row in DOC["space"]]
SPACE_KIND: list[int] = [SPACE_KINDS.index(row["kind"]) for row in DOC["space"]]
BOOMTOWN, HORSESHOE = SPACE_KINDS.index("boomtown"), SPACE_KINDS.index("horseshoe")
SPACE_FX: list[list[Effect]] = [compiled(row.get("fx", [])) for row in DOC["space"]]
STOP_FX: list[list[Effect]] = [compiled(row.get("stop", [])) for row in DOC["space"]]
ROADS: list[list[int]] = [
    sorted(SPACE_IDS.index(a if b == name else b) for a, b in DOC["frontier"]["edges"] if name in (a, b))
    for name in SPACE_IDS
]
HOME: int = SPACE_IDS.index(DOC["start"]["wagon"])
LAND_IDS: list[str] = [row["id"] for row in DOC["land"]]
LANDS: int = len(LAND_IDS)
TOUCHES: list[int] = [
    sum(1 << land for land, row in enumerate(DOC["land"]) if name in row["touches"]) for name in SPACE_IDS
]
LAND_POINTS: list[int] = DOC["frontier"]["tent_vp"]

# Hotels.
HOTELS_EACH: int = DOC["hotels"]["per_player"]
HOTEL_COST: list[tuple[int, int, int]] = [_cost(DOC["hotels"]["hammer"]), _cost(DOC["hotels"]["saw"])]
HOTEL_POINTS: int = DOC["hotels"]["vp"]
HOTEL_GUESTS: int = DOC["hotels"]["guests"]
GUEST_POINTS: int = DOC["hotels"]["guest_vp"]

# Buster and the neutral gunmen.
NEUTRAL_ROW: int = DOC["buster"]["neutral_row"] - 1
REVEAL: int = DOC["buster"]["reveal"]

# Specialties: the first six are the base ones; NO_SPECIALTY without the module.
_specialties: list[Table] = sorted(DOC["specialty"], key=lambda row: bool(row["set"] != "base"))
SPECIALTY_IDS: list[str] = [row["id"] for row in _specialties]
BASE_SPECIALTIES: int = sum(row["set"] == "base" for row in _specialties)
NO_SPECIALTY: int = len(SPECIALTY_IDS)
ON_TURN, PASSIVE, WHEN_BUSTED, IN_BOOMTOWN, FOR_WAGON, WHEN_BURIED, NEVER = range(7)
SPECIALTY_WHEN: list[int] = [WHEN.index(row["on"]) for row in _specialties] + [NEVER]
NO_LIMIT, PER_TURN, PER_YEAR = range(3)
SPECIALTY_LIMIT: list[int] = [LIMITS.index(row["limit"]) for row in _specialties] + [NO_LIMIT]
SPECIALTY_FX: list[list[Effect]] = [compiled(row["fx"]) for row in _specialties] + [[]]


def _passive(number: int) -> list[Effect]:
    effects = SPECIALTY_FX[number] if SPECIALTY_WHEN[number] == PASSIVE else []
    return [effect for effect in effects if effect.kind == RIDE]


# What passive specialties add to wagon actions: further spaces, and goods for each horseshoe.
RIDE_PLUS: list[int] = [sum(effect.n for effect in _passive(number)) for number in range(NO_SPECIALTY + 1)]
RIDE_SHOE: list[list[int]] = [
    [sum(effect.goods[good] for effect in _passive(number)) for good in range(len(GOODS))]
    for number in range(NO_SPECIALTY + 1)
]
