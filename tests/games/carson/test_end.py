"""How the terminal ends a game with virtual players."""

import pytest

from boomtown.text import catalogue, languages
from tests.cli.runner import run
from tests.support import rule


@rule("C12.2", "C12.3")
@pytest.mark.parametrize("language", languages())
def test_alone_at_the_table_the_virtual_players_have_sheets_and_may_win(language: str) -> None:
    levels = [f"--option=virtual_{number}=expert" for number in (1, 2, 3)]
    result = run("watch", "carson", "--players=random", "--seed=3", "--bot-seed=1", "--lang", language, *levels)
    assert result.exit_code == 0, result.output
    speak = catalogue(language)
    names = [speak.say("carson-opponent", {"number": number}) for number in (1, 2, 3)]
    end = result.stdout[result.stdout.rindex(speak.say("prompt-over")) :].splitlines()
    assert any(all(name in line for name in names) for line in end), "one table heads all four sheets"
    won = [speak.say("game-won", {"seats": str(number)}, ["", *names]) for number in (1, 2, 3)]
    assert any(sentence in end for sentence in won), "experts beat one who plays at random"
