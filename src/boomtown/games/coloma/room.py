"""Puts the pieces of the room together."""

from functools import partial

from boomtown.games.coloma.aids import AIDS
from boomtown.games.coloma.bot.evaluate import SKILL, SWING, evaluate
from boomtown.games.coloma.bot.features import FEATURES
from boomtown.games.coloma.bot.order import order
from boomtown.games.coloma.components import Components
from boomtown.games.coloma.faces import faces
from boomtown.games.coloma.goods import tally
from boomtown.games.coloma.meta import META
from boomtown.games.coloma.rules import AUTOMATIC, QUESTIONS, setup
from boomtown.games.coloma.schema import SCHEMA
from boomtown.games.coloma.scoring import opponents, score, winners
from boomtown.games.coloma.state import Position, census, restore
from boomtown.games.coloma.view import imagine, nothing_hidden, view
from boomtown.kernel.components import ComponentFile, shipped_document
from boomtown.kernel.game import Game
from boomtown.kernel.message import Deed
from boomtown.kernel.room import Room

DEEDS = (
    Deed("built", "coloma-built", "card", "buildings"),
    Deed("used", "coloma-used", "card", "buildings"),
    Deed("built", "coloma-bridged", "bridge", "bridges"),
    Deed("taken", "coloma-took-barrel", "barrel", "barrels"),
    Deed("opened", "coloma-opened", "barrel", "barrels"),
    Deed("drawn", "coloma-shootout-won", "table", "tables"),
    Deed("drawn", "coloma-shootout-lost", "table", "tables"),
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
        opponents=opponents,
        tally=tally,
        aids=AIDS,
        components=components,
        faces=partial(faces, components),
        edition=file.edition,
        edition_name=file.name,
        deeds=DEEDS,
    )


ROOM = Room(META, build, SCHEMA)
