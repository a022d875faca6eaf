"""How a bot plans a turn: which permits a contract needs, what fits into the action points."""

from typing import Final

from boomtown.games.sprawl.actions import BUILD, END_TURN, FAVOR, TAKE
from boomtown.games.sprawl.city import SHAPES
from boomtown.games.sprawl.constants import PLANNING_BOXES
from boomtown.games.sprawl.favors import favor_place, origin_card, origin_cost
from boomtown.games.sprawl.permits import pages_for
from boomtown.games.sprawl.planning_cards import planning_card
from boomtown.games.sprawl.spots import build_spots, price
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import FAVOR_PLACES, ORIGINS
from boomtown_reference.sprawl.contract_value import spot_values
from boomtown_reference.sprawl.holdings import FAVOR_TURNS, PAGE_VALUE, PERMIT_TURNS, planning_card_value, turns_left

# The share of its worth that a contract keeps as a Favor, for it comes later; less if its permits are missing.
FAVOR_SHARE: Final = 0.6
FAVOR_SHARE_WITHOUT_PERMITS: Final = 0.4
# Permits that are fetched for a contract leave those in hand for another one: for each lot so much.
FETCHED_LOT: Final = 0.4
# Of two equal planning cards the cheaper one is taken.
VALUE_OF_AP: Final = 0.02
# So many of the best sets of plans are looked at further, for each number of plans in them.
BEAM_WIDTH: Final = 8
# More AP than any turn has: the permits cannot be fetched.
OUT_OF_REACH: Final = 99
# Below every real turn: an action that is part of no plan.
NOT_PLANNED: Final = -50.0


class Plan:
    """Something to spend action points on: a contract with the permits it needs, a Favor, or a planning card."""

    __slots__ = ("action", "ap", "cost", "value", "origin", "boxes", "zone", "lots")

    def __init__(
        self, action: int, ap: int, cost: int, value: float, origin: int, boxes: int, zone: int, lots: int
    ) -> None:
        self.action = action  # what to do first
        self.ap = ap
        self.cost = cost  # wealth
        self.value = value
        self.origin = origin  # of the contract, or -1
        self.boxes = boxes  # mask of planning boxes that are emptied
        self.zone = zone  # of the permits used, or -1
        self.lots = lots


def cheapest_boxes(state: Position, zone: int, missing: int) -> tuple[int, int]:
    """AP and mask of the planning boxes that bring the missing permit pages most cheaply; (99, 0) if none do."""
    best = (OUT_OF_REACH, 0)
    components = state.components
    boxes = range(PLANNING_BOXES + 1)
    cards = [planning_card(state, box) for box in boxes]
    usable = [box for box in boxes if cards[box] >= 0 and components.cards[cards[box]].zones >> zone & 1]
    for choice in range(1, 1 << len(usable)):
        mask = cost = pages = 0
        for place, box in enumerate(usable):
            if choice >> place & 1:
                mask |= 1 << box
                cost += components.planning_costs[box]
                pages += components.cards[cards[box]].pages
        if pages >= missing and cost < best[0]:
            best = (cost, mask)
    return best


def contract_plans(state: Position, seat: int, origin: int, turns: float) -> list[Plan]:
    """Build a contract now, fetch permits for it first, or lay it aside."""
    card = origin_card(state, seat, origin)
    ap = origin_cost(state, origin)
    if card < 0 or ap > state.ap:
        return []
    zone, lots = state.components.cards[card].zone, state.components.cards[card].lots
    missing = lots - pages_for(state, seat, zone)
    fetch, boxes = cheapest_boxes(state, zone, missing) if missing > 0 else (0, 0)
    can_keep = origin < FAVOR_PLACES and favor_place(state, seat) >= 0
    now = ap + fetch <= state.ap
    if not now and not can_keep and origin < FAVOR_PLACES:
        return []
    spots = build_spots(state, seat, card, False)
    if not spots:
        return []
    values = spot_values(state, seat, card, spots)
    best = max(values)
    cost = price(state, card, spots[values.index(best)] // SHAPES)
    value = best - PAGE_VALUE * lots * min(1.0, turns / state.seats / PERMIT_TURNS)
    plans: list[Plan] = []
    if now and missing <= 0:
        plans.append(Plan(BUILD.base + origin, ap, cost, value, origin, 0, zone, lots))
    elif now:
        fetched = value + FETCHED_LOT * lots
        for box in range(PLANNING_BOXES + 1):
            if boxes >> box & 1:
                plans.append(Plan(TAKE.base + box, ap + fetch, cost, fetched, origin, boxes, zone, lots))
    if can_keep:
        later = min(1.0, turns / state.seats / FAVOR_TURNS)
        share = FAVOR_SHARE if missing <= 0 else FAVOR_SHARE_WITHOUT_PERMITS
        plans.append(Plan(FAVOR.base + origin, ap, 0, share * later * value, origin, 0, -1, 0))
    return plans


def all_plans(state: Position, seat: int) -> list[Plan]:
    """Everything the seat could spend action points on now."""
    turns = turns_left(state)
    own_turns = turns / state.seats
    components = state.components
    plans: list[Plan] = []
    for origin in range(ORIGINS):
        plans += contract_plans(state, seat, origin, turns)
    for box in range(PLANNING_BOXES + 1):
        card = planning_card(state, box)
        cost = components.planning_costs[box]
        if card >= 0 and cost <= state.ap:
            value = planning_card_value(components.cards[card], own_turns) - VALUE_OF_AP * cost
            plans.append(Plan(TAKE.base + box, cost, 0, value, -1, 1 << box, -1, 0))
    return plans


class TurnPlan:
    """Plans that can be carried out in the same turn: the last of them, those before it, and what all of them take."""

    __slots__ = ("before", "plan", "value", "ap", "cost", "origins", "boxes", "lots")

    def __init__(self, before: "TurnPlan | None", plan: Plan) -> None:
        self.before = before
        self.plan = plan
        self.value = plan.value
        self.ap = plan.ap
        self.cost = plan.cost
        self.origins = 1 << plan.origin if plan.origin >= 0 else 0
        self.boxes = plan.boxes
        self.lots = plan.lots << 8 * plan.zone if plan.zone >= 0 else 0  # a byte for each zone
        if before is not None:
            self.value += before.value
            self.ap += before.ap
            self.cost += before.cost
            self.origins |= before.origins
            self.boxes |= before.boxes
            self.lots += before.lots

    def has_room_for(self, state: Position, seat: int, plan: Plan) -> bool:
        """Whether one more plan fits in."""
        if self.ap + plan.ap > state.ap or self.cost + plan.cost > state.wealth[seat] or self.boxes & plan.boxes:
            return False
        if plan.origin >= 0 and self.origins >> plan.origin & 1:
            return False
        used = self.lots >> 8 * plan.zone & 255 if plan.zone >= 0 else 0
        return not used or used + plan.lots <= pages_for(state, seat, plan.zone)


def turn_plans(state: Position, seat: int) -> list[TurnPlan]:
    """What the turn may hold: a beam search over sets of plans, the best first plan before the second and so on."""
    plans = sorted(all_plans(state, seat), key=lambda plan: -plan.value)
    beam = [TurnPlan(None, plan) for plan in plans]
    looked_at: list[TurnPlan] = []
    while beam:
        looked_at += beam
        longer: list[TurnPlan] = []
        for turn in beam:
            for plan in plans[plans.index(turn.plan) + 1 :]:
                if plan.value > 0.0 and turn.has_room_for(state, seat, plan):
                    longer.append(TurnPlan(turn, plan))
        longer.sort(key=lambda turn: -turn.value)
        beam = longer[:BEAM_WIDTH]
        looked_at += longer[BEAM_WIDTH:]
    return looked_at


def action_values(state: Position, seat: int, legal: list[int]) -> list[float]:
    """For each action the best turn that it is part of."""
    best: dict[int, float] = {END_TURN.base: 0.0}
    for whole in turn_plans(state, seat):
        part: TurnPlan | None = whole
        while part is not None:
            action = part.plan.action
            if action not in best or whole.value > best[action]:
                best[action] = whole.value
            part = part.before
    return [best.get(action, NOT_PLANNED) for action in legal]


def best_turn_value(state: Position, seat: int) -> float:
    """What the best turn brings."""
    return max([0.0, *(turn.value for turn in turn_plans(state, seat))])
