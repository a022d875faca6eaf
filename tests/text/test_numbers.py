"""A number is the same in every language: in the rules, and in what the catalogues say of cards and goals."""

import re

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from boomtown.text import languages, paragraph
from tests.support import GAMES, paragraphs
from tests.text.messages import catalogue_files, entries

OTHERS = languages()[1:]


class Texts(Visitor):
    """Collects the words of a message."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def numbers_in_messages(language: str) -> dict[str, list[str]]:
    """The numbers written out in every message that has no plural forms, of which languages have different ones."""
    numbers_by_key = {}
    for path in catalogue_files(language):
        for entry in entries(path):
            if isinstance(entry, ftl.Message) and entry.value is not None and not selects(entry.value):
                words = Texts()
                words.visit(entry)
                numbers_by_key[entry.id.name] = numbers(" ".join(words.texts))
    return numbers_by_key


def selects(pattern: ftl.Pattern) -> bool:
    placed = [element for element in pattern.elements if isinstance(element, ftl.Placeable)]
    return any(isinstance(element.expression, ftl.SelectExpression) for element in placed)


@pytest.mark.parametrize("language", OTHERS)
def test_messages_name_the_same_numbers(language: str) -> None:
    english, other = numbers_in_messages("en"), numbers_in_messages(language)
    explained = [key for key in english if key.startswith("wagons-explain-") and key in other]
    assert len(explained) >= 18 or "wagons" not in GAMES
    assert {key: (digits, other[key]) for key, digits in english.items() if digits != other.get(key, digits)} == {}


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_rules_name_the_same_numbers(language: str, game_id: str) -> None:
    wrong = {}
    for number in paragraphs(game_id):
        english, other = (numbers(paragraph(game_id, code, number)) for code in ("en", language))
        if english != other:
            wrong[number] = (english, other)
    assert wrong == {}
