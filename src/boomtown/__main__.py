"""`boomtown` and `python -m boomtown`: the command line, or what to install for it."""

import sys

from boomtown.extras import MissingExtra, needs


def main() -> None:
    try:
        with needs("cli"):
            from boomtown.cli import main as run
    except MissingExtra as error:
        sys.exit(f"boomtown: {error}")
    run()


if __name__ == "__main__":
    main()
