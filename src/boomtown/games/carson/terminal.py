"""Draws Carson City: The Card Game: the row with its card texts, the seats, the cities with coordinates."""

from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from boomtown.games.carson.constants import CHARACTERS, SUITS
from boomtown.games.carson.faces import Faces, Groups
from boomtown.games.carson.view import CharacterView, CityView, OwnedCharacterView, SeatView, TerrainView, View
from boomtown.kernel.message import Cell, Params
from boomtown.term.drawing import Drawing
from boomtown.term.scene import Scene

INK = "#2b2118"
ACCENT = "bold #c8501e"
GROUND: dict[str, str] = {
    "empty": "#e3cf9f", "house": "#d98a4b", "townhouse": "#c0632e", "mountain": "#8c8479", "mine": "#6f6a8f",
    "ranch": "#8fae5a", "blacksmith": "#9b8b7a", "drugstore": "#7fb3a2", "bank": "#d8b94a", "saloon": "#c97b8e",
    "hotel": "#d67f5f", "general_store": "#a9b86a", "church": "#dfe8ee", "prison": "#9aa3ad", "city_hall": "#b79ad1",
    "outlaws": "#b5483c",
}  # fmt: skip
DOLLAR, ARROW = "$", "↷"


def draw(view: View, scene: Scene) -> RenderableType:
    seats = [draw_seat(view, scene, seat) for seat in _order(view, scene)]
    return Group(draw_heading(view, scene), draw_legend(view, scene), "", draw_row(view, scene), *seats)


def label(view: View, scene: Scene, action: int) -> Text:
    verb, arguments = scene.actions.named(action)
    if verb == "take":
        character, terrain = _row(view)
        if arguments["slot"] == 0:
            return Text() if character is None else _character(character, scene)
        card = terrain[arguments["slot"] - 1]
        return Text() if card is None else _parcels_in_line(card, scene)
    if verb == "suit":
        return Text(_groups(scene)["suits"][SUITS[arguments["suit"]]]["name"], "dim")
    if verb in ("use", "recruit"):
        return Text(_groups(scene)["characters"][CHARACTERS[arguments["character"]]]["text"], "dim")
    if verb == "sell":
        for laid in _city(view, scene.seat or 0)["laid"]:
            if (laid["x"], laid["y"]) == (arguments["x"], arguments["y"]):
                return Text(scene.say("carson-label-sale", {"card": _terrain(laid)}), "dim")
    return Text()


# What lies in the middle of the table.


def draw_heading(view: View, scene: Scene) -> RenderableType:
    faces = _groups(scene)
    text = Text(scene.say("carson-heading", {"era": view["era"], "round": view["round"]}), "bold")
    suits = " > ".join(faces["suits"][suit]["name"] for suit in view["characters"]["back"])
    text.append("\n" + scene.say("carson-ties", {"suits": suits}), "dim")
    under = ", ".join(faces["characters"][character]["name"] for character in view["characters"]["under"])
    if under:
        text.append("\n" + scene.say("carson-under", {"characters": under}), "dim")
    if view["turns"]:
        names = ", ".join(_seat_name(view, scene, seat) for seat in view["turns"])
        text.append("\n" + scene.say("carson-order", {"names": names}))
    candidates = ", ".join(faces["characters"][card["character"]]["name"] for card in view["candidates"])
    if candidates:
        text.append("\n" + scene.say("carson-candidates", {"characters": candidates}))
    return text


def draw_legend(view: View, scene: Scene) -> Text:
    """The kinds that are in sight somewhere, each with what it does."""
    letters = {letter for card in _row(view)[1] if card is not None for letter in card["face"]}
    for seat in view["seats"]:
        if not seat["virtual"]:
            letters |= {letter for row in seat["city"]["rows"] for letter in row}
    text = Text()
    for kind, face in _groups(scene)["kinds"].items():
        if face["letter"] in letters and kind != "empty":
            text.append(f" {face['letter']} ", f"{INK} on {GROUND[kind]}").append(f" {face['name']}", "bold")
            text.append(f"  {face['text']}\n" if face["text"] else "\n", "dim")
    text.rstrip()
    return text


def draw_row(view: View, scene: Scene) -> RenderableType:
    if not view["row"]:
        return Text()
    character, terrain = _row(view)
    lines: list[RenderableType] = [Text(scene.say("carson-row"), "bold")]
    if character is None:
        lines.append(Text(f"0 {scene.say('carson-taken')}", "dim"))
    else:
        text = Text("0 ", ACCENT).append_text(_character(character, scene))
        lines.append(text.append("  " + _groups(scene)["characters"][character["character"]]["text"], "dim"))
    cards = [_card(card, slot, scene) for slot, card in enumerate(terrain, 1)]
    return Group(*lines, Columns(cards, padding=(0, 2)))


def _card(card: TerrainView | None, slot: int, scene: Scene) -> Text:
    """A terrain card: slot and attractiveness over its four parcels."""
    if card is None:
        return Text(f"{slot}\n{scene.say('carson-taken')}", "dim")
    text = Text(f"{slot} ", ACCENT).append(f"({card['attractiveness']})\n", "dim")
    return text.append_text(_parcels_in_square(card, scene))


# The seats.


def draw_seat(view: View, scene: Scene, seat: int) -> RenderableType:
    place = view["seats"][seat]
    suit = _groups(scene)["suits"][place["suit"]]["name"]
    if place["virtual"]:
        level = scene.say(f"carson-value-{place['level']}")
        params: Params = {"number": seat - _people(view) + 1, "suit": suit, "level": level, "points": place["points"]}
        heading = scene.say("carson-seat-virtual", params)
    else:
        heading = scene.say("carson-seat-person", {"seat": seat, "suit": suit, "points": scene.totals[seat]})
    lines: list[RenderableType] = [Text(heading, "bold"), *_auction(place, scene)]
    characters = ", ".join(_owned(card, scene) for card in place["characters"])
    if characters:
        lines.append(Text(scene.say("carson-characters", {"characters": characters})))
    piles = [
        ("carson-virtual-cards", place.get("cards", [])),
        ("carson-aside", place.get("set_aside", [])),
        ("carson-sold-cards", place.get("sold", [])),
    ]
    for key, cards in piles:
        if cards:
            lines.append(Text(scene.say(key, {"cards": ", ".join(_terrain(card) for card in cards)}), "dim"))
    if not place["virtual"]:
        lines.append(draw_city(view, scene, seat))
    return Padding(Group(*lines), (1, 0, 0, 0))


def _auction(place: SeatView, scene: Scene) -> list[Text]:
    """Hand, spent cards and the bid of the round."""
    lines = []
    if "hand" in place:
        lines.append(Text(scene.say("carson-hand", {"cards": _numbers(place["hand"])}), ACCENT))
    if place["spent"]:
        lines.append(Text(scene.say("carson-spent", {"cards": _numbers(place["spent"])}), "dim"))
    choice = place.get("choice")
    if choice:
        lines.append(Text(scene.say("carson-bid-secret", {"choice": choice})))
    card, added, value = place["bid"], place["added"], place["bid_value"]
    if card is not None and value is not None:
        key = "lawyer" if place["sits_out"] else "added" if added else "shown"
        lines.append(Text(scene.say(f"carson-bid-{key}", {"card": card, "added": added, "value": value})))
    return lines


def draw_city(view: View, scene: Scene, seat: int) -> RenderableType:
    """A city with the coordinates that `place X Y` uses; spots open to the looking seat are marked."""
    city = _city(view, seat)
    shown = {
        (city["x"] + x, city["y"] + y): letter
        for y, row in enumerate(city["rows"])
        for x, letter in enumerate(row)
        if letter != "-"
    }
    colours = _colours(scene)
    spots = _spots(scene) if seat == scene.seat else {}
    if not shown and not spots:
        return Text(scene.say("carson-city-empty"), "dim")
    laid = city["laid"]
    last = _footprint(laid[-1]["x"], laid[-1]["y"]) if laid else []
    corners = [*shown, *spots]
    columns = range(min(x for x, _ in corners), max(x for x, _ in corners) + 1)
    grid = Text("    " + "".join(f"{x:>3} " for x in columns), "dim")
    for y in range(min(y for _, y in corners), max(y for _, y in corners) + 1):
        grid.append("\n").append(f"{y:>3} ", "dim")
        for x in columns:
            letter = shown.get((x, y), "")
            left, right = "[]" if (x, y) in last else "  "
            gain = _gain(spots.get((x, y)))
            if letter:
                inside = f"{gain:>3}" if gain else f"{left}{letter}{right}"
                grid.append(inside, f"{INK} on {colours[letter]}").append(" ")
            else:
                grid.append(f"{gain:>3} ", ACCENT)
    lines: list[RenderableType] = [grid]
    if spots and shown:
        lines.append(Text(scene.say("carson-spots"), "dim"))
    elif last:
        lines.append(Text(scene.say("carson-last-card"), "dim"))
    held = view["held"]
    if spots and held is not None:
        lines.append(Text(scene.say("carson-hold", {"card": _terrain(held)}), "bold"))
        lines.append(_parcels_in_square(held, scene))
    return Group(*lines)


def _gain(gain: int | None) -> str:
    return "" if gain is None else f"+{gain}" if gain > 0 else "·"


def _spots(scene: Scene) -> dict[Cell, int]:
    """Where the card's upper left parcel may lie, with the points it wins there."""
    spots: dict[Cell, int] = {}
    for action in scene.legal:
        verb, arguments = scene.actions.named(action)
        if verb == "place":
            spots[arguments["x"], arguments["y"]] = scene.gains.get(action, 0)
    return spots


# Small pieces.


def _groups(scene: Scene) -> Groups:
    """What all cards say, in the language of the drawing."""
    return cast(Faces, scene.faces)["faces"]


def _row(view: View) -> tuple[CharacterView | None, list[TerrainView | None]]:
    """The character and the terrain cards of the row; None where a card was taken."""
    row = view["row"]
    return cast(CharacterView | None, row[0] if row else None), cast(list[TerrainView | None], row[1:])


def _colours(scene: Scene) -> dict[str, str]:
    """The colour of each letter of a parcel."""
    return {face["letter"]: GROUND[kind] for kind, face in _groups(scene)["kinds"].items()}


def _parcels(letters: str, scene: Scene) -> Text:
    colours = _colours(scene)
    text = Text()
    for letter in letters:
        text.append(f" {letter} ", f"{INK} on {colours[letter]}")
    return text


def _parcels_in_line(card: TerrainView, scene: Scene) -> Text:
    """A card in one line: upper row / lower row."""
    return _parcels(card["face"][:2], scene).append("/").append_text(_parcels(card["face"][2:], scene))


def _parcels_in_square(card: TerrainView, scene: Scene) -> Text:
    return _parcels(card["face"][:2], scene).append("\n").append_text(_parcels(card["face"][2:], scene))


def _terrain(card: TerrainView) -> str:
    return f"{card['id']} {card['face'][:2]}/{card['face'][2:]}"


def _character(card: CharacterView, scene: Scene) -> Text:
    """A character's name with its symbols and its attractiveness."""
    symbols = (DOLLAR if card["dollar"] else "") + (ARROW if card["arrow"] else "")
    text = Text(_groups(scene)["characters"][card["character"]]["name"], "bold")
    return text.append(f" {symbols} ({card['attractiveness']})", "dim")


def _owned(card: OwnedCharacterView, scene: Scene) -> str:
    name = _groups(scene)["characters"][card["character"]]["name"]
    return scene.say("carson-turned", {"character": name}) if card["turned"] else name


def _seat_name(view: View, scene: Scene, seat: int) -> str:
    people = _people(view)
    if seat >= people:
        return scene.say("carson-opponent", {"number": seat - people + 1})
    return scene.catalogue.name(seat, scene.names)


def _order(view: View, scene: Scene) -> list[int]:
    """The looking seat comes last, next to what it is asked."""
    seats = list(range(len(view["seats"])))
    return [seat for seat in seats if seat != scene.seat] + [seat for seat in seats if seat == scene.seat]


def _people(view: View) -> int:
    return len([place for place in view["seats"] if not place["virtual"]])


def _city(view: View, seat: int) -> CityView:
    return view["seats"][seat]["city"]


def _footprint(x: int, y: int) -> list[Cell]:
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def _numbers(cards: list[int]) -> str:
    return " ".join(str(card) for card in cards)


DRAWING = Drawing(draw, label)
