"""The effect language: for each kind what it does and whether it would do anything, and the questions it may ask."""

from collections.abc import Callable

from boomtown.games.coloma.actions import BOTTOM, CHOOSE, DONE, ITEM_MILL, SITE, TOP, YES
from boomtown.games.coloma.barker import barrels_left, discard_used, horse_on_sale, tent_on_sale
from boomtown.games.coloma.goods import (
    bury,
    can_bury,
    card_name,
    counter,
    draw,
    enact,
    enact_later,
    exhume,
    gain,
    happened,
    put_back,
    spend_gold,
    take_from_cart,
)
from boomtown.games.coloma.payment import can_pay, pay_bucks
from boomtown.games.coloma.settle import can_fill_row, can_plant, free_beds
from boomtown.games.coloma.shade import shade_effect
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import (
    CHOOSE_OPTION,
    MARKET_STALL,
    PAY_AGAIN,
    PAY_NEXT,
    PICK_BARREL,
    PICK_BUILD,
    PICK_GUESTS,
    PICK_ROW,
    PICK_SITE,
    PICK_TENT,
    PICK_WORKS,
    PUT_BACK,
)
from boomtown.games.coloma.tables import (
    ACTION,
    ANY,
    BOOM,
    BURY,
    CARDS,
    DECK,
    DUDES,
    EFFECTS,
    EVENT_FX,
    GAIN,
    GIVE_WAGON,
    GOLD,
    HERE,
    HORSES,
    SITE_BOOM,
    SITE_COMMON,
    SITES,
    TENTS,
    USED_BARRELS,
    WORKDAY_CARDS,
    Effect,
)
from boomtown.games.coloma.wagon import start_wagon
from boomtown.games.coloma.words import COSTS, GOODS, KINDS
from boomtown.games.coloma.works import can_build, can_work
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.state import Step

RunEffect = Callable[[Position, int, Effect], None]
CanEffect = Callable[[Position, int, Effect], bool]


def run_effect(state: Position, step: Step) -> None:
    """An effect on the agenda; one that could do nothing is passed over."""
    effect = EFFECTS[step[2]]
    if step[1] >= state.seats:
        shade_effect(state, step[1], effect)
    elif CAN[effect.kind](state, step[1], effect):
        RUN[effect.kind](state, step[1], effect)


def possible(state: Position, player: int, effects: list[Effect]) -> bool:
    """Whether an ability would do or ask anything now."""
    for effect in effects:
        if CAN[effect.kind](state, player, effect):
            return True
    return False


def always(state: Position, player: int, effect: Effect) -> bool:
    return True


# Effects that happen at once.


def run_gain(state: Position, player: int, effect: Effect) -> None:
    gain(state, player, effect.goods)


def run_per(state: Position, player: int, effect: Effect) -> None:
    times = min(counter(state, player, effect.count) // effect.each, effect.n)
    gain(state, player, [times * count for count in effect.goods])


def can_per(state: Position, player: int, effect: Effect) -> bool:
    return counter(state, player, effect.count) >= effect.each


def run_ride(state: Position, player: int, effect: Effect) -> None:
    state.ride += effect.n


def run_discount(state: Position, player: int, effect: Effect) -> None:
    bucks, gold, dudes = effect.off
    state.discounts.append((effect.what, bucks, gold, dudes, effect.n))


def run_workday(state: Position, player: int, effect: Effect) -> None:
    """Put the tool's abilities on the menu: the mill and each building, once a turn (K6.1, K6.3)."""
    state.items |= workday_items(state, player, effect)


def can_workday(state: Position, player: int, effect: Effect) -> bool:
    return workday_items(state, player, effect) & ~state.items != 0


def workday_items(state: Position, player: int, effect: Effect) -> int:
    ready = state.built[player] & WORKDAY_CARDS[effect.tool] & ~state.fresh
    return (ready | 1 << (ITEM_MILL + effect.tool)) & ~state.used


def run_outlaws(state: Position, player: int, effect: Effect) -> None:
    state.outlaws = max(0, state.outlaws + effect.n)
    if state.listener is not None:
        state.tell("coloma-outlaws", {"seat": player, "count": state.outlaws})


def run_bury(state: Position, player: int, effect: Effect) -> None:
    bury(state, player, effect.n)


def run_exhume(state: Position, player: int, effect: Effect) -> None:
    exhume(state, player, effect.n)


def can_exhume(state: Position, player: int, effect: Effect) -> bool:
    return state.graves[player] > 0


def run_cart(state: Position, player: int, effect: Effect) -> None:
    take_from_cart(state, player, effect.n)


def can_cart(state: Position, player: int, effect: Effect) -> bool:
    return state.gold_cart > 0


def run_wagon(state: Position, player: int, effect: Effect) -> None:
    start_wagon(state, player, effect.n)


# Effects that ask something elsewhere.


def run_barrel(state: Position, player: int, effect: Effect) -> None:
    state.agenda.append((PICK_BARREL, player, effect.n))


def can_barrel(state: Position, player: int, effect: Effect) -> bool:
    return barrels_left(state)


def run_build(state: Position, player: int, effect: Effect) -> None:
    state.agenda.append((PICK_BUILD, player, effect.index))


def run_works(state: Position, player: int, effect: Effect) -> None:
    state.agenda.append((PICK_WORKS, player, effect.index))


def run_row(state: Position, player: int, effect: Effect) -> None:
    state.agenda.append((PICK_ROW, player, effect.index))


def run_tent(state: Position, player: int, effect: Effect) -> None:
    state.agenda.append((PICK_TENT, player, effect.index, effect.n))


def run_guests(state: Position, player: int, effect: Effect) -> None:
    state.agenda.append((PICK_GUESTS, player, effect.index))


def can_guests(state: Position, player: int, effect: Effect) -> bool:
    return free_beds(state, player) > 0


def run_market(state: Position, player: int, effect: Effect) -> None:
    state.agenda.append((MARKET_STALL, player))


def can_market(state: Position, player: int, effect: Effect) -> bool:
    return tent_on_sale(state, player) or horse_on_sale(state, player)


# Draw cards and put some back (K7.5).


def run_sift(state: Position, player: int, effect: Effect) -> None:
    drawn = draw(state, player, effect.n)
    for _ in range(min(effect.more, drawn)):
        state.agenda.append((PUT_BACK, player))


def prompt_put_back(state: Position, seat: int) -> Message:
    return Message("coloma-ask-put-back", {})


def legal_put_back(state: Position, seat: int) -> list[int]:
    hand = state.hand[seat]
    cards = [card for card in range(DECK) if hand >> card & 1]
    return [TOP.base + card for card in cards] + [BOTTOM.base + card for card in cards]


def apply_put_back(state: Position, seat: int, action: int) -> None:
    if action < BOTTOM.base:
        put_back(state, seat, action - TOP.base, True)
    else:
        put_back(state, seat, action - BOTTOM.base, False)


def why_put_back(state: Position, seat: int, action: int) -> Reason:
    return Reason("coloma-not-in-hand", "K3.11", {"card": card_name((action - TOP.base) % DECK)})


# Pay for something, perhaps several times (K7.3).


def payable(state: Position, player: int, cost: list[int]) -> bool:
    if not can_pay(state, player, (cost[0], cost[GOLD], cost[DUDES])):
        return False
    if cost[TENTS] > state.tents[player] or cost[HORSES] > state.horses[player]:
        return False
    if cost[CARDS] > state.hand[player].bit_count() or cost[USED_BARRELS] > len(state.used_barrels[player]):
        return False
    return not cost[BURY] or can_bury(state, player, cost[BURY])


def can_pay_for(state: Position, player: int, effect: Effect) -> bool:
    if effect.cost[GIVE_WAGON]:  # the Robber's trade is offered by the wagon itself
        return False
    return payable(state, player, effect.cost) and possible(state, player, effect.get)


def run_pay(state: Position, player: int, effect: Effect) -> None:
    state.agenda.append((PAY_AGAIN, player, effect.index, effect.n))


def prompt_pay(state: Position, seat: int) -> Message:
    """What is paid and what for; the numbers go along for the two messages that are named."""
    effect = EFFECTS[state.agenda[-1][2]]
    paid = next(place for place, count in enumerate(effect.cost) if count)
    got = effect.get[0]
    goods = [place for place, count in enumerate(got.goods) if count] if got.kind == GAIN else []
    params: Params = {"cost": f"@coloma-cost-{COSTS[paid]}", "count": effect.cost[paid]}
    params["gain"] = f"@coloma-get-{GOODS[goods[0]] if goods else KINDS[got.kind]}"
    params["number"] = got.goods[goods[0]] if goods else got.n
    return Message("coloma-ask-pay", params)


def legal_pay(state: Position, seat: int) -> list[int]:
    return [YES.base, DONE.base]


def apply_pay(state: Position, seat: int, action: int) -> None:
    if action == DONE.base:
        return
    _, _, index, left = state.asked
    effect = EFFECTS[index]
    happened(state, seat, index)  # K15.7
    if left != 1:
        state.agenda.append((PAY_NEXT, seat, index, left - 1 if left else 0))
    cost = effect.cost
    state.dudes[seat] -= cost[DUDES]
    state.dude_supply[seat] += cost[DUDES]
    state.tents[seat] -= cost[TENTS]
    state.tent_supply[seat] += cost[TENTS]
    state.horses[seat] -= cost[HORSES]
    state.horse_supply[seat] += cost[HORSES]
    spend_gold(state, seat, cost[GOLD])
    for _ in range(cost[USED_BARRELS]):
        discard_used(state, seat)
    if cost[BURY]:
        bury(state, seat, cost[BURY])
    if cost[CARDS]:
        # The cards leave the hand before the gain, which may draw.
        enact_later(state, seat, effect.get)
        for _ in range(cost[CARDS]):
            state.agenda.append((PUT_BACK, seat))
        pay_bucks(state, seat, cost[0], [])
    else:
        pay_bucks(state, seat, cost[0], effect.get)


def run_pay_next(state: Position, step: Step) -> None:
    """Ask again while the cost can be paid."""
    if can_pay_for(state, step[1], EFFECTS[step[2]]):
        state.agenda.append((PAY_AGAIN, *step[1:]))


# Choose one of several.


def open_options(state: Position, player: int, effect: Effect) -> list[int]:
    found = []
    for number, option in enumerate(effect.options):
        if possible(state, player, option):
            found.append(number)
    return found


def run_choose(state: Position, player: int, effect: Effect) -> None:
    state.agenda.append((CHOOSE_OPTION, player, effect.index))


def can_choose(state: Position, player: int, effect: Effect) -> bool:
    for option in effect.options:
        if possible(state, player, option):
            return True
    return False


def prompt_choose(state: Position, seat: int) -> Message:
    return Message("coloma-ask-choose", {})


def legal_choose(state: Position, seat: int) -> list[int]:
    return [CHOOSE.base + number for number in open_options(state, seat, EFFECTS[state.agenda[-1][2]])]


def apply_choose(state: Position, seat: int, action: int) -> None:
    enact(state, seat, EFFECTS[state.asked[2]].options[action - CHOOSE.base])


def why_choose(state: Position, seat: int, action: int) -> Reason:
    return Reason("coloma-choice-closed", "K7.3", {"option": action - CHOOSE.base + 1})


# Take the action or the event of a site (K7.6).


def run_action(state: Position, player: int, effect: Effect) -> None:
    if effect.site == ANY:
        state.agenda.append((PICK_SITE, player, effect.index))
    else:
        enact(state, player, action_of(state, player, effect, effect.site))


def can_action(state: Position, player: int, effect: Effect) -> bool:
    return effect.site == ANY or possible(state, player, action_of(state, player, effect, effect.site))


def action_of(state: Position, player: int, effect: Effect, site: int) -> list[Effect]:
    """The printed action of a site, whatever covers it."""
    where = state.pioneers[player] if site == HERE else site
    return SITE_BOOM[where] if effect.tool == BOOM else SITE_COMMON[where]


def run_event_effect(state: Position, player: int, effect: Effect) -> None:
    if effect.site == ANY:
        state.agenda.append((PICK_SITE, player, effect.index))
    else:
        hold_event(state, player, effect.site)


def hold_event(state: Position, player: int, site: int) -> None:
    """The event of a site for one player, twice with an own tent (K4.3, K4.4)."""
    effects = EVENT_FX[site]
    enact(state, player, effects + effects if state.event_tents[player] >> site & 1 else effects)


def prompt_site(state: Position, seat: int) -> Message:
    kind = EFFECTS[state.agenda[-1][2]].kind
    return Message("coloma-ask-action" if kind == ACTION else "coloma-ask-event", {})


def legal_site(state: Position, seat: int) -> list[int]:
    return list(range(SITE.base, SITE.base + SITES))


def apply_site(state: Position, seat: int, action: int) -> None:
    effect = EFFECTS[state.asked[2]]
    site = action - SITE.base
    if effect.kind == ACTION:
        enact(state, seat, action_of(state, seat, effect, site))
    else:
        hold_event(state, seat, site)


# One function for each kind, in the order of KINDS.
RUN: list[RunEffect] = [
    run_gain, run_pay, run_choose, run_per, run_sift, run_barrel, run_wagon, run_ride, run_build, run_works,
    run_discount, run_row, run_tent, run_guests, run_market, run_workday, run_action, run_event_effect,
    run_outlaws, run_bury, run_exhume, run_cart,
]  # fmt: skip
CAN: list[CanEffect] = [
    always, can_pay_for, can_choose, can_per, always, can_barrel, always, always, can_build, can_work, always,
    can_fill_row, can_plant, can_guests, can_market, can_workday, can_action, always,
    always, always, can_exhume, can_cart,
]  # fmt: skip
