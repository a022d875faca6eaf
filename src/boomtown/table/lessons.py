"""How far a lesson at a table has come, and how a move or having read a step leads on."""

from boomtown.table.refusals import Refusal
from boomtown.table.table import Table


def steps_after(table: Table, seat: int, action: int) -> list[int] | None:
    """The steps of the lesson, one for each move, once this move is made; None without a lesson."""
    if table.lesson is None:
        return None
    after = table.state.clone()
    after.apply(seat, action)
    steps = table.lesson_steps
    return [*steps, table.lesson.after_move(steps[-1], after)]


def steps_after_reading(table: Table, step: int, to_end: bool) -> list[int]:
    """The same once a step was read, or when the rest of the lesson is left out."""
    if table.lesson is None:
        raise Refusal(409, "lesson-none")
    *earlier, now = table.lesson_steps
    if to_end:
        return [*earlier, len(table.lesson.steps)]
    # A second click on the same step changes nothing.
    return [*earlier, table.lesson.after_reading(now, table.state) if step == now else now]
