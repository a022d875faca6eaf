"""What a lobby lists about the game before any rules are loaded."""

from boomtown.kernel.meta import Meta

# length: how deep the special events lie in the contract decks (S2.2, S2.3).
OPTIONS: dict[str, tuple[int | str | bool, ...]] = {"length": ("normal", "short", "long")}

META = Meta(
    id="sprawl",
    title="Urban Sprawl",
    designers=("Chad Jensen",),
    year=2011,
    seats=(2, 3, 4),
    minutes=150,
    version=3,
    rules_prefix="S",
    options=OPTIONS,
    provenance="reconstructed",
)
