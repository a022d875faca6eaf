"""What the bots believe."""

from itertools import combinations, pairwise

import boomtown
from boomtown.bots import Seat, bot
from boomtown.games.sprawl.bot.evaluate import evaluate
from boomtown.games.sprawl.bot.holdings import turns_left, wealth_value
from boomtown.games.sprawl.bot.order import order
from boomtown.games.sprawl.bot.planning import Plan, all_plans, cheapest_boxes, turn_plans
from boomtown.games.sprawl.bot.share_cache import ShareCache
from boomtown.games.sprawl.payouts import shares_of
from boomtown.games.sprawl.state import Position
from tests.games.sprawl.support import bare, card, give, new, offer, options, put, run


def play(levels: tuple[str, ...], seed: int) -> Position:
    state = new(len(levels), seed)
    bots = [bot(level, seed * 10 + seat) for seat, level in enumerate(levels)]
    while not state.over:
        seat = state.pending()[0]
        state.apply(seat, bots[seat].choose(Seat(state, seat)))
    return state


def best(state: Position) -> str:
    seat = state.pending()[0]
    legal = state.legal(seat)
    worths = order(state, seat, legal)
    return options(state)[worths.index(max(worths))]


def test_deputies_build_a_city_in_a_reasonable_time() -> None:
    state = play(("deputy", "deputy", "deputy"), 3)
    assert state.turn <= 55 and state.idle < 9
    assert max(state.score(seat).total for seat in range(3)) >= 100


def test_a_deputy_beats_players_at_random() -> None:
    assert play(("random", "deputy", "random"), 4).winners() == [1]


def test_a_good_contract_is_built_rather_than_left() -> None:
    state = bare()
    put(state, "CIV", "r3c4.nw", 0)
    put(state, "CIV", "r3c4.se", 0)
    offer(state, "t01", 1)
    give(state, 0, "p31")
    state.ap = 4
    assert best(state) == "build 1"


def test_permits_are_fetched_for_a_contract_within_reach() -> None:
    state = bare()
    offer(state, "m23", 1)  # Penthouse: 5 prestige, but it needs two RES permits
    state.planning_boxes = [card("p01"), card("p16"), -1, -1]
    assert cheapest_boxes(state, 3, 2) == (2, 0b10)
    state.ap = 3
    assert best(state) == "take 2"


def feasible(state: Position, chosen: tuple[Plan, ...]) -> bool:
    """Whether seat 0 can do all of it in one turn, counted afresh. No permits are on hand in these positions."""
    contracts = [plan.origin for plan in chosen if plan.origin >= 0]
    boxes = [box for plan in chosen for box in range(5) if plan.boxes >> box & 1]
    zones = [plan.zone for plan in chosen if plan.zone >= 0]
    spent = sum(plan.ap for plan in chosen), sum(plan.cost for plan in chosen)
    once = all(len(set(things)) == len(things) for things in (contracts, boxes, zones))
    return once and spent[0] <= state.ap and spent[1] <= state.wealth[0]


def test_the_beam_finds_the_best_way_to_spend_all_action_points() -> None:
    sizes = set()
    for points in range(1, 9):
        state = bare()
        offer(state, "m23", 1)
        state.planning_boxes = [card("p01"), card("p16"), card("p31"), card("p20")]
        state.ap = points
        useful = [plan for plan in all_plans(state, 0) if plan.value > 0]
        sets = [chosen for size in range(1, len(useful) + 1) for chosen in combinations(useful, size)]
        most = max((sum(plan.value for plan in chosen), len(chosen)) for chosen in sets if feasible(state, chosen))
        assert abs(max(turn.value for turn in turn_plans(state, 0)) - most[0]) < 1e-9
        assert all(turn.ap <= points for turn in turn_plans(state, 0))
        sizes.add(most[1])
    assert max(sizes) >= 3, "otherwise pairs would do"


def test_at_the_end_prestige_is_worth_more_than_wealth() -> None:
    state = bare(2)
    for deck in range(3):
        state.decks[deck] = state.decks[deck][:16]
    state.active_decks = 0b111
    assert turns_left(state) < 2
    state.wealth[0] = 30
    run(state, {"do": "gain", "wealth": 3, "prestige": 3, "either": True})
    assert best(state) == "kind prestige"


def test_worth_of_wealth_falls() -> None:
    state = bare()
    steps = [wealth_value(state, amount + 1, 5.0) - wealth_value(state, amount, 5.0) for amount in range(60)]
    assert all(later <= earlier + 1e-9 for earlier, later in pairwise(steps))
    assert abs(wealth_value(state, 30, 0.0) - 3.0 * 0.8 - 2.7) < 1e-9


def test_evaluation_of_a_finished_game_is_its_score() -> None:
    state = play(("random", "random"), 1)
    assert [evaluate(state, seat) for seat in range(2)] == [state.score(seat).total for seat in range(2)]
    assert boomtown.game("sprawl").swing > 0


def test_the_cache_of_shares_never_grows_beyond_its_limit() -> None:
    payouts = bare().components.payouts
    cache = ShareCache(payouts, most_entries=5)
    for first, second in 3 * list(combinations(range(6), 2)):
        assert cache.shares(2, first | second << 6, 4) == shares_of(payouts[4], [first, second])
        assert len(cache.entries) <= 5
