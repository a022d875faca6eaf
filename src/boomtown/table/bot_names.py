"""Names for bots, so that several of them at one table can be told apart. Names are the same in every language."""

from boomtown.table.store import Occupant

NAMES = ("Clem", "Mabel", "Rusty", "Ida", "Zeke", "Nell", "Buck", "Cora", "Amos", "Dolly", "Ezra", "Pearl")


def name_bots(occupants: list[Occupant]) -> None:
    """Give every bot that has no name one that nobody at the table has."""
    taken = {occupant.name for occupant in occupants}
    free = iter([name for name in NAMES if name not in taken])
    for occupant in occupants:
        if occupant.kind == "bot" and occupant.name is None:
            occupant.name = next(free, None)
