"""What the coming shootout brings, or costs, a player."""

from typing import TYPE_CHECKING, Final

from boomtown.games.coloma.components import ShootoutTable
from boomtown.games.coloma.shootout import THIRD, WITHOUT
from boomtown.games.coloma.state import NEUTRAL, NOBODY, Position

if TYPE_CHECKING:
    from boomtown_reference.coloma.appraiser import Appraiser

# The chance that the town wins while rounds are left: even odds, shifted by each gunman more than outlaws, with a few
# gunmen still to come from every player, and never quite certain.
EVEN_ODDS: Final = 0.5
ODDS_PER_GUNMAN: Final = 0.12
GUNMEN_TO_COME: Final = 0.05
LEAST_CHANCE: Final = 0.1
MOST_CHANCE: Final = 0.95

# In the last round, a town that does not win now may still be helped by those who act later.
LATE_RESCUE: Final = 0.15

# How likely a player without gunmen stays without: in the last round, in the two before, and earlier.
WITHOUT_LAST: Final = 1.0
WITHOUT_LATE: Final = 0.55
WITHOUT_EARLY: Final = 0.35
LATE_ROUNDS: Final = 3

# The chance, for each round left, to be overtaken and lose a rank.
OVERTAKEN: Final = 0.12

# A row behind all others.
NO_ROW: Final = 9


def shootout_value(appraiser: "Appraiser", more: int = 0, nearest: int = NO_ROW) -> float:
    """What the coming shootout brings a player who places `more` gunmen in row `nearest`."""
    state, player = appraiser.state, appraiser.player
    sizes = state.components.row_sizes
    totals = [0] * (NEUTRAL + 1)
    first = [NO_ROW] * (NEUTRAL + 1)
    gunmen = more
    for row in range(len(sizes) - 1, -1, -1):
        owner = state.rows[row]
        if owner != NOBODY:
            totals[owner] += sizes[row]
            first[owner] = row
            gunmen += sizes[row]
    mine = totals[player] + more
    nearest = min(nearest, first[player])
    rounds_left = state.components.rounds - 1 - (state.round if state.round > 0 else 0)
    chance = town_chance(state, gunmen, rounds_left)
    table = state.components.tables[state.tables[state.year]]
    if not mine:
        early = WITHOUT_LATE if rounds_left < LATE_ROUNDS else WITHOUT_EARLY
        risk = early if rounds_left else WITHOUT_LAST
        return risk * _expected(appraiser, table, WITHOUT, chance)
    rank = 0
    for other in range(len(totals)):
        if other != player and (totals[other] > mine or (totals[other] == mine and first[other] < nearest)):
            rank += 1
    here = _expected(appraiser, table, min(rank, THIRD), chance)
    if not rounds_left or rank >= THIRD:
        return here
    slip = OVERTAKEN * rounds_left
    return here * (1.0 - slip) + _expected(appraiser, table, rank + 1, chance) * slip


def town_chance(state: Position, gunmen: int, rounds_left: int) -> float:
    """How likely the town wins with so many gunmen placed so far."""
    if not rounds_left:
        return 1.0 if gunmen > state.outlaws else LATE_RESCUE
    lead = gunmen - state.outlaws + GUNMEN_TO_COME * rounds_left * state.players
    return min(MOST_CHANCE, max(LEAST_CHANCE, EVEN_ODDS + ODDS_PER_GUNMAN * lead))


def _expected(appraiser: "Appraiser", table: ShootoutTable, rank: int, chance: float) -> float:
    """What a rank brings, won or lost."""
    lost = appraiser.flat_ability(table.lost[rank])
    return chance * appraiser.flat_ability(table.won[rank]) + (1.0 - chance) * lost
