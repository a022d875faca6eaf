"""Judgement learned from play: features, the fit, the whole run, and what marshal makes of it."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import boomtown
from boomtown.bots import Seat, bot, close
from boomtown.bots.marshal import estimates
from boomtown.kernel.errors import BadSetup
from boomtown.kernel.judgement import FILE, FOLDER, BadWeights, Judgement, read_judgements, weights_file
from boomtown.kernel.registry import game as find_game
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import Json
from boomtown.learning import Plan, train
from boomtown.learning.fit import fit
from boomtown.learning.run import weights_from
from boomtown.learning.self_play import Deal, Sample, play
from tests.cli.runner import run
from tests.contract.laws import bots_decide_alike_in_every_world
from tests.support import Setup, room_folder, sampled

LEARNING = ("wagons", "carson", "coloma", "sprawl")
SHORT = Plan("wagons", (2,), games=12, measured=2, iterations=3)


def random_weights(game_id: str, folder: Path) -> None:
    """Weights for every number of seats that change every judgement."""
    game = find_game(game_id)
    assert game.features is not None
    chance = random.Random(game_id)
    count = len(game.features.names)
    seats: Json = {}
    for number in game.meta.seats:
        late, early = [[chance.randrange(-300, 300) for _ in range(count)] for _ in range(2)]
        seats[str(number)] = {"late": late, "early": early, "points": [0, 0, 4000, 4000]}
    doc: Json = {"game": game_id, "features": list(game.features.names), "seats": seats}
    (folder / f"{game_id}.json").write_text(json.dumps(doc), "utf-8")


@pytest.fixture(params=LEARNING)
def learned_game(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    random_weights(request.param, tmp_path)
    with weights_from(request.param, str(tmp_path)):
        yield request.param


@pytest.mark.parametrize("game_id", LEARNING)
def test_the_parts_add_up_to_the_handmade_evaluation(game_id: str) -> None:
    game = find_game(game_id)
    features = game.features
    assert features is not None
    for seats in game.meta.seats:
        for moment in sampled(Setup(game, seats, {}, seats), 4, random.Random(seats)):
            if moment.state.over:
                continue
            assert 0 <= features.left(moment.state) <= 1
            for seat in range(seats):
                values = features.values(moment.state, seat)
                assert len(values) == len(features.names)
                handmade = game.evaluate(moment.state, seat)
                assert sum(values[: len(features.parts)]) == pytest.approx(handmade)


def test_the_fit_finds_what_the_handmade_evaluation_misses() -> None:
    chance = random.Random(4)
    deals = []
    for _ in range(300):
        deal = []
        for _ in range(4):
            left = chance.random()
            rows = tuple((chance.uniform(0, 40), chance.uniform(0, 9)) for _ in range(3))
            points = tuple(row[0] + (2 - left) * row[1] + 7 + chance.gauss(0, 1) for row in rows)
            wins = tuple(float(value == max(points)) for value in points)
            deal.append(Sample(left, rows, (), points, wins))
        deals.append(deal)
    found = fit(deals, parts=1)
    judgement = Judgement(1, found.weights)
    assert judgement.late == pytest.approx([0, 2], abs=0.1)
    assert judgement.early == pytest.approx([0, -1], abs=0.15)
    assert found.loss < 1.2 < found.handmade_loss
    assert judgement.points([20, 3], 0.5) == pytest.approx(20 + 1.5 * 3 + 7, abs=0.5)


def test_a_lead_is_surer_the_less_points_stray() -> None:
    spreads = []
    for noise in (2, 12):
        chance = random.Random(5)
        deals = []
        for _ in range(300):
            rows = tuple((chance.uniform(0, 20), chance.random()) for _ in range(2))
            points = tuple(row[0] + chance.gauss(0, noise) for row in rows)
            deals.append([Sample(0.5, rows, (), points, tuple(float(value == max(points)) for value in points))])
        judgement = Judgement(1, fit(deals, parts=1).weights)
        spreads.append(judgement.chances([10, 5], 0.5)[0])
    assert spreads[0] > spreads[1] > 0.5


def test_chances_are_shared_by_all_rivals() -> None:
    judgement = Judgement(1, {"late": [0], "early": [0], "points": [0, 0, 3000, 5000]})
    assert sum(judgement.chances([10, 12, 9, 30], 0.3)) == pytest.approx(1)
    assert judgement.chances([5, 5, 5], 1.0) == pytest.approx([1 / 3] * 3)
    assert judgement.chances([10, 0], 0.0)[0] > judgement.chances([10, 0], 1.0)[0], "surer near the end"


def test_self_play_keeps_positions_with_what_came_of_them() -> None:
    samples = play(Deal("carson", 2, 9, "deputy", 0.05, 0.2))
    assert samples
    for sample in samples:
        assert len(sample.features) == 2
        assert len(sample.points) == 4, "two virtual players score too"
        assert len(sample.opponents) == 2
        assert sum(sample.wins) == pytest.approx(1)
    assert samples[0].left > samples[-1].left
    assert samples == play(Deal("carson", 2, 9, "deputy", 0.05, 0.2))


def test_the_same_plan_learns_the_same_whoever_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtown.learning.run.Trained.better", True)
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    train(SHORT, one)
    train(replace(SHORT, processes=2), two)
    assert json.loads(one.read_text("utf-8"))["seats"]["2"]["late"]
    assert one.read_text("utf-8") == two.read_text("utf-8")


def test_weights_that_are_no_better_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtown.learning.run.Trained.better", False)
    features = find_game("wagons").features
    assert features is not None
    out = tmp_path / "wagons.json"
    before: Json = {"features": list(features.names), "seats": {"2": {"late": [1]}, "3": {"late": [2]}}}
    out.write_text(json.dumps(before), "utf-8")
    train(SHORT, out)
    assert json.loads(out.read_text("utf-8"))["seats"] == {"3": {"late": [2]}}, "those of other tables stay"


def test_weights_that_are_better_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtown.learning.run.Trained.better", True)
    (trained,) = train(SHORT, tmp_path / "wagons.json")
    assert trained.measured == 2
    assert trained.fit.positions > 100
    assert FOLDER not in os.environ
    doc = json.loads((tmp_path / "wagons.json").read_text("utf-8"))
    provenance = doc["seats"]["2"]["provenance"]
    assert provenance["games"] == 12
    assert provenance["loss"] == round(trained.fit.loss, 3)
    assert provenance["rating_gained"] == round(trained.elo)
    assert (provenance["engine"], provenance["seed"]) == (boomtown.__version__, 0)
    with weights_from("wagons", str(tmp_path)):
        judgement = find_game("wagons").judgement(2)
        assert judgement is not None
        state = find_game("wagons").new(2, 3)
        assert estimates(state) == pytest.approx(judged(state.game.id, judgement))
        assert estimates(state, learned=False) == pytest.approx([0.5, 0.5], abs=1e-9)


def judged(game_id: str, judgement: Judgement) -> list[float]:
    """The chances in the first position, by the weights."""
    game = find_game(game_id)
    assert game.features is not None
    state = game.new(2, 3)
    left = game.features.left(state)
    points = []
    for seat in range(2):
        values = np.array(game.features.values(state, seat))
        weights = np.array(judgement.late) + left * np.array(judgement.early)
        handmade = values[: judgement.parts].sum()
        points.append(float(handmade + values @ weights) + judgement.shift + left * judgement.shift_early)
    return judgement.chances(points, left)


def test_the_command_tells_what_was_learned(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    words = ["train", "wagons", "--games", "10", "--measured", "2", "--iterations", "2", "--out", str(out)]
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert "2 seats: learned from" in result.output
    assert json.loads(out.read_text("utf-8"))["game"] == "wagons"


def test_a_lone_player_is_not_learned_from(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="two seats or more"):
        train(Plan("coloma", (1,), 10, 2, 2), tmp_path / "weights.json")


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    text = json.dumps({"game": "wagons", "features": ["luck"], "seats": {}})
    with pytest.raises(BadWeights):
        read_judgements(text, ("points",), 1)


@pytest.mark.parametrize("game_id", LEARNING)
def test_shipped_weights_fit_the_game_and_say_where_they_come_from(game_id: str) -> None:
    game = find_game(game_id)
    assert game.features is not None
    text = weights_file(game_id, game.features.package)
    if text is None:
        assert not (room_folder(game_id) / "bot" / FILE).exists()
        return
    doc = json.loads(text)
    assert len(read_judgements(text, game.features.names, len(game.features.parts))) == len(doc["seats"])
    for entry in doc["seats"].values():
        assert entry["provenance"]["rating_gained"] > 0


def test_all_weights_are_small() -> None:
    paths = [room_folder(game_id) / "bot" / FILE for game_id in LEARNING]
    assert sum(path.stat().st_size for path in paths if path.exists()) < 1_000_000


def test_playing_with_weights_needs_no_numpy() -> None:
    code = (
        "import sys, boomtown; from boomtown.bots import bot, Seat\n"
        "for name in ('wagons', 'carson', 'coloma', 'sprawl'):\n"
        "    state = boomtown.game(name).new(2, 1); seat = state.pending()[0]\n"
        "    bot('marshal', 1, iterations=3).choose(Seat(state, seat))\n"
        "print('numpy' in sys.modules)"
    )
    finished = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert finished.stdout.strip() == "False"


def test_what_is_hidden_does_not_change_a_learned_decision(learned_game: str) -> None:
    game = find_game(learned_game)
    chance = random.Random(8)
    for seats in game.meta.seats[:3]:
        assert game.judgement(seats) is not None
        for moment in sampled(Setup(game, seats, {}, 40 + seats), 2, chance):
            bots_decide_alike_in_every_world(moment, chance)


def test_nor_through_the_protocol(learned_game: str) -> None:
    game = find_game(learned_game)
    chance = random.Random(9)
    command = f"cmd:iterations=12:{sys.executable} -m boomtown.bots marshal"
    for moment in sampled(Setup(game, 2, {}, 50), 3, chance):
        for seat in moment.state.pending():
            world = moment.state.imagine(seat, Rng(chance.getrandbits(64)))
            decisions = set()
            for position in (moment.state, world):
                player = bot(command, 7)
                try:
                    decisions.add(player.choose(Seat(position, seat)))
                finally:
                    close(player)
            assert len(decisions) == 1
