"""What every card, office, vocation, row, marker, zone and deck says, and the numbers and the geometry of the board."""

from typing import TypedDict

from boomtown.games.sprawl.actions import MARKER_NAMES, ROWS
from boomtown.games.sprawl.cards import Card, Office
from boomtown.games.sprawl.city import (
    BORDERS,
    CORNERS,
    LOT_NAMES,
    SHAPE_MASK,
    SHAPE_SIZE,
    SIDE,
    SPACE_NAMES,
    SPACES_DESCRIBED,
    ZONES,
    short_zone,
)
from boomtown.games.sprawl.components import Components
from boomtown.games.sprawl.constants import (
    CARD_KINDS,
    CONTRACT,
    DECKS,
    EVENT,
    MARKER_KIND,
    MARKER_NUMBER,
    OFFICES,
    PERMIT,
    POINT_KINDS,
    PRESTIGE,
    RENEWAL,
    VOCATIONS,
)
from boomtown.games.sprawl.effects.choices import part_sentences
from boomtown.games.sprawl.effects.effect import Effect
from boomtown.games.sprawl.payouts import row_name, row_of
from boomtown.games.sprawl.rails import RAILS
from boomtown.games.sprawl.targets import building_words, neighbour_words
from boomtown.kernel.faces import Face, Say, face, spoken_name
from boomtown.kernel.message import Params
from boomtown.kernel.schema import Document

# The paragraph behind each kind of card and behind each office.
CARD_RULES = {PERMIT: "S4.2", RENEWAL: "S4.10", EVENT: "S6.1", CONTRACT: "S4.1"}
OFFICE_RULES = {word: f"S10.{7 + office}" for office, word in enumerate(OFFICES)}


class EffectFace(TypedDict):
    text: str
    effect: Document  # in the language of the component file, defaults filled in


class RestrictionFace(TypedDict):
    key: str  # the entry of "build" in the component file
    value: int | str | bool | list[str]
    text: str


class VocationLine(TypedDict):
    vocation: str
    value: int


class CardFace(Face):
    deck: str
    kind: str  # permit | renewal | event | contract
    pages: int  # of a permit
    zones: list[str]  # that a permit serves
    zone: str | None  # of a contract
    lots: int
    pay: int  # the row that is paid out when it is revealed; also what a permit brings as an investment
    ballot: bool
    build: list[RestrictionFace]
    vocations: list[VocationLine]
    fx: list[EffectFace]
    lines: list[str]  # its text, line by line


class OfficeFace(Face):
    zone: str | None  # it is contested over
    wins: str  # who is elected
    tie: str  # who decides a tie
    power: str  # what the holder gets during the game
    bonus: str  # what he gets at the end
    on_elected: list[EffectFace]
    on_turn_start: list[EffectFace]
    bonus_prestige: int
    bonus_per: Document | None  # a count in the language of the component file


class VocationFace(Face):
    tiles: int


class RowFace(Face):
    kind: str  # wealth | prestige
    number: int
    payout: list[int]  # first place, second and so on


class MarkerFace(Face):
    kind: str
    number: int


class EffectWords(Face):
    """One effect of a card or office by itself, those inside offers and choices included."""

    parts: list[str]  # what each option of a choice says, or what an offer brings


class Groups(TypedDict):
    cards: dict[str, CardFace]
    effects: dict[str, EffectWords]  # by their numbers, as the view calls the one that asks
    offices: dict[str, OfficeFace]
    vocations: dict[str, VocationFace]
    rows: dict[str, RowFace]
    markers: dict[str, MarkerFace]
    zones: dict[str, Face]
    decks: dict[str, Face]


class SpaceFact(TypedDict):
    id: str
    cols: list[int]  # it acts on, counted from 1; empty for a space that acts on a row
    rows: list[int]


class ShapeFact(TypedDict):
    corners: list[str]
    size: int


class StartFact(TypedDict):
    lot: str
    zone: str


class BoardFacts(TypedDict):
    side: int  # rows and columns of blocks
    corners: list[str]  # of a block, in the order of the lots
    south: list[int]  # wealth per column
    west: list[int]  # prestige per row
    edges: dict[str, str]  # water or wilderness on each side
    spaces: list[SpaceFact]  # grey spaces for markers
    shapes: list[ShapeFact]  # a building can have, in the order of the spots of a block
    start: list[StartFact]


class CostFacts(TypedDict):
    turn: int  # AP of a turn
    union: int  # AP of the Union Boss's turn
    planning: list[int]  # boxes 1 to 4 and the deck
    contracts: list[int]  # boxes 1 to 5 and the three decks
    favor: int


class Facts(TypedDict):
    board: BoardFacts
    ap: CostFacts
    rails: Document  # boxes fed and links open, by the decks that flow
    money: dict[str, int]  # at the start, by number of seats
    cubes: int
    wealth_per_prestige: int


class Faces(TypedDict):
    faces: Groups
    facts: Facts


def faces(components: Components, say: Say) -> Faces:
    return {
        "faces": {
            "cards": {card.id: card_face(components, card, say) for card in components.cards},
            "effects": effect_words(components, say),
            "offices": {office.word: office_face(components, office, say) for office in components.offices},
            "vocations": {
                word: vocation_face(word, tiles, say)
                for word, tiles in zip(VOCATIONS, components.vocation_tiles, strict=True)
            },
            "rows": {row: row_face(components, index, say) for index, row in enumerate(ROWS)},
            "markers": {name: marker_face(marker, say) for marker, name in enumerate(MARKER_NAMES)},
            "zones": {zone: face(say(f"sprawl-zone-name-{zone.lower()}", {}), "", "S1.7") for zone in ZONES},
            "decks": {deck: face(say(f"sprawl-deck-{deck}", {}), "", "") for deck in DECKS},
        },
        "facts": facts(components),
    }


# Cards.


def card_face(components: Components, card: Card, say: Say) -> CardFace:
    lines = card_lines(components, card, say)
    return {
        **face(spoken_name(card.name, say), "; ".join(lines), CARD_RULES[card.kind], card.source),
        "deck": DECKS[card.deck],
        "kind": CARD_KINDS[card.kind],
        "pages": card.pages,
        "zones": [zone for number, zone in enumerate(ZONES) if card.zones >> number & 1],
        "zone": ZONES[card.zone] if card.kind == CONTRACT else None,
        "lots": card.lots,
        "pay": card.pay,
        "ballot": card.ballot,
        "build": [
            {"key": entry.key, "value": card.entry["build"][entry.key], "text": entry.words(say)}
            for entry in card.build.entries
        ],
        "vocations": [{"vocation": VOCATIONS[vocation], "value": value} for vocation, value in card.vocations],
        "fx": effect_faces(components, card.effects, say),
        "lines": lines,
    }


def card_lines(components: Components, card: Card, say: Say) -> list[str]:
    """Everything a card shows below its name, line by line."""
    ballot = say("sprawl-face-ballot", {}) if card.ballot else ""
    if card.kind == PERMIT:
        params: Params = {"pages": card.pages, "zones": neighbour_words(say, card.zones), "pay": card.pay}
        return [say("sprawl-face-permit", params) + ballot]
    if card.kind == RENEWAL:
        return [say("sprawl-face-renewal", {}) + ballot]
    effects = [components.effects[number].sentence(say) for number in card.effects]
    if card.kind == EVENT:
        return [say("sprawl-face-event", {}), *effects]
    lines = [
        say("sprawl-face-contract", {"zone": building_words(say, 1 << card.zone), "lots": card.lots}),
        *card.build.words(say),
    ]
    for vocation, value in card.vocations:
        vocation_name = f"@sprawl-vocation-{VOCATIONS[vocation]}"
        lines.append(say("sprawl-face-vocation", {"vocation": vocation_name, "value": value}))
    lines += effects
    if card.pay:
        lines.append(say("sprawl-face-row", {"row": f"@sprawl-row-{row_name(PRESTIGE, card.pay)}"}))
    return lines


def effect_faces(components: Components, numbers: list[int], say: Say) -> list[EffectFace]:
    effects = [components.effects[number] for number in numbers]
    return [{"text": effect.sentence(say), "effect": effect.entry} for effect in effects]


def effect_words(components: Components, say: Say) -> dict[str, EffectWords]:
    """Every effect by its number, under the name of its card or office."""
    group: dict[str, EffectWords] = {}
    for card in components.cards:
        for number in card.effects:
            start = face(spoken_name(card.name, say), "", CARD_RULES[card.kind], card.source)
            add_effect_words(group, components.effects[number], start, say)
    for office in components.offices:
        for number in [*office.on_elected, *office.on_turn_start]:
            start = face(say(f"sprawl-office-{office.word}", {}), "", OFFICE_RULES[office.word])
            add_effect_words(group, components.effects[number], start, say)
    return group


def add_effect_words(group: dict[str, EffectWords], effect: Effect, start: Face, say: Say) -> None:
    """An effect and all that are inside it; `start` is the face of their card or office."""
    parts = [part_sentences(say, part) for part in effect.parts]
    group[str(effect.number)] = {**start, "text": effect.sentence(say), "parts": parts}
    for part in effect.parts:
        for inner in part:
            add_effect_words(group, inner, start, say)


# Offices.


def office_face(components: Components, office: Office, say: Say) -> OfficeFace:
    wins = wins_text(office, say)
    tie = say("sprawl-office-tie", {"who": office.tie_breaker.words(say)})
    power = power_text(components, office, say)
    bonus = ""
    if office.bonus_count is not None:
        bonus = say("sprawl-office-bonus", {"prestige": office.bonus_prestige, "per": office.bonus_count.words(say)})
    text = ". ".join([part for part in (wins, tie, power, bonus) if part])
    return {
        **face(say(f"sprawl-office-{office.word}", {}), text, OFFICE_RULES[office.word]),
        "zone": ZONES[office.zone] if office.zone >= 0 else None,
        "wins": wins,
        "tie": tie,
        "power": power,
        "bonus": bonus,
        "on_elected": effect_faces(components, office.on_elected, say),
        "on_turn_start": effect_faces(components, office.on_turn_start, say),
        "bonus_prestige": office.bonus_prestige,
        "bonus_per": office.entry["bonus"]["per"] if "bonus" in office.entry else None,
    }


def wins_text(office: Office, say: Say) -> str:
    if office.zone >= 0:
        return say("sprawl-office-wins-zone", {"zone": short_zone(office.zone)})
    return say(f"sprawl-office-wins-{office.word}", {})


def power_text(components: Components, office: Office, say: Say) -> str:
    """Effects when elected and at the start of a turn, and what the office changes in the rules."""
    parts: list[str] = []
    for key, numbers in (("elected", office.on_elected), ("turn-start", office.on_turn_start)):
        if numbers:
            effects = "; ".join([components.effects[number].sentence(say) for number in numbers])
            parts.append(say(f"sprawl-office-on-{key}", {"effects": effects}))
    if "modifier" in office.entry:
        params: Params = {"factor": components.attorney_factor, "ap": components.union_ap}
        parts.append(say(f"sprawl-office-power-{office.word}", params))
    return "; ".join(parts)


# Vocations, rows, markers.


def vocation_face(word: str, tiles: int, say: Say) -> VocationFace:
    return {
        **face(say(f"sprawl-vocation-{word}", {}), say("sprawl-vocation-tiles", {"tiles": tiles}), "S5.1"),
        "tiles": tiles,
    }


def row_face(components: Components, index: int, say: Say) -> RowFace:
    kind, number = row_of(index)
    payout = components.payouts[number]
    first, second, third, fourth = payout
    params: Params = {"first": first, "second": second, "third": third, "fourth": fourth}
    return {
        **face(say(f"sprawl-row-{ROWS[index]}", {}), say("sprawl-row-places", params), "S9.2"),
        "kind": POINT_KINDS[kind],
        "number": number,
        "payout": payout,
    }


def marker_face(marker: int, say: Say) -> MarkerFace:
    return {
        **face(say(f"sprawl-marker-{MARKER_NAMES[marker]}", {}), "", "S7.1"),
        "kind": POINT_KINDS[MARKER_KIND[marker]],
        "number": MARKER_NUMBER[marker],
    }


# Facts.


def facts(components: Components) -> Facts:
    return {
        "board": {
            "side": SIDE,
            "corners": list(CORNERS),
            "south": components.south_wealth,
            "west": components.west_prestige,
            "edges": dict(BORDERS),
            "spaces": [space_fact(number) for number in range(len(SPACE_NAMES))],
            "shapes": [
                {"corners": [corner for bit, corner in enumerate(CORNERS) if mask >> bit & 1], "size": size}
                for mask, size in zip(SHAPE_MASK, SHAPE_SIZE, strict=True)
            ],
            "start": [{"lot": LOT_NAMES[lot], "zone": ZONES[zone]} for lot, zone in components.start_buildings],
        },
        "ap": {
            "turn": components.turn_ap,
            "union": components.union_ap,
            "planning": components.planning_costs,
            "contracts": components.contract_costs,
            "favor": components.favor_cost,
        },
        "rails": RAILS,
        "money": {str(seats): money for seats, money in enumerate(components.start_money) if money},
        "cubes": components.cubes,
        "wealth_per_prestige": components.wealth_per_prestige,
    }


def space_fact(number: int) -> SpaceFact:
    described = SPACES_DESCRIBED[number]
    return {
        "id": SPACE_NAMES[number],
        "cols": [int(column) for column in described.get("cols", [])],
        "rows": [int(row) for row in described.get("rows", [])],
    }
