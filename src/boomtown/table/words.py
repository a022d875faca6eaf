"""Sentences for people, in their language, and the plain text they write themselves."""

import unicodedata
from collections.abc import Sequence

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.message import Params
from boomtown.table.refusals import Refusal
from boomtown.text import BadMessage, catalogue, languages

NAME_LENGTH = 24
CHAT_LENGTH = 500


def spoken_language(asked: str | None, accepted: str | None) -> str:
    """The language of `?lang=`, else the best of Accept-Language, else English."""
    wishes = [asked] if asked else []
    # Browsers write the best language first; the weights only say the same again.
    wishes += [part.partition(";")[0] for part in (accepted or "").split(",")]
    for wish in wishes:
        code = wish.strip().lower().replace("_", "-").partition("-")[0]
        if code in languages():
            return code
    return languages()[0]


def sentence(language: str, key: str, params: Params, names: Sequence[str] | None = None) -> str:
    """The words for a message id. A hole in a catalogue must not bring a table down, so it shows the id."""
    try:
        return catalogue(language).say(key, params, names)
    except BadMessage:
        pass
    # What somebody typed may look like the name of a message ("@...").
    plain: Params = {name: value.lstrip("@") if isinstance(value, str) else value for name, value in params.items()}
    try:
        return catalogue(language).say(key, plain, names)
    except BadMessage:
        return key


def error_text(language: str, error: BoomtownError, names: Sequence[str] | None = None) -> str:
    try:
        return catalogue(language).explain(error, names)
    except BadMessage:
        return sentence(language, error.key, error.params, names)


def plain_text(given: str) -> str:
    """What a person wrote, without control and direction marks and with single blanks."""
    normal = unicodedata.normalize("NFC", given)
    shown = "".join(" " if letter in "\t\r\n" else letter for letter in normal)
    kept = "".join(letter for letter in shown if unicodedata.category(letter)[0] != "C")
    return " ".join(kept.split())


def nickname(given: str) -> str:
    name = plain_text(given)
    if not 1 <= len(name) <= NAME_LENGTH:
        raise Refusal(422, "table-bad-name", {"length": NAME_LENGTH})
    return name


def remark(given: str) -> str:
    text = plain_text(given)
    if not 1 <= len(text) <= CHAT_LENGTH:
        raise Refusal(422, "table-bad-chat", {"length": CHAT_LENGTH})
    return text
