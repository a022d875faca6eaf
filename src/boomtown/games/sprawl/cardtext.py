"""Card texts, generated from the data in any language, so that they never disagree with the rules.

Every function takes `say`, which turns a message id with parameters into words; see text/*/sprawl.ftl.
"""

from collections.abc import Callable

from boomtown.games.sprawl import words as w
from boomtown.games.sprawl.actions import ROWS
from boomtown.games.sprawl.city import ZONES
from boomtown.games.sprawl.components import (
    CARD_BALLOT,
    CARD_BUILD,
    CARD_EFFECTS,
    CARD_KIND,
    CARD_LEVEL,
    CARD_LOTS,
    CARD_PAY,
    CARD_VOCATIONS,
    CARD_ZONE,
    CARD_ZONES,
    EFFECTS,
    Build,
    Effect,
    Filter,
)
from boomtown.kernel.message import Params

Say = Callable[[str, Params], str]

ALL_ZONES = 31
ALL_SIZES = 30
UNLIMITED = 9999
# Effects whose sentence has a verb that changes when "you" are meant.
SPEAKS_OF_YOU = (w.EXTRA_FAVOR, w.TAKE_FAVOR, w.OPTIONAL, w.CHOOSE)


def card_face(say: Say, card: int) -> list[str]:
    """Everything a card shows below its name, line by line."""
    kind = CARD_KIND[card]
    if kind == w.PERMIT:
        told: Params = {"pages": CARD_LEVEL[card], "zones": _zones(CARD_ZONES[card]), "pay": CARD_PAY[card]}
        return [say("sprawl-face-permit", told) + _ballot(say, card)]
    if kind == w.RENEWAL:
        return [say("sprawl-card-u1", {}).rsplit(" ", 1)[0] + _ballot(say, card)]
    effects = [effect_text(say, EFFECTS[number]) for number in CARD_EFFECTS[card]]
    if kind == w.EVENT:
        return [say("sprawl-face-event", {}), *effects]
    lines = [say("sprawl-face-contract", {"zone": ZONES[CARD_ZONE[card]], "lots": CARD_LOTS[card]})]
    lines += build_texts(say, CARD_BUILD[card])
    for vocation, value in CARD_VOCATIONS[card]:
        lines.append(say("sprawl-face-vocation", {"vocation": _vocation(vocation), "value": value}))
    lines += effects
    if CARD_PAY[card]:
        lines.append(say("sprawl-face-row", {"row": f"@sprawl-row-{ROWS[11 + CARD_PAY[card]]}"}))
    return lines


def _ballot(say: Say, card: int) -> str:
    return say("sprawl-face-ballot", {}) if CARD_BALLOT[card] else ""


def build_texts(say: Say, build: Build) -> list[str]:
    """Restrictions and easings, one line each."""
    lines: list[str] = []
    if build.edge:
        lines.append(say(f"sprawl-edge-{w.EDGES[build.edge]}", {}))
    if build.adjacent_to:
        lines.append(say("sprawl-near", {"zones": _zones(build.adjacent_to)}))
    if build.not_adjacent_to:
        lines.append(say("sprawl-not-near", {"zones": _zones(build.not_adjacent_to)}))
    if build.min_value:
        lines.append(say("sprawl-min-value", {"value": build.min_value}))
    if build.max_value < UNLIMITED:
        lines.append(say("sprawl-max-value", {"value": build.max_value}))
    for flag, key in (
        (build.empty_block, "empty"),
        (build.near_own, "own"),
        (build.marked, "marked"),
        (build.ignore_zoning, "zoning"),
    ):
        if flag:
            lines.append(say(f"sprawl-build-{key}", {}))
    if build.discount:
        lines.append(say("sprawl-build-discount", {"n": build.discount}))
    return lines


def effect_text(say: Say, effect: Effect) -> str:
    """One effect as a sentence."""
    kind = w.EFFECT_KINDS[effect.kind].replace("_", "-")
    told: Params = {"n": effect.n, "wealth": effect.wealth, "who": player_text(say, effect.who)}
    if effect.kind in (w.PAYOUT, w.PLACE_MARKER, w.MOVE_MARKER):
        told["kind"] = f"@sprawl-kind-{w.KINDS[effect.marker]}"
    if effect.kind in (w.PLACE_MARKER, w.MOVE_MARKER, w.PLACE_PARK, w.PLACE_BUILDING):
        family = "moved" if effect.kind == w.MOVE_MARKER else "mode"
        told["where"] = f"@sprawl-{family}-{w.MODES[effect.mode]}"
    if effect.kind in (w.GAIN, w.LOSE, w.TOLL, w.OPTIONAL, w.DISASTER):
        told["amount"] = amount_text(say, effect)
        told["per"] = per_text(say, effect.per)
    if effect.kind == w.TOLL:
        told["to"] = player_text(say, effect.to)
        kind += "-self" if effect.to >> 4 == w.SELF else ""
    elif effect.kind == w.PAYOUT or effect.kind == w.TAKE_PERMIT:
        kind += f"-{w.MODES[effect.mode]}"
    elif effect.kind == w.DISASTER:
        told["per"] = f"@sprawl-per-{w.MODES[effect.mode]}"
    elif effect.kind == w.PLACE_MARKER:
        told["which"] = f"@sprawl-marker-{w.MARKER_PICKS[effect.marker_pick]}"
    elif effect.kind == w.PLACE_BUILDING:
        told["zone"] = f"@sprawl-zone-{ZONES[effect.zone].lower()}"
    elif effect.kind in (w.SCORE_VOCATION, w.TAKE_VOCATION):
        told["vocation"] = _vocation(effect.name) if effect.name >= 0 else "@sprawl-any-vocation"
    elif effect.kind == w.HOLD_ELECTION:
        told["office"] = f"@sprawl-office-{w.OFFICES[effect.office]}" if effect.office >= 0 else "@sprawl-next-office"
        kind += "" if effect.who == w.NOBODY else "-won"
    elif effect.kind == w.OPTIONAL:
        told["then"] = _joined(say, effect.then)
    elif effect.kind == w.CHOOSE:
        told["options"] = " / ".join(
            [f"({place}) {_joined(say, option)}" for place, option in enumerate(effect.options, 1)]
        )
    elif effect.kind == w.OPEN_DECK:
        told["deck"] = f"@sprawl-deck-{w.DECKS[effect.deck]}"
    elif effect.kind == w.ENTER_OFFICES:
        told["offices"] = ", ".join([say(f"sprawl-office-{w.OFFICES[office]}", {}) for office in effect.offices])
    if effect.kind in SPEAKS_OF_YOU and effect.who >> 4 == w.SELF:
        kind += "-self"
    if effect.what is not None:
        told["what"] = filter_text(say, effect.what)
    text = say(f"sprawl-fx-{kind}", told)
    return say("sprawl-fx-may", {"text": text}) if effect.optional else text


def _joined(say: Say, numbers: list[int]) -> str:
    return "; ".join([effect_text(say, EFFECTS[number]) for number in numbers])


def player_text(say: Say, code: int) -> str:
    if code < 0:
        return ""
    kind, argument = code >> 4, code & 15
    told: Params = {}
    if kind == w.OFFICE:
        told["office"] = f"@sprawl-office-{w.OFFICES[argument]}"
    elif kind == w.VOCATION:
        told["vocation"] = _vocation(argument)
    elif kind >= w.MOST:
        told["compared"] = f"@sprawl-by-{w.COMPARED[argument]}"
    return say(f"sprawl-who-{w.PLAYERS[kind]}", told)


def amount_text(say: Say, effect: Effect) -> str:
    both = "either" if effect.either else "both"
    key = both if effect.wealth and effect.prestige else "wealth" if effect.wealth else "prestige"
    return say(f"sprawl-amount-{key}", {"wealth": effect.wealth, "prestige": effect.prestige})


def per_text(say: Say, per: Filter | None) -> str:
    """ " per RES in these rows (at most 3)", or nothing."""
    if per is None:
        return ""
    told: Params = {"what": count_text(say, per), "div": per.div}
    text = say("sprawl-per-div" if per.div > 1 else "sprawl-per", told)
    return text + (say("sprawl-per-max", {"max": per.max}) if per.max < UNLIMITED else "")


def count_text(say: Say, per: Filter) -> str:
    if per.count == w.COUNT_BUILDINGS:
        return filter_text(say, per)
    if per.count == w.COUNT_LOTS:
        return say("sprawl-count-lots", {"what": filter_text(say, per)})
    if per.count == w.COUNT_VOCATIONS and per.name >= 0:
        return say("sprawl-count-vocation", {"vocation": _vocation(per.name)})
    where = say(f"sprawl-where-{w.WHERES[per.where]}", {}) if per.where else ""
    return " ".join([say(f"sprawl-count-{w.COUNTS[per.count]}", {}), where]).strip()


def filter_text(say: Say, chosen: Filter) -> str:
    """ "RES, 1 lot, of another player, in these rows"."""
    parts = [say("sprawl-what-any", {}) if chosen.zones == ALL_ZONES else _zones(chosen.zones)]
    if chosen.sizes != ALL_SIZES:
        sizes = [size for size in range(1, 5) if chosen.sizes >> size & 1]
        lots = sizes[0] if len(sizes) == 1 else "/".join([str(size) for size in sizes])
        parts.append(say("sprawl-size", {"lots": lots}))
    if chosen.owner:
        parts.append(say(f"sprawl-owner-{w.OWNERS[chosen.owner]}", {}))
    if chosen.where:
        parts.append(say(f"sprawl-where-{w.WHERES[chosen.where]}", {}))
    if chosen.edge:
        parts.append(say(f"sprawl-edge-{w.EDGES[chosen.edge]}", {}))
    if chosen.near:
        parts.append(say("sprawl-near", {"zones": _zones(chosen.near)}))
    if chosen.min_value:
        parts.append(say("sprawl-min-value", {"value": chosen.min_value}))
    if chosen.pick:
        parts.append(say(f"sprawl-pick-{w.PICKS[chosen.pick]}", {}))
    return ", ".join(parts)


def _zones(mask: int) -> str:
    return "/".join([zone for number, zone in enumerate(ZONES) if mask >> number & 1])


def _vocation(vocation: int) -> str:
    return f"@sprawl-vocation-{w.VOCATIONS[vocation]}"
