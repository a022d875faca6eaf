"""Site 4: wagons on the frontier map."""

from boomtown.games.coloma.actions import BENEFIT, DONE, RIDE, YES
from boomtown.games.coloma.goods import enact, gain
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import ARRIVE, DRIVE, EFFECT, ROB, TOWN_BENEFIT
from boomtown.games.coloma.tables import (
    BOOMTOWN,
    FOR_WAGON,
    HORSESHOE,
    IN_BOOMTOWN,
    NAMES,
    RIDE_PLUS,
    RIDE_SHOE,
    ROADS,
    SPACE_FX,
    SPACE_IDS,
    SPACE_KIND,
    SPECIALTY_FX,
    SPECIALTY_WHEN,
    STOP_FX,
    Effect,
)
from boomtown.kernel.message import Message, Reason
from boomtown.kernel.state import Step

LEFT, STOP = range(2)

NO_BENEFIT: list[Effect] = []


def start_wagon(state: Position, player: int, plus: int) -> None:
    """A wagon action begins, unless the Robber takes gold in its place (K15.6)."""
    if SPECIALTY_WHEN[state.specialty[player]] == FOR_WAGON and state.gold_cart:
        state.push((ROB, player, plus))
    else:
        drive(state, player, plus)


def drive(state: Position, player: int, plus: int) -> None:
    """The reach is fixed now; a horse gained on the way does not add to it (K8.1, K8.7)."""
    steps = state.horses[player] + plus + state.ride + RIDE_PLUS[state.specialty[player]]
    if steps:
        state.push((DRIVE, player, steps, 1 << state.wagon[player], 0))


# Whether to rob the cart instead (K15.6).


def prompt_rob(state: Position, seat: int) -> Message:
    loot = SPECIALTY_FX[state.specialty[seat]][0].get[0].n
    return Message("coloma-ask-rob", {"gold": min(state.gold_cart, loot)})


def legal_rob(state: Position, seat: int) -> list[int]:
    return [YES.base, DONE.base]


def apply_rob(state: Position, seat: int, action: int) -> None:
    if action == YES.base:
        enact(state, seat, SPECIALTY_FX[state.specialty[seat]][0].get)
    else:
        drive(state, seat, state.asked[2])


# Where to next (K8.1-K8.8).


def occupied_by_others(state: Position, player: int) -> int:
    """The mask of settlements and horseshoes on which another wagon stands; boomtowns are never full (K8.6)."""
    occupied = 0
    for other in range(state.players):
        if other != player and SPACE_KIND[state.wagon[other]] != BOOMTOWN:
            occupied |= 1 << state.wagon[other]
    return occupied


def landings(state: Position, player: int, entered: int) -> list[int]:
    """The spaces one step away; occupied settlements and horseshoes are jumped (K8.2, K8.5)."""
    occupied = occupied_by_others(state, player)
    near = ROADS[state.wagon[player]]
    if not occupied:
        return [space for space in near if not entered >> space & 1]
    found = []
    seen = entered
    waiting = near[:]
    while waiting:
        space = waiting.pop()
        if seen >> space & 1:
            continue
        seen |= 1 << space
        if occupied >> space & 1:
            waiting += ROADS[space]
        else:
            found.append(space)
    found.sort()
    return found


def jumped(state: Position, player: int, entered: int, landing: int) -> int:
    """The mask of occupied spaces on the shortest way to a landing; they count as entered (K8.5)."""
    here = state.wagon[player]
    if landing in ROADS[here]:
        return 0
    occupied = occupied_by_others(state, player) & ~entered
    ways = [(here, 0)]
    while ways:
        longer: list[tuple[int, int]] = []
        for space, way in ways:
            for near in ROADS[space]:
                if occupied & ~way & 1 << near:
                    if landing in ROADS[near]:
                        return way | 1 << near
                    longer.append((near, way | 1 << near))
        ways = longer
    return 0


def prompt_drive(state: Position, seat: int) -> Message:
    return Message("coloma-ask-ride", {"steps": state.agenda[-1][2], "space": space_name(state.wagon[seat])})


def legal_drive(state: Position, seat: int) -> list[int]:
    found = [RIDE.base + space for space in landings(state, seat, state.agenda[-1][3])]
    found.append(DONE.base)
    return found


def apply_drive(state: Position, seat: int, action: int) -> None:
    _, _, steps, entered, moved = state.asked
    if action == DONE.base:
        if moved:
            arrive(state, seat)
        return
    left = state.wagon[seat]
    space = action - RIDE.base
    entered |= 1 << space | jumped(state, seat, entered, space)
    state.wagon[seat] = space
    if state.listener is not None:
        state.tell("coloma-rode", {"seat": seat, "space": space_name(space)})
    if steps > 1:
        state.agenda.append((DRIVE, seat, steps - 1, entered, 1))
    else:
        state.agenda.append((ARRIVE, seat))
    kind = SPACE_KIND[space]
    benefit = SPACE_FX[space] if kind != BOOMTOWN else NO_BENEFIT  # K8.3
    if moved and SPACE_KIND[left] == BOOMTOWN:
        benefit = SPACE_FX[left] + benefit  # passed, K8.4
    if kind == HORSESHOE:
        gain(state, seat, RIDE_SHOE[state.specialty[seat]])  # K15.8
    enact(state, seat, benefit)


def why_drive(state: Position, seat: int, action: int) -> Reason:
    space = action - RIDE.base
    if occupied_by_others(state, seat) >> space & 1:
        return Reason("coloma-space-occupied", "K8.5", {"space": space_name(space)})
    if state.agenda[-1][3] >> space & 1:
        return Reason("coloma-space-entered", "K8.2", {"space": space_name(space)})
    return Reason("coloma-space-far", "K8.1", {"space": space_name(space)})


# The wagon has stopped: the left or the stop benefit of a boomtown (K8.4).


def run_arrive(state: Position, step: Step) -> None:
    arrive(state, step[1])


def arrive(state: Position, player: int) -> None:
    if SPACE_KIND[state.wagon[player]] != BOOMTOWN:
        return
    specialty = state.specialty[player]
    if SPECIALTY_WHEN[specialty] == IN_BOOMTOWN and not state.specialty_used[player]:  # K15.4
        state.agenda.append((EFFECT, player, SPECIALTY_FX[specialty][0].index))
    state.agenda.append((TOWN_BENEFIT, player))


def prompt_benefit(state: Position, seat: int) -> Message:
    return Message("coloma-ask-benefit", {"space": space_name(state.wagon[seat])})


def legal_benefit(state: Position, seat: int) -> list[int]:
    return [BENEFIT.base + LEFT, BENEFIT.base + STOP]


def apply_benefit(state: Position, seat: int, action: int) -> None:
    space = state.wagon[seat]
    enact(state, seat, STOP_FX[space] if action == BENEFIT.base + STOP else SPACE_FX[space])


def why_nothing(state: Position, seat: int, action: int) -> Reason:
    """For questions whose verbs are all legal: nothing of them can be refused."""
    return Reason("coloma-not-offered")


def space_name(space: int) -> str:
    return NAMES["space"][SPACE_IDS[space]]
