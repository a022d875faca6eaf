"""Makes the messages that leave the server, of nothing but what the seats of a key may know."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from boomtown.kernel.errors import IllegalAction
from boomtown.kernel.lesson import PLAY
from boomtown.kernel.message import Message, Reason, Score, changes
from boomtown.kernel.state import Json, State
from boomtown.table.clock import Clock, now_ms
from boomtown.table.lesson_answers import LessonAnswer
from boomtown.table.planned import Plan
from boomtown.table.proposals import proposal_info
from boomtown.table.sentences import sentence
from boomtown.table.server_messages import (
    AidMessage,
    ChatEntry,
    ClockInfo,
    ClockRules,
    EndingInfo,
    HintAction,
    HintMessage,
    LessonAnswerInfo,
    LessonInfo,
    MessageText,
    PlanInfo,
    PreviewMessage,
    ReasonInfo,
    ScoreSheet,
    SeatInfo,
    SeatPresence,
    StateWithoutLog,
    ThinkingMessage,
    WhyMessage,
)
from boomtown.table.store import ChatLine, Ending, Occupant
from boomtown.table.table import Revision, Table, json_text
from boomtown.table.table_documents import Deal, ReplayFrame, ReplayWithoutLog

# The key of a spectator's view and prompt, in the place of a seat's number.
WATCH = "watch"


@dataclass
class Recipient:
    """Whom a state message is for, and who else is connected."""

    seats: tuple[int, ...]  # the seats that the key opens
    key: str  # the key itself, which opens the rematch too
    present: frozenset[int]  # the seats somebody is connected for
    gone: frozenset[int] = frozenset()  # the seats that nobody was connected for, for too long


def state_text(table: Table, recipient: Recipient) -> str:
    """The state message as JSON."""
    return with_log(json_text(state_without_log(table, recipient)), table, recipient.seats)


def with_log(text: str, table: Table, seats: tuple[int, ...], since: int = 0) -> str:
    """A message as JSON with the log added, from event number `since` on."""
    log = f'"log_from":{since},"log":[{",".join(table.log_json(seats)[since:])}]'
    now = "" if table.settings.clock is None else f',"now":{now_ms()}'
    return f"{text[:-1]},{log}{now}}}"


def state_without_log(table: Table, recipient: Recipient) -> StateWithoutLog:
    message = make_state(table, recipient)
    if table.settings.began is not None:
        message["began"] = table.settings.began
    return message


def make_state(table: Table, recipient: Recipient) -> StateWithoutLog:
    state = table.state
    seats = recipient.seats
    return {
        "type": "state",
        "table": table.id,
        "game": table.game.id,
        "edition": table.game.edition,
        "options": dict(state.options),
        "ply": table.ply,
        "rewinds": table.rewinds,
        "over": table.over,
        "winners": table.winners(),
        "ended": None if table.settings.ended is None else ending_info(table.settings.ended),
        "adjourned": table.settings.adjourned,
        "abort": table.may_abort(),
        "patience": table.settings.patience,
        "clock": clock_info(table),
        "proposal": proposal_info(table, recipient.gone),
        "commit": table.match.record.commit,
        "entropy": entropy_json(table),
        "pending": table.pending(),
        "seats": [seat_presence(seat, occupant, recipient) for seat, occupant in enumerate(table.occupants)],
        "mine": list(seats),
        "views": {str(seat): state.view(seat) for seat in seats} if seats else {WATCH: state.view(None)},
        "legal": {str(seat): table.legal(seat) for seat in seats},
        "prompts": prompts(state, seats),
        "scores": [score_json(score) for score in known_scores(table, seats)],
        "undo": {str(seat): table.can_take_back(seat) for seat in seats},
        "plans": {str(seat): plan_info(table.plans[seat]) for seat in seats if seat in table.plans},
        "strict": table.settings.strict,
        "practice": table.settings.practice,
        "aids": table.settings.aids,
        "hints": table.allows_hints(),
        "host": table.is_host(recipient.key),
        "listed": table.settings.listed,
        "club": table.settings.club or None,
        "muted": list(table.settings.muted),
        "lesson": lesson_info(table),
        "chat": [chat_json(table, line) for line in table.chat],
        "rematch": None if table.rematch is None else {"table": table.rematch, "key": recipient.key},
    }


def plan_info(plan: Plan) -> PlanInfo:
    return {"steps": [step.choices for step in plan.steps], "auto": plan.auto, "dropped": plan.dropped}


def deal_of(table: Table) -> Deal:
    """What the server is bound to, and what the seats have added to it."""
    return {"commit": table.match.record.commit, "entropy": entropy_json(table)}


def entropy_json(table: Table) -> dict[str, str]:
    return {str(seat): text for seat, text in sorted(table.settings.entropy.items())}


def lesson_info(table: Table) -> LessonInfo | None:
    lesson, now = table.lesson, table.lesson_step
    if lesson is None or now is None:
        return None
    step, answer = table.lesson_steps[-1], table.lesson_answer
    return {
        "step": step,
        "number": lesson.said(step + 1),
        "count": lesson.said(len(lesson.steps)),
        "kind": now.kind,
        "say": now.say,
        "at": list(now.at),
        "action": now.action if now.kind == PLAY else None,
        "answer": None if answer is None else lesson_answer_info(table, answer),
    }


def lesson_answer_info(table: Table, answer: LessonAnswer) -> LessonAnswerInfo:
    text = table.game.actions.format(answer.action)
    return {
        "gained": answer.gained, "best": answer.best, "action": answer.action, "text": text, "by_bot": answer.by_bot,
    }  # fmt: skip


def seat_info(seat: int, occupant: Occupant) -> SeatInfo:
    return {"seat": seat, "kind": occupant.kind, "level": occupant.level, "name": occupant.name}


def seat_presence(seat: int, occupant: Occupant, recipient: Recipient) -> SeatPresence:
    return {
        **seat_info(seat, occupant),
        "present": occupant.kind == "bot" or seat in recipient.present,
        "free": occupant.free,
        "bot": occupant.bot,
        "gone": seat in recipient.gone,
        "resigned": occupant.resigned,
        "colour": colour_of(seat, occupant),
    }


def clock_rules(clock: Clock | None) -> ClockRules | None:
    if clock is None:
        return None
    return {
        "kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment, "at_zero": clock.at_zero,
    }  # fmt: skip


def clock_info(table: Table) -> ClockInfo | None:
    clock = table.settings.clock
    rules = clock_rules(clock)
    if clock is None or rules is None:
        return None
    seats = enumerate(table.occupants)
    return {
        **rules,
        "seats": [
            None if occupant.kind == "bot" else {"left": clock.left[seat], "until": clock.until(seat)}
            for seat, occupant in seats
        ],
    }


def ending_info(ended: Ending) -> EndingInfo:
    return {"how": ended.how, "seat": ended.seat}


def colour_of(seat: int, occupant: Occupant) -> int:
    return seat if occupant.colour is None else occupant.colour


def prompts(state: State, seats: Sequence[int]) -> dict[str, MessageText]:
    if not seats:
        # No seat has the number -1, so the kernel answers with whom the game waits for.
        return {WATCH: message_json(state.prompt(-1))}
    return {str(seat): message_json(state.prompt(seat)) for seat in seats}


def known_scores(table: Table, seats: Sequence[int]) -> list[Score]:
    """Everybody's score as far as the key can know it; opponents without a seat follow the seats."""
    return scores_known_to(table.state, seats, table.known_position)


def scores_known_to(
    state: State, seats: Sequence[int], position_of: Callable[[int | None], State] | None = None
) -> list[Score]:
    """The same for any position; `position_of` gives the position as a seat knows it."""
    position_of = position_of or state.known_to
    if state.over or state.game.nothing_hidden(state):
        return [state.score(rival) for rival in state.rivals()]
    if not seats:
        position = position_of(None)
        return [position.score(rival) for rival in state.rivals()]
    positions = {seat: position_of(seat) for seat in seats}
    return [positions.get(rival, positions[seats[0]]).score(rival) for rival in state.rivals()]


def score_json(score: Score) -> ScoreSheet:
    return {
        "total": score.total,
        "lines": [
            {"key": line.key, "points": line.points, "cells": line.cells, "cards": line.cards, "rule": line.rule}
            for line in score.lines
        ],
    }


def message_json(message: Message) -> MessageText:
    return {"key": message.key, "params": message.params}


def chat_json(table: Table, line: ChatLine) -> ChatEntry:
    name = None if line.seat is None else table.occupants[line.seat].name
    return {"seat": line.seat, "name": name, "text": line.text, "at": line.at}


def reason_json(table: Table, reason: Reason, language: str) -> ReasonInfo:
    text = sentence(language, reason.key, reason.params, seat_names(table, language))
    return {"key": reason.key, "params": reason.params, "text": text, "rule": reason.rule, "cells": reason.cells}


def seat_names(table: Table, language: str) -> list[str]:
    """What the seats, and opponents without one, are called in a sentence."""
    names = []
    for seat, occupant in enumerate(table.occupants):
        if occupant.name is not None:
            names.append(occupant.name)
        elif occupant.level is not None:
            names.append(sentence(language, f"bot-{occupant.level}", {}))
        else:
            names.append(sentence(language, "player-name", {"number": seat + 1}))
    opponents = len(table.state.rivals()) - table.state.seats
    for number in range(1, opponents + 1):
        names.append(sentence(language, f"{table.game.id}-opponent", {"number": number}))
    return names


# Answers to questions.


def thinking_message(seat: int) -> ThinkingMessage:
    return {"type": "thinking", "seat": seat}


def why_message(table: Table, seat: int, action: int, language: str) -> WhyMessage:
    reason = table.why_not(seat, action)
    return {
        "type": "why",
        "ply": table.ply,
        "rewinds": table.rewinds,
        "seat": seat,
        "action": action,
        "reason": None if reason is None else reason_json(table, reason, language),
    }


def hint_message(revision: Revision, seat: int, choices: list[HintAction]) -> HintMessage:
    """What marshal would do, worked out for an earlier revision of the table perhaps."""
    return {
        "type": "hint",
        "ply": revision.ply,
        "rewinds": revision.rewinds or 0,
        "seat": seat,
        "action": choices[0]["action"],
        "text": choices[0]["text"],
        "choices": choices,
    }


def preview_message(table: Table, seat: int, action: int) -> PreviewMessage:
    """What an action would do to the scores and the goods; worked out once for a position."""
    if (seat, action) not in table.previews:
        table.previews[seat, action] = make_preview(table, seat, action)
    return cast(PreviewMessage, table.previews[seat, action])


def make_preview(table: Table, seat: int, action: int) -> PreviewMessage:
    """Plays the action in a position that the seat imagines."""
    reason = table.why_not(seat, action)
    if reason is not None:
        raise IllegalAction(reason)
    position = table.known_position(seat)
    after = position.clone()
    after.apply(seat, action)
    scores_before = [position.score(rival) for rival in position.rivals()]
    scores_after = [after.score(rival) for rival in position.rivals()]
    pairs = list(enumerate(zip(scores_before, scores_after, strict=True)))
    tallies = [(rival, table.game.changed_goods(position, after, rival)) for rival in position.rivals()]
    return {
        "type": "preview",
        "ply": table.ply,
        "rewinds": table.rewinds,
        "seat": seat,
        "action": action,
        # In a simultaneous decision the result also depends on what the others choose.
        "certain": not after.learned_since(position) and not table.is_simultaneous(),
        "scores": [score_json(score) for score in scores_after],
        "changes": [{"seat": rival, "total": new.total - old.total} for rival, (old, new) in pairs],
        "lines": [
            {"seat": rival, "key": key, "before": points_before, "after": points_after}
            for rival, (old, new) in pairs
            for key, (points_before, points_after) in changes(old, new).items()
        ],
        "tally": [{"seat": rival, "goods": goods} for rival, goods in tallies if goods],
    }


def aid_message(table: Table, seat: int, name: str, args: Json) -> AidMessage:
    return {
        "type": "aid",
        "ply": table.ply,
        "rewinds": table.rewinds,
        "seat": seat,
        "name": name,
        "args": args,
        "result": table.aid(seat, name, args),
    }


# The replay of a finished game.


def replay_text(table: Table) -> str:
    """A finished game move by move, as a spectator saw it, with the scores as they truly were."""
    state = table.game.new(len(table.occupants), table.settings.deal, table.settings.options)
    frames = [replay_frame(state)]
    for seat, action in table.moves:
        state.apply(seat, action)
        move = {"seat": seat, "action": action, "text": table.game.actions.format(action)}
        frames.append(cast(ReplayFrame, {**replay_frame(state), **move}))
    replay: ReplayWithoutLog = {
        "table": table.id,
        "game": table.game.id,
        "edition": table.game.edition,
        "options": dict(table.settings.options),
        "seats": [seat_info(seat, occupant) for seat, occupant in enumerate(table.occupants)],
        "winners": table.winners(),
        "practice": table.settings.practice,
        "frames": frames,
    }
    return f'{json_text(replay)[:-1]},"log":[{",".join(table.log_json(()))}]}}'


def replay_frame(state: State) -> ReplayFrame:
    return {
        "view": state.view(None),
        "pending": list(state.pending()),
        "prompt": message_json(state.prompt(-1)),
        "scores": [score_json(state.score(rival)) for rival in state.rivals()],
    }
