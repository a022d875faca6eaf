"""Real servers on loopback that receive what is sent to people: a mail server and one for webhooks."""

import json
import socket
import threading
import time
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.table.harness import TIMEOUT, Doc


class MailBox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.raw: list[str] = []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"smtp://127.0.0.1:{port}"
        self._controller = Controller(self, hostname="127.0.0.1", port=port)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        mail = message_from_bytes(content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.raw.append(content.decode())
        self.mails.append(mail)
        return "250 OK"

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._controller.stop()

    def wait(self, count: int) -> EmailMessage:
        """The mail of that number."""
        until(lambda: len(self.mails) >= count)
        return self.mails[count - 1]


class HookServer:
    """A server for webhooks that keeps what it gets, and answers as it is told."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, Doc]] = []
        self.answer: tuple[int, dict[str, str]] = (204, {})
        hooks = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body: Any = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                hooks.calls.append((self.path, body))
                status, headers = hooks.answer
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def wait(self, count: int) -> Doc:
        until(lambda: len(self.calls) >= count)
        return self.calls[count - 1][1]


def until(holds: Callable[[], bool]) -> None:
    begun = time.monotonic()
    while not holds():
        assert time.monotonic() - begun < TIMEOUT, "nothing came"
        time.sleep(0.05)
