"""One card and one office of a component set."""

from boomtown.games.sprawl.city import ZONES, zone_names
from boomtown.games.sprawl.constants import CONTRACT, OFFICES, PERMIT, VOCATIONS, word_mask
from boomtown.games.sprawl.counts import Count, read_count
from boomtown.games.sprawl.players import PLAYERS
from boomtown.games.sprawl.restrictions import Build
from boomtown.kernel.schema import Document

# "best:CIV" stands for the most valuable building of a zone.
BEST = "best:"


class Card:
    """A permit, an Urban Renewal card, an event or a contract; what its kind does not have is 0 or empty."""

    __slots__ = (
        "number", "deck", "kind", "id", "ref", "name", "source", "pages", "zones", "pay", "ballot", "zone", "lots",
        "build", "vocations", "effects", "entry",
    )  # fmt: skip

    def __init__(self, number: int, deck: int, kind: int, entry: Document, shipped_entry: Document) -> None:
        self.number = number
        self.deck = deck
        self.kind = kind
        self.id: str = entry["id"].lower()
        self.ref = f"card:{self.id}"  # as events name it
        self.source: str = entry["src"]
        self.pages: int = entry.get("lv", 0)  # of a permit
        self.zones = word_mask(ZONES, entry.get("zones", []))  # the mask of zones that a permit serves
        # The row that is paid out when the card is revealed; a permit can be invested for as much wealth.
        self.pay: int = entry.get("pay", 0)
        self.ballot: bool = entry.get("ballot", False)  # an election is held when the card is revealed
        self.zone = ZONES.index(entry["zone"]) if kind == CONTRACT else -1
        self.lots: int = entry.get("lots", 0)
        self.build = Build(self.zone, entry.get("build", {}))
        self.vocations: list[tuple[int, int]] = [
            (VOCATIONS.index(vocation), value) for vocation, value in entry.get("voc", [])
        ]
        self.effects: list[int] = []  # their numbers in the component set
        self.entry = entry  # as the file has it, defaults filled in
        self.name = self._name(shipped_entry)

    def _name(self, shipped_entry: Document) -> str:
        """A parameter of messages: the catalogue's name of a card that we ship, or what the owner of a box wrote."""
        what_names_it = ("id", "lv", "zones", "pay") if self.kind == PERMIT else ("id", "name")
        if all([self.entry.get(key) == shipped_entry.get(key) for key in what_names_it]):
            return f"@sprawl-card-{self.id}"
        if self.kind == PERMIT:
            return f"{self.pages} x {zone_names(self.zones)}, {self.pay}"
        return str(self.entry["name"]) if "name" in self.entry else str(self.entry["id"])


class Office:
    """An office tile."""

    __slots__ = ("word", "zone", "tie_breaker", "on_elected", "on_turn_start", "bonus_prestige", "bonus_count", "entry")

    def __init__(self, office: int, entry: Document) -> None:
        self.word = OFFICES[office]
        wins: str = entry["wins"]
        self.zone = ZONES.index(wins.removeprefix(BEST)) if wins.startswith(BEST) else -1  # it is contested over
        self.tie_breaker = PLAYERS[entry["tie"]]
        self.on_elected: list[int] = []  # the numbers of effects
        self.on_turn_start: list[int] = []
        bonus: Document = entry.get("bonus", {})
        self.bonus_prestige: int = bonus.get("prestige", 0)  # at the end, for each unit of the count
        self.bonus_count: Count | None = read_count(bonus["per"]) if bonus else None
        self.entry = entry
