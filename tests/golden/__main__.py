"""Writes the golden playthroughs and the perft counts anew: `python -m tests.golden [game ...]`."""

import sys

import boomtown
from boomtown.kernel.game import Game
from boomtown.kernel.state import State
from tests.golden import find_seed, perft_rows, plays, text_of
from tests.support import golden_folder


def find_seeds(game: Game[State]) -> None:
    """Write a new seed into `<game>.toml` where the old one no longer shows what the play is kept for."""
    for play in plays(game):
        found = find_seed(game, play)
        if found.seed != play.seed:
            path = golden_folder(game.id) / f"{game.id}.toml"
            head, name, row = path.read_text("utf-8").partition(f'name = "{play.name}"')
            path.write_text(head + name + row.replace(f"seed = {play.seed}\n", f"seed = {found.seed}\n", 1), "utf-8")
            print(f"{game.id}-{play.name}: seed {found.seed} instead of {play.seed}")


def main(game_ids: list[str]) -> None:
    for game_id in game_ids or list(boomtown.game_ids()):
        game = boomtown.game(game_id)
        folder = golden_folder(game_id)
        (folder / "perft").mkdir(parents=True, exist_ok=True)
        find_seeds(game)
        planned = {f"{game_id}-{play.name}.txt": play for play in plays(game)}
        for stale in folder.glob(f"{game_id}-*.txt"):
            if stale.name not in planned:
                stale.unlink()
        for name, play in planned.items():
            (folder / name).write_text(text_of(game, play), "utf-8")
        (folder / "perft" / f"{game_id}.toml").write_text(perft_rows(game), "utf-8")
        print(f"{game_id}: {len(planned)} playthroughs")


main(sys.argv[1:])
