"""Small things that the questions of several modules share."""

from boomtown.games.sprawl.city import ZONES
from boomtown.games.sprawl.components import (
    CARD_CATALOGUED,
    CARD_ID,
    CARD_LEVEL,
    CARD_NAME,
    CARD_PAY,
    CARD_ZONES,
    EFFECTS,
)
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.words import OFFICES
from boomtown.kernel.message import Reason


def not_offered(state: Position, seat: int, action: int) -> Reason:
    """The reason for actions that simply are not among the choices of a question."""
    return Reason("sprawl-not-offered", state.question().rule)


def card_name(card: int) -> str:
    """A card's name as a message, or as its owner wrote it."""
    return f"@sprawl-card-{CARD_ID[card]}" if CARD_CATALOGUED[card] else own_name(card)


def own_name(card: int) -> str:
    """A card of an owner's file that the catalogues do not know."""
    if not CARD_LEVEL[card]:
        return CARD_NAME[card]
    zones = "/".join([zone for number, zone in enumerate(ZONES) if CARD_ZONES[card] >> number & 1])
    return f"{CARD_ID[card].upper()}: {CARD_LEVEL[card]} x {zones}, {CARD_PAY[card]}"


def effect_source(effect: int) -> str:
    """The name of the card an effect stands on, or of the office it belongs to."""
    card = EFFECTS[effect].card
    return card_name(card) if card >= 0 else f"@sprawl-office-{OFFICES[-1 - card]}"
