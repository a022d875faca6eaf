"""Every example of the documents works: Python runs, commands run and print what is shown, the others exist.

A command that cannot run in a test says so to the reader in its comment: NOT_RUN has the phrases. Its words are parsed
all the same, so that a renamed command or option is found. Programs other than `boomtown` are not run either, but what
they name must exist: targets of the Makefile, scripts of package.json, tests.
"""

import ast
import doctest
import json
import os
import re
import shlex
import shutil
from itertools import zip_longest
from pathlib import Path

import pytest

from tests.cli.runner import run
from tests.docs.blocks import DOCUMENTS, Block, Command, blocks, commands
from tests.support import ROOT

# What a comment says when the command cannot run here.
NOT_RUN = ("until you stop it", "you play")

# Blocks of these languages are only read; whatever can be run has one of the others.
SHOWN = ("text", "toml", "json", "nginx", "fluent", "markdown", "ts", "svelte", "js", "css")

ASSIGNMENT = re.compile(r"^[A-Z_]+=")
VENV = re.compile(r"^\.venv(-fast)?/bin/")
WIDTH = "100"  # of the terminal whose output the documents show


# The tutorial is a whole game; test_adding_a_game.py follows it.
EXAMPLES = [path for path in DOCUMENTS if path.name != "adding-a-game.md"]


@pytest.mark.parametrize("document", EXAMPLES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_examples_of_a_document_work(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in list(os.environ):
        if name.startswith("BOOMTOWN_"):
            monkeypatch.delenv(name)
    namespace: dict[str, object] = {"__name__": "example"}
    every = blocks(document)
    for block, below in zip_longest(every, every[1:]):
        if block.file:
            path = tmp_path / block.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, "utf-8")
        elif block.language == "python":
            capsys.readouterr()
            exec(compile(block.text, str(block), "exec"), namespace)
            printed = capsys.readouterr().out
            if below is not None and below.language == "text" and not below.gap:
                compare(below, below.text, printed)
        elif block.language == "console":
            for command in commands(block):
                follow(command)
        else:
            assert block.language in SHOWN, f"{block}: say what the block is, as in ```console"


def compare(block: Block, shown: str, printed: str) -> None:
    """What is printed is what is shown, but for blanks at the ends of lines; `...` stands for anything."""
    tidy = "".join(f"{line.rstrip()}\n" for line in printed.rstrip().splitlines())
    same = doctest.OutputChecker().check_output(shown, tidy, doctest.ELLIPSIS)
    assert same, f"{block} shows\n{shown}\nbut this is printed:\n{tidy}"


def follow(command: Command) -> None:
    words = shlex.split(command.words)
    environment: dict[str, str] = {}
    while words and ASSIGNMENT.match(words[0]):
        name, _, value = words.pop(0).partition("=")
        environment[name] = value
    program, rest = VENV.sub("", words[0]), words[1:]
    check = {"make": follow_make, "npm": follow_npm, "pytest": follow_pytest, "cp": follow_copy}.get(program)
    if program == "boomtown":
        follow_boomtown(command, rest, environment)
    elif check:
        check(command, rest)
    else:
        assert program in ("git", "pre-commit", "sudo"), f"{command.block}: nobody knows whether {program} is there"


def follow_boomtown(command: Command, words: list[str], environment: dict[str, str]) -> None:
    if any(phrase in command.comment for phrase in NOT_RUN):
        # Help does nothing, but an unknown command or option is refused all the same.
        words = [*words, "--help"]
    result = run(*words, **{"COLUMNS": WIDTH, **environment})
    if command.output:
        compare(command.block, command.output, result.output)
    else:
        assert result.exit_code == 0, f"{command.block}: {command.words}\n{result.output}"


def follow_make(command: Command, words: list[str]) -> None:
    rules = (ROOT / "Makefile").read_text("utf-8")
    for target in words:
        if "=" not in target:
            assert re.search(rf"^{re.escape(target)}:", rules, re.MULTILINE), f"{command.block}: no target {target}"


def follow_npm(command: Command, words: list[str]) -> None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
    script = words[1] if words[0] == "run" else words[0]
    assert script == "ci" or script in scripts, f"{command.block}: package.json has no script {script}"


def follow_pytest(command: Command, words: list[str]) -> None:
    """Every path is there, and the test named after `::` is in it."""
    for word in words:
        path, _, name = word.partition("::")
        if path.startswith("tests"):
            assert (ROOT / path).exists(), f"{command.block}: there is no {path}"
            if name:
                tree = ast.parse((ROOT / path).read_text("utf-8"))
                tests = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
                assert name in tests, f"{command.block}: {path} has no test {name}"


def follow_copy(command: Command, words: list[str]) -> None:
    source, target = words
    assert (ROOT / source).is_file(), f"{command.block}: there is no {source}"
    shutil.copy(ROOT / source, target)


def console(text: str) -> list[Command]:
    return commands(Block(ROOT / "README.md", 1, "console", "", text, True))


def test_commands_have_their_comments_and_what_is_shown_below_them() -> None:
    first, second = console("$ boomtown games  # all of them\n$ boomtown rules wagons W1.1\n    # one of them\nW1.1\n")
    assert (first.words, first.comment, first.output) == ("boomtown games", "all of them", "")
    assert (second.words, second.comment, second.output) == ("boomtown rules wagons W1.1", "one of them", "W1.1\n")


@pytest.mark.parametrize(
    "text",
    [
        "$ boomtown gamess",
        "$ boomtown serve --portt 1  # until you stop it",
        "$ boomtown serf  # until you stop it",
        "$ boomtown --version\nboomtown 0.0.0",
        "$ make tests",
        "$ npm run lints",
        "$ .venv/bin/pytest tests/kernel/test_rng.py::test_nothing",
        "$ .venv/bin/pytest tests/kernels",
        "$ cp components.toml here.toml",
        "$ frobnicate",
    ],
)
def test_an_example_that_does_not_work_is_found(text: str) -> None:
    with pytest.raises(AssertionError):
        for command in console(text):
            follow(command)
