"""The command group: chooses the language, translates the help, and reports errors as one sentence and exit code 2."""

import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from boomtown.cli.console import CliConsole, Quit
from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.message import Params
from boomtown.text import Catalogue, catalogue, from_environment, require_language

EXIT_ERROR = 2


class BadUsage(BoomtownError):
    """A command line that is not understood."""


class TranslatedGroup(TyperGroup):
    """Typer's group in the person's language. Help texts in the code are message ids."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> NoReturn:
        words = list(sys.argv[1:] if args is None else args)
        console = CliConsole(catalogue(from_environment(os.environ)))
        try:
            words, language = take_language(words)
            if language:
                console = CliConsole(catalogue(require_language(language)))
            translate(self, console.catalogue)
            words = words or ["--help"]
            code = super().main(words, prog_name, complete_var, False, windows_expand_args, obj=console, **extra)
            sys.exit(code if isinstance(code, int) else 0)
        except BoomtownError as error:
            console.report(error)
        except Quit:
            sys.exit(0)
        except (typer.Abort, KeyboardInterrupt):
            sys.exit(130)
        except Exception as error:
            usage = usage_error(error)
            if usage is None:
                raise
            console.report(usage)
        sys.exit(EXIT_ERROR)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        command = super().get_command(ctx, cmd_name)
        if command is None:
            raise BadUsage("usage-command", {"given": cmd_name, "known": ", ".join(self.commands)})
        return command


def take_language(words: list[str]) -> tuple[list[str], str]:
    """Remove `--lang it`, wherever it stands, so that it also applies to the help and to errors."""
    others: list[str] = []
    language = ""
    remaining = iter(words)
    for word in remaining:
        if word == "--lang":
            language = next(remaining, "")
            if not language:
                raise BadUsage("usage-option-value", {"name": "--lang"})
        elif word.startswith("--lang="):
            language = word.partition("=")[2]
        else:
            others.append(word)
    return others, language


def translate(command: Any, catalogue: Catalogue) -> None:
    """Replace the message ids in the help of a command and its subcommands."""
    if command.help:
        command.help = catalogue.say(command.help)
    # Typer creates the help option on first use and keeps it.
    help_option = command.get_help_option(typer.Context(command, help_option_names=["--help", "-h"]))
    help_option.help = "help-help"
    for parameter in [*command.params, help_option]:
        if parameter.help:
            parameter.help = catalogue.say(parameter.help)
        panel = "help-panel-options" if parameter.param_type_name == "option" else "help-panel-arguments"
        parameter.rich_help_panel = catalogue.say(panel)
    command.rich_help_panel = catalogue.say("help-panel-commands")
    for subcommand in getattr(command, "commands", {}).values():
        translate(subcommand, catalogue)


def usage_error(error: Exception) -> BadUsage | None:
    """Typer's own error in our words. Its classes are not public, so they are recognised by name."""
    kind = type(error).__name__
    option = getattr(error, "option_name", "")
    if kind == "NoSuchOption":
        return BadUsage("usage-option", {"name": option})
    if kind == "BadOptionUsage":
        return BadUsage("usage-option-value", {"name": option})
    if kind == "MissingParameter":
        return BadUsage("usage-missing", _parameter(error))
    if kind == "BadParameter":
        return BadUsage("usage-value", _parameter(error))
    if not hasattr(error, "format_message"):
        return None
    return BadUsage("usage-other", {"detail": error.format_message()})


def _parameter(error: Exception) -> Params:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return {"name": "?"}
    is_option = parameter.param_type_name == "option"
    return {"name": parameter.opts[-1] if is_option else parameter.metavar or str(parameter.name).upper()}
