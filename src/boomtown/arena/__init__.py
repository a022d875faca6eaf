"""Tournaments between bots."""

from boomtown.arena.tournament import Standing, tournament

__all__ = ["Standing", "tournament"]
