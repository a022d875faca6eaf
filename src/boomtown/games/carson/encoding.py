"""A position as numbers for learning programs: the own city in planes, the others in counts."""

from typing import Final, cast

from boomtown.games.carson.actions import ACTIONS, FRAME, LONGEST_ROW, LOW
from boomtown.games.carson.bits import members
from boomtown.games.carson.city import City
from boomtown.games.carson.components import Components, Terrain
from boomtown.games.carson.constants import CHARACTERS, HIGHEST_CARD, KINDS, MOST_SEATS, PAPERBOY, ROUNDS
from boomtown.games.carson.state import NO_CARD, Position
from boomtown.games.carson.view import deck_size
from boomtown.kernel.encoding import (
    Block,
    Encoder,
    Encoding,
    Row,
    packed,
    put_question,
    question_blocks,
    question_places,
)
from boomtown.kernel.game import Game

PLANE: Final = FRAME * FRAME
KIND_COUNT: Final = len(KINDS)
PEOPLE: Final = len(CHARACTERS)
PARCELS: Final = 4 * KIND_COUNT + 1
NOTHING_BUILT: Final = [0] * KIND_COUNT

NUMBERS = ("present", "virtual", "bid", "added", "sits out", "doubled", "turn", "cards set aside", "cards sold")
NUMBER_COUNT: Final = len(NUMBERS)
PLAYER: Final = NUMBER_COUNT + HIGHEST_CARD + PEOPLE + KIND_COUNT

BLOCKS = (
    ("city", (KIND_COUNT, FRAME, FRAME), "own city: a plane for each kind of parcel, column by column of the frame"),
    (
        "players", (MOST_SEATS, PLAYER),
        f"from the own place on round the table: {', '.join(NUMBERS)}; hand of auction cards; characters (2: used); "
        "parcels of each kind in the city",
    ),
    ("character", (PEOPLE,), "the character on offer"),
    ("row", (LONGEST_ROW - 1, PARCELS), "terrain on offer: its four parcels by kind, and its attractiveness"),
    ("held", (PARCELS,), "the terrain card that must be laid now"),
    ("round", (2,), "era and round, from 1"),
    ("decks", (2,), "cards left in the terrain deck of the era and in the character deck"),
    ("back", (7,), "of the character deck: the rank of each suit, from 1, and the skull"),
    ("answer", (1,), "the own card that lies face down"),
)  # fmt: skip


def put_city(city: City, row: Row) -> None:
    """The planes of a city, where they differ from those of the one that was written last."""
    last = row.keys[0]
    if last is city:
        return
    row.keys[0] = city
    before = NOTHING_BUILT if last is None else cast(City, last).kinds
    for kind in range(KIND_COUNT):
        if before[kind] != city.kinds[kind]:
            row.flip(kind * PLANE, before[kind] ^ city.kinds[kind], city.kinds[kind])


def put_counts(city: City, start: int, row: Row) -> None:
    """How many parcels of each kind there are."""
    last = row.keys[start]
    if last is city:
        return
    row.keys[start] = city
    before = NOTHING_BUILT if last is None else cast(City, last).kinds
    for kind in range(KIND_COUNT):
        if before[kind] != city.kinds[kind]:
            row.number(start + kind, city.kinds[kind].bit_count())


def packed_terrain(terrain: Terrain) -> bytes:
    """The four parcels of a card by kind, and its attractiveness."""
    numbers = [0] * PARCELS
    for place, kind in enumerate(terrain.parcels):
        numbers[place * KIND_COUNT + kind] = 1
    numbers[-1] = terrain.attractiveness
    return packed(numbers)


def put_player(state: Position, player: int, start: int, row: Row) -> None:
    has_seat = player < state.seats
    row.number(start, 1)
    row.number(start + 1, 0 if has_seat else 1)
    row.number(start + 2, state.bids[player])
    row.number(start + 3, state.added[player])
    row.number(start + 4, state.sits_out >> player & 1)
    row.number(start + 5, state.doubled >> player & 1)
    row.number(start + 6, place_in_turn(state.turns, player))
    row.number(start + 7, len(state.kept[player]))
    row.number(start + 8, len(state.sold[player]) if has_seat else 0)
    start += NUMBER_COUNT
    if has_seat:
        row.bits(start, state.hands[player] >> 1)
    start += HIGHEST_CARD
    owned = state.owned[player]
    used = state.turned & owned
    if row.changed(start, PEOPLE, (owned << PEOPLE) + used):
        for character in members(owned):
            row.put(start + character, 1 + (used >> character & 1))
    if has_seat:
        put_counts(state.cities[player], start + PEOPLE, row)


def place_in_turn(turns: list[int], player: int) -> int:
    """When a player will take a card, 1 for the next one; 0 for nobody who still does."""
    for turn in range(len(turns)):
        if turns[turn] == player:
            return len(turns) - turn
    return 0


def put_back(components: Components, top: int, start: int, row: Row) -> None:
    """The back of the character deck, whose top card this is; -1 when there is none."""
    if row.changed(start, 7, top):
        character = components.characters[top]
        for suit, rank in enumerate(character.suit_ranks):
            row.put(start + suit, rank + 1)
        row.put(start + 6, int(character.skull))


def build(game: Game[Position]) -> Encoding[Position]:
    kinds = question_places(game)
    blocks = [Block(name, shape, says) for name, shape, says in BLOCKS]
    blocks += question_blocks(kinds, "what the seat is asked: bid, power, take, lay, sell, recruit, suit")
    terrain = [packed_terrain(card) for card in cast(Components, game.components).terrain]

    def write(state: Position, seat: int, row: Row) -> None:
        components = state.components
        put_city(state.cities[seat], row)
        start = KIND_COUNT * PLANE
        for place in range(state.player_count):
            put_player(state, (seat + place) % state.player_count, start + place * PLAYER, row)
        start += MOST_SEATS * PLAYER
        offer = state.row
        row.one_hot(start, offer[0] if offer and offer[0] != NO_CARD else -1)
        start += PEOPLE
        for slot in range(1, LONGEST_ROW):
            card = offer[slot] if slot < len(offer) else NO_CARD
            if row.changed(start, PARCELS, card):
                row.paste(start, terrain[card])
            start += PARCELS
        if row.changed(start, PARCELS, state.held):
            row.paste(start, terrain[state.held])
        start += PARCELS
        left = len(state.characters) - state.top
        row.number(start, state.era() + 1)
        row.number(start + 1, state.round % ROUNDS + 1)
        row.number(start + 2, deck_size(state))
        row.number(start + 3, left)
        put_back(components, state.characters[state.top] if left > 0 else -1, start + 4, row)
        row.number(start + 11, state.answers[seat] + 1)
        put_question(row, start + 12, state, seat, kinds)

    compact = compact_actions(cast(Components, game.components))
    return Encoding(blocks, write, max(compact) + 1, compact)


def compact_actions(components: Components) -> list[int]:
    """The compact number of every action; -1 for places beyond the frame and for characters that nobody can use."""
    compact: list[int] = []
    used = 0
    for action in range(ACTIONS.size):
        verb = ACTIONS.verb(action)
        values = verb.values(action)
        if verb.name in ("place", "sell"):
            possible = max(values) < LOW + FRAME - 1
        elif verb.name == "use":
            possible = components.characters[values[0]].effect.is_power
        else:
            possible = verb.name != "recruit" or values[0] != PAPERBOY
        compact.append(used if possible else -1)
        used += possible
    return compact


ENCODER = Encoder(build)
