"""Setting up, and the table of all steps and questions; each lives in the module of its idea."""

from collections.abc import Callable

from boomtown.games.coloma import barker, effects, payment, rounds, settle, shootout, steps, turn, wagon, works
from boomtown.games.coloma.goods import draw
from boomtown.games.coloma.shade import (
    SHADE_CAMPS,
    SHADE_DUDES,
    SHADE_EVENT_CAMPS,
    SHADE_HORSE_LIMIT,
    SHADE_HORSES,
    level_of,
)
from boomtown.games.coloma.state import AWAY, NEUTRAL, NOBODY, Position, alone
from boomtown.games.coloma.tables import (
    ALL_CARDS,
    ALL_EVENTS,
    BARREL_COUNT,
    BARREL_IDS,
    BASE_SPECIALTIES,
    BOARD_IDS,
    BRIDGE_COPIES,
    BRIDGE_IDS,
    BRIDGE_TYPES,
    BUCKS,
    DOC,
    DUDES,
    GOLD,
    HIDEOUT,
    HOME,
    HORSES,
    HOTELS_EACH,
    MAX_DUDES,
    MAX_HORSES,
    MAX_TENTS,
    NEUTRAL_ROW,
    NO_SPECIALTY,
    PRICES,
    PRINTED_TABLE,
    PUT_BACK,
    ROWS,
    START,
    START_DRAW,
    TABLE_IDS,
    TENTS,
    YEAR_OUTLAWS,
)
from boomtown.games.coloma.wheel import signpost
from boomtown.kernel.message import Message
from boomtown.kernel.state import TOGETHER, Question, Step


def setup(state: Position) -> None:
    """The board, the players, and six cards each of which two go back (K2)."""
    set_board(state)
    set_players(state)
    if alone(state):
        set_shade(state)
    deal_boards(state)
    for seat in range(state.seats):
        draw(state, seat, START_DRAW)
    shootout.begin_year(state)
    everyone = (1 << state.seats) - 1
    for _ in range(PUT_BACK):
        state.push((steps.KEEP, TOGETHER, everyone))


def set_board(state: Position) -> None:
    """Gold, barrels, bridges, hotels and shootout tables by the number of players (K2.1-K2.4)."""
    size = state.players
    state.prices = PRICES[size]
    state.gold_supply = len(state.prices) - 1
    state.barker = int(DOC["start"]["barker_site"]) - 1
    state.bust = signpost(state)  # K4.2
    state.outlaws = YEAR_OUTLAWS[0]
    state.pile = BARREL_COUNT[:]
    state.discarded = [0] * len(BARREL_IDS)
    state.face_up = [-1] * HIDEOUT
    for space in range(1, HIDEOUT):
        barker.fill_gap(state, space)
    bridges = list(range(len(BRIDGE_IDS)))
    state.rng.shuffle(bridges)
    state.bridge_stock = [BRIDGE_COPIES[size] if kind in bridges[:BRIDGE_TYPES] else 0 for kind in range(len(bridges))]
    tiles = [table for table in range(len(TABLE_IDS)) if table != PRINTED_TABLE]
    state.rng.shuffle(tiles)
    state.tables = [*tiles[: len(YEAR_OUTLAWS) - 1], PRINTED_TABLE]
    state.rows = [NOBODY] * len(ROWS)
    if size == 2:
        state.rows[NEUTRAL_ROW] = NEUTRAL  # K13.1
    state.hotel_stock = HOTELS_EACH * size if state.options["hotels"] or alone(state) else 0


def set_players(state: Position) -> None:
    """What everybody starts with (K2.5-K2.7)."""
    size = state.players
    state.bucks = [START[BUCKS]] * size
    state.gold = [START[GOLD]] * size
    state.gold_supply -= START[GOLD] * size
    state.dudes = [START[DUDES]] * size
    state.dude_supply = [MAX_DUDES - START[DUDES]] * size
    state.tents = [START[TENTS]] * size
    state.tent_supply = [MAX_TENTS - START[TENTS]] * size
    state.horses = [START[HORSES]] * size
    state.horse_supply = [MAX_HORSES - START[HORSES]] * size
    state.points = [0] * size
    state.graves = [0] * size
    state.guests = [0] * size
    state.hotels = [0] * size
    state.wagon = [HOME] * size
    state.hand = [0] * size
    state.middle = [ALL_CARDS] * size
    state.built = [0] * size
    state.rivers = [0] * size
    state.bridges = [0] * size
    state.event_tents = [0] * size
    state.land_tents = [0] * size
    state.specialty_used = [0] * size
    state.pioneers = [AWAY] * size
    state.mules = [AWAY] * size
    state.carrots = [ALL_EVENTS if rounds.mule_duel(state) else 0] * size
    state.top = [()] * size
    state.bottom = [()] * size
    state.barrels = [()] * size
    state.used_barrels = [()] * size
    state.sheriff = state.rng.below(size)


def set_shade(state: Position) -> None:
    """Shade has what K16.1 says and no deck; its start gold goes back to the supply."""
    shade = 1
    state.bucks[shade] = 0
    state.gold[shade] = 0
    state.gold_supply += START[GOLD]
    state.dudes[shade] = SHADE_DUDES
    state.dude_supply[shade] = 0
    state.tents[shade] = SHADE_CAMPS
    state.tent_supply[shade] = 0
    state.horses[shade] = SHADE_HORSES
    state.horse_supply[shade] = SHADE_HORSE_LIMIT - SHADE_HORSES
    state.points[shade] = level_of(state)[0]
    state.middle[shade] = 0
    for site in SHADE_EVENT_CAMPS:
        state.event_tents[shade] |= 1 << site
    state.sheriff = shade


def deal_boards(state: Position) -> None:
    """Player boards and specialties (K2.8, K15.1)."""
    state.board = [0] * state.players
    if state.options["boards"] == "b":
        boards = list(range(1, len(BOARD_IDS)))
        state.rng.shuffle(boards)
        state.board = boards[: state.players]
    state.specialty = [NO_SPECIALTY] * state.players
    if state.options["specialties"] != "none":
        cards = list(range(BASE_SPECIALTIES if state.options["specialties"] == "base" else NO_SPECIALTY))
        state.rng.shuffle(cards)
        state.specialty = cards[: state.seats] + [NO_SPECIALTY] * (state.players - state.seats)


# Which of the first six cards go back (K2.6).


def prompt_keep(state: Position, seat: int) -> Message:
    return Message("coloma-ask-keep", {"left": sum([step[0] == steps.KEEP for step in state.agenda])})


QUESTIONS: dict[int, Question[Position]] = {
    steps.KEEP: Question(
        ("top", "bottom"),
        "K2.6",
        prompt_keep,
        effects.legal_put_back,
        effects.apply_put_back,
        effects.why_put_back,
    ),
    steps.DIAL: Question(("site",), "K4.6", rounds.prompt_dial, rounds.legal_dial, rounds.apply_dial, rounds.why_dial),
    steps.DUEL_DIAL: Question(
        ("duel",), "K14.2", rounds.prompt_duel, rounds.legal_duel, rounds.apply_duel, rounds.why_dial
    ),
    steps.MENU: Question(
        ("use", "mill", "common", "boom", "specialty", "open", "end"),
        "K4.9",
        turn.prompt_menu,
        turn.legal_menu,
        turn.apply_menu,
        turn.why_menu,
    ),
    steps.PUT_BACK: Question(
        ("top", "bottom"),
        "K3.11",
        effects.prompt_put_back,
        effects.legal_put_back,
        effects.apply_put_back,
        effects.why_put_back,
    ),
    steps.SPLIT: Question(
        ("gold",), "K3.7", payment.prompt_split, payment.legal_split, payment.apply_split, payment.why_split
    ),
    steps.PAY_AGAIN: Question(
        ("yes", "done"), "K7.3", effects.prompt_pay, effects.legal_pay, effects.apply_pay, wagon.why_nothing
    ),
    steps.CHOOSE_OPTION: Question(
        ("choose",), "K7.3", effects.prompt_choose, effects.legal_choose, effects.apply_choose, effects.why_choose
    ),
    steps.PICK_SITE: Question(
        ("site",), "K7.6", effects.prompt_site, effects.legal_site, effects.apply_site, wagon.why_nothing
    ),
    steps.PICK_BUILD: Question(
        ("build", "hotel", "done"), "K6.9", works.prompt_build, works.legal_build, works.apply_build, works.why_build
    ),
    steps.PICK_WORKS: Question(
        ("river", "bridge", "done"), "K6.4", works.prompt_works, works.legal_works, works.apply_works, works.why_works
    ),
    steps.PICK_ROW: Question(
        ("row", "done"), "K6.13", settle.prompt_row, settle.legal_row, settle.apply_row, settle.why_row
    ),
    steps.PICK_TENT: Question(
        ("plant", "done"), "K6.14", settle.prompt_tent, settle.legal_tent, settle.apply_tent, settle.why_tent
    ),
    steps.PICK_GUESTS: Question(
        ("guests", "done"), "K12.2", settle.prompt_guests, settle.legal_guests, settle.apply_guests, settle.why_guests
    ),
    steps.PICK_BARREL: Question(
        ("take",), "K9.1", barker.prompt_barrel, barker.legal_barrel, barker.apply_barrel, barker.why_barrel
    ),
    steps.MARKET_STALL: Question(
        ("buy", "done"), "K6.16", barker.prompt_market, barker.legal_market, barker.apply_market, barker.why_market
    ),
    steps.DRIVE: Question(
        ("ride", "done"), "K8.1", wagon.prompt_drive, wagon.legal_drive, wagon.apply_drive, wagon.why_drive
    ),
    steps.TOWN_BENEFIT: Question(
        ("benefit",), "K8.4", wagon.prompt_benefit, wagon.legal_benefit, wagon.apply_benefit, wagon.why_nothing
    ),
    steps.ROB: Question(
        ("yes", "done"), "K15.6", wagon.prompt_rob, wagon.legal_rob, wagon.apply_rob, wagon.why_nothing
    ),
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
    steps.EFFECT: effects.run_effect,
    steps.PAY_NEXT: effects.run_pay_next,
    steps.ARRIVE: wagon.run_arrive,
}
