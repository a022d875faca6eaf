"""What is proposed to the people at a table, whether it still holds, and whose answer is missing."""

import time

from boomtown.kernel.match import CannotUndo
from boomtown.table.server_messages import ProposalInfo
from boomtown.table.store import Proposal
from boomtown.table.table import Table


def current_proposal(table: Table, gone: frozenset[int]) -> Proposal | None:
    """What is proposed, unless the game has gone on or somebody has come back since."""
    proposal = table.settings.proposal
    if proposal is None or table.over:
        return None
    if proposal.kind == "take-back":
        return proposal if (proposal.ply, proposal.rewinds) == table.revision else None
    if proposal.kind == "stand-in":
        seat = proposal.seat
        return proposal if seat is not None and (seat in gone or table.occupants[seat].free) else None
    return proposal if table.settings.adjourned == (proposal.kind == "resume") else None


def waits_for(table: Table, proposal: Proposal, gone: frozenset[int]) -> list[int]:
    """The seats that have not agreed yet. Nobody waits for those who are gone, or too long for a game to go on."""
    if proposal.kind == "resume" and time.time() >= proposal.since + table.settings.patience:
        return []
    return [
        seat
        for seat, occupant in enumerate(table.occupants)
        if occupant.kind != "bot" and not occupant.free and occupant.stand_in is None
        if seat not in gone and seat not in proposal.yes and seat != proposal.seat
    ]


def proposal_info(table: Table, gone: frozenset[int]) -> ProposalInfo | None:
    proposal = current_proposal(table, gone)
    if proposal is None:
        return None
    return {
        "kind": proposal.kind, "by": proposal.by, "seat": proposal.seat, "level": proposal.level,
        "yes": list(proposal.yes), "waits": waits_for(table, proposal, gone),
    }  # fmt: skip


def takeback_ply(table: Table, seat: int) -> int:
    """The ply before the seat's last decision, to which everybody may agree to go back."""
    target = table.ply - 1
    while target >= 0 and table.moves[target][0] != seat:
        target -= 1
    if target < table.settings.base or table.lesson is not None:
        raise CannotUndo("cannot-undo", {"seat": seat})
    if table.settings.strict and table.is_over_reveal(target):
        raise CannotUndo("cannot-undo-strict", {"seat": seat})
    return target
