"""What every command has at hand: the words, a place to write and a place to read."""

from collections.abc import Sequence
from typing import cast

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.message import Params
from boomtown.text import Catalogue

ALARM = "bold #a8322a"
DIGITS = 6


class Leave(Exception):
    """The person goes away: the end of the input or the word for it."""


def small_number(text: str) -> int | None:
    """A number that somebody typed; None for other texts and for numbers longer than any menu or record."""
    return int(text) if text.isdecimal() and len(text) <= DIGITS else None


class Desk:
    """One run of the command line. The consoles are made here, for tests exchange the streams."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.names: Sequence[str] | None = None  # of the players, once there is a table
        self.out = Console(highlight=False)
        self.errors = Console(stderr=True, highlight=False, soft_wrap=True)

    @property
    def letters(self) -> bool:
        """Whether the terminal shows plain letters only."""
        return not self.out.encoding.lower().startswith("utf")

    def say(self, key: str, params: Params | None = None, names: Sequence[str] | None = None) -> str:
        return self.catalogue.say(key, params, names)

    def tell(self, key: str, params: Params | None = None, style: str = "", names: Sequence[str] | None = None) -> None:
        """Print a sentence."""
        self.out.print(Text(self.say(key, params, names), style))

    def show(self, *things: RenderableType) -> None:
        self.out.print(*things)

    def complain(self, error: BoomtownError) -> None:
        """Print what was wrong where errors belong."""
        self.errors.print(Text(self.catalogue.explain(error, self.names), ALARM))

    def ask(self, prompt: str) -> str:
        """What the person types, without blanks around it."""
        self.out.print(Text(prompt, "bold"), end=" ")
        self.out.file.flush()
        try:
            return input().strip()
        except EOFError:
            self.out.print()
            raise Leave from None


def desk_of(context: typer.Context) -> Desk:
    return cast(Desk, context.obj)
