"""What a lobby lists about the game before any rules are loaded."""

from boomtown.kernel.meta import Meta

META = Meta(
    id="nuggets",
    title="Nuggets",
    designers=("The Boomtown authors",),
    year=2026,
    seats=(2,),
    minutes=2,
    version=1,
    rules_prefix="N",
    options={"pile": (15, 21)},
    provenance="published",
)
