"""Permits: which cards of a hand pay for a contract without one too many (S4.2)."""

from boomtown.games.sprawl.cards import Card
from boomtown.games.sprawl.state import Position


def _minimal_sets(need: int) -> list[list[int]]:
    """What pays for `need` lots without a card too many, as numbers of cards with 0 to 4 pages (S4.2)."""
    sets: list[list[int]] = []
    for ones in range(5):
        for twos in range(3):
            for threes in range(3):
                for fours in range(2):
                    pages = ones + 2 * twos + 3 * threes + 4 * fours
                    least = 1 if ones else 2 if twos else 3 if threes else 4
                    if need <= pages < need + least:
                        sets.append([0, ones, twos, threes, fours])
    return sets


MINIMAL_SETS: list[list[list[int]]] = [[], *[_minimal_sets(need) for need in range(1, 5)]]


def usable_permits(state: Position, seat: int, zone: int) -> list[int]:
    """The permits in a hand that serve a zone."""
    cards = state.components.cards
    return [card for card in state.hands[seat] if cards[card].zones >> zone & 1]


def pages_for(state: Position, seat: int, zone: int) -> int:
    """All permit pages a seat has for a zone."""
    cards = state.components.cards
    total = 0
    for card in state.hands[seat]:
        if cards[card].zones >> zone & 1:
            total += cards[card].pages
    return total


def completions(cards: list[Card], rest: list[int], chosen: list[int], need: int) -> list[list[int]]:
    """How many cards of each number of pages could still be added to make a set without a card too many."""
    have = [0] * 5
    picked = [0] * 5
    for card in rest:
        have[cards[card].pages] += 1
    for card in chosen:
        picked[cards[card].pages] += 1
    possible: list[list[int]] = []
    for minimal in MINIMAL_SETS[need]:
        missing = [minimal[size] - picked[size] for size in range(5)]
        if min(missing) >= 0 and all([missing[size] <= have[size] for size in range(5)]):
            possible.append(missing)
    return possible


def permit_choices(cards: list[Card], hand: list[int], chosen: list[int], need: int) -> list[int]:
    """The cards of `hand` that may be added to the chosen ones; empty when these are enough (S4.2)."""
    rest = [card for card in hand if card not in chosen]
    sizes = 0
    for missing in completions(cards, rest, chosen, need):
        for size in range(1, 5):
            if missing[size] > 0:
                sizes |= 1 << size
    return [card for card in rest if sizes >> cards[card].pages & 1]


def forced_permits(cards: list[Card], hand: list[int], chosen: list[int], need: int) -> list[int] | None:
    """The whole set if only one is left to choose, else None."""
    rest = [card for card in hand if card not in chosen]
    possible = completions(cards, rest, chosen, need)
    if len(possible) != 1:
        return None
    forced = chosen[:]
    for size in range(1, 5):
        fitting = [card for card in rest if cards[card].pages == size]
        if 0 < possible[0][size] < len(fitting):
            return None
        if possible[0][size]:
            forced += fitting
    return forced
