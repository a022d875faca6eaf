"""What one seat does in the city because of an effect: parks, buildings, control, demolition, markers, rows.

An act function gets the seat, how often it still has to act, and the frame of the effect. It either does the only
thing possible or puts a question on the agenda.
"""

from boomtown.games.sprawl import words as w
from boomtown.games.sprawl.actions import BUILDING, LINE, MARKER, MARKER_NAMES, PASS, PLACE, ROW, ROWS, SPACE
from boomtown.games.sprawl.city import LOT_NAMES, PARK, SHAPES, SPOT_AROUND, SPOT_EDGE, SPOT_NAMES, SPOT_SIZE, ZONES
from boomtown.games.sprawl.common import effect_source, not_offered
from boomtown.games.sprawl.components import EFFECTS, MARKER_KIND, ON_ELECTED, Effect
from boomtown.games.sprawl.language import extreme_buildings, matching
from boomtown.games.sprawl.payouts import boxed_markers, free_spaces, place_marker, row_index, rows_present
from boomtown.games.sprawl.spots import free_spots, tile_left
from boomtown.games.sprawl.state import Position, put_building, remove_building, set_owner
from boomtown.games.sprawl.steps import (
    ACT,
    ASK_BUILDING,
    ASK_LINE,
    ASK_MARKER,
    ASK_MOVE,
    ASK_PLACE,
    ASK_ROW,
    ASK_SPACE,
    EFFECT,
    PAY_ROW,
)
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.state import Question, Step

# Parks and free buildings (S4.14, S6.16).


def place_spots(state: Position, effect: Effect, frame: Step) -> list[int]:
    """The spots on which an effect may place its park or building."""
    park = effect.kind == w.PLACE_PARK
    size = 1 if park else effect.n
    spot = frame[2]
    if not tile_left(state, PARK if park else effect.zone, size):
        return []
    if effect.mode == w.BESIDE:
        lots = SPOT_AROUND[spot] if spot >= 0 else []
        return [SHAPES * (lot >> 2) + (lot & 3) for lot in lots if state.building[lot] < 0]
    spots = free_spots(state, size)
    return [place for place in spots if SPOT_EDGE[place]] if effect.mode == w.AT_EDGE else spots


def act_place(state: Position, effect: Effect, seat: int, n: int, frame: Step) -> None:
    spots = place_spots(state, effect, frame) if n else []
    if len(spots) == 1:
        place(state, effect, seat, n, frame, spots[0])
    elif spots:
        state.push((ASK_PLACE, seat, n, *frame))


def place(state: Position, effect: Effect, seat: int, n: int, frame: Step, spot: int) -> None:
    zone = PARK if effect.kind == w.PLACE_PARK else effect.zone
    put_building(state, spot, zone, seat)
    if state.listener is not None:
        state.tell(
            "sprawl-placed", {"seat": seat, "zone": f"@sprawl-zone-{ZONES[zone].lower()}", "spot": SPOT_NAMES[spot]}
        )
    state.push((ACT, seat, n - 1, *frame))


def prompt_place(state: Position, seat: int) -> Message:
    effect = EFFECTS[state.agenda[-1][3]]
    zone = ZONES[PARK if effect.kind == w.PLACE_PARK else effect.zone].lower()
    return Message("sprawl-ask-place", {"card": effect_source(effect.number), "zone": f"@sprawl-zone-{zone}"})


def legal_place(state: Position, seat: int) -> list[int]:
    frame = state.agenda[-1][3:]
    return [PLACE.base + spot for spot in place_spots(state, EFFECTS[frame[0]], frame)]


def apply_place(state: Position, seat: int, action: int) -> None:
    frame = state.asked[3:]
    place(state, EFFECTS[frame[0]], seat, state.asked[2], frame, action - PLACE.base)


def why_place(state: Position, seat: int, action: int) -> Reason:
    number = state.agenda[-1][3]
    if number in ON_ELECTED[w.MAYOR]:
        return Reason("sprawl-not-offered", "S10.7")
    return Reason("sprawl-not-offered", "S6.16" if EFFECTS[number].kind == w.PLACE_PARK else "S4.14")


# Control, demolition, moving: first which building (S4.13, S6.13, S6.15).


def targets(state: Position, effect: Effect, seat: int, frame: Step) -> list[int]:
    """The buildings an effect lets a seat choose from."""
    _, _, spot, _, _, block, building = frame
    what = effect.what
    assert what is not None
    found = matching(state, what, seat, spot, block)
    if what.pick == w.OWN_LOWEST:
        found = [first for first in found if first in _least_of(state, found, state.owner[first])]
    elif what.single and building < 0:
        found = extreme_buildings(state, found, what.pick == w.HIGHEST)
    elif what.single:
        found = [first for first in found if first == building]
    return [first for first in found if can_be_target(state, effect.kind, seat, first)]


def _least_of(state: Position, found: list[int], seat: int) -> list[int]:
    return extreme_buildings(state, [first for first in found if seat >= 0 and state.owner[first] == seat], False)


def can_be_target(state: Position, kind: int, seat: int, first: int) -> bool:
    owner = state.owner[first]
    if kind == w.REMOVE_CONTROL:
        return owner >= 0
    if kind == w.TAKE_CONTROL:
        return owner != seat and state.cubes[seat] > 0
    if kind == w.DEMOLISH:
        immune = state.offices[w.CONTRACTOR]
        return immune < 0 or immune == seat or owner != immune
    return bool(free_spots(state, SPOT_SIZE[state.spot[first]]))


def act_building(state: Position, effect: Effect, seat: int, n: int, frame: Step) -> None:
    what = effect.what
    assert what is not None
    if what.single and frame[6] < 0:  # Which one it is, is settled for each of several seats by itself (S6.3).
        state.push((EFFECT, *frame[:3], 1 << seat, *frame[4:]))
        return
    found = targets(state, effect, seat, frame) if n else []
    if len(found) == 1 and not effect.optional:
        treat(state, effect, seat, n, frame, found[0])
    elif found:
        state.push((ASK_BUILDING, seat, n, *frame))


def treat(state: Position, effect: Effect, seat: int, n: int, frame: Step, first: int) -> None:
    """Do to a building what the effect says, or ask where it moves."""
    if effect.kind == w.MOVE_BUILDING:
        spots = free_spots(state, SPOT_SIZE[state.spot[first]])
        if len(spots) == 1:
            move(state, seat, first, spots[0])
        else:
            state.push((ASK_MOVE, seat, first, *frame))
        return
    if state.listener is not None:
        told: Params = {"seat": seat, "lot": LOT_NAMES[first]}
        state.tell(f"sprawl-{w.EFFECT_KINDS[effect.kind].replace('_', '-')}", told)
    if effect.kind == w.DEMOLISH:
        remove_building(state, first)
    else:
        set_owner(state, first, seat if effect.kind == w.TAKE_CONTROL else -1)
    state.push((ACT, seat, n - 1, *frame))


def prompt_building(state: Position, seat: int) -> Message:
    effect = EFFECTS[state.agenda[-1][3]]
    kind = w.EFFECT_KINDS[effect.kind].replace("_", "-")
    return Message(f"sprawl-ask-{kind}", {"card": effect_source(effect.number)})


def legal_building(state: Position, seat: int) -> list[int]:
    frame = state.agenda[-1][3:]
    effect = EFFECTS[frame[0]]
    found = [BUILDING.base + first for first in sorted(targets(state, effect, seat, frame))]
    return [*found, PASS.base] if effect.optional else found


def apply_building(state: Position, seat: int, action: int) -> None:
    if action != PASS.base:
        frame = state.asked[3:]
        treat(state, EFFECTS[frame[0]], seat, state.asked[2], frame, action - BUILDING.base)


def why_building(state: Position, seat: int, action: int) -> Reason:
    kind = EFFECTS[state.agenda[-1][3]].kind
    paragraph = "S6.15" if kind == w.DEMOLISH else "S4.14" if kind == w.MOVE_BUILDING else "S6.13"
    return Reason("sprawl-not-offered", paragraph)


# Where a moved building goes (S4.14).


def move(state: Position, seat: int, first: int, spot: int) -> None:
    zone, owner = state.zone[first], state.owner[first]
    if state.listener is not None:
        state.tell("sprawl-moved", {"seat": seat, "lot": LOT_NAMES[first], "spot": SPOT_NAMES[spot]})
    remove_building(state, first)
    put_building(state, spot, zone, owner)


def prompt_move(state: Position, seat: int) -> Message:
    step = state.agenda[-1]
    return Message("sprawl-ask-move", {"card": effect_source(step[3]), "lot": LOT_NAMES[step[2]]})


def legal_move(state: Position, seat: int) -> list[int]:
    first = state.agenda[-1][2]
    return [PLACE.base + spot for spot in free_spots(state, SPOT_SIZE[state.spot[first]])]


def apply_move(state: Position, seat: int, action: int) -> None:
    move(state, seat, state.asked[2], action - PLACE.base)


# Markers: which one, then where (section 7).


def marker_block(effect: Effect, frame: Step) -> int:
    """The block a marker must act on, or -1."""
    return frame[2] // SHAPES if effect.mode == w.HERE else -1


def marker_choices(state: Position, effect: Effect, frame: Step) -> list[int]:
    """The markers an effect may place or move; none when no space is free for them (S7.3, S7.4)."""
    if (effect.mode == w.HERE and frame[2] < 0) or not free_spaces(state, marker_block(effect, frame)):
        return []
    if effect.kind == w.PLACE_MARKER:
        return boxed_markers(state, effect.marker, effect.marker_pick)
    return sorted(
        [marker for marker in state.spaces if marker >= 0 and effect.marker in (w.ANY_KIND, MARKER_KIND[marker])]
    )


def act_marker(state: Position, effect: Effect, seat: int, n: int, frame: Step) -> None:
    markers = marker_choices(state, effect, frame)
    if len(markers) == 1 and not effect.optional:
        choose_space(state, effect, seat, frame, markers[0])
    elif markers:
        state.push((ASK_MARKER, seat, *frame))


def choose_space(state: Position, effect: Effect, seat: int, frame: Step, marker: int) -> None:
    spaces = free_spaces(state, marker_block(effect, frame))
    if len(spaces) == 1:
        place_marker(state, marker, spaces[0])
    else:
        state.push((ASK_SPACE, seat, marker, *frame))


def prompt_marker(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-marker", {"card": effect_source(state.agenda[-1][2])})


def legal_marker(state: Position, seat: int) -> list[int]:
    frame = state.agenda[-1][2:]
    effect = EFFECTS[frame[0]]
    found = [MARKER.base + marker for marker in marker_choices(state, effect, frame)]
    return [*found, PASS.base] if effect.optional else found


def apply_marker(state: Position, seat: int, action: int) -> None:
    if action != PASS.base:
        frame = state.asked[2:]
        choose_space(state, EFFECTS[frame[0]], seat, frame, action - MARKER.base)


def prompt_space(state: Position, seat: int) -> Message:
    step = state.agenda[-1]
    return Message(
        "sprawl-ask-space", {"card": effect_source(step[3]), "marker": f"@sprawl-marker-{MARKER_NAMES[step[2]]}"}
    )


def legal_space(state: Position, seat: int) -> list[int]:
    frame = state.agenda[-1][3:]
    return [SPACE.base + space for space in free_spaces(state, marker_block(EFFECTS[frame[0]], frame))]


def apply_space(state: Position, seat: int, action: int) -> None:
    place_marker(state, state.asked[2], action - SPACE.base)


# Which row is paid out (S9.6), and which of the two lines of a block is meant (S6.4).


def row_choices(state: Position, effect: Effect, frame: Step) -> list[int]:
    if effect.mode == w.HERE and frame[2] < 0:
        return []
    return rows_present(state, effect.marker, marker_block(effect, frame))


def act_payout(state: Position, effect: Effect, seat: int, n: int, frame: Step) -> None:
    rows = row_choices(state, effect, frame)
    if len(rows) == 1:
        state.push((PAY_ROW, effect.marker, rows[0]))
    elif rows:
        state.push((ASK_ROW, seat, *frame))


def prompt_row(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-row", {"card": effect_source(state.agenda[-1][2])})


def legal_row(state: Position, seat: int) -> list[int]:
    frame = state.agenda[-1][2:]
    effect = EFFECTS[frame[0]]
    return [ROW.base + row_index(effect.marker, number) for number in row_choices(state, effect, frame)]


def apply_row(state: Position, seat: int, action: int) -> None:
    index = action - ROW.base
    kind = w.PRESTIGE if ROWS[index][0] == "p" else w.WEALTH
    state.push((PAY_ROW, kind, index + 1 if kind == w.WEALTH else index - 11))


def act_line(state: Position, effect: Effect, seat: int, n: int, frame: Step) -> None:
    if frame[2] >= 0:
        state.push((ASK_LINE, seat, *frame))


def prompt_line(state: Position, seat: int) -> Message:
    return Message("sprawl-ask-line", {"card": effect_source(state.agenda[-1][2])})


def legal_line(state: Position, seat: int) -> list[int]:
    return [LINE.base, LINE.base + 1]


def apply_line(state: Position, seat: int, action: int) -> None:
    state.line = action - LINE.base


CITY_QUESTIONS: dict[int, Question[Position]] = {
    ASK_PLACE: Question(("place",), "S6.16", prompt_place, legal_place, apply_place, why_place),
    ASK_BUILDING: Question(
        ("building", "pass"), "S6.13", prompt_building, legal_building, apply_building, why_building
    ),
    ASK_MOVE: Question(("place",), "S4.14", prompt_move, legal_move, apply_move, not_offered),
    ASK_MARKER: Question(("marker", "pass"), "S7.4", prompt_marker, legal_marker, apply_marker, not_offered),
    ASK_SPACE: Question(("space",), "S7.4", prompt_space, legal_space, apply_space, not_offered),
    ASK_ROW: Question(("row",), "S9.6", prompt_row, legal_row, apply_row, not_offered),
    ASK_LINE: Question(("line",), "S6.4", prompt_line, legal_line, apply_line, not_offered),
}
