"""The cards as tables of small ints, filled from components.toml or from the owner's own file.

BOOMTOWN_CARSON_COMPONENTS names a file to play with instead of ours; `use()` changes the set in a running program.
The tables are filled in place, so that other modules may hold on to them.
"""

from boomtown.games.carson.components import (
    CHARACTERS,
    EFFECTS,
    KINDS,
    SUITS,
    Components,
    load,
)
from boomtown.kernel.components import shipped_text

# The kinds the rules of building speak of by name; the others only score.
EMPTY = KINDS.index("empty")
PRISON = KINDS.index("prison")
OUTLAWS = KINDS.index("outlaws")

# Counted things are the kinds and two sums: house units, and buildings that are no homes.
UNITS = len(KINDS)
CIVIC = UNITS + 1

PAPERBOY = CHARACTERS.index("paperboy")
GOVERNOR = CHARACTERS.index("governor")
AUCTIONEER = CHARACTERS.index("auctioneer")
CAPTAIN = CHARACTERS.index("captain")
SHERIFF = CHARACTERS.index("sheriff")

SELF = -1  # stands in a table for "no character"

NONE, DRAFT, DOUBLE, BOOST, SELL, RECRUIT, AREA, LAWFUL = range(len(EFFECTS))

# Kinds of parcel.
CODE: list[str] = []  # the letter in files and score sheets
HOUSES: list[int] = []  # house units
IS_CIVIC: list[bool] = []
FLAT: list[int] = []  # points for being there; a penalty is below zero and falls away in a lawful city
ADJACENT: list[list[tuple[int, int]]] = []  # (counted thing, points each) among the neighbours
LIMIT: list[int] = []  # the most that neighbours can bring
IN_CITY: list[list[tuple[int, int]]] = []  # (counted thing, points each) in the whole city
COVERS: list[list[int]] = []  # the kinds this one may be laid on besides empty parcels (C6.6, C6.7)

# Terrain cards, 0 to 47 of era I and 48 to 95 of era II.
CARD_ID: list[str] = []
FACE: list[list[int]] = []  # top left, top right, bottom left, bottom right
CARD_APPEAL: list[int] = []  # attractiveness

# Characters.
APPEAL: list[int] = []
DOLLAR: list[bool] = []
ARROW: list[bool] = []
EFFECT: list[int] = []
REVEALS: list[int] = []  # terrain cards the power adds to the row
GIVES_UP_TURN: list[bool] = []
ADDS: list[int] = []  # what the power adds to a bid
SELLS: list[int] = []  # cards the power may sell in the whole game
FLAT_POINTS: list[int] = []
SOLD_POINTS: list[int] = []
PER_CHARACTER: list[int] = []
PER_COUNTED: list[list[tuple[int, int]]] = []
PER_DOLLAR: list[int] = []
PER_ARROW: list[int] = []
BEST_OF: list[int] = []  # the kind whose best parcel counts again, SELF without
TOUCHING: list[tuple[int, int, int]] = []  # (these parcels, next to one of those, points each)
UNCOVERED: list[tuple[int, int]] = []  # (points, for so many uncovered parcels)
SKULL: list[bool] = []
BACK: list[list[int]] = []  # BACK[character][suit]: 0 for the strongest suit

# The order of the player aid.
BEFORE_BIDS: list[int] = []
AFTER_BIDS: list[int] = []


def _counted(points: dict[str, int]) -> list[tuple[int, int]]:
    found = []
    for name, worth in points.items():
        thing = UNITS if name == "house" else CIVIC if name == "civic" else KINDS.index(name)
        found.append((thing, worth))
    return found


def use(components: Components) -> None:
    """Play with these components from now on. Positions made before become meaningless."""
    kinds = [components.kinds[name] for name in KINDS]
    letters = [kind.code for kind in kinds]
    CODE[:] = letters
    HOUSES[:] = [kind.houses for kind in kinds]
    IS_CIVIC[:] = [kind.civic for kind in kinds]
    FLAT[:] = [kind.flat - kind.penalty for kind in kinds]
    ADJACENT[:] = [_counted(kind.adjacent) for kind in kinds]
    LIMIT[:] = [kind.limit for kind in kinds]
    IN_CITY[:] = [_counted(kind.city) for kind in kinds]
    COVERS[:] = [_covers(components, kind) for kind in range(len(KINDS))]

    cards = components.terrain[0] + components.terrain[1]
    CARD_ID[:] = [card.id for card in cards]
    FACE[:] = [[letters.index(letter) for letter in card.face] for card in cards]
    CARD_APPEAL[:] = [card.attr for card in cards]

    people = [components.characters[name] for name in CHARACTERS]
    APPEAL[:] = [person.attr for person in people]
    DOLLAR[:] = ["dollar" in person.symbols for person in people]
    ARROW[:] = ["arrow" in person.symbols for person in people]
    EFFECT[:] = [EFFECTS.index(person.effect) for person in people]
    REVEALS[:] = [person.reveal for person in people]
    GIVES_UP_TURN[:] = [person.replaces_turn for person in people]
    ADDS[:] = [person.bid for person in people]
    SELLS[:] = [person.sales for person in people]
    FLAT_POINTS[:] = [person.flat for person in people]
    SOLD_POINTS[:] = [person.sold for person in people]
    PER_CHARACTER[:] = [person.characters for person in people]
    PER_COUNTED[:] = [_counted(person.city) for person in people]
    PER_DOLLAR[:] = [person.by_symbol.get("dollar", 0) for person in people]
    PER_ARROW[:] = [person.by_symbol.get("arrow", 0) for person in people]
    BEST_OF[:] = [KINDS.index(person.best) if person.best else SELF for person in people]
    TOUCHING[:] = [
        (KINDS.index(person.touching[0] or "empty"), KINDS.index(person.touching[1] or "empty"), person.touching[2])
        for person in people
    ]
    UNCOVERED[:] = [person.uncovered for person in people]
    SKULL[:] = [person.skull for person in people]
    BACK[:] = [[person.back.index(suit) for suit in SUITS] for person in people]

    for phase, askable in (("before_bids", BEFORE_BIDS), ("after_bids", AFTER_BIDS)):
        asked = [index for index, person in enumerate(people) if person.phase == phase]
        askable[:] = sorted(asked, key=lambda index: people[index].order)


def _covers(components: Components, kind: int) -> list[int]:
    found = [] if kind in (EMPTY, OUTLAWS) else [kind]
    return found + [KINDS.index(name) for name in components.upgrades.get(KINDS[kind], ())]


use(load(shipped_text("boomtown.games.carson")))
