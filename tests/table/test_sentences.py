"""The server's sentences: there in every language, and what people write is plain text."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from boomtown.table.refusals import Refusal
from boomtown.table.sentences import preferred_language, sentence
from boomtown.table.user_text import chat_text, nickname, plain_text
from boomtown.text import languages
from tests.support import SOURCE


def keys(language: str) -> dict[str, set[str]]:
    """The messages of table.ftl with the parameters each one uses."""
    tree = FluentParser().parse((SOURCE / "text" / language / "table.ftl").read_text("utf-8"))
    found = {}
    for entry in tree.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(re.findall(r"\$(\w+)", str(entry.value.to_json() if entry.value else "")))
    return found


def test_every_sentence_is_there_in_every_language() -> None:
    for language in languages():
        assert list(keys(language)) == list(keys("en"))


def test_every_sentence_the_server_says_is_written_and_no_other() -> None:
    code = "".join(file.read_text("utf-8") for file in (SOURCE / "table").glob("*.py"))
    assert set(re.findall(r'"(table-[a-z-]+)"', code)) == set(keys("en"))


def test_sentences_use_the_same_parameters() -> None:
    pattern = re.compile(r"^([a-z-]+) = (.*)$", re.MULTILINE)
    used = []
    for language in languages():
        text = (SOURCE / "text" / language / "table.ftl").read_text("utf-8")
        used.append({key: set(re.findall(r"\$(\w+)", line)) for key, line in pattern.findall(text)})
    assert all(one == used[0] for one in used)


@pytest.mark.parametrize(
    ("asked", "accepted", "spoken"),
    [
        ("it", "de", "it"), (None, "de-CH,en;q=0.3", "de"), ("xx", "fr, it;q=0.5", "it"), (None, None, "en"),
        ("", "*", "en"), ("IT_it", None, "it"),
    ],
)  # fmt: skip
def test_the_reader_chooses_the_language(asked: str | None, accepted: str | None, spoken: str) -> None:
    assert preferred_language(asked, accepted) == spoken


def test_a_missing_sentence_shows_its_id() -> None:
    assert sentence("en", "no-such-message", {}) == "no-such-message"
    assert "wagons-took”" in sentence("en", "unknown-game", {"given": "@wagons-took", "known": "wagons"})


def test_plain_text_has_no_marks_that_mislead() -> None:
    assert plain_text(" a\u202eb\u200b\x1b[0m\n c ") == "ab[0m c"
    assert plain_text("e\u0301") == "é"
    # Heaps of accents would cover other lines, and letters that draw nothing make a name that nobody sees.
    assert plain_text("a" + "\u0335" * 9 + "b") == "a\u0335\u0335\u0335b"
    assert plain_text("हिन्दी tiếng ไก่ก้อย") == "हिन्दी tiếng ไก่ก้อย"
    for bad in ("", "\u202e", "\u3164", "\u2800 \u115f", "\u0301\u0301", "x" * 25):
        with pytest.raises(Refusal):
            nickname(bad)
    with pytest.raises(Refusal):
        chat_text("x" * 501)
