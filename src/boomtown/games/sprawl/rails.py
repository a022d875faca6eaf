"""The rails of the contract boxes: which deck feeds which box, and over which links cards slide down (S8.3, S8.4).

Boxes are counted from 0 for box 1. Sets of decks are masks; only active decks that are not used up flow.
"""

from boomtown.games.sprawl.constants import CITY, CONTRACT_BOXES, CONTRACT_DECKS, METROPOLIS, PLANNING, TOWN

# FED_BOX[deck]: the box that a deck fills. A flowing deck closes the link above it.
FED_BOX: list[int] = [4, 3, 2]


def open_links(flowing: int) -> list[bool]:
    """The links 2-1, 3-2, 4-3, 5-4."""
    links = [True] * (CONTRACT_BOXES - 1)
    for deck in range(PLANNING):
        if flowing >> deck & 1 and FED_BOX[deck] < len(links):
            links[FED_BOX[deck]] = False
    return links


def feeding_deck(flowing: int, box: int) -> int:
    """The nearest flowing deck above a box; -1 when nothing reaches it."""
    for deck in (METROPOLIS, CITY, TOWN):
        if flowing >> deck & 1 and box <= FED_BOX[deck]:
            return deck
    return -1


def described(*decks: int) -> dict[str, object]:
    """Boxes fed and open links while these decks flow, with boxes counted from 1."""
    links = open_links(sum([1 << deck for deck in decks]))
    return {
        "feeds": {CONTRACT_DECKS[deck]: FED_BOX[deck] + 1 for deck in decks},
        "links": [[box + 2, box + 1] for box in reversed(range(len(links))) if links[box]],
    }


RAILS: dict[str, object] = {
    "town_only": described(TOWN),
    "with_city": described(TOWN, CITY),
    "with_metro": described(TOWN, CITY, METROPOLIS),
    "city_empty": described(TOWN, METROPOLIS),
}
