"""How a bot plans a turn: which permits a contract needs, what fits into the action points."""

from boomtown.games.sprawl.actions import BUILD, END_TURN, FAVOR, TAKE
from boomtown.games.sprawl.acts_cards import favor_place, planning_card
from boomtown.games.sprawl.city import SHAPES
from boomtown.games.sprawl.components import CARD_LEVEL, CARD_LOTS, CARD_ZONE, CARD_ZONES, PLANNING_COST
from boomtown.games.sprawl.contracts import pages, source_card, source_cost
from boomtown.games.sprawl.promise import spot_worths
from boomtown.games.sprawl.spots import build_spots, price
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import FAVOR_PLACES, SOURCES
from boomtown.games.sprawl.worth import PAGE_WORTH, card_worth, turns_left

# A contract kept as a Favor comes later and may be outbid by events.
FAVOR_SHARE = 0.6
FAVOR_SHARE_WITHOUT_PERMITS = 0.4
# So many of the best sets of plans are looked at further, for each number of plans in them.
WIDTH = 8


class Plan:
    """Something to spend action points on: a contract with the permits it needs, a Favor, or a planning card."""

    __slots__ = ("action", "ap", "cost", "worth", "source", "boxes", "zone", "lots")

    def __init__(
        self, action: int, ap: int, cost: int, worth: float, source: int, boxes: int, zone: int, lots: int
    ) -> None:
        self.action = action  # what to do first
        self.ap = ap
        self.cost = cost  # wealth
        self.worth = worth
        self.source = source  # of the contract, or -1
        self.boxes = boxes  # mask of planning boxes that are emptied
        self.zone = zone  # of the permits used, or -1
        self.lots = lots


def cheapest_boxes(state: Position, zone: int, missing: int) -> tuple[int, int]:
    """AP and mask of the planning boxes that bring the missing permit pages most cheaply; (99, 0) if none do."""
    best = (99, 0)
    cards = [planning_card(state, box) for box in range(5)]
    usable = [box for box in range(5) if cards[box] >= 0 and CARD_ZONES[cards[box]] >> zone & 1]
    for choice in range(1, 1 << len(usable)):
        mask = cost = found = 0
        for place, box in enumerate(usable):
            if choice >> place & 1:
                mask |= 1 << box
                cost += PLANNING_COST[box]
                found += CARD_LEVEL[cards[box]]
        if found >= missing and cost < best[0]:
            best = (cost, mask)
    return best


def contract_plans(state: Position, seat: int, source: int, turns: float) -> list[Plan]:
    """Build a contract now, fetch permits for it first, or lay it aside."""
    card = source_card(state, seat, source)
    ap = source_cost(source)
    if card < 0 or ap > state.ap:
        return []
    zone, lots = CARD_ZONE[card], CARD_LOTS[card]
    missing = lots - pages(state, seat, zone)
    fetch, boxes = cheapest_boxes(state, zone, missing) if missing > 0 else (0, 0)
    can_keep = source < FAVOR_PLACES and favor_place(state, seat) >= 0
    now = ap + fetch <= state.ap
    if not now and not can_keep and source < FAVOR_PLACES:
        return []
    spots = build_spots(state, seat, card, False)
    if not spots:
        return []
    worths = spot_worths(state, seat, card, spots)
    best = max(worths)
    cost = price(state, card, spots[worths.index(best)] // SHAPES)
    worth = best - PAGE_WORTH * lots * min(1.0, turns / state.seats / 2.0)
    found: list[Plan] = []
    if now and missing <= 0:
        found.append(Plan(BUILD.base + source, ap, cost, worth, source, 0, zone, lots))
    elif now:
        for box in range(5):
            if boxes >> box & 1:
                found.append(Plan(TAKE.base + box, ap + fetch, cost, worth + 0.4 * lots, source, boxes, zone, lots))
    if can_keep:
        later = min(1.0, turns / state.seats / 1.5)
        share = FAVOR_SHARE if missing <= 0 else FAVOR_SHARE_WITHOUT_PERMITS
        found.append(Plan(FAVOR.base + source, ap, 0, share * later * worth, source, 0, -1, 0))
    return found


def plans(state: Position, seat: int) -> list[Plan]:
    """Everything the seat could spend action points on now."""
    turns = turns_left(state)
    own_turns = turns / state.seats
    found: list[Plan] = []
    for source in range(SOURCES):
        found += contract_plans(state, seat, source, turns)
    for box in range(5):
        card = planning_card(state, box)
        if card >= 0 and PLANNING_COST[box] <= state.ap:
            worth = card_worth(card, own_turns) - 0.02 * PLANNING_COST[box]
            found.append(Plan(TAKE.base + box, PLANNING_COST[box], 0, worth, -1, 1 << box, -1, 0))
    return found


class Turn:
    """Plans that can be carried out in the same turn: the last of them, those before it, and what all of them take."""

    __slots__ = ("before", "plan", "worth", "ap", "cost", "sources", "boxes", "lots")

    def __init__(self, before: "Turn | None", plan: Plan) -> None:
        self.before = before
        self.plan = plan
        self.worth = plan.worth
        self.ap = plan.ap
        self.cost = plan.cost
        self.sources = 1 << plan.source if plan.source >= 0 else 0
        self.boxes = plan.boxes
        self.lots = plan.lots << 8 * plan.zone if plan.zone >= 0 else 0  # a byte for each zone
        if before is not None:
            self.worth += before.worth
            self.ap += before.ap
            self.cost += before.cost
            self.sources |= before.sources
            self.boxes |= before.boxes
            self.lots += before.lots

    def takes(self, state: Position, seat: int, plan: Plan) -> bool:
        """Whether one more plan fits in."""
        if self.ap + plan.ap > state.ap or self.cost + plan.cost > state.wealth[seat] or self.boxes & plan.boxes:
            return False
        if plan.source >= 0 and self.sources >> plan.source & 1:
            return False
        used = self.lots >> 8 * plan.zone & 255 if plan.zone >= 0 else 0
        return not used or used + plan.lots <= pages(state, seat, plan.zone)


def turns(state: Position, seat: int) -> list[Turn]:
    """What the turn may hold: a beam search over sets of plans, the best first plan before the second and so on."""
    found = sorted(plans(state, seat), key=lambda plan: -plan.worth)
    beam = [Turn(None, plan) for plan in found]
    met: list[Turn] = []
    while beam:
        met += beam
        longer: list[Turn] = []
        for turn in beam:
            for plan in found[found.index(turn.plan) + 1 :]:
                if plan.worth > 0.0 and turn.takes(state, seat, plan):
                    longer.append(Turn(turn, plan))
        longer.sort(key=lambda turn: -turn.worth)
        beam = longer[:WIDTH]
        met += longer[WIDTH:]
    return met


def action_worths(state: Position, seat: int, legal: list[int]) -> list[float]:
    """For each action the best turn that it is part of."""
    best: dict[int, float] = {END_TURN.base: 0.0}
    for whole in turns(state, seat):
        part: Turn | None = whole
        while part is not None:
            action = part.plan.action
            if whole.worth > best.get(action, -1000.0):
                best[action] = whole.worth
            part = part.before
    return [best.get(action, -50.0) for action in legal]


def plan_worth(state: Position, seat: int) -> float:
    """What the best turn brings."""
    return max([0.0, *(turn.worth for turn in turns(state, seat))])
