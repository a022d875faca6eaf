"""Games that bots play against themselves, and the positions of them that a fit learns from."""

from typing import NamedTuple

from boomtown.bots import Seat, bot, close
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.rng import seeded
from boomtown.kernel.state import State

# Bots of different deals and seats get seeds that are so far apart.
SEED_STRIDE = 1000


class Deal(NamedTuple):
    """One game to be played."""

    game: str
    seats: int
    seed: int
    player: str  # the bot on all seats, by name
    explore: float  # the share of decisions that are taken at random, so that odd positions are seen too
    share: float  # of the positions that are kept


class Sample(NamedTuple):
    """A position and what came of it, in plain values that other processes can send."""

    left: float
    features: tuple[tuple[float, ...], ...]  # by seat
    opponents: tuple[float, ...]  # what those without a seat were expected to have in the end
    points: tuple[float, ...]  # of all rivals in the end
    wins: tuple[float, ...]  # of all rivals; a shared victory is shared


def play(deal: Deal) -> list[Sample]:
    """One whole game."""
    game = find_game(deal.game)
    assert game.features is not None
    state = game.new(deal.seats, deal.seed)
    players = [bot(deal.player, deal.seed * SEED_STRIDE + seat) for seat in range(deal.seats)]
    chance = seeded(deal.seed, "self-play")
    positions: list[tuple[float, tuple[tuple[float, ...], ...], tuple[float, ...]]] = []
    try:
        while not state.over:
            seat = state.pending()[0]
            legal = state.legal(seat)
            explores = chance.below(1000) < 1000 * deal.explore
            action = legal[chance.below(len(legal))] if explores else players[seat].choose(Seat(state, seat))
            state.apply(seat, action)
            if not state.over and not state.answered() and chance.below(1000) < 1000 * deal.share:
                positions.append(described(state))
    finally:
        for player in players:
            close(player)
    rivals = state.rivals()
    points = tuple(float(state.score(rival).total) for rival in rivals)
    winners = state.winners()
    wins = tuple(1.0 / len(winners) if rival in winners else 0.0 for rival in rivals)
    return [Sample(*position, points, wins) for position in positions]


def described(state: State) -> tuple[float, tuple[tuple[float, ...], ...], tuple[float, ...]]:
    """What a judgement goes by, of all rivals."""
    game = state.game
    assert game.features is not None
    features = tuple(tuple(game.features.values(state, seat)) for seat in range(state.seats))
    opponents = tuple(game.evaluate(state, rival) for rival in state.rivals()[state.seats :])
    return game.features.left(state), features, opponents
