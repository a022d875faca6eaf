"""Puts the pieces of the room together."""

from functools import partial

from boomtown.games.sprawl.aids import AIDS, tally
from boomtown.games.sprawl.bot.evaluate import SKILL, SWING, evaluate
from boomtown.games.sprawl.bot.features import FEATURES
from boomtown.games.sprawl.bot.order import order
from boomtown.games.sprawl.components import Components
from boomtown.games.sprawl.faces import faces
from boomtown.games.sprawl.hidden import imagine, nothing_hidden
from boomtown.games.sprawl.meta import META
from boomtown.games.sprawl.rules import AUTOMATIC, QUESTIONS, setup
from boomtown.games.sprawl.schema import SCHEMA
from boomtown.games.sprawl.scoring import score, winners
from boomtown.games.sprawl.state import Position, census, restore
from boomtown.games.sprawl.view import view
from boomtown.kernel.components import ComponentFile, shipped_document
from boomtown.kernel.game import Game
from boomtown.kernel.message import Deed
from boomtown.kernel.room import Room

DEEDS = (
    Deed("built", "sprawl-built", "card", "cards"),
    Deed("taken", "sprawl-took", "card", "cards"),
    Deed("used", "sprawl-used", "card", "cards"),
    Deed("kept", "sprawl-favored", "card", "cards"),
    Deed("taken", "sprawl-tile", "tile", "vocations"),
    Deed("taken", "sprawl-elected", "office", "offices"),
    Deed("drawn", "sprawl-event", "card", "cards"),
)


def build(file: ComponentFile) -> Game[Position]:
    """The game, played with a component file."""
    components = Components(file.document, shipped_document(SCHEMA, file, __package__))
    return Game(
        meta=META,
        actions=components.verbs.vocabulary,
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
        tally=tally,
        aids=AIDS,
        components=components,
        faces=partial(faces, components),
        edition=file.edition,
        edition_name=file.name,
        deeds=DEEDS,
    )


ROOM = Room(META, build, SCHEMA)
