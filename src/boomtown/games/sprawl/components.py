"""Every card, office and number of components.toml, compiled into tables of small ints.

Cards are numbered through: 36 permits, 4 renewals, 14 planning events, then for each contract deck its contracts, its
events and its special event. Effects are numbered through as well, so that a step of the agenda can name one.
"""

import re
import tomllib
from typing import Any, Final, cast

from boomtown.games.sprawl import words as w
from boomtown.games.sprawl.city import BLOCKS, LOT_NAMES, SIDE, SPACE_BLOCKS, ZONES
from boomtown.games.sprawl.schema import CONTESTED, problems
from boomtown.kernel.components import shipped_text
from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.message import Fault, Params

Row = dict[str, Any]  # a table of the file, before it is compiled

PERMITS: Final = 36
FIRST_EVENT: Final = 40
PLANNING_CARDS: Final = 54
CARDS: Final = 165


class Filter:
    """Selects buildings and counts them, or counts something else; see "FILTER" and "COUNT" in components.toml."""

    __slots__ = (
        "zones", "sizes", "owner", "where", "edge", "near", "min_value", "pick", "single", "count", "name", "div",
        "max",
    )  # fmt: skip

    def __init__(self, told: Row) -> None:
        self.zones = zone_mask(told["zone"]) if "zone" in told else 31
        self.sizes = size_mask(told["size"]) if "size" in told else 30
        self.owner = w.OWNERS.index(told.get("owner", "any"))
        self.where = w.WHERES.index(told.get("where", "board"))
        self.edge = w.EDGES.index(told.get("edge", "none"))
        self.near = zone_mask(told["near"]) if "near" in told else 0
        self.min_value: int = told.get("min_value", 0)
        self.pick = w.PICKS.index(told.get("pick", "all"))
        self.single = self.pick == w.HIGHEST or self.pick == w.LOWEST
        self.count = w.COUNTS.index(told.get("count", "buildings"))
        self.name = w.VOCATIONS.index(told["name"]) if "name" in told else -1
        self.div: int = told.get("div", 1)
        self.max: int = told.get("max", 9999)


# The key under which an effect names who acts or decides; all others say "who".
ACTOR_KEYS = {
    w.TOLL: "from",
    w.PAYOUT: "chooser",
    w.PLACE_MARKER: "chooser",
    w.MOVE_MARKER: "chooser",
    w.HOLD_ELECTION: "winner",
}
# The key of an effect's one number, where it is not "n".
NUMBER_KEYS = {w.SCORE_VOCATION: "value", w.PLACE_BUILDING: "size"}


class Effect:
    """One line of a card. Which fields mean something depends on the kind."""

    __slots__ = (
        "number", "card", "kind", "who", "to", "wealth", "prestige", "either", "per", "what", "n", "optional", "mode",
        "marker", "marker_pick", "zone", "name", "office", "then", "options", "deck", "offices",
    )  # fmt: skip

    def __init__(self, number: int, card: int, told: Row) -> None:
        self.number = number
        self.card = card  # -1 - office for the effects of offices
        self.kind = w.EFFECT_KINDS.index(told["do"])
        actor = ACTOR_KEYS.get(self.kind, "who")
        vacant = self.kind == w.HOLD_ELECTION and actor not in told
        self.who = w.NOBODY if vacant else player(told.get(actor, "self"))
        self.to = player(told.get("to", "self")) if self.kind == w.TOLL else w.NOBODY
        self.wealth: int = told.get("wealth", 0)
        self.prestige: int = told.get("prestige", 0)
        self.either: bool = told.get("either", False)
        self.per: Filter | None = Filter(told["per"]) if isinstance(told.get("per"), dict) else None
        self.what: Filter | None = Filter(told["what"]) if "what" in told else None
        self.n: int = told.get(NUMBER_KEYS.get(self.kind, "n"), 1)
        self.optional: bool = told.get("optional", False)
        self.mode = self._mode(told)
        self.marker = w.KINDS.index(told["kind"]) if "kind" in told else w.ANY_KIND
        self.marker_pick = w.MARKER_PICKS.index(told.get("pick", "any"))
        self.zone = ZONES.index(told["zone"]) if "zone" in told else -1
        self.name = w.VOCATIONS.index(told["name"]) if told.get("name", "any") != "any" else -1
        self.office = w.OFFICES.index(told["office"]) if told.get("office", "next") != "next" else -1
        self.then: list[int] = []
        self.options: list[list[int]] = []
        self.deck = w.DECKS.index(told["deck"]) if "deck" in told else -1
        self.offices: list[int] = [w.OFFICES.index(name) for name in told.get("offices", [])]

    def _mode(self, told: Row) -> int:
        if self.kind == w.PAYOUT:
            return w.MODES.index(told["row"])
        if self.kind in (w.PLACE_MARKER, w.MOVE_MARKER):
            return w.MODES.index(told["to"])
        if self.kind in (w.PLACE_PARK, w.PLACE_BUILDING):
            return w.MODES.index(told.get("where", "any"))
        if self.kind == w.TAKE_PERMIT:
            return w.MODES.index(told.get("from", "display"))
        if self.kind == w.DISASTER:
            return w.MODES.index(told.get("per", "building"))
        return w.ANYWHERE


class Build:
    """Restrictions and easings of a contract's placement (S4.6, S4.7)."""

    __slots__ = (
        "edge", "adjacent_to", "not_adjacent_to", "min_value", "max_value", "empty_block", "near_own", "marked",
        "ignore_zoning", "discount",
    )  # fmt: skip

    def __init__(self, told: Row) -> None:
        self.edge = w.EDGES.index(told.get("edge", "none"))
        self.adjacent_to = zone_mask(told.get("adjacent_to", []))
        self.not_adjacent_to = zone_mask(told.get("not_adjacent_to", []))
        self.min_value: int = told.get("min_value", 0)
        self.max_value: int = told.get("max_value", 9999)
        self.empty_block: bool = told.get("empty_block", False)
        self.near_own: bool = told.get("near_own", False)
        self.marked: bool = told.get("marked", False)
        self.ignore_zoning: bool = told.get("ignore_zoning", False)
        self.discount: int = told.get("discount", 0)


def zone_mask(told: str | list[str]) -> int:
    """The bits of one zone or several."""
    return sum(1 << ZONES.index(zone) for zone in ([told] if isinstance(told, str) else told))


def size_mask(told: int | list[int]) -> int:
    """The bits of one size or several."""
    return sum(1 << size for size in ([told] if isinstance(told, int) else told))


def player(text: str) -> int:
    """The number of a player expression."""
    kind, _, argument = text.partition(":")
    code = 16 * w.PLAYERS.index(kind)
    if kind == "office":
        return code + w.OFFICES.index(argument)
    if kind == "vocation":
        return code + w.VOCATIONS.index(argument)
    return code + w.COMPARED.index(argument) if argument else code


def check(text: str) -> list[Fault]:
    """Everything that is wrong with a components file."""
    try:
        doc = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+)", str(error))
        return [Fault(int(place[1]) if place else 1, "sprawl-file-syntax", {"fault": str(error)})]
    return sorted(problems(doc, text), key=_line)


def _line(fault: Fault) -> int:
    return fault.line


def load(text: str) -> Row:
    """The tables of a file that can be played with."""
    faults = check(text)
    if faults:
        told: Params = {**faults[0].params, "line": faults[0].line, "problem": f"@{faults[0].key}"}
        raise BoomtownError("sprawl-file-wrong", told)
    return tomllib.loads(text)


_TEXT = shipped_text("boomtown.games.sprawl")
DOC: Row = load(_TEXT)

EFFECTS: list[Effect] = []


def compile_effects(card: int, told: list[Row]) -> list[int]:
    """The numbers of freshly compiled effects."""
    numbers = []
    for line in told:
        effect = Effect(len(EFFECTS), card, line)
        EFFECTS.append(effect)
        numbers.append(effect.number)
        effect.then = compile_effects(card, line.get("then", []))
        effect.options = [compile_effects(card, option) for option in line.get("options", [])]
    return numbers


def _ordered(doc: Row) -> list[tuple[int, int, Row]]:
    """Deck, kind and row of all cards in the order of their numbers."""
    planning = doc["planning"]
    rows = [(w.PLANNING, w.PERMIT, row) for row in planning["permits"]]
    rows += [(w.PLANNING, w.RENEWAL, row) for row in planning["renewals"]]
    rows += [(w.PLANNING, w.EVENT, row) for row in planning["events"]]
    for deck in (w.TOWN, w.CITY, w.METROPOLIS):
        told = doc[w.DECKS[deck]]
        rows += [(deck, w.CONTRACT, row) for row in told["contracts"]]
        rows += [(deck, w.EVENT, row) for row in [*told["events"], told["special"]]]
    return cast(list[tuple[int, int, Row]], rows)


_ROWS = _ordered(DOC)
_SHIPPED = (
    _ROWS
    if shipped_text("boomtown.games.sprawl") == _TEXT
    else _ordered(tomllib.loads(shipped_text("boomtown.games.sprawl")))
)

# The faces of the cards, by card number.
CARD_DECK: list[int] = [deck for deck, _, _ in _ROWS]
CARD_KIND: list[int] = [kind for _, kind, _ in _ROWS]
CARD_ID: list[str] = [row["id"].lower() for _, _, row in _ROWS]
CARD_NAME: list[str] = [str(row.get("name", row["id"])) for _, _, row in _ROWS]
# Cards that are called as the catalogues call them; an owner's own cards speak for themselves.
CARD_CATALOGUED: list[bool] = [
    all([row.get(key) == known.get(key) for key in (("name",) if "name" in row else ("id", "lv", "zones", "pay"))])
    for (_, _, row), (_, _, known) in zip(_ROWS, _SHIPPED, strict=True)
]
CARD_SOURCE: list[str] = [row.get("src", "reconstructed") for _, _, row in _ROWS]
CARD_LEVEL: list[int] = [row.get("lv", 0) for _, _, row in _ROWS]  # permit pages
CARD_ZONES: list[int] = [zone_mask(row.get("zones", [])) for _, _, row in _ROWS]  # zones of a permit
CARD_PAY: list[int] = [row.get("pay", 0) for _, _, row in _ROWS]  # wealth row of a permit, prestige row of a contract
CARD_BALLOT: list[bool] = [row.get("ballot", False) for _, _, row in _ROWS]
CARD_ZONE: list[int] = [ZONES.index(row["zone"]) if "zone" in row else -1 for _, _, row in _ROWS]  # zone of a contract
CARD_LOTS: list[int] = [row.get("lots", 0) for _, _, row in _ROWS]
CARD_BUILD: list[Build] = [Build(row.get("build", {})) for _, _, row in _ROWS]
CARD_VOCATIONS: list[list[tuple[int, int]]] = [
    [(w.VOCATIONS.index(name), value) for name, value in row.get("voc", [])] for _, _, row in _ROWS
]
CARD_EFFECTS: list[list[int]] = [compile_effects(card, row.get("fx", [])) for card, (_, _, row) in enumerate(_ROWS)]
CARD_NUMBER: dict[str, int] = {name: card for card, name in enumerate(CARD_ID)}

# The special event of each contract deck is its last card.
SPECIALS: list[int] = [max(card for card in range(CARDS) if CARD_DECK[card] == deck) for deck in range(3)]

# The numbers round the city.
SOUTH_WEALTH: list[int] = DOC["board"]["south_wealth"]
WEST_PRESTIGE: list[int] = DOC["board"]["west_prestige"]
PRINTED_VALUE: list[int] = [SOUTH_WEALTH[block % SIDE] + WEST_PRESTIGE[block // SIDE] for block in range(BLOCKS)]
MARKER_VALUE: list[int] = [7, 8, 9, 10, 11, 12, 4, 5, 6]  # S7.1
MARKER_KIND: list[int] = [w.WEALTH] * 6 + [w.PRESTIGE] * 3
MARKERS: Final = 9

# PRINTED_ROW[kind][number]: the blocks of the printed row with that number, 0 where there is none.
PRINTED_ROW: list[list[int]] = [
    [sum(1 << block for block in range(BLOCKS) if SOUTH_WEALTH[block % SIDE] == number) for number in range(13)],
    [sum(1 << block for block in range(BLOCKS) if WEST_PRESTIGE[block // SIDE] == number) for number in range(13)],
]
PAYOUTS: list[list[int]] = [[0, 0, 0, 0], *DOC["payout"]["rows"]]

# START[i]: lot and zone of the twelve buildings of the beginning.
START: list[tuple[int, int]] = [
    (LOT_NAMES.index(row["lot"]), ZONES.index(row["zone"])) for row in DOC["board"]["start"]
]
START_MONEY: list[int] = [DOC["setup"]["money"].get(str(seats), 0) for seats in range(5)]
MEDIA_LOT: int = LOT_NAMES.index(DOC["setup"]["media"]["tie_controller_of"])
CUBES: int = DOC["setup"]["cubes"]
TILES: list[int] = [DOC["vocations"][name] for name in w.VOCATIONS]

# Tiles by zone and size; only parks of one lot exist.
LIMITED: bool = DOC["tiles"]["limited"]
TILE_SUPPLY: list[list[int]] = [[0, *DOC["tiles"]["by_size"][zone]] for zone in ZONES[:4]] + [
    [0, DOC["tiles"]["parks"], 0, 0, 0]
]

# Action points: planning boxes 1 to 4 and the deck top; contract boxes 1 to 5 and the three deck tops.
TURN_AP: int = DOC["ap"]["per_turn"]
PLANNING_COST: list[int] = [*reversed(DOC["ap"]["planning"]["boxes"]), DOC["ap"]["planning"]["deck"]]
CONTRACT_COST: list[int] = [
    *reversed(DOC["ap"]["contract"]["boxes"]),
    *[DOC["ap"]["contract"][deck] for deck in w.DECKS[:3]],
]
FAVOR_COST: int = DOC["ap"]["build_favor"]

_OFFICES: Row = DOC["offices"]
UNION_AP: int = _OFFICES["union"]["modifier"]["ap"]
ATTORNEY_FACTOR: int = _OFFICES["attorney"]["modifier"]["adjacency_factor"]
ON_ELECTED: list[list[int]] = [
    compile_effects(-1 - office, _OFFICES[name].get("on_elected", [])) for office, name in enumerate(w.OFFICES)
]
ON_TURN_START: list[list[int]] = [
    compile_effects(-1 - office, _OFFICES[name].get("on_turn_start", [])) for office, name in enumerate(w.OFFICES)
]
BONUS_POINTS: list[int] = [_OFFICES[name].get("bonus", {}).get("prestige", 0) for name in w.OFFICES]
BONUS_COUNT: list[Filter] = [Filter(_OFFICES[name].get("bonus", {}).get("per", {})) for name in w.OFFICES]
# The zone an office is contested over, -1 for the two that are not, and who breaks its ties.
OFFICE_ZONE: list[int] = [
    ZONES.index(_OFFICES[name]["wins"].removeprefix("best:")) if name in CONTESTED else -1 for name in w.OFFICES
]
OFFICE_DECIDER: list[int] = [player(_OFFICES[name]["tie"]) for name in w.OFFICES]
WEALTH_PER_PRESTIGE: int = DOC["final"]["wealth_per_prestige"]

RECIPES: dict[str, tuple[int, int, int]] = {
    name: (recipe["bottom"], recipe["middle"], recipe["top"]) for name, recipe in DOC["recipe"]["contract"].items()
}
BOTTOM_PERMITS: int = DOC["recipe"]["planning"]["bottom_permits"]


def row_blocks(kind: int, number: int, spaces: list[int]) -> int:
    """The blocks of the row that carries a number, by the markers on the grey spaces; 0 if it lies nowhere (S9.1)."""
    printed = PRINTED_ROW[kind][number]
    if printed:
        return printed
    for space, marker in enumerate(spaces):
        if marker >= 0 and MARKER_KIND[marker] == kind and MARKER_VALUE[marker] == number:
            return SPACE_BLOCKS[space]
    return 0
