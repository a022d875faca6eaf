"""The decorator by which a class gives hints to mypyc. Without mypyc it does nothing. Not compiled itself."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**hints):
        """Leave the class as it is."""
        return lambda cls: cls
