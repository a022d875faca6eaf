"""Whole games written down step by step, and counts of the ways fixed positions can go on.

A golden playthrough changes whenever a rule, a prompt, an event or a score line changes. `make golden` (or
`python -m tests.golden`) writes all of them anew; read the difference before you commit it. The files of our games are
here, those of a game in a package of its own in the folder `tests/golden` of its room.

A play of `<game>.toml` is kept for something rare, which `shows` describes: a pattern that its text contains. When a
change of the rules or of the deal spoils it, writing anew looks for the next seed that shows it.
"""

import random
import re
import tomllib
from typing import NamedTuple

import boomtown
from boomtown.kernel.game import Game
from boomtown.kernel.message import Event, Params
from boomtown.kernel.perft import perft
from boomtown.kernel.state import Options, State
from tests.support import golden_folder

# A perft count stops growing deeper when the next depth would be slow.
NODES = 3000
DEPTH = 6
# How many seeds are tried for a game that shows something rare.
MOST_SEEDS = 20_000


class Play(NamedTuple):
    """A game to write down. `lean` is how often the players take the first action that is offered."""

    name: str
    seats: int
    seed: int
    options: Options
    lean: float
    shows: str = ""  # a pattern that the text of the game must contain


def plays(game: Game[State]) -> list[Play]:
    """A game for each seat count, one of eager players, one with all options turned, and those of `<game>.toml`."""
    found = [Play(f"{seats}-seats", seats, 100 + seats, {}, 0.0) for seats in game.meta.seats]
    found.append(Play("eager", game.meta.seats[0], 200, {}, 0.6))
    if game.meta.options:
        turned: Options = {name: values[-1] for name, values in game.meta.options.items()}
        found.append(Play("options", game.meta.seats[0], 300, turned, 0.3))
    extra = golden_folder(game.id) / f"{game.id}.toml"
    if extra.is_file():
        for row in tomllib.loads(extra.read_text("utf-8"))["play"]:
            options, lean, shows = row.get("options", {}), row.get("lean", 0.0), row.get("shows", "")
            found.append(Play(row["name"], row["seats"], row["seed"], options, lean, shows))
    return found


def shows_it(play: Play, written: str) -> bool:
    """Whether a game has what it is kept for."""
    return re.search(play.shows, written) is not None


def text_of(game: Game[State], play: Play) -> str:
    return playthrough(game, play.seats, play.seed, play.options, actions_of(game, play))


def find_seed(game: Game[State], play: Play) -> Play:
    """The play itself if it shows what it is kept for, else the same with the first seed that does."""
    if shows_it(play, text_of(game, play)):
        return play
    seeds = (play._replace(seed=seed) for seed in range(1, MOST_SEEDS))
    return next(other for other in seeds if shows_it(other, text_of(game, other)))


def actions_of(game: Game[State], play: Play) -> list[tuple[int, int]]:
    """The decisions of a random game."""
    chance = random.Random(play.seed)
    state = game.new(play.seats, play.seed, play.options)
    moves = []
    while not state.over:
        seat = chance.choice(state.pending())
        legal = state.legal(seat)
        action = legal[0] if chance.random() < play.lean else chance.choice(legal)
        state.apply(seat, action)
        moves.append((seat, action))
    return moves


def playthrough(game: Game[State], seats: int, seed: int, options: Options, moves: list[tuple[int, int]]) -> str:
    """The text of a game: before each decision what is asked, after it what happened, at the end the sheets."""
    state = game.new(seats, seed, options)
    events: list[Event] = []
    state.listener = events.append
    spelled = ", ".join(f"{name} = {value}" for name, value in state.options.items())
    lines = [f"game: {game.id}", f"seats: {seats}", f"seed: {seed}", f"options: {spelled or '-'}", ""]
    for ply, (seat, action) in enumerate(moves, 1):
        prompt = state.prompt(seat)
        pending = ", ".join(str(other) for other in state.pending())
        lines.append(f"#{ply}  pending {pending}  asked {_spelled(prompt.key, prompt.params)}")
        lines.append(f"    legal {len(state.legal(seat))}")
        lines.append(f"  {seat} {game.actions.format(action)}")
        events.clear()
        state.apply(seat, action)
        for event in events:
            to = "" if event.seats is None else f"  (to {', '.join(str(other) for other in event.seats)})"
            lines.append(f"    * {_spelled(event.key, event.params)}{to}")
    lines += ["", "over" if state.over else "not over"]
    for rival in state.rivals():
        score = state.score(rival)
        lines.append(f"{'seat' if rival < seats else 'rival'} {rival}: {score.total}")
        for line in score.lines:
            cells = " ".join(f"{x},{y}" for x, y in line.cells)
            cards = " ".join(str(card) for card in line.cards)
            told = [f"    {line.key} {line.points} {line.rule}", f"cells {cells}" if cells else ""]
            lines.append("  ".join(part for part in [*told, f"cards {cards}" if cards else ""] if part))
    lines.append(f"winners: {', '.join(str(seat) for seat in state.winners()) or '-'}")
    return "\n".join(lines) + "\n"


def replayed(written: str) -> str:
    """The playthrough of the decisions that an older one shows."""
    head, _, body = written.partition("\n\n")
    facts = dict(line.split(": ", 1) for line in head.splitlines())
    game = boomtown.game(facts["game"])
    options: Options = {}
    if facts["options"] != "-":
        for part in facts["options"].split(", "):
            name, value = part.split(" = ")
            options[name] = next(choice for choice in game.meta.options[name] if str(choice) == value)
    moves = []
    for line in body.splitlines():
        if line.startswith("  ") and line[2].isdigit():
            seat, _, action = line.strip().partition(" ")
            moves.append((int(seat), game.actions.parse(action)))
    return playthrough(game, int(facts["seats"]), int(facts["seed"]), options, moves)


def perft_rows(game: Game[State]) -> str:
    """Fixed positions, as records are written, and the number of ways they can go on, depth by depth."""
    lines = ["# Written by `make golden`. A position is its set-up and the moves to it; counts are for depth 1, 2 ..."]
    found = plays(game)
    for play in found[:4] + [play for play in found[4:] if play.options][:3]:
        moves = actions_of(game, play)
        for share in (0, 1, 3):
            taken = moves[: len(moves) * share // 4]
            state = game.new(play.seats, play.seed, play.options)
            for seat, action in taken:
                state.apply(seat, action)
            lines += ["", "[[position]]", f"seats = {play.seats}", f"seed = {play.seed}"]
            lines.append("options = { " + ", ".join(f"{key} = {_toml(v)}" for key, v in play.options.items()) + " }")
            told = [f'"{seat} {game.actions.format(action)}"' for seat, action in taken]
            lines.append("moves = [" + ", ".join(told) + "]")
            lines.append(f"counts = {_counts(state)}")
    return "\n".join(lines) + "\n"


def _counts(state: State) -> list[int]:
    counts: list[int] = []
    while len(counts) < DEPTH and (not counts or counts[-1] < NODES):
        found = perft(state, len(counts) + 1)
        counts.append(found)
    return counts


def _spelled(key: str, params: Params) -> str:
    """A message with all that it carries."""
    return " ".join([key, *(f"{name}={value}" for name, value in params.items())])


def _toml(value: int | str | bool) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()
