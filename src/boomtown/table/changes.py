"""What is different between two documents, as a few changes that are sent instead of the whole.

A client that has the first document carries the changes out, in their order, and then has the second one.
"""

from collections.abc import Sequence

from boomtown.table.server_messages import DocumentChange

Path = tuple[str | int, ...]

MISSING = object()
FEW = 4


def changes_between(old: object, new: object) -> list[DocumentChange]:
    changes: list[DocumentChange] = []
    compare(old, new, (), changes)
    return changes


def compare(old: object, new: object, path: Path, changes: list[DocumentChange]) -> None:
    """Add what leads from one value to the other. Whole parts that are equal are compared fast and never entered."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            before = old.get(key, MISSING)
            if before is MISSING:
                changes.append({"at": [*path, key], "set": value})
            elif before != value or type(before) is not type(value):  # True and 1 are equal, but not in JSON
                compare(before, value, (*path, key), changes)
        if old.keys() != new.keys():
            changes.extend({"at": [*path, key]} for key in old if key not in new)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        compare_lists(old, new, path, changes)
    else:
        changes.append({"at": list(path), "set": new})


def compare_lists(old: Sequence[object], new: Sequence[object], path: Path, changes: list[DocumentChange]) -> None:
    places = [
        place
        for place, (before, after) in enumerate(zip(old, new, strict=False))
        if before != after or type(before) is not type(after)
    ]
    # A few entries have changed in themselves, or else the list has another end.
    few = len(old) == len(new) and 0 < len(places) <= max(FEW, len(new) // 2)
    if few and isinstance(new[places[0]], dict | list | tuple):
        for place in places:
            compare(old[place], new[place], (*path, place), changes)
    else:
        same = places[0] if places else min(len(old), len(new))
        changes.append({"at": list(path), "keep": same, "add": list(new[same:])})


def apply_changes(document: object, changes: Sequence[DocumentChange]) -> object:
    """The document after the changes; the one that is given stays as it is."""
    for change in changes:
        document = with_change(document, change["at"], change)
    return document


def with_change(document: object, path: Sequence[str | int], change: DocumentChange) -> object:
    if not path:
        if "keep" in change:
            assert isinstance(document, list)
            return [*document[: change["keep"]], *change["add"]]
        return change["set"]
    copy: object
    if isinstance(document, list):
        place = path[0]
        assert isinstance(place, int)
        copy = list(document)
        copy[place] = with_change(copy[place], path[1:], change)
        return copy
    assert isinstance(document, dict)
    copy = dict(document)
    if len(path) == 1 and "set" not in change and "keep" not in change:
        del copy[path[0]]
    else:
        copy[path[0]] = with_change(copy.get(path[0]), path[1:], change)
    return copy
