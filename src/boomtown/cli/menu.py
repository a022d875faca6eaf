"""The numbered menu of what a seat may do: short ones whole, long ones best first and page by page."""

from rich.table import Table
from rich.text import Text

from boomtown.cli.preview import ActionPreview
from boomtown.kernel.state import View
from boomtown.term import Scene, label
from boomtown.text import line_key

# A menu of this length is shown whole and in the game's own order.
SHORT = 16
PAGE = 10

GAIN = "bold #3f7d4e"
LOSS = "#a8322a"


class Menu:
    """Entries keep their numbers while pages are turned; a filter numbers them again."""

    def __init__(self, previews: list[ActionPreview], view: View, scene: Scene) -> None:
        self._view = view
        self._scene = scene
        self._all = previews if len(previews) <= SHORT else sorted(previews, key=_sort_value, reverse=True)
        self._entries = self._all
        self._first = 0
        self._shows_gains = any(entry.gain != 0 for entry in previews)  # a column of zeros is of no use

    def pick(self, number: int) -> int | None:
        """The action with a number, or None when there is no such entry."""
        return self._entries[number - 1].action if 1 <= number <= len(self._entries) else None

    @property
    def size(self) -> int:
        return len(self._entries)

    @property
    def long(self) -> bool:
        return len(self._all) > SHORT

    def turn(self, pages: int) -> None:
        """Turn pages, not beyond the first or the last."""
        last = (self.size - 1) // PAGE * PAGE
        self._first = max(0, min(self._first + pages * PAGE, last))

    def filter(self, text: str) -> bool:
        """Keep the entries whose notation contains the words; without words all come back. False when none match."""
        words = " ".join(text.lower().replace(",", " ").split())
        notation = self._scene.actions.format
        matching = [entry for entry in self._all if f" {words}" in f" {notation(entry.action)}"]
        self._entries = matching or self._all
        self._first = 0
        return bool(matching)

    def table(self) -> Table:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, justify="right")
        table.add_column()
        table.add_column()
        last = self.size if self.size <= SHORT else min(self._first + PAGE, self.size)
        for index in range(self._first, last):
            entry = self._entries[index]
            description = label(self._view, self._scene, entry.action)
            notation = self._scene.actions.format(entry.action)
            table.add_row(str(index + 1), notation, self._gain(entry), self._changes(entry), description)
        return table

    def footing(self) -> str:
        """Which part of a long menu is on the screen; nothing for a short one."""
        if self.size <= SHORT:
            return ""
        last = min(self._first + PAGE, self.size)
        return self._scene.say("menu-page", {"first": self._first + 1, "last": last, "count": self.size})

    def _gain(self, entry: ActionPreview) -> Text:
        if not self._shows_gains:
            return Text()
        if entry.gain is None:
            return Text("?", "dim")
        style = GAIN if entry.gain > 0 else LOSS if entry.gain < 0 else "dim"
        figure = f"{entry.gain:+d}" if entry.gain else "0"
        if entry.later:
            return Text(self._scene.say("menu-up-to", {"points": figure}), style)
        return Text(figure, style)

    def _changes(self, entry: ActionPreview) -> Text:
        """Where the points come from."""
        say = self._scene.say
        return Text(", ".join(f"{say(line_key(self._scene.game.id, key))} {by:+d}" for key, by in entry.lines), "dim")


def _sort_value(entry: ActionPreview) -> int:
    return -(10**6) if entry.gain is None else entry.gain
