"""What a lobby lists about the game before any rules are loaded."""

from boomtown.kernel.meta import Meta

# boom_per_mine: Boom or Bust pays its figure for each mine instead of once (W6.10).
# starter: who takes the first turn, as the players agree, or by lot (W2.3).
OPTIONS: dict[str, tuple[int | str | bool, ...]] = {
    "boom_per_mine": (False, True),
    "starter": ("first", "second", "drawn"),
}

META = Meta(
    id="wagons",
    title="Circle the Wagons",
    designers=("Steven Aramini", "Danny Devine", "Paul Kluka"),
    year=2017,
    seats=(2,),
    minutes=15,
    version=2,
    rules_prefix="W",
    options=OPTIONS,
    provenance="published",
)
