"""The line between a page and the server, for tests that read it, change what comes or cut it."""

import copy
import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from boomtown.table.changes import apply_changes

Message = dict[str, Any]


def whole(message: Message, last: Message) -> Message:
    """What the server said, with a whole state in the place of what has changed since the last one."""
    if message["type"] != "changes":
        return message
    state = apply_changes(last, message["changes"])
    assert isinstance(state, dict)
    return {**state, "number": message["number"], "log_from": message["log_from"], "log": message["log"]}


class Wire:
    def __init__(self, page: Page) -> None:
        self.sent: list[Message] = []
        self.heard: list[Message] = []
        self.opened = 0
        self._state: Message = {}
        self.broken = False
        self.refuse: tuple[int, str] | None = None  # a close code and the sentence before it
        # What becomes of a message of the server on its way, and whether one of the page goes on to the server.
        self.change: Callable[[Message], None] = lambda message: None
        self.passes: Callable[[Message], bool] = lambda message: True
        page.route_web_socket(re.compile("/live"), self._open)

    def _open(self, line: WebSocketRoute) -> None:
        self.opened += 1
        self.line = line
        if self.broken:
            line.close()
            return
        if self.refuse:
            code, text = self.refuse
            line.send(json.dumps({"type": "error", "key": "", "params": {}, "text": text}))
            line.close(code=code)
            return
        server = self._server = line.connect_to_server()

        def outwards(text: str | bytes) -> None:
            message = json.loads(text)
            self.sent.append(message)
            if self.passes(message):
                server.send(text)

        def inwards(text: str | bytes) -> None:
            message = self._whole(json.loads(text))
            self.change(message)
            self.heard.append(message)
            line.send(json.dumps(message))

        line.on_message(outwards)
        server.on_message(inwards)

    def _whole(self, message: Message) -> Message:
        """The message, with a whole state in the place of what has changed; the page takes either."""
        message = whole(message, self._state)
        if message["type"] in ("state", "refused"):
            self._state = copy.deepcopy(message.get("state", message))
        return message

    def last(self, kind: str) -> Message:
        """The last message of this kind that the page has heard."""
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    def send(self, message: Message) -> None:
        """Something in the name of the page."""
        self._server.send(json.dumps(message))

    def tell(self, **changes: Any) -> None:
        """The last state once more, changed."""
        state = {**self.last("state"), **changes}
        self.heard.append(state)
        self.line.send(json.dumps(state))
