"""Score sheets of finished physical games: typed in by hand, scored by the same rules as every other game."""

import importlib
import pkgutil
from collections.abc import Callable, Mapping

from boomtown.kernel.errors import BadSheet
from boomtown.kernel.message import Score
from boomtown.kernel.registry import game_ids
from boomtown.sheet.reading import check_values

# A game's module here turns the document into one Score per seat.
Scorer = Callable[[Mapping[str, object]], list[Score]]


def sheet_games() -> tuple[str, ...]:
    """The games that have a score sheet: a module of their name."""
    return tuple(sorted({found.name for found in pkgutil.iter_modules(__path__)} & set(game_ids())))


def score_sheet(doc: Mapping[str, object]) -> dict[str, object]:
    """Score a document as docs/sheets.md describes it; a malformed one raises BadSheet and says where."""
    return as_json(scores_of(doc))


def scores_of(doc: Mapping[str, object]) -> list[Score]:
    """The same as Scores, with the rule behind every line."""
    if not isinstance(doc, Mapping):
        raise BadSheet("sheet-no-table")
    check_values(doc)
    game = doc.get("game")
    known = ", ".join(sheet_games())
    if game is None:
        raise BadSheet("sheet-missing", {"name": "game", "example": f'"{sheet_games()[0]}"'})
    if game not in sheet_games():
        raise BadSheet("sheet-game", {"given": str(game), "known": known})
    scorer: Scorer = importlib.import_module(f"boomtown.sheet.{game}").scores
    return scorer(doc)


def as_json(scores: list[Score]) -> dict[str, object]:
    return {"seats": [_seat(score) for score in scores]}


def _seat(score: Score) -> dict[str, object]:
    return {"total": score.total, "lines": [{"key": line.key, "points": line.points} for line in score.lines]}


__all__ = ["as_json", "score_sheet", "scores_of", "sheet_games"]
