"""Everything the engine says exists in three languages, and card texts come from the data."""

import pytest

from boomtown.games.sprawl.actions import PLACE
from boomtown.games.sprawl.faces import card_lines
from boomtown.games.sprawl.restrictions import OTHER_ZONE, RESTRICTIONS
from boomtown.games.sprawl.spots import FAULTS
from boomtown.kernel.schema import Document
from boomtown.text import catalogue
from tests.games.sprawl.support import CARDS, COMPONENTS, bare, card, effects, put

LANGUAGES = ("en", "it", "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_spot_can_be_said(language: str) -> None:
    say = catalogue(language).say
    params: dict[str, int | str] = {"spot": "r1c1", "card": "@sprawl-card-t01", "lots": 1, "price": 5, "wealth": 3}
    faults = [*FAULTS, OTHER_ZONE, *[entry.fault for entry in RESTRICTIONS if entry.fault.key]]
    assert len({fault.key for fault in faults}) == 14
    for fault in faults:
        assert say(fault.key, params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    say = catalogue(language).say
    for printed in CARDS:
        assert say(f"sprawl-card-{printed.id}")
        lines = card_lines(COMPONENTS, printed, say)
        assert lines and all(line and "@" not in line and "{" not in line for line in lines)


def test_card_texts_say_what_the_data_say() -> None:
    say = catalogue("en").say

    def face(name: str) -> list[str]:
        return card_lines(COMPONENTS, CARDS[card(name)], say)

    assert face("m09") == [
        "commercial building, 4 lots",
        "You take the tile Finance; each such tile pays its owner 6",
        "You: +4 wealth per commercial building, 4 lots",
        "The controllers: +3 wealth per commercial building, 3 lots",
        "Payout of prestige row 2 when revealed",
    ]
    assert face("ce1") == [
        "Event",
        "The holders of Media: +1 wealth and 1 prestige",
        "The holder of Treasurer: remove the cube from one commercial building, controlled (optional)",
    ]
    assert face("p01") == ["1 permit for civic buildings or residential buildings, pays 11"]
    assert face("u1") == ["Urban Renewal: discard it to build over existing buildings, ballot"]
    assert face("m15")[1:3] == ["at the water", "not adjacent to residential buildings"]


FACES = [
    ("c31", "The controllers to you: 1 wealth per residential building, 1 lot",
     "Chi controlla a te: 1 di rendita per edificio residenziale, 1 lotto",
     "Wer sie kontrolliert an dich: 1 Vermögen je Wohngebäude, 1 Parzelle"),
    ("c04", "You: place 2 one-lot parks adjacent to this building",
     "Tu: piazza 2 parchi di 1 lotto accanto a questo edificio",
     "Du: platziere 2 Parks mit 1 Parzelle angrenzend an dieses Gebäude"),
    ("c16", "You: move a wealth marker to any other space (optional)",
     "Tu: sposta un indicatore di rendita su un altro spazio qualsiasi (facoltativo)",
     "Du: versetze einen Marker (Vermögen) auf ein beliebiges anderes Feld (freiwillig)"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "english", "italian", "german"), FACES)
def test_card_texts_speak_properly(name: str, english: str, italian: str, german: str) -> None:
    for language, line in zip(LANGUAGES, (english, italian, german), strict=True):
        assert line in card_lines(COMPONENTS, CARDS[card(name)], catalogue(language).say)


SENTENCES: list[tuple[Document, str, str, str]] = [
    ({"do": "extra_favor"}, "You may hold two Favors from now on", "Puoi tenere due Favori d'ora in poi",
     "Du darfst von nun an zwei Gefälligkeiten halten"),
    ({"do": "take_favor"}, "You may take a contract as a Favor for 0 AP",
     "Puoi prendere un contratto come Favore per 0 AP", "Du darfst einen Auftrag als Gefälligkeit für 0 AP nehmen"),
    ({"do": "take_favor", "who": "active"}, "The active player: may take a contract as a Favor for 0 AP",
     "Il giocatore attivo: può prendere un contratto come Favore per 0 AP",
     "Der aktive Spieler: darf einen Auftrag als Gefälligkeit für 0 AP nehmen"),
    ({"do": "optional", "who": "self", "wealth": 2, "then": [{"do": "gain", "prestige": 1}]},
     "You may pay 2 wealth; then: You: +1 prestige", "Puoi pagare 2 di rendita; poi: Tu: +1 di prestigio",
     "Du darfst 2 Vermögen zahlen; dann: Du: +1 Ansehen"),
    ({"do": "choose", "options": [[{"do": "end_game"}], [{"do": "gain", "wealth": 8}]]},
     "You choose one: (1) The game ends at once / (2) You: +8 wealth",
     "Scegli: (1) La partita finisce subito / (2) Tu: +8 di rendita",
     "Du wählst eines: (1) Das Spiel endet sofort / (2) Du: +8 Vermögen"),
    ({"do": "gain", "wealth": 1, "per": {"size": [1, 2]}}, "You: +1 wealth per building, 1 or 2 lots",
     "Tu: +1 di rendita per edificio, 1 o 2 lotti", "Du: +1 Vermögen je Gebäude, 1 oder 2 Parzellen"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "english", "italian", "german"), SENTENCES)
def test_sentences_about_you(line: Document, english: str, italian: str, german: str) -> None:
    (effect,) = effects(line)
    for language, sentence in zip(LANGUAGES, (english, italian, german), strict=True):
        assert effect.sentence(catalogue(language).say) == sentence


def test_reasons_point_at_the_lots() -> None:
    state = bare()
    put(state, "COM", "r3c4.sw")
    state.contract_boxes[0] = card("t02")
    state.hands[0] = [card("p31")]
    state._legal = [None] * 3
    state.apply(0, state.game.actions.parse("build 1"))
    reason = state.why_not(0, PLACE.base + 13 * 15)
    assert reason is not None
    assert (reason.key, reason.rule, reason.cells) == ("sprawl-fault-zoning", "S4.5", ((6, 4),))
