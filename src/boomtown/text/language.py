"""Which languages there are and which one to speak."""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from boomtown.kernel.errors import BoomtownError

DEFAULT = "en"

# The environment variables that name a person's language; the first one that is set counts, as in POSIX.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(BoomtownError):
    """A language we have no catalogue in."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a folder here, English first."""
    codes = sorted(folder.name for folder in files("boomtown.text").iterdir() if len(folder.name) == 2)
    return (DEFAULT, *[code for code in codes if code != DEFAULT])


def require_language(given: str) -> str:
    """The language somebody asked for by name: "it", "IT" or "it_IT.UTF-8"."""
    language = _code(given)
    if language not in languages():
        raise UnknownLanguage("unknown-language", {"given": given, "known": ", ".join(languages())})
    return language


def from_environment(environment: Mapping[str, str]) -> str:
    """The language of the machine; English when there is no catalogue in it, since nobody asked for it by name."""
    for variable in VARIABLES:
        if environment.get(variable):
            language = _code(environment[variable])
            return language if language in languages() else DEFAULT
    return DEFAULT


# The language that speak() has chosen; empty for that of the machine.
_chosen = ""


def speak(language: str | None) -> None:
    """Choose the language of the errors and drawings of this process; None for that of the machine."""
    global _chosen
    _chosen = "" if language is None else require_language(language)


def spoken() -> str:
    """The language of this process: the chosen one, or that of the machine."""
    return _chosen or from_environment(os.environ)


def _code(text: str) -> str:
    return text.strip().lower().replace("-", "_").partition("_")[0].partition(".")[0]
