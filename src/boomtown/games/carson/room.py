"""Puts the pieces of the room together."""

from boomtown.games.carson.actions import ACTIONS
from boomtown.games.carson.heuristic import SWING, evaluate, order
from boomtown.games.carson.meta import META
from boomtown.games.carson.rules import AUTOMATIC, QUESTIONS, setup
from boomtown.games.carson.scoring import opponents, score, winners
from boomtown.games.carson.state import Position, census, restore
from boomtown.games.carson.view import certain, imagine, view
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
        opponents=opponents,
        edition=file.edition,
        edition_name=file.name,
    )


ROOM = Room(META, build)
