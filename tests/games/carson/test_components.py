"""The component file: what is refused, and with which line and path."""

from pathlib import Path

import pytest

from boomtown.games.carson.constants import (
    ALL_ROUNDS,
    BOX,
    ERA_CARDS,
    FULL_HAND,
    LOWEST_VIRTUAL_CARD,
    MOST_REVEALS,
    ROUNDS,
    SETUP,
    SUITS,
)
from boomtown.kernel.components import BadComponents
from boomtown.text import catalogue, languages
from tests.cli.runner import run
from tests.games.carson.files import OURS, TEXT, changed, check, line_of, owners_game
from tests.games.carson.table import GAME


def test_our_own_file_has_no_fault() -> None:
    assert check(OURS) == []


def test_a_file_may_repeat_what_the_rules_say() -> None:
    assert check(TEXT) == []


def test_wrong_totals_are_refused_with_the_line_of_the_kind() -> None:
    faults = check(changed('face = "N..."', 'face = "M..."'))
    assert {(fault.line, fault.key, fault.params["path"]) for fault in faults} == {
        (line_of("mine = {"), "carson-components-total", "kinds.mine.count"),
        (line_of("mountain = {"), "carson-components-total", "kinds.mountain.count"),
    }
    assert faults[0].params["expected"] in (10, 32)


@pytest.mark.parametrize("letters", [".RX.", ".RR", ".RR..", ""])
def test_a_face_has_four_known_letters(letters: str) -> None:
    faults = check(changed('face = ".RR."', f'face = "{letters}"'))
    assert [(fault.line, fault.key) for fault in faults] == [(line_of('"I-32"'), "carson-components-face")]
    assert (faults[0].params["given"], faults[0].params["path"]) == (letters, "terrain.era1.I-32.face")


def test_two_kinds_need_two_letters() -> None:
    faults = check(changed('code = "K"', 'code = "Y"').replace("K", "Y"))
    assert ("kinds.bank.code", "components-twice") in [(fault.params["path"], fault.key) for fault in faults]


@pytest.mark.parametrize("letter", ["KK", "", "-", " ", "@"])
def test_the_letter_of_a_kind_is_one_visible_character(letter: str) -> None:
    faults = check(changed('code = "K"', f'code = "{letter}"'))
    assert (line_of("bank = {"), "carson-components-letter") in [(fault.line, fault.key) for fault in faults]


def test_a_duplicate_card_is_refused_with_the_line_of_the_second() -> None:
    faults = check(changed('id = "I-32"', 'id = "I-01"'))
    assert [(fault.line, fault.key) for fault in faults] == [(line_of('"I-32"'), "components-twice")]
    other_era = check(changed('id = "II-32"', 'id = "I-01"'))
    assert [(fault.line, fault.key) for fault in other_era] == [(line_of('"II-32"'), "components-twice")]


def test_a_character_that_is_there_twice_is_refused_and_the_missing_one_is_named() -> None:
    faults = check(changed('id = "teacher"', 'id = "editor"'))
    assert {(fault.line, fault.key, fault.params["path"]) for fault in faults} == {
        (line_of("[[characters]]"), "components-missing", "characters.teacher"),
        (line_of('id = "editor"'), "components-twice", "characters.editor.id"),
    }


@pytest.mark.parametrize(
    "order",
    ['["horseshoe", "boot"]', '["horseshoe", "boot", "cattle", "hat", "star", "star"]', '["hat", "spade"]', "3"],
)
def test_a_missing_suit_order_is_refused_with_the_line_of_the_back(order: str) -> None:
    text = changed('order = ["horseshoe", "boot", "cattle", "hat", "star", "cactus"]', f"order = {order}")
    faults = check(text)
    assert {fault.line for fault in faults} == {line_of("back = {")}
    assert {fault.key for fault in faults} <= {
        "components-length", "components-twice", "components-word", "components-list"
    }  # fmt: skip


def test_a_back_without_any_order_is_refused() -> None:
    text = changed(', order = ["horseshoe", "boot", "cattle", "hat", "star", "cactus"] }', " }")
    assert [fault.line for fault in check(text)] == [line_of("back = {")]


def test_too_few_cards_are_refused() -> None:
    text = changed('{ id = "I-47", face = "HSOH", attr = 6 }, ', "")
    assert [(fault.line, fault.key) for fault in check(text)] == [(line_of("era1 ="), "components-length")]


def test_text_that_is_no_toml_is_refused_with_its_line() -> None:
    text = changed("min_seats = 4", "min_seats = ")
    assert [(fault.line, fault.key) for fault in check(text)] == [(line_of("min_seats"), "components-syntax")]


def test_an_empty_file_is_refused() -> None:
    missing = {fault.params["path"] for fault in check("") if fault.key == "components-missing"}
    assert missing == {"cover", "kinds", "terrain", "characters"}


def test_an_unknown_kind_is_refused() -> None:
    faults = check(changed("bank = {", "bonk = {"))
    assert [(fault.line, fault.key, fault.params["path"]) for fault in faults] == [
        (line_of("[kinds]"), "components-missing", "kinds.bank"),
        (line_of("bank = {"), "components-unknown", "kinds.bonk"),
    ]


WRONG_ENTRIES = [
    ("attr = 4", 'attr = "four"', "components-whole"),
    ('phase = "before_bids"', 'phase = "lunch"', "components-word"),
    ("skull = false", "skull = 0", "components-flag"),
    ("score = {}", "score = 3", "components-table"),
    ('symbols = ["arrow"]', "symbols = []", "components-length"),
    ("adjacent = { mountain = 2 }, max = 16", "adjacent = { mountain = 2 }, max = -3", "components-whole"),
    ('face = "N...", attr = 4', 'face = "N...", attr = 4, appeal = 3', "components-unknown"),
    ('each = "empty", near', "near", "components-missing"),
    ("uncovered = { vp = 1, per", "uncovered = { per", "components-missing"),
    ('best = "saloon"', 'best = "casino"', "components-word"),
    ("city = { bank = 4 }", "city = { casino = 4 }", "components-unknown"),
    ("symbols = { dollar = 1, arrow = 4 }", "symbols = { heart = 1 }", "components-unknown"),
    ('name = "Governor"', 'name = "@governor"', "components-text"),
]

GOVERNOR = 'kind = "draft", take = 1, reveal = 1, replaces_turn = false'
LAWYER = 'kind = "draft", take = 1, reveal = 0, replaces_turn = true'
WORKER = 'kind = "double", reveal = 1,'
SECOND = 'slot = { phase = "before_bids", order = 2 }'

WRONG_POWERS = [
    (GOVERNOR, 'kind = "draft", reveal = 0', "carson-components-draft"),
    (GOVERNOR, 'kind = "draft", reveal = 1, replaces_turn = true', "carson-components-draft"),
    (GOVERNOR, 'kind = "draft", reveal = "1"', "components-whole"),
    (GOVERNOR, 'kind = "draft", reveal = 3', "components-whole"),
    (GOVERNOR, 'kind = "draft", reveal = -1', "components-whole"),
    (GOVERNOR, 'kind = "draft"', "components-missing"),
    (LAWYER, 'kind = "draft", reveal = 0, replaces_turn = false', "carson-components-draft"),
    (LAWYER, 'kind = "draft", reveal = 0', "carson-components-draft"),
    (LAWYER, 'kind = "draft", reveal = 0, replaces_turn = 1', "components-flag"),
    (LAWYER, 'kind = "draft", replaces_turn = true', "components-missing"),
    (WORKER, 'kind = "double", reveal = 0,', "components-whole"),
    (WORKER, 'kind = "double",', "components-missing"),
    ("bid = 3", 'bid = "3"', "components-whole"),
    ("bid = 3", "bid = true", "components-whole"),
    ("bid = 3", "bid = 0", "components-whole"),
    ("bid = 3", "bid = 17", "components-whole"),
    ('kind = "boost", bid = 3', 'kind = "boost"', "components-missing"),
    ('kind = "boost", bid = 3', 'kind = "charm"', "components-word"),
    ('kind = "sell", max = 3', 'kind = "sell", max = -1', "components-whole"),
    ('kind = "sell", max = 3', 'kind = "sell", max = 4', "components-whole"),
    ('kind = "sell", max = 3', 'kind = "sell"', "components-missing"),
    (SECOND, 'slot = { phase = "before_bids", order = 1 }', "components-twice"),
    (SECOND, 'slot = { phase = "before_bids", order = 0 }', "components-whole"),
    (SECOND, 'slot = { phase = "before_bids" }', "components-missing"),
    (SECOND, "slot = { order = 2 }", "components-missing"),
]

FIXED_ENTRIES = [
    ("min_seats = 4", "min_seats = 3", "components-fixed"),
    ("rounds_per_era = 9", "rounds_per_era = 10", "components-fixed"),
    ("hand = [1, 2,", "hand = [2,", "components-fixed"),
    ("beginner = [1, 9]", "beginner = [1, 8]", "components-fixed"),
    ("terrain_per_round = { 4 = 4,", "terrain_per_round = { 4 = 5,", "components-fixed"),
    ("box = [8, 8]", "box = [9, 9]", "components-fixed"),
    ("adjacency = 8", "adjacency = 4", "components-fixed"),
    ('suits = ["hat", "star",', 'suits = ["star", "hat",', "components-fixed"),
    ("identical = true", "identical = false", "components-fixed"),
    ('always = ["empty"]', "always = []", "components-fixed"),
    ("schema = 1", "schema = 2", "components-fixed"),
    ('uses = "game"', 'uses = "era"', "components-fixed"),
    ("take_on_turn = 2", "take_on_turn = 3", "components-fixed"),
    ("take = 1, reveal = 0", "take = 2, reveal = 0", "components-fixed"),
    ('from = ["removed", "undrawn"]', 'from = ["removed"]', "components-fixed"),
    ("extra = 1", "extra = 2", "components-fixed"),
    ('round = "up"', 'round = "down"', "components-fixed"),
    ("lawful = true, count = [1, 3]", "lawful = false, count = [1, 3]", "components-fixed"),
    ('effect = { kind = "lawful" }', 'effect = { kind = "boost", bid = 2 }', "components-word"),
    ('slot = { phase = "any" }', 'slot = { phase = "end" }', "components-word"),
    ("houses = 2, count = [2, 10]", "houses = 3, count = [2, 10]", "components-whole"),
    ("uncovered = { vp = 1, per = 2", "uncovered = { vp = 1, per = 0", "components-whole"),
    ('class = "home", houses = 1', 'class = "home", houses = 1, flat = 1', "components-unknown"),
    ("sold = 7", "sales = 7", "components-unknown"),
    ("adjacent = { mountain = 2 }", "adjacant = { mountain = 2 }", "components-unknown"),
    ("adjacent = { mountain = 2 }", "adjacent = { civic = 2 }", "components-unknown"),
    ("max_seats = 6", "seats = 6", "components-unknown"),
    ("upgrade = { townhouse", "upgrade = { skyscraper", "components-unknown"),
    ('townhouse = ["house"]', 'townhouse = ["tent"]', "components-word"),
]


@pytest.mark.parametrize(("old", "new", "key"), WRONG_ENTRIES + WRONG_POWERS + FIXED_ENTRIES)
def test_what_a_file_cannot_say_is_refused_with_its_line(old: str, new: str, key: str) -> None:
    faults = check(changed(old, new))
    assert [(fault.line, fault.key) for fault in faults] == [(line_of(old), key)]
    assert faults[0].params["path"]
    for language in languages():
        assert catalogue(language).say(key, faults[0].params)


@pytest.mark.parametrize(
    ("character", "effect"),
    [("auctioneer", 'kind = "sell", max = 3'), ("captain", 'kind = "area", extra = 1'), ("sheriff", 'kind = "lawful"')],
)
def test_an_effect_that_belongs_to_a_character_cannot_be_left_out(character: str, effect: str) -> None:
    (fault,) = check(changed(f"effect = {{ {effect} }}\n", ""))
    assert (fault.key, fault.params["path"]) == ("components-missing", f"characters.{character}.effect")


def test_more_cards_than_the_row_can_hold_are_refused_with_the_power_that_reveals_one_too_many() -> None:
    wrong = changed('effect = { kind = "boost", bid = 5 }', 'effect = { kind = "double", reveal = 1 }')
    (fault,) = check(wrong)
    assert (fault.line, fault.key) == (line_of("bid = 5"), "carson-components-reveals")
    path = "characters.mercenary.effect.reveal"
    assert fault.params == {"path": path, "given": MOST_REVEALS + 1, "most": MOST_REVEALS}
    assert ROUNDS * 5 + MOST_REVEALS <= ERA_CARDS


def test_what_a_file_may_repeat_is_what_the_game_does() -> None:
    assert SETUP["suits"] == list(SUITS)
    assert (SETUP["rounds_per_era"], SETUP["box"]) == (ROUNDS, [BOX, BOX]) == (ALL_ROUNDS // 2, [8, 8])
    assert SETUP["hand"] == [card for card in range(12) if FULL_HAND >> card & 1]
    tables = [GAME.new(seats, 1) for seats in range(1, 7)]
    assert (SETUP["min_seats"], SETUP["max_seats"]) == (tables[0].player_count, tables[5].player_count)
    assert SETUP["terrain_per_round"] == {str(state.player_count): len(state.row) - 1 for state in tables}
    for level in LOWEST_VIRTUAL_CARD:
        bids = GAME.new(1, 1, {"virtual_1": level}).virtual_bids[0][:ROUNDS]
        assert SETUP["virtual_decks"][level] == [min(bids), max(bids)]  # type: ignore[index]


def test_all_faults_are_reported_at_once_with_line_and_path(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(changed("box = [8, 8]", "box = [9, 8]").replace('face = ".RR."', 'face = ".RX."'), "utf-8")
    result = run("components", "check", "carson", file)
    assert result.exit_code == 2
    sentences = result.stdout.splitlines()
    box, face = line_of("box ="), line_of('"I-32"')
    assert sentences[0].startswith(f"{file}, line {box}: setup.box is the same in every file: [8, 8].")
    assert sentences[1].startswith(f"{file}, line {face}: terrain.era1.I-32.face must have four letters of parcels")
    assert result.stderr.strip() == "2 faults were found."


@pytest.mark.parametrize("language", languages())
def test_the_command_line_accepts_a_file_without_faults(language: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(TEXT, "utf-8")
    result = run("components", "check", "carson", file, "--lang", language)
    assert result.exit_code == 0
    assert str(file) in result.stdout


def test_a_bad_file_is_refused_with_its_first_fault_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadComponents) as caught:
        owners_game(tmp_path, changed('face = ".RR."', 'face = ".RX."'))
    assert caught.value.params["line"] == line_of('"I-32"')
    sentence = catalogue("en").explain(caught.value)
    assert sentence.startswith(f"{tmp_path / 'own.toml'} cannot be played with. Line {line_of(chr(34) + 'I-32')}:")
    assert "“.RX.”" in sentence


def test_every_fault_has_a_sentence_in_every_language() -> None:
    texts = [
        changed('face = ".RR."', 'face = ".RX."'), changed('id = "I-32"', 'id = "I-01"'), "", "=",
        changed("attr = 4", 'attr = "four"'), changed("skull = false", "skull = 0"), changed("bank = {", "bonk = {"),
        TEXT.replace('kind = "boost", bid', 'kind = "double", reveal = 1 } # bid'),
        changed(', order = ["horseshoe", "boot", "cattle", "hat", "star", "cactus"] }', ', order = ["hat"] }'),
        changed('code = "K"', 'code = "KK"'), changed('face = "N..."', 'face = "M..."'),
    ]  # fmt: skip
    for text in texts:
        assert check(text)
        for fault in check(text):
            for language in languages():
                assert catalogue(language).say(fault.key, fault.params)
