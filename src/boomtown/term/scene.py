"""What a drawing needs besides the view: language, names, and what may be done now."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from boomtown.kernel.actions import Vocabulary
from boomtown.kernel.game import Game
from boomtown.kernel.message import Params
from boomtown.kernel.state import Json, Options, State
from boomtown.text import Catalogue


@dataclass
class Scene:
    """The circumstances of one drawing."""

    game: Game[State]
    catalogue: Catalogue
    names: Sequence[str]
    options: Options
    totals: Sequence[int]  # the points of each seat so far
    seat: int | None = None  # who is looking; None for a spectator
    legal: Sequence[int] = ()  # what that seat may do now
    gains: Mapping[int, int] = field(default_factory=dict)  # points an action wins at once, where that is known
    letters: bool = False  # the terminal cannot show more than plain letters

    @property
    def faces(self) -> Json:
        """What every card says in the language of the drawing; a room knows the shape of its own."""
        return self.game.faces(self.catalogue.language)

    @property
    def actions(self) -> Vocabulary:
        return self.game.actions

    def say(self, key: str, params: Params | None = None) -> str:
        return self.catalogue.say(key, params, self.names)
