"""Where a contract could be built and what that would bring, before anybody commits to it."""

from typing import Literal, TypedDict, cast

from boomtown.games.sprawl.bot.order import order
from boomtown.games.sprawl.city import BLOCKS, COVERING_SHAPES, FREE_SHAPES, SHAPES, SPOT_NAMES
from boomtown.games.sprawl.constants import CONTRACT
from boomtown.games.sprawl.contracts import bonus_factor, raise_building
from boomtown.games.sprawl.permits import forced_permits, pages_for, permit_choices, usable_permits
from boomtown.games.sprawl.scoring import totals
from boomtown.games.sprawl.spots import (
    NOT_FREE,
    adjacency_bonus,
    block_fault,
    build_spots,
    may_cover,
    price,
    spot_fault,
    tile_left,
)
from boomtown.games.sprawl.state import Position
from boomtown.kernel.errors import BadAid
from boomtown.kernel.state import Json

# Why nothing can be built in a block, in a word.
Why = Literal[
    "too-dear", "not-free", "zoning", "edge", "no-neighbour", "bad-neighbour", "low-value", "high-value", "not-empty",
    "not-own", "unmarked", "partly-covered", "protected", "no-tile",
]  # fmt: skip


class Site(TypedDict):
    """A spot, what it costs and what it would bring once all lines of the contract are carried out."""

    spot: str
    price: int
    bonus: int  # prestige for neighbours
    wealth: int  # by how much the wealth of the seat changes, the price included
    score: int  # by how much its score changes


class ClosedBlock(TypedDict):
    block: int
    why: Why


class Sites(TypedDict):
    spots: list[Site]
    blocks: list[ClosedBlock]  # without any spot
    permits: list[str]  # that would be used; empty when there are too few


def sites(state: Position, seat: int, args: Json) -> Sites:
    """For any contract, as if the seat had it and the AP for it."""
    card = contract_named(state, args["card"])
    if seat != state.active and state.discount:
        state = state.clone()
        state.discount = 0  # it is the active seat's
    spots = build_spots(state, seat, card, False)
    free = {spot // SHAPES for spot in spots}
    before = totals(state)[seat]
    return {
        "spots": [site(state, seat, card, spot, before) for spot in spots],
        "blocks": [
            {"block": block, "why": why_not(state, seat, card, block)} for block in range(BLOCKS) if block not in free
        ],
        "permits": [state.components.card_ids[permit] for permit in likely_permits(state, seat, card)],
    }


def contract_named(state: Position, word: object) -> int:
    for card in state.components.cards:
        if card.kind == CONTRACT and card.id == word:
            return card.number
    raise BadAid("sprawl-aid-contract", {"given": str(word)})


def site(state: Position, seat: int, card: int, spot: int, before: int) -> Site:
    """A trial: the contract is built there and everything that follows is carried out."""
    world = state.clone()
    world.drop_agenda()
    raise_building(world, seat, card, spot)
    world.advance()
    while not world.over:
        answer(world)
    return {
        "spot": SPOT_NAMES[spot],
        "price": price(state, card, spot // SHAPES),
        "bonus": bonus_factor(state, seat) * adjacency_bonus(state, spot, state.components.cards[card].zone),
        "wealth": world.wealth[seat] - state.wealth[seat],
        "score": totals(world)[seat] - before,
    }


def answer(world: Position) -> None:
    """Answer a question as a bot would."""
    (seat,) = world.pending()
    legal = world.legal(seat)
    values = order(world, seat, legal)
    world.apply(seat, legal[values.index(max(values))])


def why_not(state: Position, seat: int, card: int, block: int) -> Why:
    """What forbids a contract in a whole block, or else on the first free spot of its size."""
    face = state.components.cards[card]
    if not tile_left(state, face.zone, face.lots):
        return "no-tile"
    fault = block_fault(state, seat, card, block)
    if fault is None:
        taken = state.occupied[block]
        shapes = FREE_SHAPES[taken][face.lots]
        covering = not shapes and may_cover(state, seat)
        if covering:
            shapes = COVERING_SHAPES[taken][face.lots]
        fault = spot_fault(state, seat, card, SHAPES * block + shapes[0], covering) if shapes else NOT_FREE
    assert fault is not None
    return cast(Why, fault.key.removeprefix("sprawl-fault-"))


def likely_permits(state: Position, seat: int, card: int) -> list[int]:
    """A set of permits that pays for a contract, the cards that are worth least as an investment first."""
    cards = state.components.cards
    contract = cards[card]
    if pages_for(state, seat, contract.zone) < contract.lots:
        return []
    hand = usable_permits(state, seat, contract.zone)
    chosen: list[int] = []
    while True:
        permits = forced_permits(cards, hand, chosen, contract.lots)
        if permits is not None:
            return permits
        choices = permit_choices(cards, hand, chosen, contract.lots)
        _, permit = min([(cards[choice].pay, choice) for choice in choices])
        chosen.append(permit)
