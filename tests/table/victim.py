"""A server to be killed. `python -m tests.table.victim PORT FOLDER [DATABASE]` loads everything once, then starts a
server of its own for every line it reads, so that one is back in a moment. It answers with the process id."""

import os
import signal
import sys
from pathlib import Path


def main(port: int, folder: Path, database: str = "", lease: str = "6") -> None:
    # Not at the top: the worker processes of the server import this module too and need nothing of it.
    from boomtown.table.server import run

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not kept
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            os.dup2(2, 1)
            run("127.0.0.1", port, folder, False, pause=0.0, database=database, lease=float(lease))
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
