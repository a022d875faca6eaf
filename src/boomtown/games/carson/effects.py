"""What characters do besides scoring: one class for each kind of effect in a component file.

A class says which entries the file has for it, when it is used, what it then does, its sentence on the card, and what
it is worth to a bot. Powers are the effects that their owner is asked about before or after the bids.
"""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.carson.constants import BOX, LARGE_BOX, ROUNDS
from boomtown.games.carson.steps import TAKE_CARD
from boomtown.kernel.faces import Say
from boomtown.kernel.schema import Document, Flag, MustEqual, Node, TableOf, Whole, optional

if TYPE_CHECKING:
    from boomtown.games.carson.bot.bidding import Auction
    from boomtown.games.carson.state import Position

# When powers are used: the phases that a file may choose from for them.
BEFORE_BIDS, AFTER_BIDS = "before_bids", "after_bids"
POWER_PHASES = (BEFORE_BIDS, AFTER_BIDS)

# With this number of rounds still to come in an era, a bot counts a power at its full worth.
FULL_WORTH_ROUNDS = 4


class Effect:
    """No effect at all; the base of the others."""

    __slots__ = ("entry", "reveal", "game_worth", "era_worth", "patience")

    kind: ClassVar[str] = "none"  # its word in the file
    fields: ClassVar[dict[str, Node]] = {}  # what may stand beside `kind`
    phases: ClassVar[tuple[str, ...]] = ("score",)  # when it may take place
    is_power: ClassVar[bool] = False
    uses: ClassVar[str] = ""  # how often: once per "era", once per "game", or not by a decision of its owner

    def __init__(self, entry: Document, game_worth: float = 0.0, era_worth: float = 0.0, patience: float = 0.0) -> None:
        self.entry = entry  # its kind and its numbers by name, as in the file
        self.reveal: int = entry.get("reveal", 0)  # terrain cards that join the row when it is used
        # What bots believe, in points as measured in games between them.
        self.game_worth = game_worth  # while it may still be used in the game
        self.era_worth = era_worth  # for each era in which it may still be used
        self.patience = patience  # with all rounds still to come, it is not used for less

    def sentence(self, say: Say, phase: str, uses: str) -> str:
        """What the card says of it; `phase` and `uses` are those of the character."""
        return ""

    # Powers alone.

    def needs_turn(self) -> bool:
        """Whether it is of no use to a seat that has no turn in this round (C7.9)."""
        return False

    def use(self, state: "Position", seat: int) -> None:
        """What happens after the cards were revealed."""

    # What a bot thinks of it.

    def worth(self, rounds_left: int, era_rounds_left: int) -> float:
        """Points while it was not used yet, by the rounds that are left in the game and in the era."""
        worth = self.game_worth if rounds_left else 0.0
        if era_rounds_left:
            worth += self.era_worth * min(1.0, era_rounds_left / FULL_WORTH_ROUNDS)
        if rounds_left >= ROUNDS:
            worth += self.era_worth
        return worth

    def gain_now(self, auction: "Auction", after_bids: bool) -> float:
        """Points that using it in this round promises."""
        return 0.0

    def worth_waiting(self, era_share_left: float, game_share_left: float) -> float:
        """Points that waiting for a later round promises; they shrink with the rounds that are left."""
        return self.patience * era_share_left


class Draft(Effect):
    """Takes a card of the row at once, for one more card in it (C7.3) or for the turn (C7.4)."""

    __slots__ = ("replaces_turn",)

    kind = "draft"
    fields: ClassVar[dict[str, Node]] = {
        "reveal": Whole(0, 1),
        "replaces_turn": optional(Flag(), False),
        "take": MustEqual(1),
    }
    phases = POWER_PHASES
    is_power = True
    uses = "era"

    def __init__(self, entry: Document) -> None:
        self.replaces_turn: bool = entry["replaces_turn"]
        if self.replaces_turn:
            super().__init__(entry, era_worth=3.0, patience=4.0)
        else:
            super().__init__(entry, game_worth=7.5, patience=11.0)

    def sentence(self, say: Say, phase: str, uses: str) -> str:
        key = "carson-text-draft-for-turn" if self.replaces_turn else "carson-text-draft-and-turn"
        return say(key, {"uses": uses, "phase": phase})

    def needs_turn(self) -> bool:
        return self.replaces_turn

    def use(self, state: "Position", seat: int) -> None:
        if self.replaces_turn:
            state.sits_out |= 1 << seat
        state.push((TAKE_CARD, seat))

    def gain_now(self, auction: "Auction", after_bids: bool) -> float:
        if self.replaces_turn:
            return 0.0 if after_bids else auction.best_slot_worth() - auction.lowest_bid_price() - auction.usual_gain()
        return auction.best_slot_worth()

    def worth_waiting(self, era_share_left: float, game_share_left: float) -> float:
        return self.patience * (era_share_left if self.replaces_turn else game_share_left)


class Double(Effect):
    """Takes two cards in the own turn (C7.5)."""

    __slots__ = ()

    kind = "double"
    fields: ClassVar[dict[str, Node]] = {"reveal": Whole(1, 1), "take_on_turn": MustEqual(2)}
    phases = POWER_PHASES
    is_power = True
    uses = "era"

    def __init__(self, entry: Document) -> None:
        super().__init__(entry, era_worth=6.0, patience=7.0)

    def sentence(self, say: Say, phase: str, uses: str) -> str:
        return say("carson-text-double", {"uses": uses, "phase": phase})

    def needs_turn(self) -> bool:
        return True

    def use(self, state: "Position", seat: int) -> None:
        state.doubled |= 1 << seat

    def gain_now(self, auction: "Auction", after_bids: bool) -> float:
        return 0.0 if after_bids else auction.best_bid(0, 2) - auction.usual_gain()


class Boost(Effect):
    """Adds to the owner's bid of the round (C7.6, C7.7, C8.2, C8.3)."""

    __slots__ = ("bid",)

    kind = "boost"
    fields: ClassVar[dict[str, Node]] = {"bid": Whole(1, 16)}
    phases = POWER_PHASES
    is_power = True
    uses = "era"

    def __init__(self, entry: Document) -> None:
        self.bid: int = entry["bid"]
        super().__init__(entry, era_worth=1.2 if self.bid < 4 else 2.2, patience=1.5)

    def sentence(self, say: Say, phase: str, uses: str) -> str:
        return say("carson-text-boost", {"uses": uses, "phase": phase, "bid": self.bid})

    def needs_turn(self) -> bool:
        return True

    def use(self, state: "Position", seat: int) -> None:
        state.added[seat] += self.bid

    def gain_now(self, auction: "Auction", after_bids: bool) -> float:
        if not after_bids:
            return auction.best_bid(self.bid, auction.cards) - auction.usual_gain()
        bid = auction.state.value(auction.seat)
        return auction.gain(bid + self.bid, auction.cards) - auction.gain(bid, auction.cards)


class Sell(Effect):
    """Lets the owner sell terrain cards (C9.1); the Auctioneer's alone."""

    __slots__ = ("most",)

    kind = "sell"
    fields: ClassVar[dict[str, Node]] = {"max": Whole(0, 3)}
    phases = ("any",)
    uses = "game"

    def __init__(self, entry: Document) -> None:
        super().__init__(entry, game_worth=7.5)
        self.most: int = entry["max"]  # cards in the whole game

    def sentence(self, say: Say, phase: str, uses: str) -> str:
        return say("carson-text-sell", {"most": self.most})


class Recruit(Effect):
    """Brings one more character at the end of the game (C9.6); the Paperboy's alone."""

    __slots__ = ()

    kind = "recruit"
    fields: ClassVar[dict[str, Node]] = {"count": MustEqual(1), "from": MustEqual(["removed", "undrawn"])}
    phases = ("end",)
    uses = "game"

    def __init__(self, entry: Document) -> None:
        super().__init__(entry, game_worth=13.0)

    def sentence(self, say: Say, phase: str, uses: str) -> str:
        return say("carson-text-recruit", {})

    def worth(self, rounds_left: int, era_rounds_left: int) -> float:
        return self.game_worth  # the recruit comes after the last round


class Area(Effect):
    """Makes one side of the box longer (C6.12); the Captain's alone."""

    __slots__ = ()

    kind = "area"
    fields: ClassVar[dict[str, Node]] = {"extra": MustEqual(LARGE_BOX - BOX)}
    phases = ("permanent",)

    def __init__(self, entry: Document) -> None:
        super().__init__(entry, game_worth=1.5)

    def sentence(self, say: Say, phase: str, uses: str) -> str:
        return say("carson-text-area", {"side": BOX, "longer": LARGE_BOX})


class Lawful(Effect):
    """Makes the owner's city lawful (C6.9); the Sheriff's alone."""

    __slots__ = ()

    kind = "lawful"
    phases = ("permanent",)

    def __init__(self, entry: Document) -> None:
        super().__init__(entry, game_worth=3.0)

    def sentence(self, say: Say, phase: str, uses: str) -> str:
        return say("carson-text-lawful", {})


KINDS: tuple[type[Effect], ...] = (Effect, Draft, Double, Boost, Sell, Recruit, Area, Lawful)
EFFECTS: dict[str, type[Effect]] = {effect.kind: effect for effect in KINDS}

# The effects that belong to one character, and those that any other character may have.
OWN_EFFECT = {"auctioneer": Sell.kind, "paperboy": Recruit.kind, "captain": Area.kind, "sheriff": Lawful.kind}
SHARED_EFFECTS = tuple([kind for kind in EFFECTS if kind not in OWN_EFFECT.values()])


def effect_tables(character: str) -> dict[str, TableOf]:
    """The tables that a file may give as the effect of a character, by their kind."""
    kinds = (OWN_EFFECT[character],) if character in OWN_EFFECT else SHARED_EFFECTS
    return {kind: TableOf(EFFECTS[kind].fields) for kind in kinds}
