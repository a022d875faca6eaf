"""Follows a lesson in a browser: reads the note, and does what it asks for with what is lit on the board."""

import os
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.board_player import HIT
from tests.web.player import PHONE, Player

# More notes than any lesson has.
MOST_NOTES = 200
RING = 1000  # milliseconds until the object that a note speaks of has its ring, if it is in sight
# For whoever wants to look at every note: a folder for pictures.
PICTURES = os.environ.get("BOOMTOWN_LESSON_PICTURES")


class LessonPlayer(Player):
    def __init__(self, page: Page, touch: bool = False) -> None:
        super().__init__(page)
        self.touch = touch
        self.game = ""
        self.said: list[str] = []  # every note that was read
        self.pointed = 0  # notes that pointed at something in sight

    def begin(self, game: str, language: str = "en") -> "LessonPlayer":
        """From the box in the lobby."""
        self.page.add_init_script(
            f"localStorage.setItem('boomtown-settings', JSON.stringify({{language: '{language}'}}))"
        )
        self.game = game
        self.page.goto("/")
        # Not by mouse where there is none: it would rest there and look at whatever comes to lie under it.
        self.press(self.test(f"learn-{game}"))
        self.note.wait_for()
        return self

    @property
    def note(self) -> Locator:
        return self.test("lesson")

    def follow(self, notes: int = MOST_NOTES) -> bool:
        """Follow so many notes; True when the lesson has come to its end."""
        for _ in range(notes):
            if not self.follow_note():
                return True
        return False

    def follow_note(self) -> bool:
        """One note; False at the end of the lesson."""
        self.test("skeleton").wait_for(state="detached")
        if not self.note.is_visible():
            return False
        kind, step = self.note.evaluate("note => [note.dataset.kind, Number(note.dataset.step)]")
        if kind in ("script", "bots"):
            self.watch(step)
            return True
        if self.test("lesson-show").is_visible():
            # The note of a turn that goes on was read before.
            self.decide_once()
            return True
        words = self.test("lesson-words")
        expect(words).not_to_be_empty()
        if kind == "answer":
            expect(words).to_contain_text(re.compile(r"\d"))
        self.look(step)
        if kind in ("look", "answer"):
            self.press(self.test("lesson-next"))
        else:
            # On a small screen a note that has been read makes room for the board.
            if self.touch:
                self.press(self.test("lesson-fold"))
            self.decide_once()
        self.wait_beyond(step, by_move=kind == "free")
        return True

    def watch(self, step: int) -> None:
        """The others play, and may ask something in between."""
        beyond = self.beyond(step)
        asked = self.page.locator("[data-test=table][data-turn=true] .board [data-action]:visible")
        beyond.or_(asked).first.wait_for()
        if not beyond.first.is_visible():
            self.decide_once()

    def look(self, step: int) -> None:
        """What a learner sees at this note."""
        self.said.append(self.test("lesson-words").inner_text())
        if self.note.get_attribute("data-at"):
            ring = self.page.locator(".ring[aria-hidden=true]").first
            try:
                ring.wait_for(timeout=RING)
                self.pointed += 1
            except TimeoutError:
                pass  # what it speaks of is not in sight
        if PICTURES:
            size = self.page.viewport_size or PHONE
            name = f"{self.game}-{size['width']}x{size['height']}"
            self.page.wait_for_timeout(500)
            self.page.screenshot(path=Path(PICTURES) / f"{name}-{len(self.said):02}.png")

    def wait_beyond(self, step: int, by_move: bool = False) -> None:
        """Until the note is another one, or after a move of a free turn until the page has it."""
        if not by_move:
            self.beyond(step).first.wait_for()

    def beyond(self, step: int) -> Locator:
        gone = "[data-test=table]:not(:has([data-test=lesson]))"
        return self.page.locator(f'[data-test=lesson]:not([data-step="{step}"]), {gone}')

    def decide_once(self) -> None:
        """The one thing that is asked for, or whatever is lit first."""
        ply = self.ply
        if self.test("place").is_visible():
            if self.test("place").is_disabled():
                self.press(self.test("turn"))
            self.press(self.test("place"))
        elif self.test("build-here").is_visible():
            self.press(self.test("build-here"))
        elif self.placing:
            self.hit_twice(self.test("ghost"), ply)
        else:
            self.hit_lit(ply)
        self.wait_after(ply)

    def hit_lit(self, ply: int) -> None:
        """Something lit in sight that stands for an action; what begins a chain plays more than this action."""
        lit = self.page.locator(".board [data-action]:not([data-chain]):visible")
        lit.first.wait_for()
        action = lit.first.get_attribute("data-action")
        target = self.page.locator(f'.board [data-action="{action}"]:not([data-chain]):visible').first
        self.hit_twice(target, ply)

    def hit_twice(self, target: Locator, ply: int) -> None:
        """On a touch screen the first tap shows, the second one does it, unless it was shown already."""
        if not self.touch or self.test("tap-again").count():
            self.hit(target)
            return
        self.hit(target)
        self.wait_until(lambda: self.ply != ply or self.test("tap-again").count() > 0, "that the tap is answered")
        if self.ply == ply:
            self.hit(target)

    def hit(self, target: Locator) -> None:
        """A click or a tap where the target itself is hit."""
        point = target.evaluate(HIT)
        assert point is not None, f"{target} is covered"
        if self.touch:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def press(self, button: Locator) -> None:
        if self.touch:
            button.tap()
        else:
            button.click()
