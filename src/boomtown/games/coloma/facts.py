"""The numbers and the geometry that a board needs, beside the faces."""

from typing import TypedDict

from boomtown.kernel.schema import Document

# Goods by name: { "bucks": 2, "dudes": 1 }.
Goods = dict[str, int]


class HotelFacts(TypedDict):
    hammer: Goods
    saw: Goods
    vp: int
    guests: int  # beds
    guest_vp: int
    per_player: int


class GoldFacts(TypedDict):
    values: list[int]  # of the top, middle and bottom pool
    spaces: dict[str, list[int]]  # of the three pools, by number of players
    empty_gain_bucks: int


class ShadeFacts(TypedDict):
    actions: dict[str, dict[str, list[list[str | int]]]]  # by site and half
    horse_limit: int
    wagon_cards: list[str]
    no_hotel_vp: int
    hotel_gold: int
    grave_vp: int
    gold_vp: int


class Facts(TypedDict):
    years: list[int]
    rounds: int
    year_outlaws: list[int]
    signpost_offset: int
    market: dict[str, int]
    limits: dict[str, int]
    start: Goods
    gold: GoldFacts
    tombs: list[int]
    rows: list[int]
    neutral_row: int  # counted from 1
    tent_vp: list[int]
    hideout_outlaws: list[int]
    building_vp: int
    works: dict[str, dict[str, Goods]]  # river and bridge, by tool
    hotel: HotelFacts
    edges: list[list[str]]
    shade: ShadeFacts


def facts(document: Document) -> Facts:
    supply, hotels, solo, start = document["gold_supply"], document["hotels"], document["solo"], document["start"]
    return {
        "years": document["calendar"]["years"],
        "rounds": document["calendar"]["rounds"],
        "year_outlaws": document["calendar"]["outlaws"],
        "signpost_offset": document["wheel"]["signpost_offset"],
        "market": document["barker"]["prices"],
        "limits": {name: document["limits"][name] for name in ("dudes", "tents", "horses", "rivers")},
        "start": {name: start[name] for name in ("bucks", "gold", "dudes", "tents", "horses")},
        "gold": {
            "values": supply["values"],
            "spaces": supply["spaces"],
            "empty_gain_bucks": supply["empty_gain_bucks"],
        },
        "tombs": document["graveyard"]["tombs"],
        "rows": document["shootout"]["rows"],
        "neutral_row": document["buster"]["neutral_row"],
        "tent_vp": document["frontier"]["tent_vp"],
        "hideout_outlaws": document["hideout"]["outlaws"],
        "building_vp": document["town"]["vp"],
        "works": {kind: document["works_costs"][kind] for kind in ("river", "bridge")},
        "hotel": {
            "hammer": hotels["hammer"],
            "saw": hotels["saw"],
            "vp": hotels["vp"],
            "guests": hotels["guests"],
            "guest_vp": hotels["guest_vp"],
            "per_player": hotels["per_player"],
        },
        "edges": document["frontier"]["edges"],
        "shade": {
            "actions": solo["actions"],
            "horse_limit": solo["setup"]["horse_limit"],
            "wagon_cards": solo["setup"]["wagon_cards"],
            "no_hotel_vp": solo["no_hotel_vp"],
            "hotel_gold": solo["hotel_gold"],
            "grave_vp": solo["grave_vp"],
            "gold_vp": solo["gold_vp"],
        },
    }
