"""Lanterns: the smallest game with a hidden hand, a secret choice at once, chance, and a turn that can be taken back.

Each seat holds three of twelve cards. Three times all seats show a card at once; the highest wins the roll of a die,
paints two lanterns and may trade a card for one of the deck. With the option `thrift` cards left in hand are points.
"""

from collections.abc import Callable
from typing import Self, cast

from boomtown.kernel.actions import Argument, Verb, Vocabulary, words
from boomtown.kernel.game import Aid, Game
from boomtown.kernel.message import Line, Message, Reason, Score, sheet
from boomtown.kernel.meta import Meta
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import TOGETHER, Json, Options, Question, State, Step

CARDS = 12
HAND = 3
ROUNDS = 3

SHOW = Verb("show", Argument("card", 0, CARDS - 1))
PAINT = Verb("paint", words("colour", "red", "blue", "gold"))
TRADE = Verb("trade", Argument("card", -1, CARDS - 1))  # -1: none
ACTIONS = Vocabulary(SHOW, PAINT, TRADE)

ROUND, ASK_SHOW, SETTLE, ASK_PAINT, ASK_TRADE = range(5)

META = Meta(
    id="toy",
    title="Lanterns",
    designers=("nobody",),
    year=2026,
    seats=(2, 3),
    minutes=1,
    version=1,
    rules_prefix="T",
    options={"thrift": (False, True), "die": (6, 2)},
    provenance="published",
)


class Lanterns(State):
    """One position."""

    __slots__ = ("deck", "discard", "hands", "lanterns", "luck", "round", "shown")

    def __init__(self, game: Game[State], seats: int, options: Options, rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.deck: list[int] = []  # hidden from all, the top card last
        self.hands: list[list[int]] = []  # each hidden from the others
        self.discard: list[int] = []
        self.shown: list[int] = [-1] * seats
        self.luck: list[int] = [0] * seats
        self.lanterns: list[list[int]] = [[] for _ in range(seats)]
        self.round = 0

    def clone(self) -> Self:
        copy = type(self)(self.game, self.seats, self.options, self.rng.clone())
        self.copy_base(copy)
        copy.deck = self.deck[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.discard = self.discard[:]
        copy.shown = self.shown[:]
        copy.luck = self.luck[:]
        copy.lanterns = [row[:] for row in self.lanterns]
        copy.round = self.round
        return copy

    def to_json(self) -> Json:
        return self.base_json() | {
            "deck": list(self.deck),
            "hands": [list(hand) for hand in self.hands],
            "discard": list(self.discard),
            "shown": list(self.shown),
            "luck": list(self.luck),
            "lanterns": [list(row) for row in self.lanterns],
            "round": self.round,
        }


def restore(state: Lanterns, doc: Json) -> None:
    state.deck = list(cast(list[int], doc["deck"]))
    state.hands = [list(hand) for hand in cast(list[list[int]], doc["hands"])]
    state.discard = list(cast(list[int], doc["discard"]))
    state.shown = list(cast(list[int], doc["shown"]))
    state.luck = list(cast(list[int], doc["luck"]))
    state.lanterns = [list(row) for row in cast(list[list[int]], doc["lanterns"])]
    state.round = cast(int, doc["round"])


def census(state: Lanterns) -> dict[str, int]:
    cards = state.deck + state.discard + [card for hand in state.hands for card in hand]
    cards += [card for card in state.shown if card >= 0]
    return {f"card {card}": cards.count(card) for card in range(CARDS)}


def setup(state: Lanterns) -> None:
    cards = list(range(CARDS))
    state.rng.shuffle(cards)
    state.hands = [sorted(cards[HAND * seat : HAND * seat + HAND]) for seat in range(state.seats)]
    state.deck = cards[HAND * state.seats :]
    state.push((ROUND, 0))


def run_round(state: Lanterns, step: Step) -> None:
    if state.round < ROUNDS:
        state.round += 1
        state.push((ASK_SHOW, TOGETHER, (1 << state.seats) - 1), (SETTLE, 0), (ROUND, 0))


def prompt_show(state: Lanterns, seat: int) -> Message:
    return Message("toy-ask-show", {"cards": len(state.hands[seat])})


def legal_show(state: Lanterns, seat: int) -> list[int]:
    return [SHOW.base + card for card in state.hands[seat]]


def apply_show(state: Lanterns, seat: int, action: int) -> None:
    state.shown[seat] = action - SHOW.base
    state.hands[seat].remove(action - SHOW.base)


def why_show(state: Lanterns, seat: int, action: int) -> Reason:
    return Reason("toy-not-in-hand", "T1.1", {"card": action - SHOW.base})


def run_settle(state: Lanterns, step: Step) -> None:
    winner = state.shown.index(max(state.shown))
    state.tell("toy-shown", {"seat": winner, "cards": ", ".join(str(card) for card in state.shown)})
    state.discard += state.shown
    state.shown = [-1] * state.seats
    state.luck[winner] += 1 + state.rng.below(cast(int, state.options["die"]))
    state.push((ASK_PAINT, winner), (ASK_PAINT, winner), (ASK_TRADE, winner))


def prompt_paint(state: Lanterns, seat: int) -> Message:
    return Message("toy-ask-paint", {})


def legal_paint(state: Lanterns, seat: int) -> list[int]:
    last = state.lanterns[seat][-1] if state.lanterns[seat] else -1
    return [PAINT.base + colour for colour in range(3) if colour != last]


def apply_paint(state: Lanterns, seat: int, action: int) -> None:
    state.lanterns[seat].append(action - PAINT.base)
    state.tell("toy-painted", {"seat": seat, "colour": action - PAINT.base}, refs=(f"seat:{seat}",))


def why_paint(state: Lanterns, seat: int, action: int) -> Reason:
    return Reason("toy-same-colour", "T1.2")


def prompt_trade(state: Lanterns, seat: int) -> Message:
    return Message("toy-ask-trade", {"deck": len(state.deck)})


def legal_trade(state: Lanterns, seat: int) -> list[int]:
    cards = state.hands[seat] if state.deck else []
    return [TRADE.code(card) for card in (-1, *cards)]


def apply_trade(state: Lanterns, seat: int, action: int) -> None:
    card = TRADE.values(action)[0]
    if card < 0:
        return
    state.hands[seat].remove(card)
    state.discard.append(card)
    drawn = state.deck.pop()
    state.hands[seat].append(drawn)
    state.reveals += 1
    state.tell("toy-traded", {"seat": seat, "card": card})
    state.tell("toy-drew", {"seat": seat, "card": drawn}, (seat,))


def why_trade(state: Lanterns, seat: int, action: int) -> Reason:
    return Reason("toy-no-trade", "T1.3")


QUESTIONS: dict[int, Question[Lanterns]] = {
    ASK_SHOW: Question(("show",), "T1.1", prompt_show, legal_show, apply_show, why_show, changeable=True),
    ASK_PAINT: Question(("paint",), "T1.2", prompt_paint, legal_paint, apply_paint, why_paint),
    ASK_TRADE: Question(("trade",), "T1.3", prompt_trade, legal_trade, apply_trade, why_trade),
}
AUTOMATIC: dict[int, Callable[[Lanterns, Step], None]] = {ROUND: run_round, SETTLE: run_settle}


def score(state: Lanterns, seat: int) -> Score:
    lines = [Line("luck", state.luck[seat]), Line("gold", 2 * state.lanterns[seat].count(2))]
    if state.options["thrift"]:
        lines.append(Line("hand", len(state.hands[seat])))
    return sheet(lines)


def winners(state: Lanterns) -> list[int]:
    totals = [score(state, seat).total for seat in range(state.seats)]
    return [seat for seat in range(state.seats) if totals[seat] == max(totals)]


def view(state: Lanterns, seat: int | None) -> Json:
    return {
        "hand": [] if seat is None else list(state.hands[seat]),
        "cards": [len(hand) for hand in state.hands],
        "deck": len(state.deck),
        "discard": list(state.discard),
        "luck": list(state.luck),
        "lanterns": [list(row) for row in state.lanterns],
        "round": state.round,
        "answer": -1 if seat is None else state.answers[seat],
    }


def imagine(state: Lanterns, seat: int, rng: Rng) -> None:
    others = [hand for other, hand in enumerate(state.hands) if other != seat]
    unknown = sorted(state.deck + [card for hand in others for card in hand])
    rng.shuffle(unknown)
    for hand in others:
        hand[:] = [unknown.pop() for _ in hand]
    state.deck = unknown


def nothing_hidden(state: Lanterns) -> bool:
    return False


def evaluate(state: Lanterns, seat: int) -> float:
    return float(score(state, seat).total)


def order(state: Lanterns, seat: int, legal: list[int]) -> list[float]:
    """Shows the highest card, likes gold."""
    return [float(action) for action in legal]


def tally(state: Lanterns, rival: int) -> dict[str, int]:
    return {"cards": len(state.hands[rival]), "lanterns": len(state.lanterns[rival])}


def hopes(state: Lanterns, seat: int, args: Json) -> list[int]:
    """For each card in hand, how many cards of the others it beats in this imagined world."""
    others = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    return [sum(other < card for other in others) for card in state.hands[seat]]


def next_colour(state: Lanterns, seat: int, args: Json) -> Json:
    """Whether a lantern could be painted so."""
    return {"free": PAINT.base + cast(int, args["colour"]) in legal_paint(state, seat)}


AIDS: dict[str, Aid[Lanterns]] = {"hopes": Aid(hopes), "colour": Aid(next_colour, "colour")}


def lanterns(
    *,
    position: type[Lanterns] = Lanterns,
    questions: dict[int, Question[Lanterns]] = QUESTIONS,
    restore: Callable[[Lanterns, Json], None] = restore,
    score: Callable[[Lanterns, int], Score] = score,
    winners: Callable[[Lanterns], list[int]] = winners,
    view: Callable[[Lanterns, int | None], Json] = view,
    imagine: Callable[[Lanterns, int, Rng], None] = imagine,
    nothing_hidden: Callable[[Lanterns], bool] = nothing_hidden,
    tally: Callable[[Lanterns, int], dict[str, int]] = tally,
    aids: dict[str, Aid[Lanterns]] = AIDS,
) -> Game[State]:
    """The game, or a spoilt one with some part replaced, to see that the laws notice."""
    game = Game(
        META, ACTIONS, position, setup, restore, questions, AUTOMATIC, score, winners, view, imagine, nothing_hidden,
        census, evaluate, order, 6.0, tally=tally, aids=aids,
    )  # fmt: skip
    return cast(Game[State], game)


TOY = lanterns()
