"""What is asked, in numbers: the kind of question, the card or office behind it, and what a board needs to put it."""

from collections.abc import Callable
from typing import Literal, NotRequired, TypedDict

from boomtown.games.sprawl.acting import SourceView, source_of
from boomtown.games.sprawl.actions import CONTRACT_PLACES, MARKER_NAMES, ORIGIN_NAMES, PLANNING_PLACES
from boomtown.games.sprawl.city import BLOCK_NAMES, BLOCKS, LOT_NAMES, SHAPES, SPOT_SIZE, ZONES
from boomtown.games.sprawl.constants import CONTRACTOR, OFFICES, POINT_KINDS, VOCATION_COUNT, VOCATIONS, PointKind
from boomtown.games.sprawl.effects.amounts import AmountEffect, Toll
from boomtown.games.sprawl.effects.buildings import BuildingEffect, moved_building
from boomtown.games.sprawl.effects.choices import Offer
from boomtown.games.sprawl.effects.disaster import disaster
from boomtown.games.sprawl.effects.effect import effect_of, times_in
from boomtown.games.sprawl.effects.markers import MarkerEffect
from boomtown.games.sprawl.effects.placing import FreePlacement
from boomtown.games.sprawl.effects.rows import Payout
from boomtown.games.sprawl.favors import favor_place, origin_card, origin_cost
from boomtown.games.sprawl.frame import frame_of
from boomtown.games.sprawl.permits import pages_for
from boomtown.games.sprawl.planning_cards import planning_card
from boomtown.games.sprawl.players import PlayerWith, seats_in, tile_holders
from boomtown.games.sprawl.spots import covered_buildings, price
from boomtown.games.sprawl.standings import Standing, contest
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import (
    ASK_ACTION,
    ASK_BLOCK,
    ASK_BUILDING,
    ASK_CLAIM,
    ASK_DISCARD,
    ASK_DISPLAY,
    ASK_ELECT,
    ASK_FAVOR,
    ASK_INVEST,
    ASK_KIND,
    ASK_LINE,
    ASK_LOSE,
    ASK_MARKER,
    ASK_MOVE,
    ASK_OFFER,
    ASK_OPTION,
    ASK_ORDER,
    ASK_PERMIT,
    ASK_PLACE,
    ASK_PLAYER,
    ASK_RENEWAL,
    ASK_ROW,
    ASK_SAVE,
    ASK_SPACE,
    ASK_SPLIT,
    ASK_SPOT,
    ASK_TARGET,
    ASK_TIED,
    ASK_VICTIM,
    ASK_VOCATION,
    EFFECT,
    SCORE_TILES,
    WHO,
)
from boomtown.games.sprawl.targets import ChosenLine
from boomtown.kernel.state import Step

AskKind = Literal[
    "claim", "invest", "action", "spot", "renewal", "permit", "victim", "split", "order", "player", "elect", "block",
    "tied", "target", "building", "place", "move", "marker", "space", "row", "line", "kind", "display", "discard",
    "lose", "favor", "vocation", "option", "offer", "save",
]  # fmt: skip


class CardOffer(TypedDict):
    """A card that lies open, and its AP."""

    box: str  # as the action spells it
    card: str
    ap: int


class BuildOffer(TypedDict):
    """A contract that can be had; whether it can be paid and placed, the legal actions say."""

    source: str  # as the action `build` spells it
    card: str
    ap: int
    pages: int  # of permits for its zone that the seat has
    missing: int


# Written as a call, for its only key is a word of Python.
Moved = TypedDict("Moved", {"from": NotRequired[str]})


class Ask(Moved):
    """What is asked. Only the seat that is asked gets more than the first three; which ones, depends on the kind."""

    seat: int
    kind: AskKind
    source: SourceView | None
    prices: NotRequired[list[int]]  # claim, spot: per block
    takes: NotRequired[list[CardOffer]]  # action
    favors: NotRequired[list[CardOffer]]
    builds: NotRequired[list[BuildOffer]]
    card: NotRequired[str]  # spot, renewal, permit: the contract
    lots: NotRequired[int]
    origin: NotRequired[str]  # as the action `build` spells it
    covers: NotRequired[list[str]]  # renewal: the first lots of the buildings to be demolished
    need: NotRequired[int]  # permit: pages in all
    chosen: NotRequired[list[str]]
    pages: NotRequired[int]  # of the permits chosen so far
    vocation: NotRequired[str]  # victim, split
    value: NotRequired[int]  # of each tile, 0 when nothing scores now
    tiles: NotRequired[int]  # the seat's own
    seats: NotRequired[list[int]]  # victim, order, player, elect: to choose from
    office: NotRequired[str]  # elect
    measure: NotRequired[str]  # player, elect: what is compared
    standing: NotRequired[Standing]  # per seat
    whose: NotRequired[int | None]  # tied, target: only buildings of this seat
    do: NotRequired[str]  # building: what happens to it, as component files say it
    optional: NotRequired[bool]  # building, marker: the seat may pass
    left: NotRequired[int]  # how often the seat is still asked, this time included
    zone: NotRequired[str]  # place, move; `from` is the first lot of a building that moves
    size: NotRequired[int]
    marker: NotRequired[str]  # space
    here: NotRequired[str | None]  # marker, space: the block that the marker must act on
    points: NotRequired[PointKind]  # row
    counts: NotRequired[list[list[int]]]  # line: what the card's later lines count, for the row and for the column
    wealth: NotRequired[int]  # kind, offer, save
    prestige: NotRequired[int]
    paying: NotRequired[bool]  # kind
    first: NotRequired[str]  # save: the first lot of the building in danger


KINDS: dict[int, AskKind] = {
    ASK_CLAIM: "claim",
    ASK_INVEST: "invest",
    ASK_ACTION: "action",
    ASK_SPOT: "spot",
    ASK_RENEWAL: "renewal",
    ASK_PERMIT: "permit",
    ASK_VICTIM: "victim",
    ASK_SPLIT: "split",
    ASK_ORDER: "order",
    ASK_PLAYER: "player",
    ASK_ELECT: "elect",
    ASK_BLOCK: "block",
    ASK_TIED: "tied",
    ASK_TARGET: "target",
    ASK_BUILDING: "building",
    ASK_PLACE: "place",
    ASK_MOVE: "move",
    ASK_MARKER: "marker",
    ASK_SPACE: "space",
    ASK_ROW: "row",
    ASK_LINE: "line",
    ASK_KIND: "kind",
    ASK_DISPLAY: "display",
    ASK_DISCARD: "discard",
    ASK_LOSE: "lose",
    ASK_FAVOR: "favor",
    ASK_VOCATION: "vocation",
    ASK_OPTION: "option",
    ASK_OFFER: "offer",
    ASK_SAVE: "save",
}


def ask(state: Position, viewer: int | None) -> Ask | None:
    """What is asked, with its numbers for the seat that is asked; None when the game is over."""
    if not state.agenda:
        return None
    step = state.agenda[-1]
    number, seat, *_ = step
    kind = KINDS[number]
    question: Ask = {"seat": seat, "kind": kind, "source": source_of(state)}
    if seat == viewer and kind in NUMBERS:
        NUMBERS[kind](state, seat, step, question)
    return question


# The numbers of each kind of question, for the seat that is asked.


def ask_claim(state: Position, seat: int, step: Step, question: Ask) -> None:
    question["prices"] = state.value[:]


def ask_action(state: Position, seat: int, step: Step, question: Ask) -> None:
    components = state.components
    ids = components.card_ids
    question["takes"] = [
        {"box": box, "card": ids[planning_card(state, place)], "ap": components.planning_costs[place]}
        for place, box in enumerate(PLANNING_PLACES)
        if planning_card(state, place) >= 0
    ]
    builds: list[BuildOffer] = []
    favors: list[CardOffer] = []
    free = favor_place(state, seat) >= 0
    for origin, name in enumerate(ORIGIN_NAMES):
        card = origin_card(state, seat, origin)
        if card < 0:
            continue
        contract = components.cards[card]
        ap = origin_cost(state, origin)
        pages = pages_for(state, seat, contract.zone)
        missing = max(0, contract.lots - pages)
        builds.append({"source": name, "card": ids[card], "ap": ap, "pages": pages, "missing": missing})
        if free and origin < len(CONTRACT_PLACES):
            favors.append({"box": name, "card": ids[card], "ap": ap})
    question["favors"] = favors
    question["builds"] = builds


def ask_spot(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, origin, *_ = step
    card = origin_card(state, seat, origin)
    question["card"] = state.components.card_ids[card]
    question["lots"] = state.components.cards[card].lots
    question["origin"] = ORIGIN_NAMES[origin]
    question["prices"] = [price(state, card, block) for block in range(BLOCKS)]


def ask_renewal(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, origin, spot = step
    question["card"] = state.components.card_ids[origin_card(state, seat, origin)]
    question["covers"] = [LOT_NAMES[building] for building in covered_buildings(state, spot)]


def ask_permit(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, origin, _, _, *chosen = step
    components = state.components
    contract = components.cards[origin_card(state, seat, origin)]
    question["card"] = contract.id
    question["need"] = contract.lots
    question["chosen"] = [components.card_ids[permit] for permit in chosen]
    question["pages"] = sum([components.cards[permit].pages for permit in chosen])


def ask_victim(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, vocation, _ = step
    question["vocation"] = VOCATIONS[vocation]
    question["value"] = 0
    if len(state.agenda) > 1 and state.agenda[-2][0] == SCORE_TILES:  # a tile taken by a contract scores at once
        _, _, scored, value, _ = state.agenda[-2]
        question["value"] = value if scored == vocation else 0
    question["tiles"] = state.tiles[VOCATION_COUNT * seat + vocation]
    question["seats"] = seats_in(tile_holders(state, vocation) & ~(1 << seat))


def ask_split(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, vocation, value, _ = step
    question["vocation"] = VOCATIONS[vocation]
    question["value"] = value
    question["tiles"] = state.tiles[VOCATION_COUNT * seat + vocation]


def ask_order(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, mask, *_ = step
    question["seats"] = seats_in(mask)


def ask_player(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, mask, settles, *_ = step
    question["seats"] = seats_in(mask)
    effect = effect_of(state, step)
    players = effect.who if settles == WHO else effect.receiver
    if isinstance(players, PlayerWith):
        question["measure"] = players.measure.word
        question["standing"] = [players.measure.amount(state, other) for other in range(state.seats)]


def ask_elect(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, mask, office = step
    zone = state.components.offices[office].zone
    question["seats"] = seats_in(mask)
    question["office"] = OFFICES[office]
    question["measure"] = "prestige" if office == CONTRACTOR else "vocations" if zone < 0 else ZONES[zone]
    _, question["standing"] = contest(state, office)


def ask_tied(state: Position, seat: int, step: Step, question: Ask) -> None:
    effect = effect_of(state, step)
    assert effect.selects is not None
    question["whose"] = effect.viewpoint(frame_of(step)) if effect.selects.owner == "own" else None


def ask_target(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, _, _, _, whose, *_ = step
    question["whose"] = whose


def ask_building(state: Position, seat: int, step: Step, question: Ask) -> None:
    effect = effect_of(state, step)
    assert isinstance(effect, BuildingEffect)
    question["do"] = effect.kind
    question["optional"] = effect.optional
    question["left"] = times_in(step)


def ask_place(state: Position, seat: int, step: Step, question: Ask) -> None:
    effect = effect_of(state, step)
    assert isinstance(effect, FreePlacement)
    question["zone"] = ZONES[effect.zone]
    question["size"] = effect.lots
    question["left"] = times_in(step)


def ask_move(state: Position, seat: int, step: Step, question: Ask) -> None:
    building = moved_building(state)
    question["zone"] = ZONES[state.zone[building]]
    question["size"] = SPOT_SIZE[state.spot[building]]
    question["from"] = LOT_NAMES[building]


def ask_marker(state: Position, seat: int, step: Step, question: Ask) -> None:
    effect = effect_of(state, step)
    assert isinstance(effect, MarkerEffect)
    spot = frame_of(step).spot
    question["here"] = BLOCK_NAMES[spot // SHAPES] if effect.here and spot >= 0 else None
    question["optional"] = effect.optional


def ask_space(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, marker, *_ = step
    ask_marker(state, seat, step, question)
    question["optional"] = False
    question["marker"] = MARKER_NAMES[marker]


def ask_row(state: Position, seat: int, step: Step, question: Ask) -> None:
    effect = effect_of(state, step)
    assert isinstance(effect, Payout)
    question["points"] = POINT_KINDS[effect.points]


def ask_line(state: Position, seat: int, step: Step, question: Ask) -> None:
    ref = effect_of(state, step).ref
    worlds = [state.clone(), state.clone()]
    question["counts"] = [[], []]
    for later in reversed(state.agenda):
        if later[0] == EFFECT and effect_of(state, later).ref == ref:
            effect, frame = effect_of(state, later), frame_of(later)
            if effect.selects is not None and isinstance(effect.selects.area, ChosenLine):
                for line, world in enumerate(worlds):
                    world.chosen_line = line
                    question["counts"][line].append(effect.times(world, frame.me, frame))


def ask_kind(state: Position, seat: int, step: Step, question: Ask) -> None:
    effect = effect_of(state, step)
    assert isinstance(effect, AmountEffect)
    left = times_in(step)
    paying = isinstance(effect, Toll)  # one unit after the other; a gain comes at once
    units = 1 if paying else left
    question["wealth"] = units * effect.amount.wealth
    question["prestige"] = units * effect.amount.prestige
    question["left"] = left if paying else 1
    question["paying"] = paying


def ask_left(state: Position, seat: int, step: Step, question: Ask) -> None:
    question["left"] = times_in(step)


def ask_offer(state: Position, seat: int, step: Step, question: Ask) -> None:
    effect = effect_of(state, step)
    assert isinstance(effect, Offer)
    question["wealth"] = effect.wealth
    question["prestige"] = effect.prestige


def ask_save(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, number, building = step
    question["wealth"], question["prestige"] = disaster(state, number).ransom(state, building)
    question["first"] = LOT_NAMES[building]


NUMBERS: dict[AskKind, Callable[[Position, int, Step, Ask], None]] = {
    "claim": ask_claim,
    "action": ask_action,
    "spot": ask_spot,
    "renewal": ask_renewal,
    "permit": ask_permit,
    "victim": ask_victim,
    "split": ask_split,
    "order": ask_order,
    "player": ask_player,
    "elect": ask_elect,
    "tied": ask_tied,
    "target": ask_target,
    "building": ask_building,
    "place": ask_place,
    "move": ask_move,
    "marker": ask_marker,
    "space": ask_space,
    "row": ask_row,
    "line": ask_line,
    "kind": ask_kind,
    "display": ask_left,
    "discard": ask_left,
    "lose": ask_left,
    "offer": ask_offer,
    "save": ask_save,
}
