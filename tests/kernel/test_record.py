"""Records: reading errors name the line, and verify notices every tampering."""

import random

import pytest

import boomtown
from boomtown.kernel import record as records
from boomtown.kernel.errors import BadRecord
from boomtown.kernel.match import Match, resume
from boomtown.kernel.rng import commitment
from boomtown.text import catalogue, languages
from tests.support import decide

SEED = 90210


def finished() -> str:
    match = Match(boomtown.game("wagons"), 2, SEED, {"boom_per_mine": True})
    chance = random.Random(1)
    while not match.state.over:
        match.apply(*decide(match.state, chance))
    return match.record.to_text()


TEXT = finished()
HEADER_LINES = 9  # lines before the first move, the blank one included


def error_of(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        records.verify(records.from_text(text))
    return caught.value


def test_head_reads_as_promised() -> None:
    commit = commitment(SEED)
    assert TEXT.splitlines()[:HEADER_LINES] == [
        "boomtown record 1",
        "game: wagons",
        "version: 2",
        "seats: 2",
        "option: boom_per_mine = true",
        "option: starter = first",
        f"commit: {commit}",
        f"seed: {SEED}",
        "",
    ]


def test_untouched_record_is_verified() -> None:
    state = records.verify(records.from_text(TEXT))
    assert state.over
    assert state.options == {"boom_per_mine": True, "starter": "first"}


def test_a_record_of_components_that_the_game_cannot_have_is_refused() -> None:
    error = error_of(TEXT.replace("commit:", "components: 0123456789abcdef\ncommit:"))
    assert (error.key, error.params) == ("record-components-fixed", {"game": "Circle the Wagons"})


def test_a_record_of_an_owners_components_asks_for_the_file() -> None:
    record = Match(boomtown.game("carson"), 2, SEED).record
    record.edition = "0123456789abcdef"
    with pytest.raises(BadRecord) as caught:
        records.replay(record, SEED)
    assert caught.value.key == "record-components"
    for language in languages():
        assert "Carson City" in catalogue(language).explain(caught.value)


def test_blank_lines_and_remarks_are_no_moves() -> None:
    lines = TEXT.splitlines()
    lines[HEADER_LINES + 1 : HEADER_LINES + 1] = ["", "# a remark", "   ", "  # an indented one", "\t# another"]
    assert records.from_text("\n".join(lines)) == records.from_text(TEXT)


def test_blanks_and_tabs_may_stand_around_the_seat() -> None:
    lines = TEXT.splitlines()
    lines[HEADER_LINES] = lines[HEADER_LINES].replace(" ", "\t", 1)
    lines[HEADER_LINES + 1] = "  " + lines[HEADER_LINES + 1].replace(" ", " \t ", 1)
    assert records.from_text("\n".join(lines)) == records.from_text(TEXT)


def test_a_byte_order_mark_does_no_harm() -> None:
    assert records.from_text("\ufeff" + TEXT) == records.from_text(TEXT)


@pytest.mark.parametrize("text", ["", "\n", "boomtown record 2\n", "a novel"])
def test_something_else_is_no_record(text: str) -> None:
    assert error_of(text).key == "record-first-line"


@pytest.mark.parametrize(
    ("old", "new", "key", "params"),
    [
        ("game: wagons", "game wagons", "record-head", {"line": 2, "text": "game wagons"}),
        ("game: wagons", "colour: blue", "record-head", {"line": 2, "text": "colour: blue"}),
        ("version: 2", "game: wagons", "record-head", {"line": 3, "text": "game: wagons"}),
        ("game: wagons\n", "", "record-missing", {"name": "game"}),
        ("version: 2\n", "", "record-missing", {"name": "version"}),
        ("seats: 2\n", "", "record-missing", {"name": "seats"}),
        (f"commit: {commitment(SEED)}\n", "", "record-missing", {"name": "commit"}),
        ("seats: 2", "seats: two", "record-number", {"name": "seats", "text": "two"}),
        (f"seed: {SEED}", "seed: luck", "record-number", {"name": "seed", "text": "luck"}),
    ],
)
def test_bad_head_is_explained(old: str, new: str, key: str, params: dict[str, int | str]) -> None:
    assert old in TEXT
    error = error_of(TEXT.replace(old, new, 1))
    assert (error.key, error.params) == (key, params)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("game: wagons", "game: monopoly", "unknown-game"),
        ("seats: 2", "seats: 5", "setup-seats"),
        ("boom_per_mine = true", "boom_per_mine = perhaps", "setup-value"),
        ("boom_per_mine = true", "gold_rush = true", "setup-option"),
        ("version: 2", "version: 99", "record-version"),
        ("version: 2", "version: 0", "record-version"),
    ],
)
def test_setup_that_cannot_be_is_explained(old: str, new: str, key: str) -> None:
    assert error_of(TEXT.replace(old, new, 1)).key == key


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("take 3", "record-seat"),
        ("x take 3", "record-seat"),
        ("-1 take 3", "record-seat"),
        ("\u00b2 take 3", "record-seat"),
        ("9" * 5000 + " take 3", "record-seat"),
        ("0 steal 3", "record-action"),
        ("0 take 99", "record-action"),
        ("0", "record-action"),
    ],
)
def test_bad_move_is_explained_with_its_line(line: str, key: str) -> None:
    lines = TEXT.splitlines()
    lines[HEADER_LINES + 2] = line
    error = error_of("\n".join(lines))
    assert error.key == key
    assert error.params["line"] == HEADER_LINES + 3
    assert error.params["text"] == line


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 take 99", "“99” cannot be card: write a whole number from 0 to 17."),
        ("0 take", "This action is written “take CARD”: one word follows, not 0."),
        ("0 steal 3", "“steal” is no action of this game. Actions begin with: start, take, place."),
    ],
)
def test_a_bad_move_tells_what_is_wrong_with_it(line: str, reason: str) -> None:
    lines = TEXT.splitlines()
    lines[HEADER_LINES + 2] = line
    sentence = catalogue("en").explain(error_of("\n".join(lines)))
    assert sentence == f"Line {HEADER_LINES + 3} of the record, “{line}”, holds no action of this game: {reason}"


@pytest.mark.parametrize("language", languages())
def test_the_names_that_a_header_may_have_are_listed(language: str) -> None:
    sentence = catalogue(language).explain(error_of(TEXT.replace("game:", "colour:", 1)))
    assert [name for name in records.HEADER if name not in sentence] == []


@pytest.mark.parametrize("language", languages())
def test_a_seed_is_shown_without_marks_between_its_digits(language: str) -> None:
    sentence = catalogue(language).explain(error_of(TEXT.replace(f"seed: {SEED}", f"seed: {SEED + 1}")))
    assert str(SEED + 1) in sentence


def test_tampered_seed_is_noticed() -> None:
    assert error_of(TEXT.replace(f"seed: {SEED}", f"seed: {SEED + 1}")).key == "record-commit"


def test_tampered_commitment_is_noticed() -> None:
    commit = commitment(SEED)
    assert error_of(TEXT.replace(commit, commit[::-1])).key == "record-commit"


def test_seed_and_commitment_changed_together_do_not_replay() -> None:
    forged = TEXT.replace(commitment(SEED), commitment(4)).replace(f"seed: {SEED}", "seed: 4")
    assert error_of(forged).key == "record-illegal"


def test_tampered_move_is_noticed_with_its_number() -> None:
    lines = TEXT.splitlines()
    seat, _, action = lines[HEADER_LINES + 1].partition(" ")
    assert (seat, action.split()[0]) == ("0", "take")
    lines[HEADER_LINES + 1] = f"1 {action}"
    error = error_of("\n".join(lines))
    assert (error.key, error.params["move"], error.params["text"]) == ("record-illegal", 2, f"1 {action}")


def test_seat_that_does_not_exist_is_noticed() -> None:
    lines = TEXT.splitlines()
    lines[HEADER_LINES] = "7" + lines[HEADER_LINES][1:]
    assert error_of("\n".join(lines)).params["reason"] == "@no-such-seat"


def test_unfinished_game_is_noticed() -> None:
    lines = TEXT.splitlines()[:-1]
    error = error_of("\n".join(lines))
    assert (error.key, error.params) == ("record-unfinished", {"moves": len(lines) - HEADER_LINES})


def test_moves_after_the_end_are_noticed() -> None:
    error = error_of(TEXT + TEXT.splitlines()[-1] + "\n")
    assert error.params["reason"] == "@game-over"


def test_record_without_seed_needs_one_from_elsewhere() -> None:
    unfinished = TEXT.replace(f"seed: {SEED}\n", "")
    assert error_of(unfinished).key == "record-no-seed"
    assert records.replay(records.from_text(unfinished), SEED) == records.verify(records.from_text(TEXT))


def test_replay_refuses_a_seed_that_was_not_promised() -> None:
    with pytest.raises(BadRecord) as caught:
        records.replay(records.from_text(TEXT), SEED + 1)
    assert caught.value.key == "record-commit"


def test_option_given_twice_is_refused() -> None:
    line = "option: boom_per_mine = true"
    error = error_of(TEXT.replace(line, f"{line}\noption: boom_per_mine = false"))
    assert (error.key, error.params["line"]) == ("record-head", 6)


def test_a_record_says_how_often_something_was_taken_back_over_a_reveal() -> None:
    match = Match(boomtown.game("wagons"), 2, 7)
    assert "practice" not in match.record.to_text()
    match.record.practice = 2
    text = match.record.to_text()
    assert "\npractice: 2 take-backs over a reveal\n" in text
    read = records.from_text(text)
    assert read.practice == 2
    assert read.to_text() == text
    assert resume(read, 7).record.practice == 2


def test_practice_that_is_no_number_is_refused() -> None:
    text = Match(boomtown.game("wagons"), 2, 7).record.to_text().replace("\n\n", "\npractice: some\n\n", 1)
    with pytest.raises(BadRecord) as caught:
        records.from_text(text)
    assert caught.value.params == {"name": "practice", "text": "some"}
