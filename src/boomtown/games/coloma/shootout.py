"""The shootout and the end of the year (K10, K11)."""

from boomtown.games.coloma.goods import enact_later
from boomtown.games.coloma.rounds import from_sheriff, mule_duel
from boomtown.games.coloma.shade import level_of, shade_year_end, take_gold
from boomtown.games.coloma.state import NEUTRAL, NOBODY, Position, alone, gunmen_of, who
from boomtown.games.coloma.steps import ROUND
from boomtown.games.coloma.tables import (
    ALL_EVENTS,
    PER_YEAR,
    ROWS,
    SHOOTOUT_FX,
    SPECIALTY_LIMIT,
    YEAR_OUTLAWS,
    YEARS,
)
from boomtown.kernel.state import Step

WON, LOST = range(2)
THIRD, WITHOUT = 2, 3


def ranking(state: Position) -> list[int]:
    """Who has gunmen, most first, ties to the row nearest the outlaws (K10.2)."""
    found: list[int] = []
    for owner in state.rows:  # nearest row first, so equals are already in order
        if owner != NOBODY and owner not in found:
            found.append(owner)
    found.sort(key=lambda owner: -gunmen_of(state, owner))
    return found


def town_wins(state: Position) -> bool:  # K10.1
    gunmen = sum([size for size, owner in zip(ROWS, state.rows, strict=True) if owner != NOBODY])
    return gunmen > state.outlaws


def run_shootout(state: Position, step: Step) -> None:
    """Rewards by rank, then those without gunmen from the Sheriff on (K10.6)."""
    side = WON if town_wins(state) else LOST
    table = SHOOTOUT_FX[state.tables[state.year]][side]
    ranks = ranking(state)
    if state.listener is not None:
        gunmen = sum([gunmen_of(state, owner) for owner in ranks])
        key = "coloma-shootout-won" if side == WON else "coloma-shootout-lost"
        state.tell(key, {"year": str(YEARS[state.year]), "gunmen": gunmen, "outlaws": state.outlaws})
    for player in reversed(from_sheriff(state)):
        if player not in ranks:
            enact_later(state, player, table[WITHOUT])
    for rank in range(len(ranks) - 1, -1, -1):
        if ranks[rank] != NEUTRAL:  # K10.4
            enact_later(state, ranks[rank], table[min(rank, THIRD)])


def run_year_end(state: Position, step: Step) -> None:
    """The badge, then everything is made ready for the next year, or the game is over (K10.5, K11)."""
    ranks = ranking(state)
    if ranks and ranks[0] != NEUTRAL:
        state.sheriff = ranks[0]
        if state.listener is not None:
            state.tell("coloma-badge", {"seat": who(state, state.sheriff)})
    if state.year == len(YEARS) - 1:
        if state.listener is not None:
            state.tell("coloma-ended", {})
        return
    for player in range(state.seats):
        state.dude_supply[player] += gunmen_of(state, player) + state.guests[player]  # K11.1, K12.3
        state.guests[player] = 0
        if mule_duel(state):
            state.carrots[player] = ALL_EVENTS  # K14.6
        if SPECIALTY_LIMIT[state.specialty[player]] == PER_YEAR:
            state.specialty_used[player] = 0
    if alone(state):
        shade_year_end(state, 1)
    state.rows = [NEUTRAL if owner == NEUTRAL else NOBODY for owner in state.rows]
    state.gold_supply += state.gold_cart  # K11.3
    state.gold_cart = 0
    state.year += 1
    state.reveals += 1  # the next table is opened, K11.1
    state.outlaws = YEAR_OUTLAWS[state.year]  # K11.2
    state.round = -1
    begin_year(state)


def begin_year(state: Position) -> None:
    """The first round follows; Shade takes its yearly gold (K16.10)."""
    if alone(state):
        take_gold(state, 1, level_of(state)[1])
    state.push((ROUND, 0))
