"""Score sheets of finished physical games: typed in by hand, scored by the same rules as every other game."""

import importlib.util
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from boomtown.kernel.errors import BadSheet
from boomtown.kernel.message import Score
from boomtown.kernel.registry import game, game_ids, package, room_part
from boomtown.sheet.contract import Result, Sheet
from boomtown.sheet.reading import check_values


@cache
def sheet_games() -> tuple[str, ...]:
    """The games whose room has a sheet.py."""
    return tuple(name for name in game_ids() if importlib.util.find_spec(f"{package(name)}.sheet") is not None)


def score_sheet(doc: Mapping[str, object], components: str | Path | None = None) -> dict[str, object]:
    """The score of a sheet as docs/sheets.md describes it, ready for JSON. A malformed sheet raises BadSheet."""
    return as_json(result_of(doc, components))


def result_of(doc: Mapping[str, object], components: str | Path | None = None) -> Result:
    """The score of a sheet, with the rule behind every line. `components` is the path of an owner's component file."""
    if not isinstance(doc, Mapping):
        raise BadSheet("sheet-no-table")
    check_values(doc)
    game_id = doc.get("game")
    if game_id is None:
        raise BadSheet("sheet-missing", {"name": "game", "example": f'"{sheet_games()[0]}"'})
    if game_id not in sheet_games():
        raise BadSheet("sheet-game", {"given": str(game_id), "known": ", ".join(sheet_games())})
    return room_part(str(game_id), "sheet", "SHEET", Sheet).result(game(str(game_id), components), doc)


def as_json(result: Result) -> dict[str, object]:
    return {"seats": [_seat(score) for score in result.scores], "winners": result.winners}


def _seat(score: Score) -> dict[str, object]:
    return {"total": score.total, "lines": [{"key": line.key, "points": line.points} for line in score.lines]}


__all__ = ["Result", "Sheet", "as_json", "result_of", "score_sheet", "sheet_games"]
