"""Arranges small positions of Carson City: a city from cards, a round with chosen cards, actions by their text."""

from collections.abc import Mapping, Sequence
from typing import cast

import boomtown
from boomtown.games.carson.city import City, empty_city
from boomtown.games.carson.components import Components
from boomtown.games.carson.constants import CHARACTERS, KINDS, ROUNDS
from boomtown.games.carson.grid import parcel_at
from boomtown.games.carson.scoring import lines
from boomtown.games.carson.state import Position
from boomtown.games.carson.steps import ROUND
from boomtown.kernel.game import Game
from boomtown.kernel.state import Options, Step

GAME = cast(Game[Position], boomtown.game("carson"))
COMPONENTS = cast(Components, GAME.components)
LETTERS = [kind.letter for kind in COMPONENTS.kinds]


def card(letters: str) -> int:
    """The terrain card with these parcels."""
    return [terrain.letters for terrain in COMPONENTS.terrain].index(letters)


def who(name: str) -> int:
    return CHARACTERS.index(name)


def people(*names: str) -> int:
    """A set of characters."""
    return sum(1 << who(name) for name in set(names))


def spot(text: str, origin: tuple[int, int] = (0, 0)) -> int:
    """The spot "x,y", counted from an origin."""
    x, y = (int(part) for part in text.split(","))
    return parcel_at(x - origin[0], y - origin[1])


def city(*cards: str) -> City:
    """A city built from cards like "NM..@0,0"; the first one always lies in the middle of the frame."""
    built = empty_city(COMPONENTS)
    origin = (0, 0)
    for number, text in enumerate(cards):
        letters, _, place = text.partition("@")
        if number == 0:
            x, y = place.split(",")
            origin = (int(x), int(y))
        built = built.lay(card(letters), spot(place, origin))
    return built


def drawn(*rows: str, components: Components = COMPONENTS) -> City:
    """A city of parcels as on a score sheet, for scoring alone."""
    kinds = [0] * len(KINDS)
    built = 0
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter != "-":
                kinds[LETTERS.index(letter)] |= 1 << parcel_at(x - 4, y - 4)
                built |= 1 << parcel_at(x - 4, y - 4)
    return City(components, kinds, built, 0, 0, [], (0, 0, 0, 0))


def points(of: City, *characters: str, sold: int = 0) -> dict[str, int]:
    """The score lines by key."""
    return {line.key: line.points for line in lines(of, people(*characters), sold)}


def allowed(of: City, letters: str, place: str, *characters: str, origin: tuple[int, int] = (0, 0)) -> bool:
    """Whether the card may lie there."""
    sheriff, captain = "sheriff" in characters, "captain" in characters
    return bool(of.spots(card(letters), sheriff, captain) >> spot(place, origin) & 1)


def deal(
    seats: int = 2,
    *,
    character: str = "banker",
    top: str = "grocer",
    terrain: Sequence[str] = (),
    owned: Mapping[int, Sequence[str]] | None = None,
    cities: Mapping[int, City] | None = None,
    turned: Sequence[str] = (),
    virtual_bids: Sequence[int] = (),
    number: int = 0,
    options: Options | None = None,
    game: Game[Position] = GAME,
) -> Position:
    """A round about to begin: its character, the next back, its first terrain cards, who owns what."""
    state = game.new(seats, 1, options)
    state.round = number
    rest = [other for other in range(len(CHARACTERS)) if other not in (who(character), who(top))]
    for seat, names in (owned or {}).items():
        state.owned[seat] = people(*names)
        rest = [other for other in rest if not state.owned[seat] >> other & 1]
    state.characters = [who(character), who(top), *rest]
    state.top = 0
    first = [card(letters) for letters in terrain]
    state.terrain = first + [other for other in range(96) if other not in first]
    if number >= ROUNDS:
        state.first_end = 48
    state.next_terrain = 0
    for seat, built in (cities or {}).items():
        state.cities[seat] = built
    for index, bid in enumerate(virtual_bids):
        bids = state.virtual_bids[index]
        other = bids.index(bid, number - number % ROUNDS)
        bids[number], bids[other] = bids[other], bids[number]
    state.turned = people(*turned)
    restart(state, (ROUND, 0))
    return state


def restart(state: Position, step: Step) -> None:
    """Go on from a step of the agenda, whatever was asked before."""
    state.agenda = [step]
    refresh(state)
    state.advance()


def refresh(state: Position) -> None:
    """After a test changed a position by hand, what the kernel remembers of it no longer holds."""
    state._legal = [None] * state.seats


def act(state: Position, seat: int, *texts: str) -> None:
    for text in texts:
        state.apply(seat, GAME.actions.parse(text))


def bid(state: Position, *cards: int) -> None:
    """All people bid, in the order of the seats."""
    for seat, value in enumerate(cards):
        act(state, seat, f"bid {value}")


def finish_round(state: Position) -> None:
    """Everybody does the first thing that is offered, until the next round has begun."""
    number = state.round
    while state.round == number:
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat)[0])


def offers(state: Position, seat: int) -> list[str]:
    """What a seat may say now."""
    return [GAME.actions.format(action) for action in state.legal(seat)]


def asks(state: Position) -> tuple[int, str]:
    """Who is asked, and the key of the question."""
    seat = state.pending()[0]
    return seat, state.prompt(seat).key


def place_anywhere(state: Position) -> None:
    """Lay the card in hand on the first spot that is offered."""
    seat = state.pending()[0]
    assert state.prompt(seat).key == "carson-ask-place"
    state.apply(seat, state.legal(seat)[0])
