"""The shootout and the end of the year (K10, K11)."""

from boomtown.games.coloma.effects.effect import enact_later
from boomtown.games.coloma.rounds import from_sheriff, mule_duel
from boomtown.games.coloma.shade import level_of, shade_year_end, take_gold
from boomtown.games.coloma.specialties import ONCE_A_YEAR, specialty_of
from boomtown.games.coloma.state import NEUTRAL, NOBODY, Position, alone, gunmen_of, table_ref, who
from boomtown.games.coloma.steps import ROUND
from boomtown.games.coloma.wheel import ALL_SITES
from boomtown.kernel.message import Params
from boomtown.kernel.state import Step

# Ranks in a shootout table: third is for all further ones with gunmen, the last for those without.
THIRD, WITHOUT = 2, 3


def ranking(state: Position) -> list[int]:
    """Who has gunmen, most first, ties to the row nearest the outlaws (K10.2)."""
    owners: list[int] = []
    for owner in state.rows:  # nearest row first, so equals are already in order
        if owner != NOBODY and owner not in owners:
            owners.append(owner)
    owners.sort(key=lambda owner: -gunmen_of(state, owner))
    return owners


def town_wins(state: Position) -> bool:  # K10.1
    return all_gunmen(state) > state.outlaws


def all_gunmen(state: Position) -> int:
    """How many stand against the outlaws, whoever placed them."""
    sizes = state.components.row_sizes
    return sum([sizes[row] for row, owner in enumerate(state.rows) if owner != NOBODY])


def run_shootout(state: Position, step: Step) -> None:
    """Rewards by rank, then those without gunmen from the Sheriff on (K10.6)."""
    components = state.components
    won = town_wins(state)
    table = components.tables[state.tables[state.year]]
    rewards = table.won if won else table.lost
    ranks = ranking(state)
    if state.listener is not None:
        year = str(components.years[state.year])
        key = "coloma-shootout-won" if won else "coloma-shootout-lost"
        params: Params = {"year": year, "gunmen": all_gunmen(state), "outlaws": state.outlaws}
        state.tell(key, params, refs=(table_ref(state),))
    for player in reversed(from_sheriff(state)):
        if player not in ranks:
            enact_later(state, player, rewards[WITHOUT])
    for rank in range(len(ranks) - 1, -1, -1):
        if ranks[rank] != NEUTRAL:  # K10.4
            enact_later(state, ranks[rank], rewards[min(rank, THIRD)])


def run_year_end(state: Position, step: Step) -> None:
    """The badge, then everything is made ready for the next year, or the game is over (K10.5, K11)."""
    ranks = ranking(state)
    if ranks and ranks[0] != NEUTRAL:
        state.sheriff = ranks[0]
        if state.listener is not None:
            state.tell("coloma-badge", {"seat": who(state, state.sheriff)}, refs=(f"seat:{state.sheriff}",))
    if state.year == len(state.components.years) - 1:
        if state.listener is not None:
            state.tell("coloma-ended", {})
        return
    for player in range(state.seats):
        state.dude_supply[player] += gunmen_of(state, player) + state.guests[player]  # K11.1, K12.3
        state.guests[player] = 0
        if mule_duel(state):
            state.carrots[player] = ALL_SITES  # K14.6
        if specialty_of(state, player).limit == ONCE_A_YEAR:
            state.specialty_used[player] = 0
    if alone(state):
        shade_year_end(state)
    state.rows = [NEUTRAL if owner == NEUTRAL else NOBODY for owner in state.rows]
    state.gold_supply += state.gold_cart  # K11.3
    state.gold_cart = 0
    state.year += 1
    state.reveals += 1  # the next table is opened, K11.1
    state.outlaws = state.components.year_outlaws[state.year]  # K11.2
    state.round = -1
    begin_year(state)


def begin_year(state: Position) -> None:
    """The first round follows; Shade takes its yearly gold (K16.10)."""
    if alone(state):
        take_gold(state, level_of(state).year_gold)
    state.push((ROUND, 0))
