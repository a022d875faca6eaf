"""The wheel of sites: Barker, Signpost and Bust."""

from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.state import AWAY, Position

# Sites are 0 to 4; these stand for the Barker's tile, the site of the own pioneer, and a free choice.
BARKER, HERE, ANY = 5, 6, 7
SITE_WORDS = {"barker": BARKER, "here": HERE, "any": ANY}

ALL_SITES = (1 << SITES) - 1


def site_number(site: int | str) -> int:
    """A site as the component file writes it: 1 to 5, or one of the words."""
    return site - 1 if isinstance(site, int) else SITE_WORDS[site]


def site_word(site: int) -> str:
    """A site as messages and files write it."""
    for word, number in SITE_WORDS.items():
        if number == site:
            return word
    return str(site + 1)


def signpost(state: Position) -> int:
    """The site whose Boom the Signpost covers (K4.2)."""
    return (state.barker + state.components.signpost_offset) % SITES


def copied(state: Position) -> int:
    """The site whose Boom the Signpost copies: the next one anticlockwise (K5.3)."""
    return (state.barker + state.components.signpost_offset - 1) % SITES


def busted(state: Position, site: int) -> bool:
    """Whether a site's Boom is lost; the Signpost copies a Bust too (K5.5)."""
    return site == state.bust or (site == signpost(state) and copied(state) == state.bust)


def crowds(state: Position) -> list[int]:
    """How many count at each site for the Bust: pioneers, mules and Buster (K4.7, K13.2, K14.5)."""
    counts = [0] * SITES
    for site in state.pioneers:
        counts[site] += 1
    for site in state.mules:
        if site != AWAY:
            counts[site] += 1
    if state.buster != AWAY:
        counts[state.buster] += 1
    return counts


def bust_site(state: Position) -> int:
    """The site with more pioneers than any other; without one the Bust stays on the Signpost (K4.7)."""
    return crowded_site(crowds(state), signpost(state))


def crowded_site(counts: list[int], otherwise: int) -> int:
    """The site with the largest count, or another one if several share it."""
    most, crowded = 0, otherwise
    for site, count in enumerate(counts):
        if count > most:
            most, crowded = count, site
        elif count == most:
            crowded = otherwise
    return crowded
