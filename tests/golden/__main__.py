"""Writes the golden playthroughs and the perft counts anew: `python -m tests.golden [game ...]`."""

import sys

import boomtown
from tests.golden import actions_of, perft_rows, plays, playthrough
from tests.support import golden_folder


def main(game_ids: list[str]) -> None:
    for game_id in game_ids or list(boomtown.game_ids()):
        game = boomtown.game(game_id)
        folder = golden_folder(game_id)
        (folder / "perft").mkdir(parents=True, exist_ok=True)
        planned = {f"{game_id}-{play.name}.txt": play for play in plays(game)}
        for stale in folder.glob(f"{game_id}-*.txt"):
            if stale.name not in planned:
                stale.unlink()
        for name, play in planned.items():
            moves = actions_of(game, play)
            written = playthrough(game, play.seats, play.seed, play.options, moves)
            (folder / name).write_text(written, "utf-8")
        (folder / "perft" / f"{game_id}.toml").write_text(perft_rows(game), "utf-8")
        print(f"{game_id}: {len(planned)} playthroughs")


main(sys.argv[1:])
