"""Tents on events and frontier lands (K6.14, K7.12). A place is a site, or SITES plus the number of a land."""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.effects.effect import AbilityReader, Effect, effect_of
from boomtown.games.coloma.effects.fields import number, words_field
from boomtown.games.coloma.interludes import offer_question
from boomtown.games.coloma.opened import mark_done
from boomtown.games.coloma.state import Position, numbers_in
from boomtown.games.coloma.steps import PICK_TENT
from boomtown.games.coloma.wheel import ALL_SITES
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Reason
from boomtown.kernel.schema import Document, Flag, Node, optional
from boomtown.kernel.state import Question

if TYPE_CHECKING:
    from boomtown.games.coloma.bot.appraiser import Appraiser

# What a sentence says of the reach of a tent: events are everywhere, lands next to the wagon or anywhere (K7.12).
EVENTS_ONLY, NEAR_WAGON, ANYWHERE = range(3)


class PlantTents(Effect):
    """Plant `n` tents (0: any number) on events, lands or both; a `remote` one ignores where the wagon stands."""

    __slots__ = ("tents", "on_events", "on_lands", "remote")

    kind: ClassVar[str] = "tent"
    asks: ClassVar[bool] = True
    fields: ClassVar[dict[str, Node]] = {
        "n": number(0),
        "on": optional(words_field("event", "land"), ["event", "land"]),
        "remote": optional(Flag(), False),
    }

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.tents: int = row["n"]
        self.on_events: bool = "event" in row["on"]
        self.on_lands: bool = "land" in row["on"]
        self.remote: bool = row["remote"]

    def free_events(self, state: Position, player: int) -> int:
        """The mask of events the player may plant on."""
        return ALL_SITES & ~state.event_tents[player] if self.on_events else 0

    def free_lands(self, state: Position, player: int) -> int:
        """The mask of lands the player may plant on: next to the wagon, unless the effect works from afar."""
        if not self.on_lands:
            return 0
        components = state.components
        near = components.all_lands if self.remote else components.spaces[state.wagon[player]].lands
        return near & ~state.land_tents[player]

    def can(self, state: Position, player: int) -> bool:
        return state.tents[player] > 0 and bool(self.free_events(state, player) | self.free_lands(state, player))

    def lacks(self, state: Position, player: int) -> str:
        return "coloma-lacks-place" if state.tents[player] else "coloma-lacks-tent"

    def run(self, state: Position, player: int) -> None:
        state.agenda.append((PICK_TENT, player, self.index, self.tents))

    def may_reopen(self) -> bool:
        return not self.tents

    def sentence(self, say: Say) -> str:
        places = "both" if self.on_events and self.on_lands else "event" if self.on_events else "land"
        reach = EVENTS_ONLY if not self.on_lands else ANYWHERE if self.remote else NEAR_WAGON
        words = say(f"coloma-places-{places}", {})
        return say("coloma-fx-tent", {"count": self.tents, "places": words, "reach": reach})

    def worth(self, appraiser: "Appraiser") -> float:
        state, player = appraiser.state, appraiser.player
        tents = min(self.tents, state.tents[player]) if self.tents else state.tents[player]
        events = self.free_events(state, player)
        lands = self.free_lands(state, player).bit_count()
        return appraiser.tents(tents, numbers_in(events), lands)

    def answer_worth(self, appraiser: "Appraiser", action: int) -> float:
        place = action - appraiser.state.components.verbs.plant.base
        return appraiser.event_place(place) if place < SITES else appraiser.land_place()


def prompt_tent(state: Position, seat: int) -> Message:
    return Message("coloma-ask-tent", {"tents": state.tents[seat]})


def legal_tent(state: Position, seat: int) -> list[int]:
    effect = effect_of(state, state.agenda[-1], PlantTents)
    verbs = state.components.verbs
    first = verbs.plant.base
    places = effect.free_events(state, seat) | effect.free_lands(state, seat) << SITES if state.tents[seat] else 0
    actions = [first + place for place in numbers_in(places)]
    return actions


def apply_tent(state: Position, seat: int, action: int) -> None:
    verbs = state.components.verbs
    effect = effect_of(state, state.asked, PlantTents)
    _, _, index, left = state.asked
    place = action - verbs.plant.base
    state.tents[seat] -= 1
    if place < SITES:
        state.event_tents[seat] |= 1 << place
    else:
        state.land_tents[seat] |= 1 << (place - SITES)
    if state.listener is not None:
        if place < SITES:
            name, ref = f"@coloma-event-{place + 1}", f"event:{place + 1}"
        else:
            land = state.components.lands[place - SITES]
            name, ref = land.name, f"land:{land.id}"
        state.tell("coloma-planted", {"seat": seat, "place": name}, refs=(ref,))
    mark_done(state)
    if left != 1 and effect.can(state, seat):
        state.agenda.append((PICK_TENT, seat, index, left - 1 if left else 0))


def why_tent(state: Position, seat: int, action: int) -> Reason:
    place = action - state.components.verbs.plant.base
    if not state.tents[seat]:
        return Reason("coloma-no-tent", "K6.14")
    if place < SITES:
        if state.event_tents[seat] >> place & 1:
            return Reason("coloma-event-taken", "K6.14", {"site": place + 1})
        return Reason("coloma-lands-only", "K7.12")
    land = place - SITES
    name = state.components.lands[land].name
    if state.land_tents[seat] >> land & 1:
        return Reason("coloma-land-taken", "K6.14", {"land": name})
    return Reason("coloma-land-far", "K6.14", {"land": name})


KINDS: tuple[type[Effect], ...] = (PlantTents,)

QUESTIONS: dict[int, Question[Position]] = {
    PICK_TENT: offer_question(("plant",), "K6.14", prompt_tent, legal_tent, apply_tent, why_tent),
}
