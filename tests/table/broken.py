"""Breaks texts as accidents and attackers do: torn, doubled, shuffled, with values that nobody expects."""

import random
import re

VALUES = (
    "0", "-1", "1", "2", "99", "1e400", "NaN", "-0.0", "9" * 30, "9" * 5000, "true", "null", '""', '"\\u0000"',
    '"\\ud800"', '"' + "x" * 3000 + '"', "[]", "{}", "[" * 60 + "]" * 60, "[" * 20_000, '{"a":' * 3000, "[[1, 2], [3]]",
    "2026-11-17T00:00:00Z", "'''", '"""', "\x00", "\ufeff", "\u2028",
    "\N{MATHEMATICAL DOUBLE-STRUCK DIGIT ONE}", "-", "#", "=",
)  # fmt: skip
WORD = re.compile(r"[A-Za-z_]+|-?[0-9]+|\"[^\"\n]*\"|\[[^\[\]\n]*\]")
PIECES = 400


def broken(text: str, chance: random.Random, most: int = 4) -> str:
    """The text with one to four changes."""
    for _ in range(chance.randint(1, most)):
        text = chance.choice(CHANGES)(text, chance)
    return text


def other_word(text: str, chance: random.Random) -> str:
    """A word of it becomes another one, or a value that does not belong there."""
    words = list(WORD.finditer(text))
    if not words:
        return chance.choice(VALUES)
    place = chance.choice(words)
    new = chance.choice(VALUES) if chance.random() < 0.5 else chance.choice(words).group()
    return text[: place.start()] + new + text[place.end() :]


def other_letters(text: str, chance: random.Random) -> str:
    letters = list(text)
    for _ in range(chance.randint(1, 8)):
        if letters:
            letters[chance.randrange(len(letters))] = chr(chance.choice((0, 9, 10, 34, 39, 44, 48, 91, 123, 233, 8232)))
    return "".join(letters)


def torn(text: str, chance: random.Random) -> str:
    return text[: chance.randrange(len(text) + 1)]


def lines_moved(text: str, chance: random.Random) -> str:
    """Lines are left out, doubled or change places."""
    lines = text.splitlines(keepends=True) or [""]
    first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
    deed = chance.randrange(3)
    if deed == 0:
        del lines[first]
    elif deed == 1:
        lines.insert(second, lines[first])
    else:
        lines[first], lines[second] = lines[second], lines[first]
    return "".join(lines)


def part_repeated(text: str, chance: random.Random) -> str:
    start = chance.randrange(len(text) + 1)
    part = text[start : start + chance.randint(1, 80)]
    return text[:start] + part * chance.choice((2, 3, PIECES)) + text[start:]


CHANGES = (other_word, other_word, other_word, other_letters, torn, lines_moved, part_repeated)
