"""What questions of several modules share."""

from boomtown.games.sprawl.state import Position
from boomtown.kernel.message import Reason


def not_offered(state: Position, seat: int, action: int) -> Reason:
    """The reason for actions that simply are not among the choices of a question."""
    return Reason("sprawl-not-offered", state.question().rule)
