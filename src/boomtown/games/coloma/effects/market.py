"""The Barker's market: tents and horses for bucks (K6.16)."""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.coloma.effects.effect import Effect
from boomtown.games.coloma.interludes import offer_question
from boomtown.games.coloma.opened import mark_done
from boomtown.games.coloma.payments import (
    BUY_HORSE,
    BUY_TENT,
    NOTHING_OFF,
    Cost,
    can_pay,
    pay,
    price_after,
    spend_discounts,
    too_dear,
)
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import MARKET_STALL
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Reason
from boomtown.kernel.state import Question

if TYPE_CHECKING:
    from boomtown.games.coloma.bot.appraiser import Appraiser


def tent_price(state: Position) -> Cost:
    return price_after(state, BUY_TENT, (state.components.tent_price, 0, 0), NOTHING_OFF)


def horse_price(state: Position) -> Cost:
    return price_after(state, BUY_HORSE, (state.components.horse_price, 0, 0), NOTHING_OFF)


def tent_on_sale(state: Position, player: int) -> bool:
    return state.tent_supply[player] > 0 and can_pay(state, player, tent_price(state))


def horse_on_sale(state: Position, player: int) -> bool:
    return state.horse_supply[player] > 0 and can_pay(state, player, horse_price(state))


class GoToMarket(Effect):
    """Buy any number of tents and horses."""

    __slots__ = ()

    kind: ClassVar[str] = "market"
    asks: ClassVar[bool] = True

    def can(self, state: Position, player: int) -> bool:
        return tent_on_sale(state, player) or horse_on_sale(state, player)

    def lacks(self, state: Position, player: int) -> str:
        return "coloma-lacks-money"

    def run(self, state: Position, player: int) -> None:
        state.agenda.append((MARKET_STALL, player))

    def may_reopen(self) -> bool:
        return True

    def sentence(self, say: Say) -> str:
        return say("coloma-fx-market", {})

    def worth(self, appraiser: "Appraiser") -> float:
        state, player = appraiser.state, appraiser.player
        best = 0.0
        if tent_on_sale(state, player):
            best = max(best, appraiser.bought_tent(tent_price(state)))
        if horse_on_sale(state, player):
            best = max(best, appraiser.bought_horse(horse_price(state)))
        return best * appraiser.purchases_at_market()


def prompt_market(state: Position, seat: int) -> Message:
    return Message("coloma-ask-market", {"tent": tent_price(state)[0], "horse": horse_price(state)[0]})


def legal_market(state: Position, seat: int) -> list[int]:
    verbs = state.components.verbs
    actions = []
    if tent_on_sale(state, seat):
        actions.append(verbs.buy.base)
    if horse_on_sale(state, seat):
        actions.append(verbs.buy.base + 1)
    return actions


def apply_market(state: Position, seat: int, action: int) -> None:
    verbs = state.components.verbs
    state.agenda.append((MARKET_STALL, seat))
    mark_done(state)
    if action == verbs.buy.base:
        cost = tent_price(state)
        spend_discounts(state, BUY_TENT)
        state.tents[seat] += 1
        state.tent_supply[seat] -= 1
    else:
        cost = horse_price(state)
        spend_discounts(state, BUY_HORSE)
        state.horses[seat] += 1
        state.horse_supply[seat] -= 1
    tent = action == verbs.buy.base
    if state.listener is not None:
        key = "coloma-bought-tent" if tent else "coloma-bought-horse"
        state.tell(key, {"seat": seat}, refs=(f"site:{state.barker + 1}", f"seat:{seat}"))
    pay(state, seat, cost, "@coloma-thing-tent" if tent else "@coloma-thing-horse", [])


def why_market(state: Position, seat: int, action: int) -> Reason:
    if action == state.components.verbs.buy.base:
        if not state.tent_supply[seat]:
            return Reason("coloma-tent-limit", "K3.1")
        return too_dear(tent_price(state), "K6.16")
    if not state.horse_supply[seat]:
        return Reason("coloma-horse-limit", "K3.2")
    return too_dear(horse_price(state), "K6.16")


KINDS: tuple[type[Effect], ...] = (GoToMarket,)

QUESTIONS: dict[int, Question[Position]] = {
    MARKET_STALL: offer_question(("buy",), "K6.16", prompt_market, legal_market, apply_market, why_market),
}
