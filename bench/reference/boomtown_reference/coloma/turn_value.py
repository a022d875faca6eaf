"""What a whole turn, or the rest of one, would bring a player."""

from typing import Final

from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.effects.wagons import WagonAction
from boomtown.games.coloma.menu import item_ability
from boomtown.games.coloma.specialties import WHEN_BUSTED, specialty_of
from boomtown.games.coloma.state import Position, numbers_in
from boomtown.games.coloma.turn import boom_site
from boomtown.games.coloma.wheel import BARKER
from boomtown_reference.coloma.appraiser import Appraiser
from boomtown_reference.coloma.goods_value import Values

# Sites 2 and 3. Both their halves draw on the same purse and hand, so the second purchase is rarely as good.
BUILDING_SITES = (1, 2)
SECOND_PURCHASE: Final = 0.65

# A building that helps at the site, beyond what is worked out.
HELPFUL_CARD: Final = 1.6


def before_turn(state: Position) -> Position:
    """The position as the next turn will find it: without the row, the rides and the discounts of an earlier one."""
    if not (state.row_done or state.ride or state.discounts):
        return state
    copy = state.clone()
    copy.row_done = 0
    copy.ride = 0
    copy.discounts = []
    return copy


def coming_turn(state: Position, player: int, values: Values | None = None) -> Appraiser:
    """Appraises a turn that has not begun."""
    return Appraiser(before_turn(state), player, values, new_turn=True)


def turn_values(appraiser: Appraiser, pioneer: int) -> tuple[float, float]:
    """What a turn at a site would bring with its Boom open, and with its Boom lost. It has not begun."""
    state = appraiser.state
    components = state.components
    player = appraiser.player
    appraiser.pioneer = pioneer
    site = BARKER if pioneer == state.barker else pioneer
    common = appraiser.ability(components.site_common[site])
    built = state.built[player]
    common += HELPFUL_CARD * (built & components.site_cards[site]).bit_count()
    boom = boom_site(state, pioneer)
    if boom == site and isinstance(components.site_boom[site][0], WagonAction):
        with_boom = 2.0 * common
    else:
        share = SECOND_PURCHASE if boom == site and site in BUILDING_SITES else 1.0
        with_boom = common + appraiser.ability(components.site_boom[boom]) * share
    without_boom = common
    if site != BARKER:
        helpful = built & components.bust_cards[pioneer]
        for card in numbers_in(helpful) if helpful else []:
            without_boom += appraiser.ability(components.buildings[card].fx)
        specialty = specialty_of(state, player)
        if specialty.timing == WHEN_BUSTED:
            without_boom += appraiser.ability(specialty.fx)
    return with_boom, without_boom


def site_values(appraiser: Appraiser) -> tuple[list[float], list[float]]:
    """What a turn at each site brings with its Boom open, and with its Boom lost."""
    both = [turn_values(appraiser, site) for site in range(SITES)]
    return [with_boom for with_boom, _ in both], [without_boom for _, without_boom in both]


def menu_value(appraiser: Appraiser, buying: bool) -> float:
    """What the items left on the menu would bring; `buying` says that a purchase is being chosen already."""
    state = appraiser.state
    verbs = state.components.verbs
    halves = (verbs.common_item, verbs.boom_item)
    purchases = 1 if buying else 0
    points = 0.0
    for item in numbers_in(state.items):
        gain = appraiser.ability(item_ability(state, appraiser.player, item))
        if item in halves and state.site in BUILDING_SITES:
            purchases += 1
            gain *= SECOND_PURCHASE if purchases == 2 else 1.0
        points += gain
    return points
