"""The flow of play put together: every question and every step that runs by itself, each written in its own module.

setup.py claims and Media; turn.py investing and actions; contracts.py and spots.py building; vocations.py tiles and the
order of decisions; effects.py, acting.py, acts_city.py and acts_cards.py the effects; payouts.py rows and markers;
offices.py elections; disasters.py; turn_end.py the refilling.
"""

from collections.abc import Callable

from boomtown.games.sprawl.acting import run_act, run_several
from boomtown.games.sprawl.acts_cards import CARD_QUESTIONS
from boomtown.games.sprawl.acts_city import CITY_QUESTIONS
from boomtown.games.sprawl.contracts import CONTRACT_QUESTIONS
from boomtown.games.sprawl.disasters import DISASTER_QUESTIONS, run_strike, run_suffer
from boomtown.games.sprawl.effects import EFFECT_QUESTIONS, run_effect
from boomtown.games.sprawl.offices import OFFICE_QUESTIONS, run_assign, run_election, run_install
from boomtown.games.sprawl.payouts import run_pay_row
from boomtown.games.sprawl.setup import SETUP_QUESTIONS, run_begin, setup
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import (
    ACT,
    ASSIGN,
    BEGIN,
    EFFECT,
    ELECTION,
    END,
    INSTALL,
    PAY_ROW,
    SCORE_TILES,
    SEVERAL,
    SHUT,
    STRIKE,
    SUFFER,
    TAKE_TILE,
    TURN,
)
from boomtown.games.sprawl.turn import TURN_QUESTIONS, run_shut, run_turn
from boomtown.games.sprawl.turn_end import run_end
from boomtown.games.sprawl.vocations import VOCATION_QUESTIONS, run_score_tiles, run_take_tile
from boomtown.kernel.state import Question, Step

__all__ = ["AUTOMATIC", "QUESTIONS", "setup"]

QUESTIONS: dict[int, Question[Position]] = {
    **SETUP_QUESTIONS,
    **TURN_QUESTIONS,
    **CONTRACT_QUESTIONS,
    **VOCATION_QUESTIONS,
    **OFFICE_QUESTIONS,
    **EFFECT_QUESTIONS,
    **CITY_QUESTIONS,
    **CARD_QUESTIONS,
    **DISASTER_QUESTIONS,
}

AUTOMATIC: dict[int, Callable[[Position, Step], None]] = {
    BEGIN: run_begin,
    TURN: run_turn,
    SHUT: run_shut,
    END: run_end,
    EFFECT: run_effect,
    SEVERAL: run_several,
    ACT: run_act,
    TAKE_TILE: run_take_tile,
    SCORE_TILES: run_score_tiles,
    PAY_ROW: run_pay_row,
    ELECTION: run_election,
    INSTALL: run_install,
    ASSIGN: run_assign,
    STRIKE: run_strike,
    SUFFER: run_suffer,
}
