"""The score sheet of Carson City: The Card Game: cities drawn row by row, with their characters."""

from collections.abc import Mapping
from typing import cast

from boomtown.games.carson.actions import FRAME
from boomtown.games.carson.bits import members
from boomtown.games.carson.city import City
from boomtown.games.carson.components import Components
from boomtown.games.carson.constants import (
    AUCTIONEER,
    BOX,
    CAPTAIN,
    CHARACTERS,
    EMPTY,
    ERA_CARDS,
    KINDS,
    LARGE_BOX,
    MOST_SEATS,
)
from boomtown.games.carson.grid import first_piece
from boomtown.games.carson.scoring import lines, virtual_lines
from boomtown.kernel.errors import BadSheet
from boomtown.kernel.game import Game
from boomtown.kernel.message import Cell, Line, Params, Score, sheet
from boomtown.kernel.state import State
from boomtown.sheet.contract import Result, Sheet, best
from boomtown.sheet.reading import check_keys

REQUIRED = {"game": '"carson"', "cities": '[{"rows": ["NM", ".H"], "characters": ["banker"], "sold": 0}]'}
OPTIONAL = {"virtual": '[["I-20", "singer"], 64]'}


def result(game: Game[State], doc: Mapping[str, object]) -> Result:
    check_keys(doc, REQUIRED, OPTIONAL)
    cities, virtual = doc["cities"], doc.get("virtual", [])
    if not isinstance(cities, list) or not 1 <= len(cities) <= MOST_SEATS:
        raise BadSheet("carson-sheet-cities")
    if not isinstance(virtual, list) or len(cities) + len(virtual) > MOST_SEATS:
        raise BadSheet("carson-sheet-virtual", {"most": MOST_SEATS})
    components = cast(Components, game.components)
    taken: list[str] = []  # the cards named so far, for each of them exists once
    scores: list[Score] = []
    for number, city in enumerate(cities, 1):
        scores.append(sheet(read_city(components, city, number, taken)))
    for number, player in enumerate(virtual, 1):
        scores.append(sheet(read_virtual(components, player, number, taken)))
    return Result(scores, best(scores), len(virtual))


def read_city(components: Components, given: object, number: int, taken: list[str]) -> list[Line]:
    """The lines of one city."""
    if not isinstance(given, Mapping) or not {"rows"} <= set(given) <= {"rows", "characters", "sold"}:
        raise BadSheet("carson-sheet-city", {"city": number})
    owned = read_characters(given.get("characters", []), number, taken)
    city = read_rows(components, given["rows"], number, bool(owned >> CAPTAIN & 1))
    most_sales = components.most_sales if owned >> AUCTIONEER & 1 else 0
    sold = given.get("sold", 0)
    if isinstance(sold, bool) or not isinstance(sold, int) or not 0 <= sold <= most_sales:
        raise BadSheet("carson-sheet-sold", {"city": number, "most": components.most_sales})
    return lines(city, owned, sold)


def read_virtual(components: Components, given: object, number: int, taken: list[str]) -> list[Line]:
    """The lines of a virtual player, from its cards or from the sum of their attractiveness (C12.2)."""
    if isinstance(given, int) and not isinstance(given, bool) and given >= 0:
        return [Line("cards", given, (), (), "C12.2")]
    if not isinstance(given, list):
        raise BadSheet("carson-sheet-virtual-player", {"number": number})
    card_ids = [card.id for card in components.terrain]
    cards: list[int] = []
    owned = 0
    for name in given:
        if name in taken:
            raise BadSheet("carson-sheet-virtual-twice", {"number": number, "given": str(name)})
        if name in CHARACTERS:
            owned |= 1 << CHARACTERS.index(str(name))
        elif name in card_ids:
            cards.append(card_ids.index(str(name)))
        else:
            params: Params = {"number": number, "given": str(name), "known": ", ".join(CHARACTERS)}
            raise BadSheet("carson-sheet-virtual-card", params | {"terrain": terrain_span(card_ids)})
        taken.append(str(name))
    return virtual_lines(components, cards, owned)


def terrain_span(card_ids: list[str]) -> str:
    """The first and the last card of each era."""
    eras = card_ids[:ERA_CARDS], card_ids[ERA_CARDS:]
    return ", ".join([f"{era[0]} – {era[-1]}" for era in eras])  # noqa: RUF001 - an en dash between two ids


def read_characters(given: object, number: int, taken: list[str]) -> int:
    names = ", ".join(CHARACTERS)
    if not isinstance(given, list):
        raise BadSheet("carson-sheet-characters", {"city": number, "known": names})
    owned = 0
    for name in given:
        if name not in CHARACTERS:
            raise BadSheet("carson-sheet-character", {"city": number, "given": str(name), "known": names})
        if name in taken:
            raise BadSheet("carson-sheet-character-twice", {"city": number, "given": str(name)})
        taken.append(str(name))
        owned |= 1 << CHARACTERS.index(str(name))
    return owned


def read_rows(components: Components, given: object, number: int, captain: bool) -> City:
    """The city that the rows show. Rows may be of different length: where one ends, no card lies."""
    if not isinstance(given, list):
        raise BadSheet("carson-sheet-rows", {"city": number})
    letters = [kind.letter for kind in components.kinds]
    shown: dict[Cell, int] = {}
    for y, row in enumerate(given):
        if not isinstance(row, str):
            raise BadSheet("carson-sheet-rows", {"city": number})
        for x, letter in enumerate(row):
            if letter == "-":
                continue
            if letter not in letters:
                others = " ".join([kind.letter for kind in components.kinds if kind.index != EMPTY])
                params: Params = {"given": letter, "letters": others}
                raise BadSheet("carson-sheet-parcel", place(number, x, y) | params)
            shown[x, y] = letters.index(letter)
            if not fits(shown, captain):
                size: Params = {"width": BOX, "height": LARGE_BOX if captain else BOX}
                raise BadSheet("carson-sheet-wide", place(number, x, y) | size)
    return built_city(components, shown, number)


def fits(shown: dict[Cell, int], captain: bool) -> bool:
    """Whether the parcels read so far stay within the box (C6.2, C6.12)."""
    columns, rows = [x for x, _ in shown], [y for _, y in shown]
    sides = sorted((max(columns) - min(columns) + 1, max(rows) - min(rows) + 1))
    return sides[0] <= BOX and sides[1] <= (LARGE_BOX if captain else BOX)


def built_city(components: Components, shown: dict[Cell, int], number: int) -> City:
    """The city with these parcels, if it hangs together by sides."""
    left, top = min([x for x, _ in shown], default=0), min([y for _, y in shown], default=0)
    kinds = [0] * len(KINDS)
    built = 0
    for (x, y), kind in shown.items():
        parcel = 1 << ((x - left) * FRAME + y - top)
        kinds[kind] |= parcel
        built |= parcel
    apart = members(built & ~first_piece(built))
    if apart:
        raise BadSheet("carson-sheet-apart", place(number, apart[0] // FRAME + left, apart[0] % FRAME + top))
    return City(components, kinds, built, 0, 0, [], (0, 0, 0, 0))


def place(number: int, x: int, y: int) -> Params:
    return {"city": number, "row": y + 1, "column": x + 1}


SHEET = Sheet(result)
