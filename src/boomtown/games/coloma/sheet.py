"""The score sheet of Coloma: what each player has at the end, counted or named."""

from collections.abc import Mapping
from typing import cast

from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.components import Components
from boomtown.games.coloma.scoring import tie_break
from boomtown.games.coloma.shade import SHADE
from boomtown.games.coloma.state import Position
from boomtown.kernel.errors import BadSheet
from boomtown.kernel.game import Game
from boomtown.kernel.message import Line, Score, sheet
from boomtown.kernel.state import State
from boomtown.sheet.contract import Result, Sheet, best
from boomtown.sheet.reading import check_keys

REQUIRED = {"game": '"coloma"', "seats": '[{"points": 21, "buildings": ["saloon"], "rivers": [1, 3]}]'}
OPTIONAL = {"shade": "64"}

# Points, bucks and Shade's sum have no limit in the rules; these are beyond every game.
MOST_POINTS = MOST_BUCKS = 500
MOST_SHADE = 1000


class Keys:
    """What a sheet may say about a player. All keys are optional."""

    def __init__(self, components: Components) -> None:
        players = len(components.gold_prices) - 1
        # Numbers that the position keeps as such, with the highest value of each.
        self.numbers = {
            "points": MOST_POINTS,
            "graves": len(components.tombs),
            "hotels": components.hotels_each * players,
            "horses": components.horse_limit,
            "gold": len(components.gold_prices[players]) - 1,
            "bucks": MOST_BUCKS,
            "dudes": components.dude_limit,
            "tents": components.tent_limit,
        }
        # Numbers of things that the position knows one by one.
        self.counts = {
            "hand": len(components.buildings),
            "used_barrels": sum(barrel.copies for barrel in components.barrels),
            "event_tents": SITES,
        }
        # Lists: the mask of the position that they fill, and what may stand in them.
        self.lists = {
            "buildings": ("built", [building.id for building in components.buildings]),
            "rivers": ("rivers", [str(space) for space in range(1, components.river_limit + 1)]),
            "bridges": ("bridges", [bridge.id for bridge in components.bridges]),
            "lands": ("land_tents", [land.id for land in components.lands]),
        }
        self.boards = [board.id for board in components.boards]
        self.all = [*self.lists, *self.numbers, *self.counts, "board"]


# What breaks a tie, in this order (K11.9).
TIE_KEYS = (("gold",), ("bucks", "dudes", "tents", "horses"))


def result(game: Game[State], doc: Mapping[str, object]) -> Result:
    check_keys(doc, REQUIRED, OPTIONAL)
    seats = doc["seats"]
    if not isinstance(seats, list) or not 1 <= len(seats) <= 6:
        raise BadSheet("coloma-sheet-seats", {"count": len(seats) if isinstance(seats, list) else 0})
    state = cast(Position, game.new(len(seats), options={"hotels": True}))
    keys = Keys(state.components)
    for number, given in enumerate(seats, 1):
        read_player(state, keys, given, number)
    scores = [state.score(seat) for seat in range(state.seats)]
    if "shade" in doc:
        return against_shade(state, scores, doc["shade"])
    return Result(scores, winners(state, scores, seats) if state.seats > 1 else [])


def against_shade(state: Position, scores: list[Score], given: object) -> Result:
    """With the points of Shade, added up by hand, the sheet of a player alone tells who wins (K16.11)."""
    if state.seats > 1 or type(given) is not int or not 0 <= given <= MOST_SHADE:
        raise BadSheet("coloma-sheet-shade", {"high": MOST_SHADE})
    state.points[SHADE] += given - state.score(SHADE).total
    return Result([*scores, sheet([Line("sum", given, rule="K16.9")])], state.winners(), 1)


def winners(state: Position, scores: list[Score], seats: list[Mapping[str, object]]) -> list[int]:
    """The best, a tie broken as far as all who are tied have written down what breaks it."""
    tied = best(scores)
    compared = 1
    for names in TIE_KEYS:
        if not all(name in seats[seat] for seat in tied for name in names):
            break
        compared += 1
    standing = {seat: tie_break(state, seat)[:compared] for seat in tied}
    return [seat for seat in tied if standing[seat] == max(standing.values())]


def read_player(state: Position, keys: Keys, given: object, number: int) -> None:
    if not isinstance(given, Mapping):
        raise BadSheet("coloma-sheet-seat", {"player_number": number})
    for name in given:
        if name not in keys.all:
            raise BadSheet("sheet-key", {"name": str(name), "known": ", ".join(keys.all)})
    seat = number - 1
    for name, high in keys.numbers.items():
        getattr(state, name)[seat] = read_number(given, name, high, number)
    hand, used_barrels, event_tents = (read_number(given, name, high, number) for name, high in keys.counts.items())
    # Only how many there are counts.
    state.hand[seat] = (1 << hand) - 1
    state.used_barrels[seat] = (0,) * used_barrels
    state.event_tents[seat] = (1 << event_tents) - 1
    state.board[seat] = read_entries({"board": [given.get("board", "a")]}, "board", keys.boards, number)[0]
    for name, (mask, entries) in keys.lists.items():
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


def read_entries(given: Mapping[str, object], name: str, choices: list[str], number: int) -> list[int]:
    """A list of names, or of numbers counted from 1, as their places in `choices`."""
    entries = given.get(name, [])
    if not isinstance(entries, list):
        raise BadSheet("coloma-sheet-list", {"player_number": number, "name": name})
    places: list[int] = []
    for place, entry in enumerate(entries, 1):
        params: dict[str, int | str] = {"player_number": number, "name": name, "place": place, "given": str(entry)}
        if str(entry) not in choices:
            raise BadSheet("coloma-sheet-entry", {**params, "known": ", ".join(choices)})
        if choices.index(str(entry)) in places:
            raise BadSheet("coloma-sheet-twice", params)
        places.append(choices.index(str(entry)))
    return places


SHEET = Sheet(result)
