"""What contributors rely on: hooks that run what `make lint` runs, pinned packages, documents that exist."""

import json
import re
import tomllib
from pathlib import Path

from boomtown.table import PORT
from tests.support import ROOT

CODE = ("src", "tests", "bench", "web/src", "web/tools", "docs")
ENDINGS = (".py", ".toml", ".ftl", ".md", ".ts", ".svelte", ".css")
SINGLE_FILES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile", "setup.py", "web/README.md")


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def project(name: str) -> str:
    """The name of a Python package as pip compares it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=]", name)[0]).lower()


def test_hooks_run_what_make_lint_runs() -> None:
    lint = re.search(r"^lint: (.*)$", read("Makefile"), re.MULTILINE)
    assert lint is not None
    hooks = read(".pre-commit-config.yaml")
    assert re.findall(r"^ *entry: make (\S+)$", hooks, re.MULTILINE) == lint[1].split()
    assert re.findall(r"^ *- repo: (\S+)$", hooks, re.MULTILINE) == ["local"]


def test_every_package_is_pinned() -> None:
    pinned = {project(line): line for line in read("constraints.txt").splitlines()}
    about = tomllib.loads(read("pyproject.toml"))["project"]
    extras = about["optional-dependencies"]
    for name in about["dependencies"] + [name for names in extras.values() for name in names]:
        if project(name) != about["name"]:
            assert "==" in pinned[project(name)]
    client = json.loads(read("web/package.json"))["devDependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in client.values())


def test_the_extra_for_everything_names_every_extra_for_users() -> None:
    extras = tomllib.loads(read("pyproject.toml"))["project"]["optional-dependencies"]
    (everything,) = extras["all"]
    assert set(re.split(r"[\[\],]", everything)[1:-1]) == set(extras) - {"all", "dev", "docs"}


def test_the_lock_file_records_no_download_addresses() -> None:
    packages = json.loads(read("web/package-lock.json"))["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]


def test_the_development_server_finds_the_port_of_the_server() -> None:
    pattern = re.search(r"/(\^PORT.*)/m", read("web/tools/port.ts"))
    assert pattern is not None
    port = re.search(pattern[1], read("src/boomtown/table/__init__.py"), re.MULTILINE)
    assert port is not None and int(port[1]) == PORT


def test_documents_that_are_named_exist() -> None:
    files = [ROOT / name for name in SINGLE_FILES]
    for folder in CODE:
        files += [path for path in (ROOT / folder).rglob("*") if path.suffix in ENDINGS and "static" not in path.parts]
    there = {path.name for path in [*files, *ROOT.glob("*.md")] if path.suffix == ".md"}
    missing: dict[str, list[str]] = {}
    for path in files:
        for name in re.findall(r"[\w/.-]*\w\.md\b", path.read_text("utf-8")):
            if Path(name).name not in there:
                missing.setdefault(name, []).append(str(path.relative_to(ROOT)))
    assert missing == {}
