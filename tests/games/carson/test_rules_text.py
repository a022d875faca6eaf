"""The marks of RULES.md: what is our ruling is said so, in every language alike."""

import re

import pytest

from boomtown.text import languages, paragraph, rules_text
from tests.support import paragraphs, rule

MARK = {"en": "Ruling", "it": "Decisione", "de": "Festlegung"}

# Paragraphs of which only a part is a ruling: the mark says which.
PARTLY = (
    "C1.2", "C2.2", "C3.1", "C3.3", "C3.6", "C4.6", "C6.1", "C7.2", "C9.1", "C10.12", "C11.8", "C12.1", "C12.2",
)  # fmt: skip


def marks(number: str, language: str) -> list[str]:
    """What stands in brackets as a ruling."""
    return re.findall(rf"\({MARK[language]}[^)]*\)", paragraph("carson", language, number))


@pytest.mark.parametrize("language", languages())
def test_the_same_paragraphs_are_marked_in_every_language(language: str) -> None:
    for number in paragraphs("carson"):
        assert len(marks(number, language)) == len(marks(number, "en")), number


@rule("C1.2", "C2.2", "C3.1", "C3.3", "C3.6", "C4.6", "C6.1", "C7.2", "C9.1", "C10.12", "C11.8", "C12.1", "C12.2")
@pytest.mark.parametrize("language", languages())
def test_a_ruling_on_a_part_says_on_which(language: str) -> None:
    for number in PARTLY:
        assert len(marks(number, language)) == 1, number
        assert marks(number, language) != [f"({MARK[language]}.)"], number


@rule("C1.4", "C1.5")
@pytest.mark.parametrize("language", languages())
def test_what_is_read_into_the_box_is_marked(language: str) -> None:
    assert all(numbers in marks("C1.4", language)[0] for numbers in ("32/12", "18/18"))
    assert marks("C1.5", language) == [f"({MARK[language]}.)"]


@rule("C6.3")
@pytest.mark.parametrize("language", languages())
def test_what_the_printed_rules_say_is_not_marked(language: str) -> None:
    assert marks("C6.3", language) == [] and MARK[language].lower() not in paragraph("carson", language, "C6.3").lower()


@pytest.mark.parametrize("language", languages())
def test_the_preamble_says_that_the_faces_are_reconstructed(language: str) -> None:
    preamble = rules_text("carson", language).split("\n## ")[0]
    word = {"en": "reconstructed", "it": "ricostruiti", "de": "nachgebildet"}[language]
    assert word in preamble
