"""Cards and tiles: permits taken or lost, Favors, vocation tiles (S3.7, S6.11, S6.12)."""

from typing import ClassVar

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.actions import FAVOR, PASS, TAKE, VOCATION
from boomtown.games.sprawl.bot.effect_value import Valuation, tile_lead
from boomtown.games.sprawl.bot.holdings import tile_value
from boomtown.games.sprawl.constants import PLANNING_BOXES, VOCATIONS
from boomtown.games.sprawl.effects.effect import TIMES, WHO, Effect, card_message, counted_message, seat_question
from boomtown.games.sprawl.favors import favor_origins, take_favor
from boomtown.games.sprawl.frame import Frame, act_step
from boomtown.games.sprawl.planning_cards import discard, discarded_permits, planning_card, recover, take_planning
from boomtown.games.sprawl.players import seats_in
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import (
    ASK_DISCARD,
    ASK_DISPLAY,
    ASK_FAVOR,
    ASK_LOSE,
    ASK_VOCATION,
    SCORE_TILES,
    TAKE_TILE,
)
from boomtown.games.sprawl.targets import AMOUNT
from boomtown.games.sprawl.vocations import move_tile
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message, Params
from boomtown.kernel.schema import Document, Node, Word, optional
from boomtown.kernel.state import Question


class TakePermit(Effect):
    """Permits or Urban Renewal cards for 0 AP, from the display or out of the discard pile."""

    kind = "take_permit"
    fields: ClassVar[dict[str, Node]] = {
        "who": WHO,
        "n": TIMES,
        "from": optional(Word("display", "discard"), "display"),
    }
    flat_worth = 2.0  # a permit of one's choice without AP
    __slots__ = ("cards", "pile")

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.cards: int = entry["n"]
        self.pile: str = entry["from"]

    def times(self, state: Position, seat: int, frame: Frame) -> int:
        return self.cards

    def boxes(self, state: Position) -> list[int]:
        return [box for box in range(PLANNING_BOXES + 1) if planning_card(state, box) >= 0]

    def act(self, state: Position, seat: int, times: int, frame: Frame) -> None:
        if times == 0:
            return
        if self.pile == "display":
            boxes = self.boxes(state)
            if len(boxes) == 1:
                take_planning(state, seat, boxes[0])
            elif boxes:
                state.push((ASK_DISPLAY, seat, times, *frame.numbers()))
            return
        cards = discarded_permits(state)
        if len(cards) == 1:
            recover(state, seat, cards[0])
        elif cards:
            state.push((ASK_DISCARD, seat, times, *frame.numbers()))

    def prompt(self, state: Position, seat: int, times: int) -> Message:
        return counted_message(f"sprawl-ask-{self.pile}", self.card_name, times)

    def legal(self, state: Position, seat: int, frame: Frame) -> list[int]:
        if self.pile == "display":
            return [TAKE.base + box for box in self.boxes(state)]
        return [state.components.verbs.use.base + card for card in discarded_permits(state)]

    def apply(self, state: Position, seat: int, times: int, frame: Frame, action: int) -> None:
        if self.pile == "display":
            take_planning(state, seat, action - TAKE.base)
        else:
            recover(state, seat, action - state.components.verbs.use.base)
        state.push(act_step(seat, times - 1, frame))

    def sentence(self, say: Say) -> str:
        return say(f"sprawl-effect-take-permit-{self.pile}", {"who": self.who_words(say), "n": self.cards})

    def worth(self, state: Position, valuation: Valuation) -> float:
        return self.flat_worth * self.cards


class LosePermit(Effect):
    """Planning cards of the player's own choice are discarded."""

    kind = "lose_permit"
    fields: ClassVar[dict[str, Node]] = {"who": WHO, "n": TIMES}
    harms = True
    __slots__ = ("cards",)

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.cards: int = entry["n"]

    def times(self, state: Position, seat: int, frame: Frame) -> int:
        return self.cards

    def has_choice(self, state: Position, seat: int, frame: Frame) -> bool:
        return len(state.hands[seat]) > self.cards

    def act(self, state: Position, seat: int, times: int, frame: Frame) -> None:
        hand = state.hands[seat]
        if not times or not hand:
            return
        if len(hand) <= times:
            for card in hand[:]:
                discard(state, seat, card)
        else:
            state.push((ASK_LOSE, seat, times, *frame.numbers()))

    def prompt(self, state: Position, seat: int, times: int) -> Message:
        return counted_message("sprawl-ask-lose", self.card_name, times)

    def legal(self, state: Position, seat: int, frame: Frame) -> list[int]:
        return [state.components.verbs.use.base + card for card in state.hands[seat]]

    def apply(self, state: Position, seat: int, times: int, frame: Frame, action: int) -> None:
        discard(state, seat, action - state.components.verbs.use.base)
        state.push(act_step(seat, times - 1, frame))

    def sentence(self, say: Say) -> str:
        return say("sprawl-effect-lose-permit", {"who": self.who_words(say), "n": self.cards})


class ExtraFavor(Effect):
    """The Extra Favor tile: its owner may hold two Favors."""

    kind = "extra_favor"
    fields: ClassVar[dict[str, Node]] = {"who": WHO}
    flat_worth = 1.5  # a second contract can be kept from the others

    def run(self, state: Position, frame: Frame) -> None:
        state.extra_favor = seats_in(frame.who)[0]
        if state.listener is not None:
            state.tell("sprawl-extra-favor", {"seat": state.extra_favor}, refs=(refs.SEAT[state.extra_favor], self.ref))

    def sentence(self, say: Say) -> str:
        return say(self.addressed("sprawl-effect-extra-favor"), {"who": self.who_words(say)})


class TakeFavor(Effect):
    """The player may take an available contract as a Favor for 0 AP."""

    kind = "take_favor"
    fields: ClassVar[dict[str, Node]] = {"who": WHO}
    flat_worth = 2.0  # a contract of one's choice without AP

    def act(self, state: Position, seat: int, times: int, frame: Frame) -> None:
        if favor_origins(state, seat):
            state.push((ASK_FAVOR, seat, *frame.numbers()))

    def prompt(self, state: Position, seat: int, times: int) -> Message:
        return card_message("sprawl-ask-favor", self.card_name)

    def legal(self, state: Position, seat: int, frame: Frame) -> list[int]:
        return [*[FAVOR.base + origin for origin in favor_origins(state, seat)], PASS.base]

    def apply(self, state: Position, seat: int, times: int, frame: Frame, action: int) -> None:
        if action != PASS.base:
            take_favor(state, seat, action - FAVOR.base)

    def sentence(self, say: Say) -> str:
        return say(self.addressed("sprawl-effect-take-favor"), {"who": self.who_words(say)})


class TakeVocation(Effect):
    """A vocation tile without scoring: of a certain vocation, or any that is in the supply."""

    kind = "take_vocation"
    fields: ClassVar[dict[str, Node]] = {"who": WHO, "name": optional(Word("any", *VOCATIONS), "any")}
    flat_worth = 0.5  # a tile taken now may score sooner than one taken later
    __slots__ = ("vocation",)

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.vocation = -1 if entry["name"] == "any" else VOCATIONS.index(entry["name"])

    def act(self, state: Position, seat: int, times: int, frame: Frame) -> None:
        if self.vocation >= 0:
            state.push((TAKE_TILE, seat, self.vocation, self.number))
            return
        left = supplied(state)
        if len(left) == 1:
            move_tile(state, left[0], -1, seat)
        elif left:
            state.push((ASK_VOCATION, seat, *frame.numbers()))

    def prompt(self, state: Position, seat: int, times: int) -> Message:
        return card_message("sprawl-ask-vocation", self.card_name)

    def legal(self, state: Position, seat: int, frame: Frame) -> list[int]:
        return [VOCATION.base + vocation for vocation in supplied(state)]

    def apply(self, state: Position, seat: int, times: int, frame: Frame, action: int) -> None:
        move_tile(state, action - VOCATION.base, -1, seat)

    def sentence(self, say: Say) -> str:
        name = "@sprawl-any-vocation" if self.vocation < 0 else f"@sprawl-vocation-{VOCATIONS[self.vocation]}"
        return say("sprawl-effect-take-vocation", {"who": self.who_words(say), "vocation": name})

    def worth(self, state: Position, valuation: Valuation) -> float:
        return tile_value(valuation.turns) + self.flat_worth


def supplied(state: Position) -> list[int]:
    """The vocations of which tiles are left."""
    return [vocation for vocation, tiles in enumerate(state.supply) if tiles]


class ScoreVocation(Effect):
    """All holders of a vocation score; no tile is taken."""

    kind = "score_vocation"
    fields: ClassVar[dict[str, Node]] = {"name": Word(*VOCATIONS), "value": AMOUNT}
    __slots__ = ("vocation", "value")

    def __init__(self, number: int, card_name: str, entry: Document) -> None:
        super().__init__(number, card_name, entry)
        self.vocation = VOCATIONS.index(entry["name"])
        self.value: int = entry["value"]

    def run(self, state: Position, frame: Frame) -> None:
        state.push((SCORE_TILES, -1, self.vocation, self.value, self.number))

    def sentence(self, say: Say) -> str:
        params: Params = {"vocation": f"@sprawl-vocation-{VOCATIONS[self.vocation]}", "n": self.value}
        return say("sprawl-effect-score-vocation", params)

    def worth(self, state: Position, valuation: Valuation) -> float:
        return tile_lead(state, valuation.seat, self.vocation, self.value, 0)


KINDS: tuple[type[Effect], ...] = (TakePermit, LosePermit, ExtraFavor, TakeFavor, TakeVocation, ScoreVocation)

QUESTIONS: dict[int, Question[Position]] = {
    ASK_DISPLAY: seat_question("S6.11", "take"),
    ASK_DISCARD: seat_question("S6.11", "use"),
    ASK_LOSE: seat_question("S6.11", "use"),
    ASK_FAVOR: seat_question("S3.7", "favor", "pass"),
    ASK_VOCATION: seat_question("S6.12", "vocation"),
}
