"""One sitting at a table: persons and bots decide in turn until the game is over or somebody leaves."""

import time
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from boomtown.bots import Seat
from boomtown.cli import files
from boomtown.cli.chronicle import Chronicle
from boomtown.cli.desk import Desk
from boomtown.cli.players import Player, with_opponents
from boomtown.kernel.match import Match
from boomtown.kernel.message import Score
from boomtown.term import Scene, draw, score_table


class Sitting:
    """The table, its players, and the file that keeps the game."""

    def __init__(self, desk: Desk, match: Match, players: list[Player], file: Path | None) -> None:
        self.desk = desk
        self.match = match
        self.players = players
        self.names = [player.name for player in players]
        self.file = file
        self.chronicle = Chronicle()
        self.kept = False  # whether the file holds the game as it stands
        desk.names = self.names
        match.listen(self.chronicle.hear)

    @property
    def persons(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    def decide(self, seat: int, action: int) -> None:
        """Carry out a decision of any seat; an illegal one raises and changes nothing."""
        self.chronicle.mark()
        try:
            self.match.apply(seat, action)
        except Exception:
            self.chronicle.take_back()
            raise

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.chronicle.take_back()

    def save(self) -> None:
        if self.file is not None:
            self.keep_in(self.file)

    def keep_in(self, path: Path) -> None:
        """Write the game to a file and stay with it; when that fails, the game stays where it was kept before."""
        self.kept = False
        # The record tells the seed only when the game is over.
        files.save(path, self.match, self.match.seed, [player.spec for player in self.players])
        self.file, self.kept = path, True

    def bot_decides(self, seat: int) -> None:
        bot = self.players[seat].bot
        assert bot is not None
        with self.desk.out.status(Text(self.desk.say("bot-thinking", {"seat": seat}, self.names))):
            action = bot.choose(Seat(self.match.state, seat))
        self.decide(seat, action)

    def bots_decide(self) -> None:
        """All bots that are asked decide, until a person is; a table without persons waits to be watched."""
        while self.persons and (bots := [seat for seat in self.match.state.pending() if seat not in self.persons]):
            self.bot_decides(bots[0])

    # What is shown.

    def scene(self, seat: int | None) -> Scene:
        """The circumstances of a drawing for a seat, without anything it may do."""
        return Scene(
            game=self.match.game,
            catalogue=self.desk.catalogue,
            names=self.names,
            options=self.match.record.options,
            totals=[score.total for score in self.scores(seat)],
            seat=seat,
            letters=self.desk.letters,
        )

    def scores(self, seat: int | None) -> list[Score]:
        """Everybody's sheet as far as a seat (None: a spectator) can know it."""
        state = self.match.state
        world = state if state.over else state.known_to(seat)
        return [world.score(rival) for rival in world.rivals()]

    def everybody(self) -> list[str]:
        """The names of all who score: the players, then opponents without a seat."""
        state = self.match.state
        return with_opponents(self.names, len(state.rivals()), state.game.id, self.desk.catalogue)

    def show_board(self, scene: Scene) -> None:
        self.desk.show(draw(self.match.state.view(scene.seat), scene), "")

    def show_news(self, reader: int | None) -> None:
        for line in self.chronicle.news(reader, self.desk.catalogue, self.names):
            self.desk.show(Text(f"• {line}"))

    def show_scores(self, seat: int | None) -> None:
        state = self.match.state
        winners = state.winners() if state.over else []
        table = score_table(self.match.game.id, self.scores(seat), self.everybody(), self.desk.catalogue, winners)
        self.desk.show(table, "")

    def show_end(self, reader: int | None, viewer: int | None = None) -> None:
        """What the reader has not heard yet, the board as the viewer sees it, the sheets and who wins."""
        self.desk.show(Rule(Text(self.desk.say("prompt-over"), "bold")))
        self.show_news(reader)
        self.desk.show("")
        self.show_board(self.scene(viewer))
        self.show_scores(viewer)
        winners = self.match.state.winners()
        key = "game-won" if len(winners) == 1 else "game-shared"
        listed = ", ".join(str(rival) for rival in winners)
        self.desk.tell(key, {"seats": listed}, "bold", self.everybody())
        if self.kept:
            self.desk.tell("game-kept", {"file": str(self.file)}, "dim")


def watch(sitting: Sitting, delay: float, boards: bool) -> None:
    """Bots among themselves; every decision is told in words."""
    sitting.save()
    if boards:
        sitting.show_board(sitting.scene(None))
    while not sitting.match.state.over:
        sitting.bot_decides(sitting.match.state.pending()[0])
        sitting.save()
        sitting.show_news(None)
        if boards and not sitting.match.state.over:
            sitting.show_board(sitting.scene(None))
        time.sleep(delay)
    sitting.show_end(None)


def hand_over(sitting: Sitting, seat: int) -> None:
    """Several persons at one screen of a game with secrets: the one before must not see what comes."""
    state = sitting.match.state
    if len(sitting.persons) < 2 or state.game.certain(state):
        return
    sitting.desk.out.clear()
    sitting.desk.ask(sitting.desk.say("hand-over", {"seat": seat}, sitting.names))
