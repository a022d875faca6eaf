"""What leaves the server: messages made of nothing but what the seats of a key may know."""

from collections.abc import Sequence
from dataclasses import dataclass

from boomtown.kernel.errors import IllegalAction
from boomtown.kernel.message import Message, Reason, Score, changes
from boomtown.kernel.state import Json, State
from boomtown.table.store import Remark
from boomtown.table.table import Table, encoded
from boomtown.table.words import sentence

WATCH = "watch"


@dataclass
class Company:
    """Who is at the table, beside the game itself."""

    mine: tuple[int, ...]  # the seats of the key that looks
    key: str  # the key itself, which opens the rematch too
    present: frozenset[int]


def state_text(table: Table, company: Company, since: int = 0) -> str:
    """The state message, with the log from event number `since` on."""
    log = f'"log_from":{since},"log":[{",".join(table.log(company.mine)[since:])}]'
    return f"{encoded(state_message(table, company))[:-1]},{log}}}"


def state_message(table: Table, company: Company) -> Json:
    """The state message but for the log."""
    state = table.state
    mine = company.mine
    return {
        "type": "state",
        "table": table.id,
        "game": table.game.id,
        "options": dict(state.options),
        **table.moment._asdict(),
        "over": state.over,
        "winners": list(state.winners()) if state.over else [],
        "commit": table.match.record.commit,
        "pending": list(state.pending()),
        "seats": [
            {"seat": seat, **chair.to_json(), "present": chair.kind == "bot" or seat in company.present}
            for seat, chair in enumerate(table.chairs)
        ],
        "mine": list(mine),
        "views": {str(seat): state.view(seat) for seat in mine} if mine else {WATCH: state.view(None)},
        "legal": {str(seat): state.legal(seat) for seat in mine},
        "prompts": prompts(state, mine),
        "scores": [score_json(score) for score in scores(table, mine)],
        "undo": {str(seat): table.can_take_back(seat) for seat in mine},
        "chat": [remark_json(table, remark) for remark in table.chat],
        "rematch": None if table.rematch is None else {"table": table.rematch, "key": company.key},
    }


def prompts(state: State, mine: Sequence[int]) -> Json:
    if not mine:
        # No seat has this number, so the kernel answers with whom the game waits for.
        return {WATCH: message_json(state.prompt(-1))}
    return {str(seat): message_json(state.prompt(seat)) for seat in mine}


def scores(table: Table, mine: Sequence[int]) -> list[Score]:
    """Everybody's sheet as far as the key can know it; opponents without a seat follow the seats."""
    state = table.state
    if state.over or table.game.certain(state):
        return [state.score(rival) for rival in state.rivals()]
    if not mine:
        world = table.world(None)
        return [world.score(rival) for rival in state.rivals()]
    return [table.world(rival if rival in mine else mine[0]).score(rival) for rival in state.rivals()]


def score_json(score: Score) -> Json:
    lines = [
        {"key": line.key, "points": line.points, "cells": line.cells, "cards": line.cards, "rule": line.rule}
        for line in score.lines
    ]
    return {"total": score.total, "lines": lines}


def message_json(message: Message) -> Json:
    return {"key": message.key, "params": message.params}


def remark_json(table: Table, remark: Remark) -> Json:
    name = None if remark.seat is None else table.chairs[remark.seat].name
    return {"seat": remark.seat, "name": name, "text": remark.text, "at": remark.at}


def reason_json(table: Table, reason: Reason, language: str) -> Json:
    text = sentence(language, reason.key, reason.params, seat_names(table, language))
    cells = [list(cell) for cell in reason.cells]
    return {"key": reason.key, "params": reason.params, "text": text, "rule": reason.rule, "cells": cells}


def seat_names(table: Table, language: str) -> list[str]:
    """What the seats are called in a sentence."""
    found = []
    for seat, chair in enumerate(table.chairs):
        if chair.name is not None:
            found.append(chair.name)
        elif chair.level is not None:
            found.append(sentence(language, f"bot-{chair.level}", {}))
        else:
            found.append(sentence(language, "player-name", {"number": seat + 1}))
    opponents = len(table.state.rivals()) - table.state.seats
    for number in range(1, opponents + 1):
        found.append(sentence(language, f"{table.game.id}-opponent", {"number": number}))
    return found


# Looking ahead.


def preview(table: Table, seat: int, action: int) -> Json:
    """What an action would do to the scores, in a world that the seat imagines."""
    reason = table.why_not(seat, action)
    if reason is not None:
        raise IllegalAction(reason)
    world = table.world(seat)
    after = world.clone()
    after.apply(seat, action)
    before_scores = [world.score(rival) for rival in world.rivals()]
    after_scores = [after.score(rival) for rival in world.rivals()]
    pairs = list(enumerate(zip(before_scores, after_scores, strict=True)))
    return {
        "type": "preview",
        **table.moment._asdict(),
        "seat": seat,
        "action": action,
        # A secret question is settled by what the others choose as well.
        "certain": not after.learned_since(world) and not table.together(),
        "scores": [score_json(score) for score in after_scores],
        "changes": [{"seat": other, "total": after.total - before.total} for other, (before, after) in pairs],
        "lines": [
            {"seat": other, "key": key, "before": was, "after": now}
            for other, (before, after) in pairs
            for key, (was, now) in changes(before, after).items()
        ],
    }


# Looking back.


def replay_text(table: Table) -> str:
    """A finished game ply by ply, as a spectator saw it, with the scores as they truly were."""
    state = table.game.new(len(table.chairs), table.sheet.seed, table.sheet.options)
    frames = [frame(state)]
    for seat, action in table.moves:
        state.apply(seat, action)
        frames.append(frame(state) | {"seat": seat, "action": action, "text": table.game.actions.format(action)})
    doc: Json = {
        "table": table.id,
        "game": table.game.id,
        "options": dict(table.sheet.options),
        "seats": [{"seat": seat, **chair.to_json()} for seat, chair in enumerate(table.chairs)],
        "winners": list(state.winners()),
        "frames": frames,
    }
    return f'{encoded(doc)[:-1]},"log":[{",".join(table.log(()))}]}}'


def frame(state: State) -> Json:
    return {
        "view": state.view(None),
        "pending": list(state.pending()),
        "prompt": message_json(state.prompt(-1)),
        "scores": [score_json(state.score(rival)) for rival in state.rivals()],
    }
