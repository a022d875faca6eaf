"""The component set: what a component file may say, and the tables that the game is played with."""

from boomtown.games.carson.constants import (
    AUCTIONEER,
    CHARACTERS,
    COUNTED,
    COVER,
    EMPTY,
    ERA_CARDS,
    GOVERNOR,
    KINDS,
    MOST_REVEALS,
    OUTLAWS,
    SETUP,
    SUITS,
    SYMBOLS,
)
from boomtown.games.carson.effects import (
    AFTER_BIDS,
    BEFORE_BIDS,
    EFFECTS,
    Effect,
    Sell,
    effect_tables,
)
from boomtown.games.carson.points import POINTS, SCORE, Points, rates, read_points
from boomtown.kernel import components
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
    Remark,
    Schema,
    TableOf,
    Text,
    Variant,
    Whole,
    Word,
    optional,
    optional_without_default,
    quoted,
)

NO_LIMIT = 1_000_000  # what neighbours may bring a parcel whose kind has no `max`
MOST_HOUSES = 2  # house units of one parcel
WORTHLESS = ("empty", "house", "townhouse", "mountain", "prison")  # kinds without points of their own (C10.13)
SOURCES = ("rulebook", "published", "reconstructed")


# The tables.


class Kind:
    """What a parcel can show, and what it scores."""

    __slots__ = ("index", "id", "letter", "houses", "civic", "flat", "adjacent", "limit", "in_city", "covers", "totals")

    def __init__(self, index: int, row: Document, upgrades: Document) -> None:
        self.index = index
        self.id = KINDS[index]
        self.letter: str = row["code"]  # in files, views and score sheets
        self.houses: int = row["houses"]  # house units
        self.civic: bool = row["civic"]  # counts as a building for the city hall
        # Points for being there; a penalty is below zero, and a lawful city does not pay it.
        self.flat: int = row.get("flat", 0) - row.get("penalty", 0)
        self.adjacent = rates(row.get("adjacent", {}))  # points for each counted thing next to it ...
        self.limit: int = row.get("max", NO_LIMIT)  # ... and the most that they bring
        self.in_city = rates(row.get("city", {}))  # points for each counted thing in the whole city
        # The kinds it may be laid on besides empty parcels (C6.6, C6.7).
        self.covers: list[int] = [] if index in (EMPTY, OUTLAWS) else [index]
        self.covers += [KINDS.index(name) for name in upgrades.get(self.id, [])]
        self.totals: list[int] = row["count"]  # parcels in era I and in era II


class Terrain:
    """A terrain card."""

    __slots__ = ("index", "id", "era", "parcels", "letters", "covers", "attractiveness", "points_by_itself")

    def __init__(self, index: int, row: Document, kinds: list[Kind]) -> None:
        self.index = index  # 0 to 47 in era I and 48 to 95 in era II
        self.id: str = row["id"]
        self.era = index // ERA_CARDS  # 0 or 1
        self.letters: str = row["face"]
        letters = [kind.letter for kind in kinds]
        # The kinds of its parcels, and for each the kinds that it may be laid on: top left, top right, bottom left,
        # bottom right.
        self.parcels = [letters.index(letter) for letter in self.letters]
        self.covers = [kinds[kind].covers for kind in self.parcels]
        self.attractiveness: int = row["attr"]
        self.points_by_itself = 0.0  # what its parcels bring each other; bot/card_value.py works it out


class Character:
    """A character card."""

    __slots__ = (
        "index", "id", "name", "attractiveness", "dollar", "arrow", "effect", "phase", "order", "uses", "points",
        "per_thing", "usual_points", "skull", "suits", "suit_ranks",
    )  # fmt: skip

    def __init__(self, index: int, row: Document) -> None:
        self.index = index
        self.id = CHARACTERS[index]
        # As a parameter of messages: the catalogue names our characters, but an owner may call one differently.
        self.name: str = row["name"]
        if self.name in ("", english_name(self.id)):
            self.name = f"@carson-character-{self.id}"
        self.attractiveness: int = row["attr"]
        self.dollar = "dollar" in row["symbols"]
        self.arrow = "arrow" in row["symbols"]
        self.effect: Effect = EFFECTS[row["effect"]["kind"]](row["effect"])
        self.phase: str = row["slot"].get("phase", self.effect.PHASES[0])  # when the effect takes place
        self.order: int = row["slot"]["order"] if self.effect.IS_POWER else 0  # among the powers of a phase
        self.uses = uses(self.id, row["effect"]["kind"])
        self.points: list[Points] = read_points(row["score"])
        self.per_thing = rates(row["score"]["city"])  # the part of them that counts things in the city
        self.usual_points = sum([part.usual for part in self.points])  # see Points.usual
        self.skull: bool = row["back"]["skull"]
        self.suits: list[str] = row["back"]["order"]  # on the back, the strongest first
        self.suit_ranks: list[int] = [self.suits.index(suit) for suit in SUITS]  # per suit, 0 for the strongest


class Components(components.Components):
    """Everything a game looks up in its component file."""

    __slots__ = (
        "kinds", "counted_kinds", "terrain", "characters", "before_bids", "after_bids", "dollars", "arrows",
        "once_per_game", "most_sales", "sources",
    )  # fmt: skip

    def __init__(self, document: Document) -> None:
        upgrades: Document = document["cover"]["upgrade"]
        self.kinds = [Kind(index, document["kinds"][name], upgrades) for index, name in enumerate(KINDS)]
        self.counted_kinds = [kind for kind in self.kinds if kind.houses or kind.civic]
        cards: list[Document] = document["terrain"]["era1"] + document["terrain"]["era2"]
        self.terrain = [Terrain(index, row, self.kinds) for index, row in enumerate(cards)]
        rows: dict[str, Document] = {row["id"]: row for row in document["characters"]}
        self.characters = [Character(index, rows[name]) for index, name in enumerate(CHARACTERS)]
        # Powers in the order they are asked for (C7.2, C8.1).
        self.before_bids = self._powers(BEFORE_BIDS)
        self.after_bids = self._powers(AFTER_BIDS)
        # Sets of characters.
        self.dollars = sum([1 << character.index for character in self.characters if character.dollar])
        self.arrows = sum([1 << character.index for character in self.characters if character.arrow])
        # Used once, they stay turned in era II (C5.3).
        self.once_per_game = sum([1 << character.index for character in self.characters if character.uses == "game"])
        seller = self.characters[AUCTIONEER].effect
        assert isinstance(seller, Sell)
        self.most_sales = seller.most  # cards that the Auctioneer may sell in the whole game
        provenance = document["provenance"]
        self.sources: Document = provenance if isinstance(provenance, dict) else {}

    def _powers(self, phase: str) -> list[int]:
        asked = [(character.order, character.index) for character in self.characters if character.phase == phase]
        return [index for _, index in sorted(asked)]

    def source(self, entry: str) -> str:
        """Where we have an entry like "terrain.face" from; what a file does not say counts as reconstructed."""
        source = self.sources.get(entry)
        return source if source in SOURCES else "reconstructed"


def english_name(name: str) -> str:
    """What a character is called in English, as older files repeat it."""
    return name.replace("_", " ").title()


def uses(character: str, effect: str) -> str:
    """How often a power is used: once in the game or in each era (C7.1); nothing for a character without one."""
    return "game" if character == CHARACTERS[GOVERNOR] else EFFECTS[effect].USES


# What a component file may say.


class Face(Node):
    """The parcels of a terrain card: four letters of kinds."""

    def read(self, value: object, place: Place, reader: Reader) -> object:
        rows = reader.source.get("kinds")
        rows = rows.values() if isinstance(rows, dict) else ()
        codes = [row.get("code") for row in rows if isinstance(row, dict)]
        letters = [code for code in codes if isinstance(code, str)]
        if not isinstance(value, str) or len(value) != 4 or any(letter not in letters for letter in value):
            params: Params = {"given": quoted(value), "choices": " ".join(letters)}
            reader.complain(place, "carson-components-face", params)
        return value


def _kind_table(name: str) -> TableOf:
    entries: dict[str, Node] = {
        "code": Text(r"[^\s@-]", "carson-components-letter"),
        "class": Remark(),
        "houses": optional(Whole(0, MOST_HOUSES), 0),
        "civic": optional(Flag(), False),
        "lawful": MustEqual(name == "prison"),
        "empty_when_lawful": MustEqual(name == "outlaws"),
        "count": ListOf(Whole(0, 4 * ERA_CARDS), 2, 2),
        "growth": Remark(),
    }
    if name not in WORTHLESS:
        entries["flat"] = optional(POINTS, 0)
        entries["penalty"] = optional(POINTS, 0)
        entries["adjacent"] = optional(MapOf(KINDS, POINTS), {})
        entries["max"] = optional(Whole(0, NO_LIMIT), NO_LIMIT)
        entries["city"] = optional(MapOf(COUNTED, POINTS), {})
    return TableOf(entries)


def _character_table(name: str) -> TableOf:
    slot = TableOf(
        {
            "phase": optional_without_default(Text()),
            "order": optional_without_default(Whole(1, len(CHARACTERS))),
        }
    )
    effect: Node = Variant("kind", effect_tables(name))
    entries: dict[str, Node] = {
        "name": optional(Text(), ""),
        "symbols": ListOf(Word(*SYMBOLS), 1, len(SYMBOLS), unique=True),
        "slot": optional(slot, {}),
        "uses": optional_without_default(Text()),
        "effect": optional(effect, {"kind": "none"}) if "none" in effect_tables(name) else effect,
        "score": optional(SCORE, SCORE_OF_NOTHING),
        "attr": POINTS,
        "appeal": Remark(),
        "back": TableOf({
            "skull": optional(Flag(), False),
            "order": ListOf(Word(*SUITS), len(SUITS), len(SUITS), unique=True),
        }),
    }  # fmt: skip
    return TableOf(entries)


SCORE_OF_NOTHING: Document = {"flat": 0, "sold": 0, "city": {}, "characters": 0, "symbols": {}}

_ERA = ListOf(TableOf({"id": Id("terrain"), "face": Face(), "attr": POINTS}), ERA_CARDS, ERA_CARDS)

ENTRIES = TableOf({
    "schema": MustEqual(1),
    "game": MustEqual("carson_city_card_game"),
    "provenance": optional(Remark(), {}),
    "setup": MustEqual(SETUP),
    "cover": TableOf({
        **{name: MustEqual(value) for name, value in COVER.items()},
        "upgrade": optional(MapOf(KINDS, ListOf(Word(*KINDS))), {}),  # new kind -> the kinds it may be laid on
    }),
    "kinds": TableOf({name: _kind_table(name) for name in KINDS}),
    "terrain": TableOf({"era1": _ERA, "era2": _ERA}),
    "characters": ListOf(Variant("id", {name: _character_table(name) for name in CHARACTERS})),
})  # fmt: skip


# What must fit together in it.


def check_letters(document: Document, complain: Complain) -> None:
    """Each kind has a letter of its own."""
    letters = [row["code"] for row in document["kinds"].values()]
    for name, row in document["kinds"].items():
        if letters.count(row["code"]) > 1:
            complain(("kinds", name, "code"), "components-twice", {"given": row["code"]})


def check_totals(document: Document, complain: Complain) -> None:
    """The cards of an era show as many parcels of each kind as the rules say (C1.4)."""
    for era in range(2):
        letters = "".join([row["face"] for row in document["terrain"][f"era{era + 1}"]])
        for name, row in document["kinds"].items():
            number, expected = letters.count(row["code"]), row["count"][era]
            if number != expected:
                params: Params = {"era": era + 1, "given": number, "expected": expected}
                complain(("kinds", name, "count"), "carson-components-total", params)


def check_all_characters(document: Document, complain: Complain) -> None:
    """Every character is there once (C1.5)."""
    names = [row["id"] for row in document["characters"]]
    for index, name in enumerate(names):
        if name in names[:index]:
            complain(("characters", index, "id"), "components-twice", {"given": name})
    for name in CHARACTERS:
        if name not in names:
            complain(("characters", name), "components-missing", {})


def check_slots(document: Document, complain: Complain) -> None:
    """Powers are asked for one after the other, before or after the bids; every other effect has its own time."""
    asked: list[tuple[str, int]] = []
    for index, row in enumerate(document["characters"]):
        slot, effect = row["slot"], EFFECTS[row["effect"]["kind"]]
        place: Place = ("characters", index, "slot")
        missing = [name for name in ("phase", "order") if effect.IS_POWER and name not in slot]
        if missing:
            complain((*place, missing[0]) if slot else place, "components-missing", {})
        if "phase" in slot and slot["phase"] not in effect.PHASES:
            params: Params = {"given": quoted(slot["phase"]), "choices": ", ".join(effect.PHASES)}
            complain((*place, "phase"), "components-word", params)
        elif effect.IS_POWER and not missing:
            turn = (slot["phase"], slot["order"])
            if turn in asked:
                complain((*place, "order"), "components-twice", {"given": f"{turn[0]} {turn[1]}"})
            asked.append(turn)


def check_uses(document: Document, complain: Complain) -> None:
    """How often a power is used is a matter of the rules."""
    for index, row in enumerate(document["characters"]):
        expected = uses(row["id"], row["effect"]["kind"])
        if row.get("uses", expected) != expected:
            params: Params = {"given": quoted(row["uses"]), "expected": quoted(expected)}
            complain(("characters", index, "uses"), "components-fixed", params)


def check_drafts(document: Document, complain: Complain) -> None:
    """A card taken before the others must be revealed in addition or cost the turn, or the last seat would get none."""
    for index, row in enumerate(document["characters"]):
        effect = row["effect"]
        if effect["kind"] == "draft" and effect["replaces_turn"] == bool(effect["reveal"]):
            complain(("characters", index, "effect", "replaces_turn"), "carson-components-draft", {})


def check_reveals(document: Document, complain: Complain) -> None:
    """The row has room for all the cards that powers may reveal in one era."""
    revealed = 0
    for index, row in enumerate(document["characters"]):
        reveal = row["effect"].get("reveal", 0)
        revealed += reveal
        if reveal and revealed > MOST_REVEALS:
            params: Params = {"given": revealed, "most": MOST_REVEALS}
            complain(("characters", index, "effect", "reveal"), "carson-components-reveals", params)


CHECKS = (
    check_letters, check_totals, check_all_characters, check_slots, check_uses, check_drafts, check_reveals,
)  # fmt: skip
SCHEMA = Schema(ENTRIES, CHECKS)
