"""What the sentences of the game say."""

from boomtown.text import catalogue, languages
from tests.support import rule


@rule("C5.3")
def test_the_log_of_the_second_era_names_its_exception() -> None:
    for language in languages():
        speak = catalogue(language)
        assert speak.say("carson-character-governor") in speak.say("carson-second-era")
