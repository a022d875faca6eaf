"""The components file: what is refused, and with which line."""

from importlib.resources import files
from pathlib import Path

import pytest

from boomtown.games.carson import cards
from boomtown.games.carson.cardtext import character_text, kind_text
from boomtown.games.carson.city import BOX
from boomtown.games.carson.components import ERA_CARDS, KINDS, SUITS, BadComponents, check, load
from boomtown.games.carson.fixed import FIXED, MOST_REVEALS
from boomtown.games.carson.rules import LOWEST
from boomtown.games.carson.state import FULL_HAND, ROUNDS
from boomtown.text import catalogue, languages
from tests.cli.runner import run
from tests.games.carson.table import GAME, drawn, points

TEXT = files("boomtown.games.carson").joinpath("components.toml").read_text("utf-8")


def line_of(part: str, text: str = TEXT) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_our_own_file_has_no_fault() -> None:
    assert check(TEXT) == []


def test_wrong_totals_are_refused_with_the_line_of_the_kind() -> None:
    found = check(changed('face = "N..."', 'face = "M..."'))
    assert {(fault.line, fault.key) for fault in found} == {
        (line_of("mine = {"), "carson-file-total"),
        (line_of("mountain = {"), "carson-file-total"),
    }
    assert found[0].params["expected"] in (10, 32)


def test_an_unknown_letter_is_refused_with_the_line_of_the_card() -> None:
    found = check(changed('face = ".RR."', 'face = ".RX."'))
    assert [(fault.line, fault.key) for fault in found] == [(line_of('"I-32"'), "carson-file-letter")]
    assert found[0].params["given"] == "X"


def test_a_face_needs_four_letters() -> None:
    found = check(changed('face = ".RR."', 'face = ".RR"'))
    assert [(fault.line, fault.key) for fault in found] == [(line_of('"I-32"'), "carson-file-letter")]


def test_a_duplicate_card_is_refused_with_the_line_of_the_second() -> None:
    found = check(changed('id = "I-32"', 'id = "I-01"'))
    assert [(fault.line, fault.key) for fault in found] == [(line_of('"I-32"'), "carson-file-duplicate")]


def test_a_duplicate_character_is_refused() -> None:
    text = changed('id = "lawyer"', 'id = "governor"')
    assert [(fault.line, fault.key) for fault in check(text)] == [
        (line_of('id = "lawyer"'), "carson-file-duplicate"),
        (len(text.splitlines()), "carson-file-missing"),
    ]


@pytest.mark.parametrize(
    "order",
    ['["horseshoe", "boot"]', '["horseshoe", "boot", "cattle", "hat", "star", "star"]', '["hat", "spade"]', "3"],
)
def test_a_missing_suit_order_is_refused_with_the_line_of_the_back(order: str) -> None:
    text = changed('order = ["horseshoe", "boot", "cattle", "hat", "star", "cactus"]', f"order = {order}")
    found = check(text)
    assert [fault.line for fault in found] == [line_of("back = {")]
    assert found[0].key in ("carson-file-suits", "carson-file-word")


def test_a_back_without_any_order_is_refused() -> None:
    text = changed(', order = ["horseshoe", "boot", "cattle", "hat", "star", "cactus"] }', " }")
    assert [fault.line for fault in check(text)] == [line_of("back = {")]


def test_too_few_cards_are_refused() -> None:
    text = changed('{ id = "I-47", face = "HSOH", attr = 6 }, ', "")
    assert [(fault.line, fault.key) for fault in check(text)] == [(line_of("era1 ="), "carson-file-cards")]


def test_text_that_is_no_toml_is_refused_with_its_line() -> None:
    text = changed("min_seats = 4", "min_seats = ")
    assert [(fault.line, fault.key) for fault in check(text)] == [(line_of("min_seats"), "carson-file-syntax")]


def test_an_empty_file_is_refused() -> None:
    assert check("")


def test_an_unknown_kind_is_refused() -> None:
    found = check(changed("bank = {", "bonk = {"))
    assert [(fault.line, fault.key, fault.params["entry"]) for fault in found] == [
        (line_of("[kinds]"), "carson-file-missing", "kinds.bank"),
        (line_of("bank = {"), "carson-file-unknown", "bonk"),
    ]


WRONG_FIELDS = [
    ("attr = 4", 'attr = "four"', "carson-file-number"),
    ('phase = "before_bids"', 'phase = "lunch"', "carson-file-word"),
    ("skull = false", "skull = 0", "carson-file-flag"),
    ("score = {}", "score = 3", "carson-file-table"),
    ('symbols = ["arrow"]', "symbols = []", "carson-file-word"),
    ("adjacent = { mountain = 2 }, max = 16", "adjacent = { mountain = 2 }, max = -3", "carson-file-range"),
    ('face = "N...", attr = 4', 'face = "N...", attr = 4, appeal = 3', "carson-file-unknown"),
    ('each = "empty", near', "near", "carson-file-word"),
    ("uncovered = { vp = 1, per", "uncovered = { per", "carson-file-number"),
]

GOVERNOR = 'kind = "draft", reveal = 1, take = 1, replaces_turn = false'
LAWYER = 'kind = "draft", reveal = 0, take = 1, replaces_turn = true'
WORKER = 'kind = "double", reveal = 1,'
SECOND = 'slot = { phase = "before_bids", order = 2 }'

WRONG_POWERS = [
    (GOVERNOR, 'kind = "draft", reveal = 0', "carson-file-draft"),
    (GOVERNOR, 'kind = "draft", reveal = 1, replaces_turn = true', "carson-file-draft"),
    (GOVERNOR, 'kind = "draft", reveal = "1"', "carson-file-number"),
    (GOVERNOR, 'kind = "draft", reveal = 3', "carson-file-range"),
    (GOVERNOR, 'kind = "draft", reveal = -1', "carson-file-range"),
    (GOVERNOR, 'kind = "draft"', "carson-file-number"),
    (LAWYER, 'kind = "draft", reveal = 0, replaces_turn = false', "carson-file-draft"),
    (LAWYER, 'kind = "draft", reveal = 0', "carson-file-draft"),
    (LAWYER, 'kind = "draft", reveal = 0, replaces_turn = 1', "carson-file-flag"),
    (LAWYER, 'kind = "draft", replaces_turn = true', "carson-file-number"),
    (WORKER, 'kind = "double", reveal = 0,', "carson-file-range"),
    (WORKER, 'kind = "double",', "carson-file-number"),
    ("bid = 3", 'bid = "3"', "carson-file-number"),
    ("bid = 3", "bid = true", "carson-file-number"),
    ("bid = 3", "bid = 0", "carson-file-range"),
    ("bid = 3", "bid = 17", "carson-file-range"),
    ('kind = "boost", bid = 3', 'kind = "boost"', "carson-file-number"),
    ('kind = "sell", max = 3', 'kind = "sell", max = -1', "carson-file-range"),
    ('kind = "sell", max = 3', 'kind = "sell", max = 4', "carson-file-range"),
    ('kind = "sell", max = 3', 'kind = "sell"', "carson-file-number"),
    (SECOND, 'slot = { phase = "before_bids", order = 1 }', "carson-file-duplicate"),
    (SECOND, 'slot = { phase = "before_bids", order = 0 }', "carson-file-range"),
    (SECOND, 'slot = { phase = "before_bids" }', "carson-file-number"),
]

FIXED_FAULTS = [
    ("min_seats = 4", "min_seats = 3", "carson-file-fixed"),
    ("rounds_per_era = 9", "rounds_per_era = 10", "carson-file-fixed"),
    ("hand = [1, 2,", "hand = [2,", "carson-file-fixed"),
    ("beginner = [1, 9]", "beginner = [1, 8]", "carson-file-fixed"),
    ("terrain_per_round = { 4 = 4,", "terrain_per_round = { 4 = 5,", "carson-file-fixed"),
    ("box = [8, 8]", "box = [9, 9]", "carson-file-fixed"),
    ("adjacency = 8", "adjacency = 4", "carson-file-fixed"),
    ('suits = ["hat", "star",', 'suits = ["star", "hat",', "carson-file-fixed"),
    ("identical = true", "identical = false", "carson-file-fixed"),
    ('always = ["empty"]', "always = []", "carson-file-fixed"),
    ("schema = 1", "schema = 2", "carson-file-fixed"),
    ('uses = "game"', 'uses = "era"', "carson-file-fixed"),
    ("take_on_turn = 2", "take_on_turn = 3", "carson-file-fixed"),
    ("reveal = 0, take = 1", "reveal = 0, take = 2", "carson-file-fixed"),
    ('from = ["removed", "undrawn"]', 'from = ["removed"]', "carson-file-fixed"),
    ("extra = 1", "extra = 2", "carson-file-fixed"),
    ('round = "up"', 'round = "down"', "carson-file-fixed"),
    ("lawful = true, count = [1, 3]", "lawful = false, count = [1, 3]", "carson-file-fixed"),
    ('effect = { kind = "lawful" }', 'effect = { kind = "boost", bid = 2 }', "carson-file-word"),
    ('slot = { phase = "any" }', 'slot = { phase = "end" }', "carson-file-word"),
    ("houses = 2, count = [2, 10]", "houses = 3, count = [2, 10]", "carson-file-range"),
    ("uncovered = { vp = 1, per = 2", "uncovered = { vp = 1, per = 0", "carson-file-range"),
    ('class = "home", houses = 1', 'class = "home", houses = 1, flat = 1', "carson-file-unknown"),
    ("sold = 7", "sales = 7", "carson-file-unknown"),
    ("adjacent = { mountain = 2 }", "adjacant = { mountain = 2 }", "carson-file-unknown"),
    ("adjacent = { mountain = 2 }", "adjacent = { civic = 2 }", "carson-file-word"),
    ("max_seats = 6", "seats = 6", "carson-file-unknown"),
    ("upgrade = { townhouse", "upgrade = { skyscraper", "carson-file-unknown"),
]


@pytest.mark.parametrize(("old", "new", "key"), WRONG_FIELDS + WRONG_POWERS + FIXED_FAULTS)
def test_what_a_file_cannot_change_is_refused_with_its_line(old: str, new: str, key: str) -> None:
    found = check(changed(old, new))
    assert [(fault.line, fault.key) for fault in found] == [(line_of(old), key)]
    for language in languages():
        assert catalogue(language).say(key, found[0].params)


def test_more_cards_than_the_row_can_hold_are_refused_with_the_power_that_reveals_one_too_many() -> None:
    wrong = changed('effect = { kind = "boost", bid = 5 }', 'effect = { kind = "double", reveal = 1 }')
    told = [(fault.line, fault.key, fault.params) for fault in check(wrong)]
    assert told == [(line_of("bid = 5"), "carson-file-reveals", {"given": 3, "most": MOST_REVEALS})]
    assert 9 * 5 + MOST_REVEALS <= ERA_CARDS


def test_what_a_file_cannot_change_is_what_the_game_does() -> None:
    fixed = FIXED["setup"]
    assert fixed["suits"] == list(SUITS)
    assert (fixed["rounds_per_era"], fixed["box"]) == (ROUNDS, [BOX, BOX])
    assert fixed["hand"] == [card for card in range(12) if FULL_HAND >> card & 1]
    assert fixed["virtual_decks"] == {name: [lowest, lowest + ROUNDS - 1] for name, lowest in LOWEST.items()}
    tables = [GAME.new(seats, 1) for seats in range(1, 7)]
    assert (fixed["min_seats"], fixed["max_seats"]) == (tables[0].table, tables[5].table)
    assert fixed["terrain_per_round"] == {str(state.table): len(state.row) - 1 for state in tables}


def test_entries_that_change_nothing_may_be_left_out() -> None:
    start, end = TEXT.index("[setup]"), TEXT.index("[cover]")
    text = TEXT[:start] + TEXT[end:]
    for entry in ('uses = "era"\n', 'uses = "game"\n', "identical = true", ", take_on_turn = 2"):
        text = text.replace(entry, "")
    assert check(text) == []


def test_neighbours_without_a_maximum_bring_all_they_can() -> None:
    old = "adjacent = { house = 2 }, max = 32"
    saloon = KINDS.index("saloon")
    try:
        cards.use(load(changed(old, "adjacent = { house = 5 }")))
        assert points(drawn("TTT", "TST", "TTT"))["saloon"] == 5 * 16
        assert [catalogue("en").say(*message) for message in kind_text(saloon)] == ["5 per house unit next to it."]
    finally:
        cards.use(load(TEXT))
    assert points(drawn("TTT", "TST", "TTT"))["saloon"] == 32


def test_the_command_line_tells_every_fault_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(changed("box = [8, 8]", "box = [9, 8]").replace('face = ".RR."', 'face = ".RX."'), "utf-8")
    result = run("components", "check", "carson", file)
    assert result.exit_code == 2
    told = result.stdout.splitlines()
    assert told[0].startswith(f"Line {line_of('box =')}: setup: box is [9, 8], but the game plays it as [8, 8]")
    assert told[1].startswith(f"Line {line_of(chr(34) + 'I-32' + chr(34))}: terrain I-32: “X” is no parcel.")
    assert str(file) in result.stderr


@pytest.mark.parametrize("language", languages())
def test_the_command_line_accepts_a_file_without_faults(language: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(TEXT, "utf-8")
    result = run("components", "check", "carson", file, "--lang", language)
    assert result.exit_code == 0
    assert "BOOMTOWN_CARSON_COMPONENTS" in result.stdout


def test_load_raises_the_first_fault_with_its_line() -> None:
    with pytest.raises(BadComponents) as caught:
        load(changed('face = ".RR."', 'face = ".RX."'))
    assert caught.value.params["line"] == line_of('"I-32"')
    told = catalogue("en").explain(caught.value)
    line = line_of('"I-32"')
    assert told.startswith(f"The components file cannot be played with. Line {line}: terrain I-32: “X”")


def test_every_fault_can_be_told_in_every_language() -> None:
    texts = [
        changed('face = ".RR."', 'face = ".RX."'), changed('id = "I-32"', 'id = "I-01"'), "", "=",
        changed("attr = 4", 'attr = "four"'), changed("skull = false", "skull = 0"), changed("bank = {", "bonk = {"),
        TEXT.replace('kind = "boost", bid', 'kind = "double", reveal = 1 } # bid'),
        changed(', order = ["horseshoe", "boot", "cattle", "hat", "star", "cactus"] }', ', order = ["hat"] }'),
    ]  # fmt: skip
    for text in texts:
        for fault in check(text):
            for language in languages():
                assert catalogue(language).say(fault.key, fault.params)


def test_card_texts_come_from_the_data_in_every_language() -> None:
    for language in languages():
        speak = catalogue(language)
        for character in range(21):
            told = [speak.say(message.key, message.params) for message in character_text(character)]
            assert told
        assert sum(len(kind_text(kind)) for kind in range(16)) > 16
    english = catalogue("en")
    assert [english.say(*message) for message in character_text(cards.SHERIFF)] == [
        "Outlaws are harmless and count as empty parcels.",
        "3 per prison in the city.",
    ]
