"""The turn under way as a viewer sees it: what is on its menu and what things cost."""

from typing import Literal, TypedDict

from boomtown.games.coloma.effects.market import horse_price, tent_price
from boomtown.games.coloma.menu import item_useful
from boomtown.games.coloma.payments import (
    BUY_BRIDGE,
    BUY_HOTEL,
    BUY_RIVER,
    HAMMER,
    NOTHING_OFF,
    SAW,
    Cost,
    price_after,
)
from boomtown.games.coloma.state import Position, numbers_in
from boomtown.games.coloma.steps import CLOSE, MENU, TURN, item_of, kind_of, player_of

ItemState = Literal["open", "useless", "used", "aside", "under_way"]


class CostView(TypedDict):
    bucks: int
    gold: int
    dudes: int


class ToolPrices(TypedDict):
    hammer: CostView
    saw: CostView


class PricesView(TypedDict):
    """What things cost now, with the discounts of the turn."""

    river: ToolPrices
    bridge: ToolPrices
    hotel: ToolPrices
    tent: CostView
    horse: CostView


class MenuItem(TypedDict):
    """An item by the action that opens it ("use saloon"). Only its own player sees that one is useless just now."""

    item: str
    state: ItemState  # aside: opened and left; under_way: being carried out


class TurnView(TypedDict):
    """What the turn under way has left; it means nothing between turns."""

    menu: list[MenuItem]
    prices: PricesView
    looks: int
    fresh: list[str]
    row_done: bool
    ride: int
    discounts: list[list[int]]
    unpaid: list[list[int]]  # trades that may be gone on with: item, effect, times left


def acting(state: Position) -> int | None:
    """The seat whose turn is under way."""
    for step in state.agenda:
        if kind_of(step) == MENU:
            return player_of(step)
    return None


def coming_turns(state: Position) -> list[int]:
    """Who is still to act in this round, the next one first."""
    return [player_of(step) for step in reversed(state.agenda) if kind_of(step) == TURN]


def turn_view(state: Position, viewer: int | None) -> TurnView:
    buildings = state.components.buildings
    return {
        "menu": menu_view(state, viewer),
        "prices": prices_view(state),
        "looks": state.looks,
        "fresh": [buildings[card].id for card in numbers_in(state.fresh)],
        "row_done": bool(state.row_done),
        "ride": state.ride,
        "discounts": [list(discount) for discount in state.discounts],
        "unpaid": [list(payment) for payment in state.unpaid],
    }


def menu_view(state: Position, viewer: int | None) -> list[MenuItem]:
    player = acting(state)
    if player is None:
        return []
    words = state.components.item_words
    opened = 0
    for step in state.agenda:
        if kind_of(step) == CLOSE and item_of(step) >= 0:
            opened |= 1 << item_of(step)
    return [
        {"item": words[item], "state": item_state(state, player, item, opened, viewer)}
        for item in numbers_in(state.items | state.used)
    ]


def item_state(state: Position, player: int, item: int, opened: int, viewer: int | None) -> ItemState:
    if opened >> item & 1:
        return "under_way"
    if not state.items >> item & 1:
        return "used"
    if state.opened_and_left >> item & 1:
        return "aside"
    return "open" if player != viewer or item_useful(state, player, item) else "useless"


def prices_view(state: Position) -> PricesView:
    components = state.components
    return {
        "river": tool_prices(state, BUY_RIVER, components.river_prices),
        "bridge": tool_prices(state, BUY_BRIDGE, components.bridge_prices),
        "hotel": tool_prices(state, BUY_HOTEL, components.hotel_prices),
        "tent": cost_view(tent_price(state)),
        "horse": cost_view(horse_price(state)),
    }


def tool_prices(state: Position, what: int, prices: list[Cost]) -> ToolPrices:
    return {
        "hammer": cost_view(price_after(state, what, prices[HAMMER], NOTHING_OFF)),
        "saw": cost_view(price_after(state, what, prices[SAW], NOTHING_OFF)),
    }


def cost_view(cost: Cost) -> CostView:
    bucks, gold, dudes = cost
    return {"bucks": bucks, "gold": gold, "dudes": dudes}
