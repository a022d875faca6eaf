"""components.toml: the shipped set is sound, and the validator says what is wrong with another."""

import copy

import pytest

from boomtown.games.coloma.components import abilities, problems, read
from boomtown.games.coloma.effects import CAN, RUN
from boomtown.games.coloma.tables import EFFECTS, KINDS


def test_the_shipped_set_is_sound() -> None:
    assert problems(read()) == []


def test_every_kind_of_effect_has_a_function_and_is_declared() -> None:
    assert list(read()["effects"]) == KINDS
    assert len(RUN) == len(CAN) == len(KINDS) == 22


def test_every_effect_in_the_data_is_compiled() -> None:
    kinds = {effect["do"] for _, effects in abilities(read()) for effect in effects}
    assert kinds <= {KINDS[effect.kind] for effect in EFFECTS}
    assert all(effect.index == place for place, effect in enumerate(EFFECTS))


def test_every_piece_says_where_it_comes_from() -> None:
    doc = read()
    for name in ("event", "site", "board", "shootout_table"):
        assert all(row["source"] in ("rulebook", "published", "reconstructed") for row in doc[name])


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("barrel", 0, "n"), 9, "barrels: 36 given, 30 expected"),
        (("building", 0, "fx", 0, "do"), "steal", "building sluice_works: unknown effect steal"),
        (("building", 0, "fx", 0, "gold"), "two", "building sluice_works: gain gold must be a whole number"),
        (("building", 2, "fx", 0, "cost"), {"luck": 1}, "building general_store: pay cost.luck must be a positive"),
        (("bridge", 0, "count"), "cows", "bridge corral counts the unknown cows"),
        (("land", 0, "touches"), ["lotus"], "land georgetown_divide touches lotus, which is no boomtown"),
        (("frontier", "edges", 0), ["coloma", "reno"], "road coloma - reno: no space reno"),
        (("town", "source"), "rumour", "[town] needs a source"),
        (("barrel", 1, "id"), "nuggets", "barrel nuggets stands twice"),
        (("specialty", 1, "fx", 0, "speed"), 3, "specialty scout: ride has no speed; it has plus, shoe"),
    ],
)
def test_the_validator_names_what_is_wrong(path: tuple[str | int, ...], value: object, told: str) -> None:
    doc = copy.deepcopy(read())
    place = doc
    for part in path[:-1]:
        place = place[part]  # type: ignore[index]
    place[path[-1]] = value  # type: ignore[index]
    assert any(problem.startswith(told) for problem in problems(doc)), problems(doc)


def test_a_missing_section_is_named() -> None:
    doc = read()
    del doc["frontier"], doc["space"]
    assert problems(doc) == ["section [frontier] is missing", "no [[space]] at all"]
