"""Effects that seats carry out themselves: who has a real choice, who decides next, which act belongs to which kind."""

from collections.abc import Callable

from boomtown.games.sprawl import words as w
from boomtown.games.sprawl.acts_cards import (
    act_favor,
    act_kind,
    act_lose_permit,
    act_offer,
    act_option,
    act_take_permit,
    act_vocation,
    chooses_toll,
)
from boomtown.games.sprawl.acts_city import (
    act_building,
    act_line,
    act_marker,
    act_payout,
    act_place,
    place_spots,
    targets,
)
from boomtown.games.sprawl.components import EFFECTS, Effect
from boomtown.games.sprawl.effects import times
from boomtown.games.sprawl.language import seats_in, sole
from boomtown.games.sprawl.purse import can_pay
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ACT, ASK_ORDER, SEVERAL
from boomtown.kernel.state import Step


def repetitions(state: Position, effect: Effect, seat: int, frame: Step) -> int:
    """How often a seat acts."""
    if effect.kind == w.GAIN or effect.kind == w.TOLL:
        return times(state, effect, frame, seat)
    if effect.kind == w.PLACE_BUILDING:
        return 1
    return effect.n


def has_choice(state: Position, effect: Effect, seat: int, frame: Step) -> bool:
    """Whether the effect leaves a seat anything to decide."""
    kind = effect.kind
    if kind == w.GAIN:
        return times(state, effect, frame, seat) > 0
    if kind == w.TOLL:
        return chooses_toll(state, effect, seat, times(state, effect, frame, seat))
    if kind == w.OPTIONAL:
        return can_pay(state, seat, effect.wealth, effect.prestige)
    if kind == w.PLACE_PARK or kind == w.PLACE_BUILDING:
        return len(place_spots(state, effect, frame)) > 1
    if effect.what is not None:
        return len(targets(state, effect, seat, frame)) + effect.optional > 1
    if kind == w.LOSE_PERMIT:
        return len(state.hands[seat]) > effect.n
    return True


def run_several(state: Position, step: Step) -> None:
    """Each seat of the mask acts: those without a choice first, then the others as the active player says (S6.10)."""
    mask, frame = step[1], step[2:]
    effect = EFFECTS[frame[0]]
    seat = sole(mask)
    if seat >= 0:
        state.push((ACT, seat, repetitions(state, effect, seat, frame), *frame))
        return
    keen = 0
    steps: list[Step] = []
    for seat in seats_in(mask):
        if has_choice(state, effect, seat, frame):
            keen |= 1 << seat
        else:
            steps.append((ACT, seat, repetitions(state, effect, seat, frame), *frame))
    if steps:
        state.push(*steps, (SEVERAL, keen, *frame))
    elif sole(keen) >= 0:
        state.push((SEVERAL, keen, *frame))
    elif keen:
        state.push((ASK_ORDER, state.active, keen, SEVERAL, *frame))


def run_act(state: Position, step: Step) -> None:
    seat, n, frame = step[1], step[2], step[3:]
    effect = EFFECTS[frame[0]]
    ACTS[effect.kind](state, effect, seat, n, frame)


Act = Callable[[Position, Effect, int, int, Step], None]

ACTS: dict[int, Act] = {
    w.GAIN: act_kind,
    w.TOLL: act_kind,
    w.PAYOUT: act_payout,
    w.PLACE_MARKER: act_marker,
    w.MOVE_MARKER: act_marker,
    w.PLACE_PARK: act_place,
    w.PLACE_BUILDING: act_place,
    w.MOVE_BUILDING: act_building,
    w.REMOVE_CONTROL: act_building,
    w.TAKE_CONTROL: act_building,
    w.DEMOLISH: act_building,
    w.TAKE_PERMIT: act_take_permit,
    w.LOSE_PERMIT: act_lose_permit,
    w.TAKE_FAVOR: act_favor,
    w.TAKE_VOCATION: act_vocation,
    w.OPTIONAL: act_offer,
    w.CHOOSE: act_option,
    w.CHOOSE_ROW: act_line,
}
