"""What cards, offices and the board say, made from the data of the component set that is played with."""

from typing import cast

import pytest

import boomtown
from boomtown.games.sprawl.city import ZONES
from boomtown.games.sprawl.components import Components
from boomtown.games.sprawl.constants import PERMIT
from boomtown.games.sprawl.faces import Faces, faces
from boomtown.text import catalogue
from tests.games.sprawl.support import CARDS, DOCUMENT, effects
from tests.games.sprawl.test_components import changed

LANGUAGES = ("en", "it", "de")
UNION_POWER = "You have {} AP in your turn; elected during it, you get the difference at once"


def ours(language: str = "en") -> Faces:
    return cast(Faces, boomtown.game("sprawl").faces(language))


def test_a_contract_has_words_beside_structure() -> None:
    face = ours()["faces"]["cards"]["t14"]
    assert (face["name"], face["deck"], face["kind"]) == ("Corner Shop", "town", "contract")
    assert (face["zone"], face["lots"], face["pay"], face["source"]) == ("COM", 1, 0, "reconstructed")
    assert face["build"] == [
        {"key": "adjacent_to", "value": "RES", "text": "adjacent to residential buildings"},
        {"key": "ignore_zoning", "value": True, "text": "ignores zoning"},
    ]
    (line,) = face["fx"]
    assert line["text"] == "You: +2 wealth per residential building, adjacent" == face["lines"][-1]
    assert (line["effect"]["do"], line["effect"]["wealth"], line["effect"]["per"]["where"]) == ("gain", 2, "adjacent")
    assert face["text"] == "; ".join(face["lines"])


def test_permits_events_and_vocations() -> None:
    cards = ours()["faces"]["cards"]
    assert (cards["p11"]["pages"], cards["p11"]["zones"]) == (1, ["CIV", "COM", "IND", "RES"])
    assert (cards["p20"]["ballot"], cards["u2"]["kind"], cards["te1"]["kind"]) == (True, "renewal", "event")
    assert cards["c19"]["vocations"] == [{"vocation": "factory", "value": 2}, {"vocation": "tourism", "value": 1}]
    assert ours()["faces"]["vocations"]["energy"]["tiles"] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_permits_say_what_the_data_say(language: str) -> None:
    """Pages, zones and wealth; those for all four zones say so in a word."""
    words = catalogue(language)
    for card in CARDS:
        if card.kind == PERMIT:
            name = words.say(f"sprawl-card-{card.id}")
            assert name.startswith(f"{card.pages} ") and name.endswith(f" {card.pay}")
            named = [zone for zone in ZONES[:4] if words.say(f"sprawl-zone-short-{zone.lower()}") in name]
            assert named == ([] if len(card.entry["zones"]) == 4 else card.entry["zones"])


def test_offices_say_how_they_are_won_and_what_they_bring() -> None:
    offices = ours()["faces"]["offices"]
    assert offices["attorney"]["wins"].startswith("Elected is the player with the most valuable civic building")
    assert offices["attorney"]["power"].endswith("counts 2 times")
    assert offices["treasurer"]["power"] == "At the start of your turn: Each other player to you: 2 wealth"
    assert offices["mayor"]["power"] == "When elected: You: place a one-lot park anywhere"
    assert offices["union"]["power"] == UNION_POWER.format(8)
    assert offices["police"]["bonus"] == "At the end: +1 prestige per residential building"
    assert (offices["contractor"]["bonus"], offices["contractor"]["zone"]) == ("", None)
    assert offices["contractor"]["rule"] == "S10.12"


def test_the_board_in_numbers() -> None:
    facts = ours()["facts"]
    assert facts["board"]["south"] == [1, 4, 5, 6, 3, 2] and facts["board"]["west"] == [3, 3, 1, 1, 2, 2]
    assert facts["board"]["spaces"][0] == {"id": "n1", "cols": [1, 2], "rows": []}
    assert facts["board"]["spaces"][8] == {"id": "e6", "cols": [], "rows": [6]}
    assert [shape["size"] for shape in facts["board"]["shapes"]] == [1] * 4 + [2] * 4 + [3] * 4 + [4]
    assert facts["ap"]["planning"] == [1, 2, 3, 4, 5] and facts["ap"]["contracts"] == [1, 2, 3, 4, 5, 6, 5, 4]
    assert facts["money"] == {"2": 39, "3": 27, "4": 21}
    assert ours()["faces"]["rows"]["w8"]["payout"] == [8, 4, 2, 1]
    assert ours()["faces"]["markers"]["p5"]["number"] == 5
    assert facts["rails"]["with_city"] == {"feeds": {"town": 5, "city": 4}, "links": [[4, 3], [3, 2], [2, 1]]}


def test_another_file_says_something_else() -> None:
    document = changed("offices union modifier ap", 9, changed("planning permits 0 pay", 5, DOCUMENT))
    own = faces(Components(document, DOCUMENT), catalogue("en").say)
    assert own["faces"]["offices"]["union"]["power"] == UNION_POWER.format(9)
    assert own["faces"]["cards"]["p01"]["text"] == "1 permit for civic buildings or residential buildings, pays 5"
    assert own["faces"]["cards"]["p01"]["name"] == "1 x CIV/RES, 5"
    assert ours()["faces"]["offices"]["union"]["power"] == UNION_POWER.format(8)


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_inside_effects_are_part_of_the_sentence(language: str) -> None:
    (offer,) = effects({"do": "optional", "who": "each", "wealth": 8, "then": [{"do": "gain", "prestige": 4}]})
    (inner,) = effects({"do": "gain", "prestige": 4})
    say = catalogue(language).say
    assert inner.sentence(say) in offer.sentence(say)
