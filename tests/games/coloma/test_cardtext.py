"""Card texts come from the data and exist in every language."""

import pytest

from boomtown.games.coloma.cardtext import card_texts, when_text
from boomtown.games.coloma.effects import prompt_pay
from boomtown.games.coloma.shade import shade_lines
from boomtown.games.coloma.steps import PAY_AGAIN
from boomtown.games.coloma.tables import (
    BARREL_IDS,
    BOARD_IDS,
    BRIDGE_IDS,
    CARD_IDS,
    EFFECTS,
    LAND_IDS,
    PAY,
    SPACE_IDS,
    SPECIALTY_IDS,
    TABLE_IDS,
    Effect,
)
from boomtown.games.coloma.words import KINDS
from boomtown.kernel.message import Params
from boomtown.text import catalogue, languages
from tests.games.coloma.helpers import table


def english(key: str, params: Params) -> str:
    return catalogue("en").say(key, params)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("building:long_tom", "Gain $1 and 1 nugget."),
        ("building:general_store", "Up to 2 times pay 1 card: Gain $2."),
        ("building:sawmill", "This turn every building or hotel costs $2 and 1 nugget less."),
        ("barrel:rifles", "Fill an extra row of gunmen; up to 2 of them come from the supply."),
        ("barrel:claim_stakes", "Gain 1 tent. Plant 1 tent on frontier lands, wherever your wagon stands."),
        ("bridge:memorial", "4 points for each of your dudes in the graveyard, at most 12."),
        ("event:5", "Pay 1 nugget: Gain 3 points."),
        ("stop:hangtown", "Take a barrel from the hideout and add its outlaws."),
        ("shootout:siege:lose:third", "Bury 1 of your dudes."),
        ("river:b1:4", ""),
        (
            "specialty:trailblazer",
            "When your wagon action ends in a boomtown, once per turn: "
            "Plant 1 tent on frontier lands that touch the town of your wagon.",
        ),
        (
            "specialty:vigilante",
            "In your turn, as often as you like: Pay a used barrel: Fill an extra row of gunmen.",
        ),
    ],
)
def test_some_texts_in_english(card: str, text: str) -> None:
    assert card_texts(english)[card] == text


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Build a card from your hand"),
        ("it", "Costruisci una carta dalla tua mano"),
        ("de", "Baue eine Karte aus"),
    ],
)
def test_only_an_ability_without_hotels_speaks_of_a_card(language: str, words: str) -> None:
    spoken = catalogue(language)

    def say(key: str, params: Params) -> str:
        return spoken.say(key, params)

    texts = card_texts(say)
    assert [name for name, text in texts.items() if words in text] == ["specialty:homesteader"]
    assert texts["common:3"]


@pytest.mark.parametrize(
    ("language", "touch", "often"),
    [
        ("en", "that touch the town of your wagon", "as often as you like"),
        ("it", "che toccano la città del tuo carro", "quante volte vuoi"),
        ("de", "die an die Stadt deines Wagens grenzen", "so oft du willst"),
    ],
)
def test_texts_say_what_a_land_must_touch_and_how_often_a_barrel_pays(language: str, touch: str, often: str) -> None:
    spoken = catalogue(language)

    def say(key: str, params: Params) -> str:
        return spoken.say(key, params)

    texts = card_texts(say)
    assert [name for name, text in texts.items() if touch in text] == ["specialty:trailblazer", "common:5"]
    assert [name for name, text in texts.items() if often in text] == ["specialty:vigilante"]


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_text_and_everything_a_name(language: str) -> None:
    words = catalogue(language)

    def say(key: str, params: Params) -> str:
        return words.say(key, params)

    texts = card_texts(say)
    silent = [name for name, text in texts.items() if not text]
    assert all(name.startswith(("space:shoe", "river:b1:4", "shootout")) for name in silent)
    assert all(text.endswith(".") for text in texts.values() if text)
    for card in range(len(CARD_IDS)):
        assert when_text(card, say)
    families = {"card": CARD_IDS, "barrel": BARREL_IDS, "bridge": BRIDGE_IDS, "space": SPACE_IDS, "land": LAND_IDS}
    families |= {"specialty": SPECIALTY_IDS, "board": BOARD_IDS, "table": TABLE_IDS}
    for family, names in families.items():
        for name in names:
            assert words.say(f"coloma-{family}-{name}", {"count": 1})
    for line in shade_lines(table(1), 1):
        assert words.say(f"coloma-line-{line.key}")
    for option in ("boards", "hotels", "specialties", "mules", "level"):
        assert words.say(f"coloma-option-{option}")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_paid_for_can_be_asked(kind: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    trade = next(effect for effect in EFFECTS if effect.kind == PAY)
    needed = {"count": "gold", "goods": {}} if kind == "per" else {}
    monkeypatch.setattr(trade, "get", [Effect({"do": kind, **needed})])
    state = table()
    state.agenda.append((PAY_AGAIN, 0, trade.index, 1))
    asked = prompt_pay(state, 0)
    assert "@" not in catalogue(language).say(asked.key, asked.params)
