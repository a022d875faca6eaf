"""Gaining and spending goods, the price of gold, and the deck: everything here happens at once and asks nobody."""

from boomtown.games.coloma.state import Position, who
from boomtown.kernel.message import Params

# The goods a component file may name, and their places in every list of goods and of what goods are worth.
GOODS = ("bucks", "gold", "dudes", "tents", "horses", "cards", "vp")
BUCKS, GOLD, DUDES, TENTS, HORSES, CARDS, POINTS = range(len(GOODS))


def tally(state: Position, player: int) -> dict[str, int]:
    """What a player has of each of the goods that everybody sees, for previews and aids."""
    return {
        "bucks": state.bucks[player],
        "gold": state.gold[player],
        "dudes": state.dudes[player],
        "tents": state.tents[player],
        "horses": state.horses[player],
        "cards": state.hand[player].bit_count(),
    }


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
        tell_gain(state, player, "coloma-gained-tents", taken)
    if horses:
        taken = min(horses, state.horse_supply[player])
        state.horses[player] += taken
        state.horse_supply[player] -= taken
        tell_gain(state, player, "coloma-gained-horses", taken)
    if cards:
        draw(state, player, cards)
    if points:
        gain_points(state, player, points)


def tell_gain(state: Position, player: int, key: str, count: int) -> None:
    if state.listener is not None and count:
        state.tell(key, {"seat": who(state, player), "count": count}, refs=(f"seat:{player}",))


def gain_bucks(state: Position, player: int, count: int) -> None:
    state.bucks[player] += count
    tell_gain(state, player, "coloma-gained-bucks", count)


def gain_dudes(state: Position, player: int, count: int) -> None:  # K3.1
    taken = min(count, state.dude_supply[player])
    state.dudes[player] += taken
    state.dude_supply[player] -= taken
    tell_gain(state, player, "coloma-gained-dudes", taken)


def gain_points(state: Position, player: int, count: int) -> None:
    state.points[player] += count
    tell_gain(state, player, "coloma-gained-points", count)


def gain_gold(state: Position, player: int, count: int) -> None:
    """Nuggets from the supply; $1 for each that is missing (K3.4, K3.6)."""
    missing = count - take_from_supply(state, player, count)
    if missing:
        gain_bucks(state, player, state.components.empty_supply_bucks * missing)


def take_from_supply(state: Position, player: int, count: int) -> int:
    """Nuggets from the supply, as many as there are; returns how many that was."""
    taken = min(count, state.gold_supply)
    state.gold_supply -= taken
    state.gold[player] += taken
    tell_gain(state, player, "coloma-gained-gold", taken)
    return taken


def take_from_cart(state: Position, player: int, count: int) -> None:  # K7.9
    taken = min(count, state.gold_cart)
    state.gold_cart -= taken
    state.gold[player] += taken
    if state.listener is not None:
        state.tell("coloma-cart", {"seat": player, "count": taken}, refs=(f"seat:{player}",))


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
            building = state.components.buildings[card]
            params: Params = {"seat": player, "card": building.name}
            state.tell("coloma-drew-card", params, (player,), (f"card:{building.id}",))
        tell_gain(state, player, "coloma-gained-cards", len(drawn))
    if len(drawn) < count:
        gain_points(state, player, state.components.missing_card_points * (count - len(drawn)))
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
        left = middle
        for _ in range(skip):
            left &= left - 1
        lowest = left & -left
        state.middle[player] = middle ^ lowest
        return lowest.bit_length() - 1
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
        state.tell(
            "coloma-returned-top" if on_top else "coloma-returned-bottom", {"seat": player}, refs=(f"seat:{player}",)
        )
