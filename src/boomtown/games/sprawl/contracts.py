"""Building a contract: from which source, on which spot, with which permits, and what happens then."""

from boomtown.games.sprawl.actions import PLACE, USE
from boomtown.games.sprawl.city import LOT_NAMES, SHAPES, SPOT_LOTS, SPOT_NAMES, SPOT_SIZE, lot_place
from boomtown.games.sprawl.common import card_name, not_offered
from boomtown.games.sprawl.components import (
    ATTORNEY_FACTOR,
    CARD_EFFECTS,
    CARD_KIND,
    CARD_LEVEL,
    CARD_LOTS,
    CARD_VOCATIONS,
    CARD_ZONE,
    CARD_ZONES,
    CONTRACT_COST,
    FAVOR_COST,
    PERMITS,
)
from boomtown.games.sprawl.purse import gain
from boomtown.games.sprawl.spots import FAULTS, adjacency_bonus, build_spots, covered_buildings, fault, price
from boomtown.games.sprawl.state import Position, put_building, remove_building
from boomtown.games.sprawl.steps import (
    ASK_PERMIT,
    ASK_RENEWAL,
    ASK_SPOT,
    DECK_TOPS,
    EFFECT,
    FAVOR_PLACES,
    SCORE_TILES,
    TAKE_TILE,
)
from boomtown.games.sprawl.words import ATTORNEY, CONTRACTOR, RENEWAL
from boomtown.kernel.message import Cell, Message, Params, Reason
from boomtown.kernel.state import Question, Step

# Sources.


def source_card(state: Position, seat: int, source: int) -> int:
    """The contract to be had from a box, an active deck's face-up top, or a Favor of an earlier turn; -1 if none."""
    if source < DECK_TOPS:
        return state.contract_boxes[source]
    if source < FAVOR_PLACES:
        deck = source - DECK_TOPS
        open_top = state.active_decks & state.face_up
        return state.decks[deck][-1] if open_top >> deck & 1 else -1
    place = 2 * seat + source - FAVOR_PLACES
    return -1 if state.fresh >> place & 1 else state.favors[place]  # S3.8


def source_cost(source: int) -> int:
    """The AP of a source (S3.5, S3.8)."""
    return CONTRACT_COST[source] if source < FAVOR_PLACES else FAVOR_COST


def take_out(state: Position, seat: int, source: int) -> int:
    """Remove the contract from its source. A box stays empty, the next deck card stays face down (S3.6)."""
    card = source_card(state, seat, source)
    if source < DECK_TOPS:
        state.contract_boxes[source] = -1
    elif source < FAVOR_PLACES:
        state.decks[source - DECK_TOPS].pop()
        state.face_up &= ~(1 << source - DECK_TOPS)
    else:
        state.favors[2 * seat + source - FAVOR_PLACES] = -1
    if source < FAVOR_PLACES:
        state.idle = 0
    return card


# Permits.


def _minimal_sets(need: int) -> list[list[int]]:
    """What pays for `need` lots without a card too many, as numbers of cards of level 0 to 4 (S4.2)."""
    found = []
    for ones in range(5):
        for twos in range(3):
            for threes in range(3):
                for fours in range(2):
                    pages = ones + 2 * twos + 3 * threes + 4 * fours
                    least = 1 if ones else 2 if twos else 3 if threes else 4
                    if need <= pages < need + least:
                        found.append([0, ones, twos, threes, fours])
    return found


MINIMAL_SETS: list[list[list[int]]] = [[], *[_minimal_sets(need) for need in range(1, 5)]]


def usable_permits(state: Position, seat: int, zone: int) -> list[int]:
    return [card for card in state.hands[seat] if CARD_ZONES[card] >> zone & 1]


def pages(state: Position, seat: int, zone: int) -> int:
    """All permit pages a seat has for a zone."""
    found = 0
    for card in state.hands[seat]:
        if CARD_ZONES[card] >> zone & 1:
            found += CARD_LEVEL[card]
    return found


def completions(rest: list[int], chosen: list[int], need: int) -> list[list[int]]:
    """How many cards of each level could still be added to make a set without a card too many."""
    have = [0] * 5
    picked = [0] * 5
    for card in rest:
        have[CARD_LEVEL[card]] += 1
    for card in chosen:
        picked[CARD_LEVEL[card]] += 1
    found: list[list[int]] = []
    for minimal in MINIMAL_SETS[need]:
        missing = [minimal[level] - picked[level] for level in range(5)]
        if min(missing) >= 0 and all([missing[level] <= have[level] for level in range(5)]):
            found.append(missing)
    return found


def permit_choices(hand: list[int], chosen: list[int], need: int) -> list[int]:
    """The cards of `hand` that may be added to the chosen ones; empty when these are enough (S4.2)."""
    rest = [card for card in hand if card not in chosen]
    levels = 0
    for missing in completions(rest, chosen, need):
        for level in range(1, 5):
            if missing[level] > 0:
                levels |= 1 << level
    return [card for card in rest if levels >> CARD_LEVEL[card] & 1]


def forced_permits(hand: list[int], chosen: list[int], need: int) -> list[int] | None:
    """The whole set if only one is left to choose, else None."""
    rest = [card for card in hand if card not in chosen]
    possible = completions(rest, chosen, need)
    if len(possible) != 1:
        return None
    forced = chosen[:]
    for level in range(1, 5):
        cards = [card for card in rest if CARD_LEVEL[card] == level]
        if 0 < possible[0][level] < len(cards):
            return None
        if possible[0][level]:
            forced += cards
    return forced


# The spot (S4.4, S4.5, S4.6).


def prompt_spot(state: Position, seat: int) -> Message:
    card = source_card(state, seat, state.agenda[-1][2])
    return Message("sprawl-ask-spot", {"card": card_name(card), "lots": CARD_LOTS[card]})


def legal_spot(state: Position, seat: int) -> list[int]:
    card = source_card(state, seat, state.agenda[-1][2])
    return [PLACE.base + spot for spot in build_spots(state, seat, card, False)]


def apply_spot(state: Position, seat: int, action: int) -> None:
    source = state.asked[2]
    spot = action - PLACE.base
    covering = bool(covered_buildings(state, spot)) and state.offices[CONTRACTOR] != seat
    renewals = [card for card in state.hands[seat] if CARD_KIND[card] == RENEWAL] if covering else []
    if len(renewals) > 1:
        state.push((ASK_RENEWAL, seat, source, spot))
    else:
        choose_permits(state, seat, source, spot, renewals[0] if renewals else -1, [])


def why_spot(state: Position, seat: int, action: int) -> Reason:
    card = source_card(state, seat, state.agenda[-1][2])
    spot = action - PLACE.base
    key, paragraph = FAULTS[fault(state, seat, card, spot)]
    told: Params = {"spot": SPOT_NAMES[spot], "card": card_name(card), "lots": CARD_LOTS[card]}
    told["price"] = price(state, card, spot // SHAPES)
    told["wealth"] = state.wealth[seat]
    return Reason(key or "sprawl-not-offered", paragraph, told, spot_cells(spot))


def spot_cells(spot: int) -> tuple[Cell, ...]:
    return tuple([lot_place(lot) for lot in SPOT_LOTS[spot]])


# Which Urban Renewal card to discard (S4.12).


def prompt_renewal(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-renewal", {})


def legal_renewal(state: Position, seat: int) -> list[int]:
    return [USE.base + card for card in state.hands[seat] if CARD_KIND[card] == RENEWAL]


def apply_renewal(state: Position, seat: int, action: int) -> None:
    choose_permits(state, seat, state.asked[2], state.asked[3], action - USE.base, [])


# The permits, card by card (S4.2).


def choose_permits(state: Position, seat: int, source: int, spot: int, renewal: int, chosen: list[int]) -> None:
    """Build with the only set of permits that is left, or ask for the next card of it."""
    card = source_card(state, seat, source)
    hand = usable_permits(state, seat, CARD_ZONE[card])
    permits = forced_permits(hand, chosen, CARD_LOTS[card])
    if permits is not None:
        build(state, seat, source, spot, renewal, permits)
    else:
        state.push((ASK_PERMIT, seat, source, spot, renewal, *chosen))


def prompt_permit(state: Position, seat: int) -> Message:
    step = state.agenda[-1]
    card = source_card(state, seat, step[2])
    paid = sum([CARD_LEVEL[permit] for permit in step[5:]])
    told: Params = {"card": card_name(card), "missing": CARD_LOTS[card] - paid}
    return Message("sprawl-ask-permit", told)


def legal_permit(state: Position, seat: int) -> list[int]:
    step = state.agenda[-1]
    card = source_card(state, seat, step[2])
    hand = usable_permits(state, seat, CARD_ZONE[card])
    return [USE.base + permit for permit in permit_choices(hand, list(step[5:]), CARD_LOTS[card])]


def apply_permit(state: Position, seat: int, action: int) -> None:
    step = state.asked
    choose_permits(state, seat, step[2], step[3], step[4], [*step[5:], action - USE.base])


def why_permit(state: Position, seat: int, action: int) -> Reason:
    card = action - USE.base
    zone = CARD_ZONE[source_card(state, seat, state.agenda[-1][2])]
    if card not in state.hands[seat] or card in state.agenda[-1][5:]:
        return Reason("sprawl-not-yours", "S4.2", {"card": card_name(card)})
    if card >= PERMITS or not CARD_ZONES[card] >> zone & 1:
        return Reason("sprawl-wrong-zone", "S4.2", {"card": card_name(card)})
    return Reason("sprawl-card-too-many", "S4.2", {"card": card_name(card)})


# The building itself (S4.1, S4.3, S4.8-S4.12).


def build(state: Position, seat: int, source: int, spot: int, renewal: int, permits: list[int]) -> None:
    """Pay, demolish, place, score the adjacency, then put vocations and effects on the agenda."""
    card = take_out(state, seat, source)
    state.ap -= source_cost(source)
    hand = state.hands[seat]
    for used in [*permits, renewal]:
        if used >= 0:
            hand.remove(used)
            state.discards.append(used)
            if state.listener is not None:
                state.tell("sprawl-used", {"seat": seat, "card": card_name(used)})
    demolished = covered_buildings(state, spot)
    cost = price(state, card, spot // SHAPES)
    state.wealth[seat] -= cost
    state.bank += cost
    state.discount = 0
    if state.listener is not None:
        _tell_build(state, seat, card, spot, cost, demolished)
    for first in demolished:
        remove_building(state, first)
    bonus = adjacency_bonus(state, spot, CARD_ZONE[card])
    put_building(state, spot, CARD_ZONE[card], seat)
    state.gone.append(card)
    if state.built == 0 and state.offices[ATTORNEY] == seat and state.active == seat:  # S10.8
        bonus *= ATTORNEY_FACTOR
    state.built += 1
    state.line = -1
    gain(state, seat, 0, bonus)
    state.push(*aftermath(seat, card, spot))


def aftermath(seat: int, card: int, spot: int) -> list[Step]:
    """What follows a building: each vocation with its scoring, then the effects from top to bottom (S4.9)."""
    steps: list[Step] = []
    for vocation, value in CARD_VOCATIONS[card]:
        steps.append((TAKE_TILE, seat, vocation))
        steps.append((SCORE_TILES, -1, vocation, value))
    for effect in CARD_EFFECTS[card]:
        steps.append((EFFECT, effect, seat, spot, -1, -1, -1, -1))
    return steps


def _tell_build(state: Position, seat: int, card: int, spot: int, cost: int, demolished: list[int]) -> None:
    told: Params = {"seat": seat, "card": card_name(card), "spot": SPOT_NAMES[spot], "price": cost}
    state.tell("sprawl-built", told)
    for first in demolished:
        state.tell("sprawl-demolished", {"lot": LOT_NAMES[first], "lots": SPOT_SIZE[state.spot[first]]})


CONTRACT_QUESTIONS: dict[int, Question[Position]] = {
    ASK_SPOT: Question(("place",), "S4.4", prompt_spot, legal_spot, apply_spot, why_spot),
    ASK_RENEWAL: Question(("use",), "S4.12", prompt_renewal, legal_renewal, apply_renewal, not_offered),
    ASK_PERMIT: Question(("use",), "S4.2", prompt_permit, legal_permit, apply_permit, why_permit),
}
