"""The command line speaks the person's language and refuses wrong words with one sentence and code 2."""

import pytest

import boomtown
from boomtown.text import languages
from tests.cli.runner import refused, run

COMMANDS = ("games", "play", "watch", "new", "show", "move", "replay", "verify", "score", "rules", "arena")


def test_without_words_it_helps() -> None:
    result = run()
    assert result.exit_code == 0
    for command in COMMANDS:
        assert command in result.stdout


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("language", languages())
def test_help_is_there_in_every_language(command: str, language: str) -> None:
    result = run(*command.split(), "--help", "--lang", language)
    assert result.exit_code == 0
    assert "help-" not in result.stdout.replace("--help", "")


def test_the_language_comes_from_the_option_or_the_environment() -> None:
    assert "Players" in run("games").stdout
    assert "Giocatori" in run("games", language="it_IT.UTF-8").stdout
    assert "Spieler" in run("games", "--lang", "de", language="it_IT.UTF-8").stdout
    assert "Spieler" in run("--lang=de", "games").stdout


def test_games_lists_every_room_by_its_facts() -> None:
    text = run("games").stdout
    for game_id in boomtown.game_ids():
        assert boomtown.meta(game_id).title in text


@pytest.mark.parametrize("language", languages())
def test_games_lists_every_option_with_its_values(language: str) -> None:
    rows = [line.split() for line in run("games", "--lang", language).stdout.splitlines()]
    assert [row[:4] for row in rows if "boom_per_mine" in row] == [["wagons", "boom_per_mine", "false,", "true"]]
    for game_id in boomtown.game_ids():
        for option in boomtown.meta(game_id).options:
            assert any(row[:2] == [game_id, option] for row in rows)


def test_the_version_is_told() -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"boomtown {boomtown.__version__}\n")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_a_short_word_for_help_will_do(command: str) -> None:
    assert run(*command.split(), "-h").stdout == run(*command.split(), "--help").stdout != ""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["fly"], "There is no command “fly”. Commands are: games, play,"),
        (["games", "--loud"], "There is no option “--loud” here"),
        (["rules"], "GAME is missing"),
        (["new", "wagons"], "FILE is missing"),
        (["new", "wagons", "x", "--seats", "two"], "The value of --seats is not allowed"),
        (["watch", "wagons", "--delay", "-1"], "The value of --delay is not allowed"),
        (["watch", "wagons", "--delay", "inf"], "The value of --delay is not allowed"),
        (["watch", "wagons", "--delay", "nan"], "The value of --delay is not allowed"),
        (["watch", "wagons", "--delay", "1e30"], "The value of --delay is not allowed"),
        (["watch", "wagons", "--seconds", "inf"], "The value of --seconds is not allowed"),
        (["play", "wagons", "--seconds", "nan"], "The value of --seconds is not allowed"),
        (["arena", "wagons", "marshal", "marshal", "--seconds", "1e30"], "The value of --seconds is not allowed"),
        (["games", "--lang"], "Option “--lang” needs a value"),
        (["new", "wagons", "x", "--seed"], "Option “--seed” needs a value"),
        (["games", "--lang", "fr"], "There is no language “fr”. Languages are: en, de, it."),
        (["games", "now"], "This command line is not understood"),
        (["rules", "monopoly"], "There is no game “monopoly”. Games are:"),
        (["rules", "wagons", "W99"], "The rules have no paragraph “W99”; they run from W1.1 to W7.4."),
    ],
)
def test_wrong_words_are_refused(words: list[str], told: str) -> None:
    assert told in refused(*words)


def test_refusals_are_translated() -> None:
    assert refused("rules", "monopoly", "--lang", "it").startswith("Non c'è nessun gioco «monopoly».")
    assert refused("rules", "monopoly", language="de_DE.UTF-8").startswith("Ein Spiel „monopoly“ gibt es nicht.")


def test_rules_are_shown_whole_or_by_paragraph() -> None:
    assert "W6.18" in run("rules", "wagons").stdout
    text = run("rules", "wagons", "w4.3", "--lang", "it").stdout
    assert text.strip() == "W4.3 Il contatto per il solo angolo non basta."
