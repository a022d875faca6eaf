"""What a seat can say: `site 3`, `common`, `build saloon`, `gold 1`, `ride lotus`, `end`."""

from boomtown.kernel.actions import Argument, Verb, Vocabulary, words

SITES = 5

# The most nuggets that are paid at once in place of bucks, and the most options of a choice.
MOST_NUGGETS = 9
MOST_OPTIONS = 4

MOST_SEATS = 6

# The parts of a Common half; only site 5 has more than one.
PARTS = ("action", "tents", "guests")

WORKDAY_TOOLS = ("shovel", "wheelbarrow")


class Verbs:
    """The verbs of one edition: cards, barrels, bridges, spaces and lands go by the ids of its component file."""

    __slots__ = (
        "top", "bottom", "site", "duel",
        "use", "mill", "common", "boom", "specialty", "open", "end",
        "build", "hotel", "river", "bridge", "gold", "ride", "benefit", "take", "row", "plant", "guests", "buy",
        "choose", "yes", "done", "sheriff", "board", "pick", "discard",
        "vocabulary", "mill_item", "common_item", "boom_item", "specialty_item",
    )  # fmt: skip

    def __init__(
        self,
        cards: list[str],
        barrels: list[str],
        bridges: list[str],
        spaces: list[str],
        lands: list[str],
        boards: list[str],
        specialties: list[str],
        rivers: int,
        hideout: int,
        rows: int,
        dudes: int,
    ) -> None:
        # Setting up, and cards that go back to the deck.
        self.top = Verb("top", words("card", *cards))
        self.bottom = Verb("bottom", words("card", *cards))
        # The dial; in the mule duel it sends pioneer and mule at once, so that neither is seen before the other.
        self.site = Verb("site", Argument("site", 1, SITES))
        self.duel = Verb("duel", Argument("pioneer", 1, SITES), Argument("mule", 1, SITES))
        # The menu of a turn. These verbs follow each other, so that use.base + n is item n of the turn.
        self.use = Verb("use", words("card", *cards))
        self.mill = Verb("mill", words("tool", *WORKDAY_TOOLS))
        self.common = Verb("common", words("part", *PARTS))
        self.boom = Verb("boom")
        self.specialty = Verb("specialty")
        self.open = Verb("open", words("barrel", *barrels))
        self.end = Verb("end")
        # Answers to what an action asks.
        self.build = Verb("build", words("card", *cards))
        self.hotel = Verb("hotel")
        self.river = Verb("river", Argument("space", 1, rivers))
        self.bridge = Verb("bridge", words("type", *bridges))
        self.gold = Verb("gold", Argument("nuggets", 0, MOST_NUGGETS))
        self.ride = Verb("ride", words("space", *spaces))
        self.benefit = Verb("benefit", words("side", "left", "stop"))
        self.take = Verb("take", Argument("space", 0, hideout - 1))
        self.row = Verb("row", Argument("row", 1, rows))
        self.plant = Verb("plant", words("place", *[f"event{site}" for site in range(1, SITES + 1)], *lands))
        self.guests = Verb("guests", Argument("dudes", 1, dudes))
        self.buy = Verb("buy", words("thing", "tent", "horse"))
        self.choose = Verb("choose", Argument("option", 1, MOST_OPTIONS))
        self.yes = Verb("yes")
        self.done = Verb("done")
        # What a table may choose rather than deal, and which used barrel is paid.
        self.sheriff = Verb("sheriff", Argument("player", 1, MOST_SEATS))
        self.board = Verb("board", words("board", *boards))
        self.pick = Verb("pick", words("specialty", *specialties))
        self.discard = Verb("discard", words("barrel", *barrels))
        self.vocabulary = Vocabulary(
            self.top, self.bottom, self.site, self.duel,
            self.use, self.mill, self.common, self.boom, self.specialty, self.open, self.end,
            self.build, self.hotel, self.river, self.bridge, self.gold, self.ride, self.benefit, self.take, self.row,
            self.plant, self.guests, self.buy, self.choose, self.yes, self.done,
            self.sheriff, self.board, self.pick, self.discard,
        )  # fmt: skip
        # The items of a turn as bit numbers: the cards come first, then these.
        self.mill_item = self.mill.base - self.use.base
        self.common_item = self.common.base - self.use.base
        self.boom_item = self.boom.base - self.use.base
        self.specialty_item = self.specialty.base - self.use.base
