"""The words: message catalogues in every language, and the rules of each game."""

from boomtown.text.catalogue import (
    MANY_SEATS,
    ONE_SEAT,
    BadMessage,
    Catalogue,
    catalogue,
    catalogue_sources,
    line_key,
    sentence,
)
from boomtown.text.language import UnknownLanguage, from_environment, languages, require_language, speak, spoken
from boomtown.text.rules import UnknownParagraph, paragraph, rules_text

__all__ = [
    "MANY_SEATS",
    "ONE_SEAT",
    "BadMessage",
    "Catalogue",
    "UnknownLanguage",
    "UnknownParagraph",
    "catalogue",
    "catalogue_sources",
    "from_environment",
    "languages",
    "line_key",
    "paragraph",
    "require_language",
    "rules_text",
    "sentence",
    "speak",
    "spoken",
]
