"""Score lines: points scored on the way, and what buildings, rivers, bridges, lands, hotels and graves add."""

from boomtown.games.coloma.shade import shade_lines
from boomtown.games.coloma.state import Position, alone, numbers_in
from boomtown.kernel.message import Line, Score, sheet


def score(state: Position, seat: int) -> Score:
    return sheet(shade_lines(state) if seat >= state.seats else lines(state, seat))


def lines(state: Position, seat: int) -> list[Line]:
    """The sheet of a seat (K11.4-K11.8)."""
    components = state.components
    surveyed = tuple(numbers_in(state.rivers[seat]))
    points = components.boards[state.board[seat]].river_points
    planted = tuple(numbers_in(state.land_tents[seat]))
    built = tuple(numbers_in(state.built[seat]))
    sheet_lines = [
        Line("track", state.points[seat], rule="K11.4"),
        Line("buildings", components.building_points * len(built), cards=built, rule="K11.5"),
        Line("rivers", sum([points[space] for space in surveyed]), cards=surveyed, rule="K11.5"),
    ]
    for number in numbers_in(state.bridges[seat]):
        bridge = components.bridges[number]
        worth = bridge.points(bridge.count.amount(state, seat))
        sheet_lines.append(Line(f"bridge-{bridge.id}", worth, cards=(number,), rule="K11.6"))
    sheet_lines.append(Line("lands", components.land_points[len(planted)], cards=planted, rule="K11.7"))
    if state.options["hotels"]:
        sheet_lines.append(Line("hotels", components.hotel_points * state.hotels[seat], rule="K12.4"))
    sheet_lines.append(Line("graveyard", -components.grave_losses[state.graves[seat]], rule="K11.8"))
    return sheet_lines


def total(state: Position, seat: int) -> int:
    """The sum of the lines, without building them."""
    components = state.components
    points = state.points[seat] + components.building_points * state.built[seat].bit_count()
    points += components.land_points[state.land_tents[seat].bit_count()] + components.hotel_points * state.hotels[seat]
    points -= components.grave_losses[state.graves[seat]]
    rivers = state.rivers[seat]
    for space, worth in enumerate(components.boards[state.board[seat]].river_points):
        if rivers >> space & 1:
            points += worth
    bridges = state.bridges[seat]
    while bridges:
        bridge = components.bridges[(bridges & -bridges).bit_length() - 1]
        bridges &= bridges - 1
        points += bridge.points(bridge.count.amount(state, seat))
    return points


def shade_total(state: Position) -> int:
    return sum([line.points for line in shade_lines(state)])


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
