"""Puts the pieces of the room together."""

from boomtown.games.sprawl.actions import ACTIONS
from boomtown.games.sprawl.heuristic import SWING, evaluate, order
from boomtown.games.sprawl.meta import META
from boomtown.games.sprawl.rules import AUTOMATIC, QUESTIONS, setup
from boomtown.games.sprawl.scoring import score, winners
from boomtown.games.sprawl.state import Position, census, restore
from boomtown.games.sprawl.view import certain, imagine, view
from boomtown.kernel.components import ComponentFile
from boomtown.kernel.game import Game
from boomtown.kernel.room import Room


def build(file: ComponentFile) -> Game[Position]:
    """The game, played with a component file."""
    return Game(
        meta=META,
        actions=ACTIONS,
        position=Position,
        setup=setup,
        restore=restore,
        questions=QUESTIONS,
        automatic=AUTOMATIC,
        score=score,
        winners=winners,
        view=view,
        imagine=imagine,
        certain=certain,
        census=census,
        evaluate=evaluate,
        order=order,
        swing=SWING,
        edition=file.edition,
        edition_name=file.name,
    )


ROOM = Room(META, build)
