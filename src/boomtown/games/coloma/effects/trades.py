"""Paying for something, perhaps several times, and choosing one of several (K7.3)."""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.coloma.actions import MOST_NUGGETS, MOST_OPTIONS
from boomtown.games.coloma.bot.average_value import AVERAGE_BURIAL, AVERAGE_GOODS, average_ability
from boomtown.games.coloma.effects.effect import (
    AbilityReader,
    Effect,
    any_useful,
    describe,
    effect_of,
    enact,
    enact_later,
    never_refused,
    possible,
)
from boomtown.games.coloma.effects.fields import MANY, counted_text, number
from boomtown.games.coloma.goods import BUCKS, CARDS, DUDES, GOLD, HORSES, TENTS, spend_gold
from boomtown.games.coloma.graveyard import bury, can_bury
from boomtown.games.coloma.hideout import discard_used
from boomtown.games.coloma.opened import BARREL_OPENED, mark_done, opened_item
from boomtown.games.coloma.payments import can_pay, pay_bucks
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import CHOOSE_OPTION, DISCARD, PAY_AGAIN, PAY_NEXT, PUT_BACK
from boomtown.kernel.faces import Say
from boomtown.kernel.lines import Place
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.schema import Document, Lazy, ListOf, Node, Reader, TableOf, Whole, optional_without_default
from boomtown.kernel.state import Question, Step

if TYPE_CHECKING:
    from boomtown.games.coloma.bot.appraiser import Appraiser


def ability_field(low: int = 1) -> Node:
    """A list of effects of any kind, for an effect that holds others."""
    return Lazy(lambda: _ability_node(low))


def _ability_node(low: int) -> Node:
    # An effect may hold effects of every kind, also of its own, so the list of kinds is asked only when it is needed.
    from boomtown.games.coloma.effects.kinds import ability_node

    return ability_node(low)


# What a trade may cost besides bucks. A wagon is a wagon action that is about to start (K15.6).
PAID = ("gold", "dudes", "tents", "horses", "cards", "bury", "used_barrels", "wagon")


class CostField(TableOf):
    """What is paid for an ability, at least one thing: { cards = 1 }."""

    def __init__(self) -> None:
        super().__init__(
            {
                "bucks": optional_without_default(Whole(1, MOST_NUGGETS)),
                **{name: optional_without_default(Whole(1, MANY)) for name in PAID},
            }
        )

    def read(self, value: object, place: Place, reader: Reader) -> object:
        if value == {}:
            reader.complain(place, "components-length", {"given": 0, "expected": f"1 - {len(self.entries)}"})
        return super().read(value, place, reader)


# Parts of a cost that get an event of their own when they are handed over.
TOLD_LATER = ("coloma-cost-bucks", "coloma-cost-bury", "coloma-cost-used_barrels")


class TradeCost:
    """The cost of an ability: goods, dudes to bury, used barrels to discard, or a wagon action to give up."""

    __slots__ = ("bucks", "gold", "dudes", "tents", "horses", "cards", "bury", "used_barrels", "wagon", "counts")

    def __init__(self, row: dict[str, int]) -> None:
        self.bucks = row.get("bucks", 0)
        self.gold = row.get("gold", 0)
        self.dudes = row.get("dudes", 0)
        self.tents = row.get("tents", 0)
        self.horses = row.get("horses", 0)
        self.cards = row.get("cards", 0)
        self.bury = row.get("bury", 0)
        self.used_barrels = row.get("used_barrels", 0)
        self.wagon = row.get("wagon", 0)
        # By message, in the order in which they are named.
        self.counts = {f"coloma-cost-{name}": row[name] for name in ("bucks", *PAID) if name in row}

    def payable(self, state: Position, player: int) -> bool:
        if self.wagon:  # the Robber's trade is offered by the wagon itself
            return False
        if not can_pay(state, player, (self.bucks, self.gold, self.dudes)):
            return False
        if self.tents > state.tents[player] or self.horses > state.horses[player]:
            return False
        if self.cards > state.hand[player].bit_count() or self.used_barrels > len(state.used_barrels[player]):
            return False
        return not self.bury or can_bury(state, player, self.bury)

    def pay(self, state: Position, player: int, then: list[Effect]) -> None:
        """Pay everything, bucks last; then the ability follows."""
        state.dudes[player] -= self.dudes
        state.dude_supply[player] += self.dudes
        state.tents[player] -= self.tents
        state.tent_supply[player] += self.tents
        state.horses[player] -= self.horses
        state.horse_supply[player] += self.horses
        spend_gold(state, player, self.gold)
        held = state.used_barrels[player]
        choice = bool(self.used_barrels) and len(set(held)) > 1
        for _ in range(0 if choice else self.used_barrels):
            discard_used(state, player, held[0])
        if self.bury:
            bury(state, player, self.bury)
        if self.cards or choice:
            # The cards leave the hand before the gain, which may draw.
            enact_later(state, player, then)
            for _ in range(self.cards):
                state.agenda.append((PUT_BACK, player))
            for _ in range(self.used_barrels if choice else 0):
                state.agenda.append((DISCARD, player))
            pay_bucks(state, player, self.bucks, [])
        else:
            pay_bucks(state, player, self.bucks, then)

    def worth(self, appraiser: "Appraiser") -> float:
        """The points a bot gives away by paying; used barrels are free."""
        points = self.goods_worth(appraiser.values)
        return points + appraiser.burial(self.bury) if self.bury else points

    def average_worth(self) -> float:
        return self.goods_worth(AVERAGE_GOODS) + AVERAGE_BURIAL * self.bury

    def goods_worth(self, values: list[float]) -> float:
        """What the goods are worth, by the worth of one of each."""
        points = self.bucks * values[BUCKS] + self.gold * values[GOLD] + self.dudes * values[DUDES]
        return points + (self.tents * values[TENTS] + self.horses * values[HORSES] + self.cards * values[CARDS])


# A payment that gains less is left out.
SMALL_PROFIT = 0.01


class Pay(Effect):
    """Up to `times` times (0: as often as you can) pay `cost` for the ability `get`."""

    __slots__ = ("cost", "get", "times")

    kind: ClassVar[str] = "pay"
    asks: ClassVar[bool] = True
    fields: ClassVar[dict[str, Node]] = {"cost": CostField(), "get": ability_field(), "times": number(1)}

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.cost = TradeCost(row["cost"])
        self.get: list[Effect] = ability(row["get"])
        self.times: int = row["times"]

    def can(self, state: Position, player: int) -> bool:
        return self.cost.payable(state, player) and possible(state, player, self.get)

    def useful(self, state: Position, player: int) -> bool:
        return self.cost.payable(state, player) and any_useful(state, player, self.get)

    def run(self, state: Position, player: int) -> None:
        state.agenda.append((PAY_AGAIN, player, self.index, self.times))

    def moves_wagon(self, state: Position, player: int) -> bool:
        return any([effect.moves_wagon(state, player) for effect in self.get])

    def sentence(self, say: Say) -> str:
        cost = counted_text(self.cost.counts, say)
        return say("coloma-fx-pay", {"count": self.times, "cost": cost, "gain": describe(self.get, say)})

    def worth(self, appraiser: "Appraiser") -> float:
        if not self.cost.payable(appraiser.state, appraiser.player):
            return 0.0
        return self.repeated(appraiser.ability(self.get) - self.cost.worth(appraiser))

    def average_worth(self) -> float:
        return self.repeated(average_ability(self.get) - self.cost.average_worth())

    def repeated(self, once: float) -> float:
        """What a trade brings that is made only if it pays, and twice where it may be made more than once."""
        return max(0.0, once) * (1 if self.times == 1 else 2)

    def answer_worth(self, appraiser: "Appraiser", action: int) -> float:
        return self.worth(appraiser) - SMALL_PROFIT


def prompt_pay(state: Position, seat: int) -> Message:
    """What is paid and what for; the numbers go along for the two messages that are named."""
    trade = effect_of(state, state.agenda[-1], Pay)
    cost, count = next(iter(trade.cost.counts.items()))
    reward, number = trade.get[0].reward()
    params: Params = {"cost": f"@{cost}", "count": count, "gain": f"@{reward}", "number": number}
    return Message("coloma-ask-pay", params)


def legal_pay(state: Position, seat: int) -> list[int]:
    verbs = state.components.verbs
    return [verbs.yes.base, verbs.done.base]


def apply_pay(state: Position, seat: int, action: int) -> None:
    trade = effect_of(state, state.asked, Pay)
    _, _, index, left = state.asked
    if action == state.components.verbs.done.base:
        item = opened_item(state)
        if left < trade.times and item > BARREL_OPENED:
            state.unpaid.append((item, index, left))  # the rest may follow later in the turn, K4.9
        return
    mark_done(state)
    if state.listener is not None:
        tell_payment(state, seat, trade)
    if left != 1:
        state.agenda.append((PAY_NEXT, seat, index, left - 1 if left else 0))
    trade.cost.pay(state, seat, trade.get)


def tell_payment(state: Position, player: int, trade: Pay) -> None:
    """What is paid and what for. Of bucks, burials and used barrels it is told when they are handed over."""
    reward, number = trade.get[0].reward()
    for key, count in trade.cost.counts.items():
        if key not in TOLD_LATER:
            params: Params = {"seat": player, "cost": f"@{key}", "count": count, "gain": f"@{reward}", "number": number}
            state.tell("coloma-traded", params, refs=(f"seat:{player}",))


def run_pay_next(state: Position, step: Step) -> None:
    """Ask again while the cost can be paid."""
    _, player, index, left = step
    if effect_of(state, step, Pay).can(state, player):
        state.agenda.append((PAY_AGAIN, player, index, left))


class Choose(Effect):
    """Choose one of the abilities in `of`."""

    __slots__ = ("options",)

    kind: ClassVar[str] = "choose"
    asks: ClassVar[bool] = True
    fields: ClassVar[dict[str, Node]] = {"of": ListOf(ability_field(0), 1, MOST_OPTIONS)}

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.options: list[list[Effect]] = [ability(option) for option in row["of"]]

    def can(self, state: Position, player: int) -> bool:
        for option in self.options:
            if possible(state, player, option):
                return True
        return False

    def useful(self, state: Position, player: int) -> bool:
        for option in self.options:
            if any_useful(state, player, option):
                return True
        return False

    def run(self, state: Position, player: int) -> None:
        state.agenda.append((CHOOSE_OPTION, player, self.index))

    def moves_wagon(self, state: Position, player: int) -> bool:
        for option in self.options:
            for effect in option:
                if effect.moves_wagon(state, player):
                    return True
        return False

    def sentence(self, say: Say) -> str:
        options = [f"({number}) {describe(option, say)}" for number, option in enumerate(self.options, 1)]
        return say("coloma-fx-choose", {"options": " ".join(options)})

    def worth(self, appraiser: "Appraiser") -> float:
        return max([appraiser.ability(option) for option in self.options])

    def average_worth(self) -> float:
        return max([average_ability(option) for option in self.options])

    def answer_worth(self, appraiser: "Appraiser", action: int) -> float:
        return appraiser.ability(self.options[action - appraiser.state.components.verbs.choose.base])


def prompt_choose(state: Position, seat: int) -> Message:
    return Message("coloma-ask-choose", {})


def legal_choose(state: Position, seat: int) -> list[int]:
    first = state.components.verbs.choose.base
    options = effect_of(state, state.agenda[-1], Choose).options
    return [first + number for number, option in enumerate(options) if possible(state, seat, option)]


def apply_choose(state: Position, seat: int, action: int) -> None:
    options = effect_of(state, state.asked, Choose).options
    enact(state, seat, options[action - state.components.verbs.choose.base])


def why_choose(state: Position, seat: int, action: int) -> Reason:
    option = action - state.components.verbs.choose.base + 1
    return Reason("coloma-choice-closed", "K7.3", {"option": option})


# Which used barrel is paid (K9.5).


def prompt_discard(state: Position, seat: int) -> Message:
    return Message("coloma-ask-discard", {})


def legal_discard(state: Position, seat: int) -> list[int]:
    first = state.components.verbs.discard.base
    return [first + barrel for barrel in sorted(set(state.used_barrels[seat]))]


def apply_discard(state: Position, seat: int, action: int) -> None:
    discard_used(state, seat, action - state.components.verbs.discard.base)


def why_discard(state: Position, seat: int, action: int) -> Reason:
    name = state.components.barrels[action - state.components.verbs.discard.base].name
    return Reason("coloma-not-used-barrel", "K9.5", {"barrel": name})


KINDS: tuple[type[Effect], ...] = (Pay, Choose)

QUESTIONS: dict[int, Question[Position]] = {
    PAY_AGAIN: Question(("yes", "done"), "K7.3", prompt_pay, legal_pay, apply_pay, never_refused),
    DISCARD: Question(("discard",), "K9.5", prompt_discard, legal_discard, apply_discard, why_discard),
    CHOOSE_OPTION: Question(("choose",), "K7.3", prompt_choose, legal_choose, apply_choose, why_choose),
}
