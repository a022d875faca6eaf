"""A turn: its start, investing, the actions."""

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.actions import BUILD, DONE, END_TURN, FAVOR, TAKE
from boomtown.games.sprawl.constants import FAVOR_PLACES_PER_SEAT, PERMITS, PLANNING_BOXES, UNION
from boomtown.games.sprawl.favors import favor_place, origin_card, origin_cost, take_favor
from boomtown.games.sprawl.frame import effect_step
from boomtown.games.sprawl.payments import gain
from boomtown.games.sprawl.permits import pages_for
from boomtown.games.sprawl.planning_cards import planning_card, take_planning
from boomtown.games.sprawl.questions import not_offered
from boomtown.games.sprawl.spots import build_spots
from boomtown.games.sprawl.stall import begin_turn, something_done
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import (
    ASK_ACTION,
    ASK_INVEST,
    ASK_SPOT,
    CLOSE_ACTIONS,
    END,
    FAVOR_PLACES,
    ORIGINS,
    SLIDE_PLANNING,
)
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.state import Question, Step

# The start of a turn (S3.2).


def run_turn(state: Position, step: Step) -> None:
    _, seat = step
    components = state.components
    state.active = seat
    state.turn += 1
    begin_turn(state)
    state.fresh = 0  # S3.8
    state.boss_ap_due = state.offices[UNION] != seat
    state.ap = state.turn_ap = components.turn_ap if state.boss_ap_due else components.union_ap
    state.built = 0
    state.discount = 0
    state.chosen_line = -1
    if state.listener is not None:
        state.tell("sprawl-turn", {"seat": seat, "turn": state.turn, "ap": state.ap}, refs=(refs.SEAT[seat],))
    steps: list[Step] = []
    for number, office in enumerate(components.offices):
        if state.offices[number] == seat:
            steps += [effect_step(effect, seat, -1) for effect in office.on_turn_start]
    if has_permit(state, seat):
        steps.append((ASK_INVEST, seat))
    state.push(*steps, (ASK_ACTION, seat), (CLOSE_ACTIONS, seat), (END, SLIDE_PLANNING))


def run_close_actions(state: Position, step: Step) -> None:
    """What is left over lapses (S3.10)."""
    state.ap = 0
    state.boss_ap_due = False
    state.discount = 0
    state.revealed = []


# Investing (S3.3).


def has_permit(state: Position, seat: int) -> bool:
    return any([card < PERMITS for card in state.hands[seat]])


def prompt_invest(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-invest", {"wealth": state.wealth[seat]})


def legal_invest(state: Position, seat: int) -> list[int]:
    base = state.components.verbs.invest.base
    return [*[base + card for card in state.hands[seat] if card < PERMITS], DONE.base]


def apply_invest(state: Position, seat: int, action: int) -> None:
    if action == DONE.base:
        return
    card = action - state.components.verbs.invest.base
    permit = state.components.cards[card]
    state.hands[seat].remove(card)
    state.discards.append(card)
    something_done(state)
    if state.listener is not None:
        state.tell("sprawl-invested", {"seat": seat, "card": permit.name}, refs=(refs.SEAT[seat], permit.ref))
    gain(state, seat, permit.pay, 0, permit.ref)
    if has_permit(state, seat):
        state.push((ASK_INVEST, seat))


def why_invest(state: Position, seat: int, action: int) -> Reason:
    card = state.components.cards[action - state.components.verbs.invest.base]
    return Reason("sprawl-not-yours", "S3.3", {"card": card.name})


# Actions (S3.4-S3.8).


def prompt_action(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-action", {"ap": state.ap, "wealth": state.wealth[seat]})


def can_build(state: Position, seat: int, origin: int) -> bool:
    """Whether a contract can be paid and placed in full (S4.1)."""
    components = state.components
    if components.origin_costs[origin] > state.ap:
        return False
    card = origin_card(state, seat, origin)
    if card < 0:
        return False
    contract = components.cards[card]
    return pages_for(state, seat, contract.zone) >= contract.lots and bool(build_spots(state, seat, card, True))


def legal_action(state: Position, seat: int) -> list[int]:
    ap = state.ap
    planning_costs = state.components.planning_costs
    contract_costs = state.components.contract_costs
    actions: list[int] = []
    for box in range(PLANNING_BOXES + 1):
        if planning_costs[box] <= ap and planning_card(state, box) >= 0:
            actions.append(TAKE.base + box)
    if favor_place(state, seat) >= 0:
        for origin in range(FAVOR_PLACES):
            if contract_costs[origin] <= ap and origin_card(state, seat, origin) >= 0:
                actions.append(FAVOR.base + origin)
    for origin in range(ORIGINS):
        if can_build(state, seat, origin):
            actions.append(BUILD.base + origin)
    actions.append(END_TURN.base)
    return actions


def apply_action(state: Position, seat: int, action: int) -> None:
    if action == END_TURN.base:
        return
    state.push((ASK_ACTION, seat))
    if TAKE.owns(action):
        box = action - TAKE.base
        state.ap -= state.components.planning_costs[box]
        take_planning(state, seat, box)
    elif FAVOR.owns(action):
        origin = action - FAVOR.base
        state.ap -= origin_cost(state, origin)
        take_favor(state, seat, origin)
    else:
        state.push((ASK_SPOT, seat, action - BUILD.base))


def why_action(state: Position, seat: int, action: int) -> Reason:
    if TAKE.owns(action):
        box = action - TAKE.base
        return _why_not_had(state, planning_card(state, box), state.components.planning_costs[box])
    if FAVOR.owns(action):
        origin = action - FAVOR.base
        if favor_place(state, seat) < 0:
            return Reason("sprawl-favor-limit", "S3.7")
        return _why_not_had(state, origin_card(state, seat, origin), origin_cost(state, origin))
    if BUILD.owns(action):
        return _why_not_built(state, seat, action - BUILD.base)
    return not_offered(state, seat, action)


def _why_not_had(state: Position, card: int, cost: int) -> Reason:
    if card < 0:
        return Reason("sprawl-empty", "S3.5")
    return Reason("sprawl-no-ap", "S3.5", {"cost": cost, "ap": state.ap})


def _why_not_built(state: Position, seat: int, origin: int) -> Reason:
    place = FAVOR_PLACES_PER_SEAT * seat + origin - FAVOR_PLACES
    if origin >= FAVOR_PLACES and state.fresh >> place & 1:
        return Reason("sprawl-favor-fresh", "S3.8")
    card = origin_card(state, seat, origin)
    cost = origin_cost(state, origin)
    if card < 0 or cost > state.ap:
        return _why_not_had(state, card, cost)
    contract = state.components.cards[card]
    pages = pages_for(state, seat, contract.zone)
    params: Params = {"card": contract.name, "lots": contract.lots, "pages": pages}
    return Reason("sprawl-no-permits" if pages < contract.lots else "sprawl-no-place", "S4.1", params)


TURN_QUESTIONS: dict[int, Question[Position]] = {
    ASK_INVEST: Question(("invest", "done"), "S3.3", prompt_invest, legal_invest, apply_invest, why_invest),
    ASK_ACTION: Question(
        ("take", "favor", "build", "end"), "S3.4", prompt_action, legal_action, apply_action, why_action
    ),
}
