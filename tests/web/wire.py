"""The line between a page and the server, for tests that read it, change what comes or cut it."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Message = dict[str, Any]


class Wire:
    def __init__(self, page: Page) -> None:
        self.sent: list[Message] = []
        self.heard: list[Message] = []
        self.opened = 0
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
        server = line.connect_to_server()

        def outwards(text: str | bytes) -> None:
            message = json.loads(text)
            self.sent.append(message)
            if self.passes(message):
                server.send(text)

        def inwards(text: str | bytes) -> None:
            message = json.loads(text)
            self.change(message)
            self.heard.append(message)
            line.send(json.dumps(message))

        line.on_message(outwards)
        server.on_message(inwards)

    def last(self, kind: str) -> Message:
        """The last message of this kind that the page has heard."""
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    def tell(self, **changes: Any) -> None:
        """The last state once more, changed."""
        state = {**self.last("state"), **changes}
        self.heard.append(state)
        self.line.send(json.dumps(state))
