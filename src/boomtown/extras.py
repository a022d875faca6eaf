"""The optional parts of the package: what each needs beyond the standard library is installed by an extra."""

from collections.abc import Iterator
from contextlib import contextmanager

from boomtown.kernel.errors import BoomtownError


class MissingExtra(BoomtownError):
    """Something that was asked for needs packages that are not installed."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say which extra to install when a package is missing inside the block."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "boomtown").partition(".")[0] == "boomtown":
            raise  # a mistake of ours
        raise MissingExtra("extra-missing", {"module": str(error.name), "extra": extra}) from error
