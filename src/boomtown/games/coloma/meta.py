"""Facts about the game that a lobby lists before any rules are loaded."""

from boomtown.kernel.meta import Meta

# boards: the side of the player boards, or each player's choice (K2.8). specialty_deal, sheriff: whether they are
# drawn or chosen (K15.1, K2.7). hotels, specialties: modules (K12, K15).
# mules: the mule duel, which only two seats can play (K14); with other seat counts it changes nothing.
# level: how strong Shade is when one seat plays alone (K16); with more seats it changes nothing.
OPTIONS: dict[str, tuple[int | str | bool, ...]] = {
    "boards": ("a", "b", "chosen"),
    "hotels": (False, True),
    "specialties": ("none", "base", "deluxe"),
    "specialty_deal": ("dealt", "chosen"),
    "sheriff": ("random", "chosen"),
    "mules": (False, True),
    "level": ("prospector", "greenhorn", "forty_niner", "legend"),
}

META = Meta(
    id="coloma",
    title="Coloma",
    designers=("Jonny Pac",),
    year=2019,
    seats=(1, 2, 3, 4, 5, 6),
    minutes=60,
    version=3,
    rules_prefix="K",
    options=OPTIONS,
    provenance="reconstructed",
)
