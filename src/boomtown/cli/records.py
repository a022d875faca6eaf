"""Commands that read a record: show, replay, verify."""

from pathlib import Path

from rich.text import Text

from boomtown.cli import files
from boomtown.cli.console import CliConsole, Quit, small_number
from boomtown.cli.players import Budget, read_players, seat_of, with_opponents
from boomtown.cli.session import Session
from boomtown.kernel import record as records


def show_game(console: CliConsole, path: Path, seat: int | None, components: Path | None) -> None:
    session = session_at(console, files.load(path, components))
    state = session.match.state
    viewer = seat_of(seat, state.seats)
    session.show_board(session.scene(viewer))
    session.show_scores(viewer)
    for pending in state.pending():
        prompt = state.prompt(pending)
        question = console.say(prompt.key, prompt.params, session.names)
        console.print(Text(f"{session.names[pending]}: {question}", "bold"))
    if state.over:
        console.print_message("prompt-over", style="bold")


def session_at(console: CliConsole, saved: files.SavedGame, moves: int | None = None) -> Session:
    """The game where the record ends, or after some of its moves."""
    return Session(console, saved.match(moves), read_players(saved.seated, console.catalogue, Budget()), None)


def replay_game(console: CliConsole, path: Path, everything: bool, components: Path | None) -> None:
    """Move by move: Enter goes on, `b` goes back, a number goes there."""
    saved = files.load(path, components)
    moves = saved.record.moves
    saved.match()  # a record that breaks the rules somewhere is refused at once
    session = session_at(console, saved, 0)
    show_practice(console, saved.record)
    if everything:
        for seat, action in moves:
            session.decide(seat, action)
            session.show_news(None)
        _show_last(session)
        return
    ply = 0
    while True:
        if ply == len(moves):
            _show_last(session)
        else:
            session.show_board(session.scene(None))
            session.show_news(None)
        try:
            next_ply = _next_ply(console, ply, len(moves))
        except Quit:
            return
        if next_ply == ply + 1:
            session.decide(*moves[ply])
        else:
            session = session_at(console, saved, next_ply)
        ply = next_ply


def _next_ply(console: CliConsole, ply: int, last: int) -> int:
    while True:
        answer = console.ask(console.say("replay-ask", {"move": ply, "moves": last})).lower()
        if answer in ("q", "quit") or (not answer and ply == last):
            raise Quit
        if answer == "b":
            return max(0, ply - 1)
        if not answer:
            return ply + 1
        number = small_number(answer)
        if number is not None and number <= last:
            return number
        console.print_message("replay-number", {"given": answer, "moves": last})


def _show_last(session: Session) -> None:
    if session.match.state.over:
        session.show_end(None)
    else:
        session.show_board(session.scene(None))
        session.show_news(None)
        session.show_scores(None)


def show_practice(console: CliConsole, record: records.Record) -> None:
    """Say how often something was taken back after it had brought something to light."""
    if record.practice:
        console.print_message("practice", {"count": record.practice})


def verify_record(console: CliConsole, path: Path, components: Path | None) -> None:
    saved = files.load(path, components)
    record = saved.record
    state = records.verify(record)
    console.print_message("record-verified", {"file": str(path), "moves": len(record.moves), "commit": record.commit})
    for seat, text in sorted(record.entropy.items()):
        console.print_message("record-entropy", {"number": seat + 1, "text": text})
    show_practice(console, record)
    players = [player.name for player in read_players(saved.seated, console.catalogue, Budget())]
    names = with_opponents(players, len(state.rivals()), record.game, console.catalogue)
    totals = [
        console.say("record-total", {"name": names[rival], "points": state.score(rival).total})
        for rival in state.rivals()
    ]
    console.print_message("record-totals", {"totals": ", ".join(totals)})
