"""A position as numbers for learning programs: counts and sets, a row of the same kind for each player."""

from typing import Final, cast

from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.components import Components
from boomtown.games.coloma.goods import deck_size
from boomtown.games.coloma.state import AWAY, NEUTRAL, NOBODY, Position
from boomtown.games.coloma.view import HIDDEN_TILE
from boomtown.kernel.encoding import (
    LOW,
    Block,
    Encoder,
    Encoding,
    Row,
    laid_out,
    put_question,
    question_blocks,
    question_places,
)
from boomtown.kernel.game import Game

MOST: Final = 6

NUMBERS = (
    "present", "bucks", "gold", "dudes", "tents", "horses", "points", "graves", "guests", "hotels",
    "dudes in the supply", "tents in the supply", "horses in the supply", "cards in hand", "cards in the deck",
    "rivers", "specialty used", "sheriff", "pioneer's site", "mule's site",
)  # fmt: skip


def put_counts(row: Row, start: int, size: int, things: tuple[int, ...]) -> None:
    """How many there are of each."""
    if row.list_changed(start, size, things):
        for thing in things:
            row.data[2 * (start + thing) + LOW] += 1


def put_outermost(row: Row, start: int, size: int, known: tuple[int, ...]) -> None:
    """Known cards at one end of a deck, the outermost last; it is 1."""
    if row.list_changed(start, size, known):
        for order, card in enumerate(reversed(known)):
            row.put(start + card, order + 1)


def row_owner(owner: int, seat: int, players: int) -> int:
    """Who holds a row of the shootout, seen from a seat."""
    if owner == NOBODY:
        return 0
    return MOST + 1 if owner == NEUTRAL else (owner - seat) % players + 1


class Layout:
    """The blocks of the numbers, where each begins, and how they are written."""

    __slots__ = (
        "blocks", "kinds", "cards", "barrels", "menu_items", "built", "on_bridges", "events", "on_lands", "carrots",
        "wagon", "specialty", "board", "full_barrels", "empty_barrels", "player_size", "own", "table", "avoided",
        "shootout", "hideout", "stack", "discarded", "stock", "tables", "menu", "turn", "answer", "question",
    )  # fmt: skip

    def __init__(self, game: Game[Position]) -> None:
        components = cast(Components, game.components)
        self.kinds = question_places(game)
        cards, barrels, bridges = len(components.buildings), len(components.barrels), len(components.bridges)
        rows = components.verbs.row.size
        years = len(components.years)
        self.cards = cards
        self.barrels = barrels
        self.menu_items = components.verbs.specialty_item + 1
        # What a player has, in this order after the numbers.
        self.built = len(NUMBERS)
        self.on_bridges = self.built + cards
        self.events = self.on_bridges + bridges
        self.on_lands = self.events + SITES
        self.carrots = self.on_lands + len(components.lands)
        self.wagon = self.carrots + SITES
        self.specialty = self.wagon + len(components.spaces)
        self.board = self.specialty + len(components.specialties)
        self.full_barrels = self.board + len(components.boards)
        self.empty_barrels = self.full_barrels + barrels
        self.player_size = self.empty_barrels + barrels

        self.blocks = [
            Block(
                "players", (MOST, self.player_size),
                f"from the own seat on: {', '.join(NUMBERS)}; cards built; bridges; tents on events and on lands; "
                "carrots; where the wagon is; specialty; board; barrels; used barrels",
            ),
            Block("cards", (4, cards), "own cards: hand, unseen in the deck, known on top and below (1 is the "
                  "outermost)"),
            Block("table", (10,), "year, round, Barker, Bust, nuggets in the supply and in the cart, outlaws, hotels, "
                  "Buster's site, the site of the turn"),
            Block("avoided", (SITES,), "the sites that Buster avoids"),
            Block("rows", (rows,), "the shootout: 0 free, 1 the own seat, then the others round the table, 7 neutral"),
            Block("hideout", (5,), "the barrel on each space, from 1"),
            Block("stack", (barrels,), "face-down barrels of each kind"),
            Block("discarded", (barrels,), "barrels that are out of the game"),
            Block("bridges", (bridges,), "tiles left of each type"),
            Block("tables", (years,), "the shootout table of each year, from 1; 0 while it lies face down"),
            Block("menu", (3, self.menu_items), "while the seat is asked: items open, used, and looked at without a "
                  "deed"),
            Block("turn", (3,), "looks without a deed, extra spaces for wagons, whether a row was filled"),
            Block("answer", (1,), "the own secret answer, as an action from 1"),
            *question_blocks(self.kinds, "what the seat is asked"),
        ]  # fmt: skip
        start_of = {block.name: block.start for block in laid_out(self.blocks)}
        self.own = start_of["cards"]
        self.table = start_of["table"]
        self.avoided = start_of["avoided"]
        self.shootout = start_of["rows"]
        self.hideout = start_of["hideout"]
        self.stack = start_of["stack"]
        self.discarded = start_of["discarded"]
        self.stock = start_of["bridges"]
        self.tables = start_of["tables"]
        self.menu = start_of["menu"]
        self.turn = start_of["turn"]
        self.answer = start_of["answer"]
        self.question = start_of["question"]

    def put_player(self, state: Position, player: int, start: int, row: Row) -> None:
        row.number(start, 1)
        row.number(start + 1, state.bucks[player])
        row.number(start + 2, state.gold[player])
        row.number(start + 3, state.dudes[player])
        row.number(start + 4, state.tents[player])
        row.number(start + 5, state.horses[player])
        row.number(start + 6, state.points[player])
        row.number(start + 7, state.graves[player])
        row.number(start + 8, state.guests[player])
        row.number(start + 9, state.hotels[player])
        row.number(start + 10, state.dude_supply[player])
        row.number(start + 11, state.tent_supply[player])
        row.number(start + 12, state.horse_supply[player])
        row.number(start + 13, state.hand[player].bit_count())
        row.number(start + 14, deck_size(state, player))
        row.number(start + 15, state.rivers[player].bit_count())
        row.number(start + 16, state.specialty_used[player])
        row.number(start + 17, 1 if state.sheriff == player else 0)
        row.number(start + 18, state.pioneers[player] + 1)
        row.number(start + 19, state.mules[player] + 1)
        row.bits(start + self.built, state.built[player])
        row.bits(start + self.on_bridges, state.bridges[player])
        row.bits(start + self.events, state.event_tents[player])
        row.bits(start + self.on_lands, state.land_tents[player])
        row.bits(start + self.carrots, state.carrots[player])
        row.one_hot(start + self.wagon, state.wagon[player])
        row.one_hot(start + self.specialty, state.specialty[player])
        row.one_hot(start + self.board, state.board[player])
        put_counts(row, start + self.full_barrels, self.barrels, state.barrels[player])
        put_counts(row, start + self.empty_barrels, self.barrels, state.used_barrels[player])

    def write(self, state: Position, seat: int, row: Row) -> None:
        players = state.players
        for place in range(players):
            self.put_player(state, (seat + place) % players, place * self.player_size, row)
        row.bits(self.own, state.hand[seat])
        row.bits(self.own + self.cards, state.middle[seat])
        put_outermost(row, self.own + 2 * self.cards, self.cards, state.top[seat])
        put_outermost(row, self.own + 3 * self.cards, self.cards, state.bottom[seat])
        table = self.table
        row.number(table, state.year + 1)
        row.number(table + 1, state.round + 1)
        row.number(table + 2, state.barker + 1)
        row.number(table + 3, state.bust + 1)
        row.number(table + 4, state.gold_supply)
        row.number(table + 5, state.gold_cart)
        row.number(table + 6, state.outlaws)
        row.number(table + 7, state.hotel_stock)
        row.number(table + 8, 0 if state.buster == AWAY else state.buster + 1)
        row.number(table + 9, state.site + 1)
        row.bits(self.avoided, state.revealed)
        for place in range(len(state.rows)):
            row.number(self.shootout + place, row_owner(state.rows[place], seat, players))
        row.numbers(self.hideout, state.face_up, 1)
        row.numbers(self.stack, state.pile)
        row.numbers(self.discarded, state.discarded)
        row.numbers(self.stock, state.bridge_stock)
        hidden = state.year < HIDDEN_TILE
        for year in range(len(state.tables)):
            row.number(self.tables + year, 0 if hidden and year == HIDDEN_TILE else state.tables[year] + 1)
        asked = state.is_pending(seat)
        menu, items = self.menu, self.menu_items
        row.bits(menu, state.items if asked else 0)
        row.bits(menu + items, state.used if asked else 0)
        row.bits(menu + 2 * items, state.opened_and_left if asked else 0)
        row.number(self.turn, state.looks)
        row.number(self.turn + 1, state.ride)
        row.number(self.turn + 2, 1 if state.row_done else 0)
        row.number(self.answer, state.answers[seat] + 1)
        put_question(row, self.question, state, seat, self.kinds)


def build(game: Game[Position]) -> Encoding[Position]:
    layout = Layout(game)
    return Encoding(layout.blocks, layout.write, game.actions.size)


ENCODER = Encoder(build)
