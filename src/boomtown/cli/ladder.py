"""The command that measures the levels against each other in all games and writes a page about it."""

from pathlib import Path

import boomtown
from boomtown.arena.ladder import FIRST_GAMES, LARGEST_STEP, LEAST_STEP, Rung, Step, plot, rungs, steps
from boomtown.arena.report import provenance
from boomtown.bots import LEVELS
from boomtown.cli.arena import figure, run_with_progress, share
from boomtown.cli.console import CliConsole

PICTURE = "pictures/ladder.svg"


def run_ladder(
    console: CliConsole, game_ids: list[str], games: int, seed: int, folder: Path, page: Path, processes: int
) -> None:
    """Play what is missing. The page is written again and again, so that a run that is cut short has one."""
    all_rungs = rungs(game_ids or list(boomtown.game_ids()), games, seed, folder)
    (page.parent / PICTURE).parent.mkdir(parents=True, exist_ok=True)
    for most in (FIRST_GAMES, games):
        for rung in all_rungs:
            title = f"{boomtown.meta(rung.game).title}: {rung_title(console, rung)}"
            run_with_progress(console, rung.up_to(most), processes, None, title)
            write_page(console, all_rungs, page)
    console.print_message("ladder-written", {"file": str(page)})


def write_page(console: CliConsole, all_rungs: list[Rung], page: Path) -> None:
    found = steps(all_rungs)
    names = {level: console.say(f"bot-{level}") for level in LEVELS}
    names |= {rung.game: boomtown.meta(rung.game).title for rung in all_rungs}
    plot(found, names, console.say("ladder-axis"), page.parent / PICTURE)
    band = {"low": LEAST_STEP, "high": LARGEST_STEP}
    paragraphs = [f"# {console.say('ladder-title')}", console.say("ladder-about", {**band})]
    if not all(rung.complete for rung in all_rungs):
        count = {"games": sum(step.games for step in found), "all": sum(rung.count for rung in all_rungs)}
        paragraphs.append(console.say("ladder-cut", {**count}))
    paragraphs.append(f"![{console.say('ladder-picture', {**band})}]({PICTURE})")
    paragraphs.append(table(console, ["column-bot", "column-meaning"], [level_row(console, level) for level in LEVELS]))
    for game_id in dict.fromkeys(rung.game for rung in all_rungs):
        own = [step for step in found if step.rung.game == game_id]
        paragraphs.append(f"## {names[game_id]}")
        if not own:
            paragraphs.append(console.say("ladder-nothing"))
            continue
        keys = ["column-bot", "column-games", "column-share", "column-interval", "column-elo", "column-mark"]
        paragraphs.append(table(console, keys, [step_row(console, step) for step in own]))
        paragraphs.append(console.say("ladder-skill", {**boomtown.game(game_id).skill.numbers()}))
        paragraphs.append(console.say("arena-provenance", provenance(own[0].outcome)))
    page.write_text("\n\n".join(paragraphs) + "\n", "utf-8")


def table(console: CliConsole, keys: list[str], rows: list[list[str]]) -> str:
    lines = [[console.say(key) for key in keys], ["---"] * len(keys), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def level_row(console: CliConsole, level: str) -> list[str]:
    return [console.say(f"bot-{level}"), console.say(f"bot-{level}-ways")]


def step_row(console: CliConsole, step: Step) -> list[str]:
    standing = step.outcome.standings[0]
    low, high = standing.win_interval
    return [
        rung_title(console, step.rung),
        str(step.games),
        share(console, standing.win_share),
        f"{share(console, low)} - {share(console, high)}",
        figure(console, f"{step.elo:+.0f} ± {step.margin:.0f}"),
        "" if step.right else console.say("ladder-outside"),
    ]


def rung_title(console: CliConsole, rung: Rung) -> str:
    return console.say(
        "ladder-rung", {"upper": console.say(f"bot-{rung.upper}"), "lower": console.say(f"bot-{rung.lower}")}
    )
