"""The kinds of steps on the agenda, each with the numbers that follow it in the step.

The first of them is a player, 0 for what concerns everybody, or TOGETHER. Where it says effect, that is a place in the
edition's list of effects.
"""

from boomtown.kernel.state import Step

# Steps that run by themselves.
(
    ROUND,  # the Barker moves on (K4.1)
    EVENT_FOR,  # player, site: the event for one player (K4.3)
    REVEAL,  # Buster's two cards (K13.2)
    PLACE,  # dials are open: mules, Buster, Bust, order of turns (K4.6-K4.8)
    BUST,
    TURN,  # player: its turn begins
    ROUND_END,
    SHOOTOUT,
    YEAR_END,
    EFFECT,  # player, effect
    PAY_NEXT,  # player, effect, times left: ask again if it can be paid
    ARRIVE,  # player: its wagon action is over
) = range(12)

# Runs by itself too: an item of the menu is over (K4.9).
CLOSE = 31  # player, item, whether anything of it was done

# What a table may choose before the first cards are dealt, the dealing, and which used barrel is paid.
(
    DEAL,
    PICK_SHERIFF,  # player
    PICK_BOARD,  # player
    PICK_SPECIALTY,  # player
    DISCARD,  # player
) = range(32, 37)

# Questions.
(
    KEEP,  # together: a card of the first six goes back
    DIAL,  # together: a site
    DUEL_DIAL,  # together: a site and one for the mule
    MENU,  # player: what next in the turn
    PUT_BACK,  # player: a card goes on the deck
    SPLIT,  # player, bucks: how many nuggets
    PAY_AGAIN,  # player, effect, times left: pay or stop
    CHOOSE_OPTION,  # player, effect
    PICK_SITE,  # player, effect
    PICK_BUILD,  # player, effect
    PICK_WORKS,  # player, effect
    PICK_ROW,  # player, effect
    PICK_TENT,  # player, effect, tents left
    PICK_GUESTS,  # player, effect
    PICK_BARREL,  # player, barrels left
    MARKET_STALL,  # player
    DRIVE,  # player, steps left, mask of spaces entered or jumped, whether it has moved
    TOWN_BENEFIT,  # player
    ROB,  # player, extra spaces: gold from the cart in place of the wagon
) = range(12, 31)


def kind_of(step: Step) -> int:
    return step[0]


def player_of(step: Step) -> int:
    return step[1]


def effect_index(step: Step) -> int:
    """The place of the effect that a step carries out or asks about."""
    return step[2]
