"""What cards say comes from the data, in every language, with the same ready for icons beside it."""

from typing import cast

import pytest

import boomtown
from boomtown.games.coloma.effects.kinds import KINDS
from boomtown.games.coloma.faces import Faces, Groups
from boomtown.games.coloma.shade import shade_lines
from boomtown.kernel.message import Params
from boomtown.text import catalogue, languages
from tests.games.coloma.helpers import BOARD_IDS, COMPONENTS, SPACE_IDS, TABLE_IDS, effect, table


def faces(language: str = "en") -> Groups:
    return cast(Faces, boomtown.game("coloma").faces(language))["faces"]


def texts(language: str = "en") -> dict[str, str]:
    """The text of everything that does something, by kind and id: "building saloon", "river a 1", "stop hangtown"."""
    groups = faces(language)
    sentences = {f"building {name}": building["text"] for name, building in groups["buildings"].items()}
    sentences |= {f"barrel {name}": barrel["text"] for name, barrel in groups["barrels"].items()}
    sentences |= {f"specialty {name}": specialty["text"] for name, specialty in groups["specialties"].items()}
    sentences |= {f"event {name}": event["text"] for name, event in groups["events"].items()}
    sentences |= {f"mill {tool}": ability["text"] for tool, ability in groups["mill"].items()}
    sentences |= {f"bridge {name}": bridge["text"] for name, bridge in groups["bridges"].items()}
    for name, site in groups["sites"].items():
        sentences |= {f"common {name}": site["common_text"], f"boom {name}": site["boom_text"]}
    for name, board in groups["boards"].items():
        sentences |= {f"river {name} {space}": river["text"] for space, river in enumerate(board["rivers"], 1)}
    for name, space in groups["spaces"].items():
        sentences |= {f"space {name}": space["fx_text"], f"stop {name}": space["stop_text"]}
    for name, shootout in groups["tables"].items():
        sentences |= {f"won {name} {rank}": reward["text"] for rank, reward in shootout["win"].items()}
        sentences |= {f"lost {name} {rank}": reward["text"] for rank, reward in shootout["lose"].items()}
    return sentences


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("building long_tom", "Gain $1 and 1 nugget."),
        ("building general_store", "Up to 2 times pay 1 card: Gain $2."),
        ("building sawmill", "This turn every building or hotel costs $2 and 1 nugget less."),
        ("barrel rifles", "Fill an extra row of gunmen; up to 2 of them come from the supply."),
        ("barrel claim_stakes", "Gain 1 tent. Plant 1 tent on frontier lands, wherever your wagon stands."),
        ("barrel dynamite", "Drive 3 outlaws out of the shootout. Gain 2 points."),
        ("bridge memorial", "4 points for each of your dudes in the graveyard, at most 12."),
        ("event 5", "Pay 1 nugget: Gain 3 points."),
        ("stop hangtown", "Take a barrel from the hideout and add its outlaws."),
        ("lost siege third", "Bury 1 of your dudes."),
        ("river b1 4", ""),
        (
            "specialty trailblazer",
            "When your wagon action ends in a boomtown, once per turn: "
            "Plant 1 tent on frontier lands that touch the town of your wagon.",
        ),
        (
            "specialty vigilante",
            "In your turn, as often as you like: Pay a used barrel: Fill a row of gunmen.",
        ),
    ],
)
def test_some_texts_in_english(card: str, text: str) -> None:
    assert texts()[card] == text


def test_things_of_several_parts_say_all_of_them() -> None:
    groups = faces()
    assert groups["boards"]["b1"]["text"].endswith("from the mine cart. River 4, 6 points.")
    assert groups["spaces"]["folsom"]["text"] == "When passed or as a stop: Gain 2 dudes. Or as a stop: Gain $3."
    assert "If it loses: First: Gain $2 and 3 points." in groups["tables"]["high_noon"]["text"]
    assert groups["lands"]["crystal_basin"]["text"] == "Touches Georgetown and Hangtown."


def test_structure_for_icons_stands_beside_the_words() -> None:
    groups = faces()
    saloon = groups["buildings"]["saloon"]
    assert (saloon["site"], saloon["when"], saloon["vp"]) == ("1", "bust", 6)
    assert (saloon["hammer"], saloon["saw"]) == ({"bucks": 2, "dudes": 1}, {"gold": 1, "dudes": 1})
    assert saloon["fx"] == [{"do": "per", "count": "buildings", "each": 1, "max": 4, "goods": {"dudes": 1}}]
    assert groups["sites"]["5"]["common"][0] == {"do": "row", "help": 0, "extra": False}
    assert (groups["spaces"]["lotus"]["x"], groups["spaces"]["lotus"]["y"]) == (38, 58)
    assert groups["bridges"]["corral"]["count"] == "horses"
    assert list(groups["boards"]) == BOARD_IDS
    assert list(groups["spaces"]) == SPACE_IDS
    assert list(groups["tables"]) == TABLE_IDS


def test_facts_hold_prices_limits_and_the_map() -> None:
    facts = cast(Faces, boomtown.game("coloma").faces("en"))["facts"]
    assert facts["market"] == {"tent": 3, "horse": 2}
    assert facts["limits"] == {"dudes": 12, "tents": 8, "horses": 6, "rivers": 4}
    assert facts["works"]["bridge"]["hammer"] == {"bucks": 4, "dudes": 1}
    assert facts["rows"] == [5, 4, 3, 3, 2, 2, 1]
    assert ["coloma", "lotus"] in facts["edges"]
    assert facts["shade"]["actions"]["5"]["boom"] == [["camp"], ["vp", 1]]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Build a card from your hand"),
        ("it", "Costruisci una carta dalla tua mano"),
        ("de", "Baue eine Karte aus"),
    ],
)
def test_only_an_ability_without_hotels_speaks_of_a_card(language: str, words: str) -> None:
    said = texts(language)
    assert [name for name, text in said.items() if words in text] == ["specialty homesteader"]
    assert said["common 3"]


@pytest.mark.parametrize(
    ("language", "touch", "often"),
    [
        ("en", "that touch the town of your wagon", "as often as you like"),
        ("it", "che toccano la città del tuo carro", "quante volte vuoi"),
        ("de", "die an die Stadt deines Wagens grenzen", "so oft du willst"),
    ],
)
def test_texts_say_what_a_land_must_touch_and_how_often_a_barrel_pays(language: str, touch: str, often: str) -> None:
    said = texts(language)
    assert [name for name, text in said.items() if touch in text] == ["specialty trailblazer", "common 5"]
    assert [name for name, text in said.items() if often in text] == ["specialty homesteader", "specialty vigilante"]


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_text_and_everything_a_name(language: str) -> None:
    silent = [name for name, text in texts(language).items() if not text]
    assert all(name.startswith(("space shoe", "stop ", "river b1 4", "lost ")) for name in silent)
    assert all(text.endswith(".") for text in texts(language).values() if text)
    assert all(building["when_text"] and building["price_text"] for building in faces(language)["buildings"].values())
    words = catalogue(language)
    for line in shade_lines(table(1)):
        assert words.say(f"coloma-line-{line.key}")


def test_only_boomtowns_have_a_benefit_for_stopping() -> None:
    stops = [name for name, space in faces()["spaces"].items() if space["stop_text"]]
    assert stops == [space.id for space in COMPONENTS.spaces if space.boomtown]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_effect_says_what_it_does_and_can_be_paid_for(kind: str, language: str) -> None:
    made = effect(kind)
    say = catalogue(language).say
    assert made.sentence(say)
    reward, number = made.reward()
    params: Params = {"cost": "@coloma-cost-gold", "count": 1, "gain": f"@{reward}", "number": number}
    assert "@" not in say("coloma-ask-pay", params)


@pytest.mark.parametrize("language", languages())
def test_outlaws_that_come_are_not_driven_out(language: str) -> None:
    say = catalogue(language).say
    assert effect("outlaws", n=2).sentence(say) != effect("outlaws", n=-2).sentence(say)


@pytest.mark.parametrize("language", languages())
def test_the_lesson_calls_the_halves_of_a_site_as_the_board_does(language: str) -> None:
    words = catalogue(language)
    common, boom = words.say("coloma-half-common"), words.say("coloma-half-boom")
    for step in ("wheel", "common"):
        assert common in words.say(f"coloma-lesson-{step}")
    for step in ("wheel", "markers", "bust", "boom"):
        assert boom in words.say(f"coloma-lesson-{step}")
