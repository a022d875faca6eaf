"""Barrels and specialties of the own turn, opened between the steps of something else (K9.4)."""

from collections.abc import Callable

from boomtown.games.coloma.effects.effect import Effect
from boomtown.games.coloma.menu import MOST_LOOKS, item_ability, item_possible, open_barrel, open_item, why_menu
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import MENU
from boomtown.kernel.message import Message, Reason
from boomtown.kernel.state import Question

# The verbs of these answers, for the questions that offer them.
INTERLUDES = ("specialty", "open")


def interludes(state: Position, seat: int, wagon_under_way: bool = False) -> list[int]:
    """What may be opened here in the own turn. A wagon that has left is not moved by anything else."""
    if (MENU, seat) not in state.agenda:
        return []
    components = state.components
    verbs = components.verbs
    actions = []
    item = verbs.specialty_item
    looked = state.looks >= MOST_LOOKS and state.opened_and_left >> item & 1
    if state.items >> item & 1 and not looked and item_possible(state, seat, item):
        moves = wagon_under_way and may_move_wagon(state, seat, item_ability(state, seat, item))
        if not moves:
            actions.append(verbs.specialty.base)
    if state.barrels[seat]:
        for barrel in sorted(set(state.barrels[seat])):
            if not (wagon_under_way and may_move_wagon(state, seat, components.barrels[barrel].fx)):
                actions.append(verbs.open.base + barrel)
    return actions


def may_move_wagon(state: Position, player: int, ability: list[Effect]) -> bool:
    for effect in ability:
        if effect.moves_wagon(state, player):
            return True
    return False


def is_interlude(state: Position, action: int) -> bool:
    verbs = state.components.verbs
    return verbs.specialty.base <= action < verbs.end.base


def apply_interlude(state: Position, seat: int, action: int) -> None:
    """Open it; the question is asked again afterwards."""
    verbs = state.components.verbs
    state.agenda.append(state.asked)
    if action >= verbs.open.base:
        open_barrel(state, seat, action - verbs.open.base)
    else:
        open_item(state, seat, verbs.specialty_item)


def why_interlude(state: Position, seat: int, action: int) -> Reason:
    verbs = state.components.verbs
    if (MENU, seat) not in state.agenda:
        return Reason("coloma-not-your-turn", "K9.4")
    if action >= verbs.open.base and action - verbs.open.base in state.barrels[seat]:
        return Reason("coloma-wagon-under-way", "K9.4")
    return why_menu(state, seat, action)


class Offer:
    """What an effect offers a player, who may open an interlude first, or leave it with `done`."""

    __slots__ = ("legal_answers", "apply_answer", "why_answer")

    def __init__(
        self,
        legal_answers: Callable[[Position, int], list[int]],
        apply_answer: Callable[[Position, int, int], None],
        why_answer: Callable[[Position, int, int], Reason],
    ) -> None:
        self.legal_answers = legal_answers
        self.apply_answer = apply_answer
        self.why_answer = why_answer

    def legal(self, state: Position, seat: int) -> list[int]:
        actions = self.legal_answers(state, seat)
        actions += interludes(state, seat)
        actions.append(state.components.verbs.done.base)
        return actions

    def apply(self, state: Position, seat: int, action: int) -> None:
        if is_interlude(state, action):
            apply_interlude(state, seat, action)
        elif action != state.components.verbs.done.base:
            self.apply_answer(state, seat, action)

    def why(self, state: Position, seat: int, action: int) -> Reason:
        if is_interlude(state, action):
            return why_interlude(state, seat, action)
        return self.why_answer(state, seat, action)


def offer_question(
    verbs: tuple[str, ...],
    rule: str,
    prompt: Callable[[Position, int], Message],
    legal_answers: Callable[[Position, int], list[int]],
    apply_answer: Callable[[Position, int, int], None],
    why_answer: Callable[[Position, int, int], Reason],
) -> Question[Position]:
    """The question of an offer, made of what concerns its own verbs alone."""
    offer = Offer(legal_answers, apply_answer, why_answer)
    return Question((*verbs, *INTERLUDES, "done"), rule, prompt, offer.legal, offer.apply, offer.why)
