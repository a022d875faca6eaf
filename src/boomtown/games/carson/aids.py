"""What the board may ask beside playing: what each card of the row is worth to a seat, laid at its best place."""

from typing import TypedDict

from boomtown.games.carson.actions import PLACE
from boomtown.games.carson.grid import parcel_position, place_codes
from boomtown.games.carson.rules import spots
from boomtown.games.carson.scoring import points_of, score, total
from boomtown.games.carson.state import NO_CARD, Position
from boomtown.kernel.game import Aid
from boomtown.kernel.message import changes
from boomtown.kernel.state import Json


class OfferLine(TypedDict):
    """A line of the score sheet that would change."""

    key: str
    points: int


class Offer(TypedDict):
    """A card of the row, if the seat had it now and laid it where it brings most."""

    slot: int
    points: int  # the change of the total
    lines: list[OfferLine]
    place: list[int] | None  # the best place; None for a character and for terrain that has no place
    fits: bool


class Aids(TypedDict):
    offers: list[Offer]


def offers(state: Position, seat: int, args: Json) -> list[Offer]:
    """Every card that lies in the row; nothing for a seat without a city."""
    if state.over or seat >= state.seats:
        return []
    return [offer(state, seat, slot) for slot in range(len(state.row)) if state.row[slot] != NO_CARD]


def offer(state: Position, seat: int, slot: int) -> Offer:
    card = state.row[slot]
    after = state.clone()
    place: list[int] | None = None
    fits = True
    if slot == 0:
        after.owned[seat] |= 1 << card
    else:
        spot = best_spot(state, seat, card)
        fits = spot >= 0
        if fits:
            place = list(parcel_position(spot))
            after.cities[seat] = after.cities[seat].lay(card, spot)
    lines: list[OfferLine] = [
        {"key": key, "points": new - old} for key, (old, new) in changes(score(state, seat), score(after, seat)).items()
    ]
    return {
        "slot": slot,
        "points": total(after, seat) - total(state, seat),
        "lines": lines,
        "place": place,
        "fits": fits,
    }


def best_spot(state: Position, seat: int, card: int) -> int:
    """The spot where a card brings most points at once; -1 where it has none."""
    best = -1
    most = 0
    for code in place_codes(spots(state, seat, card)):
        spot = code - PLACE.base
        points = points_of(state.cities[seat].lay(card, spot), state.owned[seat], len(state.sold[seat]))
        if best < 0 or points > most:
            best = spot
            most = points
    return best


AIDS: dict[str, Aid[Position]] = {"offers": Aid(offers)}
