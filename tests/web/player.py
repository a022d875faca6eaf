"""Plays in a browser the way a person does: by looking at what is lit and clicking it."""

from playwright.sync_api import Locator, Page, ViewportSize, expect

PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 20_000  # milliseconds; eight workers may share two cores


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
        self.page.wait_for_timeout(200)
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
