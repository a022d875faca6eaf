"""Guests in the own hotels (K12.2)."""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.coloma.effects.effect import Effect
from boomtown.games.coloma.goods import gain_points
from boomtown.games.coloma.interludes import offer_question
from boomtown.games.coloma.opened import mark_done
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import PICK_GUESTS
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Reason
from boomtown.kernel.state import Question

if TYPE_CHECKING:
    from boomtown.games.coloma.bot.appraiser import Appraiser


def free_beds(state: Position, player: int) -> int:
    """How many guests may move in: beds that are free, and dudes to fill them."""
    return min(state.components.hotel_beds * state.hotels[player] - state.guests[player], state.dudes[player])


class TakeGuests(Effect):
    """Put dudes on free guest spaces of the own hotels."""

    __slots__ = ()

    kind: ClassVar[str] = "guests"
    asks: ClassVar[bool] = True

    def can(self, state: Position, player: int) -> bool:
        return free_beds(state, player) > 0

    def lacks(self, state: Position, player: int) -> str:
        return "coloma-lacks-guest"

    def run(self, state: Position, player: int) -> None:
        state.agenda.append((PICK_GUESTS, player, self.index))

    def may_reopen(self) -> bool:
        return True

    def sentence(self, say: Say) -> str:
        return say("coloma-fx-guests", {})

    def worth(self, appraiser: "Appraiser") -> float:
        return free_beds(appraiser.state, appraiser.player) * max(0.0, appraiser.guest())

    def answer_worth(self, appraiser: "Appraiser", action: int) -> float:
        return (action - appraiser.state.components.verbs.guests.base + 1) * appraiser.guest()


def prompt_guests(state: Position, seat: int) -> Message:
    return Message("coloma-ask-guests", {"count": free_beds(state, seat), "points": state.components.guest_points})


def legal_guests(state: Position, seat: int) -> list[int]:
    verbs = state.components.verbs
    actions = list(range(verbs.guests.base, verbs.guests.base + free_beds(state, seat)))
    return actions


def apply_guests(state: Position, seat: int, action: int) -> None:
    verbs = state.components.verbs
    count = action - verbs.guests.base + 1
    state.dudes[seat] -= count
    state.guests[seat] += count
    if state.listener is not None:
        state.tell("coloma-guests", {"seat": seat, "count": count}, refs=(f"seat:{seat}",))
    gain_points(state, seat, state.components.guest_points * count)
    mark_done(state)


def why_guests(state: Position, seat: int, action: int) -> Reason:
    return Reason("coloma-guests-limit", "K12.2", {"count": free_beds(state, seat)})


KINDS: tuple[type[Effect], ...] = (TakeGuests,)

QUESTIONS: dict[int, Question[Position]] = {
    PICK_GUESTS: offer_question(("guests",), "K12.2", prompt_guests, legal_guests, apply_guests, why_guests),
}
