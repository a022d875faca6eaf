"""What each seat sees, and worlds that look the same to it."""

from typing import NotRequired, TypedDict

from boomtown.games.carson.actions import FRAME
from boomtown.games.carson.bits import members
from boomtown.games.carson.city import NO_KIND, City
from boomtown.games.carson.components import Character, Components
from boomtown.games.carson.constants import ALL_ROUNDS, CHARACTERS, ERA_CARDS, PAPERBOY, ROUNDS, SUITS
from boomtown.games.carson.grid import parcel_position
from boomtown.games.carson.rules import candidates
from boomtown.games.carson.scoring import total
from boomtown.games.carson.state import NO_CARD, Position
from boomtown.games.carson.steps import BIDDING
from boomtown.kernel.rng import Rng

# The shapes of the view. Browser types are made from them.


class TerrainView(TypedDict):
    """A terrain card; its face has all words and pictures."""

    card: int
    id: str
    face: str  # the letters of its four parcels
    attractiveness: int


class LaidView(TerrainView):
    """A terrain card in a city, with the position of its upper left parcel."""

    x: int
    y: int


class CharacterView(TypedDict):
    character: str
    attractiveness: int
    dollar: bool
    arrow: bool


class OwnedCharacterView(CharacterView):
    turned: bool  # used, and not upright again


class CityView(TypedDict):
    """The parcels in sight: rows of letters from position x, y on, "-" where no card lies."""

    x: int
    y: int
    width: int
    height: int
    rows: list[str]
    laid: list[LaidView]  # in the order they were laid


class SeatView(TypedDict):
    """One place at the table: people have the entries from `city` to `choice`, virtual players the last three."""

    suit: str
    virtual: bool
    bid: int | None  # the card shown in this round
    added: int  # what characters add to it
    bid_value: int | None  # the bid with all that is added to it
    sits_out: bool  # no turn in this round
    doubled: bool  # two cards in this turn
    characters: list[OwnedCharacterView]
    spent: list[int]  # auction cards, in the order in which they were spent
    city: NotRequired[CityView]
    sold: NotRequired[list[TerrainView]]
    set_aside: NotRequired[list[TerrainView]]
    hand: NotRequired[list[int]]  # for the seat itself
    choice: NotRequired[str | None]  # for the seat itself: the secret bid, as an action
    level: NotRequired[str]
    cards: NotRequired[list[TerrainView]]
    points: NotRequired[int]


class DeckView(TypedDict):
    """The character deck."""

    left: int
    back: list[str]  # the suits on the card on top, the strongest first
    skull: bool
    under: list[str]  # characters put under it for all to see


class View(TypedDict):
    era: int
    round: int
    row: list[CharacterView | TerrainView | None]  # the character first; None where a card was taken
    held: TerrainView | None  # the card that must be laid now
    turns: list[int]  # seats still to take cards in this round, the next one first
    seats: list[SeatView]  # people, then virtual players
    terrain_deck: int
    characters: DeckView
    removed: list[TerrainView]
    removed_characters: list[CharacterView]
    candidates: list[CharacterView]  # what the Paperboy may choose from


def view(state: Position, seat: int | None) -> View:
    characters = state.components.characters
    shown = candidates(state) if shows_deck(state) else []
    return {
        "era": state.era() + 1,
        "round": state.round % ROUNDS + 1,
        "row": [row_view(state, slot) for slot in range(len(state.row))],
        "held": None if state.held == NO_CARD else terrain_view(state.components, state.held),
        "turns": state.turns[::-1],
        "seats": [seat_view(state, other, other == seat) for other in range(state.player_count)],
        "terrain_deck": deck_size(state),
        "characters": deck_view(state),
        "removed": terrain_views(state.components, state.removed),
        "removed_characters": [character_view(characters[index]) for index in members(state.gone)],
        "candidates": [character_view(characters[index]) for index in shown],
    }


def row_view(state: Position, slot: int) -> CharacterView | TerrainView | None:
    card = state.row[slot]
    if card == NO_CARD:
        return None
    return terrain_view(state.components, card) if slot else character_view(state.components.characters[card])


def terrain_view(components: Components, card: int) -> TerrainView:
    terrain = components.terrain[card]
    return {"card": card, "id": terrain.id, "face": terrain.letters, "attractiveness": terrain.attractiveness}


def terrain_views(components: Components, cards: list[int]) -> list[TerrainView]:
    return [terrain_view(components, card) for card in cards]


def character_view(character: Character) -> CharacterView:
    return {
        "character": character.id,
        "attractiveness": character.attractiveness,
        "dollar": character.dollar,
        "arrow": character.arrow,
    }


def seat_view(state: Position, seat: int, own: bool) -> SeatView:
    """One place at the table; the hand and the chosen card only for the seat itself."""
    components = state.components
    characters: list[OwnedCharacterView] = [
        {**character_view(components.characters[index]), "turned": bool(state.turned >> index & 1)}
        for index in members(state.owned[seat])
    ]
    shown: SeatView = {
        "suit": SUITS[state.suits[seat]],
        "virtual": seat >= state.seats,
        "bid": state.bids[seat] or None,
        "added": state.added[seat],
        "bid_value": state.value(seat) if state.bids[seat] else None,
        "sits_out": bool(state.sits_out >> seat & 1),
        "doubled": bool(state.doubled >> seat & 1),
        "characters": characters,
        "spent": spent_cards(state, seat),
    }
    if seat >= state.seats:
        shown["level"] = str(state.options[f"virtual_{seat - state.seats + 1}"])
        shown["cards"] = terrain_views(components, state.kept[seat])
        shown["points"] = total(state, seat)
        return shown
    shown["city"] = city_view(state.cities[seat])
    shown["sold"] = terrain_views(components, state.sold[seat])
    shown["set_aside"] = terrain_views(components, state.kept[seat])
    if own:
        shown["hand"] = members(state.hands[seat])
        shown["choice"] = state.game.actions.format(state.answers[seat]) if state.answers[seat] >= 0 else None
    return shown


def spent_cards(state: Position, seat: int) -> list[int]:
    """The auction cards that a seat has shown in this era, the first one first (C3.3)."""
    if seat < state.seats:
        return state.spent[seat][:]
    first = state.era() * ROUNDS
    return state.virtual_bids[seat - state.seats][first : first + bids_shown(state)]


def city_view(city: City) -> CityView:
    laid: list[LaidView] = []
    for index in range(0, len(city.laid), 2):
        x, y = parcel_position(city.laid[index + 1])
        laid.append({**terrain_view(city.components, city.laid[index]), "x": x, "y": y})
    left, right, top, bottom = city.box
    x, y = parcel_position(left * FRAME + top)
    return {
        "x": x,
        "y": y,
        "width": right - left + 1,
        "height": bottom - top + 1,
        "rows": city_rows(city),
        "laid": laid,
    }


def city_rows(city: City) -> list[str]:
    """The city as lines of letters, "-" where no card lies, as on a score sheet."""
    if not city.built:
        return []
    left, right, top, bottom = city.box
    return [
        "".join([letter_at(city, column * FRAME + row) for column in range(left, right + 1)])
        for row in range(top, bottom + 1)
    ]


def letter_at(city: City, parcel: int) -> str:
    kind = city.kind_at(parcel)
    return "-" if kind == NO_KIND else city.components.kinds[kind].letter


def deck_view(state: Position) -> DeckView:
    """The character deck: how many, the back on top, and what was put under it for all to see (C2.2)."""
    left = state.characters[state.top :]
    under = state.characters[max(state.top, len(CHARACTERS)) :]
    top = state.components.characters[left[0]] if left else None
    return {
        "left": len(left),
        "back": [] if top is None else top.suits[:],
        "skull": top is not None and top.skull,
        "under": [CHARACTERS[character] for character in under],
    }


def deck_size(state: Position) -> int:
    return ERA_CARDS * (state.era() + 1) - state.next_terrain


def bids_shown(state: Position) -> int:
    """How many cards of this era each virtual player has turned over."""
    return state.round % ROUNDS + (1 if state.bids[-1] else 0)


def shows_deck(state: Position) -> bool:
    """After the last round a person's Paperboy opens all characters that are left, for good (C9.6)."""
    finished = state.round == ALL_ROUNDS - 1 and not state.row
    return finished and 0 <= state.owner(PAPERBOY) < state.seats


def imagine(state: Position, seat: int, rng: Rng) -> None:
    """Redraw what no seat can know: both decks and the coming cards of the virtual players."""
    if nothing_hidden(state):  # what lies in the decks will never be seen
        return
    era = state.era()
    first = state.terrain[:ERA_CARDS]
    second = state.terrain[ERA_CARDS:]
    redraw(first, state.first_end if era else state.next_terrain, ERA_CARDS, rng)
    redraw(second, state.next_terrain - ERA_CARDS if era else 0, ERA_CARDS, rng)
    state.terrain = first + second
    imagine_characters(state, rng)
    shown = ROUNDS * era + bids_shown(state)
    state.virtual_bids = [bids[:] for bids in state.virtual_bids]
    for bids in state.virtual_bids:
        redraw(bids, shown, ROUNDS * (era + 1), rng)
        if era == 0:
            redraw(bids, ROUNDS, ALL_ROUNDS, rng)


def imagine_characters(state: Position, rng: Rng) -> None:
    """The back on top is in sight, and the cards put under the deck are known."""
    top = state.top
    end = len(CHARACTERS)  # from here on the deck is known
    if top >= end:
        return
    characters = state.components.characters
    deck = state.characters[:]
    redraw(deck, top, end, rng)
    seen = characters[state.characters[top]]
    alike = [place for place in range(top, end) if same_back(characters[deck[place]], seen)]
    chosen = alike[rng.below(len(alike))]
    deck[top], deck[chosen] = deck[chosen], deck[top]
    state.characters = deck


def same_back(first: Character, second: Character) -> bool:
    return first.suit_ranks == second.suit_ranks and first.skull == second.skull


def redraw(cards: list[int], start: int, end: int, rng: Rng) -> None:
    """Put the cards from start to end into a new random order."""
    unknown = sorted(cards[start:end])
    rng.shuffle(unknown)
    cards[start:end] = unknown


def nothing_hidden(state: Position) -> bool:
    """In the last round, once the bids are shown, nothing is hidden and no card can come up any more."""
    if state.over:
        return True
    if state.round < ALL_ROUNDS - 1 or BIDDING in [kind for kind, *_ in state.agenda]:
        return False
    # With an owner's cards a power that is used after the bids may still turn one up.
    components = state.components
    unused = [index for index in components.after_bids if not state.turned >> index & 1]
    return not any([components.characters[index].effect.reveal for index in unused])
