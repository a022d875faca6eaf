"""Site 3: town buildings and hotels (K6.9, K12.1)."""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.coloma.effects.effect import Effect, effect_of
from boomtown.games.coloma.effects.purchases import Purchase, prompt_purchase, purchase_fields
from boomtown.games.coloma.interludes import offer_question
from boomtown.games.coloma.opened import mark_done
from boomtown.games.coloma.payments import BUY_BUILDING, BUY_HOTEL, Cost, can_pay, pay, spend_discounts, too_dear
from boomtown.games.coloma.state import Position, numbers_in
from boomtown.games.coloma.steps import PICK_BUILD
from boomtown.games.coloma.wheel import HOTEL_SITE
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Reason
from boomtown.kernel.schema import Node
from boomtown.kernel.state import Question

if TYPE_CHECKING:
    from boomtown.games.coloma.bot.appraiser import Appraiser


class Build(Purchase):
    """Build a card from the hand or a hotel."""

    __slots__ = ()

    kind: ClassVar[str] = "build"
    fields: ClassVar[dict[str, Node]] = purchase_fields("building", "hotel")
    question: ClassVar[int] = PICK_BUILD

    def building_price(self, state: Position, card: int) -> Cost:
        return self.price(state, BUY_BUILDING, state.components.buildings[card].prices)

    def hotel_price(self, state: Position) -> Cost:
        return self.price(state, BUY_HOTEL, state.components.hotel_prices)

    def payable_cards(self, state: Position, player: int) -> list[int]:
        """The cards of the hand that could be built now."""
        if not self.buys(BUY_BUILDING):
            return []
        hand = state.hand[player]
        return [card for card in numbers_in(hand) if can_pay(state, player, self.building_price(state, card))]

    def hotel_offered(self, state: Position, pioneer: int) -> bool:
        """Hotels are built only by a pioneer on site 3 itself, not where the Barker covers it (K12.1)."""
        if pioneer != HOTEL_SITE or state.barker == HOTEL_SITE:
            return False
        return self.buys(BUY_HOTEL) and state.hotel_stock > 0 and bool(state.options["hotels"])

    def hotel_payable(self, state: Position, player: int, pioneer: int) -> bool:
        return self.hotel_offered(state, pioneer) and can_pay(state, player, self.hotel_price(state))

    def can(self, state: Position, player: int) -> bool:
        """With any card in hand it is offered, or else the offer would tell what the hand holds (K6.9)."""
        if self.buys(BUY_BUILDING) and state.hand[player]:
            return True
        return self.hotel_payable(state, player, state.pioneers[player])

    def useful(self, state: Position, player: int) -> bool:
        return bool(self.payable_cards(state, player)) or self.hotel_payable(state, player, state.pioneers[player])

    def lacks(self, state: Position, player: int) -> str:
        return "coloma-lacks-money" if state.hand[player] else "coloma-lacks-card"

    def sentence(self, say: Say) -> str:
        return say("coloma-fx-build", {**self.tool_params(say), "hotels": int(self.buys(BUY_HOTEL))})

    def worth(self, appraiser: "Appraiser") -> float:
        state, player = appraiser.state, appraiser.player
        best = 0.0
        for card in numbers_in(state.hand[player]) if self.buys(BUY_BUILDING) else []:
            price = self.building_price(state, card)
            if can_pay(state, player, price):
                best = max(best, appraiser.building(card, price))
        if self.hotel_payable(state, player, appraiser.pioneer):
            best = max(best, appraiser.hotel(self.hotel_price(state)))
        return best

    def answer_worth(self, appraiser: "Appraiser", action: int) -> float:
        verbs = appraiser.state.components.verbs
        if action == verbs.hotel.base:
            return appraiser.hotel(self.hotel_price(appraiser.state))
        card = action - verbs.build.base
        return appraiser.building(card, self.building_price(appraiser.state, card))


def legal_build(state: Position, seat: int) -> list[int]:
    effect = effect_of(state, state.agenda[-1], Build)
    verbs = state.components.verbs
    first = verbs.build.base
    actions = [first + card for card in effect.payable_cards(state, seat)]
    if effect.hotel_payable(state, seat, state.pioneers[seat]):
        actions.append(verbs.hotel.base)
    return actions


def apply_build(state: Position, seat: int, action: int) -> None:
    verbs = state.components.verbs
    mark_done(state)
    effect = effect_of(state, state.asked, Build)
    if action == verbs.hotel.base:
        cost = effect.hotel_price(state)
        spend_discounts(state, BUY_HOTEL)
        state.hotel_stock -= 1
        state.hotels[seat] += 1
        name = "@coloma-thing-hotel"
        if state.listener is not None:
            state.tell("coloma-built-hotel", {"seat": seat}, refs=(f"seat:{seat}",))
    else:
        card = action - verbs.build.base
        cost = effect.building_price(state, card)
        spend_discounts(state, BUY_BUILDING)
        state.hand[seat] ^= 1 << card
        state.built[seat] |= 1 << card
        state.fresh |= 1 << card  # K7.2
        state.reveals += 1
        building = state.components.buildings[card]
        name = building.name
        if state.listener is not None:
            state.tell("coloma-built", {"seat": seat, "card": name}, refs=(f"card:{building.id}", f"seat:{seat}"))
    pay(state, seat, cost, name, [])


def why_build(state: Position, seat: int, action: int) -> Reason:
    effect = effect_of(state, state.agenda[-1], Build)
    verbs = state.components.verbs
    if action == verbs.hotel.base:
        if not effect.hotel_offered(state, state.pioneers[seat]):
            return Reason("coloma-no-hotel", "K12.1")
        return too_dear(effect.hotel_price(state), "K12.1")
    card = action - verbs.build.base
    if not state.hand[seat] >> card & 1:
        return Reason("coloma-not-in-hand", "K6.9", {"card": state.components.buildings[card].name})
    return too_dear(effect.building_price(state, card), "K6.10")


KINDS: tuple[type[Effect], ...] = (Build,)

QUESTIONS: dict[int, Question[Position]] = {
    PICK_BUILD: offer_question(("build", "hotel"), "K6.9", prompt_purchase, legal_build, apply_build, why_build),
}
