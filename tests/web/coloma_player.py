"""Plays Coloma in a browser: any legal action, by clicking the object on the board that stands for it."""

import json
import random
from collections.abc import Mapping
from typing import Any, Self

from playwright.sync_api import Locator, Page, WebSocket

import boomtown
from tests.web.player import Player

VOCABULARY = boomtown.game("coloma").actions

# A point where an element itself is hit, for shapes whose middle is not part of them; null if nothing of it is.
HIT = """element => {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94]
  for (const down of shares) {
    for (const across of shares) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down]
      const found = document.elementFromPoint(x, y)
      if (found !== null && element.contains(found)) return [x, y]
    }
  }
  return null
}"""


class ColomaPlayer(Player):
    """Follows the states that the server sends, so that it knows what is legal."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        super().__init__(page)
        self.rng = random.Random(seed)
        self.touch = touch
        self.state: dict[str, Any] = {}
        self.verbs: set[str] = set()
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)

    def _received(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "state":
            self.state = message

    # Coming to a table

    def sit(self, *kinds: str, **options: object) -> Self:
        """A table with these kinds of seats and options."""
        body = {"game": "coloma", "seats": [{"kind": kind} for kind in kinds], "options": options}
        made = self.page.request.post("/api/tables", data=body)
        assert made.ok, made.text()
        table = made.json()
        self.page.goto(f"/table/{table['table']}/{table['key']}")
        self.table.wait_for()
        return self

    # Deciding

    @property
    def seat(self) -> int:
        """The seat from which the page looks, as far as it is asked."""
        return next(seat for seat in self.state["mine"] if seat in self.state["pending"])

    @property
    def legal(self) -> list[int]:
        return list(self.state["legal"].get(str(self.seat), []))

    @property
    def view(self) -> Mapping[str, Any]:
        view: Mapping[str, Any] = self.state["views"][str(self.seat)]
        return view

    def step(self) -> bool:
        """One random decision; False when the game is over."""
        if not self.wait_turn():
            return False
        while self.ply != self.state["ply"]:  # the page draws a state a little after it has come
            self.page.wait_for_timeout(20)
        assert self.test("unshown").count() == 0, self.test("unshown").inner_text()
        self.do(self.choice())
        return True

    def choice(self) -> int:
        """A legal action, ends of turns and questions less often, so that much happens."""
        closing = {VOCABULARY.parse(word) for word in ("end", "done")}
        legal = self.legal
        others = [action for action in legal if action not in closing]
        return self.rng.choice(others if others and self.rng.random() < 0.9 else legal)

    def do(self, action: int) -> None:
        """Carries out a legal action by clicking."""
        ply = self.ply
        verb, arguments = VOCABULARY.named(action)
        self.verbs.add(verb)
        if verb in ("top", "bottom"):
            card = VOCABULARY.format(action).split()[1]
            self.click(self.page.locator(f'.hand [data-ref="card:{card}"]').first)
        if verb == "duel":
            self.click(self.site(arguments["pioneer"]))
        targets = self.page.locator(f'.board [data-action="{action}"]')
        targets.first.wait_for(state="attached")
        self.click(self.visible(targets), twice=True)
        self.wait_after(ply)

    def site(self, number: int) -> Locator:
        return self.page.locator(f'svg [data-ref="site:{number}"]')

    def visible(self, targets: Locator) -> Locator:
        """One of these that is in sight; on a phone its part is opened first."""
        found = [target for target in targets.all() if target.is_visible()]
        if not found:
            part = targets.first.evaluate("element => element.closest('[data-part]')?.dataset.part")
            names = ["wheel", "map", "mine", "others"]
            self.page.locator(".parts button").nth(names.index(part)).click()
            found = [target for target in targets.all() if target.is_visible()]
        return self.rng.choice(found)

    def click(self, target: Locator, twice: bool = False) -> None:
        """A click where the target itself is hit. On a touch screen a first tap only shows what a second one does."""
        point = target.evaluate(HIT)
        assert point is not None, f"{target} is covered"
        if not self.touch:
            self.page.mouse.click(*point)
            return
        self.page.touchscreen.tap(*point)
        if twice:
            self.page.wait_for_timeout(300)
            point = target.evaluate(HIT)
            assert point is not None, f"{target} was covered by the first tap"
            self.page.touchscreen.tap(*point)

    def play_on(self, decisions: int) -> int:
        """So many random decisions, fewer when the game ends; how many were made."""
        for made in range(decisions):
            if not self.step():
                return made
        return decisions
