"""Score sheets of finished physical games: typed in by hand, scored by the same rules as every other game."""

import importlib
import pkgutil
from collections.abc import Callable, Mapping

from boomtown.kernel.errors import BadSheet
from boomtown.kernel.message import Score
from boomtown.kernel.registry import game_ids
from boomtown.sheet.reading import check_values
from boomtown.sheet.result import Result

# A game's module here has a function `result` of this kind.
Scorer = Callable[[Mapping[str, object]], Result]


def sheet_games() -> tuple[str, ...]:
    """The games that have a score sheet: a module of their name."""
    return tuple(sorted({found.name for found in pkgutil.iter_modules(__path__)} & set(game_ids())))


def score_sheet(doc: Mapping[str, object]) -> dict[str, object]:
    """Score a document as docs/sheets.md describes it; a malformed one raises BadSheet and says where."""
    return as_json(result_of(doc))


def result_of(doc: Mapping[str, object]) -> Result:
    """The same with Scores, which have the rule behind every line."""
    if not isinstance(doc, Mapping):
        raise BadSheet("sheet-no-table")
    check_values(doc)
    game = doc.get("game")
    known = ", ".join(sheet_games())
    if game is None:
        raise BadSheet("sheet-missing", {"name": "game", "example": f'"{sheet_games()[0]}"'})
    if game not in sheet_games():
        raise BadSheet("sheet-game", {"given": str(game), "known": known})
    scorer: Scorer = importlib.import_module(f"boomtown.sheet.{game}").result
    return scorer(doc)


def as_json(result: Result) -> dict[str, object]:
    return {"seats": [_seat(score) for score in result.scores], "winners": result.winners}


def _seat(score: Score) -> dict[str, object]:
    return {"total": score.total, "lines": [{"key": line.key, "points": line.points} for line in score.lines]}


__all__ = ["as_json", "result_of", "score_sheet", "sheet_games"]
