"""One card and one office of a component set."""

from boomtown.games.sprawl.city import ZONES, zone_names
from boomtown.games.sprawl.constants import CONTRACT, OFFICES, PERMIT, VOCATIONS, word_mask
from boomtown.games.sprawl.counts import Count, read_count
from boomtown.games.sprawl.players import PLAYERS
from boomtown.games.sprawl.restrictions import Build
from boomtown.games.sprawl.targets import Row

# "best:CIV" stands for the most valuable building of a zone.
BEST = "best:"


class Card:
    """A permit, an Urban Renewal card, an event or a contract; what its kind does not have is 0 or empty."""

    __slots__ = (
        "number", "deck", "kind", "id", "name", "source", "pages", "zones", "pay", "ballot", "zone", "lots", "build",
        "vocations", "effects", "row",
    )  # fmt: skip

    def __init__(self, number: int, deck: int, kind: int, row: Row, shipped: Row) -> None:
        self.number = number
        self.deck = deck
        self.kind = kind
        self.id: str = row["id"].lower()
        self.source: str = row["src"]
        self.pages: int = row.get("lv", 0)  # of a permit
        self.zones = word_mask(ZONES, row.get("zones", []))  # the mask of zones that a permit serves
        # The row that is paid out when the card is revealed; a permit can be invested for as much wealth.
        self.pay: int = row.get("pay", 0)
        self.ballot: bool = row.get("ballot", False)  # an election is held when the card is revealed
        self.zone = ZONES.index(row["zone"]) if kind == CONTRACT else -1
        self.lots: int = row.get("lots", 0)
        self.build = Build(self.zone, row.get("build", {}))
        self.vocations: list[tuple[int, int]] = [
            (VOCATIONS.index(vocation), value) for vocation, value in row.get("voc", [])
        ]
        self.effects: list[int] = []  # their numbers in the component set
        self.row = row  # as the file has it, defaults filled in
        self.name = self._name(shipped)

    def _name(self, shipped: Row) -> str:
        """A parameter of messages: the catalogue's name of a card that we ship, or what the owner of a box wrote."""
        telling = ("id", "lv", "zones", "pay") if self.kind == PERMIT else ("id", "name")
        if all([self.row.get(key) == shipped.get(key) for key in telling]):
            return f"@sprawl-card-{self.id}"
        if self.kind == PERMIT:
            return f"{self.row['id'].upper()}: {self.pages} x {zone_names(self.zones)}, {self.pay}"
        return str(self.row["name"]) if "name" in self.row else str(self.row["id"])


class Office:
    """An office tile."""

    __slots__ = ("word", "zone", "tie_breaker", "on_elected", "on_turn_start", "bonus_prestige", "bonus_count", "row")

    def __init__(self, office: int, row: Row) -> None:
        self.word = OFFICES[office]
        wins: str = row["wins"]
        self.zone = ZONES.index(wins.removeprefix(BEST)) if wins.startswith(BEST) else -1  # it is contested over
        self.tie_breaker = PLAYERS[row["tie"]]
        self.on_elected: list[int] = []  # the numbers of effects
        self.on_turn_start: list[int] = []
        bonus: Row = row.get("bonus", {})
        self.bonus_prestige: int = bonus.get("prestige", 0)  # at the end, for each unit of the count
        self.bonus_count: Count | None = read_count(bonus["per"]) if bonus else None
        self.row = row
