"""What the compiler is told about a class; without it, nothing. Not compiled itself."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**wishes):
        """Leaves the class as it is."""
        return lambda cls: cls
