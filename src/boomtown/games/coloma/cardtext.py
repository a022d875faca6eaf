"""The text on every card, put together from its effects: one sentence per kind in each catalogue.

`say` is a catalogue's say(); so the same words serve the terminal, the server and the browser.
"""

from collections.abc import Callable

from boomtown.games.coloma.tables import (
    ACTION,
    ANY,
    BARKER,
    BARREL_FX,
    BARREL_IDS,
    BOARD_IDS,
    BOARD_RIVERS,
    BOOM,
    BRIDGE_COUNT,
    BRIDGE_IDS,
    BRIDGE_MAX,
    BRIDGE_RATE,
    BUILD,
    BUY_HOTEL,
    CARD_FX,
    CARD_IDS,
    CART,
    CHOOSE,
    COUNTERS,
    DISCOUNT,
    DOC,
    EVENT,
    EVENT_FX,
    GAIN,
    HERE,
    MILL_FX,
    NO_LIMIT,
    ON_EVENT,
    ON_LAND,
    ON_TURN,
    PAY,
    PER,
    RIDE,
    SHOOTOUT_FX,
    SIFT,
    SITE_BOOM,
    SITE_COMMON,
    SITES,
    SPACE_FX,
    SPACE_IDS,
    SPECIALTY_FX,
    SPECIALTY_IDS,
    SPECIALTY_LIMIT,
    SPECIALTY_WHEN,
    STOP_FX,
    TABLE_IDS,
    TENT,
    WORKDAY,
    Effect,
)
from boomtown.games.coloma.words import COSTS, GOODS, KINDS, LIMITS, PURCHASES, RANKS, WHEN
from boomtown.kernel.message import Params

Say = Callable[[str, Params], str]


def describe(effects: list[Effect], say: Say) -> str:
    """An ability in words; empty for one that does nothing."""
    return " ".join([sentence(effect, say) for effect in effects])


def sentence(effect: Effect, say: Say) -> str:
    params: Params = {"count": effect.n}
    if effect.kind in (GAIN, PER):
        params["goods"] = listed(effect.goods, GOODS, "goods", say)
    if effect.kind == PER:
        params |= {"counter": say(f"coloma-counter-{COUNTERS[effect.count]}", {}), "each": effect.each}
    elif effect.kind == PAY:
        params |= {"cost": listed(effect.cost, COSTS, "cost", say), "gain": describe(effect.get, say)}
    elif effect.kind == CHOOSE:
        params["options"] = " ".join([f"({n}) {describe(option, say)}" for n, option in enumerate(effect.options, 1)])
    elif effect.kind == SIFT:
        params["back"] = effect.more
    elif effect.kind == RIDE:
        if any(effect.goods):
            return say("coloma-fx-ride-shoe", {"goods": listed(effect.goods, GOODS, "goods", say)})
    elif effect.kind == DISCOUNT:
        things = [say(f"coloma-thing-{name}", {}) for bit, name in enumerate(PURCHASES) if effect.what >> bit & 1]
        params |= {"things": say("coloma-or", {}).join(things), "off": off_text(effect, say)}
    elif effect.kind in (ACTION, EVENT):
        params["site"] = say(f"coloma-where-{effect.site + 1 if effect.site < SITES else WHERE[effect.site]}", {})
        if effect.kind == ACTION:
            params["half"] = say("coloma-half-boom" if effect.tool == BOOM else "coloma-half-common", {})
    elif effect.kind == TENT:
        places = {ON_EVENT: "event", ON_LAND: "land"}.get(effect.what, "both")
        params |= {"places": say(f"coloma-places-{places}", {}), "reach": tent_reach(effect)}
    elif KINDS[effect.kind] in ("build", "works"):
        params |= {"tool": say(f"coloma-tool-{('hammer', 'saw')[effect.tool]}", {}), "off": off_text(effect, say)}
        params["reduced"] = int(any(effect.off))
        if effect.kind == BUILD:
            params["hotels"] = int(bool(effect.what & BUY_HOTEL))
    elif effect.kind == WORKDAY:
        params["tool"] = say(f"coloma-tool-{('shovel', 'wheelbarrow')[effect.tool]}", {})
    elif KINDS[effect.kind] == "row":
        params |= {"help": effect.more, "extra": int(effect.flag)}
    elif KINDS[effect.kind] == "outlaws":
        params["count"] = abs(effect.n)
    elif effect.kind == CART:
        params["goods"] = say("coloma-goods-gold", {"count": effect.n})
    return say(f"coloma-fx-{KINDS[effect.kind]}", params)


def tent_reach(effect: Effect) -> int:
    """0 for events, which are everywhere; 1 for lands next to the wagon, 2 for all of them (K7.12)."""
    if not effect.what & ON_LAND:
        return 0
    return 2 if effect.flag else 1


WHERE = {BARKER: "barker", HERE: "here", ANY: "any"}


def listed(counts: list[int], names: tuple[str, ...], family: str, say: Say) -> str:
    """Goods or costs in words: "2 dudes and 1 card"."""
    parts = [
        say(f"coloma-{family}-{name}", {"count": count}) for name, count in zip(names, counts, strict=True) if count
    ]
    return say("coloma-and", {}).join(parts)


def off_text(effect: Effect, say: Say) -> str:
    return listed([*effect.off, 0, 0, 0, 0], GOODS, "goods", say)


def card_texts(say: Say) -> dict[str, str]:
    """The text of everything that has one, by kind and id: "building:saloon", "river:a:1", "stop:hangtown" ..."""
    found = {f"building:{name}": describe(CARD_FX[card], say) for card, name in enumerate(CARD_IDS)}
    found |= {f"barrel:{name}": describe(BARREL_FX[kind], say) for kind, name in enumerate(BARREL_IDS)}
    found |= {f"specialty:{name}": specialty_text(number, say) for number, name in enumerate(SPECIALTY_IDS)}
    found |= {f"event:{site + 1}": describe(EVENT_FX[site], say) for site in range(SITES)}
    for site in range(SITES + 1):
        name = "barker" if site == BARKER else str(site + 1)
        found[f"common:{name}"] = describe(SITE_COMMON[site], say)
        found[f"boom:{name}"] = describe(SITE_BOOM[site], say)
    found |= {"mill:shovel": describe(MILL_FX[0], say), "mill:wheelbarrow": describe(MILL_FX[1], say)}
    for board, rivers in zip(BOARD_IDS, BOARD_RIVERS, strict=True):
        found |= {f"river:{board}:{space}": describe(effects, say) for space, effects in enumerate(rivers, 1)}
    for space, name in enumerate(SPACE_IDS):
        found[f"space:{name}"] = describe(SPACE_FX[space], say)
        if STOP_FX[space]:
            found[f"stop:{name}"] = describe(STOP_FX[space], say)
    for bridge, name in enumerate(BRIDGE_IDS):
        params: Params = {"rate": BRIDGE_RATE[bridge], "max": BRIDGE_MAX[bridge]}
        counted = say(f"coloma-counter-{COUNTERS[BRIDGE_COUNT[bridge]]}", {})
        found[f"bridge:{name}"] = say("coloma-bridge-text", params | {"counter": counted})
    for table, name in enumerate(TABLE_IDS):
        for side, word in enumerate(("win", "lose")):
            for rank, place in enumerate(RANKS):
                found[f"shootout:{name}:{word}:{place}"] = describe(SHOOTOUT_FX[table][side][rank], say)
    return found


def specialty_text(number: int, say: Say) -> str:
    """When a specialty works, how often, and what it does."""
    when = say(f"coloma-on-{WHEN[SPECIALTY_WHEN[number]]}", {})
    limit = say("coloma-limit-often" if pays_often(number) else f"coloma-limit-{LIMITS[SPECIALTY_LIMIT[number]]}", {})
    text = describe(SPECIALTY_FX[number], say)
    return say("coloma-fx-specialty", {"when": when, "limit": limit, "text": text})


def pays_often(number: int) -> bool:
    """Whether a specialty may be paid for again and again, though each use is a single payment (K15.9)."""
    single = SPECIALTY_FX[number][0].kind == PAY and SPECIALTY_FX[number][0].n == 1
    return single and SPECIALTY_WHEN[number] == ON_TURN and SPECIALTY_LIMIT[number] == NO_LIMIT


def when_text(card: int, say: Say) -> str:
    """When a building works: "site 2", "site 1, shovel", "site 3, when busted"."""
    row = DOC["building"][card]
    site = say("coloma-site-barker", {}) if row["site"] == "barker" else say(f"coloma-site-{row['site']}", {})
    return say(f"coloma-when-{row['when']}", {"site": site})
