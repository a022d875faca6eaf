"""What every character, parcel and terrain card says, and the numbers that a board needs."""

from typing import TypedDict

from boomtown.games.carson.actions import FRAME, LONGEST_ROW, LOW
from boomtown.games.carson.components import NO_LIMIT, Character, Components, Kind, Terrain
from boomtown.games.carson.constants import (
    BOX,
    CIVIC,
    EMPTY,
    ERA_CARDS,
    FEWEST_SEATS,
    HIGHEST_CARD,
    KINDS,
    LARGE_BOX,
    LOWEST_VIRTUAL_CARD,
    MOST_SEATS,
    PRISON,
    ROUNDS,
    SUITS,
    terrain_per_round,
)
from boomtown.games.carson.meta import META, OPTIONS
from boomtown.games.carson.points import thing_id, thing_key
from boomtown.games.carson.scoring import NO_POINTS_RULE, RULE
from boomtown.games.carson.state import count_players
from boomtown.kernel.faces import Face, Say, face, spoken_name
from boomtown.kernel.message import Params

# The paragraphs about what characters do besides scoring.
POWER_RULE = {
    "governor": "C7.3", "lawyer": "C7.4", "chinese_worker": "C7.5", "heroes": "C7.6", "gunsmith": "C7.7",
    "mercenary": "C8.2", "doctor": "C8.3", "auctioneer": "C9.1", "paperboy": "C9.6", "captain": "C6.12",
    "sheriff": "C6.9",
}  # fmt: skip


class CharacterFace(Face):
    power: str  # the sentence of the text about its effect; empty without one
    points: str  # the sentences about its points; empty without any
    attractiveness: int
    dollar: bool
    arrow: bool
    phase: str  # when the effect takes place: before_bids | after_bids | any | end | permanent | score
    order: int  # of the question, among those of its phase; 0 without one
    uses: str  # era | game | empty
    effect: dict[str, object]  # its kind and its numbers, as in the component file
    score: list[dict[str, int | str]]  # the parts of its points, each with its name in the component file
    suits: list[str]  # on its back, the strongest first
    skull: bool  # on its back


class KindFace(Face):
    letter: str  # in the letters of views and score sheets
    houses: int  # house units
    civic: bool  # counts for the city hall
    flat: int  # points for the parcel itself, below zero for a penalty
    adjacent: dict[str, int]  # points for each counted thing next to it
    most: int | None  # that neighbours can bring
    in_city: dict[str, int]  # points for each counted thing in the whole city
    covers: list[str]  # the kinds it may be laid on besides empty parcels
    count: list[int]  # parcels on the cards of era I and era II


class TerrainFace(Face):
    card: int  # its number in views
    era: int
    parcels: list[str]  # the kinds top left, top right, bottom left, bottom right
    attractiveness: int


class Groups(TypedDict):
    characters: dict[str, CharacterFace]
    kinds: dict[str, KindFace]
    terrain: dict[str, TerrainFace]
    things: dict[str, Face]  # what is counted in a city
    suits: dict[str, Face]


class Facts(TypedDict):
    suits: list[str]  # of the seats, in their order
    seats: list[int]  # the fewest and the most at the table, virtual players included
    virtual_players: dict[str, list[int]]  # how many there are, by the number of people, for each value of more_virtual
    eras: int
    rounds: int  # per era
    era_cards: int  # terrain cards of each era
    hand: list[int]  # a person's auction cards
    highest_card: int
    virtual_cards: dict[str, list[int]]  # the lowest and the highest card of a virtual player, by level
    terrain_per_round: dict[str, int]  # by the seats at the table
    longest_row: int  # the character and terrain that powers reveal included
    box: list[int]  # the sides of the area that a city may cover
    large_box: list[int]  # with the Captain, either way round
    grid: list[int]  # the lowest and the highest coordinate of `place`
    most_sales: int


class Faces(TypedDict):
    faces: Groups
    facts: Facts


def faces(components: Components, say: Say) -> Faces:
    more_virtual = OPTIONS["more_virtual"]
    return {
        "faces": {
            "characters": {person.id: character_face(components, person, say) for person in components.characters},
            "kinds": {kind.id: kind_face(components, kind, say) for kind in components.kinds},
            "terrain": {card.id: terrain_face(components, card, say) for card in components.terrain},
            "things": {thing_id(thing): thing_face(thing, say) for thing in range(CIVIC + 1)},
            "suits": {suit: face(say(f"carson-suit-{suit}", {}), "", "C1.2") for suit in SUITS},
        },
        "facts": {
            "suits": list(SUITS),
            "seats": [FEWEST_SEATS, MOST_SEATS],
            "virtual_players": {
                str(people): [count_players(people, {"more_virtual": more}) - people for more in more_virtual]
                for people in sorted(META.seats)
            },
            "eras": 2,
            "rounds": ROUNDS,
            "era_cards": ERA_CARDS,
            "hand": list(range(1, HIGHEST_CARD + 1)),
            "highest_card": HIGHEST_CARD,
            "virtual_cards": {level: [low, low + ROUNDS - 1] for level, low in LOWEST_VIRTUAL_CARD.items()},
            "terrain_per_round": {
                str(seats): terrain_per_round(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
            },
            "longest_row": LONGEST_ROW,
            "box": [BOX, BOX],
            "large_box": [BOX, LARGE_BOX],
            "grid": [LOW, LOW + FRAME - 1],
            "most_sales": components.most_sales,
        },
    }


# Characters.


def character_face(components: Components, character: Character, say: Say) -> CharacterFace:
    power = character.effect.sentence(say, character.phase, character.uses)
    points = " ".join([part.sentence(say) for part in character.points])
    text = f"{power} {points}".strip()
    rule = POWER_RULE.get(character.id) or RULE.get(character.id, NO_POINTS_RULE)
    return {
        **face(spoken_name(character.name, say), text, rule, components.source("characters.effect")),
        "power": power,
        "points": points,
        "attractiveness": character.attractiveness,
        "dollar": character.dollar,
        "arrow": character.arrow,
        "phase": character.phase,
        "order": character.order,
        "uses": character.uses,
        "effect": dict(character.effect.entry),
        "score": [part.structure() for part in character.points],
        "suits": character.suits[:],
        "skull": character.skull,
    }


# Parcels.


def kind_face(components: Components, kind: Kind, say: Say) -> KindFace:
    name = say(f"carson-kind-{kind.id}", {})
    return {
        **face(name, kind_text(kind, say), kind_rule(kind), components.source("kinds.scoring")),
        "letter": kind.letter,
        "houses": kind.houses,
        "civic": kind.civic,
        "flat": kind.flat,
        "adjacent": {thing_id(thing): points for thing, points in kind.adjacent},
        "most": kind.limit if kind.limit < NO_LIMIT else None,
        "in_city": {thing_id(thing): points for thing, points in kind.in_city},
        "covers": [KINDS[other] for other in kind.covers],
        "count": kind.totals[:],
    }


def kind_rule(kind: Kind) -> str:
    """The paragraph about what a kind does: its points, or the law for a prison."""
    return "C6.9" if kind.index == PRISON else RULE.get(kind.id, "C10.13")


def kind_text(kind: Kind, say: Say) -> str:
    """What a parcel of this kind does; nothing for one that does nothing by itself."""
    sentences = []
    if kind.flat > 0:
        sentences.append(say("carson-text-flat", {"points": kind.flat}))
    if kind.flat < 0:
        sentences.append(say("carson-text-penalty", {"points": -kind.flat}))
    for thing, points in kind.adjacent:
        params: Params = {"points": points, "thing": thing_key(thing), "most": kind.limit}
        sentences.append(say("carson-text-near" if kind.limit < NO_LIMIT else "carson-text-near-unlimited", params))
    for thing, points in kind.in_city:
        sentences.append(say("carson-text-per", {"points": points, "thing": thing_key(thing)}))
    if kind.houses:
        sentences.append(say("carson-text-units", {"units": kind.houses}))
    if kind.index == PRISON:
        sentences.append(say("carson-text-lawful", {}))
    return " ".join(sentences)


def thing_face(thing: int, say: Say) -> Face:
    return face(say(f"carson-thing-{thing_id(thing)}", {}), "", "C10.1")


def terrain_face(components: Components, card: Terrain, say: Say) -> TerrainFace:
    """A card is called by what stands on it; the text goes through all four parcels."""
    names = [say(f"carson-kind-{KINDS[kind]}", {}) for kind in card.parcels]
    standing = [name for name, kind in zip(names, card.parcels, strict=True) if kind != EMPTY]
    text = f"{', '.join(names)}; {say('carson-attractiveness', {'number': card.attractiveness})}"
    return {
        **face(", ".join(standing) or names[0], text, "C1.3", components.source("terrain.face")),
        "card": card.index,
        "era": card.era + 1,
        "parcels": [KINDS[kind] for kind in card.parcels],
        "attractiveness": card.attractiveness,
    }
