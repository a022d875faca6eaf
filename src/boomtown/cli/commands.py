"""All commands with their options. Help texts here are message ids; the group translates them."""

import io
import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from boomtown.cli.app import TranslatedGroup
from boomtown.cli.console import console_of
from boomtown.extras import needs
from boomtown.table import HOST, PORT, default_folder
from boomtown.table import serve as serve_tables
from boomtown.version import VERSION

# Each command imports what it does when it runs, so that help and a wrong word are answered at once.
app = typer.Typer(
    cls=TranslatedGroup,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    help="help-app",
)

# The longest time, in seconds, that may be given; the operating system cannot sleep for ever.
AN_HOUR = 3600.0

GameId = Annotated[str, typer.Argument(metavar="GAME", help="help-game-id", show_default=False)]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="help-record", show_default=False)]
Seats = Annotated[int | None, typer.Option("--seats", help="help-seats")]
SeatNumber = Annotated[int | None, typer.Option("--seat", help="help-seat")]
Players = Annotated[str | None, typer.Option("--players", help="help-players")]
Seed = Annotated[int | None, typer.Option("--seed", help="help-seed")]
OptionList = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")]
SaveFile = Annotated[Path | None, typer.Option("--file", help="help-file")]
Seconds = Annotated[float | None, typer.Option("--seconds", min=0.001, max=AN_HOUR, help="help-seconds")]
Iterations = Annotated[int | None, typer.Option("--iterations", min=1, help="help-iterations")]
ComponentsFile = Annotated[Path | None, typer.Option("--components", metavar="FILE", help="help-components-option")]
BotSeed = Annotated[int | None, typer.Option("--bot-seed", help="help-bot-seed")]
# Negative numbers in an action would otherwise be taken for options.
ACTION_SETTINGS = {"ignore_unknown_options": True}


def print_version(context: typer.Context, asked: bool) -> None:
    if asked:
        console_of(context).print(f"boomtown {VERSION}")
        raise typer.Exit


@app.callback()
def root(
    lang: Annotated[str | None, typer.Option("--lang", help="help-lang")] = None,
    version: Annotated[
        bool, typer.Option("--version", help="help-version", is_eager=True, callback=print_version)
    ] = False,
) -> None:
    """TranslatedGroup reads --lang before typer does; it is declared here for the help."""


@app.command(help="help-games")
def games(context: typer.Context) -> None:
    from boomtown.cli.listing import list_games

    list_games(console_of(context))


@app.command(help="help-play")
def play(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="GAME|FILE", help="help-play-what", show_default=False)],
    players: Players = None,
    seats: Seats = None,
    file: SaveFile = None,
    option: OptionList = None,
    components: ComponentsFile = None,
    seed: Seed = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    bot_seed: BotSeed = None,
) -> None:
    from boomtown.cli.games import Setup, play_game
    from boomtown.cli.players import Budget

    setup = Setup(seats, players, seed, option or [], components)
    play_game(console_of(context), what, file, setup, Budget(seconds, iterations, bot_seed))


@app.command(help="help-watch")
def watch(
    context: typer.Context,
    game_id: GameId,
    players: Players = None,
    delay: Annotated[float, typer.Option("--delay", min=0.0, max=AN_HOUR, help="help-delay")] = 0.0,
    boards: Annotated[bool, typer.Option("--boards", help="help-boards")] = False,
    file: SaveFile = None,
    option: OptionList = None,
    components: ComponentsFile = None,
    seed: Seed = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    bot_seed: BotSeed = None,
) -> None:
    from boomtown.cli.games import Setup, watch_game
    from boomtown.cli.players import Budget

    setup = Setup(None, players, seed, option or [], components)
    watch_game(console_of(context), game_id, file, setup, Budget(seconds, iterations, bot_seed), delay, boards)


@app.command(help="help-new")
def new(
    context: typer.Context,
    game_id: GameId,
    file: RecordFile,
    seats: Seats = None,
    players: Players = None,
    option: OptionList = None,
    components: ComponentsFile = None,
    seed: Seed = None,
) -> None:
    from boomtown.cli.games import Setup, new_game

    new_game(console_of(context), game_id, file, Setup(seats, players, seed, option or [], components))


@app.command(help="help-show")
def show(context: typer.Context, file: RecordFile, seat: SeatNumber = None, components: ComponentsFile = None) -> None:
    from boomtown.cli.records import show_game

    show_game(console_of(context), file, seat, components)


@app.command(help="help-move", context_settings=ACTION_SETTINGS)
def move(
    context: typer.Context,
    file: RecordFile,
    action: Annotated[list[str], typer.Argument(metavar="ACTION", help="help-action", show_default=False)],
    seat: SeatNumber = None,
    components: ComponentsFile = None,
) -> None:
    from boomtown.cli.games import make_move

    make_move(console_of(context), file, action, seat, components)


@app.command(help="help-replay")
def replay(
    context: typer.Context,
    file: RecordFile,
    everything: Annotated[bool, typer.Option("--all", help="help-all")] = False,
    components: ComponentsFile = None,
) -> None:
    from boomtown.cli.records import replay_game

    replay_game(console_of(context), file, everything, components)


@app.command(help="help-verify")
def verify(context: typer.Context, file: RecordFile, components: ComponentsFile = None) -> None:
    from boomtown.cli.records import verify_record

    verify_record(console_of(context), file, components)


@app.command(help="help-score")
def score(
    context: typer.Context,
    game_id: GameId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-sheet", show_default=False)],
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    components: ComponentsFile = None,
) -> None:
    from boomtown.cli.score import score_file

    score_file(console_of(context), game_id, file, as_json, components)


@app.command(help="help-rules")
def rules(
    context: typer.Context,
    game_id: GameId,
    paragraph: Annotated[str | None, typer.Argument(metavar="PARAGRAPH", help="help-paragraph")] = None,
) -> None:
    from boomtown.cli.listing import show_rules

    show_rules(console_of(context), game_id, paragraph)


@app.command(help="help-arena")
def arena(
    context: typer.Context,
    game_id: GameId,
    bots: Annotated[list[str], typer.Argument(metavar="BOT", help="help-bots", show_default=False)],
    count: Annotated[int, typer.Option("--games", min=1, help="help-arena-games")] = 100,
    option: OptionList = None,
    components: ComponentsFile = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    seed: Seed = None,
    seats: Annotated[int | None, typer.Option("--seats", help="help-arena-seats")] = None,
    sprt: Annotated[str | None, typer.Option("--sprt", metavar="LOW,HIGH", help="help-sprt")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="help-out")] = None,
    form: Annotated[Literal["text", "json", "csv"], typer.Option("--format", help="help-format")] = "text",
    plots: Annotated[list[Path] | None, typer.Option("--plot", metavar="FILE", help="help-plot")] = None,
    processes: Annotated[int, typer.Option("--processes", min=1, help="help-processes")] = 1,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="help-ray")] = None,
) -> None:
    from boomtown.cli.arena import Wishes, run_arena
    from boomtown.cli.players import Budget

    wishes = Wishes(count, seats, out, form, plots or [], sprt, processes, ray)
    budget = Budget(seconds, iterations, seed)
    run_arena(console_of(context), game_id, bots, option or [], components, budget, wishes)


@app.command(help="help-ladder")
def ladder(
    context: typer.Context,
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="help-ladder-game", show_default=False)
    ] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="help-ladder-games")] = 200,
    seed: Seed = None,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="help-out")] = Path("ladder"),
    page: Annotated[Path, typer.Option("--page", metavar="FILE", help="help-ladder-page")] = Path("docs/ladder.md"),
    processes: Annotated[int, typer.Option("--processes", min=1, help="help-processes")] = 1,
) -> None:
    from boomtown.cli.ladder import run_ladder

    run_ladder(console_of(context), games or [], count, seed or 0, out, page, processes)


@app.command(help="help-balance")
def balance(
    context: typer.Context,
    game_id: GameId,
    player: Annotated[str, typer.Option("--bot", metavar="BOT", help="help-balance-bot")] = "marshal",
    count: Annotated[int, typer.Option("--games", min=2, help="help-balance-games")] = 1000,
    option: OptionList = None,
    components: ComponentsFile = None,
    iterations: Annotated[int, typer.Option("--iterations", min=1, help="help-iterations")] = 100,
    seed: Seed = None,
    seats: Annotated[int | None, typer.Option("--seats", help="help-balance-seats")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="help-out")] = None,
    form: Annotated[Literal["text", "json", "csv"], typer.Option("--format", help="help-format")] = "text",
    processes: Annotated[int, typer.Option("--processes", min=1, help="help-processes")] = 1,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="help-ray")] = None,
) -> None:
    from boomtown.cli.arena import Wishes
    from boomtown.cli.balance import run_balance
    from boomtown.cli.players import Budget

    wishes = Wishes(count, seats, out, form, processes=processes, ray=ray)
    budget = Budget(None, iterations, seed)
    run_balance(console_of(context), game_id, player, option or [], components, budget, wishes)


@app.command(help="help-train")
def train(
    context: typer.Context,
    game_id: GameId,
    seats: Annotated[list[int] | None, typer.Option("--seats", help="help-train-seats")] = None,
    games: Annotated[int, typer.Option("--games", min=10, help="help-train-games")] = 1000,
    measured: Annotated[int, typer.Option("--measured", min=2, help="help-train-measured")] = 100,
    iterations: Annotated[int, typer.Option("--iterations", min=1, help="help-train-iterations")] = 60,
    seed: Annotated[int, typer.Option("--seed", min=0, help="help-train-seed")] = 0,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-train-out")] = None,
    processes: Annotated[int, typer.Option("--processes", min=1, help="help-processes")] = 1,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="help-ray")] = None,
) -> None:
    from boomtown.cli.train import run_train

    run_train(console_of(context), game_id, seats or [], games, measured, iterations, seed, out, processes, ray)


@app.command(help="help-bot")
def bot(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="BOT", help="help-bot-name", show_default=False)],
    seconds: Seconds = None,
    iterations: Iterations = None,
    bot_seed: BotSeed = None,
) -> None:
    from boomtown.cli.bot import run_bot
    from boomtown.cli.players import Budget

    run_bot(console_of(context), name, Budget(seconds, iterations, bot_seed))


@app.command(help="help-components")
def components(
    context: typer.Context,
    what: Annotated[Literal["check"], typer.Argument(metavar="check", help="help-components-what")],
    game_id: GameId,
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="help-components-file", show_default=False)],
) -> None:
    from boomtown.cli.components import check_components

    check_components(console_of(context), game_id, files)


@app.command(help="help-export")
def export(
    context: typer.Context,
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="help-export-games")] = None,
    target: Annotated[Path, typer.Option("--to", help="help-export-to")] = Path("games.jsonl"),
    source: Annotated[list[Path] | None, typer.Option("--from", help="help-export-from")] = None,
    database: Annotated[str, typer.Option("--database", help="help-export-database")] = "",
) -> None:
    from boomtown.cli.export import export_games

    export_games(console_of(context), games or [], source or [], target, database)


@app.command(help="help-tables")
def tables(
    context: typer.Context,
    what: Annotated[
        Literal["list", "show", "export", "import", "delete", "expire", "check", "backup", "downgrade"],
        typer.Argument(metavar="WHAT", help="help-tables-what", show_default=False),
    ],
    names: Annotated[list[str] | None, typer.Argument(metavar="TABLE|FILE|STEP", help="help-tables-names")] = None,
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
    database: Annotated[str, typer.Option("--database", envvar="BOOMTOWN_DATABASE", help="help-database")] = "",
    days: Annotated[int | None, typer.Option("--days", min=1, help="help-days")] = None,
    unfinished: Annotated[bool, typer.Option("--unfinished", help="help-unfinished")] = False,
) -> None:
    with needs("server"):
        from boomtown.cli.tables import look_after
    look_after(console_of(context), what, names or [], data or default_folder(), database, days, unfinished)


@app.command(help="help-serve")
def serve(
    host: Annotated[str, typer.Option("--host", help="help-host")] = HOST,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="help-port")] = PORT,
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
    components: Annotated[Path | None, typer.Option("--components", help="help-components-folder")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="help-browser")] = True,
    database: Annotated[str, typer.Option("--database", envvar="BOOMTOWN_DATABASE", help="help-database")] = "",
    reached_at: Annotated[str, typer.Option("--reached-at", help="help-reached-at")] = "",
    proxy: Annotated[list[str] | None, typer.Option("--proxy", help="help-proxy")] = None,
    log_format: Annotated[Literal["text", "json"], typer.Option("--log-format", help="help-log-format")] = "text",
    sites: Annotated[list[str] | None, typer.Option("--site", metavar="HOST", help="help-site")] = None,
    bots: Annotated[list[str] | None, typer.Option("--bot", metavar="NAME=BOT", help="help-serve-bot")] = None,
    most_tables: Annotated[int | None, typer.Option("--most-tables", min=1, help="help-most-tables")] = None,
    expire_days: Annotated[int | None, typer.Option("--expire-days", min=1, help="help-expire-days")] = None,
    private: Annotated[bool, typer.Option("--private", help="help-private")] = False,
    url: Annotated[str, typer.Option("--url", help="help-url")] = "",
    mail: Annotated[str, typer.Option("--mail", envvar="BOOMTOWN_MAIL", help="help-mail")] = "",
    mail_from: Annotated[str, typer.Option("--mail-from", metavar="ADDRESS", help="help-mail-from")] = "",
    hooks: Annotated[
        list[str] | None,
        typer.Option("--hook", metavar="KIND=ADDRESS", envvar="BOOMTOWN_HOOKS", help="help-hook"),
    ] = None,
    private_hooks: Annotated[bool, typer.Option("--private-hooks", help="help-private-hooks")] = False,
) -> None:
    with needs("server"):
        serve_tables(
            host, port, data, browser, components, database, reached_at, proxy or [], log_format, sites or [], bots,
            most_tables, expire_days, private, url, mail, mail_from, hooks, private_hooks,
        )  # fmt: skip


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Letters that the terminal's encoding does not have become question marks instead of errors.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="boomtown")
