"""Wealth and prestige: gained from the bank, lost to it, paid to another player (S6.8, S6.9)."""

from typing import ClassVar

from boomtown.games.sprawl.actions import KIND
from boomtown.games.sprawl.bot.effect_value import OTHERS_WEALTH, Valuation
from boomtown.games.sprawl.constants import PRESTIGE, WEALTH
from boomtown.games.sprawl.counts import COUNT, Count, read_count
from boomtown.games.sprawl.effects.effect import PLAYER, WHO, Effect, seat_question
from boomtown.games.sprawl.frame import Frame, act_step
from boomtown.games.sprawl.payments import gain, hand_over, lose
from boomtown.games.sprawl.players import PLAYERS, Players, seats_in, single_seat
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ASK_KIND, EACH_SEAT
from boomtown.games.sprawl.targets import AMOUNT
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Params
from boomtown.kernel.schema import Document, Flag, Node, optional, optional_without_default
from boomtown.kernel.state import Question

EITHER: Node = optional(Flag(), False)
AMOUNT_FIELDS: dict[str, Node] = {
    "wealth": optional(AMOUNT, 0),
    "prestige": optional(AMOUNT, 0),
    "per": optional_without_default(COUNT),
}


class Amount:
    """An amount of wealth and prestige, or of one of the two, once or for each of something."""

    __slots__ = ("wealth", "prestige", "either", "per")

    def __init__(self, entry: Document) -> None:
        self.wealth: int = entry["wealth"]
        self.prestige: int = entry["prestige"]
        self.either: bool = entry.get("either", False)  # only one of the two, chosen by whoever gets or pays it
        self.per: Count | None = read_count(entry["per"]) if "per" in entry else None

    def times(self, state: Position, who: Players | None, frame: Frame, seat: int) -> int:
        """How often the amount applies to a seat."""
        if who is None or not who.by_building:
            if self.per is None:
                return 1
            return self.per.amount(state, seat, frame.spot, frame.block, frame.building)
        if self.per is None:
            return 0
        return self.per.amounts(state, frame.me, frame.spot, frame.block, frame.building)[seat]

    def of(self, kind: int) -> int:
        return self.wealth if kind == WEALTH else self.prestige

    def unit_value(self, wealth_value: float) -> float:
        """What one unit of it is worth to a bot."""
        if self.either:
            return min(self.wealth * OTHERS_WEALTH, float(self.prestige))
        return self.wealth * wealth_value + self.prestige

    def depends_on_spot(self) -> bool:
        return self.per is not None and self.per.depends_on_spot

    def params(self, say: Say) -> Params:
        """Its words, as parameters of a sentence."""
        return {"amount": amount_words(say, self.wealth, self.prestige, self.either), "per": self.per_words(say)}

    def per_words(self, say: Say) -> str:
        return "" if self.per is None else self.per.words(say)


def amount_words(say: Say, wealth: int, prestige: int, either: bool) -> str:
    """ "2 wealth and 1 prestige"."""
    both = "either" if either else "both"
    key = both if wealth and prestige else "wealth" if wealth else "prestige"
    return say(f"sprawl-amount-{key}", {"wealth": wealth, "prestige": prestige})


class AmountEffect(Effect):
    """What the three kinds share: an amount, once or for each of something."""

    __slots__ = ("amount",)

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.amount = Amount(entry)
        if self.amount.per is not None:
            self.selects = self.amount.per.filter

    def times(self, state: Position, seat: int, frame: Frame) -> int:
        return self.amount.times(state, self.who, frame, seat)

    def depends_on_spot(self) -> bool:
        return self.amount.depends_on_spot()


class Gain(AmountEffect):
    """The bank pays; with "either" the receiver picks one of the two kinds."""

    kind = "gain"
    fields: ClassVar[dict[str, Node]] = {"who": WHO, **AMOUNT_FIELDS, "either": EITHER}

    def run(self, state: Position, frame: Frame) -> None:
        if self.amount.either:
            super().run(state, frame)
            return
        for seat in seats_in(frame.who):
            times = self.times(state, seat, frame)
            gain(state, seat, times * self.amount.wealth, times * self.amount.prestige, self.ref)

    def has_choice(self, state: Position, seat: int, frame: Frame) -> bool:
        return self.times(state, seat, frame) > 0

    def act(self, state: Position, seat: int, times: int, frame: Frame) -> None:
        if times:
            state.push((ASK_KIND, seat, times, *frame.numbers()))

    def prompt(self, state: Position, seat: int, times: int) -> Message:
        return kind_message("sprawl-ask-kind-gain", self.card_name, self.amount, times, times)

    def legal(self, state: Position, seat: int, frame: Frame) -> list[int]:
        return [KIND.base + kind for kind in (WEALTH, PRESTIGE)]

    def apply(self, state: Position, seat: int, times: int, frame: Frame, action: int) -> None:
        if action - KIND.base == WEALTH:
            gain(state, seat, times * self.amount.wealth, 0, self.ref)
        else:
            gain(state, seat, 0, times * self.amount.prestige, self.ref)

    def sentence(self, say: Say) -> str:
        return say("sprawl-effect-gain", {"who": self.who_words(say), **self.amount.params(say)})

    def worth(self, state: Position, valuation: Valuation) -> float:
        return lead_of_gains(state, self, valuation)


class Lose(AmountEffect):
    """A loss to the bank, of no more than there is."""

    kind = "lose"
    fields: ClassVar[dict[str, Node]] = {"who": WHO, **AMOUNT_FIELDS}
    harms = True

    def run(self, state: Position, frame: Frame) -> None:
        for seat in seats_in(frame.who):
            times = self.times(state, seat, frame)
            lose(state, seat, times * self.amount.wealth, times * self.amount.prestige, self.ref)

    def sentence(self, say: Say) -> str:
        return say("sprawl-effect-lose", {"who": self.who_words(say), **self.amount.params(say)})

    def worth(self, state: Position, valuation: Valuation) -> float:
        return -lead_of_gains(state, self, valuation)


class Toll(AmountEffect):
    """A mandatory payment to a player; with "either" the payer picks the kind for each unit anew."""

    kind = "toll"
    fields: ClassVar[dict[str, Node]] = {"from": PLAYER, "to": WHO, **AMOUNT_FIELDS, "either": EITHER}

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.who = PLAYERS[entry["from"]]
        self.receiver = PLAYERS[entry["to"]]

    def run(self, state: Position, frame: Frame) -> None:
        payers = frame.who & ~frame.receiver  # S6.9: the receiver pays himself nothing.
        if self.amount.either:
            state.push((EACH_SEAT, payers, *frame.numbers()))
            return
        receiver = single_seat(frame.receiver)
        for seat in seats_in(payers):
            times = self.times(state, seat, frame)
            hand_over(state, seat, receiver, WEALTH, times * self.amount.wealth, self.ref)
            hand_over(state, seat, receiver, PRESTIGE, times * self.amount.prestige, self.ref)

    def has_choice(self, state: Position, seat: int, frame: Frame) -> bool:
        """Whether one of the units can be paid in either kind."""
        owned = [state.wealth[seat], state.prestige[seat]]
        for _ in range(self.times(state, seat, frame)):
            kinds = self.payable_kinds(owned)
            if len(kinds) != 1:
                return len(kinds) > 1
            owned[kinds[0]] -= min(self.amount.of(kinds[0]), owned[kinds[0]])
        return False

    def payable_kinds(self, owned: list[int]) -> list[int]:
        """The kinds in which one unit may be paid by somebody who owns this wealth and prestige.

        In full if that is possible; otherwise whatever remains of any kind the payer still owns.
        """
        full = [kind for kind in (WEALTH, PRESTIGE) if owned[kind] >= self.amount.of(kind)]
        return full or [kind for kind in (WEALTH, PRESTIGE) if owned[kind] > 0]

    def act(self, state: Position, seat: int, times: int, frame: Frame) -> None:
        if times == 0:
            return
        kinds = self.payable_kinds([state.wealth[seat], state.prestige[seat]])
        if len(kinds) == 1:
            self.pay(state, seat, times, frame, kinds[0])
        elif kinds:
            state.push((ASK_KIND, seat, times, *frame.numbers()))

    def pay(self, state: Position, seat: int, times: int, frame: Frame, kind: int) -> None:
        hand_over(state, seat, single_seat(frame.receiver), kind, self.amount.of(kind), self.ref)
        state.push(act_step(seat, times - 1, frame))

    def prompt(self, state: Position, seat: int, times: int) -> Message:
        return kind_message("sprawl-ask-kind-pay", self.card_name, self.amount, 1, times)

    def legal(self, state: Position, seat: int, frame: Frame) -> list[int]:
        return [KIND.base + kind for kind in self.payable_kinds([state.wealth[seat], state.prestige[seat]])]

    def apply(self, state: Position, seat: int, times: int, frame: Frame, action: int) -> None:
        self.pay(state, seat, times, frame, action - KIND.base)

    def sentence(self, say: Say) -> str:
        to_you = self.receiver is not None and self.receiver.is_you
        params: Params = {"who": self.who_words(say), **self.amount.params(say)}
        params["to"] = "" if self.receiver is None else self.receiver.words(say)
        return say("sprawl-effect-toll-self" if to_you else "sprawl-effect-toll", params)

    def worth(self, state: Position, valuation: Valuation) -> float:
        """What the seat receives, and what the payers lose."""
        assert self.who is not None
        frame = Frame(self.number, valuation.seat, valuation.spot, 0, 1 << valuation.seat)
        payers = self.who.seats(state, valuation.seat) & ~(1 << valuation.seat)
        lead = 0.0
        for seat in seats_in(payers):
            value = self.times(state, seat, frame) * self.amount.unit_value(OTHERS_WEALTH)
            lead += value * (1.0 + valuation.rival_share)
        return lead


def kind_message(key: str, card_name: str, amount: Amount, units: int, left: int) -> Message:
    """The question "wealth or prestige?": for how many units at once, and how many payments are left."""
    params: Params = {"card": card_name, "wealth": units * amount.wealth, "prestige": units * amount.prestige}
    params["left"] = left
    return Message(key, params)


def lead_of_gains(state: Position, effect: AmountEffect, valuation: Valuation) -> float:
    """What a seat gains over the others, whose gains are shared among them."""
    assert effect.who is not None
    me = valuation.seat
    frame = Frame(effect.number, me, valuation.spot, 0, 1 << me)
    lead = 0.0
    for seat in seats_in(effect.who.seats(state, me)):
        times = effect.times(state, seat, frame)
        if seat == me:
            lead += times * effect.amount.unit_value(valuation.wealth_value)
        else:
            lead -= valuation.rival_share * (times * effect.amount.unit_value(OTHERS_WEALTH))
    return lead


KINDS: tuple[type[Effect], ...] = (Gain, Lose, Toll)

QUESTIONS: dict[int, Question[Position]] = {ASK_KIND: seat_question("S6.9", "kind")}
