"""Messages become sentences: names for seats, messages for "@" parameters, and no silent fallback."""

import pytest

from boomtown.kernel.errors import BadRecord, IllegalAction
from boomtown.kernel.message import Reason
from boomtown.text import (
    BadMessage,
    UnknownLanguage,
    catalogue,
    from_environment,
    languages,
    line_key,
    require_language,
)

ENGLISH = catalogue("en")


def test_what_somebody_typed_at_length_is_shortened() -> None:
    text = ENGLISH.say("unknown-game", {"given": "x" * 5000, "known": "wagons"})
    assert "x" * 800 + "…" in text and "x" * 801 not in text


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_a_number_of_any_size_can_be_shown(language: str) -> None:
    sentence = catalogue(language).say("setup-seats", {"game": "Lanterns", "given": 10**4000, "allowed": "2"})
    assert "1" + "0" * 799 + "…" in sentence


def test_seats_are_called_by_their_names() -> None:
    sentence = ENGLISH.say("wagons-gift", {"seat": 1, "card": 7}, ["Anna", "Bert"])
    assert sentence == "Bert receives card 7 as a gift."


def test_seats_without_names_are_counted_from_one() -> None:
    assert ENGLISH.say("wagons-gift", {"seat": 0, "card": 7}) == "Player 1 receives card 7 as a gift."
    assert catalogue("it").name(1) == "Giocatore 2"


def test_lists_of_seats_become_lists_of_names() -> None:
    assert ENGLISH.say("prompt-wait", {"seats": "0, 2"}, ["Anna", "Bert", "Carl"]) == "Waiting for Anna, Carl."
    sentence = ENGLISH.say("not-asked", {"seat": 0, "pending": "1"}, ["Anna", "Bert"])
    assert sentence == "Anna has nothing to decide now; the decision is up to Bert."


def test_a_number_of_seats_stays_a_number() -> None:
    sentence = ENGLISH.say("no-such-seat", {"seat": 7, "seats": 2}, ["Anna", "Bert"])
    assert sentence == "Player 8 does not sit at this table; it has 2 seats."


def test_a_parameter_may_name_another_message() -> None:
    params: dict[str, int | str] = {"move": 3, "text": "0 take 4", "reason": "@wagons-not-in-circle", "card": 4}
    assert ENGLISH.say("record-illegal", params).endswith("Card 4 is not in the circle.")


def test_what_a_person_typed_may_look_like_a_message() -> None:
    assert "“@nothing”" in ENGLISH.say("unknown-game", {"given": "@nothing", "known": "wagons"})
    assert "“@wagons-gift”" in ENGLISH.say("unknown-game", {"given": "@wagons-gift", "known": "wagons"})
    assert "“@prompt-over”" in ENGLISH.say("unknown-game", {"given": "@prompt-over", "known": "wagons"})
    sentence = ENGLISH.say("notation-verb", {"text": "@prompt-over", "verbs": "take"})
    assert sentence == "“@prompt-over” is no action of this game. Actions begin with: take."


def test_an_error_is_explained_with_its_cause() -> None:
    try:
        try:
            raise IllegalAction(Reason("not-asked", "", {"seat": 1, "pending": "0"}))
        except IllegalAction as cause:
            raise BadRecord("record-illegal", {"move": 1, "text": "1 take 3", "reason": "@not-asked"}) from cause
    except BadRecord as error:
        sentence = ENGLISH.explain(error, ["Anna", "Bert"])
    assert sentence == "Move 1, “1 take 3”, is not allowed: Bert has nothing to decide now; the decision is up to Anna."


def test_numbers_carry_no_isolation_marks() -> None:
    sentence = ENGLISH.say("wagons-placed", {"seat": 0, "card": 3, "x": -2, "y": 11, "turn": "turned"})
    assert sentence == "Player 1 places card 3 at -2 11, turned by 180°."


def test_an_unknown_message_is_a_mistake() -> None:
    with pytest.raises(BadMessage):
        ENGLISH.say("no-such-message")


def test_a_missing_parameter_is_a_mistake() -> None:
    with pytest.raises(BadMessage):
        ENGLISH.say("wagons-gift", {"seat": 0})


def test_line_keys_have_no_colon() -> None:
    assert line_key("carson", "character:banker") == "carson-line-character-banker"
    assert ENGLISH.say(line_key("wagons", "the_herd")) == "The Herd"


def test_english_comes_first() -> None:
    assert languages() == ("en", "de", "it")


@pytest.mark.parametrize("given", ["it", "IT", "it_IT.UTF-8", "it-CH"])
def test_a_language_may_be_written_in_several_ways(given: str) -> None:
    assert require_language(given) == "it"


def test_an_unknown_language_is_refused_when_somebody_asks_for_it() -> None:
    with pytest.raises(UnknownLanguage) as caught:
        require_language("fr")
    assert ENGLISH.explain(caught.value) == "There is no language “fr”. Languages are: en, de, it."


def test_the_environment_chooses_the_language() -> None:
    assert from_environment({"LANG": "de_DE.UTF-8"}) == "de"
    assert from_environment({"LC_ALL": "it_IT.UTF-8", "LANG": "de_DE.UTF-8"}) == "it"
    assert from_environment({"LANG": "fr_FR.UTF-8"}) == "en"
    assert from_environment({"LANG": "C"}) == "en"
    assert from_environment({}) == "en"
