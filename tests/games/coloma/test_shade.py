"""K16: alone against Shade."""

import pytest

from boomtown.games.coloma.bot.evaluate import evaluate
from boomtown.games.coloma.scoring import opponents, score, shade_total, winners
from boomtown.games.coloma.shade import shade_lines, shade_turn
from boomtown.games.coloma.state import NEUTRAL, NOBODY, Position
from boomtown.games.coloma.steps import EVENT_FOR, ROUND_END, SHOOTOUT, TURN, YEAR_END
from boomtown.games.coloma.wheel import crowds
from boomtown.text import catalogue, languages
from tests.games.coloma.helpers import (
    BARREL_IDS,
    COMPONENTS,
    LAND_IDS,
    SPACE_IDS,
    TABLE_IDS,
    VERBS,
    can,
    do,
    have,
    hold,
    lands,
    new,
    stock,
    table,
    turn,
)
from tests.support import rule

SHADE = 1


def shade_at(
    site: int, *, barker: int | None = None, bust: int | None = None, state: Position | None = None
) -> Position:
    """Shade takes its turn at a site, away from Barker and Signpost unless told otherwise."""
    state = state or table(1)
    state.barker = (site if barker is None else barker - 1) % 5
    state.bust = (site + 2) % 5 if bust is None else bust - 1
    state.pioneers = [0, site - 1]
    shade_turn(state)
    return state


@rule("K16.1")
def test_the_solo_table() -> None:
    state = new(1)
    assert state.players == 2
    assert len(state.prices) == 13 and state.gold_supply == 11
    assert state.hotel_stock == 4
    assert state.rows == [NOBODY, NOBODY, NEUTRAL, NOBODY, NOBODY, NOBODY, NOBODY]
    assert (state.dudes[SHADE], state.tents[SHADE], state.horses[SHADE]) == (12, 5, 1)
    assert (state.gold[SHADE], state.wagon[SHADE], state.sheriff) == (0, COMPONENTS.start_space, SHADE)
    assert state.event_tents[SHADE] == 0b10000
    assert state.points[SHADE] == 0


@rule("K16.2")
def test_shade_goes_to_a_shown_site_and_buster_to_another() -> None:
    coins = set()
    for seed in range(30):
        state = table(1, seed)
        shown = state.revealed
        assert shown.bit_count() == 2
        state.apply(0, VERBS.site.base + 2)
        assert shown >> state.pioneers[SHADE] & 1
        assert not shown >> state.buster & 1
        coins.add((shown & -shown) == 1 << state.pioneers[SHADE])
    assert coins == {True, False}


@rule("K16.3")
def test_shade_obeys_bust_and_signpost() -> None:
    assert shade_at(1).gold[SHADE] == 2
    assert shade_at(1, bust=1).gold[SHADE] == 1
    # On site 2 under the Signpost it takes one river and the Boom of site 1.
    state = shade_at(2, barker=5, bust=4)
    assert (state.rivers[SHADE].bit_count(), state.gold[SHADE]) == (1, 1)
    # On site 4 under the Signpost with the Bust on site 3 there is no Boom.
    state = shade_at(4, barker=2, bust=3)
    assert (state.hotels[SHADE], state.horses[SHADE]) == (0, 1)


@rule("K16.3")
def test_shade_takes_its_turn_in_order() -> None:
    state = table(1)
    state.revealed = 0b00011
    told: list[object] = []
    state.listener = lambda event: told.append(event.params["seat"]) if event.key == "coloma-turn" else None
    state.apply(0, VERBS.site.base + 4)
    assert told == ["@coloma-shade", 0]


@rule("K16.3")
def test_shades_pioneer_counts_for_the_bust() -> None:
    state = table(1)
    state.pioneers, state.buster = [2, 2], 4
    assert crowds(state) == [0, 0, 2, 0, 1]


@rule("K16.4")
def test_all_of_shades_rivers_are_in_sight() -> None:
    state = table(1)
    for _ in range(3):
        shade_at(2, state=state)
    players = state.view(0)["players"]
    assert isinstance(players, list)
    assert players[SHADE]["rivers"] == [1, 2, 3, 4, 5, 6]


@rule("K16.4")
def test_what_shade_does_at_each_site() -> None:
    assert shade_at(2).rivers[SHADE].bit_count() == 2
    state = table(1)
    state.gold[SHADE] = 2
    shade_at(3, state=state)
    assert (state.hotels[SHADE], state.gold[SHADE], state.hotel_stock) == (2, 0, 2)
    assert shade_at(3).hotels[SHADE] == 1  # no gold for the second
    state = shade_at(4)
    assert SPACE_IDS[state.wagon[SHADE]] in ("hangtown", "georgetown", "folsom", "auburn")
    assert state.horses[SHADE] == 2
    state = shade_at(5)
    assert (state.rows[0], state.dudes[SHADE], state.points[SHADE]) == (SHADE, 7, 1)
    state = shade_at(3, barker=3)
    assert (state.horses[SHADE], len(state.barrels[SHADE])) == (2, 1)


@rule("K16.5")
def test_shades_substitutes() -> None:
    state = table(1)
    state.gold_supply = 1
    shade_at(1, state=state)
    assert (state.gold[SHADE], state.bucks[SHADE]) == (1, 0)
    state = table(1)
    state.hotel_stock = 0
    state.gold[SHADE] = 2
    shade_at(3, state=state)
    assert state.points[SHADE] == 8
    state = table(1)
    state.horses[SHADE], state.horse_supply[SHADE] = 4, 0
    shade_at(3, barker=3, state=state)
    assert (state.horses[SHADE], state.points[SHADE]) == (4, 1)


@rule("K16.1", "K16.5")
def test_shade_has_at_most_four_horses() -> None:
    state = table(1)
    for _ in range(5):
        shade_at(3, barker=3, bust=3, state=state)
    assert (state.horses[SHADE], state.points[SHADE]) == (4, 2)


@rule("K16.5")
def test_shades_barrel_is_the_one_with_most_outlaws() -> None:
    state = table(1)
    kind = state.face_up[4]
    shade_at(3, barker=3, state=state)
    assert state.barrels[SHADE] == (kind,)
    assert state.outlaws == 5
    state = table(1)
    state.face_up[4] = -1
    state.face_up[3] = BARREL_IDS.index("lantern")
    shade_at(3, barker=3, state=state)
    assert state.barrels[SHADE] == (BARREL_IDS.index("lantern"),)


@rule("K16.6")
def test_shades_row_wagon_and_camp() -> None:
    state = table(1)
    state.dudes[SHADE] = 4
    shade_at(5, state=state)
    assert state.rows[0] == NOBODY  # five are needed in the nearest open row
    assert state.land_tents[SHADE] == 0  # the wagon is at Coloma
    state = table(1)
    state.wagon[SHADE] = SPACE_IDS.index("hangtown")
    shade_at(5, state=state)
    assert state.land_tents[SHADE] == lands("crystal_basin", "cosumnes")
    assert state.tents[SHADE] == 3
    shade_at(5, state=state)
    assert state.tents[SHADE] == 3
    assert LAND_IDS[1] == "crystal_basin"
    before = have(state, SHADE)
    towns = []
    for _ in range(4):
        shade_at(4, bust=4, state=state)
        towns.append(state.wagon[SHADE])
    assert len(set(towns)) == 4
    assert have(state, SHADE) == before


@rule("K16.6")
def test_turned_wagon_cards_are_open_and_shuffled_again_after_the_fourth() -> None:
    state = table(1)
    assert state.view(0)["wagon_cards"] == []
    seen = []
    for count in range(1, 4):
        shade_at(4, bust=4, state=state)
        seen.append(SPACE_IDS[state.wagon[SHADE]])
        turned = state.view(None)["wagon_cards"]
        assert isinstance(turned, list)
        assert sorted(turned) == sorted(seen) and len(seen) == count
    shade_at(4, bust=4, state=state)
    assert state.view(0)["wagon_cards"] == []
    shade_at(4, bust=4, state=state)
    assert state.view(0)["wagon_cards"] == [SPACE_IDS[state.wagon[SHADE]]]
    assert "wagon_cards" not in table(2).view(0)


@rule("K16.7")
@pytest.mark.parametrize(("event", "gold", "points"), [(1, 3, 0), (2, 4, 0), (3, 3, 0), (4, 3, 0), (5, 1, 6)])
def test_shades_events(event: int, gold: int, points: int) -> None:
    state = table(1)
    state.gold[SHADE] = 3
    state.agenda = [(EVENT_FOR, SHADE, event - 1)]
    state.advance()
    assert (state.gold[SHADE], state.points[SHADE]) == (gold, points)


def told_at(site: int, state: Position, *, barker: int | None = None) -> list[str]:
    """What the log says of Shade's turn, in English."""
    told: list[str] = []
    state.listener = lambda event: told.append(catalogue("en").say(event.key, event.params))
    shade_at(site, barker=barker, state=state)
    return told


@rule("K16.3", "K16.5")
def test_the_log_tells_what_shade_really_did() -> None:
    assert told_at(1, table(1)) == ["Shade gains 1 nugget."] * 2
    assert told_at(2, table(1))[-1] == "Shade takes a river; it has 2 now."
    assert told_at(3, table(1)) == ["Shade takes a hotel."]  # no gold for the second
    assert told_at(5, table(1)) == ["Shade fills row 1 with 5 gunmen.", "Shade scores 1 point."]  # no land for a camp
    state = table(1)
    state.gold_supply = 0
    assert told_at(1, state) == []
    state.hotel_stock, state.gold[SHADE] = 0, 2
    four = ["No hotel is left for Shade.", "Shade scores 4 points."]
    assert told_at(3, state) == [*four, "Shade pays 2 nuggets.", *four]
    state.horses[SHADE], state.horse_supply[SHADE] = 4, 0
    assert told_at(4, state)[1:] == ["Shade has all the horses it can have.", "Shade scores 1 point."]
    town = told_at(4, state)[0].removeprefix("Shade's wagon jumps to ").removesuffix(".")
    assert town.lower() == SPACE_IDS[state.wagon[SHADE]]
    state.dudes[SHADE] = 0
    assert told_at(5, state)[0].startswith("Shade sets up a camp: ")
    assert len(told_at(3, table(1), barker=3)) == 2  # a horse, a barrel with its outlaws


@rule("K16.7", "K16.8", "K16.10")
def test_the_log_tells_of_shades_events_and_shootouts() -> None:
    told: list[str] = []
    state = table(1, level="legend")
    state.listener = lambda event: told.append(catalogue("en").say(event.key, event.params, ["Anna"]))
    state.tables = [TABLE_IDS.index("high_noon")] * 3
    for step in ((EVENT_FOR, SHADE, 0), (EVENT_FOR, SHADE, 1), (EVENT_FOR, SHADE, 4), (SHOOTOUT, 0)):
        state.agenda = [step]
        state.advance()
    assert [line for line in told if "Shade" in line] == [
        "Shade gains 1 nugget.",
        "Shade pays 2 nuggets.",
        "Shade scores 6 points.",
        "1 dude of Shade's posse leaves the game.",
    ]
    told.clear()
    state.agenda = [(YEAR_END, 0)]
    state.advance()
    assert "Shade gains 2 nuggets." in told


@rule("K16.8")
def test_shade_in_the_shootout() -> None:
    state = table(1)
    state.tables = [TABLE_IDS.index("high_noon")] * 3
    state.rows[0] = SHADE
    state.dudes[SHADE] = 7
    state.agenda = [(YEAR_END, 0), (SHOOTOUT, 0)]
    state.advance()
    assert (state.points[SHADE], state.bucks[SHADE]) == (6, 0)
    assert (state.dudes[SHADE], state.removed) == (7, 5)
    assert state.sheriff == SHADE
    state = table(1)
    state.tables = [TABLE_IDS.index("high_noon")] * 3
    state.agenda = [(SHOOTOUT, 0)]
    state.advance()
    assert (state.dudes[SHADE], state.removed, state.graves[SHADE]) == (11, 1, 1)
    assert {line.key: line.points for line in shade_lines(state)}["graveyard"] == -2


@rule("K16.9")
@pytest.mark.parametrize(
    ("level", "worth"),
    [
        ("greenhorn", (3, 6, 2, 1)),
        ("prospector", (4, 8, 3, 2)),
        ("forty_niner", (4, 8, 4, 2)),
        ("legend", (5, 9, 4, 3)),
    ],
)
def test_shades_score(level: str, worth: tuple[int, int, int, int]) -> None:
    state = table(1, level=level)
    state.points[SHADE], state.gold[SHADE] = 7, 3
    state.rivers[SHADE], state.hotels[SHADE], state.horses[SHADE] = 0b11111, 2, 3
    state.barrels[SHADE] = (0, 1)
    state.land_tents[SHADE] = 0b111
    river, hotel, barrel, horse = worth
    assert shade_total(state) == 7 + 3 + 12 + 5 * river + 2 * hotel + 2 * barrel + 3 * horse


@rule("K16.10")
@pytest.mark.parametrize(
    ("level", "points", "gold"), [("greenhorn", 0, 0), ("prospector", 0, 0), ("forty_niner", 5, 1), ("legend", 10, 2)]
)
def test_levels_start_ahead(level: str, points: int, gold: int) -> None:
    state = new(1, level=level)
    assert (state.points[SHADE], state.gold[SHADE]) == (points, gold)
    state.agenda = [(YEAR_END, 0)]
    state.advance()
    assert state.gold[SHADE] == 2 * gold


@rule("K16.11")
def test_the_seat_must_beat_shade() -> None:
    state = table(1)
    state.points = [20, 18]
    assert shade_total(state) == 18 + 2  # and its horse
    assert winners(state) == [SHADE]
    state.points = [21, 18]
    assert winners(state) == [0]


@rule("K16.9", "K16.11")
def test_shade_is_an_opponent_without_a_seat() -> None:
    state = table(1)
    assert opponents(state) == 1 and opponents(table(2)) == 0
    assert list(state.rivals()) == [0, SHADE]
    assert score(state, SHADE).total == shade_total(state)
    assert state.score(SHADE).lines == tuple(shade_lines(state))
    for language in languages():
        assert catalogue(language).say("coloma-opponent", {"number": 1}) == "Shade"


def test_shade_is_expected_to_go_on_scoring() -> None:
    state = table(1)
    early = evaluate(state, SHADE) - shade_total(state)
    assert 60 < early < 90
    state.pioneers = [0, 1]
    state.agenda = [(TURN, 0)]
    assert evaluate(state, SHADE) - shade_total(state) < early  # its turn of the round is over
    state.agenda = []
    assert evaluate(state, SHADE) == shade_total(state)


def test_the_seat_itself_plays_the_usual_game() -> None:
    state = table(1)
    hold(state, 0, "saloon")
    stock(state, 0, bucks=9, dudes=9)
    turn(state, 0, 3)
    do(state, "common")
    assert not can(state, "hotel")  # the module is off, the four hotels are Shade's
    do(state, "build saloon")
    state.agenda = [(ROUND_END, 0)]
    state.advance()
    assert state.pending() == (0,)
