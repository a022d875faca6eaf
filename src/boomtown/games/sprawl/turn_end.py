"""The end of a turn: sliding, filling, turning up, and what revealed cards set off, in the exact order of S8."""

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.constants import (
    CONTRACT_BOXES,
    DECKS,
    EVENT,
    PLANNING,
    PLANNING_BOXES,
    PRESTIGE,
    WEALTH,
)
from boomtown.games.sprawl.frame import effect_step
from boomtown.games.sprawl.rails import feeding_deck, open_links
from boomtown.games.sprawl.stall import contract_moved, stalled
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import (
    ELECTION,
    END,
    FILL_CONTRACTS,
    FILL_PLANNING,
    PASS_ON,
    PAY_ROW,
    SLIDE_CONTRACTS,
    SLIDE_PLANNING,
    TURN,
    TURN_METROPOLIS,
    TURN_PLANNING,
    TURN_TOWN,
)
from boomtown.kernel.state import Step


def run_end(state: Position, step: Step) -> None:
    """Go through the phases until one reveals a card, and put that phase back on the agenda; at last pass on."""
    _, phase = step
    while phase != PASS_ON:
        if phase == SLIDE_PLANNING:
            slide(state.planning_boxes, [True] * (PLANNING_BOXES - 1))
        elif phase == FILL_PLANNING:
            box = lowest_empty(state.planning_boxes)
            if box >= 0 and ready_planning(state):
                state.push((END, phase))
                draw(state, PLANNING, box)
                return
        elif phase == TURN_PLANNING:
            if not state.face_up >> PLANNING & 1 and ready_planning(state):
                state.push((END, phase))
                draw(state, PLANNING, -1)
                return
        elif phase == SLIDE_CONTRACTS:
            if slide(state.contract_boxes, open_links(flowing_decks(state))):
                contract_moved(state)
        elif phase == FILL_CONTRACTS:
            for box in range(CONTRACT_BOXES):
                if state.contract_boxes[box] < 0:
                    deck = feeding_deck(flowing_decks(state), box)
                    if deck >= 0:
                        state.push((END, phase))
                        draw(state, deck, box)
                        return
        elif phase <= TURN_METROPOLIS:
            deck = phase - TURN_TOWN
            if state.active_decks >> deck & 1 and not state.face_up >> deck & 1 and state.decks[deck]:
                state.push((END, phase))
                draw(state, deck, -1)
                return
        phase += 1
    pass_on(state)


def slide(boxes: list[int], links: list[bool]) -> bool:
    """Move cards towards box 1 over open links; links[i] joins box i + 2 to box i + 1. Whether any card moved."""
    moved = False
    for box in range(1, len(boxes)):
        place = box
        while boxes[place] >= 0 and place > 0 and links[place - 1] and boxes[place - 1] < 0:
            boxes[place - 1] = boxes[place]
            boxes[place] = -1
            place -= 1
            moved = True
    return moved


def lowest_empty(boxes: list[int]) -> int:
    for box, card in enumerate(boxes):
        if card < 0:
            return box
    return -1


def flowing_decks(state: Position) -> int:
    """The mask of contract decks that are active and not used up (S8.3, S8.4)."""
    mask = 0
    for deck in range(PLANNING):
        if state.active_decks >> deck & 1 and state.decks[deck]:
            mask |= 1 << deck
    return mask


# The planning deck is shuffled anew (S8.8).


def ready_planning(state: Position) -> bool:
    """Shuffle the discards if the deck is used up; whether there is a card to draw."""
    if not state.decks[PLANNING] and can_reshuffle(state):
        state.rng.shuffle(state.discards)
        state.decks[PLANNING] = state.discards
        state.discards = []
        state.shuffled = True
        if state.listener is not None:
            state.tell("sprawl-reshuffled", {}, refs=(refs.DECK[PLANNING],))
    return bool(state.decks[PLANNING])


def can_reshuffle(state: Position) -> bool:
    """Whether the discards hold a permit or renewal that this end of turn has not shown yet.

    Without one the same events would run for ever: every shuffle must bring a card that can fill a place.
    """
    cards = state.components.cards
    return any([cards[card].kind != EVENT and card not in state.revealed for card in state.discards])


# Drawing from any deck (S8.5-S8.8).


def draw(state: Position, deck: int, box: int) -> None:
    """The next card of a deck into a box, or turned up on the deck (-1), with what it sets off."""
    cards = state.decks[deck]
    if state.face_up >> deck & 1:
        state.face_up &= ~(1 << deck)
        fill(state, deck, box)
        return
    card = cards[-1]
    reveal(state, card, box)
    face = state.components.cards[card]
    if face.kind == EVENT:
        pile = state.discards if deck == PLANNING else state.gone
        pile.append(cards.pop())
        run_card(state, card)
        return
    if box >= 0:
        fill(state, deck, box)
    else:
        state.face_up |= 1 << deck
    if face.pay:
        state.push((PAY_ROW, WEALTH if deck == PLANNING else PRESTIGE, face.pay))
    if face.ballot:
        state.push((ELECTION, -1, -1))


def fill(state: Position, deck: int, box: int) -> None:
    """Move the top card of a deck into a box."""
    card = state.decks[deck].pop()
    if deck == PLANNING:
        state.planning_boxes[box] = card
    else:
        state.contract_boxes[box] = card
        contract_moved(state)


def reveal(state: Position, card: int, box: int) -> None:
    """Turn a card up on its deck (-1) or into a box; an event stays nowhere."""
    state.reveals += 1
    state.revealed = [*state.revealed, card]
    if state.listener is not None:
        face = state.components.cards[card]
        about = [face.ref, refs.DECK[face.deck]]
        if box >= 0 and face.kind != EVENT:
            about.append((refs.PLANNING_PLACE if face.deck == PLANNING else refs.CONTRACT_BOX)[box])
        key = "sprawl-event" if face.kind == EVENT else "sprawl-revealed"
        state.tell(key, {"card": face.name, "deck": f"@sprawl-deck-{DECKS[face.deck]}"}, refs=tuple(about))


def run_card(state: Position, card: int) -> None:
    """The effects of an event, from top to bottom."""
    state.chosen_line = -1
    state.push(*[effect_step(effect, state.active, -1) for effect in state.components.cards[card].effects])


def pass_on(state: Position) -> None:
    """The next seat, or the end when nothing happens any more (S8.10, S12.5)."""
    if stalled(state):
        state.agenda.clear()
        return
    state.push((TURN, (state.active + 1) % state.seats))
