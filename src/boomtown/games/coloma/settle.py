"""Site 5: rows of gunmen, tents on events and lands, guests in hotels."""

from boomtown.games.coloma.actions import DONE, GUESTS, PLANT, ROW
from boomtown.games.coloma.goods import gain_points, happened
from boomtown.games.coloma.state import NOBODY, Position
from boomtown.games.coloma.steps import PICK_TENT
from boomtown.games.coloma.tables import (
    ALL_EVENTS,
    EFFECTS,
    GUEST_POINTS,
    HOTEL_GUESTS,
    LAND_IDS,
    LANDS,
    NAMES,
    ON_EVENT,
    ON_LAND,
    ROWS,
    SITES,
    TOUCHES,
    Effect,
)
from boomtown.kernel.message import Message, Reason

ALL_LANDS = (1 << LANDS) - 1


# Which row (K6.13, K7.11).


def muster(state: Position, player: int, effect: Effect) -> int:
    """How many gunmen the player could place."""
    return state.dudes[player] + min(effect.more, state.dude_supply[player])


def can_fill_row(state: Position, player: int, effect: Effect) -> bool:
    if state.row_done and not effect.flag:
        return False
    strength = muster(state, player, effect)
    for row, owner in enumerate(state.rows):
        if owner == NOBODY and ROWS[row] <= strength:
            return True
    return False


def prompt_row(state: Position, seat: int) -> Message:
    return Message("coloma-ask-row", {"dudes": muster(state, seat, EFFECTS[state.agenda[-1][2]])})


def legal_row(state: Position, seat: int) -> list[int]:
    strength = muster(state, seat, EFFECTS[state.agenda[-1][2]])
    found = []
    for row, owner in enumerate(state.rows):
        if owner == NOBODY and ROWS[row] <= strength:
            found.append(ROW.base + row)
    found.append(DONE.base)
    return found


def apply_row(state: Position, seat: int, action: int) -> None:
    if action == DONE.base:
        return
    effect = EFFECTS[state.asked[2]]
    row = action - ROW.base
    helpers = min(effect.more, state.dude_supply[seat], ROWS[row])
    state.dude_supply[seat] -= helpers
    state.dudes[seat] -= ROWS[row] - helpers
    state.rows[row] = seat
    if not effect.flag:
        state.row_done = 1
    if state.listener is not None:
        state.tell("coloma-row", {"seat": seat, "row": row + 1, "count": ROWS[row]})
    happened(state, seat, effect.index)  # K15.3


def why_row(state: Position, seat: int, action: int) -> Reason:
    row = action - ROW.base
    if state.rows[row] != NOBODY:
        return Reason("coloma-row-taken", "K6.13", {"row": row + 1})
    return Reason("coloma-row-dudes", "K6.13", {"row": row + 1, "count": ROWS[row]})


# Where to plant (K6.14, K7.12).


def free_events(state: Position, player: int, effect: Effect) -> int:
    return ALL_EVENTS & ~state.event_tents[player] if effect.what & ON_EVENT else 0


def free_lands(state: Position, player: int, effect: Effect) -> int:
    """Lands the player may plant on: next to the wagon, unless the effect works from afar."""
    if not effect.what & ON_LAND:
        return 0
    near = ALL_LANDS if effect.flag else TOUCHES[state.wagon[player]]
    return near & ~state.land_tents[player]


def can_plant(state: Position, player: int, effect: Effect) -> bool:
    return state.tents[player] > 0 and bool(free_events(state, player, effect) | free_lands(state, player, effect))


def prompt_tent(state: Position, seat: int) -> Message:
    return Message("coloma-ask-tent", {"tents": state.tents[seat]})


def legal_tent(state: Position, seat: int) -> list[int]:
    effect = EFFECTS[state.agenda[-1][2]]
    events = free_events(state, seat, effect)
    lands = free_lands(state, seat, effect)
    found = [PLANT.base + site for site in range(SITES) if events >> site & 1]
    found += [PLANT.base + SITES + land for land in range(LANDS) if lands >> land & 1]
    found.append(DONE.base)
    return found


def apply_tent(state: Position, seat: int, action: int) -> None:
    if action == DONE.base:
        return
    _, _, index, left = state.asked
    effect = EFFECTS[index]
    place = action - PLANT.base
    state.tents[seat] -= 1
    if place < SITES:
        state.event_tents[seat] |= 1 << place
    else:
        state.land_tents[seat] |= 1 << (place - SITES)
    if state.listener is not None:
        where = f"@coloma-event-{place + 1}" if place < SITES else NAMES["land"][LAND_IDS[place - SITES]]
        state.tell("coloma-planted", {"seat": seat, "place": where})
    happened(state, seat, index)  # K15.4
    if left != 1 and can_plant(state, seat, effect):
        state.agenda.append((PICK_TENT, seat, index, left - 1 if left else 0))


def why_tent(state: Position, seat: int, action: int) -> Reason:
    place = action - PLANT.base
    if place < SITES:
        if state.event_tents[seat] >> place & 1:
            return Reason("coloma-event-taken", "K6.14", {"site": place + 1})
        return Reason("coloma-lands-only", "K7.12")
    land = NAMES["land"][LAND_IDS[place - SITES]]
    if state.land_tents[seat] >> (place - SITES) & 1:
        return Reason("coloma-land-taken", "K6.14", {"land": land})
    return Reason("coloma-land-far", "K6.14", {"land": land})


# How many guests (K12.2).


def free_beds(state: Position, player: int) -> int:
    return min(HOTEL_GUESTS * state.hotels[player] - state.guests[player], state.dudes[player])


def prompt_guests(state: Position, seat: int) -> Message:
    return Message("coloma-ask-guests", {"count": free_beds(state, seat), "points": GUEST_POINTS})


def legal_guests(state: Position, seat: int) -> list[int]:
    found = list(range(GUESTS.base, GUESTS.base + free_beds(state, seat)))
    found.append(DONE.base)
    return found


def apply_guests(state: Position, seat: int, action: int) -> None:
    if action == DONE.base:
        return
    count = action - GUESTS.base + 1
    state.dudes[seat] -= count
    state.guests[seat] += count
    if state.listener is not None:
        state.tell("coloma-guests", {"seat": seat, "count": count})
    gain_points(state, seat, GUEST_POINTS * count)
    happened(state, seat, state.asked[2])


def why_guests(state: Position, seat: int, action: int) -> Reason:
    return Reason("coloma-guests-limit", "K12.2", {"count": free_beds(state, seat)})
