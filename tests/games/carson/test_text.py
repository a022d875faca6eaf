"""What the sentences of the game say."""

import re

from boomtown.text import catalogue, languages, paragraph, rules_text
from tests.support import room_folder, rule


@rule("C5.3")
def test_the_log_of_the_second_era_names_its_exception() -> None:
    for language in languages():
        speak = catalogue(language)
        assert speak.say("carson-character-governor") in speak.say("carson-second-era")


def test_german_names_are_those_of_the_german_box() -> None:
    german = catalogue("de")
    assert german.say("carson-kind-house") == "Wohnhaus"
    assert german.say("carson-kind-general_store") == "General Store"
    sentences = (room_folder("carson") / "text" / "de.ftl").read_text("utf-8")
    for text in (rules_text("carson", "de"), sentences):
        assert not re.search(r"Gemischtware|\bHaus\b|\bHäuser\b", text)


def test_a_gambler_is_told_from_a_player() -> None:
    assert catalogue("de").say("coloma-specialty-gambler") == "Glücksspieler"
    assert paragraph("coloma", "de", "K15.5").startswith("**K15.5** Glücksspieler:")
