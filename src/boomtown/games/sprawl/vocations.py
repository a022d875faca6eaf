"""Vocation tiles: taking them, scoring them. Also the question of who decides next, which scoring needs first."""

from boomtown.games.sprawl import refs
from boomtown.games.sprawl.actions import CHOOSE, PASS, SPLIT
from boomtown.games.sprawl.constants import POLICE, VOCATION_COUNT, VOCATIONS
from boomtown.games.sprawl.frame import frame_of
from boomtown.games.sprawl.payments import gain
from boomtown.games.sprawl.players import seats_in, single_seat, tile_holders
from boomtown.games.sprawl.questions import not_offered
from boomtown.games.sprawl.state import Position
from boomtown.games.sprawl.steps import ASK_ORDER, ASK_SPLIT, ASK_VICTIM, PAY_OR_LOSE, SCORE_TILES
from boomtown.kernel.message import Message, Params, Reason
from boomtown.kernel.state import Question, Step

# Taking a tile (S5.2, S5.3).


def run_take_tile(state: Position, step: Step) -> None:
    """From the supply, else from an opponent if the seat likes; nothing when it has them all."""
    _, seat, vocation, cause = step
    if state.supply[vocation]:
        move_tile(state, vocation, -1, seat)
        return
    if tile_holders(state, vocation) & ~(1 << seat):
        state.push((ASK_VICTIM, seat, vocation, cause))


def move_tile(state: Position, vocation: int, giver: int, taker: int) -> None:
    """Hand a tile over; the giver -1 is the supply."""
    if giver < 0:
        state.supply[vocation] -= 1
    else:
        state.tiles[VOCATION_COUNT * giver + vocation] -= 1
    state.tiles[VOCATION_COUNT * taker + vocation] += 1
    if state.listener is not None:
        params: Params = {"seat": taker, "vocation": f"@sprawl-vocation-{VOCATIONS[vocation]}"}
        about: tuple[str, ...] = (refs.SEAT[taker], refs.TILE[vocation])
        if giver >= 0:
            params["victim"] = giver
            about = (*about, refs.SEAT[giver])
        state.tell("sprawl-tile" if giver < 0 else "sprawl-tile-from", params, refs=about)


def prompt_victim(state: Position, seat: int) -> Message:
    _, _, vocation, _ = state.agenda[-1]
    return Message("sprawl-ask-victim", {"vocation": f"@sprawl-vocation-{VOCATIONS[vocation]}"})


def legal_victim(state: Position, seat: int) -> list[int]:
    _, _, vocation, _ = state.agenda[-1]
    holders = tile_holders(state, vocation) & ~(1 << seat)
    return [*[CHOOSE.base + other for other in seats_in(holders)], PASS.base]


def apply_victim(state: Position, seat: int, action: int) -> None:
    _, _, vocation, _ = state.asked
    if action != PASS.base:
        move_tile(state, vocation, action - CHOOSE.base, seat)
    elif state.listener is not None:
        params: Params = {"seat": seat, "vocation": f"@sprawl-vocation-{VOCATIONS[vocation]}"}
        state.tell("sprawl-tile-declined", params, refs=(refs.SEAT[seat], refs.TILE[vocation]))


# Scoring (S5.4). The Police Chief gets both and decides nothing (S10.10).


def run_score_tiles(state: Position, step: Step) -> None:
    """All holders score. A mask of -1 stands for everybody who has the tile."""
    _, mask, vocation, value, cause = step
    if mask < 0:
        mask = tile_holders(state, vocation)
    police = state.offices[POLICE]
    if police >= 0 and mask >> police & 1:
        earned = value * state.tiles[VOCATION_COUNT * police + vocation]
        gain(state, police, earned, earned, refs.TILE[vocation])
        mask &= ~(1 << police)
    decide_in_order(state, mask, (SCORE_TILES, vocation, value, cause), ASK_SPLIT)


def prompt_split(state: Position, seat: int) -> Message:
    _, _, vocation, value, _ = state.agenda[-1]
    tiles = state.tiles[VOCATION_COUNT * seat + vocation]
    return Message(
        "sprawl-ask-split", {"vocation": f"@sprawl-vocation-{VOCATIONS[vocation]}", "tiles": tiles, "value": value}
    )


def legal_split(state: Position, seat: int) -> list[int]:
    _, _, vocation, _, _ = state.agenda[-1]
    tiles = state.tiles[VOCATION_COUNT * seat + vocation]
    return [SPLIT.base + number for number in range(tiles + 1)]


def apply_split(state: Position, seat: int, action: int) -> None:
    _, _, vocation, value, _ = state.asked
    as_prestige = action - SPLIT.base
    tiles = state.tiles[VOCATION_COUNT * seat + vocation]
    gain(state, seat, value * (tiles - as_prestige), value * as_prestige, refs.TILE[vocation])


def why_split(state: Position, seat: int, action: int) -> Reason:
    _, _, vocation, _, _ = state.agenda[-1]
    tiles = state.tiles[VOCATION_COUNT * seat + vocation]
    return Reason("sprawl-too-many-tiles", "S5.4", {"tiles": tiles})


# Several players have a decision to make: the active player says who is next (S6.10).


def decide_in_order(state: Position, mask: int, step: Step, question: int) -> None:
    """Ask the only seat of the mask, or ask the active player who comes first.

    `step` is the automatic step that would ask them all, without its mask; `question` what a single seat is asked.
    """
    seat = single_seat(mask)
    if seat >= 0:
        _, *rest = step
        state.push((question, seat, *rest))
    elif mask:
        state.push((ASK_ORDER, state.active, mask, *step))


def prompt_order(state: Position, seat: int) -> Message:
    """With what there is to decide about: the tile that scores, or the card."""
    step = state.agenda[-1]
    _, _, _, kind, number, *_ = step
    if kind == SCORE_TILES:
        return Message("sprawl-ask-order", {"card": f"@sprawl-vocation-{VOCATIONS[number]}"})
    effect = number if kind == PAY_OR_LOSE else frame_of(step).effect
    return Message("sprawl-ask-order", {"card": state.components.effects[effect].card_name})


def legal_order(state: Position, seat: int) -> list[int]:
    _, _, mask, *_ = state.agenda[-1]
    return [CHOOSE.base + other for other in seats_in(mask)]


def apply_order(state: Position, seat: int, action: int) -> None:
    _, _, mask, kind, *rest = state.asked
    chosen = 1 << action - CHOOSE.base
    state.push((kind, chosen, *rest), (kind, mask & ~chosen, *rest))


VOCATION_QUESTIONS: dict[int, Question[Position]] = {
    ASK_VICTIM: Question(("choose", "pass"), "S5.3", prompt_victim, legal_victim, apply_victim, not_offered),
    ASK_SPLIT: Question(("split",), "S5.4", prompt_split, legal_split, apply_split, why_split),
    ASK_ORDER: Question(("choose",), "S6.10", prompt_order, legal_order, apply_order, not_offered),
}
