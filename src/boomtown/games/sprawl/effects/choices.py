"""Offers that may be paid for, and choices between several effects (S6.14)."""

from typing import ClassVar

from boomtown.games.sprawl.actions import OPTION, PASS, PAY
from boomtown.games.sprawl.bot.effect_value import Valuation
from boomtown.games.sprawl.effects.amounts import amount_words
from boomtown.games.sprawl.effects.effect import PLAYER, WHO, Effect, card_message, seat_question
from boomtown.games.sprawl.frame import Frame, effect_step
from boomtown.games.sprawl.payments import can_pay, lose
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ASK_OFFER, ASK_OPTION
from boomtown.games.sprawl.targets import AMOUNT
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Params
from boomtown.kernel.schema import Document, Lazy, ListOf, Node, optional
from boomtown.kernel.state import Question

# As many as a seat can name in an action.
MOST_OPTIONS = OPTION.size


def effect_lists() -> Node:
    """Describes a list of effects of all kinds, these two included."""
    from boomtown.games.sprawl.effects.kinds import EFFECT  # which lists the kinds of this file too

    return ListOf(EFFECT)


EFFECTS: Node = Lazy(effect_lists)


def run_parts(state: Position, parts: list[Effect], seat: int, frame: Frame) -> None:
    """Carry out effects inside another one: whoever paid or chose is "you" in them (S6.3)."""
    state.push(*[effect_step(effect.number, seat, frame.spot) for effect in parts])


def part_sentences(say: Say, parts: list[Effect]) -> str:
    return "; ".join([effect.sentence(say) for effect in parts])


class Offer(Effect):
    """Each player meant may pay in full; then the effects inside follow."""

    kind = "optional"
    fields: ClassVar[dict[str, Node]] = {
        "who": PLAYER,
        "wealth": optional(AMOUNT, 0),
        "prestige": optional(AMOUNT, 0),
        "then": EFFECTS,
    }
    flat_worth = 1.0  # it is only taken when it is worth its price
    __slots__ = ("wealth", "prestige")

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.wealth: int = entry["wealth"]
        self.prestige: int = entry["prestige"]

    def part_entries(self, entry: Document) -> list[list[Document]]:
        return [entry["then"]]

    def has_choice(self, state: Position, seat: int, frame: Frame) -> bool:
        return can_pay(state, seat, self.wealth, self.prestige)

    def act(self, state: Position, seat: int, times: int, frame: Frame) -> None:
        if can_pay(state, seat, self.wealth, self.prestige):
            state.push((ASK_OFFER, seat, *frame.numbers()))

    def prompt(self, state: Position, seat: int, times: int) -> Message:
        params: Params = {"card": self.card_name, "wealth": self.wealth, "prestige": self.prestige}
        return Message("sprawl-ask-offer", params)

    def legal(self, state: Position, seat: int, frame: Frame) -> list[int]:
        return [PAY.base, PASS.base]

    def apply(self, state: Position, seat: int, times: int, frame: Frame, action: int) -> None:
        if action == PAY.base:
            lose(state, seat, self.wealth, self.prestige, self.ref)
            run_parts(state, self.parts[0], seat, frame)

    def sentence(self, say: Say) -> str:
        params: Params = {"who": self.who_words(say), "then": part_sentences(say, self.parts[0])}
        params["amount"] = amount_words(say, self.wealth, self.prestige, False)
        return say(self.addressed("sprawl-effect-optional"), params)


class Choose(Effect):
    """Exactly one of several lists of effects, as the player chooses."""

    kind = "choose"
    fields: ClassVar[dict[str, Node]] = {"who": WHO, "options": ListOf(EFFECTS, 1, MOST_OPTIONS)}

    def part_entries(self, entry: Document) -> list[list[Document]]:
        options: list[list[Document]] = entry["options"]
        return options

    def act(self, state: Position, seat: int, times: int, frame: Frame) -> None:
        if len(self.parts) == 1:
            run_parts(state, self.parts[0], seat, frame)
        elif self.parts:
            state.push((ASK_OPTION, seat, *frame.numbers()))

    def prompt(self, state: Position, seat: int, times: int) -> Message:
        return card_message("sprawl-ask-option", self.card_name)

    def legal(self, state: Position, seat: int, frame: Frame) -> list[int]:
        return [OPTION.base + number for number in range(len(self.parts))]

    def apply(self, state: Position, seat: int, times: int, frame: Frame, action: int) -> None:
        run_parts(state, self.parts[action - OPTION.base], seat, frame)

    def sentence(self, say: Say) -> str:
        options = [f"({place}) {part_sentences(say, option)}" for place, option in enumerate(self.parts, 1)]
        params: Params = {"who": self.who_words(say), "options": " / ".join(options)}
        return say(self.addressed("sprawl-effect-choose"), params)

    def worth(self, state: Position, valuation: Valuation) -> float:
        best = 0.0
        for option in self.parts:
            best = max(best, sum([effect.worth(state, valuation) for effect in option]))
        return best


KINDS: tuple[type[Effect], ...] = (Offer, Choose)

QUESTIONS: dict[int, Question[Position]] = {
    ASK_OPTION: seat_question("S6.14", "option"),
    ASK_OFFER: seat_question("S6.14", "pay", "pass"),
}
