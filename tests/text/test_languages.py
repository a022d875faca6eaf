"""All languages say the same, with the same parameters, and everything the code can say."""

from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from boomtown.text import catalogue, languages
from tests.support import GAMES, SOURCE, room_folder
from tests.text.messages import (
    calls_with_parameters,
    catalogue_files,
    entries,
    families_in_code,
    keys_in_code,
    parameters,
)

OTHERS = languages()[1:]


@pytest.mark.parametrize("language", languages())
def test_every_line_of_a_catalogue_can_be_read(language: str) -> None:
    for path in catalogue_files(language):
        junk = [entry.content for entry in entries(path) if isinstance(entry, ftl.Junk)]
        assert junk == [], path


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_twice(language: str) -> None:
    messages = [entry for path in catalogue_files(language) for entry in entries(path)]
    names = Counter(entry.id.name for entry in messages if isinstance(entry, ftl.Message))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_in_a_language(language: str) -> None:
    english, other = set(parameters("en")), set(parameters(language))
    assert sorted(english - other) == []
    assert sorted(other - english) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_parameter_is_missing_in_a_language(language: str) -> None:
    theirs = parameters(language)
    wrong = {key: (sorted(names), sorted(theirs[key])) for key, names in parameters("en").items() if key in theirs
             and theirs[key] != names}  # fmt: skip
    assert wrong == {}


@pytest.mark.parametrize("language", OTHERS)
def test_catalogues_are_split_in_the_same_way(language: str) -> None:
    shared = SOURCE / "text"
    names, english = ({path.name for path in (shared / code).iterdir()} for code in (language, "en"))
    assert names == english


def test_every_key_in_the_code_has_a_message() -> None:
    messages = parameters("en")
    assert {key: file for key, file in keys_in_code().items() if key not in messages} == {}


def test_every_family_of_keys_in_the_code_has_messages() -> None:
    messages = parameters("en")
    families = families_in_code()
    assert "wagons-goal-" in families or "wagons" not in GAMES
    assert {start: file for start, file in families.items() if not any(key.startswith(start) for key in messages)} == {}


def test_every_message_gets_the_parameters_it_wants() -> None:
    messages = parameters("en")
    calls = list(calls_with_parameters())
    assert len(calls) > 50
    # A key alone may name something else, but a message that is said must get everything it mentions.
    wrong = [
        (place, key, sorted(messages[key] - names)) for key, names, place in calls if messages.get(key, names) - names
    ]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_every_game_has_a_catalogue(language: str) -> None:
    for game_id in GAMES:
        assert (room_folder(game_id) / "text" / f"{language}.ftl").is_file(), game_id


@pytest.mark.parametrize("language", languages())
def test_every_goal_has_a_name_and_an_explanation(language: str) -> None:
    from boomtown.games.wagons.components import GOAL

    words = catalogue(language)
    for goal in GOAL:
        assert words.say(f"wagons-goal-{goal}")
        assert words.say(f"wagons-explain-{goal}").endswith(".")
