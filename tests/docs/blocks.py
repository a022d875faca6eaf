"""Reads the code blocks of the documents, so that tests can run them.

The first word after the fence says what a block is. A second word names a file: the block is its contents, and later
examples of the same document find it in their folder. A `text` block right below a `python` block is what it prints.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from tests.support import ROOT

DOCUMENTS = (
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "web" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
)
FENCE = re.compile(r"^(?P<indent> *)```(?P<info>[^`]*)$")


@dataclass(frozen=True)
class Block:
    """A fenced block, `line` its opening fence; `gap` is true when words stand between the last block and this one."""

    document: Path
    line: int
    language: str
    file: str
    text: str
    gap: bool

    def __str__(self) -> str:
        return f"{self.document.relative_to(ROOT)}:{self.line}"


@dataclass(frozen=True)
class Command:
    """A line of a console block that begins with `$`, and what is shown below it."""

    block: Block
    words: str
    comment: str
    output: str


def blocks(document: Path) -> list[Block]:
    found: list[Block] = []
    opening: tuple[int, str, list[str]] | None = None  # line, indentation, the words after the fence
    inside: list[str] = []
    gap = True
    for number, line in enumerate(document.read_text("utf-8").splitlines(), 1):
        fence = FENCE.match(line)
        if opening is None:
            if fence:
                opening = (number, fence["indent"], fence["info"].split())
                inside = []
            elif line.strip():
                gap = True
            continue
        start, indent, info = opening
        if fence and not fence["info"]:
            language, file = (*info, "", "")[:2]
            text = "".join(f"{part.removeprefix(indent)}\n" for part in inside)
            found.append(Block(document, start, language, file, text, gap))
            opening = None
            gap = False
        else:
            inside.append(line)
    assert opening is None, f"{document.name}: the block of line {opening and opening[0]} does not end"
    return found


def commands(block: Block) -> list[Command]:
    """The commands of a console block. A line that only holds a comment belongs to the command above it."""
    found: list[Command] = []
    for line in block.text.splitlines():
        if line.startswith("$ "):
            words, _, comment = line[2:].partition(" #")
            found.append(Command(block, words.strip(), comment.strip(), ""))
            continue
        assert found, f"{block}: a console block begins with `$ `"
        last = found.pop()
        if line.lstrip().startswith("# "):
            found.append(Command(block, last.words, f"{last.comment} {line.strip(' #')}".strip(), last.output))
        else:
            found.append(Command(block, last.words, last.comment, f"{last.output}{line}\n"))
    return found
