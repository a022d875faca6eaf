"""Setting up: decks, deals, start buildings, the claims of the players, Media."""

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.city import LOT_NAMES, SHAPES
from boomtown.games.sprawl.constants import (
    CONTRACT,
    CONTRACT_BOXES,
    EVENT,
    FIRST_EVENT,
    MAYOR,
    MEDIA,
    OPENING_CONTRACTS,
    PERMITS,
    PLANNING,
    PLANNING_BOXES,
    PLANNING_CARDS,
    TOWN,
)
from boomtown.games.sprawl.players import BY_WEALTH, single_seat
from boomtown.games.sprawl.state import Position, clear_position, put_building, recompute_block_values, set_owner
from boomtown.games.sprawl.steps import ASK_CLAIM, BEGIN, TURN
from boomtown.games.sprawl.vocations import move_tile
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.state import Question, Step


def setup(state: Position) -> None:
    """Everything up to the first claim (S2.1-S2.9, S2.12)."""
    components = state.components
    clear_position(state)
    recompute_block_values(state)
    for lot, zone in components.start_buildings:
        put_building(state, SHAPES * (lot >> 2) + (lot & 3), zone, -1)
    state.wealth = [components.start_money[state.seats]] * state.seats
    state.bank = -sum(state.wealth)
    state.pawn = MAYOR
    state.in_play = 1 << MAYOR
    state.active_decks = 1 << TOWN
    stack_contracts(state)
    stack_planning(state)
    lay_out_planning(state)
    lay_out_town(state)
    claims = [(ASK_CLAIM, place % state.seats) for place in range(len(components.start_buildings))]
    state.push(*claims, (BEGIN,))


def stack_contracts(state: Position) -> None:
    """All three decks in three parts each (S2.2, S2.3)."""
    bottom, middle, _ = state.components.recipes[str(state.options["length"])]
    state.sections = [bottom, bottom + middle + 1]
    for deck in range(PLANNING):
        stack_deck(state, deck)


def stack_deck(state: Position, deck: int) -> None:
    """One deck: the special event lies in the middle part."""
    bottom, top = state.sections
    special = state.components.specials[deck]
    cards = [card.number for card in state.components.cards if card.deck == deck and card.number != special]
    state.rng.shuffle(cards)
    middle = [*cards[bottom : top - 1], special]
    state.rng.shuffle(middle)
    state.decks[deck] = cards[:bottom] + middle + cards[top - 1 :]


def stack_planning(state: Position) -> None:
    """Events only in the lower half, renewals in the discard pile (S2.4)."""
    below = state.components.bottom_permits
    permits = list(range(PERMITS))
    state.rng.shuffle(permits)
    bottom = permits[:below] + list(range(FIRST_EVENT, PLANNING_CARDS))
    state.rng.shuffle(bottom)
    state.decks[PLANNING] = bottom + permits[below:]
    state.discards = list(range(PERMITS, FIRST_EVENT))


def lay_out_planning(state: Position) -> None:
    """One card for the first seat, two for the second and so on; four boxes; the deck top face up (S2.5, S2.6)."""
    deck = state.decks[PLANNING]
    for seat in range(state.seats):
        for _ in range(seat + 1):
            state.hands[seat].append(deck.pop())
    for box in range(PLANNING_BOXES):
        state.planning_boxes[box] = deck.pop()
    state.face_up |= 1 << PLANNING


def top_contracts(state: Position) -> int:
    """How many contracts the top part of the Town deck has."""
    cards = state.components.cards
    return sum([1 for card in state.decks[TOWN][state.sections[1] :] if cards[card].kind == CONTRACT])


def lay_out_town(state: Position) -> None:
    """Five boxes and the deck top; events among them go back into what is left of the top part (S2.6, S2.8)."""
    while top_contracts(state) < OPENING_CONTRACTS:
        stack_deck(state, TOWN)
    deck = state.decks[TOWN]
    shown: list[int] = []
    while len(shown) < OPENING_CONTRACTS:
        card = deck.pop()
        if state.components.cards[card].kind == EVENT:
            state.returned.append(card)
        else:
            shown.append(card)
    start = state.sections[1]
    top = deck[start:] + state.returned
    if state.returned:
        state.rng.shuffle(top)
    state.decks[TOWN] = [*deck[:start], *top, shown[CONTRACT_BOXES]]
    state.contract_boxes = shown[:CONTRACT_BOXES]
    state.face_up |= 1 << TOWN


# Claiming the start buildings (S2.10).


def prompt_claim(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-claim", {"wealth": state.wealth[seat]})


def legal_claim(state: Position, seat: int) -> list[int]:
    components = state.components
    base = components.verbs.claim.base
    return [base + place for place, (lot, _) in enumerate(components.start_buildings) if state.owner[lot] < 0]


def why_not_claim(state: Position, seat: int, action: int) -> Reason:
    lot, _ = state.components.start_buildings[action - state.components.verbs.claim.base]
    return Reason("sprawl-already-claimed", "S2.10", {"player": state.owner[lot]})


def apply_claim(state: Position, seat: int, action: int) -> None:
    lot, _ = state.components.start_buildings[action - state.components.verbs.claim.base]
    value = state.value[lot >> 2]
    set_owner(state, lot, seat)
    state.wealth[seat] -= value
    state.bank += value
    if state.listener is not None:
        params: Params = {"seat": seat, "lot": LOT_NAMES[lot], "price": value}
        state.tell("sprawl-claimed", params, refs=(refs.SEAT[seat], refs.LOT[lot]))


def run_begin(state: Position, step: Step) -> None:
    """Media goes to the richest, in a tie to whoever took the cheapest residence (S2.11); the first seat begins."""
    richest = single_seat(BY_WEALTH.most(state))
    move_tile(state, MEDIA, -1, richest if richest >= 0 else state.owner[state.components.media_lot])
    state.push((TURN, 0))


SETUP_QUESTIONS: dict[int, Question[Position]] = {
    ASK_CLAIM: Question(("claim",), "S2.10", prompt_claim, legal_claim, apply_claim, why_not_claim),
}
