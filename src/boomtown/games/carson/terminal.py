"""Draws Carson City: The Card Game: the row with its card texts, the seats, the cities with coordinates."""

from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from boomtown.games.carson.cards import CODE
from boomtown.games.carson.cardtext import character_text, kind_text
from boomtown.games.carson.components import CHARACTERS, KINDS
from boomtown.kernel.message import Cell
from boomtown.kernel.state import Json
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
COLOUR = {CODE[index]: GROUND[kind] for index, kind in enumerate(KINDS)}
SIGNS = {"dollar": "$", "arrow": "↷"}


def draw(view: Json, scene: Scene) -> RenderableType:
    seats = [draw_seat(view, scene, seat) for seat in _order(view, scene)]
    return Group(draw_heading(view, scene), draw_legend(view, scene), "", draw_row(view, scene), *seats)


def label(view: Json, scene: Scene, action: int) -> Text:
    verb, arguments = scene.actions.named(action)
    if verb == "take":
        card = _list(view["row"])[arguments["slot"]]
        return _name(card, scene) if arguments["slot"] == 0 else _face(cast(str, card["face"]))
    if verb in ("use", "recruit"):
        return Text(_texts(CHARACTERS[arguments["character"]], scene), "dim")
    if verb == "sell":
        for card in _list(_city(view, scene.seat or 0)["laid"]):
            if (card["x"], card["y"]) == (arguments["x"], arguments["y"]):
                return Text(scene.say("carson-label-sale", {"card": _terrain(card)}), "dim")
    return Text()


# What lies in the middle of the table.


def draw_heading(view: Json, scene: Scene) -> RenderableType:
    era, number = cast(int, view["era"]), cast(int, view["round"])
    text = Text(scene.say("carson-heading", {"era": era, "round": number}), "bold")
    deck = cast(Json, view["characters"])
    suits = " > ".join(scene.say(f"carson-suit-{suit}") for suit in cast(list[str], deck["back"]))
    text.append("\n" + scene.say("carson-ties", {"suits": suits}), "dim")
    if deck["under"]:
        under = ", ".join(scene.say(f"carson-character-{name}") for name in cast(list[str], deck["under"]))
        text.append("\n" + scene.say("carson-under", {"characters": under}), "dim")
    turns = cast(list[int], view["turns"])
    if turns:
        names = ", ".join(_seat_name(view, scene, seat) for seat in turns)
        text.append("\n" + scene.say("carson-order", {"names": names}))
    if view["candidates"]:
        names = ", ".join(scene.say(f"carson-character-{card['character']}") for card in _list(view["candidates"]))
        text.append("\n" + scene.say("carson-candidates", {"characters": names}))
    return text


def draw_legend(view: Json, scene: Scene) -> Text:
    """The kinds that are in sight somewhere, each with what it does."""
    seen = {letter for card in _list(view["row"]) if card and "face" in card for letter in cast(str, card["face"])}
    for seat in _list(view["seats"]):
        if not seat["virtual"]:
            seen |= {letter for row in cast(list[str], cast(Json, seat["city"])["rows"]) for letter in row}
    text = Text()
    for kind in range(1, len(KINDS)):
        if CODE[kind] in seen:
            text.append(f" {CODE[kind]} ", f"{INK} on {COLOUR[CODE[kind]]}")
            text.append(f" {scene.say(f'carson-kind-{KINDS[kind]}')}", "bold")
            told = " ".join(scene.say(message.key, message.params) for message in kind_text(kind))
            text.append(f"  {told}\n" if told else "\n", "dim")
    text.rstrip()
    return text


def draw_row(view: Json, scene: Scene) -> RenderableType:
    row = _list(view["row"])
    if not row:
        return Text()
    lines: list[RenderableType] = [Text(scene.say("carson-row"), "bold")]
    if row[0]:
        text = Text("0 ", ACCENT).append_text(_name(row[0], scene))
        lines.append(text.append("  " + _texts(cast(str, row[0]["character"]), scene), "dim"))
    else:
        lines.append(Text(f"0 {scene.say('carson-taken')}", "dim"))
    cards = [_card(card, slot, scene) for slot, card in enumerate(row) if slot]
    return Group(*lines, Columns(cards, padding=(0, 2)))


def _card(card: Json | None, slot: int, scene: Scene) -> Text:
    """A terrain card: slot and attractiveness over its four parcels."""
    if card is None:
        return Text(f"{slot}\n{scene.say('carson-taken')}", "dim")
    text = Text(f"{slot} ", ACCENT).append(f"({card['attractiveness']})\n", "dim")
    face = cast(str, card["face"])
    return text.append_text(_parcels(face[:2])).append("\n").append_text(_parcels(face[2:]))


# The seats.


def draw_seat(view: Json, scene: Scene, seat: int) -> RenderableType:
    facts = _list(view["seats"])[seat]
    virtual = bool(facts["virtual"])
    suit = scene.say(f"carson-suit-{facts['suit']}")
    if virtual:
        level = scene.say(f"carson-level-{facts['level']}")
        told: dict[str, int | str] = {"suit": suit, "level": level, "points": cast(int, facts["points"])}
        heading = scene.say("carson-seat-virtual", {**told, "number": seat - _people(view) + 1})
    else:
        heading = scene.say("carson-seat-person", {"seat": seat, "suit": suit, "points": scene.totals[seat]})
    lines: list[RenderableType] = [Text(heading, "bold"), *_auction(facts, scene)]
    characters = [_turned(card, scene) for card in _list(facts["characters"])]
    if characters:
        lines.append(Text(scene.say("carson-characters", {"characters": ", ".join(characters)})))
    piles = {"cards": "carson-virtual-cards", "set_aside": "carson-aside", "sold": "carson-sold-cards"}
    for pile, key in piles.items():
        cards = ", ".join(_terrain(card) for card in _list(facts.get(pile, [])))
        if cards:
            lines.append(Text(scene.say(key, {"cards": cards}), "dim"))
    if not virtual:
        lines.append(draw_city(view, scene, seat))
    return Padding(Group(*lines), (1, 0, 0, 0))


def _auction(facts: Json, scene: Scene) -> list[Text]:
    """Hand, spent cards and the bid of the round."""
    lines = []
    if "hand" in facts:
        lines.append(Text(scene.say("carson-hand", {"cards": _numbers(facts["hand"])}), ACCENT))
    if facts["spent"]:
        lines.append(Text(scene.say("carson-spent", {"cards": _numbers(facts["spent"])}), "dim"))
    if facts.get("choice"):
        lines.append(Text(scene.say("carson-bid-secret", {"choice": cast(str, facts["choice"])})))
    if facts["bid"]:
        card, added = cast(int, facts["bid"]), cast(int, facts["added"])
        key = "lawyer" if facts["sits_out"] else "added" if added else "shown"
        lines.append(Text(scene.say(f"carson-bid-{key}", {"card": card, "added": added, "value": card + added})))
    return lines


def draw_city(view: Json, scene: Scene, seat: int) -> RenderableType:
    """A city with the coordinates that `place X Y` uses; spots open to the looking seat are marked."""
    city = _city(view, seat)
    shown = {
        (cast(int, city["x"]) + x, cast(int, city["y"]) + y): letter
        for y, row in enumerate(cast(list[str], city["rows"]))
        for x, letter in enumerate(row)
        if letter != "-"
    }
    spots = _spots(scene) if seat == scene.seat else {}
    if not shown and not spots:
        return Text(scene.say("carson-city-empty"), "dim")
    laid = _list(city["laid"])
    last = _footprint(cast(int, laid[-1]["x"]), cast(int, laid[-1]["y"])) if laid else []
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
                grid.append(inside, f"{INK} on {COLOUR[letter]}").append(" ")
            else:
                grid.append(f"{gain:>3} ", ACCENT)
    lines: list[RenderableType] = [grid]
    if spots and shown:
        lines.append(Text(scene.say("carson-spots"), "dim"))
    elif last:
        lines.append(Text(scene.say("carson-last-card"), "dim"))
    if spots and view["held"]:
        card = cast(Json, view["held"])
        lines.append(Text(scene.say("carson-hold", {"card": _terrain(card)}), "bold"))
        face = cast(str, card["face"])
        lines.append(_parcels(face[:2]).append("\n").append_text(_parcels(face[2:])))
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


def _parcels(letters: str) -> Text:
    text = Text()
    for letter in letters:
        text.append(f" {letter} ", f"{INK} on {COLOUR[letter]}")
    return text


def _face(face: str) -> Text:
    """A card in one line: upper row / lower row."""
    return _parcels(face[:2]).append("/").append_text(_parcels(face[2:]))


def _terrain(card: Json) -> str:
    face = cast(str, card["face"])
    return f"{card['id']} {face[:2]}/{face[2:]}"


def _name(card: Json, scene: Scene) -> Text:
    """A character's name with its signs and its attractiveness."""
    signs = "".join(sign for name, sign in SIGNS.items() if card[name])
    text = Text(scene.say(f"carson-character-{card['character']}"), "bold")
    return text.append(f" {signs} ({card['attractiveness']})", "dim")


def _texts(character: str, scene: Scene) -> str:
    return " ".join(scene.say(told.key, told.params) for told in character_text(CHARACTERS.index(character)))


def _turned(card: Json, scene: Scene) -> str:
    name = scene.say(f"carson-character-{card['character']}")
    return scene.say("carson-turned", {"character": name}) if card["turned"] else name


def _seat_name(view: Json, scene: Scene, seat: int) -> str:
    people = _people(view)
    if seat >= people:
        return scene.say("carson-opponent", {"number": seat - people + 1})
    return scene.catalogue.name(seat, scene.names)


def _order(view: Json, scene: Scene) -> list[int]:
    """The looking seat comes last, next to what it is asked."""
    seats = list(range(len(_list(view["seats"]))))
    return [seat for seat in seats if seat != scene.seat] + [seat for seat in seats if seat == scene.seat]


def _people(view: Json) -> int:
    return len([seat for seat in _list(view["seats"]) if not seat["virtual"]])


def _city(view: Json, seat: int) -> Json:
    return cast(Json, _list(view["seats"])[seat]["city"])


def _footprint(x: int, y: int) -> list[Cell]:
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def _numbers(cards: object) -> str:
    return " ".join(str(card) for card in cast(list[int], cards))


def _list(value: object) -> list[Json]:
    return cast(list[Json], value)


DRAWING = Drawing(draw, label)
