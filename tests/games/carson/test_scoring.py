"""C10 to C12: what cities and characters are worth."""

from boomtown.games.carson.bits import members
from boomtown.games.carson.city import City
from boomtown.games.carson.counts import CityCounts
from boomtown.games.carson.scoring import total
from boomtown.games.carson.view import city_rows
from tests.games.carson.table import COMPONENTS, GAME, LETTERS, card, city, deal, drawn, people, points
from tests.support import rule

# The city of the published example, built with cards of our decks; every step is legal.
ALEX_CARDS = (
    "M.N.@5,5", ".NMM@3,5", "PM.M@2,4", "MNM.@1,5", "...R@1,2", ".L..@3,2", "...M@0,4",
    "..LH@4,3", "N..M@6,6", ".MH.@2,6", "HTKO@5,2", "..DK@3,0", "T...@6,4", "TOSH@5,0",
)  # fmt: skip
ALEX_ROWS = [
    "---..TO-", "---DKSH-", "-...LHT-", "-.R..KO-", "..PMLHT.", ".MNMNM..", "-M.MMNN.", "--H.--.M",
]  # fmt: skip
ALEX_CHARACTERS = ("doctor", "teacher", "banker", "lawyer")


def alex() -> City:
    return city(*ALEX_CARDS)


@rule("C12.1")
def test_the_published_city_scores_109_line_by_line() -> None:
    assert city_rows(alex()) == ALEX_ROWS
    assert points(alex(), *ALEX_CHARACTERS) == {
        "mine": 28,
        "ranch": 6,
        "drugstore": 3,
        "bank": 23,
        "saloon": 16,
        "hotel": 6,
        "outlaws": 0,
        "character:lawyer": 0,
        "character:doctor": 5,
        "character:banker": 8,
        "character:teacher": 14,
    }
    assert sum(points(alex(), *ALEX_CHARACTERS).values()) == 109


@rule("C10.3", "C10.5", "C10.6", "C12.1")
def test_the_published_city_scores_parcel_by_parcel() -> None:
    assert parts("N") == [(0, 4), (0, 4), (0, 10), (0, 10)], "mines"
    assert parts("K") == [(4, 5), (4, 10)], "two banks: 8 for the mines of the city, 15 for the homes beside them"
    assert parts("D") == [(1, 2)], "the drugstore: 1 for the ranch of the city, 2 for the homes beside it"
    assert parts("R") == [(0, 6)] and parts("S") == [(0, 16)] and parts("L") == [(3, 0), (3, 0)]


def parts(letter: str) -> list[tuple[int, int]]:
    """Of each parcel of a kind in the published city, what the whole city and what the neighbours bring it."""
    kind = COMPONENTS.kinds[LETTERS.index(letter)]
    counts = CityCounts(alex(), True)
    parcels = members(alex().kinds[kind.index])
    return sorted((counts.each(kind), counts.neighbour_points(kind, parcel)) for parcel in parcels)


def test_the_published_city_with_a_fifth_character() -> None:
    extra = {"sheriff": 112, "editor": 121, "indian": 118}
    for name, result in extra.items():
        assert sum(points(alex(), *ALEX_CHARACTERS, name).values()) == result
    alone = {"singer": 16, "settler": 6, "prospector": 12, "cowboy": 3, "grocer": 4}
    for name, worth in alone.items():
        assert points(alex(), name)[f"character:{name}"] == worth


def test_the_published_city_without_its_prison() -> None:
    rows = [row.replace("P", ".") for row in ALEX_ROWS]
    assert sum(points(drawn(*rows), *ALEX_CHARACTERS).values()) == 98


@rule("C10.1")
def test_corners_are_neighbours_and_large_homes_count_twice() -> None:
    assert points(drawn("H--", "-S-", "--T"))["saloon"] == 2 * (1 + 2)
    assert points(drawn("H-", "--", "-S"))["saloon"] == 0


@rule("C10.2")
def test_a_ranch_counts_empty_parcels_but_not_open_spots() -> None:
    assert points(drawn("...", ".R.", "..."))["ranch"] == 8
    assert points(drawn("..-", ".R-", "---"))["ranch"] == 3
    assert points(drawn(".R", "H."))["ranch"] == 2


@rule("C10.2", "C6.9")
def test_outlaws_feed_ranches_only_in_a_lawful_city() -> None:
    assert points(drawn("OR"))["ranch"] == 0
    assert points(drawn("OR", "-P"))["ranch"] == 1
    assert points(drawn("OR"), "sheriff")["ranch"] == 1


@rule("C10.3")
def test_a_mine_counts_mountains_twice() -> None:
    assert points(drawn("MMM", "MNM", "MMM"))["mine"] == 16
    assert points(drawn("MN-M"))["mine"] == 2


@rule("C10.4")
def test_a_drugstore_counts_homes_beside_it_and_ranches_anywhere() -> None:
    assert points(drawn("HD--R", "-T--R"))["drugstore"] == 3 + 2
    assert points(drawn("TTT", "TDT", "TTT"))["drugstore"] == 16


@rule("C10.5")
def test_a_bank_counts_homes_beside_it_and_mines_anywhere() -> None:
    assert points(drawn("HK--N", "-T--N"))["bank"] == 3 + 2


@rule("C10.6")
def test_a_saloon_counts_homes_twice() -> None:
    assert points(drawn("HS", "-L"))["saloon"] == 6
    assert points(drawn("LLL", "LSL", "LLL"))["saloon"] == 32


@rule("C10.7")
def test_a_general_store_counts_homes_beside_it_and_anywhere() -> None:
    assert points(drawn("HG-T"))["general_store"] == 1 + 3


@rule("C10.8")
def test_a_church_counts_homes_anywhere() -> None:
    assert points(drawn("C-H-T", "C---L"))["church"] == 2 * 5


@rule("C10.9")
def test_a_blacksmith_counts_mines_and_ranches() -> None:
    assert points(drawn("B-NN-R"))["blacksmith"] == 3


@rule("C10.10")
def test_a_hotel_is_three() -> None:
    assert points(drawn("L-L"))["hotel"] == 6


@rule("C10.11")
def test_city_hall_counts_itself_and_every_building_but_homes() -> None:
    assert points(drawn("Y"))["city_hall"] == 1
    assert points(drawn("Y-HTMO.LNRP"))["city_hall"] == 1 + 4
    assert points(drawn("HY"))["city_hall"] == 1 + 1


@rule("C10.12")
def test_outlaws_cost_six_unless_the_city_is_lawful() -> None:
    assert points(drawn("O-O"))["outlaws"] == -12
    assert points(drawn("O-O-P"))["outlaws"] == 0
    assert points(drawn("O-O"), "sheriff")["outlaws"] == 0


@rule("C10.13")
def test_the_rest_is_worth_nothing_by_itself() -> None:
    assert points(drawn("HTMP.")) == {}


@rule("C11.1")
def test_characters_with_fixed_points() -> None:
    scores = points(drawn("H"), "heroes", "captain", "doctor", "paperboy")
    assert [scores[f"character:{name}"] for name in ("heroes", "captain", "doctor", "paperboy")] == [6, 6, 5, 3]


@rule("C11.2")
def test_the_auctioneer_gets_seven_for_each_sale() -> None:
    assert [points(drawn("H"), "auctioneer", sold=sold)["character:auctioneer"] for sold in range(4)] == [0, 7, 14, 21]


@rule("C11.3")
def test_characters_that_count_one_building() -> None:
    scores = points(drawn("KK-D-RR-P"), "banker", "grocer", "cowboy", "sheriff")
    assert scores["character:banker"] == 8
    assert scores["character:grocer"] == 4
    assert scores["character:cowboy"] == 6
    assert scores["character:sheriff"] == 3


@rule("C11.4")
def test_the_prospector_counts_mountains_and_mines() -> None:
    assert points(drawn("MM-N"), "prospector")["character:prospector"] == 3


@rule("C11.5")
def test_the_teacher_counts_house_units() -> None:
    assert points(drawn("H-T-L"), "teacher")["character:teacher"] == 5


@rule("C11.6")
def test_the_singer_repeats_the_best_saloon_only() -> None:
    assert points(drawn("HS-SHT"), "singer")["character:singer"] == 2
    assert points(drawn("HST-SH"), "singer")["character:singer"] == 6
    assert points(drawn("H"), "singer")["character:singer"] == 0


@rule("C11.7")
def test_the_settler_counts_each_empty_parcel_once() -> None:
    assert points(drawn("R.R"), "settler")["character:settler"] == 1
    assert points(drawn("R.O"), "settler")["character:settler"] == 1
    assert points(drawn("RO"), "settler", "sheriff")["character:settler"] == 1
    assert points(drawn("...", "RNR"), "settler")["character:settler"] == 3


@rule("C11.8")
def test_the_indian_gets_half_a_point_for_each_uncovered_parcel() -> None:
    forty = drawn(*["........"] * 5)
    assert points(forty, "indian")["character:indian"] == 12
    assert points(forty, "indian", "captain")["character:indian"] == 16
    assert points(drawn("."), "indian")["character:indian"] == 32, "63 halves are rounded up"


@rule("C11.9")
def test_the_undertaker_counts_characters_and_himself() -> None:
    assert points(drawn("H"), "undertaker", "lawyer", "banker")["character:undertaker"] == 6


@rule("C11.10")
def test_the_editor_counts_signs() -> None:
    assert points(drawn("H"), "editor")["character:editor"] == 1
    assert points(drawn("H"), "editor", "lawyer")["character:editor"] == 1 + 4
    assert points(drawn("H"), "editor", "doctor")["character:editor"] == 1 + 1 + 4, "both signs count"
    assert points(drawn("H"), "editor", "auctioneer")["character:editor"] == 2, "no arrow on the Auctioneer"


@rule("C11.11")
def test_the_other_characters_give_nothing_themselves() -> None:
    names = ("governor", "lawyer", "chinese_worker", "gunsmith", "mercenary")
    assert sum(points(drawn("H"), *names).values()) == 0


@rule("C12.1")
def test_a_result_may_be_below_zero() -> None:
    state = deal(4)
    state.cities[0] = city("OHTH@0,0")
    assert state.score(0).total == -6


@rule("C12.2")
def test_a_virtual_player_gets_the_attractiveness_of_its_cards() -> None:
    state = deal(2)
    state.kept[2] = [card("MNM."), card("OHTH")]
    state.owned[2] = people("singer", "sheriff")
    score = state.score(2)
    assert [(line.key, line.points) for line in score.lines] == [("terrain", 10 + 2), ("characters", 5 + 3)]
    assert score.total == 20


@rule("C12.3", "C1.1")
def test_most_points_win_equals_share_and_a_virtual_player_may_win() -> None:
    state = deal(2)
    state.cities[0] = city(".L..@0,0")
    assert state.winners() == [0]
    state.cities[1] = city("L...@0,0")
    assert state.winners() == [0, 1]
    state.kept[3] = [card("...M"), card(".MM.")]
    assert state.winners() == [0, 1, 3], "three points each"
    state.kept[3] = [card("MNM.")]
    assert state.winners() == [3], "a virtual player beats them all"
    assert list(state.rivals()) == [0, 1, 2, 3]


def test_the_live_total_is_the_sum_of_the_lines() -> None:
    for seed in range(6):
        state = GAME.new(3, seed)
        while not state.over:
            seat = state.pending()[-1]
            state.apply(seat, state.legal(seat)[seed % len(state.legal(seat))])
        for seat in range(state.player_count):
            assert total(state, seat) == state.score(seat).total
