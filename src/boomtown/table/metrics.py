"""Numbers for Prometheus. None of them names a table."""

from boomtown.table.tables import Tables


def metrics_text(tables: Tables) -> str:
    """All numbers, each with a word of explanation."""
    counters, bots = tables.counters, tables.bots
    connections = [subscriber for table in tables.open_tables.values() for subscriber in table.subscribers]
    gauges: list[tuple[str, str, float]] = [
        ("boomtown_tables_open", "tables in memory", len(tables.open_tables)),
        ("boomtown_tables_owned", "tables that this server plays", len(tables.leases.held())),
        (
            "boomtown_players_connected",
            "live connections of players",
            sum(1 for subscriber in connections if subscriber.seats),
        ),
        (
            "boomtown_spectators_connected",
            "live connections that watch",
            sum(1 for subscriber in connections if not subscriber.seats),
        ),
        ("boomtown_writes_waiting", "changes that wait for the database", tables.writer.waiting()),
        ("boomtown_bots_waiting", "quick bots that wait for a worker", bots.quick.waiting()),
        ("boomtown_searches_waiting", "searches that wait for a worker here", bots.searching.waiting()),
        ("boomtown_searches_running", "searches being carried out here", bots.searching.busy()),
        ("boomtown_hints_waiting", "hints asked for and not answered yet", bots.hints),
        ("boomtown_replays_waiting", "replays and uploads being worked out", tables.heavy_waiting),
        ("boomtown_start_time_seconds", "when this server started", counters.started),
    ]
    lines: list[str] = []
    for name, explanation, value in gauges:
        lines += [f"# HELP {name} {explanation}", f"# TYPE {name} gauge", f"{name} {value:g}"]
    name = "boomtown_move_seconds"
    lines += [f"# HELP {name} from the arrival of a move to its commit", f"# TYPE {name} histogram"]
    lines += counters.moves.lines(name)
    for name, explanation, label, counter in (
        ("boomtown_changes_total", "stored changes of tables", "kind", counters.changes),
        ("boomtown_refusals_total", "refused requests and messages", "key", counters.refusals),
    ):
        lines += [f"# HELP {name} {explanation}", f"# TYPE {name} counter"]
        lines += [f'{name}{{{label}="{value}"}} {count}' for value, count in sorted(counter.items())]
    name = "boomtown_over_budget_total"
    lines += [f"# HELP {name} refused because of a budget", f"# TYPE {name} counter"]
    lines.append(f"{name} {tables.budgets.refused}")
    return "\n".join(lines) + "\n"
