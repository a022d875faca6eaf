"""A view as plain lines, for when the library that draws in terminals is not installed."""

from collections.abc import Iterator

from boomtown.kernel.state import View

INDENT = "  "


def outline(view: View) -> str:
    """The names and values of a view, one below the other, what is inside something indented."""
    return "\n".join(_lines(view, ""))


def _lines(value: object, indent: str) -> Iterator[str]:
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in pairs:
        if _flat(part):
            yield f"{indent}{name}: {_shown(part)}"
        else:
            yield f"{indent}{name}:"
            yield from _lines(part, indent + INDENT)


def _flat(value: object) -> bool:
    """Whether a value fits on one line: it is a word or a number, or a row of such."""
    if isinstance(value, dict):
        return not value
    return not isinstance(value, list) or not any(isinstance(part, dict | list) for part in value)


def _shown(value: object) -> str:
    if isinstance(value, list):
        return " ".join(str(part) for part in value) or "-"
    return "-" if value is None or value in ("", {}) else str(value)
