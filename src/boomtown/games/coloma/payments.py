"""Paying: prices after discounts, and how many nuggets stand in for bucks."""

from boomtown.games.coloma.effects.effect import Effect, enact, enact_later
from boomtown.games.coloma.goods import gold_price, spend_gold
from boomtown.games.coloma.state import Discount, Position
from boomtown.games.coloma.steps import SPLIT
from boomtown.kernel.message import Message, Reason

Cost = tuple[int, int, int]  # bucks, gold, dudes

# The goods of a Cost by name; a discount takes some of them off.
PRICED = ("bucks", "gold", "dudes")
NOTHING_OFF: Cost = (0, 0, 0)

# Two ways to pay for a building, a hotel, a river or a bridge; a price list holds a Cost for each.
TOOLS = ("hammer", "saw")
HAMMER, SAW = range(len(TOOLS))

# What can be bought, and the bits that say for which of it a discount holds.
PURCHASES = ("building", "hotel", "river", "bridge", "tent", "horse")
BUY_BUILDING, BUY_HOTEL, BUY_RIVER, BUY_BRIDGE, BUY_TENT, BUY_HORSE = [1 << bit for bit in range(len(PURCHASES))]


def cost_of(table: dict[str, int]) -> Cost:
    """A cost, or what is taken off one, as a component file writes it."""
    return table.get("bucks", 0), table.get("gold", 0), table.get("dudes", 0)


def purchase_bits(names: list[str]) -> int:
    bits = 0
    for name in names:
        bits |= 1 << PURCHASES.index(name)
    return bits


def price_after(state: Position, what: int, cost: Cost, off: Cost) -> Cost:
    """A cost less what the ability and the discounts of the turn take off (K7.4)."""
    if off == NOTHING_OFF and not state.discounts:
        return cost
    bucks, gold, dudes = cost[0] - off[0], cost[1] - off[1], cost[2] - off[2]
    for on, less_bucks, less_gold, less_dudes, _ in state.discounts:
        if on & what:
            bucks -= less_bucks
            gold -= less_gold
            dudes -= less_dudes
    return (bucks if bucks > 0 else 0, gold if gold > 0 else 0, dudes if dudes > 0 else 0)


def spend_discounts(state: Position, what: int) -> None:
    """A discount for a number of purchases loses one of them (K7.4)."""
    if not state.discounts:
        return
    left: list[Discount] = []
    for on, bucks, gold, dudes, uses in state.discounts:
        if not on & what or not uses:
            left.append((on, bucks, gold, dudes, uses))
        elif uses > 1:
            left.append((on, bucks, gold, dudes, uses - 1))
    state.discounts = left


def can_pay(state: Position, player: int, cost: Cost) -> bool:
    """Gold may replace bucks, never the other way round (K3.7)."""
    bucks, gold, dudes = cost
    spare = state.gold[player] - gold
    if spare < 0 or dudes > state.dudes[player]:
        return False
    lacking = bucks - state.bucks[player]
    return lacking <= 0 or lacking <= spare * state.prices[state.gold_supply]


def pay(state: Position, player: int, cost: Cost, what: str, then: list[Effect]) -> None:
    """Pay a cost for `what`, asking for the split if there is a choice; then the effects follow."""
    bucks, gold, dudes = cost
    state.dudes[player] -= dudes
    state.dude_supply[player] += dudes  # K6.10
    if gold:
        spend_gold(state, player, gold)
    if state.listener is not None and (gold or dudes):
        state.tell(
            "coloma-paid-for", {"seat": player, "gold": gold, "dudes": dudes, "what": what}, refs=(f"seat:{player}",)
        )
    pay_bucks(state, player, bucks, then)


def pay_bucks(state: Position, player: int, bucks: int, then: list[Effect]) -> None:
    fewest, most = nuggets(state, player, bucks)
    if fewest < most:
        enact_later(state, player, then)
        state.agenda.append((SPLIT, player, bucks))
        return
    hand_over(state, player, bucks, fewest)
    enact(state, player, then)


def nuggets(state: Position, player: int, bucks: int) -> tuple[int, int]:
    """The fewest and most nuggets that pay this many bucks without wasting a whole one (K3.8)."""
    if not state.gold[player] or not bucks:
        return 0, 0
    price = gold_price(state)
    lacking = bucks - state.bucks[player]
    fewest = 0 if lacking <= 0 else -(-lacking // price)
    return fewest, min(state.gold[player], -(-bucks // price))


def hand_over(state: Position, player: int, bucks: int, gold: int) -> None:
    """Pay bucks with that many nuggets; there is no change (K3.8)."""
    rest = bucks - gold * gold_price(state)
    if rest > 0:
        state.bucks[player] -= rest
    if gold:
        spend_gold(state, player, gold)
    if state.listener is not None and bucks:
        state.tell("coloma-paid", {"seat": player, "bucks": max(rest, 0), "gold": gold}, refs=(f"seat:{player}",))


def too_dear(cost: Cost, rule: str) -> Reason:
    bucks, gold, dudes = cost
    return Reason("coloma-too-dear", rule, {"bucks": bucks, "gold": gold, "dudes": dudes})


# How many nuggets (K3.7, K3.8).


def prompt_split(state: Position, seat: int) -> Message:
    _, _, bucks = state.agenda[-1]
    return Message("coloma-ask-split", {"bucks": bucks, "price": gold_price(state)})


def legal_split(state: Position, seat: int) -> list[int]:
    _, _, bucks = state.agenda[-1]
    fewest, most = nuggets(state, seat, bucks)
    first = state.components.verbs.gold.base
    return list(range(first + fewest, first + most + 1))


def apply_split(state: Position, seat: int, action: int) -> None:
    _, _, bucks = state.asked
    hand_over(state, seat, bucks, action - state.components.verbs.gold.base)


def why_split(state: Position, seat: int, action: int) -> Reason:
    _, _, bucks = state.agenda[-1]
    fewest, most = nuggets(state, seat, bucks)
    return Reason("coloma-split-range", "K3.8", {"fewest": fewest, "most": most, "price": gold_price(state)})
