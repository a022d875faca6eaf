"""The errors that the engine raises when a caller asks for something that cannot be done."""

from importlib import import_module

from boomtown.kernel.message import Params, Reason


class BoomtownError(Exception):
    """A mistake of the caller. `key` and `params` say in the catalogues what was wrong and what would be right.

    `str(error)` is that sentence, in the language of `boomtown.text.spoken()`.
    """

    def __init__(self, key: str, params: Params | None = None) -> None:
        super().__init__(key, params or {})
        self.key = key
        self.params = params or {}

    def __str__(self) -> str:
        # Loaded by name: only this call needs words, the engine needs none.
        sentence: str | None = import_module("boomtown.text").sentence(self)
        if sentence is not None:
            return sentence
        params = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key} ({params})" if params else self.key

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle, so that an error that happens in another process arrives whole, with its cause."""
        return unpickled_error, (type(self), self.args, self.__dict__, self.__cause__)


def unpickled_error(
    kind: type[BoomtownError], args: tuple[object, ...], fields: dict[str, object], cause: BaseException | None
) -> BoomtownError:
    """The error that `BoomtownError.__reduce__` has taken apart; kinds differ in what they are made from."""
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(fields)
    error.__cause__ = cause
    return error


class UnknownGame(BoomtownError):
    """No room of that name."""


class BadSetup(BoomtownError):
    """A seat count or an option the game does not have."""


class BadNotation(BoomtownError):
    """Text or an integer that is no action of the game at all."""


class BadRecord(BoomtownError):
    """A record that cannot be read or does not replay."""


class BadSheet(BoomtownError):
    """A score sheet that cannot be read."""


class BadAid(BoomtownError):
    """An aid that the game does not have, or arguments that it does not take."""


class UnreadableFile(BoomtownError):
    """A component file that is not there, may not be read or is no text."""


class IllegalAction(BoomtownError):
    """An action the rules do not allow now."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key, reason.params)
        self.reason = reason
