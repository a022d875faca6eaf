"""The points a player may expect in the end."""

from typing import Final

from boomtown.games.coloma import steps
from boomtown.games.coloma.bot.appraiser import Appraiser
from boomtown.games.coloma.bot.goods_value import stock_value, turns_left
from boomtown.games.coloma.bot.lasting_value import bridges_growth, engine_value
from boomtown.games.coloma.bot.order import order_with
from boomtown.games.coloma.bot.turn_value import coming_turn, menu_value, turn_values
from boomtown.games.coloma.bot.wagon_value import standing_value
from boomtown.games.coloma.effects.effect import Effect, effect_of
from boomtown.games.coloma.interludes import is_interlude
from boomtown.games.coloma.scoring import shade_total, total
from boomtown.games.coloma.shade import SHADE
from boomtown.games.coloma.state import AWAY, Position
from boomtown.games.coloma.steps import kind_of, player_of
from boomtown.games.coloma.wheel import busted
from boomtown.kernel.judgement import added
from boomtown.kernel.skill import Skill

# A lead of this many points usually decides the game.
SWING: Final = 13.0
SKILL = Skill(greenhorn=0.27, cowhand=0.11, ranger=36, marshal=300)

# What a turn of Shade and its share of events and shootouts bring, by level: measured in random games.
SHADE_PACE: dict[str, float] = {"greenhorn": 4.1, "prospector": 5.1, "forty_niner": 5.6, "legend": 6.5}


def evaluate(state: Position, seat: int) -> float:
    """The present score, what the rest of this round will bring, and what is built up for later."""
    if seat >= state.seats:
        return evaluate_shade(state)
    if state.over:
        return float(total(state, seat))
    return added(parts(state, seat))


def parts(state: Position, seat: int) -> list[float]:
    """Points now, goods, engine, bridges, shootout, wagon, turns begun, effects, barrels, the question asked."""
    appraiser = Appraiser(state, seat)
    turns = appraiser.turns_left
    question = kind_of(state.agenda[-1])
    asked = player_of(state.agenda[-1]) == seat
    buying = asked and question in (steps.PICK_BUILD, steps.PICK_WORKS)
    to_come = turns > 0
    turn = effects = barrels = answer = 0.0
    for step in state.agenda:
        if player_of(step) != seat:
            continue
        kind = kind_of(step)
        if kind == steps.TURN:
            turn += known_turn(appraiser)
            to_come = True
        elif kind == steps.MENU:
            turn += menu_value(appraiser, buying)
            to_come = True
        elif kind == steps.EFFECT:
            effects += effect_of(state, step, Effect).worth(appraiser)
    if to_come and state.barrels[seat]:
        barrels = appraiser.held_barrels()
    if asked and question != steps.MENU:
        # Barrels in hand are counted above.
        answers = [action for action in state.legal(seat) if not is_interlude(state, action)]
        best = max(order_with(appraiser, answers))
        answer = best if question == steps.SPLIT else max(0.0, best)
    return [
        float(total(state, seat)),
        stock_value(state, seat, turns),
        engine_value(state, seat, turns),
        bridges_growth(state, seat, turns),
        appraiser.shootout(),
        standing_value(appraiser, state.wagon[seat]),
        turn,
        effects,
        barrels,
        answer,
    ]


def known_turn(appraiser: Appraiser) -> float:
    """A turn of this round whose site is known already."""
    state = appraiser.state
    pioneer = state.pioneers[appraiser.player]
    with_boom, without_boom = turn_values(coming_turn(state, appraiser.player, appraiser.values), pioneer)
    return without_boom if busted(state, pioneer) else with_boom


def evaluate_shade(state: Position) -> float:
    """Shade's score and what its turns to come usually add."""
    points = float(shade_total(state))
    if state.over:
        return points
    waits = state.pioneers[SHADE] == AWAY or (steps.TURN, SHADE) in state.agenda
    return points + SHADE_PACE[str(state.options["level"])] * (turns_left(state) + (1 if waits else 0))
