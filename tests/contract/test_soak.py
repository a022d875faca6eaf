"""`make soak` finds what breaks a law, keeps what it has done, and goes on where it was."""

import json
import random
from pathlib import Path

import pytest

import boomtown
from tests import soak
from tests.support import Moment


def test_a_run_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = soak.play_chunk(soak.Chunk("wagons", soak.FIRST_NUMBER))
    assert first.violations == [] and first.games == soak.CHUNK and first.moments > soak.CHUNK
    results = tmp_path / "results.jsonl"
    results.write_text(json.dumps(first) + '\n["torn', "utf-8")
    assert soak.kept(results) == [first]
    left = list(soak.all_chunks(10 * soak.CHUNK, {("wagons", soak.FIRST_NUMBER)}))
    assert len(left) == 9 and soak.Chunk("wagons", soak.FIRST_NUMBER) not in left
    assert {chunk.game for chunk in left} == set(boomtown.game_ids())
    assert soak.report([first]) == 0
    assert "violations: 0" in capsys.readouterr().out


def test_whatever_breaks_a_law_is_counted_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(moment: Moment, chance: random.Random) -> None:
        assert not moment.moves, "a law is broken"

    monkeypatch.setattr("tests.support.FAILURES", tmp_path)
    monkeypatch.setattr(soak, "LAWS", (broken,))
    result = soak.play_chunk(soak.Chunk("wagons", soak.FIRST_NUMBER))
    assert result.violations and len(list(tmp_path.iterdir())) == len(result.violations)
    assert "a law is broken" in result.violations[0] and soak.report([result]) == len(result.violations)
