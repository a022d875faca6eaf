"""Commands that only read: the games there are, their rules, records and score sheets."""

import json
from pathlib import Path

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import boomtown
from boomtown.cli import files
from boomtown.cli.desk import Desk, Leave, small_number
from boomtown.cli.players import Budget, read_players, seat_of, with_opponents
from boomtown.cli.sitting import Sitting
from boomtown.kernel import record as records
from boomtown.kernel.errors import BadSheet
from boomtown.kernel.registry import component_faults
from boomtown.sheet import as_json, result_of
from boomtown.sheet.reading import parse
from boomtown.term import score_table
from boomtown.text import paragraph, rules_text


def list_games(desk: Desk) -> None:
    """The lobby: nothing but meta.py of each room is read."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("column-id", "column-title", "column-players", "column-minutes", "column-cards", "column-designers"):
        table.add_column(desk.say(key), no_wrap=key == "column-id")
    for game_id in boomtown.game_ids():
        facts = boomtown.meta(game_id)
        table.add_row(
            facts.id,
            f"{facts.title} ({facts.year})",
            _span(facts.seats),
            str(facts.minutes),
            desk.say(f"provenance-{facts.provenance}"),
            ", ".join(facts.designers),
        )
    desk.show(table, "")
    desk.tell("games-options", style="bold")
    desk.show(options_table(desk))


def options_table(desk: Desk) -> Table:
    """What --option takes, game by game."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for key in ("column-id", "column-option", "column-values", "column-meaning"):
        table.add_column(desk.say(key), no_wrap=key in ("column-id", "column-option"))
    for game_id in boomtown.game_ids():
        for name, values in boomtown.meta(game_id).options.items():
            spelled = ", ".join(str(value).lower() for value in values)
            table.add_row(game_id, name, spelled, desk.say(f"{game_id}-option-{name}"))
    return table


def show_rules(desk: Desk, game_id: str, number: str | None) -> None:
    language = desk.catalogue.language
    text = paragraph(game_id, language, number) if number else rules_text(game_id, language)
    desk.show(Markdown(text))


def show_game(desk: Desk, path: Path, seat: int | None) -> None:
    sitting = at_table(desk, files.load(path))
    state = sitting.match.state
    looking = seat_of(seat, state.seats)
    sitting.show_board(sitting.scene(looking))
    sitting.show_scores(looking)
    for pending in state.pending():
        prompt = state.prompt(pending)
        asked = desk.say(prompt.key, prompt.params, sitting.names)
        desk.show(Text(f"{sitting.names[pending]}: {asked}", "bold"))
    if state.over:
        desk.tell("prompt-over", style="bold")


def at_table(desk: Desk, saved: files.Saved, moves: int | None = None) -> Sitting:
    """A table that stands where the record ends, or after some of its moves."""
    return Sitting(desk, saved.match(moves), read_players(saved.seated, desk.catalogue, Budget()), None)


def replay_game(desk: Desk, path: Path, everything: bool) -> None:
    """Move by move: Enter goes on, `b` goes back, a number goes there."""
    saved = files.load(path)
    moves = saved.record.moves
    saved.match()  # a record that breaks the rules somewhere is refused at once
    sitting = at_table(desk, saved, 0)
    if everything:
        for seat, action in moves:
            sitting.decide(seat, action)
            sitting.show_news(None)
        _show_last(sitting)
        return
    ply = 0
    while True:
        if ply == len(moves):
            _show_last(sitting)
        else:
            sitting.show_board(sitting.scene(None))
            sitting.show_news(None)
        try:
            wanted = _next_ply(desk, ply, len(moves))
        except Leave:
            return
        if wanted == ply + 1:
            sitting.decide(*moves[ply])
        else:
            sitting = at_table(desk, saved, wanted)
        ply = wanted


def _next_ply(desk: Desk, ply: int, last: int) -> int:
    while True:
        answer = desk.ask(desk.say("replay-ask", {"move": ply, "moves": last})).lower()
        if answer in ("q", "quit") or (not answer and ply == last):
            raise Leave
        if answer == "b":
            return max(0, ply - 1)
        if not answer:
            return ply + 1
        number = small_number(answer)
        if number is not None and number <= last:
            return number
        desk.tell("replay-number", {"given": answer, "moves": last})


def _show_last(sitting: Sitting) -> None:
    if sitting.match.state.over:
        sitting.show_end(None)
    else:
        sitting.show_board(sitting.scene(None))
        sitting.show_news(None)
        sitting.show_scores(None)


def verify_record(desk: Desk, path: Path) -> None:
    saved = files.load(path)
    record = saved.record
    state = records.verify(record)
    desk.tell("record-verified", {"file": str(path), "moves": len(record.moves), "commit": record.commit})
    players = [player.name for player in read_players(saved.seated, desk.catalogue, Budget())]
    names = with_opponents(players, len(state.rivals()), record.game, desk.catalogue)
    totals = [
        desk.say("record-total", {"name": names[rival], "points": state.score(rival).total}) for rival in state.rivals()
    ]
    desk.tell("record-totals", {"totals": ", ".join(totals)})


def score_file(desk: Desk, game_id: str, path: Path, wants_json: bool) -> None:
    boomtown.meta(game_id)
    doc = dict(parse(files.read_text(path)))
    if doc.setdefault("game", game_id) != game_id:
        raise BadSheet("sheet-other-game", {"given": str(doc["game"]), "game": game_id})
    result = result_of(doc)
    if wants_json:
        desk.out.file.write(json.dumps(as_json(result), indent=2) + "\n")
        return
    rivals = len(result.scores)
    players = [desk.catalogue.name(seat) for seat in range(rivals - result.opponents)]
    names = with_opponents(players, rivals, game_id, desk.catalogue)
    desk.show(score_table(game_id, result.scores, names, desk.catalogue, result.winners))


def _span(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{min(seats)}-{max(seats)}"


def check_components(desk: Desk, game_id: str, path: Path) -> None:
    """Say everything that is wrong with a components file; a file with faults is a mistake like any other."""
    faults = component_faults(game_id, path)
    for fault in faults:
        problem = desk.say(fault.key, fault.params)
        desk.tell("components-line", {"line": fault.line, "problem": problem})
    if faults:
        raise files.BadFile("components-wrong", {"file": str(path), "count": len(faults)})
    desk.tell("components-right", {"file": str(path), "variable": game_id.upper()})
