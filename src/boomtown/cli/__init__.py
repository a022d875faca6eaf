"""The command line: `boomtown ...`."""

from boomtown.cli.commands import main

__all__ = ["main"]
