"""Wagon actions on the frontier map, and what lengthens them (K8, K15.6)."""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.coloma.bot.average_value import AVERAGE_WAGON, FURTHER_SPACE, average_goods
from boomtown.games.coloma.effects.effect import AbilityReader, Effect, enact, never_refused
from boomtown.games.coloma.effects.fields import goods_field, goods_list, goods_text, number
from boomtown.games.coloma.effects.gains import TakeFromCart
from boomtown.games.coloma.effects.trades import Pay
from boomtown.games.coloma.goods import gain
from boomtown.games.coloma.interludes import INTERLUDES, apply_interlude, interludes, is_interlude, why_interlude
from boomtown.games.coloma.opened import mark_done
from boomtown.games.coloma.specialties import FOR_WAGON, IN_BOOMTOWN, specialty_of
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import ARRIVE, CLOSE, DRIVE, EFFECT, ROB, TOWN_BENEFIT
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.schema import Document, Node, optional
from boomtown.kernel.state import Question, Step

if TYPE_CHECKING:
    from boomtown.games.coloma.bot.appraiser import Appraiser

# Kinds of spaces.
BOOMTOWN, SETTLEMENT, HORSESHOE = "boomtown", "settlement", "horseshoe"
SPACE_KINDS = (BOOMTOWN, SETTLEMENT, HORSESHOE)

# The two benefits of a boomtown: the left one also pays when the wagon only passes.
LEFT, STOP = range(2)

NO_BENEFIT: list[Effect] = []


def reach(state: Position, player: int, plus: int) -> int:
    """How many spaces a wagon action goes that starts now, `plus` extra ones included (K8.1)."""
    longer = state.components.ride_plus[state.specialty[player]]
    return state.horses[player] + plus + state.ride + longer


class WagonAction(Effect):
    """Take a wagon action with `plus` extra spaces."""

    __slots__ = ("plus",)

    kind: ClassVar[str] = "wagon"
    asks: ClassVar[bool] = True
    fields: ClassVar[dict[str, Node]] = {"plus": number(0)}

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.plus: int = row["plus"]

    def run(self, state: Position, player: int) -> None:
        """The action begins, unless the Robber takes gold in its place (K15.6)."""
        if specialty_of(state, player).timing == FOR_WAGON and state.gold_cart:
            state.agenda.append((ROB, player, self.plus))
        else:
            set_out(state, player, self.plus)

    def moves_wagon(self, state: Position, player: int) -> bool:
        return True

    def sentence(self, say: Say) -> str:
        return say("coloma-fx-wagon", {"count": self.plus})

    def worth(self, appraiser: "Appraiser") -> float:
        return appraiser.ride(reach(appraiser.state, appraiser.player, self.plus))

    def average_worth(self) -> float:
        return AVERAGE_WAGON + FURTHER_SPACE * self.plus


class RideFurther(Effect):
    """Each wagon action of the turn goes `plus` spaces further; each vacant horseshoe entered gives `shoe`.

    On a passive specialty it holds for the whole game.
    """

    __slots__ = ("plus", "shoe")

    kind: ClassVar[str] = "ride"
    fields: ClassVar[dict[str, Node]] = {"plus": number(0), "shoe": optional(goods_field(), {})}
    urgency: ClassVar[float] = 40.0

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.plus: int = row["plus"]
        self.shoe: list[int] = goods_list(row["shoe"])

    def run(self, state: Position, player: int) -> None:
        state.ride += self.plus

    def sentence(self, say: Say) -> str:
        if any(self.shoe):
            return say("coloma-fx-ride-shoe", {"goods": goods_text(self.shoe, say)})
        return say("coloma-fx-ride", {"count": self.plus})

    def worth(self, appraiser: "Appraiser") -> float:
        return appraiser.longer_ride()

    def average_worth(self) -> float:
        return FURTHER_SPACE * self.plus + average_goods(self.shoe)


def set_out(state: Position, player: int, plus: int) -> None:
    """The reach is fixed now; a horse gained on the way does not add to it (K8.7)."""
    steps = reach(state, player, plus)
    if steps:
        state.agenda.append((DRIVE, player, steps, 1 << state.wagon[player], 0))


# Whether to rob the cart instead (K15.6).


def robbery(state: Position, player: int) -> TakeFromCart:
    """What the Robber takes in place of a wagon action; the schema makes sure of this form."""
    trade = specialty_of(state, player).fx[0]
    assert isinstance(trade, Pay)
    loot = trade.get[0]
    assert isinstance(loot, TakeFromCart)
    return loot


def prompt_rob(state: Position, seat: int) -> Message:
    return Message("coloma-ask-rob", {"gold": min(state.gold_cart, robbery(state, seat).nuggets)})


def legal_rob(state: Position, seat: int) -> list[int]:
    verbs = state.components.verbs
    return [verbs.yes.base, verbs.done.base]


def apply_rob(state: Position, seat: int, action: int) -> None:
    _, _, plus = state.asked
    if action == state.components.verbs.yes.base:
        enact(state, seat, [robbery(state, seat)])
    else:
        set_out(state, seat, plus)


# Where to next (K8.1-K8.8).


def occupied_by_others(state: Position, player: int) -> int:
    """The mask of settlements and horseshoes on which another wagon stands; boomtowns are never full (K8.6)."""
    spaces = state.components.spaces
    occupied = 0
    for other in range(state.players):
        if other != player and not spaces[state.wagon[other]].boomtown:
            occupied |= 1 << state.wagon[other]
    return occupied


def landings(state: Position, player: int, entered: int) -> list[int]:
    """The spaces one step away; occupied settlements and horseshoes are jumped (K8.2, K8.5)."""
    spaces = state.components.spaces
    occupied = occupied_by_others(state, player)
    near = spaces[state.wagon[player]].roads
    if not occupied:
        return [space for space in near if not entered >> space & 1]
    free = []
    seen = entered
    waiting = near[:]
    while waiting:
        space = waiting.pop()
        if seen >> space & 1:
            continue
        seen |= 1 << space
        if occupied >> space & 1:
            waiting += spaces[space].roads
        else:
            free.append(space)
    free.sort()
    return free


def jumped(state: Position, player: int, entered: int, landing: int) -> int:
    """The mask of occupied spaces on the shortest way to a landing; they count as entered (K8.5)."""
    spaces = state.components.spaces
    here = state.wagon[player]
    if landing in spaces[here].roads:
        return 0
    occupied = occupied_by_others(state, player) & ~entered
    ways = [(here, 0)]
    while ways:
        longer: list[tuple[int, int]] = []
        for space, way in ways:
            for near in spaces[space].roads:
                if occupied & ~way & 1 << near:
                    if landing in spaces[near].roads:
                        return way | 1 << near
                    longer.append((near, way | 1 << near))
        ways = longer
    return 0


def entered_spaces(state: Position, player: int, step: Step) -> int:
    """The mask of spaces entered or jumped. Before the first step a barrel may have moved the wagon elsewhere."""
    _, _, _, entered, moved = step
    return entered if moved else 1 << state.wagon[player]


def prompt_drive(state: Position, seat: int) -> Message:
    _, _, steps, _, _ = state.agenda[-1]
    return Message("coloma-ask-ride", {"steps": steps, "space": state.components.spaces[state.wagon[seat]].name})


def legal_drive(state: Position, seat: int) -> list[int]:
    _, _, _, _, moved = state.agenda[-1]
    entered = entered_spaces(state, seat, state.agenda[-1])
    verbs = state.components.verbs
    first = verbs.ride.base
    actions = [first + space for space in landings(state, seat, entered)]
    actions += interludes(state, seat, bool(moved))
    actions.append(verbs.done.base)
    return actions


def apply_drive(state: Position, seat: int, action: int) -> None:
    _, _, steps, _, moved = state.asked
    entered = entered_spaces(state, seat, state.asked)
    components = state.components
    verbs = components.verbs
    if is_interlude(state, action):
        apply_interlude(state, seat, action)
        return
    if action == verbs.done.base:
        if moved:
            arrive(state, seat)
        return
    mark_done(state)
    left = components.spaces[state.wagon[seat]]
    number = action - verbs.ride.base
    space = components.spaces[number]
    entered |= 1 << number | jumped(state, seat, entered, number)
    state.wagon[seat] = number
    passed = bool(moved) and left.boomtown
    if state.listener is not None:
        if passed:
            params: Params = {"seat": seat, "passed": left.name, "space": space.name}
            state.tell("coloma-rode-through", params, refs=(f"space:{left.id}", f"space:{space.id}"))
        else:
            state.tell("coloma-rode", {"seat": seat, "space": space.name}, refs=(f"space:{space.id}",))
    if steps > 1:
        state.agenda.append((DRIVE, seat, steps - 1, entered, 1))
    else:
        state.agenda.append((ARRIVE, seat))
    benefit = NO_BENEFIT if space.boomtown else space.fx  # K8.3
    if passed:
        benefit = left.fx + benefit  # K8.4
    if space.horseshoe:
        gain(state, seat, components.ride_shoe[state.specialty[seat]])  # K15.8
    enact(state, seat, benefit)


def why_drive(state: Position, seat: int, action: int) -> Reason:
    if is_interlude(state, action):
        return why_interlude(state, seat, action)
    entered = entered_spaces(state, seat, state.agenda[-1])
    number = action - state.components.verbs.ride.base
    name = state.components.spaces[number].name
    if occupied_by_others(state, seat) >> number & 1:
        return Reason("coloma-space-occupied", "K8.5", {"space": name})
    if entered >> number & 1:
        return Reason("coloma-space-entered", "K8.2", {"space": name})
    return Reason("coloma-space-far", "K8.1", {"space": name})


# The wagon has stopped: the left or the stop benefit of a boomtown (K8.4).


def run_arrive(state: Position, step: Step) -> None:
    _, player = step
    arrive(state, player)


def arrive(state: Position, player: int) -> None:
    if not state.components.spaces[state.wagon[player]].boomtown:
        return
    specialty = specialty_of(state, player)
    if specialty.timing == IN_BOOMTOWN and not state.specialty_used[player]:  # K15.4
        state.agenda.append((CLOSE, player, state.components.verbs.specialty_item, 0))
        state.agenda.append((EFFECT, player, specialty.fx[0].index))
    state.agenda.append((TOWN_BENEFIT, player))


def benefit_of(state: Position, player: int, side: int) -> list[Effect]:
    """One of the two benefits of the boomtown where the wagon stands."""
    space = state.components.spaces[state.wagon[player]]
    return space.stop if side == STOP else space.fx


def prompt_benefit(state: Position, seat: int) -> Message:
    return Message("coloma-ask-benefit", {"space": state.components.spaces[state.wagon[seat]].name})


def legal_benefit(state: Position, seat: int) -> list[int]:
    first = state.components.verbs.benefit.base
    return [first + LEFT, first + STOP]


def apply_benefit(state: Position, seat: int, action: int) -> None:
    enact(state, seat, benefit_of(state, seat, action - state.components.verbs.benefit.base))


KINDS: tuple[type[Effect], ...] = (WagonAction, RideFurther)

QUESTIONS: dict[int, Question[Position]] = {
    DRIVE: Question(("ride", *INTERLUDES, "done"), "K8.1", prompt_drive, legal_drive, apply_drive, why_drive),
    TOWN_BENEFIT: Question(("benefit",), "K8.4", prompt_benefit, legal_benefit, apply_benefit, never_refused),
    ROB: Question(("yes", "done"), "K15.6", prompt_rob, legal_rob, apply_rob, never_refused),
}
