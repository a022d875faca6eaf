"""Research environments: PettingZoo, Gymnasium and OpenSpiel games of every title. Needs the extra `rl`.

Importing this registers `boomtown/<game>-v<version>` with PettingZoo and Gymnasium, `boomtown_<game>` with OpenSpiel.
"""

from boomtown.extras import needs

with needs("rl"):
    from boomtown.rl.aec import BoomtownAEC, env, pettingzoo_id, raw_env
    from boomtown.rl.aec import register as register_pettingzoo
    from boomtown.rl.coding import Coding, coding
    from boomtown.rl.openspiel import BoomtownGame, game_class
    from boomtown.rl.openspiel import register as register_openspiel
    from boomtown.rl.parallel import BoomtownParallel, parallel_env
    from boomtown.rl.single import BoomtownSingle, gymnasium_id
    from boomtown.rl.single import register as register_gymnasium
    from boomtown.rl.vector import BoomtownVector

register_pettingzoo()
register_gymnasium()
register_openspiel()

__all__ = [
    "BoomtownAEC",
    "BoomtownGame",
    "BoomtownParallel",
    "BoomtownSingle",
    "BoomtownVector",
    "Coding",
    "coding",
    "env",
    "game_class",
    "gymnasium_id",
    "parallel_env",
    "pettingzoo_id",
    "raw_env",
]
