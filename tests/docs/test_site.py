"""The documentation site is built without a warning, holds every document, and fetches nothing from elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import ROOT

SITE = ROOT / "mkdocs.yml"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    words = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # its theme advertises on every run
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "WARNING" not in done.stdout + done.stderr
    return folder


def test_every_document_is_in_the_menu() -> None:
    listed = re.findall(r": ([\w/-]+\.md)$", SITE.read_text("utf-8"), re.MULTILINE)
    assert {path.name for path in (ROOT / "docs").glob("*.md")} <= set(listed)


def test_the_site_has_rules_guides_and_the_reference(site: Path) -> None:
    for page in ("index", "library", "api", "rules/wagons", "rules/sprawl", "changelog", "contributing"):
        assert (site / f"{page}.html").is_file()
    reference = (site / "api.html").read_text("utf-8")
    assert "Take back the last move or several" in reference and "BoomtownParallel" in reference


def test_no_page_loads_anything_from_the_network(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = re.findall(r'<(?:script|img|link)[^>]*(?:src|href)="(https?://[^"]+)"', page.read_text("utf-8"))
        assert loaded == [], page
