"""The rules as the clients show them."""

import pytest

from boomtown.kernel.errors import UnknownGame
from boomtown.text import UnknownParagraph, languages, paragraph, rules_text
from tests.support import paragraphs


@pytest.mark.parametrize("language", languages())
def test_rules_are_there_in_every_language(language: str) -> None:
    assert rules_text("wagons", language).startswith("# Circle the Wagons")


def test_a_paragraph_ends_before_the_next() -> None:
    assert paragraph("wagons", "en", "W4.3") == "**W4.3** Touching the town at a corner only is not enough."
    assert paragraph("wagons", "de", "w4.3").startswith("**W4.3** Eine Berührung nur an der Ecke")


def test_the_last_paragraph_of_a_section_ends_before_the_heading() -> None:
    for number in paragraphs("wagons"):
        assert "#" not in paragraph("wagons", "en", number)
        assert paragraph("wagons", "en", number).count("**W") == 1


def test_an_unknown_paragraph_is_refused() -> None:
    with pytest.raises(UnknownParagraph) as caught:
        paragraph("wagons", "en", "W9.9")
    assert caught.value.params == {"given": "W9.9", "first": "W1.1", "last": "W7.4"}


def test_rules_of_an_unknown_game_are_refused() -> None:
    with pytest.raises(UnknownGame):
        rules_text("monopoly", "en")
