"""`boomtown tables ...`: looking after the tables of a server."""

from pathlib import Path
from typing import Literal

from rich.table import Table as Columns
from rich.text import Text
from sqlalchemy.exc import DBAPIError

from boomtown.cli import files
from boomtown.cli.console import CliConsole
from boomtown.kernel.errors import BoomtownError
from boomtown.table import maintenance
from boomtown.table.database import unusable

What = Literal["list", "show", "export", "import", "delete", "expire", "check", "backup", "downgrade"]
# How many tables or files each needs, at least and at most.
COUNTS: dict[What, tuple[int, int]] = {
    "list": (0, 0), "show": (1, 1), "export": (1, 1), "import": (1, 1000), "delete": (1, 1000), "expire": (0, 0),
    "check": (0, 0), "backup": (1, 1), "downgrade": (1, 1),
}  # fmt: skip


def look_after(
    console: CliConsole, what: What, names: list[str], folder: Path, url: str, days: int | None, unfinished: bool
) -> None:
    least, most = COUNTS[what]
    if not least <= len(names) <= most:
        raise BoomtownError("tables-arguments", {"command": what, "count": least})
    if what == "backup":
        if url:
            raise BoomtownError("tables-backup-postgres")
        maintenance.open_store(folder).dispose()
        maintenance.backup(folder, Path(names[0]))
        console.print_message("tables-backed-up", {"file": names[0]})
        return
    if what == "downgrade":
        maintenance.downgrade(folder, url, names[0])
        console.print_message("tables-downgraded", {"step": names[0]})
        return
    engine = maintenance.open_store(folder, url)
    try:
        if what == "list":
            list_tables(console, maintenance.facts(engine), maintenance.disk_use(engine, folder))
        elif what == "show":
            print(maintenance.record_text(engine, names[0]), end="")
        elif what == "export":
            print(maintenance.export(engine, names[0]), end="")
        elif what == "import":
            for name in names:
                table = maintenance.import_table(engine, files.read_text(Path(name)))
                console.print_message("tables-imported", {"table": table})
        elif what == "check":
            check_tables(console, *maintenance.check(engine))
        else:
            if what == "expire":
                if days is None:
                    raise BoomtownError("tables-no-days")
                names = maintenance.expired(engine, days, finished_only=not unfinished)
            maintenance.delete(engine, names)
            console.print_message("tables-deleted", {"count": len(names)})
    except DBAPIError as error:
        raise unusable(error, folder, url) from error
    finally:
        engine.dispose()


def list_tables(console: CliConsole, tables: list[maintenance.TableFacts], size: int) -> None:
    columns = Columns(box=None, pad_edge=False)
    for key in ("table", "game", "version", "seats", "moves", "last", "stands"):
        columns.add_column(console.say(f"tables-column-{key}"), no_wrap=True)
    for table in tables:
        stands = console.say("tables-over" if table.finished else "tables-under-way")
        numbers = (str(table.version), str(table.seats), str(table.moves))
        columns.add_row(table.id, table.game, *numbers, table.last[:16].replace("T", " "), stands)
    console.print(columns)
    console.print_message("tables-size", {"count": len(tables), "size": f"{size / 1_000_000:.1f}"})


def check_tables(console: CliConsole, count: int, faults: list[maintenance.Fault]) -> None:
    """Print what is wrong with which table; then fail if anything is."""
    for fault in faults:
        console.out.print(Text(f"{fault.table}: {console.say(fault.key, fault.params)}"), soft_wrap=True)
    if faults:
        raise BoomtownError("tables-faults", {"count": len(faults), "tables": count})
    console.print_message("tables-right", {"count": count})
