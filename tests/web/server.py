"""The table server for the browser tests: bots answer at once. `python -m tests.web.server PORT FOLDER`."""

import sys
from pathlib import Path

import uvicorn

from boomtown.table.app import create_app


def main() -> None:
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    uvicorn.run(create_app(folder, pause=0.0, workers=1), port=port, log_level="warning")


if __name__ == "__main__":
    main()
