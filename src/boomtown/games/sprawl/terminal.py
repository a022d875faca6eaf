"""Draws Urban Sprawl: the city with block values and markers, both card rows with their texts, players and offices."""

from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boomtown.games.sprawl.city import SIDE, SPOT_LOTS, SPOT_NAMES, ZONES, lot_place
from boomtown.games.sprawl.constants import CONTRACT_BOXES, CONTRACT_DECKS, OFFICES, PLANNING_BOXES
from boomtown.games.sprawl.faces import CardFace, Faces
from boomtown.games.sprawl.view import View
from boomtown.kernel.message import Cell, Params
from boomtown.term.drawing import Drawing
from boomtown.term.scene import Scene

INK = "#2b2118"
ACCENT = "bold #c8501e"
LETTERS = {"CIV": "C", "COM": "M", "IND": "I", "RES": "R", "PARK": "P"}
GROUND = {"CIV": "#d9776b", "COM": "#d8b94a", "IND": "#7fa6c9", "RES": "#b79ad1", "PARK": "#8fae5a"}
EMPTY = "#e9dfc8"
# Behind the names of cards whose faces are not public.
RECONSTRUCTED = "°"


def draw(view: View, scene: Scene) -> RenderableType:
    params: Params = {"turn": view["turn"], "seat": view["active"], "ap": view["ap"]}
    heading = Text(scene.say("sprawl-table-turn", params), "bold")
    if view["stall"] is not None:
        key = f"sprawl-table-stall-{view['stall']['reason']}"
        heading.append("\n" + scene.say(key, {"turns": view["stall"]["turns"]}), ACCENT)
    tables = Columns([draw_planning(view, scene), draw_contracts(view, scene)], padding=(0, 3))
    return Group(heading, draw_city(view, scene), tables, draw_players(view, scene), draw_offices(view, scene))


def label(view: View, scene: Scene, action: int) -> Text:
    """What the notation does not say: which card lies in a box, what a spot costs."""
    verb, arguments = scene.actions.named(action)
    if verb == "take":
        return _short(_planning(view)[arguments["box"]], scene)
    if verb in ("favor", "build"):
        place = arguments["box" if verb == "favor" else "source"]
        return _short(_contracts(view, scene)[place], scene)
    if verb in ("invest", "use"):
        return _short(scene.actions.format(action).split()[1], scene)
    prices = view["prices"]
    if verb in ("place", "claim") and prices:
        block = SPOT_LOTS[SPOT_NAMES.index(scene.actions.format(action).split()[1])][0] >> 2
        return Text(scene.say("sprawl-label-price", {"price": prices[block]}), "dim")
    return Text()


# The city.


def draw_city(view: View, scene: Scene) -> RenderableType:
    """Six rows of blocks, each two lines of lots; values at the right of each block, numbers at the edges."""
    cells = _cells(view)
    values = view["values"]
    markers = view["markers"]
    board = _faces(scene)["facts"]["board"]
    marked = _targets(scene)
    text = Text("      ", "dim")
    for pair in range(3):
        text.append(f"N{pair + 1} {markers.get(f'n{pair + 1}', '·')!s:<15}", "dim")
    for row in range(SIDE):
        for half in range(2):
            edge = f"r{row + 1} {board['west'][row]} " if half == 0 else "     "
            text.append(f"\n{edge}", "dim")
            for column in range(SIDE):
                for x in (2 * column, 2 * column + 1):
                    _lot(text, cells.get((x, 2 * row + half)), (x, 2 * row + half) in marked)
                text.append(f"{values[SIDE * row + column]:>3}  " if half == 0 else "     ", "dim")
            if half == 0:
                text.append(f"E{row + 1} {markers.get(f'e{row + 1}', '·')}", "dim")
    text.append("\n     ", "dim")
    for column in range(SIDE):
        text.append(f"c{column + 1} {board['south'][column]:<6}", "dim")
    legend = f"{scene.say('sprawl-table-legend')} {RECONSTRUCTED} = {scene.say('sprawl-label-reconstructed')}."
    return Group(text, Text(legend, "dim"))


def _lot(text: Text, cell: tuple[str, int] | None, marked: bool) -> None:
    if cell is None:
        text.append("+·" if marked else " ·", ACCENT if marked else f"dim {INK} on {EMPTY}")
        return
    zone, owner = cell
    sign = str(owner + 1) if owner >= 0 else "·"
    text.append(LETTERS[zone] + sign, f"{'bold underline ' if marked else ''}{INK} on {GROUND[zone]}")


def _cells(view: View) -> dict[Cell, tuple[str, int]]:
    cells: dict[Cell, tuple[str, int]] = {}
    for building in view["city"]:
        for lot in SPOT_LOTS[SPOT_NAMES.index(building["spot"])]:
            cells[lot_place(lot)] = (building["zone"], building["owner"])
    return cells


def _targets(scene: Scene) -> set[Cell]:
    """The lots an action of the looking seat would touch."""
    cells: set[Cell] = set()
    for action in scene.legal:
        verb, _ = scene.actions.named(action)
        name = scene.actions.format(action).split()[-1]
        if verb in ("place", "claim", "building") and name in SPOT_NAMES:
            cells |= {lot_place(lot) for lot in SPOT_LOTS[SPOT_NAMES.index(name)]}
    return cells


# Cards.


def draw_planning(view: View, scene: Scene) -> RenderableType:
    costs = _faces(scene)["facts"]["ap"]["planning"]
    places = [*[str(box + 1) for box in range(PLANNING_BOXES)], "deck"]
    rows = list(zip(places, costs, _planning(view), strict=True))
    return _cards(scene.say("sprawl-table-planning"), rows, view["decks"]["planning"]["cards"], scene)


def draw_contracts(view: View, scene: Scene) -> RenderableType:
    costs = _faces(scene)["facts"]["ap"]["contracts"]
    open_decks = [deck for deck in CONTRACT_DECKS if view["decks"][deck]["active"]]
    places = [*[str(box + 1) for box in range(CONTRACT_BOXES)], *CONTRACT_DECKS]
    rows = [
        (place, costs[number], card)
        for number, (place, card) in enumerate(zip(places, _contracts(view, scene), strict=False))
        if place not in CONTRACT_DECKS or place in open_decks
    ]
    left = sum(view["decks"][deck]["cards"] for deck in open_decks)
    return _cards(scene.say("sprawl-table-contracts"), rows, left, scene)


def _cards(title: str, rows: list[tuple[str, int, str | None]], left: int, scene: Scene) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), title_justify="left", header_style="bold")
    table.add_column(title, no_wrap=True)
    table.add_column(scene.say("sprawl-table-ap"), justify="right", style="dim")
    table.add_column(scene.say("sprawl-table-cards", {"cards": left}), overflow="fold", max_width=58)
    for name, cost, card in rows:
        table.add_row(name, str(cost), Text("-", "dim") if card is None else _whole(card, scene))
    return table


def _planning(view: View) -> list[str | None]:
    return [*view["planning"], view["decks"]["planning"]["top"]]


def _contracts(view: View, scene: Scene) -> list[str | None]:
    """Boxes, deck tops, and the looking seat's Favors: the order of the `build` action."""
    tops = [view["decks"][deck]["top"] for deck in CONTRACT_DECKS]
    favors = [] if scene.seat is None else view["players"][scene.seat]["favors"]
    return [*view["contracts"], *tops, *favors, None, None]


def _faces(scene: Scene) -> Faces:
    return cast(Faces, scene.faces)


def _card(card: str, scene: Scene) -> CardFace:
    return _faces(scene)["faces"]["cards"][card]


def _short(card: str | None, scene: Scene) -> Text:
    return Text() if card is None else Text(_card(card, scene)["name"], "dim")


def _whole(card: str, scene: Scene) -> Text:
    face = _card(card, scene)
    mark = RECONSTRUCTED if face["source"] == "reconstructed" else ""
    text = Text(face["name"] + mark, "bold")
    if face["kind"] in ("event", "contract"):  # The name of a permit says everything.
        text.append(" " + face["text"], "not bold")
    return text


# Players and offices.


def draw_players(view: View, scene: Scene) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in ("players", "prestige", "points", "wealth", "vocations", "hand", "favors"):
        table.add_column(scene.say(f"sprawl-table-{name}"), overflow="fold")
    vocations = _faces(scene)["faces"]["vocations"]
    for seat, player in enumerate(view["players"]):
        tiles = ", ".join(f"{vocations[word]['name']} {count}" for word, count in player["vocations"].items())
        hand = " ".join(_permit(card, scene) for card in player["hand"])
        favors = ", ".join(_card(card, scene)["name"] for card in player["favors"] if card is not None)
        name = scene.catalogue.name(seat, scene.names)
        row = [f"{seat + 1} {name}", str(player["prestige"]), str(scene.totals[seat]), str(player["wealth"])]
        table.add_row(*row, tiles or "-", hand or "-", favors or "-")
    return table


def _permit(card: str, scene: Scene) -> str:
    """A planning card in few letters: P07:1CMI is one page for civic, commercial or industrial."""
    face = _card(card, scene)
    letters = "".join(LETTERS[zone] for zone in ZONES if zone in face["zones"])
    return f"{card.upper()}:{face['pages']}{letters}" if letters else card.upper()


def draw_offices(view: View, scene: Scene) -> RenderableType:
    faces = _faces(scene)["faces"]["offices"]
    text = Text(scene.say("sprawl-table-offices") + ": ", "bold")
    for office in OFFICES:
        if office in view["offices"]:
            seat = view["offices"][office]
            name = scene.catalogue.name(seat, scene.names) if seat >= 0 else scene.say("sprawl-table-nobody")
            mark = "▸" if view["pawn"] == office else ""
            text.append(f"{mark}{faces[office]['name']} {name}   ", "not bold")
    return text


DRAWING = Drawing(draw, label)
