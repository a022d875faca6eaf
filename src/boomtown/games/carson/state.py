"""The position: decks, row, bids, cities and characters.

The seats 0 to `seats - 1` are people. Virtual players follow them, up to `player_count - 1`; they owe no decisions.
Lists inside lists are never changed in place, only replaced, so that clones may share them.
"""

from collections import Counter
from typing import Final, Self, cast

from boomtown.games.carson.bits import members
from boomtown.games.carson.city import City, rebuilt
from boomtown.games.carson.components import Components
from boomtown.games.carson.constants import ERA_CARDS, FEWEST_SEATS, FULL_HAND, MOST_SEATS, ROUNDS
from boomtown.kernel.game import Game
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import Json, Options, State

NO_CARD: Final = -1


def count_players(people: int, options: Options) -> int:
    """How many sit at the table, virtual players included: at least four, at most six (C1.6)."""
    return min(MOST_SEATS, max(FEWEST_SEATS, people) + int(options["more_virtual"]))


class Position(State):
    """One position of Carson City: The Card Game."""

    __slots__ = (
        "components", "player_count", "suits", "terrain", "next_terrain", "first_end", "characters", "top",
        "virtual_bids", "round", "row", "turns", "bids", "added", "sits_out", "doubled", "held", "hands", "spent",
        "cities", "owned", "turned", "kept", "sold", "removed", "gone",
    )  # fmt: skip

    def __init__(self, game: Game[State], seats: int, options: Options, rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.components = cast(Components, game.components)
        self.player_count = 0  # at the table: people and virtual players
        self.suits: list[int] = []  # the suit of each seat at the table; never changed in place
        self.terrain: list[int] = []  # the deck of era I, then that of era II; never changed after set-up
        self.next_terrain = 0  # the next card to be dealt from it
        self.first_end = 0  # where the deck of era I stopped; cards from here on left the game unseen
        self.characters: list[int] = []  # the character deck in drawing order; cards put under it are added at the end
        self.top = 0  # the next character to be drawn
        self.virtual_bids: list[list[int]] = []  # per virtual player its cards of both eras, in the order of the rounds
        self.round = 0  # 0 to 17
        self.row: list[int] = []  # the character, then terrain cards; NO_CARD where one was taken
        self.turns: list[int] = []  # the seats still to take cards in this round, the next one last
        self.bids: list[int] = []  # per seat the card shown in this round, 0 before that
        self.added: list[int] = []  # per seat what characters add to it
        self.sits_out = 0  # set of seats without a turn in this round (Lawyer)
        self.doubled = 0  # set of seats that take two cards in this round (Chinese Worker)
        self.held = NO_CARD  # the terrain card that must be laid now
        self.hands: list[int] = []  # per person the set of auction cards in hand: those not spent
        # Per person the auction cards of this era that were shown, the first one first.
        self.spent: list[list[int]] = []
        self.cities: list[City] = []  # per person
        self.owned: list[int] = []  # per seat the set of characters
        self.turned = 0  # the set of characters that were used
        self.kept: list[list[int]] = []  # per seat terrain outside a city: a virtual player's, or set aside by a person
        self.sold: list[list[int]] = []  # per person the terrain cards sold
        self.removed: list[int] = []  # terrain cards left over at the end of a round
        self.gone = 0  # the set of characters left over at the end of a round

    def clone(self) -> Self:
        copy = type(self)(self.game, self.seats, self.options, self.rng.clone())
        self.copy_base(copy)
        copy.player_count = self.player_count
        copy.suits = self.suits
        copy.terrain = self.terrain
        copy.next_terrain = self.next_terrain
        copy.first_end = self.first_end
        copy.characters = self.characters
        copy.top = self.top
        copy.virtual_bids = self.virtual_bids
        copy.round = self.round
        copy.row = self.row[:]
        copy.turns = self.turns[:]
        copy.bids = self.bids[:]
        copy.added = self.added[:]
        copy.sits_out = self.sits_out
        copy.doubled = self.doubled
        copy.held = self.held
        copy.hands = self.hands[:]
        copy.spent = self.spent[:]
        copy.cities = self.cities[:]
        copy.owned = self.owned[:]
        copy.turned = self.turned
        copy.kept = self.kept[:]
        copy.sold = self.sold[:]
        copy.removed = self.removed
        copy.gone = self.gone
        return copy

    def to_json(self) -> Json:
        return self.base_json() | {
            "table": self.player_count,
            "suits": list(self.suits),
            "terrain": list(self.terrain),
            "next_terrain": self.next_terrain,
            "first_end": self.first_end,
            "characters": list(self.characters),
            "top": self.top,
            "virtual_bids": [list(bids) for bids in self.virtual_bids],
            "round": self.round,
            "row": list(self.row),
            "turns": list(self.turns),
            "bids": list(self.bids),
            "added": list(self.added),
            "sits_out": self.sits_out,
            "doubled": self.doubled,
            "held": self.held,
            "spent": [list(cards) for cards in self.spent],
            "cities": [list(city.laid) for city in self.cities],
            "owned": list(self.owned),
            "turned": self.turned,
            "kept": [list(cards) for cards in self.kept],
            "sold": [list(cards) for cards in self.sold],
            "removed": list(self.removed),
            "gone": self.gone,
        }

    # Small questions the rules, the view and the bots ask alike.

    def era(self) -> int:
        """0 in era I, 1 in era II."""
        return self.round // ROUNDS

    def owns(self, seat: int, character: int) -> bool:
        return bool(self.owned[seat] >> character & 1)

    def owner(self, character: int) -> int:
        """The seat that has a character, -1 when none has."""
        for seat in range(self.player_count):
            if self.owned[seat] >> character & 1:
                return seat
        return -1

    def value(self, seat: int) -> int:
        """A seat's bid with everything that is added to it (C3.4)."""
        return self.bids[seat] + self.added[seat]


def hand_without(spent: list[int]) -> int:
    """The set of auction cards that a person still has in hand (C3.3)."""
    hand = FULL_HAND
    for card in spent:
        hand &= ~(1 << card)
    return hand


def restore(state: Position, doc: Json) -> None:
    """Fill a blank position from to_json(); cities are built again card by card."""
    state.player_count = cast(int, doc["table"])
    state.suits = list(cast(list[int], doc["suits"]))
    state.terrain = list(cast(list[int], doc["terrain"]))
    state.next_terrain = cast(int, doc["next_terrain"])
    state.first_end = cast(int, doc["first_end"])
    state.characters = list(cast(list[int], doc["characters"]))
    state.top = cast(int, doc["top"])
    state.virtual_bids = [list(bids) for bids in cast(list[list[int]], doc["virtual_bids"])]
    state.round = cast(int, doc["round"])
    state.row = list(cast(list[int], doc["row"]))
    state.turns = list(cast(list[int], doc["turns"]))
    state.bids = list(cast(list[int], doc["bids"]))
    state.added = list(cast(list[int], doc["added"]))
    state.sits_out = cast(int, doc["sits_out"])
    state.doubled = cast(int, doc["doubled"])
    state.held = cast(int, doc["held"])
    state.spent = [list(cards) for cards in cast(list[list[int]], doc["spent"])]
    state.hands = [hand_without(cards) for cards in state.spent]
    state.cities = [rebuilt(state.components, laid) for laid in cast(list[list[int]], doc["cities"])]
    state.owned = list(cast(list[int], doc["owned"]))
    state.turned = cast(int, doc["turned"])
    state.kept = [list(cards) for cards in cast(list[list[int]], doc["kept"])]
    state.sold = [list(cards) for cards in cast(list[list[int]], doc["sold"])]
    state.removed = list(cast(list[int], doc["removed"]))
    state.gone = cast(int, doc["gone"])


def census(state: Position) -> dict[str, int]:
    """Every terrain card and every character lies in exactly one place."""
    terrain = [state.held, *state.row[1:], *state.removed, *state.terrain[state.next_terrain :]]
    if state.first_end:  # era II: the unseen rest of era I
        terrain += state.terrain[state.first_end : ERA_CARDS]
    for pile in state.kept + state.sold:
        terrain += pile
    for city in state.cities:
        terrain += city.laid[::2]
    characters = state.row[:1] + state.characters[state.top :]
    for mask in [state.gone, *state.owned]:
        characters += members(mask)
    counts = {f"terrain {card}": count for card, count in Counter(terrain).items() if card != NO_CARD}
    for character, count in Counter(characters).items():
        if character != NO_CARD:
            counts[f"character {character}"] = count
    return counts
