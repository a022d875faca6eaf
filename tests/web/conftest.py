"""A server and a browser for the tests."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright

from tests.web.player import PATIENCE, PHONE, Player

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "boomtown" / "table" / "static" / "index.html"
CHROMIUM = os.environ.get("BOOMTOWN_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
# The same engine without windows, menus and profiles of a whole browser; a short test takes half the processor time.
HEADLESS_SHELL = os.environ.get("BOOMTOWN_CHROMIUM") or shutil.which("chromium-headless-shell") or CHROMIUM

expect.set_options(timeout=PATIENCE)


class Server:
    """The table server in a process of its own, which can be stopped and started again on the same data."""

    def __init__(self, folder: Path, package: Path | None = None, prefix: str = "") -> None:
        """With a package that registers a game of its own, or below a path."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.folder = folder
        self.prefix = prefix
        self.address = f"http://127.0.0.1:{self.port}{prefix}"
        path = os.environ.get("PYTHONPATH", "")
        self.environment = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{path}" if package else path}
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.server", str(self.port), str(self.folder), self.prefix]
        self.process = subprocess.Popen(command, cwd=ROOT, env=self.environment)
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.address}/api/games", timeout=2).read()
                return
            except OSError:
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert STATIC.is_file(), "the client is not built: run `npm ci && npm run build` in web/"
    found = Server(tmp_path_factory.mktemp("tables"))
    yield found
    found.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


def launch(playwright: Playwright, program: str | None) -> Browser:
    if program is None:
        pytest.fail("there is no chromium on this machine; `make test` installs it")
    return playwright.chromium.launch(executable_path=program, args=["--headless", "--no-sandbox", "--disable-gpu"])


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launch(playwright, HEADLESS_SHELL) as found:
        yield found


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """For what the headless shell does not have: notices of the browser, and pages that can be installed."""
    with launch(playwright, CHROMIUM) as found:
        yield found


@pytest.fixture
def provoked() -> list[str]:
    """Parts of those errors in the console that a test brings about on purpose."""
    return []


@contextmanager
def flawless(context: BrowserContext, provoked: list[str]) -> Iterator[Page]:
    """A page that writes nothing to the console as an error."""
    found = context.new_page()
    mistakes: list[str] = []
    found.on("pageerror", lambda error: mistakes.append(str(error)))
    found.on("console", lambda said: mistakes.append(said.text) if said.type == "error" else None)
    yield found
    context.close()
    assert [mistake for mistake in mistakes if not any(part in mistake for part in provoked)] == []


@pytest.fixture
def page(browser: Browser, server: Server, provoked: list[str]) -> Iterator[Page]:
    """A desk: 1440 by 900."""
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": 1440, "height": 900},
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    with flawless(context, provoked) as found:
        yield found


@pytest.fixture
def phone(browser: Browser, server: Server, provoked: list[str]) -> Iterator[Page]:
    """A phone with a touch screen: 390 by 844."""
    context = browser.new_context(
        base_url=server.address, viewport=PHONE, locale="en-GB", has_touch=True, is_mobile=True, service_workers="block"
    )
    with flawless(context, provoked) as found:
        yield found


@pytest.fixture
def lying(browser: Browser, server: Server, provoked: list[str]) -> Iterator[Page]:
    """A phone on its side: 844 by 390."""
    side: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}
    context = browser.new_context(
        base_url=server.address, viewport=side, locale="en-GB", has_touch=True, is_mobile=True, service_workers="block"
    )
    with flawless(context, provoked) as found:
        yield found


@pytest.fixture
def player(page: Page) -> Player:
    return Player(page)
