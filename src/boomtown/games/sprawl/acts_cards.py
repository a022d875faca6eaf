"""What one seat does with cards, tiles and money because of an effect; see acts_city.py for how an act works."""

from boomtown.games.sprawl import words as w
from boomtown.games.sprawl.actions import FAVOR, KIND, OPTION, PASS, PAY, TAKE, USE, VOCATION
from boomtown.games.sprawl.common import card_name, effect_source, not_offered
from boomtown.games.sprawl.components import CARD_KIND, EFFECTS, Effect
from boomtown.games.sprawl.contracts import source_card, take_out
from boomtown.games.sprawl.language import sole
from boomtown.games.sprawl.purse import can_pay, gain, hand_over, lose
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import (
    ACT,
    ASK_DISCARD,
    ASK_DISPLAY,
    ASK_FAVOR,
    ASK_KIND,
    ASK_LOSE,
    ASK_OFFER,
    ASK_OPTION,
    ASK_VOCATION,
    EFFECT,
    FAVOR_PLACES,
    TAKE_TILE,
)
from boomtown.games.sprawl.vocations import move_tile
from boomtown.kernel.message import Message
from boomtown.kernel.state import Question, Step

# Wealth or prestige: what is gained at once, or what is paid unit by unit (S6.9).


def toll_kinds(effect: Effect, purse: list[int]) -> list[int]:
    """The kinds in which one unit may be paid from a purse of wealth and prestige.

    In full if that is possible, else all there is of a kind of which there is something.
    """
    amounts = (effect.wealth, effect.prestige)
    full = [kind for kind in (w.WEALTH, w.PRESTIGE) if purse[kind] >= amounts[kind]]
    return full or [kind for kind in (w.WEALTH, w.PRESTIGE) if purse[kind] > 0]


def chooses_toll(state: Position, effect: Effect, seat: int, n: int) -> bool:
    """Whether a seat that pays n units comes to one that it may pay in either kind."""
    purse = [state.wealth[seat], state.prestige[seat]]
    for _ in range(n):
        kinds = toll_kinds(effect, purse)
        if len(kinds) != 1:
            return len(kinds) > 1
        due = effect.wealth if kinds[0] == w.WEALTH else effect.prestige
        purse[kinds[0]] -= min(due, purse[kinds[0]])
    return False


def act_kind(state: Position, effect: Effect, seat: int, n: int, frame: Step) -> None:
    if n == 0:
        return
    if effect.kind == w.GAIN:
        state.push((ASK_KIND, seat, n, *frame))
        return
    kinds = toll_kinds(effect, [state.wealth[seat], state.prestige[seat]])
    if len(kinds) == 1:
        pay_toll(state, effect, seat, n, frame, kinds[0])
    elif kinds:
        state.push((ASK_KIND, seat, n, *frame))


def pay_toll(state: Position, effect: Effect, seat: int, n: int, frame: Step, kind: int) -> None:
    hand_over(state, seat, sole(frame[4]), kind, effect.wealth if kind == w.WEALTH else effect.prestige)
    state.push((ACT, seat, n - 1, *frame))


def prompt_kind(state: Position, seat: int) -> Message:
    _, _, n, number = state.agenda[-1][:4]
    effect = EFFECTS[number]
    gaining = effect.kind == w.GAIN
    units = n if gaining else 1
    told: dict[str, int | str] = {"card": effect_source(number), "wealth": units * effect.wealth}
    told["prestige"] = units * effect.prestige
    told["left"] = n
    return Message("sprawl-ask-kind-gain" if gaining else "sprawl-ask-kind-pay", told)


def legal_kind(state: Position, seat: int) -> list[int]:
    effect = EFFECTS[state.agenda[-1][3]]
    kinds = [w.WEALTH, w.PRESTIGE]
    if effect.kind == w.TOLL:
        kinds = toll_kinds(effect, [state.wealth[seat], state.prestige[seat]])
    return [KIND.base + kind for kind in kinds]


def apply_kind(state: Position, seat: int, action: int) -> None:
    n, frame = state.asked[2], state.asked[3:]
    effect = EFFECTS[frame[0]]
    kind = action - KIND.base
    if effect.kind == w.TOLL:
        pay_toll(state, effect, seat, n, frame, kind)
    elif kind == w.WEALTH:
        gain(state, seat, n * effect.wealth, 0)
    else:
        gain(state, seat, 0, n * effect.prestige)


# Planning cards from the display, from the discard pile, and lost ones (S6.11).


def planning_card(state: Position, box: int) -> int:
    """The face-up card in a planning box, or on the deck (box 4); -1 if there is none."""
    if box < 4:
        return state.planning_boxes[box]
    return state.decks[w.PLANNING][-1] if state.face_up >> w.PLANNING & 1 else -1


def take_planning(state: Position, seat: int, box: int) -> None:
    """Move a face-up planning card into a hand. The box stays empty, the next deck card face down (S3.6)."""
    card = planning_card(state, box)
    if box < 4:
        state.planning_boxes[box] = -1
    else:
        state.decks[w.PLANNING].pop()
        state.face_up &= ~(1 << w.PLANNING)
    state.hands[seat].append(card)
    if state.listener is not None:
        state.tell("sprawl-took", {"seat": seat, "card": card_name(card)})


def discarded_permits(state: Position) -> list[int]:
    return sorted([card for card in state.discards if CARD_KIND[card] != w.EVENT])


def act_take_permit(state: Position, effect: Effect, seat: int, n: int, frame: Step) -> None:
    if n == 0:
        return
    if effect.mode == w.FROM_DISPLAY:
        boxes = [box for box in range(5) if planning_card(state, box) >= 0]
        if len(boxes) == 1:
            take_planning(state, seat, boxes[0])
        elif boxes:
            state.push((ASK_DISPLAY, seat, n, *frame))
        return
    cards = discarded_permits(state)
    if len(cards) == 1:
        recover(state, seat, cards[0])
    elif cards:
        state.push((ASK_DISCARD, seat, n, *frame))


def prompt_display(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-display", {"card": effect_source(state.agenda[-1][3]), "left": state.agenda[-1][2]})


def legal_display(state: Position, seat: int) -> list[int]:
    return [TAKE.base + box for box in range(5) if planning_card(state, box) >= 0]


def apply_display(state: Position, seat: int, action: int) -> None:
    take_planning(state, seat, action - TAKE.base)
    state.push((ACT, seat, state.asked[2] - 1, *state.asked[3:]))


def recover(state: Position, seat: int, card: int) -> None:
    state.discards.remove(card)
    state.hands[seat].append(card)
    if state.listener is not None:
        state.tell("sprawl-took", {"seat": seat, "card": card_name(card)})


def prompt_discard(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-discard", {"card": effect_source(state.agenda[-1][3]), "left": state.agenda[-1][2]})


def legal_discard(state: Position, seat: int) -> list[int]:
    return [USE.base + card for card in discarded_permits(state)]


def apply_discard(state: Position, seat: int, action: int) -> None:
    recover(state, seat, action - USE.base)
    state.push((ACT, seat, state.asked[2] - 1, *state.asked[3:]))


def act_lose_permit(state: Position, effect: Effect, seat: int, n: int, frame: Step) -> None:
    hand = state.hands[seat]
    if not n or not hand:
        return
    if len(hand) <= n:
        for card in hand[:]:
            throw_away(state, seat, card)
    else:
        state.push((ASK_LOSE, seat, n, *frame))


def throw_away(state: Position, seat: int, card: int) -> None:
    state.hands[seat].remove(card)
    state.discards.append(card)
    if state.listener is not None:
        state.tell("sprawl-discarded", {"seat": seat, "card": card_name(card)})


def prompt_lose(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-lose", {"card": effect_source(state.agenda[-1][3]), "left": state.agenda[-1][2]})


def legal_lose(state: Position, seat: int) -> list[int]:
    return [USE.base + card for card in state.hands[seat]]


def apply_lose(state: Position, seat: int, action: int) -> None:
    throw_away(state, seat, action - USE.base)
    state.push((ACT, seat, state.asked[2] - 1, *state.asked[3:]))


# Favors (S3.7): as an action and as an effect.


def favor_place(state: Position, seat: int) -> int:
    """The place for another Favor, or -1 at the limit."""
    if state.favors[2 * seat] < 0:
        return 2 * seat
    if state.extra_favor == seat and state.favors[2 * seat + 1] < 0:
        return 2 * seat + 1
    return -1


def take_favor(state: Position, seat: int, source: int) -> None:
    place = favor_place(state, seat)
    card = take_out(state, seat, source)
    state.favors[place] = card
    state.fresh |= 1 << place
    if state.listener is not None:
        state.tell("sprawl-favored", {"seat": seat, "card": card_name(card)})


def favor_sources(state: Position, seat: int) -> list[int]:
    if favor_place(state, seat) < 0:
        return []
    return [source for source in range(FAVOR_PLACES) if source_card(state, seat, source) >= 0]


def act_favor(state: Position, effect: Effect, seat: int, n: int, frame: Step) -> None:
    if favor_sources(state, seat):
        state.push((ASK_FAVOR, seat, *frame))


def prompt_favor(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-favor", {"card": effect_source(state.agenda[-1][2])})


def legal_favor(state: Position, seat: int) -> list[int]:
    return [*[FAVOR.base + source for source in favor_sources(state, seat)], PASS.base]


def apply_favor(state: Position, seat: int, action: int) -> None:
    if action != PASS.base:
        take_favor(state, seat, action - FAVOR.base)


# Vocation tiles without scoring (S6.12).


def act_vocation(state: Position, effect: Effect, seat: int, n: int, frame: Step) -> None:
    if effect.name >= 0:
        state.push((TAKE_TILE, seat, effect.name))
        return
    left = [vocation for vocation, tiles in enumerate(state.supply) if tiles]
    if len(left) == 1:
        move_tile(state, left[0], -1, seat)
    elif left:
        state.push((ASK_VOCATION, seat, *frame))


def prompt_vocation(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-vocation", {"card": effect_source(state.agenda[-1][2])})


def legal_vocation(state: Position, seat: int) -> list[int]:
    return [VOCATION.base + vocation for vocation, tiles in enumerate(state.supply) if tiles]


def apply_vocation(state: Position, seat: int, action: int) -> None:
    move_tile(state, action - VOCATION.base, -1, seat)


# Offers and choices (S6.14).


def act_offer(state: Position, effect: Effect, seat: int, n: int, frame: Step) -> None:
    if can_pay(state, seat, effect.wealth, effect.prestige):
        state.push((ASK_OFFER, seat, *frame))


def nested(effects: list[int], seat: int, frame: Step) -> list[Step]:
    """Effects inside another one: whoever paid or chose is "you" in them (S6.3)."""
    return [(EFFECT, effect, seat, frame[2], -1, -1, -1, -1) for effect in effects]


def prompt_offer(state: Position, seat: int) -> Message:
    effect = EFFECTS[state.agenda[-1][2]]
    told: dict[str, int | str] = {
        "card": effect_source(effect.number),
        "wealth": effect.wealth,
        "prestige": effect.prestige,
    }
    return Message("sprawl-ask-offer", told)


def legal_offer(state: Position, seat: int) -> list[int]:
    return [PAY.base, PASS.base]


def apply_offer(state: Position, seat: int, action: int) -> None:
    if action == PAY.base:
        frame = state.asked[2:]
        effect = EFFECTS[frame[0]]
        lose(state, seat, effect.wealth, effect.prestige)
        state.push(*nested(effect.then, seat, frame))


def act_option(state: Position, effect: Effect, seat: int, n: int, frame: Step) -> None:
    if len(effect.options) == 1:
        state.push(*nested(effect.options[0], seat, frame))
    elif effect.options:
        state.push((ASK_OPTION, seat, *frame))


def prompt_option(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-option", {"card": effect_source(state.agenda[-1][2])})


def legal_option(state: Position, seat: int) -> list[int]:
    return [OPTION.base + number for number in range(len(EFFECTS[state.agenda[-1][2]].options))]


def apply_option(state: Position, seat: int, action: int) -> None:
    frame = state.asked[2:]
    state.push(*nested(EFFECTS[frame[0]].options[action - OPTION.base], seat, frame))


CARD_QUESTIONS: dict[int, Question[Position]] = {
    ASK_KIND: Question(("kind",), "S6.9", prompt_kind, legal_kind, apply_kind, not_offered),
    ASK_DISPLAY: Question(("take",), "S6.11", prompt_display, legal_display, apply_display, not_offered),
    ASK_DISCARD: Question(("use",), "S6.11", prompt_discard, legal_discard, apply_discard, not_offered),
    ASK_LOSE: Question(("use",), "S6.11", prompt_lose, legal_lose, apply_lose, not_offered),
    ASK_FAVOR: Question(("favor", "pass"), "S3.7", prompt_favor, legal_favor, apply_favor, not_offered),
    ASK_VOCATION: Question(("vocation",), "S6.12", prompt_vocation, legal_vocation, apply_vocation, not_offered),
    ASK_OPTION: Question(("option",), "S6.14", prompt_option, legal_option, apply_option, not_offered),
    ASK_OFFER: Question(("pay", "pass"), "S6.14", prompt_offer, legal_offer, apply_offer, not_offered),
}
