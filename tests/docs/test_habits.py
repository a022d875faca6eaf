"""What contributors rely on: hooks that run what `make lint` runs, packages that are pinned."""

import json
import re
import tomllib

from boomtown.table import PORT
from tests.support import ROOT


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
    for name in about["dependencies"] + about["optional-dependencies"]["dev"]:
        assert "==" in pinned[project(name)]
    client = json.loads(read("web/package.json"))["devDependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in client.values())


def test_the_lock_file_records_no_download_addresses() -> None:
    packages = json.loads(read("web/package-lock.json"))["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]


def test_the_development_server_finds_the_port_of_the_server() -> None:
    pattern = re.search(r"/(\^PORT.*)/m", read("web/tools/port.ts"))
    assert pattern is not None
    port = re.search(pattern[1], read("src/boomtown/table/__init__.py"), re.MULTILINE)
    assert port is not None and int(port[1]) == PORT
