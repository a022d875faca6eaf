"""Where the printed rules leave something open: what RULES.md decides, each test with its paragraph."""

from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.effects.effect import enact
from boomtown.games.coloma.goods import gain, gold_price, take_from_cart
from boomtown.games.coloma.graveyard import bury
from boomtown.games.coloma.scoring import lines, winners
from boomtown.games.coloma.shade import shade_turn
from boomtown.games.coloma.shootout import ranking, run_shootout, run_year_end, town_wins
from boomtown.games.coloma.state import NEUTRAL, NOBODY, gunmen_of, numbers_in
from boomtown.games.coloma.steps import EVENT_FOR, ROUND, SHOOTOUT, YEAR_END
from boomtown.games.coloma.wheel import busted, copied, crowds, signpost
from tests.games.coloma.helpers import (
    BARREL_IDS,
    COMPONENTS,
    TABLE_IDS,
    VERBS,
    at_barker,
    barrel,
    be,
    bridges,
    can,
    cards,
    do,
    effect,
    empty_deck,
    gained,
    have,
    hold,
    lands,
    new,
    offers,
    own,
    park,
    stock,
    table,
    turn,
    used,
    why,
)
from tests.support import rule


@rule("K4.5")
def test_event_5_with_a_tent_is_two_trades() -> None:
    for tent, trades in ((0b00000, 1), (0b10000, 2)):
        state = table()
        stock(state, 0, gold=3, event_tents=tent)
        state.agenda = [(EVENT_FOR, 0, 4)]
        state._legal = [None] * 3
        state.advance()
        do(state, *["yes"] * trades)
        assert (state.points[0], state.gold[0]) == (3 * trades, 3 - trades)
        assert state.over  # no further trade is offered, though gold is left


@rule("K4.2")
def test_the_signpost_never_copies_the_barrel() -> None:
    assert COMPONENTS.signpost_offset == 2
    state = table()
    for site in range(SITES):
        state.barker = site
        assert copied(state) != site


@rule("K5.1")
def test_a_pioneer_on_the_covered_site_stands_on_the_barker() -> None:
    state = table()
    own(state, 0, "undertaker", "trading_post")
    stock(state, 0, dudes=5, bucks=5)
    turn(state, 0, 5, barker=5)
    assert can(state, "use trading_post")
    assert not can(state, "use undertaker")
    assert not can(state, "common tents")


@rule("K5.2")
def test_a_bust_on_the_barker_blocks_the_barrel_only() -> None:
    state = table()
    own(state, 0, "saloon")
    stock(state, 0, bucks=5)
    at_barker(state, 0, bust=1)
    assert offers(state) == ["common action", "end"]  # the Saloon names site 1, not the Barker


@rule("K5.6")
def test_a_bust_left_on_the_signpost_is_a_bust_of_that_site() -> None:
    state = table()
    be(state, 0, "gambler")
    own(state, 0, "ferry_landing")
    stock(state, 0, bucks=5, dudes=2)
    turn(state, 0, 2, barker=5, bust=2)
    assert can(state, "use ferry_landing") and can(state, "specialty")
    assert not can(state, "boom")


@rule("K5.6", "K5.7")
def test_so_is_a_copied_bust_for_the_own_number_only() -> None:
    state = table()
    own(state, 0, "ferry_landing", "saloon")
    stock(state, 0, bucks=5, dudes=2)
    turn(state, 0, 2, barker=5, bust=1)
    assert can(state, "use ferry_landing")
    assert not can(state, "use saloon")


@rule("K5.8")
def test_a_copied_wheelbarrow_brings_nothing_else_of_site_1() -> None:
    state = table()
    own(state, 0, "outfitter", "saloon")
    turn(state, 0, 2, barker=5, bust=4)
    do(state, "boom")
    assert can(state, "use outfitter")
    assert not can(state, "use saloon") and not can(state, "mill shovel")


@rule("K6.3")
def test_each_ability_once_per_turn() -> None:
    state = table()
    barrel(state, 0, "lantern")
    turn(state, 0, 1)
    do(state, "open lantern", "site 1", "mill wheelbarrow")
    assert not can(state, "boom")  # the mill was the whole wheelbarrow action


@rule("K7.6")
def test_boom_here_is_the_printed_boom() -> None:
    state = table()
    own(state, 0, "carpenters_hall")
    hold(state, 0, "saloon")
    stock(state, 0, gold=1, dudes=1)
    turn(state, 0, 3, barker=1, bust=2)  # the Signpost covers site 3 and copies the Bust of site 2
    do(state, "use carpenters_hall")
    assert offers(state) == ["build saloon", "done"]


@rule("K7.2")
def test_a_new_building_is_inert_but_counts() -> None:
    state = table()
    hold(state, 0, "sawmill", "saloon")
    stock(state, 0, bucks=4, gold=1, dudes=4)
    turn(state, 0, 3)
    do(state, "common", "build sawmill", "gold 0")
    assert not can(state, "use sawmill")
    assert {line.key: line.points for line in lines(state, 0)}["buildings"] == 6


@rule("K7.4")
def test_discounts_stack_stop_at_zero_and_are_spent() -> None:
    state = table()
    be(state, 0, "foreman")
    own(state, 0, "surveyors_office", "ferry_landing")
    stock(state, 0, bucks=1, gold=0, dudes=1)
    turn(state, 0, 2, bust=2)
    do(state, "specialty", "use surveyors_office", "use ferry_landing", "river 3")
    assert (state.bucks[0], state.dudes[0]) == (0, 1)  # $2 - 1; one dude less twice is none
    assert len(state.discounts) == 1  # the Foreman's is spent, the office's is not


@rule("K3.8")
def test_gold_pays_at_the_price_before_payment() -> None:
    state = table(3)
    state.gold_supply = 5
    assert gold_price(state) == 2  # the last nugget of the middle pool is gone
    stock(state, 0, bucks=0, gold=1, dudes=1)
    turn(state, 0, 2)
    do(state, "common", "river 3")
    assert gold_price(state) == 1  # the river gave a nugget of the bottom pool
    assert (state.gold[0], state.gold_cart) == (1, 1)  # but $2 were paid with one


@rule("K3.5", "K3.9")
def test_taking_gold_moves_the_price_and_a_full_supply_means_three() -> None:
    state = table()
    state.gold_supply = 15
    assert gold_price(state) == 3
    gain(state, 0, [0, 6, 0, 0, 0, 0, 0])
    assert gold_price(state) == 2


@rule("K3.6", "K7.9")
def test_missing_nuggets_are_bucks_but_not_from_the_cart() -> None:
    state = table()
    stock(state, 0, gold=0, bucks=0)
    state.gold_supply, state.gold_cart = 1, 0
    gain(state, 0, [0, 2, 0, 0, 0, 0, 0])
    take_from_cart(state, 0, 2)
    assert (state.gold[0], state.bucks[0]) == (1, 1)


@rule("K4.3")
def test_events_from_the_sheriff_clockwise() -> None:
    state = table(4)
    state.sheriff = 2
    state.gold_supply = 3
    before = [have(state, seat) for seat in range(4)]
    state.barker, state.round, state.agenda = 0, 0, [(ROUND, 0)]
    state.advance()  # event 2: a nugget each, and there are three
    assert [gained(state, seat, before[seat]) for seat in (2, 3, 0, 1)] == [{"gold": 1}] * 3 + [{"bucks": 1}]
    for seat in range(4):
        stock(state, seat, gold=2, event_tents=0b10000)
    state.barker, state.round, state.agenda = 3, 3, [(ROUND, 0)]
    state._legal = [None] * 4
    state.advance()  # event 5: two trades each, and nobody waits for the second until all had the first
    asked = []
    while can(state, "yes"):
        asked.append(state.pending()[0])
        do(state, "yes")
    assert asked == [2, 2, 3, 3, 0, 0, 1, 1]


@rule("K3.10", "K7.5")
def test_missing_cards_score_during_a_sift_too() -> None:
    state = table()
    hold(state, 0, "saloon")
    empty_deck(state, 0)
    state.top[0] = (0, 1)
    enact(state, 0, COMPONENTS.barrels[BARREL_IDS.index("blueprints")].fx)
    state.advance()
    assert state.points[0] == 3
    assert state.hand[0].bit_count() == 3


@rule("K3.11")
def test_returned_cards_are_placed_one_by_one() -> None:
    state = new(2)
    first = numbers_in(state.hand[0])
    for seat in range(2):
        state.apply(seat, state.legal(seat)[0])
    assert state.top[0] == (first[0],)
    assert len(state.legal(0)) == 10


@rule("K8.2")
def test_the_first_space_pays_nothing_and_zero_spaces_give_nothing() -> None:
    state = table()
    stock(state, 0, horses=2)
    park(state, 0, "georgetown")
    turn(state, 0, 4)
    before = have(state, 0)
    do(state, "common", "done")
    assert gained(state, 0, before) == {}
    do(state, "boom", "ride greenwood")
    assert gained(state, 0, before) == {"bucks": 1}
    assert not can(state, "ride georgetown")


@rule("K8.5")
def test_jumping_needs_a_step_for_the_landing() -> None:
    state = table(4)
    stock(state, 0, horses=1)
    for seat, space in ((1, "lotus"), (2, "salmon_falls"), (3, "shingle_springs")):
        park(state, seat, space)
    turn(state, 0, 4)
    do(state, "common")
    assert can(state, "ride folsom") and can(state, "ride diamond_springs") and can(state, "ride shoe_7")


@rule("K8.3", "K8.7")
def test_benefits_on_entry() -> None:
    state = table()
    stock(state, 0, horses=2)
    turn(state, 0, 4)
    before = have(state, 0)
    do(state, "common", "ride gold_hill")
    assert gained(state, 0, before) == {"gold": 1}


@rule("K9.4")
def test_barrels_and_specialties_between_the_steps_of_a_wagon() -> None:
    state = table()
    be(state, 0, "banker")
    barrel(state, 0, "whiskey", "strongbox", "trail_map", "lantern")
    stock(state, 0, horses=3, bucks=0)
    turn(state, 0, 4)
    do(state, "common", "open whiskey")
    assert can(state, "open trail_map")  # nothing has moved yet
    do(state, "ride lotus", "open strongbox", "specialty")
    assert (state.points[0], state.bucks[0]) == (4, 1 + 5 + 1)
    assert not can(state, "open trail_map")
    assert why(state, "open lantern") == ("coloma-wagon-under-way", "K9.4")


@rule("K8.2", "K9.4")
def test_a_wagon_moved_by_a_barrel_first_starts_where_it_came_to() -> None:
    state = table()
    barrel(state, 0, "trail_map")
    stock(state, 0, horses=1)
    turn(state, 0, 4)
    do(state, "common", "open trail_map", "ride lotus", "done")
    assert can(state, "ride coloma") and not can(state, "ride lotus")


@rule("K9.2")
def test_every_barrel_gain_adds_outlaws() -> None:
    state = table()
    stock(state, 0, horses=1)
    park(state, 0, "shoe_3")
    turn(state, 0, 4)
    do(state, "common", "ride hangtown", "benefit stop", "take 4")
    assert state.outlaws == 5


@rule("K9.5")
def test_a_used_barrel_stays_a_paid_one_goes() -> None:
    state = table()
    be(state, 0, "vigilante")
    barrel(state, 0, "nuggets")
    stock(state, 0, dudes=1)
    turn(state, 0, 1)
    do(state, "open nuggets")
    assert len(state.used_barrels[0]) == 1 and sum(state.discarded) == 0
    do(state, "specialty", "yes", "row 7")
    assert sum(map(len, state.used_barrels)) == 0 and sum(state.discarded) == 1


@rule("K7.11")
def test_extra_rows_do_not_use_up_the_row_of_the_turn() -> None:
    state = table()
    be(state, 0, "gunslinger")
    stock(state, 0, dudes=3, tents=0)
    turn(state, 0, 5)
    do(state, "common", "row 5", "specialty", "row 7")
    assert gunmen_of(state, 0) == 3


@rule("K7.11")
def test_helpers_come_from_the_own_supply() -> None:
    state = table()
    stock(state, 0, dudes=3, graves=6)
    state.dude_supply[0] = 1
    barrel(state, 0, "rifles")
    turn(state, 0, 1)
    do(state, "open rifles")
    assert can(state, "row 2") and not can(state, "row 1")


@rule("K6.15")
def test_the_tent_of_site_5_may_be_planted_at_once() -> None:
    state = table()
    stock(state, 0, tents=0)
    turn(state, 0, 5)
    assert not can(state, "common tents")
    do(state, "boom", "common tents", "plant event3")
    assert state.event_tents[0] == 0b100


@rule("K7.12")
def test_adjacency_is_checked_when_planting() -> None:
    state = table()
    stock(state, 0, tents=2)
    park(state, 0, "folsom")
    turn(state, 0, 5)
    do(state, "common tents")
    assert can(state, "plant mormon_island") and not can(state, "plant bear_river")


@rule("K10.2", "K10.4")
def test_neutrals_rank_but_pass_on_nothing() -> None:
    state = table(2)
    state.rows[3] = 0  # three gunmen too, but a row further back
    assert ranking(state) == [NEUTRAL, 0]
    state.tables = [TABLE_IDS.index("last_stand")] * 3
    before = have(state, 0)
    run_shootout(state, (0, 0))
    state.agenda = state.agenda[1:]
    state.advance()
    assert gained(state, 0, before)["points"] == 5


@rule("K10.5")
def test_the_badge_goes_to_the_top_even_after_a_loss() -> None:
    state = table(3)
    state.sheriff = 0
    state.rows[6] = 2
    state.outlaws = 9
    assert not town_wins(state)
    state.agenda = []
    run_year_end(state, (0, 0))
    assert state.sheriff == 2


@rule("K10.6")
def test_rewards_then_burials_then_the_badge_then_the_year_end() -> None:
    state = table(4)
    state.tables = [TABLE_IDS.index("siege")] * 3
    state.sheriff, state.barker, state.outlaws = 2, 4, 0
    state.rows = [3, 1, *[NOBODY] * 5]
    stock(state, 3, dudes=6)  # five more stand in the first row, one is in the supply
    stock(state, 0, dudes=12)
    told: list[tuple[str, object, int, int]] = []
    state.listener = lambda event: told.append((event.key, event.params.get("seat"), state.sheriff, state.rows[0]))
    state.agenda = [(YEAR_END, 0), (SHOOTOUT, 0)]
    state.advance()
    assert told[1:8] == [
        ("coloma-gained-dudes", 3, 2, 3),
        ("coloma-gained-points", 3, 2, 3),
        ("coloma-gained-dudes", 1, 2, 3),
        ("coloma-gained-points", 1, 2, 3),
        ("coloma-buried", 2, 2, 3),  # from the Sheriff on
        ("coloma-buried", 0, 2, 3),
        ("coloma-badge", 3, 3, 3),  # the first row still stands
    ]
    assert told[8][0] == "coloma-round" and state.rows == [NOBODY] * 7
    # One of the three dudes was in the supply; the five gunmen came back only afterwards, and event 1 gave two.
    assert (state.dudes[3], state.dude_supply[3]) == (6 + 1 + 2, 3)


@rule("K7.7")
def test_burying_stops_but_as_a_cost_it_must_be_whole() -> None:
    state = table()
    stock(state, 0, dudes=3, bucks=0, gold=0, graves=6)
    assert not effect("pay", cost={"bury": 1}, get=[{"do": "gain", "gold": 2}]).can(state, 0)
    bury(state, 0, 2)
    assert state.graves[0] == 6


@rule("K6.6", "K6.7")
def test_any_free_canyon_space_and_bridges_hide_nothing() -> None:
    state = table()
    bridges(state, "canyon")
    stock(state, 0, bucks=9, dudes=9, rivers=0b1000)
    turn(state, 0, 2)
    do(state, "common", "bridge canyon", *(["gold 0"] if state.gold[0] else []))
    assert {line.key: line.points for line in lines(state, 0)}["rivers"] == 4


@rule("K3.3")
def test_rivers_never_run_out_but_bridges_do() -> None:
    state = table(6)
    bridges(state)
    for seat in range(6):
        stock(state, seat, bucks=9, gold=0, dudes=9, rivers=0b111)
        turn(state, seat, 2)
        do(state, "common")
        assert offers(state) == ["river 4", "done"]
        do(state, "river 4")
    assert state.rivers == [0b1111] * 6


@rule("K12.3", "K12.4")
def test_hotels_count_with_the_others_and_guests_leave() -> None:
    state = table(3, hotels=True)
    stock(state, 0, dudes=4, hotels=1, bridges=1 << 5)  # the Merchants' Bridge
    turn(state, 0, 5)
    do(state, "common guests", "guests 2")
    assert {line.key: line.points for line in lines(state, 0)}["bridge-merchants"] == 2
    state.agenda = []
    run_year_end(state, (0, 0))
    assert (state.guests[0], state.points[0]) == (0, 4)


@rule("K13.2")
def test_buster_counts_on_the_covered_site() -> None:
    state = table(2)
    state.pioneers = [1, 2]
    state.buster = state.barker
    assert crowds(state)[state.barker] == 1


@rule("K14.1", "K14.3")
def test_the_mule_duel_keeps_the_neutral_row_and_covered_events() -> None:
    state = table(2, mules=True)
    assert state.rows[2] == NEUTRAL
    assert (sum(state.bridge_stock), len(state.prices) - 1) == (6, 12)  # the stock for two
    state.sheriff = 1
    told: list[tuple[str, object]] = []
    state.listener = lambda event: told.append((event.key, event.params.get("seat")))
    assert state.barker == 0
    for seat in range(2):
        state.apply(seat, VERBS.duel.code(3 + seat, 1))  # both mules go under the Barker
    eaten = [row for row in told if row[0] in ("coloma-gained-dudes", "coloma-bust")]
    assert eaten == [("coloma-gained-dudes", 1), ("coloma-gained-dudes", 0), ("coloma-bust", None)]
    assert state.carrots == [0b11110, 0b11110]


@rule("K15.1", "K15.7")
def test_specialties_at_random_and_homesteader_in_any_turn() -> None:
    state = new(6, 4, specialties="deluxe")
    assert len(set(state.specialty)) == 6
    state = table()
    be(state, 0, "homesteader")
    hold(state, 0, "saloon", "ferry_landing")
    stock(state, 0, tents=3, gold=5, dudes=5)
    turn(state, 0, 4)
    do(state, "specialty", "yes", "build saloon", "specialty", "yes", "build ferry_landing")
    assert state.built[0] == cards("saloon", "ferry_landing")


@rule("K15.6", "K15.8")
def test_robber_from_any_source_and_range_rider_not_for_jumps() -> None:
    state = table()
    be(state, 0, "robber")
    barrel(state, 0, "trail_map")
    stock(state, 0, gold=0)
    state.gold_cart = 2
    turn(state, 0, 1)
    do(state, "open trail_map", "yes")
    assert state.gold[0] == 2
    state = table()
    be(state, 0, "range_rider")
    hold(state, 0)
    stock(state, 0, horses=2)
    park(state, 0, "gold_hill")
    park(state, 1, "shoe_3")
    turn(state, 0, 4)
    do(state, "common", "ride hangtown")
    assert state.hand[0] == 0  # Horseshoe 3 was jumped
    do(state, "ride shoe_6")
    assert state.hand[0].bit_count() == 1  # Horseshoe 6 was entered


@rule("K11.9")
def test_still_tied_is_shared() -> None:
    state = table(3)
    for seat in range(3):
        stock(state, seat, points=5, gold=1, bucks=1, dudes=1, tents=1, horses=1)
    assert winners(state) == [0, 1, 2]


@rule("K16.3")
def test_shade_skips_what_it_cannot_do_and_its_dudes_never_return() -> None:
    state = table(1)
    state.barker, state.bust, state.pioneers = 0, 2, [0, 4]
    shade_turn(state)
    state.agenda = []
    run_year_end(state, (0, 0))
    assert (state.dudes[1], state.removed) == (7, 5)
    assert new(1).sheriff == 1


@rule("K16.2")
def test_shade_and_buster_never_meet() -> None:
    for seed in range(20):
        state = table(1, seed)
        do(state, "site 3")
        assert state.pioneers[1] != state.buster


def test_signpost_and_bust_agree_on_every_wheel_position() -> None:
    state = table()
    for barker in range(SITES):
        for bust in range(SITES):
            state.barker, state.bust = barker, bust
            expected = {bust} | ({signpost(state)} if copied(state) == bust else set())
            assert {site for site in range(SITES) if busted(state, site)} == expected
    used(state, 0)
    assert lands("cosumnes") == 4
