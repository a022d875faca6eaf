"""A position as numbers for learning programs: the own city in planes, the others in counts."""

from array import array
from typing import Final, cast

from boomtown.games.carson.actions import ACTIONS, FRAME, LONGEST_ROW, LOW
from boomtown.games.carson.bits import members
from boomtown.games.carson.city import City
from boomtown.games.carson.components import Components
from boomtown.games.carson.constants import CHARACTERS, HIGHEST_CARD, KINDS, MOST_SEATS, PAPERBOY, ROUNDS
from boomtown.games.carson.state import NO_CARD, Position
from boomtown.games.carson.view import deck_size
from boomtown.kernel.encoding import Block, Encoder, Encoding, Row, put_question, question_blocks, question_places
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
        row.flip(kind * PLANE, before[kind] ^ city.kinds[kind], city.kinds[kind])


def put_terrain(components: Components, card: int, start: int, row: Row) -> None:
    if row.changed(start, PARCELS, card) and card != NO_CARD:
        terrain = components.terrain[card]
        buffer = row.buffer
        place = start
        for kind in terrain.parcels:
            buffer[place + kind] = 1
            place += KIND_COUNT
        buffer[place] = terrain.attractiveness


def put_player(state: Position, player: int, start: int, row: Row) -> None:
    has_seat = player < state.seats
    turn = len(state.turns) - state.turns.index(player) if player in state.turns else 0
    numbers = [
        1, int(not has_seat), state.bids[player], state.added[player], state.sits_out >> player & 1,
        state.doubled >> player & 1, turn, len(state.kept[player]), len(state.sold[player]) if has_seat else 0,
    ]  # fmt: skip
    row.numbers(start, numbers)
    start += NUMBER_COUNT
    if has_seat:
        row.bits(start, state.hands[player] >> 1)
    start += HIGHEST_CARD
    owned = state.owned[player]
    if row.changed(start, PEOPLE, (owned, state.turned & owned)):
        for character in members(owned):
            row.buffer[start + character] = 1 + (state.turned >> character & 1)
    if has_seat:
        city = state.cities[player]
        if row.keys[start + PEOPLE] is not city:
            row.keys[start + PEOPLE] = city
            counts = [parcels.bit_count() for parcels in city.kinds]
            row.buffer[start + PEOPLE : start + PEOPLE + KIND_COUNT] = array("h", counts)


def put_back(components: Components, top: int, start: int, row: Row) -> None:
    """The back of the character deck, whose top card this is; -1 when there is none."""
    if row.changed(start, 7, top) and top >= 0:
        character = components.characters[top]
        for suit, rank in enumerate(character.suit_ranks):
            row.buffer[start + suit] = rank + 1
        row.buffer[start + 6] = int(character.skull)


def build(game: Game[Position]) -> Encoding[Position]:
    kinds = question_places(game)
    blocks = [Block(name, shape, says) for name, shape, says in BLOCKS]
    blocks += question_blocks(kinds, "what the seat is asked: bid, power, take, lay, sell, recruit, suit")

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
            put_terrain(components, offer[slot] if slot < len(offer) else NO_CARD, start, row)
            start += PARCELS
        put_terrain(components, state.held, start, row)
        start += PARCELS
        left = len(state.characters) - state.top
        row.numbers(start, [state.era() + 1, state.round % ROUNDS + 1, deck_size(state), left])
        put_back(components, state.characters[state.top] if left > 0 else -1, start + 4, row)
        row.numbers(start + 11, [state.answers[seat] + 1])
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
