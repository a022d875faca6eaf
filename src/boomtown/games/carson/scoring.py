"""Score lines: the buildings of a city, outlaws, and characters."""

from boomtown.games.carson.bits import members
from boomtown.games.carson.city import UNKNOWN, City
from boomtown.games.carson.components import Components
from boomtown.games.carson.constants import SHERIFF
from boomtown.games.carson.counts import CityCounts
from boomtown.games.carson.grid import positions
from boomtown.games.carson.state import Position
from boomtown.kernel.message import Line, Score, sheet

# The paragraph behind each line; a kind without one is worth nothing by itself (C10.13).
RULE: dict[str, str] = {
    "ranch": "C10.2", "mine": "C10.3", "drugstore": "C10.4", "bank": "C10.5", "saloon": "C10.6",
    "general_store": "C10.7", "church": "C10.8", "blacksmith": "C10.9", "hotel": "C10.10", "city_hall": "C10.11",
    "outlaws": "C10.12", "heroes": "C11.1", "captain": "C11.1", "doctor": "C11.1", "paperboy": "C11.1",
    "auctioneer": "C11.2", "banker": "C11.3", "grocer": "C11.3", "cowboy": "C11.3", "sheriff": "C11.3",
    "prospector": "C11.4", "teacher": "C11.5", "singer": "C11.6", "settler": "C11.7", "indian": "C11.8",
    "undertaker": "C11.9", "editor": "C11.10",
}  # fmt: skip
NO_POINTS_RULE = "C11.11"  # the paragraph of characters without points


def score(state: Position, seat: int) -> Score:
    """A person's sheet, or a virtual player's for the seats behind those of the people."""
    if seat >= state.seats:
        return _virtual_score(state, seat)
    return sheet(lines(state.cities[seat], state.owned[seat], len(state.sold[seat])))


def _virtual_score(state: Position, seat: int) -> Score:
    """The attractiveness of all cards taken (C12.2)."""
    return sheet(virtual_lines(state.components, state.kept[seat], state.owned[seat]))


def virtual_lines(components: Components, cards: list[int], owned: int) -> list[Line]:
    terrain = sum([components.terrain[card].attractiveness for card in cards])
    people = sum([components.characters[character].attractiveness for character in members(owned)])
    return [Line("terrain", terrain, (), tuple(cards), "C12.2"), Line("characters", people, (), (), "C12.2")]


def lines(city: City, owned: int, sold: int) -> list[Line]:
    """The lines of a city with these characters: a physical score sheet needs no position."""
    counts = CityCounts(city, city.lawful(bool(owned >> SHERIFF & 1)))
    sheet_lines = []
    for kind in city.components.kinds:
        mask = city.kinds[kind.index]
        if mask and kind.id in RULE:
            sheet_lines.append(Line(kind.id, counts.kind_points(kind), positions(mask), (), RULE[kind.id]))
    for index in members(owned):
        character = city.components.characters[index]
        points = counts.character_points(character, owned, sold)
        cells = positions(counts.character_parcels(character))
        rule = RULE.get(character.id, NO_POINTS_RULE)
        sheet_lines.append(Line(f"character:{character.id}", points, cells, (index,), rule))
    return sheet_lines


def total(state: Position, seat: int) -> int:
    """The sum of the seat's lines, without building them."""
    if seat >= state.seats:
        return _virtual_score(state, seat).total
    return points_of(state.cities[seat], state.owned[seat], len(state.sold[seat]))


def points_of(city: City, owned: int, sold: int) -> int:
    """What a city with these characters and sales is worth."""
    sheriff = bool(owned >> SHERIFF & 1)
    points = city_points(city, sheriff)
    if owned:
        counts = CityCounts(city, city.lawful(sheriff))
        for character in members(owned):
            points += counts.character_points(city.components.characters[character], owned, sold)
    return points


def city_points(city: City, sheriff: bool) -> int:
    """What the buildings and outlaws are worth; worked out once per city."""
    points = city.points_with_sheriff if sheriff else city.points
    if points == UNKNOWN:
        counts = CityCounts(city, city.lawful(sheriff))
        points = 0
        for kind in city.components.kinds:
            if city.kinds[kind.index]:
                points += counts.kind_points(kind)
        if sheriff:
            city.points_with_sheriff = points
        else:
            city.points = points
    return points


def winners(state: Position) -> list[int]:
    """The highest total wins, virtual players included; a tie is shared (C12.3)."""
    totals = [total(state, seat) for seat in range(state.player_count)]
    best = max(totals)
    return [seat for seat in range(state.player_count) if totals[seat] == best]


def opponents(state: Position) -> int:
    """The virtual players; their numbers follow those of the people."""
    return state.player_count - state.seats
