"""Elections: who is compared, who breaks ties, what follows. And the Contractor."""

from typing import Final

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.actions import CHOOSE
from boomtown.games.sprawl.city import short_zone
from boomtown.games.sprawl.constants import CONTRACTOR, MAYOR, OFFICES, UNION
from boomtown.games.sprawl.frame import effect_step
from boomtown.games.sprawl.payments import gain_ap
from boomtown.games.sprawl.players import BY_PRESTIGE, BY_VOCATIONS, seats_in, single_seat, vocation_count
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ASK_ELECT, ASSIGN_CONTRACTOR, CONTESTED, INSTALL, OUTRIGHT
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.state import Question, Step

# An election (S10.1-S10.6, S10.13).


def run_election(state: Position, step: Step) -> None:
    """Hold the election for an office, or for the next one of the ring; a winner may be given."""
    _, office, winner = step
    if office < 0:
        office = state.pawn = next_office(state)
    in_play = state.in_play >> office & 1
    if state.listener is not None:
        key = "sprawl-election" if in_play else "sprawl-no-election"
        state.tell(key, {"office": f"@sprawl-office-{OFFICES[office]}"}, refs=(refs.OFFICE[office],))
    if not in_play:
        return
    state.push((ASSIGN_CONTRACTOR,))
    if winner >= 0:
        state.push((INSTALL, office, winner, OUTRIGHT))
    else:
        elect(state, office, candidates(state, office))


def next_office(state: Position) -> int:
    """The office that the next ballot votes on, in play or not (S10.1)."""
    return (state.pawn + 1) % CONTRACTOR


def candidates(state: Position, office: int) -> int:
    """The mask of seats that are first in the contest for an office; 0 when nobody qualifies."""
    if office == CONTRACTOR:
        return BY_PRESTIGE.least(state)
    zone = state.components.offices[office].zone
    if zone < 0:
        return BY_VOCATIONS.most(state)
    return first_of(zone_standings(state, zone))


# In a standing the value comes first, then the number of buildings: no seat has a thousand of them.
PER_VALUE: Final = 1000


def value_of(standing: int) -> int:
    return standing // PER_VALUE


def count_of(standing: int) -> int:
    return standing % PER_VALUE


def zone_standings(state: Position, zone: int) -> list[int]:
    """Per seat the value of its best building of a zone and the number of them, 0 for none (S10.4)."""
    best = [0] * state.seats
    counts = [0] * state.seats
    owner, zones, values = state.owner, state.zone, state.value
    for building in state.city:
        seat = owner[building]
        if seat >= 0 and zones[building] == zone:
            counts[seat] += 1
            if values[building >> 2] > best[seat]:
                best[seat] = values[building >> 2]
    return [best[seat] * PER_VALUE + counts[seat] for seat in range(state.seats)]


def first_of(standings: list[int]) -> int:
    """The mask of seats with the highest standing; 0 when nobody has any."""
    highest = max(standings)
    mask = 0
    for seat, standing in enumerate(standings):
        if standing and standing == highest:
            mask |= 1 << seat
    return mask


def tie_decider(state: Position, office: int) -> int:
    """Who decides a tied election (S10.5)."""
    decider = single_seat(state.components.offices[office].tie_breaker.seats(state, state.active))
    return decider if decider >= 0 else state.active


def elect(state: Position, office: int, mask: int) -> None:
    """Install the only candidate, or ask whoever decides (S10.5)."""
    if not mask:
        return
    winner = single_seat(mask)
    if winner >= 0:
        state.push((INSTALL, office, winner, CONTESTED))
    else:
        state.push((ASK_ELECT, tie_decider(state, office), mask, office))


def prompt_elect(state: Position, seat: int) -> Message:
    _, _, _, office = state.agenda[-1]
    return Message("sprawl-ask-elect", {"office": f"@sprawl-office-{OFFICES[office]}"})


def legal_elect(state: Position, seat: int) -> list[int]:
    _, _, mask, _ = state.agenda[-1]
    return [CHOOSE.base + other for other in seats_in(mask)]


def apply_elect(state: Position, seat: int, action: int) -> None:
    _, _, _, office = state.asked
    state.push((INSTALL, office, action - CHOOSE.base, CONTESTED))


def why_elect(state: Position, seat: int, action: int) -> Reason:
    _, _, _, office = state.agenda[-1]
    paragraph = "S10.3" if office == MAYOR else "S10.12" if office == CONTRACTOR else "S10.5"
    return Reason("sprawl-not-tied", paragraph, {"player": action - CHOOSE.base})


def run_install(state: Position, step: Step) -> None:
    """Give the office to its winner; the Mayor's park follows from his data (S10.7)."""
    _, office, seat, contested = step
    if state.listener is not None:
        params: Params = {"seat": seat, "office": f"@sprawl-office-{OFFICES[office]}"}
        params["again"] = int(state.offices[office] == seat)
        params |= winning_standing(state, office, seat) if contested else standing_params("outright", "", 0, 0)
        state.tell("sprawl-elected", params, refs=(refs.SEAT[seat], refs.OFFICE[office]))
    state.offices[office] = seat
    if office == UNION and seat == state.active and state.boss_ap_due:
        give_boss_ap(state, seat)
    state.push(*[effect_step(effect, seat, -1) for effect in state.components.offices[office].on_elected])


def winning_standing(state: Position, office: int, seat: int) -> Params:
    """By what a seat is elected: its best building and how many it has, its vocation tiles, or its prestige."""
    zone = state.components.offices[office].zone
    if office == CONTRACTOR:
        return standing_params("prestige", "", 0, state.prestige[seat])
    if zone < 0:
        return standing_params("tiles", "", 0, vocation_count(state, seat))
    best = zone_standings(state, zone)[seat]
    return standing_params("best", short_zone(zone), value_of(best), count_of(best))


def standing_params(how: str, zone: str, value: int, count: int) -> Params:
    return {"how": how, "zone": zone, "value": value, "count": count}


def give_boss_ap(state: Position, seat: int) -> None:
    """A Union Boss elected while he acts has more AP at once, and once a turn (S3.2)."""
    state.boss_ap_due = False
    more = boss_ap(state)
    gain_ap(state, more)
    if state.listener is not None:
        state.tell("sprawl-boss-ap", {"seat": seat, "ap": more}, refs=(refs.SEAT[seat], refs.OFFICE[UNION]))


def boss_ap(state: Position) -> int:
    """The AP that the Union Boss has beyond those of the others."""
    return max(0, state.components.union_ap - state.components.turn_ap)


def run_assign_contractor(state: Position, step: Step) -> None:
    """After every election the Contractor goes to the player with the least prestige (S10.12)."""
    if state.in_play >> CONTRACTOR & 1:
        elect(state, CONTRACTOR, candidates(state, CONTRACTOR))


ELECTION_QUESTIONS: dict[int, Question[Position]] = {
    ASK_ELECT: Question(("choose",), "S10.5", prompt_elect, legal_elect, apply_elect, why_elect),
}
