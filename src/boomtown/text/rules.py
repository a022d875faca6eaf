"""The rules of a game as text, whole or by paragraph."""

import re
from importlib.resources import files

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.message import Params
from boomtown.kernel.registry import meta, package
from boomtown.text.language import DEFAULT

PARAGRAPH = re.compile(r"^\*\*([A-Z]+\d+(?:\.\d+)*)\*\*", re.MULTILINE)


class UnknownParagraph(BoomtownError):
    """The rules have no paragraph of that number, or are not written yet."""


def rules_text(game_id: str, language: str) -> str:
    """The whole RULES.md of a game in a language."""
    name = "RULES.md" if language == DEFAULT else f"RULES.{language}.md"
    file = files(package(game_id)).joinpath(name)
    if not file.is_file():
        raise UnknownParagraph("rules-missing", {"game": meta(game_id).title, "language": language})
    return file.read_text("utf-8")


def paragraph(game_id: str, language: str, number: str) -> str:
    """One numbered paragraph, "W4.2"; small letters will do."""
    text = rules_text(game_id, language)
    paragraph_id = number.strip().upper()
    starts = {match[1]: match.start() for match in PARAGRAPH.finditer(text)}
    if paragraph_id not in starts:
        params: Params = {"given": number, "first": min(starts, key=starts.__getitem__), "last": list(starts)[-1]}
        raise UnknownParagraph("rules-paragraph", params)
    start = starts[paragraph_id]
    # A paragraph ends where the next one or the next heading begins.
    ends = [place for place in starts.values() if place > start]
    heading = text.find("\n#", start)
    return text[start : min([*ends, heading if heading > 0 else len(text), len(text)])].strip()
