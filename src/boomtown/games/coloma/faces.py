"""What every card, tile, site and space says: words made from the data, and the same ready for icons."""

from typing import TypedDict

from boomtown.games.coloma.actions import SITES, WORKDAY_TOOLS
from boomtown.games.coloma.components import RANKS, Board, Bridge, Building, Components, Space
from boomtown.games.coloma.effects.effect import Effect, describe
from boomtown.games.coloma.effects.fields import price_text
from boomtown.games.coloma.effects.trades import Pay
from boomtown.games.coloma.facts import Facts, Goods, facts
from boomtown.games.coloma.payments import Cost
from boomtown.games.coloma.specialties import ON_TURN, UNLIMITED, Specialty
from boomtown.games.coloma.wheel import site_word
from boomtown.kernel.faces import Face, Say, face, spoken_name
from boomtown.kernel.message import Params
from boomtown.kernel.schema import Document

# An ability in the effect language of component files, with the defaults filled in: [{ do = "gain", gold = 1 }].
Fx = list[dict[str, object]]


class SiteFace(Face):
    common: Fx
    boom: Fx
    common_text: str
    boom_text: str


class AbilityFace(Face):
    """An event, or a tool of Sutter's Mill."""

    fx: Fx


class BuildingFace(Face):
    site: str  # 1 to 5, or barker
    when: str  # shovel | wheelbarrow | site | bust
    when_text: str
    hammer: Goods
    saw: Goods
    price_text: str
    vp: int
    fx: Fx


class BarrelFace(Face):
    n: int  # how many there are
    fx: Fx


class BridgeFace(Face):
    count: str  # what is counted, by its word in the file
    rate: int
    max: int


class RiverFace(TypedDict):
    vp: int
    fx: Fx
    text: str


class BoardFace(Face):
    side: str
    rivers: list[RiverFace]


class RewardFace(TypedDict):
    fx: Fx
    text: str


class TableFace(Face):
    printed: bool  # on the board, for the last year
    win: dict[str, RewardFace]  # by rank: first, second, third, none
    lose: dict[str, RewardFace]


class SpaceFace(Face):
    kind: str  # boomtown | settlement | horseshoe
    x: int | None  # on a map of 100 by 100, y growing downwards
    y: int | None
    fx: Fx
    fx_text: str
    stop: Fx
    stop_text: str


class LandFace(Face):
    x: int | None  # where the tents are drawn
    y: int | None
    touches: list[str]


class SpecialtyFace(Face):
    set: str  # base | deluxe
    on: str
    limit: str
    fx: Fx


class LevelFace(Face):
    """A strength of Shade: what it starts with, what it gets each year, and what its things score."""

    start_vp: int
    year_gold: int
    river_vp: int
    hotel_vp: int
    barrel_vp: int
    horse_vp: int


class Groups(TypedDict):
    sites: dict[str, SiteFace]
    events: dict[str, AbilityFace]
    mill: dict[str, AbilityFace]
    buildings: dict[str, BuildingFace]
    barrels: dict[str, BarrelFace]
    bridges: dict[str, BridgeFace]
    boards: dict[str, BoardFace]
    tables: dict[str, TableFace]
    spaces: dict[str, SpaceFace]
    lands: dict[str, LandFace]
    specialties: dict[str, SpecialtyFace]
    levels: dict[str, LevelFace]


class Faces(TypedDict):
    faces: Groups
    facts: Facts


# The paragraphs behind the sites, the Barker's tile last.
SITE_RULES = ("K6.1", "K6.4", "K6.9", "K6.11", "K6.12", "K6.16")


def faces(components: Components, say: Say) -> Faces:
    return {"faces": FaceMaker(components, say).groups(), "facts": facts(components.document)}


class FaceMaker:
    """Makes the faces of one edition in one language."""

    def __init__(self, components: Components, say: Say) -> None:
        self.components = components
        self.document = components.document
        self.say = say

    def groups(self) -> Groups:
        components, document = self.components, self.document
        specialties = {row["id"]: row for row in document["specialty"]}
        boards = {row["id"]: row for row in document["board"]}
        return {
            "sites": {site_word(site_of(row)): self.site(row) for row in document["site"]},
            "events": {str(row["site"]): self.event(row) for row in document["event"]},
            "mill": {tool: self.mill(number, tool) for number, tool in enumerate(WORKDAY_TOOLS)},
            "buildings": {
                building.id: self.building(building, row)
                for building, row in zip(components.buildings, document["building"], strict=True)
            },
            "barrels": {
                barrel.id: {
                    **self.face(barrel.name, barrel.fx, source(row, document["barrels"]), "K9.4"),
                    "n": barrel.copies,
                    "fx": row["fx"],
                }
                for barrel, row in zip(components.barrels, document["barrel"], strict=True)
            },
            "bridges": {
                bridge.id: self.bridge(bridge, row)
                for bridge, row in zip(components.bridges, document["bridge"], strict=True)
            },
            "boards": {board.id: self.board(board, boards[board.id]) for board in components.boards},
            "tables": {row["id"]: self.table(number, row) for number, row in enumerate(document["shootout_table"])},
            "spaces": {
                space.id: self.space(space, row)
                for space, row in zip(components.spaces, document["space"], strict=True)
            },
            "lands": {row["id"]: self.land(number, row) for number, row in enumerate(document["land"])},
            "specialties": {
                specialty.id: self.specialty(specialty, specialties[specialty.id])
                for specialty in components.specialties[: components.no_specialty]
            },
            "levels": {row["id"]: self.level(row) for row in document["solo"]["level"]},
        }

    def named(self, name: str) -> str:
        return spoken_name(name, self.say)

    def face(self, name: str, ability: list[Effect], where_from: str, rule: str) -> Face:
        return face(self.named(name), describe(ability, self.say), rule, where_from)

    def site(self, row: Document) -> SiteFace:
        site = site_of(row)
        common = describe(self.components.site_common[site], self.say)
        boom = describe(self.components.site_boom[site], self.say)
        return {
            "name": self.say(f"coloma-site-{site_word(site)}", {}),
            "text": self.say("coloma-text-site", {"common": common, "boom": boom}),
            "source": source(row, self.document["wheel"]),
            "rule": SITE_RULES[site],
            "common": row["common"],
            "boom": row["boom"],
            "common_text": common,
            "boom_text": boom,
        }

    def event(self, row: Document) -> AbilityFace:
        site = site_of(row)
        ability = self.components.events[site]
        name = f"@coloma-event-{site + 1}"
        return {**self.face(name, ability, source(row, self.document["wheel"]), "K4.3"), "fx": row["fx"]}

    def mill(self, number: int, tool: str) -> AbilityFace:
        mill = self.document["mill"]
        ability = self.components.mill[number]
        return {**self.face(f"@coloma-tool-{tool}", ability, mill["source"], "K6.2"), "fx": mill[tool]}

    def building(self, building: Building, row: Document) -> BuildingFace:
        site = self.say(f"coloma-site-{site_word(building.site)}", {})
        return {
            **self.face(building.name, building.fx, source(row, self.document["town"]), "K7.1"),
            "site": site_word(building.site),
            "when": building.when,
            "when_text": self.say(f"coloma-when-{building.when}", {"site": site}),
            "hammer": row["hammer"],
            "saw": row["saw"],
            "price_text": self.prices(building.prices),
            "vp": self.components.building_points,
            "fx": row["fx"],
        }

    def prices(self, prices: list[Cost]) -> str:
        hammer, saw = (price_text(price, self.say) for price in prices)
        return self.say("coloma-text-price", {"hammer": hammer, "saw": saw})

    def bridge(self, bridge: Bridge, row: Document) -> BridgeFace:
        counted = self.say(f"coloma-count-{bridge.count.word}", {})
        params: Params = {"rate": bridge.rate, "max": bridge.most, "counted": counted}
        return {
            "name": self.named(bridge.name),
            "text": self.say("coloma-text-bridge", params),
            "source": source(row, self.document["bridges"]),
            "rule": "K11.6",
            "count": bridge.count.word,
            "rate": bridge.rate,
            "max": bridge.most,
        }

    def board(self, board: Board, row: Document) -> BoardFace:
        rivers: list[RiverFace] = [
            {"vp": river["vp"], "fx": river["fx"], "text": describe(ability, self.say)}
            for river, ability in zip(row["rivers"], board.rivers, strict=True)
        ]
        sentences = [
            self.say("coloma-text-river" if river["text"] else "coloma-text-river-only", river_params(space, river))
            for space, river in enumerate(rivers, 1)
        ]
        return {
            "name": self.named(board.name),
            "text": " ".join(sentences),
            "source": str(row.get("source", "reconstructed")),
            "rule": "K6.6",
            "side": row["side"],
            "rivers": rivers,
        }

    def table(self, number: int, row: Document) -> TableFace:
        table = self.components.tables[number]
        win = self.rewards(row["win"], table.won)
        lose = self.rewards(row["lose"], table.lost)
        texts: Params = {"won": self.rewards_text(win), "lost": self.rewards_text(lose)}
        return {
            "name": self.named(table.name),
            "text": self.say("coloma-text-rewards", texts),
            "source": str(row.get("source", "reconstructed")),
            "rule": "K10.2",
            "printed": table.printed,
            "win": win,
            "lose": lose,
        }

    def rewards(self, rows: Document, abilities: list[list[Effect]]) -> dict[str, RewardFace]:
        return {
            rank: {"fx": rows[rank], "text": describe(ability, self.say)}
            for rank, ability in zip(RANKS, abilities, strict=True)
        }

    def rewards_text(self, rewards: dict[str, RewardFace]) -> str:
        nothing = self.say("coloma-no-reward", {})
        texts = [
            self.say(f"coloma-rank-{rank}", {"text": reward["text"] or nothing}) for rank, reward in rewards.items()
        ]
        return " ".join(texts)

    def space(self, space: Space, row: Document) -> SpaceFace:
        left, stop = describe(space.fx, self.say), describe(space.stop, self.say)
        text = self.say("coloma-text-boomtown", {"left": left, "stop": stop}) if space.boomtown else left
        return {
            "name": self.named(space.name),
            "text": text,
            "source": source(row, self.document["frontier"]),
            "rule": "K8.4" if space.boomtown else "K8.3",
            "kind": row["kind"],
            "x": row.get("x"),
            "y": row.get("y"),
            "fx": row["fx"],
            "fx_text": left,
            "stop": row["stop"],
            "stop_text": stop,
        }

    def land(self, number: int, row: Document) -> LandFace:
        names = {space.id: self.named(space.name) for space in self.components.spaces}
        towns = self.say("coloma-and", {}).join([names[town] for town in row["touches"]])
        return {
            "name": self.named(self.components.lands[number].name),
            "text": self.say("coloma-text-land", {"towns": towns}),
            "source": source(row, self.document["frontier"]),
            "rule": "K6.14",
            "x": row.get("x"),
            "y": row.get("y"),
            "touches": row["touches"],
        }

    def specialty(self, specialty: Specialty, row: Document) -> SpecialtyFace:
        """When a specialty works, how often, and what it does."""
        when = self.say(f"coloma-on-{specialty.timing}", {})
        limit = self.say("coloma-limit-often" if pays_often(specialty) else f"coloma-limit-{specialty.limit}", {})
        text = describe(specialty.fx, self.say)
        specialties = self.document["specialties"]
        by_set: dict[str, str] = specialties.get("sources", {})
        return {
            "name": self.named(specialty.name),
            "text": self.say("coloma-text-specialty", {"when": when, "limit": limit, "text": text}),
            "source": row.get("source", by_set.get(row["set"], specialties["source"])),
            "rule": row["rule"],
            "set": row["set"],
            "on": specialty.timing,
            "limit": specialty.limit,
            "fx": row["fx"],
        }

    def level(self, row: Document) -> LevelFace:
        numbers: Params = {name: row[name] for name in LevelFace.__annotations__ if name.endswith(("_vp", "_gold"))}
        return {
            "name": self.say(f"coloma-value-{row['id']}", {}),
            "text": self.say("coloma-text-level", numbers),
            "source": self.document["solo"]["source"],
            "rule": "K16.9",
            "start_vp": row["start_vp"],
            "year_gold": row["year_gold"],
            "river_vp": row["river_vp"],
            "hotel_vp": row["hotel_vp"],
            "barrel_vp": row["barrel_vp"],
            "horse_vp": row["horse_vp"],
        }


def river_params(space: int, river: RiverFace) -> Params:
    return {"space": space, "points": river["vp"], "text": river["text"]}


def pays_often(specialty: Specialty) -> bool:
    """Whether a specialty may be paid for again and again, though each use is a single payment (K15.9)."""
    trade = specialty.fx[0]
    single = isinstance(trade, Pay) and trade.times == 1
    return single and specialty.timing == ON_TURN and specialty.limit == UNLIMITED


def site_of(row: Document) -> int:
    """The number of the site in a row; the Barker's tile comes after the others."""
    return SITES if row["site"] == "barker" else int(row["site"]) - 1


def source(row: Document, section: Document) -> str:
    """Where a row comes from: what it says itself, or else its section."""
    return str(row.get("source", section["source"]))
