"""Writes the golden playthroughs and the perft counts anew: `python -m tests.golden [game ...]`."""

import sys

import boomtown
from tests.golden import GOLDEN, actions_of, perft_rows, plays, playthrough


def main(game_ids: list[str]) -> None:
    for game_id in game_ids or list(boomtown.game_ids()):
        game = boomtown.game(game_id)
        planned = {f"{game_id}-{play.name}.txt": play for play in plays(game)}
        for stale in GOLDEN.glob(f"{game_id}-*.txt"):
            if stale.name not in planned:
                stale.unlink()
        for name, play in planned.items():
            moves = actions_of(game, play)
            written = playthrough(game, play.seats, play.seed, play.options, moves)
            (GOLDEN / name).write_text(written, "utf-8")
        (GOLDEN / "perft" / f"{game_id}.toml").write_text(perft_rows(game), "utf-8")
        print(f"{game_id}: {len(planned)} playthroughs")


main(sys.argv[1:])
