"""The flow of play: for each decision its prompt, legal_, apply_ and why_ next to each other."""

from collections.abc import Callable

from boomtown.games.wagons.actions import PLACE, START, TAKE
from boomtown.games.wagons.components import CARDS, CIRCLE
from boomtown.games.wagons.state import Position
from boomtown.games.wagons.town import cell_position, empty_town, place_cell
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.state import Question, Step

CHOOSE_START, TURN, TAKE_CARD, PLACE_CARD = range(4)

# The third number of a PLACE_CARD step: how the seat came by the card.
TAKEN, GIFT = range(2)


def setup(state: Position) -> None:
    """Three goals in the middle, fifteen cards around them; who does not start says where to start (W2.1-W2.3)."""
    cards = list(range(CARDS))
    state.rng.shuffle(cards)
    state.goals = cards[CIRCLE:]
    state.circle = cards[:CIRCLE]
    state.towns = [empty_town(), empty_town()]
    starter = first_to_play(state)
    state.push((CHOOSE_START, 1 - starter), (TURN, starter))


def first_to_play(state: Position) -> int:
    """The seat that the players have agreed on, or one drawn by lot (W2.3)."""
    starter = state.options["starter"]
    if starter == "drawn":
        return state.rng.below(2)
    return 1 if starter == "second" else 0


# The other seat chooses the card at which the first player starts (W2.3).


def prompt_start(state: Position, seat: int) -> Message:
    return Message("wagons-ask-start", {})


def legal_start(state: Position, seat: int) -> list[int]:
    return [START.base + card for card in state.circle]


def apply_start(state: Position, seat: int, action: int) -> None:
    card = action - START.base
    first = state.circle.index(card)
    state.circle = state.circle[first:] + state.circle[:first]
    if state.listener is not None:
        state.tell("wagons-started", {"seat": seat, "card": card}, refs=(f"card:{card}",))


def why_start(state: Position, seat: int, action: int) -> Reason:
    return Reason("wagons-not-in-circle", "W2.3", {"card": action - START.base})


# A turn: place what was skipped for you, take a card, place it, pass on (W3.1).


def run_turn(state: Position, step: Step) -> None:
    _, seat = step
    if not state.circle and not state.hands[0] and not state.hands[1]:  # W5.1
        state.tell("wagons-ended", {})
        return
    state.push((TURN, 1 - seat))
    if state.circle:
        state.push((TAKE_CARD, seat))
    for _ in state.hands[seat]:  # W3.4
        state.push((PLACE_CARD, seat, GIFT))


# Take the next card of the circle, or a later one (W3.2).


def prompt_take(state: Position, seat: int) -> Message:
    return Message("wagons-ask-take", {"cards": len(state.circle), "next": state.circle[0]})


def legal_take(state: Position, seat: int) -> list[int]:
    return [TAKE.base + card for card in state.circle]


def apply_take(state: Position, seat: int, action: int) -> None:
    card = action - TAKE.base
    skipped = state.circle.index(card)
    gifts = state.circle[:skipped]
    state.circle = state.circle[skipped + 1 :]
    state.hands[seat].append(card)
    state.hands[1 - seat].extend(gifts)  # W3.3
    state.push((PLACE_CARD, seat, TAKEN))
    if state.listener is not None:
        state.tell("wagons-took", {"seat": seat, "card": card, "skipped": skipped}, refs=(f"card:{card}",))
        for gift in gifts:
            state.tell("wagons-gift", {"seat": 1 - seat, "card": gift}, refs=(f"card:{gift}",))


def why_take(state: Position, seat: int, action: int) -> Reason:
    return Reason("wagons-not-in-circle", "W3.2", {"card": action - TAKE.base})


# Place the first card in hand (W4).


def prompt_place(state: Position, seat: int) -> Message:
    hand = state.hands[seat]
    _, _, origin = state.agenda[-1]
    key = "wagons-ask-place-gift" if origin == GIFT else "wagons-ask-place"
    return Message(key, {"card": hand[0], "cards": len(hand)})


def legal_place(state: Position, seat: int) -> list[int]:
    return state.towns[seat].places[:]


def apply_place(state: Position, seat: int, action: int) -> None:
    card = state.hands[seat].pop(0)
    state.towns[seat].lay(card, action)
    if state.listener is not None:
        x, y = cell_position(place_cell(action))
        turn = PLACE.arguments[2].words[PLACE.values(action)[2]]
        params: Params = {"seat": seat, "card": card, "x": x, "y": y, "turn": turn}
        state.tell("wagons-placed", params, refs=(f"card:{card}",))


def why_place(state: Position, seat: int, action: int) -> Reason:
    x, y = cell_position(place_cell(action))
    cells = ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))
    if not state.towns[seat].laid:
        return Reason("wagons-first-at-origin", "W4.1", {}, cells)
    if _touches_corner(state, seat, place_cell(action)):
        return Reason("wagons-corner-only", "W4.3", {}, cells)
    return Reason("wagons-no-contact", "W4.2", {}, cells)


def _touches_corner(state: Position, seat: int, cell: int) -> bool:
    x, y = cell_position(cell)
    land = [cell_position(settled) for settled in state.towns[seat].land]
    return any(corner in land for corner in ((x - 1, y - 1), (x + 2, y - 1), (x - 1, y + 2), (x + 2, y + 2)))


QUESTIONS: dict[int, Question[Position]] = {
    CHOOSE_START: Question(("start",), "W2.3", prompt_start, legal_start, apply_start, why_start),
    TAKE_CARD: Question(("take",), "W3.2", prompt_take, legal_take, apply_take, why_take),
    PLACE_CARD: Question(("place",), "W4.2", prompt_place, legal_place, apply_place, why_place),
}

AUTOMATIC: dict[int, Callable[[Position, Step], None]] = {TURN: run_turn}
