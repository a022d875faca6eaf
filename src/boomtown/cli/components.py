"""The command that checks an owner's components file."""

from pathlib import Path

import boomtown
from boomtown.cli import files
from boomtown.cli.console import CliConsole
from boomtown.kernel.registry import component_check


def check_components(console: CliConsole, game_id: str, path: Path) -> None:
    """Say everything that is wrong with a components file; a file with faults is a mistake like any other."""
    check = component_check(game_id)
    if check is None:
        known = ", ".join(other for other in boomtown.game_ids() if component_check(other) is not None)
        raise files.BadFile("components-fixed", {"game": boomtown.meta(game_id).title, "known": known})
    faults = check(files.read_text(path))
    for fault in faults:
        problem = console.say(fault.key, fault.params)
        console.print_message("components-line", {"line": fault.line, "problem": problem})
    if faults:
        raise files.BadFile("components-wrong", {"file": str(path), "count": len(faults)})
    console.print_message("components-right", {"file": str(path), "variable": game_id.upper()})
