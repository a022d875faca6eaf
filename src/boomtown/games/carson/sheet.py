"""The score sheet of Carson City: The Card Game: cities drawn row by row, with their characters."""

from collections.abc import Mapping

from boomtown.games.carson.actions import FRAME
from boomtown.games.carson.cards import AUCTIONEER, CAPTAIN, CARD_ID, CODE, SELLS
from boomtown.games.carson.city import BOX, LARGE_BOX, City, first_piece, parcels
from boomtown.games.carson.components import CHARACTERS, KINDS
from boomtown.games.carson.scoring import lines, virtual_lines
from boomtown.kernel.errors import BadSheet
from boomtown.kernel.game import Game
from boomtown.kernel.message import Cell, Line, Params, sheet
from boomtown.kernel.state import State
from boomtown.sheet.contract import Result, Sheet, best
from boomtown.sheet.reading import check_keys

REQUIRED = {"game": '"carson"', "cities": '[{"rows": ["NM", ".H"], "characters": ["banker"], "sold": 0}]'}
OPTIONAL = {"virtual": '[["I-20", "singer"], 64]'}
MOST_SEATS = 6


def result(game: Game[State], doc: Mapping[str, object]) -> Result:
    check_keys(doc, REQUIRED, OPTIONAL)
    cities, virtual = doc["cities"], doc.get("virtual", [])
    if not isinstance(cities, list) or not 1 <= len(cities) <= MOST_SEATS:
        raise BadSheet("carson-sheet-cities")
    if not isinstance(virtual, list) or len(cities) + len(virtual) > MOST_SEATS:
        raise BadSheet("carson-sheet-virtual", {"most": MOST_SEATS})
    taken: list[str] = []
    scores = [sheet(read_city(city, number, taken)) for number, city in enumerate(cities, 1)]
    scores += [sheet(read_virtual(player, number, taken)) for number, player in enumerate(virtual, 1)]
    return Result(scores, best(scores), len(virtual))


def read_city(given: object, number: int, taken: list[str]) -> list[Line]:
    """The lines of one city; `taken` collects the cards named, for each of them exists once."""
    if not isinstance(given, Mapping) or not {"rows"} <= set(given) <= {"rows", "characters", "sold"}:
        raise BadSheet("carson-sheet-city", {"city": number})
    owned = read_characters(given.get("characters", []), number, taken)
    city = read_rows(given["rows"], number, bool(owned >> CAPTAIN & 1))
    return lines(city, owned, read_sold(given.get("sold", 0), number, bool(owned >> AUCTIONEER & 1)))


def read_virtual(given: object, number: int, taken: list[str]) -> list[Line]:
    """The lines of a virtual player, from its cards or from the sum of their attractiveness (C12.2)."""
    if isinstance(given, int) and not isinstance(given, bool) and given >= 0:
        return [Line("cards", given, (), (), "C12.2")]
    if not isinstance(given, list):
        raise BadSheet("carson-sheet-virtual-player", {"number": number})
    cards: list[int] = []
    owned = 0
    for name in given:
        if name in taken:
            raise BadSheet("carson-sheet-virtual-twice", {"number": number, "given": str(name)})
        if name in CHARACTERS:
            owned |= 1 << CHARACTERS.index(str(name))
        elif name in CARD_ID:
            cards.append(CARD_ID.index(str(name)))
        else:
            told: Params = {"number": number, "given": str(name), "known": ", ".join(CHARACTERS)}
            raise BadSheet("carson-sheet-virtual-card", told)
        taken.append(str(name))
    return virtual_lines(cards, owned)


def read_characters(given: object, number: int, taken: list[str]) -> int:
    known = ", ".join(CHARACTERS)
    if not isinstance(given, list):
        raise BadSheet("carson-sheet-characters", {"city": number, "known": known})
    owned = 0
    for name in given:
        if name not in CHARACTERS:
            raise BadSheet("carson-sheet-character", {"city": number, "given": str(name), "known": known})
        if name in taken:
            raise BadSheet("carson-sheet-character-twice", {"city": number, "given": str(name)})
        taken.append(str(name))
        owned |= 1 << CHARACTERS.index(str(name))
    return owned


def read_sold(given: object, number: int, auctioneer: bool) -> int:
    most = SELLS[AUCTIONEER]
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= (most if auctioneer else 0):
        raise BadSheet("carson-sheet-sold", {"city": number, "most": most})
    return given


def read_rows(given: object, number: int, captain: bool) -> City:
    """The city that the rows show. Rows may be of different length: where one ends, no card lies."""
    if not isinstance(given, list):
        raise BadSheet("carson-sheet-rows", {"city": number})
    shown: dict[Cell, int] = {}
    for y, row in enumerate(given):
        if not isinstance(row, str):
            raise BadSheet("carson-sheet-rows", {"city": number})
        for x, letter in enumerate(row):
            if letter == "-":
                continue
            if letter not in CODE:
                told: Params = {"given": letter, "letters": " ".join(CODE[1:])}
                raise BadSheet("carson-sheet-parcel", place(number, x, y) | told)
            shown[x, y] = CODE.index(letter)
            if not fits(shown, captain):
                size: Params = {"width": BOX, "height": LARGE_BOX if captain else BOX}
                raise BadSheet("carson-sheet-wide", place(number, x, y) | size)
    return built_city(shown, number)


def fits(shown: dict[Cell, int], captain: bool) -> bool:
    """Whether the parcels read so far stay within the box (C6.2, C6.12)."""
    columns, rows = [x for x, _ in shown], [y for _, y in shown]
    sides = sorted((max(columns) - min(columns) + 1, max(rows) - min(rows) + 1))
    return sides[0] <= BOX and sides[1] <= (LARGE_BOX if captain else BOX)


def built_city(shown: dict[Cell, int], number: int) -> City:
    """The city with these parcels, if it hangs together by sides."""
    left, top = min([x for x, _ in shown], default=0), min([y for _, y in shown], default=0)
    kinds = [0] * len(KINDS)
    built = 0
    for (x, y), kind in shown.items():
        parcel = 1 << ((x - left) * FRAME + y - top)
        kinds[kind] |= parcel
        built |= parcel
    apart = parcels(built & ~first_piece(built))
    if apart:
        raise BadSheet("carson-sheet-apart", place(number, apart[0] // FRAME + left, apart[0] % FRAME + top))
    return City(kinds, built, 0, 0, [], (0, 0, 0, 0))


def place(number: int, x: int, y: int) -> Params:
    return {"city": number, "row": y + 1, "column": x + 1}


SHEET = Sheet(result)
