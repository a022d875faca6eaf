"""What a board may show beside the rules: where a contract can stand, what rows bring, what the end of the turn may do.

Aids get a position in which all that the seat may not know is imagined. Questions on the way are answered as a bot
would answer them.
"""

from typing import Final, TypedDict

from boomtown.games.sprawl.actions import END_TURN
from boomtown.games.sprawl.city import BLOCKS
from boomtown.games.sprawl.constants import CONTRACTOR, OFFICES, PRESTIGE, WEALTH
from boomtown.games.sprawl.payouts import row_blocks, row_counts, rows_present, shares_of
from boomtown.games.sprawl.players import vocation_count
from boomtown.games.sprawl.sites import Sites, answer, sites
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ASK_ACTION
from boomtown.kernel.game import Aid
from boomtown.kernel.message import Event
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import Json

# How many imagined worlds the end of the turn is tried in; fewer when questions come up, for answering them is slow.
WORLDS: Final = 80
ANSWERS: Final = 40


class SeatForecast(TypedDict):
    wealth: tuple[float, int, int]  # the mean, the least and the most of the change over all imagined worlds
    prestige: tuple[float, int, int]


class Forecast(TypedDict):
    """What may happen between the end of the turn and the next one."""

    turned: int  # cards that are turned up, in half of the imagined worlds more
    ballots: dict[str, float]  # by office in play the chance that it is voted on
    special: float  # the chance of a special event
    seats: list[SeatForecast]


class Aids(TypedDict):
    sites: Sites
    gain: list[int]  # per block
    forecast: Forecast | None  # only while the active seat could end its turn


def tally(state: Position, seat: int) -> dict[str, int]:
    """What a seat has of each of the goods that a preview counts."""
    return {
        "wealth": state.wealth[seat],
        "prestige": state.prestige[seat],
        "ap": state.ap if seat == state.active else 0,
        "permits": sum([state.components.cards[card].pages for card in state.hands[seat]]),
        "tiles": vocation_count(state, seat),
    }


# What rows bring.


def gain(state: Position, seat: int, args: Json) -> list[int]:
    """Per block what one more building of the seat would earn if every row there were paid once."""
    more = [0] * BLOCKS
    for kind in (WEALTH, PRESTIGE):
        for number in rows_present(state, kind, -1):
            blocks = row_blocks(state, kind, number)
            places = state.components.payouts[number]
            counts = row_counts(state, blocks)
            now = shares_of(places, counts)[seat]
            counts[seat] += 1
            then = shares_of(places, counts)[seat]
            for block in state.components.row_block_lists[blocks]:
                more[block] += then - now
    return more


# What the end of the turn may bring.


def forecast(state: Position, seat: int, args: Json) -> Forecast | None:
    """From imagined worlds in which the active seat ends its turn now."""
    if state.over:
        return None
    kind, *_ = state.agenda[-1]
    if kind != ASK_ACTION:
        return None
    endings: list[Ending] = []
    answers = 0
    while len(endings) < WORLDS and answers < ANSWERS:
        ending = Ending(state.imagine(seat, Rng(len(endings))))
        ending.run()
        answers += ending.answers
        endings.append(ending)
    turned = sorted([ending.turned for ending in endings])
    return {
        "turned": turned[len(turned) // 2],
        "ballots": {
            OFFICES[office]: share([ending.voted >> office & 1 for ending in endings])
            for office in range(CONTRACTOR)
            if state.in_play >> office & 1
        },
        "special": share([ending.special for ending in endings]),
        "seats": [
            {
                "wealth": spread([ending.wealth[other] - state.wealth[other] for ending in endings]),
                "prestige": spread([ending.prestige[other] - state.prestige[other] for ending in endings]),
            }
            for other in range(state.seats)
        ],
    }


class Ending:
    """The end of the turn in one imagined world."""

    __slots__ = ("world", "turn", "answers", "voted", "turned", "special", "wealth", "prestige")

    def __init__(self, world: Position) -> None:
        self.world = world
        self.turn = world.turn
        self.answers = 0  # to questions on the way
        self.voted = 0  # the mask of offices voted on
        self.turned = 0  # cards turned up
        self.special = 0  # whether a special event was among them
        self.wealth: list[int] = []  # before the next turn begins
        self.prestige: list[int] = []

    def run(self) -> None:
        world = self.world
        world.listener = self.hear
        world.apply(world.active, END_TURN.base)
        while world.turn == self.turn and not world.over:
            answer(world)
            self.answers += 1
        if not self.wealth:
            self.close()

    def hear(self, event: Event) -> None:
        if event.key == "sprawl-election":
            self.voted |= 1 << OFFICES.index(str(event.params["office"]).removeprefix("@sprawl-office-"))
        elif event.key == "sprawl-turn":  # what offices bring at its start is no part of this one
            self.close()

    def close(self) -> None:
        world = self.world
        self.turned = len(world.revealed)
        self.special = int(any([card in world.components.specials for card in world.revealed]))
        self.wealth = world.wealth[:]
        self.prestige = world.prestige[:]


def share(marks: list[int]) -> float:
    return round(sum(marks) / len(marks), 3)


def spread(changes: list[int]) -> tuple[float, int, int]:
    """The mean, the least and the most."""
    return round(sum(changes) / len(changes), 2), min(changes), max(changes)


AIDS: dict[str, Aid[Position]] = {"sites": Aid(sites, "card"), "gain": Aid(gain), "forecast": Aid(forecast)}
