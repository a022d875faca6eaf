"""How a program begins: a new game or one from a file, typed by the title."""

import operator
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from boomtown.kernel import record as records
from boomtown.kernel.errors import BadRecord
from boomtown.kernel.game import Game
from boomtown.kernel.registry import game
from boomtown.kernel.state import Options, State
from boomtown.library.play import Play

if TYPE_CHECKING:
    # The one place that knows the titles: a literal name gives typed views, faces and components without a cast.
    from boomtown.games.carson.components import Components as CarsonComponents
    from boomtown.games.carson.faces import Faces as CarsonFaces
    from boomtown.games.carson.view import View as CarsonView
    from boomtown.games.coloma.components import Components as ColomaComponents
    from boomtown.games.coloma.faces import Faces as ColomaFaces
    from boomtown.games.coloma.view import View as ColomaView
    from boomtown.games.sprawl.components import Components as SprawlComponents
    from boomtown.games.sprawl.faces import Faces as SprawlFaces
    from boomtown.games.sprawl.view import View as SprawlView
    from boomtown.games.wagons.faces import Faces as WagonsFaces
    from boomtown.games.wagons.view import View as WagonsView
    from boomtown.kernel.components import Components

    ComponentsFile = str | Path | None

# As many bits as the deal of a real game has.
SEED_BITS = 128


@overload
def play(
    title: Literal["carson"], seats: int | None = None, *, seed: int | None = None, components: "ComponentsFile" = None,
    **options: int | str | bool,
) -> "Play[CarsonView, CarsonFaces, CarsonComponents]": ...  # fmt: skip
@overload
def play(
    title: Literal["coloma"], seats: int | None = None, *, seed: int | None = None, components: "ComponentsFile" = None,
    **options: int | str | bool,
) -> "Play[ColomaView, ColomaFaces, ColomaComponents]": ...  # fmt: skip
@overload
def play(
    title: Literal["sprawl"], seats: int | None = None, *, seed: int | None = None, components: "ComponentsFile" = None,
    **options: int | str | bool,
) -> "Play[SprawlView, SprawlFaces, SprawlComponents]": ...  # fmt: skip
@overload
def play(
    title: Literal["wagons"], seats: int | None = None, *, seed: int | None = None, components: "ComponentsFile" = None,
    **options: int | str | bool,
) -> "Play[WagonsView, WagonsFaces, Components]": ...  # fmt: skip
@overload
def play(
    title: str | Game[State], seats: int | None = None, *, seed: int | None = None, components: "ComponentsFile" = None,
    **options: int | str | bool,
) -> Play[Any, Any, Any]: ...  # fmt: skip
def play(
    title: str | Game[State],
    seats: int | None = None,
    *,
    seed: int | None = None,
    components: str | Path | None = None,
    **options: int | str | bool,
) -> Play[Any, Any, Any]:
    """A new game. Without a seed the deal is a secret one; options of the game are given by name."""
    played = game(title, components) if isinstance(title, str) else title
    dealt = secrets.randbits(SEED_BITS) if seed is None else operator.index(seed)
    chosen: Options = dict(options)
    return Play(records.start(played, played.check_seats(seats), dealt, chosen), dealt)


def load(path: str | Path, seed: int | None = None, components: str | Path | None = None) -> Play[Any, Any, Any]:
    """The game of a record, at its last move.

    A game under way that was saved by `boomtown play` or a server keeps its seed elsewhere, so it must be given.
    """
    text = Path(path).read_text("utf-8-sig", "replace")  # what is no text is no record either
    if components is not None:
        head = dict(line.partition(":")[::2] for line in text.partition("\n\n")[0].splitlines())
        game(head.get("game", "").strip(), components)  # so that the record finds its edition
    record = records.from_text(text)
    full_seed = record.seed if seed is None else seed
    if full_seed is None:
        raise BadRecord("record-no-seed")
    return Play(record, full_seed)
