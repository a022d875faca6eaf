"""The flow of play: for each decision its prompt, legal_, apply_ and why_ next to each other."""

from collections.abc import Callable

from boomtown.games.carson.actions import BID, PASS, PLACE, RECRUIT, SELL, SUIT, TAKE, USE
from boomtown.games.carson.bits import members
from boomtown.games.carson.city import empty_city
from boomtown.games.carson.constants import (
    ALL_ROUNDS,
    AUCTIONEER,
    CAPTAIN,
    CHARACTERS,
    ERA_CARDS,
    FULL_HAND,
    LOWEST_VIRTUAL_CARD,
    PAPERBOY,
    ROUNDS,
    SHERIFF,
    SUITS,
    terrain_per_round,
)
from boomtown.games.carson.events import (
    character_params,
    row_card_params,
    tell,
    tell_of_seat,
    terrain_list_params,
    terrain_params,
)
from boomtown.games.carson.grid import parcel_position, place_codes
from boomtown.games.carson.reasons import why_spot, why_unsold
from boomtown.games.carson.state import NO_CARD, Position, count_players
from boomtown.games.carson.steps import (
    AFTER,
    BEFORE,
    BIDDING,
    CHOOSE_SUIT,
    ENDING,
    LAST_SALES,
    NEXT_TURN,
    NO_SEAT,
    PLACE_CARD,
    RECRUITING,
    ROUND,
    SELL_CARD,
    TAKE_CARD,
    USE_POWER,
)
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.state import TOGETHER, Question, Step


def setup(state: Position) -> None:
    """Shuffled decks, nine auction cards for everybody (C1.6-C1.8)."""
    people = state.seats
    state.player_count = count_players(people, state.options)
    state.suits = list(range(state.player_count))
    for era in range(2):
        deck = list(range(era * ERA_CARDS, (era + 1) * ERA_CARDS))
        state.rng.shuffle(deck)
        state.terrain = state.terrain + deck
    state.characters = list(range(len(CHARACTERS)))
    state.rng.shuffle(state.characters)
    for number in range(1, state.player_count - people + 1):
        lowest = LOWEST_VIRTUAL_CARD[str(state.options[f"virtual_{number}"])]
        bids: list[int] = []
        for _ in range(2):  # the shuffle for era II may as well be made now (C5.2)
            cards = list(range(lowest, lowest + ROUNDS))
            state.rng.shuffle(cards)
            bids = bids + cards
        state.virtual_bids.append(bids)
    state.hands = [FULL_HAND] * people
    state.spent = [[] for _ in range(people)]
    state.cities = [empty_city(state.components) for _ in range(people)]
    state.sold = [[] for _ in range(people)]
    state.owned = [0] * state.player_count
    state.kept = [[] for _ in range(state.player_count)]
    state.bids = [0] * state.player_count
    state.added = [0] * state.player_count
    state.push((ROUND, 0))
    if state.options["suits"] == "chosen":
        choosing = range(min(people, len(SUITS) - 1))  # the sixth person has no choice left
        state.push(*[(CHOOSE_SUIT, seat) for seat in choosing])


# People choose their suits in the order of the seats (C1.2).


def prompt_suit(state: Position, seat: int) -> Message:
    return Message("carson-ask-suit", {})


def legal_suit(state: Position, seat: int) -> list[int]:
    taken = state.suits[:seat]
    return [SUIT.base + suit for suit in range(len(SUITS)) if suit not in taken]


def apply_suit(state: Position, seat: int, action: int) -> None:
    """Whoever had the suit so far, without having chosen it, gets the other one in exchange."""
    suit = action - SUIT.base
    given = state.suits[seat]
    state.suits = [given if other == suit else other for other in state.suits]
    state.suits[seat] = suit
    if state.listener is not None:
        state.tell("carson-chose-suit", {"seat": seat, "suit": "@carson-suit-" + SUITS[suit]})


def why_suit(state: Position, seat: int, action: int) -> Reason:
    return Reason("carson-suit-taken", "C1.2", {"suit": "@carson-suit-" + SUITS[action - SUIT.base]})


# The reveal (C2) and what follows it in a round.


def run_round(state: Position, step: Step) -> None:
    """Lay out the row; then come powers, bids and turns."""
    if state.listener is not None:
        state.tell("carson-round", {"round": state.round % ROUNDS + 1, "era": state.era() + 1})
    state.row = [draw_character(state)]
    state.bids = [0] * state.player_count
    state.added = [0] * state.player_count
    state.sits_out = 0
    state.doubled = 0
    if state.listener is not None:
        tell(state, "carson-arrives", character_params(state, state.row[0]))
    reveal_terrain(state, terrain_per_round(state.player_count))  # C2.1
    state.push((BEFORE, 0), (BIDDING, TOGETHER, (1 << state.seats) - 1), (AFTER, 0))


def draw_character(state: Position) -> int:
    """The character of the round, after skulls have replaced it (C2.2); one pass through the deck at most (C2.3)."""
    characters = state.components.characters
    drawn = state.characters[state.top]
    state.top += 1
    passes = len(state.characters) - state.top
    while passes > 0 and characters[state.characters[state.top]].skull:
        if state.listener is not None:
            tell(state, "carson-skull", character_params(state, drawn))
        state.characters = [*state.characters, drawn]
        drawn = state.characters[state.top]
        state.top += 1
        passes -= 1
    return drawn


def reveal_terrain(state: Position, cards: int) -> None:
    """Terrain joins the row at its far end (C2.4)."""
    state.row = state.row + state.terrain[state.next_terrain : state.next_terrain + cards]
    state.next_terrain += cards
    state.reveals += 1
    if state.listener is not None:
        tell(state, "carson-revealed", terrain_list_params(state, state.row[-cards:]))


# Powers, in the order of the player aid (C7.2, C8.1).


def run_before(state: Position, step: Step) -> None:
    """Ask for the powers before the bids one after the other, then offer the Auctioneer a sale."""
    _, next_power = step
    if not ask_next_power(state, state.components.before_bids, BEFORE, next_power):
        offer_sale(state, state.owner(AUCTIONEER))  # C9.2


def run_after(state: Position, step: Step) -> None:
    """Show the bids, ask for the powers after them one after the other, then begin the turns."""
    _, next_power = step
    if next_power == 0:
        show_bids(state)
    if not ask_next_power(state, state.components.after_bids, AFTER, next_power):
        state.turns = turn_order(state)
        if state.listener is not None:
            tell_order(state)
        state.push((NEXT_TURN, NO_SEAT))


def ask_next_power(state: Position, powers: list[int], kind: int, first: int) -> bool:
    """Ask the owner of the next power that can be used, if there is one from `first` on."""
    for index in range(first, len(powers)):
        character = powers[index]
        if not state.turned >> character & 1:
            owner = state.owner(character)
            if 0 <= owner < state.seats and not blocked(state, owner, character):
                state.push((USE_POWER, owner, character), (kind, index + 1))
                return True
    return False


def blocked(state: Position, seat: int, character: int) -> bool:
    """After the Lawyer there is no turn to give up, nor one that a second card or a higher bid could change (C7.9)."""
    return bool(state.sits_out >> seat & 1) and state.components.characters[character].effect.needs_turn()


def asked_power(state: Position) -> int:
    """The character that the question on top of the agenda is about."""
    _, _, character = state.agenda[-1]
    return character


def prompt_power(state: Position, seat: int) -> Message:
    return Message("carson-ask-power", character_params(state, asked_power(state)))


def legal_power(state: Position, seat: int) -> list[int]:
    return [USE.base + asked_power(state), PASS.base]


def apply_power(state: Position, seat: int, action: int) -> None:
    _, _, character = state.asked
    if action == PASS.base:  # C7.1
        if state.listener is not None:
            tell(state, "carson-declined", {"seat": seat, **character_params(state, character)})
        return
    state.turned |= 1 << character
    if state.listener is not None:
        tell(state, "carson-used", {"seat": seat, **character_params(state, character)})
    effect = state.components.characters[character].effect
    if effect.reveal:
        reveal_terrain(state, effect.reveal)
    effect.use(state, seat)


def why_power(state: Position, seat: int, action: int) -> Reason:
    return Reason("carson-other-power", "C7.2", character_params(state, asked_power(state)))


# Secret bids (C3).


def prompt_bid(state: Position, seat: int) -> Message:
    return Message("carson-ask-bid", {"round": state.round % ROUNDS + 1, "era": state.era() + 1})


def legal_bid(state: Position, seat: int) -> list[int]:
    return [BID.base - 1 + card for card in members(state.hands[seat])]


def apply_bid(state: Position, seat: int, action: int) -> None:
    card = action - BID.base + 1
    state.hands[seat] &= ~(1 << card)  # C3.3
    state.spent[seat] = [*state.spent[seat], card]
    state.bids[seat] = card


def why_bid(state: Position, seat: int, action: int) -> Reason:
    return Reason("carson-card-spent", "C3.3", {"card": action - BID.base + 1})


def show_bids(state: Position) -> None:
    """Virtual players turn their cards over with everybody else (C3.2)."""
    for index in range(state.player_count - state.seats):
        state.bids[state.seats + index] = state.virtual_bids[index][state.round]
    if state.listener is not None:
        for seat in range(state.player_count):
            tell_of_seat(state, seat, "bid", {"card": state.bids[seat]})


def turn_order(state: Position) -> list[int]:
    """The seats with a turn, the first one last: by bid, then by the suits on the top character (C3.4, C3.5)."""
    suit_ranks = state.components.characters[state.characters[state.top]].suit_ranks
    ranks = []
    for seat in range(state.player_count):
        if not state.sits_out >> seat & 1:
            ranks.append(64 * state.value(seat) + 8 * (7 - suit_ranks[state.suits[seat]]) + seat)
    ranks.sort()
    return [rank & 7 for rank in ranks]


def tell_order(state: Position) -> None:
    """Who ties, by which suits the tie is broken, and the order that follows."""
    order = state.turns[::-1]
    character = state.components.characters[state.characters[state.top]]
    for value in sorted({state.value(seat) for seat in order}, reverse=True):
        tied = [seat for seat in order if state.value(seat) == value]
        if len(tied) > 1:
            suits = sorted([state.suits[seat] for seat in tied], key=lambda suit: character.suit_ranks[suit])
            names = [f"@carson-suit-{SUITS[suit]}" for suit in suits]
            params: Params = {"seats": seat_list(tied), "bid": value, "first": names[0], "last": names[-1]}
            state.tell("carson-tie", params)
    state.tell("carson-taking-order", {"seats": seat_list(order)})


def seat_list(seats: list[int]) -> str:
    return ",".join([str(seat) for seat in seats])


# Turns (C4).


def run_next_turn(state: Position, step: Step) -> None:
    """Offer a sale to the seat whose turn just ended, then begin the next turn, or end the round."""
    _, seat = step
    if seat != NO_SEAT and state.owned[seat] >> AUCTIONEER & 1 and sales(state, seat):  # C9.2
        state.push((SELL_CARD, seat), (NEXT_TURN, NO_SEAT))
        return
    turns = state.turns
    while turns:
        seat = turns.pop()
        if seat < state.seats:
            state.push((TAKE_CARD, seat), (NEXT_TURN, seat))
            if state.doubled >> seat & 1:
                state.push((TAKE_CARD, seat))
            return
        take_virtually(state, seat)
    end_round(state)


def take_virtually(state: Position, seat: int) -> None:
    """A virtual player takes the most attractive card, the nearest among equals (C4.5)."""
    row = state.row
    terrain = state.components.terrain
    characters = state.components.characters
    best = 0
    slot = -1
    for index in range(len(row)):
        if row[index] != NO_CARD:
            card = row[index]
            attractiveness = terrain[card].attractiveness if index else characters[card].attractiveness
            if slot < 0 or attractiveness > best:
                best = attractiveness
                slot = index
    if state.listener is not None:
        tell_of_seat(state, seat, "took", row_card_params(state, slot))
    if slot:
        state.kept[seat] = [*state.kept[seat], row[slot]]  # C4.6
    else:
        state.owned[seat] |= 1 << row[0]
    row[slot] = NO_CARD


def prompt_take(state: Position, seat: int) -> Message:
    if state.owned[seat] >> AUCTIONEER & 1 and sales(state, seat):  # C9.2
        return Message("carson-ask-take-sell", {"left": state.components.most_sales - len(state.sold[seat])})
    return Message("carson-ask-take", {})


def legal_take(state: Position, seat: int) -> list[int]:
    row = state.row
    slots = [TAKE.base + slot for slot in range(len(row)) if row[slot] != NO_CARD]
    return slots + sales(state, seat) if state.owned[seat] >> AUCTIONEER & 1 else slots


def apply_take(state: Position, seat: int, action: int) -> None:
    if action >= SELL.base:
        sell(state, seat, action)
        state.push((TAKE_CARD, seat))
        return
    slot = action - TAKE.base
    card = state.row[slot]
    if state.listener is not None:
        tell_of_seat(state, seat, "took", row_card_params(state, slot))
    state.row[slot] = NO_CARD
    if slot == 0:
        state.owned[seat] |= 1 << card  # C4.4
    elif spots(state, seat, card):
        state.held = card
        state.push((PLACE_CARD, seat))  # C4.2
    else:
        state.kept[seat] = [*state.kept[seat], card]  # C4.3
        if state.listener is not None:
            tell(state, "carson-set-aside", {"seat": seat, **terrain_params(state, card)})


def why_take(state: Position, seat: int, action: int) -> Reason:
    if action >= SELL.base:
        return why_sell(state, seat, action)
    return Reason("carson-no-such-card", "C4.1", {"slot": action - TAKE.base, "cards": len(state.row) - 1})


# Lay the card just taken (C6).


def spots(state: Position, seat: int, card: int) -> int:
    """The set of spots in a seat's city where a card may lie."""
    owned = state.owned[seat]
    return state.cities[seat].spots(card, bool(owned >> SHERIFF & 1), bool(owned >> CAPTAIN & 1))


def prompt_place(state: Position, seat: int) -> Message:
    return Message("carson-ask-place", terrain_params(state, state.held))


def legal_place(state: Position, seat: int) -> list[int]:
    return place_codes(spots(state, seat, state.held))


def apply_place(state: Position, seat: int, action: int) -> None:
    card = state.held
    state.held = NO_CARD
    state.cities[seat] = state.cities[seat].lay(card, action - PLACE.base)
    if state.listener is not None:
        x, y = parcel_position(action - PLACE.base)
        tell(state, "carson-placed", {"seat": seat, **terrain_params(state, card), "x": x, "y": y})


def why_place(state: Position, seat: int, action: int) -> Reason:
    return why_spot(state, seat, state.held, action - PLACE.base)


# The Auctioneer's sales (C9.1-C9.5).


def sales(state: Position, seat: int) -> list[int]:
    """The sales open to the Auctioneer's owner."""
    if len(state.sold[seat]) >= state.components.most_sales:
        return []
    return [SELL.base + spot for spot in state.cities[seat].sellable()]


def offer_sale(state: Position, seat: int) -> bool:
    """Ask a person with the Auctioneer, if there is anything to sell."""
    if not 0 <= seat < state.seats or not sales(state, seat):
        return False
    state.push((SELL_CARD, seat))
    return True


def prompt_sell(state: Position, seat: int) -> Message:
    return Message("carson-ask-sell", {"left": state.components.most_sales - len(state.sold[seat])})


def legal_sell(state: Position, seat: int) -> list[int]:
    return [*sales(state, seat), PASS.base]


def apply_sell(state: Position, seat: int, action: int) -> None:
    if action != PASS.base:
        sell(state, seat, action)
        offer_sale(state, seat)


def sell(state: Position, seat: int, action: int) -> None:
    spot = action - SELL.base
    city = state.cities[seat]
    card = city.card_at(spot)
    state.cities[seat] = city.without(spot)
    state.sold[seat] = [*state.sold[seat], card]
    if state.listener is not None:
        tell(state, "carson-sold", {"seat": seat, **terrain_params(state, card)})


def why_sell(state: Position, seat: int, action: int) -> Reason:
    return why_unsold(state, seat, action - SELL.base)


# The end of a round, of an era and of the game (C4.7, C5).


def end_round(state: Position) -> None:
    remove_rest(state)
    state.round += 1
    if state.round == ALL_ROUNDS:
        state.round -= 1
        state.push((ENDING, 0))
        return
    if state.round == ROUNDS:
        begin_second_era(state)
    state.push((ROUND, 0))


def remove_rest(state: Position) -> None:
    """What nobody took leaves the game (C4.7)."""
    for slot in range(len(state.row)):
        card = state.row[slot]
        if card != NO_CARD:
            if state.listener is not None:
                tell(state, "carson-removed", row_card_params(state, slot))
            if slot == 0:
                state.gone |= 1 << card
            else:
                state.removed = [*state.removed, card]
    state.row = []


def begin_second_era(state: Position) -> None:
    state.first_end = state.next_terrain  # C5.1
    state.next_terrain = ERA_CARDS
    state.hands = [FULL_HAND] * state.seats  # C5.2
    state.spent = [[] for _ in range(state.seats)]
    state.turned &= state.components.once_per_game  # C5.3
    state.tell("carson-second-era", {})


def run_ending(state: Position, step: Step) -> None:
    """The Paperboy chooses first, then the last sales are made (C9.6)."""
    state.push((LAST_SALES, 0))
    owner = state.owner(PAPERBOY)
    if 0 <= owner < state.seats:
        state.reveals += 1
        state.push((RECRUITING, owner))


def candidates(state: Position) -> list[int]:
    """The characters that left the game or are still in the deck (C9.6)."""
    return sorted(members(state.gone) + state.characters[state.top :])


def prompt_recruit(state: Position, seat: int) -> Message:
    return Message("carson-ask-recruit", {})


def legal_recruit(state: Position, seat: int) -> list[int]:
    return [PASS.base] + [RECRUIT.base + character for character in candidates(state)]


def apply_recruit(state: Position, seat: int, action: int) -> None:
    if action == PASS.base:
        if state.listener is not None:
            tell(state, "carson-declined", {"seat": seat, **character_params(state, PAPERBOY)})
        return
    character = action - RECRUIT.base
    state.owned[seat] |= 1 << character  # C9.7
    state.gone &= ~(1 << character)
    state.characters = [other for other in state.characters[state.top :] if other != character]
    state.top = 0
    if state.listener is not None:
        tell(state, "carson-recruited", {"seat": seat, **character_params(state, character)})


def why_recruit(state: Position, seat: int, action: int) -> Reason:
    return Reason("carson-not-recruitable", "C9.6", character_params(state, action - RECRUIT.base))


def run_last_sales(state: Position, step: Step) -> None:
    offer_sale(state, state.owner(AUCTIONEER))  # C9.2


QUESTIONS: dict[int, Question[Position]] = {
    CHOOSE_SUIT: Question(("suit",), "C1.2", prompt_suit, legal_suit, apply_suit, why_suit),
    BIDDING: Question(("bid",), "C3.1", prompt_bid, legal_bid, apply_bid, why_bid, changeable=True),
    USE_POWER: Question(("use", "pass"), "C7.2", prompt_power, legal_power, apply_power, why_power),
    TAKE_CARD: Question(("take", "sell"), "C4.1", prompt_take, legal_take, apply_take, why_take),
    PLACE_CARD: Question(("place",), "C4.2", prompt_place, legal_place, apply_place, why_place),
    SELL_CARD: Question(("sell", "pass"), "C9.2", prompt_sell, legal_sell, apply_sell, why_sell),
    RECRUITING: Question(("recruit", "pass"), "C9.6", prompt_recruit, legal_recruit, apply_recruit, why_recruit),
}

AUTOMATIC: dict[int, Callable[[Position, Step], None]] = {
    ROUND: run_round,
    BEFORE: run_before,
    AFTER: run_after,
    NEXT_TURN: run_next_turn,
    ENDING: run_ending,
    LAST_SALES: run_last_sales,
}
