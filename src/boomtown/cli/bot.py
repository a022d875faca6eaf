"""The command that lets a bot speak the bot protocol on standard input and output."""

import secrets
import sys

from boomtown.bots.protocol import BotSide
from boomtown.cli.console import CliConsole
from boomtown.cli.players import Budget


def run_bot(console: CliConsole, name: str, budget: Budget) -> None:
    seed = secrets.randbits(32) if budget.seed is None else budget.seed
    side = BotSide(
        name,
        seed,
        sys.stdin.fileno(),
        sys.stdout,
        console.catalogue.explain,
        budget.seconds,
        budget.iterations,
    )
    side.run()
