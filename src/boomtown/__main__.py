"""`boomtown` and `python -m boomtown`: the command line, or what to install for it."""

import sys

from boomtown.extras import MissingExtra, needs

# Commands that need more than the extra of the command line; each of these extras includes it.
OWN_EXTRAS = {"serve": "server", "tables": "server", "train": "train"}


def main() -> None:
    command = " ".join(sys.argv[1:2])
    try:
        with needs(OWN_EXTRAS.get(command, "cli")):
            from boomtown.cli import main as run
    except MissingExtra as error:
        sys.exit(f"boomtown: {error}")
    run()


if __name__ == "__main__":
    main()
