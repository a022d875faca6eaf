"""Names for bots, so that several of them at one table can be told apart. Names are the same in every language."""

from collections.abc import Sequence

from boomtown.table.store import Occupant

NAMES = ("Clem", "Mabel", "Rusty", "Ida", "Zeke", "Nell", "Buck", "Cora", "Amos", "Dolly", "Ezra", "Pearl")


def name_bots(occupants: list[Occupant]) -> None:
    """Give every bot that has no name one that nobody at the table has."""
    for occupant in occupants:
        if occupant.kind == "bot" and occupant.name is None:
            occupant.name = free_name(occupants)


def free_name(occupants: Sequence[Occupant]) -> str | None:
    taken = {occupant.name for occupant in occupants}
    return next((name for name in NAMES if name not in taken), None)
