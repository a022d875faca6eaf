"""The table server for the browser tests: bots answer at once. `python -m tests.web.server PORT FOLDER [PREFIX]`.

With a prefix it is reached below that path alone, as behind a proxy that takes the prefix away.
"""

import sys
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from boomtown.table.app import create_app


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


def main() -> None:
    port, folder, prefix = int(sys.argv[1]), Path(sys.argv[2]), (*sys.argv, "")[3]
    app = create_app(folder, pause=0.0, workers=1)
    uvicorn.run(Below(app, prefix) if prefix else app, port=port, log_level="warning")


if __name__ == "__main__":
    main()
