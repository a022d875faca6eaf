"""Site 2: rivers and bridges in the canyon of the own board (K6.4-K6.8)."""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.coloma.effects.effect import Effect, effect_of
from boomtown.games.coloma.effects.purchases import Purchase, prompt_purchase, purchase_fields
from boomtown.games.coloma.interludes import offer_question
from boomtown.games.coloma.opened import mark_done
from boomtown.games.coloma.payments import BUY_BRIDGE, BUY_RIVER, Cost, can_pay, pay, spend_discounts, too_dear
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import PICK_WORKS
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Reason
from boomtown.kernel.schema import Node
from boomtown.kernel.state import Question

if TYPE_CHECKING:
    from boomtown.games.coloma.bot.appraiser import Appraiser


def river_without_bridge(state: Position, player: int) -> bool:
    return state.rivers[player].bit_count() > state.bridges[player].bit_count()


def bridge_open(state: Position, player: int, bridge: int) -> bool:
    """A tile is left and the player has none of the type (K6.8)."""
    return state.bridge_stock[bridge] > 0 and not state.bridges[player] >> bridge & 1


class SurveyOrBridge(Purchase):
    """Survey a river or build a bridge."""

    __slots__ = ()

    kind: ClassVar[str] = "works"
    fields: ClassVar[dict[str, Node]] = purchase_fields("river", "bridge")
    question: ClassVar[int] = PICK_WORKS

    def river_price(self, state: Position) -> Cost:
        return self.price(state, BUY_RIVER, state.components.river_prices)

    def bridge_price(self, state: Position) -> Cost:
        return self.price(state, BUY_BRIDGE, state.components.bridge_prices)

    def river_payable(self, state: Position, player: int) -> bool:
        if not self.buys(BUY_RIVER) or state.rivers[player] == state.components.all_rivers:
            return False
        return can_pay(state, player, self.river_price(state))

    def bridge_payable(self, state: Position, player: int) -> bool:
        """Whether there is an own river without a bridge and the means for one (K6.7)."""
        if not self.buys(BUY_BRIDGE) or not river_without_bridge(state, player):
            return False
        return can_pay(state, player, self.bridge_price(state))

    def free_spaces(self, state: Position, player: int) -> list[int]:
        """The canyon spaces where a river could be surveyed now."""
        if not self.river_payable(state, player):
            return []
        rivers = state.rivers[player]
        return [space for space in range(state.components.river_limit) if not rivers >> space & 1]

    def open_bridges(self, state: Position, player: int) -> list[int]:
        """The types of which a bridge could be built now."""
        if not self.bridge_payable(state, player):
            return []
        return [bridge for bridge in range(len(state.bridge_stock)) if bridge_open(state, player, bridge)]

    def can(self, state: Position, player: int) -> bool:
        if self.river_payable(state, player):
            return True
        if self.bridge_payable(state, player):
            for bridge in range(len(state.bridge_stock)):
                if bridge_open(state, player, bridge):
                    return True
        return False

    def moves_wagon(self, state: Position, player: int) -> bool:
        """A river may give a wagon action; it is looked at as if no river gave another river."""
        if not self.buys(BUY_RIVER):
            return False
        for benefit in state.components.boards[state.board[player]].rivers:
            for effect in benefit:
                if not isinstance(effect, SurveyOrBridge) and effect.moves_wagon(state, player):
                    return True
        return False

    def lacks(self, state: Position, player: int) -> str:
        return "coloma-lacks-money"

    def sentence(self, say: Say) -> str:
        return say("coloma-fx-works", self.tool_params(say))

    def worth(self, appraiser: "Appraiser") -> float:
        state, player = appraiser.state, appraiser.player
        best = 0.0
        spaces = self.free_spaces(state, player)
        if spaces:
            price = self.river_price(state)
            best = max(best, max([appraiser.river(space, price) for space in spaces]))
        bridges = self.open_bridges(state, player)
        if bridges:
            price = self.bridge_price(state)
            best = max(best, max([appraiser.bridge(bridge, price) for bridge in bridges]))
        return best

    def answer_worth(self, appraiser: "Appraiser", action: int) -> float:
        verbs = appraiser.state.components.verbs
        if action < verbs.bridge.base:
            return appraiser.river(action - verbs.river.base, self.river_price(appraiser.state))
        return appraiser.bridge(action - verbs.bridge.base, self.bridge_price(appraiser.state))


def legal_works(state: Position, seat: int) -> list[int]:
    effect = effect_of(state, state.agenda[-1], SurveyOrBridge)
    verbs = state.components.verbs
    river, bridge = verbs.river.base, verbs.bridge.base
    actions = [river + space for space in effect.free_spaces(state, seat)]
    actions += [bridge + kind for kind in effect.open_bridges(state, seat)]
    return actions


def apply_works(state: Position, seat: int, action: int) -> None:
    components = state.components
    verbs = components.verbs
    mark_done(state)
    effect = effect_of(state, state.asked, SurveyOrBridge)
    if action < verbs.bridge.base:
        space = action - verbs.river.base
        cost = effect.river_price(state)
        spend_discounts(state, BUY_RIVER)
        state.rivers[seat] |= 1 << space
        if state.listener is not None:
            state.tell("coloma-surveyed", {"seat": seat, "space": space + 1}, refs=(f"river:{seat}-{space + 1}",))
        pay(state, seat, cost, "@coloma-thing-river", components.boards[state.board[seat]].rivers[space])  # K6.6
        return
    bridge = action - verbs.bridge.base
    cost = effect.bridge_price(state)
    spend_discounts(state, BUY_BRIDGE)
    state.bridge_stock[bridge] -= 1
    state.bridges[seat] |= 1 << bridge
    state.bridge_order[seat] = (*state.bridge_order[seat], bridge)
    name = components.bridges[bridge].name
    if state.listener is not None:
        state.tell(
            "coloma-bridged",
            {"seat": seat, "bridge": name},
            refs=(
                f"bridge:{components.bridges[bridge].id}",
                f"seat:{seat}",
            ),
        )
    pay(state, seat, cost, name, [])


def why_works(state: Position, seat: int, action: int) -> Reason:
    effect = effect_of(state, state.agenda[-1], SurveyOrBridge)
    verbs = state.components.verbs
    if action < verbs.bridge.base:
        space = action - verbs.river.base
        if state.rivers[seat] >> space & 1:
            return Reason("coloma-river-taken", "K6.6", {"space": space + 1})
        return too_dear(effect.river_price(state), "K6.5")
    bridge = action - verbs.bridge.base
    name = state.components.bridges[bridge].name
    if state.bridges[seat] >> bridge & 1:
        return Reason("coloma-bridge-twice", "K6.8", {"bridge": name})
    if not state.bridge_stock[bridge]:
        return Reason("coloma-bridge-gone", "K6.8", {"bridge": name})
    if not river_without_bridge(state, seat):
        return Reason("coloma-no-free-river", "K6.7")
    return too_dear(effect.bridge_price(state), "K6.5")


KINDS: tuple[type[Effect], ...] = (SurveyOrBridge,)

QUESTIONS: dict[int, Question[Position]] = {
    PICK_WORKS: offer_question(("river", "bridge"), "K6.4", prompt_purchase, legal_works, apply_works, why_works),
}
