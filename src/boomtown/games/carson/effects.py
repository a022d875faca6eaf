"""What characters do besides scoring: one class for each kind of effect in a component file.

A class says which entries the file has for it, when it is used, what it then does, its sentence on the card, and what
it is worth to a bot. Powers are the effects that their owner is asked about before or after the bids.
"""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.carson.constants import BOX, LARGE_BOX, ROUNDS
from boomtown.games.carson.steps import TAKE_CARD
from boomtown.kernel.message import Message
from boomtown.kernel.schema import Document, Flag, MustEqual, TableOf, Whole, optional

if TYPE_CHECKING:
    from boomtown.games.carson.bot.bidding import Auction
    from boomtown.games.carson.state import Position

# When powers are used: the phases that a file may choose from for them.
BEFORE_BIDS, AFTER_BIDS = "before_bids", "after_bids"
POWER_PHASES = (BEFORE_BIDS, AFTER_BIDS)

# With so many rounds of an era to come a bot takes a power for its full worth.
FULL_WORTH_ROUNDS = 4


class Effect:
    """No effect at all; the base of the others."""

    __slots__ = ("row", "reveal", "game_worth", "era_worth", "patience")

    ENTRIES: ClassVar[TableOf] = TableOf({})  # the entries of the file besides `kind`
    PHASES: ClassVar[tuple[str, ...]] = ("score",)  # when it may take place
    IS_POWER: ClassVar[bool] = False
    USES: ClassVar[str] = ""  # how often: once per "era", once per "game", or not by a decision of its owner

    def __init__(self, row: Document, game_worth: float = 0.0, era_worth: float = 0.0, patience: float = 0.0) -> None:
        self.row = row  # its kind and its numbers by name, as in the file
        self.reveal: int = row.get("reveal", 0)  # terrain cards that join the row when it is used
        # What bots believe, in points as measured in games between them.
        self.game_worth = game_worth  # while it may still be used in the game
        self.era_worth = era_worth  # for each era in which it may still be used
        self.patience = patience  # with all rounds still to come, it is not used for less

    def message(self, uses: str, phase: str) -> Message | None:
        """The sentence on the card; `uses` and `phase` are those of the character."""
        return None

    # Powers alone.

    def needs_turn(self) -> bool:
        """Whether it is of no use to a seat that has no turn in this round (C7.9)."""
        return False

    def use(self, state: "Position", seat: int) -> None:
        """What happens after the cards were revealed."""

    # What a bot thinks of it.

    def worth_unused(self, rounds_left: int, era_rounds_left: int) -> float:
        """Points while it was not used yet, with so many rounds to go in the game and in the era."""
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

    ENTRIES = TableOf({"reveal": Whole(0, 1), "replaces_turn": optional(Flag(), False), "take": MustEqual(1)})
    PHASES = POWER_PHASES
    IS_POWER = True
    USES = "era"

    def __init__(self, row: Document) -> None:
        self.replaces_turn: bool = row["replaces_turn"]
        if self.replaces_turn:
            super().__init__(row, era_worth=3.0, patience=4.0)
        else:
            super().__init__(row, game_worth=7.5, patience=11.0)

    def message(self, uses: str, phase: str) -> Message | None:
        key = "carson-text-draft-for-turn" if self.replaces_turn else "carson-text-draft-and-turn"
        return Message(key, {"uses": uses, "phase": phase})

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

    ENTRIES = TableOf({"reveal": Whole(1, 1), "take_on_turn": MustEqual(2)})
    PHASES = POWER_PHASES
    IS_POWER = True
    USES = "era"

    def __init__(self, row: Document) -> None:
        super().__init__(row, era_worth=6.0, patience=7.0)

    def message(self, uses: str, phase: str) -> Message | None:
        return Message("carson-text-double", {"uses": uses, "phase": phase})

    def needs_turn(self) -> bool:
        return True

    def use(self, state: "Position", seat: int) -> None:
        state.doubled |= 1 << seat

    def gain_now(self, auction: "Auction", after_bids: bool) -> float:
        return 0.0 if after_bids else auction.best_bid(0, 2) - auction.usual_gain()


class Boost(Effect):
    """Adds to the owner's bid of the round (C7.6, C7.7, C8.2, C8.3)."""

    __slots__ = ("bid",)

    ENTRIES = TableOf({"bid": Whole(1, 16)})
    PHASES = POWER_PHASES
    IS_POWER = True
    USES = "era"

    def __init__(self, row: Document) -> None:
        self.bid: int = row["bid"]
        super().__init__(row, era_worth=1.2 if self.bid < 4 else 2.2, patience=1.5)

    def message(self, uses: str, phase: str) -> Message | None:
        return Message("carson-text-boost", {"uses": uses, "phase": phase, "bid": self.bid})

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

    ENTRIES = TableOf({"max": Whole(0, 3)})
    PHASES = ("any",)
    USES = "game"

    def __init__(self, row: Document) -> None:
        super().__init__(row, game_worth=7.5)
        self.most: int = row["max"]  # cards in the whole game

    def message(self, uses: str, phase: str) -> Message | None:
        return Message("carson-text-sell", {"most": self.most})


class Recruit(Effect):
    """Brings one more character at the end of the game (C9.6); the Paperboy's alone."""

    __slots__ = ()

    ENTRIES = TableOf({"count": MustEqual(1), "from": MustEqual(["removed", "undrawn"])})
    PHASES = ("end",)
    USES = "game"

    def __init__(self, row: Document) -> None:
        super().__init__(row, game_worth=13.0)

    def message(self, uses: str, phase: str) -> Message | None:
        return Message("carson-text-recruit", {})

    def worth_unused(self, rounds_left: int, era_rounds_left: int) -> float:
        return self.game_worth  # the recruit comes after the last round


class Area(Effect):
    """Makes one side of the box longer (C6.12); the Captain's alone."""

    __slots__ = ()

    ENTRIES = TableOf({"extra": MustEqual(LARGE_BOX - BOX)})
    PHASES = ("permanent",)

    def __init__(self, row: Document) -> None:
        super().__init__(row, game_worth=1.5)

    def message(self, uses: str, phase: str) -> Message | None:
        return Message("carson-text-area", {"side": BOX, "longer": LARGE_BOX})


class Lawful(Effect):
    """Makes the owner's city lawful (C6.9); the Sheriff's alone."""

    __slots__ = ()

    PHASES = ("permanent",)

    def __init__(self, row: Document) -> None:
        super().__init__(row, game_worth=3.0)

    def message(self, uses: str, phase: str) -> Message | None:
        return Message("carson-text-lawful", {})


EFFECTS: dict[str, type[Effect]] = {
    "none": Effect, "draft": Draft, "double": Double, "boost": Boost, "sell": Sell, "recruit": Recruit, "area": Area,
    "lawful": Lawful,
}  # fmt: skip

# The effects that belong to one character, and those that any other character may have.
OWN_EFFECT = {"auctioneer": "sell", "paperboy": "recruit", "captain": "area", "sheriff": "lawful"}
SHARED_EFFECTS = tuple([kind for kind in EFFECTS if kind not in OWN_EFFECT.values()])


def effect_tables(character: str) -> dict[str, TableOf]:
    """The tables that a file may give as the effect of a character, by their kind."""
    kinds = (OWN_EFFECT[character],) if character in OWN_EFFECT else SHARED_EFFECTS
    return {kind: EFFECTS[kind].ENTRIES for kind in kinds}
