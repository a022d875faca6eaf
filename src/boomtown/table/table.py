"""A table in memory: the match its log leads to, what was told on the way, and what may be taken back.

Nothing here waits or writes. Whoever changes a table asks it first (`check_move`, `takeback_target`), commits, and only
then lets it follow (`play`, `rewind`); so a table in memory never shows a move that is not stored.
"""

import json
from collections import deque
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import boomtown
from boomtown.kernel import record as records
from boomtown.kernel.errors import BadRecord, IllegalAction
from boomtown.kernel.match import CannotUndo, Match
from boomtown.kernel.message import Event, Params, Reason
from boomtown.kernel.state import TOGETHER, State
from boomtown.table.refusals import Stale
from boomtown.table.store import CHAT_KEPT, Chair, Remark, Saved, Sheet


class Moment(NamedTuple):
    """What tells a position of a table from all its others."""

    ply: int
    rewinds: int | None = None  # how often something had been taken back; None when a client does not say


class Told(NamedTuple):
    """An event, with the move that caused it."""

    ply: int  # how many moves came before that move
    seat: int
    event: Event


def encoded(doc: Mapping[str, object]) -> str:
    """JSON as it goes over the line."""
    return json.dumps(doc, ensure_ascii=False, separators=(",", ":"))


class Table:
    def __init__(self, saved: Saved) -> None:
        self.sheet: Sheet = saved.sheet
        self.chat: deque[Remark] = deque(saved.chat, CHAT_KEPT)
        self.rematch: str | None = saved.rematch
        self.game = boomtown.game(self.sheet.game)
        version = self.game.meta.version
        if self.sheet.version != version:
            params: Params = {"version": self.sheet.version, "engine": version, "game": self.game.meta.title}
            raise BadRecord("table-version", params)
        if self.sheet.edition != self.game.edition:
            raise BadRecord("table-components", {"game": self.game.meta.title, "variable": self.game.id.upper()})
        self._replay(saved.moves)

    def _replay(self, moves: Sequence[tuple[int, int]]) -> None:
        self.match = Match(self.game, len(self.sheet.chairs), self.sheet.seed, self.sheet.options)
        self.told: list[Told] = []
        # After each number of moves, how many of the last ones their seat could take back by the kernel's rule.
        self.runs: list[int] = [0]
        self._worlds: dict[int | None, State] = {}
        self._logs: dict[tuple[int, ...], tuple[int, list[str]]] = {}  # see log()
        self._moving = (0, 0)  # the ply and seat of the move under way, for what is told of it
        self.match.listen(self._hear)
        for number, (seat, action) in enumerate(moves, 1):
            try:
                self.play(seat, action)
            except IllegalAction as error:
                text = f"{seat} {self.game.actions.format(action)}"
                raise BadRecord("record-illegal", {"move": number, "text": text, "reason": f"@{error.key}"}) from error

    def _hear(self, event: Event) -> None:
        self.told.append(Told(self._moving[0], self._moving[1], event))

    # Facts.

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def moves(self) -> list[tuple[int, int]]:
        return self.match.record.moves

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def rewinds(self) -> int:
        return self.sheet.rewinds

    @property
    def moment(self) -> Moment:
        return Moment(self.ply, self.rewinds)

    @property
    def chairs(self) -> list[Chair]:
        return self.sheet.chairs

    def is_bot(self, seat: int) -> bool:
        return self.chairs[seat].kind == "bot"

    def together(self) -> bool:
        """Whether several seats are asked secretly at once."""
        state = self.state
        return not state.over and state.agenda[-1][1] == TOGETHER

    def world(self, seat: int | None) -> State:
        """A position that shows no more than the seat (None: a spectator) knows; the same until something changes."""
        known = self._worlds.get(seat)
        if known is None:
            known = self.state.known_to(seat)
            self._worlds[seat] = known
        return known

    def log(self, mine: tuple[int, ...]) -> list[str]:
        """The events that somebody with these seats may know, each as JSON. They are many, so each is written once."""
        done, lines = self._logs.get(mine, (0, []))
        for one in self.told[done:]:
            if one.event.seats is None or any(seat in one.event.seats for seat in mine):
                doc = {"ply": one.ply, "seat": one.seat, "key": one.event.key, "params": one.event.params}
                lines.append(encoded(doc))
        self._logs[mine] = (len(self.told), lines)
        return lines

    def fresh(self, seat: int, moment: Moment) -> bool:
        """Whether a decision made then still answers the question it was made for.

        Answers that others have given meanwhile to the same secret question change nothing for the seat.
        """
        ply, rewinds = moment
        if rewinds not in (None, self.rewinds):
            return False
        if not self.together():
            return ply == self.ply
        given = sum(answer >= 0 for answer in self.state.answers)
        return self.ply - given <= ply <= self.ply and (ply == self.ply or seat in self.state.pending())

    # Changes, asked for first and carried out after the commit.

    def check_fresh(self, seat: int, moment: Moment) -> None:
        if not self.fresh(seat, moment):
            raise Stale("table-stale", {"given": moment.ply, "ply": self.ply})

    def check_move(self, seat: int, moment: Moment, action: int) -> bool:
        """Raises when the move cannot be played; tells whether it ends the game."""
        self.check_fresh(seat, moment)
        if action not in self.state.legal(seat):
            reason = self.why_not(seat, action)
            assert reason is not None
            raise IllegalAction(reason)
        # The log must never hold a move that cannot be replayed, so it is tried out before it is written.
        trial = self.state.clone()
        trial.apply(seat, action)
        return trial.over

    def why_not(self, seat: int, action: int) -> Reason | None:
        """Why an action is not allowed, from what the seat can know."""
        if seat not in self.state.pending():
            return self.state.why_not(seat, action)
        return self.world(seat).why_not(seat, action)

    def play(self, seat: int, action: int) -> None:
        same = bool(self.moves) and self.moves[-1][0] == seat
        self._moving = (self.ply, seat)
        self.match.apply(seat, action)
        run = (self.runs[-1] if same else 0) + 1
        self.runs.append(run if self.match.can_undo(seat) else 0)
        self._worlds = {}

    def free(self, seat: int) -> bool:
        """Whether all other seats are bots, whom a take-back does not hurt."""
        return all(chair.kind == "bot" for other, chair in enumerate(self.chairs) if other != seat)

    def takeback_target(self, seat: int, turn: bool) -> int:
        """The ply to go back to, for the last decision or the whole turn."""
        refused = CannotUndo("cannot-undo", {"seat": seat})
        # A finished game stays finished: its seed may be known by now.
        if self.state.over:
            raise refused
        last = self.ply - 1
        if self.free(seat):
            while last >= 0 and self.moves[last][0] != seat:
                last -= 1
        elif not self.match.can_undo(seat):
            raise refused
        if last < self.sheet.base:
            raise refused
        if turn and last and self.moves[last - 1][0] == seat:
            last = max(last - self.runs[last], self.sheet.base)
        return last

    def can_take_back(self, seat: int) -> bool:
        try:
            self.takeback_target(seat, turn=False)
        except CannotUndo:
            return False
        return True

    def rewind(self, ply: int) -> None:
        """Go back to an earlier ply. The kernel's own undo where it reaches, else by replay."""
        self.sheet.rewinds += 1
        count = self.ply - ply
        if count <= self.runs[-1]:
            seat = self.moves[-1][0]
            for _ in range(count):
                self.match.undo(seat)
            del self.runs[ply + 1 :]
            self.told = [told for told in self.told if told.ply < ply]
            self._worlds = {}
            self._logs = {}
        else:
            self._replay(self.moves[:ply])

    # The end.

    def record(self) -> records.Record:
        """The finished game, checked: the seed is the one promised and every move is legal."""
        records.verify(self.match.record)
        return self.match.record
