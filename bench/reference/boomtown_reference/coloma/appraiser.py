"""What things are worth to one player in one position. Every kind of effect asks here for its own worth."""

from typing import Final

from boomtown.games.coloma.bot import appraiser as todays
from boomtown.games.coloma.bot import wagon_value as todays_wagon
from boomtown.games.coloma.effects.barrels import TakeBarrels
from boomtown.games.coloma.effects.canyon import SurveyOrBridge, river_without_bridge
from boomtown.games.coloma.effects.construction import Build
from boomtown.games.coloma.effects.effect import Effect
from boomtown.games.coloma.effects.market import GoToMarket
from boomtown.games.coloma.effects.wagons import WagonAction
from boomtown.games.coloma.goods import BUCKS, CARDS, DUDES, GOLD, HORSES, TENTS, gold_price
from boomtown.games.coloma.hideout import STACK
from boomtown.games.coloma.menu import item_ability
from boomtown.games.coloma.payments import BUY_BRIDGE, BUY_BUILDING, BUY_HOTEL, BUY_RIVER, Cost
from boomtown.games.coloma.state import Position
from boomtown_reference.coloma.goods_value import Values, goods_values, late_share, turns_left
from boomtown_reference.coloma.lasting_value import (
    ability_points,
    event_tent,
    expected_bridge,
    more_used_barrels,
    next_land,
)
from boomtown_reference.coloma.shootout_value import shootout_value
from boomtown_reference.coloma.wagon_value import LOOK_AHEAD, Trail, best_ride

# A small reason to do something rather than end the turn.
NUDGE: Final = 0.05

# What an ability that is not looked at closely brings, as a number of bucks: a barrel, less its outlaws.
FLAT_BUCKS: Final = 3.2

# A barrel from the face-down stack, and what each outlaw that comes with a barrel costs.
BLIND_BARREL: Final = 3.6
OUTLAW: Final = 0.25

# A barrel that would do nothing now, with many turns to go; it may do something in one of them.
KEPT_BARREL: Final = 1.5

# What a buried dude costs besides the points of its tomb.
LOST_DUDE: Final = 0.4

# A change of the outlaws by one for a player with gunmen; others hardly care.
OUTLAW_FOR_GUNMEN: Final = 0.3
OUTLAW_FOR_OTHERS: Final = 0.1

# A hotel, for each turn in which guests may come.
HOTEL_TURN: Final = 0.35

# A river without a bridge, for each of the next turns in which one may be built.
BRIDGE_TURN: Final = 0.35
BRIDGE_TURNS: Final = 6

# The share of a dude's worth that is lost while it stands in a row, and while it is a guest; it comes back next year.
GUNMAN_SHARE: Final = 0.85
GUEST_SHARE: Final = 0.8

# The share of a tent's worth that planting it costs, and what each further land of the same effect adds.
PLANTED_SHARE: Final = 0.8
FURTHER_LAND: Final = 1.0

# What a tent from the market brings, for a player who has few and turns to plant it, and for others.
MARKET_TENT: Final = 2.6
MARKET_SPARE_TENT: Final = 1.4
FEW_TENTS: Final = 2

# A visit to the market is worth one purchase for so much money, and two at most.
MONEY_PER_PURCHASE: Final = 5.0
MOST_PURCHASES: Final = 2.0

# A lower price while something it is for is still on the menu: for buildings, rivers and bridges, and for the market.
CHEAPER_BUILDING: Final = 2.0
CHEAPER_WORKS: Final = 2.0
CHEAPER_MARKET: Final = 1.0

# A longer reach while a wagon action is still on the menu.
LONGER_RIDE: Final = 1.0


class Appraiser(todays.Appraiser):
    """The position, the player, the turns it has left, and what one more of each good is worth to it.

    For a turn that has not begun, nothing is on the menu yet, nothing was used and nothing was built.
    """

    __slots__ = ()

    def __init__(self, state: Position, player: int, values: Values | None = None, new_turn: bool = False) -> None:
        self.state = state
        self.player = player
        self.pioneer = state.pioneers[player]  # its site; for a turn that has not begun, the site looked at
        self.items = 0 if new_turn else state.items
        self.used = 0 if new_turn else state.used
        self.fresh = 0 if new_turn else state.fresh
        self.turns_left = turns_left(state)
        self.values = goods_values(state, player, self.turns_left) if values is None else values
        self._shootout = None  # worked out when first asked for, like the next one
        self._trail = None

    def ability(self, ability: list[Effect]) -> float:
        """What an ability would bring now."""
        points = 0.0
        for effect in ability:
            points += effect.worth(self)
        return points

    def flat_ability(self, ability: list[Effect]) -> float:
        """An ability at a flat rate, without a look at the position."""
        points = 0.0
        for effect in ability:
            points += effect.flat_worth(self)
        return points

    def flat_effect(self) -> float:
        return FLAT_BUCKS * self.values[BUCKS]

    def cost(self, cost: Cost) -> float:
        bucks, gold, dudes = cost
        return bucks * self.values[BUCKS] + gold * self.values[GOLD] + dudes * self.values[DUDES]

    def burial(self, dudes: int) -> float:
        """What burying dudes costs."""
        graves = self.state.graves[self.player]
        return float(sum(self.state.components.tombs[graves : graves + dudes])) + LOST_DUDE * dudes

    def outlaws(self, change: int) -> float:
        """More or fewer outlaws in the shootout."""
        return -OUTLAW_FOR_GUNMEN * change if self.state.rows.count(self.player) else OUTLAW_FOR_OTHERS

    def event(self, site: int) -> float:
        """The event of a site, twice with an own tent."""
        once = self.ability(self.state.components.events[site])
        return 2 * once if self.state.event_tents[self.player] >> site & 1 else once

    # Purchases: what is bought, less its price.

    def building(self, card: int, price: Cost) -> float:
        """A building's points and ability, less its cost and the card."""
        worth = self.state.components.building_points + ability_points(self.state, card, self.turns_left)
        return worth - self.cost(price) - self.values[CARDS]

    def hotel(self, price: Cost) -> float:
        return self.state.components.hotel_points + HOTEL_TURN * self.turns_left - self.cost(price)

    def river(self, space: int, price: Cost) -> float:
        state = self.state
        board = state.components.boards[state.board[self.player]]
        benefit = board.rivers[space]
        # A barrel is taken at a flat rate: it may hold a river that holds a barrel.
        flat = bool(benefit) and isinstance(benefit[0], TakeBarrels)
        worth = board.river_points[space] + (self.flat_ability(benefit) if flat else self.ability(benefit))
        bridgeable = river_without_bridge(state, self.player)
        room = 0.0 if bridgeable else BRIDGE_TURN * min(self.turns_left, BRIDGE_TURNS)
        return worth + room - self.cost(price)

    def bridge(self, number: int, price: Cost) -> float:
        bridge = self.state.components.bridges[number]
        return expected_bridge(self.state, self.player, bridge, self.turns_left) - self.cost(price)

    def bought_tent(self, price: Cost) -> float:
        few = self.state.tents[self.player] < FEW_TENTS and self.turns_left > 1
        worth = (MARKET_TENT if few else MARKET_SPARE_TENT) * late_share(self.turns_left)
        return worth - price[0] * self.values[BUCKS]

    def bought_horse(self, price: Cost) -> float:
        return self.values[HORSES] - price[0] * self.values[BUCKS]

    def purchases_at_market(self) -> float:
        """How many things are likely bought in one visit."""
        money = self.state.bucks[self.player] + gold_price(self.state) * self.state.gold[self.player]
        return min(MOST_PURCHASES, max(1.0, money / MONEY_PER_PURCHASE))

    def discount(self, purchases: int) -> float:
        """A lower price, worth something only while a fitting purchase is still on the menu."""
        if purchases & (BUY_BUILDING | BUY_HOTEL):
            return CHEAPER_BUILDING if self.on_menu(Build) else 0.0
        if purchases & (BUY_RIVER | BUY_BRIDGE):
            return CHEAPER_WORKS if self.on_menu(SurveyOrBridge) else 0.0
        return CHEAPER_MARKET if self.on_menu(GoToMarket) else 0.0

    def on_menu(self, kind: type[Effect]) -> bool:
        """Whether an effect of this kind is still on the menu as a half of the site."""
        state = self.state
        verbs = state.components.verbs
        for item in range(verbs.common_item, verbs.specialty_item):
            if self.items >> item & 1:
                for effect in item_ability(state, self.player, item):
                    if isinstance(effect, kind):
                        return True
        return False

    # Wagons.

    def ride(self, steps: int) -> float:
        """A wagon action that goes so many spaces."""
        start = self.state.wagon[self.player]
        return best_ride(self.trail(), start, min(steps, LOOK_AHEAD), 1 << start, False)

    def trail(self) -> todays_wagon.Trail:
        """What each space of the map pays."""
        if self._trail is None:
            self._trail = Trail(self)
        return self._trail

    def longer_ride(self) -> float:
        return LONGER_RIDE if self.on_menu(WagonAction) else 0.0

    # Gunmen, tents and guests.

    def shootout(self) -> float:
        """The coming shootout as the rows stand."""
        if self._shootout is None:
            self._shootout = shootout_value(self)
        return self._shootout

    def shootout_with(self, row: int, helpers: int) -> float:
        """The coming shootout with a further row, so many of its gunmen coming from the supply, less the others."""
        size = self.state.components.row_sizes[row]
        standing = GUNMAN_SHARE * self.values[DUDES] * (size - helpers)
        return shootout_value(self, size, row) - standing

    def event_place(self, site: int) -> float:
        """A tent on an event, less the tent."""
        return event_tent(self.state, site) - self.values[TENTS] * PLANTED_SHARE

    def land_place(self) -> float:
        """A tent on a land, less the tent."""
        return next_land(self.state, self.player) - self.values[TENTS] * PLANTED_SHARE

    def tents(self, tents: int, events: list[int], lands: int) -> float:
        """The best use of some tents on free events and so many free lands."""
        nets = [self.event_place(site) for site in events]
        further = 0.0
        land = self.land_place()
        for _ in range(lands):
            nets.append(land + further)
            further += FURTHER_LAND
        nets.sort(reverse=True)
        return sum([net for net in nets[:tents] if net > 0.0])

    def guest(self) -> float:
        """One guest in a hotel, less the dude."""
        return self.state.components.guest_points - GUEST_SHARE * self.values[DUDES]

    # Barrels.

    def hideout(self, space: int) -> float:
        """A barrel of the hideout, less the outlaws it brings."""
        state = self.state
        if space == STACK:
            inside = BLIND_BARREL * late_share(min(self.turns_left + 1, 4))
        elif state.face_up[space] < 0:
            return 0.0
        else:
            inside = self.opened_barrel(state.face_up[space])
        return max(0.0, inside - OUTLAW * state.components.hideout_outlaws[space]) + NUDGE

    def opened_barrel(self, kind: int) -> float:
        return self.ability(self.state.components.barrels[kind].fx)

    def held_barrels(self) -> float:
        """The barrels not used yet: what each would do now or later, and what all of them will score as used ones."""
        state = self.state
        held = state.barrels[self.player]
        later = KEPT_BARREL * late_share(self.turns_left)
        points = 0.0
        for kind in held:
            points += max(later, self.opened_barrel(kind))
        return points + more_used_barrels(state, self.player, len(held))
