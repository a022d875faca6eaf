"""Draws Urban Sprawl: the city with block values and markers, both card rows with their texts, players and offices."""

from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boomtown.games.sprawl.cardtext import card_face
from boomtown.games.sprawl.city import SIDE, SPOT_LOTS, SPOT_NAMES, lot_place
from boomtown.games.sprawl.common import card_name
from boomtown.games.sprawl.components import (
    CARD_LEVEL,
    CARD_NUMBER,
    CARD_SOURCE,
    CARD_ZONES,
    CONTRACT_COST,
    PLANNING_COST,
    SOUTH_WEALTH,
    WEST_PRESTIGE,
)
from boomtown.games.sprawl.words import DECKS, OFFICES
from boomtown.kernel.message import Cell
from boomtown.kernel.state import Json
from boomtown.term.drawing import Drawing
from boomtown.term.scene import Scene

INK = "#2b2118"
ACCENT = "bold #c8501e"
LETTERS = {"CIV": "C", "COM": "M", "IND": "I", "RES": "R", "PARK": "P"}
GROUND = {"CIV": "#d9776b", "COM": "#d8b94a", "IND": "#7fa6c9", "RES": "#b79ad1", "PARK": "#8fae5a"}
EMPTY = "#e9dfc8"
# Behind the names of cards whose faces are not public.
RECONSTRUCTED = "°"


def draw(view: Json, scene: Scene) -> RenderableType:
    told = {"turn": cast(int, view["turn"]), "seat": cast(int, view["active"]), "ap": cast(int, view["ap"])}
    heading = Text(scene.say("sprawl-table-turn", dict(told)), "bold")
    tables = Columns([draw_planning(view, scene), draw_contracts(view, scene)], padding=(0, 3))
    return Group(heading, draw_city(view, scene), tables, draw_players(view, scene), draw_offices(view, scene))


def label(view: Json, scene: Scene, action: int) -> Text:
    """What the notation does not say: which card lies in a box, what a spot costs."""
    verb, arguments = scene.actions.named(action)
    if verb == "take":
        return _short(_planning(view)[arguments["box"]], scene)
    if verb in ("favor", "build"):
        place = arguments["box" if verb == "favor" else "source"]
        return _short(_contracts(view, scene)[place], scene)
    if verb in ("invest", "use"):
        return _short(scene.actions.format(action).split()[1], scene)
    prices = cast(list[int], view["prices"])
    if verb in ("place", "claim") and prices:
        block = SPOT_LOTS[SPOT_NAMES.index(scene.actions.format(action).split()[1])][0] >> 2
        return Text(scene.say("sprawl-label-price", {"price": prices[block]}), "dim")
    return Text()


# The city.


def draw_city(view: Json, scene: Scene) -> RenderableType:
    """Six rows of blocks, each two lines of lots; values at the right of each block, numbers at the edges."""
    cells = _cells(view)
    values = cast(list[int], view["values"])
    markers = cast(dict[str, int], view["markers"])
    marked = _targets(scene)
    text = Text("      ", "dim")
    for pair in range(3):
        text.append(f"N{pair + 1} {markers.get(f'n{pair + 1}', '·')!s:<15}", "dim")
    for row in range(SIDE):
        for half in range(2):
            edge = f"r{row + 1} {WEST_PRESTIGE[row]} " if half == 0 else "     "
            text.append(f"\n{edge}", "dim")
            for column in range(SIDE):
                for x in (2 * column, 2 * column + 1):
                    _lot(text, cells.get((x, 2 * row + half)), (x, 2 * row + half) in marked)
                text.append(f"{values[SIDE * row + column]:>3}  " if half == 0 else "     ", "dim")
            if half == 0:
                text.append(f"E{row + 1} {markers.get(f'e{row + 1}', '·')}", "dim")
    text.append("\n     ", "dim")
    for column in range(SIDE):
        text.append(f"c{column + 1} {SOUTH_WEALTH[column]:<6}", "dim")
    legend = f"{scene.say('sprawl-table-legend')} {RECONSTRUCTED} = {scene.say('sprawl-label-reconstructed')}."
    return Group(text, Text(legend, "dim"))


def _lot(text: Text, cell: tuple[str, int] | None, marked: bool) -> None:
    if cell is None:
        text.append("+·" if marked else " ·", ACCENT if marked else f"dim {INK} on {EMPTY}")
        return
    zone, owner = cell
    sign = str(owner + 1) if owner >= 0 else "·"
    text.append(LETTERS[zone] + sign, f"{'bold underline ' if marked else ''}{INK} on {GROUND[zone]}")


def _cells(view: Json) -> dict[Cell, tuple[str, int]]:
    found: dict[Cell, tuple[str, int]] = {}
    for building in cast(list[Json], view["city"]):
        for lot in SPOT_LOTS[SPOT_NAMES.index(cast(str, building["spot"]))]:
            found[lot_place(lot)] = (cast(str, building["zone"]), cast(int, building["owner"]))
    return found


def _targets(scene: Scene) -> set[Cell]:
    """The lots an action of the looking seat would touch."""
    found: set[Cell] = set()
    for action in scene.legal:
        verb, _ = scene.actions.named(action)
        name = scene.actions.format(action).split()[-1]
        if verb in ("place", "claim", "building") and name in SPOT_NAMES:
            found |= {lot_place(lot) for lot in SPOT_LOTS[SPOT_NAMES.index(name)]}
    return found


# Cards.


def draw_planning(view: Json, scene: Scene) -> RenderableType:
    deck = cast(dict[str, Json], view["decks"])["planning"]
    rows = [(f"{box + 1}" if box < 4 else "deck", PLANNING_COST[box], card) for box, card in enumerate(_planning(view))]
    return _cards(scene.say("sprawl-table-planning"), rows, cast(int, deck["cards"]), scene)


def draw_contracts(view: Json, scene: Scene) -> RenderableType:
    decks = cast(dict[str, Json], view["decks"])
    rows = []
    for place, card in enumerate(_contracts(view, scene)[:8]):
        if place < 5 or decks[DECKS[place - 5]]["active"]:
            rows.append((f"{place + 1}" if place < 5 else DECKS[place - 5], CONTRACT_COST[place], card))
    left = sum(cast(int, decks[name]["cards"]) for name in DECKS[:3] if decks[name]["active"])
    return _cards(scene.say("sprawl-table-contracts"), rows, left, scene)


def _cards(title: str, rows: list[tuple[str, int, str | None]], left: int, scene: Scene) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), title_justify="left", header_style="bold")
    table.add_column(title, no_wrap=True)
    table.add_column(scene.say("sprawl-table-ap"), justify="right", style="dim")
    table.add_column(scene.say("sprawl-table-cards", {"cards": left}), overflow="fold", max_width=58)
    for name, cost, card in rows:
        table.add_row(name, str(cost), Text("-", "dim") if card is None else _whole(card, scene))
    return table


def _planning(view: Json) -> list[str | None]:
    top = cast(dict[str, Json], view["decks"])["planning"]["top"]
    return [*cast(list[str | None], view["planning"]), cast(str | None, top)]


def _contracts(view: Json, scene: Scene) -> list[str | None]:
    """Boxes, deck tops, and the looking seat's Favors: the order of the `build` action."""
    decks = cast(dict[str, Json], view["decks"])
    tops = [cast(str | None, decks[name]["top"]) for name in DECKS[:3]]
    favors: list[str | None] = []
    if scene.seat is not None:
        favors = list(cast(list[str | None], cast(list[Json], view["players"])[scene.seat]["favors"]))
    return [*cast(list[str | None], view["contracts"]), *tops, *favors, None, None]


def _short(card: str | None, scene: Scene) -> Text:
    return Text() if card is None else Text(_card_name(card, scene), "dim")


def _card_name(card: str, scene: Scene) -> str:
    name = card_name(CARD_NUMBER[card])
    return scene.say(name[1:]) if name.startswith("@") else name


def _whole(card: str, scene: Scene) -> Text:
    number = CARD_NUMBER[card]
    mark = RECONSTRUCTED if CARD_SOURCE[number] == "reconstructed" else ""
    text = Text(_card_name(card, scene) + mark, "bold")
    if number >= 40:
        text.append(" " + "; ".join(card_face(scene.say, number)), "not bold")
    return text


# Players and offices.


def draw_players(view: Json, scene: Scene) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    headings = ("players", "prestige", "points", "wealth", "vocations", "hand", "favors")
    for name in headings:
        table.add_column(scene.say(f"sprawl-table-{name}"), overflow="fold")
    for seat, player in enumerate(cast(list[Json], view["players"])):
        vocations = cast(dict[str, int], player["vocations"])
        tiles = ", ".join(f"{scene.say(f'sprawl-vocation-{name}')} {count}" for name, count in vocations.items())
        hand = " ".join(_permit(card) for card in cast(list[str], player["hand"]))
        kept = [card for card in cast(list[str | None], player["favors"]) if card is not None]
        favors = ", ".join(_card_name(card, scene) for card in kept)
        name = scene.catalogue.name(seat, scene.names)
        row = [f"{seat + 1} {name}", str(player["prestige"]), str(scene.totals[seat]), str(player["wealth"])]
        table.add_row(*row, tiles or "-", hand or "-", favors or "-")
    return table


def _permit(card: str) -> str:
    """A planning card in few letters: P07:1CMI is one page for civic, commercial or industrial."""
    number = CARD_NUMBER[card]
    letters = "".join(letter for zone, letter in enumerate("CMIR") if CARD_ZONES[number] >> zone & 1)
    return f"{card.upper()}:{CARD_LEVEL[number]}{letters}" if letters else card.upper()


def draw_offices(view: Json, scene: Scene) -> RenderableType:
    held = cast(dict[str, int], view["offices"])
    text = Text(scene.say("sprawl-table-offices") + ": ", "bold")
    for office in OFFICES:
        if office in held:
            seat = held[office]
            name = scene.catalogue.name(seat, scene.names) if seat >= 0 else scene.say("sprawl-table-nobody")
            mark = "▸" if view["pawn"] == office else ""
            text.append(f"{mark}{scene.say(f'sprawl-office-{office}')} {name}   ", "not bold")
    return text


DRAWING = Drawing(draw, label)
