"""What the bots believe about a position and which actions they look at first."""

from boomtown.games.coloma import steps
from boomtown.games.coloma.actions import (
    BENEFIT,
    BOTTOM,
    BRIDGE,
    BUILD,
    BUY,
    CHOOSE,
    DONE,
    END,
    GOLD,
    GUESTS,
    HOTEL,
    OPEN,
    PLANT,
    RIDE,
    RIVER,
    ROW,
    SITE,
    TAKE,
    TOP,
    USE,
    YES,
)
from boomtown.games.coloma.effects import action_of
from boomtown.games.coloma.goods import gold_price
from boomtown.games.coloma.prospects import (
    LOOK,
    NUDGE,
    Trail,
    Weight,
    barrel_value,
    best_ride,
    bridge_net,
    building_net,
    event_value,
    held_value,
    hotel_net,
    menu_value,
    opened_value,
    place_value,
    plant_net,
    purchase_net,
    river_net,
    row_net,
    turn_values,
    value,
    value_cart,
    value_pay,
)
from boomtown.games.coloma.scoring import shade_total, total
from boomtown.games.coloma.state import AWAY, Position
from boomtown.games.coloma.tables import (
    ACTION,
    BARREL,
    BOOMTOWN,
    CARD_COST,
    DISCOUNT,
    EFFECTS,
    GAIN,
    GUEST_POINTS,
    PER,
    SITES,
    SPACE_FX,
    SPACE_KIND,
    SPECIALTY_FX,
    STOP_FX,
    WORKDAY,
)
from boomtown.games.coloma.tables import RIDE as RIDE_MORE
from boomtown.games.coloma.turn import item_effects
from boomtown.games.coloma.wheel import busted, copied, signpost
from boomtown.games.coloma.worth import (
    CARD_USE,
    VISITS,
    bridges_growth,
    engine_worth,
    shootout_worth,
    stock_worth,
    turns_left,
    used_gain,
    weights,
)

# A lead of this many points usually decides the game.
SWING = 13.0


def evaluate(state: Position, seat: int) -> float:
    """The present score, what the rest of this round will bring, and what is built up for later."""
    if seat >= state.seats:
        return shade_prospect(state, seat)
    points = float(total(state, seat))
    if state.over:
        return points
    weight = weights(state, seat)
    points += stock_worth(state, seat) + engine_worth(state, seat) + bridges_growth(state, seat)
    points += shootout_worth(state, seat, weight) + place_value(state, seat, state.wagon[seat])
    top = state.agenda[-1]
    buying = top[1] == seat and top[0] in (steps.PICK_BUILD, steps.PICK_WORKS)
    to_come = turns_left(state) > 0
    for step in state.agenda:
        if step[1] != seat:
            continue
        if step[0] == steps.TURN:
            full, broken = turn_values(state, seat, state.pioneers[seat], weight)
            points += broken if busted(state, state.pioneers[seat]) else full
            to_come = True
        elif step[0] == steps.MENU:
            points += menu_value(state, seat, weight, buying)
            to_come = True
        elif step[0] == steps.EFFECT:
            points += value(state, seat, [EFFECTS[step[2]]], weight)
    if to_come and state.barrels[seat]:
        points += held_value(state, seat, weight)
    if top[1] == seat and top[0] > steps.MENU:
        best = max(_order(state, seat, state.legal(seat), weight))
        points += best if top[0] == steps.SPLIT else max(0.0, best)
    return points


# What a turn of Shade and its share of events and shootouts bring, by level: measured in random games.
SHADE_PACE: dict[str, float] = {"greenhorn": 4.1, "prospector": 5.1, "forty_niner": 5.6, "legend": 6.5}


def shade_prospect(state: Position, shade: int) -> float:
    """Shade's score and what its turns to come usually add."""
    points = float(shade_total(state))
    if state.over:
        return points
    waits = state.pioneers[shade] == AWAY or (steps.TURN, shade) in state.agenda
    return points + SHADE_PACE[str(state.options["level"])] * (turns_left(state) + (1 if waits else 0))


def order(state: Position, seat: int, legal: list[int]) -> list[float]:
    """How many points each action seems to bring."""
    return _order(state, seat, legal, weights(state, seat))


def _order(state: Position, seat: int, legal: list[int], weight: Weight) -> list[float]:
    step = state.agenda[-1]
    kind = step[0]
    if kind == steps.DIAL:
        return order_dial(state, seat, weight)
    if kind == steps.DUEL_DIAL:
        return order_duel(state, seat, weight)
    if kind == steps.MENU:
        return [menu_item(state, seat, action, weight) for action in legal]
    if kind in (steps.KEEP, steps.PUT_BACK):
        return [return_card(state, seat, action) for action in legal]
    if kind == steps.DRIVE:
        return drive(state, seat, legal, weight)
    return [answer(state, seat, kind, action, weight) for action in legal]


# The dial.


def site_values(state: Position, player: int, weight: Weight) -> tuple[list[float], list[float]]:
    """What a turn at each site brings with its Boom open, and with its Boom lost."""
    both = [turn_values(state, player, site, weight) for site in range(SITES)]
    return [full for full, _ in both], [broken for _, broken in both]


# How the others are imagined to choose: draws from a fixed sequence, so that the same position gets the same answer.
SAMPLES = 20
SHARP = 0.7
STRIDE = 0.6180339887498949


def order_dial(state: Position, seat: int, weight: Weight) -> list[float]:
    """Each site by what it brings, with the chance that the crowd busts it."""
    full, broken = site_values(state, seat, weight)
    crowd = imagined_crowds(state, seat)
    post, copy = signpost(state), copied(state)
    found = []
    for site in range(SITES):
        lost = 0
        for counts in crowd:
            most, tied, where = 0, False, -1
            for place in range(SITES):
                number = counts[place] + (1 if place == site else 0)
                if number > most:
                    most, tied, where = number, False, place
                elif number == most:
                    tied = True
            bust = post if tied else where
            if site == bust or (site == post and copy == bust):
                lost += 1
        share = lost / len(crowd)
        found.append(full[site] * (1.0 - share) + broken[site] * share)
    return found


def imagined_crowds(state: Position, seat: int) -> list[list[int]]:
    """Some ways in which the others may stand on the five sites."""
    chances: list[list[float]] = []
    for other in range(state.seats):
        if other != seat:
            weight = weights(state, other)
            full, broken = site_values(state, other, weight)
            likes = [0.65 * full[site] + 0.35 * broken[site] for site in range(SITES)]
            chances.append(_running(likes))
    if state.revealed:
        chances.append(_even([site for site in range(SITES) if not state.revealed >> site & 1]))
        if state.seats == 1:
            chances.append(_even([site for site in range(SITES) if state.revealed >> site & 1]))
    found = []
    draw = 0.5
    for _ in range(SAMPLES):
        counts = [0] * SITES
        for running in chances:
            draw = (draw + STRIDE) % 1.0
            place = 0
            while running[place] < draw and place < SITES - 1:
                place += 1
            counts[place] += 1
        draw = (draw * 7.0 + 0.137) % 1.0
        found.append(counts)
    return found


def _running(likes: list[float]) -> list[float]:
    """Running sums of the chances with which a player picks each site."""
    top = max(likes)
    shares = [2.718281828 ** (SHARP * (like - top)) for like in likes]
    whole = sum(shares)
    found = []
    running = 0.0
    for share in shares:
        running += share / whole
        found.append(running)
    return found


def _even(places: list[int]) -> list[float]:
    return [len([place for place in places if place <= site]) / len(places) for site in range(SITES)]


def order_duel(state: Position, seat: int, weight: Weight) -> list[float]:
    """Pioneer and mule: the site, the event of an own carrot, and no crowd of one's own."""
    sites = order_dial(state, seat, weight)
    full, broken = site_values(state, seat, weight)
    found = []
    for code in range(SITES * SITES):
        pioneer, mule = divmod(code, SITES)
        points = sites[pioneer]
        if state.carrots[seat] >> mule & 1:
            points += event_value(state, seat, mule, weight) - 0.6
        if pioneer == mule:
            points -= 0.7 * (full[pioneer] - broken[pioneer])
        found.append(points)
    return found


# The turn.


def menu_item(state: Position, seat: int, action: int, weight: Weight) -> float:
    if action == END.base:
        return 0.0
    if action >= OPEN.base:
        return barrel_item(state, seat, action - OPEN.base, weight)
    effects = item_effects(state, seat, action - USE.base)
    worth = value(state, seat, effects, weight) + NUDGE
    if worth > NUDGE:
        worth += FIRST.get(effects[0].kind, 0.0)
    return worth


# A barrel that does next to nothing is kept for another turn; at the very end a used one may still score.
KEEP, LAST = 0.02, 0.01


def barrel_item(state: Position, seat: int, barrel: int, weight: Weight) -> float:
    """What opening a barrel brings; in the last turn one without effect comes after everything else."""
    worth = opened_value(state, seat, barrel, weight)
    if turns_left(state):
        return worth - KEEP
    if worth > 0.0:
        return worth + NUDGE
    return LAST if used_gain(state, seat, 1) else -KEEP


# What should come before other items of the turn: what makes them cheaper or farther, then what pays for them.
FIRST: dict[int, float] = {DISCOUNT: 40.0, RIDE_MORE: 40.0, GAIN: 12.0, PER: 12.0, WORKDAY: 12.0, BARREL: 8.0}


def return_card(state: Position, seat: int, action: int) -> float:
    """Dear cards with weak abilities go back, to the bottom rather than the top."""
    card = action - (TOP.base if action < BOTTOM.base else BOTTOM.base)
    bucks, _, dudes = CARD_COST[card][0]
    keep = CARD_USE[card] * VISITS * turns_left(state) - 0.8 * (bucks + dudes)
    return -keep - (0.1 if action < BOTTOM.base else 0.0)


def drive(state: Position, seat: int, legal: list[int], weight: Weight) -> list[float]:
    """Each step of the wagon by the best way to go on from it."""
    _, _, left, entered, moved = state.agenda[-1]
    trail = Trail(state, seat, weight)
    here = state.wagon[seat]
    town = bool(moved) and SPACE_KIND[here] == BOOMTOWN
    found = []
    for action in legal:
        if action == DONE.base:
            found.append(trail.stop[here] if town else 0.0)
            continue
        space = action - RIDE.base
        gain = trail.entry[here] if town else 0.0
        if SPACE_KIND[space] != BOOMTOWN:
            gain += trail.entry[space]
        gain += best_ride(trail, space, min(left, LOOK) - 1, entered | 1 << space, True)
        found.append(gain + 0.01)
    return found


def answer(state: Position, seat: int, kind: int, action: int, weight: Weight) -> float:
    """Every other question."""
    if action == DONE.base:
        return 0.0
    step = state.agenda[-1]
    if kind == steps.SPLIT:
        return split(state, seat, step[2], action - GOLD.base, weight)
    if kind == steps.PICK_BARREL:
        return barrel_value(state, seat, action - TAKE.base, weight)
    if kind == steps.TOWN_BENEFIT:
        space = state.wagon[seat]
        return value(state, seat, STOP_FX[space] if action > BENEFIT.base else SPACE_FX[space], weight)
    if kind == steps.MARKET_STALL:
        return purchase_net(state, seat, action == BUY.base, weight)
    if kind == steps.ROB:
        return value_cart(state, seat, SPECIALTY_FX[state.specialty[seat]][0].get[0], weight) - 3.0
    effect = EFFECTS[step[2]]
    if kind == steps.PICK_BUILD:
        if action == HOTEL.base:
            return hotel_net(state, seat, effect, weight)
        return building_net(state, seat, action - BUILD.base, effect, weight)
    if kind == steps.PICK_WORKS:
        if action < BRIDGE.base:
            return river_net(state, seat, action - RIVER.base, effect, weight)
        return bridge_net(state, seat, action - BRIDGE.base, effect, weight)
    if kind == steps.PICK_ROW:
        return row_net(state, seat, action - ROW.base, effect, weight)
    if kind == steps.PICK_TENT:
        return plant_net(state, seat, action - PLANT.base, weight)
    if kind == steps.PICK_GUESTS:
        return (action - GUESTS.base + 1) * (GUEST_POINTS - 0.8 * weight[2])
    if kind == steps.PAY_AGAIN:
        return value_pay(state, seat, effect, weight) - 0.01 if action == YES.base else 0.0
    if kind == steps.CHOOSE_OPTION:
        return value(state, seat, effect.options[action - CHOOSE.base], weight)
    site = action - SITE.base
    if effect.kind == ACTION:
        return value(state, seat, action_of(state, seat, effect, site), weight)
    return event_value(state, seat, site, weight)


def split(state: Position, seat: int, bucks: int, gold: int, weight: Weight) -> float:
    """Pay with what is worth least; gold is kept for the saw and for event 5."""
    rest = max(0, bucks - gold * gold_price(state))
    return -gold * weight[1] - rest * weight[0]
