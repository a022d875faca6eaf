"""A turn: what its menu holds, and what happens when an item is used."""

from boomtown.games.coloma.actions import (
    COMMON,
    END,
    ITEM_BOOM,
    ITEM_COMMON,
    ITEM_MILL,
    ITEM_SPECIALTY,
    OPEN,
    USE,
)
from boomtown.games.coloma.barker import barrel_name
from boomtown.games.coloma.effects import possible
from boomtown.games.coloma.goods import card_name, enact, offer_again
from boomtown.games.coloma.shade import shade_turn
from boomtown.games.coloma.state import Position, who
from boomtown.games.coloma.steps import MENU
from boomtown.games.coloma.tables import (
    BARKER,
    BARREL_FX,
    BARREL_IDS,
    BUST_CARDS,
    CARD_FX,
    CARD_IDS,
    MILL_FX,
    NAMES,
    ON_TURN,
    PER_TURN,
    SITE_BOOM,
    SITE_CARDS,
    SITE_COMMON,
    SITES,
    SPECIALTY_FX,
    SPECIALTY_IDS,
    SPECIALTY_LIMIT,
    SPECIALTY_WHEN,
    WHEN_BUSTED,
    Effect,
)
from boomtown.games.coloma.wheel import busted, copied, signpost
from boomtown.games.coloma.words import PARTS
from boomtown.kernel.message import Message, Reason
from boomtown.kernel.state import Step


def run_turn(state: Position, step: Step) -> None:
    """A turn begins: the menu gets what site, cards and specialty allow (K4.9, K5.1-K5.8)."""
    player = step[1]
    pioneer = state.pioneers[player]
    if state.listener is not None:
        state.tell("coloma-turn", {"seat": who(state, player), "site": pioneer + 1})
    if player >= state.seats:
        shade_turn(state, player)
        return
    covered = pioneer == state.barker
    broken = busted(state, pioneer)
    state.site = BARKER if covered else pioneer
    state.boom_of = copied(state) if pioneer == signpost(state) else state.site
    built = state.built[player]
    items = built & SITE_CARDS[state.site]
    if broken and not covered:
        items |= built & BUST_CARDS[pioneer]  # K5.6, K5.7
    items |= ((1 << len(SITE_COMMON[state.site])) - 1) << ITEM_COMMON
    if not broken:
        items |= 1 << ITEM_BOOM
    specialty = state.specialty[player]
    if SPECIALTY_LIMIT[specialty] == PER_TURN:
        state.specialty_used[player] = 0
    when = SPECIALTY_WHEN[specialty]
    if (when == ON_TURN or (when == WHEN_BUSTED and broken)) and not state.specialty_used[player]:
        items |= 1 << ITEM_SPECIALTY
    state.items = items
    state.aside = 0
    state.used = 0
    state.fresh = 0
    state.row_done = 0
    state.ride = 0
    state.discounts = []
    state.agenda.append((MENU, player))


def item_effects(state: Position, player: int, item: int) -> list[Effect]:
    """What an item of the menu does."""
    if item < ITEM_MILL:
        return CARD_FX[item]
    if item < ITEM_COMMON:
        return MILL_FX[item - ITEM_MILL]
    if item < ITEM_BOOM:
        part = item - ITEM_COMMON
        return SITE_COMMON[state.site][part : part + 1]
    if item == ITEM_BOOM:
        return SITE_BOOM[state.boom_of]
    return SPECIALTY_FX[state.specialty[player]]


# What next (K4.9).


def prompt_menu(state: Position, seat: int) -> Message:
    return Message("coloma-ask-menu", {"site": f"@coloma-site-{state.site + 1 if state.site < SITES else 'barker'}"})


def legal_menu(state: Position, seat: int) -> list[int]:
    found = []
    items = state.items
    while items:
        lowest = items & -items
        item = lowest.bit_length() - 1
        items ^= lowest
        if possible(state, seat, item_effects(state, seat, item)):
            found.append(USE.base + item)
    barrels = state.barrels[seat]
    if barrels:
        for barrel in sorted(set(barrels)):
            found.append(OPEN.base + barrel)  # even if it can do nothing, K9.4
    found.append(END.base)
    return found


def apply_menu(state: Position, seat: int, action: int) -> None:
    if action == END.base:
        state.aside = 0
        return
    state.agenda.append((MENU, seat))
    if action >= OPEN.base:
        offer_again(state)
        open_barrel(state, seat, action - OPEN.base)
        return
    item = action - USE.base
    state.items ^= 1 << item
    if stays_open(state, seat, item):
        state.aside |= 1 << item
    else:
        offer_again(state)
        if item != ITEM_SPECIALTY:
            state.used |= 1 << item
        else:
            state.specialty_used[seat] = 1
    if state.listener is not None:
        tell_item(state, seat, item)
    enact(state, seat, item_effects(state, seat, item))


def stays_open(state: Position, player: int, item: int) -> bool:
    """Tents and guests of site 5 (K6.12), and specialties that are used up only by a row or a payment, may be opened
    again and again in a turn. One that is left without doing anything waits until something else has happened."""
    if item == ITEM_SPECIALTY:
        return SPECIALTY_LIMIT[state.specialty[player]] != PER_TURN
    return ITEM_COMMON < item < ITEM_BOOM


def open_barrel(state: Position, player: int, barrel: int) -> None:
    """A barrel is used and kept (K9.4, K9.5)."""
    place = state.barrels[player].index(barrel)
    state.barrels[player] = state.barrels[player][:place] + state.barrels[player][place + 1 :]
    state.used_barrels[player] = (*state.used_barrels[player], barrel)
    if state.listener is not None:
        state.tell("coloma-opened", {"seat": player, "barrel": barrel_name(barrel)})
    enact(state, player, BARREL_FX[barrel])


def tell_item(state: Position, player: int, item: int) -> None:
    if item < ITEM_MILL:
        state.tell("coloma-used", {"seat": player, "card": card_name(item)})
    elif item < ITEM_COMMON:
        tool = ("shovel", "wheelbarrow")[item - ITEM_MILL]
        state.tell("coloma-milled", {"seat": player, "tool": f"@coloma-tool-{tool}"})
    elif item < ITEM_BOOM:
        state.tell("coloma-did-common", {"seat": player, "part": f"@coloma-part-{PARTS[item - ITEM_COMMON]}"})
    elif item == ITEM_BOOM:
        state.tell("coloma-did-boom", {"seat": player})
    else:
        name = NAMES["specialty"][SPECIALTY_IDS[state.specialty[player]]]
        state.tell("coloma-did-specialty", {"seat": player, "specialty": name})


def why_menu(state: Position, seat: int, action: int) -> Reason:
    if action >= OPEN.base:
        return Reason("coloma-no-such-barrel", "K9.4", {"barrel": barrel_name(action - OPEN.base)})
    item = action - USE.base
    if state.items >> item & 1:
        return Reason("coloma-no-use", "K4.9")
    if state.aside >> item & 1:
        return Reason("coloma-aside", "K4.9")
    if item < ITEM_MILL:
        return _why_card(state, seat, item)
    if item == ITEM_BOOM and busted(state, state.pioneers[seat]):
        return Reason("coloma-busted", "K5.2", {"site": state.pioneers[seat] + 1})
    if item in (ITEM_COMMON, ITEM_BOOM):
        return Reason("coloma-already", "K4.9")
    if COMMON.owns(action):
        return Reason("coloma-not-here", "K6.12")
    return Reason("coloma-not-open", "K6.1" if item < ITEM_COMMON else "K15.1")


def _why_card(state: Position, seat: int, card: int) -> Reason:
    name = card_name(card)
    if not state.built[seat] >> card & 1:
        return Reason("coloma-not-built", "K7.1", {"card": name})
    if state.fresh >> card & 1:
        return Reason("coloma-fresh", "K7.2", {"card": name})
    if state.used >> card & 1:
        return Reason("coloma-card-used", "K6.3", {"card": name})
    return Reason("coloma-card-elsewhere", "K7.1", {"card": name})


assert len(CARD_IDS) == ITEM_MILL and len(BARREL_IDS) == OPEN.size
