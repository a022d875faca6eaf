"""Carries notices to people who are not at the table: by e-mail (SMTP) or to a webhook (Discord, ntfy, Matrix).

A notice never holds a key, a card or a seed. Its links lead to the table, which only a browser that knows the key can
open, and to the end of the notices, which is all that its token is good for.
"""

import asyncio
import logging
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid
from typing import Literal, NamedTuple
from urllib.parse import unquote, urlsplit, urlunsplit

import aiosmtplib
import httpx

from boomtown.table.refusals import CannotServe, Refusal
from boomtown.table.safe_hosts import CheckedTransport, checked_address

LOGGER = logging.getLogger("boomtown.table")

HookKind = Literal["discord", "ntfy", "matrix"]
HOOK_KINDS: tuple[HookKind, ...] = ("discord", "ntfy", "matrix")
SECONDS = 10.0
# A long link would be folded and encoded, which no mail program reads in List-Unsubscribe.
MAIL_POLICY = SMTP.clone(max_line_length=998, cte_type="7bit")
LONGEST_TARGET = 400


class NoticeOptions(NamedTuple):
    """What the operator has set up."""

    url: str = ""  # where people reach the server
    mail: str = ""  # smtp://user:password@host:port, or smtps://
    sender: str = ""  # the address that mails come from
    private_hooks: bool = False  # players' webhooks may be in private networks
    hooks: tuple[tuple[str, str], ...] = ()  # kind and address: told of every turn at tables with days for a turn

    def with_url(self, url: str) -> "NoticeOptions":
        return self if self.url else self._replace(url=url)


class Notice(NamedTuple):
    title: str
    text: str
    link: str  # to the table
    stop: str  # the page that ends the notices; empty for the operator's own
    stop_call: str = ""  # the same for mail programs
    stop_word: str = ""
    open_word: str = ""

    @property
    def lines(self) -> str:
        end = f"\n{self.stop_word}: {self.stop}" if self.stop else ""
        return f"{self.text}\n{self.open_word}: {self.link}\n{end}".rstrip()


class Undelivered(Exception):
    """A notice did not arrive. The message names no address, for addresses of webhooks are secrets."""


def check_options(options: NoticeOptions) -> None:
    """Raises CannotServe when the operator's options make no sense."""
    if options.mail:
        parts = urlsplit(options.mail)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise CannotServe("notice-bad-mail")
        if not is_mail_address(options.sender):
            raise CannotServe("notice-bad-sender", {"given": options.sender})
    for kind, address in options.hooks:
        if kind not in HOOK_KINDS or not is_web_address(address):
            raise CannotServe("notice-bad-hook", {"kinds": ", ".join(HOOK_KINDS)})
    if options.url and not is_web_address(options.url):
        raise CannotServe("notice-bad-url", {"given": options.url})


def read_hooks(given: list[str]) -> tuple[tuple[str, str], ...]:
    """Hooks of the command line, each KIND=ADDRESS."""
    return tuple((kind, address) for kind, _, address in (hook.partition("=") for hook in given))


def is_mail_address(text: str) -> bool:
    if not 3 <= len(text) <= 254 or any(letter.isspace() or not letter.isprintable() for letter in text):
        return False
    try:
        address = Address(addr_spec=text)
    except (MessageError, ValueError, IndexError):
        return False
    if address.domain.startswith("["):
        return False  # a number instead of a name may be in the mail server's own network
    return bool(address.username and "." in address.domain.strip(".")) or text.endswith("@localhost")


def is_web_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return (
            len(text) <= LONGEST_TARGET
            and parts.scheme in ("http", "https")
            and bool(parts.hostname)
            and parts.port != 0  # reading an impossible port raises ValueError
            and text.isprintable()
        )
    except ValueError:
        return False


class Messengers:
    def __init__(self, options: NoticeOptions) -> None:
        self.options = options

    def offers(self, kind: str) -> bool:
        return bool(self.options.mail) if kind == "mail" else kind in HOOK_KINDS

    async def check(self, kind: str, target: str) -> None:
        """Raises Refusal when nothing can be sent there."""
        if not self.offers(kind):
            raise Refusal(409, "notice-no-mail")
        if kind == "mail":
            if not is_mail_address(target):
                raise Refusal(422, "notice-bad-address")
            return
        if not is_web_address(target) or (kind == "ntfy" and not ntfy_topic(target)):
            raise Refusal(422, "notice-bad-webhook")
        parts = urlsplit(target)
        await checked_address(parts.hostname or "", parts.port or 443, self.options.private_hooks)

    async def send(self, kind: str, target: str, notice: Notice, by_operator: bool = False) -> None:
        if kind == "mail":
            await self._mail(target, notice)
        else:
            await self._call(kind, target, notice, self.options.private_hooks or by_operator)

    async def _mail(self, target: str, notice: Notice) -> None:
        server = urlsplit(self.options.mail)
        message = EmailMessage(MAIL_POLICY)
        message["From"] = self.options.sender
        message["To"] = target
        message["Subject"] = notice.title
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = make_msgid(domain=self.options.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if notice.stop_call:
            message["List-Unsubscribe"] = f"<{notice.stop_call}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(notice.lines + "\n")
        try:
            await aiosmtplib.send(
                message.as_bytes(),
                sender=self.options.sender,
                recipients=[target],
                hostname=server.hostname,
                port=server.port,
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=server.scheme == "smtps",
                timeout=SECONDS,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise Undelivered(type(error).__name__) from error

    async def _call(self, kind: str, target: str, notice: Notice, allow_private: bool) -> None:
        where, body = payload(kind, target, notice)
        transport = CheckedTransport(allow_private)
        try:
            # The body of the answer is not read: it may be endless.
            async with (
                asyncio.timeout(SECONDS),
                httpx.AsyncClient(transport=transport, timeout=SECONDS, trust_env=False) as client,
                client.stream("POST", where, json=body) as answer,
            ):
                if not answer.is_success:
                    raise Undelivered(str(answer.status_code))
        except (httpx.HTTPError, httpx.InvalidURL, ValueError, TimeoutError) as error:
            raise Undelivered(type(error).__name__) from error


def ntfy_topic(target: str) -> str:
    return urlsplit(target).path.rstrip("/").rpartition("/")[2]


def payload(kind: str, target: str, notice: Notice) -> tuple[str, dict[str, object]]:
    """Where to send a notice, and what, as each kind of webhook wants it."""
    if kind == "discord":
        # Somebody may be called @everyone.
        return target, {"content": f"**{notice.title}**\n{notice.lines}", "allowed_mentions": {"parse": []}}
    if kind == "ntfy":
        topic, parts = ntfy_topic(target), urlsplit(target)
        where = urlunsplit(parts._replace(path=parts.path.rstrip("/").removesuffix(topic)))
        return where, {"topic": topic, "title": notice.title, "message": notice.lines, "click": notice.link}
    text = f"{notice.title}\n{notice.lines}"
    return target, {"msgtype": "m.text", "body": text, "text": text}
