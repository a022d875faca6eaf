"""Notices by e-mail and webhook, as a person sets them up, gets them and ends them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table.receivers import HookServer, MailBox
from tests.web.conftest import Server, flawless
from tests.web.player import PHONE, Player
from tests.web.test_shape import check_shape, serious


@pytest.fixture
def mails() -> Iterator[MailBox]:
    with MailBox() as found:
        yield found


@pytest.fixture
def mailing(mails: MailBox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that sends mail."""
    monkeypatch.setenv("BOOMTOWN_MAIL", mails.address)
    found = Server(tmp_path)
    yield found
    found.stop()


def test_a_mail_is_confirmed_comes_once_leads_to_the_table_and_is_ended_by_one_click(
    browser: Browser, mailing: Server, mails: MailBox
) -> None:
    desk = browser.new_context(base_url=mailing.address, locale="en-GB", service_workers="block")
    phone = browser.new_context(
        base_url=mailing.address,
        viewport=PHONE,
        locale="en-GB",
        has_touch=True,
        is_mobile=True,
        service_workers="block",
    )
    with flawless(desk, []) as page, flawless(phone, ["404"]) as other:
        player = Player(page)
        player.set_up("wagons", "person", "open")
        guest = Player(other).join(player.test("invitation").input_value())
        page.get_by_role("tab", name="Seats").click()
        player.test("notice-target").fill("anna@example.org")
        player.test("notice-add").click()
        expect(player.test("notice")).to_contain_text("waits for your answer to our mail")
        assert serious(page) == []
        mail = mails.wait(1).get_content()
        page.goto(re.findall(r"\S+/confirm#\S+", mail)[0])
        expect(player.test("notice-done")).to_contain_text("when it is your turn")
        assert serious(page) == []
        guest.wait_turn()
        while guest.table.get_attribute("data-turn") == "true":
            guest.decide_by_tapping()
        told = mails.wait(2).get_content()
        assert "It is your turn at Circle the Wagons, with Bea." in told
        # The link carries no key, and this browser knows it.
        link = re.findall(r"Open the table: (\S+)", told)[0]
        assert "#" not in link
        page.goto(link)
        assert player.wait_turn()
        # Another browser does not.
        other.goto(link.replace(link.rpartition("/")[2], "not-a-table"))
        expect(guest.test("keyless")).to_be_visible()
        check_shape(other)
        page.goto(re.findall(r"\S+/stop#\S+", told)[0])
        expect(player.test("notice-done")).to_contain_text("No notices about this table")
        assert len(mails.mails) == 2


def test_a_webhook_is_tried_at_once_and_a_bad_address_is_explained(
    player: Player, phone: Page, provoked: list[str]
) -> None:
    provoked.append("422")
    with HookServer() as hooks:
        player.set_up("wagons", "person", "open")
        Player(phone).join(player.test("invitation").input_value())
        hooks.answer = (404, {})
        player.test("notice-kind").select_option("discord")
        player.test("notice-target").fill(f"{hooks.address}/x")
        player.test("notice-add").click()
        expect(player.test("notice-trouble")).to_contain_text("Nothing arrived there")
        assert serious(player.page) == []
        hooks.answer = (204, {})
        player.test("notice-add").click()
        expect(player.test("notice")).to_contain_text(f"{hooks.address}/x")
        player.test("notice-remove").click()
        expect(player.test("notice")).to_have_count(0)
