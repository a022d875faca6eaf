"""Disasters: the buildings hit are found first, then their controllers pay or lose them (section 11)."""

from typing import ClassVar

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.actions import BUILDING, PASS, PAY
from boomtown.games.sprawl.city import LOT_NAMES, SPOT_SIZE
from boomtown.games.sprawl.effects.amounts import amount_words
from boomtown.games.sprawl.effects.effect import Effect
from boomtown.games.sprawl.frame import Frame
from boomtown.games.sprawl.payments import can_pay, lose
from boomtown.games.sprawl.players import seats_in, single_seat
from boomtown.games.sprawl.questions import not_offered
from boomtown.games.sprawl.state import Position, remove_building
from boomtown.games.sprawl.steps import ASK_ORDER, ASK_SAVE, ASK_TARGET, FIND_TARGETS, PAY_OR_LOSE
from boomtown.games.sprawl.targets import AMOUNT, FILTER, Filter, extreme_buildings
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Params
from boomtown.kernel.schema import Document, Node, Word, optional
from boomtown.kernel.state import Question, Step


class Disaster(Effect):
    """Controllers pay for each building hit, for each of its lots or for each point of its value, or lose it."""

    kind = "disaster"
    fields: ClassVar[dict[str, Node]] = {
        "what": FILTER,
        "wealth": optional(AMOUNT, 0),
        "prestige": optional(AMOUNT, 0),
        "per": optional(Word("building", "lot", "value"), "building"),
    }
    __slots__ = ("what", "wealth", "prestige", "unit")

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.what = Filter(entry["what"])
        self.selects = self.what
        self.chooses_building = True
        self.wealth: int = entry["wealth"]
        self.prestige: int = entry["prestige"]
        self.unit: str = entry["per"]

    def run(self, state: Position, frame: Frame) -> None:
        """Find the buildings hit, all at once (S11.1)."""
        if self.what.one_per_owner:
            state.push((FIND_TARGETS, self.number, frame.spot, frame.block, 0))
        elif self.what.single:
            state.push((PAY_OR_LOSE, -1, self.number, frame.building))
        else:
            targets = self.what.buildings(state, frame.me, frame.spot, frame.block)
            state.push((PAY_OR_LOSE, -1, self.number, *targets))

    def least_valuable(self, state: Position, spot: int, block: int, seat: int) -> list[int]:
        """The least valuable of a seat's buildings that can be hit."""
        buildings = self.what.buildings(state, seat, spot, block)
        return extreme_buildings(state, [building for building in buildings if state.owner[building] == seat], False)

    def ransom(self, state: Position, building: int) -> tuple[int, int]:
        """Wealth and prestige that keep a building."""
        units = 1
        if self.unit == "lot":
            units = SPOT_SIZE[state.spot[building]]
        elif self.unit == "value":
            units = state.value[building >> 2]
        return units * self.wealth, units * self.prestige

    def sentence(self, say: Say) -> str:
        params: Params = {"amount": amount_words(say, self.wealth, self.prestige, False)}
        params["per"] = f"@sprawl-per-{self.unit}"
        params["what"] = self.what.words(say)
        return say("sprawl-effect-disaster", params)


def disaster(state: Position, number: int) -> Disaster:
    """The disaster with an effect number."""
    effect = state.components.effects[number]
    assert isinstance(effect, Disaster)
    return effect


# Each player's least valuable building (S11.1); the active player breaks ties (S6.6).


def run_find_targets(state: Position, step: Step) -> None:
    """Look for one target of each seat in turn."""
    _, number, spot, block, next_seat, *targets = step
    for seat in range(next_seat, state.seats):
        tied = disaster(state, number).least_valuable(state, spot, block, seat)
        if len(tied) > 1:
            state.push((ASK_TARGET, state.active, number, spot, block, seat, *targets))
            return
        targets += tied
    state.push((PAY_OR_LOSE, -1, number, *targets))


def prompt_target(state: Position, seat: int) -> Message:
    _, _, number, _, _, whose, *_ = state.agenda[-1]
    whom = "own" if whose == seat else "other"
    return Message("sprawl-ask-target", {"card": disaster(state, number).card_name, "player": whose, "whom": whom})


def legal_target(state: Position, seat: int) -> list[int]:
    _, _, number, spot, block, whose, *_ = state.agenda[-1]
    tied = disaster(state, number).least_valuable(state, spot, block, whose)
    return [BUILDING.base + building for building in sorted(tied)]


def apply_target(state: Position, seat: int, action: int) -> None:
    _, _, number, spot, block, whose, *targets = state.asked
    state.push((FIND_TARGETS, number, spot, block, whose + 1, *targets, action - BUILDING.base))


# Pay or lose (S11.2, S11.3).


def run_pay_or_lose(state: Position, step: Step) -> None:
    """Uncontrolled targets are lost at the start; then the seats of the mask decide, those who cannot pay first."""
    _, mask, number, *targets = step
    effect = disaster(state, number)
    if mask < 0:
        mask = 0
        for building in targets:
            if state.owner[building] < 0:
                destroy(state, effect, building)
            else:
                mask |= 1 << state.owner[building]
    seats_with_choice = 0
    for seat in seats_in(mask):
        own = [building for building in targets if state.owner[building] == seat]
        if any([can_pay(state, seat, *effect.ransom(state, building)) for building in own]):
            seats_with_choice |= 1 << seat
        else:
            for building in own:
                destroy(state, effect, building)
    seat = single_seat(seats_with_choice)
    if seat >= 0:
        ask_to_save(state, seat, effect, [building for building in targets if state.owner[building] == seat])
    elif seats_with_choice:
        state.push((ASK_ORDER, state.active, seats_with_choice, PAY_OR_LOSE, number, *targets))


def ask_to_save(state: Position, seat: int, effect: Disaster, own: list[int]) -> None:
    """Ask for the first target the seat can pay for; what it cannot pay for is lost."""
    for place, building in enumerate(own):
        if can_pay(state, seat, *effect.ransom(state, building)):
            rest = own[place + 1 :]
            state.push((ASK_SAVE, seat, effect.number, building), (PAY_OR_LOSE, 1 << seat, effect.number, *rest))
            return
        destroy(state, effect, building)


def destroy(state: Position, effect: Disaster, building: int) -> None:
    if state.listener is not None:
        spot = state.spot[building]
        params: Params = {"lot": LOT_NAMES[building], "lots": SPOT_SIZE[spot]}
        about = (effect.ref, *refs.seat_refs(state.owner[building]), *refs.lot_refs(spot))
        state.tell("sprawl-destroyed", params, refs=about)
    remove_building(state, building)


def prompt_save(state: Position, seat: int) -> Message:
    _, _, number, building = state.agenda[-1]
    effect = disaster(state, number)
    wealth, prestige = effect.ransom(state, building)
    params: Params = {"card": effect.card_name, "lot": LOT_NAMES[building], "wealth": wealth, "prestige": prestige}
    return Message("sprawl-ask-save", params)


def legal_save(state: Position, seat: int) -> list[int]:
    return [PAY.base, PASS.base]


def apply_save(state: Position, seat: int, action: int) -> None:
    _, _, number, building = state.asked
    effect = disaster(state, number)
    if action == PAY.base:
        wealth, prestige = effect.ransom(state, building)
        lose(state, seat, wealth, prestige, effect.ref)
    else:
        destroy(state, effect, building)


KINDS: tuple[type[Effect], ...] = (Disaster,)

QUESTIONS: dict[int, Question[Position]] = {
    ASK_TARGET: Question(("building",), "S11.1", prompt_target, legal_target, apply_target, not_offered),
    ASK_SAVE: Question(("pay", "pass"), "S11.2", prompt_save, legal_save, apply_save, not_offered),
}
