"""The course of the game: action points, discounts, elections, decks, offices, the end."""

from typing import ClassVar

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.bot.effect_value import Valuation
from boomtown.games.sprawl.constants import CONTRACT_DECKS, CONTRACTOR, OFFICES, UNION
from boomtown.games.sprawl.effects.effect import PLAYER, Effect
from boomtown.games.sprawl.elections import boss_ap, candidates, next_office
from boomtown.games.sprawl.frame import Frame
from boomtown.games.sprawl.payments import gain_ap
from boomtown.games.sprawl.players import PLAYERS, single_seat
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ELECTION
from boomtown.games.sprawl.targets import AMOUNT, AT_LEAST_ONE
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Params
from boomtown.kernel.schema import Document, ListOf, Node, Word, optional, optional_without_default

NEXT_OFFICE = "next"


class GainActionPoints(Effect):
    """More AP this turn."""

    kind = "gain_ap"
    fields: ClassVar[dict[str, Node]] = {"n": AT_LEAST_ONE}
    flat_worth = 0.7  # each AP is a card more or a better one
    __slots__ = ("points",)

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.points: int = entry["n"]

    def run(self, state: Position, frame: Frame) -> None:
        gain_ap(state, self.points)
        if state.listener is not None:
            params: Params = {"seat": state.active, "ap": self.points}
            state.tell("sprawl-gained-ap", params, refs=(refs.SEAT[state.active], self.ref))

    def sentence(self, say: Say) -> str:
        return say("sprawl-effect-gain-ap", {"n": self.points})

    def worth(self, state: Position, valuation: Valuation) -> float:
        return self.flat_worth * self.points


class NextDiscount(Effect):
    """The next contract built this turn costs less."""

    kind = "discount"
    fields: ClassVar[dict[str, Node]] = {"wealth": AMOUNT}
    flat_worth = 0.5  # the share of the discount that will be used, for the turn may end before
    __slots__ = ("wealth",)

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.wealth: int = entry["wealth"]

    def run(self, state: Position, frame: Frame) -> None:
        state.discount += self.wealth
        if state.listener is not None:
            params: Params = {"seat": state.active, "wealth": self.wealth}
            state.tell("sprawl-discounted", params, refs=(refs.SEAT[state.active], self.ref))

    def sentence(self, say: Say) -> str:
        return say("sprawl-effect-discount", {"wealth": self.wealth})

    def worth(self, state: Position, valuation: Valuation) -> float:
        return self.flat_worth * self.wealth * valuation.wealth_value


class HoldElection(Effect):
    """An election for a certain office or for the next one; a winner may be elected without a contest."""

    kind = "hold_election"
    fields: ClassVar[dict[str, Node]] = {
        "office": optional(Word(NEXT_OFFICE, *OFFICES[:CONTRACTOR]), NEXT_OFFICE),
        "winner": optional_without_default(PLAYER),
    }
    flat_worth = 5.0  # an election without a contest
    worth_of_winning = 2.5  # an election that the seat would win now
    worth_of_losing = -0.5  # an election that it would not win now
    __slots__ = ("office",)

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.who = PLAYERS[entry["winner"]] if "winner" in entry else None
        self.office = -1 if entry["office"] == NEXT_OFFICE else OFFICES.index(entry["office"])

    def run(self, state: Position, frame: Frame) -> None:
        state.push((ELECTION, self.office, single_seat(frame.who)))

    def sentence(self, say: Say) -> str:
        office = "@sprawl-next-office" if self.office < 0 else f"@sprawl-office-{OFFICES[self.office]}"
        key = "sprawl-effect-hold-election" if self.who is None else "sprawl-effect-hold-election-won"
        return say(key, {"who": self.who_words(say), "office": office})

    def worth(self, state: Position, valuation: Valuation) -> float:
        office = self.office if self.office >= 0 else next_office(state)
        if self.who is not None:
            return self.flat_worth + (self.boss_worth(state, office) if self.who.is_you else 0.0)
        wins = state.in_play >> office & 1 and single_seat(candidates(state, office)) == valuation.seat
        return self.worth_of_winning + self.boss_worth(state, office) if wins else self.worth_of_losing

    def boss_worth(self, state: Position, office: int) -> float:
        """A Union Boss who is elected in his own turn has more AP at once (S3.2)."""
        if office != UNION or not state.boss_ap_due:
            return 0.0
        return GainActionPoints.flat_worth * boss_ap(state)


class OpenDeck(Effect):
    kind = "open_deck"
    fields: ClassVar[dict[str, Node]] = {"deck": Word(*CONTRACT_DECKS)}
    __slots__ = ("deck",)

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.deck = CONTRACT_DECKS.index(entry["deck"])

    def run(self, state: Position, frame: Frame) -> None:
        state.active_decks |= 1 << self.deck
        if state.listener is not None:
            params: Params = {"deck": f"@sprawl-deck-{CONTRACT_DECKS[self.deck]}"}
            state.tell("sprawl-deck-opened", params, refs=(refs.DECK[self.deck], self.ref))

    def sentence(self, say: Say) -> str:
        return say("sprawl-effect-open-deck", {"deck": f"@sprawl-deck-{CONTRACT_DECKS[self.deck]}"})


class EnterOffices(Effect):
    """Office tiles enter play; nobody holds them yet."""

    kind = "enter_offices"
    fields: ClassVar[dict[str, Node]] = {"offices": ListOf(Word(*OFFICES))}
    __slots__ = ("offices",)

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.offices: list[int] = [OFFICES.index(name) for name in entry["offices"]]

    def run(self, state: Position, frame: Frame) -> None:
        for office in self.offices:
            state.in_play |= 1 << office
            if state.listener is not None:
                params: Params = {"office": f"@sprawl-office-{OFFICES[office]}"}
                state.tell("sprawl-office-entered", params, refs=(refs.OFFICE[office], self.ref))

    def sentence(self, say: Say) -> str:
        names = [say(f"sprawl-office-{OFFICES[office]}", {}) for office in self.offices]
        return say("sprawl-effect-enter-offices", {"offices": ", ".join(names)})


class EndGame(Effect):
    kind = "end_game"

    def run(self, state: Position, frame: Frame) -> None:
        """Everything stops at once (S12.1)."""
        state.agenda.clear()
        if state.listener is not None:
            state.tell("sprawl-ended", {}, refs=(self.ref,))

    def sentence(self, say: Say) -> str:
        return say("sprawl-effect-end-game", {})


KINDS: tuple[type[Effect], ...] = (GainActionPoints, NextDiscount, HoldElection, OpenDeck, EnterOffices, EndGame)
