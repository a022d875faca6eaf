"""The components: counts, provenance, what is wrong with a file, and two sets side by side."""

import copy
import random
import tomllib
from pathlib import Path
from typing import cast

import pytest

import boomtown
from boomtown.games.sprawl.components import Components
from boomtown.games.sprawl.constants import CARD_KINDS, CONTRACT, EVENT, PERMIT, RENEWAL
from boomtown.games.sprawl.players import EXPRESSIONS, PLAYERS, OfficeHolder
from boomtown.games.sprawl.schema import SCHEMA
from boomtown.games.sprawl.state import Position
from boomtown.kernel import record as records
from boomtown.kernel.components import BadComponents
from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.game import Game
from boomtown.kernel.message import Fault
from boomtown.kernel.rng import Rng
from boomtown.kernel.schema import Document, Reader
from boomtown.kernel.state import State
from boomtown.text import catalogue
from tests.games.sprawl.support import CARDS, SHIPPED, bare, hold
from tests.support import play_on, rule

LANGUAGES = ("en", "it", "de")


def test_counts_of_the_box() -> None:
    assert len(CARDS) == 165 == len({card.id for card in CARDS})
    kinds = [[card.kind for card in CARDS].count(kind) for kind in range(len(CARD_KINDS))]
    assert (PERMIT, RENEWAL, EVENT, CONTRACT) == (0, 1, 2, 3)
    assert kinds == [36, 4, 14 + 5 + 5 + 6 + 3, 92]
    assert [[card.deck for card in CARDS].count(deck) for deck in range(4)] == [37, 37, 37, 54]


def test_permits_are_three_for_each_wealth_row() -> None:
    permits = CARDS[:36]
    assert sorted(card.pay for card in permits) == sorted([pay for pay in range(1, 13) for _ in range(3)])
    assert [sum(card.pages for card in permits if card.zones >> zone & 1) for zone in range(4)] == [37] * 4
    assert sum(card.ballot for card in CARDS) == 11


def test_contracts_are_spread_evenly_over_the_zones() -> None:
    for zone in range(4):
        lots = [card.lots for card in CARDS if card.zone == zone]
        assert [lots.count(size) for size in (1, 2, 3, 4)] == [5, 8, 6, 4]


def test_published_cards_are_marked() -> None:
    real = {str(card.entry.get("name", card.id)) for card in CARDS if card.source != "reconstructed"}
    assert {"Airport", "Clinic", "Port", "Temple", "Marina", "University", "Business Relocation", "Warehouse"} <= real
    assert len(real) == 26


def test_player_expressions() -> None:
    assert {"self", "others", "most:RES", "least:permits", "office:union", "vocation:media"} <= set(PLAYERS)
    assert not {"most:cows", "self:me", "office:king"} & set(PLAYERS)
    assert len(PLAYERS) == len(EXPRESSIONS) == 5 + 6 + 8 + 2 * 9
    assert isinstance(PLAYERS["office:union"], OfficeHolder)
    state = bare()
    hold(state, 2, "union")
    assert PLAYERS["office:union"].seats(state, 0) == 0b100


# What is wrong with a file.


def faults_of(source: Document) -> list[Fault]:
    """All that is wrong with a document, at the lines of the shipped file."""
    reader = Reader(SHIPPED, source)
    document = SCHEMA.entries.read(source, (), reader)
    reader.resolve_references()
    if not reader.faults:
        for check in SCHEMA.checks:
            check(cast(Document, document), reader.complain)
    return reader.faults


def shipped() -> Document:
    """The shipped file as it is written, without defaults."""
    return tomllib.loads(SHIPPED)


def line_of(fault: Fault) -> str:
    return SHIPPED.splitlines()[fault.line - 1]


def test_the_file_is_in_order() -> None:
    assert SCHEMA.read(SHIPPED)[1] == []


@pytest.mark.parametrize(
    ("deck", "change", "key", "path"),
    [
        ("town", {"lots": 5}, "whole", "lots"),
        ("town", {"zone": "PARK"}, "word", "zone"),
        ("town", {"voc": [["magic", 1]]}, "word", "voc[1][1]"),
        ("town", {"build": {"edge": "lava"}}, "word", "build.edge"),
        ("town", {"build": {"sky": True}}, "unknown", "build.sky"),
        ("town", {"build": {"marked": 1}}, "flag", "build.marked"),
        ("city", {"pay": 9}, "whole", "pay"),
        ("city", {"fx": [{"do": "dance"}]}, "word", "fx[1].do"),
        ("city", {"fx": [{"who": "each"}]}, "missing", "fx[1].do"),
        ("city", {"fx": [{"do": "gain", "who": "nobody"}]}, "word", "fx[1].who"),
        ("city", {"fx": [{"do": "gain", "whom": "each"}]}, "unknown", "fx[1].whom"),
        ("city", {"fx": [{"do": "disaster", "wealth": 1}]}, "missing", "fx[1].what"),
        ("city", {"fx": [{"do": "gain", "wealth": "much"}]}, "whole", "fx[1].wealth"),
        ("city", {"fx": 7}, "list", "fx"),
        ("metropolis", {"fx": [{"do": "gain", "per": {"count": "sheep"}}]}, "word", "fx[1].per.count"),
        ("metropolis", {"fx": [{"do": "choose", "options": [[{"do": "dance"}]]}]}, "word", "fx[1].options[1][1].do"),
        ("metropolis", {"fx": [{"do": "choose", "options": [[]] * 5}]}, "length", "fx[1].options"),
        ("metropolis", {"fx": [{"do": "gain", "per": {"zone": "RES", "div": 0}}]}, "whole", "fx[1].per.div"),
        ("metropolis", {"fx": [{"do": "place_building", "zone": "RES", "size": 5}]}, "whole", "fx[1].size"),
        ("metropolis", {"fx": [{"do": "gain", "wealth": -1}]}, "whole", "fx[1].wealth"),
        ("metropolis", {"fx": [{"do": "demolish", "what": {"size": 5}}]}, "word", "fx[1].what.size"),
        ("metropolis", {"fx": [{"do": "demolish", "what": {"size": [1, 5]}}]}, "word", "fx[1].what.size[2]"),
        ("metropolis", {"fx": [{"do": "demolish", "what": "RES"}]}, "table", "fx[1].what"),
        ("town", {"fx": ["gain"]}, "table", "fx[1]"),
        ("town", {"voc": ["media"], "fx": []}, "list", "voc[1]"),
        ("town", {"voc": [["media"]], "fx": []}, "length", "voc[1]"),
        ("town", {"src": "hearsay"}, "word", "src"),
    ],
)
def test_a_fault_names_the_line_the_path_and_the_mistake(deck: str, change: Document, key: str, path: str) -> None:
    source = shipped()
    card = source[deck]["contracts"][0]
    card.update(change)
    (fault,) = faults_of(source)
    assert fault.key == f"components-{key}"
    assert fault.params["path"] == f"{deck}.contracts.{card['id']}.{path}"
    assert f'id = "{card["id"]}"' in line_of(fault)
    for language in LANGUAGES:
        assert card["id"] in catalogue(language).say(fault.key, fault.params)


@pytest.mark.parametrize(
    ("place", "value", "key", "line"),
    [
        ("city contracts 0 id", None, "components-missing", '{ id = "C01"'),
        ("city special", {"fx": [{"do": "open_deck", "deck": "metropolis"}]}, "components-missing", "special = {"),
        ("city contracts 1 id", "c01", "components-twice", '{ id = "C02"'),
        ("planning events 0 id", "E 1", "components-id", '{ id = "E01"'),
        ("city contracts 0 lots", None, "components-missing", '{ id = "C01"'),
        ("planning permits 0 lv", None, "components-missing", '{ id = "P01"'),
        ("planning permits 0 zones", None, "components-missing", '{ id = "P01"'),
        ("planning permits 0 ballot", "no", "components-flag", '{ id = "P01"'),
        ("planning renewals 0 id", "p01", "components-twice", '{ id = "U1"'),
        ("planning renewals 0 pay", 13, "components-whole", '{ id = "U1"'),
        ("planning renewals 1 ballot", 1, "components-flag", '{ id = "U2"'),
        ("planning events 3 fx", None, "components-missing", '{ id = "E04"'),
        ("tiles limited", None, "components-missing", "limited = "),
        ("tiles limited", 0, "components-flag", "limited = "),
        ("tiles by_size CIV", [1, 1, 1], "components-length", "by_size = "),
        ("payout rows", [[1, 0, 0, 0]], "components-length", "rows = ["),
        ("payout rows 3", [4, 2], "components-length", "rows = ["),
        ("vocations factory", 6, "components-whole", "factory = "),
        ("vocations media", 0, "components-whole", "media = "),
        ("vocations media", None, "components-missing", "media = 1"),
        ("board start 1 lot", "r1c1.se", "components-twice", 'lot = "r1c6.sw"'),
        ("board start 1 lot", "r7c1.nw", "sprawl-file-lot", 'lot = "r1c6.sw"'),
        ("board start 1 zone", "PARK", "components-word", 'lot = "r1c6.sw"'),
        ("board south_wealth 0", 13, "components-whole", "south_wealth = ["),
        ("setup money 3", None, "components-missing", "money = {"),
        ("setup money 3", 26, "components-whole", "money = {"),
        ("setup media tie_controller_of", "r1c1.nw", "components-reference", "media = {"),
        ("setup cubes", None, "components-missing", "cubes = "),
        ("ap contract boxes", [5, 4, 3], "components-length", "contract = {"),
        ("recipe contract short bottom", -1, "components-whole", "short  = {"),
        ("recipe contract short bottom", 17, "sprawl-file-cards", "short  = {"),
        ("recipe planning bottom_permits", 30, "components-whole", "bottom_permits = "),
        ("final wealth_per_prestige", 0, "components-whole", "wealth_per_prestige = "),
        ("offices police wins", "best:PARK", "components-word", 'wins = "best:RES"'),
        ("offices police wins", "most:RES", "components-word", 'wins = "best:RES"'),
        ("offices mayor tie", None, "components-missing", 'tie = "vocation:media"'),
        ("offices union bonus prestige", None, "components-missing", 'bonus = { prestige = 1, per = { zone = "IND" }'),
        ("metropolis special fx", [], "sprawl-file-special", 'special = { id = "MX"'),
        (
            "town special fx",
            [{"do": "open_deck", "deck": "metropolis"}],
            "sprawl-file-special",
            'special = { id = "TX"',
        ),
    ],
)
def test_a_file_that_cannot_be_played_is_refused(place: str, value: object, key: str, line: str) -> None:
    faults = {fault.key: fault for fault in faults_of(changed(place, value))}
    fault = faults[key]
    assert line in line_of(fault)
    for language in LANGUAGES:
        assert str(fault.params["path"]) in catalogue(language).say(fault.key, fault.params)


def changed(place: str, value: object, source: Document | None = None) -> Document:
    """A document, by default the shipped one, with another value in one place, or without one."""
    document = copy.deepcopy(source) if source is not None else shipped()
    *parents, last = place.split()
    part = document
    for name in parents:
        part = part[int(name)] if isinstance(part, list) else part.setdefault(name, {})
    if value is None:
        del part[last]
    else:
        part[int(last) if isinstance(part, list) else last] = value
    return document


def merged(source: Document, more: Document) -> Document:
    """Two documents in one."""
    for key, value in more.items():
        if isinstance(value, dict) and key in source:
            merged(source[key], value)
        else:
            source[key] = value
    return source


EARLIER: Document = tomllib.loads((Path(__file__).parent / "earlier_entries.toml").read_text("utf-8"))

DESCRIPTIVE = {
    "format": 2,
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


def test_a_file_of_an_earlier_version_is_still_read() -> None:
    assert faults_of(merged(shipped(), EARLIER)) == []


@pytest.mark.parametrize("place", DESCRIPTIVE)
def test_descriptive_entries_must_say_what_is_played(place: str) -> None:
    (fault,) = faults_of(changed(place, DESCRIPTIVE[place], merged(shipped(), EARLIER)))
    assert (fault.key, fault.params["path"]) == ("components-fixed", place.replace(" ", "."))
    for language in LANGUAGES:
        assert str(fault.params["path"]) in catalogue(language).say(fault.key, fault.params)


@pytest.mark.parametrize(
    "place",
    [
        *("stage", "setup pwan", "setup money 5", "recipe contract huge", "offices mayor modifier"),
        *("offices contractor bonus", "board start 0 value", "planning permits 0 zone", "planning renewals 0 zones"),
        *("planning events 0 ballot", "town special pay", "town events 0 lots", "city contracts 0 ballot"),
        *("vocations magic",),
    ],
)
def test_an_entry_that_nobody_knows_is_refused(place: str) -> None:
    (fault,) = faults_of(changed(place, {"prestige": 1}))
    assert fault.key == "components-unknown"
    assert str(fault.params["path"]).split(".")[-1] == place.split()[-1]


def test_a_table_must_be_one() -> None:
    (fault,) = faults_of(changed("rails", 5))
    assert (fault.key, fault.params["path"]) == ("components-table", "rails")


def test_a_file_does_not_say_itself_what_is_right() -> None:
    source = changed("schema effect gain wealth", "kind", merged(shipped(), EARLIER))
    assert faults_of(source) == []  # what it says about the language of the cards is not read
    source["city"]["contracts"][0]["fx"] = [{"do": "gain", "wealth": "prestige"}]
    assert [fault.key for fault in faults_of(source)] == ["components-whole"]


def test_a_second_card_with_the_same_id_is_found_at_its_own_line() -> None:
    text = SHIPPED.replace('id = "C02"', 'id = "T01"')
    (fault,) = SCHEMA.read(text)[1]
    assert (fault.key, fault.params["given"]) == ("components-twice", "T01")
    assert "Municipal Court" in text.splitlines()[fault.line - 1]


def test_cards_are_counted() -> None:
    source = shipped()
    source["planning"]["permits"].pop()
    source["board"]["start"].pop()
    assert [(fault.key, fault.params["path"]) for fault in faults_of(source)] == [
        ("components-length", "board.start"),
        ("components-length", "planning.permits"),
    ]
    source = shipped()
    source["town"]["events"].pop()
    assert [(fault.key, fault.params["given"]) for fault in faults_of(source)] == [("sprawl-file-cards", 35)]


def test_broken_files_are_refused_with_a_sentence(tmp_path: Path) -> None:
    (fault,) = SCHEMA.read("[board\nrows = 6")[1]
    assert (fault.line, fault.key) == (1, "components-syntax")
    faults = SCHEMA.read(SHIPPED.replace("[payout]", "[payin]"))[1]
    keys = {(fault.key, fault.params["path"]) for fault in faults}
    assert keys == {("components-missing", "payout"), ("components-unknown", "payin")}
    own = tmp_path / "own.toml"
    own.write_text("[board]", "utf-8")
    with pytest.raises(BadComponents) as caught:
        boomtown.game("sprawl", components=own)
    assert len(caught.value.faults) > 5
    for language in LANGUAGES:
        assert "own.toml" in catalogue(language).explain(caught.value)


# Sets of owners.


def with_own(folder: Path, *changes: tuple[str, str]) -> Game[State]:
    """The game with a file of its owner's, which differs from ours in some words."""
    text = SHIPPED
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    own = folder / "own.toml"
    own.write_text(text, "utf-8")
    return boomtown.game("sprawl", components=own)


DOCTOR = ('name = "Clinic"', 'name = "Doctor"')
PERMIT_OF_TWO = ("lv = 1, zones", "lv = 2, zones")
OWN_ID = ('id = "P02"', 'id = "Permit_2"')
OWN_LOT = ('lot = "r1c1.se"', 'lot = "r1c1.nw"')
NINE_AP = ("per_turn = 6", "per_turn = 9")


def tables(game: Game[State]) -> Components:
    return cast(Components, game.components)


def test_cards_of_an_owner_go_by_his_names(tmp_path: Path) -> None:
    ours, own = boomtown.game("sprawl"), with_own(tmp_path, DOCTOR, PERMIT_OF_TWO, OWN_ID)
    names = {card.id: card.name for card in tables(own).cards}
    assert [names[name] for name in ("t01", "t02", "p01")] == ["Doctor", "@sprawl-card-t02", "2 x CIV/RES, 11"]
    assert names["permit_2"] == "1 x CIV/COM, 12"
    assert tables(ours).cards[tables(ours).card_ids.index("t01")].name == "@sprawl-card-t01"
    faces = cast(dict[str, dict[str, dict[str, str]]], own.faces("it")["faces"])["cards"]
    assert (faces["t01"]["name"], faces["t02"]["name"]) == ("Doctor", catalogue("it").say("sprawl-card-t02"))


def test_two_sets_are_played_side_by_side(tmp_path: Path) -> None:
    ours, own = boomtown.game("sprawl"), with_own(tmp_path, DOCTOR, NINE_AP, OWN_ID, OWN_LOT)
    assert (ours.edition, own.edition_name) == ("", "own") and len(own.edition) == 16
    positions = [cast(Position, game.new(2, 5)) for game in (ours, own)]
    assert [position.game.actions.format(0) for position in positions] == ["claim r1c1.se", "claim r1c1.nw"]
    for _ in zip(*[play_on(position, random.Random(3)) for position in positions], strict=False):
        pass
    assert [position.components.turn_ap for position in positions] == [6, 9]
    assert own.actions.format(own.actions.parse("invest permit_2")) == "invest permit_2"
    with pytest.raises(BoomtownError):
        ours.actions.parse("invest permit_2")
    assert ours.actions.size == own.actions.size


def test_what_is_played_with_a_set_is_replayed_with_it(tmp_path: Path) -> None:
    names = []
    for game in (boomtown.game("sprawl"), with_own(tmp_path, DOCTOR, NINE_AP, OWN_ID)):
        state = game.new(2, 8)
        record = records.start(game, 2, 8, state.options)
        record.seed = 8
        chance = random.Random(1)
        while not state.over:
            seat = state.pending()[0]
            action = chance.choice(state.legal(seat))
            record.moves.append((seat, action))
            state.apply(seat, action)
        read = records.from_text(record.to_text())
        assert records.replay(read) == state
        names.append({text for text in record.to_text().split() if text in ("p02", "permit_2")})
    assert names == [{"p02"}, {"permit_2"}]


@rule("S2.4")
def test_with_fewer_permits_at_the_bottom_the_events_are_imagined_there_too(tmp_path: Path) -> None:
    game = with_own(tmp_path, ("bottom_permits = 14", "bottom_permits = 4"))
    state = cast(Position, game.new(2))
    worlds = [state, *(state.imagine(0, Rng(number)) for number in range(20))]
    assert max(place for world in worlds for place, card in enumerate(world.decks[3]) if card >= 40) == 17


def test_an_election_cannot_follow_from_an_election() -> None:
    election = [{"do": "choose", "options": [[{"do": "hold_election"}], [{"do": "gain", "wealth": 1}]]}]
    (fault,) = faults_of(changed("offices mayor on_elected", election))
    path = "offices.mayor.on_elected[1].options[1][1]"
    assert (fault.key, fault.params["path"]) == ("sprawl-file-loop", path)
    for language in LANGUAGES:
        assert path in catalogue(language).say(fault.key, fault.params)
