"""Carrying out one effect: who is meant, ties, effects that need nobody, and handing the rest to the seats that act."""

from collections.abc import Callable

from boomtown.games.sprawl import words as w
from boomtown.games.sprawl.actions import BLOCK, BUILDING, CHOOSE
from boomtown.games.sprawl.common import effect_source, not_offered
from boomtown.games.sprawl.components import EFFECTS, Effect
from boomtown.games.sprawl.language import (
    amount,
    extreme_blocks,
    extreme_buildings,
    is_contest,
    matching,
    players,
    seats_in,
    sole,
    tally,
)
from boomtown.games.sprawl.purse import gain, hand_over, lose
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import (
    ASK_BLOCK,
    ASK_PLAYER,
    ASK_TIED,
    EFFECT,
    ELECTION,
    SCORE_TILES,
    SEVERAL,
    STRIKE,
    SUFFER,
)
from boomtown.kernel.message import Message
from boomtown.kernel.state import Question, Step

# One effect: settle what is open, step by step, then carry it out (S6.1).


def run_effect(state: Position, step: Step) -> None:
    _, number, me, spot, who, to, block, building = step
    effect = EFFECTS[number]
    if effect.who >= 0 and who < 0:
        who = players(state, effect.who, me)
        if not who:
            return
        if is_contest(effect.who) and sole(who) < 0:  # S6.5
            state.push((ASK_PLAYER, state.active, who, 0, number, me, spot, -1, to, block, building))
            return
    if effect.to >= 0 and to < 0:
        to = players(state, effect.to, me)
        if not to:
            return
        if sole(to) < 0:
            state.push((ASK_PLAYER, state.active, to, 1, number, me, spot, who, -1, block, building))
            return
    chosen = effect.per if effect.per is not None else effect.what
    if chosen is not None and chosen.where >= w.BEST_BLOCK and block < 0:  # S6.6
        blocks = extreme_blocks(state, chosen.where == w.BEST_BLOCK)
        if not blocks:
            return
        if len(blocks) > 1:
            state.push((ASK_BLOCK, state.active, number, me, spot, who, to, -1, building))
            return
        block = blocks[0]
    viewer = onlooker(effect, me, who)
    if chosen is not None and chosen.single and building < 0 and viewer >= 0:  # S6.6
        tied = extreme_buildings(state, matching(state, chosen, viewer, spot, block), chosen.pick == w.HIGHEST)
        if not tied:
            return
        if len(tied) > 1:
            state.push((ASK_TIED, state.active, number, me, spot, who, to, block, -1))
            return
        building = tied[0]
    CARRY_OUT[effect.kind](state, effect, (number, me, spot, who, to, block, building))


def onlooker(effect: Effect, me: int, who: int) -> int:
    """From whom "own" and "others" are seen: the one who chooses a building, -1 for several, else "you" (S6.3)."""
    return me if effect.what is None else sole(who)


# Who of those that are tied (S6.5).


def prompt_player(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-player", {"card": effect_source(state.agenda[-1][4])})


def legal_player(state: Position, seat: int) -> list[int]:
    return [CHOOSE.base + other for other in seats_in(state.agenda[-1][2])]


def apply_player(state: Position, seat: int, action: int) -> None:
    _, _, _, place, number, me, spot, who, to, block, building = state.asked
    chosen = 1 << action - CHOOSE.base
    if place == 0:
        who = chosen
    else:
        to = chosen
    state.push((EFFECT, number, me, spot, who, to, block, building))


# Which of equally valuable blocks (S6.6).


def prompt_block(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-block", {"card": effect_source(state.agenda[-1][2])})


def legal_block(state: Position, seat: int) -> list[int]:
    effect = EFFECTS[state.agenda[-1][2]]
    chosen = effect.per if effect.per is not None else effect.what
    assert chosen is not None
    return [BLOCK.base + block for block in extreme_blocks(state, chosen.where == w.BEST_BLOCK)]


def apply_block(state: Position, seat: int, action: int) -> None:
    _, _, number, me, spot, who, to, _, building = state.asked
    state.push((EFFECT, number, me, spot, who, to, action - BLOCK.base, building))


# Which of equally valuable buildings (S6.6).


def prompt_tied(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-tied", {"card": effect_source(state.agenda[-1][2])})


def legal_tied(state: Position, seat: int) -> list[int]:
    _, _, number, me, spot, who, _, block, _ = state.agenda[-1]
    effect = EFFECTS[number]
    chosen = effect.per if effect.per is not None else effect.what
    assert chosen is not None
    found = matching(state, chosen, onlooker(effect, me, who), spot, block)
    return [BUILDING.base + first for first in sorted(extreme_buildings(state, found, chosen.pick == w.HIGHEST))]


def apply_tied(state: Position, seat: int, action: int) -> None:
    _, _, number, me, spot, who, to, block, _ = state.asked
    state.push((EFFECT, number, me, spot, who, to, block, action - BUILDING.base))


# Effects that need no decision.


def times(state: Position, effect: Effect, frame: Step, seat: int) -> int:
    """How often an amount applies to a seat."""
    _, me, spot, _, _, block, building = frame
    if effect.who >> 4 != w.CONTROLLER:
        return amount(state, effect.per, seat, spot, block, building)
    return tally(state, effect.per, me, spot, block, building)[seat]


def carry_gain(state: Position, effect: Effect, frame: Step) -> None:
    if effect.either:
        several(state, effect, frame)
        return
    for seat in seats_in(frame[3]):
        number = times(state, effect, frame, seat)
        gain(state, seat, number * effect.wealth, number * effect.prestige)


def carry_lose(state: Position, effect: Effect, frame: Step) -> None:
    for seat in seats_in(frame[3]):
        number = times(state, effect, frame, seat)
        lose(state, seat, number * effect.wealth, number * effect.prestige)


def carry_toll(state: Position, effect: Effect, frame: Step) -> None:
    payers = frame[3] & ~frame[4]  # S6.9: the receiver pays himself nothing.
    if effect.either:
        state.push((SEVERAL, payers, *frame))
        return
    receiver = sole(frame[4])
    for seat in seats_in(payers):
        number = times(state, effect, frame, seat)
        hand_over(state, seat, receiver, w.WEALTH, number * effect.wealth)
        hand_over(state, seat, receiver, w.PRESTIGE, number * effect.prestige)


def carry_score_vocation(state: Position, effect: Effect, frame: Step) -> None:
    state.push((SCORE_TILES, -1, effect.name, effect.n))


def carry_disaster(state: Position, effect: Effect, frame: Step) -> None:
    """Find the buildings hit, all at once (S11.1)."""
    number, me, spot, _, _, block, building = frame
    what = effect.what
    assert what is not None
    if what.pick == w.OWN_LOWEST:
        state.push((STRIKE, number, spot, block, 0))
    elif what.pick:
        state.push((SUFFER, -1, number, building))
    else:
        state.push((SUFFER, -1, number, *matching(state, what, me, spot, block)))


def carry_gain_ap(state: Position, effect: Effect, frame: Step) -> None:
    state.ap += effect.n


def carry_discount(state: Position, effect: Effect, frame: Step) -> None:
    state.discount += effect.wealth


def carry_extra_favor(state: Position, effect: Effect, frame: Step) -> None:
    state.extra_favor = seats_in(frame[3])[0]
    if state.listener is not None:
        state.tell("sprawl-extra-favor", {"seat": state.extra_favor})


def carry_hold_election(state: Position, effect: Effect, frame: Step) -> None:
    state.push((ELECTION, effect.office, sole(frame[3])))


def carry_open_deck(state: Position, effect: Effect, frame: Step) -> None:
    state.active_decks |= 1 << effect.deck
    if state.listener is not None:
        state.tell("sprawl-deck-opened", {"deck": f"@sprawl-deck-{w.DECKS[effect.deck]}"})


def carry_enter_offices(state: Position, effect: Effect, frame: Step) -> None:
    for office in effect.offices:
        state.in_play |= 1 << office


def carry_end_game(state: Position, effect: Effect, frame: Step) -> None:
    """Everything stops at once (S12.1)."""
    state.agenda.clear()
    if state.listener is not None:
        state.tell("sprawl-ended", {})


def several(state: Position, effect: Effect, frame: Step) -> None:
    """The seats concerned act themselves; see acting.py."""
    state.push((SEVERAL, frame[3], *frame))


CARRY_OUT: list[Callable[[Position, Effect, Step], None]] = [several] * len(w.EFFECT_KINDS)
CARRY_OUT[w.GAIN] = carry_gain
CARRY_OUT[w.LOSE] = carry_lose
CARRY_OUT[w.TOLL] = carry_toll
CARRY_OUT[w.SCORE_VOCATION] = carry_score_vocation
CARRY_OUT[w.DISASTER] = carry_disaster
CARRY_OUT[w.GAIN_AP] = carry_gain_ap
CARRY_OUT[w.DISCOUNT] = carry_discount
CARRY_OUT[w.EXTRA_FAVOR] = carry_extra_favor
CARRY_OUT[w.HOLD_ELECTION] = carry_hold_election
CARRY_OUT[w.OPEN_DECK] = carry_open_deck
CARRY_OUT[w.ENTER_OFFICES] = carry_enter_offices
CARRY_OUT[w.END_GAME] = carry_end_game

EFFECT_QUESTIONS: dict[int, Question[Position]] = {
    ASK_PLAYER: Question(("choose",), "S6.5", prompt_player, legal_player, apply_player, not_offered),
    ASK_BLOCK: Question(("block",), "S6.6", prompt_block, legal_block, apply_block, not_offered),
    ASK_TIED: Question(("building",), "S6.6", prompt_tied, legal_tied, apply_tied, not_offered),
}
