"""The round: Barker, event, dials, Buster and mules, Bust, order of turns (K4)."""

from boomtown.games.coloma.actions import SITES
from boomtown.games.coloma.effects.sites import hold_event
from boomtown.games.coloma.shade import SHADE, shade_event
from boomtown.games.coloma.state import AWAY, Position, alone, numbers_in, who
from boomtown.games.coloma.steps import (
    BUST,
    DIAL,
    DUEL_DIAL,
    EVENT_FOR,
    PLACE,
    REVEAL,
    ROUND,
    ROUND_END,
    SHOOTOUT,
    TURN,
    YEAR_END,
)
from boomtown.games.coloma.wheel import ALL_SITES, bust_site, signpost
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.state import TOGETHER, Step


def mule_duel(state: Position) -> bool:
    return bool(state.options["mules"]) and state.seats == 2


def with_buster(state: Position) -> bool:
    """Buster plays with two seats, unless mules take his place, and with one (K13, K14.1, K16.1)."""
    return state.seats <= 2 and not mule_duel(state)


def from_sheriff(state: Position) -> list[int]:
    """All players in clockwise order, the Sheriff first."""
    return [(state.sheriff + offset) % state.players for offset in range(state.players)]


def run_round(state: Position, step: Step) -> None:
    """The wheel turns and the steps of the round are laid out (K4.1-K4.6)."""
    state.round += 1
    state.barker = (state.barker + 1) % SITES
    state.bust = signpost(state)
    if state.listener is not None:
        barker, post = state.barker + 1, signpost(state) + 1
        params: Params = {"year": str(state.components.years[state.year]), "round": state.round + 1}
        state.tell("coloma-round", params | {"site": barker, "signpost": post}, refs=(f"site:{barker}", f"site:{post}"))
    everyone = (1 << state.seats) - 1
    state.push((PLACE, 0), (BUST, 0), (ROUND_END, 0))
    state.push((DUEL_DIAL if mule_duel(state) else DIAL, TOGETHER, everyone))
    if with_buster(state):
        state.push((REVEAL, 0))
    if not mule_duel(state):  # K14.3
        state.push(*[(EVENT_FOR, player, state.barker) for player in from_sheriff(state)])


def run_event_for(state: Position, step: Step) -> None:
    """The event for one player (K4.3)."""
    _, player, site = step
    if player >= state.seats:
        shade_event(state, site)
    else:
        if state.listener is not None:
            state.tell(
                "coloma-event-held",
                {"seat": player, "event": f"@coloma-event-{site + 1}"},
                refs=(
                    f"event:{site + 1}",
                    f"seat:{player}",
                ),
            )
        hold_event(state, player, site)


def run_reveal(state: Position, step: Step) -> None:
    """Two of Buster's cards are turned up (K13.2)."""
    count = state.components.revealed_sites
    cards = list(range(SITES))
    state.rng.shuffle(cards)
    state.revealed = 0
    for card in cards[:count]:
        state.revealed |= 1 << card
    if state.listener is not None:
        shown = [str(card + 1) for card in sorted(cards[:count])]
        state.tell("coloma-revealed", {"sites": ", ".join(shown)}, refs=tuple([f"site:{site}" for site in shown]))


# Which site, in secret (K4.6).


def prompt_dial(state: Position, seat: int) -> Message:
    return Message("coloma-ask-dial", {"barker": state.barker + 1, "signpost": signpost(state) + 1})


def legal_dial(state: Position, seat: int) -> list[int]:
    first = state.components.verbs.site.base
    return list(range(first, first + SITES))


def apply_dial(state: Position, seat: int, action: int) -> None:
    state.pioneers[seat] = action - state.components.verbs.site.base


# Which sites for pioneer and mule (K14.2).


def prompt_duel(state: Position, seat: int) -> Message:
    return Message("coloma-ask-duel", {"barker": state.barker + 1, "signpost": signpost(state) + 1})


def legal_duel(state: Position, seat: int) -> list[int]:
    first = state.components.verbs.duel.base
    return list(range(first, first + SITES * SITES))


def apply_duel(state: Position, seat: int, action: int) -> None:
    state.pioneers[seat], state.mules[seat] = divmod(action - state.components.verbs.duel.base, SITES)


def why_dial(state: Position, seat: int, action: int) -> Reason:
    return Reason("coloma-not-offered", "K4.6")


def run_place(state: Position, step: Step) -> None:
    """Pioneers stand; Shade, Buster and the mules follow (K13.2, K14.4, K16.2)."""
    if with_buster(state):
        shown = numbers_in(state.revealed)
        others = numbers_in(ALL_SITES & ~state.revealed)
        if alone(state):
            state.pioneers[SHADE] = shown[state.rng.below(len(shown))]
        state.buster = others[state.rng.below(len(others))]
    if state.listener is not None:
        for player in range(state.players):
            site = state.pioneers[player] + 1
            refs = (f"site:{site}", f"seat:{player}")
            state.tell("coloma-placed", {"seat": who(state, player), "site": site}, refs=refs)
        if state.buster != AWAY:
            state.tell("coloma-buster", {"site": state.buster + 1}, refs=(f"site:{state.buster + 1}",))
    if mule_duel(state):
        for seat in reversed(from_sheriff(state)):
            site = state.mules[seat]
            if state.carrots[seat] >> site & 1:
                state.carrots[seat] ^= 1 << site
                state.agenda.append((EVENT_FOR, seat, site))
        if state.listener is not None:
            for seat in range(state.seats):
                site = state.mules[seat] + 1
                state.tell("coloma-mule", {"seat": seat, "site": site}, refs=(f"site:{site}", f"seat:{seat}"))


def run_bust(state: Position, step: Step) -> None:
    """The crowd is counted and the turns are put in order (K4.7, K4.8)."""
    state.bust = bust_site(state)
    if state.listener is not None:
        state.tell("coloma-bust", {"site": state.bust + 1}, refs=(f"site:{state.bust + 1}",))
    order = from_sheriff(state)
    turns: list[Step] = []
    for site in range(SITES):
        for player in order:
            if state.pioneers[player] == site:
                turns.append((TURN, player))
    state.push(*turns)


def run_round_end(state: Position, step: Step) -> None:
    """Everybody comes home (K4.10)."""
    state.pioneers = [AWAY] * state.players
    state.mules = [AWAY] * state.players
    state.buster = AWAY
    state.revealed = 0
    state.items = 0
    state.discounts = []
    state.unpaid = []
    if state.round == state.components.rounds - 1:
        state.push((SHOOTOUT, 0), (YEAR_END, 0))
    else:
        state.push((ROUND, 0))
