"""Which site to choose in secret: what each brings, and the chance that the crowd busts it."""

import math
from typing import Final

from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.wheel import copied, crowded_site, signpost
from boomtown_reference.coloma.appraiser import Appraiser
from boomtown_reference.coloma.turn_value import before_turn, coming_turn, site_values

# How often the others are imagined to choose. Their choices come from a fixed sequence of numbers between 0 and 1, so
# that the same position always gets the same answer.
SAMPLES: Final = 20
FIRST_DRAW: Final = 0.5
STRIDE: Final = 0.6180339887498949
NEXT_SAMPLE_FACTOR: Final = 7.0
NEXT_SAMPLE_SHIFT: Final = 0.137

# How much the others look at a site's worth with its Boom open; the rest is its worth without.
OPEN_SHARE: Final = 0.65
BUSTED_SHARE: Final = 0.35

# How surely they choose the better site: the larger, the surer.
SHARPNESS: Final = 0.7

# What an eaten carrot costs, since it may be worth more later, and the share of a Boom that the own mule endangers.
CARROT: Final = 0.6
OWN_CROWD: Final = 0.7


def order_dial(appraiser: Appraiser) -> list[float]:
    """Each site by what it brings, with the chance that the crowd busts it."""
    state = appraiser.state
    with_boom, without_boom = site_values(coming_turn(state, appraiser.player, appraiser.values))
    crowds = imagined_crowds(before_turn(state), appraiser.player)
    worths = []
    for site in range(SITES):
        share = busted_share(state, crowds, site)
        worths.append(with_boom[site] * (1.0 - share) + without_boom[site] * share)
    return worths


def busted_share(state: Position, crowds: list[list[int]], site: int) -> float:
    """In which share of these crowds the Boom of a site is lost to one more pioneer who goes there."""
    post, copy = signpost(state), copied(state)
    lost = 0
    for crowd in crowds:
        counts = crowd[:]
        counts[site] += 1
        bust = crowded_site(counts, post)
        if site == bust or (site == post and copy == bust):
            lost += 1
    return lost / len(crowds)


def imagined_crowds(state: Position, seat: int) -> list[list[int]]:
    """Some ways in which the others may stand on the five sites."""
    chances: list[list[float]] = []
    for other in range(state.seats):
        if other != seat:
            with_boom, without_boom = site_values(coming_turn(state, other))
            likes = [OPEN_SHARE * with_boom[site] + BUSTED_SHARE * without_boom[site] for site in range(SITES)]
            chances.append(_running(likes))
    if state.revealed:
        chances.append(_even([site for site in range(SITES) if not state.revealed >> site & 1]))
        if state.seats == 1:
            chances.append(_even([site for site in range(SITES) if state.revealed >> site & 1]))
    crowds = []
    draw = FIRST_DRAW
    for _ in range(SAMPLES):
        counts = [0] * SITES
        for running in chances:
            draw = (draw + STRIDE) % 1.0
            place = 0
            while running[place] < draw and place < SITES - 1:
                place += 1
            counts[place] += 1
        draw = (draw * NEXT_SAMPLE_FACTOR + NEXT_SAMPLE_SHIFT) % 1.0
        crowds.append(counts)
    return crowds


def _running(likes: list[float]) -> list[float]:
    """Running sums of the chances with which a player picks each site."""
    top = max(likes)
    shares = [math.exp(SHARPNESS * (like - top)) for like in likes]
    whole = sum(shares)
    sums = []
    running = 0.0
    for share in shares:
        running += share / whole
        sums.append(running)
    return sums


def _even(places: list[int]) -> list[float]:
    """Running sums for a figure that stands on each of some sites with the same chance."""
    return [len([place for place in places if place <= site]) / len(places) for site in range(SITES)]


def order_duel(appraiser: Appraiser) -> list[float]:
    """Pioneer and mule: the site, the event of an own carrot, and no crowd of one's own."""
    state, seat = appraiser.state, appraiser.player
    sites = order_dial(appraiser)
    with_boom, without_boom = site_values(coming_turn(state, seat, appraiser.values))
    worths = []
    for code in range(SITES * SITES):
        pioneer, mule = divmod(code, SITES)
        points = sites[pioneer]
        if state.carrots[seat] >> mule & 1:
            points += appraiser.event(mule) - CARROT
        if pioneer == mule:
            points -= OWN_CROWD * (with_boom[pioneer] - without_boom[pioneer])
        worths.append(points)
    return worths
