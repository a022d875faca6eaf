"""The kinds of steps on the agenda, each with the numbers that follow it in the step.

The first of them is a player, 0 for what concerns everybody, or TOGETHER. Where it says effect, that is a place in the
edition's list of effects.
"""

from typing import Final

from boomtown.kernel.state import Step

# Steps that run by themselves.
ROUND: Final = 0  # the Barker moves on (K4.1)
EVENT_FOR: Final = 1  # player, site: the event for one player (K4.3)
REVEAL: Final = 2  # Buster's two cards (K13.2)
PLACE: Final = 3  # the dials are open: pioneers, Buster and mules take their places (K4.6)
BUST: Final = 4  # the crowd is counted, and the turns are put in order (K4.7, K4.8)
TURN: Final = 5  # player: its turn begins
ROUND_END: Final = 6
SHOOTOUT: Final = 7
YEAR_END: Final = 8
EFFECT: Final = 9  # player, effect
PAY_NEXT: Final = 10  # player, effect, times left: ask again if it can be paid
ARRIVE: Final = 11  # player: its wagon action is over
CLOSE: Final = 31  # player, item, whether anything of it was done: an item of the menu is over (K4.9)
DEAL: Final = 32  # the first cards

# Questions.
KEEP: Final = 12  # together: a card of the first six goes back
DIAL: Final = 13  # together: a site
DUEL_DIAL: Final = 14  # together: a site and one for the mule
MENU: Final = 15  # player: what next in the turn
PUT_BACK: Final = 16  # player: a card goes on the deck
SPLIT: Final = 17  # player, bucks: how many nuggets
PAY_AGAIN: Final = 18  # player, effect, times left: pay or stop
CHOOSE_OPTION: Final = 19  # player, effect
PICK_SITE: Final = 20  # player, effect
PICK_BUILD: Final = 21  # player, effect
PICK_WORKS: Final = 22  # player, effect
PICK_ROW: Final = 23  # player, effect
PICK_TENT: Final = 24  # player, effect, tents left
PICK_GUESTS: Final = 25  # player, effect
PICK_BARREL: Final = 26  # player, barrels left
MARKET_STALL: Final = 27  # player
DRIVE: Final = 28  # player, steps left, mask of spaces entered or jumped, whether it has moved
TOWN_BENEFIT: Final = 29  # player
ROB: Final = 30  # player, extra spaces: gold from the cart in place of the wagon
PICK_SHERIFF: Final = 33  # player: who is the first Sheriff
PICK_BOARD: Final = 34  # player
PICK_SPECIALTY: Final = 35  # player
DISCARD: Final = 36  # player: which used barrel is paid


def kind_of(step: Step) -> int:
    return step[0]


def player_of(step: Step) -> int:
    return step[1]


def item_of(step: Step) -> int:
    """The item of the menu that a step CLOSE ends; negative for a barrel (BARREL_OPENED)."""
    return step[2]


def effect_index(step: Step) -> int:
    """The place of the effect that a step carries out or asks about."""
    return step[2]
