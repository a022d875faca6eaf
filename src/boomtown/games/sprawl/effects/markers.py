"""Markers that come out of the box or move to another space (section 7)."""

from typing import ClassVar

from boomtown.games.sprawl.actions import MARKER, MARKER_NAMES, PASS, SPACE
from boomtown.games.sprawl.city import SHAPES
from boomtown.games.sprawl.constants import MARKER_KIND, POINT_KINDS
from boomtown.games.sprawl.effects.effect import MAY_PASS, WHO, Effect, card_message, effect_of, seat_question
from boomtown.games.sprawl.frame import Frame, frame_of
from boomtown.games.sprawl.payouts import boxed_markers, free_spaces, place_marker
from boomtown.games.sprawl.players import PLAYERS
from boomtown.games.sprawl.questions import not_offered
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ASK_MARKER, ASK_SPACE
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message
from boomtown.kernel.schema import Document, Node, Word, optional
from boomtown.kernel.state import Question

ANY_KIND = "any"
WHERE_TO: Node = optional(Word("here", "any"), "here")


class MarkerEffect(Effect):
    """What the two kinds share: a player chooses a marker, then the space that it goes to."""

    __slots__ = ("here", "optional")

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.who = PLAYERS[entry["chooser"]]
        self.here: bool = entry["to"] == "here"  # only to a space that acts on the new building's block
        self.optional: bool = entry.get("optional", False)

    def spaces(self, state: Position, frame: Frame) -> list[int]:
        """The free spaces that the marker may go to (S7.4)."""
        if not self.here:
            return free_spaces(state, -1)
        return free_spaces(state, frame.spot // SHAPES) if frame.spot >= 0 else []

    def markers(self, state: Position) -> list[int]:
        """The markers to choose from if there is a space for them."""
        raise NotImplementedError

    def movable(self, state: Position, frame: Frame) -> list[int]:
        """The markers to choose from; none when no space is free for them (S7.3, S7.4)."""
        return self.markers(state) if self.spaces(state, frame) else []

    def act(self, state: Position, seat: int, times: int, frame: Frame) -> None:
        markers = self.movable(state, frame)
        if len(markers) == 1 and not self.optional:
            self.choose_space(state, seat, frame, markers[0])
        elif markers:
            state.push((ASK_MARKER, seat, *frame.numbers()))

    def choose_space(self, state: Position, seat: int, frame: Frame, marker: int) -> None:
        spaces = self.spaces(state, frame)
        if len(spaces) == 1:
            place_marker(state, marker, spaces[0])
        else:
            state.push((ASK_SPACE, seat, marker, *frame.numbers()))

    def prompt(self, state: Position, seat: int, times: int) -> Message:
        return card_message("sprawl-ask-marker", self.card_name)

    def legal(self, state: Position, seat: int, frame: Frame) -> list[int]:
        actions = [MARKER.base + marker for marker in self.movable(state, frame)]
        return [*actions, PASS.base] if self.optional else actions

    def apply(self, state: Position, seat: int, times: int, frame: Frame, action: int) -> None:
        if action != PASS.base:
            self.choose_space(state, seat, frame, action - MARKER.base)


class PlaceMarker(MarkerEffect):
    """A marker from the box goes to a free grey space: to any, or to one that acts on this block."""

    kind = "place_marker"
    fields: ClassVar[dict[str, Node]] = {
        "kind": Word(*POINT_KINDS),
        "pick": optional(Word("lowest", "highest", "any"), "any"),
        "to": WHERE_TO,
        "chooser": WHO,
    }
    flat_worth = 2.0  # a row where one has buildings becomes richer
    __slots__ = ("points", "pick")

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.points = POINT_KINDS.index(entry["kind"])  # whether the marker is one of wealth or of prestige
        self.pick: str = entry["pick"]

    def markers(self, state: Position) -> list[int]:
        markers = boxed_markers(state, self.points)
        if self.pick == "lowest":
            return markers[:1]
        return markers[-1:] if self.pick == "highest" else markers

    def sentence(self, say: Say) -> str:
        kind = f"@sprawl-kind-{POINT_KINDS[self.points]}"
        where = f"@sprawl-place-{'here' if self.here else 'any'}"
        which = f"@sprawl-marker-{self.pick}"
        return say(
            "sprawl-effect-place-marker", {"who": self.who_words(say), "kind": kind, "where": where, "which": which}
        )


class MoveMarker(MarkerEffect):
    """A marker in the city moves to another free grey space."""

    kind = "move_marker"
    fields: ClassVar[dict[str, Node]] = {
        "kind": optional(Word(*POINT_KINDS, ANY_KIND), ANY_KIND),
        "to": WHERE_TO,
        "chooser": WHO,
        "optional": MAY_PASS,
    }
    flat_worth = 1.0  # less than a new marker, for another row becomes poorer
    __slots__ = ("points",)

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.points: str = entry["kind"]  # whether the marker is one of wealth or of prestige, or either

    def markers(self, state: Position) -> list[int]:
        return sorted([marker for marker in state.spaces if marker >= 0 and self.fits(marker)])

    def fits(self, marker: int) -> bool:
        return self.points in (ANY_KIND, POINT_KINDS[MARKER_KIND[marker]])

    def sentence(self, say: Say) -> str:
        kind = f"@sprawl-kind-{self.points}"
        where = f"@sprawl-move-to-{'here' if self.here else 'any'}"
        text = say("sprawl-effect-move-marker", {"who": self.who_words(say), "kind": kind, "where": where})
        return self.voluntary(say, text, self.optional)


# Where the chosen marker goes (S7.4).


def prompt_space(state: Position, seat: int) -> Message:
    step = state.agenda[-1]
    _, _, marker = step[:3]
    card_name = effect_of(state, step).card_name
    return Message("sprawl-ask-space", {"card": card_name, "marker": f"@sprawl-marker-{MARKER_NAMES[marker]}"})


def legal_space(state: Position, seat: int) -> list[int]:
    step = state.agenda[-1]
    effect = effect_of(state, step)
    assert isinstance(effect, MarkerEffect)
    return [SPACE.base + space for space in effect.spaces(state, frame_of(step))]


def apply_space(state: Position, seat: int, action: int) -> None:
    _, _, marker = state.asked[:3]
    place_marker(state, marker, action - SPACE.base)


KINDS: tuple[type[Effect], ...] = (PlaceMarker, MoveMarker)

QUESTIONS: dict[int, Question[Position]] = {
    ASK_MARKER: seat_question("S7.4", "marker", "pass"),
    ASK_SPACE: Question(("space",), "S7.4", prompt_space, legal_space, apply_space, not_offered),
}
