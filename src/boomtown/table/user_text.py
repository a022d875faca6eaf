"""What people write themselves, names and chat, made into plain text of a limited length."""

import unicodedata

from boomtown.table.refusals import Refusal

NAME_LENGTH = 24
CHAT_LENGTH = 500
# Letters that draw nothing: a name of these would look empty.
BLANK = dict.fromkeys(map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"))
MOST_MARKS = 3  # upon one letter; with more it would cover the lines around it


def plain_text(text: str) -> str:
    """The text without control and direction marks, heaps of accents and blank letters, and with single blanks."""
    normal = unicodedata.normalize("NFC", text).translate(BLANK)
    one_line = "".join(" " if letter in "\t\r\n" else letter for letter in normal)
    visible, marks = "", MOST_MARKS
    for letter in one_line:
        kind = unicodedata.category(letter)[0]
        marks = marks + 1 if kind == "M" else 0
        if kind != "C" and marks <= MOST_MARKS:
            visible += letter
    return " ".join(visible.split())


def nickname(text: str) -> str:
    name = plain_text(text)
    if not 1 <= len(name) <= NAME_LENGTH:
        raise Refusal(422, "table-bad-name", {"length": NAME_LENGTH})
    return name


def chat_text(text: str) -> str:
    plain = plain_text(text)
    if not 1 <= len(plain) <= CHAT_LENGTH:
        raise Refusal(422, "table-bad-chat", {"length": CHAT_LENGTH})
    return plain
