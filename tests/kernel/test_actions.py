"""The codec: verbs laid end to end, and clear errors for text that is no action."""

import pytest

from boomtown.kernel.actions import Argument, Verb, Vocabulary, words
from boomtown.kernel.errors import BadNotation

PASS = Verb("pass")
BID = Verb("bid", Argument("coins", -2, 7))
MOVE = Verb("move", Argument("x", 0, 3), Argument("y", 5, 9), words("turn", "upright", "turned"))
ACTIONS = Vocabulary(PASS, BID, MOVE)


def test_verbs_are_laid_end_to_end() -> None:
    assert [(verb.base, verb.size) for verb in ACTIONS.verbs] == [(0, 1), (1, 10), (11, 40)]
    assert ACTIONS.size == 51


def test_last_argument_runs_fastest() -> None:
    assert [ACTIONS.format(code) for code in (11, 12, 13, 21)] == [
        "move 0 5 upright",
        "move 0 5 turned",
        "move 0 6 upright",
        "move 1 5 upright",
    ]


def test_verb_without_arguments_is_one_code() -> None:
    assert ACTIONS.parse("pass") == PASS.code() == 0
    assert ACTIONS.named(0) == ("pass", {})


def test_arguments_may_be_negative() -> None:
    assert ACTIONS.parse("bid -2") == BID.code(-2) == 1
    assert ACTIONS.named(1) == ("bid", {"coins": -2})


def test_capitals_commas_and_blanks_do_not_matter() -> None:
    assert ACTIONS.parse("  MOVE 3,9,  Turned ") == MOVE.code(3, 9, 1) == 50


def test_first_word_of_the_last_argument_may_be_left_out() -> None:
    assert ACTIONS.parse("move 2 7") == MOVE.code(2, 7, 0)


@pytest.mark.parametrize(
    ("typed", "key", "params"),
    [
        ("", "notation-verb", {"text": "", "verbs": "pass, bid, move"}),
        ("dance 3", "notation-verb", {"text": "dance", "verbs": "pass, bid, move"}),
        ("bid", "notation-count", {"usage": "bid COINS", "given": 0, "expected": 1}),
        ("bid 1 2", "notation-count", {"usage": "bid COINS", "given": 2, "expected": 1}),
        ("pass 1", "notation-count", {"usage": "pass", "given": 1, "expected": 0}),
        ("bid eight", "notation-number", {"argument": "coins", "text": "eight", "low": -2, "high": 7}),
        ("bid 8", "notation-number", {"argument": "coins", "text": "8", "low": -2, "high": 7}),
        ("bid -3", "notation-number", {"argument": "coins", "text": "-3", "low": -2, "high": 7}),
        ("bid 1.5", "notation-number", {"argument": "coins", "text": "1.5", "low": -2, "high": 7}),
        ("move 0 5 upside", "notation-word", {"argument": "turn", "text": "upside", "choices": "upright, turned"}),
    ],
)
def test_wrong_text_is_explained(typed: str, key: str, params: dict[str, int | str]) -> None:
    with pytest.raises(BadNotation) as caught:
        ACTIONS.parse(typed)
    assert (caught.value.key, caught.value.params) == (key, params)


@pytest.mark.parametrize("code", [-1, 51, 10**9])
def test_code_that_is_no_action_is_explained(code: int) -> None:
    with pytest.raises(BadNotation) as caught:
        ACTIONS.format(code)
    assert caught.value.params == {"code": code, "size": 51}
