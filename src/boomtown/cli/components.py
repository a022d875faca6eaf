"""The command that checks owners' component files."""

from pathlib import Path

from rich.text import Text

from boomtown.cli import files
from boomtown.cli.console import CliConsole
from boomtown.kernel.errors import UnreadableFile
from boomtown.kernel.registry import component_faults


def check_components(console: CliConsole, game_id: str, paths: list[Path]) -> None:
    """Print what is wrong with the files, one fault per line; then fail if there was any."""
    total = 0
    for path in paths:
        try:
            faults = component_faults(game_id, path)
        except UnreadableFile as error:  # the other files are checked all the same
            console.report(error)
            total += 1
            continue
        for fault in faults:
            total += int(fault.params.get("more", 1))  # the last one may stand for many that are not listed
            problem = console.say(fault.key, fault.params)
            line = console.say("components-line", {"file": str(path), "line": fault.line, "problem": problem})
            console.out.print(Text(line), soft_wrap=True)
        if not faults:
            console.print_message("components-right", {"file": str(path), "game": game_id})
    if total:
        raise files.BadFile("components-wrong", {"count": total})
