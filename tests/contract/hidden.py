"""Finds what a view hides without asking `imagine`: a part is hidden if two of its entries can be swapped unseen."""

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence

from boomtown.kernel.rng import Rng
from boomtown.kernel.state import State
from tests.support import Moment, text

Path = tuple[str | int, ...]


def what_is_hidden_is_imagined_anew(moments: Sequence[Moment], chance: random.Random) -> list[str]:
    """Fail if an imagined world keeps a part that the seat cannot see; return the names of the hidden parts."""
    hidden: Counter[str] = Counter()
    changed: Counter[str] = Counter()
    for moment in moments:
        state = moment.state
        for seat in range(state.seats):
            world = json.loads(text(state.imagine(seat, Rng(chance.getrandbits(64))).to_json()))
            for path, entries in unseen(state, seat, chance):
                part = ".".join(name for name in path if isinstance(name, str))
                hidden[part] += 1
                changed[part] += at(world, path) != entries
    kept = {part: count for part, count in hidden.items() if 2 * changed[part] < count}
    assert not kept, f"an imagined world keeps what the seat cannot see: {kept}"
    return sorted(hidden)


def unseen(state: State, seat: int, chance: random.Random) -> Iterator[tuple[Path, list[object]]]:
    """The lists of a position in which two entries can change places without a change in the seat's view."""
    before = text(state.view(seat))
    doc = json.loads(text(state.to_json()))
    for path, entries in lists(doc):
        first, second = chance.sample(range(len(entries)), 2)
        if path[0] in state.base_json() or entries[first] == entries[second]:
            continue
        entries[first], entries[second] = entries[second], entries[first]
        try:
            alike = text(state.game.from_json(doc).view(seat)) == before
        except Exception:  # the swap makes no valid position, so it would be noticed
            alike = False
        entries[first], entries[second] = entries[second], entries[first]
        if alike:
            yield path, entries


def lists(doc: object, path: Path = ()) -> Iterator[tuple[Path, list[object]]]:
    """The innermost lists of a document that have at least two entries."""
    if isinstance(doc, dict):
        for name, part in doc.items():
            yield from lists(part, (*path, name))
    elif isinstance(doc, list):
        if len(doc) > 1 and not any(isinstance(entry, list | dict) for entry in doc):
            yield path, doc
        for number, part in enumerate(doc):
            yield from lists(part, (*path, number))


def at(doc: object, path: Path) -> object:
    """A part of a document; None where there is no such part."""
    for name in path:
        if isinstance(doc, dict):
            doc = doc.get(name)
        elif isinstance(doc, list) and isinstance(name, int) and name < len(doc):
            doc = doc[name]
        else:
            return None
    return doc
