"""The web server: tables, seats, the log store, live updates. Importing this loads nothing heavy."""

from pathlib import Path

HOST = "127.0.0.1"
PORT = 8765


def default_folder() -> Path:
    """The data folder when none is given."""
    return Path.home() / ".local" / "share" / "boomtown"


def serve(
    host: str = HOST,
    port: int = PORT,
    data: Path | None = None,
    open_browser: bool = False,
    components: Path | None = None,
) -> None:
    """Run the server until it is stopped."""
    # Worker processes import this package too and do not need the web server.
    from boomtown.table.server import run

    run(host, port, data or default_folder(), open_browser, components=components)


__all__ = ["HOST", "PORT", "default_folder", "serve"]
