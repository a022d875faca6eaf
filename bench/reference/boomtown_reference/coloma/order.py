"""How promising each legal action looks, in points."""

from collections.abc import Callable
from typing import Final

from boomtown.games.coloma import steps
from boomtown.games.coloma.effects.effect import Effect, effect_of
from boomtown.games.coloma.effects.gains import Gain
from boomtown.games.coloma.effects.market import horse_price, tent_price
from boomtown.games.coloma.effects.wagons import benefit_of, entered_spaces, robbery
from boomtown.games.coloma.goods import BUCKS, GOLD, gold_price
from boomtown.games.coloma.interludes import is_interlude
from boomtown.games.coloma.menu import item_ability
from boomtown.games.coloma.payments import HAMMER
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import kind_of
from boomtown_reference.coloma.appraiser import NUDGE, Appraiser
from boomtown_reference.coloma.dial import order_dial, order_duel
from boomtown_reference.coloma.lasting_value import ability_points, more_used_barrels
from boomtown_reference.coloma.wagon_value import LOOK_AHEAD, best_ride

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

# A step of the wagon rather than none.
STEP: Final = 0.01

# What the wagon action is worth that a robbery takes the place of.
ROBBED_ACTION: Final = 3.0


def order(state: Position, seat: int, legal: list[int]) -> list[float]:
    """How many points each action seems to bring."""
    return order_with(Appraiser(state, seat), legal)


def order_with(appraiser: Appraiser, legal: list[int]) -> list[float]:
    kind = kind_of(appraiser.state.agenda[-1])
    if kind == steps.DIAL:
        return order_dial(appraiser)
    if kind == steps.DUEL_DIAL:
        return order_duel(appraiser)
    if kind == steps.DRIVE:
        return order_drive(appraiser, legal)
    if kind == steps.MENU:
        return [menu_item(appraiser, action) for action in legal]
    return [answer_worth(appraiser, kind, action) for action in legal]


def answer_worth(appraiser: Appraiser, kind: int, action: int) -> float:
    """What an answer brings. A question that ANSWERS does not name is that of the effect in its step."""
    state = appraiser.state
    if action == state.components.verbs.done.base:
        return 0.0
    if is_interlude(state, action):
        return interlude(appraiser, action)
    if kind in ANSWERS:
        return ANSWERS[kind](appraiser, action)
    return effect_of(state, state.agenda[-1], Effect).answer_worth(appraiser, action)


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
    if appraiser.state.opened_and_left >> item & 1:
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


def split(appraiser: Appraiser, action: int) -> float:
    """Pay with what is worth least; gold is kept for the saw and for event 5."""
    state = appraiser.state
    _, _, bucks = state.agenda[-1]
    gold = action - state.components.verbs.gold.base
    rest = max(0, bucks - gold * gold_price(state))
    return -gold * appraiser.values[GOLD] - rest * appraiser.values[BUCKS]


def barrel_taken(appraiser: Appraiser, action: int) -> float:
    return appraiser.hideout(action - appraiser.state.components.verbs.take.base)


def market_stall(appraiser: Appraiser, action: int) -> float:
    state = appraiser.state
    verbs = state.components.verbs
    if action == verbs.buy.base:
        return appraiser.bought_tent(tent_price(state))
    return appraiser.bought_horse(horse_price(state))


def town_benefit(appraiser: Appraiser, action: int) -> float:
    side = action - appraiser.state.components.verbs.benefit.base
    return appraiser.ability(benefit_of(appraiser.state, appraiser.player, side))


def robbed_cart(appraiser: Appraiser, action: int) -> float:
    return robbery(appraiser.state, appraiser.player).worth(appraiser) - ROBBED_ACTION


def discarded_barrel(appraiser: Appraiser, action: int) -> float:
    """It may come back to the others, so the weakest one goes."""
    return -appraiser.opened_barrel(action - appraiser.state.components.verbs.discard.base)


def first_sheriff(appraiser: Appraiser, action: int) -> float:
    return 1.0 if action - appraiser.state.components.verbs.sheriff.base == appraiser.player else 0.0


def chosen_board(appraiser: Appraiser, action: int) -> float:
    components = appraiser.state.components
    board = components.boards[action - components.verbs.board.base]
    return sum(board.river_points) + sum([appraiser.flat_ability(river) for river in board.rivers])


def chosen_specialty(appraiser: Appraiser, action: int) -> float:
    components = appraiser.state.components
    return appraiser.flat_ability(components.specialties[action - components.verbs.pick.base].fx)


# Questions whose steps hold no effect: what an answer brings.
ANSWERS: dict[int, Callable[[Appraiser, int], float]] = {
    steps.KEEP: returned_card,
    steps.PUT_BACK: returned_card,
    steps.SPLIT: split,
    steps.PICK_BARREL: barrel_taken,
    steps.MARKET_STALL: market_stall,
    steps.TOWN_BENEFIT: town_benefit,
    steps.ROB: robbed_cart,
    steps.DISCARD: discarded_barrel,
    steps.PICK_SHERIFF: first_sheriff,
    steps.PICK_BOARD: chosen_board,
    steps.PICK_SPECIALTY: chosen_specialty,
}
