"""Wealth and prestige: gaining, losing, handing over. Nothing ever falls below 0 (S6.8)."""

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.constants import POINT_KINDS, WEALTH
from boomtown.games.sprawl.state import Position
from boomtown.kernel.message import Params


def owned(state: Position, seat: int, kind: int) -> int:
    return state.wealth[seat] if kind == WEALTH else state.prestige[seat]


def can_pay(state: Position, seat: int, wealth: int, prestige: int) -> bool:
    """Whether a voluntary payment is open to the seat."""
    return state.wealth[seat] >= wealth and state.prestige[seat] >= prestige


def gain(state: Position, seat: int, wealth: int, prestige: int, why: str) -> None:
    """The bank pays. `why` names what for, as events do."""
    if wealth == 0 and prestige == 0:
        return
    state.wealth[seat] += wealth
    state.bank -= wealth
    state.prestige[seat] += prestige
    if state.listener is not None:
        params: Params = {"seat": seat, "wealth": wealth, "prestige": prestige}
        state.tell("sprawl-gained", params, refs=(refs.SEAT[seat], why))


def gain_ap(state: Position, points: int) -> None:
    """More AP for the active seat at once."""
    state.ap += points
    state.turn_ap += points


def lose(state: Position, seat: int, wealth: int, prestige: int, why: str) -> None:
    """A loss to the bank, of no more than there is."""
    wealth = min(wealth, state.wealth[seat])
    prestige = min(prestige, state.prestige[seat])
    if wealth == 0 and prestige == 0:
        return
    state.wealth[seat] -= wealth
    state.bank += wealth
    state.prestige[seat] -= prestige
    if state.listener is not None:
        params: Params = {"seat": seat, "wealth": wealth, "prestige": prestige}
        state.tell("sprawl-lost", params, refs=(refs.SEAT[seat], why))


def hand_over(state: Position, payer: int, receiver: int, kind: int, amount: int, why: str) -> None:
    """A mandatory payment between players, of no more than the payer has."""
    amount = min(amount, owned(state, payer, kind))
    if amount <= 0 or payer == receiver:
        return
    track = state.wealth if kind == WEALTH else state.prestige
    track[payer] -= amount
    track[receiver] += amount
    if state.listener is not None:
        params: Params = {"seat": payer, "victim": receiver, "amount": amount}
        params["kind"] = f"@sprawl-kind-{POINT_KINDS[kind]}"
        state.tell("sprawl-handed-over", params, refs=(refs.SEAT[payer], refs.SEAT[receiver], why))
