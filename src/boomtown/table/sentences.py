"""Sentences for people, in the language their browser asks for."""

from collections.abc import Sequence

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.message import Params
from boomtown.text import BadMessage, catalogue, languages


def preferred_language(requested: str | None, accept_language: str | None) -> str:
    """The language of `?lang=`, else the first of the Accept-Language header that we have, else English."""
    candidates = [requested] if requested else []
    # Browsers put the best language first, so the weights say nothing new.
    candidates += [part.partition(";")[0] for part in (accept_language or "").split(",")]
    for candidate in candidates:
        code = candidate.strip().lower().replace("_", "-").partition("-")[0]
        if code in languages():
            return code
    return languages()[0]


def sentence(language: str, key: str, params: Params, names: Sequence[str] | None = None) -> str:
    """The text of a message. A gap in a catalogue must not stop a table, so the message id is shown instead."""
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
