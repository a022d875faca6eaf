"""Plays Urban Sprawl in a browser: any legal action, by clicking the object on the board that stands for it."""

from playwright.sync_api import Locator

from tests.web.board_player import BoardPlayer, Point

# What stands in the city, where a phone brings a block near before anything in it is chosen.
NEAR = ("claim", "building", "block", "place")


class SprawlPlayer(BoardPlayer):
    game = "sprawl"
    closing = frozenset({"end", "done", "invest", "pass"})
    level = "greenhorn"  # the game is long, and this one answers at once

    def prepare(self, action: int) -> None:
        """The story is over first. On a phone held upright a tap on a block of the small map brings it near."""
        # Any key ends the list of what has happened, which lies over the edge of the city.
        if self.page.locator("[data-test=story][data-how=list]").count():
            self.page.keyboard.press("Shift")
        name = self.verb(action)
        if not self.touch or name not in NEAR:
            return
        self.page.locator(".parts [data-opens=city]").tap()
        word = self.vocabulary.format(action).split()[1]
        whole = self.test("whole-city")
        if whole.is_visible():
            whole.tap()
        self.tap_block(word.partition(".")[0])

    def tap_block(self, block: str) -> None:
        """A tap into the middle of a block, such as r5c3, on the map of the whole city."""
        row, column = int(block[1]) - 1, int(block[3]) - 1
        city = self.test("city")
        city.scroll_into_view_if_needed()
        box = city.bounding_box()
        assert box is not None
        # The town is as wide as 529 of the 600 units of the drawing, six blocks of 80 with streets of 7.
        at = [(42.5 + 40 + 87 * line) / 600 for line in (column, row)]
        self.page.touchscreen.tap(box["x"] + box["width"] * at[0], box["y"] + box["height"] * at[1])
        self.test("lens").wait_for()

    def visible(self, targets: Locator) -> Locator:
        """A spot is pointed at: the button below the ghost follows it, and may mean another spot by now."""
        pins = targets.and_(self.page.locator(".pin"))
        return super().visible(pins if pins.count() else targets)

    def hit(self, target: Locator) -> Point | None:
        """The pin of a spot takes no clicks; the ground below it does."""
        pin = target.evaluate("element => element.classList.contains('pin')")
        return self.middle(target) if pin else super().hit(target)

    def middle(self, target: Locator) -> Point:
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
