"""C6: where a card may lie."""

import random

import pytest

from boomtown.games.carson.bits import members
from boomtown.games.carson.city import City, empty_city
from boomtown.games.carson.grid import connected, parcel_at, parcel_position
from boomtown.games.carson.scoring import city_points
from boomtown.games.carson.view import city_rows
from tests.games.carson.table import COMPONENTS, LETTERS, act, allowed, asks, card, city, deal, offers, spot
from tests.games.carson.test_scoring import ALEX_CARDS
from tests.support import rule

# The situation of the published examples: one mine, one prison, four mountains.
EXAMPLE = ("MNM.@0,0", "PM.M@2,0")


@rule("C6.3", "C6.4")
def test_published_example_a_mine_beside_the_mountains_is_allowed() -> None:
    assert allowed(city(*EXAMPLE), "NM..", "1,1")
    assert city_points(city(*EXAMPLE, "NM..@1,1"), False) == 12


@rule("C6.3")
def test_published_example_corner_contact_is_not_allowed() -> None:
    assert not allowed(city(*EXAMPLE), "NM..", "4,2")


@rule("C6.8")
def test_published_example_a_prison_may_not_be_covered_by_a_mountain() -> None:
    assert not allowed(city(*EXAMPLE), "NM..", "1,0")


@rule("C6.6")
def test_published_example_a_mountain_may_cover_a_mountain() -> None:
    assert allowed(city(*EXAMPLE), "NM..", "2,1")
    assert city_points(city(*EXAMPLE, "NM..@2,1"), False) == 8


def test_every_step_of_the_published_city_is_allowed() -> None:
    built = empty_city(COMPONENTS)
    for text in ALEX_CARDS:
        face, _, place = text.partition("@")
        here = spot(place, (5, 5))
        assert built.spots(card(face), False, False) >> here & 1, text
        built = built.lay(card(face), here)
    assert built.built.bit_count() == 47


@rule("C6.1")
def test_the_first_card_has_one_spot_from_which_the_grid_is_counted() -> None:
    assert members(empty_city(COMPONENTS).spots(card("N..."), False, False)) == [parcel_at(0, 0)]


@rule("C6.1")
def test_cards_may_be_shifted_by_one_parcel_and_are_never_turned() -> None:
    one = city("N...@0,0")
    assert allowed(one, "...M", "2,1")
    assert allowed(one, "...M", "2,-1")
    assert not allowed(one, "...M", "-1,-1"), "only a turned card could lie there"


@rule("C6.2")
def test_the_box_is_eight_by_eight_wherever_it_lies() -> None:
    row = city("H...@0,0", "H...@2,0", "H...@4,0", "H...@6,0")
    assert not allowed(row, ".M..", "8,0")
    assert not allowed(row, ".M..", "7,1")
    assert not allowed(row, ".M..", "-1,1")
    assert allowed(row, ".M..", "6,2")
    three = city("H...@0,0", "H...@2,0", "H...@4,0")
    assert allowed(three, ".M..", "-2,0")
    assert allowed(three, ".M..", "6,0")
    assert not allowed(city("H...@0,0", "H...@2,0", "H...@4,0", "H...@-2,0"), ".M..", "6,0")


@rule("C6.3")
def test_contact_needs_a_side() -> None:
    one = city("H...@0,0")
    for place in ("2,0", "2,1", "2,-1", "-2,0", "-2,1", "0,2", "1,2", "0,-2", "-1,-2"):
        assert allowed(one, ".M..", place), place
    for place in ("2,2", "2,-2", "-2,2", "-2,-2", "3,0", "0,3", "5,5"):
        assert not allowed(one, ".M..", place), place


@rule("C6.3", "C6.5")
def test_lying_on_the_city_is_contact_even_wholly() -> None:
    assert allowed(city("H...@0,0"), "H..H", "0,0")
    assert allowed(city("..HT@0,0"), "N...", "0,-1"), "two parcels on the empty row"


@rule("C6.4", "C10.1")
def test_only_the_parcels_on_top_count() -> None:
    built = city("H...@0,0", ".MM.@0,1")
    assert city_rows(built) == ["H.", ".M", "M."]
    assert built.built.bit_count() == 6


@rule("C6.5", "C6.8")
def test_an_empty_parcel_takes_everything_but_gives_way_to_nothing_else() -> None:
    assert allowed(city("H...@0,0"), "N...", "1,1")
    assert not allowed(city("...H@0,0"), "N...", "0,0"), "an empty parcel would cover the house"


@rule("C6.6")
def test_identical_parcels_may_cover_each_other() -> None:
    for face in ("H...", "T...", "M...", "N...", "R...", "B...", "D...", "K...", "S...", "L...", "P..."):
        assert allowed(city(face + "@0,0"), face, "0,0"), face
    assert not allowed(city("R...@0,0"), "N...", "0,0")


@rule("C6.7")
def test_only_a_townhouse_improves_a_house() -> None:
    assert allowed(city("H...@0,0"), "T...", "0,0")
    assert not allowed(city("T...@0,0"), "H...", "0,0")
    assert not allowed(city("H...@0,0"), "L...", "0,0")
    assert not allowed(city("T...@0,0"), "L...", "0,0")


@rule("C6.9", "C6.10")
def test_outlaws_may_be_covered_only_in_a_lawful_city() -> None:
    wild = city("OHTH@0,0")
    assert not allowed(wild, "...M", "-1,-1")
    assert allowed(wild, "...M", "-1,-1", "sheriff")
    assert not allowed(wild, "...M", "-1,-1", "captain")
    tamed = city("OHTH@0,0", "P...@2,0")
    assert allowed(tamed, "...M", "-1,-1")


@rule("C6.10")
def test_outlaws_do_not_cover_outlaws() -> None:
    assert not allowed(city("OHTH@0,0"), "SL.O", "-1,-1")
    assert allowed(city("OHTH@0,0"), "SL.O", "-1,-1", "sheriff")


@rule("C6.11")
def test_a_prison_on_the_new_card_comes_too_late_for_that_card() -> None:
    assert not allowed(city("OHTH@0,0"), ".M.P", "-1,-1")
    assert allowed(city("OHTH@0,0"), ".M.P", "-1,-1", "sheriff")
    later = city("OHTH@0,0", ".M.P@2,0")
    assert allowed(later, "...M", "-1,-1")


@rule("C6.9")
def test_a_city_is_lawful_with_the_sheriff_or_a_prison_in_sight() -> None:
    assert city("P...@0,0").lawful(False)
    assert not city("H...@0,0").lawful(False)
    assert city("H...@0,0").lawful(True)


@rule("C6.9", "C6.6", "C6.8")
def test_a_prison_is_covered_by_a_prison_alone_and_the_city_stays_lawful() -> None:
    built = city("OHTH@0,0", "P...@2,0")
    assert not allowed(built, "N...", "2,0")
    assert allowed(built, "PM.M", "2,0")
    covered = city("OHTH@0,0", "P...@2,0", "PM.M@2,0")
    assert covered.lawful(False)
    assert allowed(covered, "...M", "-1,-1"), "the outlaws still give way"


@rule("C6.9", "C6.4")
def test_a_prison_out_of_sight_does_not_help() -> None:
    # No rule lets a house lie on a prison; it is laid by hand here.
    hidden = city("OHTH@0,0", "P...@2,0", "H...@2,0")
    assert not hidden.lawful(False)
    assert not allowed(hidden, "...M", "-1,-1")


@rule("C6.12")
def test_the_captain_adds_one_row_or_one_column() -> None:
    row = city("H...@0,0", "H...@2,0", "H...@4,0", "H...@6,0")
    assert not allowed(row, ".M..", "7,1")
    assert allowed(row, ".M..", "7,1", "captain")
    assert not allowed(row, ".M..", "8,0", "captain")
    wide = city("H...@0,0", "H...@2,0", "H...@4,0", "H...@6,0", "...M@7,1", "H...@0,2", "H...@0,4", "H...@0,6")
    assert wide.box[1] - wide.box[0] == 8
    assert not allowed(wide, "T...", "0,7", "captain"), "nine by nine is too much"
    assert allowed(wide, ".M..", "2,6", "captain")


@rule("C6.12")
def test_the_captain_counts_from_the_moment_he_is_owned() -> None:
    row = city("H...@0,0", "H...@2,0", "H...@4,0", "H...@6,0")
    state = deal(4, terrain=[".M.."], character="captain", owned={0: ["chinese_worker"]}, cities={0: row})
    act(state, 0, "use chinese_worker")
    for seat, value in enumerate((9, 1, 2, 3)):
        act(state, seat, f"bid {value}")
    act(state, 0, "take 0", "take 1")
    assert asks(state) == (0, "carson-ask-place")
    assert "place 7 1" in offers(state, 0)


def test_coordinates() -> None:
    for parcel in range(256):
        assert parcel_at(*parcel_position(parcel)) == parcel


# The same rules written again without masks, to count against.


def brute_force(of: City, face: str, sheriff: bool, captain: bool) -> set[tuple[int, int]]:
    """All spots for a card, tried one by one on a dictionary of letters."""
    seen: dict[tuple[int, int], str] = {}
    for kind, mask in enumerate(of.kinds):
        for parcel in members(mask):
            seen[parcel_position(parcel)] = LETTERS[kind]
    lawful = sheriff or "P" in seen.values()
    spots = set()
    for x in range(-20, 21):
        for y in range(-20, 21):
            new = {(x, y): face[0], (x + 1, y): face[1], (x, y + 1): face[2], (x + 1, y + 1): face[3]}
            sides = {(a + b, c + d) for a, c in new for b, d in ((1, 0), (-1, 0), (0, 1), (0, -1), (0, 0))}
            if not sides & set(seen):
                continue
            if not all(may_cover(letter, seen.get(place), lawful) for place, letter in new.items()):
                continue
            width, height = span([a for a, _ in {**seen, **new}]), span([b for _, b in {**seen, **new}])
            if max(width, height) <= 8 or (captain and max(width, height) == 9 and min(width, height) <= 8):
                spots.add((x, y))
    return spots


def may_cover(new: str, old: str | None, lawful: bool) -> bool:
    if old is None or old == ".":
        return True
    if old == "O":
        return lawful
    return new == old or (new == "T" and old == "H")


def span(numbers: list[int]) -> int:
    return max(numbers) - min(numbers) + 1


def random_city(seed: int, cards: int, sheriff: bool, captain: bool) -> City:
    chance = random.Random(seed)
    built = empty_city(COMPONENTS)
    for number in chance.sample(range(96), cards):
        spots = members(built.spots(number, sheriff, captain))
        if spots:
            built = built.lay(number, chance.choice(spots))
    return built


# Ten fixed cities: (seed, cards, Sheriff, Captain) and the number of spots for all 96 cards together.
PERFT = [
    (1, 1, False, False, 1637), (2, 2, False, False, 2351), (3, 3, True, False, 2338), (4, 5, False, False, 1898),
    (5, 8, False, True, 2693), (6, 11, False, False, 798), (7, 14, True, False, 499), (8, 14, False, True, 1095),
    (9, 17, True, True, 403), (10, 20, False, False, 54),
]  # fmt: skip


@pytest.mark.parametrize(("seed", "cards", "sheriff", "captain", "spots"), PERFT)
def test_perft_of_placements_against_brute_force(
    seed: int, cards: int, sheriff: bool, captain: bool, spots: int
) -> None:
    built = random_city(seed, cards, sheriff, captain)
    assert sum(built.spots(number, sheriff, captain).bit_count() for number in range(96)) == spots
    for number in range(96):
        face = COMPONENTS.terrain[number].letters
        counted = {parcel_position(parcel) for parcel in members(built.spots(number, sheriff, captain))}
        assert counted == brute_force(built, face, sheriff, captain), face


def test_connected_pieces() -> None:
    assert connected(city("H...@0,0", "H...@2,1").built)
    assert not connected(city("H...@0,0").built | city("H...@0,0", "H...@2,2").built)
