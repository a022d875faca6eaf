"""The command that scores a finished physical game from a sheet."""

import json
from pathlib import Path

import boomtown
from boomtown.cli import files
from boomtown.cli.console import CliConsole
from boomtown.cli.players import with_opponents
from boomtown.kernel.errors import BadSheet
from boomtown.sheet import as_json, result_of
from boomtown.sheet.reading import parse
from boomtown.term import score_table


def score_file(console: CliConsole, game_id: str, path: Path, wants_json: bool, components: Path | None) -> None:
    boomtown.meta(game_id)
    doc = dict(parse(files.read_text(path)))
    if doc.setdefault("game", game_id) != game_id:
        raise BadSheet("sheet-other-game", {"given": str(doc["game"]), "game": game_id})
    result = result_of(doc, components)
    if wants_json:
        console.out.file.write(json.dumps(as_json(result), indent=2) + "\n")
        return
    rivals = len(result.scores)
    players = [console.catalogue.name(seat) for seat in range(rivals - result.opponents)]
    names = with_opponents(players, rivals, game_id, console.catalogue)
    console.print(score_table(game_id, result.scores, names, console.catalogue, result.winners))
