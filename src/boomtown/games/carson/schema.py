"""What a component file may hold."""

from boomtown.games.carson.components import NO_LIMIT, uses
from boomtown.games.carson.constants import (
    CHARACTERS,
    COUNTED,
    COVER,
    ERA_CARDS,
    KINDS,
    MOST_REVEALS,
    SETUP,
    SUITS,
    SYMBOLS,
)
from boomtown.games.carson.effects import EFFECTS, effect_tables
from boomtown.games.carson.points import POINTS, SCORE
from boomtown.kernel.lines import Place
from boomtown.kernel.message import Params
from boomtown.kernel.schema import (
    Complain,
    Document,
    Flag,
    Id,
    ListOf,
    MapOf,
    MustEqual,
    Node,
    Reader,
    Remark,
    Schema,
    TableOf,
    Text,
    Variant,
    Whole,
    Word,
    optional,
    optional_without_default,
    quoted,
    shown,
)

MOST_HOUSES = 2  # house units of one parcel
ORDER = Whole(1, len(CHARACTERS))  # of a power among those of its phase
WORTHLESS = ("empty", "house", "townhouse", "mountain", "prison")  # kinds without points of their own (C10.13)


def kind_letters(reader: Reader) -> list[str]:
    """The letters that the file gives to its kinds of parcels, right or wrong."""
    kinds = reader.raw.get("kinds")
    entries = kinds.values() if isinstance(kinds, dict) else ()
    codes = [entry.get("code") for entry in entries if isinstance(entry, dict)]
    return [code for code in codes if isinstance(code, str)]


class KindLetter(Text):
    """The letter of a kind of parcel; no other kind has it."""

    def __init__(self) -> None:
        super().__init__(r"[^\s@-]", "carson-components-letter")

    def read(self, value: object, place: Place, reader: Reader) -> object:
        super().read(value, place, reader)
        if isinstance(value, str) and kind_letters(reader).count(value) > 1:
            reader.complain(place, "components-twice", {"given": quoted(value)})
        return value


class ParcelLetters(Node):
    """The parcels of a terrain card: four letters of kinds."""

    def read(self, value: object, place: Place, reader: Reader) -> object:
        letters = kind_letters(reader)
        if not isinstance(value, str) or len(value) != 4 or any(letter not in letters for letter in value):
            params: Params = {"given": quoted(value), "choices": " ".join(letters)}
            reader.complain(place, "carson-components-face", params)
        return value


def _kind_table(name: str) -> TableOf:
    entries: dict[str, Node] = {
        "code": KindLetter(),
        "class": Remark(),
        "houses": optional(Whole(0, MOST_HOUSES), 0),
        "civic": optional(Flag(), False),
        "lawful": MustEqual(name == "prison"),
        "empty_when_lawful": MustEqual(name == "outlaws"),
        "count": ListOf(Whole(0, 4 * ERA_CARDS), 2, 2),
        "growth": Remark(),
    }
    if name not in WORTHLESS:
        entries["flat"] = optional(POINTS, 0)
        entries["penalty"] = optional(POINTS, 0)
        entries["adjacent"] = optional(MapOf(KINDS, POINTS), {})
        entries["max"] = optional(Whole(0, NO_LIMIT), NO_LIMIT)
        entries["city"] = optional(MapOf(COUNTED, POINTS), {})
    return TableOf(entries)


def _character_table(name: str) -> TableOf:
    slot = TableOf(
        {
            "phase": optional_without_default(Text()),
            "order": optional_without_default(ORDER),
        }
    )
    effect: Node = Variant("kind", effect_tables(name))
    entries: dict[str, Node] = {
        "name": optional(Text(), ""),
        "symbols": ListOf(Word(*SYMBOLS), 1, len(SYMBOLS), unique=True),
        "slot": optional(slot, {}),
        "uses": optional_without_default(Text()),
        "effect": optional(effect, {"kind": "none"}) if "none" in effect_tables(name) else effect,
        "score": optional(SCORE, SCORE_OF_NOTHING),
        "attr": POINTS,
        "appeal": Remark(),
        "back": TableOf({
            "skull": optional(Flag(), False),
            "order": ListOf(Word(*SUITS), len(SUITS), len(SUITS), unique=True),
        }),
    }  # fmt: skip
    return TableOf(entries)


SCORE_OF_NOTHING: Document = {"flat": 0, "sold": 0, "city": {}, "characters": 0, "symbols": {}}

_ERA = ListOf(TableOf({"id": Id("terrain"), "face": ParcelLetters(), "attr": POINTS}), ERA_CARDS, ERA_CARDS)

ENTRIES = TableOf({
    "schema": MustEqual(1),
    "game": MustEqual("carson_city_card_game"),
    "provenance": optional(Remark(), {}),
    "setup": MustEqual(SETUP),
    "cover": TableOf({
        **{name: MustEqual(value) for name, value in COVER.items()},
        "upgrade": optional(MapOf(KINDS, ListOf(Word(*KINDS))), {}),  # new kind -> the kinds it may be laid on
    }),
    "kinds": TableOf({name: _kind_table(name) for name in KINDS}),
    "terrain": TableOf({"era1": _ERA, "era2": _ERA}),
    "characters": ListOf(Variant("id", {name: _character_table(name) for name in CHARACTERS})),
})  # fmt: skip


# What must fit together in it.


def check_totals(document: Document, complain: Complain) -> None:
    """The cards of an era show as many parcels of each kind as the rules say (C1.4)."""
    for era in range(2):
        letters = "".join([entry["face"] for entry in document["terrain"][f"era{era + 1}"]])
        for name, entry in document["kinds"].items():
            number, expected = letters.count(entry["code"]), entry["count"][era]
            if number != expected:
                params: Params = {"era": era + 1, "given": number, "expected": expected}
                complain(("kinds", name, "count"), "carson-components-total", params)


def check_all_characters(document: Document, complain: Complain) -> None:
    """Every character is there once (C1.5)."""
    names = [entry["id"] for entry in document["characters"]]
    for index, name in enumerate(names):
        if name in names[:index]:
            complain(("characters", index, "id"), "components-twice", {"given": name})
    for name in CHARACTERS:
        if name not in names:
            complain(("characters", name), "components-missing", _character_table(name).wanted())


def check_slots(document: Document, complain: Complain) -> None:
    """Powers are asked for one after the other, before or after the bids; every other effect has its own time."""
    asked: list[tuple[str, int]] = []
    for index, entry in enumerate(document["characters"]):
        slot, effect = entry["slot"], EFFECTS[entry["effect"]["kind"]]
        place: Place = ("characters", index, "slot")
        missing = [name for name in ("phase", "order") if effect.is_power and name not in slot]
        if missing:
            entries: dict[str, Node] = {"phase": Word(*effect.phases), "order": ORDER}
            node = entries[missing[0]] if slot else TableOf(entries)
            complain((*place, missing[0]) if slot else place, "components-missing", node.wanted())
        if "phase" in slot and slot["phase"] not in effect.phases:
            params: Params = {"given": shown(slot["phase"]), "choices": ", ".join(effect.phases)}
            complain((*place, "phase"), "components-word", params)
        elif effect.is_power and not missing:
            turn = (slot["phase"], slot["order"])
            if turn in asked:
                complain((*place, "order"), "components-twice", {"given": f"{turn[0]} {turn[1]}"})
            asked.append(turn)


def check_uses(document: Document, complain: Complain) -> None:
    """How often a power is used is a matter of the rules."""
    for index, entry in enumerate(document["characters"]):
        expected = uses(entry["id"], entry["effect"]["kind"])
        if entry.get("uses", expected) != expected:
            params: Params = {"given": shown(entry["uses"]), "expected": shown(expected)}
            complain(("characters", index, "uses"), "components-fixed", params)


def check_drafts(document: Document, complain: Complain) -> None:
    """A card taken before the others must be revealed in addition or cost the turn, or the last seat would get none."""
    for index, entry in enumerate(document["characters"]):
        effect = entry["effect"]
        if effect["kind"] == "draft" and effect["replaces_turn"] == bool(effect["reveal"]):
            complain(("characters", index, "effect", "replaces_turn"), "carson-components-draft", {})


def check_reveals(document: Document, complain: Complain) -> None:
    """The row has room for all the cards that powers may reveal in one era."""
    revealed = 0
    for index, entry in enumerate(document["characters"]):
        reveal = entry["effect"].get("reveal", 0)
        revealed += reveal
        if reveal and revealed > MOST_REVEALS:
            params: Params = {"given": revealed, "most": MOST_REVEALS}
            complain(("characters", index, "effect", "reveal"), "carson-components-reveals", params)


CHECKS = (check_totals, check_all_characters, check_slots, check_uses, check_drafts, check_reveals)
SCHEMA = Schema(ENTRIES, CHECKS)
