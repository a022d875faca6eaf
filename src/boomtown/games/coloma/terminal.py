"""Draws Coloma: the wheel of sites, gold, shootout and hideout, every player, and the looking seat's cards."""

from functools import cache
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boomtown.games.coloma.cardtext import card_texts, when_text
from boomtown.games.coloma.tables import (
    BARREL_IDS,
    BOARD_IDS,
    BRIDGE_IDS,
    CARD_COST,
    CARD_IDS,
    LAND_IDS,
    NAMES,
    RIVER_POINTS,
    ROWS,
    SPACE_IDS,
    TOUCHES,
    YEARS,
)
from boomtown.kernel.message import Params
from boomtown.kernel.state import Json
from boomtown.term.drawing import Drawing
from boomtown.term.scene import Scene
from boomtown.text import Catalogue

ACCENT = "bold #c8501e"
SITES = range(1, 6)


@cache
def all_texts(catalogue: Catalogue) -> dict[str, str]:
    """The texts of all cards in one language, put together once."""
    return card_texts(catalogue.say)


def draw(view: Json, scene: Scene) -> RenderableType:
    parts: list[RenderableType] = [draw_sites(view, scene), "", *draw_board(view, scene), "", draw_players(view, scene)]
    for seat in _towns(view, scene):
        parts += ["", draw_town(view, scene, seat)]
    if scene.seat is not None:
        parts += ["", draw_hand(view, scene, scene.seat)]
    return Group(*parts)


def label(view: Json, scene: Scene, action: int) -> Text:
    """What a card, a barrel, a space or a half of the site does."""
    verb, arguments = scene.actions.named(action)
    texts = all_texts(scene.catalogue)
    me = _players(view)[scene.seat or 0]
    told = ""
    if verb in ("use", "build", "top", "bottom"):
        told = texts[f"building:{CARD_IDS[arguments['card']]}"]
        if verb == "build":
            told = f"{cost_text(arguments['card'], scene)}  {told}"
    elif verb == "open":
        told = texts[f"barrel:{BARREL_IDS[arguments['barrel']]}"]
    elif verb == "bridge":
        told = texts[f"bridge:{BRIDGE_IDS[arguments['type']]}"]
    elif verb == "river":
        told = texts[f"river:{me['board']}:{arguments['space']}"]
    elif verb == "mill":
        told = texts[f"mill:{('shovel', 'wheelbarrow')[arguments['tool']]}"]
    elif verb == "ride":
        told = texts[f"space:{SPACE_IDS[arguments['space']]}"]
    elif verb == "benefit":
        told = texts[f"{('space', 'stop')[arguments['side']]}:{me['wagon']}"]
    elif verb == "take" and arguments["space"]:
        barrel = cast(list[str | None], view["hideout"])[arguments["space"]]
        told = texts[f"barrel:{barrel}"] if barrel else ""
    elif verb == "specialty":
        told = texts[f"specialty:{me['specialty']}"]
    elif verb == "site":
        told = site_text(view, scene, arguments["site"], texts)
    elif verb in ("common", "boom") and me["pioneer"]:
        told = half_text(view, cast(int, me["pioneer"]), verb, texts)
    return Text(told, "dim")


# The wheel.


def draw_sites(view: Json, scene: Scene) -> RenderableType:
    """One row per site: its event, both halves as they are this round, and who stands there."""
    params: Params = {"year": str(view["year"]), "round": cast(int, view["round"])}
    texts = all_texts(scene.catalogue)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", title=scene.say("coloma-t-year", params))
    table.title_justify = "left"
    for column in ("site", "common", "boom", "event", "who"):
        table.add_column(scene.say(f"coloma-t-{column}"))
    for site in SITES:
        name = Text(f"{site} {scene.say(f'coloma-site-{site}')}", "bold")
        if site == view["barker"]:
            name.append(f" ({scene.say('coloma-t-covered')})", ACCENT)
        boom = Text(half_text(view, site, "boom", texts))
        if site == view["signpost"]:
            boom = Text(f"{scene.say('coloma-t-signpost')}: ", ACCENT) + boom
        if site in cast(list[int], view["busted"]):
            boom = Text(scene.say("coloma-t-busted"), ACCENT)
        event = Text(texts[f"event:{site}"], ACCENT if site == view["barker"] else "dim")
        table.add_row(name, half_text(view, site, "common", texts), boom, event, who_is_there(view, scene, site))
    return table


def half_text(view: Json, site: int, half: str, texts: dict[str, str]) -> str:
    """What a half of a site is this round, with Barker and Signpost in place."""
    if site == view["barker"]:
        return texts[f"{half}:barker"]
    if half == "boom" and site == view["signpost"]:
        return texts[f"boom:{view['copies']}"]
    return texts[f"{half}:{site}"]


def site_text(view: Json, scene: Scene, site: int, texts: dict[str, str]) -> str:
    mark = f" ({scene.say('coloma-t-signpost')})" if site == view["signpost"] else ""
    return f"{half_text(view, site, 'common', texts)} + {half_text(view, site, 'boom', texts)}{mark}"


def who_is_there(view: Json, scene: Scene, site: int) -> Text:
    names = []
    for number, player in enumerate(_players(view)):
        if player["pioneer"] == site:
            names.append(_name(view, scene, number))
        if player["mule"] == site:
            names.append(f"({_name(view, scene, number)})")
    if cast(Json, view["buster"])["site"] == site:
        names.append("Buster")
    return Text(", ".join(names))


# Gold, shootout, hideout, bridges.


def draw_board(view: Json, scene: Scene) -> list[RenderableType]:
    gold = cast(dict[str, int], view["gold"])
    price: Params = {"price": cast(int, view["price"])}
    lines: list[RenderableType] = [Text(scene.say("coloma-t-gold", {**gold, **price}))]
    lines.append(draw_shootout(view, scene))
    texts = all_texts(scene.catalogue)
    stack = sum(cast(dict[str, int], view["stack"]).values())
    hideout = Text(f"{scene.say('coloma-t-hideout')}: ", "bold")
    hideout.append(f"0 {scene.say('coloma-t-stack', {'count': stack})}")
    for space, barrel in enumerate(cast(list[str | None], view["hideout"])):
        if barrel:
            hideout.append(f"  {space} {_called(scene, 'barrel', barrel)}")
            hideout.append(f" ({texts[f'barrel:{barrel}']})", "dim")
    lines.append(hideout)
    bridges = Text(f"{scene.say('coloma-t-bridges')}: ", "bold")
    for kind, count in cast(dict[str, int], view["bridges"]).items():
        if count:
            bridges.append(f"{count}x {scene.say(f'coloma-bridge-{kind}')}").append(
                f" ({texts[f'bridge:{kind}']})  ", "dim"
            )
    lines.append(bridges)
    if scene.options.get("hotels"):
        lines.append(Text(scene.say("coloma-t-hotels", {"count": cast(int, view["hotels"])})))
    avoids = cast(list[int], cast(Json, view["buster"])["avoids"])
    if avoids:
        lines.append(Text(scene.say("coloma-t-buster", {"sites": ", ".join(str(site) for site in avoids)})))
    return lines


def draw_shootout(view: Json, scene: Scene) -> Text:
    owners = cast(list[int | str | None], view["rows"])
    gunmen = sum(size for size, owner in zip(ROWS, owners, strict=True) if owner is not None)
    table = cast(list[str | None], view["tables"])[YEARS.index(cast(int, view["year"]))]
    params: Params = {"table": f"@coloma-table-{table}", "outlaws": cast(int, view["outlaws"]), "gunmen": gunmen}
    text = Text(scene.say("coloma-t-outlaws", params), "bold").append(": ")
    for row, owner in enumerate(owners):
        holder = scene.say("coloma-t-free") if owner is None else scene.say("coloma-t-neutral")
        holder = _name(view, scene, owner) if isinstance(owner, int) else holder
        text.append(
            f" {scene.say('coloma-t-row', {'row': row + 1, 'size': ROWS[row]})} {holder} ",
            "" if owner is None else "dim",
        )
    return text


# Players.


def draw_players(view: Json, scene: Scene) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(scene.say("coloma-t-players"))
    for name in ("points", "bucks", "goldcount", "dudes", "tents", "horses", "cards", "graves"):
        table.add_column(scene.say(f"coloma-t-{name}"), justify="right")
    table.add_column(scene.say("coloma-t-wagon"))
    for number, player in enumerate(_players(view)):
        star = f" ★ {scene.say('coloma-t-sheriff')}" if number == view["sheriff"] else ""
        row = [str(player[name]) for name in ("bucks", "gold", "dudes", "tents", "horses")]
        row += [f"{player['cards']} / {player['deck']}", str(player["graves"])]
        name = f"{_name(view, scene, number)}{star}"
        table.add_row(name, str(scene.totals[number]), *row, _called(scene, "space", str(player["wagon"])))
    return table


def draw_town(view: Json, scene: Scene, seat: int) -> RenderableType:
    """Buildings, rivers and bridges, tents, barrels and specialty of one player; what Shade has, under its name."""
    player = _players(view)[seat]
    shade = _is_shade(view, seat)
    texts = all_texts(scene.catalogue)
    heading = scene.say("coloma-shade") if shade else scene.say("coloma-t-built", {"seat": seat})
    lines: list[RenderableType] = [Text(heading, "bold")]
    for card in cast(list[str], player["built"]):
        lines.append(card_line(card, scene, texts))
    facts = []
    rivers = cast(list[int], player["rivers"])
    if shade:  # its rivers lie on no board, and it may have more than four
        facts.append(scene.say("coloma-t-rivers", {"count": len(rivers)}))
        turned = [_called(scene, "space", town) for town in cast(list[str], view["wagon_cards"])]
        if turned:
            facts.append(scene.say("coloma-t-wagoncards", {"spaces": ", ".join(turned)}))
    else:
        points = RIVER_POINTS[BOARD_IDS.index(cast(str, player["board"]))]
        facts += [scene.say("coloma-t-river", {"space": space, "points": points[space - 1]}) for space in rivers]
    facts += [scene.say(f"coloma-bridge-{kind}") for kind in cast(list[str], player["bridges"])]
    places = [scene.say(f"coloma-event-{site}") for site in cast(list[int], player["events"])]
    places += [_called(scene, "land", land) for land in cast(list[str], player["lands"])]
    if places:
        facts.append(scene.say("coloma-t-planted", {"places": ", ".join(places)}))
    if player["hotels"]:
        hotels: Params = {"hotels": cast(int, player["hotels"]), "guests": cast(int, player["guests"])}
        facts.append(scene.say("coloma-t-hotelcount", hotels))
    for key, name in (("coloma-t-barrels", "barrels"), ("coloma-t-used", "used_barrels")):
        held = [_called(scene, "barrel", barrel) for barrel in cast(list[str], player[name])]
        if held:
            facts.append(scene.say(key, {"barrels": ", ".join(held)}))
    if player["specialty"]:
        name = str(player["specialty"])
        told = f"{_called(scene, 'specialty', name)}: {texts[f'specialty:{name}']}"
        facts.append(scene.say("coloma-t-specialty", {"specialty": told}))
    if player["carrots"]:
        eaten = ", ".join(str(site) for site in cast(list[int], player["carrots"]))
        facts.append(scene.say("coloma-t-carrots", {"sites": eaten}))
    touched = TOUCHES[SPACE_IDS.index(cast(str, player["wagon"]))]
    if touched:
        lands = ", ".join(_called(scene, "land", name) for land, name in enumerate(LAND_IDS) if touched >> land & 1)
        facts.append(scene.say("coloma-t-lands", {"space": NAMES["space"][str(player["wagon"])], "lands": lands}))
    lines.append(Text("  " + "; ".join(facts) if facts else "  " + scene.say("coloma-t-nothing")))
    return Group(*lines)


def draw_hand(view: Json, scene: Scene, seat: int) -> RenderableType:
    hand = _players(view)[seat]["hand"]
    lines: list[RenderableType] = [Text(scene.say("coloma-t-hand"), "bold")]
    texts = all_texts(scene.catalogue)
    for card in cast(list[str], hand or []):
        line = card_line(card, scene, texts)
        lines.append(line.append(f"  {cost_text(CARD_IDS.index(card), scene)}", ACCENT))
    return Group(*lines)


def card_line(card: str, scene: Scene, texts: dict[str, str]) -> Text:
    when = when_text(CARD_IDS.index(card), scene.say)
    return Text(f"  {_called(scene, 'card', card)}").append(f" ({when}) {texts[f'building:{card}']}", "dim")


def cost_text(card: int, scene: Scene) -> str:
    """Both costs of a card in words."""
    told = []
    for cost in CARD_COST[card]:
        names = zip(("bucks", "gold", "dudes"), cost, strict=True)
        told.append(" + ".join(scene.say(f"coloma-goods-{name}", {"count": count}) for name, count in names if count))
    return scene.say("coloma-t-cost", {"hammer": told[0], "saw": told[1]})


def _towns(view: Json, scene: Scene) -> list[int]:
    """The looking seat's own town first."""
    seats = list(range(len(_players(view))))
    return seats if scene.seat is None else [scene.seat, *[seat for seat in seats if seat != scene.seat]]


def _is_shade(view: Json, player: int) -> bool:
    """Only alone does the view tell of wagon cards; Shade is the second player then."""
    return "wagon_cards" in view and player == 1


def _called(scene: Scene, family: str, name: str) -> str:
    """What a card, a barrel, a space ... is called, by its id."""
    called = NAMES[family][name]
    return scene.say(called[1:]) if called.startswith("@") else called


def _name(view: Json, scene: Scene, player: int) -> str:
    if _is_shade(view, player):
        return scene.say("coloma-shade")
    return scene.catalogue.name(player, scene.names)


def _players(view: Json) -> list[Json]:
    return cast(list[Json], view["players"])


DRAWING = Drawing(draw, label)
