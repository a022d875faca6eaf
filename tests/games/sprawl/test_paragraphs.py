"""A refusal cites the paragraph that forbids it, and the rules mark the same rulings in all languages."""

import re
from importlib.resources import files

import pytest

from boomtown.games.sprawl.constants import ATTORNEY, CONTRACTOR, MAYOR
from boomtown.games.sprawl.faces import card_lines
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ELECTION
from boomtown.kernel.schema import Document
from boomtown.text import catalogue
from tests.games.sprawl.support import (
    CARDS,
    COMPONENTS,
    asked,
    bare,
    card,
    gains,
    give,
    options,
    put,
    refresh,
    run,
    say,
    tile,
    why,
)
from tests.support import rule


def election(office: int) -> Position:
    """A tie of seats 1 and 2 for an office, with seat 0 deciding."""
    state = bare()
    state.in_play = 1 << office
    for seat, spot in ((1, "r1c4.nw"), (2, "r2c4.nw")):
        put(state, "CIV", spot, seat)
        tile(state, seat, "energy")
    state.prestige = [9, 3, 3]
    state.push((ELECTION, office, -1))
    refresh(state)
    state.advance()
    return state


@rule("S10.3", "S10.5", "S10.12")
def test_ties_of_elections_cite_the_office() -> None:
    assert why(election(ATTORNEY), "choose 0") == ("sprawl-not-tied", "S10.5")
    assert why(election(MAYOR), "choose 0") == ("sprawl-not-tied", "S10.3")
    assert why(election(CONTRACTOR), "choose 0") == ("sprawl-not-tied", "S10.12")


@rule("S4.14", "S6.16", "S10.7")
def test_places_cite_parks_buildings_and_the_mayor() -> None:
    state = bare()
    run(state, {"do": "place_park", "where": "any"})
    assert why(state, "place r1c1") == ("sprawl-not-offered", "S6.16")
    state = bare()
    run(state, {"do": "place_building", "zone": "RES", "where": "any"})
    assert why(state, "place r1c1") == ("sprawl-not-offered", "S4.14")
    state = bare()
    run(state, {"do": "hold_election", "office": "mayor", "winner": "self"})
    assert why(state, "place r1c1") == ("sprawl-not-offered", "S10.7")


@pytest.mark.parametrize(
    ("kind", "paragraph"),
    [("remove_control", "S6.13"), ("take_control", "S6.13"), ("demolish", "S6.15"), ("move_building", "S4.14")],
)
@rule("S4.14", "S6.13", "S6.15")
def test_buildings_cite_what_is_done_to_them(kind: str, paragraph: str) -> None:
    state = bare()
    put(state, "RES", "r1c1.nw", 1)
    put(state, "RES", "r2c2.nw", 2)
    put(state, "COM", "r3c3.nw", 1)
    run(state, {"do": kind, "what": {"zone": "RES"}})
    assert why(state, "building r3c3.nw") == ("sprawl-not-offered", paragraph)


@rule("S6.9")
def test_a_gain_in_a_kind_of_choice_is_taken_in_one_kind() -> None:
    state = bare()
    put(state, "RES", "r1c1.nw")
    put(state, "RES", "r2c2.nw")
    run(state, {"do": "gain", "wealth": 3, "prestige": 2, "either": True, "per": {"zone": "RES"}})
    assert asked(state) == (0, "sprawl-ask-kind-gain") and options(state) == ["kind wealth", "kind prestige"]
    assert why(state, "end") == ("not-now", "S6.9")
    say(state, "kind wealth")
    assert (state.wealth[0], state.prestige[0]) == (26, 0)


@rule("S6.11")
def test_whoever_discards_planning_cards_chooses_which() -> None:
    state = bare()
    give(state, 1, "p01", "u1", "p02")
    state.discards = []
    run(state, {"do": "lose_permit", "who": "most:permits", "n": 2})
    assert asked(state) == (1, "sprawl-ask-lose") and options(state) == ["use p01", "use u1", "use p02"]
    assert why(state, "use p05") == ("sprawl-not-offered", "S6.11")
    say(state, "use u1", "use p01")
    assert state.hands[1] == [card("p02")]
    assert state.discards == [card("u1"), card("p01")]


@rule("S6.5")
def test_an_urban_renewal_counts_as_a_planning_card() -> None:
    state = bare()
    line: Document = {"do": "gain", "who": "most:permits", "prestige": 3}
    assert gains(state, line) == [(0, 0)] * 3
    give(state, 2, "u1")
    assert gains(state, line) == [(0, 0), (0, 0), (0, 3)]
    give(state, 1, "u2", "p01")
    assert gains(state, line) == [(0, 0), (0, 3), (0, 0)]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "You: move a wealth or prestige marker to a space that acts on this block (optional)"),
        (
            "it",
            "Tu: sposta un indicatore di rendita o prestigio su uno spazio che agisce su questo blocco (facoltativo)",
        ),
        (
            "de",
            "Du: versetze einen Marker (Vermögen oder Ansehen) auf ein Feld, das auf diesen Block wirkt (freiwillig)",
        ),
    ],
)
@rule("S7.4")
def test_the_subway_depot_brings_any_marker_here(language: str, line: str) -> None:
    assert line in card_lines(COMPONENTS, CARDS[card("m18")], catalogue(language).say)


# The rules themselves.

MARKS = {"RULES.md": "(Ruling", "RULES.it.md": "(Decisione", "RULES.de.md": "(Festlegung"}


def paragraphs(name: str) -> dict[str, str]:
    text = files("boomtown.games.sprawl").joinpath(name).read_text("utf-8")
    return dict(re.findall(r"^\*\*(S\d+\.\d+)\*\* (.*)$", text, re.MULTILINE))


def test_rulings_are_marked_alike_in_all_languages() -> None:
    marks = {name: {n: text.count(mark) for n, text in paragraphs(name).items()} for name, mark in MARKS.items()}
    assert marks["RULES.md"] == marks["RULES.it.md"] == marks["RULES.de.md"]
    ruled = [number for number, count in marks["RULES.md"].items() if count]
    assert {"S4.3", "S6.10", "S8.1", "S8.2", "S8.4", "S10.3", "S10.12", "S11.1", "S11.2", "S11.3"} <= set(ruled)
    assert not {"S3.7", "S3.11", "S6.8", "S10.1"} & set(ruled)
    assert marks["RULES.md"]["S4.3"] == 2


def test_italian_says_next_and_full_tens() -> None:
    italian = paragraphs("RULES.it.md")
    assert "chi decide ogni volta per prossimo" in italian["S6.10"]
    assert "per ogni 10 interi di rendita" in italian["S12.3"]
