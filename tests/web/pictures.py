"""Takes the pictures of docs/pictures: `python -m tests.web.pictures`."""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.web.coloma_player import ColomaPlayer
from tests.web.conftest import CHROMIUM, ROOT, Server
from tests.web.player import PHONE, Player
from tests.web.sprawl.positions import Moment, Prepared, find, finished, verb
from tests.web.sprawl_player import SprawlPlayer

FOLDER = ROOT / "docs" / "pictures"
DESK: ViewportSize = {"width": 1440, "height": 900}
# How many decisions are made before each picture.
MOMENTS = {
    "Circle the Wagons": {"start": 0, "middle": 6, "end": 60},
    "Carson City": {"start": 0, "middle": 33, "end": 160},
}


def save(page: Page, name: str, size: str) -> None:
    page.wait_for_timeout(700)
    page.screenshot(path=FOLDER / f"{name}-{size}.png")


def table(browser: Browser, address: str, size: str, shape: ViewportSize, title: str) -> None:
    page = browser.new_page(base_url=address, viewport=shape, locale="en-GB")
    player = Player(page)
    player.play_deputy(title)
    made = 0
    short = "wagons" if title.startswith("Circle") else "carson"
    for moment, decisions in MOMENTS[title].items():
        made += player.play(decisions - made, choice=2)
        player.wait_turn()
        if moment == "middle":
            player.until_placing()
        save(page, f"{short}-{moment}", size)
    page.get_by_role("link", name="Replay").click()
    player.test("ply").wait_for()
    page.get_by_role("button", name="One move back").click()
    save(page, f"{short}-replay", size)
    page.close()


def coloma(browser: Browser, address: str, size: str, shape: ViewportSize) -> None:
    """A table of four: the first site, the end of the first year, a turn of the second one, the end, a replay."""
    touch = size == "phone"
    page = browser.new_page(base_url=address, viewport=shape, locale="en-GB", has_touch=touch, is_mobile=touch)
    player = ColomaPlayer(page, touch=touch).sit("person", "bot", "bot", "bot")
    for moment, year, kind in (("start", 1848, "dial"), ("shootout", 1849, "dial"), ("middle", 1849, "menu")):
        while player.asked() and (player.view["year"], player.view["ask"]["kind"]) != (year, kind):
            player.step()
        if moment == "start":
            page.keyboard.press("2")
        if moment == "shootout":
            page.wait_for_timeout(3000)
        save(page, f"coloma-{moment}", size)
    while player.step():
        pass
    save(page, "coloma-end", size)
    page.get_by_role("link", name="Replay").click()
    player.test("ply").wait_for()
    page.get_by_role("button", name="One move back").click()
    save(page, "coloma-replay", size)
    page.close()


def sprawl(browser: Browser, address: str, size: str, shape: ViewportSize) -> None:
    """A table of four: the claims, a building about to be placed in the middle of the game, the end and its replay."""
    page = browser.new_page(base_url=address, viewport=shape, locale="en-GB")
    player = SprawlPlayer(page).without_curtain()
    moments: dict[str, Prepared] = {"start": find(claims, 4), "middle": find(builds_late, 4)}
    for moment, position in moments.items():
        player.sit_at_record(position.record).asked()
        save(page, f"sprawl-{moment}", size)
    player.sit_at_record(finished(4)).wait_turn()
    save(page, "sprawl-end", size)
    page.get_by_role("link", name="Replay").click()
    player.test("ply").wait_for()
    page.get_by_role("button", name="One move back").click()
    save(page, "sprawl-replay", size)
    page.close()


def claims(moment: Moment) -> bool:
    return moment.kind == "claim" and len(moment.record.moves) == 4


def builds_late(moment: Moment) -> bool:
    return moment.kind == "spot" and moment.state.turn > 24 and verb(moment.action) == "place"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--headless", "--no-sandbox", "--disable-gpu"]
        )
        for size, shape in {"desk": DESK, "phone": PHONE}.items():
            page = browser.new_page(base_url=server.address, viewport=shape, locale="en-GB")
            for name, address in {"lobby": "/", "rules": "/rules/wagons#W4.2", "new-table": "/new/carson"}.items():
                page.goto(address)
                save(page, name, size)
            page.close()
            for title in MOMENTS:
                table(browser, server.address, size, shape, title)
            coloma(browser, server.address, size, shape)
            sprawl(browser, server.address, size, shape)
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
