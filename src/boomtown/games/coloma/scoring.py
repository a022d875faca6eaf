"""Score lines: points scored on the way, and what buildings, rivers, bridges, lands, hotels and graves add."""

from boomtown.games.coloma.goods import counter
from boomtown.games.coloma.shade import shade_lines
from boomtown.games.coloma.state import Position, alone, cards_in
from boomtown.games.coloma.tables import (
    BRIDGE_COUNT,
    BRIDGE_IDS,
    BRIDGE_MAX,
    BRIDGE_RATE,
    CARD_POINTS,
    HOTEL_POINTS,
    LAND_POINTS,
    LANDS,
    RIVER_POINTS,
    RIVERS,
    TOMBS,
)
from boomtown.kernel.message import Line, Score, sheet

GRAVE_LOSS: list[int] = [sum(TOMBS[:graves]) for graves in range(len(TOMBS) + 1)]


def score(state: Position, seat: int) -> Score:
    return sheet(shade_lines(state, seat) if seat >= state.seats else lines(state, seat))


def lines(state: Position, seat: int) -> list[Line]:
    """The sheet of a seat (K11.4-K11.8)."""
    rivers = state.rivers[seat]
    surveyed = tuple([space for space in range(RIVERS) if rivers >> space & 1])
    points = RIVER_POINTS[state.board[seat]]
    planted = tuple([land for land in range(LANDS) if state.land_tents[seat] >> land & 1])
    built = tuple(cards_in(state.built[seat]))
    found = [
        Line("track", state.points[seat], rule="K11.4"),
        Line("buildings", CARD_POINTS * len(built), cards=built, rule="K11.5"),
        Line("rivers", sum([points[space] for space in surveyed]), cards=surveyed, rule="K11.5"),
    ]
    for bridge in range(len(BRIDGE_IDS)):
        if state.bridges[seat] >> bridge & 1:
            worth = bridge_points(bridge, counter(state, seat, BRIDGE_COUNT[bridge]))
            found.append(Line(f"bridge-{BRIDGE_IDS[bridge]}", worth, cards=(bridge,), rule="K11.6"))
    found.append(Line("lands", LAND_POINTS[len(planted)], cards=planted, rule="K11.7"))
    if state.options["hotels"]:
        found.append(Line("hotels", HOTEL_POINTS * state.hotels[seat], rule="K12.4"))
    found.append(Line("graveyard", -GRAVE_LOSS[state.graves[seat]], rule="K11.8"))
    return found


def bridge_points(bridge: int, count: int) -> int:  # K11.6
    return min(BRIDGE_RATE[bridge] * count, BRIDGE_MAX[bridge])


def total(state: Position, seat: int) -> int:
    """The sum of the lines, without building them."""
    points = state.points[seat] + CARD_POINTS * state.built[seat].bit_count() - GRAVE_LOSS[state.graves[seat]]
    points += LAND_POINTS[state.land_tents[seat].bit_count()] + HOTEL_POINTS * state.hotels[seat]
    rivers = state.rivers[seat]
    for space, worth in enumerate(RIVER_POINTS[state.board[seat]]):
        if rivers >> space & 1:
            points += worth
    bridges = state.bridges[seat]
    while bridges:
        bridge = (bridges & -bridges).bit_length() - 1
        bridges &= bridges - 1
        points += bridge_points(bridge, counter(state, seat, BRIDGE_COUNT[bridge]))
    return points


def shade_total(state: Position) -> int:
    return sum([line.points for line in shade_lines(state, 1)])


def opponents(state: Position) -> int:
    """Shade, who plays without a seat when one seat is alone."""
    return state.players - state.seats


def tie_break(state: Position, seat: int) -> tuple[int, int, int]:
    """Points, then gold, then everything else that is left (K11.9)."""
    rest = state.bucks[seat] + state.dudes[seat] + state.tents[seat] + state.horses[seat]
    return total(state, seat), state.gold[seat], rest


def winners(state: Position) -> list[int]:
    """The best seat or seats; alone, the seat must beat Shade (K11.9, K16.11)."""
    if alone(state):
        return [0] if total(state, 0) > shade_total(state) else [1]
    results = [tie_break(state, seat) for seat in range(state.seats)]
    return [seat for seat in range(state.seats) if results[seat] == max(results)]
