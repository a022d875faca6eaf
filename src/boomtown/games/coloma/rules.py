"""Setting up, and the table of all steps and questions; those of effects stand with the effects."""

from collections.abc import Callable

from boomtown.games.coloma import choices, hideout, menu, payments, rounds, shootout, steps, turn
from boomtown.games.coloma.effects import kinds
from boomtown.games.coloma.effects.cards import apply_put_back, legal_put_back, why_put_back
from boomtown.games.coloma.effects.effect import run_effect
from boomtown.games.coloma.effects.trades import run_pay_next
from boomtown.games.coloma.effects.wagons import run_arrive
from boomtown.games.coloma.goods import BUCKS, DUDES, GOLD, HORSES, TENTS
from boomtown.games.coloma.shade import SHADE, level_of
from boomtown.games.coloma.state import AWAY, NEUTRAL, NOBODY, Position, alone
from boomtown.games.coloma.wheel import ALL_SITES, signpost
from boomtown.kernel.message import Message
from boomtown.kernel.state import TOGETHER, Question, Step


def setup(state: Position) -> None:
    """The board, the players, and six cards each of which two go back (K2)."""
    set_board(state)
    set_players(state)
    if alone(state):
        set_shade(state)
    deal_boards(state)
    shootout.begin_year(state)
    everyone = (1 << state.seats) - 1
    for _ in range(state.components.start_put_back):
        state.push((steps.KEEP, TOGETHER, everyone))
    choices.begin_choices(state)


def set_board(state: Position) -> None:
    """Gold, barrels, bridges, hotels and shootout tables by the number of players (K2.1-K2.4)."""
    components = state.components
    size = state.players
    state.prices = components.gold_prices[size]
    state.gold_supply = len(state.prices) - 1
    state.barker = components.start_barker
    state.bust = signpost(state)  # K4.2
    state.outlaws = components.year_outlaws[0]
    state.pile = [barrel.copies for barrel in components.barrels]
    state.discarded = [0] * len(components.barrels)
    state.face_up = [-1] * components.hideout_spaces
    for space in range(1, components.hideout_spaces):
        hideout.fill_gap(state, space)
    bridges = list(range(len(components.bridges)))
    state.rng.shuffle(bridges)
    drawn = bridges[: components.bridge_types]
    state.bridge_stock = [components.bridge_copies[size] if kind in drawn else 0 for kind in range(len(bridges))]
    tiles = [table for table in range(len(components.tables)) if table != components.printed_table]
    state.rng.shuffle(tiles)
    state.tables = [*tiles[: len(components.years) - 1], components.printed_table]
    state.rows = [NOBODY] * len(components.row_sizes)
    if size == 2:
        state.rows[components.neutral_row] = NEUTRAL  # K13.1
    state.hotel_stock = components.hotels_each * size if state.options["hotels"] or alone(state) else 0


def set_players(state: Position) -> None:
    """What everybody starts with (K2.5-K2.7)."""
    components = state.components
    start = components.start
    size = state.players
    state.bucks = [start[BUCKS]] * size
    state.gold = [start[GOLD]] * size
    state.gold_supply -= start[GOLD] * size
    state.dudes = [start[DUDES]] * size
    state.dude_supply = [components.dude_limit - start[DUDES]] * size
    state.tents = [start[TENTS]] * size
    state.tent_supply = [components.tent_limit - start[TENTS]] * size
    state.horses = [start[HORSES]] * size
    state.horse_supply = [components.horse_limit - start[HORSES]] * size
    state.points = [0] * size
    state.graves = [0] * size
    state.guests = [0] * size
    state.hotels = [0] * size
    state.wagon = [components.start_space] * size
    state.hand = [0] * size
    state.middle = [components.all_cards] * size
    state.built = [0] * size
    state.rivers = [0] * size
    state.bridges = [0] * size
    state.event_tents = [0] * size
    state.land_tents = [0] * size
    state.specialty_used = [0] * size
    state.pioneers = [AWAY] * size
    state.mules = [AWAY] * size
    state.carrots = [ALL_SITES if rounds.mule_duel(state) else 0] * size
    state.top = [()] * size
    state.bottom = [()] * size
    state.barrels = [()] * size
    state.used_barrels = [()] * size
    state.bridge_order = [()] * size
    state.sheriff = state.rng.below(size)


def set_shade(state: Position) -> None:
    """Shade has what K16.1 says and no deck; its start gold goes back to the supply."""
    tables = state.components.shade
    state.bucks[SHADE] = 0
    state.gold[SHADE] = 0
    state.gold_supply += state.components.start[GOLD]
    state.dudes[SHADE] = tables.dudes
    state.dude_supply[SHADE] = 0
    state.tents[SHADE] = tables.camps
    state.tent_supply[SHADE] = 0
    state.horses[SHADE] = tables.horses
    state.horse_supply[SHADE] = tables.horse_limit - tables.horses
    state.points[SHADE] = level_of(state).start_points
    state.middle[SHADE] = 0
    for site in tables.event_camps:
        state.event_tents[SHADE] |= 1 << site
    state.sheriff = SHADE


def deal_boards(state: Position) -> None:
    """Player boards and specialties (K2.8, K15.1)."""
    components = state.components
    state.board = [0] * state.players
    if state.options["boards"] == "b":
        boards = list(range(1, len(components.boards)))
        state.rng.shuffle(boards)
        state.board = boards[: state.players]
    nothing = components.no_specialty
    state.specialty = [nothing] * state.players
    if state.options["specialties"] != "none" and state.options["specialty_deal"] != choices.CHOSEN:
        dealt = list(range(choices.specialties_in_play(state)))
        state.rng.shuffle(dealt)
        state.specialty = dealt[: state.seats] + [nothing] * (state.players - state.seats)


# Which of the first six cards go back (K2.6).


def prompt_keep(state: Position, seat: int) -> Message:
    return Message("coloma-ask-keep", {"left": sum([steps.kind_of(step) == steps.KEEP for step in state.agenda])})


QUESTIONS: dict[int, Question[Position]] = {
    steps.KEEP: Question(("top", "bottom"), "K2.6", prompt_keep, legal_put_back, apply_put_back, why_put_back),
    steps.DIAL: Question(("site",), "K4.6", rounds.prompt_dial, rounds.legal_dial, rounds.apply_dial, rounds.why_dial),
    steps.DUEL_DIAL: Question(
        ("duel",), "K14.2", rounds.prompt_duel, rounds.legal_duel, rounds.apply_duel, rounds.why_dial
    ),
    steps.MENU: Question(
        ("use", "mill", "common", "boom", "specialty", "open", "end"),
        "K4.9",
        menu.prompt_menu,
        menu.legal_menu,
        menu.apply_menu,
        menu.why_menu,
    ),
    steps.SPLIT: Question(
        ("gold",), "K3.7", payments.prompt_split, payments.legal_split, payments.apply_split, payments.why_split
    ),
    **choices.QUESTIONS,
    **kinds.QUESTIONS,
}

AUTOMATIC: dict[int, Callable[[Position, Step], None]] = {
    steps.ROUND: rounds.run_round,
    steps.EVENT_FOR: rounds.run_event_for,
    steps.REVEAL: rounds.run_reveal,
    steps.PLACE: rounds.run_place,
    steps.BUST: rounds.run_bust,
    steps.TURN: turn.run_turn,
    steps.ROUND_END: rounds.run_round_end,
    steps.SHOOTOUT: shootout.run_shootout,
    steps.YEAR_END: shootout.run_year_end,
    steps.EFFECT: run_effect,
    steps.PAY_NEXT: run_pay_next,
    steps.ARRIVE: run_arrive,
    steps.CLOSE: menu.run_close,
    steps.DEAL: choices.run_deal,
}
