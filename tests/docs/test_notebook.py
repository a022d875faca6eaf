"""The notebook of examples/ runs, in a short form, and what it shows was printed by the long one."""

import json
import re
from typing import Any

import pytest

import boomtown
from boomtown.bots import Seat
from boomtown.kernel.rng import Rng
from tests.support import ROOT

NOTEBOOK = ROOT / "examples" / "self-play.ipynb"


def code_cells() -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


def test_every_cell_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("BOOMTOWN_SHORT", "1")
    names: dict[str, Any] = {"__name__": "notebook"}
    for number, cell in enumerate(code_cells()):
        exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)
    printed = capsys.readouterr().out
    assert "round 2" in printed and len(re.findall(r"of \d games", printed)) == 2
    # It has learned something, however little two games teach.
    assert names["weights"].tolist() != names["FIRST"].tolist()
    state = boomtown.game("wagons").new(seed=1)
    (starter,) = state.pending()
    # Made as Boomtown makes a bot.
    assert names["Learned"](Rng(1)).choose(Seat(state, starter)) in state.legal(starter)


def test_what_it_shows_is_that_the_bot_beats_deputy() -> None:
    shown = ["".join(output.get("text", "")) for cell in code_cells() for output in cell["outputs"]]
    text = "".join(shown)
    found = re.search(r"after it learned: +([\d.]+) of (\d+) games \([\d.]+%; ([\d.]+)% to", text)
    assert found, text
    assert int(found[2]) >= 200 and float(found[3]) > 50
