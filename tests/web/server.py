"""The table server for the browser tests: bots answer at once, and the same decisions lead to the same game every time.

`python -m tests.web.server PORT FOLDER [PREFIX]`. With a prefix it is reached below that path alone, as behind a proxy
that takes the prefix away. BOOMTOWN_WEB_SEED has other cards dealt.
"""

import os
import sys
from pathlib import Path
from unittest.mock import patch

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from boomtown.kernel import match, record
from boomtown.kernel.rng import mixed
from boomtown.table import store, tokens
from boomtown.table.app import create_app
from boomtown.table.limits import Limits, Rate
from boomtown.table.messengers import NoticeOptions
from boomtown.table.server import end_in_order

SEED = int(os.environ.get("BOOMTOWN_WEB_SEED", "1"))
# All tests come from one address, and a fast machine makes more tables a second than a room full of people.
ENOUGH = Rate(100.0, 1000.0)
LIMITS = Limits(creations=ENOUGH, connects=ENOUGH, replays=ENOUGH, past=ENOUGH, reads=ENOUGH)


class Below:
    """Passes on what lies below a path, without it; there is nothing else."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            path = scope["path"]
            inside = path.startswith(f"{self.prefix}/")
            path = path.removeprefix(self.prefix) if inside else f"/api/outside{path}"
            scope = {**scope, "path": path, "raw_path": path.encode()}
        await self.app(scope, receive, send)


def without_chance() -> None:
    """All tables and bots have the same seed. That a seat adds to the deal counts, what it adds does not."""
    for chance in ("new_seed", "new_bot_seed"):
        patch.object(tokens, chance, lambda: SEED).start()
    for dealer in (match, record, store):
        patch.object(dealer, "mixed", lambda seed, entropy: mixed(seed, dict.fromkeys(entropy, ""))).start()


def main() -> None:
    without_chance()
    port, folder, prefix = int(sys.argv[1]), Path(sys.argv[2]), (*sys.argv, "")[3]
    end_in_order()
    notices = NoticeOptions(
        f"http://127.0.0.1:{port}{prefix}/", os.environ.get("BOOMTOWN_MAIL", ""), "boomtown@example.org", True
    )
    app = create_app(folder, pause=0.0, workers=1, limits=LIMITS, notice_options=notices, notice_grace=0.0)
    uvicorn.run(Below(app, prefix) if prefix else app, port=port, log_level="warning")


if __name__ == "__main__":
    main()
