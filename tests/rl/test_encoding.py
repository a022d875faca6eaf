"""Positions as numbers: nothing that a seat may not know, compact actions that mean what they say, a true document."""

import random
import re
from array import array
from typing import Any

import numpy as np
import pytest

import boomtown
from boomtown.kernel.rng import Rng
from boomtown.kernel.state import State
from boomtown.library.encodings import plain_encoding
from boomtown.rl import coding
from tests.contract.plan import moments
from tests.support import GAMES, ROOT

DOCUMENT = ROOT / "docs" / "environments.md"
POSITIONS = 60


def some_positions(game_id: str) -> list[State]:
    return [moment.state for moment in random.Random(game_id).sample(moments(game_id), POSITIONS)]


def numbers(state: State, seat: int) -> "array[int]":
    encoding = coding(state.game).encoding
    buffer = encoding.buffer()
    encoding.encode(state, seat, buffer)
    return buffer


@pytest.mark.parametrize("game_id", GAMES)
def test_the_numbers_tell_no_more_than_the_view(game_id: str) -> None:
    chance = random.Random(game_id)
    for state in some_positions(game_id):
        for seat in range(state.seats):
            seen = numbers(state, seat)
            for _ in range(3):
                assert numbers(state.imagine(seat, Rng(chance.getrandbits(60))), seat) == seen


@pytest.mark.parametrize("game_id", GAMES)
def test_secret_answers_of_others_are_not_in_the_numbers(game_id: str) -> None:
    for state in some_positions(game_id):
        pending = state.pending()
        if len(pending) > 1:
            other = pending[1]
            for action in state.legal(other)[:3]:
                after = state.clone()
                after.apply(other, action)
                assert numbers(after, pending[0]) == numbers(state, pending[0])
                assert numbers(after, other) != numbers(state, other)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_decision_is_visible_in_the_numbers(game_id: str) -> None:
    """What a seat does changes what it sees: at the latest when it is asked again."""
    chance = random.Random(game_id)
    for state in some_positions(game_id):
        if state.over:
            continue
        seat = state.pending()[0]
        after = state.clone()
        after.apply(seat, chance.choice(state.legal(seat)))
        assert after.over or numbers(after, seat) != numbers(state, seat)


@pytest.mark.parametrize("game_id", GAMES)
def test_compact_actions_lead_back_to_those_of_the_engine(game_id: str) -> None:
    for state in some_positions(game_id):
        encoding = coding(state.game).encoding
        for seat in state.pending():
            legal = encoding.legal(state, seat)
            assert sorted(legal.values()) == sorted(state.legal(seat))
            assert [number for number, open_now in enumerate(encoding.mask(state, seat)) if open_now] == sorted(legal)
            assert encoding.numbers(state, seat) == sorted(legal)
            assert all(encoding.engine_action(state, seat, number) == action for number, action in legal.items())
            assert encoding.engine_action(state, seat, encoding.actions) == -1


@pytest.mark.parametrize("game_id", GAMES)
def test_a_row_that_is_written_again_is_as_good_as_a_new_one(game_id: str) -> None:
    """Whatever a row held before, also positions of other games with the same seats and options in no order."""
    tables: dict[str, list[State]] = {}
    for state in some_positions(game_id):
        tables.setdefault(f"{state.seats} {state.options}", []).append(state)
    for states in tables.values():
        encoding = coding(states[0].game).encoding
        rows = [encoding.new_row() for _ in range(states[0].seats)]
        for state in states:
            for seat, row in enumerate(rows):
                encoding.write(state, seat, row)
                assert row.data == numbers(state, seat).tobytes()


def test_a_town_that_is_too_wide_still_has_distinct_places() -> None:
    """A row of cards longer than the planes: places that would share a number are offered once."""
    play = boomtown.play("wagons", seed=1)
    encoding = coding(play.game).encoding
    while not play.over:
        far = [move for move in play.moves() if move.startswith("place")]
        play.push(max(far, key=lambda move: int(move.split()[1])) if far else play.moves()[-1])
        if not play.over:
            seat = play.state.pending()[0]
            legal = encoding.legal(play.state, seat)
            assert legal and set(legal.values()) <= set(play.state.legal(seat))


def test_wagons_has_no_actions_beyond_its_planes() -> None:
    assert coding(boomtown.game("wagons")).actions == 684
    carson = coding(boomtown.game("carson")).encoding
    used = [carson.compact(action) for action in range(boomtown.game("carson").actions.size)]
    assert sorted(number for number in used if number >= 0) == list(range(carson.actions))


def test_the_blocks_have_names_and_shapes() -> None:
    state = boomtown.game("wagons").new(seed=1)
    made = coding(state.game)
    named = made.named(made.numbers(state, 1))
    assert named["towns"].shape == (2, 12, 18, 18) and named["circle"].sum() == 15 * 16 // 2
    assert named["question"].tolist() == [1, 0, 0]


Place = tuple[int, ...]


def ones(planes: Any) -> set[Place]:
    return {tuple(place) for place in np.argwhere(planes).tolist()}


def shown(game_id: str, view: Any) -> set[Place]:
    """What the planes must show, from the view of seat 0, by the document."""
    if game_id == "wagons":
        cells = [(town, x, y, land) for town in range(2) for x, y, land in view["towns"][town]["cells"]]
        terrains = {(town, "DFMPSW".index(land[0]), y % 18, x % 18) for town, x, y, land in cells}
        return terrains | {(town, 6 + "bcfgmw".index(land[1]), y % 18, x % 18) for town, x, y, land in cells}
    if game_id == "carson":
        city = view["seats"][0]["city"]
        rows = [(city["x"] + x, city["y"] + y, c) for y, row in enumerate(city["rows"]) for x, c in enumerate(row)]
        return {(x + 7, y + 7, int(parcel == ".")) for x, y, parcel in rows if parcel != "-"}
    zones = ("CIV", "COM", "IND", "RES", "PARK")
    return {(zones.index(building["zone"]), y, x) for building in view["city"] for x, y in building["lots"]}


@pytest.mark.parametrize("game_id", ["carson", "sprawl", "wagons"])
def test_the_planes_lie_as_the_document_says(game_id: str) -> None:
    for state in some_positions(game_id):
        made = coding(state.game)
        planes = next(iter(made.named(made.numbers(state, 0)).values()))
        if game_id == "carson":  # where there is a parcel, and whether it is an empty one
            found: set[Place] = {(x, y, int(planes[0, x, y])) for _, x, y in ones(planes)}
        else:
            found = ones(planes[:5] if game_id == "sprawl" else planes)
        assert found == shown(game_id, state.view(0))


def test_a_game_without_an_encoding_of_its_own_has_a_plain_one() -> None:
    state = boomtown.game("wagons").new(seed=1)
    encoding = plain_encoding(state.game)
    buffer = encoding.buffer()
    encoding.encode(state, 1, buffer)
    assert (
        buffer.tolist() == [state.score(1).total, state.score(0).total, 1]
        and encoding.actions == state.game.actions.size
    )


@pytest.mark.parametrize("game_id", boomtown.game_ids())
def test_the_document_has_the_layout(game_id: str) -> None:
    encoding = coding(boomtown.game(game_id)).encoding
    text = DOCUMENT.read_text("utf-8")
    section = text[text.index(f"### {boomtown.meta(game_id).title}\n") :].partition("\n### ")[0].partition("\n## ")[0]
    assert f"{encoding.size:,} numbers, {encoding.actions} actions" in section
    rows = re.findall(r"^\| `(\w+)` \| ([\d x]+) \| (\d+) \| (.*) \|$", section, re.MULTILINE)
    assert rows == [
        (block.name, " x ".join(map(str, block.shape)), str(block.start), block.says) for block in encoding.blocks
    ]
