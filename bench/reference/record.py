"""Records what marshal of commit fd17a6f decided, by the old code itself.

    git worktree add ../fd17a6f fd17a6f
    .venv/bin/python bench/reference/record.py ../fd17a6f

Games are played on today's engine, some decisions at random and some by deputy. At sampled moments the position is
handed to the old code as JSON, in the form it had then, and what the old marshal answers is written down. Only Circle
the Wagons and Carson City can be compared like that: their rules and their hidden parts are what they were. The test
of the reference replays the games and asks the reference.
"""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

# The old code is asked in a process of its own, on the path of its own checkout.
OLD_SIDE = """
import json, sys
import boomtown
from boomtown.bots import Seat
from boomtown.bots.marshal import Marshal
from boomtown.kernel.rng import seeded

for line in sys.stdin:
    task = json.loads(line)
    game = boomtown.game(task["game"])
    marshal = Marshal(seeded(task["seed"], "bot"), None, task["iterations"])
    action = marshal.choose(Seat(game.from_json(task["position"]), task["seat"]))
    root = marshal.root
    visits = 0
    if root is not None:
        choice = root.choices[task["seat"]]
        visits = choice.visits[choice.most_visited()]
    print(json.dumps({"action": game.actions.format(action), "visits": visits}), flush=True)
"""

HERE = Path(__file__).parent
POSITIONS = 500
POSITIONS_PER_GAME = 20
ITERATIONS = 24
SEATS = {"wagons": (2,), "carson": (2, 3, 4)}
# The options under which the rules are those of then.
OPTIONS: dict[str, dict[str, int | str | bool]] = {"wagons": {"starter": "first"}, "carson": {"suits": "by_seat"}}


def old_form(game_id: str, document: dict[str, Any]) -> dict[str, Any]:
    """A position as the old code wrote it."""
    document["options"] = {name: value for name, value in document["options"].items() if name not in OPTIONS[game_id]}
    document["rng"] = 0  # never read: marshal looks only at imagined positions, which get a generator of their own
    if game_id == "carson":
        full = 0b1111111110
        document["hands"] = [full & ~sum(1 << card for card in spent) for spent in document.pop("spent")]
        del document["suits"]
    return document


def record(game_id: str, old: "subprocess.Popen[str]") -> dict[str, Any]:
    import boomtown
    from boomtown.bots import Seat, bot

    assert old.stdin is not None and old.stdout is not None
    game = boomtown.game(game_id)
    games: list[dict[str, Any]] = []
    left = POSITIONS
    while left:
        seed = len(games)
        chance = random.Random(seed)
        seats = SEATS[game_id][seed % len(SEATS[game_id])]
        state = game.new(seats, seed, OPTIONS[game_id])
        deputies = [bot("deputy", seed * 10 + seat) for seat in range(seats)]
        moves: list[str] = []
        moments = []
        while not state.over:
            seat = state.pending()[0]
            legal = state.legal(seat)
            # Secret answers of others are taken back in an imagined position, so each seat can be asked at any time.
            if len(legal) > 1:
                moments.append((len(moves), seat, json.loads(json.dumps(state.to_json()))))
            action = chance.choice(legal) if chance.random() < 0.25 else deputies[seat].choose(Seat(state, seat))
            moves.append(f"{seat} {game.actions.format(action)}")
            state.apply(seat, action)
        sampled = sorted(chance.sample(range(len(moments)), min(left, len(moments), POSITIONS_PER_GAME)))
        left -= len(sampled)
        decisions = []
        for ply, seat, document in [moments[number] for number in sampled]:
            task = {"game": game_id, "seed": ply, "iterations": ITERATIONS, "seat": seat}
            old.stdin.write(json.dumps(task | {"position": old_form(game_id, document)}) + "\n")
            old.stdin.flush()
            answer = json.loads(old.stdout.readline())
            decisions.append([ply, answer["action"], answer["visits"]])
        games.append({"seats": seats, "seed": seed, "moves": moves[: decisions[-1][0]], "decisions": decisions})
        print(f"{game_id}: {POSITIONS - left} of {POSITIONS} positions", file=sys.stderr)
    return {"game": game_id, "options": OPTIONS[game_id], "iterations": ITERATIONS, "games": games}


def main(checkout: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    for game_id in SEATS:
        command = [sys.executable, "-c", OLD_SIDE]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment) as old:
            recorded = record(game_id, old)
            assert old.stdin is not None
            old.stdin.close()
        (HERE / f"decisions_{game_id}.json").write_text(json.dumps(recorded, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
