"""What is printed on the cards, as messages made from the same tables that the rules use."""

from boomtown.games.carson.cards import (
    ADDS,
    ADJACENT,
    AREA,
    BEFORE_BIDS,
    BEST_OF,
    BOOST,
    CIVIC,
    DOUBLE,
    DRAFT,
    EFFECT,
    FLAT,
    FLAT_POINTS,
    GIVES_UP_TURN,
    HOUSES,
    IN_CITY,
    LAWFUL,
    LIMIT,
    PER_ARROW,
    PER_CHARACTER,
    PER_COUNTED,
    PER_DOLLAR,
    PRISON,
    RECRUIT,
    SELF,
    SELL,
    SELLS,
    SOLD_POINTS,
    TOUCHING,
    UNCOVERED,
    UNITS,
)
from boomtown.games.carson.components import KINDS, NO_LIMIT
from boomtown.kernel.message import Message


def thing_name(thing: int) -> str:
    """The catalogue's name of something that is counted."""
    return "@carson-thing-" + ("units" if thing == UNITS else "civic" if thing == CIVIC else KINDS[thing])


def kind_text(kind: int) -> list[Message]:
    """What a parcel of this kind does; nothing for one that does nothing by itself."""
    found = []
    if FLAT[kind] > 0:
        found.append(Message("carson-text-flat", {"points": FLAT[kind]}))
    if FLAT[kind] < 0:
        found.append(Message("carson-text-penalty", {"points": -FLAT[kind]}))
    for thing, worth in ADJACENT[kind]:
        params: dict[str, int | str] = {"points": worth, "thing": thing_name(thing), "most": LIMIT[kind]}
        found.append(Message("carson-text-near" if LIMIT[kind] < NO_LIMIT else "carson-text-near-unlimited", params))
    for thing, worth in IN_CITY[kind]:
        found.append(Message("carson-text-per", {"points": worth, "thing": thing_name(thing)}))
    if HOUSES[kind]:
        found.append(Message("carson-text-units", {"units": HOUSES[kind]}))
    if kind == PRISON:
        found.append(Message("carson-text-lawful", {}))
    return found


def character_text(character: int) -> list[Message]:
    """The power of a character, then its points."""
    return power_text(character) + points_text(character)


def power_text(character: int) -> list[Message]:
    effect = EFFECT[character]
    if effect == DRAFT:
        return [Message("carson-text-lawyer" if GIVES_UP_TURN[character] else "carson-text-governor", {})]
    if effect == DOUBLE:
        return [Message("carson-text-double", {})]
    if effect == BOOST:
        key = "carson-text-boost-before" if character in BEFORE_BIDS else "carson-text-boost-after"
        return [Message(key, {"bid": ADDS[character]})]
    if effect == SELL:
        return [Message("carson-text-sell", {"most": SELLS[character]})]
    if effect == RECRUIT:
        return [Message("carson-text-recruit", {})]
    if effect == AREA:
        return [Message("carson-text-area", {})]
    return [Message("carson-text-lawful", {})] if effect == LAWFUL else []


def points_text(character: int) -> list[Message]:
    found = []
    if FLAT_POINTS[character]:
        found.append(Message("carson-text-flat", {"points": FLAT_POINTS[character]}))
    if SOLD_POINTS[character]:
        found.append(Message("carson-text-sold", {"points": SOLD_POINTS[character]}))
    for thing, worth in PER_COUNTED[character]:
        found.append(Message("carson-text-per", {"points": worth, "thing": thing_name(thing)}))
    if PER_CHARACTER[character]:
        found.append(Message("carson-text-characters", {"points": PER_CHARACTER[character]}))
    if PER_DOLLAR[character] or PER_ARROW[character]:
        signs: dict[str, int | str] = {"dollar": PER_DOLLAR[character], "arrow": PER_ARROW[character]}
        found.append(Message("carson-text-symbols", signs))
    if BEST_OF[character] != SELF:
        found.append(Message("carson-text-best", {"thing": thing_name(BEST_OF[character])}))
    each, near, worth = TOUCHING[character]
    if worth:
        touching: dict[str, int | str] = {"points": worth, "thing": thing_name(each), "near": thing_name(near)}
        found.append(Message("carson-text-touching", touching))
    worth, parcels = UNCOVERED[character]
    if worth:
        found.append(Message("carson-text-uncovered", {"points": worth, "parcels": parcels}))
    return found
