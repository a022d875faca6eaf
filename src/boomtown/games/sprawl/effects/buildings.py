"""Existing buildings: their cube is removed or replaced, they are demolished or moved (S4.13, S4.14, S6.13, S6.15)."""

from typing import ClassVar

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.actions import BUILDING, PASS, PLACE
from boomtown.games.sprawl.bot.effect_value import Valuation
from boomtown.games.sprawl.city import LOT_NAMES, SPOT_NAMES, SPOT_SIZE
from boomtown.games.sprawl.constants import CONTRACTOR
from boomtown.games.sprawl.effects.effect import MAY_PASS, TIMES, WHO, Effect, card_message, effect_of, seat_question
from boomtown.games.sprawl.frame import Frame, act_step, resume_step
from boomtown.games.sprawl.questions import not_offered
from boomtown.games.sprawl.spots import free_spots
from boomtown.games.sprawl.state import Position, put_building, remove_building, set_owner
from boomtown.games.sprawl.steps import ASK_BUILDING, ASK_MOVE
from boomtown.games.sprawl.targets import FILTER, Filter, extreme_buildings
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Params
from boomtown.kernel.schema import Document, Node
from boomtown.kernel.state import Question

BUILDING_FIELDS: dict[str, Node] = {"who": WHO, "what": FILTER, "n": TIMES, "optional": MAY_PASS}


class BuildingEffect(Effect):
    """What the four kinds share: a seat chooses a building among some, several times if the card says so."""

    message: ClassVar[str] = ""  # the name of the kind in message ids
    rule: ClassVar[str] = "S6.13"

    __slots__ = ("what", "count", "optional")

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.what = Filter(entry["what"])
        self.selects = self.what
        self.chooses_building = True
        self.count: int = entry.get("n", 1)
        self.optional: bool = entry["optional"]

    def can_be_target(self, state: Position, seat: int, building: int) -> bool:
        raise NotImplementedError

    def treat(self, state: Position, seat: int, times: int, frame: Frame, building: int) -> None:
        """Do to a building what the card says."""
        raise NotImplementedError

    def targets(self, state: Position, seat: int, frame: Frame) -> list[int]:
        """The buildings a seat may choose from."""
        buildings = self.what.buildings(state, seat, frame.spot, frame.block)
        if self.what.one_per_owner:
            lowest = {owner: lowest_of(state, buildings, owner) for owner in range(state.seats)}
            buildings = [building for building in buildings if building in lowest.get(state.owner[building], [])]
        elif self.what.single and frame.building < 0:
            buildings = extreme_buildings(state, buildings, self.what.highest)
        elif self.what.single:
            buildings = [building for building in buildings if building == frame.building]
        return [building for building in buildings if self.can_be_target(state, seat, building)]

    def times(self, state: Position, seat: int, frame: Frame) -> int:
        return self.count

    def has_choice(self, state: Position, seat: int, frame: Frame) -> bool:
        return len(self.targets(state, seat, frame)) + self.optional > 1

    def act(self, state: Position, seat: int, times: int, frame: Frame) -> None:
        if self.what.single and frame.building < 0:
            # Which one it is, is settled for each of several seats by itself (S6.3).
            frame.who = 1 << seat
            state.push(resume_step(frame))
            return
        targets = self.targets(state, seat, frame) if times else []
        if len(targets) == 1 and not self.optional:
            self.treat(state, seat, times, frame, targets[0])
        elif targets:
            state.push((ASK_BUILDING, seat, times, *frame.numbers()))

    def finish(self, state: Position, seat: int, times: int, frame: Frame, building: int) -> None:
        """Report what happens to a building, and let the seat act again if it should."""
        if state.listener is not None:
            about = (refs.SEAT[seat], self.ref, *refs.lot_refs(state.spot[building]))
            state.tell(f"sprawl-{self.message}", {"seat": seat, "lot": LOT_NAMES[building]}, refs=about)
        state.push(act_step(seat, times - 1, frame))

    def prompt(self, state: Position, seat: int, times: int) -> Message:
        return card_message(f"sprawl-ask-{self.message}", self.card_name)

    def legal(self, state: Position, seat: int, frame: Frame) -> list[int]:
        actions = [BUILDING.base + building for building in sorted(self.targets(state, seat, frame))]
        return [*actions, PASS.base] if self.optional else actions

    def apply(self, state: Position, seat: int, times: int, frame: Frame, action: int) -> None:
        if action != PASS.base:
            self.treat(state, seat, times, frame, action - BUILDING.base)

    def refusal_rule(self, state: Position) -> str:
        return self.rule

    def sentence(self, say: Say) -> str:
        params: Params = {"who": self.who_words(say), "n": self.count, "what": self.what.words(say)}
        return self.voluntary(say, say(f"sprawl-effect-{self.message}", params), self.optional)

    def worth(self, state: Position, valuation: Valuation) -> float:
        return self.flat_worth * self.count


def lowest_of(state: Position, buildings: list[int], owner: int) -> list[int]:
    """The least valuable ones of a player's buildings."""
    return extreme_buildings(state, [building for building in buildings if state.owner[building] == owner], False)


class RemoveControl(BuildingEffect):
    """The cube goes home, the building stays."""

    kind = "remove_control"
    fields = BUILDING_FIELDS
    message = "remove-control"
    flat_worth = 1.0  # a rival loses a building in two rows

    def can_be_target(self, state: Position, seat: int, building: int) -> bool:
        return state.owner[building] >= 0

    def treat(self, state: Position, seat: int, times: int, frame: Frame, building: int) -> None:
        set_owner(state, building, -1)
        self.finish(state, seat, times, frame, building)


class TakeControl(BuildingEffect):
    """The player's own cube comes onto the building."""

    kind = "take_control"
    fields = BUILDING_FIELDS
    message = "take-control"
    flat_worth = 3.0  # one more building for nothing, perhaps a rival's

    def can_be_target(self, state: Position, seat: int, building: int) -> bool:
        return state.owner[building] != seat and state.cubes[seat] > 0

    def treat(self, state: Position, seat: int, times: int, frame: Frame, building: int) -> None:
        set_owner(state, building, seat)
        self.finish(state, seat, times, frame, building)


class Demolish(BuildingEffect):
    """The building goes; the Contractor's buildings are safe from others."""

    kind = "demolish"
    fields = BUILDING_FIELDS
    message = "demolish"
    rule = "S6.15"
    flat_worth = 1.5  # a rival loses a building and its lots become free

    def can_be_target(self, state: Position, seat: int, building: int) -> bool:
        immune = state.offices[CONTRACTOR]
        return immune < 0 or immune == seat or state.owner[building] != immune

    def treat(self, state: Position, seat: int, times: int, frame: Frame, building: int) -> None:
        self.finish(state, seat, times, frame, building)
        remove_building(state, building)


class MoveBuilding(BuildingEffect):
    """The building goes to any free spot of its size; zoning does not matter."""

    kind = "move_building"
    fields: ClassVar[dict[str, Node]] = {"who": WHO, "what": FILTER, "optional": MAY_PASS}
    message = "move-building"
    rule = "S4.14"
    flat_worth = 0.3  # rarely more than a slightly better row

    def can_be_target(self, state: Position, seat: int, building: int) -> bool:
        return bool(free_spots(state, SPOT_SIZE[state.spot[building]]))

    def treat(self, state: Position, seat: int, times: int, frame: Frame, building: int) -> None:
        spots = free_spots(state, SPOT_SIZE[state.spot[building]])
        if len(spots) == 1:
            move(state, seat, building, spots[0])
        else:
            state.push((ASK_MOVE, seat, building, *frame.numbers()))


# Where a moved building goes (S4.14).


def move(state: Position, seat: int, building: int, spot: int) -> None:
    zone, owner, contract = state.zone[building], state.owner[building], state.contract[building]
    if state.listener is not None:
        params: Params = {"seat": seat, "lot": LOT_NAMES[building], "spot": SPOT_NAMES[spot]}
        about = (refs.SEAT[seat], *refs.lot_refs(state.spot[building]), *refs.lot_refs(spot))
        state.tell("sprawl-moved", params, refs=about)
    remove_building(state, building)
    put_building(state, spot, zone, owner, contract)


def moved_building(state: Position) -> int:
    """The building whose new place is asked for."""
    _, _, building = state.agenda[-1][:3]
    return building


def prompt_move(state: Position, seat: int) -> Message:
    card_name = effect_of(state, state.agenda[-1]).card_name
    return Message("sprawl-ask-move", {"card": card_name, "lot": LOT_NAMES[moved_building(state)]})


def legal_move(state: Position, seat: int) -> list[int]:
    size = SPOT_SIZE[state.spot[moved_building(state)]]
    return [PLACE.base + spot for spot in free_spots(state, size)]


def apply_move(state: Position, seat: int, action: int) -> None:
    _, _, building = state.asked[:3]
    move(state, seat, building, action - PLACE.base)


KINDS: tuple[type[Effect], ...] = (RemoveControl, TakeControl, Demolish, MoveBuilding)

QUESTIONS: dict[int, Question[Position]] = {
    ASK_BUILDING: seat_question("S6.13", "building", "pass"),
    ASK_MOVE: Question(("place",), "S4.14", prompt_move, legal_move, apply_move, not_offered),
}
