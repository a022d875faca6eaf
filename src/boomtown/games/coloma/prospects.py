"""What an effect, a menu item or a whole turn would bring a player, in points. Nothing is carried out."""

from collections.abc import Callable

from boomtown.games.coloma.actions import ITEM_BOOM, ITEM_COMMON, ITEM_MILL, ITEM_SPECIALTY
from boomtown.games.coloma.barker import horse_on_sale, horse_price, tent_on_sale, tent_price
from boomtown.games.coloma.effects import CAN, action_of, payable, workday_items
from boomtown.games.coloma.goods import counter, gold_price
from boomtown.games.coloma.payment import Cost, can_pay, price_after
from boomtown.games.coloma.settle import free_beds, free_events, free_lands, muster
from boomtown.games.coloma.state import NOBODY, Position
from boomtown.games.coloma.tables import (
    ANY,
    BARKER,
    BARREL,
    BARREL_FX,
    BOARD_RIVERS,
    BOOMTOWN,
    BRIDGE_COST,
    BRIDGE_IDS,
    BUILD,
    BURY,
    BUST_CARDS,
    BUY_BRIDGE,
    BUY_BUILDING,
    BUY_HOTEL,
    BUY_RIVER,
    CARD_COST,
    CARD_FX,
    CARD_POINTS,
    CARDS,
    DECK,
    DUDES,
    EVENT_FX,
    GAIN,
    GOLD,
    GUEST_POINTS,
    HIDEOUT,
    HIDEOUT_OUTLAWS,
    HORSES,
    HOTEL_COST,
    HOTEL_POINTS,
    MARKET,
    MILL_FX,
    RIDE_PLUS,
    RIVER_COST,
    RIVER_POINTS,
    RIVERS,
    ROADS,
    ROWS,
    SITE_BOOM,
    SITE_CARDS,
    SITE_COMMON,
    SITES,
    SPACE_FX,
    SPACE_KIND,
    SPECIALTY_FX,
    SPECIALTY_WHEN,
    STOP_FX,
    TENTS,
    TOMBS,
    TOUCHES,
    WAGON,
    WHEN_BUSTED,
    WORKS,
    Effect,
)
from boomtown.games.coloma.turn import item_effects
from boomtown.games.coloma.wheel import copied, signpost
from boomtown.games.coloma.works import bridge_affordable, bridge_open, hotel_affordable, river_affordable
from boomtown.games.coloma.worth import (
    LATE,
    bridge_promise,
    burial,
    card_ability,
    event_tent,
    goods_worth,
    land_gain,
    shootout_worth,
    turns_left,
    used_gain,
)

# Weights of bucks, gold, dudes, tents, horses, cards and points, as worth.weights() gives them.
Weight = list[float]
Value = Callable[[Position, int, Effect, Weight], float]

# Both halves of a building site draw on the same purse and hand, so the second purchase is rarely as good.
SECOND = 0.65

# A land next to the wagon, per tent that may be planted there later.
PLACE = 0.7

# A river without a bridge, per turn in which one may be built.
ROOM = 0.35

# The share of a dude's worth that is lost while it stands in a row; it comes back with the next year.
STANDING = 0.85

# What a further tent brings at the market.
MARKET_TENT, MARKET_SPARE_TENT = 2.6, 1.4

# A building that helps at the site, beyond what is worked out.
HELPER = 1.6

# A barrel that would do nothing now, with many turns to go; it may do something in one of them.
KEPT = 1.5

# A small reason to do something rather than end the turn.
NUDGE = 0.05


def value(state: Position, player: int, effects: list[Effect], weight: Weight) -> float:
    """What an ability would bring now; never less than nothing, for all is optional."""
    points = 0.0
    for effect in effects:
        if effect.kind == GAIN:
            points += goods_worth(effect, weight)
        elif CAN[effect.kind](state, player, effect):
            points += VALUE[effect.kind](state, player, effect, weight)
    return points


def cost_worth(cost: Cost, weight: Weight) -> float:
    return cost[0] * weight[0] + cost[1] * weight[1] + cost[2] * weight[2]


def value_gain(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    return goods_worth(effect, weight)


def value_pay(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    cost = effect.cost
    price = cost[0] * weight[0] + cost[GOLD] * weight[1] + cost[DUDES] * weight[2]
    price += cost[TENTS] * weight[3] + cost[HORSES] * weight[4] + cost[CARDS] * weight[5]
    if cost[BURY]:
        price += burial(state, player, cost[BURY])
    if not payable(state, player, cost):
        return 0.0
    once = value(state, player, effect.get, weight) - price
    return max(0.0, once) * (2 if effect.n != 1 else 1)


def value_choose(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    return max([value(state, player, option, weight) for option in effect.options])


def value_per(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    times = min(counter(state, player, effect.count) // effect.each, effect.n)
    return times * goods_worth(effect, weight)


def value_sift(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    return (effect.n - 0.6 * effect.more) * weight[5]


def value_barrel(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    return max([barrel_value(state, player, space, weight) for space in range(HIDEOUT)])


def barrel_value(state: Position, player: int, space: int, weight: Weight) -> float:
    """A barrel of the hideout, less the outlaws it brings."""
    kind = state.face_up[space] if space else -1
    if space and kind < 0:
        return 0.0
    inside = 3.6 * LATE[min(turns_left(state) + 1, 4)] if kind < 0 else opened_value(state, player, kind, weight)
    return max(0.0, inside - 0.25 * HIDEOUT_OUTLAWS[space]) + NUDGE


def opened_value(state: Position, player: int, kind: int, weight: Weight) -> float:
    return value(state, player, BARREL_FX[kind], weight)


def held_value(state: Position, player: int, weight: Weight) -> float:
    """The barrels not used yet: what each would do now or later, and what all of them will score as used ones."""
    held = state.barrels[player]
    later = KEPT * LATE[turns_left(state)]
    points = 0.0
    for kind in held:
        points += max(later, opened_value(state, player, kind, weight))
    return points + used_gain(state, player, len(held))


def value_ride(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    return 1.0 if waits(state, player, WAGON) else 0.0


def value_discount(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    """Worth something only while a fitting purchase is still on the menu."""
    if effect.what & (BUY_BUILDING | BUY_HOTEL):
        return 2.0 if waits(state, player, BUILD) else 0.0
    if effect.what & (BUY_RIVER | BUY_BRIDGE):
        return 2.0 if waits(state, player, WORKS) else 0.0
    return 1.0 if waits(state, player, MARKET) else 0.0


def waits(state: Position, player: int, kind: int) -> bool:
    """Whether an effect of this kind is still on the menu as a half of the site."""
    for item in range(ITEM_COMMON, ITEM_SPECIALTY):
        if state.items >> item & 1:
            for effect in item_effects(state, player, item):
                if effect.kind == kind:
                    return True
    return False


# Building.


def building_net(state: Position, player: int, card: int, effect: Effect, weight: Weight) -> float:
    """A building's points and ability, less its cost and the card."""
    price = price_after(state, BUY_BUILDING, CARD_COST[card][effect.tool], effect.off)
    worth = CARD_POINTS + card_ability(card, turns_left(state))
    return worth - cost_worth(price, weight) - weight[5]


def hotel_net(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    price = price_after(state, BUY_HOTEL, HOTEL_COST[effect.tool], effect.off)
    return HOTEL_POINTS + 0.35 * turns_left(state) - cost_worth(price, weight)


def value_build(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    best = 0.0
    if effect.what & BUY_BUILDING:
        hand = state.hand[player]
        for card in range(DECK):
            if hand >> card & 1:
                price = price_after(state, BUY_BUILDING, CARD_COST[card][effect.tool], effect.off)
                if can_pay(state, player, price):
                    best = max(best, building_net(state, player, card, effect, weight))
    if hotel_affordable(state, player, effect):
        best = max(best, hotel_net(state, player, effect, weight))
    return best


def river_net(state: Position, player: int, space: int, effect: Effect, weight: Weight) -> float:
    price = price_after(state, BUY_RIVER, RIVER_COST[effect.tool], effect.off)
    board = state.board[player]
    fx = BOARD_RIVERS[board][space]
    # A barrel is taken at a flat rate: it may hold a river that holds a barrel.
    paid = _benefit(fx, weight) if fx and fx[0].kind == BARREL else value(state, player, fx, weight)
    worth = RIVER_POINTS[board][space] + paid
    room = (
        ROOM * min(turns_left(state), 6)
        if state.rivers[player].bit_count() <= state.bridges[player].bit_count()
        else 0.0
    )
    return worth + room - cost_worth(price, weight)


def bridge_net(state: Position, player: int, bridge: int, effect: Effect, weight: Weight) -> float:
    price = price_after(state, BUY_BRIDGE, BRIDGE_COST[effect.tool], effect.off)
    return bridge_promise(state, player, bridge) - cost_worth(price, weight)


def value_works(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    best = 0.0
    if river_affordable(state, player, effect):
        for space in range(RIVERS):
            if not state.rivers[player] >> space & 1:
                best = max(best, river_net(state, player, space, effect, weight))
    if bridge_affordable(state, player, effect):
        for bridge in range(len(BRIDGE_IDS)):
            if bridge_open(state, player, bridge):
                best = max(best, bridge_net(state, player, bridge, effect, weight))
    return best


# Wagons.

# A barrel as the stop benefit of a boomtown, less its outlaws.
STOP_BARREL = 3.2


class Trail:
    """What each space pays a player now: on entry or when passed, and when a wagon action ends there."""

    __slots__ = ("entry", "stop")

    def __init__(self, state: Position, player: int, weight: Weight) -> None:
        self.entry: list[float] = [_benefit(effects, weight) for effects in SPACE_FX]
        self.stop: list[float] = [0.0] * len(self.entry)
        for space in range(len(self.entry)):
            if SPACE_KIND[space] == BOOMTOWN:
                best = max(self.entry[space], _benefit(STOP_FX[space], weight))
                self.stop[space] = best + place_value(state, player, space)


def _benefit(effects: list[Effect], weight: Weight) -> float:
    points = 0.0
    for effect in effects:
        points += goods_worth(effect, weight) if effect.kind == GAIN else STOP_BARREL * weight[0]
    return points


def value_wagon(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    steps = state.horses[player] + effect.n + state.ride + RIDE_PLUS[state.specialty[player]]
    start = state.wagon[player]
    return best_ride(Trail(state, player, weight), start, min(steps, LOOK), 1 << start, False)


# How many steps of a wagon action are looked ahead.
LOOK = 4


def best_ride(trail: Trail, space: int, steps: int, entered: int, moved: bool) -> float:
    """The best that the rest of a wagon action can bring from a space, ignoring jumps."""
    town = moved and SPACE_KIND[space] == BOOMTOWN
    best = trail.stop[space] if town else 0.0
    if not steps:
        return best
    passed = trail.entry[space] if town else 0.0
    for near in ROADS[space]:
        if not entered >> near & 1:
            gain = passed + best_ride(trail, near, steps - 1, entered | 1 << near, True)
            if SPACE_KIND[near] != BOOMTOWN:
                gain += trail.entry[near]
            if gain > best:
                best = gain
    return best


def place_value(state: Position, player: int, space: int) -> float:
    """How good it is to stand here when tents are planted later."""
    free = (TOUCHES[space] & ~state.land_tents[player]).bit_count()
    if not free or not turns_left(state):
        return 0.0
    return PLACE * min(state.tents[player] + 1, free)


# Site 5 and the Barker.


def row_net(state: Position, player: int, row: int, effect: Effect, weight: Weight) -> float:
    """What filling a row changes in the coming shootout, less the dudes."""
    return row_worth(state, player, row, effect, weight) - shootout_worth(state, player, weight)


def row_worth(state: Position, player: int, row: int, effect: Effect, weight: Weight) -> float:
    helpers = min(effect.more, state.dude_supply[player], ROWS[row])
    dudes = STANDING * weight[2] * (ROWS[row] - helpers)
    return shootout_worth(state, player, weight, ROWS[row], row) - dudes


def value_row(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    strength = muster(state, player, effect)
    without = shootout_worth(state, player, weight)
    best = without
    seen = 0
    for row, owner in enumerate(state.rows):
        if owner == NOBODY and ROWS[row] <= strength and not seen >> ROWS[row] & 1:
            seen |= 1 << ROWS[row]
            best = max(best, row_worth(state, player, row, effect, weight))
    return best - without


def plant_net(state: Position, player: int, place: int, weight: Weight) -> float:
    """A tent on an event (0 to 4) or on a land, less the tent."""
    worth = event_tent(state, place) if place < SITES else land_gain(state, player)
    return worth - weight[3] * 0.8


def value_tent(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    tents = state.tents[player] if not effect.n else min(effect.n, state.tents[player])
    nets = []
    events = free_events(state, player, effect)
    for site in range(SITES):
        if events >> site & 1:
            nets.append(plant_net(state, player, site, weight))
    step = 0.0
    for _ in range(free_lands(state, player, effect).bit_count()):
        nets.append(plant_net(state, player, SITES, weight) + step)
        step += 1.0
    nets.sort(reverse=True)
    return sum([net for net in nets[:tents] if net > 0.0])


def value_guests(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    return free_beds(state, player) * max(0.0, GUEST_POINTS - 0.8 * weight[2])


def value_market(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    best = 0.0
    if tent_on_sale(state, player):
        best = max(best, purchase_net(state, player, True, weight))
    if horse_on_sale(state, player):
        best = max(best, purchase_net(state, player, False, weight))
    money = state.bucks[player] + gold_price(state) * state.gold[player]
    return best * min(2.0, max(1.0, money / 5.0))


def purchase_net(state: Position, player: int, tent: bool, weight: Weight) -> float:
    left = turns_left(state)
    if tent:
        price = tent_price(state)[0]
        gain = MARKET_TENT if state.tents[player] < 2 and left > 1 else MARKET_SPARE_TENT
        return gain * LATE[left] - price * weight[0]
    return weight[4] - horse_price(state)[0] * weight[0]


# Workdays, actions and events.


def value_workday(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    items = workday_items(state, player, effect) & ~state.items
    points = 0.0
    if items >> (ITEM_MILL + effect.tool) & 1:
        points += value(state, player, MILL_FX[effect.tool], weight)
    for card in range(DECK):
        if items >> card & 1:
            points += value(state, player, CARD_FX[card], weight)
    return points


def value_action(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    if effect.site != ANY:
        return value(state, player, action_of(state, player, effect, effect.site), weight)
    return max([value(state, player, action_of(state, player, effect, site), weight) for site in range(SITES)])


def value_event(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    if effect.site != ANY:
        return event_value(state, player, effect.site, weight)
    return max([event_value(state, player, site, weight) for site in range(SITES)])


def event_value(state: Position, player: int, site: int, weight: Weight) -> float:
    once = value(state, player, EVENT_FX[site], weight)
    return 2 * once if state.event_tents[player] >> site & 1 else once


def value_outlaws(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    return -0.3 * effect.n if state.rows.count(player) else 0.1


def value_bury(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    return -burial(state, player, effect.n)


def value_exhume(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    graves = state.graves[player]
    return TOMBS[graves - 1] + weight[2] if graves else 0.0


def value_cart(state: Position, player: int, effect: Effect, weight: Weight) -> float:
    return min(effect.n, state.gold_cart) * weight[1]


# One function for each kind, in the order of tables.KINDS.
VALUE: list[Value] = [
    value_gain, value_pay, value_choose, value_per, value_sift, value_barrel, value_wagon, value_ride, value_build,
    value_works, value_discount, value_row, value_tent, value_guests, value_market, value_workday, value_action,
    value_event, value_outlaws, value_bury, value_exhume, value_cart,
]  # fmt: skip


# Whole turns.


def turn_values(state: Position, player: int, pioneer: int, weight: Weight) -> tuple[float, float]:
    """What a turn at a site would bring with its Boom open, and with its Boom lost. The turn has not begun."""
    covered = pioneer == state.barker
    site = BARKER if covered else pioneer
    kept = state.items, state.used, state.fresh, state.row_done, state.ride, state.discounts
    state.items, state.used, state.fresh, state.row_done, state.ride, state.discounts = 0, 0, 0, 0, 0, []
    common = value(state, player, SITE_COMMON[site], weight)
    built = state.built[player]
    cards = built & SITE_CARDS[site]
    if cards:
        common += HELPER * cards.bit_count()
    boom = copied(state) if pioneer == signpost(state) else site
    if boom == site and SITE_BOOM[site][0].kind == WAGON:
        full = 2.0 * common
    else:
        full = common + value(state, player, SITE_BOOM[boom], weight) * (
            SECOND if boom == site and site in (1, 2) else 1.0
        )
    broken = common
    if not covered:
        cards = built & BUST_CARDS[pioneer]
        if cards:
            for card in range(DECK):
                if cards >> card & 1:
                    broken += value(state, player, CARD_FX[card], weight)
        if SPECIALTY_WHEN[state.specialty[player]] == WHEN_BUSTED:
            broken += value(state, player, SPECIALTY_FX[state.specialty[player]], weight)
    state.items, state.used, state.fresh, state.row_done, state.ride, state.discounts = kept
    return full, broken


def menu_value(state: Position, player: int, weight: Weight, buying: bool) -> float:
    """What the items left on the menu would bring; `buying` says that a purchase is being chosen already."""
    points = 0.0
    items = state.items
    halves = 1 if buying else 0
    while items:
        lowest = items & -items
        items ^= lowest
        item = lowest.bit_length() - 1
        gain = value(state, player, item_effects(state, player, item), weight)
        if item in (ITEM_COMMON, ITEM_BOOM) and state.site in (1, 2):
            halves += 1
            gain *= SECOND if halves == 2 else 1.0
        points += gain
    return points
