"""Puts texts into the documentation site that live elsewhere: rules, notebooks, CONTRIBUTING.md, CHANGELOG.md."""

import json
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
MOVED = ("CONTRIBUTING.md", "CHANGELOG.md")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for rules in sorted((ROOT / "src" / "boomtown" / "games").glob("*/RULES.md")):
        files.append(File.generated(config, f"rules/{rules.parent.name}.md", content=rules.read_text("utf-8")))
    for notebook in sorted((ROOT / "examples").glob("*.ipynb")):
        files.append(File.generated(config, f"{notebook.stem}.md", content=notebook_page(notebook)))
    for name in MOVED:
        text = re.sub(r"\]\(docs/", "](", (ROOT / name).read_text("utf-8"))
        for other in MOVED:
            text = text.replace(f"]({other})", f"]({other.lower()})")
        files.append(File.generated(config, name.lower(), content=text))
    return files


def notebook_page(notebook: Path) -> str:
    """A notebook as a page: its texts, its code, and what the code printed when it was last run."""
    parts: list[str] = []
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(f"```python\n{source}\n```")
        for output in cell["outputs"]:
            text = "".join(output.get("text") or output.get("data", {}).get("text/plain", ""))
            parts.append(f"```text\n{text.rstrip()}\n```")
    return "\n\n".join(parts)
