"""Marshal as of commit fd17a6f: a contestant that never changes, for measuring all later ones."""

from boomtown_reference.search import Marshal

__all__ = ["Marshal"]
