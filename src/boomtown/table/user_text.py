"""What people write themselves, names and chat, made into plain text of a limited length."""

import unicodedata

from boomtown.table.refusals import Refusal

NAME_LENGTH = 24
CHAT_LENGTH = 500


def plain_text(text: str) -> str:
    """The text without control and direction marks and with single blanks."""
    normal = unicodedata.normalize("NFC", text)
    one_line = "".join(" " if letter in "\t\r\n" else letter for letter in normal)
    visible = "".join(letter for letter in one_line if unicodedata.category(letter)[0] != "C")
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
