"""Finds the sentence for a spot or a sale that the rules do not allow."""

from boomtown.games.carson.actions import FRAME
from boomtown.games.carson.city import NO_KIND, City
from boomtown.games.carson.constants import AUCTIONEER, BOX, CAPTAIN, EMPTY, KINDS, LARGE_BOX, OUTLAWS, SHERIFF
from boomtown.games.carson.grid import CARD, CORNERS, connected, parcel_position, positions
from boomtown.games.carson.state import Position
from boomtown.kernel.message import Params, Reason


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
        sizes: Params = {"width": BOX, "height": LARGE_BOX if captain else BOX}
        return Reason("carson-outside-box", "C6.12" if captain else "C6.2", sizes, cells)
    lawful = city.lawful(state.owns(seat, SHERIFF))
    terrain = state.components.terrain[card]
    for corner in range(4):
        parcel = spot + CORNERS[corner]
        old = city.kind_at(parcel)
        free = old in (NO_KIND, EMPTY) or old in terrain.covers[corner] or (lawful and old == OUTLAWS)
        if not free:
            names: Params = {"new": kind_name(terrain.parcels[corner]), "old": kind_name(old)}
            key, rule = ("carson-covers-outlaws", "C6.10") if old == OUTLAWS else ("carson-covers", "C6.8")
            return Reason(key, rule, names, (parcel_position(parcel),))
    return Reason("carson-no-contact", "C6.3", {}, cells)


def touches_corner(city: City, spot: int) -> bool:
    """Whether a card there would meet the city at a corner alone."""
    column, row = divmod(spot, FRAME)
    for x, y in ((-1, -1), (-1, 2), (2, -1), (2, 2)):
        inside = 0 <= column + x < FRAME and 0 <= row + y < FRAME
        if inside and city.built >> ((column + x) * FRAME + row + y) & 1:
            return True
    return False


def kind_name(kind: int) -> str:
    """The catalogue's name of a kind."""
    return "@carson-kind-" + KINDS[kind]


def why_unsold(state: Position, seat: int, spot: int) -> Reason:
    """Why the card there may not be sold."""
    city = state.cities[seat]
    cells = positions(CARD[spot])
    if not state.owns(seat, AUCTIONEER):
        return Reason("carson-no-auctioneer", "C9.1", {}, cells)
    if len(state.sold[seat]) >= state.components.most_sales:
        return Reason("carson-sold-out", "C9.1", {"most": state.components.most_sales}, cells)
    if spot not in city.laid[1::2]:
        return Reason("carson-no-card-there", "C9.1", {}, cells)
    if city.layered & CARD[spot]:
        return Reason("carson-sale-layered", "C9.3", {}, positions(city.layered & CARD[spot]))
    rest = city.built & ~CARD[spot]
    key = "carson-sale-splits" if rest and not connected(rest) else "carson-sale-last"
    return Reason(key, "C9.4", {}, cells)
