"""Playing with the file of somebody who owns the box."""

import os
import subprocess
import sys
from pathlib import Path

from boomtown.games.coloma.components import check
from boomtown.kernel.components import shipped_text

HERE = Path(__file__).parents[3]

# Own ids, an own name for one of ours, and a space without a name.
OWN = {
    'id = "saloon"\nname = "Saloon"': 'id = "sluice_box"\nname = "Sluice Box"',
    'name = "Theatre"': 'name = "Opera House"',
    'id = "nuggets"\nname = "Nuggets"': 'id = "dust"\nname = "Gold Dust"',
    'id = "banker"\nname = "Banker"': 'id = "preacher"\nname = "Preacher"',
    'id = "bear_river"\nname = "Bear River"': 'id = "yuba"\nname = "Yuba Country"',
    '"shoe_1"': '"ford"',
}

# A random game of six: its record is replayed, all that happens is said, and now and then everything is drawn.
GAME = """
import io
import random
from rich.console import Console
import boomtown
from boomtown.kernel.record import from_text, replay, start
from boomtown.term import Scene, draw, label
from boomtown.text import catalogue
game = boomtown.game("coloma")
chance = random.Random(6)
options = game.check_options({"specialties": "base"})
record = start(game, 6, 6, options)
state = game.new(6, 6, options)
events = []
state.listener = events.append
console = Console(file=io.StringIO(), width=300)
words = catalogue("en")
while not state.over:
    seat = state.pending()[0]
    legal = state.legal(seat)
    if len(record.moves) % 40 == 0:
        scene = Scene("coloma", words, game.actions, "ABCDEF", state.options, [0] * 6, seat, legal)
        view = state.view(seat)
        console.print(draw(view, scene), *[label(view, scene, action) for action in legal])
    action = chance.choice(legal)
    record.moves.append((seat, action))
    state.apply(seat, action)
assert replay(from_text(record.to_text()), 6) == state
print(console.file.getvalue(), *[words.say(event.key, event.params) for event in events])
"""


def test_own_cards_are_called_by_their_own_names_and_replay(tmp_path: Path) -> None:
    text = shipped_text("boomtown.games.coloma")
    for ours, own in OWN.items():
        assert ours in text
        text = text.replace(ours, own)
    assert check(text) == []
    file = tmp_path / "own.toml"
    file.write_text(text, "utf-8")
    environment = {**os.environ, "BOOMTOWN_COLOMA_COMPONENTS": str(file)}
    command = [sys.executable, "-c", GAME]
    done = subprocess.run(command, cwd=HERE, env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    names = ("Sluice Box", "Opera House", "Stable", "Gold Dust", "Preacher", "Yuba Country", "ford", "Horseshoe 2")
    assert [name for name in names if name not in done.stdout] == []
    assert "Theatre" not in done.stdout and "@" not in done.stdout
