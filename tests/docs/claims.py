"""The game that docs/adding-a-game.md builds, ready to be installed."""

import re
import tomllib
from pathlib import Path

from tests.support import ROOT

DOCUMENT = ROOT / "docs" / "adding-a-game.md"

# A heading that names a file, and the block below it.
FILE_BLOCK = re.compile(r"^#### `([\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files_of_the_document() -> dict[str, str]:
    return dict(FILE_BLOCK.findall(DOCUMENT.read_text("utf-8")))


def write_claims(parent: Path) -> Path:
    """The folder of the game with all files of the document, registered as pip would register it."""
    folder = parent / "claims"
    for name, text in files_of_the_document().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    points = [f"{name} = {value}" for name, value in project["entry-points"]["boomtown.games"].items()]
    (info / "entry_points.txt").write_text("\n".join(["[boomtown.games]", *points, ""]), "utf-8")
    return folder
