"""Building a contract: from which origin, on which spot, with which permits, and what happens then."""

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.actions import PLACE
from boomtown.games.sprawl.cards import Card
from boomtown.games.sprawl.city import LOT_NAMES, SHAPES, SPOT_CELLS, SPOT_NAMES, SPOT_SIZE
from boomtown.games.sprawl.constants import ATTORNEY, CONTRACTOR, PERMITS, RENEWAL
from boomtown.games.sprawl.favors import origin_card, origin_cost, take_out
from boomtown.games.sprawl.frame import effect_step
from boomtown.games.sprawl.payments import gain
from boomtown.games.sprawl.permits import forced_permits, permit_choices, usable_permits
from boomtown.games.sprawl.questions import not_offered
from boomtown.games.sprawl.spots import adjacency_bonus, build_spots, covered_buildings, fault, price
from boomtown.games.sprawl.state import Position, put_building, remove_building
from boomtown.games.sprawl.steps import ASK_PERMIT, ASK_RENEWAL, ASK_SPOT, SCORE_TILES, TAKE_TILE, vocation_line
from boomtown.kernel.message import Cell, Message, Params, Reason
from boomtown.kernel.state import Question, Step

# The spot (S4.4, S4.5, S4.6).


def offered_contract(state: Position, seat: int) -> int:
    """The contract that the question on top of the agenda is about."""
    _, _, origin, *_ = state.agenda[-1]
    return origin_card(state, seat, origin)


def prompt_spot(state: Position, seat: int) -> Message:
    card = state.components.cards[offered_contract(state, seat)]
    return Message("sprawl-ask-spot", {"card": card.name, "lots": card.lots})


def legal_spot(state: Position, seat: int) -> list[int]:
    return [PLACE.base + spot for spot in build_spots(state, seat, offered_contract(state, seat), False)]


def apply_spot(state: Position, seat: int, action: int) -> None:
    _, _, origin = state.asked
    spot = action - PLACE.base
    covering = bool(covered_buildings(state, spot)) and state.offices[CONTRACTOR] != seat
    renewals = renewal_cards(state, seat) if covering else []
    if len(renewals) > 1:
        state.push((ASK_RENEWAL, seat, origin, spot))
    else:
        choose_permits(state, seat, origin, spot, renewals[0] if renewals else -1, [])


def why_spot(state: Position, seat: int, action: int) -> Reason:
    number = offered_contract(state, seat)
    card = state.components.cards[number]
    spot = action - PLACE.base
    params: Params = {"spot": SPOT_NAMES[spot], "card": card.name, "lots": card.lots}
    params["price"] = price(state, number, spot // SHAPES)
    params["wealth"] = state.wealth[seat]
    reason = fault(state, seat, number, spot)
    if reason is None:
        return Reason("sprawl-not-offered", "", params, spot_cells(spot))
    return Reason(reason.key, reason.rule, params, spot_cells(spot))


def spot_cells(spot: int) -> tuple[Cell, ...]:
    return tuple(SPOT_CELLS[spot])


# Which Urban Renewal card to discard (S4.12).


def renewal_cards(state: Position, seat: int) -> list[int]:
    cards = state.components.cards
    return [card for card in state.hands[seat] if cards[card].kind == RENEWAL]


def prompt_renewal(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-renewal", {})


def legal_renewal(state: Position, seat: int) -> list[int]:
    return [state.components.verbs.use.base + card for card in renewal_cards(state, seat)]


def apply_renewal(state: Position, seat: int, action: int) -> None:
    _, _, origin, spot = state.asked
    choose_permits(state, seat, origin, spot, action - state.components.verbs.use.base, [])


# The permits, card by card (S4.2).


def choose_permits(state: Position, seat: int, origin: int, spot: int, renewal: int, chosen: list[int]) -> None:
    """Build with the only set of permits that is left, or ask for the next card of it."""
    cards = state.components.cards
    contract = cards[origin_card(state, seat, origin)]
    hand = usable_permits(state, seat, contract.zone)
    permits = forced_permits(cards, hand, chosen, contract.lots)
    if permits is not None:
        build(state, seat, origin, spot, renewal, permits)
    else:
        state.push((ASK_PERMIT, seat, origin, spot, renewal, *chosen))


def prompt_permit(state: Position, seat: int) -> Message:
    _, _, _, _, _, *chosen = state.agenda[-1]
    cards = state.components.cards
    contract = cards[offered_contract(state, seat)]
    paid = sum([cards[permit].pages for permit in chosen])
    return Message("sprawl-ask-permit", {"card": contract.name, "missing": contract.lots - paid})


def legal_permit(state: Position, seat: int) -> list[int]:
    _, _, _, _, _, *chosen = state.agenda[-1]
    cards = state.components.cards
    contract = cards[offered_contract(state, seat)]
    hand = usable_permits(state, seat, contract.zone)
    base = state.components.verbs.use.base
    return [base + permit for permit in permit_choices(cards, hand, chosen, contract.lots)]


def apply_permit(state: Position, seat: int, action: int) -> None:
    _, _, origin, spot, renewal, *chosen = state.asked
    permit = action - state.components.verbs.use.base
    choose_permits(state, seat, origin, spot, renewal, [*chosen, permit])


def why_permit(state: Position, seat: int, action: int) -> Reason:
    _, _, _, _, _, *chosen = state.agenda[-1]
    number = action - state.components.verbs.use.base
    card = state.components.cards[number]
    zone = state.components.cards[offered_contract(state, seat)].zone
    if number not in state.hands[seat] or number in chosen:
        return Reason("sprawl-not-yours", "S4.2", {"card": card.name})
    if number >= PERMITS or not card.zones >> zone & 1:
        return Reason("sprawl-wrong-zone", "S4.2", {"card": card.name})
    return Reason("sprawl-card-too-many", "S4.2", {"card": card.name})


# The building itself (S4.1, S4.3, S4.8-S4.12).


def build(state: Position, seat: int, origin: int, spot: int, renewal: int, permits: list[int]) -> None:
    """Give up AP and cards for a contract and stand its building."""
    components = state.components
    number = take_out(state, seat, origin)
    state.ap -= origin_cost(state, origin)
    hand = state.hands[seat]
    for used in [*permits, renewal]:
        if used >= 0:
            hand.remove(used)
            state.discards.append(used)
            if state.listener is not None:
                face = components.cards[used]
                state.tell("sprawl-used", {"seat": seat, "card": face.name}, refs=(refs.SEAT[seat], face.ref))
    raise_building(state, seat, number, spot)


def raise_building(state: Position, seat: int, number: int, spot: int) -> None:
    """Pay, demolish, place, score the adjacency, then put vocations and effects on the agenda."""
    contract = state.components.cards[number]
    demolished = covered_buildings(state, spot)
    cost = price(state, number, spot // SHAPES)
    state.wealth[seat] -= cost
    state.bank += cost
    state.discount = 0
    if state.listener is not None:
        _tell_build(state, seat, contract, spot, cost, demolished)
    for building in demolished:
        remove_building(state, building)
    bonus = adjacency_bonus(state, spot, contract.zone) * bonus_factor(state, seat)
    put_building(state, spot, contract.zone, seat, number)
    state.gone.append(number)
    state.built += 1
    state.chosen_line = -1
    gain(state, seat, 0, bonus, refs.ADJACENCY)
    state.push(*aftermath(state, seat, number, spot))


def bonus_factor(state: Position, seat: int) -> int:
    """The District Attorney's adjacency bonus is multiplied for the first contract of his own turn (S10.8)."""
    if state.built == 0 and state.offices[ATTORNEY] == seat and state.active == seat:
        return state.components.attorney_factor
    return 1


def aftermath(state: Position, seat: int, card: int, spot: int) -> list[Step]:
    """What follows a building: each vocation with its scoring, then the effects from top to bottom (S4.9)."""
    contract = state.components.cards[card]
    steps: list[Step] = []
    for vocation, value in contract.vocations:
        steps.append((TAKE_TILE, seat, vocation, vocation_line(card)))
        steps.append((SCORE_TILES, -1, vocation, value, vocation_line(card)))
    for effect in contract.effects:
        steps.append(effect_step(effect, seat, spot))
    return steps


def _tell_build(state: Position, seat: int, card: Card, spot: int, cost: int, demolished: list[int]) -> None:
    params: Params = {"seat": seat, "card": card.name, "spot": SPOT_NAMES[spot], "price": cost}
    state.tell("sprawl-built", params, refs=(refs.SEAT[seat], card.ref, *refs.lot_refs(spot)))
    for building in demolished:
        lots: Params = {"lot": LOT_NAMES[building], "lots": SPOT_SIZE[state.spot[building]]}
        about = (*refs.seat_refs(state.owner[building]), *refs.lot_refs(state.spot[building]))
        state.tell("sprawl-demolished", lots, refs=about)


CONTRACT_QUESTIONS: dict[int, Question[Position]] = {
    ASK_SPOT: Question(("place",), "S4.4", prompt_spot, legal_spot, apply_spot, why_spot),
    ASK_RENEWAL: Question(("use",), "S4.12", prompt_renewal, legal_renewal, apply_renewal, not_offered),
    ASK_PERMIT: Question(("use",), "S4.2", prompt_permit, legal_permit, apply_permit, why_permit),
}
