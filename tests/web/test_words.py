"""Every sentence the client asks for by name is in the catalogue of every language."""

import re
from pathlib import Path

import pytest

from boomtown.text import catalogue, languages

SOURCES = Path(__file__).parents[2] / "web" / "src"
# t('web-undo') and the like; names put together at run time are found by the browser tests.
ASKED = re.compile(r"\b(?:t|say)\(\s*'([a-z]+-[a-z0-9_-]+)'")


def asked() -> set[str]:
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    return {key for file in files for key in ASKED.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("language", languages())
def test_the_client_has_all_its_words(language: str) -> None:
    words = catalogue(language)
    assert sorted(key for key in asked() if not words.has(key)) == []


def test_all_languages_have_the_same_client_messages() -> None:
    folder = Path(__file__).parents[2] / "src" / "boomtown" / "text"
    keys = {
        language: re.findall(r"^(web-[a-z0-9_-]+) =", (folder / language / "web.ftl").read_text("utf-8"), re.MULTILINE)
        for language in languages()
    }
    assert len({tuple(found) for found in keys.values()}) == 1
