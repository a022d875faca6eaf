"""Small positions of Coloma: a table, a stock of goods, a turn at a site, answers as a person types them."""

from typing import cast

import boomtown
from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.components import Components
from boomtown.games.coloma.effects.effect import Effect
from boomtown.games.coloma.effects.kinds import KINDS, ability_node
from boomtown.games.coloma.state import Position, gunmen_of
from boomtown.games.coloma.steps import TURN
from boomtown.kernel.schema import Document, Reader, Whole
from boomtown.kernel.state import Options, State

# Our own edition, and the ids of its things in the order of their numbers.
COMPONENTS = cast(Components, boomtown.game("coloma").components)
VERBS = COMPONENTS.verbs
ACTIONS = VERBS.vocabulary
CARD_IDS = [building.id for building in COMPONENTS.buildings]
BARREL_IDS = [barrel.id for barrel in COMPONENTS.barrels]
BRIDGE_IDS = [bridge.id for bridge in COMPONENTS.bridges]
BOARD_IDS = [board.id for board in COMPONENTS.boards]
SPACE_IDS = [space.id for space in COMPONENTS.spaces]
LAND_IDS = [land.id for land in COMPONENTS.lands]
SPECIALTY_IDS = [specialty.id for specialty in COMPONENTS.specialties[:-1]]
TABLE_IDS = [table.id for table in COMPONENTS.tables]


# What effects need that is no plain number.
SPECIAL: dict[str, Document] = {
    "pay": {"cost": {"gold": 1}, "get": [{"do": "gain"}]},
    "choose": {"of": [[{"do": "gain"}]]},
    "per": {"count": "gold", "goods": {}},
    "build": {"tool": "hammer"},
    "works": {"tool": "hammer"},
    "discount": {"on": ["tent"], "off": {}},
    "workday": {"tool": "shovel"},
    "action": {"half": "boom", "site": 1},
    "event": {"site": 1},
}


def needed(do: str) -> Document:
    """What an effect of a kind needs at least, with 1 for every number."""
    numbers = {name: 1 for name, node in KINDS[do].fields.items() if node.needed and isinstance(node, Whole)}
    return {**numbers, **SPECIAL.get(do, {})}


def effect(do: str, **fields: object) -> Effect:
    """An effect as a component file would write it, with the defaults of what is left out."""
    reader = Reader("", {})
    rows = ability_node().read([{"do": do, **needed(do), **fields}], (), reader)
    assert reader.faults == []
    return KINDS[do](cast(list[Document], rows)[0], ability)


def ability(rows: list[Document]) -> list[Effect]:
    return [effect(**row) for row in rows]


def new(seats: int = 3, seed: int = 1, **options: int | str | bool) -> Position:
    """A fresh game, at its first decision."""
    given: Options = dict(options)
    state: State = boomtown.game("coloma").new(seats, seed, given)
    assert isinstance(state, Position)
    return state


def table(seats: int = 3, seed: int = 1, **options: int | str | bool) -> Position:
    """A game whose first event has just happened: everybody has put back cards and turns the dial."""
    state = new(seats, seed, **options)
    for _ in range(2):
        for seat in range(seats):
            state.apply(seat, state.legal(seat)[0])
    return state


def stock(state: Position, seat: int, **goods: int) -> None:
    """Give a seat exactly these goods; dudes, tents and horses come from the general supply."""
    for name, count in goods.items():
        getattr(state, name)[seat] = count
    placed = state.graves[seat] + state.guests[seat] + gunmen_of(state, seat)
    state.dude_supply[seat] = COMPONENTS.dude_limit - state.dudes[seat] - placed
    planted = state.event_tents[seat].bit_count() + state.land_tents[seat].bit_count()
    state.tent_supply[seat] = COMPONENTS.tent_limit - state.tents[seat] - planted
    state.horse_supply[seat] = COMPONENTS.horse_limit - state.horses[seat]


def bits(ids: list[str], *names: str) -> int:
    return sum(1 << ids.index(name) for name in names)


def cards(*names: str) -> int:
    return bits(CARD_IDS, *names)


def lands(*names: str) -> int:
    return bits(LAND_IDS, *names)


def hold(state: Position, seat: int, *names: str) -> None:
    """The hand is exactly these cards; the rest of the unbuilt ones are in the deck, in unknown order."""
    state.hand[seat] = cards(*names)
    state.top[seat] = ()
    state.bottom[seat] = ()
    state.middle[seat] = COMPONENTS.all_cards & ~state.hand[seat] & ~state.built[seat]


def own(state: Position, seat: int, *names: str) -> None:
    """These buildings stand in the seat's town."""
    state.built[seat] = cards(*names)
    state.hand[seat] &= ~state.built[seat]
    state.middle[seat] &= ~state.built[seat]
    state.top[seat] = tuple(card for card in state.top[seat] if not state.built[seat] >> card & 1)
    state.bottom[seat] = tuple(card for card in state.bottom[seat] if not state.built[seat] >> card & 1)


def empty_deck(state: Position, seat: int) -> None:
    state.middle[seat] = 0
    state.top[seat] = ()
    state.bottom[seat] = ()


def barrel(state: Position, seat: int, *names: str) -> None:
    state.barrels[seat] = tuple(BARREL_IDS.index(name) for name in names)


def used(state: Position, seat: int, *names: str) -> None:
    state.used_barrels[seat] = tuple(BARREL_IDS.index(name) for name in names)


def park(state: Position, seat: int, space: str) -> None:
    state.wagon[seat] = SPACE_IDS.index(space)


def be(state: Position, seat: int, specialty: str) -> None:
    state.specialty = list(state.specialty)
    state.specialty[seat] = SPECIALTY_IDS.index(specialty)


def bridges(state: Position, *names: str, copies: int = 2) -> None:
    """Exactly these types are on the board."""
    state.bridge_stock = [copies if name in names else 0 for name in BRIDGE_IDS]


def turn(state: Position, seat: int, site: int, barker: int | None = None, bust: int | None = None) -> Position:
    """The seat's turn at a site begins; unless told otherwise away from Barker, Signpost and Bust."""
    state.barker = (site if barker is None else barker - 1) % SITES
    state.bust = (site + 2) % SITES if bust is None else bust - 1
    state.pioneers = [(site + 2) % SITES] * state.players
    state.pioneers[seat] = site - 1
    state.agenda = [(TURN, seat)]
    state._legal = [None] * state.seats
    state.advance()
    return state


def at_barker(state: Position, seat: int, bust: int | None = None) -> Position:
    """The seat's turn on the Barker, which covers site 1."""
    return turn(state, seat, 1, barker=1, bust=bust)


def do(state: Position, *texts: str) -> None:
    """The seat whose turn it is says these things."""
    for text in texts:
        state.apply(state.pending()[0], ACTIONS.parse(text))


def can(state: Position, text: str) -> bool:
    """Whether the seat asked may say this."""
    return bool(state.pending()) and ACTIONS.parse(text) in state.legal(state.pending()[0])


def offers(state: Position) -> list[str]:
    """Everything the seat asked may say."""
    return [ACTIONS.format(action) for action in state.legal(state.pending()[0])]


def why(state: Position, text: str) -> tuple[str, str]:
    """The message and the paragraph with which something is refused."""
    reason = state.why_not(state.pending()[0], ACTIONS.parse(text))
    assert reason is not None
    return reason.key, reason.rule


def have(state: Position, seat: int) -> tuple[int, int, int, int, int, int, int]:
    """Bucks, gold, dudes, tents, horses, cards in hand, points."""
    return (
        state.bucks[seat],
        state.gold[seat],
        state.dudes[seat],
        state.tents[seat],
        state.horses[seat],
        state.hand[seat].bit_count(),
        state.points[seat],
    )


def gained(state: Position, seat: int, before: tuple[int, ...]) -> dict[str, int]:
    """What changed since `before`."""
    names = ("bucks", "gold", "dudes", "tents", "horses", "cards", "points")
    return {name: now - was for name, was, now in zip(names, before, have(state, seat), strict=True) if now != was}
