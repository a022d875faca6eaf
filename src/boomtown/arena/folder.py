"""The folder of a contest: every game as a record, so that a run that was killed goes on where it was."""

import json
import os
from pathlib import Path

from boomtown.arena.contest import Contest
from boomtown.arena.game import PlayedGame, read_game
from boomtown.kernel.errors import BadRecord, BoomtownError

CONTEST = "contest.json"
GAMES = "games"


class BadFolder(BoomtownError):
    """A folder that belongs to another contest or cannot be used."""


class ContestFolder:
    """Holds contest.json and games/000000.txt and so on."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        try:
            (path / GAMES).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadFolder("arena-folder", {"folder": str(path), "detail": error.strerror or str(error)}) from error
        document = json.loads(json.dumps(contest.to_json()))
        plan = path / CONTEST
        if plan.exists():
            try:
                stored = json.loads(plan.read_text("utf-8"))
            except ValueError as error:
                raise BadFolder("arena-folder", {"folder": str(plan), "detail": str(error)}) from error
            different = sorted(name for name in document if stored.get(name) != document[name] and name != "commit")
            if different:
                raise BadFolder("arena-other-contest", {"folder": str(path), "different": ", ".join(different)})
        elif any((path / GAMES).iterdir()):
            raise BadFolder("arena-other-contest", {"folder": str(path), "different": CONTEST})
        else:
            write(plan, json.dumps(document, indent=1) + "\n")

    def played(self) -> dict[int, PlayedGame]:
        """The games that are here already, by number. A file that cannot be read is played again."""
        games: dict[int, PlayedGame] = {}
        for file in sorted((self.path / GAMES).glob("*.txt")):
            try:
                game = read_game(file.read_text("utf-8"))
            except (BadRecord, ValueError, TypeError):
                continue
            if file.stem == f"{game.number:06}":
                games[game.number] = game
        return games

    def keep(self, game: PlayedGame) -> None:
        write(self.path / GAMES / f"{game.number:06}.txt", game.to_text())


def write(path: Path, text: str) -> None:
    """Write a file so that it is there completely or not at all, whenever the process is killed."""
    partial = path.with_suffix(".partial")
    with partial.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    partial.replace(path)
