"""Parks and buildings that a player places free of charge (S4.14, S6.16)."""

from typing import ClassVar

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.actions import PLACE
from boomtown.games.sprawl.bot.effect_value import Valuation
from boomtown.games.sprawl.city import PARK, SHAPES, SPOT_AROUND, SPOT_EDGE, SPOT_NAMES, ZONES
from boomtown.games.sprawl.constants import MAYOR
from boomtown.games.sprawl.effects.effect import TIMES, WHO, Effect, seat_question
from boomtown.games.sprawl.frame import Frame, act_step
from boomtown.games.sprawl.spots import free_spots, tile_left
from boomtown.games.sprawl.state import Position, put_building
from boomtown.games.sprawl.steps import ASK_PLACE
from boomtown.games.sprawl.targets import ZONE
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Params
from boomtown.kernel.schema import Document, Node, Whole, Word, optional
from boomtown.kernel.state import Question


class FreePlacement(Effect):
    """What the two kinds share: a player chooses free spots, and pays nothing."""

    rule: ClassVar[str] = ""
    __slots__ = ("zone", "lots", "count", "where")

    def __init__(self, number: int, card_name: str, entry: Document, zone: int, lots: int, count: int) -> None:
        super().__init__(number, card_name, entry)
        self.zone = zone
        self.lots = lots
        self.count = count  # how many are placed, one after the other
        self.where: str = entry["where"]

    def spots(self, state: Position, frame: Frame) -> list[int]:
        """The spots to choose from."""
        raise NotImplementedError

    def times(self, state: Position, seat: int, frame: Frame) -> int:
        return self.count

    def has_choice(self, state: Position, seat: int, frame: Frame) -> bool:
        return len(self.spots(state, frame)) > 1

    def act(self, state: Position, seat: int, times: int, frame: Frame) -> None:
        spots = self.spots(state, frame) if times else []
        if len(spots) == 1:
            self.place(state, seat, times, frame, spots[0])
        elif spots:
            state.push((ASK_PLACE, seat, times, *frame.numbers()))

    def place(self, state: Position, seat: int, times: int, frame: Frame, spot: int) -> None:
        put_building(state, spot, self.zone, seat)
        if state.listener is not None:
            params: Params = {"seat": seat, "zone": zone_key(self.zone), "spot": SPOT_NAMES[spot]}
            state.tell("sprawl-placed", params, refs=(refs.SEAT[seat], self.ref, *refs.lot_refs(spot)))
        state.push(act_step(seat, times - 1, frame))

    def prompt(self, state: Position, seat: int, times: int) -> Message:
        return Message("sprawl-ask-place", {"card": self.card_name, "zone": zone_key(self.zone)})

    def legal(self, state: Position, seat: int, frame: Frame) -> list[int]:
        return [PLACE.base + spot for spot in self.spots(state, frame)]

    def apply(self, state: Position, seat: int, times: int, frame: Frame, action: int) -> None:
        self.place(state, seat, times, frame, action - PLACE.base)

    def refusal_rule(self, state: Position) -> str:
        return "S10.7" if self.number in state.components.offices[MAYOR].on_elected else self.rule


class PlacePark(FreePlacement):
    """Parks of one lot under the player's control, anywhere or adjacent to the new building."""

    kind = "place_park"
    fields: ClassVar[dict[str, Node]] = {"who": WHO, "n": TIMES, "where": optional(Word("any", "adjacent"), "any")}
    rule = "S6.16"
    flat_worth = 1.2  # each park counts in its rows and helps the Mayor

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry, PARK, 1, entry["n"])

    def spots(self, state: Position, frame: Frame) -> list[int]:
        if not tile_left(state, PARK, 1):
            return []
        if self.where == "any":
            return free_spots(state, 1)
        lots = SPOT_AROUND[frame.spot] if frame.spot >= 0 else []
        return [SHAPES * (lot >> 2) + (lot & 3) for lot in lots if state.building[lot] < 0]

    def sentence(self, say: Say) -> str:
        params: Params = {"who": self.who_words(say), "n": self.count, "where": f"@sprawl-place-{self.where}"}
        return say("sprawl-effect-place-park", params)

    def worth(self, state: Position, valuation: Valuation) -> float:
        return self.flat_worth * self.count


class PlaceBuilding(FreePlacement):
    """A building free of charge under the player's control: no zoning, no adjacency bonus."""

    kind = "place_building"
    fields: ClassVar[dict[str, Node]] = {
        "who": WHO,
        "zone": ZONE,
        "size": optional(Whole(1, 4), 1),
        "where": optional(Word("any", "edge"), "any"),
    }
    rule = "S4.14"
    flat_worth = 2.5  # it costs neither wealth nor permits

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry, ZONES.index(entry["zone"]), entry["size"], 1)

    def spots(self, state: Position, frame: Frame) -> list[int]:
        if not tile_left(state, self.zone, self.lots):
            return []
        spots = free_spots(state, self.lots)
        return spots if self.where == "any" else [spot for spot in spots if SPOT_EDGE[spot]]

    def sentence(self, say: Say) -> str:
        params: Params = {"who": self.who_words(say), "n": self.lots, "where": f"@sprawl-place-{self.where}"}
        params["zone"] = zone_key(self.zone)
        return say("sprawl-effect-place-building", params)


def zone_key(zone: int) -> str:
    """The name of a zone, as a parameter of messages."""
    return f"@sprawl-zone-{ZONES[zone].lower()}"


KINDS: tuple[type[Effect], ...] = (PlacePark, PlaceBuilding)

QUESTIONS: dict[int, Question[Position]] = {ASK_PLACE: seat_question("S6.16", "place")}
