"""What every command uses to talk to the person: sentences, output and input."""

from collections.abc import Sequence
from typing import cast

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.message import Params
from boomtown.text import Catalogue

ERROR_STYLE = "bold #a8322a"
DIGITS = 6


class Quit(Exception):
    """The person leaves: the input has ended or they typed the word for it."""


def small_number(text: str) -> int | None:
    """A number that somebody typed; None for other texts and for numbers longer than any menu or record."""
    return int(text) if text.isdecimal() and len(text) <= DIGITS else None


class CliConsole:
    """The terminal of one run. The rich consoles are made here because tests replace the standard streams."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.names: Sequence[str] | None = None  # of the players, once there is a game
        self.out = Console(highlight=False)
        self.errors = Console(stderr=True, highlight=False, soft_wrap=True)

    @property
    def ascii_only(self) -> bool:
        """Whether the terminal shows plain letters only."""
        return not self.out.encoding.lower().startswith("utf")

    def say(self, key: str, params: Params | None = None, names: Sequence[str] | None = None) -> str:
        """The text of a message."""
        return self.catalogue.say(key, params, names)

    def print_message(
        self, key: str, params: Params | None = None, style: str = "", names: Sequence[str] | None = None
    ) -> None:
        self.out.print(Text(self.say(key, params, names), style))

    def print(self, *renderables: RenderableType) -> None:
        self.out.print(*renderables)

    def report(self, error: BoomtownError) -> None:
        """Print an error to the error stream."""
        self.errors.print(Text(self.catalogue.explain(error, self.names), ERROR_STYLE))

    def ask(self, prompt: str) -> str:
        """What the person types, without blanks around it."""
        self.out.print(Text(prompt, "bold"), end=" ")
        self.out.file.flush()
        try:
            return input().strip()
        except EOFError:
            self.out.print()
            raise Quit from None


def console_of(context: typer.Context) -> CliConsole:
    return cast(CliConsole, context.obj)
