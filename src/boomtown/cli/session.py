"""A game being played in the terminal: its players, what is shown to them, and the file it is saved in."""

import time
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from boomtown.bots import Seat, decision
from boomtown.cli import files
from boomtown.cli.console import CliConsole
from boomtown.cli.event_log import EventLog
from boomtown.cli.players import Player, with_opponents
from boomtown.kernel.match import Match
from boomtown.kernel.message import Score
from boomtown.term import Scene, draw, score_table


class Session:
    """A match with its players and its file."""

    def __init__(self, console: CliConsole, match: Match, players: list[Player], file: Path | None) -> None:
        self.console = console
        self.match = match
        self.players = players
        self.names = [player.name for player in players]
        self.file = file
        self.event_log = EventLog()
        self.saved = False  # whether the file holds the game as it is now
        console.names = self.names
        match.listen(self.event_log.add)

    @property
    def persons(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    def decide(self, seat: int, action: int) -> None:
        """Carry out a decision of any seat; an illegal one raises and changes nothing."""
        if self.match.state.can_change(seat):
            self.match.apply(seat, action)  # another answer to the same question is no further decision
            return
        self.event_log.start_decision()
        try:
            self.match.apply(seat, action)
        except Exception:
            self.event_log.undo_decision()
            raise

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.event_log.undo_decision()

    def save(self) -> None:
        if self.file is not None:
            self.save_to(self.file)

    def save_to(self, path: Path) -> None:
        """Write the game to a file and use that file from now on; if writing fails, the file stays the old one."""
        self.saved = False
        # The record tells the seed only when the game is over.
        files.save(path, self.match, self.match.seed, [player.spec for player in self.players])
        self.file, self.saved = path, True

    def bot_decides(self, seat: int) -> None:
        bot = self.players[seat].bot
        assert bot is not None
        with self.console.out.status(Text(self.console.say("bot-thinking", {"seat": seat}, self.names))):
            action = decision(bot, Seat(self.match.state, seat))
        self.decide(seat, action)

    def bots_decide(self) -> None:
        """Bots decide until a person is asked. A game without persons waits for `boomtown watch`."""
        while self.persons and (bots := [seat for seat in self.match.state.pending() if seat not in self.persons]):
            self.bot_decides(bots[0])

    # Output.

    def scene(self, seat: int | None) -> Scene:
        """What a drawing for a seat needs, without the actions it may choose."""
        return Scene(
            game=self.match.game,
            catalogue=self.console.catalogue,
            names=self.names,
            options=self.match.record.options,
            totals=[score.total for score in self.scores(seat)],
            seat=seat,
            letters=self.console.ascii_only,
        )

    def scores(self, seat: int | None) -> list[Score]:
        """Everybody's score as far as a seat (None: a spectator) can know it."""
        state = self.match.state
        position = state if state.over else state.known_to(seat)
        return [position.score(rival) for rival in position.rivals()]

    def all_names(self) -> list[str]:
        """The names of all who score: the players, then opponents without a seat."""
        state = self.match.state
        return with_opponents(self.names, len(state.rivals()), state.game.id, self.console.catalogue)

    def show_board(self, scene: Scene) -> None:
        self.console.print(draw(self.match.state.view(scene.seat), scene), "")

    def show_news(self, reader: int | None) -> None:
        for line in self.event_log.unread(reader, self.console.catalogue, self.all_names()):
            self.console.print(Text(f"• {line}"))

    def show_scores(self, seat: int | None) -> None:
        state = self.match.state
        winners = state.winners() if state.over else []
        table = score_table(self.match.game.id, self.scores(seat), self.all_names(), self.console.catalogue, winners)
        self.console.print(table, "")

    def show_end(self, reader: int | None, viewer: int | None = None) -> None:
        """The news for the reader, the board as the viewer sees it, the score sheets and the winner."""
        self.console.print(Rule(Text(self.console.say("prompt-over"), "bold")))
        self.show_news(reader)
        self.console.print("")
        self.show_board(self.scene(viewer))
        self.show_scores(viewer)
        winners = self.match.state.winners()
        key = "game-won" if len(winners) == 1 else "game-shared"
        numbers = ", ".join(str(rival) for rival in winners)
        self.console.print_message(key, {"seats": numbers}, "bold", self.all_names())
        if self.saved:
            self.console.print_message("game-kept", {"file": str(self.file)}, "dim")


def watch(session: Session, delay: float, boards: bool) -> None:
    """Bots play against each other; every decision is printed in words."""
    session.save()
    if boards:
        session.show_board(session.scene(None))
    while not session.match.state.over:
        session.bot_decides(session.match.state.pending()[0])
        session.save()
        session.show_news(None)
        if boards and not session.match.state.over:
            session.show_board(session.scene(None))
        time.sleep(delay)
    session.show_end(None)


def hand_over(session: Session, seat: int) -> None:
    """Before another person's turn in a game with secrets, clear the screen and wait until they are ready."""
    state = session.match.state
    if len(session.persons) < 2 or state.game.nothing_hidden(state):
        return
    session.console.out.clear()
    session.console.ask(session.console.say("hand-over", {"seat": seat}, session.names))
