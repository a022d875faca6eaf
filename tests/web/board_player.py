"""Plays on a board by clicking the object that stands for an action, for games whose boards show every legal one."""

import json
import random
from collections.abc import Mapping
from typing import Any, Self

from playwright.sync_api import Locator, Page, WebSocket

import boomtown
from tests.web.player import MOMENT, PATIENCE, Player
from tests.web.wire import whole

Point = tuple[float, float]

# A point where an element itself is hit, for shapes whose middle is not part of them; null if nothing of it is. What
# travels has to arrive first, or another card may lie there a moment later.
HIT = """async element => {
  const ends = ({ effect, playState }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity
  const travels = document.getAnimations().filter(ends)
  await Promise.allSettled(travels.map(({ finished }) => finished))
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

# Those of some actions that no visible object stands for; a button in the bar of actions is none.
WITHOUT_OBJECT = """actions => {
  const shown = new Set([...document.querySelectorAll('.board [data-action]')]
    .filter(element => !element.closest('.bar') && element.checkVisibility({visibilityProperty: true}))
    .map(element => Number(element.dataset.action)))
  return actions.filter(action => !shown.has(action))
}"""


class BoardPlayer(Player):
    """Follows what the page and the server tell each other, so that it knows what is legal and what was sent."""

    game: str
    # Verbs whose objects are reached in several clicks.
    in_steps: frozenset[str] = frozenset()
    # Actions without an object of their own.
    buttons: frozenset[str] = frozenset()
    # Verbs that close a turn or a question.
    closing: frozenset[str] = frozenset()
    # Where the board lists what no object stands for.
    leftovers = "fallback"
    # Of the bots at its tables; None for what a table takes by itself.
    level: str | None = None

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        super().__init__(page)
        self.vocabulary = boomtown.game(self.game).actions
        self.seed = seed
        self.touch = touch
        self.state: dict[str, Any] = {}
        self.links: Mapping[str, str] = {}  # the table with its keys
        self.socket: WebSocket | None = None  # of the table on the page
        self.sent: list[dict[str, Any]] = []  # the moves that the page has sent
        self.done: dict[str, int] = {}  # by the id of a move that was carried out, the number of moves after it
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", lambda payload: self._received(socket, payload))
        socket.on("framesent", self._sent)

    def _received(self, socket: WebSocket, payload: str | bytes) -> None:
        if socket is not self.socket:
            return  # of the table that was left
        message = whole(json.loads(payload), self.state)
        if message["type"] == "done":
            self.done[message["id"]] = message["ply"]
        if message["type"] in ("state", "refused"):
            state = message.get("state", message)
            # Each has only the events that are new; what is known already is kept.
            log = self.state.get("log", [])[: state["log_from"]] + state["log"]
            self.state = {**state, "log": log}

    def _sent(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "move":
            self.sent.append(message)

    @property
    def verbs(self) -> set[str]:
        """The verbs of all that the page has sent."""
        return {self.verb(move["action"]) for move in self.sent}

    def verb(self, action: int) -> str:
        return self.vocabulary.named(action)[0]

    # Coming to a table

    def sit(self, *kinds: str, **options: object) -> Self:
        """A table with these kinds of seats and options."""
        seats = [{"kind": kind, "level": self.level if kind == "bot" else None} for kind in kinds]
        body = {"game": self.game, "seats": seats, "options": options}
        return self.open(self.page.request.post("/api/tables", data=body).json())

    def sit_at_record(self, record: str) -> Self:
        """A table that goes on from a record, with everybody at this screen."""
        headers = {"Content-Type": "text/plain"}
        return self.open(self.page.request.post("/api/records", data=record, headers=headers).json())

    def open(self, table: Mapping[str, str]) -> Self:
        self.links = table
        self.state = {}
        self.socket = None
        self.page.goto(f"/table/{table['table']}/{table['key']}")
        self.table.wait_for()
        return self

    def without_curtain(self) -> Self:
        """Several people at one screen trust each other from now on."""
        self.page.add_init_script("localStorage.setItem('boomtown-settings', JSON.stringify({curtain: false}))")
        return self

    # Deciding

    def asked(self) -> bool:
        """Whether this browser is asked something, once the page shows the last state; False when the game is over."""
        if not self.wait_turn():
            return False
        # Where several choose at once, the page may still show the turn that the last answer has ended.
        self.wait_until(lambda: self.over or (self.ply == self.state["ply"] and self.is_asked()))
        return not self.over

    def is_asked(self) -> bool:
        return any(seat in self.state["pending"] for seat in self.state["mine"])

    @property
    def seat(self) -> int:
        """The seat from which the page looks, as far as it is asked."""
        return int(next(seat for seat in self.state["mine"] if seat in self.state["pending"]))

    @property
    def legal(self) -> list[int]:
        return list(self.state["legal"].get(str(self.seat), []))

    @property
    def view(self) -> Mapping[str, Any]:
        view: Mapping[str, Any] = self.state["views"][str(self.seat)]
        return view

    def check_shown(self) -> None:
        """Every legal action has its object on the board, and the list of those without one is empty."""
        assert self.test(self.leftovers).count() == 0, self.test(self.leftovers).all_inner_texts()
        if self.touch:
            return
        actions = [action for action in self.legal if self.verb(action) not in self.in_steps]
        lost = {self.vocabulary.format(action) for action in self.page.evaluate(WITHOUT_OBJECT, actions)}
        assert lost <= self.buttons, lost - self.buttons

    def step(self) -> bool:
        """One random decision; False when the game is over."""
        if not self.asked():
            return False
        self.check_shown()
        self.do(self.choice())
        return True

    def choice(self) -> int:
        """A legal action, first what was never done; ends of turns and questions less often, so that much happens."""
        rng, done = self.rng, self.verbs
        others = [action for action in self.legal if self.verb(action) not in self.closing]
        fresh = [action for action in others if self.verb(action) not in done]
        return rng.choice(fresh or (others if others and rng.random() < 0.9 else self.legal))

    @property
    def rng(self) -> random.Random:
        """Chance that depends on nothing but how many decisions were made, so that a game is the same in every run."""
        return random.Random(f"{self.seed} {len(self.sent)}")

    def do(self, action: int) -> None:
        """Carries out a legal action by clicking what is lit."""
        made = len(self.sent)
        self.prepare(action)
        # What begins a chain plays more than this action.
        targets = self.page.locator(f'.board [data-action="{action}"]:not([data-chain])')
        targets.first.wait_for(state="attached")
        self.click(self.visible(targets), twice=True)
        self.wait_until(lambda: len(self.sent) > made, self.vocabulary.format(action))
        assert self.vocabulary.format(self.sent[made]["action"]) == self.vocabulary.format(action)
        self.wait_shown(self.sent[made])

    def wait_shown(self, move: Mapping[str, Any]) -> None:
        """Until the page shows what a move has led to; a later position alone may be due to others who choose too."""
        self.wait_until(lambda: move["id"] in self.done, "that the move is carried out")
        self.wait_until(lambda: self.ply >= self.done[move["id"]], "that the page shows the move")

    def press(self, key: str) -> None:
        """A key that decides."""
        made = len(self.sent)
        self.page.keyboard.press(key)
        self.wait_until(lambda: len(self.sent) > made, key)
        self.wait_shown(self.sent[made])

    def prepare(self, action: int) -> None:
        """The clicks before the one that sends an action."""

    def visible(self, targets: Locator) -> Locator:
        """One of these that is in sight; on a phone its part is opened first."""
        found = [target for target in targets.all() if target.is_visible()]
        if not found:
            self.open_part(targets.first)
            found = [target for target in targets.all() if target.is_visible()]
        return self.rng.choice(found)

    def open_part(self, target: Locator) -> None:
        """On a phone a board shows one of its parts at a time."""
        part = target.evaluate("element => element.closest('[data-part]').dataset.part")
        self.page.locator(f".parts [data-opens={part}]").click()

    def click(self, target: Locator, twice: bool = False) -> None:
        """A click where the target itself is hit. On a touch screen a first tap only shows what a second one does."""
        if not self.touch:
            self.page.mouse.click(*self.reach(target))
            return
        self.page.touchscreen.tap(*self.reach(target))
        if twice:
            self.test("tap-again").wait_for(state="attached")
            self.page.touchscreen.tap(*self.reach(target))

    def reach(self, target: Locator) -> Point:
        """A point where the target itself is hit, as soon as there is one."""
        point = self.hit(target)
        if point is None:
            # What was read at the last place of the pointer lies over it until the pointer goes on.
            self.page.mouse.move(0, 0)
        for _ in range(PATIENCE // MOMENT):
            if point is not None:
                return point
            self.page.wait_for_timeout(MOMENT)
            point = self.hit(target)
        raise AssertionError(f"{target} is covered")

    def hit(self, target: Locator) -> Point | None:
        """A point where the target itself is hit, None if nothing of it is in reach."""
        point: Point | None = target.evaluate(HIT)
        return point

    def play_on(self, decisions: int) -> int:
        """So many random decisions, fewer when the game ends; how many were made."""
        for made in range(decisions):
            if not self.step():
                return made
        return decisions
