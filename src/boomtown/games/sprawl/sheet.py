"""The score sheet of Urban Sprawl: what the last payouts, wealth and the offices add to the prestige on the track."""

from collections.abc import Mapping
from typing import cast

from boomtown.games.sprawl.actions import MARKER_NAMES
from boomtown.games.sprawl.city import SPACE_NAMES, SPOT_LOTS, SPOT_NAMES, ZONES
from boomtown.games.sprawl.constants import OFFICES
from boomtown.games.sprawl.state import Position, clear_position, put_building, recompute_block_values
from boomtown.kernel.errors import BadSheet
from boomtown.kernel.game import Game
from boomtown.kernel.state import State
from boomtown.sheet.contract import Result, Sheet
from boomtown.sheet.reading import check_keys

REQUIRED = {
    "game": '"sprawl"',
    "players": '[{"prestige": 84, "wealth": 23, "offices": ["mayor"]}, {"prestige": 77, "wealth": 8}]',
    "buildings": '["RES r1c1.se 1", "COM r6c4 2", "PARK r2c2.nw -"]',
}
OPTIONAL = {"markers": '{"e6": "p6"}'}


def result(game: Game[State], doc: Mapping[str, object]) -> Result:
    check_keys(doc, REQUIRED, OPTIONAL)
    players = doc["players"]
    if not isinstance(players, list) or not 2 <= len(players) <= 4:
        raise BadSheet("sprawl-sheet-players", {"count": len(players) if isinstance(players, list) else 0})
    state = cast(Position, game.new(len(players)))
    clear_position(state)
    for number, player in enumerate(players, 1):
        read_player(state, player, number)
    read_markers(state, doc.get("markers", {}))
    read_buildings(state, doc["buildings"])
    return Result([state.score(seat) for seat in range(state.seats)], state.winners())


def read_player(state: Position, player: object, number: int) -> None:
    if not isinstance(player, Mapping):
        raise BadSheet("sprawl-sheet-player", {"number": number})
    for name in player:
        if name not in ("prestige", "wealth", "offices"):
            raise BadSheet("sheet-key", {"name": str(name), "known": "prestige, wealth, offices"})
    state.prestige[number - 1] = whole_number(player, "prestige", number)
    state.wealth[number - 1] = whole_number(player, "wealth", number)
    offices = player.get("offices", [])
    for office in offices if isinstance(offices, list) else [offices]:
        if office not in OFFICES:
            raise BadSheet("sprawl-sheet-office", {"number": number, "given": str(office), "known": ", ".join(OFFICES)})
        if state.offices[OFFICES.index(office)] >= 0:
            raise BadSheet("sprawl-sheet-office-twice", {"given": office})
        state.offices[OFFICES.index(office)] = number - 1


def whole_number(player: Mapping[str, object], name: str, number: int) -> int:
    value = player.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadSheet("sprawl-sheet-number", {"number": number, "name": name, "given": str(value)})
    return value


def read_markers(state: Position, markers: object) -> None:
    """Grey spaces with the markers on them, such as e6 = "p6"."""
    if not isinstance(markers, Mapping):
        raise BadSheet("sprawl-sheet-marker", {"given": str(markers)})
    for space, marker in markers.items():
        exists = str(space).lower() in SPACE_NAMES and str(marker).lower() in MARKER_NAMES
        number = MARKER_NAMES.index(str(marker).lower()) if exists else -1
        if not exists or number in state.spaces:
            raise BadSheet("sprawl-sheet-marker", {"given": f'{space} = "{marker}"'})
        state.spaces[SPACE_NAMES.index(str(space).lower())] = number
    recompute_block_values(state)


def read_buildings(state: Position, buildings: object) -> None:
    """Buildings as zone, spot and player: "RES r1c1.se 1", with - for a building without a cube.

    Parks may have any size: there may be boxes with larger ones than effects place (S6.16).
    """
    if not isinstance(buildings, list):
        raise BadSheet("sprawl-sheet-buildings")
    owners = ["-", *[str(seat + 1) for seat in range(state.seats)]]
    for number, text in enumerate(buildings, 1):
        parts = text.upper().split() if isinstance(text, str) else []
        place: dict[str, int | str] = {"number": number, "given": str(text)}
        if len(parts) != 3 or parts[0] not in ZONES or parts[1].lower() not in SPOT_NAMES or parts[2] not in owners:
            raise BadSheet("sprawl-sheet-building", place)
        zone, spot = ZONES.index(parts[0]), SPOT_NAMES.index(parts[1].lower())
        if any(state.building[lot] >= 0 for lot in SPOT_LOTS[spot]):
            raise BadSheet("sprawl-sheet-overlap", place)
        put_building(state, spot, zone, owners.index(parts[2]) - 1)


SHEET = Sheet(result)
