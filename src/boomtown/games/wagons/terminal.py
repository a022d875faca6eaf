"""Draws Circle the Wagons: goals with their meaning, the circle, the cards to place, both towns with coordinates."""

from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from boomtown.games.wagons.components import SYMBOL_LETTERS, SYMBOLS, TERRAIN_LETTERS, TERRAINS
from boomtown.games.wagons.faces import Faces
from boomtown.games.wagons.view import CardView, View
from boomtown.kernel.message import Cell
from boomtown.term.drawing import Drawing
from boomtown.term.scene import Scene

# One column each in every terminal; a still, a horned head, a tower, a pistol, hammer and pick, a wheel.
GLYPHS = dict(zip(SYMBOL_LETTERS, "⚗∀♜⌐⚒☸", strict=True))

INK = "#2b2118"
GROUND = dict(zip(TERRAIN_LETTERS, ("#d98a4b", "#5c8f4e", "#8c8479", "#d8b94a", "#dfe8ee", "#5b9ec4"), strict=True))
ACCENT = "bold #c8501e"


def draw(view: View, scene: Scene) -> RenderableType:
    hands = [block for seat in range(2) if (block := draw_hand(view, scene, seat)) is not None]
    towns = [draw_town(view, scene, seat) for seat in _seats(scene)]
    parts: list[RenderableType] = [draw_goals(view, scene), draw_legend(scene), "", draw_circle(view, scene), *hands]
    parts += ["", Columns(towns, padding=(0, 4)), *draw_notes(view, scene)]
    return Group(*parts)


def label(view: View, scene: Scene, action: int) -> Text:
    verb, arguments = scene.actions.named(action)
    if verb == "place":
        covered = sum(1 for cell in _footprint(arguments["x"], arguments["y"]) if cell in _cells(view, scene.seat or 0))
        return Text(scene.say("wagons-label-covers", {"count": covered}) if covered else "", "dim")
    circle = view["circle"]
    place = [card["card"] for card in circle].index(arguments["card"])
    text = _front(circle[place], scene)
    if verb == "take":
        params: dict[str, int | str] = {"cards": place, "player": 1 - (scene.seat or 0)}
        skipped = scene.say("wagons-label-skip", params) if place else scene.say("wagons-label-next")
        text.append(f"  {skipped}", "dim")
    return text


# Goals and legend.


def draw_goals(view: View, scene: Scene) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    table.add_row(scene.say("wagons-goal-terrains"), scene.say("wagons-explain-terrains"))
    goals = cast(Faces, scene.faces)["faces"]["goals"]
    for goal in view["goals"]:
        face = goals[goal]
        option = next((option for option in face["with_option"] if scene.options.get(option)), "")
        table.add_row(face["name"], face["with_option"][option] if option else face["text"])
    return table


def draw_legend(scene: Scene) -> Text:
    text = Text()
    for letter, terrain in zip(TERRAIN_LETTERS, TERRAINS, strict=True):
        text.append(f" {letter} ", f"{INK} on {GROUND[letter]}").append(f" {scene.say(f'wagons-terrain-{terrain}')}  ")
    text.append("\n")
    for letter, symbol in zip(SYMBOL_LETTERS, SYMBOLS, strict=True):
        text.append(f" {_glyph(letter, scene)} ", "bold").append(f" {scene.say(f'wagons-symbol-{symbol}')}  ")
    return text


# Cards: in the circle and in the hands.


def draw_circle(view: View, scene: Scene) -> RenderableType:
    circle = view["circle"]
    if not circle:
        return Text(scene.say("wagons-circle-empty"), "dim")
    cards = [draw_card(card, scene, first=number == 0) for number, card in enumerate(circle)]
    return Group(Text(scene.say("wagons-circle"), "bold"), Columns(cards, padding=(0, 1)))


def draw_card(card: CardView, scene: Scene, *, first: bool = False, turned: bool = False, title: str = "") -> Text:
    """A card's number over its four territories; an arrow marks the next one."""
    front = card["front"]
    front = front[::-1] if turned else front
    text = Text(f"{'▸' if first else ' '}{title or card['card']}".ljust(8), ACCENT if first else "bold")
    for row in (front[:2], front[2:]):
        text.append("\n")
        for territory in row:
            _territory(text, territory, scene)
    return text


def draw_hand(view: View, scene: Scene, seat: int) -> RenderableType | None:
    """The cards a seat must place; the one that comes next is shown both ways round."""
    hand = view["hands"][seat]
    if not hand:
        return None
    shown = [draw_card(card, scene) for card in hand]
    if seat == scene.seat:
        upright = f"{hand[0]['card']} {scene.say('wagons-upright')}"
        turned = f"{hand[0]['card']} {scene.say('wagons-turned')}"
        shown[:1] = [
            draw_card(hand[0], scene, first=True, title=upright),
            draw_card(hand[0], scene, first=True, title=turned, turned=True),
        ]
    heading = Text(scene.say("wagons-hand", {"seat": seat}), "bold")
    return Padding(Group(heading, Columns(shown, padding=(0, 1))), (1, 0, 0, 0))


# Towns.


def draw_town(view: View, scene: Scene, seat: int) -> RenderableType:
    """A town with the coordinates that `place X Y` uses; spots open to the looking seat are marked."""
    cells = _cells(view, seat)
    spots = _spots(scene) if seat == scene.seat else {}
    heading = Text(scene.say("wagons-town", {"seat": seat, "points": scene.totals[seat]}), "bold")
    if not cells and not spots:
        return Group(heading, Text(scene.say("wagons-town-empty"), "dim"))
    corners = [*cells, *spots]
    columns = range(min(x for x, _ in corners), max(x for x, _ in corners) + 1)
    rows = range(min(y for _, y in corners), max(y for _, y in corners) + 1)
    last = _last_card(view, seat)
    grid = Text().append("    " + "".join(f"{x:>3} " for x in columns), "dim")
    for y in rows:
        grid.append("\n")
        grid.append(f"{y:>3} ", "dim")
        for x in columns:
            if (x, y) in cells:
                _territory(grid, cells[x, y], scene, marked=(x, y) in last)
            else:
                grid.append(*_spot(spots.get((x, y))))
    return Group(heading, grid)


def draw_notes(view: View, scene: Scene) -> list[Text]:
    """What the brackets and the marks in the towns mean."""
    keys = ["wagons-last-card"] if _cells(view, 0) or _cells(view, 1) else []
    if _spots(scene) and _cells(view, scene.seat or 0):
        keys.append("wagons-spots")
    return [Text(scene.say(key), "dim") for key in keys]


def _spot(gain: int | None) -> tuple[str, str]:
    if gain is None:
        return "    ", ""
    return (f" +{gain} "[:4], ACCENT) if gain > 0 else ("  · ", "dim")


def _spots(scene: Scene) -> dict[Cell, int]:
    """Where the card's upper left territory may lie, with the most it wins there either way round."""
    spots: dict[Cell, int] = {}
    for action in scene.legal:
        verb, arguments = scene.actions.named(action)
        if verb == "place":
            spot = arguments["x"], arguments["y"]
            spots[spot] = max(spots.get(spot, -99), scene.gains.get(action, 0))
    return spots


def _territory(text: Text, territory: str, scene: Scene, *, marked: bool = False) -> None:
    """Four columns: terrain letter and symbol on the terrain's colour, in brackets when marked."""
    left, right = "[]" if marked else "  "
    text.append(f"{left}{territory[0]}{_glyph(territory[1], scene)}{right}", f"{INK} on {GROUND[territory[0]]}")


def _front(card: CardView, scene: Scene) -> Text:
    """A card in one line: upper row / lower row."""
    text = Text()
    for place, territory in enumerate(card["front"]):
        if place == 2:
            text.append("/")
        _territory(text, territory, scene)
    return text


def _glyph(letter: str, scene: Scene) -> str:
    return letter if scene.letters else GLYPHS[letter]


def _seats(scene: Scene) -> list[int]:
    """The looking seat's own town comes first."""
    return [1, 0] if scene.seat == 1 else [0, 1]


def _cells(view: View, seat: int) -> dict[Cell, str]:
    return {(x, y): territory for x, y, territory in view["towns"][seat]["cells"]}


def _last_card(view: View, seat: int) -> list[Cell]:
    laid = view["towns"][seat]["laid"]
    return _footprint(laid[-1]["x"], laid[-1]["y"]) if laid else []


def _footprint(x: int, y: int) -> list[Cell]:
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


DRAWING = Drawing(draw, label)
