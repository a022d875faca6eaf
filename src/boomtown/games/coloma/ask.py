"""What is asked, in numbers: the kind of question, what it comes from, and what a board needs to put it to a person."""

from collections.abc import Callable
from typing import Literal, NotRequired, TypedDict

from boomtown.games.coloma.components import Source
from boomtown.games.coloma.effects.canyon import SurveyOrBridge
from boomtown.games.coloma.effects.construction import Build
from boomtown.games.coloma.effects.effect import Effect, effect_of, possible
from boomtown.games.coloma.effects.guests import free_beds
from boomtown.games.coloma.effects.gunmen import FillRow
from boomtown.games.coloma.effects.market import horse_on_sale, horse_price, tent_on_sale, tent_price
from boomtown.games.coloma.effects.sites import OfSite, TakeAction
from boomtown.games.coloma.effects.tents import PlantTents
from boomtown.games.coloma.effects.trades import Choose, Pay
from boomtown.games.coloma.effects.wagons import entered_spaces, jumped, landings, robbery
from boomtown.games.coloma.goods import gold_price
from boomtown.games.coloma.menu import item_ability
from boomtown.games.coloma.opened import BARREL_OPENED
from boomtown.games.coloma.payments import BUY_BRIDGE, BUY_BUILDING, BUY_RIVER, TOOLS, Cost, can_pay, nuggets
from boomtown.games.coloma.specialties import specialty_of
from boomtown.games.coloma.state import Position, numbers_in
from boomtown.games.coloma.steps import (
    CHOOSE_OPTION,
    CLOSE,
    DIAL,
    DISCARD,
    DRIVE,
    DUEL_DIAL,
    KEEP,
    MARKET_STALL,
    MENU,
    PAY_AGAIN,
    PICK_BARREL,
    PICK_BOARD,
    PICK_BUILD,
    PICK_GUESTS,
    PICK_ROW,
    PICK_SHERIFF,
    PICK_SITE,
    PICK_SPECIALTY,
    PICK_TENT,
    PICK_WORKS,
    PUT_BACK,
    ROB,
    SPLIT,
    TOWN_BENEFIT,
    effect_index,
    kind_of,
    player_of,
)
from boomtown.games.coloma.turn_view import CostView
from boomtown.games.coloma.wheel import site_word
from boomtown.kernel.state import TOGETHER, Step

AskKind = Literal[
    "keep", "dial", "duel", "menu", "put_back", "split", "pay", "choose", "site", "build", "works", "row", "tent",
    "guests", "barrel", "market", "drive", "benefit", "rob", "sheriff", "board", "pick", "discard",
]  # fmt: skip

# An ability as component files write it.
Fx = list[dict[str, object]]


class SourceView(TypedDict):
    """The component whose effect asks."""

    kind: str  # site | card | mill | barrel | river | event | space | specialty | table
    id: str


class PriceView(CostView):
    """A price, and whether it can be paid for what it is for."""

    open: bool


class SplitOffer(TypedDict):
    """One way to pay: the nuggets, the bucks, and what is lost because there is no change."""

    nuggets: int
    bucks: int
    lost: int


class OptionView(TypedDict):
    fx: Fx
    open: bool


class Ask(TypedDict):
    """What is asked. Only the seat that is asked gets more than the first three; which ones, depends on the kind."""

    seat: int | None  # None for a spectator while all seats decide in secret
    kind: AskKind
    source: SourceView | None
    left: NotRequired[int]  # keep, put_back, barrel, pay, tent: how often still; 0 in pay and tent for any number
    bucks: NotRequired[int]  # split
    price: NotRequired[int]
    offers: NotRequired[list[SplitOffer]]
    site: NotRequired[str]  # menu: as the faces of sites go
    boom_of: NotRequired[str]
    payable: NotRequired[dict[str, list[str]]]  # by tool, the cards in hand that an open half could build
    cost: NotRequired[dict[str, int]]  # pay
    get: NotRequired[Fx]
    options: NotRequired[list[OptionView]]  # choose
    of: NotRequired[Literal["action", "event"]]  # site
    half: NotRequired[Literal["common", "boom"]]
    tool: NotRequired[str]  # build, works
    prices: NotRequired[dict[str, PriceView]]  # build: by card; market: of tent and horse
    hotel: NotRequired[PriceView | None]
    river: NotRequired[PriceView | None]  # works
    bridge: NotRequired[PriceView | None]
    strength: NotRequired[int]  # row, menu: how many gunmen could be placed, with the helpers
    help: NotRequired[int]
    extra: NotRequired[bool]
    events: NotRequired[list[int]]  # tent
    lands: NotRequired[list[str]]
    remote: NotRequired[bool]
    beds: NotRequired[int]  # guests
    steps: NotRequired[int]  # drive
    entered: NotRequired[list[str]]
    jumps: NotRequired[dict[str, list[str]]]  # by landing, the occupied spaces on the way
    space: NotRequired[str]  # benefit
    gold: NotRequired[int]  # rob


KINDS: dict[int, AskKind] = {
    KEEP: "keep",
    DIAL: "dial",
    DUEL_DIAL: "duel",
    MENU: "menu",
    PUT_BACK: "put_back",
    SPLIT: "split",
    PAY_AGAIN: "pay",
    CHOOSE_OPTION: "choose",
    PICK_SITE: "site",
    PICK_BUILD: "build",
    PICK_WORKS: "works",
    PICK_ROW: "row",
    PICK_TENT: "tent",
    PICK_GUESTS: "guests",
    PICK_BARREL: "barrel",
    MARKET_STALL: "market",
    DRIVE: "drive",
    TOWN_BENEFIT: "benefit",
    ROB: "rob",
    PICK_SHERIFF: "sheriff",
    PICK_BOARD: "board",
    PICK_SPECIALTY: "pick",
    DISCARD: "discard",
}

# Questions whose step holds the effect that asks.
BY_EFFECT = (PAY_AGAIN, CHOOSE_OPTION, PICK_SITE, PICK_BUILD, PICK_WORKS, PICK_ROW, PICK_TENT, PICK_GUESTS)


def ask(state: Position, viewer: int | None) -> Ask | None:
    """What is asked, as a seat (None: a spectator) may know it; None when nothing is asked of anybody.

    While all decide in secret, a seat hears of its own question alone, and of none once it has answered.
    """
    if not state.agenda:
        return None
    step = state.agenda[-1]
    kind = KINDS[kind_of(step)]
    seat: int | None = player_of(step)
    if seat == TOGETHER:
        if viewer is not None and state.answers[viewer] >= 0:
            return None
        seat = viewer
    question: Ask = {"seat": seat, "kind": kind, "source": source_of(state, step)}
    if seat is not None and seat == viewer and kind in NUMBERS:
        NUMBERS[kind](state, seat, step, question)
    return question


# Where a question comes from.


def source_of(state: Position, step: Step) -> SourceView | None:
    kind = kind_of(step)
    if player_of(step) == TOGETHER:
        return None
    if kind in BY_EFFECT:
        return source_view(state.components.effect_sources[effect_index(step)])
    if kind == MENU:
        return {"kind": "site", "id": site_word(state.site)}
    if kind == TOWN_BENEFIT:
        return {"kind": "space", "id": state.components.spaces[state.wagon[player_of(step)]].id}
    if kind == ROB:
        return {"kind": "specialty", "id": specialty_of(state, player_of(step)).id}
    return opened_source(state)


def source_view(source: Source) -> SourceView:
    kind, id = source
    return {"kind": kind, "id": id}


def opened_source(state: Position) -> SourceView | None:
    """What is being carried out in the present turn: an item of the menu, or a barrel."""
    components = state.components
    verbs = components.verbs
    for step in reversed(state.agenda):
        if kind_of(step) != CLOSE:
            continue
        _, player, item, _ = step
        if item <= BARREL_OPENED:
            return {"kind": "barrel", "id": components.barrels[BARREL_OPENED - item].id}
        if item < verbs.mill_item:
            return {"kind": "card", "id": components.buildings[item].id}
        if item < verbs.common_item:
            return source_view(components.effect_sources[components.mill[item - verbs.mill_item][0].index])
        if item == verbs.specialty_item:
            return {"kind": "specialty", "id": specialty_of(state, player).id}
        return {"kind": "site", "id": site_word(state.boom_of if item == verbs.boom_item else state.site)}
    return None


# The numbers of each kind of question, for the seat that is asked.


def ask_keep(state: Position, seat: int, step: Step, question: Ask) -> None:
    question["left"] = sum([kind_of(other) == KEEP for other in state.agenda])


def ask_menu(state: Position, seat: int, step: Step, question: Ask) -> None:
    question["site"] = site_word(state.site)
    question["boom_of"] = site_word(state.boom_of)
    question["payable"] = {}
    for item in (state.components.verbs.common_item, state.components.verbs.boom_item):
        for effect in item_ability(state, seat, item) if state.items >> item & 1 else []:
            if isinstance(effect, Build):
                question["payable"][TOOLS[effect.tool]] = payable_cards(state, seat, effect)
            elif isinstance(effect, FillRow):
                question["strength"] = effect.strength(state, seat)


def ask_put_back(state: Position, seat: int, step: Step, question: Ask) -> None:
    question["left"] = 0
    for other in reversed(state.agenda):
        if other != step:
            break
        question["left"] += 1


def ask_split(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, bucks = step
    price = gold_price(state)
    fewest, most = nuggets(state, seat, bucks)
    question["bucks"] = bucks
    question["price"] = price
    question["offers"] = [
        {"nuggets": count, "bucks": max(bucks - count * price, 0), "lost": max(count * price - bucks, 0)}
        for count in range(fewest, most + 1)
    ]


def ask_pay(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, index, left = step
    row = state.components.effect_rows[index]
    question["left"] = left
    question["cost"] = dict(row["cost"])
    question["get"] = fx_of(state, effect_of(state, step, Pay).get)


def ask_choose(state: Position, seat: int, step: Step, question: Ask) -> None:
    options = effect_of(state, step, Choose).options
    question["options"] = [{"fx": fx_of(state, option), "open": possible(state, seat, option)} for option in options]


def ask_site(state: Position, seat: int, step: Step, question: Ask) -> None:
    effect = effect_of(state, step, OfSite)
    if isinstance(effect, TakeAction):
        question["of"] = "action"
        question["half"] = "boom" if effect.boom else "common"
    else:
        question["of"] = "event"


def ask_build(state: Position, seat: int, step: Step, question: Ask) -> None:
    effect = effect_of(state, step, Build)
    cards = numbers_in(state.hand[seat]) if effect.buys(BUY_BUILDING) else []
    question["tool"] = TOOLS[effect.tool]
    question["prices"] = {
        state.components.buildings[card].id: price_view(state, seat, effect.building_price(state, card))
        for card in cards
    }
    offered = effect.hotel_offered(state, state.pioneers[seat])
    question["hotel"] = price_view(state, seat, effect.hotel_price(state)) if offered else None


def payable_cards(state: Position, seat: int, effect: Build) -> list[str]:
    cards = numbers_in(state.hand[seat]) if effect.buys(BUY_BUILDING) else []
    return [
        state.components.buildings[card].id
        for card in cards
        if can_pay(state, seat, effect.building_price(state, card))
    ]


def ask_works(state: Position, seat: int, step: Step, question: Ask) -> None:
    effect = effect_of(state, step, SurveyOrBridge)
    river, bridge = effect.river_price(state), effect.bridge_price(state)
    spaces, types = effect.free_spaces(state, seat), effect.open_bridges(state, seat)
    question["tool"] = TOOLS[effect.tool]
    question["river"] = priced(river, bool(spaces)) if effect.buys(BUY_RIVER) else None
    question["bridge"] = priced(bridge, bool(types)) if effect.buys(BUY_BRIDGE) else None


def ask_row(state: Position, seat: int, step: Step, question: Ask) -> None:
    effect = effect_of(state, step, FillRow)
    question["strength"] = effect.strength(state, seat)
    question["help"] = effect.helpers
    question["extra"] = effect.extra


def ask_tent(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, _, left = step
    effect = effect_of(state, step, PlantTents)
    events, lands = effect.free_events(state, seat), effect.free_lands(state, seat)
    question["left"] = left
    question["events"] = [site + 1 for site in numbers_in(events)]
    question["lands"] = [state.components.lands[land].id for land in numbers_in(lands)]
    question["remote"] = effect.remote


def ask_guests(state: Position, seat: int, step: Step, question: Ask) -> None:
    question["beds"] = free_beds(state, seat)


def ask_barrel(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, left = step
    question["left"] = left


def ask_market(state: Position, seat: int, step: Step, question: Ask) -> None:
    question["prices"] = {
        "tent": priced(tent_price(state), tent_on_sale(state, seat)),
        "horse": priced(horse_price(state), horse_on_sale(state, seat)),
    }


def ask_drive(state: Position, seat: int, step: Step, question: Ask) -> None:
    _, _, steps, _, _ = step
    entered = entered_spaces(state, seat, step)
    spaces = state.components.spaces
    question["steps"] = steps
    question["entered"] = space_ids(state, entered)
    question["jumps"] = {
        spaces[landing].id: space_ids(state, jumped(state, seat, entered, landing))
        for landing in landings(state, seat, entered)
    }


def ask_benefit(state: Position, seat: int, step: Step, question: Ask) -> None:
    question["space"] = state.components.spaces[state.wagon[seat]].id


def ask_rob(state: Position, seat: int, step: Step, question: Ask) -> None:
    question["gold"] = min(state.gold_cart, robbery(state, seat).nuggets)


NUMBERS: dict[str, Callable[[Position, int, Step, Ask], None]] = {
    "keep": ask_keep,
    "menu": ask_menu,
    "put_back": ask_put_back,
    "split": ask_split,
    "pay": ask_pay,
    "choose": ask_choose,
    "site": ask_site,
    "build": ask_build,
    "works": ask_works,
    "row": ask_row,
    "tent": ask_tent,
    "guests": ask_guests,
    "barrel": ask_barrel,
    "market": ask_market,
    "drive": ask_drive,
    "benefit": ask_benefit,
    "rob": ask_rob,
}


def fx_of(state: Position, ability: list[Effect]) -> Fx:
    return [state.components.effect_rows[effect.index] for effect in ability]


def price_view(state: Position, seat: int, cost: Cost) -> PriceView:
    return priced(cost, can_pay(state, seat, cost))


def priced(cost: Cost, open: bool) -> PriceView:
    bucks, gold, dudes = cost
    return {"bucks": bucks, "gold": gold, "dudes": dudes, "open": open}


def space_ids(state: Position, mask: int) -> list[str]:
    return [state.components.spaces[space].id for space in numbers_in(mask)]
