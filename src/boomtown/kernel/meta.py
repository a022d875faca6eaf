"""What a lobby lists about a game before any of its rules are loaded."""

from typing import NamedTuple


class Meta(NamedTuple):
    """One per game, in its meta.py."""

    id: str
    title: str
    designers: tuple[str, ...]
    year: int
    seats: tuple[int, ...]  # possible numbers of seats, the usual one first
    minutes: int
    version: int  # raised whenever what is legal or what happens changes
    rules_prefix: str  # the letter before the paragraph numbers of RULES.md
    options: dict[str, tuple[int | str | bool, ...]]  # the values of each option, the usual one first
    provenance: str  # published | reconstructed
