"""The wheel of sites: Barker, Signpost and Bust."""

from boomtown.games.coloma.state import AWAY, Position
from boomtown.games.coloma.tables import SIGNPOST_OFFSET, SITES


def signpost(state: Position) -> int:
    """The site whose Boom the Signpost covers (K4.2)."""
    return (state.barker + SIGNPOST_OFFSET) % SITES


def copied(state: Position) -> int:
    """The site whose Boom the Signpost copies: the next one anticlockwise (K5.3)."""
    return (state.barker + SIGNPOST_OFFSET - 1) % SITES


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
    counts = crowds(state)
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else signpost(state)
