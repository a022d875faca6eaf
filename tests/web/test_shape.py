"""What every page must look like: phone size, sizes of controls and letters, nothing serious for axe."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.player import STILL, Player, expect_value

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

PAGES = ("/", "/new/wagons", "/new/carson", "/rules/wagons", "/settings", "/about", "/mine", "/club")

# Controls below 40 px in either direction; links inside running text follow their line, as everywhere on the web.
SMALL_CONTROLS = """() => [...document.querySelectorAll('button, select, input, [role=button], a.button, nav a')]
  .filter(element => element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
  .map(element => [element, element.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 39.5 || box.height < 39.5))
  .map(([element, box]) => `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""

SMALL_LETTERS = """() => {
  const found = new Set()
  const walker = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    const words = walker.currentNode.textContent.trim()
    if (!words || parent.closest('svg, .hidden, option')) continue
    if (parseFloat(getComputedStyle(parent).fontSize) < 13) found.add(words.slice(0, 40))
  }
  return [...found]
}"""


# The fonts are there, and nothing has been added or changed for a while; 4 seconds at most, for a clock never rests.
QUIET = """() => new Promise(done => {
  let timer
  const end = () => { watch.disconnect(); document.fonts.ready.then(() => done(null)) }
  const wait = () => { clearTimeout(timer); timer = setTimeout(end, 200) }
  const watch = new MutationObserver(wait)
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  setTimeout(end, 4000)
  wait()
})"""


def settle(page: Page) -> None:
    """Until everything is there, and nothing moves or changes its colour any more."""
    page.evaluate(QUIET)
    page.wait_for_function(STILL)


def check_controls(page: Page) -> None:
    """Nothing is wider than the screen or too small for a finger."""
    expect_value(page, lambda: page.evaluate("document.documentElement.scrollWidth <= innerWidth"), True)
    expect_value(page, lambda: page.evaluate(SMALL_CONTROLS), [])


def check_shape(page: Page) -> None:
    settle(page)
    check_controls(page)
    expect_value(page, lambda: page.evaluate(SMALL_LETTERS), [])


def serious(page: Page) -> list[str]:
    """What axe-core finds serious or worse, once nothing moves."""
    settle(page)
    page.evaluate(AXE.read_text("utf-8"))
    result: Any = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']}: {json.dumps([[node['html'][:120], node['failureSummary']] for node in found['nodes'][:3]])}"
        for found in result["violations"]
        if found["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("address", PAGES)
def test_pages_fit_a_phone(phone: Page, address: str) -> None:
    phone.goto(address)
    phone.locator("main").wait_for()
    check_shape(phone)


@pytest.mark.parametrize("title", ["Circle the Wagons", "Carson City"])
def test_a_table_fits_a_phone_and_is_played_by_tapping(phone: Page, title: str) -> None:
    player = Player(phone)
    phone.goto("/")
    phone.locator("li", has_text=title).locator(".button.primary").tap()
    player.table.wait_for()
    for _ in range(5):
        player.wait_turn()
        check_shape(phone)
        player.decide_by_tapping()


@pytest.mark.parametrize("language", ["it", "de"])
def test_long_words_fit_a_phone_too(phone: Page, language: str) -> None:
    phone.goto("/settings")
    phone.locator("header select").select_option(language)
    for address in ("/", "/new/carson", "/rules/carson"):
        phone.goto(address)
        phone.locator("main").wait_for()
        check_shape(phone)
    player = Player(phone)
    for title in ("Circle the Wagons", "Carson City"):
        player.play_deputy(title)
        player.wait_turn()
        check_shape(phone)
        player.decide_by_tapping()
        player.wait_turn()
        check_shape(phone)


@pytest.mark.parametrize(
    ("address", "theme"), [*((address, "light") for address in PAGES), ("/", "dark"), ("/rules/wagons", "dark")]
)
def test_axe_finds_nothing_serious_on_pages(page: Page, address: str, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.goto(address)
    page.locator("main").wait_for()
    assert serious(page) == []


@pytest.mark.parametrize("title", ["Circle the Wagons", "Carson City"])
def test_axe_finds_nothing_serious_at_a_table(player: Player, title: str) -> None:
    player.play_deputy(title)
    for shade in ("light", "dark", "dark"):
        player.page.emulate_media(color_scheme="dark" if shade == "dark" else "light", reduced_motion="reduce")
        player.wait_turn()
        assert serious(player.page) == []
        player.decide()
    for tab in ("Log", "Chat", "Seats"):
        player.page.get_by_role("tab", name=tab).click()
        assert serious(player.page) == []
