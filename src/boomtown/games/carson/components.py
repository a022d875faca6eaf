"""The tables that are made from a component file, once for each edition. Nothing in them ever changes."""

from boomtown.games.carson.constants import (
    AUCTIONEER,
    CHARACTERS,
    EMPTY,
    ERA_CARDS,
    GOVERNOR,
    KINDS,
    OUTLAWS,
    SUITS,
)
from boomtown.games.carson.effects import (
    AFTER_BIDS,
    BEFORE_BIDS,
    EFFECTS,
    Effect,
    Sell,
)
from boomtown.games.carson.points import Points, rates, read_points
from boomtown.kernel import components
from boomtown.kernel.faces import SOURCES
from boomtown.kernel.schema import Document

NO_LIMIT = 1_000_000  # what neighbours may bring a parcel whose kind has no `max`


class Kind:
    """What a parcel can show, and what it scores."""

    __slots__ = ("index", "id", "letter", "houses", "civic", "flat", "adjacent", "limit", "in_city", "covers", "totals")

    def __init__(self, index: int, entry: Document, upgrades: Document) -> None:
        self.index = index
        self.id = KINDS[index]
        self.letter: str = entry["code"]  # in files, views and score sheets
        self.houses: int = entry["houses"]  # house units
        self.civic: bool = entry["civic"]  # counts as a building for the city hall
        # Points for being there; a penalty is below zero, and a lawful city does not pay it.
        self.flat: int = entry.get("flat", 0) - entry.get("penalty", 0)
        self.adjacent = rates(entry.get("adjacent", {}))  # points for each counted thing next to it ...
        self.limit: int = entry.get("max", NO_LIMIT)  # ... and the most that they bring
        self.in_city = rates(entry.get("city", {}))  # points for each counted thing in the whole city
        # The kinds it may be laid on besides empty parcels (C6.6, C6.7).
        self.covers: list[int] = [] if index in (EMPTY, OUTLAWS) else [index]
        self.covers += [KINDS.index(name) for name in upgrades.get(self.id, [])]
        self.totals: list[int] = entry["count"]  # parcels in era I and in era II


class Terrain:
    """A terrain card."""

    __slots__ = ("index", "id", "era", "parcels", "letters", "covers", "attractiveness", "points_by_itself")

    def __init__(self, index: int, entry: Document, kinds: list[Kind]) -> None:
        self.index = index  # 0 to 47 in era I and 48 to 95 in era II
        self.id: str = entry["id"]
        self.era = index // ERA_CARDS  # 0 or 1
        self.letters: str = entry["face"]
        letters = [kind.letter for kind in kinds]
        # The kinds of its parcels, and for each the kinds that it may be laid on: top left, top right, bottom left,
        # bottom right.
        self.parcels = [letters.index(letter) for letter in self.letters]
        self.covers = [kinds[kind].covers for kind in self.parcels]
        self.attractiveness: int = entry["attr"]
        self.points_by_itself = 0.0  # what its parcels bring each other; bot/card_value.py works it out


class Character:
    """A character card."""

    __slots__ = (
        "index", "id", "name", "attractiveness", "dollar", "arrow", "effect", "phase", "order", "uses", "points",
        "per_thing", "usual_points", "skull", "suits", "suit_ranks",
    )  # fmt: skip

    def __init__(self, index: int, entry: Document) -> None:
        self.index = index
        self.id = CHARACTERS[index]
        # As a parameter of messages: the catalogue names our characters, but an owner may call one differently.
        self.name: str = entry["name"]
        if self.name in ("", english_name(self.id)):
            self.name = f"@carson-character-{self.id}"
        self.attractiveness: int = entry["attr"]
        self.dollar = "dollar" in entry["symbols"]
        self.arrow = "arrow" in entry["symbols"]
        self.effect: Effect = EFFECTS[entry["effect"]["kind"]](entry["effect"])
        self.phase: str = entry["slot"].get("phase", self.effect.phases[0])  # when the effect takes place
        self.order: int = entry["slot"]["order"] if self.effect.is_power else 0  # among the powers of a phase
        self.uses = uses(self.id, entry["effect"]["kind"])
        self.points: list[Points] = read_points(entry["score"])
        self.per_thing = rates(entry["score"]["city"])  # the part of them that counts things in the city
        self.usual_points = sum([part.usual for part in self.points])  # see Points.usual
        self.skull: bool = entry["back"]["skull"]
        self.suits: list[str] = entry["back"]["order"]  # on the back, the strongest first
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
        self.terrain = [Terrain(index, entry, self.kinds) for index, entry in enumerate(cards)]
        entries: dict[str, Document] = {entry["id"]: entry for entry in document["characters"]}
        self.characters = [Character(index, entries[name]) for index, name in enumerate(CHARACTERS)]
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
    return "game" if character == CHARACTERS[GOVERNOR] else EFFECTS[effect].uses
