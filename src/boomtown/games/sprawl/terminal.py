"""Draws Urban Sprawl: the city with block values and markers, both card rows with their texts, players and offices."""

from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boomtown.games.sprawl.city import SIDE, SPOT_LOTS, SPOT_NAMES, ZONES, lot_place
from boomtown.games.sprawl.constants import CONTRACT_BOXES, CONTRACT_DECKS, DECKS, OFFICES, PLANNING_BOXES
from boomtown.games.sprawl.faces import CardFace, EffectWords, Faces
from boomtown.games.sprawl.view import MarkerView, View
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


# How many lots a building has, behind its first lot; one lot goes without saying.
SIZE_SIGNS = {1: " ", 2: "²", 3: "³", 4: "⁴"}
PLAIN_SIZE_SIGNS = {1: " ", 2: "2", 3: "3", 4: "4"}


def draw(view: View, scene: Scene) -> RenderableType:
    params: Params = {"turn": view["turn"], "seat": view["active"], "ap": view["ap"]}
    heading = Text(scene.say("sprawl-table-turn", params), "bold")
    if view["discount"]:
        heading.append(", " + scene.say("sprawl-table-discount", {"wealth": view["discount"]}))
    if view["stall"] is not None:
        key = f"sprawl-table-stall-{view['stall']['reason']}"
        heading.append("\n" + scene.say(key, {"turns": view["stall"]["turns"]}), ACCENT)
    tables = Columns([draw_planning(view, scene), draw_contracts(view, scene)], padding=(0, 3))
    favors, events = draw_favors(view, scene), draw_events(view, scene)
    return Group(
        heading,
        draw_city(view, scene),
        tables,
        draw_piles(view, scene),
        draw_players(view, scene),
        *([favors] if favors else []),
        draw_offices(view, scene),
        *([events] if events else []),
    )


def label(view: View, scene: Scene, action: int) -> Text:
    """What the notation does not say: which card lies in a box, what a spot costs, what an offer or option brings."""
    verb, arguments = scene.actions.named(action)
    if verb in ("pay", "option"):
        return _part(view, scene, 0 if verb == "pay" else int(scene.actions.format(action).split()[1]) - 1)
    if verb == "take":
        return _short(_planning(view)[arguments["box"]], scene)
    if verb in ("favor", "build"):
        place = arguments["box" if verb == "favor" else "origin"]
        return _short(_contracts(view, scene)[place], scene)
    if verb in ("invest", "use"):
        return _short(scene.actions.format(action).split()[1], scene)
    prices = view["ask"].get("prices") if view["ask"] else None
    if verb in ("place", "claim") and prices:
        block = SPOT_LOTS[SPOT_NAMES.index(scene.actions.format(action).split()[1])][0] >> 2
        return Text(scene.say("sprawl-label-price", {"price": prices[block]}), "dim")
    return Text()


# The city.


def draw_city(view: View, scene: Scene) -> RenderableType:
    """Six rows of blocks, each two lines of lots; values at the right of each block, numbers at the edges.

    A building has a capital letter and its size on its first lot and small letters on the others.
    """
    cells = _cells(view, PLAIN_SIZE_SIGNS if scene.letters else SIZE_SIGNS)
    values = view["values"]
    markers = view["markers"]
    board = _faces(scene)["facts"]["board"]
    marked = _targets(scene)
    text = Text("      ", "dim")
    for pair in range(3):
        text.append(f"N{pair + 1} {_number(markers, f'n{pair + 1}'):<19}", "dim")
    for row in range(SIDE):
        for half in range(2):
            edge = f"r{row + 1} {board['west'][row]} " if half == 0 else "     "
            text.append(f"\n{edge}", "dim")
            for column in range(SIDE):
                for x in (2 * column, 2 * column + 1):
                    _lot(text, cells.get((x, 2 * row + half)), (x, 2 * row + half) in marked)
                text.append(f"{values[SIDE * row + column]:>3}  " if half == 0 else "     ", "dim")
            if half == 0:
                text.append(f"E{row + 1} {_number(markers, f'e{row + 1}')}", "dim")
    text.append("\n     ", "dim")
    for column in range(SIDE):
        text.append(f"c{column + 1} {board['south'][column]:<8}", "dim")
    legend = f"{scene.say('sprawl-table-legend')} {RECONSTRUCTED} = {scene.say('sprawl-label-reconstructed')}."
    return Group(text, Text(legend, "dim"))


def _number(markers: dict[str, MarkerView], space: str) -> str:
    """The number of the marker on a grey space."""
    return str(markers[space]["number"]) if space in markers else "·"


def _lot(text: Text, cell: tuple[str, str] | None, marked: bool) -> None:
    if cell is None:
        text.append("+· " if marked else " · ", ACCENT if marked else f"dim {INK} on {EMPTY}")
        return
    zone, signs = cell
    text.append(signs, f"{'bold underline ' if marked else ''}{INK} on {GROUND[zone]}")


def _cells(view: View, size_signs: dict[int, str]) -> dict[Cell, tuple[str, str]]:
    """Per lot the zone of the building on it and the three signs to be shown there."""
    cells: dict[Cell, tuple[str, str]] = {}
    for building in view["city"]:
        letter = LETTERS[building["zone"]]
        owner = str(building["owner"] + 1) if building["owner"] >= 0 else "·"
        first, *others = SPOT_LOTS[SPOT_NAMES.index(building["spot"])]
        cells[lot_place(first)] = (building["zone"], letter + owner + size_signs[1 + len(others)])
        for lot in others:
            cells[lot_place(lot)] = (building["zone"], letter.lower() + owner + " ")
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
    return _cards(scene.say("sprawl-table-planning"), rows, scene)


def draw_contracts(view: View, scene: Scene) -> RenderableType:
    costs = _faces(scene)["facts"]["ap"]["contracts"]
    open_decks = [deck for deck in CONTRACT_DECKS if view["decks"][deck]["active"]]
    places = [*[str(box + 1) for box in range(CONTRACT_BOXES)], *CONTRACT_DECKS]
    rows = [
        (place, costs[number], card)
        for number, (place, card) in enumerate(zip(places, _contracts(view, scene), strict=False))
        if place not in CONTRACT_DECKS or place in open_decks
    ]
    return _cards(scene.say("sprawl-table-contracts"), rows, scene)


def _cards(title: str, rows: list[tuple[str, int, str | None]], scene: Scene) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), title_justify="left", header_style="bold")
    table.add_column(title, no_wrap=True)
    table.add_column(scene.say("sprawl-table-ap"), justify="right", style="dim")
    table.add_column("", overflow="fold", max_width=58)
    for name, cost, card in rows:
        table.add_row(name, str(cost), Text("-", "dim") if card is None else _whole(card, scene))
    return table


def draw_piles(view: View, scene: Scene) -> RenderableType:
    """How many cards each deck still has, the planning discards, the vocation tiles nobody has."""
    faces = _faces(scene)["faces"]
    decks: list[str] = []
    for deck in DECKS:
        pile = view["decks"][deck]
        closed = "" if pile["active"] else f" ({scene.say('sprawl-table-closed')})"
        decks.append(f"{faces['decks'][deck]['name']} {pile['cards']}{closed}")
    discards = [_planning_card(card, scene) for card in view["discards"]]
    supply = [f"{faces['vocations'][word]['name']} {tiles}" for word, tiles in view["supply"].items()]
    text = Text()
    for key, entries in (("decks", decks), ("discards", discards), ("supply", supply)):
        text.append(scene.say(f"sprawl-table-{key}") + ": ", "bold")
        text.append(" · ".join(entries) or "-", "not bold")
        text.append("\n" if key != "supply" else "")
    return text


def draw_events(view: View, scene: Scene) -> Text:
    """What the events of the latest end of turn say, and the words of the effect that asks now."""
    text = Text()
    for card in view["revealed"]:
        if _card(card, scene)["kind"] == "event":
            text.append("\n" if text else "").append_text(_whole(card, scene))
    effect = _effect(view, scene)
    if effect is not None:
        text.append("\n" if text else "").append(f"{effect['name']}: {effect['text']}", ACCENT)
    return text


def _effect(view: View, scene: Scene) -> EffectWords | None:
    """The effect that asks now."""
    return None if view["effect"] is None else _faces(scene)["faces"]["effects"].get(view["effect"])


def _part(view: View, scene: Scene, number: int) -> Text:
    """What one option of the effect that asks says, or what its offer brings."""
    effect = _effect(view, scene)
    return Text() if effect is None or not effect["parts"] else Text(effect["parts"][number], "dim")


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
    for name in ("players", "prestige", "points", "wealth", "cubes", "vocations", "hand", "favors"):
        table.add_column(scene.say(f"sprawl-table-{name}"), overflow="fold")
    vocations = _faces(scene)["faces"]["vocations"]
    for seat, player in enumerate(view["players"]):
        tiles = ", ".join(f"{vocations[word]['name']} {count}" for word, count in player["vocations"].items())
        hand = " ".join(_planning_card(card, scene) for card in player["hand"])
        favors = [_card(card, scene)["name"] for card in player["favors"] if card is not None]
        if player["extra_favor"]:
            favors.append(f"({scene.say('sprawl-table-extra-favor')})")
        name = scene.catalogue.name(seat, scene.names)
        row = [f"{seat + 1} {name}", str(player["prestige"]), str(scene.totals[seat]), str(player["wealth"])]
        table.add_row(*row, str(player["cubes"]), tiles or "-", hand or "-", ", ".join(favors) or "-")
    return table


def draw_favors(view: View, scene: Scene) -> Text:
    """What the Favors say, for they cannot be read in a box any more."""
    text = Text()
    for seat, player in enumerate(view["players"]):
        for card in player["favors"]:
            if card is not None:
                fresh = f" ({scene.say('sprawl-table-fresh')})" if card in player["fresh"] else ""
                heading = scene.say("sprawl-table-favor-of", {"seat": seat}) + " "
                text.append("\n" if text else "").append(heading, "dim")
                text.append_text(_whole(card, scene)).append(fresh, "dim")
    return text


def _planning_card(card: str, scene: Scene) -> str:
    """A planning card in few letters: P07:1CMI=10 is one page for civic, commercial or industrial, worth 10 wealth."""
    face = _card(card, scene)
    if face["kind"] == "event":
        return face["name"]
    letters = "".join(LETTERS[zone] for zone in ZONES if zone in face["zones"])
    return f"{card.upper()}:{face['pages']}{letters}={face['pay']}" if letters else card.upper()


def draw_offices(view: View, scene: Scene) -> RenderableType:
    faces = _faces(scene)["faces"]["offices"]
    text = Text(scene.say("sprawl-table-offices") + ": ", "bold")
    for office in OFFICES:
        if office in view["offices"]:
            seat = view["offices"][office]
            name = scene.catalogue.name(seat, scene.names) if seat >= 0 else scene.say("sprawl-table-nobody")
            mark = "▸" if view["pawn"] == office else ""
            text.append(f"{mark}{faces[office]['name']} {name}   ", "not bold")
    pawn = view["pawn"]
    if pawn not in view["offices"]:  # The election pawn moves over offices that wait for Airport.
        text.append(f"▸{faces[pawn]['name']} ({scene.say('sprawl-table-waiting')})", "not bold")
    return text


DRAWING = Drawing(draw, label)
