"""Draws Coloma: the wheel of sites, gold, shootout and hideout, every player, and the looking seat's cards."""

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boomtown.games.coloma.actions import SITES, WORKDAY_TOOLS
from boomtown.games.coloma.components import Components
from boomtown.games.coloma.effects.wagons import LEFT
from boomtown.games.coloma.faces import Faces, Groups
from boomtown.games.coloma.shade import SHADE
from boomtown.games.coloma.view import PlayerView, View
from boomtown.kernel.message import Params
from boomtown.term.drawing import Drawing
from boomtown.term.scene import Scene

ACCENT = "bold #c8501e"


def draw(view: View, scene: Scene) -> RenderableType:
    parts: list[RenderableType] = [draw_sites(view, scene), "", *draw_board(view, scene), "", draw_players(view, scene)]
    for seat in _towns(view, scene):
        parts += ["", draw_town(view, scene, seat)]
    if scene.seat is not None:
        parts += ["", draw_hand(view, scene, scene.seat)]
    return Group(*parts)


def label(view: View, scene: Scene, action: int) -> Text:
    """What a card, a barrel, a space or a half of the site does."""
    return Text(meaning(view, scene, action), "dim")


def meaning(view: View, scene: Scene, action: int) -> str:
    """An action in the words of what it is done with; empty when its notation says it all."""
    verb, arguments = scene.actions.named(action)
    components = _components(scene)
    faces = _faces(scene)
    me = view["players"][scene.seat or 0]
    if verb in ("use", "top", "bottom"):
        return faces["buildings"][components.buildings[arguments["card"]].id]["text"]
    if verb == "build":
        face = faces["buildings"][components.buildings[arguments["card"]].id]
        return f"{face['price_text']}  {face['text']}"
    if verb == "open":
        return faces["barrels"][components.barrels[arguments["barrel"]].id]["text"]
    if verb == "bridge":
        return faces["bridges"][components.bridges[arguments["type"]].id]["text"]
    if verb == "river":
        return faces["boards"][me["board"]]["rivers"][arguments["space"] - 1]["text"]
    if verb == "mill":
        return faces["mill"][WORKDAY_TOOLS[arguments["tool"]]]["text"]
    if verb == "ride":
        return faces["spaces"][components.spaces[arguments["space"]].id]["fx_text"]
    if verb == "benefit":
        town = faces["spaces"][me["wagon"]]
        return town["fx_text"] if arguments["side"] == LEFT else town["stop_text"]
    if verb == "take":
        barrel = view["hideout"][arguments["space"]]
        return faces["barrels"][barrel]["text"] if barrel else ""
    if verb == "specialty":
        return faces["specialties"][str(me["specialty"])]["text"]
    if verb == "board":
        return faces["boards"][components.boards[arguments["board"]].id]["text"]
    if verb == "pick":
        return faces["specialties"][components.specialties[arguments["specialty"]].id]["text"]
    if verb == "discard":
        return faces["barrels"][components.barrels[arguments["barrel"]].id]["text"]
    if verb == "site":
        return both_halves(view, scene, arguments["site"])
    if verb in ("common", "boom") and me["pioneer"]:
        return half_text(view, scene, me["pioneer"], verb)
    return ""


# The wheel.


def draw_sites(view: View, scene: Scene) -> RenderableType:
    """One row per site: its event, both halves as they are this round, and who stands there."""
    faces = _faces(scene)
    rounds = cast(Faces, scene.faces)["facts"]["rounds"]
    params: Params = {"year": str(view["year"]), "round": view["round"], "rounds": rounds}
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", title=scene.say("coloma-heading-year", params))
    table.title_justify = "left"
    for column in ("site", "common", "boom", "event", "who"):
        table.add_column(scene.say(f"coloma-column-{column}"))
    for site in range(1, SITES + 1):
        name = Text(f"{site} {faces['sites'][str(site)]['name']}", "bold")
        if site == view["barker"]:
            name.append(f" ({scene.say('coloma-mark-covered')})", ACCENT)
        boom = Text(half_text(view, scene, site, "boom"))
        if site == view["signpost"]:
            boom = Text(f"{scene.say('coloma-mark-signpost')}: ", ACCENT) + boom
        if site in view["busted"]:
            boom = Text(scene.say("coloma-mark-busted"), ACCENT)
        event = Text(faces["events"][str(site)]["text"], ACCENT if site == view["barker"] else "dim")
        table.add_row(name, half_text(view, scene, site, "common"), boom, event, who_is_there(view, scene, site))
    return table


def half_text(view: View, scene: Scene, site: int, half: str) -> str:
    """What a half of a site is this round, with Barker and Signpost in place."""
    sites = _faces(scene)["sites"]
    if site == view["barker"]:
        face = sites["barker"]
    else:
        face = sites[str(view["copies"] if half == "boom" and site == view["signpost"] else site)]
    return face["boom_text"] if half == "boom" else face["common_text"]


def both_halves(view: View, scene: Scene, site: int) -> str:
    mark = f" ({scene.say('coloma-mark-signpost')})" if site == view["signpost"] else ""
    return f"{half_text(view, scene, site, 'common')} + {half_text(view, scene, site, 'boom')}{mark}"


def who_is_there(view: View, scene: Scene, site: int) -> Text:
    names = []
    for number, player in enumerate(view["players"]):
        if player["pioneer"] == site:
            names.append(_name(view, scene, number))
        if player["mule"] == site:
            names.append(f"({_name(view, scene, number)})")
    if view["buster"]["site"] == site:
        names.append("Buster")
    return Text(", ".join(names))


# Gold, shootout, hideout, bridges.


def draw_board(view: View, scene: Scene) -> list[RenderableType]:
    faces = _faces(scene)
    gold = view["gold"]
    supply: Params = {"supply": gold["supply"], "full": gold["full"], "cart": gold["cart"], "price": view["price"]}
    lines: list[RenderableType] = [Text(scene.say("coloma-heading-gold", supply)), draw_shootout(view, scene)]
    hideout = Text(f"{scene.say('coloma-heading-hideout')}: ", "bold")
    hideout.append(f"0 {scene.say('coloma-heading-stack', {'count': sum(view['stack'].values())})}")
    for space, barrel in enumerate(view["hideout"]):
        if barrel:
            hideout.append(f"  {space} {faces['barrels'][barrel]['name']}")
            hideout.append(f" ({faces['barrels'][barrel]['text']})", "dim")
    lines.append(hideout)
    bridges = Text(f"{scene.say('coloma-heading-bridges')}: ", "bold")
    for kind, count in view["bridges"].items():
        if count:
            bridges.append(f"{count}x {faces['bridges'][kind]['name']}")
            bridges.append(f" ({faces['bridges'][kind]['text']})  ", "dim")
    lines.append(bridges)
    if scene.options.get("hotels"):
        lines.append(Text(scene.say("coloma-heading-hotels", {"count": view["hotels"]})))
    avoids = ", ".join(str(site) for site in view["buster"]["avoids"])
    if avoids:
        lines.append(Text(scene.say("coloma-heading-buster", {"sites": avoids})))
    return lines


def draw_shootout(view: View, scene: Scene) -> Text:
    facts = cast(Faces, scene.faces)["facts"]
    sizes = facts["rows"]
    gunmen = sum(size for size, owner in zip(sizes, view["rows"], strict=True) if owner is not None)
    table = _faces(scene)["tables"][str(view["tables"][facts["years"].index(view["year"])])]
    params: Params = {"table": table["name"], "outlaws": view["outlaws"], "gunmen": gunmen}
    text = Text(scene.say("coloma-heading-outlaws", params), "bold").append(": ")
    for row, owner in enumerate(view["rows"]):
        holder = scene.say("coloma-row-free") if owner is None else scene.say("coloma-row-neutral")
        holder = _name(view, scene, owner) if isinstance(owner, int) else holder
        size = scene.say("coloma-row-size", {"row": row + 1, "size": sizes[row]})
        text.append(f" {size} {holder} ", "" if owner is None else "dim")
    return text


# Players.


def draw_players(view: View, scene: Scene) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(scene.say("coloma-column-players"))
    for name in ("points", "bucks", "gold", "dudes", "tents", "horses", "cards", "graves"):
        table.add_column(scene.say(f"coloma-column-{name}"), justify="right")
    table.add_column(scene.say("coloma-column-wagon"))
    for number, player in enumerate(view["players"]):
        star = f" ★ {scene.say('coloma-mark-sheriff')}" if number == view["sheriff"] else ""
        goods = [player["bucks"], player["gold"], player["dudes"], player["tents"], player["horses"]]
        row = [str(count) for count in [scene.totals[number], *goods]]
        row += [f"{player['cards']} / {player['deck']}", str(player["graves"])]
        table.add_row(f"{_name(view, scene, number)}{star}", *row, _faces(scene)["spaces"][player["wagon"]]["name"])
    return table


def draw_town(view: View, scene: Scene, seat: int) -> RenderableType:
    """Buildings, rivers and bridges, tents, barrels and specialty of one player; what Shade has, under its name."""
    player = view["players"][seat]
    faces = _faces(scene)
    shade = _is_shade(view, seat)
    heading = scene.say("coloma-shade") if shade else scene.say("coloma-town-buildings", {"seat": seat})
    lines: list[RenderableType] = [Text(heading, "bold")]
    lines += [card_line(card, scene) for card in player["built"]]
    facts = shade_facts(view, scene, player) if shade else river_facts(scene, player)
    facts += [faces["bridges"][kind]["name"] for kind in player["bridges"]]
    places = [faces["events"][str(site)]["name"] for site in player["events"]]
    places += [faces["lands"][land]["name"] for land in player["lands"]]
    if places:
        facts.append(scene.say("coloma-town-tents", {"places": ", ".join(places)}))
    if player["hotels"]:
        facts.append(scene.say("coloma-town-hotels", {"hotels": player["hotels"], "guests": player["guests"]}))
    if player["barrels"]:
        facts.append(scene.say("coloma-town-barrels", {"barrels": barrel_names(scene, player["barrels"])}))
    if player["used_barrels"]:
        facts.append(scene.say("coloma-town-used-barrels", {"barrels": barrel_names(scene, player["used_barrels"])}))
    if player["specialty"]:
        specialty = faces["specialties"][player["specialty"]]
        params: Params = {"specialty": f"{specialty['name']}: {specialty['text']}"}
        facts.append(scene.say("coloma-town-specialty", params))
    if player["carrots"]:
        carrots = ", ".join(str(site) for site in player["carrots"])
        facts.append(scene.say("coloma-town-carrots", {"sites": carrots}))
    lands = [land["name"] for land in faces["lands"].values() if player["wagon"] in land["touches"]]
    if lands:
        space = faces["spaces"][player["wagon"]]["name"]
        facts.append(scene.say("coloma-town-lands", {"space": space, "lands": ", ".join(lands)}))
    lines.append(Text("  " + "; ".join(facts) if facts else "  " + scene.say("coloma-town-nothing")))
    return Group(*lines)


def river_facts(scene: Scene, player: PlayerView) -> list[str]:
    rivers = _faces(scene)["boards"][player["board"]]["rivers"]
    numbered: list[Params] = [{"space": space, "points": rivers[space - 1]["vp"]} for space in player["rivers"]]
    return [scene.say("coloma-town-river", params) for params in numbered]


def shade_facts(view: View, scene: Scene, shade: PlayerView) -> list[str]:
    """Shade's rivers lie on no board, and there may be more than four; its wagon cards lie open."""
    facts = [scene.say("coloma-town-rivers", {"count": len(shade["rivers"])})]
    towns = [_faces(scene)["spaces"][town]["name"] for town in view["wagon_cards"]]
    if towns:
        facts.append(scene.say("coloma-town-wagon-cards", {"spaces": ", ".join(towns)}))
    return facts


def barrel_names(scene: Scene, barrels: list[str]) -> str:
    return ", ".join(_faces(scene)["barrels"][barrel]["name"] for barrel in barrels)


def draw_hand(view: View, scene: Scene, seat: int) -> RenderableType:
    lines: list[RenderableType] = [Text(scene.say("coloma-town-hand"), "bold")]
    for card in view["players"][seat]["hand"] or []:
        price = _faces(scene)["buildings"][card]["price_text"]
        lines.append(card_line(card, scene).append(f"  {price}", ACCENT))
    return Group(*lines)


def card_line(card: str, scene: Scene) -> Text:
    face = _faces(scene)["buildings"][card]
    return Text(f"  {face['name']}").append(f" ({face['when_text']}) {face['text']}", "dim")


def _towns(view: View, scene: Scene) -> list[int]:
    """The looking seat's own town first."""
    seats = list(range(len(view["players"])))
    return seats if scene.seat is None else [scene.seat, *[seat for seat in seats if seat != scene.seat]]


def _is_shade(view: View, player: int) -> bool:
    """Only alone does the view tell of wagon cards; Shade is the second player then."""
    return "wagon_cards" in view and player == SHADE


def _name(view: View, scene: Scene, player: int) -> str:
    return scene.say("coloma-shade") if _is_shade(view, player) else scene.catalogue.name(player, scene.names)


def _components(scene: Scene) -> Components:
    return cast(Components, scene.game.components)


def _faces(scene: Scene) -> Groups:
    return cast(Faces, scene.faces)["faces"]


DRAWING = Drawing(draw, label)
