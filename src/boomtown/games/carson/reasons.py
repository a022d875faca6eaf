"""Finds the sentence for a spot or a sale that the rules do not allow."""

from boomtown.games.carson.actions import FRAME
from boomtown.games.carson.cards import AUCTIONEER, CAPTAIN, COVERS, EMPTY, FACE, OUTLAWS, SELLS, SHERIFF
from boomtown.games.carson.city import BOX, CARD, CORNERS, LARGE_BOX, City, connected, parcel_position, positions
from boomtown.games.carson.components import KINDS
from boomtown.games.carson.state import Position
from boomtown.kernel.message import Reason


def why_spot(state: Position, seat: int, card: int, spot: int) -> Reason:
    """Why the card may not lie there."""
    city = state.cities[seat]
    cells = positions(CARD[spot])
    if not city.built:
        return Reason("carson-first-at-origin", "C6.1", {}, cells)
    if not city.contacts >> spot & 1:
        return Reason("carson-corner-only" if touches_corner(city, spot) else "carson-no-contact", "C6.3", {}, cells)
    captain = state.owns(seat, CAPTAIN)
    if not city.room(captain) >> spot & 1:
        sizes = {"width": BOX, "height": LARGE_BOX if captain else BOX}
        return Reason("carson-outside-box", "C6.12" if captain else "C6.2", {**sizes}, cells)
    lawful = city.lawful(state.owns(seat, SHERIFF))
    for corner in range(4):
        parcel = spot + CORNERS[corner]
        new = FACE[card][corner]
        old = kind_at(city, parcel)
        if old != EMPTY and old not in COVERS[new] and not (lawful and old == OUTLAWS):
            told: dict[str, int | str] = {"new": kind_name(new), "old": kind_name(old)}
            key, rule = ("carson-covers-outlaws", "C6.10") if old == OUTLAWS else ("carson-covers", "C6.8")
            return Reason(key, rule, told, (parcel_position(parcel),))
    return Reason("carson-no-contact", "C6.3", {}, cells)


def touches_corner(city: City, spot: int) -> bool:
    """Whether a card there would meet the city at a corner alone."""
    column, row = divmod(spot, FRAME)
    for x, y in ((-1, -1), (-1, 2), (2, -1), (2, 2)):
        inside = 0 <= column + x < FRAME and 0 <= row + y < FRAME
        if inside and city.built >> ((column + x) * FRAME + row + y) & 1:
            return True
    return False


def kind_at(city: City, parcel: int) -> int:
    """The kind in sight; a spot without a card is as open as an empty parcel."""
    for kind in range(len(KINDS)):
        if city.kinds[kind] >> parcel & 1:
            return kind
    return EMPTY


def kind_name(kind: int) -> str:
    """The catalogue's name of a kind."""
    return "@carson-kind-" + KINDS[kind]


def why_unsold(state: Position, seat: int, spot: int) -> Reason:
    """Why the card there may not be sold."""
    city = state.cities[seat]
    cells = positions(CARD[spot])
    if not state.owns(seat, AUCTIONEER):
        return Reason("carson-no-auctioneer", "C9.1", {}, cells)
    if len(state.sold[seat]) >= SELLS[AUCTIONEER]:
        return Reason("carson-sold-out", "C9.1", {"most": SELLS[AUCTIONEER]}, cells)
    if spot not in city.laid[1::2]:
        return Reason("carson-no-card-there", "C9.1", {}, cells)
    if city.layered & CARD[spot]:
        return Reason("carson-sale-layered", "C9.3", {}, positions(city.layered & CARD[spot]))
    rest = city.built & ~CARD[spot]
    key = "carson-sale-splits" if rest and not connected(rest) else "carson-sale-last"
    return Reason(key, "C9.4", {}, cells)
