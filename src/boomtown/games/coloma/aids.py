"""What a board may ask beside playing: what each site would give, where the wagon could go, what one more row changes.

Aids get a position in which all that the seat may not know is imagined.
"""

from typing import Literal, TypedDict

from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.bot.dial import busted_share, imagined_crowds
from boomtown.games.coloma.bot.turn_value import before_turn
from boomtown.games.coloma.effects.effect import Effect
from boomtown.games.coloma.effects.sites import Workday
from boomtown.games.coloma.forecast import ShootoutView, shootout_view
from boomtown.games.coloma.menu import item_ability, item_possible
from boomtown.games.coloma.rides import Ride, best_rides
from boomtown.games.coloma.rounds import from_sheriff, with_buster
from boomtown.games.coloma.state import NOBODY, Position, numbers_in
from boomtown.games.coloma.steps import DIAL, DUEL_DIAL, TURN, kind_of
from boomtown.games.coloma.turn import run_turn
from boomtown.kernel.game import Aid
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import Json

# The number of imagined worlds that the risk of the Bust is worked out from.
WORLDS = 8

LineState = Literal["can", "empty", "cannot"]


class OutlookLine(TypedDict):
    """One effect of a half: whether something of it can be done, why not, and the goods it gives for certain.

    An empty one stands on the menu although nothing of it can be done: leaving it out would tell others of the hand.
    """

    fx: dict[str, object]
    state: LineState
    why: str | None  # a message of the catalogues
    goods: dict[str, int]


class SiteOutlook(TypedDict):
    """What a site would give a seat now."""

    site: int
    order: int  # how many would act before the seat if everybody went there
    common: list[OutlookLine]
    boom: list[OutlookLine]
    cards: list[str]  # buildings that join in, those of a workday included
    busted_cards: list[str]  # buildings that work only if the Boom is lost
    risk: float  # the share of imagined rounds in which the Boom is lost
    buster: bool  # he may come here


class RowForecast(TypedDict):
    """The shootout if the seat filled one more row."""

    row: int
    shootout: ShootoutView


class Aids(TypedDict):
    outlook: list[SiteOutlook]
    rides: list[Ride]
    rows: list[RowForecast]


# What each site would give.


def outlook(state: Position, seat: int, args: Json) -> list[SiteOutlook]:
    """All five sites, while the dials are turned."""
    if state.over or kind_of(state.agenda[-1]) not in (DIAL, DUEL_DIAL):
        return []
    worlds = [before_turn(state.imagine(seat, Rng(number))) for number in range(WORLDS)]
    crowds = [crowd for world in worlds for crowd in imagined_crowds(world, seat)]
    return [site_outlook(state, seat, site, crowds) for site in range(SITES)]


def site_outlook(state: Position, seat: int, site: int, crowds: list[list[int]]) -> SiteOutlook:
    full, broken = begun_turn(state, seat, site, False), begun_turn(state, seat, site, True)
    components = state.components
    verbs = components.verbs
    common = components.site_common[full.site]
    cards = works_in(full, seat, full.items)
    for effect in common + components.site_boom[full.boom_of]:
        if isinstance(effect, Workday):
            cards |= works_in(full, seat, effect.items(full, seat, 0, 0))
    return {
        "site": site + 1,
        "order": from_sheriff(state).index(seat),
        "common": [outlook_line(full, seat, effect) for effect in common],
        "boom": [outlook_line(full, seat, effect) for effect in item_ability(full, seat, verbs.boom_item)],
        "cards": card_ids(state, cards),
        "busted_cards": card_ids(state, works_in(broken, seat, broken.items & ~full.items)),
        "risk": round(busted_share(state, crowds, site), 3),
        "buster": with_buster(state) and not state.revealed >> site & 1,
    }


def begun_turn(state: Position, seat: int, site: int, broken: bool) -> Position:
    """The position at the beginning of the seat's turn at a site, if nothing else happened before it."""
    world = state.clone()
    world.pioneers[seat] = site
    # A Bust two sites on is neither here nor on the site whose Boom the Signpost copies.
    world.bust = site if broken else (site + 2) % SITES
    world.drop_agenda()
    run_turn(world, (TURN, seat))
    return world


def works_in(state: Position, seat: int, items: int) -> int:
    """The mask of buildings among some items that could be used in this turn."""
    mask = 0
    for card in numbers_in(items & state.components.all_cards):
        if item_possible(state, seat, card):
            mask |= 1 << card
    return mask


def outlook_line(state: Position, seat: int, effect: Effect) -> OutlookLine:
    standing: LineState = "cannot" if not effect.can(state, seat) else "can"
    if standing == "can" and not effect.useful(state, seat):
        standing = "empty"
    return {
        "fx": state.components.effect_rows[effect.index],
        "state": standing,
        "why": None if standing == "can" else effect.lacks(state, seat),
        "goods": sure_goods(state, seat, effect),
    }


def sure_goods(state: Position, seat: int, effect: Effect) -> dict[str, int]:
    """The goods that an effect gives without a question; of a workday those of all its abilities."""
    world = state.clone()
    parts: list[Effect] = [effect]
    if isinstance(effect, Workday):
        items = numbers_in(effect.items(state, seat, state.used, state.fresh) & ~state.items)
        parts = [part for item in items for part in item_ability(state, seat, item)]
    for part in parts:
        if part.gives:
            part.run(world, seat)
    return state.game.changed_goods(state, world, seat)


def card_ids(state: Position, mask: int) -> list[str]:
    return [state.components.buildings[card].id for card in numbers_in(mask)]


# Where the wagon could go.


def rides(state: Position, seat: int, args: Json) -> list[Ride]:
    """From the steps that are left of a wagon action under way, or from one that would begin now."""
    return [] if state.over else best_rides(state, seat)


# What one more row would change.


def rows(state: Position, seat: int, args: Json) -> list[RowForecast]:
    """Each open row, whether the seat has the dudes for it or not."""
    forecasts: list[RowForecast] = []
    for row, owner in enumerate(state.rows):
        if owner == NOBODY:
            world = state.clone()
            world.rows[row] = seat
            forecasts.append({"row": row + 1, "shootout": shootout_view(world)})
    return forecasts


AIDS: dict[str, Aid[Position]] = {"outlook": Aid(outlook), "rides": Aid(rides), "rows": Aid(rows)}
