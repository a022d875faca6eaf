"""The command that learns the weights of a game's judgement from play."""

from pathlib import Path

from boomtown.cli.console import CliConsole
from boomtown.extras import needs


def run_train(
    console: CliConsole,
    game_id: str,
    seats: list[int],
    games: int,
    measured: int,
    iterations: int,
    seed: int,
    out: Path | None,
    processes: int,
    ray: str | None,
) -> None:
    with needs("train"):
        from boomtown.learning import Plan, Trained, train

    import boomtown

    file = out or Path(f"{game_id}.json")
    counts = tuple(dict.fromkeys(seats)) or tuple(count for count in boomtown.meta(game_id).seats if count > 1)
    plan = Plan(game_id, counts, games, measured, iterations, seed, processes=processes, ray=ray)

    def report(result: Trained) -> None:
        console.print_message(
            "train-better" if result.better else "train-not-better",
            {
                "seats": result.seats,
                "positions": result.fit.positions,
                "games": games,
                "loss": f"{result.fit.loss:.2f}",
                "handmade": f"{result.fit.handmade_loss:.2f}",
                "elo": f"{result.elo:+.0f} ± {result.elo_margin:.0f}",
                "measured": result.measured,
                "iterations": iterations,
            },
        )

    train(plan, file, report)
    console.print_message("train-written", {"file": str(file)})
