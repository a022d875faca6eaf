"""The score sheet of Coloma: what each player has at the end, counted or named."""

from collections.abc import Mapping

from boomtown.games.coloma.scoring import GRAVE_LOSS, bridge_points
from boomtown.games.coloma.tables import (
    BOARD_IDS,
    BRIDGE_COUNT,
    BRIDGE_IDS,
    CARD_IDS,
    CARD_POINTS,
    COUNTERS,
    HOTEL_POINTS,
    LAND_IDS,
    LAND_POINTS,
    MAX_HORSES,
    RIVER_POINTS,
    RIVERS,
    SITES,
    TOMBS,
    WORKDAY_CARDS,
)
from boomtown.kernel.errors import BadSheet
from boomtown.kernel.message import Line, Score, sheet
from boomtown.sheet.reading import check_keys

REQUIRED = {"game": '"coloma"', "seats": '[{"points": 21, "buildings": ["saloon"], "rivers": [1, 3]}]'}

# Keys of a player, all optional: lists first, then numbers with their highest value.
LISTS = ("buildings", "rivers", "bridges", "lands")
NUMBERS = {
    "points": 500,
    "graves": len(TOMBS),
    "hotels": 12,
    "horses": MAX_HORSES,
    "hand": 16,
    "used_barrels": 30,
    "event_tents": SITES,
    "gold": 30,
}


def scores(doc: Mapping[str, object]) -> list[Score]:
    check_keys(doc, REQUIRED, {})
    seats = doc["seats"]
    if not isinstance(seats, list) or not 1 <= len(seats) <= 6:
        raise BadSheet("coloma-sheet-seats", {"count": len(seats) if isinstance(seats, list) else 0})
    return [sheet(player_lines(given, number)) for number, given in enumerate(seats, 1)]


def player_lines(given: object, number: int) -> list[Line]:
    """The lines of one player, the same as at the end of a game played here."""
    if not isinstance(given, Mapping):
        raise BadSheet("coloma-sheet-seat", {"player_number": number})
    known = [*LISTS, *NUMBERS, "board"]
    for name in given:
        if name not in known:
            raise BadSheet("sheet-key", {"name": str(name), "known": ", ".join(known)})
    counts = {name: read_number(given, name, high, number) for name, high in NUMBERS.items()}
    board = read_entries({"board": [given.get("board", "a")]}, "board", BOARD_IDS, number)[0]
    buildings = read_entries(given, "buildings", CARD_IDS, number)
    rivers = read_entries(given, "rivers", [str(space) for space in range(1, RIVERS + 1)], number)
    bridges = read_entries(given, "bridges", BRIDGE_IDS, number)
    lands = read_entries(given, "lands", LAND_IDS, number)
    if len(bridges) > len(rivers):
        params: dict[str, int | str] = {"player_number": number, "bridges": len(bridges), "rivers": len(rivers)}
        raise BadSheet("coloma-sheet-bridges", params)
    workday = [card for card in buildings if (WORKDAY_CARDS[0] | WORKDAY_CARDS[1]) >> card & 1]
    counted = counts | {"graveyard": counts["graves"], "buildings": len(buildings), "rivers": len(rivers)}
    counted |= {"workday_buildings": len(workday), "land_tents": len(lands)}
    counted["town_others"] = len(buildings) - len(workday) + counts["hotels"]
    points = RIVER_POINTS[board]
    found = [
        Line("track", counts["points"], rule="K11.4"),
        Line("buildings", CARD_POINTS * len(buildings), cards=tuple(buildings), rule="K11.5"),
        Line("rivers", sum(points[space] for space in rivers), cards=tuple(rivers), rule="K11.5"),
    ]
    for bridge in sorted(bridges):
        worth = bridge_points(bridge, counted[COUNTERS[BRIDGE_COUNT[bridge]]])
        found.append(Line(f"bridge-{BRIDGE_IDS[bridge]}", worth, cards=(bridge,), rule="K11.6"))
    found.append(Line("lands", LAND_POINTS[len(lands)], cards=tuple(lands), rule="K11.7"))
    found.append(Line("hotels", HOTEL_POINTS * counts["hotels"], rule="K12.4"))
    found.append(Line("graveyard", -GRAVE_LOSS[counts["graves"]], rule="K11.8"))
    return found


def read_number(given: Mapping[str, object], name: str, high: int, number: int) -> int:
    value = given.get(name, 0)
    if type(value) is not int or not 0 <= value <= high:
        params: dict[str, int | str] = {"player_number": number, "name": name, "low": 0, "high": high}
        raise BadSheet("coloma-sheet-number", {**params, "given": str(value)})
    return value


def read_entries(given: Mapping[str, object], name: str, known: list[str], number: int) -> list[int]:
    """A list of names, or of numbers counted from 1, as their places in `known`."""
    entries = given.get(name, [])
    if not isinstance(entries, list):
        raise BadSheet("coloma-sheet-list", {"player_number": number, "name": name})
    found: list[int] = []
    for place, entry in enumerate(entries, 1):
        params: dict[str, int | str] = {"player_number": number, "name": name, "place": place, "given": str(entry)}
        if str(entry) not in known:
            raise BadSheet("coloma-sheet-entry", {**params, "known": ", ".join(known)})
        if known.index(str(entry)) in found:
            raise BadSheet("coloma-sheet-twice", params)
        found.append(known.index(str(entry)))
    return found
