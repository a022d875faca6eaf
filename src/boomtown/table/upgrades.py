"""What becomes of a table when the rules of its game change: whether its moves still hold.

Every stored move has a fingerprint of the question it answered. If a newer version of the rules asks the same questions
all the way, the game goes on with it.
"""

import zlib
from collections.abc import Sequence

from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.game import Game
from boomtown.kernel.state import State
from boomtown.table.store import StoredTable


def question_fingerprint(state: State, seat: int, legal: Sequence[int]) -> int:
    """A fingerprint of what a seat is asked: who is asked, what, and what it may answer."""
    text = f"{list(state.pending())} {state.prompt(seat).key} {list(legal)}"
    return zlib.crc32(text.encode()) & 0x7FFF_FFFF


def moves_that_hold(game: Game[State], stored: StoredTable) -> int:
    """How many moves, from the first on, answer the same questions under the rules as they are now."""
    settings = stored.settings
    try:
        state = game.new(len(settings.occupants), settings.deal, settings.options)
        for ply, (seat, action) in enumerate(stored.moves):
            legal = state.legal(seat)
            if stored.questions.get(ply) != question_fingerprint(state, seat, legal) or action not in legal:
                return ply
            state.apply(seat, action)
    except (BoomtownError, LookupError, ValueError):
        return 0  # the seats or the options are no longer possible
    return len(stored.moves)
