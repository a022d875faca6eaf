"""Workdays, and the action or the event of a site (K6.1, K7.6, K4.3)."""

from typing import TYPE_CHECKING, ClassVar

from boomtown.games.coloma.actions import SITES, WORKDAY_TOOLS
from boomtown.games.coloma.bot.average_value import AVERAGE_ACTION
from boomtown.games.coloma.effects.effect import (
    AbilityReader,
    Effect,
    any_useful,
    effect_of,
    enact,
    never_refused,
    possible,
)
from boomtown.games.coloma.state import Position
from boomtown.games.coloma.steps import PICK_SITE
from boomtown.games.coloma.wheel import ANY, HERE, site_number, site_word
from boomtown.kernel.faces import Say
from boomtown.kernel.message import Message
from boomtown.kernel.schema import Document, Node, Word
from boomtown.kernel.state import Question

if TYPE_CHECKING:
    from boomtown.games.coloma.bot.appraiser import Appraiser

HALVES = ("common", "boom")
SITE_NUMBERS = tuple(range(1, SITES + 1))


class Workday(Effect):
    """Use the abilities of one tool: of Sutter's Mill and of each own building."""

    __slots__ = ("tool",)

    kind: ClassVar[str] = "workday"
    fields: ClassVar[dict[str, Node]] = {"tool": Word(*WORKDAY_TOOLS)}
    urgency: ClassVar[float] = 12.0

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.tool: int = WORKDAY_TOOLS.index(row["tool"])

    def items(self, state: Position, player: int, used: int, fresh: int) -> int:
        """What comes to the menu: the mill and each building, unless used or built in this turn (K6.1, K6.3)."""
        components = state.components
        ready = state.built[player] & components.workday_cards[self.tool] & ~fresh
        return (ready | 1 << (components.verbs.mill_item + self.tool)) & ~used

    def can(self, state: Position, player: int) -> bool:
        return self.items(state, player, state.used, state.fresh) & ~state.items != 0

    def run(self, state: Position, player: int) -> None:
        state.items |= self.items(state, player, state.used, state.fresh)

    def sentence(self, say: Say) -> str:
        return say("coloma-fx-workday", {"tool": say(f"coloma-tool-{WORKDAY_TOOLS[self.tool]}", {})})

    def worth(self, appraiser: "Appraiser") -> float:
        state = appraiser.state
        components = state.components
        items = self.items(state, appraiser.player, appraiser.used, appraiser.fresh) & ~appraiser.items
        points = 0.0
        if items >> (components.verbs.mill_item + self.tool) & 1:
            points += appraiser.ability(components.mill[self.tool])
        for card, building in enumerate(components.buildings):
            if items >> card & 1:
                points += appraiser.ability(building.fx)
        return points


class OfSite(Effect):
    """Something that a site gives: `site` names it, or the player picks one."""

    __slots__ = ("site",)

    asks: ClassVar[bool] = True

    # What the player is asked who picks a site.
    prompt: ClassVar[str] = ""

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.site: int = site_number(row["site"])

    def ability_at(self, state: Position, player: int, site: int) -> list[Effect]:
        """What the site gives the player."""
        raise NotImplementedError

    def useful(self, state: Position, player: int) -> bool:
        sites = range(SITES) if self.site == ANY else range(self.site, self.site + 1)
        for site in sites:
            if any_useful(state, player, self.ability_at(state, player, site)):
                return True
        return False

    def run(self, state: Position, player: int) -> None:
        if self.site == ANY:
            state.agenda.append((PICK_SITE, player, self.index))
        else:
            enact(state, player, self.ability_at(state, player, self.site))

    def worth(self, appraiser: "Appraiser") -> float:
        if self.site != ANY:
            return self.worth_at(appraiser, self.site)
        return max([self.worth_at(appraiser, site) for site in range(SITES)])

    def worth_at(self, appraiser: "Appraiser", site: int) -> float:
        return appraiser.ability(self.ability_at(appraiser.state, appraiser.player, site))

    def answer_worth(self, appraiser: "Appraiser", action: int) -> float:
        return self.worth_at(appraiser, action - appraiser.state.components.verbs.site.base)


class TakeAction(OfSite):
    """Take the Common or Boom action of a site, busted or not; never the card abilities of that site."""

    __slots__ = ("boom",)

    kind: ClassVar[str] = "action"
    fields: ClassVar[dict[str, Node]] = {"half": Word(*HALVES), "site": Word(*SITE_NUMBERS, "here", "any", "barker")}
    prompt: ClassVar[str] = "coloma-ask-action"

    def __init__(self, row: Document, ability: AbilityReader) -> None:
        super().__init__(row, ability)
        self.boom: bool = row["half"] == "boom"

    def ability_at(self, state: Position, player: int, site: int) -> list[Effect]:
        """The printed action of the site, whatever covers it."""
        components = state.components
        where = state.pioneers[player] if site == HERE else site
        return components.site_boom[where] if self.boom else components.site_common[where]

    def can(self, state: Position, player: int) -> bool:
        return self.site == ANY or possible(state, player, self.ability_at(state, player, self.site))

    def moves_wagon(self, state: Position, player: int) -> bool:
        sites = range(SITES) if self.site == ANY else [self.site]
        for site in sites:
            for effect in self.ability_at(state, player, site):
                if effect.moves_wagon(state, player):
                    return True
        return False

    def sentence(self, say: Say) -> str:
        half = say("coloma-half-boom" if self.boom else "coloma-half-common", {})
        return say("coloma-fx-action", {"half": half, "site": say(f"coloma-where-{site_word(self.site)}", {})})

    def average_worth(self) -> float:
        return AVERAGE_ACTION


class HoldEvent(OfSite):
    """Resolve the event of a site for oneself."""

    __slots__ = ()

    kind: ClassVar[str] = "event"
    fields: ClassVar[dict[str, Node]] = {"site": Word(*SITE_NUMBERS, "any")}
    prompt: ClassVar[str] = "coloma-ask-event"

    def ability_at(self, state: Position, player: int, site: int) -> list[Effect]:
        return event_ability(state, player, site)

    def sentence(self, say: Say) -> str:
        return say("coloma-fx-event", {"site": say(f"coloma-where-{site_word(self.site)}", {})})

    def worth_at(self, appraiser: "Appraiser", site: int) -> float:
        return appraiser.event(site)


def event_ability(state: Position, player: int, site: int) -> list[Effect]:
    """What the event of a site does for a player: twice the same with an own tent (K4.4)."""
    once = state.components.events[site]
    return once + once if state.event_tents[player] >> site & 1 else once


def hold_event(state: Position, player: int, site: int) -> None:
    """The event of a site for one player (K4.3)."""
    enact(state, player, event_ability(state, player, site))


# Of which site the action or the event (K7.6).


def prompt_site(state: Position, seat: int) -> Message:
    return Message(effect_of(state, state.agenda[-1], OfSite).prompt, {})


def legal_site(state: Position, seat: int) -> list[int]:
    first = state.components.verbs.site.base
    return list(range(first, first + SITES))


def apply_site(state: Position, seat: int, action: int) -> None:
    site = action - state.components.verbs.site.base
    enact(state, seat, effect_of(state, state.asked, OfSite).ability_at(state, seat, site))


KINDS: tuple[type[Effect], ...] = (Workday, TakeAction, HoldEvent)

QUESTIONS: dict[int, Question[Position]] = {
    PICK_SITE: Question(("site",), "K7.6", prompt_site, legal_site, apply_site, never_refused),
}
