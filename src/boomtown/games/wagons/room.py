"""Puts the pieces of the room together."""

from boomtown.games.wagons.actions import ACTIONS
from boomtown.games.wagons.bot.evaluate import SKILL, SWING, evaluate
from boomtown.games.wagons.bot.features import FEATURES
from boomtown.games.wagons.bot.order import order
from boomtown.games.wagons.faces import faces
from boomtown.games.wagons.meta import META
from boomtown.games.wagons.rules import AUTOMATIC, QUESTIONS, setup
from boomtown.games.wagons.scoring import score, winners
from boomtown.games.wagons.state import Position, census, restore
from boomtown.games.wagons.view import imagine, nothing_hidden, view
from boomtown.kernel.components import ComponentFile
from boomtown.kernel.game import Game
from boomtown.kernel.message import Deed
from boomtown.kernel.room import Room

DEEDS = (
    Deed("taken", "wagons-took", "card", "cards"),
    Deed("given", "wagons-gift", "card", "cards"),
)


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
        nothing_hidden=nothing_hidden,
        census=census,
        evaluate=evaluate,
        order=order,
        swing=SWING,
        skill=SKILL,
        features=FEATURES,
        faces=faces,
        deeds=DEEDS,
    )


ROOM = Room(META, build)
