"""The score sheet of Coloma: what each player has at the end, counted or named."""

from collections.abc import Mapping
from typing import cast

from boomtown.games.coloma.scoring import tie_break
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.tables import (
    BOARD_IDS,
    BRIDGE_IDS,
    CARD_IDS,
    LAND_IDS,
    MAX_DUDES,
    MAX_HORSES,
    MAX_TENTS,
    RIVERS,
    SITES,
    TOMBS,
)
from boomtown.kernel.errors import BadSheet
from boomtown.kernel.game import Game
from boomtown.kernel.message import Line, Score, sheet
from boomtown.kernel.state import State
from boomtown.sheet.contract import Result, Sheet, best
from boomtown.sheet.reading import check_keys

REQUIRED = {"game": '"coloma"', "seats": '[{"points": 21, "buildings": ["saloon"], "rivers": [1, 3]}]'}
OPTIONAL = {"shade": "64"}

# Keys of a player, all optional. Lists: the mask of the position that they fill, and what may stand in them.
LISTS = {
    "buildings": ("built", CARD_IDS),
    "rivers": ("rivers", [str(space) for space in range(1, RIVERS + 1)]),
    "bridges": ("bridges", BRIDGE_IDS),
    "lands": ("land_tents", LAND_IDS),
}
# Numbers with their highest value: those that the position keeps as such, and those of things it knows one by one.
NUMBERS = {
    "points": 500,
    "graves": len(TOMBS),
    "hotels": 12,
    "horses": MAX_HORSES,
    "gold": 30,
    "bucks": 500,
    "dudes": MAX_DUDES,
    "tents": MAX_TENTS,
}
COUNTS = {"hand": 16, "used_barrels": 30, "event_tents": SITES}

# What breaks a tie, in this order (K11.9).
TIE_KEYS = (("gold",), ("bucks", "dudes", "tents", "horses"))

HIGHEST_SHADE = 1000


def result(game: Game[State], doc: Mapping[str, object]) -> Result:
    check_keys(doc, REQUIRED, OPTIONAL)
    seats = doc["seats"]
    if not isinstance(seats, list) or not 1 <= len(seats) <= 6:
        raise BadSheet("coloma-sheet-seats", {"count": len(seats) if isinstance(seats, list) else 0})
    state = cast(Position, game.new(len(seats), options={"hotels": True}))
    for number, given in enumerate(seats, 1):
        read_player(state, given, number)
    scores = [state.score(seat) for seat in range(state.seats)]
    if "shade" in doc:
        return against_shade(state, scores, doc["shade"])
    return Result(scores, winners(state, scores, seats) if state.seats > 1 else [])


def against_shade(state: Position, scores: list[Score], given: object) -> Result:
    """With the points of Shade, added up by hand, the sheet of a player alone tells who wins (K16.11)."""
    if state.seats > 1 or type(given) is not int or not 0 <= given <= HIGHEST_SHADE:
        raise BadSheet("coloma-sheet-shade", {"high": HIGHEST_SHADE})
    state.points[1] += given - state.score(1).total
    return Result([*scores, sheet([Line("sum", given, rule="K16.9")])], state.winners(), 1)


def winners(state: Position, scores: list[Score], seats: list[Mapping[str, object]]) -> list[int]:
    """The best, a tie broken as far as all who are tied have written down what breaks it."""
    tied = best(scores)
    told = 1
    for names in TIE_KEYS:
        if not all(name in seats[seat] for seat in tied for name in names):
            break
        told += 1
    standing = {seat: tie_break(state, seat)[:told] for seat in tied}
    return [seat for seat in tied if standing[seat] == max(standing.values())]


def read_player(state: Position, given: object, number: int) -> None:
    if not isinstance(given, Mapping):
        raise BadSheet("coloma-sheet-seat", {"player_number": number})
    known = [*LISTS, *NUMBERS, *COUNTS, "board"]
    for name in given:
        if name not in known:
            raise BadSheet("sheet-key", {"name": str(name), "known": ", ".join(known)})
    seat = number - 1
    for name, high in NUMBERS.items():
        getattr(state, name)[seat] = read_number(given, name, high, number)
    hand, used_barrels, event_tents = (read_number(given, name, high, number) for name, high in COUNTS.items())
    # Only how many there are counts.
    state.hand[seat] = (1 << hand) - 1
    state.used_barrels[seat] = (0,) * used_barrels
    state.event_tents[seat] = (1 << event_tents) - 1
    state.board[seat] = read_entries({"board": [given.get("board", "a")]}, "board", BOARD_IDS, number)[0]
    for name, (mask, entries) in LISTS.items():
        getattr(state, mask)[seat] = sum(1 << place for place in read_entries(given, name, entries, number))
    bridges, rivers = state.bridges[seat].bit_count(), state.rivers[seat].bit_count()
    if bridges > rivers:
        raise BadSheet("coloma-sheet-bridges", {"player_number": number, "bridges": bridges, "rivers": rivers})


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


SHEET = Sheet(result)
