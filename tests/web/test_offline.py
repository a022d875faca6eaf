"""Boomtown as an app of the device: it can be installed, and opens while its server does not answer."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.conftest import Server, flawless
from tests.web.player import expect_value
from tests.web.test_shape import serious

ACTIVE = "navigator.serviceWorker.ready.then(found => found.active.state)"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path)
    yield found
    found.stop()


@pytest.fixture
def installed(whole_browser: Browser, own_server: Server) -> Iterator[Page]:
    """A browser that has been in the lobby and on the rules page, and has kept the client."""
    context = whole_browser.new_context(base_url=own_server.address, locale="de-DE")
    with flawless(context, ["ERR_CONNECTION_REFUSED", "ERR_FAILED"]) as page:
        page.goto("/")
        expect(page.locator("[data-test=box]").first).to_be_visible()
        assert page.evaluate(ACTIVE) in ("activating", "activated")
        page.goto("/rules/wagons", wait_until="networkidle")
        expect(page.locator("main h2").first).to_be_visible()
        page.goto("/")
        expect(page.locator("[data-test=box]").first).to_be_visible()
        yield page


def test_opens_without_its_server_and_says_so(installed: Page, own_server: Server) -> None:
    expect(installed.locator("[data-test=offline]")).to_have_count(0)
    own_server.stop()
    installed.goto("/")
    expect(installed.locator("[data-test=offline]")).to_contain_text("Der Server antwortet nicht")
    expect(installed.locator("[data-test=box]")).to_have_count(4)
    # From deeper addresses too, whose page names its files another way.
    installed.goto("/rules/wagons")
    expect(installed.locator("main h2").first).to_be_visible()
    # What was never opened here is not there, and the page says so instead of staying empty.
    installed.goto("/settings")
    expect(installed.get_by_text("Dieses Gerät hat diese Seite nicht behalten")).to_be_visible()
    assert serious(installed) == []
    installed.goto("/rules/wagons")
    own_server.start()
    installed.locator("[data-test=offline]").get_by_role("button").click()
    expect(installed.locator("main h2").first).to_be_visible()
    expect(installed.locator("[data-test=offline]")).to_have_count(0)


def test_a_new_build_replaces_the_kept_one(installed: Page, own_server: Server) -> None:
    kept = "caches.keys().then(names => caches.open(names.find(name => name.endsWith('client'))))"
    names = f"{kept}.then(cache => cache.keys()).then(keys => keys.map(key => key.url))"
    assert any(re.search(r"/assets/Rules-", name) for name in installed.evaluate(names))

    def newer(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(
            response=answer, body=answer.text().replace("</head>", '<link rel="icon" href="./icon-512.png"></head>')
        )

    installed.context.route(re.compile(f"{own_server.address}/$"), newer)
    installed.goto("/")
    expect(installed.locator("[data-test=box]").first).to_be_visible()
    installed.wait_for_function(f"async () => (await {names}).some(name => name.endsWith('icon-512.png'))")
    expect_value(installed, lambda: [name for name in installed.evaluate(names) if "/assets/Rules-" in name], [])


def test_nothing_of_a_table_is_kept(installed: Page) -> None:
    installed.locator("[data-test=box]").first.click()
    expect(installed.locator("[data-test=table]")).to_be_visible()
    every = "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(one => one.keys()))))"
    addresses = installed.evaluate(f"{every}.then(lists => lists.flat().map(key => key.url))")
    assert addresses
    assert not any("/tables/" in address or "/table/" in address for address in addresses)


def test_my_tables_open_without_the_server_with_what_is_known(installed: Page, own_server: Server) -> None:
    installed.locator("[data-test=box]").first.click()
    expect(installed.locator("[data-test=table]")).to_be_visible()
    installed.goto("/mine", wait_until="networkidle")
    expect(installed.locator("[data-test=my-table] .picture svg").first).to_be_visible()
    own_server.stop()
    installed.goto("/mine")
    expect(installed.locator("[data-test=offline]")).to_contain_text("Der Server antwortet nicht")
    row = installed.locator("[data-test=my-table]")
    expect(row).to_contain_text("Circle the Wagons")
    expect(row.locator("[data-test=my-status]")).not_to_be_empty()
    assert serious(installed) == []
    own_server.start()


def test_the_settings_offer_the_app(installed: Page) -> None:
    installed.goto("/settings")
    prompt = "{prompt: async () => { window.asked = true }}"
    installed.evaluate(f"dispatchEvent(Object.assign(new Event('beforeinstallprompt'), {prompt}))")
    installed.locator("[data-test=install]").click()
    assert installed.evaluate("window.asked")
    expect(installed.locator("[data-test=install]")).to_have_count(0)


def test_can_be_installed(installed: Page) -> None:
    session = installed.context.new_cdp_session(installed)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Each test has a private window, in which nothing can be installed.
    assert [error["errorId"] for error in errors] == ["in-incognito"]
