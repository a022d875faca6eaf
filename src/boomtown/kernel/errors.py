"""The errors that the engine raises when a caller asks for something that cannot be done."""

from boomtown.kernel.message import Params, Reason


class BoomtownError(Exception):
    """A mistake of the caller. `key` and `params` say in the catalogues what was wrong and what would be right."""

    def __init__(self, key: str, params: Params | None = None) -> None:
        super().__init__(key, params or {})
        self.key = key
        self.params = params or {}

    def __str__(self) -> str:
        params = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key} ({params})" if params else self.key


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


class IllegalAction(BoomtownError):
    """An action the rules do not allow now."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key, reason.params)
        self.reason = reason
