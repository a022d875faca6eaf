"""The kinds of steps on the agenda: first those that run by themselves, then the questions.

Behind each kind stand the numbers that follow it in the step; *frame are the seven of frame.py. The cause of a tile is
the number of the effect behind it, or what vocation_line() makes of a contract.
"""

from typing import Final

# Steps that run by themselves.
BEGIN: Final = 0  # after the start buildings are claimed
TURN: Final = 1  # seat
END: Final = 2  # phase of the end of turn
CLOSE_ACTIONS: Final = 3  # seat: its actions are over
EFFECT: Final = 4  # *frame
EACH_SEAT: Final = 5  # mask, *frame: each of these seats acts
ACT: Final = 6  # seat, times, *frame: one seat acts, this number of times
TAKE_TILE: Final = 7  # seat, vocation, cause
SCORE_TILES: Final = 8  # mask or -1 for all holders, vocation, value, cause
PAY_ROW: Final = 9  # kind, number
ELECTION: Final = 10  # office or -1 for the next one, winner or -1
INSTALL: Final = 11  # office, seat, OUTRIGHT or CONTESTED
ASSIGN_CONTRACTOR: Final = 12
FIND_TARGETS: Final = 13  # effect, spot, block, next seat, *targets: a disaster finds a building of each seat
PAY_OR_LOSE: Final = 14  # mask or -1 at the start, effect, *targets: controllers pay or lose buildings

# Questions; the second number is the seat asked.
ASK_CLAIM: Final = 20
ASK_INVEST: Final = 21
ASK_ACTION: Final = 22
ASK_SPOT: Final = 23  # seat, origin
ASK_RENEWAL: Final = 24  # seat, origin, spot
ASK_PERMIT: Final = 25  # seat, origin, spot, renewal, *permits chosen
ASK_VICTIM: Final = 26  # seat, vocation, cause
ASK_SPLIT: Final = 27  # seat, vocation, value, cause
ASK_ORDER: Final = 28  # seat, mask, kind of step, *rest of it
ASK_PLAYER: Final = 29  # seat, mask, WHO or RECEIVER, *frame
ASK_ELECT: Final = 30  # seat, mask, office
ASK_BLOCK: Final = 31  # seat, *frame
ASK_TIED: Final = 32  # seat, *frame: which of equally valuable buildings
ASK_TARGET: Final = 33  # seat, effect, spot, block, whose, *targets: the same for a disaster
ASK_BUILDING: Final = 34  # seat, times, *frame
ASK_PLACE: Final = 35  # seat, times, *frame
ASK_MOVE: Final = 36  # seat, building, *frame
ASK_MARKER: Final = 37  # seat, *frame
ASK_SPACE: Final = 38  # seat, marker, *frame
ASK_ROW: Final = 39  # seat, *frame
ASK_LINE: Final = 40  # seat, *frame
ASK_KIND: Final = 41  # seat, times, *frame
ASK_DISPLAY: Final = 42  # seat, times, *frame
ASK_DISCARD: Final = 43  # seat, times, *frame: out of the discard pile
ASK_LOSE: Final = 44  # seat, times, *frame: own planning cards
ASK_FAVOR: Final = 45  # seat, *frame
ASK_VOCATION: Final = 46  # seat, *frame
ASK_OPTION: Final = 47  # seat, *frame
ASK_OFFER: Final = 48  # seat, *frame
ASK_SAVE: Final = 49  # seat, effect, building

# The questions whose step ends with a frame.
FRAMED_QUESTIONS = (
    ASK_PLAYER, ASK_BLOCK, ASK_TIED, ASK_BUILDING, ASK_PLACE, ASK_MOVE, ASK_MARKER, ASK_SPACE, ASK_ROW, ASK_LINE,
    ASK_KIND, ASK_DISPLAY, ASK_DISCARD, ASK_LOSE, ASK_FAVOR, ASK_VOCATION, ASK_OPTION, ASK_OFFER,
)  # fmt: skip

# The questions whose step says how often the seat still has to answer.
COUNTED_QUESTIONS = (ASK_BUILDING, ASK_PLACE, ASK_KIND, ASK_DISPLAY, ASK_DISCARD, ASK_LOSE)

# The phases of the end of turn (S8.1, S8.2).
SLIDE_PLANNING: Final = 0
FILL_PLANNING: Final = 1
TURN_PLANNING: Final = 2
SLIDE_CONTRACTS: Final = 3
FILL_CONTRACTS: Final = 4
TURN_TOWN: Final = 5
TURN_CITY: Final = 6
TURN_METROPOLIS: Final = 7
PASS_ON: Final = 8

# How a seat that INSTALL gives an office has won it: named by an effect (S10.13), or in an election.
OUTRIGHT: Final = 0
CONTESTED: Final = 1

# What ASK_PLAYER settles.
WHO: Final = 0
RECEIVER: Final = 1

# Origins of a contract: boxes 1 to 5, the deck tops of Town, City and Metropolis, the two places for Favors.
DECK_TOPS: Final = 5
FAVOR_PLACES: Final = 8
ORIGINS: Final = 10


def vocation_line(card: int) -> int:
    """The cause of a tile that comes from a vocation on a contract; the inverse of contract_of()."""
    return -1 - card


def contract_of(cause: int) -> int:
    """The contract whose vocation is the cause of a tile."""
    return -1 - cause
