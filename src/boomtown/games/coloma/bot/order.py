"""How promising each legal action looks, in points."""

from typing import Final

from boomtown.games.coloma import steps
from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.bot.appraiser import NUDGE, Appraiser
from boomtown.games.coloma.bot.dial import order_dial, order_duel
from boomtown.games.coloma.bot.lasting_value import ability_points, more_used_barrels
from boomtown.games.coloma.bot.wagon_value import LOOK_AHEAD, best_ride
from boomtown.games.coloma.effects.canyon import SurveyOrBridge
from boomtown.games.coloma.effects.construction import Build
from boomtown.games.coloma.effects.effect import Effect, effect_of
from boomtown.games.coloma.effects.gains import Gain
from boomtown.games.coloma.effects.gunmen import FillRow
from boomtown.games.coloma.effects.market import horse_price, tent_price
from boomtown.games.coloma.effects.sites import TakeAction
from boomtown.games.coloma.effects.trades import Choose, Pay
from boomtown.games.coloma.effects.wagons import benefit_of, entered_spaces, robbery
from boomtown.games.coloma.goods import BUCKS, GOLD, gold_price
from boomtown.games.coloma.menu import is_interlude, item_ability
from boomtown.games.coloma.payments import HAMMER
from boomtown.games.coloma.state import Position

# A barrel that does next to nothing is kept for another turn; at the very end a used one may still score.
KEEP_BARREL: Final = 0.02
LAST_BARREL: Final = 0.01

# What each buck and each dude of a card's price counts against keeping it, and the bottom of the deck for it.
DEAR_CARD: Final = 0.8
BOTTOM_OF_DECK: Final = 0.1

# What was opened and left is not opened again before something else has happened, so that no bot goes in and out.
LEFT_BEFORE = -20.0

# A barrel or a specialty that can wait until the present action is over.
LATER = -1.0

# The questions between whose answers barrels and specialties may be opened; the wagon is judged by itself.
WITH_INTERLUDES = (
    steps.PICK_BUILD,
    steps.PICK_WORKS,
    steps.PICK_ROW,
    steps.PICK_TENT,
    steps.PICK_GUESTS,
    steps.MARKET_STALL,
)

# A step of the wagon rather than none.
STEP: Final = 0.01

# A payment that gains next to nothing is left out.
PAYMENT: Final = 0.01

# What the wagon action is worth that a robbery takes the place of.
ROBBED_ACTION: Final = 3.0


def order(state: Position, seat: int, legal: list[int]) -> list[float]:
    """How many points each action seems to bring."""
    return order_with(Appraiser(state, seat), legal)


def order_with(appraiser: Appraiser, legal: list[int]) -> list[float]:
    kind = appraiser.state.agenda[-1][0]
    if kind == steps.DIAL:
        return order_dial(appraiser)
    if kind == steps.DUEL_DIAL:
        return order_duel(appraiser)
    if kind == steps.MENU:
        return [menu_item(appraiser, action) for action in legal]
    if kind in (steps.KEEP, steps.PUT_BACK):
        return [returned_card(appraiser, action) for action in legal]
    if kind == steps.DRIVE:
        return order_drive(appraiser, legal)
    done = appraiser.state.components.verbs.done.base
    worths = []
    for action in legal:
        if action == done:
            worths.append(0.0)
        elif kind in WITH_INTERLUDES and is_interlude(appraiser.state, action):
            worths.append(interlude(appraiser, action))
        else:
            worths.append(answer(appraiser, kind, action))
    return worths


def interlude(appraiser: Appraiser, action: int) -> float:
    """Between the steps of something else only barrels with goods to spend there; the others wait for the menu."""
    verbs = appraiser.state.components.verbs
    if action < verbs.open.base:
        return LATER
    barrel = action - verbs.open.base
    for effect in appraiser.state.components.barrels[barrel].fx:
        if not isinstance(effect, Gain):
            return LATER
    return barrel_item(appraiser, barrel)


def menu_item(appraiser: Appraiser, action: int) -> float:
    verbs = appraiser.state.components.verbs
    if action == verbs.end.base:
        return 0.0
    if action >= verbs.open.base:
        return barrel_item(appraiser, action - verbs.open.base)
    item = action - verbs.use.base
    if appraiser.state.aside >> item & 1:
        return LEFT_BEFORE
    ability = item_ability(appraiser.state, appraiser.player, item)
    worth = appraiser.ability(ability) + NUDGE
    if worth > NUDGE:
        return worth + ability[0].urgency
    return -NUDGE if ability[0].asks else worth


def barrel_item(appraiser: Appraiser, barrel: int) -> float:
    """What opening a barrel brings; in the last turn one without effect comes after everything else."""
    worth = appraiser.opened_barrel(barrel)
    if appraiser.turns_left:
        return worth - KEEP_BARREL
    if worth > 0.0:
        return worth + NUDGE
    return LAST_BARREL if more_used_barrels(appraiser.state, appraiser.player, 1) else -KEEP_BARREL


def returned_card(appraiser: Appraiser, action: int) -> float:
    """Dear cards with weak abilities go back, to the bottom rather than the top."""
    state = appraiser.state
    verbs = state.components.verbs
    on_top = action < verbs.bottom.base
    card = action - (verbs.top.base if on_top else verbs.bottom.base)
    bucks, _, dudes = state.components.buildings[card].prices[HAMMER]
    keep = ability_points(state, card, appraiser.turns_left) - DEAR_CARD * (bucks + dudes)
    return -keep - (BOTTOM_OF_DECK if on_top else 0.0)


def order_drive(appraiser: Appraiser, legal: list[int]) -> list[float]:
    """Each step of the wagon by the best way to go on from it."""
    state = appraiser.state
    verbs = state.components.verbs
    _, _, left, _, moved = state.agenda[-1]
    entered = entered_spaces(state, appraiser.player, state.agenda[-1])
    trail = appraiser.trail()
    here = state.wagon[appraiser.player]
    town = bool(moved) and trail.spaces[here].boomtown
    worths = []
    for action in legal:
        if action == verbs.done.base:
            worths.append(trail.stop[here] if town else 0.0)
            continue
        if is_interlude(state, action):
            worths.append(LATER)
            continue
        space = action - verbs.ride.base
        gain = trail.entry[here] if town else 0.0
        if not trail.spaces[space].boomtown:
            gain += trail.entry[space]
        gain += best_ride(trail, space, min(left, LOOK_AHEAD) - 1, entered | 1 << space, True)
        worths.append(gain + STEP)
    return worths


def answer(appraiser: Appraiser, kind: int, action: int) -> float:
    """Every other question, for all answers but `done`."""
    state, seat = appraiser.state, appraiser.player
    verbs = state.components.verbs
    step = state.agenda[-1]
    if kind == steps.SPLIT:
        _, _, bucks = step
        return split(appraiser, bucks, action - verbs.gold.base)
    if kind == steps.PICK_BARREL:
        return appraiser.hideout(action - verbs.take.base)
    if kind == steps.TOWN_BENEFIT:
        return appraiser.ability(benefit_of(state, seat, action - verbs.benefit.base))
    if kind == steps.MARKET_STALL:
        if action == verbs.buy.base:
            return appraiser.bought_tent(tent_price(state))
        return appraiser.bought_horse(horse_price(state))
    if kind == steps.ROB:
        return robbery(state, seat).worth(appraiser) - ROBBED_ACTION
    if kind == steps.PICK_BUILD:
        build = effect_of(state, step, Build)
        if action == verbs.hotel.base:
            return appraiser.hotel(build.hotel_price(state))
        card = action - verbs.build.base
        return appraiser.building(card, build.building_price(state, card))
    if kind == steps.PICK_WORKS:
        works = effect_of(state, step, SurveyOrBridge)
        if action < verbs.bridge.base:
            return appraiser.river(action - verbs.river.base, works.river_price(state))
        return appraiser.bridge(action - verbs.bridge.base, works.bridge_price(state))
    if kind == steps.PICK_ROW:
        row = action - verbs.row.base
        helpers = effect_of(state, step, FillRow).helpers_in(state, seat, row)
        return appraiser.shootout_with(row, helpers) - appraiser.shootout()
    if kind == steps.PICK_TENT:
        place = action - verbs.plant.base
        return appraiser.event_place(place) if place < SITES else appraiser.land_place()
    if kind == steps.PICK_GUESTS:
        return (action - verbs.guests.base + 1) * appraiser.guest()
    if kind == steps.PAY_AGAIN:
        return effect_of(state, step, Pay).worth(appraiser) - PAYMENT
    if kind == steps.CHOOSE_OPTION:
        return appraiser.ability(effect_of(state, step, Choose).options[action - verbs.choose.base])
    if kind == steps.PICK_SHERIFF:
        return 1.0 if action - verbs.sheriff.base == seat else 0.0
    if kind == steps.PICK_BOARD:
        board = state.components.boards[action - verbs.board.base]
        return sum(board.river_points) + sum([appraiser.flat_ability(river) for river in board.rivers])
    if kind == steps.PICK_SPECIALTY:
        return appraiser.flat_ability(state.components.specialties[action - verbs.pick.base].fx)
    if kind == steps.DISCARD:
        return -appraiser.opened_barrel(action - verbs.discard.base)  # it may come back to the others
    site = action - verbs.site.base
    effect = effect_of(state, step, Effect)
    return effect.worth_at(appraiser, site) if isinstance(effect, TakeAction) else appraiser.event(site)


def split(appraiser: Appraiser, bucks: int, gold: int) -> float:
    """Pay with what is worth least; gold is kept for the saw and for event 5."""
    rest = max(0, bucks - gold * gold_price(appraiser.state))
    return -gold * appraiser.values[GOLD] - rest * appraiser.values[BUCKS]
