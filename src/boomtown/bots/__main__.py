"""`python -m boomtown.bots NAME` speaks the bot protocol like `boomtown bot NAME`, and starts sooner."""

import sys

from boomtown.bots.protocol import BotSide


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python -m boomtown.bots NAME")
    BotSide(sys.argv[1], 0, sys.stdin.fileno(), sys.stdout, str).run()


if __name__ == "__main__":
    main()
