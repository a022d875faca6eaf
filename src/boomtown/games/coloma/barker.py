"""The Barker: the market for tents and horses, and barrels from the hideout."""

from boomtown.games.coloma.actions import BUY, DONE, TAKE
from boomtown.games.coloma.payment import NOTHING_OFF, Cost, can_pay, pay, price_after, spend_discounts
from boomtown.games.coloma.state import Position, who
from boomtown.games.coloma.steps import MARKET_STALL, PICK_BARREL
from boomtown.games.coloma.tables import (
    BARREL_IDS,
    BUY_HORSE,
    BUY_TENT,
    HIDEOUT,
    HIDEOUT_OUTLAWS,
    HORSE_PRICE,
    NAMES,
    TENT_PRICE,
)
from boomtown.kernel.message import Message, Reason

# What to buy (K6.16).


def tent_price(state: Position) -> Cost:
    return price_after(state, BUY_TENT, (TENT_PRICE, 0, 0), NOTHING_OFF)


def horse_price(state: Position) -> Cost:
    return price_after(state, BUY_HORSE, (HORSE_PRICE, 0, 0), NOTHING_OFF)


def tent_on_sale(state: Position, player: int) -> bool:
    return state.tent_supply[player] > 0 and can_pay(state, player, tent_price(state))


def horse_on_sale(state: Position, player: int) -> bool:
    return state.horse_supply[player] > 0 and can_pay(state, player, horse_price(state))


def prompt_market(state: Position, seat: int) -> Message:
    return Message("coloma-ask-market", {"tent": tent_price(state)[0], "horse": horse_price(state)[0]})


def legal_market(state: Position, seat: int) -> list[int]:
    found = []
    if tent_on_sale(state, seat):
        found.append(BUY.base)
    if horse_on_sale(state, seat):
        found.append(BUY.base + 1)
    found.append(DONE.base)
    return found


def apply_market(state: Position, seat: int, action: int) -> None:
    if action == DONE.base:
        return
    state.agenda.append((MARKET_STALL, seat))
    if action == BUY.base:
        cost = tent_price(state)
        spend_discounts(state, BUY_TENT)
        state.tents[seat] += 1
        state.tent_supply[seat] -= 1
    else:
        cost = horse_price(state)
        spend_discounts(state, BUY_HORSE)
        state.horses[seat] += 1
        state.horse_supply[seat] -= 1
    if state.listener is not None:
        state.tell("coloma-bought-tent" if action == BUY.base else "coloma-bought-horse", {"seat": seat})
    pay(state, seat, cost, [])


def why_market(state: Position, seat: int, action: int) -> Reason:
    if action == BUY.base:
        if not state.tent_supply[seat]:
            return Reason("coloma-tent-limit", "K3.1")
        return Reason("coloma-too-dear", "K6.16", {"bucks": tent_price(state)[0], "gold": 0, "dudes": 0})
    if not state.horse_supply[seat]:
        return Reason("coloma-horse-limit", "K3.2")
    return Reason("coloma-too-dear", "K6.16", {"bucks": horse_price(state)[0], "gold": 0, "dudes": 0})


# Which barrel (K9.1-K9.3).


def barrels_left(state: Position) -> bool:
    """Whether a barrel can be taken at all (K9.2)."""
    if sum(state.pile):
        return True
    for space in range(1, HIDEOUT):
        if state.face_up[space] >= 0:
            return True
    return False


def prompt_barrel(state: Position, seat: int) -> Message:
    return Message("coloma-ask-barrel", {})


def legal_barrel(state: Position, seat: int) -> list[int]:
    found = [TAKE.base] if sum(state.pile) else []
    for space in range(1, HIDEOUT):
        if state.face_up[space] >= 0:
            found.append(TAKE.base + space)
    return found


def apply_barrel(state: Position, seat: int, action: int) -> None:
    take_barrel(state, seat, action - TAKE.base)
    left = state.asked[2] - 1
    if left and barrels_left(state):
        state.agenda.append((PICK_BARREL, seat, left))


def take_barrel(state: Position, player: int, space: int) -> None:
    """The player has the barrel, the outlaws come, the gap is filled (K9.1, K9.3)."""
    barrel = state.face_up[space] if space else _from_pile(state)
    state.barrels[player] = (*state.barrels[player], barrel)
    state.outlaws += HIDEOUT_OUTLAWS[space]
    if state.listener is not None:
        count = HIDEOUT_OUTLAWS[space]
        state.tell("coloma-took-barrel", {"seat": who(state, player), "barrel": barrel_name(barrel), "count": count})
    if space:
        state.face_up[space] = -1
        fill_gap(state, space)
    elif not sum(state.pile):
        _turn_discards(state)


def fill_gap(state: Position, space: int) -> None:
    """Turn a barrel of the stack face up on an empty space, if there is one."""
    if not sum(state.pile):
        _turn_discards(state)
    if sum(state.pile):
        state.face_up[space] = _from_pile(state)
    if not sum(state.pile):
        _turn_discards(state)


def _from_pile(state: Position) -> int:
    """A random barrel of the stack, for nobody knows its order."""
    skip = state.rng.below(sum(state.pile))
    barrel = 0
    while skip >= state.pile[barrel]:
        skip -= state.pile[barrel]
        barrel += 1
    state.pile[barrel] -= 1
    state.reveals += 1
    return barrel


def _turn_discards(state: Position) -> None:
    """The discarded barrels become the new stack (K9.3)."""
    state.pile = state.discarded
    state.discarded = [0] * len(BARREL_IDS)


def discard_used(state: Position, player: int) -> None:
    """A used barrel is paid for an ability; the one used longest ago (K9.5)."""
    barrel = state.used_barrels[player][0]
    state.used_barrels[player] = state.used_barrels[player][1:]
    state.discarded[barrel] += 1
    if state.listener is not None:
        state.tell("coloma-discarded-barrel", {"seat": player, "barrel": barrel_name(barrel)})
    if not sum(state.pile):
        _turn_discards(state)
        for space in range(1, HIDEOUT):
            if state.face_up[space] < 0:
                fill_gap(state, space)


def why_barrel(state: Position, seat: int, action: int) -> Reason:
    return Reason("coloma-no-barrel-there", "K9.1", {"space": action - TAKE.base})


def barrel_name(barrel: int) -> str:
    return NAMES["barrel"][BARREL_IDS[barrel]]
