"""What a table may choose rather than deal: the first Sheriff, player boards, specialties (K2.7, K2.8, K15.1)."""

from boomtown.games.coloma.goods import draw
from boomtown.games.coloma.rounds import from_sheriff
from boomtown.games.coloma.state import Position, alone
from boomtown.games.coloma.steps import DEAL, PICK_BOARD, PICK_SHERIFF, PICK_SPECIALTY
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.state import Question, Step

# The value of an option by which players choose.
CHOSEN = "chosen"


def begin_choices(state: Position) -> None:
    """Put what is chosen on the agenda; the first cards are dealt afterwards."""
    state.push((DEAL, 0))
    if state.options["sheriff"] == CHOSEN and not alone(state):
        state.push((PICK_SHERIFF, 0))
    else:
        push_picks(state)


def push_picks(state: Position) -> None:
    """Boards first, then specialties, each from the Sheriff clockwise."""
    seats = [seat for seat in from_sheriff(state) if seat < state.seats]
    if state.options["specialty_deal"] == CHOSEN and state.options["specialties"] != "none":
        state.push(*[(PICK_SPECIALTY, seat) for seat in seats])
    if state.options["boards"] == CHOSEN:
        state.push(*[(PICK_BOARD, seat) for seat in seats])


def run_deal(state: Position, step: Step) -> None:
    """Everybody draws the first cards (K2.6)."""
    for seat in range(state.seats):
        draw(state, seat, state.components.start_draw)


# Who is the first Sheriff (K2.7).


def prompt_sheriff(state: Position, seat: int) -> Message:
    return Message("coloma-ask-sheriff", {})


def legal_sheriff(state: Position, seat: int) -> list[int]:
    first = state.components.verbs.sheriff.base
    return list(range(first, first + state.seats))


def apply_sheriff(state: Position, seat: int, action: int) -> None:
    state.sheriff = action - state.components.verbs.sheriff.base
    if state.listener is not None:
        state.tell("coloma-badge", {"seat": state.sheriff}, refs=(f"seat:{state.sheriff}",))
    push_picks(state)


def why_sheriff(state: Position, seat: int, action: int) -> Reason:
    return Reason("coloma-no-such-player", "K2.7", {"count": state.seats})


# Which board (K2.8).


def prompt_board(state: Position, seat: int) -> Message:
    return Message("coloma-ask-board", {})


def legal_board(state: Position, seat: int) -> list[int]:
    """Side A is on every board; each side B is there once."""
    first = state.components.verbs.board.base
    boards = range(len(state.components.boards))
    return [first + board for board in boards if not board or board not in state.board]


def apply_board(state: Position, seat: int, action: int) -> None:
    board = action - state.components.verbs.board.base
    state.board = state.board[:]  # clones share the list
    state.board[seat] = board
    if state.listener is not None:
        params: Params = {"seat": seat, "board": state.components.boards[board].name}
        state.tell("coloma-chose-board", params, refs=(f"seat:{seat}",))


def why_board(state: Position, seat: int, action: int) -> Reason:
    return Reason("coloma-choice-taken", "K2.8")


# Which specialty (K15.1).


def prompt_specialty(state: Position, seat: int) -> Message:
    return Message("coloma-ask-specialty", {})


def specialties_in_play(state: Position) -> int:
    """How many there are: those of the base set come first."""
    components = state.components
    return components.base_specialties if state.options["specialties"] == "base" else components.no_specialty


def legal_specialty(state: Position, seat: int) -> list[int]:
    first = state.components.verbs.pick.base
    return [first + number for number in range(specialties_in_play(state)) if number not in state.specialty]


def apply_specialty(state: Position, seat: int, action: int) -> None:
    number = action - state.components.verbs.pick.base
    state.specialty = state.specialty[:]  # clones share the list
    state.specialty[seat] = number
    if state.listener is not None:
        specialty = state.components.specialties[number]
        params: Params = {"seat": seat, "specialty": specialty.name}
        state.tell("coloma-chose-specialty", params, refs=(f"specialty:{specialty.id}",))


def why_specialty(state: Position, seat: int, action: int) -> Reason:
    return Reason("coloma-choice-taken", "K15.1")


QUESTIONS: dict[int, Question[Position]] = {
    PICK_SHERIFF: Question(("sheriff",), "K2.7", prompt_sheriff, legal_sheriff, apply_sheriff, why_sheriff),
    PICK_BOARD: Question(("board",), "K2.8", prompt_board, legal_board, apply_board, why_board),
    PICK_SPECIALTY: Question(("pick",), "K15.1", prompt_specialty, legal_specialty, apply_specialty, why_specialty),
}
