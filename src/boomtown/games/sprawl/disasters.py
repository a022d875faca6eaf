"""Disasters: the buildings hit are found first, then their controllers pay or lose them."""

from boomtown.games.sprawl.actions import BUILDING, PASS, PAY
from boomtown.games.sprawl.city import LOT_NAMES, SPOT_SIZE
from boomtown.games.sprawl.common import effect_source, not_offered
from boomtown.games.sprawl.components import EFFECTS
from boomtown.games.sprawl.language import extreme_buildings, matching, seats_in, sole
from boomtown.games.sprawl.purse import can_pay, lose
from boomtown.games.sprawl.state import Position, remove_building
from boomtown.games.sprawl.steps import ASK_ORDER, ASK_SAVE, ASK_TARGET, STRIKE, SUFFER
from boomtown.games.sprawl.words import PER_LOT, PER_VALUE
from boomtown.kernel.message import Message
from boomtown.kernel.state import Question, Step

# Each player's least valuable building (S11.1); the active player breaks ties (S6.6).


def least_valuable(state: Position, effect: int, spot: int, block: int, seat: int) -> list[int]:
    what = EFFECTS[effect].what
    assert what is not None
    found = [first for first in matching(state, what, seat, spot, block) if state.owner[first] == seat]
    return extreme_buildings(state, found, False)


def run_strike(state: Position, step: Step) -> None:
    """Look for one target of each seat in turn; step[4] is the seat to look at next."""
    effect, spot, block = step[1], step[2], step[3]
    targets = list(step[5:])
    for seat in range(step[4], state.seats):
        tied = least_valuable(state, effect, spot, block, seat)
        if len(tied) > 1:
            state.push((ASK_TARGET, state.active, effect, spot, block, seat, *targets))
            return
        targets += tied
    state.push((SUFFER, -1, effect, *targets))


def prompt_target(state: Position, seat: int) -> Message:
    step = state.agenda[-1]
    return Message("sprawl-ask-target", {"card": effect_source(step[2]), "player": step[5]})


def legal_target(state: Position, seat: int) -> list[int]:
    _, _, effect, spot, block, whose = state.agenda[-1][:6]
    return [BUILDING.base + first for first in sorted(least_valuable(state, effect, spot, block, whose))]


def apply_target(state: Position, seat: int, action: int) -> None:
    _, _, effect, spot, block, whose = state.asked[:6]
    state.push((STRIKE, effect, spot, block, whose + 1, *state.asked[6:], action - BUILDING.base))


# Pay or lose (S11.2, S11.3).


def ransom(state: Position, effect: int, first: int) -> tuple[int, int]:
    """Wealth and prestige that keep a building: per building, lot or point of its value."""
    told = EFFECTS[effect]
    units = 1
    if told.mode == PER_LOT:
        units = SPOT_SIZE[state.spot[first]]
    elif told.mode == PER_VALUE:
        units = state.value[first >> 2]
    return units * told.wealth, units * told.prestige


def run_suffer(state: Position, step: Step) -> None:
    """Uncontrolled targets fall at the start; then the seats of the mask decide, those who cannot pay first."""
    mask, effect = step[1], step[2]
    targets = step[3:]
    if mask < 0:
        mask = 0
        for first in targets:
            if state.owner[first] < 0:
                fall(state, first)
            else:
                mask |= 1 << state.owner[first]
    keen = 0
    for seat in seats_in(mask):
        own = [first for first in targets if state.owner[first] == seat]
        if any([can_pay(state, seat, *ransom(state, effect, first)) for first in own]):
            keen |= 1 << seat
        else:
            for first in own:
                fall(state, first)
    decider = sole(keen)
    if decider >= 0:
        decide(state, decider, effect, [first for first in targets if state.owner[first] == decider])
    elif keen:
        state.push((ASK_ORDER, state.active, keen, SUFFER, effect, *targets))


def decide(state: Position, seat: int, effect: int, own: list[int]) -> None:
    """Ask for the first target the seat can pay for; what it cannot pay for falls."""
    for place, first in enumerate(own):
        if can_pay(state, seat, *ransom(state, effect, first)):
            state.push((ASK_SAVE, seat, effect, first), (SUFFER, 1 << seat, effect, *own[place + 1 :]))
            return
        fall(state, first)


def fall(state: Position, first: int) -> None:
    if state.listener is not None:
        state.tell("sprawl-destroyed", {"lot": LOT_NAMES[first], "lots": SPOT_SIZE[state.spot[first]]})
    remove_building(state, first)


def prompt_save(state: Position, seat: int) -> Message:
    _, _, effect, first = state.agenda[-1]
    wealth, prestige = ransom(state, effect, first)
    told: dict[str, int | str] = {
        "card": effect_source(effect),
        "lot": LOT_NAMES[first],
        "wealth": wealth,
        "prestige": prestige,
    }
    return Message("sprawl-ask-save", told)


def legal_save(state: Position, seat: int) -> list[int]:
    return [PAY.base, PASS.base]


def apply_save(state: Position, seat: int, action: int) -> None:
    effect, first = state.asked[2], state.asked[3]
    if action == PAY.base:
        lose(state, seat, *ransom(state, effect, first))
    else:
        fall(state, first)


DISASTER_QUESTIONS: dict[int, Question[Position]] = {
    ASK_TARGET: Question(("building",), "S11.1", prompt_target, legal_target, apply_target, not_offered),
    ASK_SAVE: Question(("pay", "pass"), "S11.2", prompt_save, legal_save, apply_save, not_offered),
}
