"""What cards say: every game, every language, words beside structure that a client can draw."""

import json
from typing import cast

import pytest

import boomtown
from boomtown.kernel.faces import SOURCES
from boomtown.text import languages
from tests.support import GAMES, paragraphs

Group = dict[str, dict[str, object]]


def groups(game_id: str, language: str) -> dict[str, Group]:
    faces = boomtown.game(game_id).faces(language)
    return {**cast(dict[str, Group], faces["faces"]), "options": cast(Group, faces["options"])}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", GAMES)
def test_every_face_has_a_name_a_source_and_a_rule_that_exists(game_id: str, language: str) -> None:
    numbers = set(paragraphs(game_id))
    assert len(groups(game_id, language)) > 1
    for group, faces in groups(game_id, language).items():
        for face_id, face in faces.items():
            place = f"{group} {face_id}"
            assert isinstance(face["name"], str) and face["name"].strip(), place
            assert isinstance(face["text"], str), place
            assert face["source"] in SOURCES, place
            assert face["rule"] == "" or face["rule"] in numbers, place
            # The id of a message, or a parameter that was not filled in, is no word for a person.
            assert not {"@", "{", "}"} & set(f"{face['name']} {face['text']}"), place


@pytest.mark.parametrize("game_id", GAMES)
def test_faces_are_json_and_differ_between_languages_in_words_alone(game_id: str) -> None:
    english = boomtown.game(game_id).faces("en")
    assert json.loads(json.dumps(english)) == english, "only what JSON can carry"
    for language in languages():
        faces = boomtown.game(game_id).faces(language)
        assert (faces["game"], faces["edition"], faces["language"]) == (game_id, "", language)
        for part in ("options", "faces", "facts"):
            assert without_words(faces[part]) == without_words(english[part])


def without_words(value: object) -> object:
    """Keys, numbers and the shape of a document."""
    if isinstance(value, dict):
        return {key: without_words(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [without_words(entry) for entry in value]
    return str if isinstance(value, str) else value


@pytest.mark.parametrize("game_id", GAMES)
def test_every_value_of_an_option_has_words(game_id: str) -> None:
    options = boomtown.meta(game_id).options
    faces = groups(game_id, "en")["options"]
    assert set(faces) == set(options)
    for name, face in faces.items():
        values = cast(dict[str, str], face["values"])
        assert list(values) == [str(value).lower() for value in options[name]]
        assert all(values.values())
