"""The score sheet as a table: one row per line, one column per seat."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from boomtown.kernel.message import Score
from boomtown.text import Catalogue, line_key


def score_table(
    game: str, scores: Sequence[Score], names: Sequence[str], catalogue: Catalogue, winners: Sequence[int] = ()
) -> Table:
    """All lines of all seats. The totals of the winners carry a star, so that they can be told apart without colour."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(catalogue.say("column-line"))
    for name in names:
        table.add_column(Text(name), justify="right")
    table.add_column(catalogue.say("column-rule"), style="dim")
    for key, rule in _keys(scores):
        cells = [_cell(_points(score, key)) for score in scores]
        table.add_row(catalogue.say(line_key(game, key)), *cells, rule)
    table.add_section()
    totals = [Text(f"{'★ ' if seat in winners else ''}{score.total}", "bold") for seat, score in enumerate(scores)]
    table.add_row(Text(catalogue.say("column-total"), "bold"), *totals, "")
    return table


def _keys(scores: Sequence[Score]) -> list[tuple[str, str]]:
    """Every line that some seat has, with its rule, in the order of the sheets."""
    rules: dict[str, str] = {}
    for score in scores:
        for line in score.lines:
            rules.setdefault(line.key, line.rule)
    return list(rules.items())


def _cell(points: int | None) -> Text:
    """The points of a line, or a dot for a seat that does not have it."""
    return Text("·", "dim") if points is None else Text(str(points))


def _points(score: Score, key: str) -> int | None:
    points = [line.points for line in score.lines if line.key == key]
    return sum(points) if points else None
