"""The flow of play put together: every question and every step that runs by itself, each written in its own module.

setup.py claims and Media; turn.py investing and actions; contracts.py, permits.py and spots.py building; vocations.py
tiles and the order of decisions; effects/ what cards and offices do; payouts.py rows and markers; elections.py;
turn_end.py and rails.py the refilling.
"""

from collections.abc import Callable

from boomtown.games.sprawl.contracts import CONTRACT_QUESTIONS
from boomtown.games.sprawl.effects.disaster import run_find_targets, run_pay_or_lose
from boomtown.games.sprawl.effects.kinds import EFFECT_QUESTIONS
from boomtown.games.sprawl.effects.running import SETTLING_QUESTIONS, run_act, run_each_seat, run_effect
from boomtown.games.sprawl.elections import ELECTION_QUESTIONS, run_assign_contractor, run_election, run_install
from boomtown.games.sprawl.payouts import run_pay_row
from boomtown.games.sprawl.setup import SETUP_QUESTIONS, run_begin, setup
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import (
    ACT,
    ASSIGN_CONTRACTOR,
    BEGIN,
    CLOSE_ACTIONS,
    EACH_SEAT,
    EFFECT,
    ELECTION,
    END,
    FIND_TARGETS,
    INSTALL,
    PAY_OR_LOSE,
    PAY_ROW,
    SCORE_TILES,
    TAKE_TILE,
    TURN,
)
from boomtown.games.sprawl.turn import TURN_QUESTIONS, run_close_actions, run_turn
from boomtown.games.sprawl.turn_end import run_end
from boomtown.games.sprawl.vocations import VOCATION_QUESTIONS, run_score_tiles, run_take_tile
from boomtown.kernel.state import Question, Step

__all__ = ["AUTOMATIC", "QUESTIONS", "setup"]

QUESTIONS: dict[int, Question[Position]] = {
    **SETUP_QUESTIONS,
    **TURN_QUESTIONS,
    **CONTRACT_QUESTIONS,
    **VOCATION_QUESTIONS,
    **ELECTION_QUESTIONS,
    **SETTLING_QUESTIONS,
    **EFFECT_QUESTIONS,
}

AUTOMATIC: dict[int, Callable[[Position, Step], None]] = {
    BEGIN: run_begin,
    TURN: run_turn,
    CLOSE_ACTIONS: run_close_actions,
    END: run_end,
    EFFECT: run_effect,
    EACH_SEAT: run_each_seat,
    ACT: run_act,
    TAKE_TILE: run_take_tile,
    SCORE_TILES: run_score_tiles,
    PAY_ROW: run_pay_row,
    ELECTION: run_election,
    INSTALL: run_install,
    ASSIGN_CONTRACTOR: run_assign_contractor,
    FIND_TARGETS: run_find_targets,
    PAY_OR_LOSE: run_pay_or_lose,
}
