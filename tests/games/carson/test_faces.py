"""What cards say: words and structure from the component file."""

import random
from typing import cast

import pytest

from boomtown.games.carson.constants import CHARACTERS, KINDS
from boomtown.games.carson.faces import Faces
from boomtown.kernel.message import Event
from boomtown.text import languages
from tests.games.carson.table import COMPONENTS, GAME, act, bid, deal
from tests.support import rule

ENGLISH = cast(Faces, GAME.faces("en"))

# The log's own words for what `<name>_face` shows, and the group a face may come from.
GROUPS = ("terrain", "characters")


@pytest.mark.parametrize("language", languages())
def test_every_character_has_words(language: str) -> None:
    faces = cast(Faces, GAME.faces(language))["faces"]["characters"]
    assert tuple(faces) == CHARACTERS
    assert all(face["text"] for face in faces.values())


def test_the_text_of_a_character_is_its_power_and_its_points() -> None:
    sheriff = ENGLISH["faces"]["characters"]["sheriff"]
    assert sheriff["power"] == "Outlaws are harmless and count as empty parcels."
    assert sheriff["points"] == "3 per prison in the city."
    assert sheriff["text"] == f"{sheriff['power']} {sheriff['points']}"


@rule("C7.1")
def test_a_power_says_how_often_and_when() -> None:
    starts = {
        "governor": "Once per game, before the bids: ",
        "lawyer": "Once per era, before the bids: ",
        "mercenary": "Once per era, after the bids: ",
    }
    for character, start in starts.items():
        assert ENGLISH["faces"]["characters"][character]["text"].startswith(start)


def test_effects_and_points_are_there_by_name_for_icons() -> None:
    characters = ENGLISH["faces"]["characters"]
    assert characters["governor"]["effect"] == {"kind": "draft", "reveal": 1, "replaces_turn": False, "take": 1}
    assert characters["prospector"]["score"] == [
        {"part": "city", "thing": "mountain", "points": 1},
        {"part": "city", "thing": "mine", "points": 1},
    ]
    assert characters["teacher"]["score"] == [{"part": "city", "thing": "house_units", "points": 1}]
    assert characters["settler"]["score"] == [{"part": "touching", "kind": "empty", "near": "ranch", "points": 1}]
    assert characters["editor"]["score"] == [{"part": "symbols", "dollar": 1, "arrow": 4}]
    things = ENGLISH["faces"]["things"]
    for face in [*ENGLISH["faces"]["kinds"].values()]:
        assert {*face["adjacent"], *face["in_city"]} <= set(things)


def test_kinds_have_letters_and_points() -> None:
    kinds = ENGLISH["faces"]["kinds"]
    assert tuple(kinds) == KINDS
    assert kinds["bank"]["letter"] == "K"
    assert (kinds["bank"]["adjacent"], kinds["bank"]["most"]) == ({"house_units": 1}, 16)
    assert kinds["bank"]["in_city"] == {"mine": 1}
    assert kinds["townhouse"]["covers"] == ["townhouse", "house"]
    assert (kinds["outlaws"]["flat"], kinds["outlaws"]["covers"]) == (-6, [])


def test_terrain_speaks_of_what_stands_on_it() -> None:
    card = ENGLISH["faces"]["terrain"]["I-46"]
    assert card["parcels"] == ["mountain", "mountain", "outlaws", "mine"]
    assert (card["name"], card["attractiveness"], card["era"]) == ("mountain, mountain, outlaws, mine", 7, 1)
    assert ENGLISH["faces"]["terrain"]["II-01"]["name"] == "house", "empty parcels are not worth a word"
    assert len(ENGLISH["faces"]["terrain"]) == 96
    for terrain in COMPONENTS.terrain:
        assert ENGLISH["faces"]["terrain"][terrain.id]["card"] == terrain.index


def test_facts_are_the_numbers_of_the_table() -> None:
    facts = ENGLISH["facts"]
    state = GAME.new(5, 1)
    assert facts["terrain_per_round"][str(state.player_count)] == len(state.row) - 1
    assert [facts["highest_card"], facts["hand"]] == [9, list(range(1, 10))]
    assert (facts["box"], facts["large_box"], facts["rounds"]) == ([8, 8], [8, 9], 9)
    assert len(facts["suits"]) == facts["seats"][1] == 6


def play_and_listen(seed: int) -> list[Event]:
    events: list[Event] = []
    chance = random.Random(seed)
    state = GAME.new(1 + seed % 4, seed)
    state.listener = events.append
    while not state.over:
        seat = chance.choice(state.pending())
        state.apply(seat, chance.choice(state.legal(seat)))
    return events


def test_every_card_of_the_log_has_its_face() -> None:
    """So a client shows pictures, and never takes a sentence to pieces."""
    spoken_of = set()
    for event in [event for seed in range(12) for event in play_and_listen(seed)]:
        names = [name for name in ("card", "cards", "character") if isinstance(event.params.get(name), str)]
        assert {f"{name}_face" for name in names} == {name for name in event.params if name.endswith("_face")}
        for name in names:
            faces = str(event.params[f"{name}_face"]).split()
            words = str(event.params[name]).split(", ")
            assert len(faces) == len(words)
            for face, word in zip(faces, words, strict=True):
                group, face_id = face.split(":")
                assert group in GROUPS and face_id in ENGLISH["faces"][group]  # type: ignore[literal-required]
                assert word.removeprefix("@carson-character-").split()[0] == face_id
                spoken_of.add(event.key)
    assert {"carson-took", "carson-virtual-took", "carson-placed", "carson-revealed", "carson-used"} <= spoken_of


def test_a_taken_character_and_a_taken_card_name_their_faces() -> None:
    events: list[Event] = []
    state = deal(4, character="banker", terrain=["MMON", "H...", ".M..", "..M."])
    state.listener = events.append
    bid(state, 9, 8, 7, 6)
    act(state, 0, "take 0")
    act(state, 1, "take 1")
    taken = [event.params["card_face"] for event in events if event.key == "carson-took"]
    assert taken == ["characters:banker", "terrain:I-46"]
