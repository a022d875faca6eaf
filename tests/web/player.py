"""Plays in a browser the way a person does: by looking at what is lit and clicking it."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, ViewportSize, expect

PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 20_000  # milliseconds; eight workers may share two cores
MOMENT = 10  # milliseconds between two looks

# Nothing travels or fades any more; what goes on for ever does not count.
STILL = """() => document.getAnimations().every(({ effect, playState }) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity)"""


def wait_until(page: Page, true: Callable[[], bool], what: str = "it") -> None:
    """For what no locator can wait for: a page shows what was done in its next frame, or later on a busy machine."""
    for _ in range(PATIENCE // MOMENT):
        if true():
            return
        page.wait_for_timeout(MOMENT)
    raise AssertionError(f"{what} does not come true")


def expect_value(page: Page, look: Callable[[], object], wanted: object) -> None:
    """What is read from a page comes to be this."""
    for _ in range(PATIENCE // MOMENT):
        if look() == wanted:
            return
        page.wait_for_timeout(MOMENT)
    raise AssertionError(f"{look()} does not become {wanted}")


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)

    @property
    def table(self) -> Locator:
        return self.test("table")

    def test(self, name: str) -> Locator:
        return self.page.locator(f"[data-test={name}]")

    # Coming to a table

    def play_deputy(self, title: str) -> "Player":
        """From the lobby with one click."""
        self.page.goto("/")
        self.page.locator("li", has_text=title).locator(".button.primary").click()
        self.table.wait_for()
        return self

    def set_up(self, game: str, *kinds: str) -> "Player":
        """A table with these kinds of seats: person, open, bot."""
        self.page.goto(f"/new/{game}")
        self.test("start").wait_for()
        many = self.page.locator(".counts").get_by_role("button", name=str(len(kinds)), exact=True)
        if many.count():
            many.click()
        for seat, kind in enumerate(kinds):
            self.test(f"seat-{seat}-{kind}").click()
        self.test("start").click()
        self.table.wait_for()
        return self

    def join(self, link: str, name: str = "Bea") -> "Player":
        """By an invitation: looks at it, gives a name and sits down where it proposes."""
        self.page.goto(link)
        self.test("guest-name").fill(name)
        self.test("sit-down").click()
        self.table.wait_for()
        return self

    # Playing

    @property
    def ply(self) -> int:
        return int(self.table.get_attribute("data-ply") or -1)

    @property
    def over(self) -> bool:
        return self.table.get_attribute("data-over") == "true"

    def wait_turn(self) -> bool:
        """Until this browser is asked something; False when the game is over."""
        self.page.locator("[data-test=table][data-turn=true], [data-test=table][data-over=true]").wait_for()
        self.test("skeleton").wait_for(state="detached")
        return not self.over

    def wait_until(self, true: Callable[[], bool], what: str = "it") -> None:
        wait_until(self.page, true, what)

    def wait_after(self, ply: int) -> None:
        self.page.locator(f'[data-test=table]:not([data-ply="{ply}"])').wait_for()

    @property
    def placing(self) -> bool:
        return self.test("ghost").is_visible()

    @property
    def targets(self) -> Locator:
        """What is lit as a button: cards of the circle or the row, auction cards, powers."""
        return self.page.locator("button[data-action]:visible")

    def decide(self, choice: int = 0) -> None:
        """One decision: the lit target of this number, or the card where its ghost stands."""
        ply = self.ply
        if self.placing:
            self.test("ghost").click()
        else:
            self.targets.nth(min(choice, self.targets.count() - 1)).click()
        self.wait_after(ply)

    def decide_by_tapping(self) -> None:
        """One decision on a touch screen: the first tap only shows, the second one does it."""
        sentence = self.sentence()
        target = self.test("ghost") if self.placing else self.targets.first
        target.tap()
        self.test("tap-again").wait_for(state="attached")
        assert self.sentence() == sentence
        target.tap()
        expect(self.test("prompt")).not_to_have_text(sentence, timeout=PATIENCE)

    def play(self, decisions: int, choice: int = 0) -> int:
        """So many decisions, fewer when the game ends; how many were made."""
        for made in range(decisions):
            if not self.wait_turn():
                return made
            lift = self.test("lift")
            if lift.is_visible():
                lift.click()
            self.decide(choice)
        return decisions

    def until_placing(self) -> None:
        for _ in range(20):
            self.wait_turn()
            if self.placing:
                return
            self.decide()
        raise AssertionError("no card came to be placed")

    def until_placing_by_tapping(self) -> None:
        for _ in range(20):
            self.wait_turn()
            if self.placing:
                return
            self.decide_by_tapping()
        raise AssertionError("no card came to be placed")

    # Looking

    def sentence(self) -> str:
        return self.test("prompt").inner_text()

    def expect_sentence(self, part: str) -> None:
        expect(self.test("prompt")).to_contain_text(part, timeout=PATIENCE)
