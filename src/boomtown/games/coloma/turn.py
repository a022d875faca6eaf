"""A turn begins: what goes on its menu (K4.9, K5)."""

from boomtown.games.coloma.opened import forget_looks
from boomtown.games.coloma.shade import shade_turn
from boomtown.games.coloma.specialties import ON_TURN, ONCE_A_TURN, WHEN_BUSTED, specialty_of
from boomtown.games.coloma.state import Position, who
from boomtown.games.coloma.steps import MENU
from boomtown.games.coloma.wheel import BARKER, busted, copied, signpost
from boomtown.kernel.message import Params
from boomtown.kernel.state import Step


def run_turn(state: Position, step: Step) -> None:
    """The menu gets what site, cards and specialty allow (K4.9, K5.1-K5.8)."""
    _, player = step
    pioneer = state.pioneers[player]
    if state.listener is not None:
        params: Params = {"seat": who(state, player), "site": pioneer + 1}
        state.tell("coloma-turn", params, refs=(f"site:{pioneer + 1}", f"seat:{player}"))
    if player >= state.seats:
        shade_turn(state)
        return
    state.site = BARKER if pioneer == state.barker else pioneer
    state.boom_of = boom_site(state, pioneer)
    if specialty_of(state, player).limit == ONCE_A_TURN:
        state.specialty_used[player] = 0
    state.items = first_items(state, player)
    forget_looks(state)
    state.used = 0
    state.fresh = 0
    state.row_done = 0
    state.ride = 0
    state.discounts = []
    state.unpaid = []
    state.agenda.append((MENU, player))


def boom_site(state: Position, pioneer: int) -> int:
    """The site whose Boom a pioneer finds: the Signpost copies another one, the Barker brings its own (K5.1, K5.3)."""
    if pioneer == signpost(state):
        return copied(state)
    return BARKER if pioneer == state.barker else pioneer


def first_items(state: Position, player: int) -> int:
    """The mask of what is on the menu when a turn begins."""
    components = state.components
    verbs = components.verbs
    pioneer = state.pioneers[player]
    boom_lost = busted(state, pioneer)
    built = state.built[player]
    items = built & components.site_cards[state.site]
    if boom_lost and state.site != BARKER:
        items |= built & components.bust_cards[pioneer]  # K5.6, K5.7
    items |= ((1 << len(components.site_common[state.site])) - 1) << verbs.common_item
    if not boom_lost:
        items |= 1 << verbs.boom_item
    specialty = specialty_of(state, player)
    timely = specialty.timing == ON_TURN or (specialty.timing == WHEN_BUSTED and boom_lost)
    if timely and not state.specialty_used[player]:
        items |= 1 << verbs.specialty_item
    return items
