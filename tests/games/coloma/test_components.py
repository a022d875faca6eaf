"""components.toml: the shipped set is sound, and the validator says what is wrong with another."""

import copy

import pytest

from boomtown.games.coloma.components import abilities, check, chosen_text, problems, read
from boomtown.games.coloma.effects import CAN, RUN
from boomtown.games.coloma.tables import EFFECTS, KINDS
from boomtown.text import catalogue


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
    ("path", "value", "key", "name"),
    [
        (("barrel", 0, "n"), 9, "coloma-file-count", "barrel n"),
        (("building", 0, "fx", 0, "do"), "steal", "coloma-file-value", "building sluice_works do"),
        (("building", 0, "fx", 0, "gold"), "two", "coloma-file-value", "building sluice_works gain gold"),
        (("building", 2, "fx", 0, "cost"), {"luck": 1}, "coloma-file-value", "building general_store pay cost"),
        (("bridge", 0, "count"), "cows", "coloma-file-value", "bridge corral count"),
        (("land", 0, "touches"), ["lotus"], "coloma-file-touches", "land georgetown_divide"),
        (("frontier", "edges", 0), ["coloma", "reno"], "coloma-file-road", "frontier"),
        (("town", "source"), "rumour", "coloma-file-source", "town"),
        (("barrel", 1, "id"), "nuggets", "coloma-file-twice", "barrel nuggets"),
        (("specialty", 1, "fx", 0, "speed"), 3, "coloma-file-parameter", "specialty scout ride"),
    ],
)
def test_the_validator_names_what_is_wrong(path: tuple[str | int, ...], value: object, key: str, name: str) -> None:
    doc = copy.deepcopy(read())
    place = doc
    for part in path[:-1]:
        place = place[part]  # type: ignore[index]
    place[path[-1]] = value  # type: ignore[index]
    found = problems(doc)
    assert (key, name) in [(problem.key, problem.params["name"]) for problem in found]
    for language in ("en", "it", "de"):
        assert all(catalogue(language).say(problem.key, problem.params) for problem in found)


def test_a_missing_section_is_named() -> None:
    doc = read()
    del doc["frontier"], doc["space"]
    assert [problem.key for problem in problems(doc)] == ["coloma-file-section", "coloma-file-list"]


def test_faults_stand_with_their_line() -> None:
    text = chosen_text()
    assert check(text) == []
    wrong = text.replace(
        'fx = [{ do = "gain", gold = 1 }]\n[[building]]', 'fx = [{ do = "gain", silver = 1 }]\n[[building]]'
    )
    faults = check(wrong)
    assert [fault.key for fault in faults] == ["coloma-file-parameter"]
    assert wrong.splitlines()[faults[0].line - 1] == 'id = "sluice_works"'
    assert check("schema = ")[0].key == "coloma-file-syntax"
    lacking = check(text.replace("hammer = { bucks = 5, dudes = 2 }\nsaw = { gold = 3, dudes = 1 }\nfx", "fx"))
    assert [(fault.key, fault.params["given"]) for fault in lacking] == [
        ("coloma-file-needs", "hammer"),
        ("coloma-file-needs", "saw"),
    ]


def test_a_file_that_lacks_a_field_is_refused_not_crashed() -> None:
    lacking = chosen_text().replace('count = "horses"\n', "")
    assert check(lacking)[0].key == "coloma-file-shape"
