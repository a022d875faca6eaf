"""A turn: its start, investing, the actions."""

from boomtown.games.sprawl.actions import BUILD, DONE, END_TURN, FAVOR, INVEST, TAKE
from boomtown.games.sprawl.acts_cards import favor_place, planning_card, take_favor, take_planning
from boomtown.games.sprawl.common import card_name, not_offered
from boomtown.games.sprawl.components import (
    CARD_LOTS,
    CARD_PAY,
    CARD_ZONE,
    CONTRACT_COST,
    ON_TURN_START,
    PERMITS,
    PLANNING_COST,
    TURN_AP,
    UNION_AP,
)
from boomtown.games.sprawl.contracts import pages, source_card, source_cost
from boomtown.games.sprawl.purse import gain
from boomtown.games.sprawl.spots import build_spots
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import (
    ASK_ACTION,
    ASK_INVEST,
    ASK_SPOT,
    EFFECT,
    END,
    FAVOR_PLACES,
    SHUT,
    SLIDE_PLANNING,
    SOURCES,
)
from boomtown.games.sprawl.words import UNION
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.state import Question, Step

# The start of a turn (S3.2).


def run_turn(state: Position, step: Step) -> None:
    seat = step[1]
    state.active = seat
    state.turn += 1
    state.idle += 1
    state.fresh = 0  # S3.8
    state.ap = UNION_AP if state.offices[UNION] == seat else TURN_AP
    state.built = 0
    state.discount = 0
    state.line = -1
    if state.listener is not None:
        state.tell("sprawl-turn", {"seat": seat, "turn": state.turn, "ap": state.ap})
    steps: list[Step] = []
    for office, effects in enumerate(ON_TURN_START):
        if state.offices[office] == seat:
            steps += [(EFFECT, effect, seat, -1, -1, -1, -1, -1) for effect in effects]
    if any([card < PERMITS for card in state.hands[seat]]):
        steps.append((ASK_INVEST, seat))
    state.push(*steps, (ASK_ACTION, seat), (SHUT, seat), (END, SLIDE_PLANNING))


def run_shut(state: Position, step: Step) -> None:
    """What is left over lapses (S3.10)."""
    state.ap = 0
    state.discount = 0
    state.revealed = []


# Investing (S3.3).


def prompt_invest(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-invest", {"wealth": state.wealth[seat]})


def legal_invest(state: Position, seat: int) -> list[int]:
    return [*[INVEST.base + card for card in state.hands[seat] if card < PERMITS], DONE.base]


def apply_invest(state: Position, seat: int, action: int) -> None:
    if action == DONE.base:
        return
    card = action - INVEST.base
    state.hands[seat].remove(card)
    state.discards.append(card)
    if state.listener is not None:
        state.tell("sprawl-invested", {"seat": seat, "card": card_name(card)})
    gain(state, seat, CARD_PAY[card], 0)
    if any([left < PERMITS for left in state.hands[seat]]):
        state.push((ASK_INVEST, seat))


def why_invest(state: Position, seat: int, action: int) -> Reason:
    return Reason("sprawl-not-yours", "S3.3", {"card": card_name(action - INVEST.base)})


# Actions (S3.4-S3.8).


def prompt_action(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-action", {"ap": state.ap, "wealth": state.wealth[seat]})


def can_build(state: Position, seat: int, source: int) -> bool:
    """Whether a contract can be paid and placed in full (S4.1)."""
    card = source_card(state, seat, source)
    if card < 0 or source_cost(source) > state.ap or pages(state, seat, CARD_ZONE[card]) < CARD_LOTS[card]:
        return False
    return bool(build_spots(state, seat, card, True))


def legal_action(state: Position, seat: int) -> list[int]:
    ap = state.ap
    found = [TAKE.base + box for box in range(5) if PLANNING_COST[box] <= ap and planning_card(state, box) >= 0]
    if favor_place(state, seat) >= 0:
        for source in range(FAVOR_PLACES):
            if CONTRACT_COST[source] <= ap and source_card(state, seat, source) >= 0:
                found.append(FAVOR.base + source)
    for source in range(SOURCES):
        if can_build(state, seat, source):
            found.append(BUILD.base + source)
    found.append(END_TURN.base)
    return found


def apply_action(state: Position, seat: int, action: int) -> None:
    if action == END_TURN.base:
        return
    state.push((ASK_ACTION, seat))
    if TAKE.owns(action):
        box = action - TAKE.base
        state.ap -= PLANNING_COST[box]
        take_planning(state, seat, box)
    elif FAVOR.owns(action):
        source = action - FAVOR.base
        state.ap -= CONTRACT_COST[source]
        take_favor(state, seat, source)
    else:
        state.push((ASK_SPOT, seat, action - BUILD.base))


def why_action(state: Position, seat: int, action: int) -> Reason:
    if TAKE.owns(action):
        box = action - TAKE.base
        return _why_not_had(state, planning_card(state, box), PLANNING_COST[box])
    if FAVOR.owns(action):
        source = action - FAVOR.base
        if favor_place(state, seat) < 0:
            return Reason("sprawl-favor-limit", "S3.7")
        return _why_not_had(state, source_card(state, seat, source), CONTRACT_COST[source])
    if BUILD.owns(action):
        return _why_not_built(state, seat, action - BUILD.base)
    return not_offered(state, seat, action)


def _why_not_had(state: Position, card: int, cost: int) -> Reason:
    if card < 0:
        return Reason("sprawl-empty", "S3.5")
    return Reason("sprawl-no-ap", "S3.5", {"cost": cost, "ap": state.ap})


def _why_not_built(state: Position, seat: int, source: int) -> Reason:
    place = 2 * seat + source - FAVOR_PLACES
    if source >= FAVOR_PLACES and state.fresh >> place & 1:
        return Reason("sprawl-favor-fresh", "S3.8")
    card = source_card(state, seat, source)
    if card < 0 or source_cost(source) > state.ap:
        return _why_not_had(state, card, source_cost(source))
    told: Params = {"card": card_name(card), "lots": CARD_LOTS[card], "pages": pages(state, seat, CARD_ZONE[card])}
    if pages(state, seat, CARD_ZONE[card]) < CARD_LOTS[card]:
        return Reason("sprawl-no-permits", "S4.1", told)
    return Reason("sprawl-no-place", "S4.1", told)


TURN_QUESTIONS: dict[int, Question[Position]] = {
    ASK_INVEST: Question(("invest", "done"), "S3.3", prompt_invest, legal_invest, apply_invest, why_invest),
    ASK_ACTION: Question(
        ("take", "favor", "build", "end"), "S3.4", prompt_action, legal_action, apply_action, why_action
    ),
}
