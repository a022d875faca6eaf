"""What a lobby lists about the game before any rules are loaded."""

from boomtown.kernel.meta import Meta

LEVELS = ("beginner", "intermediate", "expert")

# Virtual players fill the table up to four seats; `more_virtual` adds some, as far as six seats allow (C1.6).
# virtual_1 to virtual_5: the level of each of them (C1.7); those that do not sit at the table do not matter.
# suits: whether the suits belong to the seats or people choose theirs before the first round (C1.2).
OPTIONS: dict[str, tuple[int | str | bool, ...]] = {
    "more_virtual": (0, 1, 2),
    "virtual_1": LEVELS,
    "virtual_2": LEVELS,
    "virtual_3": LEVELS,
    "virtual_4": LEVELS,
    "virtual_5": LEVELS,
    "suits": ("by_seat", "chosen"),
}

META = Meta(
    id="carson",
    title="Carson City: The Card Game",
    designers=("Xavier Georges",),
    year=2018,
    seats=(2, 1, 3, 4, 5, 6),  # people; virtual players sit behind them
    minutes=40,
    version=2,
    rules_prefix="C",
    options=OPTIONS,
    provenance="reconstructed",
)
