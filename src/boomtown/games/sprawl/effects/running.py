"""Carrying out one effect: who is meant, ties, and which seat acts when (S6.1, S6.5, S6.6, S6.10)."""

from boomtown.games.sprawl.actions import BLOCK, BUILDING, CHOOSE
from boomtown.games.sprawl.effects.effect import Effect, card_message, effect_of
from boomtown.games.sprawl.frame import Frame, act_step, frame_of, resume_step
from boomtown.games.sprawl.players import seats_in, single_seat
from boomtown.games.sprawl.questions import not_offered
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ASK_BLOCK, ASK_ORDER, ASK_PLAYER, ASK_TIED, EACH_SEAT, RECEIVER, WHO
from boomtown.games.sprawl.targets import extreme_blocks, extreme_buildings
from boomtown.kernel.message import Message
from boomtown.kernel.state import Question, Step

# One effect: settle what is open, step by step, then carry it out (S6.1).


def run_effect(state: Position, step: Step) -> None:
    frame = frame_of(step)
    effect = state.components.effects[frame.effect]
    if (
        settle_who(state, effect, frame)
        and settle_receiver(state, effect, frame)
        and settle_block(state, effect, frame)
        and settle_building(state, effect, frame)
    ):
        effect.run(state, frame)


def settle_who(state: Position, effect: Effect, frame: Frame) -> bool:
    """Find out who carries an effect out. False if nobody does, or if a tie must be broken first (S6.5)."""
    if effect.who is None or frame.who >= 0:
        return True
    mask = effect.who.seats(state, frame.me)
    if mask and effect.who.is_contest and single_seat(mask) < 0:
        state.push((ASK_PLAYER, state.active, mask, WHO, *frame.numbers()))
        return False
    frame.who = mask
    return mask != 0


def settle_receiver(state: Position, effect: Effect, frame: Frame) -> bool:
    """The same for the one player that a toll is paid to."""
    if effect.receiver is None or frame.receiver >= 0:
        return True
    mask = effect.receiver.seats(state, frame.me)
    if mask and single_seat(mask) < 0:
        state.push((ASK_PLAYER, state.active, mask, RECEIVER, *frame.numbers()))
        return False
    frame.receiver = mask
    return mask != 0


def settle_block(state: Position, effect: Effect, frame: Frame) -> bool:
    """The same for the most or least valuable block (S6.6)."""
    if effect.selects is None or not effect.selects.area.is_extreme or frame.block >= 0:
        return True
    blocks = extreme_blocks(state, effect.selects.area.highest)
    if len(blocks) > 1:
        state.push((ASK_BLOCK, state.active, *frame.numbers()))
    elif blocks:
        frame.block = blocks[0]
    return len(blocks) == 1


def settle_building(state: Position, effect: Effect, frame: Frame) -> bool:
    """The same for the most or least valuable building (S6.6); several seats settle it each for itself (S6.3)."""
    if effect.selects is None or not effect.selects.single or frame.building >= 0 or effect.viewpoint(frame) < 0:
        return True
    tied = tied_buildings(state, effect, frame)
    if len(tied) > 1:
        state.push((ASK_TIED, state.active, *frame.numbers()))
    elif tied:
        frame.building = tied[0]
    return len(tied) == 1


def tied_buildings(state: Position, effect: Effect, frame: Frame) -> list[int]:
    """The buildings that are equally the most or least valuable."""
    selects = effect.selects
    assert selects is not None
    buildings = selects.buildings(state, effect.viewpoint(frame), frame.spot, frame.block)
    return extreme_buildings(state, buildings, selects.highest)


# Who of those that are tied (S6.5).


def prompt_player(state: Position, seat: int) -> Message:
    return card_message("sprawl-ask-player", effect_of(state, state.agenda[-1]).card_name)


def legal_player(state: Position, seat: int) -> list[int]:
    _, _, mask, *_ = state.agenda[-1]
    return [CHOOSE.base + other for other in seats_in(mask)]


def apply_player(state: Position, seat: int, action: int) -> None:
    _, _, _, settles, *_ = state.asked
    frame = frame_of(state.asked)
    chosen = 1 << action - CHOOSE.base
    if settles == WHO:
        frame.who = chosen
    else:
        frame.receiver = chosen
    state.push(resume_step(frame))


# Which of equally valuable blocks (S6.6).


def prompt_block(state: Position, seat: int) -> Message:
    return card_message("sprawl-ask-block", effect_of(state, state.agenda[-1]).card_name)


def legal_block(state: Position, seat: int) -> list[int]:
    selects = effect_of(state, state.agenda[-1]).selects
    assert selects is not None
    return [BLOCK.base + block for block in extreme_blocks(state, selects.area.highest)]


def apply_block(state: Position, seat: int, action: int) -> None:
    frame = frame_of(state.asked)
    frame.block = action - BLOCK.base
    state.push(resume_step(frame))


# Which of equally valuable buildings (S6.6).


def prompt_tied(state: Position, seat: int) -> Message:
    return card_message("sprawl-ask-tied", effect_of(state, state.agenda[-1]).card_name)


def legal_tied(state: Position, seat: int) -> list[int]:
    step = state.agenda[-1]
    return [
        BUILDING.base + building for building in sorted(tied_buildings(state, effect_of(state, step), frame_of(step)))
    ]


def apply_tied(state: Position, seat: int, action: int) -> None:
    frame = frame_of(state.asked)
    frame.building = action - BUILDING.base
    state.push(resume_step(frame))


# Effects that seats carry out themselves.


def run_each_seat(state: Position, step: Step) -> None:
    """Each seat of the mask acts: those without a choice first, then the others as the active player says (S6.10)."""
    _, mask, *_ = step
    frame = frame_of(step)
    effect = state.components.effects[frame.effect]
    seat = single_seat(mask)
    if seat >= 0:
        state.push(act_step(seat, effect.times(state, seat, frame), frame))
        return
    seats_with_choice = 0
    steps: list[Step] = []
    for seat in seats_in(mask):
        if effect.has_choice(state, seat, frame):
            seats_with_choice |= 1 << seat
        else:
            steps.append(act_step(seat, effect.times(state, seat, frame), frame))
    again = (EACH_SEAT, seats_with_choice, *frame.numbers())
    if steps:
        state.push(*steps, again)
    elif single_seat(seats_with_choice) >= 0:
        state.push(again)
    elif seats_with_choice:
        state.push((ASK_ORDER, state.active, seats_with_choice, EACH_SEAT, *frame.numbers()))


def run_act(state: Position, step: Step) -> None:
    _, seat, times, *_ = step
    frame = frame_of(step)
    state.components.effects[frame.effect].act(state, seat, times, frame)


SETTLING_QUESTIONS: dict[int, Question[Position]] = {
    ASK_PLAYER: Question(("choose",), "S6.5", prompt_player, legal_player, apply_player, not_offered),
    ASK_BLOCK: Question(("block",), "S6.6", prompt_block, legal_block, apply_block, not_offered),
    ASK_TIED: Question(("building",), "S6.6", prompt_tied, legal_tied, apply_tied, not_offered),
}
