"""The components: counts, provenance, and a validator that says what is wrong."""

import copy
import os
import subprocess
import sys
from pathlib import Path

import pytest

from boomtown.games.sprawl.components import (
    CARD_BALLOT,
    CARD_DECK,
    CARD_ID,
    CARD_KIND,
    CARD_LEVEL,
    CARD_LOTS,
    CARD_NAME,
    CARD_PAY,
    CARD_SOURCE,
    CARD_ZONE,
    CARD_ZONES,
    CARDS,
    DOC,
    Row,
    check,
    load,
    player,
)
from boomtown.games.sprawl.schema import is_player, problems
from boomtown.games.sprawl.words import CONTRACT, EVENT, PERMIT, RENEWAL
from boomtown.kernel.components import shipped_text
from boomtown.kernel.errors import BoomtownError
from boomtown.text import Catalogue
from tests.support import rule


def test_counts_of_the_box() -> None:
    assert len(CARD_ID) == CARDS == 165 == len(set(CARD_ID))
    kinds = [CARD_KIND.count(kind) for kind in (PERMIT, RENEWAL, EVENT, CONTRACT)]
    assert kinds == [36, 4, 14 + 5 + 5 + 6 + 3, 92]
    assert [CARD_DECK.count(deck) for deck in range(4)] == [37, 37, 37, 54]


def test_permits_are_three_for_each_wealth_row() -> None:
    assert sorted(CARD_PAY[:36]) == sorted([pay for pay in range(1, 13) for _ in range(3)])
    pages = [sum(CARD_LEVEL[card] for card in range(36) if CARD_ZONES[card] >> zone & 1) for zone in range(4)]
    assert pages == [37, 37, 37, 37]
    assert sum(CARD_BALLOT) == 11


def test_contracts_are_spread_evenly_over_the_zones() -> None:
    for zone in range(4):
        lots = [CARD_LOTS[card] for card in range(CARDS) if CARD_ZONE[card] == zone]
        assert [lots.count(size) for size in (1, 2, 3, 4)] == [5, 8, 6, 4]


def test_published_cards_are_marked() -> None:
    real = {CARD_NAME[card] for card in range(CARDS) if CARD_SOURCE[card] != "reconstructed"}
    assert {"Airport", "Clinic", "Port", "Temple", "Marina", "University", "Business Relocation", "Warehouse"} <= real
    assert len(real) == 26


def test_the_file_is_in_order() -> None:
    assert check(shipped_text("boomtown.games.sprawl")) == []


@pytest.mark.parametrize(
    ("deck", "change", "key"),
    [
        ("town", {"lots": 5}, "range"),
        ("town", {"zone": "PARK"}, "type"),
        ("town", {"voc": [["magic", 1]]}, "type"),
        ("town", {"build": {"edge": "lava"}}, "type"),
        ("town", {"build": {"sky": True}}, "unknown"),
        ("city", {"pay": 9}, "range"),
        ("city", {"fx": [{"do": "dance"}]}, "unknown"),
        ("city", {"fx": [{"do": "gain", "who": "nobody"}]}, "type"),
        ("city", {"fx": [{"do": "disaster", "wealth": 1}]}, "missing"),
        ("city", {"fx": [{"do": "gain", "wealth": "much"}]}, "type"),
        ("city", {"fx": 7}, "type"),
        ("metropolis", {"fx": [{"do": "gain", "per": {"count": "sheep"}}]}, "type"),
        ("metropolis", {"fx": [{"do": "choose", "options": [[{"do": "dance"}]]}]}, "unknown"),
        ("metropolis", {"fx": [{"do": "choose", "options": [[]] * 5}]}, "range"),
        ("metropolis", {"fx": [{"do": "gain", "wealth": 1, "per": {"zone": "RES", "div": 0}}]}, "range"),
        ("metropolis", {"fx": [{"do": "place_building", "zone": "RES", "size": 5}]}, "range"),
        ("metropolis", {"fx": [{"do": "gain", "wealth": -1}]}, "range"),
        ("metropolis", {"fx": [{"do": "demolish", "what": {"size": 5}}]}, "type"),
        ("metropolis", {"fx": [{"do": "demolish", "what": "RES"}]}, "type"),
        ("town", {"fx": ["gain"]}, "type"),
        ("town", {"voc": ["media"], "fx": []}, "type"),
    ],
)
def test_the_validator_names_the_line_the_place_and_the_mistake(deck: str, change: Row, key: str) -> None:
    doc = copy.deepcopy(DOC)
    card = doc[deck]["contracts"][0]
    card.update(change)
    (fault,) = problems(doc, shipped_text("boomtown.games.sprawl"))
    assert fault.key == f"sprawl-file-{key}"
    assert str(fault.params["place"]).startswith(f"{deck}.{card['id']}")
    assert f'id = "{card["id"]}"' in shipped_text("boomtown.games.sprawl").splitlines()[fault.line - 1]
    for language in ("en", "it", "de"):
        assert card["id"] in Catalogue(language).say(fault.key, fault.params)


@pytest.mark.parametrize(
    ("path", "value", "key", "line"),
    [
        ("city contracts 0 id", None, "missing", '{ id = "C01"'),
        ("city special", {"fx": [{"do": "open_deck", "deck": "metropolis"}]}, "missing", "special = {"),
        ("city contracts 0 id", "C02", "twice", '{ id = "C02"'),
        ("planning renewals 0 id", "p01", "twice", "[planning]"),
        ("planning events 0 id", "E 1", "type", '{ id = "E01"'),
        ("city contracts 0 lots", None, "missing", '{ id = "C01"'),
        ("planning permits 0 lv", None, "missing", '{ id = "P01"'),
        ("planning permits 0 zones", None, "missing", '{ id = "P01"'),
        ("planning permits 0 ballot", "no", "type", '{ id = "P01"'),
        ("planning renewals 0 pay", 13, "range", '{ id = "U1"'),
        ("planning renewals 1 ballot", 1, "type", '{ id = "U2"'),
        ("tiles limited", None, "missing", "limited = "),
        ("tiles limited", 0, "type", "limited = "),
        ("payout rows", [[1, 0, 0, 0]], "count", "rows = ["),
        ("payout rows 3", [4, 2], "count", "rows = ["),
        ("vocations factory", 6, "range", "factory = "),
        ("vocations media", 0, "range", "media = "),
        ("board start 1 lot", "r1c1.se", "twice", "start = ["),
        ("board start 1 lot", "r7c1.nw", "start", 'lot = "r1c6.sw"'),
        ("board south_wealth 0", 13, "range", "south_wealth = ["),
        ("setup money 3", None, "missing", "money = {"),
        ("setup money 3", 26, "range", "money = {"),
        ("setup media tie_controller_of", "r1c1.nw", "unknown", "media = {"),
        ("setup cubes", None, "missing", "cubes = "),
        ("ap contract boxes", [5, 4, 3], "count", "contract = {"),
        ("recipe contract short bottom", -1, "range", "short  = {"),
        ("recipe planning bottom_permits", 30, "range", "bottom_permits = "),
        ("final wealth_per_prestige", 0, "range", "wealth_per_prestige = "),
        ("offices police wins", "best:PARK", "type", 'wins = "best:RES"'),
        ("offices police wins", "most:RES", "type", 'wins = "best:RES"'),
        ("offices union bonus prestige", None, "missing", 'bonus = { prestige = 1, per = { zone = "IND" }'),
        ("metropolis special fx", [], "missing", 'special = { id = "MX"'),
        ("town special fx", [{"do": "open_deck", "deck": "metropolis"}], "missing", 'special = { id = "TX"'),
    ],
)
def test_a_file_that_cannot_be_played_is_refused(path: str, value: object, key: str, line: str) -> None:
    faults = {fault.key: fault for fault in problems(changed(path, value), shipped_text("boomtown.games.sprawl"))}
    fault = faults[f"sprawl-file-{key}"]
    assert line in shipped_text("boomtown.games.sprawl").splitlines()[fault.line - 1]
    for language in ("en", "it", "de"):
        assert str(fault.params["place"]) in Catalogue(language).say(fault.key, fault.params)


def changed(path: str, value: object) -> Row:
    """The shipped file with another value in one place, or without one."""
    doc = copy.deepcopy(DOC)
    *parents, last = path.split()
    place = doc
    for name in parents:
        place = place[int(name) if isinstance(place, list) else name]
    if value is None:
        del place[last]
    else:
        place[int(last) if isinstance(place, list) else last] = value
    return doc


UNREAD = {
    "format": 2,
    "schema effect gain who": "player",
    "board rows": 7,
    "board edges north": "wilderness",
    "board spaces": [],
    "board wealth_markers": [8, 9, 10, 11, 12, 13],
    "rails town_only feeds town": 4,
    "setup planning_cards_by_seat": [1, 1, 1, 1],
    "setup media to": "least:wealth",
    "setup pawn": "union",
    "setup offices_in_play": ["mayor", "union"],
    "recipe planning bottom_events": 7,
    "tiles other extra_favor": True,
    "offices ring": ["mayor", "union"],
    "offices mayor wins": "most:wealth",
    "offices contractor wins": "most:prestige",
    "offices attorney modifier first_contract_of_turn": False,
    "offices police modifier vocation_both": 1,
    "final order": [],
}


@pytest.mark.parametrize("path", UNREAD)
def test_an_entry_that_would_change_nothing_is_refused(path: str) -> None:
    (fault,) = problems(changed(path, UNREAD[path]), shipped_text("boomtown.games.sprawl"))
    assert (fault.key, fault.params["place"]) == ("sprawl-file-fixed", path.replace(" ", "."))
    assert path.split()[-1] in shipped_text("boomtown.games.sprawl").splitlines()[fault.line - 1]
    for language in ("en", "it", "de"):
        assert str(fault.params["needed"]) in Catalogue(language).say(fault.key, fault.params)


@pytest.mark.parametrize("path", UNREAD)
def test_an_entry_that_would_change_nothing_may_be_left_out(path: str) -> None:
    assert problems(changed(path, None), shipped_text("boomtown.games.sprawl")) == []


@pytest.mark.parametrize(
    "path",
    [
        *("stage", "setup pwan", "setup money 5", "recipe contract huge", "offices mayor modifier"),
        *("offices contractor bonus", "board start 0 value", "planning permits 0 zone", "planning renewals 0 zones"),
        *("planning events 0 ballot", "town special pay", "town events 0 lots", "city contracts 0 ballot"),
    ],
)
def test_an_entry_that_nobody_knows_is_refused(path: str) -> None:
    faults = problems(changed(path, {"prestige": 1}), shipped_text("boomtown.games.sprawl"))
    assert [(fault.key, fault.params["name"]) for fault in faults] == [("sprawl-file-unknown", path.split()[-1])]


def test_a_table_must_be_one() -> None:
    (fault,) = problems(changed("rails", 5), shipped_text("boomtown.games.sprawl"))
    assert (fault.key, fault.params["type"]) == ("sprawl-file-type", "table")


def test_a_file_does_not_say_itself_what_is_right() -> None:
    doc = changed("schema effect gain wealth", "kind")
    doc["city"]["contracts"][0]["fx"] = [{"do": "gain", "wealth": "prestige"}]
    assert [fault.key for fault in problems(doc, shipped_text("boomtown.games.sprawl"))] == [
        "sprawl-file-type",
        "sprawl-file-fixed",
    ]


def test_a_second_card_with_the_same_id_is_found_at_its_own_line() -> None:
    text = shipped_text("boomtown.games.sprawl").replace('id = "C02"', 'id = "T01"')
    (fault,) = check(text)
    assert (fault.key, fault.params["given"]) == ("sprawl-file-twice", "T01")
    assert "Municipal Court" in text.splitlines()[fault.line - 1]


def test_the_validator_counts() -> None:
    doc = copy.deepcopy(DOC)
    doc["planning"]["permits"].pop()
    doc["town"]["events"].pop()
    doc["board"]["start"][0]["lot"] = "r7c1.nw"
    doc["vocations"]["magic"] = 1
    keys = [fault.key for fault in problems(doc, shipped_text("boomtown.games.sprawl"))]
    assert keys == [f"sprawl-file-{key}" for key in ("start", "vocations", "count", "count")]


def test_broken_files_are_refused_with_a_sentence() -> None:
    (fault,) = check("[board\nrows = 6")
    assert (fault.line, fault.key) == (1, "sprawl-file-syntax")
    missing = check(shipped_text("boomtown.games.sprawl").replace("[payout]", "[payin]"))
    assert [fault.params["name"] for fault in missing] == ["payout"]
    with pytest.raises(BoomtownError) as caught:
        load("[board]")
    for language in ("en", "it", "de"):
        assert "1" in Catalogue(language).explain(caught.value)


def with_own(folder: Path, text: str, code: str) -> str:
    """What a process of its own prints, for a file is chosen once and for all."""
    own = folder / "mine.toml"
    own.write_text(text, "utf-8")
    environment = {**os.environ, "BOOMTOWN_SPRAWL_COMPONENTS": str(own)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_an_owner_can_play_with_a_file_of_his_own(tmp_path: Path) -> None:
    text = (
        shipped_text("boomtown.games.sprawl")
        .replace('name = "Clinic"', 'name = "Doctor"')
        .replace("lv = 1, zones", "lv = 2, zones", 1)
    )
    code = (
        "import boomtown; from boomtown.games.sprawl.common import card_name; "
        "from boomtown.games.sprawl.components import CARD_NUMBER; boomtown.game('sprawl').new(2); "
        "print([card_name(CARD_NUMBER[n]) for n in ('t01', 't02', 'p01')])"
    )
    assert with_own(tmp_path, text, code) == "['Doctor', '@sprawl-card-t02', 'P01: 2 x CIV/RES, 11']"


@rule("S2.4")
def test_with_fewer_permits_at_the_bottom_the_events_are_imagined_there_too(tmp_path: Path) -> None:
    text = shipped_text("boomtown.games.sprawl").replace("bottom_permits = 14", "bottom_permits = 4")
    code = (
        "import boomtown; from boomtown.kernel.rng import Rng; state = boomtown.game('sprawl').new(2); "
        "worlds = [state, *(state.imagine(0, Rng(number)) for number in range(20))]; "
        "print(max(place for world in worlds for place, card in enumerate(world.decks[3]) if card >= 40))"
    )
    assert with_own(tmp_path, text, code) == "17"


def test_player_expressions() -> None:
    assert is_player("most:RES") and is_player("office:union") and is_player("vocation:media")
    assert not is_player("most:cows") and not is_player("self:me") and not is_player("office:king")
    assert player("office:union") == 16 * 5 + 4
