"""Sites 2 and 3: rivers, bridges, town buildings and hotels."""

from boomtown.games.coloma.actions import BRIDGE, BUILD, DONE, HOTEL, RIVER
from boomtown.games.coloma.goods import card_name
from boomtown.games.coloma.payment import can_pay, pay, price_after, spend_discounts
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.tables import (
    BOARD_RIVERS,
    BRIDGE_COST,
    BRIDGE_IDS,
    BUY_BRIDGE,
    BUY_BUILDING,
    BUY_HOTEL,
    BUY_RIVER,
    CARD_COST,
    DECK,
    EFFECTS,
    HOTEL_COST,
    RIVER_COST,
    RIVERS,
    Effect,
)
from boomtown.kernel.message import Message, Reason

ALL_RIVERS = (1 << RIVERS) - 1


# Which building or hotel (K6.9, K12.1).


def building_affordable(state: Position, player: int, card: int, effect: Effect) -> bool:
    return can_pay(state, player, price_after(state, BUY_BUILDING, CARD_COST[card][effect.tool], effect.off))


def hotel_affordable(state: Position, player: int, effect: Effect) -> bool:
    if not effect.what & BUY_HOTEL or not state.hotel_stock or not state.options["hotels"]:
        return False
    return can_pay(state, player, price_after(state, BUY_HOTEL, HOTEL_COST[effect.tool], effect.off))


def can_build(state: Position, player: int, effect: Effect) -> bool:
    """Whether the effect would offer anything."""
    if effect.what & BUY_BUILDING:
        hand = state.hand[player]
        for card in range(DECK):
            if hand >> card & 1 and building_affordable(state, player, card, effect):
                return True
    return hotel_affordable(state, player, effect)


def prompt_build(state: Position, seat: int) -> Message:
    tool = EFFECTS[state.agenda[-1][2]].tool
    return Message("coloma-ask-build", {"tool": "@coloma-tool-saw" if tool else "@coloma-tool-hammer"})


def legal_build(state: Position, seat: int) -> list[int]:
    effect = EFFECTS[state.agenda[-1][2]]
    found = []
    if effect.what & BUY_BUILDING:
        hand = state.hand[seat]
        for card in range(DECK):
            if hand >> card & 1 and building_affordable(state, seat, card, effect):
                found.append(BUILD.base + card)
    if hotel_affordable(state, seat, effect):
        found.append(HOTEL.base)
    found.append(DONE.base)
    return found


def apply_build(state: Position, seat: int, action: int) -> None:
    if action == DONE.base:
        return
    effect = EFFECTS[state.asked[2]]
    if action == HOTEL.base:
        cost = price_after(state, BUY_HOTEL, HOTEL_COST[effect.tool], effect.off)
        spend_discounts(state, BUY_HOTEL)
        state.hotel_stock -= 1
        state.hotels[seat] += 1
        if state.listener is not None:
            state.tell("coloma-built-hotel", {"seat": seat})
    else:
        card = action - BUILD.base
        cost = price_after(state, BUY_BUILDING, CARD_COST[card][effect.tool], effect.off)
        spend_discounts(state, BUY_BUILDING)
        state.hand[seat] ^= 1 << card
        state.built[seat] |= 1 << card
        state.fresh |= 1 << card  # K7.2
        state.reveals += 1
        if state.listener is not None:
            state.tell("coloma-built", {"seat": seat, "card": card_name(card)})
    pay(state, seat, cost, [])


def why_build(state: Position, seat: int, action: int) -> Reason:
    effect = EFFECTS[state.agenda[-1][2]]
    if action == HOTEL.base:
        if not state.options["hotels"] or not state.hotel_stock or not effect.what & BUY_HOTEL:
            return Reason("coloma-no-hotel", "K12.1")
        bucks, gold, dudes = price_after(state, BUY_HOTEL, HOTEL_COST[effect.tool], effect.off)
        return Reason("coloma-too-dear", "K12.1", {"bucks": bucks, "gold": gold, "dudes": dudes})
    card = action - BUILD.base
    if not state.hand[seat] >> card & 1:
        return Reason("coloma-not-in-hand", "K6.9", {"card": card_name(card)})
    bucks, gold, dudes = price_after(state, BUY_BUILDING, CARD_COST[card][effect.tool], effect.off)
    return Reason("coloma-too-dear", "K6.10", {"bucks": bucks, "gold": gold, "dudes": dudes})


# Which river or bridge (K6.4).


def river_affordable(state: Position, player: int, effect: Effect) -> bool:
    if not effect.what & BUY_RIVER or state.rivers[player] == ALL_RIVERS:
        return False
    return can_pay(state, player, price_after(state, BUY_RIVER, RIVER_COST[effect.tool], effect.off))


def bridge_affordable(state: Position, player: int, effect: Effect) -> bool:
    """Whether there is an own river without a bridge and the means for one (K6.7)."""
    if not effect.what & BUY_BRIDGE or state.rivers[player].bit_count() <= state.bridges[player].bit_count():
        return False
    return can_pay(state, player, price_after(state, BUY_BRIDGE, BRIDGE_COST[effect.tool], effect.off))


def bridge_open(state: Position, player: int, bridge: int) -> bool:
    """A tile is left and the player has none of the type (K6.8)."""
    return state.bridge_stock[bridge] > 0 and not state.bridges[player] >> bridge & 1


def can_work(state: Position, player: int, effect: Effect) -> bool:
    if river_affordable(state, player, effect):
        return True
    if not bridge_affordable(state, player, effect):
        return False
    for bridge in range(len(BRIDGE_IDS)):
        if bridge_open(state, player, bridge):
            return True
    return False


def prompt_works(state: Position, seat: int) -> Message:
    tool = EFFECTS[state.agenda[-1][2]].tool
    return Message("coloma-ask-works", {"tool": "@coloma-tool-saw" if tool else "@coloma-tool-hammer"})


def legal_works(state: Position, seat: int) -> list[int]:
    effect = EFFECTS[state.agenda[-1][2]]
    found = []
    if river_affordable(state, seat, effect):
        rivers = state.rivers[seat]
        for space in range(RIVERS):
            if not rivers >> space & 1:
                found.append(RIVER.base + space)
    if bridge_affordable(state, seat, effect):
        for bridge in range(len(BRIDGE_IDS)):
            if bridge_open(state, seat, bridge):
                found.append(BRIDGE.base + bridge)
    found.append(DONE.base)
    return found


def apply_works(state: Position, seat: int, action: int) -> None:
    if action == DONE.base:
        return
    effect = EFFECTS[state.asked[2]]
    if action < BRIDGE.base:
        space = action - RIVER.base
        cost = price_after(state, BUY_RIVER, RIVER_COST[effect.tool], effect.off)
        spend_discounts(state, BUY_RIVER)
        state.rivers[seat] |= 1 << space
        if state.listener is not None:
            state.tell("coloma-surveyed", {"seat": seat, "space": space + 1})
        pay(state, seat, cost, BOARD_RIVERS[state.board[seat]][space])  # K6.6
        return
    bridge = action - BRIDGE.base
    cost = price_after(state, BUY_BRIDGE, BRIDGE_COST[effect.tool], effect.off)
    spend_discounts(state, BUY_BRIDGE)
    state.bridge_stock[bridge] -= 1
    state.bridges[seat] |= 1 << bridge
    if state.listener is not None:
        state.tell("coloma-bridged", {"seat": seat, "bridge": bridge_name(bridge)})
    pay(state, seat, cost, [])


def why_works(state: Position, seat: int, action: int) -> Reason:
    effect = EFFECTS[state.agenda[-1][2]]
    if action < BRIDGE.base:
        if state.rivers[seat] >> (action - RIVER.base) & 1:
            return Reason("coloma-river-taken", "K6.6", {"space": action - RIVER.base + 1})
        bucks, gold, dudes = price_after(state, BUY_RIVER, RIVER_COST[effect.tool], effect.off)
        return Reason("coloma-too-dear", "K6.5", {"bucks": bucks, "gold": gold, "dudes": dudes})
    bridge = action - BRIDGE.base
    if state.bridges[seat] >> bridge & 1:
        return Reason("coloma-bridge-twice", "K6.8", {"bridge": bridge_name(bridge)})
    if not state.bridge_stock[bridge]:
        return Reason("coloma-bridge-gone", "K6.8", {"bridge": bridge_name(bridge)})
    if state.rivers[seat].bit_count() <= state.bridges[seat].bit_count():
        return Reason("coloma-no-free-river", "K6.7")
    bucks, gold, dudes = price_after(state, BUY_BRIDGE, BRIDGE_COST[effect.tool], effect.off)
    return Reason("coloma-too-dear", "K6.5", {"bucks": bucks, "gold": gold, "dudes": dudes})


def bridge_name(bridge: int) -> str:
    return "@coloma-bridge-" + BRIDGE_IDS[bridge]
