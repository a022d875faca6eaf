"""The command that checks an owner's components file."""

from pathlib import Path

from boomtown.cli import files
from boomtown.cli.console import CliConsole
from boomtown.kernel.registry import component_faults


def check_components(console: CliConsole, game_id: str, path: Path) -> None:
    """Say everything that is wrong with a components file; a file with faults is a mistake like any other."""
    faults = component_faults(game_id, path)
    for fault in faults:
        problem = console.say(fault.key, fault.params)
        console.print_message("components-line", {"line": fault.line, "problem": problem})
    if faults:
        raise files.BadFile("components-wrong", {"file": str(path), "count": len(faults)})
    console.print_message("components-right", {"file": str(path), "variable": game_id.upper()})
