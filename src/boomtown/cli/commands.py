"""All commands with their options. Help texts here are message ids; the group translates them."""

import io
import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from boomtown.cli.app import TranslatedGroup
from boomtown.cli.arena import run_arena
from boomtown.cli.components import check_components
from boomtown.cli.console import console_of
from boomtown.cli.games import Setup, make_move, new_game, play_game, watch_game
from boomtown.cli.listing import list_games, show_rules
from boomtown.cli.players import Budget
from boomtown.cli.records import replay_game, show_game, verify_record
from boomtown.cli.score import score_file
from boomtown.table import HOST, PORT
from boomtown.table import serve as serve_tables
from boomtown.version import VERSION

app = typer.Typer(cls=TranslatedGroup, add_completion=False, rich_markup_mode="markdown", help="help-app")

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


def print_version(context: typer.Context, wanted: bool) -> None:
    if wanted:
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
    new_game(console_of(context), game_id, file, Setup(seats, players, seed, option or [], components))


@app.command(help="help-show")
def show(context: typer.Context, file: RecordFile, seat: SeatNumber = None, components: ComponentsFile = None) -> None:
    show_game(console_of(context), file, seat, components)


@app.command(help="help-move", context_settings=ACTION_SETTINGS)
def move(
    context: typer.Context,
    file: RecordFile,
    action: Annotated[list[str], typer.Argument(metavar="ACTION", help="help-action", show_default=False)],
    seat: SeatNumber = None,
    components: ComponentsFile = None,
) -> None:
    make_move(console_of(context), file, action, seat, components)


@app.command(help="help-replay")
def replay(
    context: typer.Context,
    file: RecordFile,
    everything: Annotated[bool, typer.Option("--all", help="help-all")] = False,
    components: ComponentsFile = None,
) -> None:
    replay_game(console_of(context), file, everything, components)


@app.command(help="help-verify")
def verify(context: typer.Context, file: RecordFile, components: ComponentsFile = None) -> None:
    verify_record(console_of(context), file, components)


@app.command(help="help-score")
def score(
    context: typer.Context,
    game_id: GameId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-sheet", show_default=False)],
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    components: ComponentsFile = None,
) -> None:
    score_file(console_of(context), game_id, file, as_json, components)


@app.command(help="help-rules")
def rules(
    context: typer.Context,
    game_id: GameId,
    paragraph: Annotated[str | None, typer.Argument(metavar="PARAGRAPH", help="help-paragraph")] = None,
) -> None:
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
    processes: Annotated[int, typer.Option("--processes", min=1, help="help-processes")] = 1,
) -> None:
    budget = Budget(seconds, iterations, seed)
    run_arena(console_of(context), game_id, bots, count, option or [], components, budget, processes)


@app.command(help="help-components")
def components(
    context: typer.Context,
    what: Annotated[Literal["check"], typer.Argument(metavar="check", help="help-components-what")],
    game_id: GameId,
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="help-components-file", show_default=False)],
) -> None:
    check_components(console_of(context), game_id, files)


@app.command(help="help-serve")
def serve(
    host: Annotated[str, typer.Option("--host", help="help-host")] = HOST,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="help-port")] = PORT,
    data: Annotated[Path | None, typer.Option("--data", help="help-data")] = None,
    components: Annotated[Path | None, typer.Option("--components", help="help-components-folder")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="help-browser")] = True,
) -> None:
    serve_tables(host, port, data, browser, components)


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Letters that the terminal's encoding does not have become question marks instead of errors.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="boomtown")
