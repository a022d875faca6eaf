"""`boomtown export`: finished games as data for learning."""

from pathlib import Path

import boomtown
from boomtown.cli.console import CliConsole
from boomtown.cli.files import BadFile, exists
from boomtown.library.export import export
from boomtown.table import default_folder


def export_games(console: CliConsole, games: list[str], sources: list[Path], target: Path, database: str) -> None:
    """Write the finished games of the sources and the database, else of the usual folder; never over a file."""
    for game_id in games:
        boomtown.meta(game_id)
    if exists(target):
        raise BadFile("file-exists", {"file": str(target)})
    if not sources and not database:
        sources = [default_folder()]
    for source in sources:
        if not exists(source):
            raise BadFile("file-missing", {"file": str(source)})
    if not exists(target.parent):
        raise BadFile("file-missing", {"file": str(target.parent)})
    count, rows = export(sources, target, games, database)
    console.print_message("export-written", {"file": str(target), "games": count, "rows": rows})
