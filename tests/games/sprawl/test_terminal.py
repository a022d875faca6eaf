"""What a player at the terminal must see: texts of offers, options, events and Favors, sizes, piles, supplies."""

import io

import pytest
from rich.console import Console

from boomtown.games.sprawl.constants import OFFICES, PLANNING
from boomtown.games.sprawl.state import Position
from boomtown.term import Scene, draw, label
from boomtown.text import catalogue
from tests.games.sprawl.support import (
    asked,
    bare,
    card,
    finish_turn,
    give,
    hold,
    new,
    offer,
    options,
    play,
    put,
    refresh,
    run,
    say,
    table,
    tile,
)
from tests.games.sprawl.test_faces import ours
from tests.support import rule

NAMES = ("Anna", "Bruno", "Clara")
LANGUAGES = ("en", "it", "de")


def scene_of(state: Position, language: str, letters: bool = False) -> Scene:
    return Scene(state.game, catalogue(language), NAMES, state.options, [0] * 3, 0, letters=letters)


def drawn(state: Position, language: str = "en", letters: bool = False) -> str:
    """The table as the first seat sees it, without line breaks of the terminal."""
    console = Console(width=400, record=True, file=io.StringIO())
    console.print(draw(state.view(0), scene_of(state, language, letters)))
    return console.export_text()


def labels(state: Position, language: str = "en") -> list[str]:
    view, scene = state.view(0), scene_of(state, language)
    return [label(view, scene, action).plain for action in state.legal(state.pending()[0])]


def words(language: str) -> dict[str, str]:
    """The texts of all effects by their numbers."""
    return {number: face["text"] for number, face in ours(language)["faces"]["effects"].items()}


@rule("S6.14")
@pytest.mark.parametrize(
    ("language", "text"), [("en", "You: +4 prestige"), ("it", "Tu: +4 di prestigio"), ("de", "Du: +4 Ansehen")]
)
def test_an_offer_says_what_it_offers(language: str, text: str) -> None:
    state = bare()
    play(state, "ce3")  # Bond Issue
    assert asked(state) == (0, "sprawl-ask-order")
    number = state.view(0)["effect"]
    assert isinstance(number, str) and words(language)[number] in drawn(state, language)
    say(state, "choose 0")
    assert options(state) == ["pay", "pass"] and labels(state, language) == [text, ""]
    assert words(language)[number] in drawn(state, language)


@rule("S6.14")
def test_every_option_has_its_text() -> None:
    state = bare()
    put(state, "RES", "r1c1.nw", 1)
    play(state, "m27", "r6c1")  # Apartment Towers
    assert options(state) == ["option 1", "option 2", "option 3"]
    assert labels(state)[2] == "You: +8 wealth"
    assert labels(state)[0].startswith("You: take control of one residential building, 1 lot")
    assert all(labels(state, language)[1] for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_its_words_and_parts(language: str) -> None:
    effects = ours(language)["faces"]["effects"]
    assert list(effects) == [str(number) for number in range(len(effects))]
    cards = [face["name"] for face in effects.values()]
    assert all(face["text"] for face in effects.values()) and all(cards)
    assert new().view(0)["effect"] is None


def test_a_disaster_that_asks_shows_its_text() -> None:
    state = bare()
    put(state, "COM", "r1c1.nw", 0)
    put(state, "COM", "r1c1.ne", 0)
    play(state, "te1")  # Fire
    number = state.view(0)["effect"]
    assert asked(state)[1] in ("sprawl-ask-save", "sprawl-ask-tied", "sprawl-ask-target")
    assert isinstance(number, str) and f"Fire: {words('en')[number]}" in drawn(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_of_the_latest_end_of_turn_are_printed(language: str) -> None:
    state = table()
    state.planning_boxes = [card(name) for name in ("p31", "p32", "p33", "p34")]
    state.decks[PLANNING] = [card(name) for name in ("p01", "e04")]
    state.face_up &= ~(1 << PLANNING)
    refresh(state)
    text = ours(language)["faces"]["cards"]["e04"]["text"]
    assert text not in drawn(state, language)
    finish_turn(state)
    assert state.active == 1 and text in drawn(state, language)


@rule("S3.7", "S3.11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_favors_can_be_read_and_the_extra_favor_is_seen(language: str) -> None:
    state = table()
    state.favors[2] = card("t19")
    text = ours(language)["faces"]["cards"]["t19"]["text"]
    extra = catalogue(language).say("sprawl-table-extra-favor")
    assert text in drawn(state, language) and extra not in drawn(state, language)
    state.extra_favor = 1
    assert extra in drawn(state, language)
    state.fresh = 1 << 2
    assert catalogue(language).say("sprawl-table-fresh") in drawn(state, language)


@rule("S1.8")
def test_sizes_of_buildings_can_be_told() -> None:
    state = bare()
    put(state, "RES", "r1c1.nw", 0)
    put(state, "RES", "r1c1.ne+sw+se", 0)
    put(state, "RES", "r2c1.nw+sw", 0)
    put(state, "RES", "r2c1.ne+se", 0)
    put(state, "CIV", "r3c1", 1)
    rows = drawn(state).splitlines()
    start = next(number for number, row in enumerate(rows) if row.startswith("r1 "))
    assert [row[5:11] for row in rows[start : start + 6]] == [
        "R1 R1³",
        "r1 r1 ",
        "R1²R1²",
        "r1 r1 ",
        "C2⁴c2 ",
        "c2 c2 ",
    ]
    assert "R1 R13" in drawn(state, letters=True)


@rule("S10.1", "S10.2")
def test_the_pawn_is_seen_before_airport() -> None:
    state = table()
    state.pawn = OFFICES.index("treasurer")
    assert "▸Treasurer (the pawn stands here; not in play yet)" in drawn(state)
    hold(state, 2, "treasurer")
    assert "▸Treasurer Clara" in drawn(state) and "not in play" not in drawn(state)


def test_depth_of_each_deck_discards_and_supply() -> None:
    state = table()
    tile(state, 1, "energy", 2)
    state.discards = [card("u1"), card("p07"), card("e01")]
    sizes = [len(deck) for deck in state.decks]
    text = drawn(state)
    assert f"Town {sizes[0]} · City 37 (closed) · Metropolis 37 (closed) · Planning {sizes[3]}" in text
    assert "Planning discards: U1 · P07:1CMI=10 · Local Headlines" in text
    assert "Education 3 · Energy 1 · Tourism 4" in text


def test_cubes_discount_and_investment_values() -> None:
    state = bare()
    give(state, 0, "p01", "u1")
    put(state, "RES", "r1c1.nw", 0)
    assert "P01:1CR=11 U1" in drawn(state) and "costs" not in drawn(state).splitlines()[0]
    row = next(line for line in drawn(state).splitlines() if line.startswith("1 Anna"))
    assert row.split()[2:6] == ["0", "0", "20", "34"]
    run(state, {"do": "discount", "wealth": 4})
    assert drawn(state).splitlines()[0].endswith("the next contract costs 4 less")


def test_the_effect_that_asks_is_named_only_while_it_asks() -> None:
    state = table()
    offer(state, "t02")
    assert state.view(0)["effect"] is None
    play(state, "e03")  # Estate Auction: the richest are tied
    assert asked(state) == (0, "sprawl-ask-player") and state.view(0)["effect"] is not None
    say(state, "choose 1", "pass")
    assert state.view(0)["effect"] is None
