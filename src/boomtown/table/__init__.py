"""The web server: tables, seats, the log store, live updates. Importing this loads nothing heavy."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

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
    database: str = "",
    reached_at: str = "",
    proxies: Sequence[str] = (),
    log_format: Literal["text", "json"] = "text",
    sites: Sequence[str] = (),
    bots: list[str] | None = None,
    most_tables: int | None = None,
    expire_days: int | None = None,
    private: bool = False,
    url: str = "",
    mail: str = "",
    mail_from: str = "",
    hooks: list[str] | None = None,
    private_hooks: bool = False,
) -> None:
    """Run the server until it is stopped."""
    # Worker processes import this package too and do not need the web server.
    from boomtown.table.messengers import NoticeOptions, read_hooks
    from boomtown.table.quotas import Quotas
    from boomtown.table.server import run

    folder = data or default_folder()
    run(
        host, port, folder, open_browser, components=components, database=database, reached_at=reached_at,
        proxies=proxies, log_format=log_format, sites=sites, bots=bots,
        quotas=Quotas(most_tables, expire_days), private=private,
        notice_options=NoticeOptions(url, mail, mail_from, private_hooks, read_hooks(hooks or [])),
    )  # fmt: skip


__all__ = ["HOST", "PORT", "default_folder", "serve"]
