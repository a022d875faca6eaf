"""Gaining goods, the price of gold, the deck and the graveyard: everything here happens at once and asks nobody."""

from boomtown.games.coloma.actions import ITEM_SPECIALTY
from boomtown.games.coloma.state import Position, who
from boomtown.games.coloma.steps import EFFECT
from boomtown.games.coloma.tables import (
    CARD_IDS,
    DECK,
    EMPTY_SUPPLY_BUCKS,
    GAIN,
    MISSING_CARD_POINTS,
    NAMES,
    NO_LIMIT,
    SPECIALTY_FX,
    SPECIALTY_LIMIT,
    SPECIALTY_WHEN,
    TOMBS,
    WHEN_BURIED,
    WORKDAY_CARDS,
    Effect,
)
from boomtown.games.coloma.words import GOODS

# The events that tell of a gain, in the order of goods.
GAINED = tuple(f"coloma-gained-{name}" for name in (*GOODS[:-1], "points"))


def enact(state: Position, player: int, effects: list[Effect]) -> None:
    """Let an ability happen. Plain gains come at once, the rest waits on the agenda in the given order."""
    for index, effect in enumerate(effects):
        if effect.kind != GAIN:
            for later in range(len(effects) - 1, index - 1, -1):
                state.agenda.append((EFFECT, player, effects[later].index))
            return
        gain(state, player, effect.goods)


def enact_later(state: Position, player: int, effects: list[Effect]) -> None:
    """Put a whole ability on the agenda, because a payment comes first."""
    for effect in reversed(effects):
        state.agenda.append((EFFECT, player, effect.index))


def happened(state: Position, player: int, index: int) -> None:
    """An effect that might have been declined was carried out: a specialty is used up by it (K15), and what was opened
    and left in this turn is offered again."""
    specialty = state.specialty[player]
    if SPECIALTY_LIMIT[specialty] != NO_LIMIT and SPECIALTY_FX[specialty][0].index == index:
        state.specialty_used[player] = 1
        state.aside &= ~(1 << ITEM_SPECIALTY)
    offer_again(state)


def offer_again(state: Position) -> None:
    state.items |= state.aside
    state.aside = 0


def gain(state: Position, player: int, goods: list[int]) -> None:
    """Take goods from the general supply, as far as limits allow (K3.1, K3.2)."""
    bucks, gold, dudes, tents, horses, cards, points = goods
    if bucks:
        gain_bucks(state, player, bucks)
    if gold:
        gain_gold(state, player, gold)
    if dudes:
        gain_dudes(state, player, dudes)
    if tents:
        taken = min(tents, state.tent_supply[player])
        state.tents[player] += taken
        state.tent_supply[player] -= taken
        _tell(state, player, 3, taken)
    if horses:
        taken = min(horses, state.horse_supply[player])
        state.horses[player] += taken
        state.horse_supply[player] -= taken
        _tell(state, player, 4, taken)
    if cards:
        draw(state, player, cards)
    if points:
        gain_points(state, player, points)


def _tell(state: Position, player: int, good: int, count: int) -> None:
    if state.listener is not None and count:
        state.tell(GAINED[good], {"seat": who(state, player), "count": count})


def gain_bucks(state: Position, player: int, count: int) -> None:
    state.bucks[player] += count
    _tell(state, player, 0, count)


def gain_dudes(state: Position, player: int, count: int) -> None:  # K3.1
    taken = min(count, state.dude_supply[player])
    state.dudes[player] += taken
    state.dude_supply[player] -= taken
    _tell(state, player, 2, taken)


def gain_points(state: Position, player: int, count: int) -> None:
    state.points[player] += count
    _tell(state, player, 6, count)


def gain_gold(state: Position, player: int, count: int) -> None:
    """Nuggets from the supply; $1 for each that is missing (K3.4, K3.6)."""
    taken = min(count, state.gold_supply)
    state.gold_supply -= taken
    state.gold[player] += taken
    _tell(state, player, 1, taken)
    if taken < count:
        gain_bucks(state, player, EMPTY_SUPPLY_BUCKS * (count - taken))


def take_from_cart(state: Position, player: int, count: int) -> None:  # K7.9
    taken = min(count, state.gold_cart)
    state.gold_cart -= taken
    state.gold[player] += taken
    if state.listener is not None:
        state.tell("coloma-cart", {"seat": player, "count": taken})


def spend_gold(state: Position, player: int, count: int) -> None:  # K3.9
    state.gold[player] -= count
    state.gold_cart += count


def gold_price(state: Position) -> int:  # K3.5
    return state.prices[state.gold_supply]


# The deck.


def deck_size(state: Position, player: int) -> int:
    return len(state.top[player]) + state.middle[player].bit_count() + len(state.bottom[player])


def draw(state: Position, player: int, count: int) -> int:
    """Draw cards; each one missing scores (K3.10). Returns how many there were."""
    drawn = []
    for _ in range(count):
        card = _draw_one(state, player)
        if card < 0:
            break
        state.hand[player] |= 1 << card
        drawn.append(card)
    if state.listener is not None:
        for card in drawn:
            state.tell("coloma-drew-card", {"seat": player, "card": card_name(card)}, (player,))
        _tell(state, player, 5, len(drawn))
    if len(drawn) < count:
        gain_points(state, player, MISSING_CARD_POINTS * (count - len(drawn)))
    return len(drawn)


def _draw_one(state: Position, player: int) -> int:
    """The next card of the deck, -1 when it is empty. The middle is drawn at random, for nobody knows its order."""
    top = state.top[player]
    if top:
        state.top[player] = top[:-1]
        return top[-1]
    middle = state.middle[player]
    if middle:
        skip = state.rng.below(middle.bit_count())
        for card in range(DECK):
            if middle >> card & 1:
                if not skip:
                    state.middle[player] = middle ^ (1 << card)
                    return card
                skip -= 1
    bottom = state.bottom[player]
    if bottom:
        state.bottom[player] = bottom[1:]
        return bottom[0]
    return -1


def put_back(state: Position, player: int, card: int, on_top: bool) -> None:
    """A card goes from the hand to an end of the own deck (K3.11)."""
    state.hand[player] ^= 1 << card
    if on_top:
        state.top[player] = (*state.top[player], card)
    else:
        state.bottom[player] = (*state.bottom[player], card)
    if state.listener is not None:
        state.tell("coloma-returned-top" if on_top else "coloma-returned-bottom", {"seat": player})


def card_name(card: int) -> str:
    return NAMES["card"][CARD_IDS[card]]


# The graveyard.


def can_bury(state: Position, player: int, count: int) -> bool:
    """Whether that many can be buried in full, as a cost demands (K7.7)."""
    there = state.dude_supply[player] + state.dudes[player]
    return count <= there and count <= len(TOMBS) - state.graves[player]


def bury(state: Position, player: int, count: int) -> None:
    """Own dudes go to the graveyard, from the general supply first (K7.7)."""
    count = min(count, len(TOMBS) - state.graves[player], state.dude_supply[player] + state.dudes[player])
    from_supply = min(count, state.dude_supply[player])
    state.dude_supply[player] -= from_supply
    state.dudes[player] -= count - from_supply
    state.graves[player] += count
    if state.listener is not None and count:
        state.tell("coloma-buried", {"seat": player, "count": count})
    if SPECIALTY_WHEN[state.specialty[player]] == WHEN_BURIED:  # K15.8
        for _ in range(count):
            enact(state, player, SPECIALTY_FX[state.specialty[player]])


def exhume(state: Position, player: int, count: int) -> None:
    """Buried dudes return to the Lodge, from the highest tomb down (K7.8)."""
    count = min(count, state.graves[player])
    state.graves[player] -= count
    state.dudes[player] += count
    if state.listener is not None and count:
        state.tell("coloma-exhumed", {"seat": player, "count": count})


# Counters of cards and bridges.

ANY_WORKDAY = WORKDAY_CARDS[0] | WORKDAY_CARDS[1]


def counter(state: Position, player: int, which: int) -> int:
    """What bridges and `per` effects count, by its place in COUNTERS (K7.10)."""
    if which == 0:
        return state.horses[player]
    if which == 1:
        return state.hand[player].bit_count()
    if which == 2:
        return state.graves[player]
    if which == 3:
        return len(state.used_barrels[player])
    if which == 4:
        return (state.built[player] & ANY_WORKDAY).bit_count()
    if which == 5:
        return (state.built[player] & ~ANY_WORKDAY).bit_count() + state.hotels[player]
    if which == 6:
        return state.built[player].bit_count()
    if which == 7:
        return state.event_tents[player].bit_count()
    if which == 8:
        return state.land_tents[player].bit_count()
    if which == 9:
        return state.rivers[player].bit_count()
    return state.gold[player]
