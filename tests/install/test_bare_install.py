"""The package as people install it: alone, and it plays; what is missing is named."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

import boomtown.__main__
from boomtown.extras import MissingExtra, needs
from tests.cli.runner import refused
from tests.support import ROOT, SOURCE

HERE = Path(__file__).parent
# In seconds of processor time, the best of some tries.
IMPORT_TIME = 0.1
HELP_TIME = 0.4
TRIES = 3

MEASURE = "import time; before = time.process_time(); import boomtown; print(time.process_time() - before)"
MEASURE_HELP = """
import sys, time
sys.argv = ["boomtown", "--help"]
from boomtown.__main__ import main
try:
    main()
except SystemExit:
    print("\\n", time.process_time())
"""


def run(*words: str | Path, cwd: Path, code: int = 0, **environment: str) -> str:
    """What a command prints. Our own sources are not on the path of the interpreter."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env={**clean, "LC_ALL": "C.UTF-8", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel without compiled parts, built from a copy of the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "source"
    files = run("git", "ls-files", "--cached", "--others", "--exclude-standard", cwd=ROOT).split("\n")
    for name in files:
        if name.startswith(("src/", "pyproject", "setup", "README", "LICENSE")) and (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / name).write_bytes((ROOT / name).read_bytes())
    words = ("-m", "pip", "wheel", ".", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder)
    run(sys.executable, *words, cwd=copy, BOOMTOWN_COMPILE="0")
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """The Python of a fresh virtual environment that holds the package and can reach no other."""
    folder = wheel.parent / "venv"
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", "--no-index", wheel, cwd=wheel.parent)
    return python


def test_a_wheel_without_compiled_parts_fits_every_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    about = next(zipfile.ZipFile(wheel).read(name) for name in names if name.endswith(".dist-info/WHEEL")).decode()
    assert "Root-Is-Purelib: true" in about
    for data in ("py.typed", "text/en/common.ftl", "games/wagons/components.toml", "games/carson/RULES.it.md"):
        assert f"boomtown/{data}" in names


def test_alone_it_plays_every_game(installed: Path, tmp_path: Path) -> None:
    packages = run(installed, "-m", "pip", "list", "--format=freeze", cwd=tmp_path)
    others = set(re.findall(r"^(\w+)==", packages, re.MULTILINE)) - {"boomtown", "pip", "setuptools"}
    assert others == set()
    played = run(installed, HERE / "play_each_game.py", cwd=tmp_path)
    assert [line.split()[0] for line in played.splitlines()] == ["carson", "coloma", "sprawl", "wagons"]


def other_python(version: str) -> Path | None:
    """An interpreter of a version, if this machine has one: from pyenv, or by its name."""
    named = [Path(path) for path in [shutil.which(f"python{version}")] if path]
    kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"))
    for path in [*kept, *named]:
        # What pyenv puts into the path need not lead anywhere.
        if subprocess.run([path, "--version"], capture_output=True).returncode == 0:
            return path
    return None


@pytest.fixture(scope="module")
def expected(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    return run(installed, HERE / "play_each_game.py", cwd=tmp_path_factory.mktemp("expected"))


@pytest.mark.parametrize("version", ["3.12", "3.13", "3.14"])
def test_every_python_of_this_machine_plays_the_same_games(
    version: str, expected: str, wheel: Path, tmp_path: Path
) -> None:
    python = other_python(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    run(python, "-m", "venv", tmp_path / "venv", cwd=tmp_path)
    own = tmp_path / "venv" / "bin" / "python"
    run(own, "-m", "pip", "install", "--quiet", "--no-index", wheel, cwd=tmp_path, PIP_DISABLE_PIP_VERSION_CHECK="1")
    assert run(own, HERE / "play_each_game.py", cwd=tmp_path) == expected


def test_the_command_line_says_what_to_install(installed: Path, tmp_path: Path) -> None:
    commands = {"server": (installed.with_name("boomtown"), "serve"), "cli": (installed, "-m", "boomtown")}
    for extra, words in commands.items():
        said = run(*words, cwd=tmp_path, code=1)
        assert f'pip install "boomtown[{extra}]"' in said and "Traceback" not in said
    said = run(installed, "-m", "boomtown", cwd=tmp_path, code=1, LC_ALL="de_DE.UTF-8")
    assert "fehlt" in said


def test_the_server_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("boomtown.table.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.setitem(sys.modules, "fastapi", None)
    assert 'pip install "boomtown[server]"' in refused("serve", "--no-browser")


def test_a_missing_module_of_ours_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError), needs("cli"):
        import boomtown.nowhere  # type: ignore[import-not-found]  # noqa: F401
    with pytest.raises(MissingExtra), needs("rl"):
        import no_such_package  # type: ignore[import-not-found]  # noqa: F401


def test_importing_it_takes_a_moment(installed: Path, tmp_path: Path) -> None:
    assert min(float(run(installed, "-c", MEASURE, cwd=tmp_path)) for _ in range(TRIES)) < IMPORT_TIME


def test_help_takes_a_moment(tmp_path: Path) -> None:
    printed = [run(sys.executable, "-c", MEASURE_HELP, cwd=tmp_path).split() for _ in range(TRIES)]
    assert min(float(words[-1]) for words in printed) < HELP_TIME


def test_the_module_is_the_command() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["scripts"]["boomtown"] == f"{boomtown.__main__.__name__}:main"
    assert project["dependencies"] == []


def test_the_source_distribution_needs_the_client(tmp_path: Path) -> None:
    """Whoever installs it need not have Node, so one without the client is not made at all."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "src/boomtown/version.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "src" / "boomtown" / "__init__.py").write_text("", "utf-8")
    words = (sys.executable, "setup.py", "-q", "sdist")
    assert "build the browser client first" in run(*words, cwd=tmp_path, code=1, BOOMTOWN_COMPILE="0")
    client = tmp_path / "src" / "boomtown" / "table" / "static" / "index.html"
    client.parent.mkdir(parents=True)
    client.write_text("<html>", "utf-8")
    run(*words, cwd=tmp_path, BOOMTOWN_COMPILE="0")
    (archive,) = (tmp_path / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as files:
        assert any(name.endswith("table/static/index.html") for name in files.getnames())


def test_engine_bots_and_words_import_the_standard_library_alone() -> None:
    from tests.contract.test_imports import imports

    for part in ("kernel", "bots", "text", "games", "sheet"):
        for path in (SOURCE / part).rglob("*.py"):
            if path.name != "terminal.py":
                for module in imports(path, typing_too=False):
                    top = module.split(".")[0]
                    assert top == "boomtown" or top in sys.stdlib_module_names, f"{path} imports {module}"
