"""A table in memory: the match that its moves lead to, the log of events, and what may be taken back.

Nothing here waits or writes. Whoever changes a table first asks it (`check_move`, `takeback_target`), then commits the
change to the store, and only then carries it out here (`play`, `rewind`). So a table in memory never shows a move that
is not stored.
"""

import copy
import json
import time
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from boomtown.kernel import record as records
from boomtown.kernel.errors import BadRecord, IllegalAction
from boomtown.kernel.game import Game
from boomtown.kernel.lesson import ANSWER, FREE, Lesson, LessonStep, lesson_of
from boomtown.kernel.match import CannotUndo, Match
from boomtown.kernel.message import Event, Params, Reason
from boomtown.kernel.registry import UnknownEdition, game_of_edition, meta
from boomtown.kernel.state import TOGETHER, Json, State
from boomtown.table.clock import Clock, awakened, now_ms
from boomtown.table.lesson_answers import LessonAnswer
from boomtown.table.planned import Plan, plan_from_json
from boomtown.table.refusals import Refusal, StaleRequest
from boomtown.table.store import CHAT_KEPT, ChatLine, Occupant, StoredRevision, StoredTable, TableSettings
from boomtown.table.tokens import hash_key
from boomtown.table.upgrades import moves_that_hold, question_fingerprint


class Revision(NamedTuple):
    """Identifies one position of a table among all it has had."""

    ply: int
    rewinds: int | None = None  # how often something had been taken back; None when a client does not say


class Trial(NamedTuple):
    """A move that was tried on a copy of the position: where it led, and what happened on the way."""

    seat: int
    action: int
    after: State
    events: list[Event]


class LoggedEvent(NamedTuple):
    """An event, with the move that caused it."""

    ply: int  # the number of moves before that move
    seat: int
    event: Event


def json_text(document: Mapping[str, object] | Sequence[object]) -> str:
    """JSON as it is sent."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def seconds_at(stored: str) -> float:
    """A stored time by the clock of this machine; now, if it cannot be read, for no table is closed because of that."""
    try:
        return datetime.fromisoformat(stored).timestamp()
    except ValueError:
        return time.time()


def stored_game(settings: TableSettings) -> Game[State]:
    """The game with the component set that the table was begun with."""
    try:
        return game_of_edition(settings.game, settings.edition)
    except UnknownEdition as error:
        params: Params = {"game": meta(settings.game).title, "folder": settings.game, "given": settings.edition}
        raise BadRecord("table-components", params) from error


class OldRules(BadRecord):
    """A game that was played by other rules than those of this version."""


class Table:
    def __init__(self, stored: StoredTable) -> None:
        self.settings: TableSettings = stored.settings
        self.chat: deque[ChatLine] = deque(stored.chat, CHAT_KEPT)
        self.rematch: str | None = stored.rematch
        self.epoch = stored.epoch
        # What seats have decided ahead; each is shown to its own seat alone.
        self.plans: dict[int, Plan] = {seat: plan_from_json(doc) for seat, doc in stored.plans.items()}
        self.subscriptions = stored.subscriptions
        # When the table began to wait for the next move, by the clock of this machine.
        self.waiting_since = seconds_at(stored.changed)
        self.question = 0  # the fingerprint of the question that the move checked last answers
        # The ids of the messages that asked for moves, with the plies they led from.
        self.requests: dict[str, int] = {request: ply for ply, request in stored.requests.items()}
        self.game = stored_game(self.settings)
        self.changed_rules = self.settings.version != self.game.meta.version
        if self.changed_rules:
            self._change_rules(stored)
        self.lesson: Lesson | None = None if self.settings.lesson is None else lesson_of(self.game.id)
        self.lesson_answer: LessonAnswer | None = None  # to the last free choice, once it is worked out
        if self.settings.clock is not None:
            self.settings.clock = awakened(self.settings.clock)
        self._replay(stored.moves)

    def _change_rules(self, stored: StoredTable) -> None:
        """Go on with the rules as they are now, if all moves still answer the same questions."""
        old, new = self.settings.version, self.game.meta.version
        playable = moves_that_hold(self.game, stored)
        if playable < len(stored.moves) or self.settings.lesson is not None:
            params: Params = {"version": old, "engine": new, "game": self.game.meta.title, "moves": playable}
            raise OldRules("table-version-over" if self.settings.finished else "table-version", params)
        self.settings = replace(self.settings, version=new, began=self.settings.began or old)

    def _replay(self, moves: Sequence[tuple[int, int]]) -> None:
        settings = self.settings
        self.match = Match(self.game, len(settings.occupants), settings.seed, settings.options, settings.entropy)
        self.events: list[LoggedEvent] = []
        # After each number of moves, how many of the last ones their seat could take back by the kernel's rule.
        self.undo_depths: list[int] = [0]
        self.match.record.practice = self.settings.practice
        # After each number of moves, what tells whether something came to light or chance decided on the way.
        self._reveal_marks: list[tuple[int, int]] = [self._reveal_mark()]
        self._forget_position()
        self._logs: dict[tuple[int, ...], tuple[int, list[str]]] = {}  # see log_json()
        self._current_move = (0, 0)  # the ply and seat of the move being played, for the events it causes
        self.match.listen(self._record_event)
        for number, (seat, action) in enumerate(moves, 1):
            try:
                self.play(seat, action)
            except IllegalAction as error:
                text = f"{seat} {self.game.actions.format(action)}"
                raise BadRecord("record-illegal", {"move": number, "text": text, "reason": f"@{error.key}"}) from error

    def _forget_position(self) -> None:
        """Whatever was worked out for the position no longer holds."""
        self._known_positions: dict[int | None, State] = {}
        self._aid_answers: dict[str, object] = {}
        self.previews: dict[tuple[int, int], Mapping[str, object]] = {}  # by seat and action, see messages

    def _reveal_mark(self) -> tuple[int, int]:
        return (self.state.reveals, self.state.rng.state)

    def _record_event(self, event: Event) -> None:
        self.events.append(LoggedEvent(*self._current_move, event))

    # Facts.

    @property
    def id(self) -> str:
        return self.settings.id

    @property
    def stored_revision(self) -> StoredRevision:
        """What the store must still have when something is written to it."""
        return StoredRevision(self.id, self.epoch, self.ply, self.rewinds)

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
        return self.settings.rewinds

    @property
    def revision(self) -> Revision:
        return Revision(self.ply, self.rewinds)

    @property
    def occupants(self) -> list[Occupant]:
        return self.settings.occupants

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or because people have ended it."""
        return self.state.over or self.settings.ended is not None

    def winners(self) -> list[int]:
        ended = self.settings.ended
        if ended is None:
            return list(self.state.winners()) if self.state.over else []
        return [seat for seat in range(len(self.occupants)) if ended.how == "resigned" and seat != ended.seat]

    def pending(self) -> list[int]:
        """The seats that must decide."""
        return [] if self.over else list(self.state.pending())

    @property
    def is_running(self) -> bool:
        """Whether anybody may decide now."""
        return not self.over and not self.settings.adjourned

    # The clock.

    def timed_seats(self, state: State | None = None) -> tuple[int, ...]:
        """The seats whose time runs: people who must decide, once everybody has sat down and while the game goes on."""
        state, settings = state or self.state, self.settings
        if state.over or settings.ended is not None or settings.adjourned:
            return ()
        if any(occupant.free and occupant.stand_in is None for occupant in self.occupants):
            return ()
        return tuple(seat for seat in state.pending() if not self.is_bot(seat))

    def clock_after(self, trial: Trial) -> Clock | None:
        """What the clock shows after a move that was tried."""
        clock = self.settings.clock
        if clock is None:
            return None
        ended = trial.seat if self.is_simultaneous() else None
        return clock.after_move(self.timed_seats(trial.after), now_ms(), ended)

    def due(self, clock: Clock | None, state: State) -> float | None:
        """When a server must look at the table, whether anybody is connected or not: at once if a bot must decide."""
        if clock is None:
            return None
        is_bots_turn = not clock.running and self.plays_alone() and any(self.is_bot(seat) for seat in state.pending())
        return time.time() if is_bots_turn and not state.over else clock.due()

    def plays_alone(self) -> bool:
        """Whether bots decide here though nobody is connected: people wait for them, and look in now and then."""
        people = any(occupant.bot is None and not occupant.free for occupant in self.occupants)
        return (self.settings.clock is not None or bool(self.subscriptions)) and self.is_running and people

    def check_not_over(self) -> None:
        if self.over:
            raise Refusal(409, "table-over")

    def check_running(self) -> None:
        self.check_not_over()
        if self.settings.adjourned:
            raise Refusal(409, "table-adjourned")

    def may_abort(self) -> bool:
        """Whether somebody has not decided anything yet, so that nothing is lost when the game is called off."""
        if self.over or self.lesson is not None:
            return False
        # Everybody decides something soon, so this looks at the first moves only.
        people = (seat for seat, occupant in enumerate(self.occupants) if occupant.is_person)
        return any(all(mover != seat for mover, _ in self.moves) for seat in people)

    def note_time(self) -> None:
        """The table waits for the next move from now on."""
        self.waiting_since = time.time()

    def is_bot(self, seat: int) -> bool:
        return self.occupants[seat].bot is not None

    def is_simultaneous(self) -> bool:
        """Whether several seats choose secretly at the same time now."""
        state = self.state
        return not state.over and state.agenda[-1][1] == TOGETHER

    def known_position(self, seat: int | None) -> State:
        """A position that shows no more than the seat (None: a spectator) knows; the same until something changes."""
        position = self._known_positions.get(seat)
        if position is None:
            position = self.state.known_to(seat)
            self._known_positions[seat] = position
        return position

    def aid(self, seat: int, name: str, args: Json) -> object:
        """What an aid answers the seat, from what the seat knows; worked out once for a position."""
        if not self.settings.aids:
            raise Refusal(409, "table-aids-off")
        question = json_text({"seat": seat, "name": name, "args": args})
        if question not in self._aid_answers:
            self._aid_answers[question] = self.game.aid(self.known_position(seat), seat, name, args)
        return self._aid_answers[question]

    def allows_hints(self) -> bool:
        """Hints are off where several people play, unless the host allows them."""
        people = sum(occupant.is_person for occupant in self.occupants)
        return people <= 1 or self.settings.hints

    def is_host(self, key: str) -> bool:
        """Whether this is the key of whoever made the table."""
        return hash_key(key) == self.settings.host

    def log_json(self, seats: tuple[int, ...]) -> list[str]:
        """The events that somebody with these seats may know, each as JSON. There are many, so each is encoded once."""
        encoded, lines = self._logs.get(seats, (0, []))
        for ply, mover, event in self.events[encoded:]:
            if event.seats is None or any(seat in event.seats for seat in seats):
                entry: Json = {"ply": ply, "seat": mover, "key": event.key, "params": event.params, "refs": event.refs}
                lines.append(json_text(entry if event.seats is None else {**entry, "seats": event.seats}))
        self._logs[seats] = (len(self.events), lines)
        return lines

    def is_current(self, seat: int, revision: Revision) -> bool:
        """Whether a decision made at that revision still answers the question it was made for.

        Answers that others have given meanwhile to the same simultaneous question change nothing for the seat.
        """
        ply, rewinds = revision
        if rewinds not in (None, self.rewinds):
            return False
        if not self.is_simultaneous():
            return ply == self.ply
        answered = len(self.state.answered())
        first = self.ply - answered if seat in self.state.pending() else self.answer_ply(seat) + 1
        return first <= ply <= self.ply

    def answer_ply(self, seat: int) -> int:
        """The ply of the secret answer that a seat may still change; the last ply when it has given none."""
        last = self.ply - 1
        hidden = range(last, last - self.match.hidden_moves(), -1)
        return next((ply for ply in hidden if self.moves[ply][0] == seat), last)

    # Changes: asked for first, carried out after the commit.

    def check_current(self, seat: int, revision: Revision) -> None:
        if not self.is_current(seat, revision):
            raise StaleRequest("table-stale", {"given": revision.ply, "ply": self.ply})

    def check_move(self, seat: int, revision: Revision, action: int) -> Trial:
        """Raises when the move cannot be played."""
        self.check_current(seat, revision)
        if not self.state.over:
            self.check_running()
        legal = self.state.legal(seat)
        if action not in legal:
            reason = self.why_not(seat, action)
            assert reason is not None
            raise IllegalAction(reason)
        self.question = question_fingerprint(self.state, seat, legal)
        if action not in self.legal(seat) and not self.is_bot(seat):
            raise IllegalAction(self._not_in_lesson())
        # The store must never hold a move that cannot be replayed, so it is tried on a copy before it is written.
        trial = Trial(seat, action, self.state.clone(), [])
        trial.after.listener = trial.events.append
        trial.after.apply(seat, action)
        return trial

    def why_not(self, seat: int, action: int) -> Reason | None:
        """Why an action is not allowed, from what the seat can know."""
        legal = self.state.legal(seat)
        if self.lesson is not None and action in legal and action not in self.legal(seat):
            return self._not_in_lesson()
        if legal:
            return self.known_position(seat).why_not(seat, action)
        return self.state.why_not(seat, action)

    def has_counted(self, seat: int, request: str | None) -> bool:
        """Whether the message with that id has led to a move of the seat, which still stands."""
        ply = None if request is None else self.requests.get(request)
        return ply is not None and self.moves[ply][0] == seat

    # Lessons.

    def legal(self, seat: int) -> list[int]:
        """What a seat may do: all that is legal, in a lesson what its step asks for, nothing while a bot stands in."""
        if not self.is_running or self.occupants[seat].stand_in is not None:
            return []
        legal = self.state.legal(seat)
        return legal if self.lesson is None else self.lesson.allowed(self.lesson_steps[-1], seat, legal)

    @property
    def lesson_steps(self) -> list[int]:
        """At which step of the lesson each move was made, and last the step it is at now."""
        assert self.settings.lesson is not None
        return self.settings.lesson

    @property
    def lesson_step(self) -> LessonStep | None:
        """Where the lesson is; None without one, and after its end."""
        if self.lesson is None or self.lesson.is_finished(self.lesson_steps[-1]):
            return None
        return self.lesson.steps[self.lesson_steps[-1]]

    def lets_bot_play(self, seat: int) -> bool:
        return self.lesson is None or self.lesson.lets_bot_play(self.lesson_steps[-1], seat)

    def scripted(self, seat: int) -> int | None:
        """What the script of the lesson has a bot play now."""
        return None if self.lesson is None else self.lesson.scripted(self.lesson_steps[-1], seat)

    def free_choice(self) -> tuple[int, int] | None:
        """From which ply to which the learner had the choice that is to be answered now."""
        now = self.lesson_step
        if self.lesson is None or now is None or now.kind != ANSWER:
            return None
        free = self.lesson_steps[-1] - 1
        assert self.lesson.steps[free].kind == FREE
        return self.lesson_steps.index(free), self.ply

    def _not_in_lesson(self) -> Reason:
        now = self.lesson_step
        return Reason(now.instead if now is not None and now.instead else "lesson-not-now")

    def carry_out(self, trial: Trial) -> None:
        """Play a move that was tried in this position."""
        seat, action, after, events = trial
        self.note_time()
        if self.state.can_change(seat):
            self.play(seat, action)
            return
        self.events += [LoggedEvent(self.ply, seat, event) for event in events]
        same_seat = self._moved_last(seat)
        self.match.adopt(seat, action, after)
        self._note_move(seat, same_seat)

    def play(self, seat: int, action: int) -> None:
        if self.state.can_change(seat):
            self.match.apply(seat, action)
            self._forget_position()
            return
        same_seat = self._moved_last(seat)
        self._current_move = (self.ply, seat)
        self.match.apply(seat, action)
        self._note_move(seat, same_seat)

    def _moved_last(self, seat: int) -> bool:
        return bool(self.moves) and self.moves[-1][0] == seat

    def _note_move(self, seat: int, same_seat: bool) -> None:
        depth = (self.undo_depths[-1] if same_seat else 0) + 1
        self.undo_depths.append(depth if self.match.can_undo(seat) else 0)
        self._reveal_marks.append(self._reveal_mark())
        self._forget_position()

    def plays_against_bots_only(self, seat: int) -> bool:
        """Whether all other seats are bots, which a take-back does not hurt."""
        return not any(occupant.is_person for other, occupant in enumerate(self.occupants) if other != seat)

    def takeback_target(self, seat: int, most: int | None = 1) -> int:
        """The ply to go back to: before the seat's last decision, and before earlier ones of the same turn.

        `most` bounds how many there are in all (None: the whole turn). A reveal or chance among them bounds it too.
        """
        refused = CannotUndo("cannot-undo", {"seat": seat})
        # A finished game stays finished: its seed may be known by now. A bot that stands in would only decide again.
        if not self.is_running or self.occupants[seat].stand_in is not None:
            raise refused
        target = self.ply - 1
        if self.plays_against_bots_only(seat):
            while target >= 0 and self.moves[target][0] != seat:
                target -= 1
        elif not self.match.can_undo(seat):
            raise refused
        if target < self.settings.base:
            raise refused
        if target and self.moves[target - 1][0] == seat:
            depth = self.undo_depths[target]
            target = max(target - (depth if most is None else min(depth, most - 1)), self.settings.base)
        if self.settings.strict and self.is_over_reveal(target):
            raise CannotUndo("cannot-undo-strict", {"seat": seat})
        return target

    def is_over_reveal(self, ply: int) -> bool:
        """Whether something came to light, or chance decided, since that ply: going back there is practice."""
        return self._reveal_marks[ply] != self._reveal_marks[-1]

    def can_take_back(self, seat: int) -> bool:
        try:
            self.takeback_target(seat)
        except CannotUndo:
            return False
        return True

    def takes_entropy(self) -> bool:
        """Whether the cards may still be dealt anew."""
        return not self.moves and not self.settings.dealt and self.lesson is None

    def check_entropy(self, seat: int) -> None:
        """Raises when the seat cannot add anything to the seed: it is too late, or it has."""
        if not self.takes_entropy():
            raise Refusal(409, "table-begun")
        if seat in self.settings.entropy:
            raise Refusal(409, "table-entropy-given")

    def deal_anew(self, entropy: dict[int, str]) -> None:
        """Deal from the seed with all that the seats have added to it."""
        self.settings.entropy = entropy
        self.settings.rewinds += 1
        self.note_time()
        self._replay([])

    def can_step_back(self, ply: int) -> bool:
        """Whether the kernel's own undo reaches that far; else the game is replayed, which takes long."""
        return self.ply - ply <= self.undo_depths[-1]

    def replayed(self, ply: int) -> "Table":
        """A copy of the table, played anew up to an earlier ply. It may be made in another thread."""
        copied = copy.copy(self)
        copied._replay(self.moves[:ply])
        return copied

    def rewind(self, ply: int, replayed: "Table | None" = None) -> None:
        """Go back to an earlier ply, by steps or to what was replayed."""
        self.settings.rewinds += 1
        self.note_time()
        self.settings.practice += self.is_over_reveal(ply)
        self.requests = {request: place for request, place in self.requests.items() if place < ply}
        if self.settings.lesson is not None:
            self.settings.lesson = self.settings.lesson[: ply + 1]
            self.lesson_answer = None
        if self.can_step_back(ply):
            seat = self.moves[-1][0]
            for _ in range(self.ply - ply):
                self.match.undo(seat)
            del self.undo_depths[ply + 1 :]
            del self._reveal_marks[ply + 1 :]
            self.events = [event for event in self.events if event.ply < ply]
        else:
            earlier = replayed or self.replayed(ply)
            self.match, self.events = earlier.match, earlier.events
            self.undo_depths, self._reveal_marks = earlier.undo_depths, earlier._reveal_marks
            self.match.record.practice = self.settings.practice
            self.match.listen(self._record_event)
        self._forget_position()
        self._logs = {}

    # The end.

    def record(self) -> records.Record:
        """The finished game, verified: the seed matches its commitment and every move is legal."""
        if self.settings.ended is None:
            records.verify(self.match.record)
        else:
            self.match.record.seed = self.settings.seed
            records.replay(self.match.record)
        return self.match.record
