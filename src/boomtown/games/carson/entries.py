"""The tables of a components file with typed access; a fault names the line of the entry."""

from boomtown.games.carson.fixed import spelled
from boomtown.kernel.lines import Lines, Place
from boomtown.kernel.message import Fault, Params


class Refused(Exception):
    """One fault, on its way to the list of all faults."""

    def __init__(self, line: int, key: str, params: Params) -> None:
        super().__init__(key)
        self.fault = Fault(line, key, params)


class Table:
    """A table of the file, or one inside another."""

    def __init__(self, data: object, lines: Lines, place: Place, name: str) -> None:
        if not isinstance(data, dict):
            key = "carson-file-missing" if data is None else "carson-file-table"
            raise Refused(lines.at(place), key, {"entry": name})
        self.data: dict[str, object] = data
        self.lines = lines
        self.place = place
        self.name = name

    def fault(self, key: str, field: str, params: Params) -> Refused:
        return Refused(self.lines.at((*self.place, field)), key, params | {"entry": self.name, "field": field})

    def only(self, known: tuple[str, ...]) -> None:
        """Refuse keys that nobody would read."""
        for key in self.data:
            if key not in known:
                told: Params = {"entry": f"{self.name}.{key}", "choices": ", ".join(known)}
                raise Refused(self.lines.at((*self.place, key)), "carson-file-unknown", told)

    def agree(self, key: str, expected: object) -> None:
        """Refuse an entry that says something else than the rules do."""
        if key in self.data and spelled(self.data[key]) != spelled(expected):
            told: Params = {"given": spelled(self.data[key]), "expected": spelled(expected)}
            raise self.fault("carson-file-fixed", key, told)

    def number(self, key: str, usual: int | None = None) -> int:
        """A number that must be there, unless there is a usual one."""
        value = self.data.get(key, usual)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fault("carson-file-number", key, {})
        return value

    def within(self, key: str, usual: int | None, least: int, most: int) -> int:
        value = self.number(key, usual)
        if not least <= value <= most:
            raise self.fault("carson-file-range", key, {"given": value, "least": least, "most": most})
        return value

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self.fault("carson-file-flag", key, {})
        return value

    def word(self, key: str, choices: tuple[str, ...] | None = None, usual: str | None = None) -> str:
        value = self.data.get(key, usual)
        if not isinstance(value, str) or (choices is not None and value not in choices):
            told = ", ".join(choices or ("text",))
            raise self.fault("carson-file-word", key, {"given": str(value), "choices": told})
        return value

    def words(self, key: str, choices: tuple[str, ...], least: int = 0) -> tuple[str, ...]:
        value = self.data.get(key)
        if not isinstance(value, list) or len(value) < least or any(word not in choices for word in value):
            raise self.fault("carson-file-word", key, {"given": str(value), "choices": ", ".join(choices)})
        return tuple(str(word) for word in value)

    def table(self, key: str) -> "Table":
        """A table inside this one; a missing one is empty."""
        return Table(self.data.get(key, {}), self.lines, (*self.place, key), f"{self.name}.{key}")

    def counted(self, key: str, choices: tuple[str, ...]) -> dict[str, int]:
        """A table of points per counted thing."""
        table = self.table(key)
        for name in table.data:
            if name not in choices:
                raise self.fault("carson-file-word", key, {"given": name, "choices": ", ".join(choices)})
        return {name: table.number(name) for name in table.data}
