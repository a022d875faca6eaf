"""The menu of a turn: what it holds, and what happens when an item is used (K4.9)."""

from boomtown.games.coloma.actions import PARTS, WORKDAY_TOOLS
from boomtown.games.coloma.effects.effect import Effect, any_useful, enact, possible
from boomtown.games.coloma.opened import BARREL_OPENED, forget_looks
from boomtown.games.coloma.specialties import IN_BOOMTOWN, UNLIMITED, specialty_of
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import CLOSE, MENU, PAY_NEXT
from boomtown.games.coloma.wheel import busted, site_word
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.state import Step

# How often an item may be opened and left without doing anything. After that it stays closed until something happens,
# so that every turn ends.
MOST_LOOKS = 12


def item_ability(state: Position, player: int, item: int) -> list[Effect]:
    """What an item of the menu does."""
    components = state.components
    verbs = components.verbs
    if item < verbs.mill_item:
        return components.buildings[item].fx
    if item < verbs.common_item:
        return components.mill[item - verbs.mill_item]
    if item < verbs.boom_item:
        part = item - verbs.common_item
        return components.site_common[state.site][part : part + 1]
    if item == verbs.boom_item:
        return components.site_boom[state.boom_of]
    return specialty_of(state, player).fx


# What next (K4.9).


def prompt_menu(state: Position, seat: int) -> Message:
    return Message("coloma-ask-menu", {"site": f"@coloma-site-{site_word(state.site)}"})


def legal_menu(state: Position, seat: int) -> list[int]:
    verbs = state.components.verbs
    first = verbs.use.base
    actions = []
    items = state.items if state.looks < MOST_LOOKS else state.items & ~state.opened_and_left
    while items:
        lowest = items & -items
        item = lowest.bit_length() - 1
        items ^= lowest
        if item_possible(state, seat, item):
            actions.append(first + item)
    barrels = state.barrels[seat]
    if barrels:
        for barrel in sorted(set(barrels)):
            actions.append(verbs.open.base + barrel)  # even if it can do nothing, K9.4
    actions.append(verbs.end.base)
    return actions


def item_possible(state: Position, player: int, item: int) -> bool:
    """Whether an item, or what is left of it, would do or ask anything now."""
    for unpaid, index, _ in state.unpaid:
        if unpaid == item:
            return state.components.effects[index].can(state, player)
    return possible(state, player, item_ability(state, player, item))


def item_useful(state: Position, player: int, item: int) -> bool:
    """Whether something of an item, or of what is left of it, could be done now; this may tell of the hand."""
    for unpaid, index, _ in state.unpaid:
        if unpaid == item:
            return state.components.effects[index].useful(state, player)
    return any_useful(state, player, item_ability(state, player, item))


def apply_menu(state: Position, seat: int, action: int) -> None:
    verbs = state.components.verbs
    if action == verbs.end.base:
        forget_looks(state)
        state.unpaid = []
        return
    state.agenda.append((MENU, seat))
    if action >= verbs.open.base:
        open_barrel(state, seat, action - verbs.open.base)
    else:
        open_item(state, seat, action - verbs.use.base)


def open_item(state: Position, player: int, item: int) -> None:
    """An item is off the menu while it is carried out, and used up once something of it was done (K4.9, K6.3)."""
    state.items ^= 1 << item
    state.used |= 1 << item
    state.agenda.append((CLOSE, player, item, 0))
    if state.listener is not None:
        tell_item(state, player, item)
    for place, (unpaid, index, left) in enumerate(state.unpaid):
        if unpaid == item:
            del state.unpaid[place]
            state.agenda.append((PAY_NEXT, player, index, left))
            return
    enact(state, player, item_ability(state, player, item))


def run_close(state: Position, step: Step) -> None:
    """An item is over. What was left without doing anything, and what goes on, is on the menu again (K4.9)."""
    _, player, item, done = step
    verbs = state.components.verbs
    if item <= BARREL_OPENED:
        return
    if item == verbs.specialty_item and specialty_of(state, player).timing == IN_BOOMTOWN:  # K15.4
        state.specialty_used[player] |= done
        return
    if done and not may_reopen(state, player, item):
        if item == verbs.specialty_item:
            state.specialty_used[player] = 1
        return
    state.used &= ~(1 << item)
    state.items |= 1 << item
    if not done:
        state.opened_and_left |= 1 << item
        state.looks += 1


def may_reopen(state: Position, player: int, item: int) -> bool:
    """Whether an item of which something was done may be opened again: tents, guests, the market, specialties without
    a limit, and trades that may be paid once more."""
    for unpaid, _, _ in state.unpaid:
        if unpaid == item:
            return True
    if item == state.components.verbs.specialty_item:
        return specialty_of(state, player).limit == UNLIMITED
    for effect in item_ability(state, player, item):
        if effect.may_reopen():
            return True
    return False


def open_barrel(state: Position, player: int, barrel: int) -> None:
    """A barrel is used and kept (K9.4, K9.5)."""
    held = state.barrels[player]
    place = held.index(barrel)
    state.barrels[player] = held[:place] + held[place + 1 :]
    state.used_barrels[player] = (*state.used_barrels[player], barrel)
    kind = state.components.barrels[barrel]
    if state.listener is not None:
        state.tell("coloma-opened", {"seat": player, "barrel": kind.name}, refs=(f"barrel:{kind.id}",))
    forget_looks(state)
    state.agenda.append((CLOSE, player, BARREL_OPENED - barrel, 1))
    enact(state, player, kind.fx)


def tell_item(state: Position, player: int, item: int) -> None:
    components = state.components
    verbs = components.verbs
    site = f"site:{state.pioneers[player] + 1}"
    if item < verbs.mill_item:
        card = components.buildings[item]
        state.tell("coloma-used", {"seat": player, "card": card.name}, refs=(f"card:{card.id}", f"seat:{player}"))
    elif item < verbs.common_item:
        tool = WORKDAY_TOOLS[item - verbs.mill_item]
        state.tell("coloma-milled", {"seat": player, "tool": f"@coloma-tool-{tool}"}, refs=(f"mill:{tool}",))
    elif item < verbs.boom_item:
        part = PARTS[item - verbs.common_item]
        state.tell("coloma-did-common", {"seat": player, "part": f"@coloma-part-{part}"}, refs=(site,))
    elif item == verbs.boom_item:
        state.tell("coloma-did-boom", {"seat": player}, refs=(site,))
    else:
        specialty = specialty_of(state, player)
        params: Params = {"seat": player, "specialty": specialty.name}
        state.tell("coloma-did-specialty", params, refs=(f"specialty:{specialty.id}",))


def why_menu(state: Position, seat: int, action: int) -> Reason:
    verbs = state.components.verbs
    if action >= verbs.open.base:
        name = state.components.barrels[action - verbs.open.base].name
        return Reason("coloma-no-such-barrel", "K9.4", {"barrel": name})
    item = action - verbs.use.base
    if state.looks >= MOST_LOOKS and state.opened_and_left >> item & 1:
        return Reason("coloma-opened-and-left", "K4.9", {"count": MOST_LOOKS})
    if state.items >> item & 1:
        ability = item_ability(state, seat, item)
        return Reason(ability[0].lacks(state, seat) if len(ability) == 1 else "coloma-no-use", "K4.9")
    if item < verbs.mill_item:
        return _why_card(state, seat, item)
    if item == verbs.boom_item and busted(state, state.pioneers[seat]):
        return Reason("coloma-busted", "K5.2", {"site": state.pioneers[seat] + 1})
    if item in (verbs.common_item, verbs.boom_item):
        return Reason("coloma-already", "K4.9")
    if verbs.common.owns(action):
        return Reason("coloma-not-here", "K6.12")
    return Reason("coloma-not-open", "K6.1" if item < verbs.common_item else "K15.1")


def _why_card(state: Position, seat: int, card: int) -> Reason:
    name = state.components.buildings[card].name
    if not state.built[seat] >> card & 1:
        return Reason("coloma-not-built", "K7.1", {"card": name})
    if state.fresh >> card & 1:
        return Reason("coloma-fresh", "K7.2", {"card": name})
    if state.used >> card & 1:
        return Reason("coloma-card-used", "K6.3", {"card": name})
    return Reason("coloma-card-elsewhere", "K7.1", {"card": name})
