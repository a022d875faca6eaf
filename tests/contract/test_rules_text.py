"""RULES.md is a contract: same paragraphs in all languages, and each of them named by a test."""

import ast
import re
from functools import cache

import pytest

import boomtown
from tests.support import GAMES, LANGUAGES, PARAGRAPH, folders_of_tests, in_this_house, paragraphs, room_folder


@cache
def named() -> dict[str, list[str]]:
    """The paragraphs named by `rule(...)` anywhere in the tests, and the files that name them. Read, not run."""
    files: dict[str, list[str]] = {}
    for path in sorted(path for folder in folders_of_tests() for path in folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                for argument in node.args:
                    assert isinstance(argument, ast.Constant) and isinstance(argument.value, str), (
                        f"{path}, line {node.lineno}: rule() takes plain strings, for they are read without running"
                    )
                    files.setdefault(argument.value, []).append(str(path))
    return files


@pytest.mark.parametrize("game_id", GAMES)
def test_every_paragraph_is_named_by_a_test(game_id: str) -> None:
    missing = [paragraph for paragraph in paragraphs(game_id) if paragraph not in named()]
    assert missing == []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_ruling_is_named_by_a_test_of_its_game(game_id: str) -> None:
    """Where the printed rules leave something open, a general test that happens to name the paragraph is not enough."""
    text = (room_folder(game_id) / "RULES.md").read_text("utf-8")
    rulings = [part for part in re.split(r"\n\s*\n", text) if PARAGRAPH.match(part) and "(Ruling" in part]
    numbers = [number for part in rulings for number in PARAGRAPH.findall(part)]
    own = f"/games/{game_id}/" if in_this_house(game_id) else "/tests/"
    assert [number for number in numbers if not any(own in file for file in named()[number])] == []


# What marks a ruling, in any of the languages, and a line of the list at the end of the rules.
MARK = re.compile(r"\((Ruling|Decisione|Festlegung)\b")
ENTRY = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* (.+)$", re.MULTILINE)
SOURCE = re.compile(r"(“.+”|«.+»|„.+“)\. |(Not said|Non detto|Nicht gesagt)\. ")
OTHER = re.compile(r"(Other reading|Altra lettura|Andere Lesart): \S.*\.$")


def rulings(game_id: str, language: str = "") -> list[str]:
    """The paragraphs that are marked as a ruling, wholly or in part."""
    text = (room_folder(game_id) / f"RULES{language}.md").read_text("utf-8")
    parts = [part for part in re.split(r"\n\s*\n", text) if PARAGRAPH.match(part) and MARK.search(part)]
    return [number for part in parts for number in PARAGRAPH.findall(part)]


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if in_this_house(game_id)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_end_with_a_list_of_all_rulings(game_id: str, language: str) -> None:
    """Each with the sentence of the printed rules that it reads, and with the other reading."""
    assert rulings(game_id, language) == rulings(game_id), "the same rulings in every language"
    text = (room_folder(game_id) / f"RULES{language}.md").read_text("utf-8")
    last = text.rpartition("\n## ")[2]
    entries = ENTRY.findall(last)
    assert [number for number, _ in entries] == rulings(game_id)
    for number, entry in entries:
        assert SOURCE.match(entry), number
        assert OTHER.search(entry), number


# Settled by a second reading: what the printed rules say is not marked, and what we read into them is.
SAID = ("C6.3", "C6.8", "K3.9", "K6.6", "K10.4", "K14.1", "S1.2", "S1.7", "S3.3", "S3.8", "S6.6")
READ = ("C4.6", "C10.12", "K2.6", "K2.8", "K15.9", "S4.11", "S6.10")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_marks_are_true(language: str) -> None:
    marked = {number for game_id in ("carson", "coloma", "sprawl") for number in rulings(game_id, language)}
    assert not marked & set(SAID)
    assert marked >= set(READ)


# Of these the printed rules say one part, zoning and the order, and we read the other.
PARTLY = ("S4.11", "S6.10")
BARE_MARK = re.compile(r"\((Ruling|Decisione|Festlegung)\.\)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", PARTLY)
def test_a_mark_on_a_part_says_on_which(language: str, number: str) -> None:
    text = (room_folder("sprawl") / f"RULES{language}.md").read_text("utf-8")
    (part,) = [part for part in re.split(r"\n\s*\n", text) if part.startswith(f"**{number}**")]
    assert MARK.search(part) and not BARE_MARK.search(part)


# What the rules call cards whose printed faces are not public, as the lobby and the cards themselves do.
REMADE = {"": ("Reconstructed",), ".it": ("Ricostruito",), ".de": ("Nachgebildet", "rekonstruiert")}


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if in_this_house(game_id)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_begin_with_what_their_marks_mean(game_id: str, language: str) -> None:
    """Before the first paragraph, so that nobody meets a mark that was not explained."""
    preamble = (room_folder(game_id) / f"RULES{language}.md").read_text("utf-8").partition("\n## ")[0]
    assert len(MARK.findall(preamble)) == 2, "the mark, and the mark on a part"
    remade = boomtown.meta(game_id).provenance == "reconstructed"
    assert all((word in preamble) == remade for word in REMADE[language])


def test_no_test_names_an_unknown_paragraph() -> None:
    prefixes = {boomtown.meta(game_id).rules_prefix: game_id for game_id in boomtown.game_ids()}
    existing = {paragraph for game_id in prefixes.values() for paragraph in paragraphs(game_id)}
    assert {paragraph: names for paragraph, names in named().items() if paragraph not in existing} == {}


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_are_the_same_in_every_language(game_id: str, language: str) -> None:
    numbers = paragraphs(game_id, language)
    assert numbers
    assert numbers == paragraphs(game_id)
    assert len(set(numbers)) == len(numbers)
    prefix = boomtown.meta(game_id).rules_prefix
    assert all(number.startswith(prefix) for number in numbers)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_question_points_into_the_rules(game_id: str) -> None:
    numbers = set(paragraphs(game_id))
    for question in boomtown.game(game_id).questions.values():
        assert question.rule in numbers
