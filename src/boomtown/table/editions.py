"""The component sets that this server offers: ours, and the files of people who own a box.

Owners' files are `<folder>/<game>/<name>.toml`. They are read and checked once, when the server starts. A file that
cannot be used is logged with everything that is wrong with it, and all other files and games are not affected.
"""

import logging
from pathlib import Path

import boomtown
from boomtown.kernel.components import BadComponents
from boomtown.kernel.errors import BoomtownError
from boomtown.kernel.game import Game
from boomtown.kernel.registry import component_file, game_of_edition
from boomtown.kernel.state import State
from boomtown.table import game_info
from boomtown.table.bot_worker import OwnerEdition
from boomtown.table.rest_models import EditionInfo, GameDetail, GameInfo
from boomtown.table.sentences import error_text, sentence

LOGGER = logging.getLogger("boomtown.table")

# The folder of owners' files inside the data folder.
COMPONENTS = "components"
# Files per game; each is a whole game in memory.
MOST_FILES = 32
LOG_LANGUAGE = "en"


class Editions:
    """The editions of all games, ours first."""

    def __init__(self, owner_editions: tuple[OwnerEdition, ...] = ()) -> None:
        self.owner_editions = owner_editions

    def of_game(self, game_id: str) -> list[EditionInfo]:
        infos: list[EditionInfo] = [{"edition": "", "name": ""}]
        for owner in self.owner_editions:
            if owner.game == game_id:
                infos.append({"edition": owner.edition, "name": owner.name})
        return infos

    def all_games(self) -> list[GameInfo]:
        return [self.game_info(game_id) for game_id in boomtown.game_ids()]

    def game_info(self, game_id: str) -> GameInfo:
        return game_info.game_info(game_id, self.of_game(game_id))

    def game_detail(self, game_id: str, edition: str) -> GameDetail:
        return game_info.game_detail(self.game_info(game_id), edition)

    def faces_json(self, game_id: str, edition: str, language: str) -> str:
        game_info.check_playable(game_id)
        return game_info.faces_json(game_id, edition, language)

    def game(self, game_id: str, edition: str) -> Game[State]:
        """A playable game with the component set of a mark; raises when this server does not have it."""
        game_info.check_playable(game_id)
        return game_of_edition(game_id, edition)


def load_editions(folder: Path) -> Editions:
    """Read and check all owners' files of a folder."""
    if not folder.is_dir():
        return Editions()
    owner_editions: dict[tuple[str, str], OwnerEdition] = {}
    for game_folder in sorted(path for path in folder.iterdir() if path.is_dir()):
        game_id = game_folder.name
        if game_id not in boomtown.game_ids():
            LOGGER.warning(
                "%s: there is no game of this name; games are %s", game_folder, ", ".join(boomtown.game_ids())
            )
            continue
        if not game_info.is_playable(game_id):
            LOGGER.warning("%s is left out, because %s cannot be played", game_folder, game_id)
            continue
        files = sorted(game_folder.glob("*.toml"))
        if len(files) > MOST_FILES:
            LOGGER.warning("%s: only the first %d files are read", game_folder, MOST_FILES)
        for path in files[:MOST_FILES]:
            edition = load_file(game_id, path)
            if edition is not None:
                owner_editions.setdefault((game_id, edition.edition), edition)
    return Editions(tuple(owner_editions.values()))


def load_file(game_id: str, path: Path) -> OwnerEdition | None:
    """One owner's file; None, and the reason in the log, when it cannot be used or equals our own."""
    try:
        file = component_file(game_id, path)
        boomtown.game(game_id, file).faces(LOG_LANGUAGE)  # the whole file is used once, before anybody plays with it
    except BadComponents as error:
        lines = [f"line {fault.line}: {sentence(LOG_LANGUAGE, fault.key, fault.params)}" for fault in error.faults]
        LOGGER.error("%s cannot be played with:\n  %s", path, "\n  ".join(lines))
        return None
    except BoomtownError as error:
        LOGGER.error("%s: %s", path, error_text(LOG_LANGUAGE, error))
        return None
    except Exception:  # a file that a room's checks should have refused must not stop the server
        LOGGER.exception("%s cannot be played with", path)
        return None
    if not file.edition:
        LOGGER.info("%s equals the component set that comes with %s", path, game_id)
        return None
    LOGGER.info("%s: %s can be played with the set %s (%s)", path, game_id, file.name, file.edition)
    return OwnerEdition(game_id, file.name, file.edition, file.document)
