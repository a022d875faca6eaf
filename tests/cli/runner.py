"""Runs `boomtown ...` inside the test, in a known language and on a wide terminal."""

from pathlib import Path

from typer.testing import CliRunner, Result

from boomtown.cli.commands import app

ENVIRONMENT = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_US.UTF-8", "COLUMNS": "160", "NO_COLOR": "1"}


def run(*words: str | Path, typed: str = "", language: str = "en_US.UTF-8", **environment: str) -> Result:
    """A run that may fail in its own way, but not by an exception of ours."""
    runner = CliRunner(env={**ENVIRONMENT, "LANG": language, **environment})
    result = runner.invoke(app, [str(word) for word in words], input=typed, prog_name="boomtown")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def refused(*words: str | Path, language: str = "en_US.UTF-8") -> str:
    """The one sentence with which a run is refused; code 2, and nothing on the standard output."""
    result = run(*words, language=language)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1, result.stderr
    return lines[0]
