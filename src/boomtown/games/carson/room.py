"""Puts the pieces of the room together."""

from boomtown.games.carson.actions import ACTIONS
from boomtown.games.carson.aids import AIDS
from boomtown.games.carson.bot.card_value import prepare_terrain
from boomtown.games.carson.bot.evaluate import SKILL, SWING, evaluate
from boomtown.games.carson.bot.features import FEATURES
from boomtown.games.carson.bot.order import order
from boomtown.games.carson.components import Components
from boomtown.games.carson.faces import Faces, faces
from boomtown.games.carson.meta import META
from boomtown.games.carson.rules import AUTOMATIC, QUESTIONS, setup
from boomtown.games.carson.schema import SCHEMA
from boomtown.games.carson.scoring import opponents, score, winners
from boomtown.games.carson.state import Position, census, restore
from boomtown.games.carson.view import imagine, nothing_hidden, view
from boomtown.kernel.components import ComponentFile
from boomtown.kernel.faces import Say
from boomtown.kernel.game import Game
from boomtown.kernel.message import Deed
from boomtown.kernel.room import Room

DEEDS = (
    Deed("taken", "carson-took", "characters", "characters"),
    Deed("used", "carson-used", "characters", "characters"),
    Deed("taken", "carson-took", "terrain", "terrain"),
)


def build(file: ComponentFile) -> Game[Position]:
    """The game, played with a component file."""
    components = Components(file.document)
    prepare_terrain(components)

    def faces_of_set(say: Say) -> Faces:
        return faces(components, say)

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
        opponents=opponents,
        aids=AIDS,
        components=components,
        faces=faces_of_set,
        edition=file.edition,
        edition_name=file.name,
        deeds=DEEDS,
    )


ROOM = Room(META, build, SCHEMA)
